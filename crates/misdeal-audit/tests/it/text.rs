//! Reading deal text: what is inferred, what is evidence, what is an error.
//!
//! Each row is read three times, the bytes coming all at once, one by one, and
//! for three threads; all must agree.

mod bad;
mod copies;
mod twin;

use std::fmt::Write as _;
use std::io::Read;
use std::sync::Arc;

use misdeal_audit::text::{Naming, Note, Text, TextOptions, Unit, tokens};
use misdeal_audit::{DealOrder, InvalidWhy, RunOptions, SourceError, Tally, tally};
use misdeal_deck::Deck;

/// Yields its bytes one at a time.
struct OneByOne<'a>(&'a [u8]);

impl Read for OneByOne<'_> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let count = self.0.len().min(1);
        self.0.read(&mut out[..count])
    }
}

fn options() -> TextOptions {
    TextOptions::default()
}

fn first_index(first: u32) -> TextOptions {
    TextOptions { first_index: Some(first), ..options() }
}

fn cards(cards: u32) -> TextOptions {
    TextOptions { cards: Some(cards), ..options() }
}

fn of(of: u32) -> TextOptions {
    TextOptions { of: Some(of), ..options() }
}

fn deck(name: &str) -> TextOptions {
    TextOptions { deck: Some(Arc::new(Deck::named(name).unwrap())), ..options() }
}

fn lines_per_deal(lines_per_deal: usize) -> TextOptions {
    TextOptions { lines_per_deal, ..options() }
}

fn start_order(words: &str) -> TextOptions {
    TextOptions { start_order: Some(tokens(words.as_bytes()).unwrap()), ..options() }
}

#[track_caller]
fn check(input: impl AsRef<[u8]>, expected: &str) {
    check_with(&options(), input, expected);
}

/// `expected` is the shape, the names, what was noted, the deals, the bad ones;
/// or the error.
#[track_caller]
fn check_with(options: &TextOptions, input: impl AsRef<[u8]>, expected: &str) {
    let input = input.as_ref();
    let shown = String::from_utf8_lossy(&input[..input.len().min(300)]);
    assert_eq!(told(read(input, options, 1)), expected, "{shown}");
    assert_eq!(told(read(OneByOne(input), options, 1)), expected, "one by one: {shown}");
    assert_eq!(told(read(input, options, 3)), expected, "three threads: {shown}");
}

fn told(result: Result<String, SourceError>) -> String {
    result.unwrap_or_else(|error| format!("error: {error}"))
}

fn read(
    input: impl Read + Send,
    options: &TextOptions,
    threads: usize,
) -> Result<String, SourceError> {
    let source = Text::open(input, options)?;
    let layout = source.layout().clone();
    let tally = tally(source, &RunOptions { deals_max: 1_000_000, threads }, &|_| true)?;
    let (naming, unit) = (layout.naming(), options.unit);
    let mut text = shape(&tally);
    text += &match &naming {
        Naming::Numbers { first } => format!(" from {first}"),
        Naming::Words(words) => match &words[..] {
            [first, .., last] if words.len() > 6 => format!(" {first}..{last}"),
            words => format!(" {}", words.join(" ")),
        },
    };
    for note in &layout.notes {
        text += match note {
            Note::FirstIndexAssumed => ", 0 assumed",
            Note::PartialInferred { .. } => ", part inferred",
            Note::SetInferred => ", set inferred",
            Note::LabelsInferred { .. } => ", labels inferred",
            Note::CopiesInferred { .. } => ", copies inferred",
            _ => ", another note",
        };
    }
    write!(text, "; {} deals", tally.deals()).unwrap();
    if let Some(first) = tally.invalid().first {
        let name = |id| naming.name(id);
        let why = match first.why {
            InvalidWhy::Length { got, expected } => format!("{got} cards, not {expected}"),
            InvalidWhy::Repeated { card, missing } => {
                let missing = missing.map_or(String::new(), |id| format!(", {} missing", name(id)));
                format!("{} twice{missing}", name(card))
            }
            InvalidWhy::Foreign { token } => format!("{token} foreign"),
            InvalidWhy::CutOff { got, expected } => format!("{got} cards, not {expected}, cut off"),
            _ => "another fault".to_owned(),
        };
        let bad = tally.invalid().deals;
        write!(text, "; {bad} bad, {} {}: {why}", unit.word(), first.place).unwrap();
    }
    Ok(text)
}

fn shape(tally: &Tally) -> String {
    let shape = tally.shape();
    let set = if shape.order == DealOrder::Set { " as a set" } else { "" };
    match shape.dealt == shape.deck {
        true => format!("{}{set}", shape.deck),
        false => format!("{} of {}{set}", shape.dealt, shape.deck),
    }
}

/// `good`, `times` times, one line of it replaced.
fn with_line(good: &str, times: usize, number: usize, line: &str) -> String {
    let mut lines = vec![good; times];
    lines[number - 1] = line;
    lines.join("\n")
}

/// Lines of `dealt` numbers of `deck` from `first`, as regular as can be: line
/// `t` starts at the t-th card and goes on by `step`.
fn parts(dealt: u64, deck: u64, first: u64, lines: u64) -> String {
    let line = |t: u64| {
        let cards = (0..dealt).map(|i| ((t * 7 + i * (deck - 1)) % deck + first).to_string());
        cards.collect::<Vec<_>>().join(" ") + "\n"
    };
    (0..lines).map(line).collect()
}

#[test]
fn separators_comments_and_line_ends() {
    check("2 0 1\n0 1 2\n", "3 from 0; 2 deals");
    check("2 0 1\n0 1 2", "3 from 0; 2 deals");
    check("2 0 1\r\n0 1 2\r\n", "3 from 0; 2 deals");
    check("\u{feff}2 0 1\n0 1 2\n", "3 from 0; 2 deals");
    check("2,0,1\n0;1;2\n0\t1\t2\n  0  1 , 2 ,\n", "3 from 0; 4 deals");
    check("[2, 0, 1]\n(0, 1, 2)\n\"0\" '1' 2\n[[0], [1], [2]]\n", "3 from 0; 4 deals");
    check("# cards\n\n2 0 1 # first\n   # note\n \t\n0 1 2#last\n", "3 from 0; 2 deals");
    check("+2 +0 +1\n00 01 02\n0 000000000001 2\n", "3 from 0; 3 deals");
}

#[test]
fn nothing_to_read() {
    for input in ["", "\n", "\u{feff}", " \t\r\n\n", "# no deal\n", "[]\n[]\n"] {
        check(input, "error: got no deals");
        check_with(&cards(3), input, "error: got no deals");
    }
}

#[test]
fn whole_decks_of_numbers() {
    check("0\n0\n", "1 from 0; 2 deals");
    check("1\n1\n", "1 from 1; 2 deals");
    check("1 2 3\n3 1 2\n", "3 from 1; 2 deals");
    check("0 1 2\n", "3 from 0; 1 deals");
    check("3 1 2", "3 from 1; 1 deals");
    check_with(&first_index(0), "0 1 2\n", "3 from 0; 1 deals");
    // No 0 and no 3.
    check("1 1 2\n", "3 from 0, 0 assumed; 0 deals; 1 bad, line 1: 1 twice, 0 missing");
}

#[test]
fn both_numberings_possible() {
    // With 52 stated, neither a 0 nor a 52 decides.
    check_with(&of(52), "5 9\n51 7\n", "2 of 52 from 0, 0 assumed; 2 deals");
    check_with(&of(52), "9 5\n0 7\n", "2 of 52 from 0; 2 deals");
    check_with(&of(52), "5 9\n52 7\n", "2 of 52 from 1; 2 deals");
    let stated = TextOptions { of: Some(52), ..first_index(1) };
    check_with(&stated, "5 9\n51 7\n", "2 of 52 from 1; 2 deals");
}

/// Where the head cannot decide, a later number must not make a fair program a
/// misdeal: nothing is known of the shuffle, only that the guess was wrong.
#[test]
fn a_later_number_that_proves_a_guess_wrong_is_an_error() {
    let late = |head: &str, line: &str| head.repeat(500) + line + "\n";
    check_with(
        &of(1000),
        late("5 9 4\n700 800 900\n", "3 1000 2"),
        "error: line 1001: got card 1000, but the first deals suggested cards 0 to 999",
    );
    check_with(
        &of(1000),
        late("5 9 4\n700 800 900\n", "3 1001 2"),
        "3 of 1000 from 0, 0 assumed; 1000 deals; 1 bad, line 1001: 1001 foreign",
    );
    check(
        late("5 9 4\n700 800 900\n", "3 901 2"),
        "error: line 1001: got card 901, but the first deals suggested cards 1 to 900",
    );
    check(
        late("5 9 4\n700 800 900\n", "3 0 2"),
        "error: line 1001: got card 0, but the first deals suggested cards 1 to 900",
    );
    let (part, bad) = ("3 of 900 from 1, part inferred; 1000 deals", "1 bad, line 1001");
    check_with(
        &first_index(1),
        late("5 9 4\n700 800 900\n", "3 0 2"),
        &format!("{part}; {bad}: 0 foreign"),
    );
    check(late("5 9 4\n700 800 900\n", "3 -1 2"), &format!("{part}; {bad}: -1 foreign"));
    let runs = TextOptions { unit: Unit::Run, ..options() };
    check_with(
        &runs,
        late("5 9 4\n700 800 900\n", "3 901 2"),
        "error: run 1001: got card 901, but the first deals suggested cards 1 to 900",
    );
}

#[test]
fn parts_of_decks_of_numbers() {
    check("0 9 3\n8 2 5\n", "3 of 10 from 0, part inferred; 2 deals");
    check("1 9 3\n8 2 5\n", "3 of 9 from 1, part inferred; 2 deals");
    check("7 3 9\n", "3 of 9 from 1, part inferred; 1 deals");
    check_with(&first_index(0), "1 9 3\n8 2 5\n", "3 of 10 from 0, part inferred; 2 deals");
    // The first k of k+1 show the last card in all deals but a few.
    check(parts(9, 10, 0, 40), "9 of 10 from 0, part inferred; 40 deals");
    check(parts(9, 10, 1, 40), "9 of 10 from 1, part inferred; 40 deals");
    check(parts(51, 52, 0, 1500), "51 of 52 from 0, part inferred; 1500 deals");
    // One card of two: a coin that has so far shown few tails.
    check("1\n1\n2\n1\n1\n1\n1\n1\n", "1 of 2 from 1, part inferred; 8 deals");
    check("0\n0\n0\n1\n0\n0\n0\n0\n", "1 of 2 from 0, part inferred; 8 deals");
    check("2 1\n1 2\n1 2\n1 2\n3 1\n", "2 of 3 from 1, part inferred; 5 deals");
    let stated = TextOptions { cards: Some(3), ..of(10) };
    check_with(
        &stated,
        "0 9 3\n8 2 5\n1 2\n",
        "3 of 10 from 0; 2 deals; 1 bad, line 3: 2 cards, not 3",
    );
}

#[test]
fn sets() {
    check("1 5 9\n2 3 8\n", "3 of 9 as a set from 1, part inferred, set inferred; 2 deals");
    check("1 5 9\n2 8 3\n", "3 of 9 from 1, part inferred; 2 deals");
    let set = TextOptions { order: Some(DealOrder::Set), ..options() };
    check_with(&set, "5 1 9\n2 8 3\n", "3 of 9 as a set from 1, part inferred; 2 deals");
    let sequence = TextOptions { order: Some(DealOrder::Sequence), ..options() };
    check_with(&sequence, "1 5 9\n2 3 8\n", "3 of 9 from 1, part inferred; 2 deals");
    // One deal, one card a deal, or whole decks are no reason to think of sets.
    check("1 5 9\n", "3 of 9 from 1, part inferred; 1 deals");
    check("1\n5\n", "1 of 5 from 1, part inferred; 2 deals");
    check("0 1 2\n0 1 2\n", "3 from 0; 2 deals");
}

#[test]
fn labels() {
    check("10 30 20\n30 20 10\n", "3 10 20 30, labels inferred; 2 deals");
    check("-1 5\n5 -1\n", "2 -1 5, labels inferred; 2 deals");
    check("5\n5\n", "1 5, labels inferred; 2 deals");
    let expected = "3 10 20 30, labels inferred; 19 deals; 1 bad, line 7: 20 twice, 10 missing";
    check(with_line("10 30 20", 20, 7, "20 30 20"), expected);
    let expected = "3 10 20 30, labels inferred; 49 deals; 1 bad, line 7: 40 foreign";
    check(with_line("10 30 20", 50, 7, "40 30 20"), expected);
    let order = start_order("30 20 10");
    check_with(&order, "10 30 20\n30 20 10\n", "3 30 20 10; 2 deals");
}

#[test]
fn card_names() {
    let deck = |suits: [&str; 4], ranks: &str, glue: fn(&str, &str) -> String| {
        let ranks: Vec<&str> = ranks.split(' ').collect();
        let names = suits.iter().flat_map(|suit| ranks.iter().map(move |rank| glue(suit, rank)));
        names.collect::<Vec<_>>().join(" ")
    };
    let suit_first = |suit: &str, rank: &str| format!("{suit}{rank}");
    let rank_first = |suit: &str, rank: &str| format!("{rank}{suit}");
    let ranks = "A K Q J T 9 8 7 6 5 4 3 2";
    let lines = [
        deck(["s", "h", "c", "d"], ranks, rank_first),
        deck(["S", "H", "C", "D"], &ranks.to_lowercase(), suit_first),
        deck(["♠", "♥", "♣", "♦"], "1 2 3 4 5 6 7 8 9 10 J Q K", suit_first),
        deck(["♤", "♡", "♧", "♢"], ranks, suit_first),
        deck(["♠\u{fe0f}", "♥\u{fe0f}", "♣\u{fe0f}", "♦\u{fe0f}"], ranks, rank_first),
        deck(["黑桃", "红桃", "梅花", "方块"], ranks, suit_first),
        deck(["桃", "心", "梅", "砖"], "1 2 3 4 5 6 7 8 9 10 J Q K", suit_first),
        deck(["黑心", "红心", "草花", "方片"], ranks, suit_first),
    ];
    check(lines.join("\n"), "52 As..Kd; 8 deals");
    let with_jokers = |jokers: &str| format!("{jokers} {}\n", lines[0]);
    check(with_jokers("小王 大王") + &with_jokers("RJ BJ"), "54 As..RJ; 2 deals");
    // One joker only.
    check(with_jokers("BJ").repeat(2), "53 As..BJ, labels inferred; 2 deals");
    let small = deck(["s", "h", "c", "d"], "7 8 9 T J Q K A", rank_first) + "\n";
    check(&small, "32 As..Kd, labels inferred; 1 deals");
    check(small.repeat(2), "32 As..Kd, labels inferred; 2 deals");
    check("Ah 2h 3h\n3h 2h Ah\n", "3 Ah 2h 3h, labels inferred; 2 deals");
    check("心K 桃1\n红桃2 ♣10\n", "2 of 52 As..Kd, part inferred; 2 deals");
    check("BJ 2h\n3h 4h\n", "2 of 54 As..RJ, part inferred; 2 deals");
    check("As 2s\n3h 4h\n", "2 of 52 as a set As..Kd, part inferred, set inferred; 2 deals");
}

#[test]
fn parts_of_stripped_decks_of_names() {
    let hands = |ranks: &[&str], order: [&str; 4]| -> String {
        let line = |suits: [&str; 4]| -> String {
            suits
                .iter()
                .flat_map(|suit| ranks.iter().map(move |rank| format!("{rank}{suit}\n")))
                .collect()
        };
        line(order)
    };
    let skat = hands(&["7", "8", "9", "T", "J", "Q", "K", "A"], ["h", "s", "d", "c"]);
    check(&skat, "1 of 32 As..Kd, labels inferred, part inferred; 32 deals");
    check_with(&of(32), &skat, "1 of 32 As..Kd, labels inferred; 32 deals");
    check_with(&of(52), &skat, "1 of 52 As..Kd; 32 deals");
    // The ace never comes: no deck that people play with, so a fault.
    let aceless =
        hands(&["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"], ["h", "s", "d", "c"]);
    check(&aceless, "1 of 52 As..Kd, part inferred; 48 deals");
    let few = "error: start order: got 4 different cards in the first deals, expected 32";
    check_with(&of(32), "7h 8h\n9s Td\n", few);
}

#[test]
fn start_orders() {
    let order = start_order("Kh As 7d");
    check_with(&order, "As Kh 7d\nKh As 7d\n", "3 Kh As 7d; 2 deals");
    check_with(&order, "As Kh 7d\nKh 2s 7d\n", "3 Kh As 7d; 1 deals; 1 bad, line 2: 2s foreign");
    let part = TextOptions { cards: Some(1), of: Some(3), ..order.clone() };
    check_with(&part, "As\nKh\n", "1 of 3 Kh As 7d; 2 deals");
    check_with(&start_order("1 2 2"), "1 2 3\n", "error: start order: got 3 cards, but some twice");
    let other = TextOptions { cards: Some(4), ..order };
    check_with(&other, "As Kh 7d\n", "error: start order: got 3 cards, expected 4");
}

#[test]
fn deals_of_several_lines() {
    check_with(&lines_per_deal(2), "0 1\n2 3\n\n3 2 # x\n1 0\n", "4 from 0; 2 deals");
    check_with(&lines_per_deal(3), "0\n1\n2\n2\n1\n0", "3 from 0; 2 deals");
    check_with(
        &lines_per_deal(2),
        "0\n1\n\n1\n1\n",
        "2 from 0; 1 deals; 1 bad, line 4: 1 twice, 0 missing",
    );
    check_with(&lines_per_deal(2), "0\n1\n1\n", "error: line 3: the last deal has 1 of 2 lines");
    // A bad word is found on its own line.
    check_with(&lines_per_deal(2), "0\n1\n1\nx\n", "error: line 4: card 'x' is not a card");
    // Numbers below 1 line a deal cannot be meant.
    check_with(&lines_per_deal(0), "0 1\n1 0\n", "2 from 0; 2 deals");
}

#[test]
fn a_deck_by_name() {
    let pack: Vec<String> =
        Deck::named("54x2").unwrap().cards().iter().map(ToString::to_string).collect();
    check_with(&deck("54x2"), pack.join(" "), "108 As..RJ.2; 1 deals");
    let names = "As As.2 大王\n大王.2 ♠A.2 2s\n";
    check_with(&deck("54x2"), names, "3 of 108 As..RJ.2; 2 deals");
    let twice = "As As.2\nAs ♠A\n";
    check_with(&deck("54x2"), twice, "2 of 108 As..RJ.2; 1 deals; 1 bad, line 2: As twice");
    // The deck's own names go first: 2s is a tile of bamboo there.
    let tiles = Deck::named("mahjong-136").unwrap();
    let last = tiles.cards().last().unwrap();
    let expected = format!("2 of 136 1m..{last}; 2 deals");
    check_with(&deck("mahjong-136"), "1m 一万.2\n2s 1m.4\n", &expected);
    let joker = "2 of 52 As..Kd; 1 deals; 1 bad, line 1: BJ foreign";
    check_with(&deck("52"), "As BJ\nAs 2s\n", joker);
    check_with(&deck("28"), "8s 2s\n8s As\n", "2 of 28 As..Kd; 1 deals; 1 bad, line 1: 2s foreign");
    // Numbers are read as numbers, of a deck of that size.
    check_with(&deck("52"), "0 51\n51 7\n", "2 of 52 from 0; 2 deals");
    check_with(&deck("52"), "As x\n", "error: line 1: card 'x' is not a card");
}

/// It is evidence all the same: nobody can tell a cut from a loss.
#[test]
fn a_last_line_without_an_end_may_be_cut_off() {
    let cut = "3 from 0; 2 deals; 1 bad, line 3: 2 cards, not 3, cut off";
    check("0 1 2\n2 1 0\n1 0", cut);
    check("0 1 2\n2 1 0\n1 0 2", "3 from 0; 3 deals");
    check("0 1 2\n2 1 0\n1 0 2 1", "3 from 0; 2 deals; 1 bad, line 3: 4 cards, not 3");
    check("0 1 2\n2 1 0\n1 0\n", "3 from 0; 2 deals; 1 bad, line 3: 2 cards, not 3");
}
