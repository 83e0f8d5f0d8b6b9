//! The reader beside a plain one: equal deals, equal faults, equal errors.

use misdeal_audit::text::{Text, TextOptions};
use misdeal_audit::{Block, Decode, Invalid, InvalidDeal, InvalidWhy, Source};
use misdeal_deck::{Deck, Token};
use proptest::prelude::*;

use super::{deck, options};

/// The valid deals and the others, or the error.
type Read = Result<(Vec<Vec<u32>>, Invalid), String>;

fn read(text: &str, options: &TextOptions) -> Read {
    let told = |error: misdeal_audit::SourceError| error.to_string();
    let mut source = Text::open(text.as_bytes(), options).map_err(told)?;
    let (mut decoder, mut block) = (source.decoder(), Block::new(source.shape()));
    let batch = source.next_batch(u64::MAX).map_err(told)?.expect("deals");
    decoder.decode(batch.raw, &mut block).map_err(told)?;
    Ok((block.deals().map(<[u32]>::to_vec).collect(), *block.invalid()))
}

/// The same a byte, a word and a card at a time.
fn read_plainly(text: &str, deck: u32, id_of: impl Fn(&str) -> Option<u32>) -> Read {
    let (mut deals, mut invalid) = (Vec::new(), Invalid::default());
    for (place, line) in (1..).zip(text.lines()) {
        let content = line.split('#').next().unwrap_or_default();
        let words = content.split(|c| " \t\r,;[]()\"'".contains(c)).filter(|word| !word.is_empty());
        let (mut deal, mut foreign) = (Vec::new(), None);
        for word in words {
            let token = Token::parse(word.as_bytes());
            match (id_of(word), token) {
                (Some(id), _) => deal.push(id),
                (None, Ok(token)) => foreign = foreign.or(Some(token)),
                (None, Err(error)) => return Err(format!("line {place}: {error}")),
            }
        }
        if deal.is_empty() && foreign.is_none() {
            continue;
        }
        match fault(&deal, foreign, deck) {
            None => deals.push(deal),
            Some(why) => {
                if matches!(why, InvalidWhy::Repeated { .. }) {
                    let different = (0..deck).filter(|card| deal.contains(card)).count();
                    invalid.doubled.deals += 1;
                    invalid.doubled.different += different as u64;
                }
                invalid.deals += 1;
                invalid.first = invalid.first.or(Some(InvalidDeal { place, why }));
            }
        }
    }
    Ok((deals, invalid))
}

fn fault(deal: &[u32], foreign: Option<Token>, deck: u32) -> Option<InvalidWhy> {
    if let Some(token) = foreign {
        return Some(InvalidWhy::Foreign { token });
    }
    if deal.len() != deck as usize {
        return Some(InvalidWhy::Length { got: deal.len() as u32, expected: deck });
    }
    let repeated = (1..deal.len()).find(|&at| deal[..at].contains(&deal[at]))?;
    let missing = (0..deck).find(|card| !deal.contains(card));
    Some(InvalidWhy::Repeated { card: deal[repeated], missing })
}

/// A line of these words in some order, in one of many styles, mostly whole.
fn line(words: Vec<String>) -> impl Strategy<Value = String> {
    let odd = [
        "0",
        "00",
        "0001",
        "+1",
        "-1",
        "00000000002",
        "9999",
        "10000",
        "1234567890",
        "As",
        "红桃10",
        "",
        "1 1",
        "x",
        "1x",
        "1234567890123456789",
        "1#",
        "As.2",
        "a-word-longer-than-eight-bytes",
    ];
    let change = prop_oneof![
        6 => Just(None),
        3 => (any::<prop::sample::Index>(), prop::sample::select(odd.to_vec())).prop_map(Some),
    ];
    let between = prop::sample::select(vec![" ", "\t", ", ", ",", "  ", "] [", "    \t    "]);
    let begin = prop::sample::select(vec!["", "[", " ", "# none\n", "\n"]);
    let end = prop::sample::select(vec!["", "]", "\r", " # note", "#note", "      "]);
    (Just(words).prop_shuffle(), change, between, begin, end).prop_map(
        |(mut words, change, between, begin, end)| {
            if let Some((at, word)) = change {
                let at = at.index(words.len());
                words[at] = word.to_owned();
            }
            format!("{begin}{}{end}\n", words.join(between))
        },
    )
}

/// A good line, which tells the layout, and some others.
fn text(words: Vec<String>) -> impl Strategy<Value = String> {
    let good = words.join(" ") + "\n";
    let others = prop::collection::vec(line(words), 0..8);
    others.prop_map(move |others| good.clone() + &others.concat())
}

fn numbers() -> impl Strategy<Value = (u32, u32, String)> {
    (0u32..2, prop_oneof![1u32..14, 50u32..70, 98u32..131]).prop_flat_map(|(first, deck)| {
        let words = (first..first + deck).map(|number| number.to_string()).collect();
        (Just(first), Just(deck), text(words))
    })
}

fn names() -> impl Strategy<Value = String> {
    text(Deck::named("54x2").unwrap().cards().iter().map(ToString::to_string).collect())
}

proptest! {
    #[test]
    fn numbers_read_as_they_do_plainly((first, deck, text) in numbers()) {
        let stated = TextOptions {
            cards: Some(deck),
            of: Some(deck),
            first_index: Some(first),
            head_deals: 1,
            ..options()
        };
        let id_of = |word: &str| match Token::parse(word.as_bytes()) {
            Ok(Token::Number(number)) => {
                u32::try_from(number - i64::from(first)).ok().filter(|&id| id < deck)
            }
            _ => None,
        };
        prop_assert_eq!(read(&text, &stated), read_plainly(&text, deck, id_of));
    }

    #[test]
    fn names_read_as_they_do_plainly(text in names()) {
        let stated = TextOptions { head_deals: 1, ..deck("54x2") };
        let pack = Deck::named("54x2").unwrap();
        let id_of = |word: &str| pack.read(word).ok().map(|card| card.id());
        prop_assert_eq!(read(&text, &stated), read_plainly(&text, 108, id_of));
    }
}
