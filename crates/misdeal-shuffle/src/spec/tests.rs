//! Names, keys and what is said of wrong ones.

use super::*;

#[track_caller]
fn check(text: &str, printed: &str) {
    let spec: ShuffleSpec = text.parse().unwrap();
    assert_eq!(spec.to_string(), printed);
    assert_eq!(printed.parse(), Ok(spec));
}

#[track_caller]
fn check_error(text: &str, message: &str, hint: Option<&str>) {
    let error = text.parse::<ShuffleSpec>().unwrap_err();
    assert_eq!(error.to_string(), message);
    assert_eq!(error.hint().as_deref(), hint);
}

#[test]
fn settings_print_back_without_defaults() {
    check("fisher-yates", "fisher-yates");
    check("fisher-yates:washes=1", "fisher-yates");
    check("global-swap:washes=2", "global-swap:washes=2");
    check("wash:times=108,washes=1000000", "wash:washes=1000000,times=108");
    check("wash:times=0054", "wash:times=54");
    check("sort-random-comparator:sort=merge", "sort-random-comparator");
    check("sort-random-comparator:sort=insertion", "sort-random-comparator:sort=insertion");
}

#[test]
fn a_default_count_is_the_number_of_cards() {
    let run = |text: &str| {
        let mut cards: Vec<u32> = (0..10).collect();
        let spec: ShuffleSpec = text.parse().unwrap();
        spec.shuffle(&mut cards, &mut crate::Seed::from(5).deal(0));
        cards
    };
    for name in ["wash", "random-transpositions"] {
        assert_eq!(run(name), run(&format!("{name}:times=10")));
        assert_ne!(run(name), run(&format!("{name}:times=9")));
    }
}

#[test]
fn wrong_names_are_met_with_near_ones() {
    let unknown = |got: &str| {
        format!("unknown shuffle `{got}`: expected NAME or NAME:key=value,... with a known name")
    };
    let check_hint = |got: &str, hint: &str| check_error(got, &unknown(got), Some(hint));
    check_hint("satolo", "did you mean `sattolo`?");
    check_hint("Fisher_Yates", "did you mean `fisher-yates` or `fisher-yates-forward`?");
    check_hint("fisher", "did you mean `fisher-yates` or `fisher-yates-forward`?");
    check_hint("java", "did you mean `global-swap-java`?");
    check_hint("swap", "did you mean `global-swap` or `global-swap-java`?");

    let names: Vec<_> = catalogue().iter().map(|entry| entry.name).collect();
    let all = format!(
        "the shuffles are `{}` and `sort-random-comparator`",
        names[..names.len() - 1].join("`, `")
    );
    check_hint("riffraff", &all);
    check_hint("wxyh", &all);
    check_hint("", &all);
    check_hint("洗牌", &all);
    let long = "x".repeat(10_000);
    check_hint(&long, &all);
}

#[test]
fn wrong_keys_are_met_with_those_that_fit() {
    check_error(
        "wash:tmes=3",
        "shuffle `wash` has no key `tmes`: expected `washes` or `times`",
        Some("did you mean `times`?"),
    );
    check_error("sattolo:times=3", "shuffle `sattolo` has no key `times`: expected `washes`", None);
    check_error("wash:", "`` is not a setting: expected key=value", None);
    check_error("wash:times", "`times` is not a setting: expected key=value", None);
    check_error("wash:times=3,", "`` is not a setting: expected key=value", None);
    check_error("wash:times=3,times=3", "key `times` is given twice: expected at most once", None);
}

#[test]
fn wrong_values_are_met_with_the_range() {
    for got in ["", "0", "-1", "+1", "1.5", " 1", "many", "1000001", "99999999999999999999"] {
        let range = format!("an integer from 1 to {REPEATS_MAX}");
        let message = format!("value `{got}` of key `washes` does not fit: expected {range}");
        check_error(&format!("wash:washes={got}"), &message, None);
    }
    check_error(
        "sort-random-comparator:sort=bubble",
        "value `bubble` of key `sort` does not fit: expected insertion, merge or quick",
        None,
    );
}
