//! [`HandRank`]: what a hand is worth in one ranking.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use misdeal_deck::Rank;

use super::made::Category;
use super::ranking::{Ranking, Standard};
use super::words;

/// What a hand is worth: the larger one wins, equal ones share.
///
/// It is known by the number of its class: hands of one class are worth the same. Ranks
/// of different rankings cannot be compared; that does not compile.
///
/// ```
/// use misdeal_deck::card_from_str;
/// use misdeal_games::poker::{Category, HandRank, Standard, rank};
///
/// let cards = ["Ac", "2d", "3h", "4s", "5c"].map(|card| card_from_str(card).unwrap());
/// let wheel: HandRank = rank::<Standard>(&cards).unwrap();
/// assert_eq!(wheel.category(), Category::Straight);
/// assert_eq!(wheel.ranks().map(|rank| rank.letter()).collect::<String>(), "5");
/// assert_eq!(wheel.to_string(), "straight, five high");
/// assert_eq!(wheel.in_chinese(), "顺子，最大 5");
/// assert_eq!(HandRank::<Standard>::from_class(wheel.class()), Some(wheel));
/// ```
pub struct HandRank<R: Ranking = Standard> {
    class: u16,
    ranking: PhantomData<fn() -> R>,
}

impl<R: Ranking> HandRank<R> {
    /// The rank of class `class`, `1..=R::CLASSES_COUNT`.
    pub fn from_class(class: u16) -> Option<Self> {
        (1..=R::CLASSES_COUNT).contains(&class).then_some(Self::new(class))
    }

    #[inline]
    pub(crate) fn new(class: u16) -> Self {
        Self { class, ranking: PhantomData }
    }

    /// The number of the class, from 1, the weakest; 0 for what is no hand of five to
    /// seven cards.
    #[inline]
    pub fn class(self) -> u16 {
        self.class
    }

    /// What it makes.
    pub fn category(self) -> Category {
        let category = R::made(self.class) >> 20;
        Category::ALL.get(category as usize).copied().unwrap_or(Category::HighCard)
    }

    /// What decides between hands of this category, the most important first: of a full
    /// house the rank of the three and that of the two, of a straight its top rank, of
    /// a pair its rank and those of the other cards.
    pub fn ranks(self) -> impl Iterator<Item = Rank> {
        let made = R::made(self.class);
        let values = (0..5).rev().map(move |place| (made >> (4 * place) & 15) as u8);
        // The ace is 14, or 1 where it is low.
        values.filter_map(|value| Rank::new(if value == 14 { 1 } else { value }))
    }

    /// Whether it is the straight flush up to the ace.
    pub fn is_royal(self) -> bool {
        let mut ranks = self.ranks();
        self.category() == Category::StraightFlush
            && ranks.next().is_some_and(|rank| rank.number() == 1)
    }

    /// In Chinese: `两对，K 和 8`.
    pub fn in_chinese(self) -> String {
        words::chinese(self)
    }

    /// In Chinese, with the other cards: `两对，K 和 8，余 J`.
    pub fn in_chinese_with_others(self) -> String {
        let others = words::others(self).map(|others| format!("，余 {others}"));
        words::chinese(self) + &others.unwrap_or_default()
    }
}

/// In English: `two pair, kings and eights`; with `#`, the other cards too:
/// `two pair, kings and eights, then J`.
impl<R: Ranking> fmt::Display for HandRank<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = words::english(*self);
        match words::others(*self) {
            Some(others) if f.alternate() => f.pad(&format!("{text}, then {others}")),
            _ => f.pad(&text),
        }
    }
}

impl<R: Ranking> fmt::Debug for HandRank<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HandRank({}: {self:#})", self.class)
    }
}

// By hand, since a derived one would ask the same of the ranking.

impl<R: Ranking> Clone for HandRank<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Ranking> Copy for HandRank<R> {}

impl<R: Ranking> PartialEq for HandRank<R> {
    fn eq(&self, other: &Self) -> bool {
        self.class == other.class
    }
}

impl<R: Ranking> Eq for HandRank<R> {}

impl<R: Ranking> PartialOrd for HandRank<R> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<R: Ranking> Ord for HandRank<R> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.class.cmp(&other.class)
    }
}

impl<R: Ranking> Hash for HandRank<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.class.hash(state);
    }
}
