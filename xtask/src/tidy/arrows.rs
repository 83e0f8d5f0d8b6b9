//! Which crate may depend on which: the picture in ARCHITECTURE.md, as a table.
//!
//! Dependencies of tests are free: `misdeal-audit` tests itself on shuffles of `misdeal-shuffle`,
//! but is built without them (the judge never imports the defendant).

use super::offence::Offence;
use super::workspace::{Kind, Member};

/// Each crate and those of ours that it may be built on.
const ARROWS: &[(&str, &[&str])] = &[
    ("misdeal-deck", &[]),
    ("misdeal-shuffle", &["misdeal-deck"]),
    ("misdeal-audit", &["misdeal-deck"]),
    ("misdeal-diagnosis", &["misdeal-deck", "misdeal-shuffle", "misdeal-audit"]),
    ("misdeal-report", &["misdeal-audit", "misdeal-diagnosis", "misdeal-deck"]),
    ("misdeal-games", &["misdeal-deck"]),
    (
        "misdeal",
        &[
            "misdeal-deck",
            "misdeal-shuffle",
            "misdeal-audit",
            "misdeal-diagnosis",
            "misdeal-report",
            "misdeal-games",
        ],
    ),
    ("xtask", &[]),
];

/// Crates that hand out chance, signals or files, and the rooms that live without them.
const OUTSIDE: &[&str] = &["getrandom", "rand", "chacha20", "ctrlc", "tempfile"];
const WITHOUT_OUTSIDE: &[&str] =
    &["misdeal-deck", "misdeal-audit", "misdeal-diagnosis", "misdeal-report", "misdeal-games"];

/// What `assert_fair!` feeds a shuffle with, behind a feature that the command leaves out.
const EXCEPT: &[(&str, &str)] = &[("misdeal-audit", "chacha20"), ("misdeal-audit", "getrandom")];

/// Offences against the arrows.
pub(crate) fn check(members: &[Member]) -> Vec<Offence> {
    members.iter().flat_map(|member| check_member(member, members)).collect()
}

fn check_member(member: &Member, members: &[Member]) -> Vec<Offence> {
    let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == member.name) else {
        let what = format!("crate '{}' is not in the table of arrows", member.name);
        let way_out = "add it to xtask/src/tidy/arrows.rs and to ARCHITECTURE.md";
        return vec![Offence::new(&member.manifest, member.line_of("name"), what, way_out)];
    };
    let product = member.dependencies.iter().filter(|(_, kind)| *kind == Kind::Product);
    let mut found = Vec::new();
    for (other, _) in product {
        let line = member.line_of(other);
        let ours = members.iter().any(|member| member.name == *other)
            || ARROWS.iter().any(|(name, _)| name == other);
        if ours && !allowed.contains(&other.as_str()) {
            let what = format!("{} depends on {other}", member.name);
            let way_out = "dependencies point one way (ARCHITECTURE.md); pass values as arguments";
            found.push(Offence::new(&member.manifest, line, what, way_out));
        }
        let is_outside = OUTSIDE.contains(&other.as_str());
        let is_excepted = EXCEPT.contains(&(member.name.as_str(), other.as_str()));
        if is_outside && !is_excepted && WITHOUT_OUTSIDE.contains(&member.name.as_str()) {
            let what = format!("{} depends on {other}", member.name);
            let way_out = "entropy, signals and files belong to the crate misdeal, chance to \
                           misdeal-shuffle; take them as arguments";
            found.push(Offence::new(&member.manifest, line, what, way_out));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, dependencies: &[(&str, Kind)]) -> Member {
        Member {
            name: name.to_owned(),
            manifest: format!("crates/{name}/Cargo.toml"),
            manifest_text: format!(
                "[package]\nname = \"{name}\"\nmisdeal-shuffle.workspace = true"
            ),
            dependencies: dependencies.iter().map(|&(d, kind)| (d.to_owned(), kind)).collect(),
        }
    }

    fn offences(name: &str, dependencies: &[(&str, Kind)]) -> Vec<String> {
        check(&[member(name, dependencies)]).iter().map(|o| o.to_string()).collect()
    }

    #[test]
    fn the_judge_does_not_import_the_defendant() {
        let found = offences("misdeal-audit", &[("misdeal-shuffle", Kind::Product)]);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with(
            "crates/misdeal-audit/Cargo.toml:3: misdeal-audit depends on misdeal-shuffle; "
        ));
        assert!(offences("misdeal-audit", &[("misdeal-shuffle", Kind::Tests)]).is_empty());
    }

    #[test]
    fn allowed_arrows_pass() {
        let deck = ("misdeal-deck", Kind::Product);
        assert!(offences("misdeal-shuffle", &[deck, ("chacha20", Kind::Product)]).is_empty());
        assert!(offences("misdeal", &[deck, ("getrandom", Kind::Product)]).is_empty());
        assert!(offences("misdeal-deck", &[("num-bigint", Kind::Product)]).is_empty());
    }

    #[test]
    fn nobody_builds_on_the_command_or_the_tools() {
        for room in ARROWS.iter().map(|(name, _)| name) {
            for other in ["misdeal", "xtask"] {
                assert_eq!(offences(room, &[(other, Kind::Product)]).len(), 1, "{room} {other}");
            }
        }
    }

    #[test]
    fn rooms_without_entropy_may_only_test_with_it() {
        for room in WITHOUT_OUTSIDE {
            for other in OUTSIDE {
                let allowed = usize::from(!EXCEPT.contains(&(*room, *other)));
                assert_eq!(offences(room, &[(*other, Kind::Product)]).len(), allowed);
                assert!(offences(room, &[(other, Kind::Tests)]).is_empty());
            }
        }
    }

    #[test]
    fn an_unknown_crate_is_an_offence() {
        let found = offences("misdeal-proof", &[]);
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("'misdeal-proof' is not in the table"), "{found:?}");
    }
}
