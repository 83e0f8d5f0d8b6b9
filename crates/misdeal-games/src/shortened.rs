//! What is repeated of a text that may be anything.

/// Its first 40 characters, without what a terminal would act upon.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}
