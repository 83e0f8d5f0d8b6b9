//! The study generators: one row for each that has a name. **Not for dealing cards.**
//!
//! The rows are short; each generator's own page in `study` says more.

use crate::study::{
    AnsiLcg, Generator, GlibcRand, JavaRandom, LcgLowBits, MsvcRand, Mt19937, Mt19937Python,
    PhpMtRand, V8MathRandom, Xorshift128Plus,
};

/// One study generator.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct GeneratorEntry {
    /// The name that a spec takes, as in `generator=msvc-rand`.
    pub name: &'static str,
    /// What it is and where it ran, in one phrase.
    pub summary: &'static str,
    /// Why nobody should deal cards with it, in one phrase.
    pub why_not: &'static str,
    /// What `bound=native` does, in one phrase.
    pub native: &'static str,
    /// Where it is described, and what it was compared with.
    pub source: &'static str,
    pub(crate) make: fn(u64) -> Box<dyn Generator + Send>,
}

impl GeneratorEntry {
    /// The generator, started from `seed`, of which it takes the bits that its page says.
    ///
    /// ```
    /// use misdeal_shuffle::generators;
    /// use misdeal_shuffle::study::Generator;
    ///
    /// let entry = generators().iter().find(|entry| entry.name == "msvc-rand").unwrap();
    /// assert_eq!(entry.start(1).word(), 41);
    /// ```
    pub fn start(&self, seed: u64) -> Box<dyn Generator + Send> {
        (self.make)(seed)
    }
}

/// Every study generator that has a name.
///
/// ```
/// assert_eq!(misdeal_shuffle::generators()[0].name, "msvc-rand");
/// ```
pub fn generators() -> &'static [GeneratorEntry] {
    ROWS
}

const REMAINDER: &str = "rand() % m";
const ROUNDED_DOWN: &str = "Math.floor(Math.random() * m)";

const ROWS: &[GeneratorEntry] = &[
    GeneratorEntry {
        name: "msvc-rand",
        summary: "rand() of Microsoft's C library, 15 bits: C and C++ on Windows",
        why_not: "32768 values: uneven modulo 52; 2^31 states, tried out in seconds",
        native: REMAINDER,
        source: "outputs in Microsoft's documentation",
        make: |seed| Box::new(MsvcRand::new(seed)),
    },
    GeneratorEntry {
        name: "glibc-rand",
        summary: "rand() of the GNU C library (TYPE_3), 31 bits: C and C++ on Linux",
        why_not: "each word is the sum of two earlier ones; 2^32 seeds, usually a clock",
        native: REMAINDER,
        source: "the library itself, glibc 2.36",
        make: |seed| Box::new(GlibcRand::new(seed)),
    },
    GeneratorEntry {
        name: "java-random",
        summary: "java.util.Random, 48 bits: Collections.shuffle and Math.random() in Java",
        why_not: "one deck gives the state away in 3 seconds, and all later deals with it",
        native: "nextInt(m), even as far as the words are",
        source: "documentation of java.util.Random; Java 17 itself",
        make: |seed| Box::new(JavaRandom::new(seed)),
    },
    GeneratorEntry {
        name: "v8-math-random",
        summary: "Math.random() of Chrome and Node, 52 bits, given in blocks of 64, last first",
        why_not: "linear: one deck gives the 128 bits of state away in a second",
        native: ROUNDED_DOWN,
        source: "v8.dev/blog/math-random, 2015; Node 20 itself",
        make: |seed| Box::new(V8MathRandom::new(seed)),
    },
    GeneratorEntry {
        name: "mt19937",
        summary: "std::mt19937, the Mersenne Twister of C++, 32 bits",
        why_not: "linear: 624 words give the state away; 2^32 seeds",
        native: "std::uniform_int_distribution of libstdc++, even as far as the words are",
        source: "Matsumoto and Nishimura 1998; libstdc++ of GCC 12 itself",
        make: |seed| Box::new(Mt19937::new(seed)),
    },
    GeneratorEntry {
        name: "mt19937-python",
        summary: "the Mersenne Twister of Python's random, 32 bits",
        why_not: "linear, as mt19937; a small seed is tried out",
        native: "_randbelow(m), even as far as the words are",
        source: "CPython 3.11 itself",
        make: |seed| Box::new(Mt19937Python::new(seed)),
    },
    GeneratorEntry {
        name: "php-mt-rand",
        summary: "mt_rand() of PHP 7.1 and later, a Mersenne Twister, 31 bits",
        why_not: "2^32 seeds: one deck and under a minute give all deals of the process",
        native: "mt_rand(0, m-1), even as far as the words are",
        source: "documentation of mt_srand; PHP 8.2 itself",
        make: |seed| Box::new(PhpMtRand::new(seed)),
    },
    GeneratorEntry {
        name: "ansi-lcg",
        summary: "the example of rand() in the C standard, 15 bits",
        why_not: "32768 values: uneven modulo 52; 2^31 states, tried out in seconds",
        native: REMAINDER,
        source: "ISO/IEC 9899, the example after srand",
        make: |seed| Box::new(AnsiLcg::new(seed)),
    },
    GeneratorEntry {
        name: "lcg-low-bits",
        summary: "the whole state of the same, modulo 2^31: old BSD, home-made generators",
        why_not: "the lowest bit alternates: draws modulo an even m go even, odd, even, odd",
        native: "state % m, the low bits for a power of two",
        source: "Knuth, volume 2, 3.2.1.1; glibc's TYPE_0 itself",
        make: |seed| Box::new(LcgLowBits::new(seed)),
    },
    GeneratorEntry {
        name: "xorshift128plus",
        summary: "Vigna's xorshift128+ (23, 17, 26), 64 bits: Math.random() of Firefox and Safari",
        why_not: "all but linear: a solver finds the state from three numbers",
        native: ROUNDED_DOWN,
        source: "Vigna 2017; the test of Firefox's generator",
        make: |seed| Box::new(Xorshift128Plus::new(seed)),
    },
];
