//! Verdicts filled in by hand, so that a change of a statistic changes no text.

mod parts;
mod power;

use misdeal_audit::law::Interval;
use misdeal_audit::power::Power;
use misdeal_audit::text::{Naming, Unit};
use misdeal_audit::{
    BitsLost, CellInterval, DealOrder, Effect, Effects, Event, Frame, Invalid, InvalidDeal,
    InvalidWhy, Look, Method, Mode, Number, Outcome, PositionTable, SeedSpace, Settled, Shape,
    Span, Sure, SureBy, Verdict, Wager,
};
use misdeal_report::{Next, Purpose, Report, SeedOf};

use parts::{chi_square, judged, looks, of, p_ln, report, verdict};
use power::{beyond, everyday, no_power};

pub(crate) const AS_IT_LIES: Frame = Frame::PositionToCard;
pub(crate) const FROM_CARDS: Frame = Frame::CardToPosition;
pub(crate) const BEFORE: Frame = Frame::Relative { lag: 1 };

/// All samples, by name.
pub(crate) fn all() -> Vec<(&'static str, Report)> {
    vec![
        ("misdeal", misdeal()),
        ("no-evidence", no_evidence()),
        ("too-few-deals", too_few_deals()),
        ("few-missed", few_missed()),
        ("fixed", fixed()),
        ("set", set()),
        ("first-of", first_of()),
        ("two-cards", two_cards()),
        ("one-card", one_card()),
        ("large-deck", large_deck()),
        ("proof", proof()),
    ]
}

/// The naive swap of ten cards.
fn misdeal() -> Report {
    let deals = 20_192;
    let at = |log10: f64| p_ln(log10);
    let cell = |card, position, observed, low, high| CellInterval {
        card,
        position,
        observed,
        deals,
        chance: Interval { low, high },
    };
    let position = of(Event::CardAt { card: 9, position: 8 }, 2618, deals, 0.1);
    let draw = of(Event::DrawUp { position: 0, ahead: 1 }, 2605, deals, 0.1);
    let lehmer = of(Event::Lehmer { position: 9, digit: 2 }, 2605, deals, 0.1);
    let cycles = of(
        Event::Shows { number: Number::Cycles, values: Span { from: 2, to: Some(2) } },
        7168,
        deals,
        0.283,
    );
    let sum = Effect {
        event: Event::Sum(Number::FixedPoints),
        observed: 18_171,
        deals,
        mean: 1.0,
        variance: 1.0,
    };
    let found = vec![
        chi_square(
            judged("position", Method::ChiSquare, AS_IT_LIES, position, -434.1),
            2341.77,
            81,
        ),
        chi_square(judged("draws-up", Method::ChiSquare, BEFORE, draw, -369.0), 1901.98, 45),
        chi_square(judged("draws-up", Method::ChiSquare, AS_IT_LIES, draw, -350.2), 1809.19, 45),
        chi_square(judged("lehmer", Method::ChiSquare, FROM_CARDS, lehmer, -269.0), 1429.03, 45),
        judged("cycles", Method::LargestCell, AS_IT_LIES, cycles, -118.7),
        judged("fixed-points", Method::SumTail, AS_IT_LIES, sum, -70.2),
        judged("fixed-points", Method::SumTail, BEFORE, sum, -40.2),
        judged("position", Method::LargestCell, Frame::Relative { lag: 3 }, position, -1.2),
    ];
    let settled = |wager, won, fair, low, high| Settled {
        wager,
        won,
        of: 10_096,
        fair,
        chance: Interval { low, high },
    };
    let cards = [0, 1, 2, 3, 5, 7, 8, 9].to_vec();
    let wagers = vec![
        settled(
            Wager::Score { test: "draws-up", frame: AS_IT_LIES, points: 1 },
            4_925,
            0.3729,
            0.4752,
            0.5005,
        ),
        settled(Wager::CardsAt { position: 8, cards }, 8_300, 0.8, 0.8121, 0.8319),
    ];
    let mut looks = looks(deals, 57.3);
    looks.insert(1, Look { deals: 192, capital_ln: at(9.83) });
    let verdict = Verdict {
        outcome: Outcome::Misdeal,
        sure: Some(Sure { deals: 192, by: SureBy::Capital }),
        looks,
        findings: found,
        position: Some(PositionTable { rows: naive_swap_rows() }),
        power: Power {
            cell: Some(0.0713),
            rms: Some(0.0104),
            faults: everyday([1.0; 10]),
            beyond: beyond(),
        },
        effects: Effects {
            wagers,
            bits_lost: Some(BitsLost { bits: 0.0651, of: 21.791, test: "draws-up", frame: BEFORE }),
            seeds: None,
            cells: vec![
                cell(9, 8, 2618, 0.1197, 0.1402),
                cell(1, 0, 2604, 0.1191, 0.1395),
                cell(2, 1, 2527, 0.1154, 0.1356),
                cell(4, 5, 1811, 0.0812, 0.0988),
            ],
        },
        ..verdict(Shape::whole(10), deals)
    };
    report(verdict, "global-swap")
}

/// Card 9 comes to the middle too often, at the cost of the others.
fn naive_swap_rows() -> Vec<Vec<u64>> {
    let count = |position: u64, card: u64| match (card + 10 - position) % 10 {
        1 => 2600,
        2 => 2300,
        9 => 1700,
        8 => 1800,
        _ => 1965,
    };
    (0..10).map(|position| (0..10).map(|card| count(position, card)).collect()).collect()
}

/// A fair shuffle of 52 cards, a million times.
fn no_evidence() -> Report {
    let deals = 1_000_000;
    let far = of(Event::CardAt { card: 3, position: 7 }, 19_800, deals, 1.0 / 52.0);
    let some = of(
        Event::Shows { number: Number::FixedPoints, values: Span { from: 5, to: None } },
        4_000,
        239_000,
        0.0154,
    );
    let verdict = Verdict {
        deals_all_frames: 239_616,
        findings: vec![
            judged("position", Method::LargestCell, AS_IT_LIES, far, -2.34),
            judged("fixed-points", Method::LargestCell, BEFORE, some, -1.6),
            chi_square(
                judged("position", Method::ChiSquare, Frame::Relative { lag: 7 }, far, -1.2),
                2_712.3,
                2_601,
            ),
            judged("repeats", Method::ExactTail, AS_IT_LIES, of(Event::Repeat, 0, deals, 0.0), 0.0),
        ],
        position: Some(PositionTable { rows: vec![vec![19_231; 52]; 52] }),
        power: Power {
            cell: Some(0.0667),
            rms: Some(0.003_41),
            faults: everyday([1.0; 10]),
            beyond: beyond(),
        },
        ..verdict(Shape::whole(52), deals)
    };
    let mut report = report(verdict, "fisher-yates");
    report.next = Next {
        purpose: Purpose::SmallerFaults,
        command: "misdeal audit --deals 10000000 --shuffle fisher-yates --seed 1".to_owned(),
    };
    report
}

fn too_few_deals() -> Report {
    let mut report = no_evidence();
    let verdict = &mut report.verdict;
    verdict.outcome = Outcome::TooFewDeals;
    verdict.deals = 1_000;
    verdict.deals_all_frames = 1_000;
    verdict.power.cell = Some(2.31);
    verdict.power.rms = None;
    let found = [0.0, 1.0, 1.0, 0.9731, 0.4386, 1.0, 1.0, 0.0123, 0.999_93, 0.000_02];
    verdict.power.faults = everyday(found);
    report
}

fn few_missed() -> Report {
    let mut report = too_few_deals();
    let found = [1.0, 1.0, 1.0, 0.9731, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9899];
    report.verdict.power.faults = everyday(found);
    report.is_interrupted = true;
    report
}

/// A deck that is never put in order, looked at once.
fn fixed() -> Report {
    let deals = 20_000;
    let stays = of(
        Event::Shows { number: Number::FixedPoints, values: Span { from: 0, to: Some(0) } },
        0,
        deals,
        0.3679,
    );
    let from = of(Event::CardAt { card: 4, position: 5 }, 1_200, deals, 1.0 / 52.0);
    let sum = Effect {
        event: Event::Inversions,
        observed: 12_240_000,
        deals,
        mean: 663.0,
        variance: 4018.3,
    };
    let verdict = Verdict {
        outcome: Outcome::Misdeal,
        mode: Mode::Fixed,
        findings: vec![
            chi_square(judged("position", Method::ChiSquare, BEFORE, from, -822.0), 8_841.3, 2_601),
            judged("inversions", Method::SumTail, BEFORE, sum, -411.0),
            judged("fixed-points", Method::LargestCell, Frame::Relative { lag: 2 }, stays, -55.0),
        ],
        position: Some(PositionTable { rows: vec![vec![19_231; 52]; 52] }),
        effects: Effects {
            bits_lost: Some(BitsLost { bits: 0.001, of: 225.6, test: "lehmer", frame: AS_IT_LIES }),
            ..Effects::default()
        },
        power: Power { cell: Some(0.39), rms: None, faults: everyday([1.0; 10]), beyond: beyond() },
        ..verdict(Shape::whole(52), deals)
    };
    report(verdict, "global-swap")
}

fn set() -> Report {
    let deals = 50_000;
    let shape = Shape { order: DealOrder::Set, ..Shape::first(5, 52) };
    let holds = of(Event::Holds { card: 7 }, 4_950, deals, 5.0 / 52.0);
    let mut faults = everyday([1.0; 10]);
    for (index, fault) in faults.iter_mut().enumerate() {
        if [5, 6, 9].contains(&index) {
            (fault.deals_needed, fault.test, fault.would_have_been_found) = (None, "", 0.0);
        }
    }
    let verdict = Verdict {
        findings: vec![chi_square(
            judged("inclusion", Method::ChiSquare, AS_IT_LIES, holds, -0.4),
            47.206,
            51,
        )],
        power: Power { cell: None, rms: None, faults, beyond: Vec::new() },
        ..verdict(shape, deals)
    };
    let mut report = report(verdict, "hands.txt");
    report.seed_of = SeedOf::Battery;
    report.seed = "0".to_owned();
    report
}

/// Sure by capital, though no finding stands out.
fn first_of() -> Report {
    let deals = 3_000;
    let rank = of(Event::Lehmer { position: 2, digit: 7 }, 90, deals, 0.02);
    let verdict = Verdict {
        outcome: Outcome::Misdeal,
        sure: Some(Sure { deals: 1_536, by: SureBy::Capital }),
        looks: looks(1_536, 6.42),
        strongest: super::real::do_nothing(Shape::first(5, 52)).verdict.strongest,
        findings: vec![chi_square(
            judged("lehmer", Method::ChiSquare, AS_IT_LIES, rank, -5.2),
            341.2,
            245,
        )],
        position: Some(PositionTable { rows: vec![vec![58; 52]; 5] }),
        ..verdict(Shape::first(5, 52), deals)
    };
    let mut report = report(verdict, "./a-program --with many --arguments that --are-rather long");
    report.seed = format!("0x{}", "7".repeat(64));
    report
}

fn two_cards() -> Report {
    let deals = 400;
    let order = of(Event::Order { rank: 1 }, 331, deals, 0.5);
    let at = of(Event::CardAt { card: 0, position: 1 }, 331, deals, 0.5);
    let settled = Settled {
        wager: Wager::Orders { ranks: vec![1] },
        won: 160,
        of: 200,
        fair: 0.5,
        chance: Interval { low: 0.7161, high: 0.8689 },
    };
    let verdict = Verdict {
        outcome: Outcome::Misdeal,
        sure: Some(Sure {
            deals: 64,
            by: SureBy::Findings { test: "orders", frame: Frame::PositionToCard },
        }),
        findings: vec![
            judged("orders", Method::LargestCell, AS_IT_LIES, order, -39.0),
            judged("position", Method::LargestCell, AS_IT_LIES, at, -38.4),
        ],
        position: Some(PositionTable { rows: vec![vec![69, 331], vec![331, 69]] }),
        effects: Effects { wagers: vec![settled], ..Effects::default() },
        ..verdict(Shape::whole(2), deals)
    };
    let mut report = report(verdict, "coins.txt");
    report.naming = Naming::Words(vec!["黑桃A".to_owned(), "K♠".to_owned()]);
    report
}

/// No deck at all could be shuffled wrongly.
fn one_card() -> Report {
    let mut faults = everyday([0.0; 10]);
    for fault in &mut faults {
        (fault.deals_needed, fault.test) = (None, "");
    }
    let power = Power { faults, ..no_power() };
    let position = Some(PositionTable { rows: vec![vec![3]] });
    let verdict = Verdict { power, looks: looks(3, 0.0), position, ..verdict(Shape::whole(1), 3) };
    report(verdict, "one.txt")
}

/// Five thousand cards from few seeds.
fn large_deck() -> Report {
    let deals = 2_000;
    let repeat = of(Event::Repeat, 61, deals, 0.0);
    let verdict = Verdict {
        outcome: Outcome::Misdeal,
        sure: Some(Sure {
            deals: 1_000,
            by: SureBy::Findings { test: "repeats", frame: Frame::PositionToCard },
        }),
        deals_all_frames: 2_000,
        findings: vec![judged("repeats", Method::ExactTail, AS_IT_LIES, repeat, f64::NEG_INFINITY)],
        effects: Effects {
            seeds: Some(SeedSpace {
                deals: 32_768.0,
                interval: Interval { low: 24_105.0, high: 46_377.0 },
                repeated: 61,
            }),
            ..Effects::default()
        },
        ..verdict(Shape::whole(5_000), deals)
    };
    report(verdict, "playlist.txt")
}

/// A deal that is none.
fn proof() -> Report {
    let why = InvalidWhy::Repeated { card: 3, missing: Some(7) };
    let effect = of(Event::Invalid, 2, 12, 0.0);
    let verdict = Verdict {
        outcome: Outcome::Misdeal,
        invalid: Invalid {
            deals: 2,
            first: Some(InvalidDeal { place: 7, why }),
            ..Invalid::default()
        },
        sure: Some(Sure { deals: 8, by: SureBy::Proof }),
        findings: vec![judged("validity", Method::Proof, AS_IT_LIES, effect, f64::NEG_INFINITY)],
        position: Some(PositionTable { rows: vec![vec![1; 10]; 10] }),
        ..verdict(Shape::whole(10), 10)
    };
    let mut report = report(verdict, "deals.txt");
    report.unit = Unit::Line;
    report
}
