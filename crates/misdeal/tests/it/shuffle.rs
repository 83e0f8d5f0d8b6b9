//! `misdeal shuffle`: lines in, the same lines out, in random order.

mod bytes;
mod fairness;
mod format_v1;
mod gnu;
mod output;
mod stopping;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::support::misdeal;

/// What it wrote, byte for byte, and how it ended.
struct Wrote {
    code: Option<i32>,
    stdout: Vec<u8>,
    stderr: String,
}

impl Wrote {
    /// The lines without their ends.
    fn lines(&self) -> Vec<&str> {
        std::str::from_utf8(&self.stdout).unwrap().lines().collect()
    }
}

/// Runs `command` on `input`, which it need not read to the end.
fn feed(command: &mut Command, input: &[u8]) -> Wrote {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    Wrote { code: output.status.code(), stdout: output.stdout, stderr }
}

fn shuffle_of<S: AsRef<OsStr>>(arguments: &[S], input: &[u8]) -> Wrote {
    feed(misdeal(&["shuffle"]).args(arguments), input)
}

fn shuffle(arguments: &[&str], input: &str) -> Wrote {
    shuffle_of(arguments, input.as_bytes())
}

/// Lines in an order that does not depend on how they were shuffled.
fn sorted(bytes: &[u8], end: u8) -> Vec<&[u8]> {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == end).collect();
    lines.sort();
    lines
}

#[track_caller]
fn done(arguments: &[&str], input: &str) -> Wrote {
    let wrote = shuffle(arguments, input);
    assert_eq!((wrote.code, wrote.stderr.as_str()), (Some(0), ""), "{arguments:?}");
    wrote
}

#[track_caller]
fn refused(arguments: &[&str], input: &str, expected: &str) {
    let wrote = shuffle(arguments, input);
    assert_eq!((wrote.code, wrote.lines().len()), (Some(2), 0), "{arguments:?}");
    assert!(wrote.stderr.contains(expected), "{arguments:?}: {}", wrote.stderr);
}

#[test]
fn nothing_and_one_line_are_shuffled_too() {
    assert_eq!(done(&[], "").stdout, b"");
    assert_eq!(done(&["-e"], "").stdout, b"");
    assert_eq!(done(&["-i", "5-4"], "").stdout, b"");
    assert_eq!(done(&[], "one").stdout, b"one\n");
    assert_eq!(done(&["-e", ""], "").stdout, b"\n");
    assert_eq!(done(&["-i", "7-7"], "").stdout, b"7\n");
    assert_eq!(done(&["-i", "1-9", "-n", "0"], "").stdout, b"");
}

#[test]
fn a_sample_is_never_larger_than_what_there_is() {
    let wrote = done(&["-n", "5", "-e", "a", "b", "c"], "");
    assert_eq!(sorted(&wrote.stdout, b'\n'), [b"a\n", b"b\n", b"c\n"]);
    assert_eq!(done(&["-n", "99999999999999999999999", "-i", "1-9"], "").lines().len(), 9);
    assert_eq!(done(&["-n", "4", "-n", "2", "-n", "3", "-i", "1-9"], "").lines().len(), 2);
}

#[test]
fn ranges_reach_to_the_end_and_cost_what_is_taken() {
    let wrote = done(&["-n", "1000", "-i", "1-18446744073709551615"], "");
    let mut numbers: Vec<u64> = wrote.lines().iter().map(|line| line.parse().unwrap()).collect();
    numbers.sort();
    numbers.dedup();
    assert_eq!(numbers.len(), 1000);
    assert!(numbers[0] > 0 && numbers[999] > u64::MAX / 2);
    refused(&["-i", "1-1000000000000000"], "", "the order of 1000000000000000 items does not fit");
}

#[test]
fn repeats_draw_each_line_from_all() {
    let wrote = done(&["-r", "-n", "1000"], "a\nb\n");
    assert_eq!(wrote.lines().len(), 1000);
    assert!(["a", "b"].iter().all(|line| wrote.lines().contains(line)));
    for empty in [&["-r"][..], &["-r", "-i", "5-4"], &["-r", "-n", "3", "-e"]] {
        refused(empty, "", "error: there are no lines to repeat");
    }
    assert_eq!(done(&["-r", "-n", "0", "-e"], "").stdout, b"");
}

#[test]
fn the_header_stays_and_does_not_count() {
    let text = "name,age\nann,1\nbob,2\ncid,3\n";
    for (options, count) in [(&[][..], 4), (&["-n", "2"], 3), (&["-r", "-n", "9"], 10)] {
        let wrote = done(&[&["--header", "1"], options].concat(), text);
        assert_eq!((wrote.lines()[0], wrote.lines().len()), ("name,age", count));
        assert!(!wrote.lines()[1..].contains(&"name,age"));
    }
    assert_eq!(done(&["--header", "9"], text).stdout, text.as_bytes());
    assert_eq!(done(&["--header", "1", "-n", "0"], text).stdout, b"name,age\n");
}

#[test]
fn one_seed_one_order_wherever_the_lines_come_from() {
    let numbers: Vec<String> = (0..500).map(|number| number.to_string()).collect();
    let text = numbers.join("\n");
    let of_range = done(&["--seed", "9", "-i", "0-499"], "").stdout;
    assert_eq!(done(&["--seed", "0x9"], &text).stdout, of_range);
    let arguments: Vec<&str> = numbers.iter().map(String::as_str).collect();
    assert_eq!(done(&[&["--seed", "9", "-e"], &arguments[..]].concat(), "").stdout, of_range);
    for count in ["1", "100", "130", "499"] {
        let part = done(&["--seed", "9", "-i", "0-499", "-n", count], "").stdout;
        assert!(of_range.starts_with(&part), "-n {count} is not the beginning of the whole");
    }
    assert_ne!(done(&["--seed", "10", "-i", "0-499"], "").stdout, of_range);
}

#[test]
fn without_a_seed_every_run_is_new_and_can_be_had_again() {
    let range = ["-i", "0-499"];
    assert_ne!(done(&range, "").stdout, done(&range, "").stdout);
    let shown = shuffle(&["--show-seed", "-i", "0-499"], "");
    let seed = shown.stderr.strip_prefix("seed: ").unwrap().trim_end();
    assert!(seed.len() > 50, "{seed} has too few bits");
    assert_eq!(done(&["--seed", seed, "-i", "0-499"], "").stdout, shown.stdout);
}
