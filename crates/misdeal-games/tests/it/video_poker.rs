//! Jacks or Better against published and independently computed values.

use misdeal_games::draw::{FinalHand, PayTable};

/// The fraction: S. N. Ethier, J. J. Kim and J. Lee (arXiv 1602.04171). How many
/// cards are held and the 876 ties: `corpora/vectors/video-poker.py`. How often each hand
/// comes: a third program over all hands and holds, which is not kept; that the mean follows
/// from it is checked below.
#[test]
fn nine_six() {
    let exact = PayTable::JACKS_OR_BETTER.exact_return();
    assert_eq!(exact.mean.to_string(), "1653526326983/1661102543100");
    assert_eq!(exact.ties_count, 876);
    assert_eq!(exact.held_counts, [84_360, 403_968, 1_651_440, 147_528, 292_176, 19_488]);
    let one_in = [
        (FinalHand::RoyalFlush, 40_390.547, 0.001),
        (FinalHand::StraightFlush, 9_148.37, 0.01),
        (FinalHand::FourOfAKind, 423.272, 0.001),
        (FinalHand::FullHouse, 86.864, 0.001),
        (FinalHand::Flush, 90.789, 0.001),
        (FinalHand::Straight, 89.052, 0.001),
        (FinalHand::ThreeOfAKind, 13.432, 0.001),
        (FinalHand::TwoPair, 7.735, 0.001),
        (FinalHand::JacksOrBetter, 4.660, 0.001),
    ];
    for (hand, expected, digits) in one_in {
        let found = 1.0 / exact.finals.chance(hand);
        // The values are rounded.
        assert!((found - expected).abs() <= 0.5001 * digits, "{hand:?}: {found}");
    }
    assert!((exact.finals.chance(FinalHand::Nothing) - 0.545_434_67).abs() < 1e-8);
    assert_eq!(exact.finals.counts.iter().sum::<u128>(), exact.finals.of);
    // The mean is that of the final hands.
    let paid = |hand: FinalHand| {
        exact.finals.chance(hand) * f64::from(PayTable::JACKS_OR_BETTER.pay(hand))
    };
    let mean: f64 = FinalHand::ALL.into_iter().map(paid).sum();
    assert!((mean - exact.mean_f64()).abs() < 1e-12);
    // Variance 19.514676 (wizardofodds.com, "Jacks or Better").
    assert!((exact.deviation().powi(2) - 19.514_676).abs() < 1e-4, "{}", exact.deviation());
}

/// The means of `corpora/vectors/video-poker.py`.
#[test]
fn six_other_pay_tables() {
    let tables = [
        ("9/5", "408838064311/415275635775"),
        ("8/6", "38009381393/38630291700"),
        ("8/5", "1616226757427/1661102543100"),
        ("7/5", "24570826799/25555423740"),
        ("6/5", "1577983249081/1661102543100"),
        // One coin: the royal flush pays 250.
        ("1-2-3-4-6-9-25-50-250", "35523565111/36110924850"),
    ];
    for (name, mean) in tables {
        let table: PayTable = name.parse().unwrap();
        assert_eq!(table.exact_return().mean.to_string(), mean, "{name}");
    }
}

/// What can be said without enumeration: if nothing pays, nothing returns, and if all
/// pay the same, all hold what they like.
#[test]
fn odd_pay_tables() {
    let nothing: PayTable = "0-0-0-0-0-0-0-0-0".parse().unwrap();
    let exact = nothing.exact_return();
    assert_eq!((*exact.mean.numer(), exact.ties_count), (0, 2_598_960));
    assert_eq!(exact.held_counts, [0, 0, 0, 0, 0, 2_598_960]);
    let most: PayTable = ["1000000"; 9].join("-").parse().unwrap();
    let chance = 1.0 - most.exact_return().finals.chance(FinalHand::Nothing);
    assert!((most.exact_return().mean_f64() / 1e6 - chance).abs() < 1e-12);
}

#[test]
fn what_is_no_pay_table_is_refused() {
    let message = |text: &str| text.parse::<PayTable>().unwrap_err().to_string();
    let form = "expected FULL-HOUSE/FLUSH such as 9/6, or nine numbers such as \
                1-2-3-4-6-9-25-50-800";
    assert_eq!(message(""), format!("got the pay table '', {form}"));
    assert_eq!(message("1-2-3"), format!("got the pay table '1-2-3', {form}"));
    assert_eq!(message("9/6/3"), format!("got the pay table '9/6/3', {form}"));
    assert_eq!(" 9 / 6 ".parse(), Ok(PayTable::JACKS_OR_BETTER));
    assert_eq!(message("9/x"), "the pay table '9/x' has 'x', expected 0 to 1000000");
    assert_eq!(message("9/"), "the pay table '9/' has '', expected 0 to 1000000");
    assert_eq!(message("+9/6"), "the pay table '+9/6' has '+9', expected 0 to 1000000");
    assert_eq!(
        message("1000001/6"),
        "the pay table '1000001/6' has '1000001', expected 0 to 1000000"
    );
    // Found by the fuzz target `poker`: no control characters in a message.
    assert_eq!(message("\u{1b}/"), "the pay table '\\u{1b}/' has '\\u{1b}', expected 0 to 1000000");
}
