//! Reports that hold everything a report can hold: each event in each frame, each bet, each note,
//! each way to break the rules.

use misdeal_audit::law::Interval;
use misdeal_audit::text::{Naming, Note, Unit};
use misdeal_audit::{
    Alike, BitsLost, CellInterval, DealOrder, Decoding, Doubled, Effect, Effects, Event, Finding,
    Frame, Hand, Invalid, InvalidDeal, InvalidWhy, Judged, Method, Number, PositionTable,
    SeedSpace, Settled, Shape, Span, Sure, SureBy, Wager,
};
use misdeal_deck::{Deck, Token};
use misdeal_diagnosis::faults::Fault;
use misdeal_diagnosis::{Cause, Diagnosed, Diagnosis, Parameter};
use misdeal_report::{Report, SeedOf};

use crate::sample;

const FRAMES: [Frame; 4] = [
    Frame::PositionToCard,
    Frame::CardToPosition,
    Frame::Relative { lag: 1 },
    Frame::Relative { lag: 8 },
];
const DECODINGS: [Decoding; 3] = [Decoding::Lehmer, Decoding::DrawsUp, Decoding::DrawsDown];
const NUMBERS: [Number; 8] = [
    Number::FixedPoints,
    Number::Cycles,
    Number::FirstCycle,
    Number::Descents,
    Number::Peaks,
    Number::Successions,
    Number::LongestRise,
    Number::LongestFall,
];
const METHODS: [Method; 5] =
    [Method::ChiSquare, Method::LargestCell, Method::ExactTail, Method::SumTail, Method::Proof];
/// 7.2 is the name of one card and of the second copy of another.
const NAMES: [&str; 6] = ["7", "8", "7", "7.2", "黑桃A", "8"];

pub(super) fn all() -> Vec<(&'static str, Report)> {
    let mut all = vec![("cards alike", alike()), ("a pack", pack()), ("a set", set())];
    for (name, why) in broken() {
        all.push((name, invalid(why)));
    }
    all
}

fn base() -> Report {
    let mut all = sample::all();
    let at = all.iter().position(|(name, _)| *name == "misdeal").expect("a sample");
    all.swap_remove(at).1
}

/// Copies that cannot be told apart, of which some names are ambiguous.
fn alike() -> Report {
    let mut report = base();
    let names: Vec<String> = NAMES.map(str::to_owned).to_vec();
    let deck = Shape::whole(6);
    report.verdict.shape = deck;
    report.maps.clear();
    report.verdict.alike = Alike::of_names(&names).expect("a deck");
    report.naming = Naming::of_names(names);
    fill(&mut report);
    report.unit = Unit::Run;
    report.seed_of = SeedOf::Battery;
    report.is_interrupted = true;
    report.diagnosis = Some(diagnosis());
    report
}

/// Ranks and suits, and a table of all cards.
fn pack() -> Report {
    let mut report = base();
    let deck = Deck::named("52").expect("a deck");
    report.verdict.shape = Shape::whole(52);
    report.maps.clear();
    report.verdict.alike = Alike::of_deck(&deck);
    report.naming = Naming::of_deck(&deck);
    fill(&mut report);
    report.verdict.findings.retain(|judged| !is_order(judged.finding.effect.event));
    report.verdict.effects.wagers.retain(|bet| !matches!(bet.wager, Wager::Orders { .. }));
    report.verdict.sure = Some(Sure {
        deals: 192,
        by: SureBy::Findings { test: "classes", frame: Frame::Relative { lag: 3 } },
    });
    report.diagnosis = Some(Diagnosis::default());
    report
}

fn set() -> Report {
    let mut report = pack();
    report.verdict.shape = Shape { order: DealOrder::Set, ..Shape::first(5, 52) };
    report.verdict.position = None;
    report.verdict.effects.cells.clear();
    report.diagnosis = None;
    report.verdict.strongest = None;
    report
}

fn is_order(event: Event) -> bool {
    matches!(event, Event::Order { .. })
}

/// Puts in whatever there can be of the deck that the report has.
fn fill(report: &mut Report) {
    let partitions = report.verdict.alike.partitions().len() as u32;
    let Shape { deck, dealt, .. } = report.verdict.shape;
    let mut methods = METHODS.into_iter().cycle();
    let tests = misdeal_audit::test::battery().iter().map(|test| test.id);
    let mut tests = tests.cycle().skip(1);
    let mut findings = Vec::new();
    for frame in FRAMES {
        for (index, event) in events(partitions).into_iter().enumerate() {
            let observed = [0, 100, 37][index % 3];
            let effect = Effect { event, observed, deals: 100, mean: 0.3, variance: 0.21 };
            let ln_p = [-0.1 - index as f64, -1e3 / 7.0, f64::NEG_INFINITY][index % 3];
            findings.push(Judged {
                finding: Finding {
                    test: tests.next().expect("a test"),
                    method: methods.next().expect("a method"),
                    frame,
                    statistic: 37.0 + index as f64 / 3.0,
                    degrees: (index % 2 == 0).then_some(51),
                    ln_p,
                    effect,
                },
                ln_p_adjusted: (ln_p / 3.0).min(0.0),
                is_evidence: index % 5 != 0,
            });
        }
    }
    report.verdict.findings = findings;
    let row = (0..u64::from(deck)).map(|card| 3 * card + 1).collect();
    report.verdict.position = Some(PositionTable { rows: vec![row; dealt as usize] });
    report.verdict.looks[0].capital_ln = f64::INFINITY;
    report.verdict.strongest =
        super::super::real::do_nothing(Shape::first(5, 52)).verdict.strongest;
    report.verdict.invalid.doubled = Doubled { deals: 2, different: 17 };
    report.verdict.effects = Effects {
        wagers: wagers(),
        bits_lost: Some(BitsLost {
            bits: 1.0 / 3.0,
            of: 9.49,
            test: "draws-down",
            frame: Frame::Relative { lag: 2 },
        }),
        seeds: Some(SeedSpace {
            deals: 32_768.0,
            interval: Interval { low: 1e5 / 7.0, high: 1e300 },
            repeated: 61,
        }),
        cells: vec![CellInterval {
            card: 3,
            position: 2,
            observed: 50,
            deals: 100,
            chance: Interval { low: 0.4, high: 0.6 },
        }],
    };
    report.notes = notes();
    report.invalid_in = Some("第二 deals.txt".to_owned());
}

/// Each event once or more; ids fit a deck of six cards.
fn events(partitions: u32) -> Vec<Event> {
    let span = Span { from: 1, to: Some(3) };
    let or_more = Span { from: 2, to: None };
    let (a, b) = (Some(4), Some(2));
    let mut events = vec![
        Event::Invalid,
        Event::CardAt { card: 3, position: 1 },
        Event::Lehmer { position: 1, digit: 0 },
        Event::Lehmer { position: 2, digit: 3 },
        Event::DrawUp { position: 1, ahead: 0 },
        Event::DrawUp { position: 1, ahead: 5 },
        Event::DrawDown { position: 4, found: 4 },
        Event::DrawDown { position: 4, found: 2 },
        Event::Inversions,
        Event::Even,
        Event::Order { rank: 7 },
        Event::Repeat,
        Event::Holds { card: 3 },
        Event::HoldsBoth { cards: [1, 3] },
        Event::Before { card: 3, position: 1 },
        Event::Before { card: 3, position: 4 },
        Event::Behind { card: 3, position: 4 },
        Event::Below { position: 2, card: 4 },
        Event::Above { position: 2, card: 4 },
        Event::Follows { first: a, second: b },
        Event::Follows { first: a, second: None },
        Event::Follows { first: None, second: b },
        Event::Follows { first: None, second: None },
        Event::Offset(1),
        Event::Offset(5),
        Event::RunUp(span),
        Event::RunDown(or_more),
        Event::FirstTwo { cards: [3, 1] },
        Event::Together { positions: [1, 4] },
        Event::Again { position: 5 },
        Event::Overlap(span),
        Event::OverlapSum,
        Event::FirstCards(or_more),
        Event::FirstCardsSum,
        Event::Footrule,
        Event::SquaredDistance,
        Event::Places { from: 1, to: 3 },
        Event::Places { from: 2, to: 2 },
        Event::CardsAt { from: 1, to: 3 },
        Event::CardsAt { from: 2, to: 2 },
        Event::BlockAt { cards: [0, 2], positions: [3, 5] },
        Event::Score { fault: "sattolo", variant: "" },
        Event::Score { fault: "short-range", variant: "15 bits modulo, from the front" },
        Event::Score { fault: "random-comparator", variant: "TimSort" },
    ];
    for rank in 0..24 {
        events.push(Event::Pattern { positions: [0, 2, 3, 5], rank });
    }
    for partition in 0..partitions {
        events.push(Event::ClassAt { partition, class: 1, position: 2 });
    }
    for number in NUMBERS {
        events.push(Event::Sum(number));
        let none = Span { from: 0, to: Some(0) };
        for values in [none, span, or_more] {
            events.push(Event::Shows { number, values });
        }
    }
    for decoding in DECODINGS {
        events.push(Event::LowBits { decoding, draw: 2 });
        events.push(Event::LowBitsAgree { decoding, values: span });
        events.push(Event::LowBitsBefore { decoding, draw: 0 });
        events.push(Event::LowBitsBeforeAgree { decoding, values: or_more });
        events.push(Event::DrawsIn { decoding, positions: [0, 3], part: 31 });
    }
    let hands =
        [Hand::TwoCards, Hand::Natural, Hand::ThreeRanks, Hand::ThreeSuits, Hand::FiveCards];
    for hand in hands {
        for classes in [span, Span { from: 0, to: Some(9) }, or_more] {
            events.push(Event::Hand { hand, classes });
        }
    }
    events
}

fn wagers() -> Vec<Settled> {
    let settled = |wager, low| Settled {
        wager,
        won: 61,
        of: 100,
        fair: 1.0 / 3.0,
        chance: Interval { low, high: 0.7 },
    };
    let values = vec![Span { from: 0, to: Some(0) }, Span { from: 2, to: None }];
    let mut wagers = vec![
        Wager::Score { test: "lehmer", frame: FRAMES[1], points: -3 },
        Wager::CardsAt { position: 2, cards: vec![0, 1, 2, 5] },
        Wager::CardsAt { position: 2, cards: Vec::new() },
        Wager::Orders { ranks: vec![0, 7] },
        Wager::Orders { ranks: Vec::new() },
        Wager::Holds { card: 3, is_there: true },
        Wager::Holds { card: 2, is_there: false },
    ];
    for frame in FRAMES {
        wagers.push(Wager::Parity { frame, is_even: frame == FRAMES[0] });
        for number in NUMBERS {
            wagers.push(Wager::Shows { frame, number, values: values.clone() });
        }
    }
    let lows = (0..).map(|index| 0.6 - 0.001 * f64::from(index));
    wagers.into_iter().zip(lows).map(|(wager, low)| settled(wager, low)).collect()
}

fn notes() -> Vec<Note> {
    let (first, last) = ("7".to_owned(), "黑桃A".to_owned());
    vec![
        Note::FirstIndexAssumed,
        Note::PartialInferred { dealt: 5, deck: 52, first: Some(1) },
        Note::PartialInferred { dealt: 5, deck: 52, first: None },
        Note::SetInferred,
        Note::LabelsInferred { first, last },
        Note::CopiesInferred { cards: 6, different: 4 },
        Note::RunsAdded { runs: 3 },
        Note::RunsStoppedSure { runs: 1, of: 3 },
        Note::RunsInterrupted { runs: 2, of: 3 },
        Note::RunsAlike { runs: 1, of: 3 },
        Note::FacesNotSaved,
        Note::RepeatsInPart { looked_at: 1 << 40, deals: 1 << 42 },
    ]
}

/// Ways to break the rules.
fn broken() -> Vec<(&'static str, InvalidWhy)> {
    let foreign = |word: &[u8]| InvalidWhy::Foreign { token: Token::parse(word).expect("a word") };
    vec![
        ("length", InvalidWhy::Length { got: 5, expected: 6 }),
        ("cut off", InvalidWhy::CutOff { got: 1, expected: 6 }),
        ("repeated", InvalidWhy::Repeated { card: 3, missing: Some(2) }),
        ("repeated of a part", InvalidWhy::Repeated { card: 0, missing: None }),
        ("a foreign number", foreign(b"-17")),
        ("a foreign card", foreign(b"Kh")),
        ("a foreign joker", foreign(b"BJ")),
    ]
}

fn invalid(why: InvalidWhy) -> Report {
    let mut report = alike();
    report.verdict.invalid = Invalid {
        deals: 3,
        first: Some(InvalidDeal { place: 12, why }),
        doubled: Doubled { deals: 1, different: 5 },
    };
    report.verdict.sure = Some(Sure { deals: 12, by: SureBy::Proof });
    report
}

/// Settings of every kind, in an order that is not that of the alphabet.
fn diagnosis() -> Diagnosis {
    let diagnosed = |fault: &str, score_ln, fit_ln| Diagnosed {
        fault: &Fault::find(fault).expect("a fault").slug,
        cause: Cause::Seeding,
        placed: Vec::new(),
        parameters: vec![
            Parameter { name: "shuffle", value: "naive-swap".into() },
            Parameter { name: "washes", value: 3u64.into() },
            Parameter { name: "share", value: (1.0 / 3.0).into() },
            Parameter { name: "size", value: 32_768.0.into() },
            Parameter { name: "size-high", value: f64::NAN.into() },
            Parameter { name: "of", value: "different cards".into() },
        ],
        equivalent: vec!["time-seed", "shared-seed"],
        score_ln,
        fit_ln,
    };
    Diagnosis {
        faults: vec![
            diagnosed("carry-over", 1234.5, -0.7),
            diagnosed("few-seeds", f64::INFINITY, -1e4 / 3.0),
            diagnosed("naive-swap", -3.0, f64::NEG_INFINITY),
        ],
        besides: Some(diagnosed("few-seeds", 17.0, 0.0)),
        cause: Some(Cause::Carried),
    }
}
