//! The flags of `misdeal deal`.

use misdeal_shuffle::Seed;

use crate::cli::CARDS;
use crate::names::Names;
use crate::ranking::RankingName;

const EXAMPLES: &str = "\
Examples:
  misdeal deal --deck 54                                  a deck with jokers, fairly shuffled
  misdeal deal --script doudizhu --lang zh                hands of a game
  misdeal deal --script holdem --rate                     and who has the best one
  misdeal deal --shuffle wash --washes 2 --show-steps     every step of a faulty shuffle";

/// Shuffle and show decks
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// A deck of `misdeal list decks`, or FILE.toml; 52 if not given
    #[arg(long, value_name = "NAME", conflicts_with = "cards")]
    pub(super) deck: Option<String>,

    /// Numbered cards instead: 0 to N-1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=CARDS))]
    pub(super) cards: Option<u32>,

    /// Deal the hands of a game of `misdeal list scripts`, or of FILE.toml
    #[arg(long, value_name = "NAME", conflicts_with_all = ["cards", "each"])]
    pub(super) script: Option<String>,

    /// Deal to so many seats
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub(super) seats: Option<u8>,

    /// So many cards each, one by one; as many as there are if not given
    #[arg(long, value_name = "K", requires = "seats")]
    pub(super) each: Option<u32>,

    /// Show the cards that were not dealt too
    #[arg(long)]
    pub(super) rest: bool,

    /// A shuffle of `misdeal list shuffles`, with its keys
    #[arg(long, value_name = "NAME[:KEY=VALUE,...]", default_value = "fisher-yates")]
    pub(super) shuffle: String,

    /// Shuffle so many times without putting the deck in order between
    #[arg(long, value_name = "K")]
    pub(super) washes: Option<u64>,

    /// Show the deck before the shuffle and after each washing
    #[arg(long)]
    pub(super) show_steps: bool,

    /// Rate the hands, each with the cards that lie face up
    #[arg(
        long,
        value_name = "RANKING",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "usual"
    )]
    pub(super) rate: Option<RankingName>,

    /// How many deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) count: u64,

    /// How to show a deal; hands with --script or --seats, else line
    #[arg(long, value_name = "FORMAT")]
    pub(super) format: Option<Format>,

    /// How to write cards; ascii for lines, else by the language
    #[arg(long, value_name = "STYLE")]
    pub(super) names: Option<Names>,

    /// Whether the ace is A or 1
    #[arg(long, value_name = "RANKS", default_value = "letters")]
    pub(super) ranks: RankStyle,

    /// 0 to 2^256-1, decimal or 0x...; random and printed to standard error if not given
    #[arg(long, value_name = "SEED", allow_hyphen_values = true)]
    pub(super) seed: Option<Seed>,
}

/// How a deal is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    /// One deal a line, by name; `misdeal audit --deck` reads all but words
    Line,
    /// One deal a line, by id in the deck
    Ids,
    /// One card a line: index, id, card, suit, points
    Table,
    /// Thirteen cards a row
    Rows,
    /// Hands and piles
    Hands,
    /// One JSON object a line
    Json,
}

/// How an ace is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum RankStyle {
    /// A, T
    Letters,
    /// 1, 10
    Post,
}
