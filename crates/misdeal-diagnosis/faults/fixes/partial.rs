//! Prints samples of 3: cargo add rand && cargo run -- CARDS SAMPLES

// ---- the fix ----
fn sample<T: Copy>(deck: &[T], k: usize) -> Vec<T> {
    let mut deck = deck.to_vec();
    // k steps, from the front.
    for i in 0..k {
        let j = rand::random_range(i..deck.len()); // any that is left
        deck.swap(i, j);
    }
    deck.truncate(k); // the part that was shuffled
    deck
}
// ---- it ends here ----

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let cards: u32 = arguments.next().expect("cards");
    let deals = arguments.next().expect("deals");
    for _ in 0..deals {
        let deck: Vec<u32> = (0..cards).collect();
        println!("{:?}", sample(&deck, 3));
    }
}
