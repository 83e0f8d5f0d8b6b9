//! The pages of the statistical tests, `docs/tests/*.md`, as they are in the repository. `pages`
//! beside `src` is a link to them, so that a package of this crate has them too.

macro_rules! pages {
    ($($id:literal)*) => {
        &[$(($id, include_str!(concat!("../../pages/", $id, ".md")))),*]
    };
}

const PAGES: &[(&str, &str)] = pages! {
    "blocks"
    "classes"
    "cycles"
    "descents"
    "displacement"
    "draws-down"
    "draws-up"
    "first-cards"
    "first-cycle"
    "fixed-points"
    "hands"
    "inclusion"
    "inversions"
    "lehmer"
    "longest-fall"
    "longest-rise"
    "low-bits"
    "mean-place"
    "neighbours"
    "offsets"
    "orders"
    "overlap"
    "pair-inclusion"
    "pairs"
    "parity"
    "patterns"
    "peaks"
    "position"
    "repeats"
    "runs"
    "scores"
    "serial"
    "successions"
    "support"
    "validity"
};

/// The page of the test with this id.
pub(super) fn page(id: &str) -> Option<&'static str> {
    PAGES.iter().find(|(of, _)| *of == id).map(|&(_, page)| page)
}

#[cfg(test)]
mod tests {
    use misdeal_audit::test::battery;

    use super::*;

    #[test]
    fn every_test_has_its_page() {
        for test in battery() {
            let begin = format!("# {}: ", test.id);
            assert!(page(test.id).is_some_and(|page| page.starts_with(&begin)), "{}", test.id);
        }
        assert_eq!(PAGES.len(), battery().len());
    }
}
