//! Where a diagnosed fault puts cards: what pictures compare the counts with.

use misdeal_audit::Frame;

use crate::dealt::{built_in, named};

/// Card by position under a naive swap of four cards, by all of its 4^4 paths.
fn paths() -> Vec<Vec<f64>> {
    let mut shares = vec![vec![0.0; 4]; 4];
    for path in 0..256usize {
        let mut cards = [0, 1, 2, 3];
        for i in 0..4 {
            cards.swap(i, path >> (2 * i) & 3);
        }
        for (position, &card) in cards.iter().enumerate() {
            shares[position][card] += 1.0 / 256.0;
        }
    }
    shares
}

#[test]
fn a_known_law_is_exact() {
    let fault = named(&built_in(4, 20_000, "global-swap"));
    assert_eq!(fault.fault, "naive-swap");
    let placed = fault.placed.iter().find(|placed| placed.frame == Frame::PositionToCard);
    let placed = placed.unwrap();
    assert_eq!(placed.simulated, None);
    for (position, row) in paths().iter().enumerate() {
        for (card, share) in row.iter().enumerate() {
            let found = placed.shares[position][card];
            assert!((found - share).abs() < 1e-12, "{position} {card}: {found}, not {share}");
        }
    }
}

/// Of a law that is not known there are counts, whose deals are told.
#[test]
fn another_is_simulated() {
    let fault = named(&built_in(10, 5_000, "riffle:times=2"));
    assert_eq!(fault.fault, "too-few-riffles");
    let placed = &fault.placed[0];
    let deals = placed.simulated.unwrap();
    assert!(deals >= 10_000, "{deals}");
    for row in &placed.shares {
        assert!((row.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    // Two riffles are one of four packets (D. Bayer and P. Diaconis, Ann. Appl. Probab. 2 (1992)
    // 294), whose inverse sorts cards by a digit each: card 0 lies first if no digit is smaller,
    // with chance sum over d of 1/4 ((4-d)/4)^9. Of 10,000 deals that is known to 0.0044.
    let first: f64 = (0..4).map(|d| 0.25 * (f64::from(4 - d) / 4.0).powi(9)).sum();
    assert!((placed.shares[0][0] - first).abs() < 0.03, "{:?}, not {first}", placed.shares[0]);
}
