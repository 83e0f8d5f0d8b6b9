//! The reproducible stream, version 1: a 256-bit [`Seed`] and a numbered deal.
//!
//! Deal `t` of seed `s` is driven by ChaCha12 with key `s` (little-endian, 32
//! bytes), stream number `t` and block counter 0, read through [`FromRng`].
//! Deals are therefore independent of each other and of who makes them: any
//! number of threads, in any order, gives the same deals. The seed has 256
//! bits because 52! needs 225.6. This module asks nobody for entropy; the
//! caller brings the bytes.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha12Rng;
use rand_core::SeedableRng;

use crate::FromRng;

/// A 256-bit seed: an unsigned integer, stored as little-endian bytes.
///
/// ```
/// use misdeal_shuffle::Seed;
///
/// let seed: Seed = "255".parse().unwrap();
/// assert_eq!(seed, "0xff".parse().unwrap());
/// assert_eq!(seed.to_string(), "0xff");
/// assert!("-1".parse::<Seed>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes, the least significant first.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The low 64 bits; all that the generators of [`study`](crate::study) take of a seed.
    pub(crate) fn low_u64(&self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// The next larger seed; after the largest comes 0.
    ///
    /// ```
    /// use misdeal_shuffle::Seed;
    ///
    /// assert_eq!(Seed::from(255).successor(), Seed::from(256));
    /// ```
    #[must_use]
    pub fn successor(&self) -> Self {
        let mut bytes = self.0;
        for byte in &mut bytes {
            *byte = byte.wrapping_add(1);
            // Only a byte that turned to 0 carries.
            if *byte != 0 {
                break;
            }
        }
        Self(bytes)
    }

    /// The draws of deal number `index`, counted from 0 (stream version 1).
    pub fn deal(&self, index: u64) -> DealDraw {
        FromRng(self.stream_at(index, 0))
    }

    /// ChaCha12 with this key, at a block of a stream. Formats begin at blocks far apart: deals
    /// at 0, batches of decks at 2^62, large arrays at 2^63, index permutations at 2^62 + 2^63.
    pub(crate) fn stream_at(&self, stream: u64, block: u64) -> ChaCha12Rng {
        let mut rng = ChaCha12Rng::from_seed(self.0);
        rng.set_stream(stream);
        rng.set_block_pos(block);
        rng
    }
}

/// The draws of one numbered deal of a [`Seed`].
pub type DealDraw = FromRng<ChaCha12Rng>;

impl From<u64> for Seed {
    fn from(value: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&value.to_le_bytes());
        Self(bytes)
    }
}

/// Hexadecimal with the prefix `0x`, without leading zeros; reads back.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let top = self.0.iter().rposition(|&byte| byte != 0).unwrap_or(0);
        write!(f, "0x{:x}", self.0[top])?;
        self.0[..top].iter().rev().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Why a text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seed `{got}` is not an integer from 0 to 2^256 - 1 (decimal, or hexadecimal after 0x)")]
pub struct ParseSeedError {
    /// The text that was given.
    pub got: String,
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseSeedError { got: text.to_owned() };
        let (digits, radix) = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
            Some(hex) => (hex, 16),
            None => (text, 10),
        };
        if digits.is_empty() {
            return Err(error());
        }
        let mut bytes = [0u8; 32];
        for digit in digits.chars() {
            // Schoolbook: bytes = bytes * radix + digit.
            let mut carry = digit.to_digit(radix).ok_or_else(error)?;
            for byte in &mut bytes {
                carry += u32::from(*byte) * radix;
                *byte = carry as u8;
                carry >>= 8;
            }
            if carry != 0 {
                return Err(error());
            }
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_successor_carries() {
        for (seed, next) in [("0", "1"), ("0xffffff", "0x1000000")] {
            assert_eq!(seed.parse::<Seed>().unwrap().successor(), next.parse().unwrap());
        }
        assert_eq!(Seed::from_bytes([0xff; 32]).successor(), Seed::from(0));
    }

    #[test]
    fn seeds_read_back_and_refuse_what_does_not_fit() {
        let largest = format!("0x{}", "f".repeat(64));
        for text in ["0x0", "0x1", "0x100", "0xdeadbeef", &largest] {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), text);
        }
        // 2^256 - 1 and 2^256 in decimal.
        let max = "115792089237316195423570985008687907853269984665640564039457584007913129639935";
        assert_eq!(max.parse::<Seed>().unwrap().to_string(), largest);
        let over = "115792089237316195423570985008687907853269984665640564039457584007913129639936";
        for text in ["", "0x", "-1", "+1", "1.5", "0xg", "一", over] {
            assert!(text.parse::<Seed>().is_err(), "{text}");
        }
        assert_eq!(Seed::from(0x1234), "0x1234".parse().unwrap());
    }
}
