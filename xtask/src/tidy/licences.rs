//! Licences: ours are inherited from the workspace, and what is built in is permissive.

use super::offence::Offence;
use super::workspace::Workspace;

const PERMISSIVE: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "Zlib",
    "Unlicense",
    "Unicode-3.0",
    "CC0-1.0",
    "BSL-1.0",
];

/// Offences of the workspace's crates and of everything built into them.
pub(crate) fn check(workspace: &Workspace) -> Vec<Offence> {
    let mut found = Vec::new();
    for member in &workspace.members {
        if !member.manifest_text.lines().any(|line| line.trim() == "license.workspace = true") {
            let what = format!("{} does not inherit its licence", member.name);
            let way_out = "write `license.workspace = true` under [package]";
            found.push(Offence::new(&member.manifest, 1, what, way_out));
        }
    }
    for (name, licence) in &workspace.built {
        let way_out = "depend on something else, or add a permissive licence to \
                       xtask/src/tidy/licences.rs";
        match licence {
            None => {
                let what = format!("{name} names no licence");
                found.push(Offence::new("Cargo.lock", 1, what, way_out));
            }
            Some(text) if !is_permissive(text) => {
                let what = format!("{name} is under '{text}', which is not on the list");
                found.push(Offence::new("Cargo.lock", 1, what, way_out));
            }
            Some(_) => {}
        }
    }
    found
}

/// Whether an SPDX expression can be met with licences of the list alone.
fn is_permissive(expression: &str) -> bool {
    // Old manifests write MIT/Apache-2.0 for OR.
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words: Vec<&str> = spaced.split_whitespace().rev().collect();
    let answer = either(&mut words);
    answer && words.is_empty()
}

// The expression stands reversed in `words`, so that pop() takes the next word. Both sides are
// always read, hence `&` and `|`. AND binds closer than OR.
fn either(words: &mut Vec<&str>) -> bool {
    let mut answer = both(words);
    while words.pop_if(|word| *word == "OR").is_some() {
        answer |= both(words);
    }
    answer
}

fn both(words: &mut Vec<&str>) -> bool {
    let mut answer = one(words);
    while words.pop_if(|word| *word == "AND").is_some() {
        answer &= one(words);
    }
    answer
}

fn one(words: &mut Vec<&str>) -> bool {
    match words.pop() {
        Some("(") => {
            let inner = either(words);
            words.pop() == Some(")") && inner
        }
        Some(name) if words.pop_if(|word| *word == "WITH").is_some() => {
            let exception = words.pop().unwrap_or_default();
            PERMISSIVE.contains(&format!("{name} WITH {exception}").as_str())
        }
        Some(name) => PERMISSIVE.contains(&name),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::workspace::Member;
    use super::*;

    #[test]
    fn expressions_are_read_as_spdx_does() {
        for good in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
            "MIT OR GPL-3.0 AND GPL-2.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
        ] {
            assert!(is_permissive(good), "{good}");
        }
        for bad in [
            "GPL-3.0",
            "MPL-2.0",
            "MIT AND GPL-3.0",
            "(MIT OR Apache-2.0) AND GPL-3.0",
            "GPL-2.0 WITH Classpath-exception-2.0",
            "MIT WITH something",
            "MIT Apache-2.0",
            "(MIT",
            "",
        ] {
            assert!(!is_permissive(bad), "{bad}");
        }
    }

    #[test]
    fn foreign_and_missing_licences_are_named() {
        let mut workspace = Workspace::default();
        workspace.built.insert("copyleft 1.0.0".to_owned(), Some("GPL-3.0".to_owned()));
        workspace.built.insert("silent 2.0.0".to_owned(), None);
        workspace.built.insert("free 3.0.0".to_owned(), Some("MIT".to_owned()));
        let found = check(&workspace);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].what, "copyleft 1.0.0 is under 'GPL-3.0', which is not on the list");
        assert_eq!(found[1].what, "silent 2.0.0 names no licence");
    }

    #[test]
    fn our_crates_inherit() {
        let member = |manifest_text: &str| Member {
            name: "misdeal-deck".to_owned(),
            manifest: "crates/misdeal-deck/Cargo.toml".to_owned(),
            manifest_text: manifest_text.to_owned(),
            dependencies: Vec::new(),
        };
        let of = |text| check(&Workspace { members: vec![member(text)], ..Workspace::default() });
        assert_eq!(of("[package]\nlicense = \"MIT\"\n").len(), 1);
        assert!(of("[package]\nlicense.workspace = true\n").is_empty());
    }
}
