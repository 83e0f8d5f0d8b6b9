//! The pages of docs/faults, and the texts of explanations.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use misdeal_diagnosis::faults::{Fault, Language, faults};
use misdeal_report::{
    Explanation, Lang, TextStyle, explanation_to_json, explanation_to_text, fault_to_markdown,
    faults_to_markdown,
};
use snapbox::{assert_data_eq, file};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/faults")
}

#[track_caller]
fn is_fresh(name: &str, page: &str) {
    let written = fs::read_to_string(folder().join(name)).unwrap_or_default();
    assert!(written == page, "docs/faults/{name} is old: cargo xtask faults writes it anew");
}

#[test]
fn pages_are_fresh_and_all_there() {
    for fault in faults() {
        is_fresh(&format!("{}.md", fault.slug), &fault_to_markdown(fault));
    }
    is_fresh("README.md", &faults_to_markdown());
    let files = fs::read_dir(folder()).unwrap();
    let files: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let mut pages: BTreeSet<String> =
        faults().iter().map(|fault| format!("{}.md", fault.slug)).collect();
    pages.insert("README.md".to_owned());
    assert_eq!(files, pages);
}

fn explained(fault: &'static Fault, language: Language) -> Explanation {
    Explanation { fault: Some(fault), test: None, shuffle: None, language, version: "0" }
}

fn style(lang: Lang) -> TextStyle {
    TextStyle { lang, columns: 80, has_color: false, has_table: false, is_quiet: false }
}

#[test]
fn each_text_fits_a_terminal_and_has_all_its_parts() {
    let style = style(Lang::En);
    for fault in faults() {
        for language in Language::ALL {
            let text = explanation_to_text(&explained(fault, language), &style);
            for line in text.lines() {
                let fits = line.chars().count() <= 80 || line.contains("https://");
                assert!(fits, "{}: {line}", fault.code);
                assert_eq!(line.trim_end(), line, "{}", fault.code);
            }
            for part in ["wrong, in ", "why it is wrong", "what to do", "right, in "] {
                assert!(text.contains(part), "{} {part}", fault.code);
            }
            assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{}", fault.code);
        }
    }
}

#[test]
fn each_text_has_all_its_parts_in_chinese() {
    for fault in faults() {
        let text = explanation_to_text(&explained(fault, Language::Python), &style(Lang::Zh));
        for part in ["错误的写法，", "为什么错", "怎么改", "正确的写法，", fault.zh.title.as_str()]
        {
            assert!(text.contains(part), "{} {part}", fault.code);
        }
        // No key stands where a sentence should.
        assert!(!text.contains("explain-"), "{}", fault.code);
    }
}

#[test]
fn three_texts_in_chinese() {
    let text = |slug| {
        let fault = Fault::find(slug).unwrap();
        explanation_to_text(&explained(fault, Language::Python), &style(Lang::Zh))
    };
    assert_data_eq!(text("naive-swap"), file!["../texts/zh/naive-swap.txt"].raw());
    assert_data_eq!(text("random-comparator"), file!["../texts/zh/random-comparator.txt"].raw());
    assert_data_eq!(text("few-seeds"), file!["../texts/zh/few-seeds.txt"].raw());
}

#[test]
fn json_has_the_code_in_all_languages() {
    let fault = Fault::find("modulo-bias").unwrap();
    let json = explanation_to_json(&explained(fault, Language::Python)).unwrap();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["schema"], "misdeal.explain/1");
    assert_eq!(json["fault"]["code"], "M12");
    assert_eq!(json["fault"]["fix"]["code"].as_object().unwrap().len(), 5);
    assert!(json["fault"]["positions"].is_null() && json["test"].is_null());
    let fault = Fault::find("sattolo").unwrap();
    let json = explanation_to_json(&explained(fault, Language::Python)).unwrap();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["fault"]["positions"][3][3], 0.0);
    assert_eq!(json["fault"]["shuffle"], "sattolo");
}
