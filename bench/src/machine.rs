//! What the figures were measured on, and where they are kept.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs, io, thread};

/// Date, machine, compiler and command, a line each.
pub fn heading() -> String {
    let command: Vec<String> = env::args().skip(1).collect();
    format!(
        "date     {}\nmachine  {}, {} cores\nrustc    {}\ncommand  \
         cargo run --release --manifest-path bench/Cargo.toml -- {}\n",
        today(),
        processor(),
        cores(),
        compiler(),
        command.join(" ")
    )
}

/// Writes a page of figures to `DATE-MACHINE/NAME.txt` below a folder.
///
/// # Errors
/// If that cannot be written.
pub fn keep(results: &Path, name: &str, page: &str) -> io::Result<()> {
    let machine = format!("{} {}", processor(), cores()).to_lowercase();
    let words = machine.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let folder = results.join(format!("{}-{}", today(), words.collect::<Vec<_>>().join("-")));
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("{name}.txt")), page)
}

fn today() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string().chars().take(10).collect()
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The processor's name where Linux tells it, else its architecture.
fn processor() -> String {
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = about.lines().find(|line| line.starts_with("model name"));
    let name = name.and_then(|line| line.split_once(':')).map(|(_, name)| name.trim().to_owned());
    name.unwrap_or_else(|| env::consts::ARCH.to_owned())
}

/// The compiler that is called `rustc` here; it need not be the one that built
/// this program, but cargo calls the same.
fn compiler() -> String {
    let output = Command::new("rustc").arg("--version").output();
    output.map_or_else(
        |_| "unknown".to_owned(),
        |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
    )
}
