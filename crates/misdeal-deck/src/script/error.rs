//! Why a script cannot be read or played.

/// Why a script cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ScriptError {
    /// There is no script of that name.
    #[error("unknown script `{got}`")]
    Unknown {
        /// The name asked for.
        got: String,
    },
    /// The text is no script.
    #[error("{0}")]
    Text(String),
    /// The game is not played by so many.
    #[error("{name}: got {got} seats, expected {}", span(*least, *most))]
    Seats {
        /// The script.
        name: String,
        /// The seats asked for.
        got: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The deck is too small.
    #[error("{name}: {seats} seats need {needed} cards, but the deck has {got}")]
    TooFewCards {
        /// The script.
        name: String,
        /// The seats.
        seats: usize,
        /// Cards the steps deal.
        needed: usize,
        /// Cards there are.
        got: usize,
    },
}

fn span(least: usize, most: usize) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}
