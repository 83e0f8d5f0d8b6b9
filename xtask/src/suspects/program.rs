//! The programs of corpora/suspects, and how each is audited.

use std::path::Path;

use serde_json::Value;

use super::page::grouped;

/// Deals asked of a fair program. An `about.json` may say that fewer must do.
const FAIR_LINES: u64 = 300_000;
/// Deals asked of a faulty one at least, with the same exception.
const FAULTY_LINES_MIN: u64 = 1000;

/// What an `about.json` says.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) id: String,
    /// What it does, or does wrong, in a few words.
    pub(crate) kind: String,
    pub(crate) is_fair: bool,
    /// False if each run gives other deals.
    pub(crate) is_seeded: bool,
    about: Value,
}

/// One run of a program.
#[derive(Debug, PartialEq)]
pub(crate) struct Audit {
    pub(crate) cards: u64,
    /// Deals that the program is asked for.
    pub(crate) lines: u64,
    /// Cards a deal, as the page has it: "10", "2 of 10".
    pub(crate) dealt: String,
    /// True if each card comes to each position equally often.
    pub(crate) is_flat: bool,
}

/// All of them, in the order of their names.
pub(crate) fn all(shelf: &Path) -> Result<Vec<Program>, String> {
    let cannot = |error| format!("cannot read {}: {error}", shelf.display());
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(shelf).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path().join("about.json");
        let in_file = |what: String| format!("{}: {what}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|error| in_file(error.to_string()))?;
        programs.push(Program::read(&text).map_err(in_file)?);
    }
    programs.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(programs)
}

impl Program {
    fn read(text: &str) -> Result<Self, String> {
        let about: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let word = |key: &str| about[key].as_str().ok_or(format!("no text '{key}'"));
        let flag = |key: &str| about[key].as_bool().ok_or(format!("no '{key}'"));
        let (id, kind) = (word("id")?.to_owned(), word("kind")?.to_owned());
        let (is_fair, is_seeded) = (flag("fair")?, flag("seeded")?);
        word("format")?;
        if about["suggested_n"].as_u64().is_none() {
            return Err("no number 'suggested_n'".to_owned());
        }
        Ok(Self { id, kind, is_fair, is_seeded, about })
    }

    /// With the cards that it suggests, and with 52 if that was tried.
    pub(crate) fn audits(&self) -> Vec<Audit> {
        let about = &self.about;
        let suggested = about["suggested_n"].as_u64().unwrap_or_default();
        let mut audits = vec![self.audit(suggested, &about["shows_at_lines"])];
        let at_52 = &about["verified"]["at_n52"];
        if suggested != 52 && at_52.is_object() {
            audits.push(self.audit(52, &at_52["shows_at_lines"]));
        }
        audits
    }

    fn audit(&self, cards: u64, shows_at_lines: &Value) -> Audit {
        let lines = match shows_at_lines.as_u64() {
            Some(shows) => (3 * shows).max(FAULTY_LINES_MIN),
            None => FAIR_LINES,
        };
        let lines = lines.min(self.about["lines_max"].as_u64().unwrap_or(u64::MAX));
        let flat_at = self.about["flat_at"].as_array();
        let is_flat = flat_at.is_some_and(|at| at.iter().any(|at| at.as_u64() == Some(cards)));
        let dealt = match self.partial() {
            Some(dealt) => format!("{dealt} of {cards}"),
            None => grouped(cards),
        };
        Audit { cards, lines, dealt, is_flat }
    }

    /// How many cards a deal shows, where that is not all of them: "partial: 2 ...".
    fn partial(&self) -> Option<&str> {
        self.about["format"].as_str()?.strip_prefix("partial: ")?.split(' ').next()
    }

    /// What `misdeal` is started with, in the root of the repository.
    pub(crate) fn arguments(&self, audit: &Audit) -> Vec<String> {
        let (cards, lines) = (audit.cards.to_string(), audit.lines.to_string());
        let mut words = vec!["audit", "--json"];
        if self.partial().is_some() {
            words.extend(["--of", &cards]);
        }
        let run = format!("corpora/suspects/{}/run", self.id);
        words.extend(["--", &run, &cards, &lines, "1"]);
        words.into_iter().map(str::to_owned).collect()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn program(more: &str) -> Program {
        let text = r#"{ "id": "a", "kind": "says a", "fair": false, "seeded": true,
            "format": "permutation", "suggested_n": 10, "shows_at_lines": 30"#;
        Program::read(&format!("{text}{more} }}")).unwrap()
    }

    #[test]
    fn a_faulty_program_is_asked_for_three_times_what_shows() {
        let only = program(r#", "flat_at": [10]"#);
        let ten = Audit { cards: 10, lines: 1000, dealt: "10".to_owned(), is_flat: true };
        assert_eq!(only.audits(), [ten]);
        assert_eq!(
            only.arguments(&only.audits()[0]).join(" "),
            "audit --json -- corpora/suspects/a/run 10 1000 1"
        );
        let both = program(r#", "verified": { "at_n52": { "shows_at_lines": 1000 } }"#);
        let of_52 = Audit { cards: 52, lines: 3000, dealt: "52".to_owned(), is_flat: false };
        assert_eq!(both.audits()[1], of_52);
    }

    #[test]
    fn a_fair_one_for_many_or_for_as_many_as_it_can() {
        let lines = |more| program(more).audits()[0].lines;
        assert_eq!(lines(r#", "shows_at_lines": null"#), 300_000);
        assert_eq!(lines(r#", "shows_at_lines": null, "lines_max": 3000"#), 3000);
    }

    #[test]
    fn a_part_and_a_large_deck_are_said() {
        let part = program(r#", "format": "partial: 2 distinct cards of n""#);
        let audit = &part.audits()[0];
        assert_eq!(audit.dealt, "2 of 10");
        let words = part.arguments(audit).join(" ");
        assert_eq!(words, "audit --json --of 10 -- corpora/suspects/a/run 10 1000 1");
        let large = program(r#", "suggested_n": 40000, "lines_max": 100"#);
        let audit = &large.audits()[0];
        assert_eq!((audit.dealt.as_str(), audit.lines), ("40,000", 100));
    }

    #[test]
    fn what_is_missing_is_named() {
        let error = Program::read(r#"{ "id": "a", "kind": "b", "fair": true }"#).unwrap_err();
        assert_eq!(error, "no 'seeded'");
    }
}
