//! Prints deals: cargo add rand && cargo run -- CARDS DEALS

// ---- the fix ----
use rand::seq::SliceRandom;

fn shuffled<T>(items: impl Iterator<Item = T>, parts: usize) -> Vec<T> {
    // Files, if there is much.
    let mut heaps: Vec<Vec<T>> = (0..parts).map(|_| Vec::new()).collect();
    for item in items {
        heaps[rand::random_range(0..parts)].push(item); // one draw an item
    }
    for heap in &mut heaps {
        heap.shuffle(&mut rand::rng()); // must fit into memory
    }
    heaps.into_iter().flatten().collect()
}
// ---- it ends here ----

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let cards: u32 = arguments.next().expect("cards");
    let deals = arguments.next().expect("deals");
    for _ in 0..deals {
        println!("{:?}", shuffled(0..cards, 3));
    }
}
