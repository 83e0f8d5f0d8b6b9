//! Rules with a name.

use super::rules::{
    Decks, DoubleCards, DoubleOn, Hole, Payment, Reshuffle, Rules, Soft17, SplitAces, Surrender,
};

/// Rules by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name: `vegas-6d`.
    pub name: &'static str,
    /// One line in English.
    pub about: &'static str,
    /// One line in Chinese.
    pub about_zh: &'static str,
    /// The rules.
    pub rules: Rules,
}

/// No choice but to hit and to stand.
const HIT_AND_STAND: Rules =
    Rules { double_on: DoubleOn::Nothing, hands_max: 1, insurance: false, ..Rules::VEGAS_6D };

/// Rules of a machine that shuffles all the time.
const MACHINE: Rules = Rules { reshuffle: Reshuffle::EachRound, burn: 0, ..Rules::VEGAS_6D };

/// The most that has been offered to players.
const GENEROUS: Rules = Rules {
    decks: Decks::Packs(1),
    soft_17: Soft17::Stand,
    natural: Payment { wins: 3, per: 2 },
    double_on: DoubleOn::Any,
    double_cards: DoubleCards::AnyNumber,
    double_after_split: true,
    hands_max: 4,
    split_aces: SplitAces { may_resplit: true, may_hit: true, may_double: true },
    split_unlike_tens: true,
    surrender: Surrender::Early,
    hole: Hole::Peek,
    insurance: true,
    charlie: Some(7),
    reshuffle: Reshuffle::CutCard(13),
    burn: 1,
};

/// All casino rules with a name.
pub const PRESETS: &[Preset] = &[
    Preset {
        name: "vegas-6d",
        about: "six decks, dealer stands on soft 17, double after split, up to four hands",
        about_zh: "六副牌，庄家软 17 停，分牌后可加倍，最多四手",
        rules: Rules::VEGAS_6D,
    },
    Preset {
        name: "strip-6d",
        about: "six decks, dealer hits soft 17, aces split again, late surrender",
        about_zh: "六副牌，庄家软 17 要牌，A 可再分，可后投降",
        rules: Rules::STRIP_6D,
    },
    Preset {
        name: "single-deck",
        about: "one deck, dealer hits soft 17, no double after split",
        about_zh: "一副牌，庄家软 17 要牌，分牌后不可加倍",
        rules: Rules::SINGLE_DECK,
    },
    Preset {
        name: "double-deck",
        about: "two decks, dealer hits soft 17, double after split",
        about_zh: "两副牌，庄家软 17 要牌，分牌后可加倍",
        rules: Rules::DOUBLE_DECK,
    },
    Preset {
        name: "euro",
        about: "six decks, the dealer's second card last, doubling on hard 9 to 11, split once",
        about_zh: "六副牌，庄家第二张最后发，硬 9 至 11 可加倍，分牌一次",
        rules: Rules::EURO,
    },
    Preset {
        name: "six-to-five",
        about: "one deck, naturals pay 6 to 5",
        about_zh: "一副牌，黑杰克赔 6 比 5",
        rules: Rules::SIX_TO_FIVE,
    },
    Preset {
        name: "machine",
        about: "vegas-6d shuffled before each round",
        about_zh: "vegas-6d，每局洗牌",
        rules: MACHINE,
    },
    Preset {
        name: "generous",
        about: "one deck and every option there is",
        about_zh: "一副牌，所有选择都有",
        rules: GENEROUS,
    },
    Preset {
        name: "hit-and-stand",
        about: "vegas-6d without doubling, splitting and insurance",
        about_zh: "vegas-6d，不可加倍、分牌、买保险",
        rules: HIT_AND_STAND,
    },
];
