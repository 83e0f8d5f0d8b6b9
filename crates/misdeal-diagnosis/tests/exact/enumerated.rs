//! Laws of code that is walked whole.

use misdeal_diagnosis::exact::{self, OrderLaw, Pair};
use misdeal_shuffle::exact_law;
use misdeal_shuffle::faulty::{self, Sort};

use crate::by_code;
use crate::steps::naive_swap;

/// Examples that stand for a group have its chance.
#[test]
fn examples_have_the_chance_of_their_group() {
    let check = |law: &OrderLaw, code: &misdeal_shuffle::Law| {
        for group in law.groups() {
            let want = code.probability(&group.example);
            let got = law.chance(group);
            assert_eq!(got.to_string(), want.to_string(), "{:?}", group.example);
        }
    };
    let code = exact_law(5, 10, |c, d| faulty::random_transpositions(c, 5, d)).unwrap();
    check(&exact::transpositions(5, 5, Pair::Any), &code);
    check(
        &exact::recursive_draw(5),
        &exact_law(5, 9, |c, d| faulty::recursive_draw(c, d)).unwrap(),
    );
    check(&exact::sattolo(5), &exact_law(5, 9, |c, d| faulty::sattolo(c, d)).unwrap());
    let code = exact_law(5, 9, |c, d| faulty::last_never_moves(c, d)).unwrap();
    check(&exact::end_fixed(5), &code);
    let code = exact_law(4, 4, |c, d| faulty::global_swap(c, d)).unwrap();
    check(&naive_swap(4).law(), &code);
    check(&exact::enumerated(&code).unwrap(), &code);
}

/// Section 4.9: sorts by coins.
#[test]
fn random_comparators() {
    let law = |n, sort: Sort| {
        by_code(n, |cards, mut draw| faulty::sort_random_comparator(cards, sort, &mut draw))
    };
    let distance = |n, sort| law(n, sort).total_variation().to_string();
    for (sort, want) in [(Sort::Insertion, "1/6"), (Sort::Merge, "1/6"), (Sort::TimSort, "17/48")] {
        assert_eq!(distance(3, sort), want, "{sort:?}");
    }
    for (sort, four, five) in [
        (Sort::Insertion, "7/24", "49/120"),
        (Sort::BinaryInsertion, "1/6", "7/40"),
        (Sort::TimSort, "17/48", "1429/3840"),
        (Sort::Merge, "1/6", "19/80"),
        (Sort::Bubble, "7/24", "2/5"),
        (Sort::Quick, "1/4", "7/24"),
    ] {
        assert_eq!([distance(4, sort), distance(5, sort)], [four, five], "{sort:?}");
    }
    // Three cards under TimSort, order by order.
    let code = exact_law(3, 64, |cards, mut draw| {
        faulty::sort_random_comparator(cards, Sort::TimSort, &mut draw);
    });
    let code = code.unwrap();
    for (order, sixteenths) in [
        ([0, 1, 2], 6),
        ([2, 1, 0], 5),
        ([1, 0, 2], 2),
        ([0, 2, 1], 1),
        ([1, 2, 0], 1),
        ([2, 0, 1], 1),
    ] {
        assert_eq!(code.probability(&order), misdeal_shuffle::Ratio::new(sixteenths, 16));
    }
}

#[test]
fn what_is_no_law_over_orders_is_refused() {
    let doubled = exact_law(2, 1, |cards, draw| cards[1] = draw.at_most(1) as u32).unwrap();
    let error = exact::enumerated(&doubled).unwrap_err().to_string();
    assert_eq!(error, "the shuffle loses cards: [0, 0] comes out with chance 1/2");
    let endless = exact_law(2, 0, |_, draw| while draw.at_most(1) == 0 {}).unwrap();
    let error = exact::enumerated(&endless).unwrap_err().to_string();
    assert_eq!(error, "the shuffle never ends within the draws allowed");
}

/// Rejection drawing of two cards, cut off after four draws: fair when it ends, by symmetry.
#[test]
fn what_may_go_on_is_told_for_when_it_ends() {
    let code = exact_law(2, 4, |cards, draw| misdeal_shuffle::fair::rejection(cards, draw));
    let exact = exact::Exact::of_law(&code.unwrap());
    assert_eq!(exact.total_variation.bounds(), (0.0, 0.0));
    // A first card, and three times the same again.
    assert_eq!(exact.unfinished.unwrap().to_string(), "1/8");
}
