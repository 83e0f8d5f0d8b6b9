//! How a run stands while it goes on, for its live line.

use misdeal_audit::Standing;

use crate::lang::{Lang, say};
use crate::numbers::{odds, power_of_ten};
use crate::page::GLUE;

/// What speaks most against the shuffle so far, in a few words: the most striking finding and the
/// odds, or that it is sure.
pub fn standing_in_words(standing: &Standing, lang: Lang) -> String {
    let odds = odds(lang, standing.log10_odds).replace(GLUE, " ");
    match (&standing.sure, &standing.striking) {
        (Some(_), _) => say!(lang, "standing-sure"),
        (None, Some(judged)) => {
            let p = power_of_ten(judged.finding.log10_p());
            say!(lang, "standing-finding", test = judged.finding.test, p = p, odds = odds)
        }
        (None, None) => say!(lang, "standing-odds", odds = odds),
    }
}

#[cfg(test)]
mod tests {
    use misdeal_audit::{Sure, SureBy};

    use super::*;

    #[test]
    fn a_run_says_how_it_stands() {
        let mut standing = Standing { deals: 8, log10_odds: 2.5, sure: None, striking: None };
        let said = |standing: &Standing| standing_in_words(standing, Lang::En);
        assert_eq!(said(&standing), "odds against a fair shuffle 316 to 1");
        standing.sure = Some(Sure { deals: 8, by: SureBy::Capital });
        assert_eq!(said(&standing), "it is a misdeal; measuring by how much");
        assert_eq!(standing_in_words(&standing, Lang::Zh), "已确定发错牌，正在测量差多少");
    }
}
