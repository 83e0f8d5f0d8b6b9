//! Basic strategy against the chart everybody knows.

use misdeal_games::blackjack::{Chart, Rules, Soft17, Surrender, Total, Value};

fn value(number: u8) -> Value {
    Value::new(number).unwrap()
}

/// The cells against 2 to 9, ten and ace.
fn row(cell: impl Fn(Value) -> String) -> String {
    let ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
    ups.map(|up| cell(value(up))).join(" ")
}

fn total(chart: &Chart, cards: &[u8]) -> String {
    let total: Total = cards.iter().copied().map(value).collect();
    row(|up| chart.cell(total, up).to_string())
}

/// Six decks, S17, DAS: Wizard of Odds, basic strategy for four to eight decks. What else is done
/// where doubling is not allowed is on that chart too; for pairs it is the row of their total.
#[test]
fn six_decks() {
    let chart = Chart::new(&Rules { hands_max: 2, ..Rules::VEGAS_6D }).unwrap();
    let totals: &[(&[u8], &str)] = &[
        (&[10, 10], "S S S S S S S S S S"),
        (&[10, 7], "S S S S S S S S S S"),
        (&[10, 6], "S S S S S H H H H H"),
        (&[10, 5], "S S S S S H H H H H"),
        (&[10, 4], "S S S S S H H H H H"),
        (&[10, 3], "S S S S S H H H H H"),
        (&[10, 2], "H H S S S H H H H H"),
        (&[9, 2], "Dh Dh Dh Dh Dh Dh Dh Dh Dh H"),
        (&[8, 2], "Dh Dh Dh Dh Dh Dh Dh Dh H H"),
        (&[7, 2], "H Dh Dh Dh Dh H H H H H"),
        (&[6, 2], "H H H H H H H H H H"),
        (&[5, 2], "H H H H H H H H H H"),
        (&[3, 2], "H H H H H H H H H H"),
        (&[1, 9], "S S S S S S S S S S"),
        (&[1, 8], "S S S S S S S S S S"),
        (&[1, 7], "S Ds Ds Ds Ds S S H H H"),
        (&[1, 6], "H Dh Dh Dh Dh H H H H H"),
        (&[1, 5], "H H Dh Dh Dh H H H H H"),
        (&[1, 4], "H H Dh Dh Dh H H H H H"),
        (&[1, 3], "H H H Dh Dh H H H H H"),
        (&[1, 2], "H H H Dh Dh H H H H H"),
    ];
    for (cards, expected) in totals {
        assert_eq!(total(&chart, cards), *expected, "{cards:?}");
    }
    let pairs = [
        (1, "PPPPPPPPPP"),
        (10, ".........."),
        (9, "PPPPP.PP.."),
        (8, "PPPPPPPPPP"),
        (7, "PPPPPP...."),
        (6, "PPPPP....."),
        (5, ".........."),
        (4, "...PP....."),
        (3, "PPPPPP...."),
        (2, "PPPPPP...."),
    ];
    for (pair, expected) in pairs {
        let cells = row(|up| match chart.pair_cell(value(pair), up).to_string() {
            cell if cell.starts_with('P') => "P".to_owned(),
            _ => ".".to_owned(),
        });
        assert_eq!(cells.replace(' ', ""), expected, "{pair}");
    }
}

/// Late surrender, from the same charts: 16 against 9, ten and ace, 15 against ten; where the
/// dealer hits soft 17 also 15 and 17 against an ace, and a pair of eights.
#[test]
fn late_surrender() {
    let rules = Rules { hands_max: 2, surrender: Surrender::Late, ..Rules::VEGAS_6D };
    let stands = Chart::new(&rules).unwrap();
    assert_eq!(total(&stands, &[10, 7]), "S S S S S S S S S S");
    assert_eq!(total(&stands, &[10, 6]), "S S S S S H H Rh Rh Rh");
    assert_eq!(total(&stands, &[10, 5]), "S S S S S H H H Rh H");
    assert_eq!(total(&stands, &[10, 4]), "S S S S S H H H H H");
    assert_eq!(stands.pair_cell(value(8), value(1)).to_string(), "Ph");
    let hits = Chart::new(&Rules { soft_17: Soft17::Hit, ..rules }).unwrap();
    assert_eq!(total(&hits, &[10, 7]), "S S S S S S S S S Rs");
    assert_eq!(total(&hits, &[10, 6]), "S S S S S H H Rh Rh Rh");
    assert_eq!(total(&hits, &[10, 5]), "S S S S S H H H Rh Rh");
    assert_eq!(hits.pair_cell(value(8), value(1)).to_string(), "RPh");
}
