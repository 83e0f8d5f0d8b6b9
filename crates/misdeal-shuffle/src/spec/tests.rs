//! Names, keys and what is said of wrong ones.

use super::*;
use crate::generators;

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
    for sort in ["insertion", "binary-insertion", "timsort", "quick", "bubble"] {
        let text = format!("sort-random-comparator:sort={sort}");
        check(&text, &text);
    }
    check("riffle:times=7", "riffle");
    check("riffle:times=1", "riffle:times=1");
    check("top-to-random:times=52", "top-to-random:times=52");
    check("overhand:packet=4,times=10", "overhand:packet=4");
    check("smoosh:times=104,packet=12", "smoosh:times=104");
    check("no-shuffle:packet=4,times=3", "no-shuffle");
    check("shelf:shelves=10,washes=2", "shelf:washes=2");
    check("shelf:shelves=1", "shelf:shelves=1");
}

#[test]
fn a_default_count_is_the_number_of_cards() {
    let run = |text: &str| {
        let mut cards: Vec<u32> = (0..10).collect();
        let spec: ShuffleSpec = text.parse().unwrap();
        spec.shuffle(&mut cards, &mut crate::Seed::from(5).deal(0));
        cards
    };
    for name in ["wash", "random-transpositions", "top-to-random"] {
        assert_eq!(run(name), run(&format!("{name}:times=10")));
        assert_ne!(run(name), run(&format!("{name}:times=9")));
    }
    assert_eq!(run("smoosh:packet=4"), run("smoosh:packet=4,times=20"));
}

#[test]
fn defaults_are_those_that_the_catalogue_tells() {
    for entry in catalogue() {
        let keys = entry.keys.iter().filter(|key| key.default.parse::<u64>().is_ok());
        let told: Vec<_> = keys.map(|key| format!("{}={}", key.name, key.default)).collect();
        check(&format!("{}:{}", entry.name, told.join(",")), entry.name);
    }
}

#[test]
fn settings_tell_specs_apart() {
    let texts = ["overhand", "overhand:times=9", "overhand:packet=4", "shelf", "shelf:shelves=9"];
    let specs: Vec<ShuffleSpec> = texts.iter().map(|text| text.parse().unwrap()).collect();
    for (i, a) in specs.iter().enumerate() {
        for (j, b) in specs.iter().enumerate() {
            assert_eq!(a == b, i == j, "{a} {b}");
        }
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
    check_hint("rifle", "did you mean `riffle`?");
    check_hint("faro", "did you mean `faro-in` or `faro-out`?");

    let names: Vec<_> = catalogue().iter().map(|entry| entry.name).collect();
    let all = format!(
        "the shuffles are `{}` and `sort-short-keys`",
        names[..names.len() - 1].join("`, `")
    );
    check_hint("riffraff", &all);
    check_hint("wxyh", &all);
    check_hint("", &all);
    check_hint("洗牌", &all);
    let long = "x".repeat(10_000);
    check_hint(&long, &all);
}

/// The keys that every shuffle takes, at the end of a list.
const STUDY: &str = "`generator`, `bound`, `reseed`, `clock` or `deals-per-second`";

#[test]
fn wrong_keys_are_met_with_those_that_fit() {
    check_error(
        "wash:tmes=3",
        &format!("shuffle `wash` has no key `tmes`: expected `washes`, `times`, {STUDY}"),
        Some("did you mean `times`?"),
    );
    let message = format!("shuffle `sattolo` has no key `times`: expected `washes`, {STUDY}");
    check_error("sattolo:times=3", &message, None);
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
        for (name, key) in [("riffle", "times"), ("overhand", "packet"), ("shelf", "shelves")] {
            let message = format!("value `{got}` of key `{key}` does not fit: expected {range}");
            check_error(&format!("{name}:{key}={got}"), &message, None);
        }
    }
    check_error(
        "sort-random-comparator:sort=heap",
        "value `heap` of key `sort` does not fit: expected insertion, binary-insertion, merge, \
         timsort, quick or bubble",
        None,
    );
}

#[test]
fn study_settings_print_back_without_defaults() {
    check(
        "global-swap:generator=msvc-rand,bound=modulo,washes=2",
        "global-swap:washes=2,generator=msvc-rand,bound=modulo",
    );
    check("sattolo:bound=native,generator=mt19937", "sattolo:generator=mt19937");
    check("sattolo:generator=mt19937,reseed=never", "sattolo:generator=mt19937");
    check(
        "wash:clock=s,deals-per-second=1000,reseed=deal,generator=ansi-lcg,times=3",
        "wash:times=3,generator=ansi-lcg,reseed=deal",
    );
    let full = "wash:generator=ansi-lcg,bound=float,reseed=draw,clock=ms-of-day,deals-per-second=7";
    check(full, full);
    for entry in generators() {
        let text = format!("fisher-yates:generator={}", entry.name);
        check(&text, &text);
    }
}

#[test]
fn study_settings_tell_specs_apart() {
    let texts = [
        "sattolo",
        "sattolo:generator=msvc-rand",
        "sattolo:generator=glibc-rand",
        "sattolo:generator=msvc-rand,bound=exact",
        "sattolo:generator=msvc-rand,reseed=deal",
        "sattolo:generator=msvc-rand,reseed=deal,clock=ms-of-day",
        "sattolo:generator=msvc-rand,reseed=deal,deals-per-second=2",
    ];
    let specs: Vec<ShuffleSpec> = texts.iter().map(|text| text.parse().unwrap()).collect();
    for (i, a) in specs.iter().enumerate() {
        for (j, b) in specs.iter().enumerate() {
            assert_eq!(a == b, i == j, "{a} {b}");
        }
        assert_eq!(a.generator().is_some(), i > 0);
        assert_eq!(a.study(&crate::Seed::from(1)).is_some(), i > 0);
    }
}

#[test]
fn wrong_study_settings_are_met_with_what_fits() {
    let unknown = |got: &str, hint: &str| {
        let message = format!("unknown generator `{got}`: expected the name of a study generator");
        check_error(&format!("sattolo:generator={got}"), &message, Some(hint));
    };
    unknown("msvc", "did you mean `msvc-rand`?");
    unknown("mt19936", "did you mean `mt19937`?");
    unknown("rand", "did you mean `glibc-rand`, `java-random` or `msvc-rand`?");
    let all = "the study generators are `msvc-rand`, `glibc-rand`, `java-random`, \
               `v8-math-random`, `mt19937`, `mt19937-python`, `php-mt-rand`, `ansi-lcg`, \
               `lcg-low-bits` and `xorshift128plus`";
    unknown("", all);
    unknown("chacha", all);

    let study = "sattolo:generator=mt19937,reseed=deal";
    let check_value = |key: &str, got: &str, expected: &str| {
        let message = format!("value `{got}` of key `{key}` does not fit: expected {expected}");
        check_error(&format!("sattolo:generator=mt19937,{key}={got}"), &message, None);
    };
    check_value("bound", "modulus", "native, modulo, float, multiply or exact");
    check_value("reseed", "always", "never, deal or draw");
    check_value("clock", "ms", "s or ms-of-day");
    check_value("deals-per-second", "0", "an integer from 1 to 1000000");
    check_error(
        &format!("{study},reseed=draw"),
        "key `reseed` is given twice: expected at most once",
        None,
    );

    let check_alone = |text: &str, key: &str, needs: &str| {
        let message = format!("key `{key}` has nothing to set: expected {needs} with it");
        check_error(text, &message, None);
    };
    check_alone("sattolo:bound=modulo", "bound", "generator=NAME");
    check_alone("sattolo:reseed=deal", "reseed", "generator=NAME");
    check_alone("sattolo:deals-per-second=3,clock=s", "clock", "generator=NAME");
    let reseed = "reseed=deal or reseed=draw";
    check_alone("sattolo:generator=mt19937,clock=s", "clock", reseed);
    check_alone("sattolo:generator=mt19937,reseed=never,clock=s", "clock", reseed);
    check_alone("sattolo:deals-per-second=3,generator=mt19937", "deals-per-second", reseed);

    for name in ["rejection", "sort-random-keys"] {
        let message = format!(
            "shuffle `{name}` never ends with reseed=draw: it waits for another value, and all \
             draws of a deal begin alike"
        );
        let hint = "reseed=deal starts again before every deal";
        check_error(&format!("{name}:generator=mt19937,reseed=draw"), &message, Some(hint));
        check(&format!("{name}:generator=mt19937"), &format!("{name}:generator=mt19937"));
    }
}
