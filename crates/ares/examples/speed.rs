//! Random games on one core: decisions and games a second, the longest game, the mix of actions.

use std::collections::BTreeMap;
use std::time::Instant;

use ares::{Action, Ares, Options, Variant};
use table::{Game, Log, Rng};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(1000);
    println!("state: {} bytes, action: {} bytes", size_of::<Ares>(), size_of::<Action>());
    for options in [
        Options::players(2),
        Options::players(3),
        Options::players(4),
        Options::of(Variant::Coop),
        Options::of(Variant::SoloNovice),
        Options::of(Variant::SoloSpecialist),
        Options::of(Variant::SoloExpert),
    ] {
        measure(&options, games);
    }
}

fn measure(options: &Options, games: u64) {
    let mut legal: Vec<Action> = Vec::new();
    let mut log = Log::off();
    let mut mix: BTreeMap<String, usize> = BTreeMap::new();
    let (mut decisions, mut longest, mut rounds) = (0, 0, 0);
    let begin = Instant::now();
    for seed in 0..games {
        let mut game = Ares::new(options, seed).expect("the options make a table");
        let mut rng = Rng::seeded(seed);
        let mut here = 0;
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let action = legal[rng.index(legal.len())];
            game.apply(seat, action, &mut log);
            here += 1;
            if seed < 20 {
                let text = action.to_string();
                let verb = text.split(' ').next().unwrap_or_default();
                *mix.entry(verb.into()).or_default() += 1;
            }
        }
        decisions += here;
        longest = longest.max(here);
        rounds = rounds.max(game.round());
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{} for {}: {:.2} million decisions/s, {:.0} games/s, {} decisions a game, longest {longest} decisions, {rounds} rounds",
        options.variant.word(),
        options.players,
        decisions as f64 / seconds / 1e6,
        games as f64 / seconds,
        decisions / games as usize,
    );
    println!("  {mix:?}");
}
