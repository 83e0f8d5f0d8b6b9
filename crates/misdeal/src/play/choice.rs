//! What a player answers, as people write it.

use misdeal_games::blackjack::Action;
use misdeal_games::draw::Hold;

use crate::ranking::words;

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Keep these and exchange the others.
    Exchange(Hold),
    /// Say what is best.
    Hint,
    /// Enough.
    Leave,
    /// A word that is none of these.
    Unknown(String),
}

/// Reads an answer: the numbers of the cards to exchange, `1 3 5`, `135` or `1，3，5`; or
/// a word.
pub(super) fn choice(answer: &str) -> Choice {
    let answer = narrow(answer);
    match answer.as_str() {
        "h" | "?" | "hint" | "提示" => return Choice::Hint,
        _ if is_leaving(&answer) => return Choice::Leave,
        _ => {}
    }
    let mut is_kept = [true; 5];
    for word in words(&answer) {
        for sign in word.chars() {
            match sign {
                '1'..='5' => is_kept[sign as usize - '1' as usize] = false,
                _ => return Choice::Unknown(word.chars().take(20).collect()),
            }
        }
    }
    Choice::Exchange(Hold::those(is_kept))
}

/// Whether somebody wants to go on; none for an answer that says neither.
pub(super) fn yes(answer: &str) -> Option<bool> {
    match narrow(answer).as_str() {
        "" | "y" | "yes" | "是" | "好" | "再来" => Some(true),
        "n" | "no" | "否" | "不" | "不要" => Some(false),
        other if is_leaving(other) => Some(false),
        _ => None,
    }
}

/// What was answered at a hand of blackjack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum BlackjackAnswer {
    /// Do this.
    Act(Action),
    /// Say what is best.
    Hint,
    /// Enough.
    Leave,
    /// A word that is none of these.
    Unknown(String),
}

/// Reads an answer at a hand of blackjack: a letter or a word.
pub(super) fn blackjack(answer: &str) -> BlackjackAnswer {
    match narrow(answer).as_str() {
        "h" | "hit" | "要牌" | "要" => BlackjackAnswer::Act(Action::Hit),
        "s" | "stand" | "停牌" | "停" => BlackjackAnswer::Act(Action::Stand),
        "d" | "double" | "加倍" => BlackjackAnswer::Act(Action::Double),
        "p" | "split" | "分牌" => BlackjackAnswer::Act(Action::Split),
        "r" | "surrender" | "投降" => BlackjackAnswer::Act(Action::Surrender),
        "?" | "hint" | "提示" => BlackjackAnswer::Hint,
        other if is_leaving(other) => BlackjackAnswer::Leave,
        other => BlackjackAnswer::Unknown(other.chars().take(20).collect()),
    }
}

/// A bet: a number, or nothing for the usual one; none to leave.
///
/// # Errors
/// If it is neither.
pub(super) fn bet(answer: &str, usual: u64) -> Result<Option<u64>, ()> {
    match narrow(answer).as_str() {
        "" => Ok(Some(usual)),
        other if is_leaving(other) => Ok(None),
        other => other.parse().map(Some).map_err(|_| ()),
    }
}

/// What was answered to an offer that costs something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfferAnswer {
    Yes,
    /// Nothing said is no, too.
    No,
    /// Say what is best.
    Hint,
    /// Enough.
    Leave,
    /// None of these.
    Unknown,
}

/// Reads an answer to an offer.
pub(super) fn offered(answer: &str) -> OfferAnswer {
    match narrow(answer).as_str() {
        "" => OfferAnswer::No,
        "?" | "hint" | "提示" => OfferAnswer::Hint,
        other if is_leaving(other) => OfferAnswer::Leave,
        other => match yes(other) {
            Some(true) => OfferAnswer::Yes,
            Some(false) => OfferAnswer::No,
            None => OfferAnswer::Unknown,
        },
    }
}

fn is_leaving(answer: &str) -> bool {
    matches!(answer, "q" | "quit" | "exit" | "退出")
}

/// In lower case, and letters, digits and signs as wide as ASCII: Chinese input methods
/// write them wide.
fn narrow(answer: &str) -> String {
    let sign = |wide: char| match wide {
        // The wide forms of ! to ~ stand in the same order.
        '！'..='～' => char::from_u32(wide as u32 - '！' as u32 + '!' as u32).unwrap_or(wide),
        _ => wide,
    };
    answer.chars().map(sign).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_are_read() {
        let hold = Choice::Exchange(Hold::those([false, true, false, true, false]));
        for answer in ["1 3 5", "135", "5,3,1", "１，３，５", "1、3、5", "1 1 3 5"] {
            assert_eq!(choice(answer), hold, "{answer}");
        }
        assert_eq!(choice(""), Choice::Exchange(Hold::ALL));
        assert_eq!(choice("H"), Choice::Hint);
        assert_eq!(choice("？"), Choice::Hint);
        assert_eq!(choice("Ｑ"), Choice::Leave);
        assert_eq!(choice("退出"), Choice::Leave);
        assert_eq!(choice("1 6"), Choice::Unknown("6".to_owned()));
        assert_eq!(choice("all"), Choice::Unknown("all".to_owned()));
    }

    #[test]
    fn yes_and_no_are_read() {
        for answer in ["", "y", "YES", "是", "ｙ"] {
            assert_eq!(yes(answer), Some(true), "{answer}");
        }
        for answer in ["n", "No", "NO", "不要", "q", "退出"] {
            assert_eq!(yes(answer), Some(false), "{answer}");
        }
        for answer in ["h", "nope", "1"] {
            assert_eq!(yes(answer), None, "{answer}");
        }
    }

    #[test]
    fn answers_at_blackjack_are_read() {
        assert_eq!(blackjack("H"), BlackjackAnswer::Act(Action::Hit));
        assert_eq!(blackjack("停牌"), BlackjackAnswer::Act(Action::Stand));
        assert_eq!(blackjack("？"), BlackjackAnswer::Hint);
        assert_eq!(blackjack("Quit"), BlackjackAnswer::Leave);
        assert_eq!(blackjack("hut"), BlackjackAnswer::Unknown("hut".to_owned()));
        assert_eq!((bet("", 10), bet("２５", 10)), (Ok(Some(10)), Ok(Some(25))));
        assert_eq!((bet("q", 10), bet("-1", 10), bet("all", 10)), (Ok(None), Err(()), Err(())));
        assert_eq!(
            ["", "y", "n", "q", "x", "？"].map(offered),
            [
                OfferAnswer::No,
                OfferAnswer::Yes,
                OfferAnswer::No,
                OfferAnswer::Leave,
                OfferAnswer::Unknown,
                OfferAnswer::Hint
            ]
        );
    }
}
