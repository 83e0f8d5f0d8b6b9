//! The flags of all commands, and their help.

use clap::error::ErrorKind;
use clap::{Parser, Subcommand, ValueEnum};

use crate::exit::{EXIT_HELP, Exit};
use crate::failure::Failure;
use crate::lang::LangName;

/// The most cards of a deck, as clap wants it.
pub(crate) const CARDS: i64 = misdeal_audit::CARDS_MAX as i64;

const EXAMPLES: &str = "\
Examples:
  misdeal audit -- ./my-shuffle 52        is this program's shuffle fair?
  misdeal audit deals.txt                 are these recorded deals?
  misdeal deal --deck 52                  a fair deck, now";

const TEMPLATE: &str = "\
{name} {version} - {about}

{before-help}{usage-heading} {usage}

{all-args}{after-help}";

/// tells whether a shuffle is fair, names the mistake when it is not, and
/// gives you one that is
#[derive(Debug, Parser)]
#[command(
    name = "misdeal",
    version,
    before_help = EXAMPLES,
    after_help = EXIT_HELP,
    help_template = TEMPLATE,
    help_expected = true,
    max_term_width = 100,
    disable_help_subcommand = true
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// When to use colour; NO_COLOR is respected
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        display_order = 900,
        hide_possible_values = true
    )]
    pub(crate) color: Color,

    /// The language, en or zh; that of the locale if not given
    #[arg(
        long,
        global = true,
        value_name = "LANG",
        display_order = 901,
        hide_possible_values = true
    )]
    pub(crate) lang: Option<LangName>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Is a shuffle fair? From a program, recorded deals or a built-in shuffle
    #[command(long_about = crate::audit::LONG)]
    Audit(Box<crate::audit::Args>),
    /// Which of two shuffles is better? By name, or as recorded deals
    #[command(long_about = crate::compare::LONG)]
    Compare(Box<crate::compare::Args>),
    /// With what chance does a shuffle make each order? Of a built-in one, or your own code
    #[command(long_about = crate::exact::LONG)]
    Exact(crate::exact::Args),
    /// What is wrong with a shuffle, why, and what to write instead
    #[command(long_about = crate::explain::LONG)]
    Explain(crate::explain::Args),
    /// A short program that prints deals of your shuffle, in your language
    #[command(long_about = crate::init::LONG)]
    Init(crate::init::Args),
    /// Add up saved tallies and judge them
    #[command(long_about = crate::judge::LONG)]
    Judge(crate::judge::Args),
    /// Show a stored verdict: as text, as a page, as a picture
    #[command(long_about = crate::report::LONG)]
    Report(crate::report::Args),
    /// Shuffle and show decks
    Deal(crate::deal::Args),
    /// Play a game against the dealer
    #[command(long_about = crate::play::LONG)]
    Play(crate::play::Args),
    /// What is a poker hand worth, and which of several wins?
    Rate(crate::rate::Args),
    /// What does a game return?
    #[command(long_about = crate::simulate::LONG)]
    Simulate(crate::simulate::Args),
    /// Shuffle lines of files, numbers or arguments
    #[command(long_about = crate::shuffle::LONG)]
    Shuffle(crate::shuffle::Args),
    /// What there is: shuffles, faults, decks, games, tests, generators
    List(crate::list::Args),
    /// Shell completions and man pages
    Generate(crate::generate::Args),
}

/// When to colour.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal
    Auto,
    /// Also into pipes and files
    Always,
    /// Not at all
    Never,
}

impl Color {
    pub(crate) fn apply(self) {
        let choice = match self {
            Self::Auto => return,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        };
        choice.write_global();
    }
}

/// Reads the command line; help, version and mistakes are answered here.
pub(crate) fn parse() -> Result<Cli, Exit> {
    let error = match Cli::try_parse() {
        Ok(cli) => return Ok(cli),
        Err(error) => error,
    };
    if error.kind() == ErrorKind::InvalidSubcommand {
        let word = std::env::args_os().nth(1).unwrap_or_default();
        if std::path::Path::new(&word).exists() {
            let word = word.to_string_lossy();
            let failure = Failure::new(format!("'{word}' is not a command of misdeal"))
                .hint(format!("to audit a program: misdeal audit -- {word}"));
            return Err(failure.report());
        }
    }
    // If nobody reads the help, there is nothing more to do.
    let _ = error.print();
    Err(if error.use_stderr() { Exit::Error } else { Exit::Done })
}
