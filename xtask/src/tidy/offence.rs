//! A broken rule, and a check that could not be made.

use std::fmt;

/// A place where a rule is broken.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Offence {
    /// From the root, with `/`.
    pub(crate) path: String,
    /// Counted from 1.
    pub(crate) line: usize,
    /// What stands there.
    pub(crate) what: String,
    /// Why it may not, or what to do instead.
    pub(crate) way_out: String,
}

impl Offence {
    pub(crate) fn new(
        path: &str,
        line: usize,
        what: impl Into<String>,
        way_out: impl Into<String>,
    ) -> Self {
        Offence { path: path.to_owned(), line, what: what.into(), way_out: way_out.into() }
    }
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}; {}", self.path, self.line, self.what, self.way_out)
    }
}

/// Why the tree could not be checked.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offence_reads_as_place_what_and_way_out() {
        let offence = Offence::new("a/b.rs", 7, "a tab", "use spaces");
        assert_eq!(offence.to_string(), "a/b.rs:7: a tab; use spaces");
    }
}
