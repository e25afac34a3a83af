//! How many random decisions a second, by variant: `cargo run --release -p martians --example speed`.

use std::time::Instant;

use martians::{Action, Martians, Options, Variant};
use table::{Game, Log, Rng};

fn main() {
    println!("state: {} bytes, action: {} bytes", size_of::<Martians>(), size_of::<Action>());
    for (variant, players) in
        [(Variant::Solo, 1), (Variant::Coop, 2), (Variant::Coop, 4), (Variant::Semi, 3), (Variant::Com, 4)]
    {
        for trade in [true, false] {
            let options = Options { trade, ..Options::new(variant, players) };
            let mut rng = Rng::seeded(1);
            let mut legal = Vec::new();
            let mut log = Log::off();
            let (mut decisions, mut games, mut choices, mut longest) = (0u64, 0u64, 0u64, 0u64);
            let start = Instant::now();
            while start.elapsed().as_secs_f64() < 1.0 {
                for _ in 0..50 {
                    let mut game = Martians::new(&options, games).expect("a table that exists");
                    let before = decisions;
                    while let Some(seat) = game.turn() {
                        game.legal(seat, &mut legal);
                        choices += legal.len() as u64;
                        let action = legal[rng.index(legal.len())];
                        game.apply(seat, action, &mut log);
                        decisions += 1;
                    }
                    longest = longest.max(decisions - before);
                    games += 1;
                }
            }
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{variant:?} {players} trade {trade}: {:.2} million decisions/s, {:.0} games/s, {:.0} decisions a game (longest {longest}), {:.1} choices",
                decisions as f64 / seconds / 1e6,
                games as f64 / seconds,
                decisions as f64 / games as f64,
                choices as f64 / decisions as f64,
            );
        }
    }
}
