//! What stands around the texts of faults, in both languages, and equal to what the rooms say.

use misdeal_audit::test::battery;
use misdeal_diagnosis::faults::{faults, fixes};
use misdeal_shuffle::{Entry, catalogue, generators};

use super::*;

const LANGS: [Lang; 2] = [Lang::En, Lang::Zh];

fn is_chinese(text: &str) -> bool {
    text.contains(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter))
}

/// The English is what the other room says, and there is some Chinese.
#[track_caller]
fn is_said(of: &str, name: &str, english: &str) {
    assert_eq!(about(Lang::En, of, name), english, "{of}-{name}");
    let chinese = about(Lang::Zh, of, name);
    assert!(is_chinese(&chinese), "{of}-{name}: {chinese}");
}

/// No key is left over of something that is gone.
#[track_caller]
fn are_all(of: &str, count: usize) {
    for lang in LANGS {
        let keys = lang.source().lines().filter(|line| line.starts_with(&format!("{of}-")));
        assert_eq!(keys.count(), count, "{lang} {of}");
    }
}

#[test]
fn tests_are_said_as_the_battery_says_them() {
    for test in battery() {
        is_said("test", test.id, test.about);
    }
    are_all("test", battery().len());
}

#[test]
fn shuffles_are_said_as_the_catalogue_says_them() {
    for Entry { name, summary, fairness, effect, cost, .. } in catalogue() {
        is_said("shuffle", name, summary);
        is_said("shuffle-effect", name, effect);
        is_said("shuffle-cost", name, cost);
        is_said("fairness", &fairness.to_string(), &fairness.to_string());
    }
    are_all("shuffle-effect", catalogue().len());
    are_all("shuffle-cost", catalogue().len());
    are_all("fairness", 3);
}

#[test]
fn keys_of_shuffles_are_said_as_the_catalogue_says_them() {
    for entry in catalogue() {
        for row in entry.keys {
            let (name, values, default) = (row.name, row.values, row.default);
            let row = KeyRow { name, values, default, summary: row.summary };
            let expected = format!("{name}: {}; {values}; default: {default}", row.summary);
            assert_eq!(key(Lang::En, entry.name, &row), expected, "{}", entry.name);
            let chinese = key(Lang::Zh, entry.name, &row);
            assert!(is_chinese(&chinese) && !chinese.contains("shuffle-"), "{chinese}");
        }
    }
}

#[test]
fn generators_are_said_as_the_catalogue_says_them() {
    for generator in generators() {
        is_said("generator", generator.name, generator.summary);
    }
    are_all("generator", generators().len());
}

#[test]
fn fixes_are_said_as_their_room_says_them() {
    for fix in fixes() {
        is_said("fix", fix.name, fix.about);
    }
    are_all("fix", fixes().len());
    let fix = Fix::find("sort-keys").unwrap();
    let right = LANGS.map(|lang| right(lang, Language::Java, fix));
    let expected = [
        "right, in Java: sort by 64-bit keys, one a card, all drawn again if two are equal",
        "正确的写法，Java：每张牌一个 64 比特的键，有两个相同就全部重抽，再按键排序",
    ];
    assert_eq!(right, expected);
}

#[test]
fn lists_are_joined() {
    assert_eq!(
        LANGS.map(|lang| others(lang, Language::Python)),
        [
            "other languages: --in javascript, java, c or rust",
            "其他语言：--in javascript、java、c 或 rust"
        ]
    );
    let slugs = ["sattolo".to_owned(), "cut".to_owned()];
    assert_eq!(
        LANGS.map(|lang| same_law(lang, &slugs)),
        ["no deals tell it from sattolo or cut", "发多少副，也分不清它与 sattolo 或 cut"]
    );
    assert_eq!(same_law(Lang::En, &slugs[..1]), "no deals tell it from sattolo");
}

#[test]
fn figures_are_said_with_their_kind() {
    let fault = Fault::find("end-fixed").unwrap();
    assert_eq!(
        shown(Lang::En, fault, &fault.shows[1]),
        ["10 cards", "8 deals", "support; the last card"]
    );
    assert_eq!(shown(Lang::Zh, fault, &fault.shows[1]), ["10 张牌", "8 副", "support；最后一张牌"]);
    let fault = Fault::find("modulo-bias").unwrap();
    let expected = ["52 张牌", "6,650,000 副", "scores；只有 2^15 个取值的随机数发生器"];
    assert_eq!(shown(Lang::Zh, fault, &fault.shows[0]), expected);
}

/// Two words of English side by side were forgotten, but for names and commands.
#[test]
fn chinese_is_chinese() {
    let all_of_faults = faults().iter().flat_map(|Fault { zh, .. }| {
        let texts = [&zh.title, &zh.what, &zh.why, &zh.mend].into_iter();
        texts.chain(&zh.drawn).chain(zh.kinds.values()).map(String::as_str)
    });
    let prefixes = ["explain-", "list-", "fix-", "test-", "shuffle-", "generator-", "fairness-"];
    let lines = Lang::Zh.source().lines();
    let all_of_locale = lines.filter(|line| prefixes.iter().any(|prefix| line.starts_with(prefix)));
    for text in all_of_faults.chain(all_of_locale) {
        let text = text.replace("NIST SP", "").replace("misdeal explain", "");
        let words: Vec<&str> = text.split([' ', '\n']).collect();
        let is_word = |word: &str| word.len() > 1 && word.chars().all(|it| it.is_ascii_lowercase());
        let pair = words.windows(2).find(|pair| pair.iter().all(|word| is_word(word)));
        assert_eq!(pair, None, "{text}");
    }
}
