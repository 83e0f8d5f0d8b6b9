//! A mistake that was recognised, and one that was not, in both languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::*;

fn diagnosed(fault: &'static str, fit_ln: f64, parameters: Vec<Parameter>) -> Diagnosed {
    let cause = Cause::Algorithm;
    let (equivalent, placed) = (Vec::new(), Vec::new());
    Diagnosed { fault, cause, parameters, equivalent, score_ln: 100.0, fit_ln, placed }
}

fn lines(lang: Lang, of: &Diagnosis) -> Vec<String> {
    let all = diagnosis(lang, of);
    all.into_iter().map(|(indent, said)| " ".repeat(indent) + &said).collect()
}

#[test]
fn a_mistake_that_was_recognised() {
    let title = |slug| &Fault::find(slug).unwrap().en.title;
    let size = Parameter { name: "size", value: 32_768.4.into() };
    let low = Parameter { name: "size-low", value: 30_000.0.into() };
    let mut first = diagnosed("few-seeds", -1.0, vec![size, low]);
    first.equivalent = vec!["time-seed"];
    let riffles = Parameter { name: "riffles", value: 3u64.into() };
    let found = Diagnosis {
        faults: vec![
            first,
            diagnosed("time-seed", -1.0, Vec::new()),
            diagnosed("overhand", -1e4, Vec::new()),
        ],
        cause: Some(Cause::Seeding),
        besides: Some(diagnosed("too-few-riffles", -1.0, vec![riffles])),
    };
    let (seeds, clock, few) = (title("few-seeds"), title("time-seed"), title("too-few-riffles"));
    let code = |slug| &Fault::find(slug).unwrap().code;
    let codes = ["few-seeds", "time-seed", "too-few-riffles"].map(code);
    assert_eq!(
        lines(Lang::En, &found),
        [
            format!("  the mistake looks like few-seeds ({}): {seeds}; size 32,800", codes[0]),
            format!(
                "    or like time-seed ({}): {clock}, of which such deals are just as likely",
                codes[1]
            ),
            "    it accounts for all counts (p 0.37); the next best, overhand, does not".to_owned(),
            "    look for it where the generator is seeded".to_owned(),
            "    how to mend it: misdeal explain few-seeds".to_owned(),
            format!(
                "  besides, whole deals come again as with too-few-riffles ({}): {few}; riffles 3",
                codes[2]
            ),
        ]
    );
    let title = |slug| &*Fault::find(slug).unwrap().zh.title;
    let (seeds, clock, few) = (title("few-seeds"), title("time-seed"), title("too-few-riffles"));
    assert_eq!(
        lines(Lang::Zh, &found),
        [
            format!("  错误像是 few-seeds（{}）：{seeds}；大小 32,800", codes[0]),
            format!("    也可能是 time-seed（{}）：{clock}；它同样容易发出这样的牌", codes[1]),
            "    它能解释所有计数（p = 0.37）；排第二的 overhand 不能".to_owned(),
            "    请检查给随机数发生器播种的地方".to_owned(),
            "    怎么改：misdeal explain few-seeds".to_owned(),
            format!(
                "  此外，整副牌会重现，像 too-few-riffles（{}）：{few}；交错洗牌 3 次",
                codes[2]
            ),
        ]
    );
}

#[test]
fn no_mistake_that_is_known() {
    let mut found = Diagnosis {
        faults: vec![diagnosed("no-such-fault", -1e4, Vec::new())],
        cause: None,
        besides: None,
    };
    assert_eq!(
        lines(Lang::En, &found),
        [
            "  no known mistake makes such deals",
            "    nearest comes no-such-fault",
            "    but it does not account for all counts (p < 1.0e-99)",
            "    what that is: misdeal explain no-such-fault",
        ]
    );
    assert_eq!(
        lines(Lang::Zh, &found),
        [
            "  已知的错误都发不出这样的牌",
            "    最接近的是 no-such-fault",
            "    但它解释不了所有计数（p < 1.0e-99）",
            "    那是什么：misdeal explain no-such-fault",
        ]
    );
    found.faults[0].fit_ln = -1.0;
    found.faults.push(diagnosed("other", -1.0, Vec::new()));
    assert_eq!(
        lines(Lang::En, &found)[1],
        "    it accounts for all counts (p 0.37); other would, too, but less well"
    );
    assert_eq!(
        lines(Lang::Zh, &found)[1],
        "    它能解释所有计数（p = 0.37）；other 也能，但差一些"
    );
}

#[test]
fn where_to_look() {
    let rows = [
        (
            Cause::Algorithm,
            "look for it in the shuffle itself, not in the generator",
            "请检查洗牌本身，而不是随机数发生器",
        ),
        (
            Cause::Bound,
            "look for it where a number of the generator becomes an index",
            "请检查把随机数变成下标的地方",
        ),
        (
            Cause::Generator,
            "look for it in the generator: the shuffle may be right, but its draws hang together",
            "请检查随机数发生器：洗牌也许没错，但各次抽取互有关联",
        ),
        (
            Cause::Seeding,
            "look for it where the generator is seeded",
            "请检查给随机数发生器播种的地方",
        ),
        (
            Cause::Carried,
            "look for it in what one deal leaves to the next",
            "请检查一副牌给下一副留下了什么",
        ),
        (
            Cause::Cards,
            "look for it where cards are copied, shared or dealt, not in the generator",
            "请检查复制、共用或发牌的地方，而不是随机数发生器",
        ),
    ];
    for (cause, english, chinese) in rows {
        assert_eq!(
            (place(Lang::En, cause), place(Lang::Zh, cause)),
            (english.into(), chinese.into())
        );
    }
}

/// What the diagnosis tells of in its sources, by name, has words in both languages.
#[test]
fn every_setting_has_words() {
    let mut folders =
        vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../misdeal-diagnosis/src/diagnosis")];
    let mut names = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        // The packaged crate has no neighbours.
        let Ok(entries) = fs::read_dir(folder) else { return };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for begin in [".with(\"", "Parameter { name: \""] {
                let found = text.split(begin).skip(1).filter_map(|rest| rest.split('"').next());
                names.extend(found.map(str::to_owned));
            }
        }
    }
    assert!(names.len() > 20, "{names:?}");
    for name in names.iter().filter(|name| !name.ends_with("-low") && !name.ends_with("-high")) {
        let said = |lang: Lang| lang.find(&format!("setting-{name}"), &[("value", "7".into())]);
        assert_eq!(said(Lang::En), Some(format!("{} 7", name.replace('-', " "))));
        // A way to sort needs no other word.
        let is_chinese = |said: String| said.contains('7') && (!said.is_ascii() || name == "sort");
        assert!(said(Lang::Zh).is_some_and(is_chinese), "{name}");
    }
}

#[test]
fn settings_that_are_words() {
    let rows = [
        ("sort", "insertion", "sort insertion", "插入排序"),
        ("sort", "binary-insertion", "sort binary-insertion", "二分插入排序"),
        ("sort", "merge", "sort merge", "归并排序"),
        ("sort", "timsort", "sort timsort", "TimSort 排序"),
        ("sort", "quick", "sort quick", "快速排序"),
        ("sort", "bubble", "sort bubble", "冒泡排序"),
        ("sort", "merge of pairs", "sort merge of pairs", "两两归并排序"),
        ("index", "one too low", "index one too low", "下标小了 1"),
        ("index", "begins again", "index begins again", "下标从头再来"),
        ("from", "the back", "from the back", "从后面取"),
        ("from", "the front", "from the front", "从前面取"),
        ("of", "different cards", "of different cards", "每次两张不同的牌"),
        ("draw", "remainder", "draw remainder", "抽取用取余"),
        ("draw", "multiplied", "draw multiplied", "抽取用乘法"),
        ("shuffle", "naive-swap", "shuffle naive-swap", "洗法 naive-swap"),
    ];
    for (name, word, english, chinese) in rows {
        let parameter = Parameter { name, value: word.into() };
        let said = |lang| setting(lang, &parameter).unwrap();
        assert_eq!((said(Lang::En), said(Lang::Zh)), (english.into(), chinese.into()));
    }
    let low = Parameter { name: "size-low", value: 7u64.into() };
    assert_eq!(setting(Lang::Zh, &low), None);
}
