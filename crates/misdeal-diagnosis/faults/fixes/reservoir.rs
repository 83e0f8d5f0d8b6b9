//! Prints sets of 3: cargo add rand && cargo run -- CARDS SETS

// ---- the fix ----
fn reservoir<T>(stream: impl Iterator<Item = T>, k: usize) -> Vec<T> {
    let mut kept = Vec::new();
    for (before, item) in stream.enumerate() {
        if kept.len() < k {
            kept.push(item);
            continue;
        }
        // Of all that were seen, this one included.
        let j = rand::random_range(0..=before);
        if j < k {
            kept[j] = item;
        }
    }
    kept // a fair set; shuffle it if its order matters
}
// ---- it ends here ----

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let cards: u32 = arguments.next().expect("cards");
    let deals = arguments.next().expect("deals");
    for _ in 0..deals {
        println!("{:?}", reservoir(0..cards, 3));
    }
}
