//! Help pages, lists and errors, word for word (`tests/cmd/*.trycmd`).

#[test]
fn what_it_says_is_what_was_agreed() {
    trycmd::TestCases::new().env("LC_ALL", "C").case("tests/cmd/*.trycmd").case("tests/cmd/*.toml");
}
