//! Lists of things in a sentence.

use crate::Lang;

/// All of them, each put behind those before by the sentence for `key`, which has a `$list` and an
/// `$item`; of nothing an empty text.
pub(crate) fn listed(lang: Lang, key: &str, items: impl IntoIterator<Item = String>) -> String {
    let put =
        |list: String, item: String| lang.say(key, &[("list", list.into()), ("item", item.into())]);
    items.into_iter().reduce(put).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_one_after_the_other() {
        let list = |lang, key, items: &[&str]| {
            listed(lang, key, items.iter().map(|item| (*item).to_owned()))
        };
        assert_eq!(list(Lang::En, "list-comma", &["a", "b", "c"]), "a, b, c");
        assert_eq!(list(Lang::Zh, "list-comma", &["甲", "乙", "丙"]), "甲，乙，丙");
        assert_eq!(list(Lang::En, "list-semicolon", &["a", "b"]), "a; b");
        assert_eq!(list(Lang::Zh, "list-semicolon", &["甲", "乙"]), "甲；乙");
        assert_eq!(list(Lang::Zh, "list-comma", &["甲"]), "甲");
        assert_eq!(list(Lang::Zh, "list-comma", &[]), "");
    }
}
