//! [`Offered`]: an argument that takes any word, of which completions offer those there are.
//! What does not fit is answered by its command, in its own words.

use std::ffi::OsStr;

use clap::Arg;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};

/// The words that are offered.
#[derive(Clone, Debug)]
pub(crate) struct Offered(pub(crate) fn() -> Vec<PossibleValue>);

impl TypedValueParser for Offered {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.0)().into_iter()))
    }
}
