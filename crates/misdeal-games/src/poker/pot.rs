//! What of a pot goes to whom.

/// Why stakes make no pots.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PotError {
    /// The stakes together are more than can be counted.
    #[error("the stakes are more than {} chips together", u64::MAX)]
    TooLarge,
}

/// What a player has put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// The chips.
    pub chips: u64,
    /// Whether he has folded, so that he wins nothing.
    pub has_folded: bool,
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
/// folded stay; what only they have put in last belongs to the pot below. Who has put in
/// nothing is in no pot; if all have folded, the pot has no players.
///
/// # Errors
/// [`PotError`] if the stakes together are beyond `u64::MAX`.
///
/// ```
/// use misdeal_games::poker::{Pot, Stake, pots};
///
/// // The first is all in with 20, the second has folded.
/// let stakes = [(20, false), (30, true), (50, false), (50, false)];
/// let pots = pots(&stakes.map(|(chips, has_folded)| Stake { chips, has_folded })).unwrap();
/// let main = Pot { chips: 80, players: vec![0, 2, 3] };
/// let side = Pot { chips: 70, players: vec![2, 3] };
/// assert_eq!(pots, [main, side]);
/// ```
pub fn pots(stakes: &[Stake]) -> Result<Vec<Pot>, PotError> {
    let total = stakes.iter().try_fold(0u64, |sum, stake| sum.checked_add(stake.chips));
    total.ok_or(PotError::TooLarge)?;
    let mut levels: Vec<u64> =
        stakes.iter().map(|stake| stake.chips).filter(|&chips| chips > 0).collect();
    levels.sort_unstable();
    levels.dedup();
    let mut pots: Vec<Pot> = Vec::new();
    let mut below = 0;
    for level in levels {
        let part = |stake: &Stake| stake.chips.min(level) - stake.chips.min(below);
        let chips = stakes.iter().map(part).sum();
        let is_in = |&player: &usize| stakes[player].chips >= level && !stakes[player].has_folded;
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
