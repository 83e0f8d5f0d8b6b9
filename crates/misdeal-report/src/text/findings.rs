//! A table of the findings that matter, and one line for the rest.

use misdeal_audit::{Frame, Judged, Verdict};
use unicode_width::UnicodeWidthStr;

use crate::Lang;
use crate::json;
use crate::lang::say;
use crate::numbers::{chi_square, grouped, power_of_ten};
use crate::page::Page;
use crate::table::{Side, table};
use crate::words;

/// The most findings shown where some are evidence, and where none is.
const EVIDENCE_MAX: usize = 6;
const OTHERS_MAX: usize = 3;

const SIDES: [Side; 5] = [Side::Left, Side::Left, Side::Left, Side::Right, Side::Right];
/// What is left out where there is no room: first the method, then the
/// statistic, then the frame, which the reasons name too.
const NARROWER: [&[usize]; 4] = [&[], &[2], &[2, 3], &[1, 2, 3]];

pub(super) fn findings(page: &mut Page, verdict: &Verdict, lang: Lang) {
    let has_evidence = verdict.evidence().next().is_some();
    let shown: Vec<&Judged> = if has_evidence {
        verdict.evidence().take(EVIDENCE_MAX).collect()
    } else {
        verdict.findings.iter().take(OTHERS_MAX).collect()
    };
    let has_frames = shown.iter().any(|judged| judged.finding.frame != Frame::PositionToCard);
    if !shown.is_empty() {
        let heads = words::verdict::finding_heads(lang, verdict).to_vec();
        let rows: Vec<_> =
            [heads].into_iter().chain(shown.iter().map(|judged| row(judged, lang))).collect();
        let layouts = NARROWER.iter().map(|left_out| {
            let is_kept = |at: &usize| !left_out.contains(at) && (*at != 1 || has_frames);
            let kept: Vec<usize> = (0..SIDES.len()).filter(is_kept).collect();
            let cells = |row: &Vec<String>| kept.iter().map(|&at| row[at].clone()).collect();
            let sides: Vec<Side> = kept.iter().map(|&at| SIDES[at]).collect();
            table(&sides, &rows.iter().map(cells).collect::<Vec<_>>())
        });
        let layouts: Vec<Vec<String>> = layouts.collect();
        let fits = |lines: &&Vec<String>| lines.iter().all(|line| page.fits(line.width()));
        let best = layouts.iter().find(fits).or(layouts.last());
        best.into_iter().flatten().for_each(|line| page.lines(line));
    }
    page.say(2, &words::verdict::other_findings(lang, verdict, shown.len()));
}

fn row(judged: &Judged, lang: Lang) -> Vec<String> {
    let finding = &judged.finding;
    let statistic = match finding.degrees {
        Some(degrees) => {
            let statistic = chi_square(finding.statistic);
            say!(lang, "finding-chi-square", statistic = statistic, degrees = degrees)
        }
        None => grouped(finding.statistic as u64),
    };
    vec![
        finding.test.to_owned(),
        words::frame(lang, finding.frame),
        json::method(finding.method).to_owned(),
        statistic,
        power_of_ten(finding.log10_p()),
    ]
}
