//! What is wrong, in words: one sentence for each test that found something.

use misdeal_audit::{Frame, Judged, Outcome, Verdict};

use super::Said;
use crate::{Lang, Report, words};

/// The most reasons given.
const REASONS_MAX: usize = 5;

/// Sentences on what is wrong, or that nothing was found.
pub(crate) fn reasons(report: &Report, lang: Lang) -> Vec<Said> {
    let verdict = &report.verdict;
    let names = words::Names::of(lang, report);
    let mut said = Vec::new();
    if let Some(first) = &verdict.invalid.first {
        said.push(Said::new(0, words::verdict::broke_the_rules(lang, verdict)));
        said.push(Said::new(2, words::invalid(lang, first, report)));
    }
    let reasons = one_a_test(verdict);
    said.extend(reasons.iter().take(REASONS_MAX).map(|judged| {
        let finding = &judged.finding;
        Said::new(0, words::effect(names, &finding.effect, finding.frame))
    }));
    match verdict.outcome {
        Outcome::Misdeal if verdict.evidence().next().is_none() => {
            let strongest = verdict.strongest.as_ref();
            let strongest = strongest.map(|bet| words::verdict::strongest(lang, bet));
            said.extend(strongest.map(|text| Said::new(0, text)));
        }
        Outcome::Misdeal => {}
        _ => said.push(Said::new(0, words::power::nothing_found(lang, &verdict.power))),
    }
    said
}

/// One finding a test, in the frame that is easiest to follow; first what always
/// or never happens, then by p.
fn one_a_test(verdict: &Verdict) -> Vec<&Judged> {
    // Deals that broke the rules have a sentence of their own.
    let others = verdict.evidence().filter(|judged| judged.finding.test != "validity");
    let mut reasons: Vec<&Judged> = Vec::new();
    for judged in others {
        match reasons.iter_mut().find(|reason| reason.finding.test == judged.finding.test) {
            Some(reason) if ease(judged) < ease(reason) => *reason = judged,
            Some(_) => {}
            None => reasons.push(judged),
        }
    }
    reasons.sort_by_key(|judged| {
        let effect = &judged.finding.effect;
        let is_certain = effect.observed == 0 || effect.observed == effect.deals;
        effect.is_sum() || !is_certain
    });
    reasons
}

/// How easy a frame is to follow: the smaller, the easier.
fn ease(judged: &Judged) -> u32 {
    match judged.finding.frame {
        Frame::PositionToCard => 0,
        Frame::Relative { lag } => lag,
        _ => u32::MAX,
    }
}
