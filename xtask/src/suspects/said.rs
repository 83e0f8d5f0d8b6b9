//! What `misdeal audit --json` said, as far as the page tells it.

use serde_json::Value;

/// So many tests are named.
const NAMED_MAX: usize = 4;

/// A verdict.
#[derive(Debug)]
pub(crate) struct Said {
    /// Deals that obey the rules.
    pub(crate) deals: u64,
    /// The look that was sure.
    pub(crate) sure: Option<u64>,
    /// The tests whose findings are evidence, those with the smallest p first, at
    /// most four; each with the frame in which it is the strongest.
    pub(crate) caught_by: Vec<Caught>,
    /// The fault that it looks like, if one fits.
    pub(crate) named: Option<String>,
}

/// A test that found evidence.
#[derive(Debug, PartialEq)]
pub(crate) struct Caught {
    pub(crate) test: String,
    /// Empty as the deal lies; else "from cards", "1 before".
    pub(crate) frame: String,
}

impl Said {
    /// Reads the one line that was written.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, String> {
        let verdict: Value = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
        let deals = verdict["deals"].as_u64().ok_or("no number 'deals'")?;
        let sure = verdict["sure"]["deals"].as_u64();
        let tests = verdict["tests"].as_array().ok_or("no list 'tests'")?;
        // A p of nothing is 0. Of equal ones the report's order decides.
        let p = |test: &Value| test["log10_p"].as_f64().unwrap_or(f64::NEG_INFINITY);
        let mut found: Vec<&Value> = tests.iter().filter(|test| test["evidence"] == true).collect();
        found.sort_by(|a, b| p(a).total_cmp(&p(b)));
        let mut caught_by: Vec<Caught> = Vec::new();
        for test in found {
            let name = test["id"].as_str().ok_or("a test without 'id'")?;
            if caught_by.len() < NAMED_MAX && caught_by.iter().all(|known| known.test != name) {
                caught_by.push(Caught { test: name.to_owned(), frame: frame(test)? });
            }
        }
        let first = &verdict["diagnosis"][0];
        let named = first["fault"].as_str().filter(|_| first["fits"] == true).map(str::to_owned);
        Ok(Self { deals, sure, caught_by, named })
    }
}

fn frame(test: &Value) -> Result<String, String> {
    match (test["frame"].as_str(), test["lag"].as_u64()) {
        (Some("position-to-card"), _) => Ok(String::new()),
        (Some("card-to-position"), _) => Ok("from cards".to_owned()),
        (Some("relative"), Some(lag)) => Ok(format!("{lag} before")),
        other => Err(format!("no frame is known for {other:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_tests_are_named_once_each() {
        let text = r#"{ "diagnosis": [{ "fault": "sattolo", "fits": true }],
            "deals": 7, "sure": { "deals": 3 }, "tests": [
            { "id": "a", "frame": "position-to-card", "log10_p": -5, "evidence": true },
            { "id": "a", "frame": "relative", "lag": 2, "log10_p": -9, "evidence": true },
            { "id": "b", "frame": "card-to-position", "log10_p": null, "evidence": true },
            { "id": "c", "frame": "position-to-card", "log10_p": -6, "evidence": true },
            { "id": "d", "frame": "position-to-card", "log10_p": -6, "evidence": true },
            { "id": "e", "frame": "position-to-card", "log10_p": -5, "evidence": true },
            { "id": "f", "frame": "position-to-card", "log10_p": -8, "evidence": false }] }"#;
        let said = Said::read(text.as_bytes()).unwrap();
        assert_eq!((said.deals, said.sure, said.named.as_deref()), (7, Some(3), Some("sattolo")));
        let named = said.caught_by.iter().map(|c| (c.test.as_str(), c.frame.as_str()));
        let expected = [("b", "from cards"), ("a", "2 before"), ("c", ""), ("d", "")];
        assert_eq!(named.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn nothing_found_names_nobody() {
        let text = r#"{ "deals": 9, "sure": null, "tests": [
            { "id": "a", "frame": "position-to-card", "log10_p": -1, "evidence": false }] }"#;
        let said = Said::read(text.as_bytes()).unwrap();
        assert_eq!((said.sure, said.caught_by, said.named), (None, vec![], None));
        assert!(Said::read(b"{}").is_err());
    }
}
