//! What is wrong, in words: one sentence for each test that found something.

use misdeal_audit::{Frame, Judged, Outcome, Verdict};

use crate::page::Page;
use crate::{Lang, Report, words};

/// The most reasons given.
const REASONS_MAX: usize = 5;

pub(super) fn reasons(page: &mut Page, report: &Report, lang: Lang) {
    let verdict = &report.verdict;
    if let Some(first) = &verdict.invalid.first {
        page.say(2, &words::verdict::broke_the_rules(lang, verdict));
        page.say(4, &words::invalid(lang, first, report));
    }
    let reasons = one_a_test(verdict);
    for judged in reasons.iter().take(REASONS_MAX) {
        let finding = &judged.finding;
        let said = words::effect(
            &finding.effect,
            finding.frame,
            &report.naming,
            verdict.shape,
            &verdict.alike,
        );
        page.say(2, &said);
    }
    match verdict.outcome {
        Outcome::Misdeal if verdict.evidence().next().is_none() => {
            if let Some(bet) = &verdict.strongest {
                page.say(2, &words::verdict::strongest(lang, bet));
            }
        }
        Outcome::Misdeal => {}
        _ => page.say(2, &words::power::nothing_found(lang, &verdict.power)),
    }
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
