//! Win rates of the random and the greedy player, by scenario and number of players:
//! `cargo run --release -p martians --example balance -- [games]`.

use martians::material::Scenario;
use martians::{Aim, Martians, Options, Variant};
use table::{Game, Log, Rng};

/// Plays a game and says whether somebody has won, and how many of the demand tokens were left.
fn play(options: &Options, seed: u64, greedy: bool) -> (bool, f64) {
    let mut game = Martians::new(options, seed).expect("a table that exists");
    let mut rng = Rng::seeded(seed);
    let mut legal = Vec::new();
    let mut log = Log::off();
    while let Some(seat) = game.turn() {
        let action = if greedy {
            game.greedy(seat).expect("a seat that owes a decision has an answer")
        } else {
            game.legal(seat, &mut legal);
            legal[rng.index(legal.len())]
        };
        game.apply(seat, action, &mut log);
    }
    let scenario = game.open().scenario().expect("a scenario");
    let done = scenario.requirements.iter().filter(|step| game.complete(**step)).count()
        + scenario.conditions.iter().filter(|(_, look)| game.holds(*look)).count();
    let all = scenario.requirements.len() + scenario.conditions.len();
    let won = !game.outcome().expect("the game is over").winners.is_empty();
    (won, done as f64 / all as f64)
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    println!("scenario | players | random wins | random parts | greedy wins | greedy parts");
    for scenario in Scenario::ALL {
        for players in 1..=4 {
            let variant = if players == 1 { Variant::Solo } else { Variant::Coop };
            let options = Options { scenario: Aim::of(*scenario), ..Options::new(variant, players) };
            let rate = |greedy: bool, games: u64| {
                let results: Vec<_> = (0..games).map(|seed| play(&options, seed, greedy)).collect();
                let wins = results.iter().filter(|result| result.0).count() as f64 / games as f64;
                let parts = results.iter().map(|result| result.1).sum::<f64>() / games as f64;
                format!("{:5.1} % | {:3.0} %", wins * 100.0, parts * 100.0)
            };
            println!("{} | {players} | {} | {}", scenario.id(), rate(false, games * 20), rate(true, games));
        }
    }
}
