//! Any operations in any order: each card exactly once somewhere, what is verified is
//! done, what is refused changes nothing, and each place holds what a plain model says.

use proptest::prelude::*;

use super::*;

#[derive(Clone, Debug)]
enum Op {
    Deal(usize),
    Round(u16, usize),
    DrawAt(usize),
    Burn,
    Cut(usize),
    Discard(u32),
    Return(u32, Place),
    DiscardAll,
    Gather,
    GatherAll,
    /// Rotates the undealt cards; the second number is added to the length of the order.
    Reorder(usize, usize),
}

fn ops() -> impl Strategy<Value = Op> {
    let place = prop_oneof![Just(Place::Out), Just(Place::Tray), Just(Place::Burned)];
    prop_oneof![
        4 => (0usize..6).prop_map(Op::Deal),
        2 => (0u16..4, 0usize..4).prop_map(|(seats, each)| Op::Round(seats, each)),
        4 => (0usize..30).prop_map(Op::DrawAt),
        2 => Just(Op::Burn),
        1 => (0usize..30).prop_map(Op::Cut),
        6 => (0u32..30).prop_map(Op::Discard),
        4 => (0u32..30, place).prop_map(|(card, place)| Op::Return(card, place)),
        1 => Just(Op::DiscardAll),
        1 => Just(Op::Gather),
        1 => Just(Op::GatherAll),
        1 => (0usize..30, 0usize..2).prop_map(|(by, more)| Op::Reorder(by, more)),
    ]
}

/// Does the operation; returns what `verify` said, what `can` said and what came out.
fn apply(shoe: &mut Shoe<u32>, op: &Op) -> (Result<(), ShoeError>, bool, Result<(), ShoeError>) {
    match *op {
        Op::Deal(1) => (shoe.verify_draw(), shoe.can_draw(), shoe.draw().map(drop)),
        Op::Deal(count) => {
            (shoe.verify_deal(count), shoe.can_deal(count), shoe.deal(count).map(drop))
        }
        Op::Round(seats, each) => {
            let count = usize::from(seats) * each;
            let (why_not, can) = (shoe.verify_deal(count), shoe.can_deal(count));
            (why_not, can, shoe.deal_round(seats, each).map(drop))
        }
        Op::DrawAt(at) => {
            (shoe.verify_draw_at(at), shoe.can_draw_at(at), shoe.draw_at(at).map(drop))
        }
        Op::Burn => (shoe.verify_burn(), shoe.can_burn(), shoe.burn()),
        Op::Cut(behind) => {
            let (why_not, can) =
                (shoe.verify_place_cut_card(behind), shoe.can_place_cut_card(behind));
            (why_not, can, shoe.place_cut_card(behind))
        }
        Op::Discard(card) => {
            (shoe.verify_discard(&card), shoe.can_discard(&card), shoe.discard(&card))
        }
        Op::Return(card, from) => {
            let (why_not, can) =
                (shoe.verify_return_card(&card, from), shoe.can_return_card(&card, from));
            (why_not, can, shoe.return_card(&card, from))
        }
        Op::DiscardAll => {
            shoe.discard_all();
            (Ok(()), true, Ok(()))
        }
        Op::Gather => {
            shoe.gather();
            (Ok(()), true, Ok(()))
        }
        Op::GatherAll => {
            shoe.gather_all();
            (Ok(()), true, Ok(()))
        }
        Op::Reorder(by, more) => {
            let mut cards: Vec<u32> = (0..(shoe.left() + more) as u32).collect();
            let by = by % cards.len().max(1);
            cards.rotate_left(by);
            let order = Perm::new(cards).unwrap();
            (shoe.verify_reorder(&order), shoe.can_reorder(&order), shoe.reorder(&order))
        }
    }
}

/// Where an operation that was done takes its cards from and to, in plain lists: undealt,
/// out, tray, burned.
fn model(lists: &mut [Vec<u32>; 4], op: &Op) {
    let [undealt, out, tray, burned] = lists;
    let take = |list: &mut Vec<u32>, card: &u32| {
        list.remove(list.iter().position(|other| other == card).unwrap())
    };
    match op {
        Op::Deal(count) => out.extend(undealt.drain(..count)),
        Op::Round(seats, each) => out.extend(undealt.drain(..usize::from(*seats) * each)),
        Op::DrawAt(at) => out.push(undealt.swap_remove(*at)),
        Op::Burn => burned.push(undealt.remove(0)),
        Op::Cut(_) => {}
        Op::Discard(card) => tray.push(take(out, card)),
        Op::Return(card, Place::Out) => undealt.push(take(out, card)),
        Op::Return(card, Place::Tray) => undealt.push(take(tray, card)),
        Op::Return(card, Place::Burned) => undealt.push(take(burned, card)),
        Op::DiscardAll => tray.append(out),
        Op::Gather => undealt.append(tray),
        Op::GatherAll => [tray, burned, out].into_iter().for_each(|list| undealt.append(list)),
        Op::Reorder(by, _) => {
            let by = by % undealt.len().max(1);
            undealt.rotate_left(by);
        }
    }
}

proptest! {
    #[test]
    fn every_card_is_exactly_once_somewhere(
        cards in 0u32..25,
        ops in prop::collection::vec(ops(), 0..80),
    ) {
        let mut shoe = shoe(cards);
        let mut lists = [(0..cards).collect(), vec![], vec![], vec![]];
        for op in ops {
            let before = shoe.clone();
            let (why_not, can, done) = apply(&mut shoe, &op);
            prop_assert_eq!(why_not, done, "{:?}", op);
            prop_assert_eq!(can, done.is_ok(), "{:?}", op);
            if done.is_ok() {
                model(&mut lists, &op);
            } else {
                prop_assert_eq!(&shoe, &before, "{:?} was refused", op);
            }
            prop_assert!(shoe.undealt().eq(&lists[0]), "{:?}", op);
            let places = [Place::Out, Place::Tray, Place::Burned];
            for (place, list) in places.into_iter().zip(&lists[1..]) {
                prop_assert_eq!(shoe.cards_in(place), &**list, "{:?}, {:?}", place, op);
            }
            prop_assert!(shoe.left_before_cut().is_none_or(|before| before <= shoe.left()));
            prop_assert_eq!(shoe.cards_count(), cards as usize);
            let mut all = lists.concat();
            all.sort();
            prop_assert!(all.into_iter().eq(0..cards));
        }
    }
}
