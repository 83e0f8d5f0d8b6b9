//! The command `misdeal`: flags, files, processes, entropy, colour, progress
//! and exit codes. No algorithms: those are in the rooms behind it.

mod audit;
mod cli;
mod deal;
mod exit;
mod failure;
mod generate;
mod list;
mod output;
mod process;
mod progress;
mod seed;
mod stop;

use std::process::ExitCode;

use crate::cli::Command;

fn main() -> ExitCode {
    let cli = match cli::parse() {
        Ok(cli) => cli,
        Err(exit) => return exit.into(),
    };
    cli.color.apply();
    let result = stop::listen().and_then(|()| match cli.command {
        Command::Audit(args) => audit::run(*args),
        Command::Deal(args) => deal::run(&args),
        Command::List(args) => list::run(&args),
        Command::Generate(args) => generate::run(&args),
    });
    match result {
        Ok(exit) => exit.into(),
        Err(failure) => failure.report().into(),
    }
}
