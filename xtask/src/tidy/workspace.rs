//! What `cargo metadata` knows, as plain facts for the checks of arrows and licences.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, PackageId};

use super::offence::Failure;

/// What a dependency is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Part of what is built (build scripts too).
    Product,
    /// Tests, examples and benchmarks only.
    Tests,
}

/// A crate of the workspace.
#[derive(Debug, Clone)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// The path of its manifest from the root.
    pub(crate) manifest: String,
    /// The text of its manifest.
    pub(crate) manifest_text: String,
    /// Names of the crates it depends on, each with what for.
    pub(crate) dependencies: Vec<(String, Kind)>,
}

impl Member {
    /// The manifest's first line that begins with `word`, else 1.
    pub(crate) fn line_of(&self, word: &str) -> usize {
        let found = self.manifest_text.lines().position(|line| {
            line.strip_prefix(word).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
        });
        found.map_or(1, |index| index + 1)
    }
}

/// The workspace and what is built into it.
#[derive(Debug, Default)]
pub(crate) struct Workspace {
    pub(crate) members: Vec<Member>,
    /// Every crate that is built into a member, members included, and its licence.
    pub(crate) built: BTreeMap<String, Option<String>>,
    /// What could not be looked at in full.
    pub(crate) notes: Vec<String>,
}

/// Asks cargo about the workspace at `root`.
pub(crate) fn read(root: &Path) -> Result<Workspace, Failure> {
    // All platforms if their crates are at hand, else this machine's, else fetch them: a test
    // does not go to the network when it need not.
    let mut notes = Vec::new();
    let here = || ["--filter-platform".to_owned(), this_platform()];
    let metadata = ask(root, &["--offline".to_owned()])
        .or_else(|_| {
            notes.push("note: licences read for this platform's crates only".to_owned());
            ask(root, &[&["--offline".to_owned()][..], &here()[..]].concat())
        })
        .or_else(|_| {
            notes.clear();
            ask(root, &[])
        })?;

    let members = metadata
        .workspace_packages()
        .into_iter()
        .map(|package| {
            let path = &package.manifest_path;
            let manifest = path.strip_prefix(&metadata.workspace_root).unwrap_or(path);
            let manifest_text = std::fs::read_to_string(path)
                .map_err(|error| Failure(format!("{manifest}: {error}")))?;
            let dependencies =
                package.dependencies.iter().map(|d| (d.name.clone(), kind(d.kind))).collect();
            Ok(Member {
                name: package.name.to_string(),
                manifest: manifest.as_str().replace('\\', "/"),
                manifest_text,
                dependencies,
            })
        })
        .collect::<Result<_, Failure>>()?;
    Ok(Workspace { members, built: built(&metadata), notes })
}

fn ask(root: &Path, options: &[String]) -> Result<Metadata, Failure> {
    MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .other_options(options)
        .exec()
        .map_err(|error| Failure(format!("cargo metadata: {error}")))
}

fn this_platform() -> String {
    let output = Command::new("rustc").arg("-vV").output().map(|o| o.stdout).unwrap_or_default();
    let text = String::from_utf8_lossy(&output).into_owned();
    text.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default().to_owned()
}

fn kind(kind: DependencyKind) -> Kind {
    if kind == DependencyKind::Development { Kind::Tests } else { Kind::Product }
}

/// Everything that is reached from the members without passing a dependency of tests.
fn built(metadata: &Metadata) -> BTreeMap<String, Option<String>> {
    let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let nodes: BTreeMap<&PackageId, _> = nodes.map(|node| (&node.id, node)).collect();
    let mut seen: BTreeSet<&PackageId> = BTreeSet::new();
    let mut waiting: Vec<&PackageId> = metadata.workspace_members.iter().collect();
    while let Some(id) = waiting.pop() {
        if seen.insert(id) {
            let deps = nodes.get(id).into_iter().flat_map(|node| &node.deps);
            let product =
                deps.filter(|dep| dep.dep_kinds.iter().any(|k| kind(k.kind) == Kind::Product));
            waiting.extend(product.map(|dep| &dep.pkg));
        }
    }
    let packages = metadata.packages.iter().filter(|package| seen.contains(&package.id));
    packages.map(|p| (format!("{} {}", p.name, p.version), p.license.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_workspace_is_seen() {
        let workspace = read(&crate::root()).expect("cargo metadata");
        let xtask = workspace.members.iter().find(|member| member.name == "xtask");
        let xtask = xtask.expect("xtask is a member");
        assert!(xtask.dependencies.contains(&("proc-macro2".to_owned(), Kind::Product)));
        assert_eq!(xtask.manifest, "xtask/Cargo.toml");
        assert!(xtask.line_of("license") > 1);
        let names: Vec<&String> = workspace.built.keys().collect();
        assert!(names.iter().any(|name| name.starts_with("proc-macro2 ")));
        assert!(!names.iter().any(|name| name.starts_with("proptest ")), "tests only: {names:?}");
    }
}
