//! `misdeal generate`: completions and man pages, from the same table as the
//! flags, so that they cannot differ.

use std::path::{Path, PathBuf};

use clap::CommandFactory;
use clap_complete::{Generator, Shell};

use crate::cli::Cli;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::{print, write_file};

const EXAMPLES: &str = "\
Examples:
  misdeal generate bash --dir ~/.local/share/bash-completion/completions
  misdeal generate man --dir ~/.local/share/man/man1
  misdeal generate man | man -l -";

/// Write shell completions or man pages
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// What to write
    what: What,

    /// Write files into this folder, made if it is not there: the completions, or the page of
    /// every command. Else completions or one page go to standard output
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum What {
    /// Completions for bash
    Bash,
    /// Completions for zsh
    Zsh,
    /// Completions for fish
    Fish,
    /// Man pages
    Man,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let shell = match args.what {
        What::Bash => Shell::Bash,
        What::Zsh => Shell::Zsh,
        What::Fish => Shell::Fish,
        What::Man => {
            match &args.dir {
                Some(folder) => write_man_pages(made(folder)?, "misdeal", Cli::command())?,
                None => print(&man_page(Cli::command())?)?,
            }
            return Ok(Exit::Done);
        }
    };
    let mut bytes = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "misdeal", &mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    match &args.dir {
        Some(folder) => write_file(&made(folder)?.join(shell.file_name("misdeal")), &text)?,
        None => print(&text)?,
    }
    Ok(Exit::Done)
}

/// A folder that is there now.
fn made(folder: &Path) -> Result<&Path, Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::new(format!("cannot make {}: {error}", folder.display())))?;
    Ok(folder)
}

/// The page of a command, and those of the commands below it.
fn write_man_pages(folder: &Path, name: &str, command: clap::Command) -> Result<(), Failure> {
    for sub in command.get_subcommands() {
        write_man_pages(folder, &format!("{name}-{}", sub.get_name()), sub.clone())?;
    }
    let page = man_page(command.name(name.to_owned()))?;
    write_file(&folder.join(format!("{name}.1")), &page)
}

fn man_page(command: clap::Command) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    clap_mangen::Man::new(command)
        .render(&mut bytes)
        .map_err(|error| Failure::new(format!("man page: {error}")))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
