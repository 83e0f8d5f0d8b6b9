//! Ctrl-C: what is known is printed, and the code is 130.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{Said, is_running, misdeal, run};

/// Sends SIGINT after `wait` and returns what was said.
fn interrupted(arguments: &[&str], wait: Duration) -> Said {
    let mut command = misdeal(arguments);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = child.spawn().unwrap();
    let open_input = child.stdin.take();
    std::thread::sleep(wait);
    let signal = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(signal.unwrap().success());
    let said = child.wait_with_output().unwrap().into();
    drop(open_input);
    said
}

#[test]
fn an_endless_program_is_judged_by_what_it_has_printed() {
    let script = "while :; do echo 0 1 2 3 4 974001; done | sed -u 's/ 974001//'";
    // Until sure it would end by itself.
    let fixed = ["audit", "--fixed", "--deals", "1000000000", "--json"];
    let arguments = [&fixed[..], &["--", "sh", "-c", script]].concat();
    let said = interrupted(&arguments, Duration::from_secs(2));
    assert_eq!(said.code, Some(130), "{}", said.stderr);
    let verdict = said.json();
    assert_eq!(verdict["interrupted"], true);
    assert_eq!(verdict["verdict"], "misdeal");
    assert!(verdict["deals"].as_u64().unwrap() > 100);
    assert_eq!(verdict["invalid"]["lines"], 0, "half a line was taken for a deal");
    assert!(!is_running("974001"));
}

/// What was read is saved whole, and judged as what it is.
#[test]
fn the_tally_of_an_interrupted_run_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tally");
    let path = path.to_str().unwrap();
    let endless = ["--deals", "1000000000", "--fixed", "--shuffle", "fisher-yates"];
    let audit = [&["audit", "--save-tally", path, "--json"], &endless[..]].concat();
    let said = interrupted(&audit, Duration::from_secs(1));
    assert_eq!(said.code, Some(130), "{}", said.stderr);
    let judged = run(&["judge", "--json", path]);
    assert_eq!(judged.code, Some(0), "{}", judged.stderr);
    let (audited, judged) = (said.json(), judged.json());
    assert_eq!((&judged["deals"], &judged["tests"]), (&audited["deals"], &audited["tests"]));
    let notes = judged["notes"].to_string();
    assert!(notes.contains("runs that somebody stopped: 1 of 1"), "{notes}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "something was left beside");
}

#[test]
fn a_built_in_shuffle_too() {
    let arguments = ["audit", "--deals", "1000000000", "--shuffle", "fisher-yates", "--json"];
    let said = interrupted(&arguments, Duration::from_secs(1));
    assert_eq!(said.code, Some(130), "{}", said.stderr);
    assert_eq!(said.json()["interrupted"], true);
}

/// Before the first deal there is nothing to print, but the code is the same.
#[test]
fn silence_does_not_keep_it() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let silent: [&[&str]; 6] = [
        &["judge", "-"],
        &["judge", pipe.to_str().unwrap()],
        &["audit", "-"],
        &["audit", pipe.to_str().unwrap()],
        &["audit", "--", "sleep", "975001"],
        &["audit", "--rerun", "--", "sleep", "975002"],
    ];
    for arguments in silent {
        let said = interrupted(arguments, Duration::from_millis(500));
        assert_eq!(said.code, Some(130), "{arguments:?}: {}", said.stderr);
        assert_eq!(said.stderr, "interrupted before there was anything to tell\n");
    }
    assert!(!is_running("97500"));
}

/// One shuffle that takes minutes cannot look up; it is ended all the same.
#[test]
fn work_that_cannot_stop_is_ended() {
    let endless = "wash:times=1000000,washes=1000000";
    let audit = ["audit", "--deals", "100", "--cards", "10", "--shuffle", endless];
    let deal = ["deal", "--cards", "10", "--shuffle", endless];
    for arguments in [&audit[..], &deal[..]] {
        let began = Instant::now();
        let said = interrupted(arguments, Duration::from_millis(300));
        assert_eq!(said.code, Some(130), "{arguments:?}: {}", said.stderr);
        assert!(began.elapsed() < Duration::from_secs(30));
    }
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let mut command = misdeal(&["deal", "--count", "100000000", "--seed", "1"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first.split_whitespace().count(), 52);
    let said: Said = child.wait_with_output().unwrap().into();
    assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""));
}
