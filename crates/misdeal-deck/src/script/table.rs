//! Dealing by a script: every position of the deck to one pile.

use super::{Facing, Phrase, Script, ScriptError, Seats, Step};

/// Cards that lie together after the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Whose or what they are.
    pub owner: Owner,
    /// Where they lay in the shuffled deck, in the order in which they came.
    pub positions: Vec<usize>,
    /// How they lie.
    pub facing: Facing,
}

/// Whose cards they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A seat, from 0, with its name if it has one.
    Seat(usize, Option<Phrase>),
    /// A pile.
    Pile(Phrase),
}

impl Script {
    /// Deals the positions of a deck of `cards` cards to `seats` seats.
    ///
    /// Every position is in exactly one pile: first the seats in order, then
    /// the piles in order, then the rest, if there is any. O(cards).
    ///
    /// # Errors
    /// [`ScriptError::Seats`] or [`ScriptError::TooFewCards`].
    pub fn deal(&self, cards: usize, seats: usize) -> Result<Vec<Pile>, ScriptError> {
        let Seats { least, most, .. } = self.seats;
        let name = self.name.clone();
        if !(least..=most).contains(&seats) {
            return Err(ScriptError::Seats { name, got: seats, least, most });
        }
        let of_step = |step: &Step| {
            let times = if step.pile.is_some() { 1 } else { seats };
            step.cards.saturating_mul(times)
        };
        let needed = self.steps.iter().map(of_step).fold(0, usize::saturating_add);
        if needed > cards {
            return Err(ScriptError::TooFewCards { name, seats, needed, got: cards });
        }
        let seat = |seat: usize| Pile {
            owner: Owner::Seat(seat, self.seats.names.get(seat).cloned()),
            positions: Vec::new(),
            facing: Facing::Down,
        };
        let mut hands: Vec<Pile> = (0..seats).map(seat).collect();
        let mut piles = Vec::new();
        let mut next = 0..cards;
        for step in &self.steps {
            match &step.pile {
                Some(name) => piles.push(Pile {
                    owner: Owner::Pile(name.clone()),
                    positions: next.by_ref().take(step.cards).collect(),
                    facing: step.facing,
                }),
                None => deal_round(&mut hands, step, &mut next),
            }
        }
        let rest = Pile {
            owner: Owner::Pile(self.rest.clone().unwrap_or_else(remaining)),
            positions: next.collect(),
            facing: Facing::Down,
        };
        let rest = Some(rest).filter(|pile| !pile.positions.is_empty());
        Ok(hands.into_iter().chain(piles).chain(rest).collect())
    }
}

/// Gives every seat `step.cards` cards, `step.block` at a time.
fn deal_round(hands: &mut [Pile], step: &Step, next: &mut std::ops::Range<usize>) {
    let mut left = step.cards;
    while left > 0 {
        let block = step.block.min(left);
        for hand in &mut *hands {
            hand.positions.extend(next.by_ref().take(block));
            hand.facing = step.facing;
        }
        left -= block;
    }
}

fn remaining() -> Phrase {
    Phrase { en: "rest".to_owned(), zh: "余牌".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards a seat, bottom or other cards, as play.md's table of games.
    #[test]
    fn the_games_deal_what_their_rules_say() {
        let check = |name: &str, cards, seats, expected: &[usize]| {
            let table = Script::named(name).unwrap().deal(cards, seats).unwrap();
            let sizes: Vec<usize> = table.iter().map(|pile| pile.positions.len()).collect();
            assert_eq!(sizes, expected, "{name}");
            let mut all: Vec<usize> = table.into_iter().flat_map(|pile| pile.positions).collect();
            all.sort_unstable();
            assert_eq!(all, (0..cards).collect::<Vec<_>>(), "{name}: each card once");
        };
        check("doudizhu", 54, 3, &[17, 17, 17, 3]);
        check("doudizhu-4", 108, 4, &[25, 25, 25, 25, 8]);
        check("guandan", 108, 4, &[27, 27, 27, 27]);
        check("shengji", 108, 4, &[25, 25, 25, 25, 8]);
        check("run-fast", 48, 3, &[16, 16, 16]);
        check("big-two", 52, 4, &[13, 13, 13, 13]);
        check("bridge", 52, 4, &[13, 13, 13, 13]);
        check("holdem", 52, 2, &[2, 2, 1, 3, 1, 1, 1, 1, 40]);
        check("five-card-draw", 52, 3, &[5, 5, 5, 37]);
    }

    #[test]
    fn one_by_one_and_in_blocks() {
        let positions = |name: &str, cards: usize, seat: usize| {
            let script = Script::named(name).unwrap();
            script.deal(cards, script.seats.usual).unwrap().swap_remove(seat).positions
        };
        assert_eq!(positions("bridge", 52, 1)[..3], [1, 5, 9]);
        assert_eq!(positions("doudizhu", 54, 1)[..3], [1, 4, 7]);
        // Two hole cards each, then a burned card before the flop.
        let table = Script::named("holdem").unwrap().deal(52, 6).unwrap();
        assert_eq!(table[0].positions, [0, 6]);
        assert_eq!(table[7].positions, [13, 14, 15]);
        assert_eq!((table[6].facing, table[7].facing), (Facing::Down, Facing::Up));
    }

    #[test]
    fn impossible_tables_are_refused_with_numbers() {
        let holdem = Script::named("holdem").unwrap();
        let error = holdem.deal(52, 40).unwrap_err();
        assert_eq!(error.to_string(), "holdem: got 40 seats, expected 2 to 22");
        let error = holdem.deal(10, 6).unwrap_err();
        assert_eq!(error.to_string(), "holdem: 6 seats need 20 cards, but the deck has 10");
        assert!(Script::named("snap").is_err());
        let refused = |text: &str| Script::from_toml(text).unwrap_err().to_string();
        let kind = refused("# a game\nname = 3");
        assert!(kind.starts_with("line 2, column 8: invalid type: integer `3`"), "{kind}");
        let draw = include_str!("../../scripts/five-card-draw.toml");
        let check = |old: &str, new: &str, expected: &str| {
            assert!(draw.contains(old));
            assert_eq!(refused(&draw.replace(old, new)), expected);
        };
        let unfit = r"the text '\u{1b}[2J' has a character that no text may have";
        check("stub", r"\u001b[2J", unfit);
        let words = "expected ranks A 2 3 4 5 6 7 8 9 T J Q K BJ RJ, suits s h c d";
        check("\"T\"", "\"10\"", &format!("sort: got '10', {words}"));
        check("\"s\"]", "\"spade\"]", &format!("sort: got 'spade', {words}"));
        check("cards = 5\n", "cards = 5\nblock = 0\n", "step 1: got blocks of 0 cards");
        check(
            "most = 10",
            "most = 1",
            "seats: got 2, 2, 1, expected 1 <= least <= usual <= most <= 64",
        );
    }
}
