//! A reader that leaves is no error; Ctrl-C leaves nothing half-written.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::support::misdeal;

fn started(arguments: &[&str]) -> Child {
    let mut command = misdeal(&["shuffle"]);
    let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    pipes.stderr(Stdio::piped()).spawn().unwrap()
}

/// Sends SIGINT; from the note about the seed on, the program listens.
fn interrupt(child: &mut Child) -> Option<i32> {
    let mut note = String::new();
    let mut notes = BufReader::new(child.stderr.take().unwrap());
    notes.read_line(&mut note).unwrap();
    assert!(note.starts_with("seed: "), "{note}");
    let kill = ["-c", &format!("kill -INT {}", child.id())];
    assert!(Command::new("sh").args(kill).status().unwrap().success());
    let mut rest = Vec::new();
    child.stdout.take().unwrap().read_to_end(&mut rest).unwrap();
    note.clear();
    notes.read_to_string(&mut note).unwrap();
    assert!(!note.contains("error"), "{note}");
    child.wait().unwrap().code()
}

#[test]
fn endless_repeats_end_when_nobody_reads() {
    let mut child = started(&["-r", "-i", "1-6"]);
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    stdout.read_line(&mut line).unwrap();
    assert!((1..=6).contains(&line.trim_end().parse().unwrap()));
    drop(stdout);
    let mut notes = String::new();
    child.stderr.take().unwrap().read_to_string(&mut notes).unwrap();
    assert_eq!((child.wait().unwrap().code(), notes.as_str()), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_read_that_waits() {
    let mut child = started(&["--show-seed"]);
    let open_input = child.stdin.take();
    assert_eq!(interrupt(&mut child), Some(130));
    drop(open_input);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_endless_repeats() {
    assert_eq!(interrupt(&mut started(&["--show-seed", "-r", "-i", "1-6"])), Some(130));
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_the_old_file_and_nothing_beside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old");
    std::fs::write(&path, "old\n").unwrap();
    let count_names = || std::fs::read_dir(folder.path()).unwrap().count();
    let name = path.to_str().unwrap();
    let mut child = started(&["--show-seed", "-r", "-n", "1000000000000", "-i", "1-6", "-o", name]);
    while count_names() < 2 {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it wrote");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(interrupt(&mut child), Some(130));
    assert_eq!(std::fs::read(&path).unwrap(), b"old\n");
    assert_eq!(count_names(), 1, "something was left beside");
}
