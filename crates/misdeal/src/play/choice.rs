//! What a player answers when asked which cards to exchange.

use misdeal_games::draw::Hold;

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
    match answer.to_lowercase().as_str() {
        "h" | "?" | "？" | "hint" | "提示" => return Choice::Hint,
        "q" | "quit" | "exit" | "退出" => return Choice::Leave,
        _ => {}
    }
    let mut is_kept = [true; 5];
    for word in answer.split([' ', ',', ';', '，', '、', '　']).filter(|word| !word.is_empty()) {
        for sign in word.chars() {
            match sign {
                // As written in a Chinese input method.
                '１'..='５' => is_kept[sign as usize - '１' as usize] = false,
                '1'..='5' => is_kept[sign as usize - '1' as usize] = false,
                _ => return Choice::Unknown(word.chars().take(20).collect()),
            }
        }
    }
    Choice::Exchange(Hold::those(is_kept))
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
        assert_eq!(choice("退出"), Choice::Leave);
        assert_eq!(choice("1 6"), Choice::Unknown("6".to_owned()));
        assert_eq!(choice("all"), Choice::Unknown("all".to_owned()));
    }
}
