//! Pages as a browser reads them: whatever stands in one is what the JSON has.

use misdeal_report::{Lang, Report, to_html, to_json, to_svg};
use scraper::{Html, Selector};
use serde_json::Value;

use crate::sample;

const LANGUAGES: [Lang; 2] = [Lang::En, Lang::Zh];

/// A page and the JSON of the same report.
struct Page {
    name: String,
    html: Html,
    json: Value,
}

impl Page {
    fn of(name: &str, report: &Report, lang: Lang) -> Self {
        let html = to_html(report, lang);
        check_that_it_loads_nothing(name, &html);
        let html = Html::parse_document(&html);
        assert!(html.errors.is_empty(), "{name}: {:?}", html.errors);
        let json = serde_json::from_str(&to_json(report).expect("it is a report")).unwrap();
        Self { name: format!("{name}, {lang}"), html, json }
    }

    /// The texts of all elements that are selected.
    fn texts(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let text = |element: scraper::ElementRef<'_>| element.text().collect::<String>();
        self.html.select(&selector).map(text).collect()
    }

    fn list(&self, key: &str) -> Vec<Value> {
        self.json[key].as_array().cloned().unwrap_or_default()
    }
}

/// No address outside the page is named where a browser would fetch it.
fn check_that_it_loads_nothing(name: &str, html: &str) {
    for word in ["src=", "href=", "@import", "url(http", "fetch(", "XMLHttp"] {
        assert!(!html.contains(word), "{name} has {word}");
    }
    assert!(html.contains("default-src 'none'"), "{name}");
}

/// A number as it is written for people, such as `1,234` or `3.2e-4711`, as log10.
fn log10(text: &str) -> f64 {
    let text = text.replace(',', "");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            mantissa.parse::<f64>().unwrap().log10() + exponent.parse::<f64>().unwrap()
        }
        None => text.parse::<f64>().unwrap().log10(),
    }
}

fn check(page: &Page) {
    let name = &page.name;
    check_tests(page);
    check_power(page);
    check_maps(page);
    let subject = page.json["subject"].as_str().unwrap();
    assert_eq!(page.texts("#answer .subject"), [subject], "{name}");
    let repeat = page.texts("#repeat dd").join("\n");
    for key in ["seed", "version", "next"] {
        assert!(repeat.contains(page.json[key].as_str().unwrap()), "{name}: {key}");
    }
    for word in page.list("command") {
        assert!(repeat.contains(word.as_str().unwrap()), "{name}: {word}");
    }
    let misdeal = page.json["verdict"] == "misdeal";
    assert_eq!(page.texts("header.misdeal").len(), usize::from(misdeal), "{name}");
    // What is told first of a diagnosis is the fault that fits.
    if let Some(first) = page.list("diagnosis").first() {
        let said = page.texts("#diagnosis").join("\n");
        assert!(said.contains(first["fault"].as_str().unwrap()), "{name}: {said}");
    }
    let looks = page.list("odds_path").len();
    let dots = page.texts("#odds circle").len();
    assert!(dots == looks || dots == 0, "{name}: {dots} of {looks} looks");
}

/// A row a test, by p, with the p-values of the JSON to two digits, and the line where it is.
fn check_tests(page: &Page) {
    let name = &page.name;
    let mut tests = page.list("tests");
    let p = |test: &Value, key: &str| test[key].as_f64().unwrap_or(f64::NEG_INFINITY);
    tests.sort_by(|a, b| p(a, "log10_p").total_cmp(&p(b, "log10_p")));
    let ids = page.texts("#tests tbody th");
    assert_eq!(ids, tests.iter().map(|test| test["id"].as_str().unwrap()).collect::<Vec<_>>());
    let columns = [("log10_p", "#tests td.number:not(.statistic)"), ("log10_p_adjusted", ".bars")];
    for (key, selector) in columns {
        let shown = page.texts(selector);
        assert_eq!(shown.len(), tests.len(), "{name}: {key}");
        for (shown, test) in shown.iter().zip(&tests) {
            let (shown, known) = (log10(shown.trim()), p(test, key));
            // Two digits: half a unit in the second of 1.0.
            let is_near = shown == known || (shown - known).abs() <= 1.05f64.log10() + 1e-9;
            assert!(is_near, "{name}: {key} {shown} of {known}");
        }
    }
    let evidence = tests.iter().filter(|test| test["evidence"] == true).count();
    assert_eq!(page.texts("tr.evidence").len(), evidence, "{name}");
    assert_eq!(page.texts("tr.holm").len(), usize::from(evidence > 0), "{name}");
}

fn check_power(page: &Page) {
    let rows = page.texts("#power tbody tr");
    let faults = page.list("power");
    assert_eq!(rows.len(), faults.len(), "{}", page.name);
    for (row, fault) in rows.iter().zip(&faults) {
        if let Some(needed) = fault["deals_needed"].as_u64() {
            let digits = row.replace(',', "");
            assert!(digits.contains(&needed.to_string()), "{}: {row}", page.name);
        }
    }
    assert_eq!(page.texts("#unseen tbody tr").len(), page.list("beyond").len(), "{}", page.name);
}

/// The numbers behind the pictures are those of the JSON.
fn check_maps(page: &Page) {
    let data = page.texts("#data").join("");
    let data: Value = serde_json::from_str(&data).unwrap();
    let shown = data["maps"].as_array().unwrap();
    let maps = page.list("maps");
    assert_eq!(shown.len(), maps.len(), "{}", page.name);
    for (shown, map) in shown.iter().zip(&maps) {
        // What is not drawn has no numbers.
        if shown["counts"].as_array().is_some_and(|rows| !rows.is_empty()) {
            assert_eq!(shown["counts"], map["counts"], "{}", page.name);
            assert_eq!(shown["made"], map["predicted"], "{}", page.name);
        }
    }
    let layers = page.texts("svg.map").len();
    let drawn = shown.iter().map(|map| if map["made"].is_null() { 1 } else { 3 });
    let empty = shown.iter().filter(|map| map["counts"] == Value::Array(Vec::new())).count();
    assert_eq!(layers, drawn.sum::<usize>() - empty, "{}", page.name);
}

#[test]
fn each_sample_is_on_its_page() {
    for (name, report) in sample::all() {
        for lang in LANGUAGES {
            check(&Page::of(name, &report, lang));
        }
    }
}

/// A whole misdeal of 52 cards with its diagnosis: small enough to be sent, and all of it there.
#[test]
fn a_misdeal_and_its_diagnosis_are_on_its_page() {
    let report = crate::read::shuffles::naive_swap();
    for lang in LANGUAGES {
        check(&Page::of("naive swap", &report, lang));
        assert!(to_html(&report, lang).len() < 1 << 20);
        let page = Page::of("naive swap", &report, lang);
        assert_eq!(page.texts("#diagnosis details").len(), 5);
        // Observed, made and the difference, of the table; three decodings; who follows whom.
        assert_eq!(page.texts("svg.map").len(), 7);
        let drawing = to_svg(&report, lang).unwrap();
        assert!(drawing.starts_with("<?xml") && drawing.contains("<path class=\"often"));
    }
}

/// Names that would be markup if nobody took care.
#[test]
fn names_are_not_markup() {
    let mut report = sample::all().swap_remove(0).1;
    let bad = ["</script><script>x()</script>", "<b>&\"'"];
    report.subject = bad.join(" ");
    let cards = report.verdict.shape.deck as usize;
    let names = (0..cards).map(|id| format!("{}{id}", bad[id % 2]));
    report.naming = misdeal_audit::text::Naming::Words(names.collect());
    for lang in LANGUAGES {
        let page = Page::of("bad names", &report, lang);
        assert_eq!(page.texts("script").len(), 2);
        assert!(page.texts("b").is_empty());
        assert!(!to_svg(&report, lang).unwrap().contains("<b>"));
        check(&page);
    }
}
