//! The product audits itself: every run of `misdeal shuffle` is a deal.

use std::fmt::Write;

use crate::support::{misdeal, run};

/// Runs of one seed each, 1 to 3,000, so that the verdict is always the same.
#[track_caller]
fn no_evidence(shuffle: &str, audit: &[&str]) {
    let program = env!("CARGO_BIN_EXE_misdeal");
    let script = format!(
        "for seed in $(seq 3000); do '{program}' shuffle --seed $seed {shuffle} | tr '\\n' ' '; \
         echo; done"
    );
    let said = run(&[&["audit", "--json"], audit, &["--", "sh", "-c", &script]].concat());
    assert_eq!(said.code, Some(0), "{}{}", said.stdout, said.stderr);
    let verdict = said.json();
    assert_eq!(verdict["verdict"], "no-evidence");
    assert_eq!(verdict["deals"], 3000);
}

#[test]
fn whole_ranges_are_fair() {
    no_evidence("-i 0-9", &["--cards", "10"]);
}

/// The first of many, held in a table of those that have moved.
#[test]
fn samples_are_fair_in_members_and_order() {
    no_evidence("-n 3 -i 0-14", &["--cards", "3", "--of", "15"]);
}

/// Lines drawn by number and seeds from the system: a run is a deal.
#[test]
fn runs_without_a_seed_are_fair_deals() {
    let program = env!("CARGO_BIN_EXE_misdeal");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cards");
    let mut cards = String::new();
    (0..10).for_each(|card| writeln!(cards, "{card}").unwrap());
    std::fs::write(&path, cards).unwrap();
    let shuffle = [program, "shuffle", path.to_str().unwrap()];
    let audit = ["audit", "--rerun", "--deals", "200", "--quiet", "--"];
    let output = misdeal(&[&audit[..], &shuffle].concat()).output().unwrap();
    // 200 deals can only show a gross fault.
    assert_eq!(output.status.code(), Some(3), "{}", String::from_utf8_lossy(&output.stdout));
}
