//! `cargo xtask suspects`: audits every program of corpora/suspects and writes docs/suspects.md.
//!
//! The page is what a test of `misdeal` holds the product to. A program that is judged otherwise
//! than its `about.json` says is an error; nothing is written then.

mod page;
mod program;
mod said;

use std::path::Path;
use std::process::{Command, Stdio};

use cargo_metadata::MetadataCommand;
use program::{Audit, Program};

const PAGE: &str = "docs/suspects.md";

/// Audits them all and writes the page.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let misdeal = built(root)?;
    let mut rows = Vec::new();
    for program in program::all(&root.join("corpora/suspects"))? {
        for audit in program.audits() {
            rows.push(row(&misdeal, root, &program, &audit)?);
        }
    }
    std::fs::write(root.join(PAGE), page::page(&rows))
        .map_err(|error| format!("cannot write {PAGE}: {error}"))
}

/// The released `misdeal`, built now.
fn built(root: &Path) -> Result<std::path::PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--release", "-p", "misdeal"]).current_dir(root);
    let status = command.status().map_err(|error| format!("cannot start cargo: {error}"))?;
    if !status.success() {
        return Err(format!("building misdeal ended with {status}"));
    }
    let mut metadata = MetadataCommand::new();
    let metadata = metadata.manifest_path(root.join("Cargo.toml")).no_deps().exec();
    let metadata = metadata.map_err(|error| error.to_string())?;
    Ok(metadata.target_directory.join("release/misdeal").into())
}

fn row(misdeal: &Path, root: &Path, program: &Program, audit: &Audit) -> Result<page::Row, String> {
    let arguments = program.arguments(audit);
    let whole = format!("misdeal {}", arguments.join(" "));
    let mut command = Command::new(misdeal);
    command.args(&arguments).current_dir(root).stderr(Stdio::piped());
    let output = command.output().map_err(|error| format!("cannot start misdeal: {error}"))?;
    let expected = i32::from(!program.is_fair);
    if output.status.code() != Some(expected) {
        let err = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{whole}: {}, expected {expected}\n{err}", output.status));
    }
    let said = said::Said::read(&output.stdout).map_err(|what| format!("{whole}: {what}"))?;
    Ok(page::Row::new(program, audit, said))
}
