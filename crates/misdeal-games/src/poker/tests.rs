//! Fast evaluation against the plain rules.

use misdeal_deck::{Card, Deck};

use super::made::{Packed, RANKS_COUNT};
use super::rules::{Counts, Rules};
use super::*;

/// The number `at` of a reproducible series: SplitMix64.
fn number(at: u64) -> u64 {
    let mut z = at.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// So many different cards of a deck; in every other hand rather of few suits and few
/// neighbouring ranks, so that flushes and straights are met often.
fn cards_of(deck: &[Card], count: usize, seed: u64) -> Vec<Card> {
    let is_close = |card: &&Card| {
        let rank = card.rank().map_or(0, |rank| rank.number() + 11) % 13;
        let from = (number(seed) >> 20) as u8 % 9;
        card.suit().is_none() || (card.id() < 26 && (from..from + 6).contains(&rank))
    };
    let is_narrow = seed % 2 == 1 && deck.len() > 40;
    let mut cards: Vec<Card> =
        deck.iter().filter(|card| !is_narrow || is_close(card)).copied().collect();
    for place in 0..count {
        let other = number(seed << 4 | place as u64) as usize % (cards.len() - place);
        cards.swap(place, place + other);
    }
    cards.truncate(count);
    cards
}

/// All choices of five.
fn fives(cards: &[Card]) -> Vec<Vec<Card>> {
    let sets = (0u32..1 << cards.len()).filter(|set| set.count_ones() == 5);
    let five = |set: u32| (0..cards.len()).filter(move |at| set >> at & 1 == 1).map(|at| cards[at]);
    sets.map(|set| five(set).collect()).collect()
}

/// What five suited cards make, by the plain rules.
fn made_of(rules: Rules, five: &[Card]) -> Packed {
    let mut counts: Counts = [0; RANKS_COUNT];
    for card in five {
        counts[(card.rank().unwrap().number() as usize + 11) % 13] += 1;
    }
    rules.made(&counts, five.iter().all(|card| card.suit() == five[0].suit()))
}

fn best_of(rules: Rules, cards: &[Card]) -> Packed {
    let all = fives(cards).into_iter().map(|five| made_of(rules, &five));
    all.max_by_key(|&made| rules.order(made)).unwrap()
}

fn deck(name: &str) -> Vec<Card> {
    Deck::named(name).unwrap().cards().iter().map(|card| card.card().unwrap()).collect()
}

/// What the fast way finds is the best of the choices of five, as the plain rules have
/// it, and the order of any two hands is that of the rules.
fn check<R: Ranking>(rules: Rules, deck: &[Card]) {
    let mut last: Option<(Packed, HandRank<R>)> = None;
    for seed in 0..12_000 {
        let cards = cards_of(deck, 5 + seed as usize % 3, seed);
        let expected = best_of(rules, &cards);
        let found = rank::<R>(&cards).unwrap();
        assert_eq!(R::made(found.class()), expected, "{cards:?}");
        if let Some((made, rank)) = last {
            let order = rules.order(made).cmp(&rules.order(expected));
            assert_eq!(rank.cmp(&found), order, "{rank:?} {found:?}");
        }
        last = Some((expected, found));
    }
}

#[test]
fn the_tables_say_what_the_rules_say() {
    check::<Standard>(Rules::Standard, &deck("52"));
    check::<ShortDeck>(Rules::ShortDeck, &deck("36"));
    check::<DeuceToSeven>(Rules::DeuceToSeven, &deck("52"));
    check::<AceToFive>(Rules::AceToFive, &deck("52"));
}

/// The best of all cards that the first wild one may stand for, and so on.
fn best_with(naturals: &[Card], wilds: usize) -> Packed {
    if wilds == 0 {
        return best_of(Rules::Standard, naturals);
    }
    let unheld = deck("52").into_iter().filter(|card| !naturals.contains(card));
    unheld.map(|card| best_with(&[naturals, &[card]].concat(), wilds - 1)).max().unwrap()
}

/// Wild cards by substitution, apart from five of a kind, which no different cards make.
#[test]
fn wild_cards_stand_for_the_best_card() {
    for seed in 0..240 {
        let (count, wilds) = (5 + seed as usize % 3, 1 + seed as usize / 3 % 2);
        // Two wild cards in seven have 58,000 choices of five.
        if (count, wilds) == (7, 2) && seed > 60 {
            continue;
        }
        let naturals = cards_of(&deck("52"), count - wilds, seed);
        let jokers = [Card::LITTLE_JOKER, Card::BIG_JOKER];
        let found = rank::<WithWilds>(&[&naturals, &jokers[..wilds]].concat()).unwrap();
        let of_a_rank = |card: &Card| naturals.iter().filter(|c| c.rank() == card.rank()).count();
        let most = naturals.iter().map(of_a_rank).max().unwrap();
        if most + wilds >= 5 {
            assert_eq!(found.category(), Category::FiveOfAKind, "{naturals:?}");
        } else {
            assert_eq!(WithWilds::made(found.class()), best_with(&naturals, wilds), "{naturals:?}");
        }
    }
}

/// Nobody checks, so nothing may go wrong either: too few cards, too many, one twice.
#[test]
fn the_fast_way_never_panics() {
    let all = deck("54");
    for seed in 0..4_000 {
        let hand: Hand =
            (0..seed % 14).map(|at| all[number(seed << 4 | at) as usize % 54]).collect();
        let words = [
            Standard::rank(hand).to_string(),
            ShortDeck::rank(hand).to_string(),
            AceToFive::rank(hand).in_chinese(),
            WithWilds::rank(hand).to_string(),
            DeuceToSeven::rank(hand).to_string(),
        ];
        assert!(words.iter().all(|words| !words.is_empty()));
    }
}
