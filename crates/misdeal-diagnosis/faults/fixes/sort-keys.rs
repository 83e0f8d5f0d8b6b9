//! Prints deals: cargo add rand && cargo run -- CARDS DEALS

// ---- the fix ----
fn shuffle<T: Copy>(deck: &mut [T]) {
    loop {
        // One key a card, kept while sorting.
        let key = |&card: &T| (rand::random::<u64>(), card);
        let mut keyed: Vec<(u64, T)> = deck.iter().map(key).collect();
        keyed.sort_by_key(|&(key, _)| key);
        if keyed.windows(2).all(|pair| pair[0].0 != pair[1].0) {
            for (place, (_, card)) in deck.iter_mut().zip(keyed) {
                *place = card;
            }
            return;
        } // else two are equal: all are drawn again
    }
}
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
