//! [`sip_word()`]: SipHash-2-4 of one 64-bit word.
//!
//! A keyed function that nobody tells from a random one without the key. Of the message
//! of eight bytes, the word with its lowest byte first, little is left of the general
//! scheme: one block for the word and one that says that there were eight bytes.
//!
//! Not here: messages of other lengths. The tests compare it with the general SipHash
//! of the standard library, which is deprecated there because maps need another one.
//!
//! # Source
//! J.-P. Aumasson and D. J. Bernstein, "SipHash: a fast short-input PRF", INDOCRYPT 2012,
//! section 2.

/// The hash of `word` under a key of 128 bits, its lower half first.
#[inline(always)]
pub(super) fn sip_word(key: [u64; 2], word: u64) -> u64 {
    // The constants spell "somepseudorandomlygeneratedbytes".
    let mut state = [
        key[0] ^ 0x736f_6d65_7073_6575,
        key[1] ^ 0x646f_7261_6e64_6f6d,
        key[0] ^ 0x6c79_6765_6e65_7261,
        key[1] ^ 0x7465_6462_7974_6573,
    ];
    let length = 8 << 56;
    for block in [word, length] {
        state[3] ^= block;
        mix(&mut state);
        mix(&mut state);
        state[0] ^= block;
    }
    state[2] ^= 0xff;
    (0..4).for_each(|_| mix(&mut state));
    state[0] ^ state[1] ^ state[2] ^ state[3]
}

/// One SipRound.
#[inline(always)]
fn mix([a, b, c, d]: &mut [u64; 4]) {
    *a = a.wrapping_add(*b);
    *c = c.wrapping_add(*d);
    *b = b.rotate_left(13) ^ *a;
    *d = d.rotate_left(16) ^ *c;
    *a = a.rotate_left(32).wrapping_add(*d);
    *c = c.wrapping_add(*b);
    *b = b.rotate_left(17) ^ *c;
    *d = d.rotate_left(21) ^ *a;
    *c = c.rotate_left(32);
}

#[cfg(test)]
mod tests {
    use std::hash::Hasher;

    use proptest::prelude::*;

    use super::*;

    /// The published reference vectors have key and message 00 01 02 ...; this is the
    /// one of eight bytes.
    #[test]
    fn the_published_vector() {
        let key = [0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908];
        assert_eq!(sip_word(key, 0x0706_0504_0302_0100), 0x93f5_f579_9a93_2462);
    }

    proptest! {
        #[test]
        fn it_is_the_general_function(key in any::<[u64; 2]>(), word in any::<u64>()) {
            #[expect(deprecated, reason = "the twin of the standard library")]
            let mut general = std::hash::SipHasher::new_with_keys(key[0], key[1]);
            general.write(&word.to_le_bytes());
            prop_assert_eq!(sip_word(key, word), general.finish());
        }
    }
}
