//! Any bytes as cards and as a pay table: no panic; a hand that is refused says why; a
//! card more never makes a hand weaker, and the best of seven is that of some five.

#![no_main]

use libfuzzer_sys::fuzz_target;
use misdeal_deck::{Card, card_from_str};
use misdeal_games::draw::PayTable;
use misdeal_games::poker::{
    AceToFive, DeuceToSeven, Hand, Ranking, ShortDeck, Stake, Standard, WithWilds, pots, rank, shares,
};

fn check<R: Ranking>(cards: &[Card]) {
    let found = match rank::<R>(cards) {
        Ok(found) => found,
        Err(error) => {
            assert!(!error.to_string().chars().any(char::is_control));
            return;
        }
    };
    assert!((1..=R::CLASSES_COUNT).contains(&found.class()), "{cards:?}");
    assert!(!found.to_string().is_empty() && !found.in_chinese().is_empty());
    if cards.len() > 5 {
        let without = (0..cards.len()).map(|left_out| {
            let rest = cards.iter().enumerate().filter(|(at, _)| *at != left_out);
            rank::<R>(&rest.map(|(_, &card)| card).collect::<Vec<_>>()).expect("a part of a hand")
        });
        assert_eq!(without.max(), Some(found), "{cards:?}");
    }
    let backwards: Hand = cards.iter().rev().collect();
    assert_eq!(R::rank(backwards), found);
}

fuzz_target!(|data: &[u8]| {
    let cards = data.iter().take(9).filter_map(|&byte| Card::new(u32::from(byte) % 60).ok());
    let cards: Vec<Card> = cards.collect();
    check::<Standard>(&cards);
    check::<ShortDeck>(&cards);
    check::<DeuceToSeven>(&cards);
    check::<AceToFive>(&cards);
    check::<WithWilds>(&cards);
    let stake = |&byte: &u8| Stake {
        chips: u64::from(byte) << (byte % 57),
        has_folded: byte % 3 == 0,
    };
    let stakes: Vec<Stake> = data.iter().map(stake).collect();
    if let Ok(pots) = pots(&stakes) {
        let put_in: u64 = stakes.iter().map(|stake| stake.chips).sum();
        assert_eq!(pots.iter().map(|pot| pot.chips).sum::<u64>(), put_in);
        for pot in pots {
            let parts = shares(pot.chips, pot.players.len());
            assert!(parts.is_empty() || parts.iter().sum::<u64>() == pot.chips);
        }
    }
    let Ok(text) = std::str::from_utf8(data) else { return };
    let _ = card_from_str(text);
    match text.parse::<PayTable>() {
        Ok(table) => assert_eq!(table.to_string().parse(), Ok(table)),
        Err(error) => assert!(!error.to_string().chars().any(char::is_control)),
    }
});
