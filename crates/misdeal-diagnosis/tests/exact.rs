//! Exact laws against published values, enumerations by other programs, and every course
//! of the shuffles' own code.
//!
//! Where a test names a section, its values are those of independent programs in C and Python
//! that were written to compute them; "published" are those of the paper that the module names.

use misdeal_diagnosis::exact::{
    self, DrawsLaw, OrderLaw, Pair, Step, Steps, divergence_of_transpositions, to_f64,
};
use misdeal_shuffle::faulty::{self, Sort};
use misdeal_shuffle::{Draw, exact_law};

/// Agrees to all the digits that are given.
#[track_caller]
fn digits(got: f64, want: &str) {
    let want_value: f64 = want.parse().unwrap();
    let (mantissa, exponent) = want.split_once('e').unwrap_or((want, "0"));
    let decimals = mantissa.split_once('.').map_or(0, |(_, digits)| digits.len() as i32);
    // A unit of the last digit, since some values are cut off and others rounded.
    let unit = 10f64.powi(exponent.parse::<i32>().unwrap() - decimals);
    assert!((got - want_value).abs() <= unit * 1.000_001, "got {got}, expected {want}");
}

#[track_caller]
fn total_variation(law: &OrderLaw, want: &str) {
    digits(to_f64(&law.total_variation()), want);
}

/// The law of a shuffle's code, by every course of its draws.
fn by_code(n: u32, mut shuffle: impl FnMut(&mut [u32], &mut dyn Draw)) -> OrderLaw {
    let law = exact_law(n as usize, 64, |cards, draw| shuffle(cards, draw)).unwrap();
    exact::enumerated(&law).unwrap()
}

/// The same chances for the same numbers of orders; which examples stand for a group does
/// not matter.
#[track_caller]
fn same(a: &OrderLaw, b: &OrderLaw) {
    assert_eq!((a.cards(), a.groups().len()), (b.cards(), b.groups().len()));
    for (one, other) in a.groups().iter().zip(b.groups()) {
        assert_eq!((&one.orders, a.chance(one)), (&other.orders, b.chance(other)));
    }
}

/// Section 4.1: a generator of R numbers, 52 cards but where it says otherwise.
#[test]
fn independent_draws() {
    let law = DrawsLaw::new(52, 1 << 15);
    digits(law.bits_lost(), "5.65e-6");
    digits(law.chi_square(), "7.83e-6");
    digits(to_f64(&law.best()), "1.02327");
    digits(to_f64(&law.worst()), "0.98302");
    let law = DrawsLaw::new(416, 1 << 15);
    digits(law.bits_lost(), "0.00265");
    digits(to_f64(&law.best()), "4.10");
    digits(to_f64(&law.worst()), "0.296");
    digits(DrawsLaw::new(10, 1 << 15).bits_lost(), "3.09e-8");
    digits(DrawsLaw::new(52, 1 << 16).bits_lost(), "1.55e-6");
    digits(DrawsLaw::new(52, 1 << 24).bits_lost(), "1.96e-11");
    digits(DrawsLaw::new(52, 1 << 31).bits_lost(), "1.23e-15");
    digits(DrawsLaw::new(52, 1 << 32).bits_lost(), "2.73e-16");
    assert_eq!(exact::few_deals(5, 30).to_string(), "3/4");
    assert_eq!(exact::few_deals(5, 1000).to_string(), "0");
}

/// The product law against every list of numbers of a small generator.
#[test]
fn independent_draws_by_every_course() {
    for (n, range) in [(3, 4u64), (4, 5), (5, 6), (4, 3)] {
        let code = by_code(n, |cards, draw| {
            for i in (1..cards.len()).rev() {
                cards.swap(i, (draw.at_most(range - 1) % (i as u64 + 1)) as usize);
            }
        });
        let law = DrawsLaw::new(n, range);
        assert!((law.bits_lost() - code.bits_lost()).abs() < 1e-13);
        assert!((law.chi_square() - code.chi_square()).abs() < 1e-13);
        assert_eq!(law.best(), code.times_fair(code.best()));
        assert_eq!(law.worst(), code.times_fair(code.worst()));
        let (low, high) = law.total_variation();
        let distance = to_f64(&code.total_variation());
        assert!(low <= distance && distance <= high, "{low} {distance} {high}");
        assert!(range < u64::from(n) || high - low < 1e-4, "{low} {high}");
    }
}

fn naive_swap(n: u32) -> Steps {
    let mut steps = Steps::new(n);
    let all: Vec<Step> = (0..n).map(|i| Step::swap(i, &vec![1; n as usize])).collect();
    steps.go(&all, 1).unwrap();
    steps
}

/// Section 4.2, n of 3 to 10: courses of the identity, of the least and the most likely
/// order, the latter two as multiples of fair, total variation and bits.
#[test]
fn naive_swap_by_orders() {
    let rows = [
        (3u32, 4u64, 4u64, 5u64, "1.1111", "0.8889", "0.055556", "0.008924"),
        (4, 10, 8, 15, "1.4062", "0.7500", "0.065104", "0.020669"),
        (5, 26, 16, 47, "1.8048", "0.6144", "0.084187", "0.033594"),
        (6, 76, 32, 159, "2.4537", "0.4938", "0.097951", "0.047039"),
        (7, 232, 64, 543, "3.3231", "0.3917", "0.112282", "0.060704"),
        (8, 764, 128, 1931, "4.6407", "0.3076", "0.123573", "0.074446"),
        (9, 2620, 256, 6879, "6.4433", "0.2398", "0.134683", "0.088191"),
        (10, 9496, 512, 25118, "9.1148", "0.1858", "0.144609", "0.101899"),
    ];
    for (n, identity, least, most, best, worst, distance, bits) in rows {
        let law = naive_swap(n).law();
        let courses = u64::from(n).pow(n);
        let times = |courses_of: u64| {
            let orders: u64 = (1..=u64::from(n)).product();
            courses_of as f64 * orders as f64 / courses as f64
        };
        assert!((to_f64(&law.times_fair(law.worst())) / times(least) - 1.0).abs() < 1e-14);
        assert!((to_f64(&law.times_fair(law.best())) / times(most) - 1.0).abs() < 1e-14);
        digits(to_f64(&law.times_fair(law.best())), best);
        digits(to_f64(&law.times_fair(law.worst())), worst);
        total_variation(&law, distance);
        digits(law.bits_lost(), bits);
        if n <= 7 {
            let code = exact_law(n as usize, 9, |c, d| faulty::global_swap(c, d)).unwrap();
            same(&law, &exact::enumerated(&code).unwrap());
            let sorted: Vec<u32> = (0..n).collect();
            let chance = code.probability(&sorted);
            assert_eq!(*chance.numer() * u128::from(courses) / chance.denom(), identity.into());
        }
        // The least likely is the one cycle down; of four cards there is another, and of three
        // the identity too.
        let cycle: Vec<u32> = [n - 1].into_iter().chain(0..n - 1).collect();
        let least_likely: u32 = [3, 2].get(n as usize - 3).copied().unwrap_or(1);
        assert_eq!(law.worst().orders, least_likely.into());
        assert!(n < 5 || law.worst().example == cycle);
        assert!(n < 10 || law.best().example == [1, 2, 3, 4, 0, 6, 7, 8, 9, 5]);
    }
    assert_eq!(naive_swap(3).law().total_variation().to_string(), "1/18");
    // Of 27 courses of three cards, by hand: position by card.
    let cells: Vec<String> = naive_swap(3).placement().iter().map(ToString::to_string).collect();
    let third = "1/3";
    assert_eq!(cells, [third, "10/27", "8/27", third, "8/27", "10/27", third, third, third]);
}

/// Steps against every course of the code, with whole weights of their own and beyond 128
/// bits.
#[test]
fn steps_by_every_course() {
    let n = 4;
    // Java's variant: place 0 twice, the last one never.
    let all: Vec<Step> = (0..n).map(|i| Step::swap(i, &[2, 1, 1, 0])).collect();
    let mut steps = Steps::new(n);
    steps.go(&all, 1).unwrap();
    same(&steps.law(), &by_code(n, |cards, draw| faulty::global_swap_java(cards, draw)));
    assert_eq!(steps.law().total_variation().to_string(), "9/32");
    // Eighty washes have 2^640 courses. They are as fair as they can be, 1/10^20 and less:
    // second largest of the eigenvalues is below 3/4 a wash.
    for _ in 1..80 {
        steps.go(&all, 1).unwrap();
    }
    let law = steps.law();
    assert!(to_f64(&law.total_variation()) < 1e-10 && law.reachable() == 24u32.into());
    assert!(steps.placement().iter().all(|chance| (to_f64(chance) - 0.25).abs() < 1e-9));
}

#[test]
fn steps_say_beforehand_that_they_are_too_many() {
    let mut steps = Steps::new(8);
    let all: Vec<Step> = (0..8).map(|i| Step::swap(i % 8, &[1; 8])).cycle().take(20_000).collect();
    let error = steps.go(&all, 1).unwrap_err();
    assert!(error.additions > exact::ADDITIONS_MAX, "{error}");
}

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
