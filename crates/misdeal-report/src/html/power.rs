//! What the run would have found, and what no run of its kind can.

use maud::{Markup, html};

use super::section;
use crate::Report;
use crate::lang::{Lang, say};
use crate::words::power as words;

pub(super) fn power(report: &Report, lang: Lang) -> Markup {
    let power = &report.verdict.power;
    let [found, needed, chance] = words::table_heads(lang);
    let content = html! {
        @if let Some(smallest) = words::smallest(lang, power) { p { (smallest) } }
        @if !power.faults.is_empty() {
            p { (say!(lang, "page-power-about")) }
            div.wide {
                table.power {
                    thead {
                        tr {
                            th scope="col" { (found) }
                            th.number scope="col" { (needed) }
                            th.number scope="col" { (chance) }
                        }
                    }
                    tbody {
                        @for fault in &power.faults {
                            tr {
                                th scope="row" { (words::everyday(lang, fault)) }
                                @match words::numbers(fault) {
                                    Some([needed, chance]) => {
                                        td.number { (needed) }
                                        td.number { (chance) }
                                    }
                                    None => { td.number colspan="2" { (words::not_shown(lang)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    let unseen = html! {
        p { (say!(lang, "page-unseen-about")) }
        div.wide {
            table.power {
                thead {
                    tr {
                        th scope="col" { (words::out_of_reach(lang)) }
                        th.number scope="col" { (needed) }
                    }
                }
                tbody {
                    @for beyond in &power.beyond {
                        tr {
                            th scope="row" { (words::beyond(lang, beyond)) }
                            td.number { (words::needed(beyond)) }
                        }
                    }
                }
            }
        }
    };
    html! {
        @if !power.faults.is_empty() || power.cell.is_some() || power.rms.is_some() {
            (section("power", &say!(lang, "page-power"), &content))
        }
        @if !power.beyond.is_empty() { (section("unseen", &say!(lang, "page-unseen"), &unseen)) }
    }
}
