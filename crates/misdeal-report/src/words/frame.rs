//! How a deal was read.

use misdeal_audit::Frame;

/// What stands before a sentence about deals that were not read as they lie;
/// nothing where they were.
pub(crate) fn compared(frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => String::new(),
        Frame::CardToPosition => "read from the cards: ".to_owned(),
        Frame::Relative { lag: 1 } => "compared with the deal before: ".to_owned(),
        Frame::Relative { lag } => format!("compared with the deal {lag} before: "),
        _ => "read in another way: ".to_owned(),
    }
}

/// The same in a column of a table.
pub(crate) fn short(frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => String::new(),
        Frame::CardToPosition => "from cards".to_owned(),
        Frame::Relative { lag: 1 } => "vs deal before".to_owned(),
        Frame::Relative { lag } => format!("vs {lag} before"),
        _ => "other".to_owned(),
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
        assert_eq!(frames.map(short), ["", "from cards", "vs deal before", "vs 2 before"]);
        assert_eq!(
            frames.map(compared),
            [
                "",
                "read from the cards: ",
                "compared with the deal before: ",
                "compared with the deal 2 before: ",
            ]
        );
    }
}
