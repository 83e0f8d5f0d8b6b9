//! Blackjack rules by name.

use misdeal_games::blackjack::{ParseRulesError, PostRules, Rules};

use crate::failure::Failure;

/// A casino's rules, or those of the post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NamedRules {
    Casino(Rules),
    Post(PostRules),
}

/// `seed`, `seed-fixed`, or a preset with its keys.
pub(crate) fn rules_named(name: &str) -> Result<NamedRules, Failure> {
    if let Some((post @ ("seed" | "seed-fixed"), keys)) = name.split_once(':') {
        let keys: String = keys.chars().take(40).flat_map(char::escape_debug).collect();
        let message = format!("--rules: got the keys '{keys}', expected {post} alone");
        return Err(Failure::new(message).hint("the post's game has no rules to choose"));
    }
    match name {
        "seed" => Ok(NamedRules::Post(PostRules::SEED)),
        "seed-fixed" => Ok(NamedRules::Post(PostRules::SEED_FIXED)),
        _ => name.parse().map(NamedRules::Casino).map_err(|error: ParseRulesError| {
            let text = error.to_string();
            let failure = Failure::new(format!("--rules: {}", text.trim_start_matches("rules: ")));
            failure.hint(match error {
                ParseRulesError::Unknown { .. } => {
                    "`misdeal list rules` shows them; seed and seed-fixed are another game"
                }
                ParseRulesError::CutOfPreset { .. } => {
                    "say how many cards are behind the cut card: --rules vegas-6d:decks=1,cut=13"
                }
                _ => "a preset and its keys: --rules vegas-6d:soft17=hit,decks=8",
            })
        }),
    }
}
