//! An explanation as JSON, schema `misdeal.explain/1` (`docs/formats/explain.md`). Keys are only
//! ever added.

use std::collections::BTreeMap;

use misdeal_diagnosis::faults::{Fault, Language, Picture, Shown};
use misdeal_diagnosis::placement::Placement;
use serde::Serialize;

use super::{Explanation, ShufflePage, TestPage};

/// The name and version of the format.
pub const EXPLAIN_SCHEMA: &str = "misdeal.explain/1";

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    version: &'a str,
    fault: Option<FaultRow<'a>>,
    test: Option<TestRow<'a>>,
    shuffle: Option<ShuffleRow<'a>>,
}

#[derive(Serialize)]
struct FaultRow<'a> {
    code: &'a str,
    slug: &'a str,
    title: &'a str,
    what: &'a str,
    why: &'a str,
    mend: &'a str,
    wrong: &'a BTreeMap<Language, String>,
    fix: FixRow<'a>,
    picture: Option<&'a str>,
    positions: Option<Vec<Vec<f64>>>,
    shuffle: Option<&'a str>,
    shows: &'a [Shown],
    equivalent: &'a [String],
    source: Option<&'a str>,
    threads: &'a [String],
    #[serde(rename = "try")]
    command: Option<&'a str>,
}

#[derive(Serialize)]
struct FixRow<'a> {
    name: &'a str,
    about: &'a str,
    code: BTreeMap<Language, String>,
}

#[derive(Serialize)]
struct TestRow<'a> {
    id: &'a str,
    about: &'a str,
    page: &'a str,
}

#[derive(Serialize)]
struct ShuffleRow<'a> {
    name: &'a str,
    summary: &'a str,
    fairness: &'a str,
    effect: &'a str,
    cost: &'a str,
    source: &'a str,
    keys: Vec<Key<'a>>,
    positions: Option<Vec<Vec<f64>>>,
    faults: Vec<&'a str>,
}

#[derive(Serialize)]
struct Key<'a> {
    name: &'a str,
    values: &'a str,
    default: &'a str,
    summary: &'a str,
}

/// The explanation as one line of JSON, code in all languages.
///
/// # Errors
/// Never in practice: all that is written can be.
pub fn explanation_to_json(explanation: &Explanation) -> serde_json::Result<String> {
    serde_json::to_string(&Document {
        schema: EXPLAIN_SCHEMA,
        version: explanation.version,
        fault: explanation.fault.map(fault),
        test: explanation.test.as_ref().map(test),
        shuffle: explanation.shuffle.as_ref().map(shuffle),
    })
}

fn positions(law: &Placement) -> Vec<Vec<f64>> {
    law.rows().map(<[f64]>::to_vec).collect()
}

fn fault(fault: &Fault) -> FaultRow<'_> {
    let code = |language| (language, fault.fix().shown(language));
    FaultRow {
        code: &fault.code,
        slug: &fault.slug,
        title: &fault.en.title,
        what: &fault.en.what,
        why: &fault.en.why,
        mend: &fault.en.mend,
        wrong: &fault.wrong,
        fix: FixRow {
            name: fault.fix().name,
            about: fault.fix().about,
            code: Language::ALL.into_iter().map(code).collect(),
        },
        picture: match &fault.picture {
            Picture::Drawn(drawn) => Some(drawn),
            Picture::Law(_) => None,
        },
        positions: fault.placement().as_ref().map(positions),
        shuffle: fault.shuffle().map(|entry| entry.name),
        shows: &fault.shows,
        equivalent: &fault.equivalent,
        source: fault.source.as_deref(),
        threads: &fault.threads,
        command: fault.command.as_deref(),
    }
}

fn test(test: &TestPage) -> TestRow<'_> {
    TestRow { id: test.id, about: test.about, page: test.page }
}

fn shuffle(shuffle: &ShufflePage) -> ShuffleRow<'_> {
    let key = |key: &super::KeyRow| Key {
        name: key.name,
        values: key.values,
        default: key.default,
        summary: key.summary,
    };
    ShuffleRow {
        name: shuffle.name,
        summary: shuffle.summary,
        fairness: &shuffle.fairness,
        effect: shuffle.effect,
        cost: shuffle.cost,
        source: shuffle.source,
        keys: shuffle.keys.iter().map(key).collect(),
        positions: shuffle.placement.as_ref().map(positions),
        faults: shuffle.faults.iter().map(|fault| fault.slug.as_str()).collect(),
    }
}
