//! [`Orders`]: all orders of up to ten cards, numbered, as packed words.
//!
//! A rank is looked up in two tables, one for the front half of the cards and one for how
//! those of the back half lie among themselves. It is not the place in the dictionary.

/// Four bits a card, the top card lowest.
const CARD_BITS: usize = 4;

/// All orders of n cards.
#[derive(Clone, Debug)]
pub(super) struct Orders {
    n: usize,
    front: usize,
    /// By the packed front: how many orders have smaller fronts.
    front_ranks: Vec<u32>,
    /// By the packed back: its rank among the orders of its cards.
    back_ranks: Vec<u8>,
    /// By rank.
    packed: Vec<u64>,
}

impl Orders {
    /// For n from 1 to 10.
    pub(super) fn new(n: u32) -> Self {
        let n = n as usize;
        let (front, back) = (n.div_ceil(2), n / 2);
        let mut orders = Self {
            n,
            front,
            front_ranks: vec![u32::MAX; 1 << (CARD_BITS * front)],
            back_ranks: vec![0; 1 << (CARD_BITS * back)],
            packed: Vec::new(),
        };
        let (mut fronts, mut backs) = (Vec::new(), Vec::new());
        arrangements(n, front, &mut Vec::new(), &mut fronts);
        arrangements(n, back, &mut Vec::new(), &mut backs);
        let each: usize = (1..=back).product();
        for (i, cards) in fronts.iter().enumerate() {
            orders.front_ranks[pack(cards) as usize] = (i * each) as u32;
        }
        for cards in &backs {
            orders.back_ranks[pack(cards) as usize] = lehmer(cards);
        }
        orders.packed = vec![0; fronts.len() * each];
        for cards in &fronts {
            let rest: Vec<u8> = (0..n as u8).filter(|card| !cards.contains(card)).collect();
            let mut ways = Vec::new();
            arrangements(back, back, &mut Vec::new(), &mut ways);
            for way in ways {
                let all: Vec<u8> =
                    (cards.iter().copied()).chain(way.iter().map(|&i| rest[i as usize])).collect();
                let order = pack(&all);
                let rank = orders.rank(order);
                orders.packed[rank] = order;
            }
        }
        orders
    }

    pub(super) fn count(&self) -> usize {
        self.packed.len()
    }

    /// The number of cards.
    pub(super) fn cards(&self) -> usize {
        self.n
    }

    pub(super) fn sorted(&self) -> u64 {
        pack(&(0..self.n as u8).collect::<Vec<u8>>())
    }

    pub(super) fn packed(&self, rank: usize) -> u64 {
        self.packed[rank]
    }

    pub(super) fn rank(&self, order: u64) -> usize {
        let bits = CARD_BITS * self.front;
        let front = order & ((1 << bits) - 1);
        let back = order >> bits;
        self.front_ranks[front as usize] as usize + self.back_ranks[back as usize] as usize
    }

    /// The cards from the top.
    pub(super) fn order(&self, rank: usize) -> Vec<u32> {
        self.cards_of(rank).map(|card| card as u32).collect()
    }

    /// The same without a list.
    pub(super) fn cards_of(&self, rank: usize) -> impl Iterator<Item = usize> {
        let order = self.packed[rank];
        (0..self.n).map(move |position| (order >> (CARD_BITS * position) & 0xf) as usize)
    }
}

/// What a rule does to packed orders.
#[derive(Clone, Debug)]
pub(super) enum Move {
    /// Two positions change places; most steps know nothing else, and this is fast.
    Swap(usize, usize),
    /// Each position gets the card of the position that stands there.
    All(Vec<u32>),
}

impl Move {
    /// Undoes a rule, which names for each position where its card comes from.
    pub(super) fn backwards(rule: &[u32]) -> Self {
        let moved: Vec<usize> = (0..rule.len()).filter(|&i| rule[i] as usize != i).collect();
        if let [a, b] = moved[..] {
            return Self::Swap(CARD_BITS * a, CARD_BITS * b);
        }
        let mut inverse = vec![0; rule.len()];
        (0..).zip(rule).for_each(|(to, &from)| inverse[from as usize] = to);
        Self::All(inverse)
    }

    pub(super) fn of(&self, order: u64) -> u64 {
        match self {
            Self::Swap(a, b) => {
                let difference = (order >> a ^ order >> b) & 0xf;
                order ^ difference << a ^ difference << b
            }
            Self::All(rule) => {
                let card = |from: &u32| order >> (CARD_BITS * *from as usize) & 0xf;
                rule.iter().rev().fold(0, |moved, from| moved << CARD_BITS | card(from))
            }
        }
    }
}

fn pack(cards: &[u8]) -> u64 {
    cards.iter().rev().fold(0, |packed, &card| packed << CARD_BITS | u64::from(card))
}

/// All lists of `k` different cards of n.
fn arrangements(n: usize, k: usize, so_far: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    if so_far.len() == k {
        return found.push(so_far.clone());
    }
    for card in 0..n as u8 {
        if !so_far.contains(&card) {
            so_far.push(card);
            arrangements(n, k, so_far, found);
            so_far.pop();
        }
    }
}

/// The rank of at most five cards among their own orders.
fn lehmer(cards: &[u8]) -> u8 {
    (0..cards.len()).fold(0, |rank, i| {
        let smaller = cards[i + 1..].iter().filter(|&&card| card < cards[i]).count();
        rank * (cards.len() - i) as u8 + smaller as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_has_its_rank() {
        for n in 1..=7 {
            let orders = Orders::new(n);
            assert_eq!(orders.count(), (1..=n as usize).product::<usize>());
            for rank in 0..orders.count() {
                assert_eq!(orders.rank(orders.packed(rank)), rank);
                let mut cards = orders.order(rank);
                cards.sort_unstable();
                assert!(cards.into_iter().eq(0..n));
            }
        }
    }

    #[test]
    fn rules_take_cards_to_positions() {
        let orders = Orders::new(3);
        for rule in [[2, 0, 1], [0, 1, 2], [2, 1, 0], [0, 2, 1]] {
            // What undoes a rule brings its order back.
            let order = pack(&rule.map(|card| card as u8));
            let back = Move::backwards(&rule).of(order);
            assert_eq!(orders.order(orders.rank(back)), [0, 1, 2], "{rule:?}");
        }
    }
}
