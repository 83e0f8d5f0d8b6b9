//! Seeds: given, or from the operating system.

use misdeal_shuffle::Seed;

use crate::failure::Failure;

/// The seed given, or 256 fresh bits.
pub(crate) fn given_or_fresh(given: Option<Seed>) -> Result<Seed, Failure> {
    if let Some(seed) = given {
        return Ok(seed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(format!("the system gives no random bytes: {error}")))?;
    Ok(Seed::from_bytes(bytes))
}
