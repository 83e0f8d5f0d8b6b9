//! The page: three tables, of the faulty, of those with a flat table of positions, of the fair.

use super::program::{Audit, Program};
use super::said::{Caught, Said};

/// One audit of one program.
#[derive(Debug)]
pub(crate) struct Row {
    id: String,
    kind: String,
    /// Cards a deal.
    dealt: String,
    /// Deals that the program was asked for.
    lines: u64,
    is_fair: bool,
    is_seeded: bool,
    is_flat: bool,
    said: Said,
}

impl Row {
    pub(crate) fn new(program: &Program, audit: &Audit, said: Said) -> Self {
        Self {
            id: program.id.clone(),
            kind: program.kind.clone(),
            dealt: audit.dealt.clone(),
            lines: audit.lines,
            is_fair: program.is_fair,
            is_seeded: program.is_seeded,
            is_flat: audit.is_flat,
            said,
        }
    }

    fn suspect(&self) -> String {
        format!("[{0}](../corpora/suspects/{0}/about.json)", self.id)
    }

    /// `count`, or that it is another one in each run.
    fn steady(&self, count: u64) -> String {
        if self.is_seeded { grouped(count) } else { "varies".to_owned() }
    }

    /// The fault that was named.
    fn named(&self) -> String {
        match &self.said.named {
            Some(fault) => format!("[{fault}](faults/{fault}.md)"),
            None => "no known mistake".to_owned(),
        }
    }

    fn caught_by(&self) -> String {
        if !self.is_seeded {
            return "varies".to_owned();
        }
        let names: Vec<String> = self.said.caught_by.iter().map(name).collect();
        names.join(", ")
    }
}

fn name(caught: &Caught) -> String {
    let Caught { test, frame } = caught;
    let frame = if frame.is_empty() { String::new() } else { format!(" ({frame})") };
    format!("[{test}](tests/{test}.md){frame}")
}

/// Thousands set apart by commas.
pub(crate) fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The whole page.
pub(crate) fn page(rows: &[Row]) -> String {
    let mut page = HEAD.to_owned();
    for row in rows.iter().filter(|row| !row.is_fair) {
        let sure = row.said.sure.map_or("at the end".to_owned(), |sure| row.steady(sure));
        let cells = [
            row.suspect(),
            row.kind.clone(),
            row.dealt.clone(),
            grouped(row.lines),
            row.steady(row.said.deals),
            "misdeal".to_owned(),
            sure,
            row.caught_by(),
            row.named(),
        ];
        page.push_str(&line(&cells));
    }
    page.push_str(FLAT);
    for row in rows.iter().filter(|row| row.is_flat) {
        page.push_str(&line(&[row.suspect(), row.dealt.clone(), row.caught_by()]));
    }
    page.push_str(FAIR);
    for row in rows.iter().filter(|row| row.is_fair) {
        let (kind, dealt) = (row.kind.clone(), row.dealt.clone());
        let deals = grouped(row.said.deals);
        page.push_str(&line(&[row.suspect(), kind, dealt, deals, "no evidence".to_owned()]));
    }
    page
}

fn line(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

const HEAD: &str = "\
# Suspects: small programs with a mistake, and what caught each

Each program of [corpora/suspects](../corpora/README.md) makes again, as small as can be, a mistake
that somebody published, or shuffles fairly. This is what `misdeal audit` says of each with seed 1:

```sh
misdeal audit -- corpora/suspects/sattolo-exclusive/run 10 1000 1
```

Each suspect leads to where its mistake was reported, each test to what it counts. \"Sure after\"
is the number of deals that were enough for a verdict; a fair shuffle gets it with a chance of at
most 1 in 1,000,000. Deals were then counted on, to the end or as many again. \"Caught by\" has the
tests with the smallest p over all of them, at most four of those that are evidence by themselves. A
test reads a deal as it lies or as is said behind its name: *from cards* takes the positions of the
first, second, ... card; *1 before* takes where its cards lay in the deal before, *3 before* where
they lay three deals before. \"Named as\" is the [diagnosis](diagnosis.md).

`varies` stands where a program gives other deals in each run. Programs in other languages than C
draw from the generator of their language, so another version of it may give other numbers here.

`cargo xtask suspects` writes this page, and a test holds misdeal to it.

## With a mistake

| suspect | its mistake | cards | deals asked for | valid deals | verdict | sure after \
| caught by | named as |
|---|---|---|---|---|---|---|---|---|
";

const FLAT: &str = "
## With a mistake, and a flat table of positions

In the long run these bring each card to each position equally often, so that a table of card by
position, which is all that many look at, has nothing to show. What caught them looks at the order
of cards, at whole deals, or from one deal to the next:

| suspect | cards | caught by |
|---|---|---|
";

const FAIR: &str = "
## Fair

| suspect | how it shuffles | cards | valid deals | verdict |
|---|---|---|---|---|
";

#[cfg(test)]
mod tests {
    use super::super::program::tests::program;
    use super::*;

    fn row(more: &str) -> Row {
        let program = program(more);
        let audit = &program.audits()[0];
        let caught = |test: &str, frame: &str| Caught { test: test.into(), frame: frame.into() };
        let caught_by = vec![caught("serial", ""), caught("position", "1 before")];
        Row::new(
            &program,
            audit,
            Said { deals: 1000, sure: Some(32), caught_by, named: Some("sattolo".into()) },
        )
    }

    #[test]
    fn a_row_says_what_was_found() {
        let caught = "[serial](tests/serial.md), [position](tests/position.md) (1 before)";
        let named = "[sattolo](faults/sattolo.md)";
        let page = page(&[row(r#", "flat_at": [10]"#)]);
        let id = "| [a](../corpora/suspects/a/about.json)";
        assert!(
            page.contains(&format!(
                "\n{id} | says a | 10 | 1,000 | 1,000 | misdeal | 32 | {caught} | {named} |\n"
            )),
            "{page}"
        );
        assert!(page.contains(&format!("\n{id} | 10 | {caught} |\n")), "{page}");
    }

    #[test]
    fn what_is_not_the_same_in_each_run_is_left_out() {
        let page = page(&[row(r#", "seeded": false"#)]);
        let cells = "| says a | 10 | 1,000 | varies | misdeal | varies | varies \
                     | [sattolo](faults/sattolo.md) |\n";
        assert!(page.contains(cells), "{page}");
    }

    #[test]
    fn a_fair_one_has_its_own_table() {
        let page = page(&[row(r#", "fair": true, "shows_at_lines": null"#)]);
        assert!(page.ends_with("| says a | 10 | 1,000 | no evidence |\n"), "{page}");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
