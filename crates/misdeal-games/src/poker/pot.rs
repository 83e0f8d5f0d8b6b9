//! What of a pot goes to whom.

/// Why stakes make no pots.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PotError {
    /// One list has more entries than the other.
    #[error("got {stakes} stakes of {players} players, expected one of each")]
    Players {
        /// The number of stakes.
        stakes: usize,
        /// The number of players.
        players: usize,
    },
    /// The stakes together are more than can be counted.
    #[error("the stakes are more than {} chips together", u64::MAX)]
    TooLarge,
}

/// A main pot or a side pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    /// The chips in it.
    pub chips: u64,
    /// Who may win it, from 0, ascending.
    pub players: Vec<usize>,
}

/// A pot in equal shares; the chips that are left over go one each to the first winners.
///
/// `winners_count` is their number, in the order of their positions at the table; the
/// shares add up to the pot. Without winners there are no shares.
///
/// ```
/// use misdeal_games::poker::shares;
///
/// assert_eq!(shares(101, 2), [51, 50]);
/// assert_eq!(shares(2, 3), [1, 1, 0]);
/// ```
pub fn shares(chips: u64, winners_count: usize) -> Vec<u64> {
    let winners = winners_count as u64;
    (0..winners).map(|winner| chips / winners + u64::from(winner < chips % winners)).collect()
}

/// The main pot and the side pots of what each player has put in, the main pot first.
///
/// Nobody wins from another more than he has put in himself. Chips of those who have
/// folded stay; what only they have put in last belongs to the pot below.
///
/// # Errors
/// [`PotError`] unless there is one stake for each player, and if the stakes together
/// are beyond `u64::MAX`.
///
/// ```
/// use misdeal_games::poker::{Pot, pots};
///
/// // The first is all in with 20, the second has folded.
/// let pots = pots(&[20, 30, 50, 50], &[false, true, false, false]).unwrap();
/// let main = Pot { chips: 80, players: vec![0, 2, 3] };
/// let side = Pot { chips: 70, players: vec![2, 3] };
/// assert_eq!(pots, [main, side]);
/// ```
pub fn pots(stakes: &[u64], has_folded: &[bool]) -> Result<Vec<Pot>, PotError> {
    if stakes.len() != has_folded.len() {
        let (stakes, players) = (stakes.len(), has_folded.len());
        return Err(PotError::Players { stakes, players });
    }
    let total = stakes.iter().try_fold(0u64, |sum, &stake| sum.checked_add(stake));
    total.ok_or(PotError::TooLarge)?;
    let mut levels: Vec<u64> = stakes.iter().copied().filter(|&stake| stake > 0).collect();
    levels.sort_unstable();
    levels.dedup();
    let mut pots: Vec<Pot> = Vec::new();
    let mut below = 0;
    for level in levels {
        let part = |&stake: &u64| stake.min(level) - stake.min(below);
        let chips = stakes.iter().map(part).sum();
        let is_in = |&player: &usize| stakes[player] >= level && !has_folded[player];
        let players: Vec<usize> = (0..stakes.len()).filter(is_in).collect();
        match pots.last_mut() {
            // Nobody new is left out, or nobody is left in: it is the same pot.
            Some(last) if last.players == players || players.is_empty() => last.chips += chips,
            _ => pots.push(Pot { chips, players }),
        }
        below = level;
    }
    Ok(pots)
}
