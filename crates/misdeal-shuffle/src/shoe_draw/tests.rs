//! Shoes under the oracle.

use super::*;
use crate::scripted::Scripted;
use crate::{Draw, Law, Ratio, Seed, catalogue, exact_law};

/// The law of the cards that `deal` makes of a shoe in order.
fn law_of(n: usize, mut deal: impl FnMut(Shoe<u32>, &mut dyn Draw) -> Vec<u32>) -> Law {
    exact_law(n, n * 3, |cards, draw| {
        let dealt = deal(cards.iter().copied().collect(), draw);
        cards.copy_from_slice(&dealt);
    })
    .unwrap()
}

#[test]
fn cards_drawn_one_by_one_are_exactly_uniform() {
    for n in 0..=6 {
        let law = law_of(n, |mut shoe, draw| {
            (0..n).map(|_| draw_random(&mut shoe, draw).unwrap()).collect()
        });
        assert!(law.is_uniform() && law.unfinished() == Ratio::ZERO, "{n} cards");
    }
}

/// Random draws between draws from the top of a shoe that was never shuffled: the card from
/// the top is no random card, and the oracle sees it.
#[test]
fn a_draw_from_the_top_of_an_unshuffled_shoe_is_seen() {
    let law = law_of(3, |mut shoe, draw| {
        let first = shoe.draw().unwrap();
        let rest = [(); 2].map(|()| draw_random(&mut shoe, draw).unwrap());
        [&[first][..], &rest].concat()
    });
    assert_eq!(law.probability(&[0, 2, 1]), Ratio::new(1, 2));
}

/// A shuffle, a round, the tray back in, a second shuffle: what is dealt then is uniform over
/// the cards that are not in hands.
#[test]
fn a_reshuffle_of_the_rest_is_exactly_uniform() {
    let spec = "fisher-yates".parse().unwrap();
    for n in 2..=5 {
        let law = law_of(n, |mut shoe, draw| {
            let mut hand = shoe.deal(2).unwrap();
            shoe.discard(&hand.pop().unwrap()).unwrap();
            shoe.gather();
            reshuffle(&mut shoe, &spec, draw).unwrap();
            [hand, shoe.deal(n - 1).unwrap()].concat()
        });
        let fair: u128 = (1..n as u128).product();
        assert_eq!(law.outcomes().len() as u128, fair);
        for outcome in law.outcomes() {
            assert_eq!(outcome.order[0], 0, "the card in the hand stays there");
            assert_eq!(outcome.probability, Ratio::new(1, fair));
        }
    }
}

#[test]
fn every_shuffle_of_the_catalogue_fits_a_shoe() {
    for entry in catalogue() {
        for cards in [0, 1, 54] {
            let mut shoe: Shoe<u32> = (0..cards).collect();
            let mut expected: Vec<u32> = (0..cards).collect();
            let spec = ShuffleSpec::new(entry);
            spec.shuffle(&mut expected, &mut Seed::from(1).deal(0));
            reshuffle(&mut shoe, &spec, &mut Seed::from(1).deal(0)).unwrap();
            assert!(shoe.undealt().eq(&expected), "{}", entry.name);
        }
    }
}

#[test]
fn an_empty_shoe_draws_nothing() {
    let mut shoe = Shoe::new(vec!["A"]);
    let no_draws = &mut Scripted::new(&[]);
    assert_eq!(draw_random(&mut shoe, no_draws), Ok("A"));
    let refused = ShoeError::TooFew { asked: 1, left: 0 };
    assert_eq!(draw_random(&mut shoe, no_draws), Err(refused));
}
