//! The command line of Syrtis: simulate, replay and play any of its games, and look up their rules.
#![forbid(unsafe_code)]

mod commands;
mod options;
mod outline;
mod page;
mod screen;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use commands::{analyse, arena, backup, material, play, replay, rules, serve, sim};
use screen::{Failure, Screen};

/// A server lives long and writes texts of all sizes: this allocator leaves fewer gaps, and gives back what is no longer
/// used (`.cargo/config.toml` says how soon).
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Three Mars board games at one table
#[derive(Parser)]
#[command(version, about, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 done, 1 the machine failed, 2 something given was wrong.")]
struct Cli {
    /// The language to speak
    #[arg(long, global = true, default_value = "en")]
    lang: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal against bots
    Play(play::Args),
    /// Play many games and sum them up
    Sim(sim::Args),
    /// Have bots play against each other and measure how strong they are
    Arena(arena::Args),
    /// Look at every decision of a record with a strong bot: chances, better choices, biggest swings
    Analyse(analyse::Args),
    /// Verify a record and show how the game ended
    Replay(replay::Args),
    /// Look up rules: an id, a game, or words to search for
    Rules(rules::Args),
    /// List what lies in the box of a game, and how sure each piece is
    Material(material::Args),
    /// Host tables for people and bots: page, interface and database in one process
    Serve(serve::Args),
    /// Copy the database to a file while the server runs
    Backup(backup::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let mut screen = Screen::new(&cli.lang)?;
    match cli.command {
        Command::Play(args) => play::run(&args, &mut screen),
        Command::Sim(args) => sim::run(&args, &mut screen),
        Command::Arena(args) => arena::run(&args, &mut screen),
        Command::Analyse(args) => analyse::run(&args, &mut screen),
        Command::Replay(args) => replay::run(&args, &mut screen),
        Command::Rules(args) => rules::run(&args, &mut screen),
        Command::Material(args) => material::run(&args, &mut screen),
        Command::Serve(args) => serve::run(&args, &mut screen),
        Command::Backup(args) => backup::run(&args, &mut screen),
    }?;
    screen.flush()
}
