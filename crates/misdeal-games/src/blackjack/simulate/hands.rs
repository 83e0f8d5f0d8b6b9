//! [`Hands`]: a round by any rules, in which the player may have several hands.

use super::{Played, pair, value};
use crate::blackjack::decisions::{Context, Decisions};
use crate::blackjack::{Action, Hole, Rules, Surrender, Total, Value};

/// The most hands of a player.
const HANDS_MAX: usize = 4;

/// A round with the next cards of a shoe.
pub(super) struct Hands<'a> {
    rules: &'a Rules,
    decisions: &'a Decisions,
    cards: &'a [u8],
    /// Cards that are out.
    used: usize,
}

/// A hand of the player.
#[derive(Clone, Copy, Debug)]
struct Hand {
    /// Its first two ranks.
    first: [u8; 2],
    cards_count: u8,
    total: Total,
    is_split: bool,
    is_doubled: bool,
    is_surrendered: bool,
}

impl<'a> Hands<'a> {
    /// A round with the next cards of the shoe. None if they run out.
    pub(super) fn round(
        rules: &'a Rules,
        decisions: &'a Decisions,
        cards: &'a [u8],
    ) -> Option<Played> {
        let mut hands = Self { rules, decisions, cards, used: 0 };
        let won = hands.won()?;
        Some(Played { won, used: hands.used })
    }

    #[inline]
    fn draw(&mut self) -> Option<u8> {
        let card = *self.cards.get(self.used)?;
        self.used += 1;
        Some(card)
    }

    /// What the round wins, in units.
    fn won(&mut self) -> Option<i64> {
        let coin = self.rules.units();
        let has_hole = self.rules.hole != Hole::NoHoleCard;
        let first = self.draw()?;
        let up = value(self.draw()?);
        let second = self.draw()?;
        let hole = if has_hole { Some(value(self.draw()?)) } else { None };
        let hand = Hand::new([first, second], false);
        let mut dealer = Total::default().with(up);
        let natural = hole.is_some_and(|hole| dealer.with(hole).points() == 21);
        if self.gives_up_early(&hand, up) {
            // The dealer takes his second card all the same.
            if !has_hole {
                self.draw()?;
            }
            return Some(-coin / 2);
        }
        if hand.total.points() == 21 {
            let natural = match hole {
                Some(_) => natural,
                None => dealer.with(value(self.draw()?)).points() == 21,
            };
            return Some(if natural { 0 } else { self.rules.natural_wins() });
        }
        if natural && self.rules.hole == Hole::Peek {
            return Some(-coin);
        }
        let mut hands = [hand; HANDS_MAX];
        let hands_count = self.play(&mut hands, up)?;
        let hands = &hands[..hands_count];
        let hole = match hole {
            Some(hole) => hole,
            None => value(self.draw()?),
        };
        dealer = dealer.with(hole);
        let natural = dealer.points() == 21;
        let charlie = self.rules.charlie.unwrap_or(u8::MAX);
        let is_open = |hand: &Hand| {
            !hand.is_surrendered && !hand.total.is_bust() && hand.cards_count < charlie
        };
        if hands.iter().any(is_open) {
            while !self.rules.soft_17.dealer_stands(dealer) {
                dealer = dealer.with(value(self.draw()?));
            }
        }
        let is_late = self.rules.surrender == Surrender::Late;
        let mut won = 0;
        let mut lost = 0;
        for hand in hands {
            match hand.result(dealer.points(), natural, charlie, is_late) {
                result if result < 0 => lost -= coin * result / 2,
                result => won += coin * result / 2,
            }
        }
        // Against a natural only the first bet is lost.
        if natural && self.rules.hole == Hole::OriginalBetsOnly {
            lost = lost.min(coin);
        }
        Some(won - lost)
    }

    /// Early surrender is for upcards that a natural may hide under.
    #[inline]
    fn gives_up_early(&self, hand: &Hand, up: Value) -> bool {
        let is_offered =
            self.rules.surrender == Surrender::Early && (up == Value::ACE || up == Value::TEN);
        is_offered && self.action(hand, 1, up) == Action::Surrender
    }

    #[inline]
    fn action(&self, hand: &Hand, hands_count: usize, up: Value) -> Action {
        let [first, second] = hand.first;
        let has_two_cards = hand.cards_count == 2;
        let context = Context {
            has_two_cards,
            is_split: hand.is_split,
            is_split_ace: hand.is_split && first == 1,
            has_room: hands_count < usize::from(self.rules.hands_max),
        };
        let pair = pair(self.rules, first, second).filter(|_| has_two_cards);
        self.decisions.action(context, hand.total, pair, up)
    }

    /// Plays all hands in turn; how many there are in the end.
    fn play(&mut self, hands: &mut [Hand; HANDS_MAX], up: Value) -> Option<usize> {
        let charlie = self.rules.charlie.unwrap_or(u8::MAX);
        let mut count = 1;
        let mut at = 0;
        while at < count {
            let mut hand = hands[at];
            while !hand.total.is_bust() && hand.cards_count < charlie {
                match self.action(&hand, count, up) {
                    Action::Stand => break,
                    Action::Hit => hand.take(self.draw()?),
                    Action::Double => {
                        hand.take(self.draw()?);
                        hand.is_doubled = true;
                        break;
                    }
                    Action::Surrender => {
                        hand.is_surrendered = true;
                        break;
                    }
                    Action::Split => {
                        let more = [self.draw()?, self.draw()?];
                        hands.copy_within(at + 1..HANDS_MAX - 1, at + 2);
                        hands[at + 1] = Hand::new([hand.first[1], more[1]], true);
                        hand = Hand::new([hand.first[0], more[0]], true);
                        count += 1;
                    }
                }
            }
            hands[at] = hand;
            at += 1;
        }
        Some(count)
    }
}

impl Hand {
    #[inline]
    fn new(first: [u8; 2], is_split: bool) -> Self {
        let total = Total::default().with(value(first[0])).with(value(first[1]));
        let (is_doubled, is_surrendered) = (false, false);
        Self { first, cards_count: 2, total, is_split, is_doubled, is_surrendered }
    }

    #[inline]
    fn take(&mut self, rank: u8) {
        self.total = self.total.with(value(rank));
        self.cards_count += 1;
    }

    /// What it wins in half coins; no natural, which is settled before.
    #[inline]
    fn result(&self, dealer: u16, natural: bool, charlie: u8, is_late: bool) -> i64 {
        let stake = if self.is_doubled { 4 } else { 2 };
        let points = self.total.points();
        match () {
            () if self.is_surrendered && !(natural && is_late) => -1,
            () if points > 21 || natural => -stake,
            () if self.cards_count >= charlie || dealer > 21 || points > dealer => stake,
            () if points == dealer => 0,
            () => -stake,
        }
    }
}
