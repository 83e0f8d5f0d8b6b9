//! The command `misdeal`: flags, files, processes, entropy, colour, progress
//! and exit codes. No algorithms: those are in the rooms behind it.

mod apart;
mod audit;
mod cli;
mod compare;
mod deal;
mod dealer;
mod deck_named;
mod exact;
mod exit;
mod explain;
mod failure;
mod generate;
mod hashed;
mod init;
mod judge;
mod lang;
mod list;
mod names;
mod offered;
mod output;
mod play;
mod process;
mod progress;
mod ranking;
mod rate;
mod report;
mod report_out;
mod rules_named;
mod seed;
mod shuffle;
mod simulate;
mod stop;

use std::process::ExitCode;

use crate::cli::Command;
use crate::lang::LangName;

fn main() -> ExitCode {
    let cli = match cli::parse() {
        Ok(cli) => cli,
        Err(exit) => return exit.into(),
    };
    cli.color.apply();
    LangName::apply(cli.lang);
    let result = stop::listen().and_then(|()| match cli.command {
        Command::Audit(args) => audit::run(*args),
        Command::Compare(args) => compare::run(&args),
        Command::Exact(args) => exact::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Init(args) => init::run(&args),
        Command::Judge(args) => judge::run(&args),
        Command::Report(args) => report::run(&args),
        Command::Deal(args) => deal::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Rate(args) => rate::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Shuffle(args) => shuffle::run(args),
        Command::List(args) => list::run(&args),
        Command::Generate(args) => generate::run(&args),
    });
    match result {
        Ok(exit) => exit.into(),
        Err(failure) if stop::is_wanted() => failure.report_interrupted().into(),
        Err(failure) => failure.report().into(),
    }
}
