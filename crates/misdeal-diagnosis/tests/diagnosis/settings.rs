//! Settings are found: exactly where they are small whole numbers, else within a tenth.

use misdeal_shuffle::fair::fisher_yates;
use misdeal_shuffle::{Draw, Seed, faulty};

use crate::dealt::{built_in, named, setting, shuffled, streamed};

fn within_a_tenth(found: f64, wanted: f64, what: &str) {
    assert!((found / wanted - 1.0).abs() <= 0.1, "{what}: {found}, not {wanted}");
}

#[test]
fn riffles() {
    for riffles in 1..=7u32 {
        // Six and seven need some thousand deals to be seen at all.
        let deals = if riffles < 6 { 500 } else { 10_000 };
        let found = named(&built_in(52, deals, &format!("riffle:times={riffles}")));
        assert_eq!(found.fault, "too-few-riffles", "{found:?}");
        assert_eq!(setting(&found, "riffles"), f64::from(riffles), "{found:?}");
    }
}

#[test]
fn bits_of_keys() {
    for (bits, deals) in [(2, 300), (4, 500), (6, 5000), (8, 30_000)] {
        let found = named(&built_in(52, deals, &format!("sort-short-keys:bits={bits}")));
        assert_eq!(found.fault, "key-ties", "{found:?}");
        assert_eq!(setting(&found, "bits"), f64::from(bits), "{found:?}");
    }
}

#[test]
fn exchanges() {
    for (n, times, deals) in [(10, 10, 2000), (10, 20, 30_000), (52, 60, 1000), (52, 120, 10_000)] {
        let spec = format!("random-transpositions:times={times}");
        let found = named(&built_in(n, deals, &spec));
        assert_eq!(found.fault, "random-transpositions", "{found:?}");
        within_a_tenth(setting(&found, "exchanges"), f64::from(times), &spec);
    }
}

#[test]
fn buffers() {
    for size in [3usize, 13, 40] {
        let found = named(&shuffled(52, 500, |cards, draw| {
            // A buffer that is filled, then one card out for each card in, then the rest.
            let (mut held, mut out) = (Vec::new(), Vec::new());
            for &card in cards.iter() {
                held.push(card);
                if held.len() > size - 1 {
                    out.push(held.swap_remove(draw.index_at_most(held.len() - 1)));
                }
            }
            fisher_yates(&mut held, draw);
            out.extend(held);
            cards.copy_from_slice(&out);
        }));
        assert_eq!(found.fault, "small-buffer", "{found:?}");
        within_a_tenth(setting(&found, "size"), size as f64, "size");
    }
}

#[test]
fn bounds_parts_and_shelves() {
    let bound = shuffled(52, 500, |cards, draw| faulty::constant_bound(cards, 37, draw));
    let found = named(&bound);
    assert_eq!(found.fault, "wrong-bound", "{found:?}");
    within_a_tenth(setting(&found, "bound"), 37.0, "bound");
    let found = named(&built_in(52, 5000, "shelf:shelves=27"));
    within_a_tenth(setting(&found, "shelves"), 27.0, "shelves");
    let found = named(&built_in(52, 2000, "top-to-random:times=90"));
    within_a_tenth(setting(&found, "moves"), 90.0, "moves");
    let found = named(&built_in(52, 2000, "overhand:packet=6,times=4"));
    within_a_tenth(setting(&found, "packet"), 6.0, "packet");
    within_a_tenth(setting(&found, "times"), 4.0, "times");
}

/// The range of a byte, of a generator of 15 bits and of one of 100 numbers.
#[test]
fn ranges() {
    for (range, deals) in [(256u64, 5000), (100, 2000)] {
        let found = named(&shuffled(52, deals, |cards, draw| {
            for at in (1..cards.len()).rev() {
                cards.swap(at, (draw.at_most(range - 1) % (at as u64 + 1)) as usize);
            }
        }));
        assert_eq!(found.fault, "modulo-bias", "{found:?}");
        assert_eq!(setting(&found, "range"), range as f64, "{found:?}");
    }
}

/// The number of seeds lies within the interval that is given.
#[test]
fn seeds() {
    let deal = |seed: u64| {
        let mut cards: Vec<u32> = (0..52).collect();
        fisher_yates(&mut cards, &mut Seed::from(seed).deal(0));
        cards
    };
    for (seeds, deals) in [(100u64, 1000), (1 << 15, 5000)] {
        let tally =
            streamed(52, deals, |index| deal(Seed::from(11).deal(index).at_most(seeds - 1)));
        let found = named(&tally);
        assert_eq!(found.fault, "few-seeds", "{found:?}");
        let (low, high) = (setting(&found, "size-low"), setting(&found, "size-high"));
        assert!((low..=high).contains(&(seeds as f64)), "{found:?}");
        within_a_tenth(setting(&found, "size"), seeds as f64, "seeds");
    }
}
