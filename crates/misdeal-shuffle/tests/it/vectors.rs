//! Reading test vectors.

use std::io::ErrorKind;
use std::path::Path;

use serde_json::Value;

/// The vectors of a file; `None` in a packaged crate, which comes without the corpora.
pub(crate) fn read(name: &str) -> Option<Value> {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora");
    match std::fs::read_to_string(corpora.join("vectors").join(name)) {
        Ok(text) => Some(serde_json::from_str(&text).unwrap()),
        Err(error) if error.kind() == ErrorKind::NotFound && !corpora.exists() => None,
        Err(error) => panic!("the vectors cannot be read: {error}"),
    }
}

/// Integers, of which those beyond 2^53 may be texts.
pub(crate) fn integers(list: &Value) -> Vec<u64> {
    let integer =
        |value: &Value| value.as_u64().unwrap_or_else(|| value.as_str().unwrap().parse().unwrap());
    list.as_array().unwrap().iter().map(integer).collect()
}
