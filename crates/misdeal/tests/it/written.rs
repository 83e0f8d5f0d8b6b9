//! [`Written`]: a program that `misdeal init` has written, with another shuffle put into it, and
//! the commands that were said to be next.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::support::{Said, is_running, misdeal};

const BEGIN: &str = "---- your shuffle function here ----";
const END: &str = "---- it ends here ----";

/// A program in a folder of its own.
pub(crate) struct Written {
    pub(crate) folder: TempDir,
    /// From the root of the folder; its name is that of no other process.
    pub(crate) path: String,
    /// What was said to be next: building it, if it must be, and what it is for.
    commands: Vec<String>,
}

impl Written {
    /// By `misdeal init` with these words; PID in the path makes it one of its own.
    pub(crate) fn by(words: &[&str], path: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = path.replace("PID", &std::process::id().to_string());
        if let Some(inner) = Path::new(&path).parent() {
            std::fs::create_dir_all(folder.path().join(inner)).unwrap();
        }
        let mut init = misdeal(&[&["init"], words, &["-o", &path]].concat());
        let said: Said = init.current_dir(folder.path()).output().unwrap().into();
        assert_eq!((said.code, said.stdout.as_str()), (Some(0), ""), "{}", said.stderr);
        let next = said.stderr.strip_prefix("\nnext: ").unwrap();
        let commands = next.lines().map(|line| line.trim().to_owned()).collect();
        Self { folder, path, commands }
    }

    /// Puts another shuffle into the marked place.
    pub(crate) fn put(&self, shuffle: &str) {
        let path = self.folder.path().join(&self.path);
        let text = std::fs::read_to_string(&path).unwrap();
        let mut lines: Vec<&str> = text.lines().collect();
        let at = |mark: &str| lines.iter().position(|line| line.contains(mark)).unwrap();
        let (begin, end) = (at(BEGIN), at(END));
        lines.splice(begin + 1..end, [shuffle.trim_start_matches('\n')]);
        std::fs::write(&path, lines.join("\n") + "\n").unwrap();
    }

    /// A command in its folder, without a network, where a warning is an error.
    pub(crate) fn at_home(&self, mut command: Command) -> Command {
        command.current_dir(self.folder.path()).env("RUSTFLAGS", "-D warnings");
        command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", "target");
        command
    }

    pub(crate) fn build(&self) {
        let (_, before) = self.commands.split_last().unwrap();
        for command in before {
            // What must be there is there already.
            if command.starts_with("cargo add") {
                continue;
            }
            let command = command.replace("cc -O2", "cc -O2 -Wall -Wextra -Werror");
            let mut shell = Command::new("sh");
            shell.args(["-c", &command]);
            let said: Said = self.at_home(shell).output().unwrap().into();
            assert_eq!(said.code, Some(0), "{command}: {}", said.stderr);
        }
    }

    /// The words of the program and its arguments in the last command, after these.
    pub(crate) fn program(&self, before: &str) -> Vec<&str> {
        let (last, _) = self.commands.split_last().unwrap();
        last.strip_prefix(before).unwrap().split(' ').collect()
    }

    /// What misdeal says with these arguments, after which nothing may be left running.
    pub(crate) fn heard_by(&self, arguments: &[&str]) -> Said {
        let said = self.at_home(misdeal(arguments)).output().unwrap().into();
        let name = Path::new(&self.path).file_stem().unwrap().to_str().unwrap();
        assert!(!is_running(name), "something was left behind");
        said
    }
}
