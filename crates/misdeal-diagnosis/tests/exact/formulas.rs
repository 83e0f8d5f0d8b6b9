//! Laws by formula.

use misdeal_diagnosis::exact::{self, Pair, divergence_of_transpositions, to_f64};
use misdeal_shuffle::faulty;

use crate::{by_code, digits, same, total_variation};

/// Section 4.3.
#[test]
fn orders_made_evenly() {
    for n in [3u32, 5] {
        same(&exact::sattolo(n), &by_code(n, |cards, draw| faulty::sattolo(cards, draw)));
        let code = by_code(n, |cards, draw| faulty::last_never_moves(cards, draw));
        same(&exact::end_fixed(n), &code);
    }
    assert_eq!(exact::end_fixed(52).total_variation().to_string(), "51/52");
    assert_eq!(exact::parity_locked(52).total_variation().to_string(), "1/2");
    assert_eq!(exact::cuts(5).total_variation().to_string(), "23/24");
    assert_eq!(exact::always(vec![1, 0, 2]).total_variation().to_string(), "5/6");
    // One and two cards: nothing to go wrong, or all of it.
    assert_eq!(exact::sattolo(1).total_variation().to_string(), "0");
    assert_eq!(exact::cuts(2).total_variation().to_string(), "0");
    assert_eq!(exact::always(vec![0]).total_variation().to_string(), "0");
    assert_eq!(exact::fair(52).bits_lost(), 0.0);
}

/// Section 4.4.
#[test]
fn random_transpositions() {
    let any = |n, k| exact::transpositions(n, k, Pair::Any);
    assert_eq!(any(3, 3).total_variation().to_string(), "1/27");
    for (n, k, want) in [
        (4, 4, "0.076172"),
        (5, 5, "0.117595"),
        (10, 5, "0.905488"),
        (10, 10, "0.345782"),
        (10, 20, "0.039743"),
        (10, 30, "0.004321"),
        (10, 40, "0.000464"),
    ] {
        total_variation(&any(n, k), want);
    }
    let law = any(10, 10);
    digits(to_f64(&law.times_fair(law.best())), "60.173");
    total_variation(&exact::transpositions(10, 20, Pair::Different), "0.500000");
    // The mean sign is (2/n - 1)^k.
    let law = any(10, 3);
    let sign = |order: &[u32]| {
        let inversions = (0..10).flat_map(|i| (0..i).map(move |j| (j, i)));
        let odd = inversions.filter(|&(j, i)| order[j] > order[i]).count() % 2 == 1;
        if odd { -1.0 } else { 1.0 }
    };
    let part = |group: &exact::Group| {
        let orders = num_rational::Ratio::from_integer(group.orders.clone());
        sign(&group.example) * to_f64(&(law.chance(group) * orders))
    };
    let mean: f64 = law.groups().iter().map(part).sum();
    assert!((mean - (-0.8f64).powi(3)).abs() < 1e-12, "{mean}");
    for (times, want) in [
        (104, "1.01704"),
        (130, "0.100793"),
        (156, "0.0126771"),
        (208, "2.13536e-4"),
        (260, "3.61386e-6"),
    ] {
        digits(divergence_of_transpositions(52, times), want);
    }
    assert!((divergence_of_transpositions(10, 20) - any(10, 20).chi_square()).abs() < 1e-12);
    let code = by_code(4, |cards, draw| faulty::random_transpositions(cards, 3, draw));
    same(&any(4, 3), &code);
}

/// Section 4.5: total variation of 1 to 12 riffles of 52 cards (published .924 .614 .334 .167
/// .085 .043 for 5 to 10), and other decks; separation, bits and rising sequences.
#[test]
fn riffles() {
    let rows = |n: u32, first: u32, want: &[&str]| {
        for (times, want) in (first..).zip(want) {
            total_variation(&exact::riffles(n, times), want);
        }
    };
    rows(52, 1, &["1.0000", "1.0000", "1.0000", "1.0000", "0.9237", "0.6135", "0.3341", "0.1672"]);
    rows(52, 9, &["0.0854", "0.0429", "0.0215", "0.0108"]);
    rows(52, 5, &["0.924", "0.614", "0.334", "0.167", "0.085", "0.043"]);
    total_variation(&exact::riffles(52, 7), "0.334061");
    rows(54, 5, &["0.9441", "0.6431", "0.3525", "0.1762", "0.0902"]);
    rows(104, 6, &["0.9877", "0.7718", "0.4538", "0.2373"]);
    rows(10, 1, &["0.9997", "0.8611", "0.4268", "0.2396", "0.1243", "0.0627", "0.0314"]);
    rows(5, 1, &["0.7750"]);
    rows(312, 8, &["0.9985", "0.8829", "0.5648", "0.3033", "0.1545"]);
    for (times, want) in [(8, "0.9962"), (9, "0.9315"), (10, "0.7321"), (11, "0.4795")] {
        digits(to_f64(&exact::riffles(52, times).separation()), want);
    }
    digits(to_f64(&exact::riffles(52, 12).separation()), "0.2775");
    for (times, want) in [(5, "7.95"), (6, "2.07"), (7, "0.524"), (8, "0.131")] {
        digits(exact::riffles(52, times).bits_lost(), want);
    }
    // The rising sequences of an example are one more than its falls.
    let law = exact::riffles(52, 7);
    let rising = |order: &[u32]| 1 + order.windows(2).filter(|pair| pair[0] > pair[1]).count();
    let mean: f64 = (law.groups().iter())
        .map(|group| {
            let orders = num_rational::Ratio::from_integer(group.orders.clone());
            to_f64(&(law.chance(group) * orders)) * rising(&group.example) as f64
        })
        .sum();
    digits(mean, "24.7104");
}

/// Section 4.6: a stable sort by b bits.
#[test]
fn short_keys() {
    total_variation(&exact::short_keys(52, 8), "0.1672");
    let law = exact::short_keys(52, 15);
    total_variation(&law, "0.001345");
    digits(to_f64(&law.times_fair(law.best())), "1.04127");
    digits(to_f64(&law.times_fair(law.worst())), "0.960321");
    assert!(law.best().example.is_sorted());
    total_variation(&exact::short_keys(52, 16), "6.723e-4");
    total_variation(&exact::short_keys(52, 24), "2.626e-6");
    total_variation(&exact::short_keys(52, 31), "2.052e-8");
    total_variation(&exact::short_keys(52, 32), "1.026e-8");
    let law = exact::short_keys(416, 15);
    total_variation(&law, "0.02987");
    digits(to_f64(&law.times_fair(law.best())), "13.78");
    let code = by_code(4, |cards, draw| {
        let keys: Vec<u64> = cards.iter().map(|_| draw.at_most(3)).collect();
        cards.sort_by_key(|&card| keys[card as usize]);
    });
    same(&exact::short_keys(4, 2), &code);
}

/// Section 4.7 (total variation agrees with the table of the paper).
#[test]
fn shelves() {
    for (shelves, want) in [
        (10, "1.0000"),
        (15, "0.9427"),
        (20, "0.7201"),
        (25, "0.5440"),
        (30, "0.3910"),
        (35, "0.2993"),
        (50, "0.1586"),
        (100, "0.0409"),
        (150, "0.0183"),
        (200, "0.0103"),
        (250, "0.0066"),
        (300, "0.0046"),
    ] {
        total_variation(&exact::shelves(52, shelves), want);
    }
    digits(exact::shelves(52, 10).bits_lost(), "21.45");
    digits(to_f64(&exact::shelves(52, 50).separation()), "0.9100");
    digits(to_f64(&exact::shelves(52, 100).separation()), "0.4309");
    // A shelf on which the cards come one by one, on top or underneath.
    let code = by_code(4, |cards, draw| {
        let mut shelf = std::collections::VecDeque::new();
        for &card in cards.iter() {
            if draw.at_most(1) == 0 { shelf.push_front(card) } else { shelf.push_back(card) }
        }
        cards.iter_mut().zip(shelf).for_each(|(place, card)| *place = card);
    });
    same(&exact::shelves(4, 1), &code);
}

/// Section 4.8.
#[test]
fn top_to_random() {
    let exactly = ["5/6", "1/2", "5/16", "11/64", "23/256", "47/1024"];
    for (times, want) in (1..).zip(exactly) {
        assert_eq!(exact::top_to_random(4, times).total_variation().to_string(), want);
    }
    let code = by_code(4, |cards, draw| {
        for _ in 0..3 {
            let place = draw.index_at_most(cards.len() - 1);
            cards[..=place].rotate_left(1);
        }
    });
    same(&exact::top_to_random(4, 3), &code);
    for (n, times, want) in [
        (10, 10, "0.7287"),
        (10, 20, "0.1747"),
        (10, 30, "0.0252"),
        (52, 104, "0.9260"),
        (52, 156, "0.4399"),
        (52, 208, "0.1156"),
        (52, 260, "0.0208"),
    ] {
        total_variation(&exact::top_to_random(n, times), want);
    }
}

/// Section 4.10.
#[test]
fn recursive_draw() {
    for (n, catalan, want) in
        [(3, 5u32, "1/6"), (4, 14, "5/12"), (5, 42, "13/20"), (6, 132, "49/60")]
    {
        let law = exact::recursive_draw(n);
        assert_eq!(law.total_variation().to_string(), want);
        assert_eq!(law.reachable(), catalan.into());
        same(&law, &by_code(n, |cards, draw| faulty::recursive_draw(cards, draw)));
    }
}
