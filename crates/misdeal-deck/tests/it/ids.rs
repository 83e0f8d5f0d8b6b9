//! Other tools' numbers against lists written the way those tools count.

use misdeal_deck::{
    Card, FirstId, IdFormat, IdFormatError, IdLayout, RankOrder, SuitOrder, card_from_str,
};

fn suit_orders() -> Vec<String> {
    let mut orders = vec![String::new()];
    for _ in 0..4 {
        let longer = |order: &String| {
            let unused: Vec<char> = "shcd".chars().filter(|c| !order.contains(*c)).collect();
            unused.into_iter().map(|c| format!("{order}{c}")).collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

/// The names of the cards in the order of a format, by nested loops.
fn listed(suits: &str, ranks: RankOrder, layout: IdLayout) -> Vec<String> {
    let ranks = match ranks {
        RankOrder::AceFirst => "A23456789TJQK",
        RankOrder::AceLast => "23456789TJQKA",
    };
    let mut names = Vec::new();
    match layout {
        IdLayout::BySuit => {
            for suit in suits.chars() {
                names.extend(ranks.chars().map(|rank| format!("{rank}{suit}")));
            }
        }
        IdLayout::ByRank => {
            for rank in ranks.chars() {
                names.extend(suits.chars().map(|suit| format!("{rank}{suit}")));
            }
        }
    }
    names.extend(["BJ".to_owned(), "RJ".to_owned()]);
    names
}

#[test]
fn every_format_numbers_every_card_and_reads_it_back() {
    let orders = suit_orders();
    assert_eq!(orders.len(), 24);
    for letters in &orders {
        let suits: SuitOrder = letters.parse().unwrap();
        assert_eq!(suits.to_string(), *letters);
        assert_eq!(SuitOrder::new(suits.suits()), Ok(suits));
        for ranks in [RankOrder::AceFirst, RankOrder::AceLast] {
            for layout in [IdLayout::BySuit, IdLayout::ByRank] {
                for first in [FirstId::Zero, FirstId::One] {
                    let format = IdFormat { suits, ranks, layout, first };
                    let from = u32::from(first == FirstId::One);
                    for (id, name) in (from..).zip(listed(letters, ranks, layout)) {
                        let card = card_from_str(&name).unwrap();
                        assert_eq!(format.id_of(card), id, "{format:?} {name}");
                        assert_eq!(format.card_at(id), Ok(card), "{format:?} {id}");
                    }
                    for got in [from.wrapping_sub(1), from + 54, 1 << 20] {
                        let error = IdFormatError { got, first: from, last: from + 53 };
                        assert_eq!(format.card_at(got), Err(error));
                    }
                }
            }
        }
    }
}

#[test]
fn our_own_numbers_are_those_of_the_deck() {
    for card in (0..Card::COUNT).map(|id| Card::new(id).unwrap()) {
        assert_eq!(IdFormat::DECK.id_of(card), card.id());
    }
}

#[test]
fn the_named_orders_of_suits() {
    let named = [
        (SuitOrder::DECK, "♠♥♣♦"),
        (SuitOrder::BRIDGE, "♠♥♦♣"),
        (SuitOrder::ASCENDING, "♣♦♥♠"),
        (SuitOrder::UCI, "♥♠♦♣"),
    ];
    for (order, signs) in named {
        assert_eq!(signs.parse(), Ok(order));
    }
    for bad in ["", "shc", "shcdd", "shcx", "sshc", "SHCS", "♠♥♣"] {
        let error = bad.parse::<SuitOrder>().unwrap_err();
        assert_eq!(error.to_string(), format!("got suits '{bad}', expected each of s h c d once"));
    }
    let [spade, heart, club, _] = SuitOrder::DECK.suits();
    let error = SuitOrder::new([spade, heart, club, club]).unwrap_err();
    assert_eq!(error.got, "shcc");
}
