//! Two bots play each other at one title, or together against the game:
//! `cargo run --release -p bots --example duel -- redplanet '{"players":2}' planner@200 greedy 100`.
//!
//! The first bot sits alone among copies of the second and plays every deal from every seat. At a table where all win or
//! lose together, give the same bot twice.

use std::time::Instant;

use bots::{Bot, Contender};
use table::{Evaluate, Log, OptionsError, Rng, Viewer};

/// What a side did in all games.
#[derive(Default)]
struct Tally {
    wins: f64,
    fair: f64,
    squares: f64,
    score: f64,
    seats: f64,
    decisions: u64,
    simulations: u64,
    seconds: f64,
}

impl Tally {
    fn line(&self, name: &str, games: f64) -> String {
        let share = self.wins / games;
        let error = 1.96 * ((self.squares / games - share * share).max(0.0) / games).sqrt();
        format!(
            "{name:16} wins {:5.1} ± {:4.1} % (fair {:4.1})  score {:6.1}  {:7.3} ms and {:6.0} simulations a decision, {:8.0} simulations/s",
            100.0 * share,
            100.0 * error,
            100.0 * self.fair / games,
            self.score / self.seats,
            1000.0 * self.seconds / self.decisions.max(1) as f64,
            self.simulations as f64 / self.decisions.max(1) as f64,
            self.simulations as f64 / self.seconds.max(1e-9),
        )
    }
}

/// Seconds that this thread has worked, whatever else the machine does; wall time where that is not told.
fn worked(began: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| began.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

fn duel<G: Evaluate>(
    options: &str,
    sides: [Contender; 2],
    games: u64,
    first: u64,
) -> Result<(), OptionsError> {
    let json = serde_json::from_str(options).expect("options are JSON");
    let options = OptionsError::read::<G::Options>(&json)?;
    let mut tallies = [Tally::default(), Tally::default()];
    let began = Instant::now();
    for number in 0..games {
        let seats = table::Options::seats(&options);
        let seed = first + number / u64::from(seats);
        let mut game = G::new(&options, seed)?;
        let side = |seat: u8| usize::from(u64::from(seat) != number % u64::from(seats));
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(|seat| sides[side(seat)].level.bot()).collect();
        let mut rngs: Vec<Rng> = (0..seats).map(|seat| Rng::seeded(seed * 100 + u64::from(seat))).collect();
        let mut log = Log::off();
        while let Some(seat) = game.turn() {
            let at = side(seat.0);
            let view = game.view(Viewer::Seat(seat));
            let start = worked(began);
            let action = bots[seat.index()].choose(seat, &view, &mut rngs[seat.index()], sides[at].budget());
            tallies[at].seconds += worked(began) - start;
            tallies[at].decisions += 1;
            tallies[at].simulations += u64::from(bots[seat.index()].thought().simulations);
            game.play(seat, action.expect("a seat in turn has a choice"), &mut log).expect("a legal choice");
        }
        let outcome = game.outcome().expect("the game is over");
        let mut won = [0.0; 2];
        let mut sat = [0.0; 2];
        for seat in 0..seats {
            sat[side(seat)] += 1.0;
            tallies[side(seat)].score += f64::from(outcome.standings[seat as usize].score);
        }
        for winner in outcome.winners.iter() {
            won[side(winner.0)] += 1.0 / f64::from(outcome.winners.len());
        }
        for at in 0..2 {
            tallies[at].wins += won[at];
            tallies[at].squares += won[at] * won[at];
            tallies[at].seats += sat[at];
            tallies[at].fair += sat[at] / f64::from(seats);
        }
    }
    for (side, tally) in sides.iter().zip(&tallies) {
        println!("{}", tally.line(&side.to_string(), games as f64));
    }
    Ok(())
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [title, options, one, other, games, rest @ ..] = &args[..] else {
        eprintln!("duel TITLE OPTIONS BOT BOT GAMES [FIRST SEED]");
        std::process::exit(2);
    };
    let sides = [one, other].map(|text| {
        text.parse::<Contender>().unwrap_or_else(|error| {
            eprintln!("{error}");
            std::process::exit(2);
        })
    });
    let games = games.parse().expect("a number of games");
    let first = rest.first().map_or(1, |text| text.parse().expect("a seed"));
    let result = match title.as_str() {
        "redplanet" => duel::<redplanet::RedPlanet>(options, sides, games, first),
        "ares" => duel::<ares::Ares>(options, sides, games, first),
        "martians" => duel::<martians::Martians>(options, sides, games, first),
        other => panic!("`{other}` is no title"),
    };
    if let Err(error) = result {
        eprintln!("{error}");
        std::process::exit(2);
    }
}
