//! The steps of docs/diagnosis.md: a shuffle with a mistake is named, mended as the page says, and
//! audited again.

use crate::support::{has, root};
use crate::written::Written;

/// The bodies of the functions that the page shows, in order.
fn shuffles() -> Vec<String> {
    let page = std::fs::read_to_string(root().join("docs/diagnosis.md")).unwrap();
    let blocks = page.split("```python\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let body = |block: &str| block.strip_prefix("def shuffle(deck):\n").unwrap().to_owned();
    blocks.map(body).collect()
}

#[test]
fn a_mistake_is_named_and_mended() {
    if !has("python3") {
        return;
    }
    let written = Written::by(&["python"], "mending-PID.py");
    let audit = |shuffle: &str| {
        written.put(shuffle.trim_end());
        let program = written.program("misdeal audit -- ");
        let arguments = ["audit", "--json", "--deals", "20000", "--"];
        written.heard_by(&[&arguments, &program[..], &["10"]].concat())
    };
    let [wrong, right] = &shuffles()[..] else { panic!("two functions are expected") };
    let said = audit(wrong);
    assert_eq!(said.code, Some(1), "{}", said.stderr);
    let first = &said.json()["diagnosis"][0];
    assert_eq!(
        (first["fault"].as_str(), first["fits"].as_bool()),
        (Some("naive-swap"), Some(true))
    );
    let said = audit(right);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    assert_eq!(said.json()["diagnosis"], serde_json::json!([]));
}
