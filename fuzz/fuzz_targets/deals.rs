//! Any bytes as deals, with any options: no panic, each deal counted once, and
//! the same verdict or error however the bytes arrive and on any threads.
//!
//! The first six bytes choose the options, the rest is the text.

#![no_main]

use std::io::Read;
use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use misdeal_audit::text::{HEAD_DEALS, Text, TextOptions, Unit, tokens};
use misdeal_audit::{DealOrder, RunOptions, SourceError, judge, tally};
use misdeal_deck::Deck;

/// Yields its bytes in pieces of at most this size.
struct Pieces<'a>(&'a [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let count = self.1.min(out.len());
        self.0.read(&mut out[..count])
    }
}

/// Unstated for even bytes, else a number up to 63; the last is a large one.
fn stated(byte: u8) -> Option<u32> {
    match byte {
        255 => Some(u32::MAX),
        _ => (byte % 2 == 1).then_some(u32::from(byte / 4)),
    }
}

fn options(bytes: [u8; 6]) -> TextOptions {
    let [cards, of, order, first_index, lines, start_order] = bytes;
    TextOptions {
        cards: stated(cards),
        of: stated(of),
        deck: match of / 64 {
            3 => Deck::named("54x2").ok().map(Arc::new),
            2 => Deck::named("mahjong-136").ok().map(Arc::new),
            _ => None,
        },
        copies: if order / 128 == 1 { stated(order % 8) } else { None },
        order: [None, Some(DealOrder::Sequence), Some(DealOrder::Set)][usize::from(order % 3)],
        first_index: [None, Some(0), Some(1)][usize::from(first_index % 3)],
        start_order: match start_order % 8 {
            1 => Some(tokens(b"Kh As 7d BJ").expect("cards")),
            2 => Some(tokens(b"3 1 2 0").expect("numbers")),
            3 => Some(tokens(b"1 1").expect("numbers")),
            4 => Some(Vec::new()),
            _ => None,
        },
        lines_per_deal: usize::from(lines % 4),
        unit: [Unit::Line, Unit::Run][usize::from(order / 128)],
        // A short head, so that later deals can contradict it.
        head_deals: [HEAD_DEALS, 1, 2, 5][usize::from(lines / 64)],
    }
}

/// What a user sees of a run, and the deals that were read.
fn run(
    input: Pieces<'_>,
    options: &TextOptions,
    run: RunOptions,
) -> Result<(String, u64), SourceError> {
    let source = Text::open(input, options)?;
    let layout = source.layout().clone();
    let tally = tally(source, &run, &|_| true)?;
    let verdict = judge(&tally, 1e-6);
    for judged in &verdict.findings {
        assert!(judged.finding.ln_p <= 0.0, "{judged:?}");
        assert!(judged.ln_p_adjusted >= judged.finding.ln_p, "{judged:?}");
        assert!(judged.finding.statistic.is_finite(), "{judged:?}");
        let effect = judged.finding.effect;
        assert!(effect.is_sum() || (0.0..=1.0).contains(&effect.mean), "{judged:?}");
    }
    let shape = tally.shape();
    assert!(shape.dealt <= shape.deck);
    let invalid = tally.invalid();
    assert_eq!(invalid.deals > 0, invalid.first.is_some());
    let names: Vec<String> = (0..shape.deck.min(100)).map(|id| layout.naming().name(id)).collect();
    let seen = format!("{:?} {:?} {names:?} {invalid:?} {verdict:?}", shape, layout.notes);
    Ok((seen, tally.deals() + invalid.deals))
}

/// The deals there are: lines with a word on them, in groups.
fn deals_in(text: &[u8], lines_per_deal: usize) -> u64 {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let has_word = |line: &&[u8]| {
        let first = line.iter().find(|byte| !b" \t\r,;[]()\"'".contains(byte));
        first.is_some_and(|&byte| byte != b'#')
    };
    let lines = text.split(|&byte| byte == b'\n').filter(has_word).count();
    (lines / lines_per_deal.max(1)) as u64
}

fuzz_target!(|data: &[u8]| {
    let Some((head, text)) = data.split_first_chunk::<6>() else { return };
    let options = options(*head);
    let told = |result: Result<(String, u64), SourceError>| match result {
        Ok((seen, _)) => seen,
        Err(error) => {
            let message = error.to_string();
            assert!(!message.chars().any(char::is_control), "{message:?}");
            message
        }
    };
    let whole = RunOptions { deals_max: 1_000_000, threads: 1 };
    let first = run(Pieces(text, usize::MAX), &options, whole);
    if let Ok((_, deals)) = &first {
        assert_eq!(*deals, deals_in(text, options.lines_per_deal));
        let part = RunOptions { deals_max: deals.div_ceil(2), threads: 1 };
        let (_, half) = run(Pieces(text, usize::MAX), &options, part).expect("a part is no worse");
        assert_eq!(half, deals.div_ceil(2));
    }
    let first = told(first);
    // Each piece costs a buffer, so a long text comes in larger ones.
    let size = 1 + text.len() / 256;
    assert_eq!(told(run(Pieces(text, size), &options, whole)), first, "in pieces of {size}");
    let threads = RunOptions { threads: 2, ..whole };
    assert_eq!(told(run(Pieces(text, usize::MAX), &options, threads)), first, "on two threads");
});
