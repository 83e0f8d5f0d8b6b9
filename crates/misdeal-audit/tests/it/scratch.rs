use misdeal_audit::*;
use misdeal_shuffle::{Seed, ShuffleSpec};
fn audit(spec: &str, n: u32, reset: bool, seed: u64, max: u64) -> Audited {
    let spec: ShuffleSpec = spec.parse().unwrap();
    let seed = Seed::from(seed);
    let options = AuditOptions { alpha: 1e-6, mode: Mode::UntilSure, once_sure: OnceSure::ReadOn(10000), run: RunOptions { deals_max: max, threads: 2 } };
    let mut audit = Audit::new(Shape::whole(n), options);
    if reset {
        audit.read(Made::new(Shape::whole(n), move |t, deal: &mut Vec<u32>| { deal.extend(0..n); spec.shuffle(deal, &mut seed.deal(t)); }), &|_| true).unwrap();
    } else {
        let mut deck: Vec<u32> = (0..n).collect();
        let mut t = 0;
        audit.read(Streamed::new(Shape::whole(n), move |deal: &mut Vec<u32>| { spec.shuffle(&mut deck, &mut seed.deal(t)); t += 1; deal.extend(&deck); Ok::<_, String>(()) }), &|_| true).unwrap();
    }
    audit.finish()
}
#[test]
fn scratch() {
    for (spec, n, reset) in [("global-swap", 52, true), ("global-swap", 10, true), ("sattolo", 52, true), ("sattolo", 10, true), ("wash", 52, true), ("last-never-moves", 52, true), ("sort-random-comparator", 52, true), ("global-swap", 52, false), ("global-swap", 3, true), ("fisher-yates", 52, true), ("fisher-yates", 10, false)] {
        for seed in 0..3 {
            let began = std::time::Instant::now();
            let a = audit(spec, n, reset, seed, 300_000);
            let v = &a.verdict;
            println!("{spec} {n} {reset}: {:?} {:?} odds {:.1?} deals {} strongest {:?} | {:?} {:?}", v.outcome, v.sure, v.log10_odds(), v.deals, v.strongest.map(|b| (b.test, b.frame)), v.effects.wagers.first().map(|w| (&w.wager, w.chance.low, w.fair)), began.elapsed());
        }
    }
}
