//! What is evidence, what is an error, and the limits.

use misdeal_audit::CARDS_MAX;
use misdeal_audit::text::{TextOptions, Unit};

use super::{cards, check, check_with, of, options, read, told, with_line};

#[test]
fn deals_that_break_the_rules_are_evidence() {
    let row = |line: &str, expected: &str| {
        let expected = format!("3 from 0; 49 deals; 1 bad, line 17: {expected}");
        check(with_line("2 0 1", 50, 17, line), &expected);
    };
    row("2 0 2", "2 twice, 1 missing");
    row("2 0", "2 cards, not 3");
    row("2 0 1 1", "4 cards, not 3");
    row("2 0 3", "3 foreign");
    row("2 0 3 # one more than there is", "3 foreign");
    row("2 0 -1", "-1 foreign");
    row("2 0 999999999999999999", "999999999999999999 foreign");
    row("2 0 As", "As foreign");
    let from_one = |line: &str, expected: &str| {
        let expected = format!("3 from 1; 49 deals; 1 bad, line 17: {expected}");
        check(with_line("3 1 2", 50, 17, line), &expected);
    };
    // The 0 does not make the good lines bad.
    from_one("0 1 2", "0 foreign");
    from_one("4 1 2", "4 foreign");
    from_one("1 2 1", "1 twice, 3 missing");
    let named = |line: &str, expected: &str| {
        let expected = format!("3 As 2s Kd, labels inferred; 49 deals; 1 bad, line 17: {expected}");
        check(with_line("Kd As 2s", 50, 17, line), &expected);
    };
    named("Kd As 3s", "3s foreign");
    named("Kd As 7", "7 foreign");
    named("Kd As As", "As twice, 2s missing");
    check_with(
        &cards(3),
        "2 1\n0 1\n",
        "3 from 0, 0 assumed; 0 deals; 2 bad, line 1: 2 cards, not 3",
    );
    check_with(&cards(3), "3 1 2\n2 3 4\n", "3 from 1; 1 deals; 1 bad, line 2: 4 foreign");
    let runs = TextOptions { unit: Unit::Run, ..options() };
    check_with(&runs, "0 1\n1 1\n1 0\n", "2 from 0; 2 deals; 1 bad, run 2: 1 twice, 0 missing");
}

/// Draws with repeats of a larger deck: what is wrong are the repeats.
#[test]
fn draws_with_replacement_are_bad_by_their_repeats() {
    let expected = "3 of 9 from 0, part inferred; 3 deals; 1 bad, line 2: 4 twice";
    check("0 9 3\n4 4 8\n1 2 8\n7 5 6\n".replace('9', "8"), expected);
}

#[test]
fn words_that_cannot_be_read_are_errors() {
    check("0 1\nXh 1\n", "error: line 2: card 'Xh' is not a card");
    check("# one\n\n0 1\n1 0\n1 0.5\n", "error: line 5: card '0.5' is not a card");
    check("0 1\n1 0\ndone\n", "error: line 3: card 'done' is not a card");
    let far = "0 1\n".repeat(1500) + "0 one\n";
    check(far, "error: line 1501: card 'one' is not a card");
    let huge =
        "error: line 1: number 1234567890123456789 is out of range, expected at most 18 digits";
    check("1234567890123456789\n", huge);
    check(b"0 1\n\xff\xfe\n", "error: line 2: card '\u{fffd}\u{fffd}' is not a card");
    check("A K\n", "error: line 1: card 'A' is not a card");
    let runs = TextOptions { unit: Unit::Run, ..options() };
    check_with(&runs, "0 1\nx 1\n", "error: run 2: card 'x' is not a card");
}

#[test]
fn sizes_have_limits() {
    let got = |cards: u64| format!("error: got a deck of {cards} cards, expected at most 1048576");
    assert_eq!(CARDS_MAX, 1_048_576);
    check("5 1048577\n7 8\n", &got(1_048_577));
    check("5 1048576\n8 7\n", "2 of 1048576 from 1, part inferred; 2 deals");
    check_with(&of(2_000_000), "0 1\n", &got(2_000_000));
    check_with(&cards(2_000_000), "0 1\n", &got(2_000_000));
    let beyond = "error: got 3 cards a deal, expected at most the 2 cards of the deck";
    check_with(&of(2), "0 1 2\n", beyond);
}

/// 2^24 bytes of one line are read, one more is refused, however they arrive.
#[test]
fn the_longest_line() {
    let line = |bytes: usize| [vec![b' '; bytes - 1], b"0\n0\n".to_vec()].concat();
    let all = |input: &[u8]| told(read(input, &options(), 1));
    assert_eq!(all(&line(1 << 24)), "1 from 0; 2 deals");
    let error = "error: line 1: got more than 16777216 bytes without a line end";
    assert_eq!(all(&line((1 << 24) + 1)), error);
    assert_eq!(told(read(std::io::repeat(b'7'), &options(), 1)), error);
}
