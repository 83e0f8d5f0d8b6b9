//! What verdicts are put together from.

use misdeal_audit::text::{Naming, Unit};
use misdeal_audit::{
    Alike, Effect, Effects, Event, Finding, Frame, Invalid, Judged, Look, Map, MapKind, Method,
    Mode, Outcome, Shape, Verdict,
};
use misdeal_report::{Next, Purpose, Report, SeedOf, ShownMap};

use super::power::no_power;

/// A verdict without evidence.
pub(super) fn verdict(shape: Shape, deals: u64) -> Verdict {
    Verdict {
        outcome: Outcome::NoEvidence,
        alpha: 1e-6,
        mode: Mode::UntilSure,
        shape,
        alike: Alike::default(),
        deals,
        deals_all_frames: 0,
        invalid: Invalid::default(),
        sure: None,
        looks: looks(deals, -1.1),
        strongest: None,
        findings: Vec::new(),
        position: None,
        power: no_power(),
        effects: Effects::default(),
    }
}

/// A first look, and a last one with these odds.
pub(super) fn looks(deals: u64, log10: f64) -> Vec<Look> {
    let ln = std::f64::consts::LN_10;
    vec![Look { deals: 1, capital_ln: -0.1 * ln }, Look { deals, capital_ln: log10 * ln }]
}

/// A report of it.
pub(super) fn report(verdict: Verdict, subject: &str) -> Report {
    Report {
        inputs: Vec::new(),
        maps: maps(&verdict),
        verdict,
        subject: subject.to_owned(),
        version: "0.1.0".to_owned(),
        command: ["misdeal", "audit", "--shuffle", subject].map(str::to_owned).to_vec(),
        seed: "0x1".to_owned(),
        seed_of: SeedOf::Deals,
        seconds: 0.3,
        naming: Naming::Numbers { first: 0 },
        unit: Unit::Deal,
        invalid_in: None,
        notes: Vec::new(),
        diagnosis: None,
        is_interrupted: false,
        next: Next {
            purpose: Purpose::FairShuffle,
            command: "misdeal audit --shuffle fisher-yates --cards 10 --deals 20000".to_owned(),
        },
    }
}

/// The map of the table of positions, card by card.
fn maps(verdict: &Verdict) -> Vec<ShownMap> {
    let (shape, Some(table)) = (verdict.shape, &verdict.position) else { return Vec::new() };
    let row = |card: usize| table.rows.iter().map(|position| position[card]).collect();
    let counts = (0..shape.deck as usize).map(row).collect();
    let ends = ((0..=shape.deck).collect(), (0..=shape.dealt).collect());
    let kind = (MapKind::Position, Frame::PositionToCard);
    let map = Map::new(kind, shape, verdict.deals, ends, counts);
    map.map(|map| ShownMap { map, predicted: None }).into_iter().collect()
}

/// A finding, which is evidence from 10^-6 on.
pub(super) fn judged(
    test: &'static str,
    method: Method,
    frame: Frame,
    effect: Effect,
    p: f64,
) -> Judged {
    let statistic = effect.observed as f64;
    let finding = Finding { test, method, frame, statistic, degrees: None, ln_p: p_ln(p), effect };
    Judged { finding, ln_p_adjusted: p_ln(p), is_evidence: p < -6.0 }
}

/// The same with a chi-square statistic.
pub(super) fn chi_square(mut judged: Judged, statistic: f64, degrees: u64) -> Judged {
    judged.finding.statistic = statistic;
    judged.finding.degrees = Some(degrees);
    judged
}

/// ln of 10^`log10`.
pub(super) fn p_ln(log10: f64) -> f64 {
    log10 * std::f64::consts::LN_10
}

/// An event of this chance.
pub(super) fn of(event: Event, observed: u64, deals: u64, chance: f64) -> Effect {
    Effect::of_chance(event, observed, deals, chance)
}
