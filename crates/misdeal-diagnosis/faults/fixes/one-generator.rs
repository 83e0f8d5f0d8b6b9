//! Prints deals of two threads: cargo add rand && cargo run -- CARDS DEALS

// ---- the fix ----
use rand::seq::SliceRandom;

fn work(cards: u32, deals: u32) {
    // This thread's own, seeded once by the operating system; not a
    // clone of another's, which would deal the same.
    let mut generator = rand::rng();
    for _ in 0..deals {
        let mut deck: Vec<u32> = (0..cards).collect();
        deck.shuffle(&mut generator);
        println!("{deck:?}");
    }
}
// ---- it ends here ----

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let cards = arguments.next().expect("cards");
    let deals = arguments.next().expect("deals");
    std::thread::scope(|scope| {
        scope.spawn(|| work(cards, deals / 2));
        work(cards, deals - deals / 2);
    });
}
