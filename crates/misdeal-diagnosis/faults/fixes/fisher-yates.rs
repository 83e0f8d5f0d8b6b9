//! Prints deals: cargo add rand && cargo run -- CARDS DEALS

// ---- the fix ----
fn shuffle<T>(deck: &mut [T]) {
    for i in (1..deck.len()).rev() {
        // 0 to i, each equally likely; rand is seeded by the system.
        let j = rand::random_range(0..=i);
        deck.swap(i, j);
    }
}

// Or, the same from the library, with rand::seq::SliceRandom:
// deck.shuffle(&mut rand::rng());
// ---- it ends here ----

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let cards: u32 = arguments.next().expect("cards");
    let deals = arguments.next().expect("deals");
    for _ in 0..deals {
        let mut deck: Vec<u32> = (0..cards).collect();
        shuffle(&mut deck);
        println!("{deck:?}");
    }
}
