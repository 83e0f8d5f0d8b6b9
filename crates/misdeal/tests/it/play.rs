//! Games through a pipe: however it ends, it ends well. What is said in a whole game
//! stands in `tests/cmd/play-*.stdout`.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

use crate::support::{Said, misdeal, run};

fn started(arguments: &[&str]) -> Child {
    let mut command = misdeal(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn played(arguments: &[&str], input: &[u8]) -> Said {
    let mut child = started(arguments);
    // It may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap().into()
}

const DRAW: [&str; 4] = ["play", "draw", "--replay", "7"];

/// At the end of the input there is one more line, the seed, and exit 0.
#[test]
fn the_end_of_the_input_is_the_end_of_the_game() {
    for input in [&b""[..], b"1 2", b"1 2\n", b"1 2\n\n", b"h\nh\n"] {
        let said = played(&DRAW, input);
        assert_eq!(said.code, Some(0), "{}", said.stderr);
        assert!(said.stdout.ends_with('\n'));
        assert_eq!(said.stderr, "the same deals again: --replay 0x7\n");
    }
}

/// The same at the table of blackjack, at every question.
#[test]
fn blackjack_ends_well_too() {
    for rules in ["seed", "seed-fixed", "vegas-6d:hands=2", "generous", "euro:hands=2"] {
        let play = ["play", "blackjack", "--replay", "7", "--rules", rules];
        for input in
            ["", "A", "A\n", "A\n5\n", "A\n\nq\n", "A\n\ns\n", "A\n\ns\n\ns\n\n\n", "q\nq\n"]
        {
            let said = played(&play, input.as_bytes());
            assert_eq!(said.code, Some(0), "{rules} {input:?}: {}", said.stderr);
            assert_eq!(said.stderr, "the same deals again: --replay 0x7\n");
        }
        let answers = "x\nh\n".repeat(400);
        let said = played(&play, format!("A\n{answers}").as_bytes());
        assert_eq!(said.code, Some(0), "{}", said.stderr);
        assert!(!said.stderr.contains("panicked"), "{}", said.stderr);
    }
}

/// The cards are those of the seed's deals: those that `misdeal deal` shows.
#[test]
fn blackjack_deals_what_the_seed_says() {
    let play = ["play", "blackjack", "--replay", "7", "--rules", "single-deck", "--names", "ascii"];
    let said = played(&play, b"A\n\nq\n");
    let deal = run(&["deal", "--deck", "52", "--seed", "7"]);
    let cards: Vec<&str> = deal.stdout.split_whitespace().collect();
    // One card is burned.
    let dealer = format!("[{}] [--]", cards[2]);
    let player = format!("[{}] [{}]", cards[1], cards[3]);
    assert!(said.stdout.contains(&dealer) && said.stdout.contains(&player), "{}", said.stdout);
}

/// Every round is another deal, and the seed gives all of them again.
#[test]
fn a_game_can_be_played_again() {
    let rounds = b"1 2 3\n\n".repeat(5);
    let first = played(&["play", "draw"], &rounds);
    let seed = first.stderr.trim().rsplit(' ').next().unwrap();
    let again = played(&["play", "draw", "--replay", seed], &rounds);
    assert_eq!(first.stdout, again.stdout);
    let hands: Vec<&str> =
        first.stdout.lines().filter(|line| line.starts_with("  dealer, before")).collect();
    assert_eq!(hands.len(), 5);
    assert!(hands.windows(2).all(|two| two[0] != two[1]), "{hands:?}");
    assert_ne!(played(&["play", "draw"], &rounds).stdout, first.stdout);
}

#[test]
fn no_answer_does_harm() {
    let long = vec![b'9'; 100_000];
    let bytes: Vec<u8> = (0..=255u8).filter(|&byte| byte != b'\n').collect();
    for answer in [&long[..], &bytes, "１２３４５".as_bytes(), b"0", b"-1", b"1e9"] {
        let said = played(&DRAW, &[answer, b"\nq\n"].concat());
        assert_eq!(said.code, Some(0), "{}", said.stderr);
        assert!(!said.stderr.contains("panicked"), "{}", said.stderr);
        // It was asked again, and nothing was exchanged.
        assert_eq!(said.stdout.matches("Exchange which").count(), 2, "{}", said.stdout);
    }
}

#[test]
fn ctrl_c_ends_the_game_with_the_seed() {
    let mut child = started(&DRAW);
    let input = child.stdin.take();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // Wait until the cards lie on the table.
    while !line.starts_with("  dealer") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "it ended by itself");
    }
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(kill.unwrap().success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    let said: Said = child.wait_with_output().unwrap().into();
    drop(input);
    assert_eq!(said.code, Some(130), "{}", said.stderr);
    assert!(rest.ends_with('\n'), "{rest}");
    assert_eq!(said.stderr, "the same deals again: --replay 0x7\n");
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let mut child = started(&DRAW);
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(&b"1\n\n".repeat(50));
    let said: Said = child.wait_with_output().unwrap().into();
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    assert!(!said.stderr.contains("panicked"), "{}", said.stderr);
}
