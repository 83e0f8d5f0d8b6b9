//! Beside `shuf` of GNU coreutils, where it is: the same lines and the same success.

use std::process::Command;

use super::{feed, shuffle, sorted};
use crate::support::has;

/// Whether the `shuf` found is the one of GNU.
fn has_gnu_shuf() -> bool {
    let is_gnu = |output: std::process::Output| output.stdout.starts_with(b"shuf (GNU coreutils)");
    has("shuf") && Command::new("shuf").arg("--version").output().is_ok_and(is_gnu)
}

/// Both write the same lines, in whatever order, or both refuse.
#[track_caller]
fn same(arguments: &[&str], input: &str) {
    let ours = shuffle(arguments, input);
    let theirs = feed(Command::new("shuf").args(arguments), input.as_bytes());
    let case = format!("{arguments:?} on {input:?}: {}{}", ours.stderr, theirs.stderr);
    assert_eq!(ours.code == Some(0), theirs.code == Some(0), "{case}");
    let end = if arguments.contains(&"-z") { 0 } else { b'\n' };
    assert_eq!(sorted(&ours.stdout, end), sorted(&theirs.stdout, end), "{case}");
}

#[test]
fn edges_are_those_of_shuf() {
    if !has_gnu_shuf() {
        return;
    }
    for input in ["", "\n", "a", "a\n", "a\nb", "a\n\n\nb\r\n", "a\0b", "a\0b\0", "\0"] {
        for options in [&[][..], &["-z"], &["-n", "0"], &["-n", "9"], &["-n0", "-r"], &["-"]] {
            same(options, input);
        }
    }
    let accepted: [&[&str]; 12] = [
        &["-i", "5-4"],
        &["-i", "1-20"],
        &["--input-range=3-7", "--zero-terminated", "-z"],
        &["-i", "18446744073709551614-18446744073709551615"],
        &["-e"],
        &["-e", "a", "b c", "", "b c"],
        &["a", "-e", "b"],
        &["--echo", "--head-count=7", "x"],
        &["-e", "--", "-n", "5"],
        &["-n", "0", "no/such/file"],
        &["-n", "99999999999999999999999", "-i", "1-3"],
        &["-r", "-n", "3", "-i", "6-6"],
    ];
    let refused: [&[&str]; 14] = [
        &["-i", "5-3"],
        &["-i", "5"],
        &["-i", "-5"],
        &["-i", "a-b"],
        &["-i", "1--3"],
        &["-i", "0-18446744073709551615"],
        &["-i", "1-18446744073709551616"],
        &["-i", "1-3", "-i", "1-3"],
        &["-i", "1-3", "-e", "a"],
        &["-i", "1-3", "file"],
        &["-n", "-1", "-i", "1-3"],
        &["-n", "x", "-i", "1-3"],
        &["-r"],
        &["no/such/file"],
    ];
    for arguments in accepted.into_iter().chain(refused) {
        same(arguments, "");
    }
}
