//! Programs that misbehave: each ends in an answer, and none is left behind.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{Said, is_running, run};

/// Audits a shell script; fails if that takes longer than a hung run would.
fn audit(script: &str, options: &[&str]) -> Said {
    let began = Instant::now();
    let arguments = [&["audit"], options, &["--", "sh", "-c", script]].concat();
    let said = run(&arguments);
    assert!(began.elapsed() < Duration::from_secs(20), "{script} took {:?}", began.elapsed());
    said
}

fn check_error(script: &str, options: &[&str], expected: &str) {
    let said = audit(script, options);
    assert_eq!(said.code, Some(2), "{}{}", said.stdout, said.stderr);
    assert_eq!(said.stdout, "");
    assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
    assert!(said.stderr.contains(expected), "{}", said.stderr);
}

#[test]
fn one_that_dies() {
    check_error(
        "echo 0 1 2; echo oops >&2; exit 3",
        &[],
        "ended with exit status 3; it said: oops",
    );
    check_error("echo 0 1 2; kill -9 $$", &[], "ended with signal 9 (SIGKILL)");
}

#[test]
fn one_that_prints_rubbish() {
    check_error("echo 0 1 2; echo hello", &[], "line 2: card 'hello' is not a card\n\nhint: ");
}

#[test]
fn one_that_prints_nothing() {
    check_error("true", &[], "got no deals");
    check_error("echo '# nothing here'", &[], "got no deals");
}

#[test]
fn one_that_prints_an_endless_line() {
    check_error("yes '' | tr '\\n' 7", &[], "line 1: got more than 16777216 bytes");
}

#[test]
fn one_that_sleeps() {
    check_error(
        "sleep 1000",
        &["--timeout", "300ms"],
        "printed nothing for 300ms\n\nhint: does it wait",
    );
}

#[test]
fn one_that_only_complains() {
    let options = ["--timeout", "500ms"];
    check_error("yes help >&2", &options, "printed nothing for 500ms; it said: help");
}

#[test]
fn one_that_is_not_there() {
    let said = run(&["audit", "--", "./no-such-program"]);
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains("cannot start `./no-such-program`"), "{}", said.stderr);
    let said = run(&["audit", "--rerun", "--", "./no-such-program"]);
    assert!(said.stderr.contains("cannot start `./no-such-program`"), "{}", said.stderr);
}

#[test]
fn one_that_prints_deals_for_ever() {
    let said = audit("yes '0 1 2'", &["--deals", "5000", "--json"]);
    assert_eq!(said.code, Some(1));
    assert_eq!(said.json()["deals"], 5000);
}

#[test]
fn one_that_leaves_its_output_to_a_child() {
    let said = audit("sleep 971001 & echo 0 1 2", &["--json"]);
    assert_eq!((said.code, said.json()["deals"].as_u64()), (Some(3), Some(1)));
    assert!(!is_running("971001"));
}

#[test]
fn children_and_grandchildren_end_with_it() {
    // One that stays in the group, one that leaves it, one that ignores
    // requests, and a grandchild of the one that left.
    let script = "sleep 972001 & setsid sleep 972002 & \
        setsid sh -c 'trap \"\" TERM INT HUP; sleep 972003 & while :; do sleep 972004; done' & \
        trap '' TERM INT HUP; while :; do echo 0 1 2 3; done";
    let said = audit(script, &["--deals", "4000", "--json"]);
    assert_eq!(said.code, Some(1), "{}", said.stderr);
    assert!(!is_running("97200"), "something was left behind");
}

/// A shell that becomes its last command leaves its children to it.
#[test]
fn children_that_were_there_before_stay() {
    let script = r#"sleep 976001 & exec "$0" audit --json -- sh -c 'yes "0 1 2" | head -n 3000'"#;
    let mut shell = Command::new("bash");
    // The sleep would hold a pipe open, and nobody would read it.
    let shell = shell.args(["-c", script, env!("CARGO_BIN_EXE_misdeal")]);
    let status = shell.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    assert_eq!(status.code(), Some(1));
    assert!(is_running("sleep 976001"), "a process that misdeal did not start was ended");
    assert!(Command::new("pkill").args(["-f", "^sleep 976001"]).status().unwrap().success());
}

#[test]
fn after_an_error_nothing_is_left_either() {
    let script = "setsid sleep 973001 & sleep 973002 & yes rubbish | head -n 2000; wait";
    check_error(script, &[], "line 1: card 'rubbish' is not a card");
    assert!(!is_running("97300"), "something was left behind");
}

#[test]
fn one_started_again_for_every_deal() {
    // Prints its process number's order of two cards over two lines.
    let script = "echo '# washed'; echo $(( $$ % 2 )); echo $(( 1 - $$ % 2 ))";
    let said = audit(script, &["--rerun", "--deals", "20", "--json"]);
    assert_eq!(said.json()["deals"], 20, "{}", said.stderr);
    assert_eq!(said.json()["cards"], 2);
    check_error("exit 4", &["--rerun"], "run 1: `sh -c 'exit 4'` ended with exit status 4");
    check_error("true", &["--rerun"], "run 1: got no cards");
    check_error("echo 1 x", &["--rerun", "--deals", "3"], "run 1: card 'x' is not a card");
}
