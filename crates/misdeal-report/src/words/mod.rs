//! Every word of a report. What lays them out, `text` and `json`, has few of its
//! own, so that another language has one place to go to.

mod amount;
#[cfg(test)]
mod chinese;
mod diagnosis;
mod effects;
mod event;
pub(crate) mod exact;
pub(crate) mod explain;
mod frame;
pub(crate) mod heat_map;
mod list;
mod names;
mod next;
mod notes;
pub(crate) mod power;
mod shown;
pub(crate) mod verdict;
mod wager;

pub(crate) use diagnosis::diagnosis;
pub(crate) use effects::{bits_lost, cell, cells, seeds, total_variation};
pub(crate) use event::effect;
pub(crate) use frame::{compared, short as frame};
pub(crate) use list::listed;
pub(crate) use names::{Names, card};
pub(crate) use next::{next, noted, seed};
pub(crate) use notes::{invalid, notes};
pub(crate) use wager::wager;
