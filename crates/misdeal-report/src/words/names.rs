//! What cards and classes of cards are called in a sentence.
//!
//! Cards keep the names that the input has for them. Only where all of these are of playing cards,
//! Chinese sentences name them as Chinese players do: 黑桃A, 红桃10, 大王.

use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, CARDS, Shape};
use misdeal_deck::{Card, Notation, Style, card_from_str};
use unicode_width::UnicodeWidthChar;

use crate::Report;
use crate::lang::{Lang, say};

/// What a sentence about cards needs to know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names<'a> {
    /// The language.
    pub(crate) lang: Lang,
    /// What the input calls the cards.
    pub(crate) naming: &'a Naming,
    /// How many cards are dealt of how many.
    pub(crate) shape: Shape,
    /// Which cards look alike.
    pub(crate) alike: &'a Alike,
}

impl<'a> Names<'a> {
    /// The names in a report.
    pub(crate) fn of(lang: Lang, report: &'a Report) -> Self {
        let verdict = &report.verdict;
        Self { lang, naming: &report.naming, shape: verdict.shape, alike: &verdict.alike }
    }

    /// The name alone: `3`, `As`, 黑桃A.
    pub(super) fn name(self, id: u32) -> String {
        card(self.lang, self.naming, id)
    }

    /// A card in a sentence: `card 3`, `card As`, 牌 3, 黑桃A.
    pub(super) fn card(self, id: u32) -> String {
        self.named(&self.naming.name(id))
    }

    /// A card of a class: `card 7`, `a heart`, `an ace`.
    pub(super) fn one_of_class(self, partition: u32, class: u32) -> String {
        let partition = self.alike.partitions().get(partition as usize);
        let name = partition.and_then(|partition| partition.names.get(class as usize));
        match (partition, name) {
            (Some(partition), Some(name)) if partition.name == CARDS => self.named(name),
            (Some(_), Some(name)) => match name.parse::<u32>() {
                Ok(number) => say!(self.lang, "class-number", number = number),
                Err(_) => say!(self.lang, &format!("class-{name}")),
            },
            _ => say!(self.lang, "class-unknown", class = class.to_string()),
        }
    }

    /// Names one after the other.
    pub(super) fn list(self, names: &[String]) -> String {
        names.join(&say!(self.lang, "cards-between"))
    }

    fn named(self, word: &str) -> String {
        match playing_card(self.lang, self.naming, word) {
            Some(name) => say!(self.lang, "card-playing", name = name),
            None => say!(self.lang, "card-named", name = word),
        }
    }
}

/// The name of a card, as the language has it.
pub(crate) fn card(lang: Lang, naming: &Naming, id: u32) -> String {
    let word = naming.name(id);
    playing_card(lang, naming, &word).unwrap_or(word)
}

/// What Chinese players call the card with this name, where all cards are playing cards: tiles
/// of mahjong have names like `1s` too.
fn playing_card(lang: Lang, naming: &Naming, word: &str) -> Option<String> {
    let Naming::Words(words) = naming else { return None };
    // More packs than the first have the same names.
    let mut first = words.iter().take(Card::COUNT as usize);
    let is_known = lang == Lang::Zh && first.all(|word| chinese(word).is_some());
    is_known.then(|| chinese(word)).flatten()
}

/// `As` as 黑桃A, and its second copy `As.2` as 黑桃A.2.
fn chinese(word: &str) -> Option<String> {
    let (face, copy) = match word.split_once('.') {
        Some((face, copy)) if copy.bytes().all(|byte| byte.is_ascii_digit()) => (face, Some(copy)),
        _ => (word, None),
    };
    let name = Notation::players(Style::Chinese).write_card(card_from_str(face).ok()?);
    Some(match copy {
        Some(copy) => format!("{name}.{copy}"),
        None => name,
    })
}

/// A Chinese sentence without the blanks between two Chinese characters. Messages have a blank
/// on both sides of a name or a number, as it may begin and end with Latin letters or digits.
pub(crate) fn closed_up(sentence: &str) -> String {
    let is_wide = |c: Option<char>| c.is_some_and(|c| c.width() == Some(2));
    let mut text = String::with_capacity(sentence.len());
    let mut rest = sentence.chars().peekable();
    while let Some(c) = rest.next() {
        let is_between = is_wide(text.chars().next_back()) && is_wide(rest.peek().copied());
        if c != ' ' || !is_between {
            text.push(c);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::chinese::assert_is_chinese;
    use misdeal_deck::Deck;

    fn deck(name: &str) -> (Naming, Alike, Shape) {
        let deck = Deck::named(name).unwrap();
        let cards = u32::try_from(deck.len()).unwrap();
        (Naming::of_deck(&deck), Alike::of_deck(&deck), Shape::whole(cards))
    }

    #[test]
    fn playing_cards_are_named_as_players_do() {
        let said = |name, id| {
            let (naming, alike, shape) = deck(name);
            let names = |lang| Names { lang, naming: &naming, shape, alike: &alike };
            [names(Lang::En).card(id), names(Lang::Zh).card(id), names(Lang::Zh).name(id)]
        };
        assert_eq!(said("54", 0), ["card As", "黑桃A", "黑桃A"]);
        assert_eq!(said("54", 22), ["card Th", "红桃10", "红桃10"]);
        assert_eq!(said("54", 53), ["card RJ", "大王", "大王"]);
        assert_eq!(said("52x2", 52), ["card As.2", "黑桃A.2", "黑桃A.2"]);
        // Four of each of m and p come first, and one of bamboo would read as a spade.
        assert_eq!(said("mahjong-136", 72), ["card 1s", "牌 1s", "1s"]);
        let words = Naming::Words(vec!["♥10".to_owned(), "🂡".to_owned(), "方块K".to_owned()]);
        assert_eq!([0, 1, 2].map(|id| card(Lang::Zh, &words, id)), ["红桃10", "黑桃A", "方块K"]);
        assert_eq!(card(Lang::En, &words, 0), "♥10");
        assert_eq!(card(Lang::Zh, &Naming::Numbers { first: 1 }, 9), "10");
    }

    #[test]
    fn every_class_has_a_word() {
        let (naming, alike, shape) = deck("54");
        let mut said = Vec::new();
        for lang in [Lang::En, Lang::Zh] {
            let names = Names { lang, naming: &naming, shape, alike: &alike };
            for (number, partition) in (0..).zip(alike.partitions()) {
                for class in 0..partition.classes.count() {
                    said.push(names.one_of_class(number, class));
                }
            }
            let unknown = names.one_of_class(9, 3);
            said.push(unknown);
        }
        let (english, chinese) = said.split_at(20);
        let ranks = ["an ace", "a 2", "a 3", "a 4", "a 5", "a 6", "a 7", "an 8", "a 9", "a 10"];
        assert_eq!(english[..10], ranks);
        let others = ["a jack", "a queen", "a king", "a joker"];
        assert_eq!(english[10..14], others);
        let suits = ["a spade", "a heart", "a club", "a diamond", "a joker"];
        assert_eq!(english[14..19], suits);
        assert_eq!(english[19], "a card of class 3");
        let ranks = ["一张 A", "一张 2", "一张 3"];
        assert_eq!(chinese[..3], ranks);
        let others = ["一张 J", "一张 Q", "一张 K", "一张王"];
        assert_eq!(chinese[10..14], others);
        let suits = ["一张黑桃", "一张红桃", "一张梅花", "一张方块", "一张王"];
        assert_eq!(chinese[14..19], suits);
        assert_eq!(chinese[19], "一张第 3 类的牌");
        chinese.iter().for_each(|said| assert_is_chinese(said));
    }

    #[test]
    fn blanks_stand_beside_latin_letters_only() {
        assert_eq!(closed_up("大王 落在位置 1 ，共 3 张"), "大王落在位置 1 ，共 3 张");
        assert_eq!(closed_up("黑桃A 紧跟在 小王 之后"), "黑桃A 紧跟在小王之后");
        assert_eq!(closed_up(""), "");
    }
}
