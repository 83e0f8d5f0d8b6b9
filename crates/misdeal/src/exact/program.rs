//! The exact law of a program's shuffle: every path of the draws that it asks for.

use misdeal_shuffle::Law;
use misdeal_shuffle::oracle::Walk;

use super::talk::Talk;
use crate::failure::Failure;
use crate::process::Start;
use crate::progress::Progress;

/// The most draws of a path, if nobody says otherwise: no path with an exact
/// probability has so many, so nothing is cut off.
pub(crate) const DRAWS_MAX: usize = 1000;

/// The most paths, if nobody says otherwise.
pub(crate) const PATHS_MAX: u64 = 1 << 24;

/// Random paths that are tried first, each twice. Two orders that come by
/// chance of the program's own agree in all of them once in 2^32.
const PROBES: u64 = 32;

/// How often progress is told, in paths.
const PATHS_BETWEEN: u64 = 256;

/// The law of the shuffle of a program that asks for its draws
/// (`docs/formats/draws-v1.md`), on a deck of `cards` cards, and how many paths it has.
///
/// A path of more than `draws_max` draws counts as unfinished. If there are
/// about more than `paths_max` paths, that is told beforehand.
pub(crate) fn law(
    start: &Start,
    cards: usize,
    draws_max: usize,
    paths_max: u64,
    progress: &Progress,
) -> Result<(Law, u64), Failure> {
    let mut walk = Walk::new(cards, draws_max)?;
    let mut talk = Talk::begin(start)?;
    let paths = estimate(&walk, &mut talk)?;
    if paths > paths_max as f64 {
        let (shown, about) = (start.shown(), about(paths));
        let what = format!("`{shown}` has about {about} paths, expected at most {paths_max}");
        return Err(Failure::new(what).hint(fewer_cards(cards, draws_max, paths_max, &mut talk)));
    }
    let walked = walk_all(&mut walk, &mut talk, paths_max, progress);
    progress.wipe();
    match walked? {
        Walked::All => {
            talk.end();
            let paths = walk.paths();
            Ok((walk.finish()?, paths))
        }
        Walked::Enough => Err(more_paths(start, &walk)),
    }
}

/// How a walk ended.
enum Walked {
    All,
    /// There are more paths than there may be.
    Enough,
}

fn walk_all(
    walk: &mut Walk,
    talk: &mut Talk,
    paths_max: u64,
    progress: &Progress,
) -> Result<Walked, Failure> {
    while !walk.is_over() {
        if walk.paths() == paths_max {
            return Ok(Walked::Enough);
        }
        walk.step(|deck, path| talk.deal(deck, path))?;
        if walk.paths().is_multiple_of(PATHS_BETWEEN) {
            progress.at_share(walk.share_walked());
        }
    }
    Ok(Walked::All)
}

/// About how many paths there are.
fn estimate(walk: &Walk, talk: &mut Talk) -> Result<f64, Failure> {
    let mut sum = 0.0;
    for number in 0..PROBES {
        sum += walk.probe(number, |deck, path| talk.deal(deck, path))?;
    }
    Ok(sum / PROBES as f64)
}

/// The most cards that can be walked, by trying.
fn fewer_cards(cards: usize, draws_max: usize, paths_max: u64, talk: &mut Talk) -> String {
    for fewer in (1..cards).rev() {
        let walk = Walk::new(fewer, draws_max).map_err(Failure::from);
        match walk.and_then(|walk| estimate(&walk, talk)) {
            Ok(paths) if paths > paths_max as f64 => {}
            Ok(paths) => return format!("--cards {fewer} has about {} paths", about(paths)),
            Err(_) => break,
        }
    }
    "try fewer: --cards N".to_owned()
}

/// A few paths, tried at random, had not shown how many there are.
fn more_paths(start: &Start, walk: &Walk) -> Failure {
    let (shown, paths) = (start.shown(), walk.paths());
    let share = 100.0 * walk.share_walked();
    let what = format!(
        "`{shown}` has more than {paths} paths, of which those walked are {share:.2} % by chance"
    );
    Failure::new(what).hint(
        "if it draws again until a value suits it, --draws N cuts it off; \
         otherwise try fewer cards: --cards N",
    )
}

/// A number in so many digits as an estimate has.
fn about(paths: f64) -> String {
    if paths < 1e6 { format!("{paths:.0}") } else { format!("{paths:.1e}") }
}
