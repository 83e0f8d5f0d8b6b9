//! Any bytes as a stored verdict: no panic, and what is read is shown, written and read again.
//!
//! Bytes that are no JSON get nowhere, so that verdicts make a good beginning for a search.

#![no_main]

use libfuzzer_sys::fuzz_target;
use misdeal_report::{Lang, TextStyle, from_json, to_html, to_json, to_svg, to_text};

/// Longer messages would flood a terminal.
const MESSAGE_CHARS_MAX: usize = 400;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match from_json(text) {
        Ok(report) => {
            for (lang, columns) in [(Lang::En, 80), (Lang::Zh, 50), (Lang::En, 0)] {
                let style =
                    TextStyle { lang, columns, has_color: true, has_table: true, is_quiet: false };
                let shown = to_text(&report, &style);
                assert!(!shown.is_empty());
            }
            assert!(to_html(&report, Lang::Zh).ends_with("</html>\n"));
            to_svg(&report, Lang::En);
            let written = to_json(&report).expect("a report is written");
            let again = from_json(&written).expect("what was written is read");
            assert_eq!(to_json(&again).expect("it is written again"), written);
        }
        Err(error) => {
            let message = error.to_string();
            assert!(message.chars().count() <= MESSAGE_CHARS_MAX, "{message}");
            assert!(!message.chars().any(char::is_control), "{message:?}");
            assert!(!error.hint().is_empty());
        }
    }
});
