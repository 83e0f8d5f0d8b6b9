//! Which rivals are programs of their own, and what do they take?
//!
//! Those in C and C++ are compiled when they are asked for, from `bench/rivals`; numpy is asked
//! whether it is there; any other program may be named. All speak the protocol of `rival.h`:
//! called with `N SHUFFLES SEED`, they shuffle the numbers 0 to N - 1 (bytes up to 256 numbers,
//! 32-bit numbers beyond) so many times, each going on from the order before, and print the
//! nanoseconds that it took and a checksum. So the start of a process costs them nothing. What is
//! not there is noted and left out.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

use super::SEED;
use super::numbers::Numbers;
use crate::rounds::{Ran, Variant};

/// The name of the variants of [`Rivals::cpp`].
pub const STD_SHUFFLE: &str = "C++ std::shuffle, mt19937_64";

/// A program that speaks the protocol.
#[derive(Clone)]
pub struct Program {
    path: PathBuf,
    /// What comes before the three numbers.
    arguments: Vec<PathBuf>,
}

/// All of them; those that are not there are left out.
pub struct Rivals {
    /// Decks of up to 256 cards, in C with `rand() % n`.
    pub c_decks: Option<Program>,
    /// Ten cards counted by position, in C with `rand() % n`.
    pub c_table: Option<Program>,
    /// `std::shuffle` with `mt19937_64`.
    pub cpp: Option<Program>,
    /// `Generator.shuffle`.
    pub numpy: Option<Program>,
    /// The program named on the command line.
    pub rip: Option<Program>,
    /// Compilers and versions, and why a rival was left out; a line each.
    pub notes: Vec<String>,
}

impl Rivals {
    /// Compiles and asks.
    pub fn find(rip: Option<&Path>) -> Self {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("rivals");
        let mut notes = vec![version("cc"), version("c++")];
        let mut kept = |name: &str, program: Result<Program, String>| {
            program.map_err(|why| notes.push(format!("left out: {name}, {why}"))).ok()
        };
        let c_decks = kept("C decks", compiled("cc", &sources.join("rand_modulo.c"), 52));
        let c_table = kept("C table", compiled("cc", &sources.join("table.c"), 10));
        let cpp = kept("std::shuffle", compiled("c++", &sources.join("std_shuffle.cpp"), 52));
        let script = sources.join("numpy_shuffle.py");
        let numpy = Program { path: "python3".into(), arguments: vec![script] };
        let numpy = kept("numpy", numpy.tried(52));
        let rip = rip.map(|path| Program { path: path.to_owned(), arguments: Vec::new() });
        let rip = match rip {
            Some(program) => kept("rip_shuffle", program.tried(52)),
            None => kept("rip_shuffle", Err("no program given by --rip".to_owned())),
        };
        Self { c_decks, c_table, cpp, numpy, rip, notes }
    }

    /// Those that shuffle an array, doing the same to arrays of their own.
    pub fn of_arrays(&self, numbers: &Numbers) -> Vec<Variant<'static>> {
        let programs =
            [(STD_SHUFFLE, &self.cpp), ("numpy", &self.numpy), ("rip_shuffle", &self.rip)];
        let variant = |(name, program): (&str, &Option<Program>)| {
            let program = program.as_ref()?;
            Some(program.variant(name, numbers.count(), numbers.shuffles(), numbers.amount()))
        };
        programs.into_iter().filter_map(variant).collect()
    }
}

impl Program {
    /// This program as a variant, where it is there: so many shuffles of `n` numbers.
    ///
    /// The variant panics if the program fails.
    pub fn variant(&self, name: &str, n: usize, shuffles: u64, amount: u64) -> Variant<'static> {
        let (program, name) = (self.clone(), name.to_owned());
        let run = {
            let name = name.clone();
            move || program.run(n, shuffles).unwrap_or_else(|why| panic!("{name}: {why}"))
        };
        Variant { name, amount, run: Box::new(run) }
    }

    /// Itself, if it shuffles `n` numbers once.
    fn tried(self, n: usize) -> Result<Self, String> {
        self.run(n, 1).map(|_| self)
    }

    fn run(&self, n: usize, shuffles: u64) -> Result<Ran, String> {
        let mut command = Command::new(&self.path);
        command.args(&self.arguments).args([n as u64, shuffles, SEED].map(|n| n.to_string()));
        let printed = output(&mut command)?;
        let numbers: Option<Vec<u64>> =
            printed.split_whitespace().map(|n| n.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[nanoseconds, checksum]) => {
                Ok(Ran { elapsed: Duration::from_nanos(nanoseconds), checksum })
            }
            _ => Err(format!("it printed {printed:?}, not nanoseconds and a checksum")),
        }
    }
}

/// The program that a compiler makes of a source, beside this one, if it shuffles `n` numbers.
fn compiled(compiler: &str, source: &Path, n: usize) -> Result<Program, String> {
    let own = env::current_exe().map_err(|error| error.to_string())?;
    let folder = own.with_file_name("rivals");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let path = folder.join(source.file_stem().unwrap_or_default());
    output(Command::new(compiler).arg("-O2").arg("-o").arg(&path).arg(source))?;
    Program { path, arguments: Vec::new() }.tried(n)
}

/// What a command prints, if it succeeds; else the last line of what it says.
fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().display().to_string();
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let last = said.lines().last().unwrap_or("it says nothing");
    Err(format!("{name}: {last}"))
}

/// The first line of what a compiler says of itself.
fn version(compiler: &str) -> String {
    let said = output(Command::new(compiler).arg("--version"));
    said.map_or_else(
        |_| format!("{compiler} is not here"),
        |said| format!("{compiler} is {}, with -O2", said.lines().next().unwrap_or_default()),
    )
}
