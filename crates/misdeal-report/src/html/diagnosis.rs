//! Which mistake it is, and code that has none.

use maud::{Markup, html};
use misdeal_diagnosis::faults::{Fault, Language};

use super::{answer, section};
use crate::lang::{Lang, say};
use crate::{Report, fault_words, told};

pub(super) fn diagnosis(report: &Report, lang: Lang) -> Markup {
    let Some(diagnosis) = &report.diagnosis else { return Markup::default() };
    let fault = diagnosis.named().and_then(|named| Fault::find(named.fault));
    let content = html! {
        (answer::list(&told::diagnosis(report, lang)))
        @if let Some(fault) = fault { (mend(fault, lang)) }
    };
    section("diagnosis", &say!(lang, "page-diagnosis"), &content)
}

/// Why it is wrong, and what to write instead.
fn mend(fault: &Fault, lang: Lang) -> Markup {
    let fix = fault.fix();
    html! {
        p { strong { (say!(lang, "page-why")) } " " (fault_words(lang, fault).why) }
        p { strong { (say!(lang, "page-mend")) } " " (fault_words(lang, fault).mend) }
        @for language in Language::ALL {
            details open[language == Language::Python] {
                summary { (say!(lang, "page-code", language = language.title())) }
                pre { code { (fix.shown(language)) } }
            }
        }
    }
}
