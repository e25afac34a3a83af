//! How teams do in the scenarios of Martians, by number of players and bot:
//! `cargo run --release -p titles --example martians_balance -- GAMES BOT... [scenario=ID] [players=N]`,
//! such as `martians_balance 60 random greedy planner@60`.
//!
//! One player plays SOLO, two to four play CO-OP. Parts are the steps and conditions of a mission; "fed" are games
//! that end without a demand token. A named scenario is also shown part by part.

use bots::{Bot, Contender};
use martians::material::Scenario;
use martians::{Aim, Martians, Options, Variant};
use table::{Game, Log, Rng, Viewer};

/// How a game ended.
struct Ending {
    won: bool,
    fed: bool,
    /// The steps and conditions, and whether each is met.
    parts: Vec<(&'static str, bool)>,
}

fn play(options: &Options, seed: u64, bot: Contender) -> Ending {
    let mut game = Martians::new(options, seed).expect("the options make a table");
    let seats = game.seats();
    let mut bots: Vec<Box<dyn Bot<Martians>>> = (0..seats).map(|_| bot.level.bot()).collect();
    let mut rng = Rng::seeded(seed);
    let mut log = Log::off();
    while let Some(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(seat, &view, &mut rng, bot.budget());
        game.apply(seat, choice.expect("a seat that owes a decision has an answer"), &mut log);
    }
    let scenario = game.open().scenario().expect("a scenario");
    let steps = scenario.requirements.iter().map(|step| (step.id(), game.open.complete(*step)));
    let conditions =
        scenario.conditions.iter().map(|(condition, measure)| (condition.id(), game.open.holds(*measure)));
    Ending {
        won: !game.outcome().expect("the game is over").winners.is_empty(),
        fed: game.open().left.iter().all(|n| *n == 0),
        parts: steps.chain(conditions).collect(),
    }
}

/// The percentage of games for which something is true.
fn share(endings: &[Ending], is: impl Fn(&Ending) -> bool) -> f64 {
    100.0 * endings.iter().filter(|ending| is(ending)).count() as f64 / endings.len() as f64
}

/// The shares of wins, of games without demand tokens, and of parts met.
fn row(endings: &[Ending]) -> String {
    let parts = (0..endings[0].parts.len()).map(|at| share(endings, |ending| ending.parts[at].1));
    let parts = parts.sum::<f64>() / endings[0].parts.len() as f64;
    format!(
        " {:3.0} % | {:3.0} % | {parts:3.0} % |",
        share(endings, |ending| ending.won),
        share(endings, |ending| ending.fed)
    )
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let named = |name: &str| args.iter().find_map(|arg| arg.strip_prefix(name)?.strip_prefix('='));
    let games: u64 = args.first().and_then(|text| text.parse().ok()).unwrap_or(20);
    let first: u64 = named("seed").map_or(0, |text| text.parse().expect("a seed"));
    let (only, players) = (named("scenario"), named("players"));
    let bots = args.iter().skip(1).filter(|arg| !arg.contains('='));
    let bots: Vec<Contender> = bots.map(|text| text.parse().expect("a bot, such as planner@60")).collect();
    let (mut head, mut line) = ("| scenario | players |".to_owned(), "|---|--:|".to_owned());
    for bot in &bots {
        head += &format!(" {bot} wins | fed | parts |");
        line += "--:|--:|--:|";
    }
    println!("{head}\n{line}");
    let mut wins = vec![(0.0, 0); bots.len()];
    for scenario in Scenario::ALL.iter().filter(|one| only.is_none_or(|id| id == one.id())) {
        for n in (1..=4).filter(|n: &u8| players.is_none_or(|only| only == n.to_string())) {
            let variant = if n == 1 { Variant::Solo } else { Variant::Coop };
            let options = Options { scenario: Aim::of(*scenario), ..Options::new(variant, n) };
            let mut text = format!("| {} | {n} |", scenario.id());
            let mut detail = String::new();
            for (bot, wins) in bots.iter().zip(&mut wins) {
                let endings: Vec<Ending> =
                    (first..first + games).map(|seed| play(&options, seed, *bot)).collect();
                *wins = (wins.0 + share(&endings, |ending| ending.won), wins.1 + 1);
                text += &row(&endings);
                for (at, part) in endings[0].parts.iter().enumerate().filter(|_| only.is_some()) {
                    detail += &format!(
                        "  {bot} {} {:.0} %\n",
                        part.0,
                        share(&endings, |ending| ending.parts[at].1)
                    );
                }
            }
            println!("{text}\n{detail}");
        }
    }
    for (bot, (sum, lines)) in bots.iter().zip(wins) {
        println!("{bot}: {:.1} % on average over {lines} tables", sum / f64::from(lines));
    }
}
