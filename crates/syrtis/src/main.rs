//! The command line of Syrtis: play, simulate and replay its games, look up their rules, and host them for others.
#![forbid(unsafe_code)]

mod commands;
mod options;
mod outline;
mod page;
mod screen;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use commands::{
    analyse, arena, backup, check, copy, gate, material, play, puzzles, replay, rules, selfplay, serve, sim,
    train,
};
use screen::{Failure, Screen};

/// A server runs for a long time and allocates texts of all sizes. This allocator fragments less and returns unused memory
/// (`.cargo/config.toml` says how soon).
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Three Mars board games at one table
#[derive(Parser)]
#[command(version, about, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 success, 1 system failure, 2 invalid input.")]
struct Cli {
    /// The language of the output
    #[arg(long, global = true, default_value = "en")]
    lang: String,
    /// Also offer the example game, for tests and for those who add a game
    #[arg(long, global = true, hide = true)]
    with_example: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game against bots in the terminal
    Play(play::Args),
    /// Play many games and summarize them
    Sim(sim::Args),
    /// Let bots play against each other and measure their strength
    Arena(arena::Args),
    /// Let bots play against themselves and save the games for training a network
    Selfplay(selfplay::Args),
    /// Train networks from nothing: rounds of self-play, learning and the gate
    Train(train::Args),
    /// Let a network pass if it is stronger than the one before it and no weaker than the expert
    Gate(gate::Args),
    /// Analyse every decision of a record with a strong bot: chances, better choices, biggest swings
    Analyse(analyse::Args),
    /// Find puzzles: positions from bot games in which one choice is clearly best
    Puzzles(puzzles::Args),
    /// Verify a record and show how the game ended
    Replay(replay::Args),
    /// Look up rules by id, by game, or by words
    Rules(rules::Args),
    /// List what is in a game's box, and how certain each component is
    Material(material::Args),
    /// Host tables for people and bots: web page, API and database in one process
    Serve(Box<serve::Args>),
    /// Copy the database to a file while the server is running
    Backup(backup::Args),
    /// Check a database or a backup: the file, and that every game in it replays
    Check(check::Args),
    /// Copy everything from one database to a new one, such as from a SQLite file to Postgres
    Copy(copy::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    if cli.with_example {
        titles::list_example();
    }
    let mut screen = Screen::new(&cli.lang)?;
    match cli.command {
        Command::Play(args) => play::run(&args, &mut screen),
        Command::Sim(args) => sim::run(&args, &mut screen),
        Command::Arena(args) => arena::run(&args, &mut screen),
        Command::Selfplay(args) => selfplay::run(&args, &mut screen),
        Command::Train(args) => train::run(&args, &mut screen),
        Command::Gate(args) => gate::run(&args, &mut screen),
        Command::Analyse(args) => analyse::run(&args, &mut screen),
        Command::Puzzles(args) => puzzles::run(&args, &mut screen),
        Command::Replay(args) => replay::run(&args, &mut screen),
        Command::Rules(args) => rules::run(&args, &mut screen),
        Command::Material(args) => material::run(&args, &mut screen),
        Command::Serve(args) => serve::run(&args, &mut screen),
        Command::Backup(args) => backup::run(&args, &mut screen),
        Command::Check(args) => check::run(&args, &mut screen),
        Command::Copy(args) => copy::run(&args, &mut screen),
    }?;
    screen.flush()
}
