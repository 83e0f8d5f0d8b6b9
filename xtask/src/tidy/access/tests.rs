//! Each rule of access fires on what it forbids and on nothing beside it.

use super::*;

fn offences_at(path: &str, source: &str) -> Vec<String> {
    check(&[File::of(path, source)]).iter().map(|o| format!("{}: {}", o.line, o.what)).collect()
}

fn offences(source: &str) -> Vec<String> {
    offences_at("crates/misdeal-audit/src/source.rs", source)
}

#[test]
fn every_way_to_the_world_is_seen() {
    for source in [
        "use std::fs;",
        "use std::{fmt, fs::{self, File}};",
        "pub use std::fs as files;",
        "fn a() { let f = ::std::fs::read(p); }",
        "fn a() { OpenOptions::new(); }",
        "use std::process;",
        "fn a() { Command::new(p); }",
        "use std::net::TcpStream;",
        "fn a() { std::env::var(p); }",
        "use std::time::{Duration, Instant};",
        "use std::time; fn a() { time::SystemTime::now(); }",
        "fn a() { std::thread::sleep(d); }",
        "use std::thread::{self, sleep};",
        "fn a() { getrandom::fill(b); }",
        "use rand_core::OsRng;",
        "fn a(mut r: SysRng) {}",
        "fn a() { let r = rand::thread_rng(); }",
        "use std::io::{self, stdout};",
        "use std::io; fn a() { io::stdin().lines(); }",
        "fn a() { let e = std::io::stderr; }",
        "fn a() { x!(stdout()); }",
        "use std::*;",
        "use std as s;",
        "macro_rules! m { () => { std::fs::read(p) } }",
    ] {
        assert!(!offences(source).is_empty(), "not seen: {source}");
    }
}

#[test]
fn what_touches_nothing_passes() {
    for source in [
        "// use std::fs;\nfn a() -> &'static str { \"std::fs::File\" }",
        "/// Reads like `std::fs::read`.\nfn a() {}",
        "use std::io::{BufRead, Read, Write}; use std::time::Duration;",
        "fn a() { std::thread::scope(|s| {}); }",
        "struct S { stdout: u8 } fn a(s: S) { s.stdout; s.stdout(); }",
        "const V: &str = env!(\"CARGO_PKG_VERSION\");",
        "#[cfg(test)] mod tests { use std::fs; fn a() { unsafe {} } }",
    ] {
        assert_eq!(offences(source), Vec::<String>::new(), "{source}");
    }
}

#[test]
fn the_place_is_named() {
    assert_eq!(offences("fn a() {}\nuse std::{\n    fs,\n};"), ["3: std::fs touches files"]);
}

#[test]
fn the_command_may_but_not_unsafely() {
    let path = "crates/misdeal/src/main.rs";
    assert!(offences_at(path, "use std::fs;").is_empty());
    assert_eq!(offences_at(path, "fn a() { b(|| unsafe { c() }) }"), ["1: unsafe"]);
    assert_eq!(offences("#[allow(unsafe_code)] unsafe fn a() {}"), ["1: unsafe"]);
}

#[test]
fn only_sources_of_crates_are_looked_at() {
    assert!(offences_at("crates/misdeal-audit/tests/it.rs", "use std::fs;").is_empty());
    assert!(offences_at("xtask/src/main.rs", "use std::fs;").is_empty());
}

#[test]
fn test_modules_in_files_of_their_own_are_free() {
    let parent = File::of("crates/a/src/walk.rs", "#[cfg(test)] mod tests; mod real;");
    let tests = File::of("crates/a/src/walk/tests.rs", "mod deep; use std::fs;");
    let deep = File::of("crates/a/src/walk/tests/deep.rs", "use std::fs;");
    let real = File::of("crates/a/src/walk/real.rs", "use std::fs;");
    let found = check(&[parent, tests, deep, real]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].path, "crates/a/src/walk/real.rs");
}

#[test]
fn what_cannot_be_read_is_an_offence() {
    assert_eq!(offences("fn a() { (").len(), 1);
}
