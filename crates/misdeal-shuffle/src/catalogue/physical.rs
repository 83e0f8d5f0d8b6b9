//! The rows of the physical shuffles, and their keys: the same names, each with its own default.

use std::num::NonZeroU64;

use super::rows::{PLAIN, WASHES};
use super::{Algorithm, Entry, Fairness, Key, Setting, Times};

const COUNT: &str = "an integer from 1 to 1000000";

const fn times(default: &'static str, times: Times, summary: &'static str) -> Key {
    Key { name: "times", values: COUNT, default, summary, setting: Setting::Times(times) }
}

const fn packet(default: &'static str, cards: u64, summary: &'static str) -> Key {
    let setting = Setting::Packet(NonZeroU64::new(cards).unwrap());
    Key { name: "packet", values: COUNT, default, summary, setting }
}

const SHELVES: Key = Key {
    name: "shelves",
    values: COUNT,
    default: "10",
    summary: "the shelves of the machine",
    setting: Setting::Shelves(NonZeroU64::new(10).unwrap()),
};

pub(super) const RIFFLE: Entry = Entry {
    name: "riffle",
    summary: "cut near the middle, let the cards of both packets fall into each other, 7 times",
    fairness: Fairness::Physical,
    effect: "total variation for 52 cards: 5 times .924, 7 times .334, 10 times .043",
    cost: "up to 2n-1 draws and O(n) a riffle, a copy",
    source: "Gilbert 1955, Reeds 1981; Bayer and Diaconis 1992",
    keys: &[WASHES, times("7", Times::Number(7), "the riffles in one wash")],
    algorithm: Algorithm::Riffle,
};

pub(super) const SHELF: Entry = Entry {
    name: "shelf",
    summary: "lay each card on one of 10 shelves, above or below what is there, and stack them",
    fairness: Fairness::Physical,
    effect: "total variation for 52 cards: 10 shelves 1.000, 50 shelves .159, 200 shelves .010",
    cost: "2n draws, O(n log n), a copy",
    source: "Diaconis, Fulman and Holmes 2013",
    keys: &[WASHES, SHELVES],
    algorithm: Algorithm::Shelf,
};

pub(super) const TOP_TO_RANDOM: Entry = Entry {
    name: "top-to-random",
    summary: "put the top card at a random place, as often as there are cards",
    fairness: Fairness::Physical,
    effect: "total variation for 52 cards: 52 times 1.000, 156 times .440, 260 times .021",
    cost: "n draws, O(n^2), in place",
    source: "Aldous and Diaconis 1986; Diaconis, Fill and Pitman 1992",
    keys: &[WASHES, times("the number of cards", Times::PerCard(1), "the cards moved in one wash")],
    algorithm: Algorithm::TopToRandom,
};

pub(super) const OVERHAND: Entry = Entry {
    name: "overhand",
    summary: "slide packets of about 5 cards off the top, each onto those before, 10 times",
    fairness: Fairness::Physical,
    effect: "52 cards: two neighbours have never been parted with chance .107, fair is .019",
    cost: "n-1 draws and O(n) each time, in place",
    source: "Pemantle 1989, Jonasson 2006",
    keys: &[
        WASHES,
        times("10", Times::Number(10), "the overhand shuffles in one wash"),
        packet("5", 5, "the mean number of cards in a packet"),
    ],
    algorithm: Algorithm::Overhand,
};

pub(super) const CUT: Entry = Entry {
    name: "cut",
    summary: "cut once, at a random place",
    fairness: Fairness::Physical,
    effect: "n of n! orders: total variation 1 - 1/(n-1)!; positions do not show it",
    cost: "a draw, O(n), in place",
    source: "every card table",
    keys: PLAIN,
    algorithm: Algorithm::Cut,
};

const FAROS: Key = times("1", Times::Number(1), "the faros in one wash");

pub(super) const FARO_OUT: Entry = Entry {
    name: "faro-out",
    summary: "a perfect riffle that leaves the top card on top",
    fairness: Fairness::Physical,
    effect: "no chance at all; 52 cards are back in order after 8",
    cost: "no draw, O(n), a copy",
    source: "Diaconis, Graham and Kantor 1983",
    keys: &[WASHES, FAROS],
    algorithm: Algorithm::FaroOut,
};

pub(super) const FARO_IN: Entry = Entry {
    name: "faro-in",
    summary: "a perfect riffle that makes the top card the second",
    fairness: Fairness::Physical,
    effect: "no chance at all; 52 cards are back in order after 52",
    cost: "no draw, O(n), a copy",
    source: "Diaconis, Graham and Kantor 1983",
    keys: &[WASHES, FAROS],
    algorithm: Algorithm::FaroIn,
};

pub(super) const SMOOSH: Entry = Entry {
    name: "smoosh",
    summary: "the wash on the table, a model: mix 12 neighbours of a ring, 2n times",
    fairness: Fairness::Physical,
    effect: "52 cards, place of a card, total variation: 52 strokes .087, 104 strokes .012",
    cost: "24n draws, O(n), in place",
    source: "a model of this program; Diaconis and Pal 2017 have another",
    keys: &[
        WASHES,
        times("twice the number of cards", Times::PerCard(2), "the strokes in one wash"),
        packet("12", 12, "the cards that a stroke mixes"),
    ],
    algorithm: Algorithm::Smoosh,
};

pub(super) const NO_SHUFFLE: Entry = Entry {
    name: "no-shuffle",
    summary: "不洗牌: ranks in random order, their cards together, then 3 packets to the top",
    fairness: Fairness::Physical,
    effect: "54 cards in three runs of 17: 8.15 four-of-a-kinds a deal, fair is .29",
    cost: "about n/4 draws, O(n), a copy",
    source: "the recipe of players of Dou Dizhu apps",
    keys: &[
        WASHES,
        times("3", Times::Number(3), "the packets taken to the top in one wash"),
        packet("4", 4, "the cards of a rank: the suits of the deck, which lie one after the other"),
    ],
    algorithm: Algorithm::NoShuffle,
};
