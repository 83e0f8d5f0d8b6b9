//! All tests, and Holm's line among them.

use maud::{Markup, html};
use misdeal_audit::{Judged, Mode, Outcome};

use super::section;
use crate::lang::{Lang, say};
use crate::numbers::{chi_square, grouped, one_in, power_of_ten};
use crate::page::GLUE;
use crate::{Report, json, words};

pub(super) fn tests(report: &Report, lang: Lang) -> Markup {
    let verdict = &report.verdict;
    let is_nominal = words::verdict::is_nominal(verdict);
    let mut findings: Vec<&Judged> = verdict.findings.iter().collect();
    findings.sort_by(|a, b| a.finding.ln_p.total_cmp(&b.finding.ln_p));
    if findings.is_empty() {
        return Markup::default();
    }
    let adjusted = |judged: &Judged| -judged.ln_p_adjusted / std::f64::consts::LN_10;
    let most = findings.iter().map(|judged| adjusted(judged)).filter(|p| p.is_finite());
    // Of a run that was not sure the last look may spend less than the whole rate.
    let is_marked = verdict.mode == Mode::Fixed || verdict.outcome == Outcome::Misdeal;
    let line = -verdict.alpha.log10();
    let bars =
        Bars { most: most.fold(2.0 * line, f64::max), line: Some(line).filter(|_| is_marked) };
    // Among those that are evidence by Holm's rule the last one; below it stands the line.
    let last = findings.iter().rposition(|judged| judged.is_evidence);
    let p = if is_nominal { say!(lang, "page-p-nominal") } else { say!(lang, "page-p") };
    let alpha = one_in(lang, verdict.alpha).replace(GLUE, " ");
    let heads = [
        say!(lang, "page-test"),
        say!(lang, "page-frame"),
        p,
        say!(lang, "page-adjusted"),
        say!(lang, "page-effect"),
        say!(lang, "page-method"),
        say!(lang, "page-statistic"),
    ];
    let holm = say!(lang, "page-holm", alpha = alpha);
    let content = html! {
        p { (say!(lang, "page-tests-about")) }
        @if is_marked { p { (say!(lang, "page-tests-line")) } }
        @else { p { (say!(lang, "page-tests-not-sure")) } }
        @if is_nominal { p { (say!(lang, "page-tests-nominal")) } }
        div.wide.high tabindex="0" role="region" aria-label=(say!(lang, "page-tests")) {
            table.tests {
                thead { tr { @for head in &heads { th scope="col" { (head) } } } }
                tbody {
                    @for (at, judged) in findings.iter().enumerate() {
                        (row(report, judged, lang, &bars, adjusted(judged)))
                        @if Some(at) == last {
                            tr.holm { td colspan=(heads.len()) { (holm) } }
                        }
                    }
                }
            }
        }
    };
    section("tests", &say!(lang, "page-tests"), &content)
}

/// How long the bars are: by the root, so that both one and a thousand powers of ten are seen.
struct Bars {
    most: f64,
    /// Where evidence begins, where that is the same at all looks.
    line: Option<f64>,
}

impl Bars {
    fn width(&self, powers: f64) -> String {
        format!("{:.1}%", (powers.max(0.0) / self.most).sqrt().min(1.0) * 100.0)
    }
}

fn row(report: &Report, judged: &Judged, lang: Lang, bars: &Bars, adjusted: f64) -> Markup {
    let (finding, names) = (&judged.finding, words::Names::of(lang, report));
    let statistic = match finding.degrees {
        Some(degrees) => format!("{} (df {})", chi_square(finding.statistic), grouped(degrees)),
        None => grouped(finding.statistic as u64),
    };
    let frame = match words::frame(lang, finding.frame) {
        lies if lies.is_empty() => say!(lang, "page-frame-lies"),
        frame => frame,
    };
    html! {
        tr.evidence[judged.is_evidence] {
            th scope="row" { (finding.test) }
            td.frame { (frame) }
            td.number { (power_of_ten(finding.log10_p())) }
            td.bars {
                (power_of_ten(-adjusted))
                div.track aria-hidden="true" {
                    span.power style={ "width:" (bars.width(adjusted)) } {}
                    @if let Some(line) = bars.line {
                        span.line style={ "left:" (bars.width(line)) } {}
                    }
                }
            }
            td.effect { (words::effect(names, &finding.effect, finding.frame)) }
            td.method { (json::method(finding.method)) }
            td.number.statistic { (statistic) }
        }
    }
}
