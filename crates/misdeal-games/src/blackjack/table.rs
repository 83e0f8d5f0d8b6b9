//! [`Table`]: a game of blackjack, move by move.
//!
//! ```text
//!   shuffle ──► deal ──► offers (insurance, early surrender) ──► play, hand by hand
//!      ▲                        │ the dealer looks and has a natural │
//!      └── the cut card is out ─┴──────────► settled ◄── dealer draws ┘
//! ```
//!
//! What may be done is said in one place, [`Table::verify`]; [`can`](Table::can) and
//! [`play`](Table::play) ask it. Chance enters as the order of the shoe, at
//! [`shuffle`](Table::shuffle), and nowhere else.

use misdeal_deck::{Card, Shoe};

use super::action::{Action, Actions};
use super::move_error::{MoveError, TableError};
use super::settle::{Standing, result};
use super::{DoubleCards, DoubleOn, Hole, Reshuffle, Rules, Surrender, Total, Value};

/// What a player may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// To the offers: half of the bet that the dealer has a natural.
    Insure,
    /// To the offers: nothing.
    Pass,
    /// With a hand. Surrender is also an answer to the offers, if it is early.
    Act(Action),
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Nobody's: bets are to be made.
    Bets,
    /// A seat is offered insurance, or to surrender early.
    Offers {
        /// The seat, from 0.
        seat: usize,
    },
    /// A hand is to be played.
    Hand {
        /// The seat, from 0.
        seat: usize,
        /// The hand of the seat, from 0.
        hand: usize,
    },
}

/// A hand of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerHand {
    /// Its cards.
    pub cards: Vec<Card>,
    /// What is bet on it, in chips.
    pub bet: u64,
    /// Whether the bet was doubled.
    pub is_doubled: bool,
    /// Whether it came of a split.
    pub is_split: bool,
    /// Whether it was given up.
    pub is_surrendered: bool,
    /// Whether it takes no more cards.
    is_finished: bool,
}

/// A seat in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSeat {
    /// The first bet, in chips; 0 for an empty seat.
    pub bet: u64,
    /// Its hands; none for an empty seat.
    pub hands: Vec<PlayerHand>,
    /// What is bet on a dealer's natural.
    pub insurance: u64,
    has_answered: bool,
}

/// What a seat has won, in chips; less than nothing for a loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Of each hand.
    pub hands: Vec<i64>,
    /// Of the insurance.
    pub insurance: i64,
}

/// A table with its shoe, its dealer and its seats.
///
/// ```
/// use misdeal_deck::card_from_str;
/// use misdeal_games::blackjack::{Action, Move, Rules, Table};
///
/// let rules = Rules { burn: 0, ..Rules::VEGAS_6D };
/// // The player gets T and 6, the dealer 9 and 8; then comes a 5.
/// let mut order: Vec<_> =
///     ["Ts", "9h", "6c", "8d", "5s"].map(|card| card_from_str(card).unwrap()).to_vec();
/// order.resize(312, card_from_str("Td").unwrap());
/// let mut table = Table::new(rules, 1).unwrap();
/// table.shuffle(order).unwrap();
/// table.deal(&[10]).unwrap();
/// table.play(Move::Act(Action::Hit)).unwrap();
/// assert_eq!(table.results().unwrap()[0].hands, [10]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    rules: Rules,
    shoe: Shoe<Card>,
    seats: Vec<PlayerSeat>,
    dealer: Vec<Card>,
    turn: Turn,
    rounds_since_shuffle: u16,
    is_settled: bool,
    /// Whether the dealer's second card is seen.
    is_hole_shown: bool,
}

impl Table {
    /// The most seats.
    pub const SEATS_MAX: usize = 7;
    /// The largest bet; a round never moves more than 10 times as much at a seat.
    pub const BET_MAX: u64 = 1_000_000_000_000;

    /// A table without cards.
    ///
    /// # Errors
    /// [`TableError`] if the rules cannot be played or the number of seats is not 1 to 7.
    pub fn new(rules: Rules, seats: usize) -> Result<Self, TableError> {
        rules.verify()?;
        if !(1..=Self::SEATS_MAX).contains(&seats) {
            return Err(TableError::Seats { got: seats });
        }
        Ok(Self {
            rules,
            shoe: Shoe::new(Vec::new()),
            seats: vec![PlayerSeat::empty(); seats],
            dealer: Vec::new(),
            turn: Turn::Bets,
            rounds_since_shuffle: 0,
            is_settled: false,
            is_hole_shown: false,
        })
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats.
    pub fn seats(&self) -> &[PlayerSeat] {
        &self.seats
    }

    /// The dealer's cards that are seen.
    pub fn dealer(&self) -> &[Card] {
        let seen = if self.is_hole_shown { self.dealer.len() } else { 1 };
        &self.dealer[..seen.min(self.dealer.len())]
    }

    /// Whether the dealer has a card that lies face down.
    pub fn has_hidden_card(&self) -> bool {
        self.dealer().len() < self.dealer.len()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Cards that are not dealt.
    pub fn cards_left(&self) -> usize {
        self.shoe.left()
    }

    /// Whether the cards are to be shuffled before the next round.
    pub fn wants_shuffle(&self) -> bool {
        // So many that a round is not likely to run out.
        let least = 5 * (self.seats.len() + 1);
        self.shoe.left() < least
            || match self.rules.reshuffle {
                Reshuffle::EachRound => self.rounds_since_shuffle > 0,
                Reshuffle::Rounds(rounds) => self.rounds_since_shuffle >= rounds,
                Reshuffle::CutCard(_) => self.shoe.is_cut_reached(),
            }
    }

    /// Puts in the cards in the order in which they will be dealt, burns and cuts.
    ///
    /// # Errors
    /// [`TableError`] in the middle of a round, unless there are as many cards as the rules
    /// say, and for a joker.
    pub fn shuffle(&mut self, order: Vec<Card>) -> Result<(), TableError> {
        if self.turn != Turn::Bets {
            return Err(TableError::InTheMiddle);
        }
        let expected = self.rules.cards_count();
        if order.len() != expected {
            return Err(TableError::Cards { got: order.len(), expected });
        }
        if let Some(at) = order.iter().position(|&card| Value::of(card).is_none()) {
            return Err(TableError::Joker { number: at + 1 });
        }
        self.shoe = Shoe::new(order);
        self.dealer.clear();
        self.seats.fill(PlayerSeat::empty());
        self.is_settled = false;
        self.rounds_since_shuffle = 0;
        if let Reshuffle::CutCard(behind) = self.rules.reshuffle {
            // The rules leave it within the shoe.
            let _ = self.shoe.place_cut_card(behind.into());
        }
        for _ in 0..self.rules.burn {
            let _ = self.shoe.burn();
        }
        Ok(())
    }

    /// Takes the bets of all seats, 0 for none, and deals: a card to each in turn, the dealer
    /// last, twice.
    ///
    /// # Errors
    /// [`TableError`] in the middle of a round, if the cards are to be shuffled, unless there
    /// is one bet a seat and one at least, and for a bet beyond [`BET_MAX`](Self::BET_MAX).
    pub fn deal(&mut self, bets: &[u64]) -> Result<(), TableError> {
        if self.turn != Turn::Bets {
            return Err(TableError::InTheMiddle);
        }
        if self.wants_shuffle() {
            return Err(TableError::WantsShuffle);
        }
        if bets.len() != self.seats.len() || bets.iter().all(|&bet| bet == 0) {
            return Err(TableError::Bets { got: bets.len(), expected: self.seats.len() });
        }
        if let Some(&got) = bets.iter().find(|&&bet| bet > Self::BET_MAX) {
            return Err(TableError::BetTooLarge { got });
        }
        let is_in: Vec<usize> = (0..bets.len()).filter(|&seat| bets[seat] > 0).collect();
        let mut hands = vec![Vec::new(); bets.len()];
        let mut dealer = Vec::new();
        let has_hole = self.rules.hole != Hole::NoHoleCard;
        for round in 0..2 {
            for &seat in &is_in {
                hands[seat].push(self.draw()?);
            }
            if round == 0 || has_hole {
                dealer.push(self.draw()?);
            }
        }
        self.seats =
            bets.iter().zip(hands).map(|(&bet, cards)| PlayerSeat::new(bet, cards)).collect();
        self.dealer = dealer;
        self.is_settled = false;
        self.is_hole_shown = !has_hole;
        self.rounds_since_shuffle += 1;
        self.turn = Turn::Offers { seat: 0 };
        self.go_on()
    }

    /// Why a move is not allowed now.
    ///
    /// # Errors
    /// [`MoveError`] says which rule stands against it.
    pub fn verify(&self, wanted: Move) -> Result<(), MoveError> {
        match (self.turn, wanted) {
            (Turn::Bets, _) => Err(MoveError::NobodysTurn),
            (Turn::Offers { .. }, Move::Pass) => Ok(()),
            (Turn::Offers { .. }, Move::Insure) if self.offers_insurance() => Ok(()),
            (Turn::Offers { .. }, Move::Act(Action::Surrender)) if self.offers_early() => Ok(()),
            (Turn::Offers { .. }, _) => Err(MoveError::OffersFirst),
            (Turn::Hand { .. }, Move::Insure | Move::Pass) => Err(MoveError::NoOffers),
            (Turn::Hand { seat, hand }, Move::Act(action)) => {
                self.verify_action(seat, hand, action)
            }
        }
    }

    /// Whether a move is allowed now.
    pub fn can(&self, wanted: Move) -> bool {
        self.verify(wanted).is_ok()
    }

    /// What may be done with the hand whose turn it is.
    pub fn actions(&self) -> Actions {
        Action::ALL.into_iter().filter(|&action| self.can(Move::Act(action))).collect()
    }

    /// Does it, and what follows from it: the next hand, the dealer, the end of the round.
    ///
    /// # Errors
    /// [`TableError::Move`] if it is not allowed, and then nothing has changed; out of cards,
    /// and then the round is void and all bets go back.
    pub fn play(&mut self, wanted: Move) -> Result<(), TableError> {
        self.verify(wanted)?;
        match (self.turn, wanted) {
            (Turn::Offers { seat }, _) => {
                let player = &mut self.seats[seat];
                player.has_answered = true;
                match wanted {
                    Move::Insure => player.insurance = player.bet / 2,
                    Move::Act(_) => player.hands[0].give_up(),
                    Move::Pass => {}
                }
            }
            (Turn::Hand { seat, hand }, Move::Act(action)) => self.act(seat, hand, action)?,
            _ => {}
        }
        self.go_on()
    }

    /// What each seat has won, once the round is over.
    pub fn results(&self) -> Option<Vec<SeatResult>> {
        self.is_settled.then(|| self.seats.iter().map(|seat| self.seat_result(seat)).collect())
    }

    fn verify_action(&self, seat: usize, hand: usize, action: Action) -> Result<(), MoveError> {
        let (rules, player) = (&self.rules, &self.seats[seat]);
        let held = &player.hands[hand];
        let is_split_ace =
            held.is_split && held.cards.first().and_then(|&c| Value::of(c)) == Some(Value::ACE);
        match action {
            Action::Stand => Ok(()),
            Action::Hit if is_split_ace && !rules.split_aces.may_hit => Err(MoveError::SplitAces),
            Action::Hit => Ok(()),
            Action::Double => verify_double(rules, held, is_split_ace),
            Action::Split => match held.pair(rules.split_unlike_tens) {
                None => Err(MoveError::NoPair),
                _ if player.hands.len() >= usize::from(rules.hands_max) => {
                    Err(MoveError::HandsMax { most: rules.hands_max })
                }
                _ if is_split_ace && !rules.split_aces.may_resplit => Err(MoveError::SplitAces),
                Some(_) => Ok(()),
            },
            Action::Surrender => match rules.surrender {
                Surrender::No => Err(MoveError::NoSurrender),
                _ if held.cards.len() > 2 || held.is_split => Err(MoveError::SurrenderFirst),
                _ => Ok(()),
            },
        }
    }

    fn act(&mut self, seat: usize, hand: usize, action: Action) -> Result<(), TableError> {
        match action {
            Action::Stand => self.seats[seat].hands[hand].is_finished = true,
            Action::Surrender => self.seats[seat].hands[hand].give_up(),
            Action::Hit => {
                let card = self.draw()?;
                self.seats[seat].hands[hand].cards.push(card);
            }
            Action::Double => {
                let card = self.draw()?;
                let held = &mut self.seats[seat].hands[hand];
                held.cards.push(card);
                held.bet *= 2;
                held.is_doubled = true;
                held.is_finished = true;
            }
            Action::Split => self.split(seat, hand)?,
        }
        Ok(())
    }

    /// The second card begins a hand of its own, and both get another at once.
    fn split(&mut self, seat: usize, hand: usize) -> Result<(), TableError> {
        let drawn = [self.draw()?, self.draw()?];
        let player = &mut self.seats[seat];
        let first = player.hands.remove(hand);
        for (at, (&card, more)) in first.cards.iter().zip(drawn).enumerate() {
            let mut half = PlayerHand::new(player.bet, vec![card, more]);
            half.is_split = true;
            player.hands.insert(hand + at, half);
        }
        Ok(())
    }

    /// Goes on until somebody has a choice or the round is over.
    fn go_on(&mut self) -> Result<(), TableError> {
        if let Turn::Offers { seat } = self.turn {
            let is_asked = |player: &PlayerSeat| !player.hands.is_empty() && !player.has_answered;
            let has_offer = self.offers_insurance() || self.offers_early();
            match (seat..self.seats.len()).find(|&seat| has_offer && is_asked(&self.seats[seat])) {
                Some(seat) => {
                    self.turn = Turn::Offers { seat };
                    return Ok(());
                }
                None if self.rules.hole == Hole::Peek && self.has_natural() => {
                    self.settle();
                    return Ok(());
                }
                None => {}
            }
        }
        match self.next_hand() {
            Some((seat, hand)) => {
                self.turn = Turn::Hand { seat, hand };
                Ok(())
            }
            None => self.dealer_plays(),
        }
    }

    /// The first hand that has a choice.
    fn next_hand(&mut self) -> Option<(usize, usize)> {
        for seat in 0..self.seats.len() {
            for hand in 0..self.seats[seat].hands.len() {
                if !self.seats[seat].hands[hand].is_finished && self.has_choice(seat, hand) {
                    return Some((seat, hand));
                }
            }
        }
        None
    }

    /// Whether a hand may do anything but stand: not with 21, and not with a charlie.
    fn has_choice(&self, seat: usize, hand: usize) -> bool {
        let held = &self.seats[seat].hands[hand];
        let may = |action| self.verify_action(seat, hand, action).is_ok();
        let is_over = held.total().points() >= 21 || held.is_charlie(&self.rules);
        !is_over && [Action::Hit, Action::Double, Action::Split].into_iter().any(may)
    }

    fn dealer_plays(&mut self) -> Result<(), TableError> {
        if self.rules.hole == Hole::NoHoleCard && self.dealer.len() == 1 {
            let card = self.draw()?;
            self.dealer.push(card);
        }
        let rules = self.rules;
        let is_open = |hand: &PlayerHand| {
            let is_decided = hand.is_surrendered || hand.is_natural() || hand.is_charlie(&rules);
            !is_decided && !hand.total().is_bust()
        };
        // He draws only if a hand waits for it.
        if self.seats.iter().flat_map(|seat| &seat.hands).any(is_open) {
            while !dealer_stands(total(&self.dealer), &self.rules) {
                let card = self.draw()?;
                self.dealer.push(card);
            }
        }
        self.settle();
        Ok(())
    }

    fn settle(&mut self) {
        self.is_hole_shown = true;
        self.is_settled = true;
        self.turn = Turn::Bets;
    }

    fn seat_result(&self, seat: &PlayerSeat) -> SeatResult {
        let natural = self.has_natural();
        let dealer = Standing {
            points: total(&self.dealer).points(),
            is_natural: natural,
            is_charlie: false,
        };
        let original = seat.bet as i64;
        let mut hands: Vec<i64> =
            seat.hands.iter().map(|hand| result(&self.rules, hand, dealer)).collect();
        // Against a natural only the first bet of the seat is lost.
        if natural && self.rules.hole == Hole::OriginalBetsOnly {
            let mut left = original;
            for won in hands.iter_mut().filter(|won| **won < 0) {
                let lost = (-*won).min(left);
                left -= lost;
                *won = -lost;
            }
        }
        let insurance = seat.insurance as i64 * if natural { 2 } else { -1 };
        SeatResult { hands, insurance }
    }

    fn has_natural(&self) -> bool {
        self.dealer.len() == 2 && total(&self.dealer).points() == 21
    }

    fn offers_insurance(&self) -> bool {
        self.rules.insurance && self.up() == Some(Value::ACE)
    }

    /// Early surrender is for upcards that a natural may hide under.
    fn offers_early(&self) -> bool {
        let may_hide = matches!(self.up(), Some(Value::ACE | Value::TEN));
        self.rules.surrender == Surrender::Early && may_hide
    }

    fn up(&self) -> Option<Value> {
        self.dealer.first().and_then(|&card| Value::of(card))
    }

    /// The next card. If the shoe has run out the round is void.
    fn draw(&mut self) -> Result<Card, TableError> {
        self.shoe.draw().map_err(|_| {
            self.seats.fill(PlayerSeat::empty());
            self.dealer.clear();
            self.turn = Turn::Bets;
            self.is_settled = false;
            TableError::OutOfCards
        })
    }
}

/// What cards count.
pub(super) fn total(cards: &[Card]) -> Total {
    cards.iter().filter_map(|&card| Value::of(card)).collect()
}

/// Whether the dealer takes no more cards.
pub(super) fn dealer_stands(total: Total, rules: &Rules) -> bool {
    match total.points() {
        17 if total.is_soft() => rules.soft_17 == super::Soft17::Stand,
        points => points >= 17,
    }
}

fn verify_double(rules: &Rules, held: &PlayerHand, is_split_ace: bool) -> Result<(), MoveError> {
    let total = held.total();
    let is_hard = !total.is_soft();
    let has_total = match rules.double_on {
        DoubleOn::Nothing => false,
        DoubleOn::Any => true,
        DoubleOn::Hard => is_hard,
        DoubleOn::NineToEleven => is_hard && (9..=11).contains(&total.points()),
        DoubleOn::TenOrEleven => is_hard && (10..=11).contains(&total.points()),
    };
    match () {
        () if rules.double_cards == DoubleCards::Two && held.cards.len() > 2 => {
            Err(MoveError::DoubleFirst)
        }
        () if held.is_split && !rules.double_after_split => Err(MoveError::DoubleAfterSplit),
        () if is_split_ace && !rules.split_aces.may_double => Err(MoveError::SplitAces),
        () if !has_total => Err(MoveError::DoubleTotal),
        () => Ok(()),
    }
}

impl PlayerSeat {
    fn empty() -> Self {
        Self { bet: 0, hands: Vec::new(), insurance: 0, has_answered: false }
    }

    fn new(bet: u64, cards: Vec<Card>) -> Self {
        let hands = if bet == 0 { Vec::new() } else { vec![PlayerHand::new(bet, cards)] };
        Self { bet, hands, insurance: 0, has_answered: false }
    }
}

impl PlayerHand {
    fn new(bet: u64, cards: Vec<Card>) -> Self {
        Self {
            cards,
            bet,
            is_doubled: false,
            is_split: false,
            is_surrendered: false,
            is_finished: false,
        }
    }

    /// What it counts.
    pub fn total(&self) -> Total {
        total(&self.cards)
    }

    /// Whether it is an ace and a ten, the first two cards.
    pub fn is_natural(&self) -> bool {
        self.cards.len() == 2 && !self.is_split && self.total().points() == 21
    }

    /// The value of its two cards, if they are a pair.
    pub fn pair(&self, of_unlike_tens: bool) -> Option<Value> {
        let [first, second] = self.cards[..] else { return None };
        let is_pair = match of_unlike_tens {
            true => Value::of(first) == Value::of(second),
            false => first.rank() == second.rank(),
        };
        Value::of(first).filter(|_| is_pair)
    }

    /// Whether it has so many cards that it has won.
    pub(super) fn is_charlie(&self, rules: &Rules) -> bool {
        let has_cards = rules.charlie.is_some_and(|most| self.cards.len() >= usize::from(most));
        has_cards && !self.total().is_bust()
    }

    fn give_up(&mut self) {
        self.is_surrendered = true;
        self.is_finished = true;
    }
}
