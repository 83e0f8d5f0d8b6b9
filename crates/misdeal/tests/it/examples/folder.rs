//! A folder with the files that the examples speak of: programs around a faulty shuffle, recorded
//! deals, a list and a table.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use tempfile::TempDir;

use super::shell;

/// Prints deals of a naive swap: sys.argv[1] cards or ten, sys.argv[2] deals or 3,000.
const NAIVE: &str = "\
import random, sys
cards = int(sys.argv[1]) if len(sys.argv) > 1 else 10
deals = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
random.seed(1)
for _ in range(deals):
    deck = list(range(cards))
    for i in range(cards):
        j = random.randrange(cards)
        deck[i], deck[j] = deck[j], deck[i]
    print(*deck)
";

/// The same with a shuffle that is right.
const FAIR: &str = "\
import random
random.seed(2)
for _ in range(3000):
    print(*random.sample(range(10), 10))
";

pub(super) fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    std::fs::create_dir_all(at.join("docs/pictures")).unwrap();
    for name in ["naive.py", "my_shuffle.py", "deals.py"] {
        std::fs::write(at.join(name), NAIVE).unwrap();
    }
    std::fs::write(at.join("fair.py"), FAIR).unwrap();
    program(at, "my-shuffle", "exec python3 naive.py \"$@\"");
    program(at, "prints-one-deck", "echo 3 1 2 0");
    for name in ["deals.txt", "recorded-deals.txt", "old-deals.txt", "old.txt", "deals-1.txt"] {
        done(at, &format!("python3 naive.py > {name}"));
    }
    for name in ["new-deals.txt", "new.txt"] {
        done(at, &format!("python3 fair.py > {name}"));
    }
    done(at, "python3 naive.py 52 1000 | cut -d' ' -f1-5 > hands.txt");
    done(at, "misdeal init python --exact -o exact.py");
    done(at, "misdeal audit --fixed --save-tally part-2.tally new.txt");
    std::fs::write(at.join("names.txt"), "Ann\nBo\n李\n").unwrap();
    std::fs::write(at.join("in.csv"), "name,age\nAnn,3\nBo,4\n").unwrap();
    folder
}

fn program(folder: &Path, name: &str, line: &str) {
    let path = folder.join(name);
    std::fs::write(&path, format!("#!/bin/sh\n{line}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
}

fn done(folder: &Path, line: &str) {
    let said = shell(folder, line);
    assert!(matches!(said.code, Some(0 | 1 | 3)), "{line}: {}", said.stderr);
}
