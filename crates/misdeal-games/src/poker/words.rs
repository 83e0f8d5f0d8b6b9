//! A hand's rank in words, English and Chinese.

use std::fmt;

use misdeal_deck::Rank;

use super::hand_rank::HandRank;
use super::made::Category;
use super::ranking::Ranking;

/// `two pair, kings and eights`.
pub(super) fn english<R: Ranking>(rank: HandRank<R>) -> String {
    let ranks: Vec<Rank> = rank.ranks().collect();
    let one = |at: usize| ranks.get(at).map_or("", |rank| rank.word());
    let many = |at: usize| ranks.get(at).copied().map_or(String::new(), plural);
    match rank.category() {
        _ if rank.class() == 0 => "no hand".to_owned(),
        _ if rank.is_royal() => "royal flush".to_owned(),
        Category::HighCard if R::IS_LOW => format!("low, {}", letters(&ranks)),
        Category::HighCard => format!("high card, {}", one(0)),
        Category::Pair => format!("pair of {}", many(0)),
        Category::TwoPair => format!("two pair, {} and {}", many(0), many(1)),
        Category::ThreeOfAKind => format!("three of a kind, {}", many(0)),
        Category::Straight => format!("straight, {} high", one(0)),
        Category::Flush => format!("flush, {} high", one(0)),
        Category::FullHouse => format!("full house, {} over {}", many(0), many(1)),
        Category::FourOfAKind => format!("four of a kind, {}", many(0)),
        Category::StraightFlush => format!("straight flush, {} high", one(0)),
        Category::FiveOfAKind => format!("five of a kind, {}", many(0)),
    }
}

/// `两对，K 和 8`.
pub(super) fn chinese<R: Ranking>(rank: HandRank<R>) -> String {
    let ranks: Vec<Rank> = rank.ranks().collect();
    let one = |at: usize| ranks.get(at).copied().map_or(String::new(), figure);
    match rank.category() {
        _ if rank.class() == 0 => "不成牌".to_owned(),
        _ if rank.is_royal() => "皇家同花顺".to_owned(),
        Category::HighCard if R::IS_LOW => format!("小牌，{}", letters(&ranks)),
        Category::HighCard => format!("高牌，{}", one(0)),
        Category::Pair => format!("一对 {}", one(0)),
        Category::TwoPair => format!("两对，{} 和 {}", one(0), one(1)),
        Category::ThreeOfAKind => format!("三条 {}", one(0)),
        Category::Straight => format!("顺子，最大 {}", one(0)),
        Category::Flush => format!("同花，最大 {}", one(0)),
        Category::FullHouse => format!("葫芦，三条 {} 带一对 {}", one(0), one(1)),
        Category::FourOfAKind => format!("四条 {}", one(0)),
        Category::StraightFlush => format!("同花顺，最大 {}", one(0)),
        Category::FiveOfAKind => format!("五条 {}", one(0)),
    }
}

/// In English: `full house`.
impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::HighCard => "high card",
            Self::Pair => "pair",
            Self::TwoPair => "two pair",
            Self::ThreeOfAKind => "three of a kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full house",
            Self::FourOfAKind => "four of a kind",
            Self::StraightFlush => "straight flush",
            Self::FiveOfAKind => "five of a kind",
        })
    }
}

/// The ranks that the words leave out and that decide between equals: `K-9-4`.
pub(super) fn others<R: Ranking>(rank: HandRank<R>) -> Option<String> {
    let named = match rank.category() {
        Category::HighCard if R::IS_LOW => 5,
        Category::TwoPair | Category::FullHouse => 2,
        _ => 1,
    };
    let others: Vec<Rank> = rank.ranks().skip(named).collect();
    (!others.is_empty()).then(|| letters(&others))
}

/// `7-5-4-3-2`.
fn letters(ranks: &[Rank]) -> String {
    let letters: Vec<String> = ranks.iter().map(|&rank| figure(rank)).collect();
    letters.join("-")
}

/// `A`, `10`, `K`.
fn figure(rank: Rank) -> String {
    match rank.number() {
        10 => "10".to_owned(),
        _ => rank.letter().to_string(),
    }
}

fn plural(rank: Rank) -> String {
    match rank.word() {
        "six" => "sixes".to_owned(),
        word => format!("{word}s"),
    }
}
