//! Prints deals of two threads: cargo add rand && cargo run -- CARDS DEALS

// ---- the fix ----
use rand::seq::SliceRandom;
use std::sync::Mutex;

struct Table {
    deck: Mutex<Vec<u32>>,
}

impl Table {
    /// Shuffling and reading are one step: one thread at a time.
    fn deal(&self) -> Vec<u32> {
        let mut deck = self.deck.lock().expect("no thread has panicked");
        deck.shuffle(&mut rand::rng()); // the deck, not a copy of it
        deck.clone()
    }
}
// ---- it ends here ----

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let cards: u32 = arguments.next().expect("cards");
    let deals: u32 = arguments.next().expect("deals");
    let table = Table { deck: Mutex::new((0..cards).collect()) };
    let work = |count| (0..count).for_each(|_| println!("{:?}", table.deal()));
    std::thread::scope(|scope| {
        scope.spawn(|| work(deals / 2));
        work(deals - deals / 2);
    });
}
