//! Running `misdeal` and small shell programs.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// `misdeal` with these arguments, started in the repository's root.
pub(crate) fn misdeal(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_misdeal"));
    command.args(arguments).current_dir(root()).env_remove("NO_COLOR").env("LC_ALL", "C");
    command
}

/// What it said and how it ended.
pub(crate) struct Said {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Self {
            code: output.status.code(),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }
}

impl Said {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|e| panic!("{e}: {}", self.stderr))
    }
}

pub(crate) fn run(arguments: &[&str]) -> Said {
    misdeal(arguments).output().unwrap().into()
}

/// The ids of the tests whose findings are evidence.
pub(crate) fn evidence(verdict: &Value) -> Vec<String> {
    let tests = verdict["tests"].as_array().unwrap().iter();
    tests.filter(|t| t["evidence"] == true).map(|t| t["id"].as_str().unwrap().into()).collect()
}

/// Whether a program that a test needs is here. Where it must be (in CI), its
/// absence is a failure; elsewhere the test says that it is skipped.
pub(crate) fn has(interpreter: &str) -> bool {
    let found = has_optional(interpreter);
    let must = std::env::var_os("MISDEAL_REQUIRE_INTERPRETERS").is_some();
    assert!(found || !must, "{interpreter} is missing, and MISDEAL_REQUIRE_INTERPRETERS is set");
    found
}

/// The same for a program that CI may lack.
pub(crate) fn has_optional(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&paths).any(|folder| folder.join(program).is_file());
    if !found {
        // Not captured by the test runner, unlike the printing macros.
        let _ = writeln!(std::io::stderr(), "skipped: {program} is not here");
    }
    found
}

/// Whether Python has a module, which CI may lack.
pub(crate) fn has_module(name: &str) -> bool {
    let import = format!("import {name}");
    let status = Command::new("python3").args(["-c", &import]).stderr(Stdio::null()).status();
    let found = status.is_ok_and(|status| status.success());
    if !found {
        let _ = writeln!(std::io::stderr(), "skipped: python3 has no {name} here");
    }
    found
}

/// True while a process whose command line holds `marker` is running.
pub(crate) fn is_running(marker: &str) -> bool {
    // Without /proc nobody can tell, and a test that cannot fail is none.
    let processes = std::fs::read_dir("/proc").expect("this test reads /proc");
    let lines = processes.filter_map(|p| std::fs::read(p.ok()?.path().join("cmdline")).ok());
    lines.into_iter().any(|line| {
        let line = String::from_utf8_lossy(&line).replace('\0', " ");
        line.contains(marker)
    })
}
