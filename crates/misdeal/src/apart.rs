//! [`apart`]: no output takes the place of an input or of another output.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::report_out::is_file;

/// An output: its flag and its file.
pub(crate) type Output<'a> = (&'static str, Option<&'a PathBuf>);

/// Makes sure that nothing that is read would be written over, and that no two outputs are one
/// file, whatever they are called.
///
/// # Errors
/// With the flag and the file that stand in each other's way.
pub(crate) fn apart(read: &[&Path], written: &[Output<'_>]) -> Result<(), Failure> {
    let named = written.iter().filter_map(|(flag, path)| Some((*flag, path.as_deref()?)));
    let files = named.filter(|(_, path)| is_file(path));
    let mut seen: Vec<(&str, PathBuf)> = Vec::new();
    for (flag, path) in files {
        // Where it is not known which file it is, writing it says why.
        let Some(file) = identity(path) else { continue };
        let shown = path.display();
        if read.iter().any(|read| identity(read).as_ref() == Some(&file)) {
            let failure =
                Failure::new(format!("{flag} {shown}: that file is read, and would be lost"));
            return Err(failure.hint("name another file"));
        }
        if let Some((other, _)) = seen.iter().find(|(_, other)| *other == file) {
            let what = format!("{other} and {flag}: both would be written to {shown}");
            return Err(Failure::new(what).hint("name two files"));
        }
        seen.push((flag, file));
    }
    Ok(())
}

/// Where a file is, or would be; nothing of a pipe or a device, which can be written twice.
fn identity(path: &Path) -> Option<PathBuf> {
    if let Ok(about) = path.metadata()
        && !about.is_file()
    {
        return None;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let beside =
        || Some(fs::canonicalize(folder.unwrap_or(Path::new("."))).ok()?.join(path.file_name()?));
    fs::canonicalize(path).ok().or_else(beside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_file_under_two_names_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("deals"), "0 1").unwrap();
        fs::create_dir(path("in")).unwrap();
        let (again, new, new_again) = (path("in/../deals"), path("new"), path("in/../new"));
        let deals = path("deals");
        let fails = |read: &[&Path], written: &[Output<'_>]| apart(read, written).is_err();
        assert!(fails(&[&deals], &[("--html", Some(&again))]));
        assert!(fails(&[], &[("--html", Some(&new)), ("--svg", Some(&new_again))]));
        assert!(!fails(&[&deals], &[("--html", Some(&new)), ("--svg", None)]));
        let null = PathBuf::from("/dev/null");
        assert!(!fails(&[&null], &[("--html", Some(&null)), ("--svg", Some(&null))]));
    }
}
