//! The code that `misdeal explain` calls right: each program, in each language that is here, deals
//! and is audited. A fair shuffle fails this once in a million runs (the false-alarm rate).

use std::path::Path;
use std::process::Command;

use misdeal_diagnosis::faults::{Fix, Language, fixes};
use tempfile::TempDir;

use crate::support::{Said, has, misdeal, root};

const DEALS: &str = "4000";

/// What else an audit must know: some programs deal three of ten cards, or a set of three.
fn options(fix: &Fix) -> &'static [&'static str] {
    match fix.name {
        "partial" => &["--of", "10"],
        "reservoir" => &["--of", "10", "--unordered"],
        _ => &[],
    }
}

/// Audits a program, which has all its deals counted and none that speaks against it.
fn check(fix: &Fix, language: Language, folder: &Path, program: &[&str]) {
    let audit = [&["audit", "--json"], options(fix), &["--"], program, &["10", DEALS]].concat();
    let said: Said = misdeal(&audit).current_dir(folder).output().unwrap().into();
    let what = format!("{} in {language}: {}{}", fix.name, said.stdout, said.stderr);
    assert!(matches!(said.code, Some(0 | 3)), "{what}");
    assert_eq!(said.json()["deals"].to_string(), DEALS, "{what}");
}

fn written(fix: &Fix, language: Language, folder: &Path) -> String {
    let name = format!("{}.{}", fix.name, language.ending());
    std::fs::write(folder.join(&name), fix.program(language)).unwrap();
    name
}

/// Builds without a network, where a warning is an error.
fn build(folder: &Path, program: &str, arguments: &[&str]) {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).env("RUSTFLAGS", "-D warnings");
    command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", "target");
    let said: Said = command.output().unwrap().into();
    assert_eq!(said.code, Some(0), "{program} {arguments:?}: {}", said.stderr);
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Of a language whose files are run as they are.
fn interpreted(language: Language, program: &str) {
    let folder = folder();
    for fix in fixes() {
        let name = written(fix, language, folder.path());
        check(fix, language, folder.path(), &[program, &name]);
    }
}

#[test]
fn python() {
    if has("python3") {
        interpreted(Language::Python, "python3");
    }
}

#[test]
fn javascript() {
    if has("node") {
        interpreted(Language::JavaScript, "node");
    }
}

#[test]
fn java() {
    if has("java") && has("javac") {
        interpreted(Language::Java, "java");
    }
}

#[test]
fn c() {
    if !has("cc") {
        return;
    }
    let folder = folder();
    for fix in fixes() {
        let name = written(fix, Language::C, folder.path());
        let flags = ["-O2", "-Wall", "-Wextra", "-Werror", "-pthread", "-o", fix.name];
        build(folder.path(), "cc", &[&flags[..], &[&name, "-lm"]].concat());
        check(fix, Language::C, folder.path(), &[&format!("./{}", fix.name)]);
    }
}

#[test]
fn rust() {
    if !has("cargo") {
        return;
    }
    let folder = folder();
    let programs = folder.path().join("src/bin");
    std::fs::create_dir_all(&programs).unwrap();
    // `rand` is among this crate's own dependencies, so cargo has it here.
    let manifest = "[package]\nname = \"fixes\"\nedition = \"2024\"\n\n\
                    [dependencies]\nrand = \"0.10\"\n";
    std::fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    std::fs::copy(root().join("Cargo.lock"), folder.path().join("Cargo.lock")).unwrap();
    for fix in fixes() {
        written(fix, Language::Rust, &programs);
    }
    build(folder.path(), "cargo", &["build", "--release", "--quiet"]);
    for fix in fixes() {
        let program = format!("target/release/{}", fix.name);
        check(fix, Language::Rust, folder.path(), &[&program]);
    }
}
