//! Random decisions per second on one core, for every kind of table of every game, or of those named:
//! `cargo run --release -p titles --example speed -- [GAME...]`.

use std::num::NonZeroUsize;

use titles::sim::Batch;

/// Enough games that a table takes about a second.
const GAMES: u64 = 2_000;

fn main() {
    let named: Vec<String> = std::env::args().skip(1).collect();
    for title in
        titles::all().iter().filter(|title| named.is_empty() || named.iter().any(|name| name == title.name()))
    {
        println!("{}: a state has {} bytes", title.name(), title.state_bytes());
        for options in title.cases() {
            let batch = Batch { games: GAMES, seed: 1, threads: NonZeroUsize::MIN };
            let summary = title.simulate(&options, batch, &|_| {}).expect("a case makes a table");
            println!(
                "  {} for {}: {:.2} million decisions/s, {:.0} games/s, {} decisions per game (longest {})",
                summary.variant,
                summary.players,
                summary.decisions_per_second / 1e6,
                summary.games_per_second,
                summary.decisions / summary.games,
                summary.longest_game,
            );
        }
    }
}
