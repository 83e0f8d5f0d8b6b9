//! The programs of corpora/suspects against docs/suspects.md, which says what the audit
//! found: the page cannot grow old unseen.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::corpora::{about, folders, has_language};
use crate::support::{Said, misdeal, root};

const WAY_OUT: &str = "docs/suspects.md is not of this audit; `cargo xtask suspects` writes it";

/// Deals asked of a fair program here. The page has three times as many.
const FAIR_LINES: u64 = 100_000;

/// One line of a table of the page.
struct Row {
    id: String,
    /// "10", "2 of 10".
    dealt: String,
    /// The rest, as it is written.
    cells: Vec<String>,
}

impl Row {
    fn cards(&self) -> String {
        self.dealt.rsplit(' ').next().unwrap().replace(',', "")
    }

    /// What the program printed `lines` deals for.
    fn audit(&self, lines: u64) -> Said {
        let run = format!("corpora/suspects/{}/run", self.id);
        let (cards, lines) = (self.cards(), lines.to_string());
        let mut arguments = vec!["audit", "--json"];
        if self.dealt.contains(" of ") {
            arguments.extend(["--of", &cards]);
        }
        arguments.extend(["--", &run, &cards, &lines, "1"]);
        misdeal(&arguments).output().unwrap().into()
    }

    fn about(&self) -> Value {
        about(&root().join("corpora/suspects").join(&self.id))
    }
}

fn count(cell: &str) -> u64 {
    cell.replace(',', "").parse().unwrap_or_else(|_| panic!("'{cell}' is no number"))
}

/// The words of the links of a cell, each with what stands behind it:
/// "position (1 before)".
fn linked(cell: &str) -> Vec<String> {
    let links = cell.split('[').skip(1);
    let plain = |link: &str| {
        let (word, rest) = link.split_once("](")?;
        let (_, behind) = rest.split_once(')')?;
        Some(format!("{word}{}", behind.trim_end_matches([',', ' '])))
    };
    links.map(|link| plain(link).unwrap_or_else(|| panic!("a link broke off: {cell}"))).collect()
}

/// The rows below a heading.
fn rows(heading: &str) -> Vec<Row> {
    let page = std::fs::read_to_string(root().join("docs/suspects.md")).unwrap();
    let from = page.find(&format!("\n## {heading}\n")).expect("the heading") + 1;
    let table = page[from..].split("\n## ").next().unwrap();
    let lines = table.lines().filter(|line| line.starts_with("| ["));
    lines
        .map(|line| {
            let line = line.trim_matches(['|', ' ']);
            let cells: Vec<String> = line.split(" | ").map(str::to_owned).collect();
            let id = linked(&cells[0]).remove(0);
            Row { id, dealt: cells[2].clone(), cells: cells[3..].to_vec() }
        })
        .collect()
}

/// The tests whose findings are evidence, each with its frame, as the page calls them.
fn evidence(verdict: &Value) -> BTreeSet<String> {
    let tests = verdict["tests"].as_array().unwrap().iter();
    tests
        .filter(|test| test["evidence"] == true)
        .map(|test| {
            let id = test["id"].as_str().unwrap();
            match test["frame"].as_str().unwrap() {
                "position-to-card" => id.to_owned(),
                "card-to-position" => format!("{id} (from cards)"),
                _ => format!("{id} ({} before)", test["lag"]),
            }
        })
        .collect()
}

#[test]
fn each_suspect_has_its_rows() {
    let faulty = rows("With a mistake");
    let fair = rows("Fair");
    for folder in folders("suspects") {
        let about = about(&folder);
        let id = about["id"].as_str().unwrap();
        let table = if about["fair"] == true { &fair } else { &faulty };
        let cards: Vec<String> = table.iter().filter(|row| row.id == id).map(Row::cards).collect();
        let mut expected = vec![about["suggested_n"].to_string()];
        if about["verified"]["at_n52"].is_object() && expected[0] != "52" {
            expected.push("52".to_owned());
        }
        assert_eq!(cards, expected, "{id}: {WAY_OUT}");
    }
}

/// Each with the deals that the page says: a misdeal by the tests that it names.
#[test]
fn the_faulty_are_caught_as_their_page_says() {
    for row in rows("With a mistake") {
        let (about, dealt) = (row.about(), &row.dealt);
        if !has_language(&about) {
            continue;
        }
        let id = format!("{} with {dealt} cards", row.id);
        let [lines, deals, _, sure, caught_by, named_as] = &row.cells[..] else {
            panic!("{id}: cells")
        };
        let mut said = row.audit(count(lines));
        // A race may not be lost at once.
        for _ in 0..10 {
            if said.code != Some(1) && about["seeded"] == false {
                said = row.audit(count(lines));
            }
        }
        assert_eq!(said.code, Some(1), "{id}: {}{}", said.stdout, said.stderr);
        let verdict = said.json();
        let first = &verdict["diagnosis"][0];
        assert!(is_named(first, &about), "{id}: {} {}", about["fault"], verdict["diagnosis"]);
        assert_eq!(linked(named_as), [first["fault"].as_str().unwrap()], "{id}: {WAY_OUT}");
        assert_eq!(first["fits"], true, "{id}: {first}");
        if about["seeded"] == false {
            continue;
        }
        let (found, named) = (evidence(&verdict), linked(caught_by));
        assert!(!named.is_empty(), "{id}: {WAY_OUT}");
        for test in named {
            assert!(found.contains(&test), "{id}: {test} is no evidence; {WAY_OUT}");
        }
        // A program in C draws from its own generator or from that of this library, so
        // that it deals alike wherever the library is the same.
        if about["language"] == "C" && cfg!(all(target_os = "linux", target_env = "gnu")) {
            let got = [&verdict["deals"], &verdict["sure"]["deals"]].map(Value::as_u64);
            assert_eq!(got, [Some(count(deals)), Some(count(sure))], "{id}: {WAY_OUT}");
        }
    }
}

/// The fault of the program is the one that is named, or one with the same law.
fn is_named(first: &Value, about: &Value) -> bool {
    let also = first["equivalent"].as_array().unwrap();
    first["fault"] == about["fault"] || also.contains(&about["fault"])
}

/// Fewer deals than the page has, to save time.
#[test]
fn the_fair_pass() {
    for row in rows("Fair") {
        if !has_language(&row.about()) {
            continue;
        }
        let said = row.audit(count(&row.cells[0]).min(FAIR_LINES));
        assert_eq!(said.json()["diagnosis"], serde_json::json!([]), "{}", row.id);
        assert_eq!(said.code, Some(0), "{}: {}{}", row.id, said.stdout, said.stderr);
    }
}
