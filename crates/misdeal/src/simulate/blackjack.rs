//! What blackjack is worth by some rules.

use std::fmt::Write as _;
use std::io::Write as _;

use misdeal_games::blackjack::exact::{DealerLaw, Exact};
use misdeal_games::blackjack::{Chart, PostRules, Rules};
use misdeal_report::Lang;
use misdeal_shuffle::Seed;

use super::chart::{self, letter, ups};
use super::columns::columns;
use super::{hand, json, rounds, verify};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::output::print;
use crate::rules_named::{NamedRules, rules_named};
use crate::{names, seed, stop};

/// Blackjack: the exact values of some rules, basic strategy, and rounds played by it
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules of `misdeal list rules`, with keys: vegas-6d:soft17=hit,decks=8
    #[arg(long, value_name = "RULES", default_value = "vegas-6d")]
    rules: String,

    /// Rounds to play by the chart, 20000000 if not given; with --verify for each line of the table
    #[arg(long, value_name = "N",
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    rounds: Option<u64>,

    /// 0 to 2^256-1, decimal or 0x...; random and printed to standard error if not given
    #[arg(long, value_name = "SEED", allow_hyphen_values = true)]
    seed: Option<Seed>,

    /// Threads; as many as there are cores if not given. They do not change the result
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Two cards: what is each choice worth? Suits may be left out: --hand 'T 6'
    #[arg(long, value_name = "CARDS", requires = "upcard")]
    #[arg(conflicts_with_all = ["rounds", "seed", "threads", "verify"])]
    hand: Option<String>,

    /// The dealer's card that is seen, for --hand
    #[arg(long, value_name = "CARD", requires = "hand")]
    upcard: Option<String>,

    /// Compare exact and simulated values with published tables
    #[arg(long, conflicts_with_all = ["rules", "json"])]
    verify: bool,

    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<Exit, Failure> {
    let rules = match rules_named(&args.rules)? {
        NamedRules::Casino(rules) => rules,
        NamedRules::Post(rules) => return post_values(args, rules),
    };
    if let (Some(hand), Some(up)) = (&args.hand, &args.upcard) {
        return hand::run(hand, up, &args.rules, &rules, args.json);
    }
    let rounds = args.rounds.unwrap_or(ROUNDS);
    let seed = seed::given_or_fresh(args.seed)?;
    if args.seed.is_none() {
        // A courtesy; a closed standard error does not matter.
        let _ = writeln!(anstream::stderr(), "seed: {seed}");
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    if args.verify {
        return verify::run(rounds, seed, threads);
    }
    let exact = Exact::new(&rules).map_err(|error| Failure::new(error.to_string()))?;
    let chart = Chart::of(&rules, &exact);
    let (earnings, units) = rounds::played(&rules, &chart, rounds, seed, threads)?;
    let played = Played {
        name: &args.rules,
        seed,
        rounds: earnings.rounds,
        mean: earnings.mean(units),
        deviation: earnings.deviation(units),
        standard_error: earnings.standard_error(units),
    };
    print(&match args.json {
        true => json::blackjack(&played, &exact, &chart),
        false => text(&played, &rules, &exact, &chart, lang()),
    })?;
    Ok(if stop::is_wanted() { Exit::Interrupted } else { Exit::Done })
}

/// Rounds that are played if nobody says how many.
const ROUNDS: u64 = 20_000_000;

/// Of fewer rounds no interval is given: their mean does not follow a normal law.
const INTERVAL_ROUNDS: u64 = 1_000;

/// Rounds by the chart.
pub(super) struct Played<'a> {
    pub(super) name: &'a str,
    pub(super) seed: Seed,
    pub(super) rounds: u64,
    pub(super) mean: f64,
    pub(super) deviation: f64,
    pub(super) standard_error: f64,
}

/// Of a normal law, 99 % lie within so many deviations.
pub(super) const WITHIN_99: f64 = 2.576;

fn text(played: &Played<'_>, rules: &Rules, exact: &Exact, chart: &Chart, lang: Lang) -> String {
    let mut text = format!("{}\n\n", lang.say("blackjack-title", &[("rules", played.name.into())]));
    let percent = |value: f64| format!("{:+.6}", 100.0 * value);
    let with = [("percent", percent(exact.edge()).into())];
    let _ = writeln!(text, "{}", lang.say("blackjack-exact", &with));
    if played.rounds > 0 {
        let percent = |value: f64| format!("{:+.4}", 100.0 * value);
        let within = WITHIN_99 * played.standard_error;
        let key = match played.rounds {
            ..INTERVAL_ROUNDS => "blackjack-played-few",
            _ => "blackjack-played",
        };
        let with = [
            ("percent", percent(played.mean).into()),
            ("from", percent(played.mean - within).into()),
            ("to", percent(played.mean + within).into()),
            ("rounds", played.rounds.into()),
            ("seed", played.seed.to_string().into()),
        ];
        let _ = writeln!(text, "{}", lang.say(key, &with));
        if played.rounds >= INTERVAL_ROUNDS {
            let with = [("coins", format!("{:.4}", played.deviation).into())];
            let _ = writeln!(text, "{}", lang.say("blackjack-deviation", &with));
        }
    }
    let _ = writeln!(text, "\n{}\n", lang.say("blackjack-dealer", &[]));
    let titles = ["blackjack-up", "blackjack-bust"].map(|key| lang.say(key, &[]));
    let natural = lang.say("play-natural", &[]);
    let mut rows = vec![
        [
            &titles[..],
            &(17..=21).map(|n| n.to_string()).collect::<Vec<_>>(),
            &[natural, lang.say("blackjack-edge", &[])],
        ]
        .concat(),
    ];
    for up in ups() {
        let edge = format!("{:+.4} %", 100.0 * exact.edge_against(up));
        rows.push(law_row(letter(up), exact.dealer(up), edge));
    }
    let all = lang.say("blackjack-all", &[]);
    rows.push(law_row(all, exact.dealer_total(), format!("{:+.4} %", 100.0 * exact.edge())));
    text.push_str(&columns(&rows, names::terminal()));
    text.push('\n');
    text.push_str(&chart::text(chart, lang));
    if rules.insurance {
        let _ = writeln!(text, "{}", lang.say("blackjack-insurance", &[]));
    }
    text
}

fn law_row(label: String, law: DealerLaw, edge: String) -> Vec<String> {
    let DealerLaw { bust, totals, natural } = law;
    let chances = [bust].into_iter().chain(totals).chain([natural]);
    let cells = chances.map(|chance| format!("{chance:.5}"));
    std::iter::once(label).chain(cells).chain([edge]).collect()
}

/// The post's game: exactly, so that nothing is played.
fn post_values(args: &Args, rules: PostRules) -> Result<Exit, Failure> {
    let given = [
        ("--rounds", args.rounds.is_some()),
        ("--seed", args.seed.is_some()),
        ("--threads", args.threads.is_some()),
        ("--hand", args.hand.is_some()),
    ];
    if let Some((option, _)) = given.into_iter().find(|(_, is_given)| *is_given) {
        let message =
            format!("{option} is for a casino's rules, and {} are the post's", args.rules);
        return Err(
            Failure::new(message).hint("its values are exact, and of whole games; leave it out")
        );
    }
    print(&if args.json { json::post(&args.rules, rules) } else { post(rules, lang()) })?;
    Ok(Exit::Done)
}

fn post(rules: PostRules, lang: Lang) -> String {
    let titles = ["post-play", "post-player", "post-house", "post-nobody", "post-edge"];
    let mut rows = vec![titles.map(|key| lang.say(key, &[])).to_vec()];
    let row = |label: String, chances: misdeal_games::blackjack::PostChances| {
        let parts =
            [chances.player, chances.house, chances.nobody].map(|part| format!("{part:.6}"));
        let edge = format!("{:+.2} %", 100.0 * chances.edge());
        std::iter::once(label).chain(parts).chain([edge]).collect::<Vec<String>>()
    };
    rows.push(row(lang.say("post-best", &[]), rules.exact()));
    for points in 12..=19u16 {
        let label = lang.say("post-stand-on", &[("points", u64::from(points).into())]);
        rows.push(row(label, rules.exact_standing_on(points)));
    }
    let title = lang.say("post-title", &[]);
    format!("{title}\n\n{}", columns(&rows, names::terminal()))
}
