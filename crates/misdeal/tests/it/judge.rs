//! Tallies saved, added up and judged.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::support::{Said, misdeal, root, run};

/// A folder of a test, and what is in it.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), content).unwrap();
        self.path(name)
    }

    /// Audits with these options and saves the tally.
    fn audit(&self, name: &str, options: &[&str]) -> String {
        let path = self.path(name);
        let said = run(&[&["audit", "--quiet", "--save-tally", &path], options].concat());
        assert!([Some(0), Some(1), Some(3)].contains(&said.code), "{}", said.stderr);
        path
    }
}

fn judge(arguments: &[&str]) -> Said {
    run(&[&["judge"], arguments].concat())
}

#[track_caller]
fn assert_error(said: Said, expected: &str) {
    assert_eq!((said.code, said.stdout.as_str()), (Some(2), ""), "{}", said.stderr);
    assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
    assert!(said.stderr.contains(expected), "{}", said.stderr);
    assert!(said.stderr.contains("\n\nhint: "), "{}", said.stderr);
}

/// What tests say of deals as they lie. Places in the family differ, since runs
/// that begin anew have other findings relative to the deal before.
fn lying(verdict: &Value) -> Vec<Value> {
    let tests = verdict["tests"].as_array().unwrap().iter();
    let beside = ["low-bits-before", "overlap", "first-cards", "again"];
    let is_of_one_deal = |test: &&Value| {
        let event = test["effect"]["event"].as_str().unwrap();
        !beside.iter().any(|begin| event.starts_with(begin))
    };
    let mut tests: Vec<Value> = tests
        .filter(|test| test["frame"] == "position-to-card")
        .filter(is_of_one_deal)
        .cloned()
        .collect();
    for test in &mut tests {
        test.as_object_mut().unwrap().remove("log10_p_adjusted");
    }
    tests
}

#[test]
fn parts_in_any_order_are_judged_as_the_whole() {
    for options in [&["--cards", "12"][..], &["--cards", "5", "--of", "52", "--unordered"]] {
        let folder = Folder::new();
        let seed = ["audit", "--shuffle", "wash", "--seed", "7", "--fixed", "--json"];
        let whole = run(&[&seed[..], options, &["--deals", "6000"]].concat());
        let whole = whole.json();

        // The same deals as text, in three files.
        let cards = if options.len() == 2 { "12" } else { "52" };
        let deal = ["deal", "--cards", cards, "--seed", "7", "--count", "6000"];
        let said = run(&[&deal[..], &["--shuffle", "wash"]].concat());
        let hand = |line: &str| line.split(' ').take(5).collect::<Vec<_>>().join(" ");
        let line = |line: &str| if cards == "12" { line.to_owned() } else { hand(line) };
        let lines: Vec<String> = said.stdout.lines().map(line).collect();
        let parts: Vec<String> = lines.chunks(2500).map(|lines| lines.join("\n")).collect();
        let parts = parts.iter().enumerate().map(|(i, deals)| {
            let deals = folder.write(&format!("{i}.txt"), deals);
            folder.audit(&format!("{i}.tally"), &[&["--fixed", &deals], options].concat())
        });
        let parts: Vec<String> = parts.collect();
        let [a, b, c] = [0, 1, 2].map(|i| &*parts[i]);
        let judged = judge(&["--json", a, b, c]);
        let verdict = judged.json();
        assert_eq!((&verdict["verdict"], &verdict["deals"]), (&whole["verdict"], &whole["deals"]));
        assert_eq!(verdict["position"], whole["position"]);
        assert_eq!(lying(&verdict), lying(&whole));
        for order in [[a, c, b], [b, c, a], [c, b, a]] {
            let other = judge(&[&["--json"], &order[..]].concat()).json();
            for key in ["verdict", "tests", "position", "notes", "subject", "invalid", "next"] {
                assert_eq!(other[key], verdict[key], "{key}");
            }
        }
    }
}

#[test]
fn built_in_shuffles_on_several_machines() {
    let folder = Folder::new();
    let part = |seed: &str, deals: &str| {
        let options = ["--shuffle", "global-swap", "--cards", "9", "--seed", seed];
        let name = format!("{seed}-{deals}.tally");
        folder.audit(&name, &[&options[..], &["--fixed", "--deals", deals]].concat())
    };
    let (a, b) = (part("1", "4000"), part("2", "3000"));
    let said = judge(&[&b, &a]);
    assert_eq!(said.code, Some(1), "{}", said.stderr);
    for part in [
        "MISDEAL  global-swap   9 cards, 7,000 deals",
        "note: the deals of 2 runs were added up",
        "seed: 0x1, 0x2 (of the deals)",
        "next: misdeal audit --shuffle fisher-yates --cards 9 --deals 20000",
    ] {
        assert!(said.stdout.contains(part), "{part}: {}", said.stdout);
    }
    // The same bytes again: nothing in the file is drawn at random.
    assert_eq!(std::fs::read(part("1", "4000")).unwrap(), std::fs::read(&a).unwrap());
    // The first 2,000 deals of a seed are among its first 4,000.
    let few = part("1", "2000");
    assert_error(judge(&[&a, &b, &few]), &format!("{few}: it is of the same run as {a}"));
}

#[test]
fn a_run_counts_once() {
    let folder = Folder::new();
    let deals = folder.write("deals", run(&["deal", "--count", "50", "--seed", "1"]).stdout);
    let a = folder.audit("a", &[&deals]);
    let copy = folder.write("copy", std::fs::read(&a).unwrap());
    assert_error(judge(&[&a, &copy]), &format!("{copy}: it is of the same run as {a}"));
    assert_error(judge(&[&a, &a]), "of the same run");
    // Recorded deals that are read twice are two runs, and are found to repeat.
    let b = folder.audit("b", &[&deals]);
    let said = judge(&[&a, &b]);
    assert_eq!(said.code, Some(1));
    assert!(said.stdout.contains("50 of 100 deals equal an earlier one"), "{}", said.stdout);
    let note = "runs with the same deals as another, one by one: 1 of 2";
    assert!(said.stdout.contains(note), "{}", said.stdout);
}

#[test]
fn a_run_that_stopped_when_sure_is_pointed_out() {
    let folder = Folder::new();
    let sattolo = ["--shuffle", "sattolo", "--cards", "8", "--seed", "1"];
    let stopped = folder.audit("stopped", &sattolo);
    let all = folder.audit("all", &[&sattolo[..5], &["2", "--fixed", "--deals", "900"]].concat());
    let said = judge(&["--json", &all, &stopped]);
    assert_eq!(said.code, Some(1));
    let notes = said.json()["notes"].to_string();
    assert!(notes.contains("runs that stopped when sure: 1 of 2"), "{notes}");
    assert!(!judge(&["--json", &all]).json()["notes"].to_string().contains("stopped"));
}

#[test]
fn a_bad_deal_is_located_in_its_run() {
    let folder = Folder::new();
    let good = folder.write("good", "0 1 2\n2 1 0\n");
    let bad = folder.write("bad", "0 1 2\n0 1 1\n");
    let worse = folder.write("worse", "0 0 2\n0 1 2\n");
    let several = folder.audit("several", &[&good, &bad, &worse]);
    let one = folder.audit("one", &[&good]);
    let said = judge(&[&one, &several, "--json"]);
    assert_eq!(said.code, Some(1));
    let verdict = said.json();
    assert_eq!((&verdict["deals"], &verdict["invalid"]["lines"]), (&6.into(), &2.into()));
    let place = format!("{bad}: line 2: card 1 twice, card 2 missing");
    assert_eq!(verdict["invalid"]["first"]["text"], place);
    // One run of one file needs no name.
    let single = folder.audit("single", &[&worse]);
    let first = &judge(&[&single, "--json"]).json()["invalid"]["first"]["text"];
    assert_eq!(first, "line 1: card 0 twice, card 1 missing");
}

#[test]
fn what_is_no_tally_is_an_error() {
    let folder = Folder::new();
    let good = folder.audit("good", &["--shuffle", "fisher-yates", "--deals", "100"]);
    let bytes = std::fs::read(&good).unwrap();
    let text = String::from_utf8_lossy(&bytes[..1000]).into_owned();
    let cut = folder.write("cut", &bytes[..bytes.len() / 2]);
    let end = folder.write("end", &bytes[..bytes.len() - 1]);
    let longer = folder.write("longer", [&bytes[..], b"\n"].concat());
    let mut flipped = bytes.clone();
    flipped[bytes.len() - 1] ^= 1;
    let verdict = folder.path("verdict");
    let json = format!("--json={verdict}");
    run(&["audit", "--shuffle", "fisher-yates", "--cards", "3", "--deals", "9", &json]);
    for (path, expected) in [
        (folder.write("deals", "0 1 2\n2 1 0\n"), "something that does not begin like a saved"),
        (folder.write("empty", ""), "got an empty file, expected a saved tally"),
        (verdict, "got the format 'misdeal.verdict/1', expected 'misdeal.tally/2'"),
        (
            folder.write("next", text.replace("tally/2", "tally/3")),
            "got the format 'misdeal.tally/3'",
        ),
        (cut, "the tally ends here, cut off"),
        (end, "checksum: the tally ends here, cut off"),
        (longer, "got more bytes after the end of the tally"),
        (folder.write("flipped", flipped), "the checksum does not fit"),
        (folder.path(""), "it is a folder"),
    ] {
        assert_error(judge(&[&good, &path]), expected);
        assert_error(judge(&[&path]), &path);
    }
    let said = judge(&["no-such-file"]);
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.starts_with("error: cannot read no-such-file: "), "{}", said.stderr);
}

#[test]
fn other_cards_do_not_add_up() {
    let folder = Folder::new();
    let five = folder.audit("five", &[&folder.write("a", "0 1 2 3 4\n")]);
    let from_one = folder.audit("from-one", &[&folder.write("b", "1 2 3 4 5\n")]);
    let expected = "got deals of 5 cards counted from 1, \
                    but the tallies before have deals of 5 cards counted from 0";
    assert_error(judge(&[&five, &from_one]), expected);
}

#[test]
fn from_standard_input_and_a_pipe() {
    let vector = root().join("corpora/vectors/tally-v2.tally");
    let open = || Stdio::from(std::fs::File::open(&vector).unwrap());
    let said: Said = misdeal(&["judge", "-", "--quiet"]).stdin(open()).output().unwrap().into();
    assert_eq!(said.code, Some(1), "{}", said.stderr);
    assert!(said.stdout.starts_with("MISDEAL  tally-v2.txt   9 cards, 40 deals"));
    let said: Said = misdeal(&["judge", "-"]).stdin(Stdio::null()).output().unwrap().into();
    assert_error(said, "standard input: got an empty file");

    let folder = Folder::new();
    let pipe = folder.path("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut writer = Command::new("sh")
        .args(["-c", "cat \"$1\" > \"$2\"", "sh", vector.to_str().unwrap(), &pipe])
        .spawn()
        .unwrap();
    let said = judge(&[&pipe, "--json"]);
    assert_eq!(said.json()["invalid"]["first"]["place"], 8);
    assert!(writer.wait().unwrap().success());
}

#[test]
fn the_file_is_complete_or_absent_and_known_to_be_writable() {
    let folder = Folder::new();
    let audit = |options: &[&str]| run(&[&["audit"], options].concat());
    assert_error(
        audit(&["--save-tally", "no/such/folder/t", "x"]),
        "cannot write no/such/folder/t",
    );
    assert_error(audit(&["--save-tally", "-", "x"]), "--save-tally -: standard output carries");
    assert_error(audit(&["--save-tally", "t", "--json=t", "x"]), "both would be written to t");
    // A full disk does not take the verdict with it.
    #[cfg(target_os = "linux")]
    {
        let said = audit(&["--shuffle", "sattolo", "--save-tally", "/dev/full"]);
        assert_eq!(said.code, Some(2));
        assert!(said.stdout.starts_with("MISDEAL  sattolo"), "{}", said.stdout);
        assert!(said.stderr.starts_with("error: cannot write /dev/full: "), "{}", said.stderr);
    }
    // An audit that fails leaves what there was.
    let old = folder.write("old", "old");
    let said = audit(&["--save-tally", &old, &folder.write("bad", "0 1 2\n0 1 x\n")]);
    assert_eq!(said.code, Some(2));
    assert_eq!(std::fs::read_to_string(&old).unwrap(), "old");
    // One that does not leaves nothing beside the two files it was to write.
    let json = format!("--json={}", folder.path("json"));
    folder.audit("old", &["--shuffle", "wash", "--cards", "3", "--deals", "99", &json]);
    assert!(Path::new(&folder.path("json")).is_file());
    assert_eq!(judge(&[&old, "--json"]).json()["deals"], 99);
    assert_eq!(std::fs::read_dir(folder.0.path()).unwrap().count(), 3);
}
