//! Prints deals of your shuffle, one a line, for as long as somebody reads them. Written to
//! examples/harness.rs of a Cargo project:
//!
//!     cargo add --dev rand
//!     cargo build --release --example harness
//!     misdeal audit -- cargo run --quiet --release --example harness
//!
//! Arguments: the number of cards (52) and of deals (no end).

use std::io::{self, BufWriter, ErrorKind, Write};

fn shuffle(deck: &mut [u32]) {
    // ---- your shuffle function here ----
    use rand::seq::SliceRandom;
    deck.shuffle(&mut rand::rng());
    // ---- it ends here ----
}

fn print_deals(out: &mut impl Write) -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let cards = arguments.next().map_or(52, |word| word.parse().expect("a number of cards"));
    let deals = arguments.next().map_or(u64::MAX, |word| word.parse().expect("a number of deals"));
    for _ in 0..deals {
        // Each deal begins with a deck in order. If your program goes on shuffling the same
        // deck, move this line out of the loop; misdeal looks at both.
        let mut deck: Vec<u32> = (0..cards).collect();
        shuffle(&mut deck);
        writeln!(out, "{deck:?}")?;
    }
    out.flush()
}

fn main() -> io::Result<()> {
    match print_deals(&mut BufWriter::new(io::stdout().lock())) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()), // nobody reads any more
        result => result,
    }
}
