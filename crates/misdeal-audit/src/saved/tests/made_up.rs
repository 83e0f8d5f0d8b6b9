//! What was made up, damaged or cut off is refused, or does no harm.

use proptest::prelude::*;
use xxhash_rust::xxh3::xxh3_128;

use super::{bytes, deals, merged, saved, shapes};
use crate::saved::{DEALS_MAX, SavedError, SavedTally};
use crate::shape::Shape;
use crate::tally::{Fingerprints, List, Tally};
use crate::verdict::judge;

/// The same counts, so many times as large, as far as a tally can go.
fn scaled(tally: &mut Tally, factor: u64) {
    tally.deals *= factor;
    let scale = |counts: &mut Vec<u64>| counts.iter_mut().for_each(|count| *count *= factor);
    for read in &mut tally.frames {
        read.deals *= factor;
        read.even = read.even.map(|even| even * factor);
        read.position.iter_mut().for_each(scale);
        read.numbers.iter_mut().for_each(|(_, counts)| scale(counts));
        let parts = read.close.iter_mut().flat_map(|close| close.lists());
        let parts = parts.chain(read.coarse.iter_mut().flat_map(|coarse| coarse.lists()));
        parts.for_each(|(_, list)| scale_list(list, factor));
        let digits = [&mut read.lehmer, &mut read.draws_up, &mut read.draws_down];
        digits.into_iter().flatten().for_each(|digits| scale(digits.flat_mut().0));
    }
    tally.between.lists().into_iter().for_each(|(_, list)| scale_list(list, factor));
    let whole =
        [&mut tally.inclusion, &mut tally.pair_inclusion, &mut tally.first_two, &mut tally.orders];
    whole.into_iter().flatten().for_each(scale);
}

fn scale_list(list: List<'_>, factor: u64) {
    match list {
        List::Counts(counts) => counts.iter_mut().for_each(|count| *count *= factor),
        List::Sums(sums) => sums.iter_mut().for_each(|sum| *sum *= factor as i64),
        List::One(count) => *count *= factor,
    }
}

/// No sum of counts overflows with as many deals as there can be.
#[test]
fn the_largest_tallies_are_judged() {
    for shape in [Shape::whole(2), Shape::first(1, 1 << 20)] {
        let mut tally = deals(shape, 0, 64);
        let factor = DEALS_MAX / tally.deals();
        scaled(&mut tally, factor);
        for read in &mut tally.frames {
            // The largest value of each digit, in all deals.
            for digits in [&mut read.lehmer, &mut read.draws_up].into_iter().flatten() {
                let (counts, ends) = digits.flat_mut();
                counts.fill(0);
                ends.iter().for_each(|end| counts[end - 1] = read.deals);
            }
        }
        let read = SavedTally::read(&bytes(&saved(tally, 1))[..]).unwrap();
        assert!(read.tally.deals() > DEALS_MAX / 2);
        let verdict = judge(&merged([read]).tally, 1e-6);
        assert!(verdict.findings.iter().all(|judged| judged.finding.statistic.is_finite()));
    }
}

proptest! {
    /// Counts that add up but that no deals have.
    #[test]
    fn made_up_counts_are_judged_without_harm(
        shape in 0..shapes().len(),
        count in 0..40u64,
        factor in prop_oneof![Just(1), 1..1_000_000u64],
        heap in any::<[u32; 4]>(),
        repeated in any::<bool>(),
    ) {
        let (shape, _) = shapes()[shape];
        prop_assume!(shape.deck <= 130);
        let mut tally = deals(shape, 0, count.max(1));
        scaled(&mut tally, factor);
        // All deals show one value of each digit.
        for read in &mut tally.frames {
            let digits = [&mut read.lehmer, &mut read.draws_up, &mut read.draws_down];
            for (digits, heap) in digits.into_iter().flatten().zip(heap) {
                let (counts, ends) = digits.flat_mut();
                counts.fill(0);
                let mut begin = 0;
                for &end in ends {
                    counts[begin + heap as usize % (end - begin)] = read.deals;
                    begin = end;
                }
            }
        }
        if repeated {
            let all = vec![0; tally.fingerprints.len() as usize];
            tally.fingerprints = Fingerprints::of_sorted(all);
        }
        let bytes = bytes(&saved(tally, 1));
        let read = SavedTally::read(&bytes[..]).unwrap();
        let sum = merged([saved(Tally::new(shape), 2), read]).tally;
        for judged in judge(&sum, 1e-6).findings {
            prop_assert!(judged.finding.ln_p <= 0.0, "{judged:?}");
            prop_assert!(judged.finding.statistic.is_finite(), "{judged:?}");
        }
    }

    /// Other bytes under a checksum that fits.
    #[test]
    fn made_up_bytes_are_read_without_harm(
        shape in 0..shapes().len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        is_digit in any::<bool>(),
    ) {
        let (shape, _) = shapes()[shape];
        prop_assume!(shape.deck <= 10);
        let mut bytes = bytes(&saved(deals(shape, 0, 100), 1));
        bytes.truncate(bytes.len() - 16);
        for (at, byte) in edits {
            let at = at.index(bytes.len());
            if !is_digit {
                bytes[at] = byte;
            } else if bytes[at].is_ascii_digit() {
                bytes[at] = b'0' + byte % 10;
            }
        }
        let checksum = xxh3_128(&bytes).to_le_bytes();
        bytes.extend(checksum);
        match SavedTally::read(&bytes[..]) {
            Ok(saved) => drop(judge(&saved.tally, 1e-6)),
            Err(error) => prop_assert!(!error.to_string().chars().any(char::is_control)),
        }
    }
}

/// What is said of a good tally in which one text stands for another.
fn said_of(tally: Tally, from: &str, to: &str) -> String {
    let fingerprints = 16 * (tally.fingerprints.len() as usize + 1);
    let good = bytes(&saved(tally, 1));
    let (head, tail) = good.split_at(good.len() - fingerprints);
    let head = String::from_utf8(head.to_vec()).unwrap();
    assert!(head.contains(from), "{from}: {head}");
    let mut bytes = head.replacen(from, to, 1).into_bytes();
    bytes.extend_from_slice(&tail[..tail.len() - 16]);
    bytes.extend(xxh3_128(&bytes).to_le_bytes());
    SavedTally::read(&bytes[..]).expect_err(to).to_string()
}

#[test]
fn each_thing_that_cannot_be_is_told() {
    let said = |from: &str, to: &str| said_of(deals(Shape::whole(4), 0, 100), from, to);
    let table = [
        (r#""cards":4"#, r#""cards":1048577"#, "line 1, cards: got 1048577, expected at most"),
        (r#""dealt":4"#, r#""dealt":5"#, "line 1, dealt: got 5, expected at most 4"),
        (r#""deals":99"#, r#""deals":-9"#, "line 1, column "),
        (r#""deals":99"#, r#""deals":8796093022209"#, "line 1, deals: got 8796093022209, "),
        (r#""invalid":{"deals":1"#, r#""invalid":{"deals":0"#, "line 1, invalid: the number of"),
        (r#""fingerprints":99"#, r#""fingerprints":100"#, "line 1, fingerprints: got 100, "),
        (r#"{"first-index":0}"#, r#"{"first-index":2}"#, "line 1, naming: got 2, expected at"),
        (r#"{"first-index":0}"#, r#"{"words":["a"]}"#, "line 1, naming: got 1 words, expected 4"),
        (r#""subject":"a "#, r#""subject":"\u001b"#, "line 1, subject: got a control character"),
        ("0000000000000001\"", "000000000000000A\"", "line 1, run: expected a number of 32"),
        (r#""card":"#, r#""card":9"#, "line 1, invalid: got 9"),
        (r#""notes":[]"#, r#""nots":[]"#, ": unknown field `nots`"),
        (r#""notes":[]"#, r#""notes":["?"]"#, ": unknown variant `?`"),
        (",\"notes\":[]", "", ": missing field `notes`"),
        ("position-to", "position-of", "line 2: got frame 'position-of-card', expected"),
        ("d\",\"deals\":99", "d\",\"deals\":98", "line 2, deals: got 98, expected 99"),
        ("\"position\":[[", "\"position\":[[0,", "line 2, position, row 0: got 5 counts, exp"),
        ("\"position\":[[", "\"position\":[[9", "line 2, position, row 0: got a sum of"),
        ("\"lehmer\":[[", "\"lehmer\":[[9", "line 2, lehmer, row 0: got a sum of"),
        ("\"draws-up\":", "\"even\":0,\"draws-up\":", "line 2, column "),
        ("\"even\":", "\"even\":9", "line 2, even: got 9"),
        ("\"cycles\":[0", "\"cycles\":[1", "line 2, cycles: got a sum of 100, expected 99"),
        ("\"orders\":[", "\"orders\":[1,", "line 12, orders: got 25 counts, expected 24"),
        ("\"orders\":[", "\"orders\":[9", "line 12, orders: got a sum of"),
        ("{\"first-two\":", "{}\n{\"first-two\":", "line 12, "),
        ("\"first-two\":[0,", "\"first-two\":[0,9", "line 12, first-two, row 0: got a sum of"),
        ("\"first-two\":[0", "\"first-two\":[7", "line 12, first-two: a deal that begins with"),
        ("\"first-cards\":[0", "\"first-cards\":[1", "first-cards: a stretch without a first"),
        ("\"between\":{", "\"between\":{\"x\":[],", "between, x: got counts, but deals of"),
        ("\"overlap\":[", "\"overlap\":[9", "line 12, between, overlap: got a sum of"),
        ("\"descents\":[", "\"descents\":[9", "line 2, descents: got a sum of"),
        ("{\"deals\":[99]", "{\"deals\":[100]", "line 2, close, deals: got 100, expected at most"),
        ("\"peaks\":[", "\"peaks\":[9", "line 2, close, peaks: got a sum of"),
        ("\"successors\":[0", "\"successors\":[1", "line 2, close, successors, row 0: got a"),
        ("\"offsets\":[0", "\"offsets\":[1", "line 2, close, offsets: a card beside itself"),
        ("\"near-patterns\":[", "\"near-patterns\":[9", "near-patterns, row 0: got a sum of"),
        ("\"products\":[-", "\"products\":[-9999", "products: got -9999"),
        ("\"products\":[", "\"products\":[1,", "products: got 7 counts, expected 6"),
        ("low-bits-lehmer\":[", "low-bits-lehmer\":[9", "low bits of lehmer: got "),
    ];
    for (from, to, expected) in table {
        let said = said(from, to);
        assert!(said.contains(expected), "{to}: {said}");
    }
}

/// A tally of hands, and one by blocks.
#[test]
fn each_thing_that_cannot_be_in_other_shapes() {
    let set = || deals(super::set(2, 5), 0, 50);
    let inclusion = set().pair_inclusion.unwrap();
    let numbers = |counts: &[u64]| {
        let words: Vec<String> = counts.iter().map(u64::to_string).collect();
        format!("\"pair-inclusion\":[{}]", words.join(","))
    };
    // The same number of pairs, one of them of other cards.
    let mut moved = inclusion.clone();
    (moved[0], moved[9]) = (moved[0] + 1, moved[9] - 1);
    let said = said_of(set(), &numbers(&inclusion), &numbers(&moved));
    assert!(said.contains("pair-inclusion, card 0: got a sum of"), "{said}");

    let large = || deals(Shape::whole(1100), 0, 20);
    let said = said_of(large(), "\"draws-up\":[", "\"draws-up\":[9");
    assert!(said.contains("coarse, draws-up, row 0: got a sum of"), "{said}");
    let said = said_of(large(), "\"draws-down\":[0", "\"draws-down\":[1");
    assert!(said.contains("coarse, draws-down, row 0: got a sum of"), "{said}");
}

#[test]
fn fingerprints_must_be_ranks_in_order() {
    let good = bytes(&saved(deals(Shape::whole(3), 0, 50), 1));
    let end = good.len() - 16;
    let said = |first: u8, last: u8| {
        let mut bytes = good[..end].to_vec();
        (bytes[end - 16 * 50], bytes[end - 16]) = (first, last);
        bytes.extend(xxh3_128(&bytes).to_le_bytes());
        SavedTally::read(&bytes[..]).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(said(0, 5), Ok(()));
    assert_eq!(said(0, 6).unwrap_err(), "fingerprint 50: got 6, expected a rank below 6");
    assert_eq!(
        said(0, 0).unwrap_err().split(',').next().unwrap(),
        "fingerprint 50: got a smaller one than that before"
    );
}

/// Every bit and every length of a small file.
#[test]
fn damage_is_found_wherever_it_is() {
    let good = bytes(&saved(deals(Shape::whole(3), 0, 20), 1));
    for at in 0..good.len() {
        let cut = SavedTally::read(&good[..at]);
        assert!(cut.is_err(), "the first {at} bytes");
        let mut bytes = good.clone();
        for bit in 0..8 {
            bytes[at] = good[at] ^ 1 << bit;
            assert!(SavedTally::read(&bytes[..]).is_err(), "bit {bit} of byte {at}");
        }
    }
    let more = [&good[..], b"\n"].concat();
    assert!(matches!(SavedTally::read(&more[..]), Err(SavedError::TooLong)));
    // The fingerprints say nothing by themselves, so here it is the checksum.
    let mut bytes = good.clone();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    assert!(matches!(SavedTally::read(&bytes[..]), Err(SavedError::Checksum)));
}
