//! Seeds: given, or from the operating system.

use misdeal_shuffle::Seed;

use crate::failure::Failure;

/// The seed given, or 256 fresh bits.
pub(crate) fn given_or_fresh(given: Option<Seed>) -> Result<Seed, Failure> {
    match given {
        Some(seed) => Ok(seed),
        None => fresh().map(Seed::from_bytes),
    }
}

/// Random bytes that nobody else has.
pub(crate) fn fresh<const COUNT: usize>() -> Result<[u8; COUNT], Failure> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(format!("the system gives no random bytes: {error}")))?;
    Ok(bytes)
}
