//! The laws of all shuffles of the catalogue against every course of their own code.

use misdeal_diagnosis::exact::{Exact, NamedError, NamedLaw, TotalVariation, repeats, to_f64};
use misdeal_shuffle::{ShuffleSpec, catalogue, exact_law};

fn spec(text: &str) -> ShuffleSpec {
    text.parse().unwrap()
}

/// Each shuffle, with settings under which there are not too many courses.
fn specs() -> Vec<ShuffleSpec> {
    let small = |name: &str| match name {
        "shelf" => vec!["shelf:shelves=2", "shelf:shelves=1"],
        "overhand" => vec!["overhand:packet=2", "overhand:packet=3"],
        "no-shuffle" => vec!["no-shuffle:packet=2,times=1", "no-shuffle:packet=3,times=1"],
        "smoosh" => vec!["smoosh:packet=3", "smoosh:packet=2"],
        "sort-short-keys" => vec!["sort-short-keys:bits=1", "sort-short-keys:bits=2"],
        "sort-random-comparator" => vec![
            "sort-random-comparator:sort=insertion",
            "sort-random-comparator:sort=binary-insertion",
            "sort-random-comparator:sort=merge",
            "sort-random-comparator:sort=quick",
            "sort-random-comparator:sort=bubble",
            "sort-random-comparator:sort=timsort",
        ],
        // They may draw without an end; what is fair by proof is in misdeal-shuffle.
        "rejection" | "sort-random-keys" => vec![],
        _ => vec![catalogue().iter().find(|entry| entry.name == name).unwrap().name],
    };
    catalogue().iter().flat_map(|entry| small(entry.name)).map(spec).collect()
}

/// What the oracle finds of so many repeats.
fn by_code(spec: &ShuffleSpec, n: u32, times: u64) -> misdeal_shuffle::Law {
    let spec = match spec.entry().name {
        // Its cuts are within one wash.
        "no-shuffle" => spec.clone().washed(times),
        _ => spec.clone().repeated(times),
    };
    exact_law(n as usize, 64, |cards, mut draw| spec.shuffle(cards, &mut draw)).unwrap()
}

#[test]
fn every_shuffle_has_the_law_of_its_code() {
    for spec in specs() {
        for n in 1..=7 {
            let mut law = NamedLaw::new(&spec, n).unwrap();
            // The courses of twice as many draws are the square of those of once.
            for times in 1..=if n <= 4 { 2 } else { 1 } {
                let what = format!("{spec}, {n} cards, {times} times");
                let exact = law.after(times).unwrap();
                let code = by_code(&spec, n, times);
                check(&exact, &code, &what);
            }
        }
    }
}

fn check(exact: &Exact, code: &misdeal_shuffle::Law, what: &str) {
    let by_code = Exact::of_law(code);
    let law = exact.law.as_ref().unwrap_or_else(|| panic!("{what}: {:?}", exact.orders_unknown));
    let want = by_code.law.as_ref().unwrap();
    assert_eq!(law.groups().len(), want.groups().len(), "{what}");
    for (group, other) in law.groups().iter().zip(want.groups()) {
        assert_eq!(group.orders, other.orders, "{what}");
        assert_eq!(law.chance(group), want.chance(other), "{what}");
        let example = code.probability(&group.example);
        assert_eq!(law.chance(group).to_string(), example.to_string(), "{what}, {group:?}");
    }
    assert_eq!(exact.total_variation, by_code.total_variation, "{what}");
    let (Some(places), Some(cells)) = (&exact.placement, &by_code.cells) else {
        panic!("{what}: no places: {:?}", exact.places_unknown);
    };
    for (got, want) in places.rows().flatten().zip(cells) {
        assert!((got - to_f64(want)).abs() < 1e-14, "{what}: {got}, expected {want}");
    }
    assert!(exact.cells.as_ref().is_none_or(|got| got == cells), "{what}");
}

/// Bounds where the law is not known: by hand, and as the pages of the shuffles say.
#[test]
fn bounds_by_what_can_come_out() {
    let after = |text: &str, n| NamedLaw::new(&spec(text), n).unwrap().after(1).unwrap();
    // Catalan numbers (OEIS A000108), one of a deck whose law is known, one beyond.
    for (n, catalan) in [(5, 42u64), (19, 1_767_263_190)] {
        let law = after("recursive-draw", n);
        assert_eq!(law.reachable, Some(catalan.into()));
        let orders: f64 = (1..=n).map(f64::from).product();
        let missing = 1.0 - catalan as f64 / orders;
        assert!((law.total_variation.bounds().0 - missing).abs() < 1e-14);
    }
    // 54 cards: 14 blocks, three cuts of 1 + 54 * 53 / 2 pairs of ends.
    let law = after("no-shuffle", 54);
    let orders: u64 = (1..=14).product();
    let ends = num_bigint::BigUint::from(1432u32).pow(3);
    assert_eq!(law.reachable, Some(ends * orders));
    assert!(law.total_variation.bounds().0 > 1.0 - 1e-15);
    let law = after("overhand:times=1", 52);
    assert_eq!(law.reachable, Some(num_bigint::BigUint::from(1u64 << 51)));
}

/// Seeds.md B2 and audit.md 4.2, 4.4, 4.5 and 4.9: the chain of one card at full decks,
/// computed by other programs.
#[test]
fn full_decks() {
    let after = |text: &str, n, times| NamedLaw::new(&spec(text), n).unwrap().after(times).unwrap();
    let home = |text: &str, n, times| after(text, n, times).placement.unwrap().at(0, 0);
    assert!((home("wash", 54, 54) - 0.141_525).abs() < 1e-6);
    assert!((home("wash", 54, 108) - 0.033_946).abs() < 1e-6);
    assert!((home("random-transpositions", 52, 52) - 0.146_826).abs() < 1e-6);
    let law = after("wash", 54, 54);
    let (low, high) = law.total_variation.bounds();
    assert!((low - 0.5).abs() < 1e-15 && high == 1.0);
    // Half of all orders.
    let half = law.reachable.unwrap() * 2u32;
    assert_eq!(half, (1..=54u32).map(num_bigint::BigUint::from).product());
    let law = after("global-swap", 54, 1).placement.unwrap();
    assert!((law.at(0, 1) * 54.0 - 1.352_804).abs() < 1e-6);
    let stays = |sort: &str| {
        after(&format!("sort-random-comparator:sort={sort}"), 52, 1).placement.unwrap().at(51, 51)
    };
    assert!((stays("insertion") - 0.5).abs() < 1e-15 && (stays("bubble") - 0.5).abs() < 1e-15);
    let (low, high) = after("random-transpositions", 52, 156).total_variation.bounds();
    // The upper bound is half the root of the divergence .0126771.
    assert!(low > 0.0 && (high - 0.0126771f64.sqrt() / 2.0).abs() < 1e-6, "{low} {high}");
}

#[test]
fn a_study_generator_with_a_plain_bound_has_the_law_of_its_draws() {
    let law = |text: &str| NamedLaw::new(&spec(text), 52);
    let exact = law("fisher-yates:generator=msvc-rand,bound=modulo").unwrap().after(1).unwrap();
    assert!((exact.bits_lost.unwrap() - 5.65e-6).abs() < 1e-8);
    let (low, high) = exact.total_variation.bounds();
    // Pinsker's inequality, and Cauchy and Schwarz's, from bits and chi-square; and less than
    // a tenth of a percent between the bounds.
    assert!(0.0 < low && high < (5.66e-6 * 2f64.ln() / 2.0).sqrt(), "{low} {high}");
    assert!(high < 7.84e-6f64.sqrt() / 2.0 && high - low < 1e-3 * high, "{low} {high}");
    assert!(matches!(exact.total_variation, TotalVariation::Between(..)));
    for text in ["fisher-yates:generator=java-random", "wash:generator=msvc-rand,bound=modulo"] {
        assert!(matches!(law(text), Err(NamedError::Generator { .. })), "{text}");
    }
}

#[test]
fn what_is_too_much_is_said_before() {
    let mut law = NamedLaw::new(&spec("global-swap"), 11).unwrap();
    let exact = law.after(1).unwrap();
    assert!(exact.law.is_none() && exact.placement.is_some());
    assert!(exact.orders_unknown.unwrap().to_string().ends_with("--cards 10"));
    let mut law = NamedLaw::new(&spec("global-swap"), 10).unwrap();
    let error = law.after(1000).unwrap().orders_unknown.unwrap().to_string();
    assert!(error.contains("additions"), "{error}");
    let mut law = NamedLaw::new(&spec("global-swap"), 10).unwrap().up_to(1000);
    let error = law.after(1).unwrap().orders_unknown.unwrap().to_string();
    assert!(error.contains("additions"), "{error}");
    // Ten cuts of 49 pairs of ends each.
    let exact = NamedLaw::new(&spec("no-shuffle:times=10"), 7).unwrap().after(1).unwrap();
    let error = exact.orders_unknown.unwrap().to_string();
    assert_eq!(error, "one repeat has more than 4194304 paths; fewer cards would do");
    assert!(matches!(NamedLaw::new(&spec("cut"), 0), Err(NamedError::Cards { got: 0 })));
    assert!(matches!(law.after(0), Err(NamedError::Repeats { got: 0, .. })));
}

#[test]
fn repeats_are_steps_or_washes() {
    for (text, want) in [
        ("riffle", 7),
        ("riffle:times=3,washes=2", 6),
        ("wash", 54),
        ("shelf:washes=2", 2),
        ("no-shuffle:times=5", 1),
        ("fisher-yates", 1),
    ] {
        assert_eq!(repeats(&spec(text), 54), want, "{text}");
    }
}
