//! Harnesses: each is built and audited by the commands that `misdeal init` prints, first as it
//! is, then with a faulty shuffle in it.

use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

use crate::support::{Said, has, has_optional, root, run};
use crate::written::Written;

/// The harness in Rust, so that it is formatted and checked like all code.
#[path = "../../src/init/harness.rs"]
#[expect(dead_code, reason = "it is run as a program of its own")]
mod harness_in_rust;

/// Swaps each card with any card of the deck; how large the bias is, see
/// `misdeal list shuffles`, global-swap.
const FAULTY_PYTHON: &str = "
    for i in range(len(deck)):
        j = random.randrange(len(deck))
        deck[i], deck[j] = deck[j], deck[i]";
const FAULTY_JS: &str = "
  for (let i = 0; i < deck.length; i++) {
    const j = Math.floor(Math.random() * deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }";
const FAULTY_JAVA: &str = "
        for (int i = 0; i < deck.size(); i++) {
            Collections.swap(deck, i, RANDOM.nextInt(deck.size()));
        }";
const FAULTY_C: &str = "
    for (int i = 0; i < cards; i++) {
        int j = below(cards), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }";
const FAULTY_GO: &str = "
	for i := range deck {
		j := rand.IntN(len(deck))
		deck[i], deck[j] = deck[j], deck[i]
	}";
const FAULTY_RUST: &str = "
    for i in 0..deck.len() {
        deck.swap(i, rand::random_range(0..deck.len()));
    }";

/// A program that prints deals.
struct Harness(Written);

impl Harness {
    fn written(lang: &str, path: &str) -> Self {
        Self(Written::by(&[lang], path))
    }

    fn program(&self) -> Vec<&str> {
        self.0.program("misdeal audit -- ")
    }

    fn audit(&self, options: &[&str], arguments: &[&str]) -> Said {
        let program = self.program();
        self.0.heard_by(&[&["audit", "--json"], options, &["--"], &program, arguments].concat())
    }

    fn check_verdict(&self, verdict: &str) {
        let said = self.audit(&["--deals", "5000"], &[]);
        assert!(!said.stdout.is_empty(), "{}", said.stderr);
        let json = said.json();
        assert_eq!(json["verdict"], verdict, "{}: {json:#}", self.0.path);
        assert_eq!(json["cards"], 52);
    }

    /// Told how many, it prints so many.
    fn check_arguments(&self) {
        let said = self.audit(&[], &["10", "100"]);
        assert_eq!(said.code, Some(3), "{}{}", said.stdout, said.stderr);
        let json = said.json();
        assert_eq!((json["cards"].as_u64(), json["deals"].as_u64()), (Some(10), Some(100)));
    }

    /// A reader that leaves early is no error.
    fn check_early_end(&self) {
        let program = self.program();
        let mut command = self.0.at_home(Command::new(program[0]));
        command.args(&program[1..]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        assert_eq!(first.split_whitespace().count(), 52, "{first}");
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{}", self.0.path);
        // SIGPIPE, or its own quiet end.
        let status = output.status;
        assert!(status.signal() == Some(13) || status.success(), "{}: {status}", self.0.path);
    }
}

fn check(harness: &Harness, faulty: &str) {
    harness.0.build();
    harness.check_verdict("no-evidence");
    harness.check_arguments();
    harness.check_early_end();
    harness.0.put(faulty);
    harness.0.build();
    harness.check_verdict("misdeal");
}

#[test]
fn python() {
    if has("python3") {
        check(&Harness::written("python", "python-PID.py"), FAULTY_PYTHON);
    }
}

#[test]
fn js() {
    if has("node") {
        check(&Harness::written("JavaScript", "js-PID.js"), FAULTY_JS);
    }
}

/// A project of modules takes the same file.
#[test]
fn js_as_a_module() {
    if has("node") {
        let harness = Harness::written("node", "module-PID.mjs");
        harness.check_arguments();
    }
}

#[test]
fn java() {
    if has("java") && has("javac") {
        check(&Harness::written("java", "java-PID.java"), FAULTY_JAVA);
    }
}

#[test]
fn c() {
    if has("cc") {
        check(&Harness::written("C", "c-PID.c"), FAULTY_C);
    }
}

#[test]
fn go() {
    if has_optional("go") {
        check(&Harness::written("golang", "go-PID.go"), FAULTY_GO);
    }
}

#[test]
fn rust() {
    if has("cargo") {
        let harness = Harness::written("rs", "examples/rust-PID.rs");
        let folder = harness.0.folder.path();
        std::fs::create_dir(folder.join("src")).unwrap();
        std::fs::write(folder.join("src/lib.rs"), "").unwrap();
        // `rand` is among this crate's own dependencies, so cargo has it here.
        let manifest = "[package]\nname = \"game\"\nedition = \"2024\"\n\n\
                        [dev-dependencies]\nrand = \"0.10\"\n";
        std::fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        std::fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
        check(&harness, FAULTY_RUST);
    }
}

/// What the comment in each harness promises: a shuffle is also seen at work
/// on a deck that is never put in order.
#[test]
fn a_deck_that_is_shuffled_again_and_again() {
    if has("python3") {
        let harness = Harness::written("py", "again-PID.py");
        harness.0.put(FAULTY_PYTHON);
        let path = harness.0.folder.path().join(&harness.0.path);
        let text = std::fs::read_to_string(&path).unwrap();
        let line = "deck = list(range(cards))\n";
        assert_eq!(text.matches(line).count(), 1);
        let moved = text.replace(&format!("        {line}"), "");
        let moved = moved.replace("\ntry:\n", &format!("\n{line}try:\n"));
        std::fs::write(&path, moved).unwrap();
        harness.check_verdict("misdeal");
    }
}

#[test]
fn standard_output_gets_the_same_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    for lang in ["python", "js", "java", "c", "go", "rust"] {
        let path = folder.path().join(lang);
        assert_eq!(run(&["init", lang, "-o", path.to_str().unwrap()]).code, Some(0));
        let said = run(&["init", lang]);
        assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""));
        assert_eq!(said.stdout, std::fs::read_to_string(path).unwrap());
    }
}

#[test]
fn a_file_that_is_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("harness.py");
    let init = ["init", "python", "-o", path.to_str().unwrap()];
    std::fs::write(&path, "mine").unwrap();
    let said = run(&init);
    assert_eq!(said.code, Some(2));
    let expected = format!("error: {} is there already\n\nhint: --force overwrites it\n", init[3]);
    assert_eq!(said.stderr, expected);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    assert_eq!(run(&[&init[..], &["--force"]].concat()).code, Some(0));
    assert!(std::fs::read_to_string(&path).unwrap().contains("import random"));
}
