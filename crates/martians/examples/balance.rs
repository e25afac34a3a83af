//! Win rates of the random and the greedy player, by scenario and number of players:
//! `cargo run --release -p martians --example balance -- [games] [scenario]`.
//!
//! Parts are the steps and conditions of a mission; "fed" are games that end without a demand token. A named
//! scenario is also shown part by part, as the greedy player fulfils them.

use bots::{Bot, Budget, Greedy};
use martians::material::Scenario;
use martians::{Aim, Martians, Options, Variant};
use table::{Evaluate, Game, Log, Rng, Viewer};

/// How a game ended.
struct Ending {
    won: bool,
    fed: bool,
    /// Steps and conditions, and whether each is fulfilled.
    parts: Vec<(&'static str, bool)>,
}

fn play(options: &Options, seed: u64, greedy: bool) -> Ending {
    let mut game = Martians::new(options, seed).expect("a table that exists");
    let mut rng = Rng::seeded(seed);
    let mut bot = Greedy::<Martians>::new(Martians::weights().clone());
    let mut legal = Vec::new();
    let mut log = Log::off();
    while let Some(seat) = game.turn() {
        let action = if greedy {
            let view = game.view(Viewer::Seat(seat));
            let choice = bot.choose(seat, &view, &mut rng, Budget::default());
            choice.expect("a seat that owes a decision has an answer")
        } else {
            game.legal(seat, &mut legal);
            legal[rng.index(legal.len())]
        };
        game.apply(seat, action, &mut log);
    }
    let scenario = game.open().scenario().expect("a scenario");
    let steps = scenario.requirements.iter().map(|step| (step.id(), game.complete(*step)));
    let conditions = scenario.conditions.iter().map(|(condition, look)| (condition.id(), game.holds(*look)));
    Ending {
        won: !game.outcome().expect("the game is over").winners.is_empty(),
        fed: game.open().left.iter().all(|n| *n == 0),
        parts: steps.chain(conditions).collect(),
    }
}

/// The share of the games for which something is true, in per cent.
fn share(endings: &[Ending], is: impl Fn(&Ending) -> bool) -> f64 {
    100.0 * endings.iter().filter(|ending| is(ending)).count() as f64 / endings.len() as f64
}

/// Wins, games without demand tokens, and parts fulfilled.
fn row(endings: &[Ending]) -> String {
    let parts = (0..endings[0].parts.len()).map(|at| share(endings, |ending| ending.parts[at].1));
    let parts = parts.sum::<f64>() / endings[0].parts.len() as f64;
    format!(
        "{:5.1} % | {:3.0} % | {parts:3.0} %",
        share(endings, |ending| ending.won),
        share(endings, |ending| ending.fed)
    )
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    let only = std::env::args().nth(2);
    println!("| scenario | players | random wins | fed | parts | greedy wins | fed | parts |");
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    for scenario in Scenario::ALL.iter().filter(|one| only.as_ref().is_none_or(|id| id == one.id())) {
        for players in 1..=4 {
            let variant = if players == 1 { Variant::Solo } else { Variant::Coop };
            let options = Options { scenario: Aim::of(*scenario), ..Options::new(variant, players) };
            let endings = |greedy: bool, games: u64| {
                (0..games).map(|seed| play(&options, seed, greedy)).collect::<Vec<_>>()
            };
            let greedy = endings(true, games);
            println!(
                "| {} | {players} | {} | {} |",
                scenario.id(),
                row(&endings(false, games * 20)),
                row(&greedy)
            );
            for (at, part) in greedy[0].parts.iter().enumerate().filter(|_| only.is_some()) {
                println!("  {} {:.0} %", part.0, share(&greedy, |ending| ending.parts[at].1));
            }
        }
    }
}
