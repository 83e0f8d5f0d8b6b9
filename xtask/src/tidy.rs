//! All checks over the tree, and what they found.
//!
//! Each check is a pure function from a text (or a plain picture of the workspace) to offences,
//! with a test that shows it fire. Reading files and calling tools happens here, in `tree` and
//! in `workspace`.

mod access;
mod arrows;
mod corpora;
mod licences;
mod markdown;
mod mentions;
mod offence;
mod pages;
mod text;
mod tokens;
mod tree;
mod workspace;

use std::path::Path;

use offence::{Failure, Offence};

/// What there is to say about the tree.
pub(crate) struct Report {
    /// How many files were looked at.
    pub(crate) files_count: usize,
    /// What could not be looked at in full.
    pub(crate) notes: Vec<String>,
    /// `path:line: what; the way out`, in order of path and line.
    pub(crate) offences: Vec<String>,
}

/// Runs every check on the tree below `root`.
pub(crate) fn check(root: &Path) -> Result<Report, Failure> {
    let files = tree::read(root)?;
    let workspace = workspace::read(root)?;

    let mut found: Vec<Offence> = Vec::new();
    found.extend(arrows::check(&workspace.members));
    found.extend(licences::check(&workspace));
    found.extend(access::check(&files));
    found.extend(pages::check(&files));
    found.extend(corpora::check(&files));
    for file in &files {
        found.extend(text::check(file));
        found.extend(markdown::check(file, &|path| root.join(path).exists()));
    }
    found.sort();
    found.dedup();

    let offences = found.iter().map(Offence::to_string).collect();
    Ok(Report { files_count: files.len(), notes: workspace.notes, offences })
}
