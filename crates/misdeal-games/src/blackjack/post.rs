//! The game of a blog post, after a beginner's book: [`PostRules`].
//!
//! One fresh pack for each game. The dealer gets one card, the player two; the player hits or
//! stands without limit; then the dealer draws at least one card, and on below 17. Nobody
//! bets. As it was written, all aces count alike, and the dealer looks at 17 with all of
//! them as 11, even where that is bust: two aces are 2, and he stands on them.

use misdeal_deck::Card;

use super::exact::Counts;
use super::exact::hands::Hands;
use super::exact::sets::Sets;
use super::{Total, Value};

/// How aces count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aces {
    /// All as 11, or if that is over 21 all as 1; the dealer stops by the sum with all as
    /// 11. As the post has it.
    Alike,
    /// One as 11 where that is not over 21, as its author wished.
    Best,
}

/// The rules of the post.
///
/// ```
/// use misdeal_games::blackjack::{PostRules, Value};
///
/// let values = |numbers: [u8; 3]| numbers.map(|number| Value::new(number).unwrap());
/// assert_eq!(PostRules::SEED.points(&values([1, 1, 9])), 11);
/// assert_eq!(PostRules::SEED_FIXED.points(&values([1, 1, 9])), 21);
/// let exact = PostRules::SEED.exact();
/// assert!((exact.player - 0.436_995).abs() < 5e-7);
/// assert!((exact.house - 0.503_193).abs() < 5e-7);
/// assert!((exact.nobody - 0.059_812).abs() < 5e-7);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PostRules {
    /// How aces count.
    pub aces: Aces,
}

/// Who wins a game of the post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PostWinner {
    /// The player.
    Player,
    /// The house.
    House,
    /// Nobody: both are over 21.
    Nobody,
}

/// The chances of the three ends.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PostChances {
    /// That the player wins.
    pub player: f64,
    /// That the house does.
    pub house: f64,
    /// That nobody does.
    pub nobody: f64,
}

impl PostRules {
    /// As the post has it.
    pub const SEED: Self = Self { aces: Aces::Alike };

    /// With aces and the dealer cured.
    pub const SEED_FIXED: Self = Self { aces: Aces::Best };

    /// What a hand counts.
    pub fn points(self, hand: &[Value]) -> u16 {
        let high = high(hand);
        let total: Total = hand.iter().copied().collect();
        match self.aces {
            Aces::Best => total.points(),
            Aces::Alike if high > 21 => hand.iter().map(|value| u16::from(value.number())).sum(),
            Aces::Alike => high,
        }
    }

    /// Whether the dealer, who has at least two cards, stops.
    pub fn dealer_stops(self, hand: &[Value]) -> bool {
        let points = match self.aces {
            Aces::Alike => high(hand),
            Aces::Best => self.points(hand),
        };
        hand.len() >= 2 && points >= 17
    }

    /// Who wins, by what both count.
    pub fn winner(self, player: u16, dealer: u16) -> PostWinner {
        // In this order, as it was written: the house has 21, both are over, the house has
        // as much or more.
        match (player, dealer) {
            (_, 21) => PostWinner::House,
            (22.., 22..) => PostWinner::Nobody,
            (player, dealer) if dealer >= player && dealer < 21 => PostWinner::House,
            (22.., ..21) => PostWinner::House,
            _ => PostWinner::Player,
        }
    }

    /// The chances under the best play by composition: what is won less what is lost.
    pub fn exact(self) -> PostChances {
        self.chances(None)
    }

    /// The chances of a player who stands on so many points or more.
    pub fn exact_standing_on(self, points: u16) -> PostChances {
        self.chances(Some(points))
    }

    fn chances(self, stands_on: Option<u16>) -> PostChances {
        let full = Counts::of_packs(1);
        let mut sum = PostChances::default();
        for up in Value::all() {
            let Some(shoe) = full.without(up) else { continue };
            let by_hand = self.against(up, &shoe, stands_on);
            for first in Value::all() {
                let Some(left) = shoe.without(first) else { continue };
                for second in Value::all() {
                    let chance = full.chance(up) * shoe.chance(first) * left.chance(second);
                    sum.add(chance, by_hand[Hands::get().of_two(first, second)]);
                }
            }
        }
        sum
    }

    /// The chances of each hand against one card of the dealer's.
    fn against(self, up: Value, shoe: &Counts, stands_on: Option<u16>) -> Vec<PostChances> {
        let hands = Hands::get();
        let sets = Sets::new(up, |hand, _| self.dealer_stops(hand).then(|| self.points(hand)));
        let stand = |points: u16, left: &Counts| {
            let mut chances = PostChances::default();
            sets.chances(left, |dealer, chance| {
                chances.add_one(chance, self.winner(points, dealer))
            });
            chances
        };
        let mut by_hand = vec![PostChances::default(); hands.all.len()];
        for (place, hand) in hands.all.iter().enumerate().rev() {
            let Some(left) = shoe.without_hand(&hand.counts) else { continue };
            let cards: Vec<Value> = Value::all()
                .flat_map(|value| std::iter::repeat_n(value, hand.counts[value.index()].into()))
                .collect();
            let points = self.points(&cards);
            let standing = stand(points, &left);
            let mut hitting = PostChances::default();
            for value in Value::all() {
                let Some(rest) = left.without(value) else { continue };
                let chance = left.chance(value);
                match hand.next[value.index()] {
                    Some(next) => hitting.add(chance, by_hand[next]),
                    // Over 21 with all aces as 1: more cards change nothing.
                    None => hitting.add(chance, stand(22, &rest)),
                }
            }
            let stands = match stands_on {
                Some(least) => points >= least,
                None => standing.edge() >= hitting.edge(),
            };
            by_hand[place] = if stands { standing } else { hitting };
        }
        by_hand
    }
}

impl PostChances {
    /// What is won less what is lost, for one coin a game.
    pub fn edge(&self) -> f64 {
        self.player - self.house
    }

    fn add(&mut self, chance: f64, other: Self) {
        self.player += chance * other.player;
        self.house += chance * other.house;
        self.nobody += chance * other.nobody;
    }

    fn add_one(&mut self, chance: f64, winner: PostWinner) {
        match winner {
            PostWinner::Player => self.player += chance,
            PostWinner::House => self.house += chance,
            PostWinner::Nobody => self.nobody += chance,
        }
    }
}

/// With all aces as 11.
fn high(hand: &[Value]) -> u16 {
    let points = |value: &Value| if *value == Value::ACE { 11 } else { value.number().into() };
    hand.iter().map(points).sum()
}

/// A game, card by card.
///
/// ```
/// use misdeal_deck::Deck;
/// use misdeal_games::blackjack::{PostGame, PostRules, PostWinner};
///
/// // A pack in order: the dealer has an ace, the player 2 and 3.
/// let deck: Vec<_> =
///     Deck::named("52").unwrap().cards().iter().filter_map(|card| card.card()).collect();
/// let mut game = PostGame::new(PostRules::SEED, deck).unwrap();
/// assert!(game.hit().is_some());
/// let (dealer, winner) = game.stand();
/// // He counts 22 with the ace as 11, and so stands on 12.
/// assert_eq!((dealer.len(), winner), (3, PostWinner::House));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostGame {
    rules: PostRules,
    /// The next card last.
    shoe: Vec<Card>,
    player: Vec<Card>,
    dealer: Vec<Card>,
}

impl PostGame {
    /// Deals one card to the dealer and two to the player; none for fewer than three cards.
    pub fn new(rules: PostRules, order: Vec<Card>) -> Option<Self> {
        let mut shoe = order;
        shoe.reverse();
        let dealer = vec![shoe.pop()?];
        let player = vec![shoe.pop()?, shoe.pop()?];
        Some(Self { rules, shoe, player, dealer })
    }

    /// The player's cards.
    pub fn player(&self) -> &[Card] {
        &self.player
    }

    /// The dealer's.
    pub fn dealer(&self) -> &[Card] {
        &self.dealer
    }

    /// What the player's cards count.
    pub fn player_points(&self) -> u16 {
        self.rules.points(&values(&self.player))
    }

    /// What the dealer's count.
    pub fn dealer_points(&self) -> u16 {
        self.rules.points(&values(&self.dealer))
    }

    /// The player draws a card; none if the pack has come to its end.
    pub fn hit(&mut self) -> Option<Card> {
        let card = self.shoe.pop()?;
        self.player.push(card);
        Some(card)
    }

    /// The dealer draws, as long as there are cards. His cards, and who wins.
    pub fn stand(&mut self) -> (&[Card], PostWinner) {
        while !self.rules.dealer_stops(&values(&self.dealer)) {
            match self.shoe.pop() {
                Some(card) => self.dealer.push(card),
                None => break,
            }
        }
        let winner = self.rules.winner(self.player_points(), self.dealer_points());
        (&self.dealer, winner)
    }
}

fn values(cards: &[Card]) -> Vec<Value> {
    cards.iter().filter_map(|&card| Value::of(card)).collect()
}
