//! Programs that ask for their draws: each of those that `misdeal init` prints, first as it is and
//! then with a faulty shuffle in it; and programs that misbehave, of which none is left behind.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{Said, has, is_running, misdeal, run};
use crate::written::Written;

/// Swaps each card with any card of the deck. Its law of four cards, counted over all 4^4 draws:
/// 24 orders, 10 of 256 for the deck in order, 8 for the rarest and 15 for the likeliest.
const NAIVE_PYTHON: &str = "
    for i in range(len(deck)):
        j = below(len(deck))
        deck[i], deck[j] = deck[j], deck[i]";

/// A program that asks for its draws.
struct Program(Written);

impl Program {
    fn written(lang: &str, path: &str) -> Self {
        Self(Written::by(&[lang, "--exact"], path))
    }

    /// The law of so many cards, by the commands that were said to be next.
    fn law(&self, cards: &str) -> Said {
        self.0.build();
        let program = self.0.program("misdeal exact --cards 5 -- ");
        self.0.heard_by(&[&["exact", "--cards", cards, "--"], &program[..]].concat())
    }

    fn check_fair(&self) {
        let said = self.law("4");
        assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""));
        for part in ["fair               yes, exactly", "orders             all 24 can come out"] {
            assert!(said.stdout.contains(part), "{}", said.stdout);
        }
        assert!(said.stdout.contains("paths walked       24,"), "{}", said.stdout);
    }
}

#[test]
fn python() {
    if has("python3") {
        let program = Program::written("python", "exact-python-PID.py");
        program.check_fair();
        program.0.put(NAIVE_PYTHON);
        let said = program.law("4");
        assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""));
        let has = |words: &str| {
            let squeezed = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
            said.stdout.lines().any(|line| squeezed(line) == words)
        };
        // How many orders, the chance of each, times fair, and one of them.
        assert!(has("1 15/256 1.40625 1 0 3 2"), "{}", said.stdout);
        assert!(has("7 10/256 0.9375 0 1 2 3"), "{}", said.stdout);
        assert!(has("2 8/256 0.75 3 0 1 2"), "{}", said.stdout);
        assert!(has("paths walked 256, every one that its draws can take"), "{}", said.stdout);
    }
}

#[test]
fn js() {
    if has("node") {
        Program::written("js", "exact-js-PID.js").check_fair();
        Program::written("js", "exact-module-PID.mjs").check_fair();
    }
}

#[test]
fn java() {
    if has("java") && has("javac") {
        Program::written("java", "exact-java-PID.java").check_fair();
    }
}

#[test]
fn c() {
    if has("cc") {
        Program::written("c", "exact-c-PID.c").check_fair();
    }
}

/// The law of three cards, or an error, of a shell script that says `below` and `dealt`.
fn exact(script: &str, options: &[&str]) -> Said {
    let began = Instant::now();
    let said = run(&[&["exact", "--cards", "3"], options, &["--", "sh", "-c", script]].concat());
    assert!(began.elapsed() < Duration::from_secs(20), "{script} took {:?}", began.elapsed());
    said
}

fn check_error(script: &str, options: &[&str], expected: &str) {
    let said = exact(script, options);
    assert_eq!(said.code, Some(2), "{}{}", said.stdout, said.stderr);
    assert_eq!(said.stdout, "");
    assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
    assert!(said.stderr.contains(expected), "{}", said.stderr);
    assert!(said.stderr.contains("\n\nhint: "), "{}", said.stderr);
}

/// Deals as its body says: `ask M` sets `answer`.
fn dealer(body: &str) -> String {
    let ask = "ask() { echo below $1; read answer || exit; }";
    format!("{ask}; while read deal cards; do {body}; done")
}

#[test]
fn one_that_draws_nothing() {
    let said = exact(&dealer("echo; echo ' dealt 2  1 0 '"), &[]);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    // One order of six.
    assert!(said.stdout.contains("6 times as often as fair: 2 1 0\n"), "{}", said.stdout);
}

/// Draws of one value among the others: answers that are sent before they are asked for must
/// come in their turn.
#[test]
fn one_that_asks_where_there_is_no_choice() {
    let body = "ask 1; a=$answer; ask 2; b=$answer; ask 1; ask 2; echo dealt $a $b $((answer + 1))";
    let said = exact(&dealer(body), &["--json"]);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    // 0 0 1, 0 0 2, 0 1 1 and 0 1 2 with 1/4 each, so half of 3/4 + |1/4 - 1/6| + 5/6 is total
    // variation.
    for part in [
        r#""exact":"5/6""#,
        r#""positions_exact":[["1","0","0"],["1/2","1/2","0"],["0","1/2","1/2"]]"#,
        r#""lost":{"order":[0,0,1],"chance":{"exact":"1/4","value":0.25}}"#,
    ] {
        assert!(said.stdout.contains(part), "{}", said.stdout);
    }
}

/// Coins until tails: with a limit of draws, the rest is cut off.
#[test]
fn one_that_draws_until_a_value_suits_it() {
    let until_tails = dealer("answer=1; while [ $answer = 1 ]; do ask 2; done; echo dealt 0 1 2");
    let said = exact(&until_tails, &["--draws", "5", "--json"]);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    assert!(said.stdout.contains(r#""unfinished":{"exact":"1/32""#), "{}", said.stdout);
    check_error(&until_tails, &[], "the probabilities need more than 128 bits");
    check_error(&dealer("while :; do ask 1; done"), &[], "got more than 100000 draws for one deal");
}

#[test]
fn one_that_ends_early() {
    check_error("true", &[], "error: `sh -c true` ended before its deal was done");
    let dies = "read deal; echo below 2; read answer; echo oops >&2; exit 3";
    check_error(dies, &[], "ended with exit status 3; it said: oops");
}

#[test]
fn one_that_says_something_else() {
    let deals = dealer("echo dealt 0 1 2; echo 0 1 2");
    check_error(&deals, &[], "line 2: got '0 1 2', expected `below M` or `dealt` and 3 cards");
    check_error(&dealer("ask 2; echo i=2; ask 2"), &[], "line 2: got 'i=2', expected `below M`");
    check_error(&dealer("echo; ask 0"), &[], "line 2: got 'below 0', expected `below M` with M");
    check_error(&dealer("ask 2; echo dealt 0 1"), &[], "line 2: got 2 cards, expected 3");
    check_error(
        &dealer("echo dealt 1 2 3"),
        &[],
        "line 1: got card '3', expected cards from 0 to 2",
    );
    check_error(
        &dealer("ask 4294967296"),
        &[],
        "line 1: got `below 4294967296`, expected less than",
    );
    check_error("yes '' | tr '\\n' 7", &[], "line 1: got more than 4096 bytes without a line end");
}

#[test]
fn one_that_does_not_wait() {
    check_error("yes below 2", &[], "before the line above was answered");
    check_error("yes dealt 0 1 2", &[], "before the line above was answered");
}

#[test]
fn one_that_is_silent() {
    check_error("sleep 977001", &["--timeout", "300ms"], "printed nothing for 300ms");
    let complains =
        "sleep 977002 & echo help >&2; read deal; echo below 2; read answer; sleep 977003";
    let expected = "printed nothing for 300ms; it said: help";
    check_error(complains, &["--timeout", "300ms"], expected);
    let closes = "exec 1>&-; sleep 977004";
    check_error(closes, &["--timeout", "300ms"], "ended before its deal was done");
    assert!(!is_running("97700"), "something was left behind");
}

#[test]
fn one_with_other_chance() {
    let refused = "the shuffle did not repeat itself on the same draws";
    // A deck that is never put in order, and draws that depend on the deal before.
    let memory = dealer("n=$(( (n + 1) % 2 )); echo dealt $n $((1 - n)) 2");
    check_error(&memory, &[], refused);
    let other_draws = dealer("n=$((n + 1)); ask $((2 + n % 2)); echo dealt 0 1 2");
    check_error(&other_draws, &[], &format!("line 3: {refused}"));
    check_error(&dealer("n=$((n + 1)); [ $n = 2 ] || ask 2; echo dealt 0 1 2"), &[], refused);
}

/// As many draws of n values as cards: 9^9 = 387,420,489 paths, and 8^8 = 2^24.
#[test]
fn too_many_paths_are_told_beforehand() {
    let body =
        "set --; for i in $(seq $cards); do ask $cards; set -- $@ $answer; done; echo dealt $@";
    let script = dealer(body);
    let said = run(&["exact", "--cards", "9", "--", "sh", "-c", &script]);
    assert_eq!(said.code, Some(2), "{}{}", said.stdout, said.stderr);
    let expected = "has about 3.9e8 paths, expected at most 16777216\n\n\
                    hint: --cards 8 has about 1.7e7 paths\n";
    assert!(said.stderr.ends_with(expected), "{}", said.stderr);
}

#[test]
fn after_an_interrupt_nothing_is_left() {
    let asks = dealer("for i in $(seq 16); do ask 2; done; echo dealt 0 1 2; : 978001");
    for script in
        ["setsid sleep 978002 & sleep 978003", &asks, "read deal; echo below 2; sleep 978004"]
    {
        let mut command = misdeal(&["exact", "--cards", "3", "--", "sh", "-c", script]);
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        std::thread::sleep(Duration::from_millis(500));
        let kill = format!("kill -INT {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        let began = Instant::now();
        let said: Said = child.wait_with_output().unwrap().into();
        assert_eq!(said.code, Some(130), "{script}: {}", said.stderr);
        assert!(began.elapsed() < Duration::from_secs(4), "it had to be ended");
    }
    assert!(!is_running("97800"), "something was left behind");
}

#[test]
fn a_language_without_such_a_program_says_so() {
    let said = run(&["init", "go", "--exact"]);
    assert_eq!((said.code, said.stdout.as_str()), (Some(2), ""));
    assert!(said.stderr.contains("docs/formats/draws-v1.md"), "{}", said.stderr);
    let listed = run(&["init", "--exact"]);
    assert_eq!((listed.code, listed.stdout.lines().count()), (Some(0), 4));
}
