//! Any bytes as one word: no panic, and what is read is written and read back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use misdeal_deck::{Card, Token};

/// Longer messages would flood a terminal.
const MESSAGE_BYTES_MAX: usize = 400;

fuzz_target!(|word: &[u8]| {
    match Token::parse(word) {
        Ok(token) => {
            assert_eq!(Token::parse(token.to_string().as_bytes()), Ok(token));
            if let Token::Card(card) = token {
                assert_eq!(Card::new(card.id()), Ok(card));
            }
        }
        Err(error) => {
            let message = error.to_string();
            assert!(message.len() <= MESSAGE_BYTES_MAX, "{message}");
            assert!(!message.chars().any(char::is_control), "{message:?}");
            assert!(!error.hint().is_empty());
        }
    }
});
