//! Prints the pages of `docs/faults`, as one JSON object: the name of each file and its text.
//! `cargo xtask faults` writes them.

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::collections::BTreeMap;

use misdeal_diagnosis::faults::{Fault, faults};
use misdeal_report::{fault_to_markdown, faults_to_markdown};

fn main() -> serde_json::Result<()> {
    let page = |fault: &Fault| (format!("{}.md", fault.slug), fault_to_markdown(fault));
    let mut pages: BTreeMap<String, String> = faults().iter().map(page).collect();
    pages.insert("README.md".to_owned(), faults_to_markdown());
    println!("{}", serde_json::to_string(&pages)?);
    Ok(())
}
