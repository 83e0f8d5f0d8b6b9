//! `cargo xtask faults`: the pages of docs/faults, from the texts in misdeal-diagnosis.
//!
//! A test of misdeal-report holds the pages to the texts. Pages of faults that are no more go.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const FOLDER: &str = "docs/faults";

/// Writes them all.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "-p", "misdeal-report", "--example", "fault_pages"]);
    command.current_dir(root).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("fault_pages ended with {}", output.status));
    }
    let pages: BTreeMap<String, String> =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    replace(&root.join(FOLDER), &pages).map_err(|error| format!("cannot write {FOLDER}: {error}"))
}

fn replace(folder: &Path, pages: &BTreeMap<String, String>) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !entry.file_name().to_str().is_some_and(|name| pages.contains_key(name)) {
            fs::remove_file(entry.path())?;
        }
    }
    for (name, page) in pages {
        fs::write(folder.join(name), page)?;
    }
    Ok(())
}
