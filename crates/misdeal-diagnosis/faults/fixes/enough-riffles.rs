//! Prints deals: cargo add rand && cargo run -- CARDS DEALS

// ---- the fix ----
fn riffle<T: Copy>(deck: &mut [T]) {
    // From which packet each card comes, and where the packets begin.
    let sides: Vec<bool> = deck.iter().map(|_| rand::random()).collect();
    let mut left = 0;
    let mut right = sides.iter().filter(|side| !**side).count();
    let before = deck.to_vec();
    for (place, side) in deck.iter_mut().zip(sides) {
        let from = if side { &mut right } else { &mut left };
        *place = before[*from];
        *from += 1;
    }
}

fn shuffle<T: Copy>(deck: &mut [T]) {
    // Leaves a total variation of about .001: 16 riffles for 52 cards.
    let times = 1.5 * (deck.len().max(2) as f64).log2() + 7.0;
    for _ in 0..times.ceil() as u32 {
        riffle(deck);
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
