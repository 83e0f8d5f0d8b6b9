//! Reading a source: threads, pieces, limits, ends and errors.

use std::io::{Error, ErrorKind, Read};
use std::sync::atomic::{AtomicU64, Ordering};

use misdeal_audit::text::{Text, TextOptions};
use misdeal_audit::{
    Batch, Block, Decode, Judged, Made, RunOptions, Shape, Source, SourceError, Tally, judge, tally,
};
use misdeal_shuffle::{Seed, fair, faulty};

/// Everything that can be seen of a tally.
fn seen(tally: &Tally) -> String {
    let verdict = judge(tally, 1e-6);
    let findings: Vec<&Judged> = verdict.findings.iter().collect();
    format!(
        "{:?} {:?} {} {:?} {findings:?} {:?}",
        verdict.outcome, verdict.shape, verdict.deals, verdict.invalid, verdict.position
    )
}

fn run<S: Source>(source: S, deals_max: u64, threads: usize) -> Result<Tally, SourceError> {
    tally(source, &RunOptions { deals_max, threads }, &|_| true)
}

/// Deals of a fair shuffle; every 97th lacks its last card.
fn lines(deals: u64, cards: u32) -> String {
    let seed = Seed::from(11);
    let line = |t: u64| {
        let mut deck: Vec<u32> = (0..cards).collect();
        fair::fisher_yates(&mut deck, &mut seed.deal(t));
        let shown = deck.len() - usize::from(t % 97 == 96);
        deck[..shown].iter().map(u32::to_string).collect::<Vec<_>>().join(" ") + "\n"
    };
    (0..deals).map(line).collect()
}

/// Yields its bytes in pieces whose sizes go through `sizes`.
struct Pieces<'a> {
    bytes: &'a [u8],
    sizes: std::iter::Cycle<std::slice::Iter<'a, usize>>,
}

impl Read for Pieces<'_> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let size = *self.sizes.next().unwrap();
        let count = size.min(out.len());
        self.bytes.read(&mut out[..count])
    }
}

#[test]
fn threads_and_pieces_do_not_matter() {
    let text = lines(5000, 10);
    let of = |sizes: &[usize], threads| {
        let input = Pieces { bytes: text.as_bytes(), sizes: sizes.iter().cycle() };
        seen(&run(Text::open(input, &TextOptions::default()).unwrap(), 4500, threads).unwrap())
    };
    let whole = of(&[usize::MAX], 1);
    assert!(whole.contains("deals: 46, first: Some(InvalidDeal { place: 97"), "{whole:.300}");
    for threads in [1, 2, 5, 8] {
        for sizes in [&[usize::MAX][..], &[4096], &[7, 1, 300], &[65_536, 1]] {
            assert_eq!(of(sizes, threads), whole, "{threads} threads, pieces of {sizes:?}");
        }
    }
    // A thread count of 0 is taken for 1.
    assert_eq!(of(&[100], 0), whole);
}

#[test]
fn threads_do_not_matter_to_made_deals() {
    let seed = Seed::from(5);
    let source = || {
        Made::new(Shape::whole(52), move |t, deal| {
            deal.extend(0..52);
            faulty::global_swap(deal, &mut seed.deal(t));
            if t % 1000 == 900 {
                deal[3] = deal[4];
            }
        })
    };
    let one = seen(&run(source(), 10_001, 1).unwrap());
    assert!(one.contains("deals: 10, first: Some(InvalidDeal { place: 901"), "{one:.300}");
    for threads in [2, 5, 8] {
        assert_eq!(seen(&run(source(), 10_001, threads).unwrap()), one, "{threads} threads");
    }
}

/// Batches hold up to 1,024 deals, and the head of a text 1,000.
#[test]
fn the_limit_of_deals_is_exact() {
    let text = "0 1\n1 0\n".repeat(3000);
    for deals_max in [1, 999, 1000, 1001, 1023, 1024, 1025, 2500, 6000, 7000] {
        for threads in [1, 3] {
            let made = Made::new(Shape::whole(2), |_, deal| deal.extend([0, 1]));
            assert_eq!(run(made, deals_max, threads).unwrap().deals(), deals_max);
            let text = Text::open(text.as_bytes(), &TextOptions::default()).unwrap();
            assert_eq!(run(text, deals_max, threads).unwrap().deals(), deals_max.min(6000));
        }
    }
    // A limit of no deals leaves nothing to judge.
    let made = Made::new(Shape::whole(2), |_, deal| deal.extend([0, 1]));
    assert!(matches!(run(made, 0, 2), Err(SourceError::NoDeals)));
}

/// "0 1\n" for ever.
struct Endless(u64);

impl Read for Endless {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        for byte in out.iter_mut() {
            *byte = b"0 1\n"[(self.0 % 4) as usize];
            self.0 += 1;
        }
        Ok(out.len())
    }
}

#[test]
fn an_endless_source_is_cut() {
    let text = || Text::open(Endless(0), &TextOptions::default()).unwrap();
    assert_eq!(run(text(), 12_345, 1).unwrap().deals(), 12_345);
    assert_eq!(run(text(), 12_345, 4).unwrap().deals(), 12_345);
}

/// After a stop no further batch is handed out: what was handed out counts.
#[test]
fn the_watch_can_stop() {
    for threads in [1, 4] {
        let largest = AtomicU64::new(0);
        let watch = |deals: u64| {
            largest.fetch_max(deals, Ordering::Relaxed);
            deals < 5000
        };
        let text = Text::open(Endless(0), &TextOptions::default()).unwrap();
        let options = RunOptions { deals_max: u64::MAX, threads };
        let tally = tally(text, &options, &watch).unwrap();
        let handed_out = largest.load(Ordering::Relaxed);
        assert_eq!(tally.deals(), handed_out, "{threads} threads");
        // One batch a thread at most was on its way.
        assert!((5000..=5000 + 1024 * (threads as u64 + 1)).contains(&handed_out));
    }
}

/// Good deals, then an error of this kind.
#[derive(Debug)]
struct Breaks(u64, u64, ErrorKind);

impl Read for Breaks {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        if self.0 == self.1 {
            return Err(Error::new(self.2, "the cable is out"));
        }
        let line = b"1 0\n";
        self.0 += 1;
        out[..line.len()].copy_from_slice(line);
        Ok(line.len())
    }
}

#[test]
fn a_source_that_breaks_is_an_error() {
    for deals in [1500, 5000] {
        for threads in [1, 4] {
            let input = Breaks(0, deals, ErrorKind::BrokenPipe);
            let text = Text::open(input, &TextOptions::default()).unwrap();
            let error = run(text, 1_000_000, threads).unwrap_err();
            assert!(matches!(error, SourceError::Read(_)));
            assert_eq!(error.to_string(), "the cable is out");
        }
    }
    // In the head it is an error of opening.
    let error = Text::open(Breaks(0, 10, ErrorKind::Other), &TextOptions::default()).unwrap_err();
    assert_eq!(error.to_string(), "the cable is out");
    // Beyond the limit nobody reads.
    let text = Text::open(Breaks(0, 5000, ErrorKind::Other), &TextOptions::default()).unwrap();
    assert_eq!(run(text, 3000, 2).unwrap().deals(), 3000);
}

#[test]
fn a_wish_to_stop_ends_the_deals() {
    for deals in [1, 10, 2500] {
        let input = Breaks(0, deals, ErrorKind::Interrupted);
        let text = Text::open(input, &TextOptions::default()).unwrap();
        assert_eq!(run(text, 1_000_000, 3).unwrap().deals(), deals);
    }
    let error = Text::open(Breaks(0, 0, ErrorKind::Interrupted), &TextOptions::default());
    assert!(matches!(error, Err(SourceError::NoDeals)));
}

/// Two lines cannot be read: the first is told, whoever meets it.
#[test]
fn the_earliest_error_wins() {
    let mut lines: Vec<&str> = vec!["0 1"; 60_000];
    (lines[20_499], lines[20_999], lines[59_000]) = ("0 x", "0 y", "0 z");
    let text = lines.join("\n");
    for threads in [1, 2, 5, 8] {
        for _ in 0..5 {
            let source = Text::open(text.as_bytes(), &TextOptions::default()).unwrap();
            let error = run(source, 1_000_000, threads).unwrap_err();
            assert_eq!(error.to_string(), "line 20500: card 'x' is not a card");
        }
    }
}

/// Batch 3 fails late, batch 4 at once: the error of batch 3 is told.
struct Slow(u64);

struct SlowDecoder;

impl Source for Slow {
    type Raw = u64;
    type Decoder = SlowDecoder;

    fn shape(&self) -> Shape {
        Shape::whole(2)
    }

    fn decoder(&self) -> SlowDecoder {
        SlowDecoder
    }

    fn next_batch(&mut self, deals_max: u64) -> Result<Option<Batch<u64>>, SourceError> {
        self.0 += 1;
        Ok(Some(Batch { raw: self.0, deals: deals_max }))
    }
}

impl Decode for SlowDecoder {
    type Raw = u64;

    fn decode(&mut self, raw: u64, block: &mut Block) -> Result<(), SourceError> {
        if raw == 3 {
            // Long enough for the others to fail first, as a rule.
            for round in 0..2_000_000 {
                std::hint::black_box(round);
            }
        }
        block.push(raw, &[0, 1]);
        match raw {
            3.. => Err(SourceError::StartOrder(raw.to_string())),
            _ => Ok(()),
        }
    }
}

#[test]
fn the_earliest_batch_wins_over_the_quickest() {
    for threads in [1, 2, 5] {
        let error = run(Slow(0), 1_000_000, threads).unwrap_err();
        assert_eq!(error.to_string(), "start order: 3");
    }
}
