//! Pages that are written by an example of a crate.

use std::path::Path;
use std::process::{Command, Stdio};

/// A page of `docs/` with tables that a program prints.
pub(crate) struct Page {
    /// Where it is, from the root.
    pub(crate) path: &'static str,
    /// What stands above the tables.
    pub(crate) head: &'static str,
    /// What stands below.
    pub(crate) tail: &'static str,
    /// The example of misdeal-diagnosis that prints them, and its arguments.
    pub(crate) example: &'static [&'static str],
}

impl Page {
    /// Runs the example and writes the page.
    pub(crate) fn write(&self, root: &Path) -> Result<(), String> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let (name, arguments) = self.example.split_first().expect("the name of an example");
        let mut command = Command::new(cargo);
        command.args(["run", "--release", "-p", "misdeal-diagnosis", "--example", name, "--"]);
        command.args(arguments).current_dir(root).stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
        let tables = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(format!("{name} ended with {}:\n\n{tables}", output.status));
        }
        let page = format!("{}{tables}{}", self.head, self.tail);
        std::fs::write(root.join(self.path), page)
            .map_err(|error| format!("cannot write {}: {error}", self.path))
    }
}
