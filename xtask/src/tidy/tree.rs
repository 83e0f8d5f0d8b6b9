//! The files of the tree: those git knows or would add, else all but `target` and hidden folders.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::offence::Failure;

/// One file.
#[derive(Debug, Clone)]
pub(crate) struct File {
    /// From the root, with `/`.
    pub(crate) path: String,
    /// Its text; none when it is not UTF-8 text.
    pub(crate) text: Option<String>,
    /// Whether its owner may execute it (true where the system does not know).
    pub(crate) executable: bool,
}

impl File {
    /// A file in memory, for tests of the checks.
    #[cfg(test)]
    pub(crate) fn of(path: &str, text: &str) -> Self {
        File { path: path.to_owned(), text: Some(text.to_owned()), executable: false }
    }

    /// The path's parts.
    pub(crate) fn parts(&self) -> Vec<&str> {
        self.path.split('/').collect()
    }

    /// The text, when the path ends with `ending`.
    pub(crate) fn text_if(&self, ending: &str) -> Option<&str> {
        self.text.as_deref().filter(|_| self.path.ends_with(ending))
    }
}

/// Reads every file below `root`.
pub(crate) fn read(root: &Path) -> Result<Vec<File>, Failure> {
    let mut paths = match listed_by_git(root) {
        Some(paths) => paths,
        None => {
            let mut paths = Vec::new();
            walk(root, "", &mut paths)?;
            paths
        }
    };
    paths.sort();
    paths.dedup();
    let mut files = Vec::new();
    for path in paths {
        let full = root.join(&path);
        // Deleted but not committed yet, or a link to a folder: nothing to read.
        if !full.is_file() {
            continue;
        }
        let bytes = fs::read(&full).map_err(|error| Failure(format!("{path}: {error}")))?;
        let text = String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
        files.push(File { executable: is_executable(&full), path, text });
    }
    if !files.iter().any(|file| file.path == "Cargo.toml") {
        return Err(Failure(format!("{}: no Cargo.toml among its files", root.display())));
    }
    Ok(files)
}

fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "-co", "--exclude-standard", "-z"])
        .current_dir(root)
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let paths = String::from_utf8(output.stdout).ok()?;
    let paths: Vec<String> = paths.split('\0').filter(|p| !p.is_empty()).map(Into::into).collect();
    // Nothing: an unpacked archive inside somebody else's repository.
    (!paths.is_empty()).then_some(paths)
}

fn walk(root: &Path, below: &str, paths: &mut Vec<String>) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure(format!("{below}: {error}"));
    for entry in fs::read_dir(root.join(below)).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        if entry.file_type().map_err(failed)?.is_dir() {
            if name != "target" && !name.starts_with('.') {
                walk(root, &path, paths)?;
            }
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|data| data.permissions().mode() & 0o100 != 0)
}

#[cfg(not(unix))]
fn is_executable(_path: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn git_and_the_walk_both_find_this_file() {
        let root = &crate::root();
        let mut walked = Vec::new();
        walk(root, "", &mut walked).expect("the tree can be walked");
        for paths in listed_by_git(root).into_iter().chain([walked]) {
            assert!(paths.iter().any(|path| path == "xtask/src/tidy/tree.rs"));
            assert!(!paths.iter().any(|path| path.starts_with("target/")));
        }
    }

    #[test]
    fn a_folder_without_a_workspace_is_an_error() {
        assert!(read(&crate::root().join("xtask/src")).is_err());
    }
}
