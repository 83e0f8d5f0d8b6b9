//! Streams of faulty deals, each written down as in the programs where they are met.

use misdeal_shuffle::{Draw, Seed, ShuffleSpec, faulty, physical};

/// A faulty way to shuffle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Fault {
    Naive,
    /// The naive swap whose draws leave out the last position.
    NaiveShort,
    Sattolo,
    LastNeverMoves,
    SkipsZero,
    Rounded,
    /// So many exchanges of two positions a card, perhaps the same.
    Transpositions(u32),
    /// As many exchanges of two different positions as there are cards.
    Exchanges,
    Insertion,
    BinaryInsertion,
    TimSort,
    Merge,
    /// Stable sort by keys of so many bits.
    Keys(u32),
    /// The draw is `rand() % m` with numbers below 2^15.
    ShortRange,
    /// The draw is `x % m` with x of a linear congruential generator mod 2^31.
    LowBits,
    /// So many different deals.
    Seeds(u64),
    Riffles(u32),
    /// Overhand shuffles that cut between two cards with chance 1/5.
    Overhand(u32),
    /// Cards come out of a buffer with so many hundredths of the deck.
    Buffer(u32),
    Cut,
    /// The deck of the deal before, shuffled again.
    NaiveCarried,
    RifflesCarried(u32),
    Recursive,
}

impl Fault {
    pub(crate) fn about(self) -> String {
        match self {
            Self::Naive => "naive swap".into(),
            Self::NaiveShort => "naive swap, bound short by one".into(),
            Self::Sattolo => "Sattolo's shuffle".into(),
            Self::LastNeverMoves => "last card never moves".into(),
            Self::SkipsZero => "draw skips 0".into(),
            Self::Rounded => "rounded draws".into(),
            Self::Transpositions(times) => format!("{times} n random transpositions"),
            Self::Exchanges => "n exchanges of different positions".into(),
            Self::Insertion => "random comparator, insertion".into(),
            Self::BinaryInsertion => "random comparator, binary insertion".into(),
            Self::TimSort => "random comparator, TimSort".into(),
            Self::Merge => "random comparator, merge sort".into(),
            Self::Keys(bits) => format!("stable sort by keys of {bits} bits"),
            Self::ShortRange => "modulo of a generator with 2^15 numbers".into(),
            Self::LowBits => "low bits of a linear congruential generator".into(),
            Self::Seeds(seeds) if seeds.is_power_of_two() => format!("2^{} seeds", seeds.ilog2()),
            Self::Seeds(_) => "seeded by the millisecond of the day".into(),
            Self::Riffles(times) => format!("{times} riffles"),
            Self::Overhand(times) => format!("{times} overhand shuffles"),
            Self::Buffer(part) => format!("buffer of .{part:02} of the deck"),
            Self::Cut => "one cut".into(),
            Self::NaiveCarried => "naive swap, never put in order".into(),
            Self::RifflesCarried(times) => format!("{times} riffles, never put in order"),
            Self::Recursive => "recursive draw".into(),
        }
    }

    /// Deals of `n` cards, one a call; the same for the same `run`.
    pub(crate) fn stream(self, n: u32, run: u64) -> impl FnMut(&mut Vec<u32>) + Send {
        let (seed, mut t) = (Seed::from(run), 0);
        let mut deck: Vec<u32> = (0..n).collect();
        let is_kept = matches!(self, Self::NaiveCarried | Self::RifflesCarried(_));
        if is_kept {
            // Nobody saw the deck in order.
            by_name("fisher-yates", &mut deck, &mut Seed::from(1 << 61 | run).deal(0));
        }
        move |deal| {
            if !is_kept {
                deck.clear();
                deck.extend(0..n);
            }
            let mut draw = seed.deal(t);
            if let Self::Seeds(seeds) = self {
                // Other seeds than those of the runs.
                draw = Seed::from(1 << 60 | draw.at_most(seeds - 1)).deal(0);
            }
            self.shuffle(&mut deck, &mut draw);
            t += 1;
            deal.clear();
            deal.extend(&deck);
        }
    }

    fn shuffle(self, deck: &mut Vec<u32>, draw: &mut dyn Draw) {
        let n = deck.len();
        match self {
            Self::Naive | Self::NaiveCarried => by_name("global-swap", deck, draw),
            Self::NaiveShort => faulty::constant_bound_forward(deck, n - 1, draw),
            Self::Sattolo => by_name("sattolo", deck, draw),
            Self::LastNeverMoves => by_name("last-never-moves", deck, draw),
            Self::SkipsZero => backward(deck, |m| match draw.index_at_most(m - 1) {
                0 => 1,
                index => index,
            }),
            Self::Rounded => backward(deck, |m| {
                let unit = draw.at_most((1 << 53) - 1) as f64 / (1u64 << 53) as f64;
                (unit * (m - 1) as f64).round() as usize
            }),
            Self::Transpositions(times) => {
                let times = u64::from(times) * n as u64;
                faulty::random_transpositions(deck, times, draw);
            }
            Self::Exchanges => by_name("wash", deck, draw),
            Self::Insertion => by_name("sort-random-comparator:sort=insertion", deck, draw),
            Self::Merge => by_name("sort-random-comparator:sort=merge", deck, draw),
            Self::BinaryInsertion => {
                by_name("sort-random-comparator:sort=binary-insertion", deck, draw);
            }
            Self::TimSort => by_name("sort-random-comparator:sort=timsort", deck, draw),
            Self::Keys(bits) => faulty::sort_short_keys(deck, bits, draw),
            Self::ShortRange => backward(deck, |m| draw.index_at_most((1 << 15) - 1) % m),
            Self::LowBits => {
                let mut state = draw.at_most((1 << 31) - 1);
                backward(deck, |m| {
                    state = (state * 1_103_515_245 + 12_345) % (1 << 31);
                    state as usize % m
                });
            }
            Self::Seeds(_) => by_name("fisher-yates", deck, draw),
            Self::Riffles(times) | Self::RifflesCarried(times) => riffle(deck, times, draw),
            Self::Overhand(times) => (0..times).for_each(|_| overhand(deck, draw)),
            Self::Buffer(part) => *deck = through_buffer(deck, n * part as usize / 100, draw),
            Self::Cut => physical::cut(deck, draw),
            Self::Recursive => by_name("recursive-draw", deck, draw),
        }
    }
}

fn by_name(name: &str, deck: &mut [u32], mut draw: &mut dyn Draw) {
    let spec: ShuffleSpec = name.parse().expect("a shuffle of the catalogue");
    spec.shuffle(deck, &mut draw);
}

/// Fisher-Yates from the back with a draw of one's own of `m` values.
fn backward(deck: &mut [u32], mut draw: impl FnMut(usize) -> usize) {
    for m in (2..=deck.len()).rev() {
        deck.swap(m - 1, draw(m));
    }
}

/// Riffles of Gilbert, Shannon and Reeds, which undo a stable sort by random bits.
fn riffle(deck: &mut [u32], times: u32, draw: &mut dyn Draw) {
    let mut undone: Vec<u32> = (0..deck.len() as u32).collect();
    faulty::sort_short_keys(&mut undone, times, draw);
    let before = deck.to_vec();
    for (card, place) in before.into_iter().zip(undone) {
        deck[place as usize] = card;
    }
}

fn overhand(deck: &mut Vec<u32>, draw: &mut dyn Draw) {
    let mut shuffled = Vec::with_capacity(deck.len());
    let mut end = deck.len();
    for start in (0..deck.len()).rev() {
        if start == 0 || draw.at_most(4) == 0 {
            shuffled.extend(&deck[start..end]);
            end = start;
        }
    }
    *deck = shuffled;
}

fn through_buffer(deck: &[u32], size: usize, draw: &mut dyn Draw) -> Vec<u32> {
    let mut rest = deck.iter().copied();
    let mut buffer: Vec<u32> = rest.by_ref().take(size.max(1)).collect();
    let mut dealt = Vec::with_capacity(deck.len());
    while !buffer.is_empty() {
        let place = draw.index_at_most(buffer.len() - 1);
        match rest.next() {
            Some(card) => dealt.push(std::mem::replace(&mut buffer[place], card)),
            None => dealt.push(buffer.swap_remove(place)),
        }
    }
    dealt
}
