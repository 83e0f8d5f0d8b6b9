//! Deals of decks in which a card stands several times.

use super::*;

fn copies(copies: u32) -> TextOptions {
    TextOptions { copies: Some(copies), ..options() }
}

#[test]
fn copies_need_no_numbers() {
    let pack: Vec<String> = Deck::named("54x2")
        .unwrap()
        .cards()
        .iter()
        .map(|card| card.card().unwrap().to_string())
        .collect();
    let whole = pack.join(" ") + "\n";
    check_with(&deck("54x2"), whole.repeat(3), "108 As..RJ.2; 3 deals");
    check_with(&deck("54x2"), "As ♠A 2s\n2s As 2s\n", "3 of 108 As..RJ.2; 2 deals");
    let thrice = "As 2s As\nAs As As\n";
    check_with(&deck("54x2"), thrice, "3 of 108 As..RJ.2; 1 deals; 1 bad, line 2: As twice");
    let lost = whole.replacen("Ks", "As", 1);
    let expected = "108 As..RJ.2; 1 deals; 1 bad, line 2: As twice, Ks missing";
    check_with(&deck("54x2"), whole.clone() + &lost, expected);
    // Where some copy has a number, all have: As is the first one.
    let numbered = "As As.2 2s\nAs As 2s\n";
    check_with(&deck("54x2"), numbered, "3 of 108 As..RJ.2; 1 deals; 1 bad, line 2: As twice");
    check_with(&deck("mahjong-136"), "1m 1m\n1m 一万\n", "2 of 136 1m..7z.4; 2 deals");
}

#[test]
fn copies_are_stated() {
    check_with(&copies(2), "0 1 1 0\n1 1 0 0\n", "4 0 1 0.2 1.2; 2 deals");
    check_with(&copies(2), "1 2 2 1\n", "4 1 2 1.2 2.2; 1 deals");
    let lost = "4 0 1 0.2 1.2; 1 deals; 1 bad, line 2: 0 twice, 1 missing";
    check_with(&copies(2), "0 1 1 0\n0 0 0 1\n", lost);
    check_with(
        &copies(2),
        "0 1 1 0\n0 0 7 1\n",
        "4 0 1 0.2 1.2; 1 deals; 1 bad, line 2: 7 foreign",
    );
    check_with(&copies(2), "As Ks Ks As\n", "4 As Ks As.2 Ks.2, labels inferred; 1 deals");
    let part = TextOptions { of: Some(8), ..copies(4) };
    check_with(&part, "0 1 1\n1 1 0\n0 0 0\n", "3 of 8 0..1.4; 3 deals");
    // The deals may count from 0 or 1 until one shows a 0 or a 2.
    check_with(&part, "1 1\n1 1\n", "2 of 8 0..1.4, 0 assumed; 2 deals");
    let late = "1 1\n".repeat(1000) + "2 1\n";
    let error = "error: line 1001: got card 2, but the first deals suggested cards 0 to 1";
    check_with(&part, late, error);
    let uneven = "error: got 4 cards, which is not 3 times some number of cards";
    check_with(&copies(3), "0 1 1 0\n", uneven);
    // One of each is what everybody means.
    check_with(&copies(1), "0 1\n1 0\n", "2 from 0; 2 deals");
    let beyond = TextOptions { of: Some(4), ..copies(2) };
    let error = "error: got 6 cards a deal, expected at most the 4 cards of the deck";
    check_with(&beyond, "0 1 1 0 1 1\n", error);
}

#[test]
fn copies_are_seen() {
    check("1 2 1 2\n2 2 1 1\n", "4 1 2 1.2 2.2, copies inferred; 2 deals");
    check("As Ks As Ks\nKs As As Ks\n", "4 As Ks As.2 Ks.2, copies inferred; 2 deals");
    check("40 7 40 12\n7 40 40 12\n", "4 7 12 40 40.2, copies inferred; 2 deals");
    let good = "1 2 1 2";
    let expected = "4 1 2 1.2 2.2, copies inferred; 9 deals; 1 bad, line 4: 1 twice, 2 missing";
    check(with_line(good, 10, 4, "1 1 1 2"), expected);
    // One line may be a slip, and a lost card is one in any number of lines.
    check("1 2 1 2\n", "4 from 0, 0 assumed; 0 deals; 1 bad, line 1: 1 twice, 0 missing");
    check("0 0 1 2\n".repeat(2), "4 from 0; 0 deals; 2 bad, line 1: 0 twice, 3 missing");
}

#[test]
fn a_stated_start_order_may_have_copies_that_the_deals_show() {
    let urn = start_order("0 0 0 1");
    check_with(&urn, "0 1 0 0\n0 0 0 1\n", "4 0 0.2 0.3 1; 2 deals");
    check_with(&urn, "0 1 2 3\n", "error: start order: got 4 cards, but some twice");
}
