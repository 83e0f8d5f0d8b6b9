//! `-o`: a file that is complete or absent, whatever it was before.

use std::path::Path;

use super::{done, refused, shuffle, sorted};

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_file_is_written_and_may_be_the_one_that_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lines");
    let name = path.to_str().unwrap();
    let read = || std::fs::read(&path).unwrap();
    assert_eq!(done(&["-o", name, "--seed", "1", "-i", "0-999"], "").stdout, b"");
    assert_eq!(read(), done(&["--seed", "1", "-i", "0-999"], "").stdout);
    let before = read();
    assert_eq!(done(&["--output", name, "--seed", "1", name], "").stdout, b"");
    assert_ne!(read(), before);
    assert_eq!(sorted(&read(), b'\n'), sorted(&before, b'\n'));
    assert_eq!(names(folder.path()), ["lines"], "something was left beside");
    done(&["-n", "0", "-o", name, name], "");
    assert_eq!(read(), b"");
}

#[test]
fn a_failure_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old");
    let name = path.to_str().unwrap();
    std::fs::write(&path, "old\n").unwrap();
    refused(&["-o", name, "no/such/file"], "", "error: cannot read no/such/file: ");
    refused(&["-o", name, "-r"], "", "error: -r without -n never ends");
    refused(&["-o", name, "-r", "-n", "1"], "", "error: there are no lines to repeat");
    refused(&["-o", name, "-i", "1-1000000000000000"], "", "does not fit in memory");
    assert_eq!(std::fs::read(&path).unwrap(), b"old\n");
    assert_eq!(names(folder.path()), ["old"], "something was left beside");
    let (nowhere, folder) = (folder.path().join("no/such"), folder.path());
    for place in [&nowhere, folder] {
        let place = place.to_str().unwrap();
        refused(&["-o", place, "-i", "1-3"], "", &format!("error: cannot write {place}: "));
    }
}

/// Who could not read the old file cannot read the new one; links stay links.
#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::fs::{metadata, set_permissions};
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let [path, link] = ["private", "link"].map(|name| folder.path().join(name));
    std::fs::write(&path, "a\nb\n").unwrap();
    set_permissions(&path, PermissionsExt::from_mode(0o640)).unwrap();
    symlink("private", &link).unwrap();
    let name = link.to_str().unwrap();
    done(&["-n", "1", "-o", name, name], "");
    assert_eq!(std::fs::read(&path).unwrap().len(), 2);
    assert_eq!(metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(link.symlink_metadata().unwrap().is_symlink());
}

#[cfg(target_os = "linux")]
#[test]
fn devices_are_written_directly_and_may_be_full() {
    assert_eq!(done(&["-o", "/dev/null", "-i", "1-9"], "").stdout, b"");
    refused(&["-o", "/dev/full", "-i", "1-9"], "", "error: cannot write /dev/full: ");
    let wrote = done(&["-o", "/dev/stdout", "-i", "1-9"], "");
    assert_eq!(wrote.lines().len(), 9);
    let script = format!("'{}' shuffle -i 1-9 > /dev/full", env!("CARGO_BIN_EXE_misdeal"));
    let wrote = super::feed(std::process::Command::new("sh").args(["-c", &script]), b"");
    assert_eq!(wrote.code, Some(2));
    assert!(wrote.stderr.starts_with("error: standard output: "), "{}", wrote.stderr);
}

#[test]
fn what_does_not_fit_in_memory_is_an_error() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let program = env!("CARGO_BIN_EXE_misdeal");
    for (what, expected) in [
        ("-i 1-100000000", "error: the order of 100000000 items does not fit in memory"),
        ("-n 100000000 -i 1-1000000000000", "error: the order of 100000000 items does not fit"),
        ("-n 4000000 -i 1-1000000000000", "error: the order of 4000000 items does not fit"),
        ("", "error: standard input: the lines do not fit in memory"),
    ] {
        let script =
            format!("ulimit -v 300000; head -c 500000000 /dev/zero | '{program}' shuffle {what}");
        let wrote = super::feed(std::process::Command::new("sh").args(["-c", &script]), b"");
        assert_eq!(wrote.code, Some(2), "{what}: {}", wrote.stderr);
        assert!(wrote.stderr.starts_with(expected), "{what}: {}", wrote.stderr);
        assert!(wrote.stderr.contains("\nhint: "), "{what}: {}", wrote.stderr);
    }
}

#[test]
fn random_source_is_answered_with_a_seed() {
    let wrote = shuffle(&["--random-source=/dev/zero", "-i", "1-3"], "");
    assert_eq!(wrote.code, Some(2));
    assert!(wrote.stderr.contains("hint: --seed SEED"), "{}", wrote.stderr);
}
