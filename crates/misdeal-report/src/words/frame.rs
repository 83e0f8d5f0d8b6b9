//! How a deal was read.

use misdeal_audit::Frame;

use crate::lang::{Lang, say};

/// What stands before a sentence about deals that were not read as they lie;
/// nothing where they were.
pub(crate) fn compared(lang: Lang, frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => String::new(),
        Frame::CardToPosition => say!(lang, "compared-cards"),
        Frame::Relative { lag } => say!(lang, "compared-before", lag = lag),
        _ => say!(lang, "compared-other"),
    }
}

/// The same in a column of a table.
pub(crate) fn short(lang: Lang, frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => String::new(),
        Frame::CardToPosition => say!(lang, "frame-cards"),
        Frame::Relative { lag } => say!(lang, "frame-before", lag = lag),
        _ => say!(lang, "frame-other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_frame_is_named() {
        let frames = [
            Frame::PositionToCard,
            Frame::CardToPosition,
            Frame::Relative { lag: 1 },
            Frame::Relative { lag: 2 },
        ];
        assert_eq!(
            frames.map(|frame| short(Lang::En, frame)),
            ["", "from cards", "vs deal before", "vs 2 before"]
        );
        assert_eq!(
            frames.map(|frame| compared(Lang::En, frame)),
            [
                "",
                "read from the cards: ",
                "compared with the deal before: ",
                "compared with the deal 2 before: ",
            ]
        );
    }
}
