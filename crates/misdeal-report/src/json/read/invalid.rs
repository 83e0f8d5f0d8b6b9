//! The deals that broke the rules.

use misdeal_audit::{Doubled, Invalid, InvalidDeal, InvalidWhy};
use misdeal_deck::Token;

use super::ReadError;
use super::at::At;
use crate::json::invalid::{Invalid as Keys, Why};

pub(super) fn invalid(
    of: &Keys<'_>,
    cards: u32,
    deals_max: u64,
    at: &At<'_>,
) -> Result<Invalid, ReadError> {
    let first = of.first.as_ref().map(|first| {
        let at = at.key("first");
        Ok::<_, ReadError>(InvalidDeal { place: first.place, why: why(&first.why, cards, &at)? })
    });
    let doubled = at.key("doubled");
    Ok(Invalid {
        deals: at.key("lines").within(of.lines, 0, deals_max)?,
        first: first.transpose()?,
        doubled: Doubled {
            deals: doubled.key("deals").within(of.doubled.deals, 0, deals_max)?,
            different: of.doubled.different,
        },
    })
}

fn why(why: &Why, cards: u32, at: &At<'_>) -> Result<InvalidWhy, ReadError> {
    Ok(match why {
        &Why::Length { got, expected } => InvalidWhy::Length { got, expected },
        &Why::CutOff { got, expected } => InvalidWhy::CutOff { got, expected },
        Why::Repeated { card_id, missing_id, .. } => InvalidWhy::Repeated {
            card: at.key("card_id").below(*card_id, cards)?,
            missing: missing_id.map(|id| at.key("missing_id").below(id, cards)).transpose()?,
        },
        Why::Foreign { token } => {
            let known = Token::parse(token.as_bytes()).ok();
            InvalidWhy::Foreign { token: at.key("token").known(token, known, "a card")? }
        }
        Why::Other => return at.key("why").known("other", None, "what breaks a rule"),
    })
}
