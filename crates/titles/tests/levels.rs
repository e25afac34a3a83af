//! Every bot level in every game: legal, repeatable, without peeking, within its budget.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Cancel, Level};
use net::{Net, Parts, Shape};
use table::example::Prospect;
use table::{Action, Game, Log, Observe, Options, Rng, Seat, Viewer};

/// The number of games of every configuration that are played by the rules: by default a thorough one and one mostly by
/// chance. `BOTS_GAMES=10000` makes a long run.
fn games() -> u64 {
    std::env::var("BOTS_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2)
}

fn simulations(number: u32) -> Budget {
    number.to_string().parse().expect("a budget")
}

/// Few enough simulations for whole games in a test, enough to go deeper than one step.
fn small() -> Budget {
    simulations(24)
}

fn choose<G: Observe>(
    bot: &mut dyn Bot<G>,
    game: &G,
    seat: Seat,
    seed: u64,
    budget: Budget,
) -> Option<G::Action> {
    bot.choose(seat, &game.view(Viewer::Seat(seat)), &mut Rng::seeded(seed), budget)
}

/// A network that judges by chance, so that whatever a seat could peek at would change its choices.
fn network<G: Observe>() -> Arc<Net> {
    let layout = G::layout();
    let (inputs, actions) = (layout.size().into(), G::Action::COUNT);
    let shape = Shape { inputs, actions, hidden: 32, value: 16, policy: 16 };
    let mut parts = Parts::zero(shape);
    let mut rng = Rng::seeded(7);
    let mut fill = |numbers: &mut [i16], most: i16| {
        numbers.iter_mut().for_each(|number| *number = rng.below(2 * most as u32 + 1) as i16 - most);
    };
    fill(&mut parts.first, 400);
    fill(&mut parts.value, 1000);
    fill(&mut parts.heads, 2000);
    fill(&mut parts.lean, 1000);
    parts.policy.iter_mut().for_each(|number| *number = rng.below(41) as i8 - 20);
    Arc::new(Net::new(G::NAME, layout.hash(), "by chance", 10.0, 3.0, parts).expect("it fits"))
}

/// A bot of each of these levels as it plays this game, and a master that has a network at every table.
fn bots<G: Observe>(levels: &[Level]) -> Vec<(&'static str, Box<dyn Bot<G>>)> {
    let own = levels.iter().map(|level| (level.name(), level.bot::<G>()));
    own.chain([("master with a network", Level::Master.bot_with_net::<G>(network::<G>()))]).collect()
}

/// A few positions from a random game of each kind of table, about one in `every` decisions.
fn positions<G: Observe>(every: usize) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    let mut legal = Vec::new();
    for (number, options) in G::Options::cases().iter().enumerate() {
        let mut rng = Rng::seeded(number as u64);
        let mut game = G::new(options, rng.bits()).expect("a case makes a table");
        let mut log = Log::off();
        let mut next = rng.index(every);
        for step in 0.. {
            let Some(seat) = game.turn() else { break };
            game.legal(seat, &mut legal);
            if step >= next && legal.len() > 1 {
                found.push((game.clone(), seat));
                next = step + every / 2 + rng.index(every);
            }
            game.apply(seat, legal[rng.index(legal.len())], &mut log);
        }
    }
    found
}

/// Plays a game to its end with the actions that `decide` chooses; the rules check each one.
fn play<G: Observe>(mut game: G, mut decide: impl FnMut(&G, Seat, u64) -> Option<G::Action>) -> G {
    let mut log = Log::off();
    for decision in 0.. {
        let Some(seat) = game.turn() else { break };
        assert!(decision < 3 * G::LONGEST as u64, "a game between bots ends");
        let action = decide(&game, seat, decision).expect("a seat in turn has something to decide");
        game.play(seat, action, &mut log).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    game
}

/// One game in this many is thought through from start to end.
const THOROUGH: u64 = 500;

/// The level that decides in a game played mostly by chance, so that many games can be played: any level, the slow ones
/// rarely.
fn by_chance(rng: &mut Rng) -> usize {
    match rng.index(64) {
        0 => 3,
        1 => 2,
        2..6 => 1,
        _ => 0,
    }
}

/// Plays whole games of every configuration. In the thorough ones each seat has its own level throughout.
fn plays_by_the_rules<G: Observe>() {
    for (case, options) in G::Options::cases().into_iter().enumerate() {
        let every_level = |_| Level::ALL.iter().map(|level| level.bot::<G>()).collect();
        let mut bots: Vec<Vec<_>> = (0..options.seats()).map(every_level).collect();
        let mut rng = Rng::seeded(case as u64);
        for number in 0..games() {
            // A lone player has another level in the next case and in the next thorough game.
            let own = |seat: Seat| (case + (number / THOROUGH) as usize + seat.index()) % Level::ALL.len();
            let game = G::new(&options, number).expect("a case makes a table");
            play(game, |game, seat, decision| {
                let level = if number % THOROUGH == 0 { own(seat) } else { by_chance(&mut rng) };
                choose(&mut *bots[seat.index()][level], game, seat, decision, simulations(6))
            });
        }
    }
}

/// The same view, seed and simulations give the same choice, whatever the true state is.
fn repeats_and_never_peeks<G: Observe>() {
    let every = (G::LONGEST / 25).max(4);
    for (number, (game, seat)) in positions::<G>(every).into_iter().enumerate() {
        let seed = number as u64;
        let view = game.view(Viewer::Seat(seat));
        let world = G::imagine(&view, &mut Rng::seeded(1000 + seed));
        let [one, same, other] = [(); 3].map(|()| bots::<G>(Level::ALL));
        for (((name, mut bot), (_, mut same)), (_, mut other)) in one.into_iter().zip(same).zip(other) {
            let chosen = choose(&mut *bot, &game, seat, seed, small());
            assert_eq!(chosen, choose(&mut *same, &game, seat, seed, small()), "{name} repeats");
            assert_eq!(chosen, choose(&mut *other, &world, seat, seed, small()), "{name} peeks");
        }
    }
}

macro_rules! tests {
    ($($game:ident::$Game:ident,)*) => {
        $(mod $game {
            #[test]
            fn bots_play_by_the_rules() {
                crate::plays_by_the_rules::<::$game::$Game>();
            }

            #[test]
            fn bots_repeat_themselves_and_never_peek() {
                crate::repeats_and_never_peeks::<::$game::$Game>();
            }
        })*
    };
}

mod every_game {
    titles::games!(tests);
}

#[test]
fn bots_play_the_example_by_the_rules() {
    plays_by_the_rules::<Prospect>();
}

#[test]
fn bots_repeat_themselves_and_never_peek_in_the_example() {
    repeats_and_never_peeks::<Prospect>();
}

/// How many of twelve two-player games a planner wins against a greedy bot, every deal from both seats.
fn wins_by_planning<G: Observe>(options: &G::Options) -> usize {
    let won = |number: &u64| {
        let planner = Seat((number % 2) as u8);
        let level = |seat: u8| if Seat(seat) == planner { Level::Planner } else { Level::Greedy };
        let mut bots = [0, 1].map(|seat| level(seat).bot::<G>());
        let game = G::new(options, number / 2).expect("a table for two");
        let game = play(game, |game, seat, decision| {
            choose(&mut *bots[seat.index()], game, seat, decision, small())
        });
        game.outcome().expect("the game is over").winners.contains(planner)
    };
    (0..12).filter(won).count()
}

/// It pays only if simulations judge whole moves: judging half-made moves leads nowhere.
#[test]
fn looking_further_pays_in_red_planet() {
    let options = redplanet::Options { players: 2, ..Default::default() };
    let won = wins_by_planning::<redplanet::RedPlanet>(&options);
    assert!(won >= 8, "{won}");
}

#[test]
fn looking_further_pays_in_ares() {
    let options = ares::Options { players: 2, ..Default::default() };
    let won = wins_by_planning::<ares::Ares>(&options);
    assert!(won >= 8, "{won}");
}

#[test]
fn looking_further_pays_in_martians() {
    let options = martians::Options::new(martians::Variant::Com, 2);
    let won = wins_by_planning::<martians::Martians>(&options);
    assert!(won >= 9, "{won}");
}

/// Two planners as partners win a game of most scenarios. They do so only if they trust what a move achieves more than
/// what simulations make of it.
#[test]
fn planning_partners_win_most_scenarios_of_martians() {
    let won = |scenario: &martians::material::Scenario| {
        let aim = martians::Aim::of(*scenario);
        let options =
            martians::Options { scenario: aim, ..martians::Options::new(martians::Variant::Coop, 2) };
        let mut bots = [(); 2].map(|()| Level::Planner.bot::<martians::Martians>());
        let game = martians::Martians::new(&options, 7).expect("a table for two");
        let game = play(game, |game, seat, decision| {
            choose(&mut *bots[seat.index()], game, seat, decision, simulations(12))
        });
        !game.outcome().expect("the game is over").winners.is_empty()
    };
    let won = martians::material::Scenario::ALL.iter().filter(|scenario| won(scenario)).count();
    assert!(won >= 9, "{won}");
}

#[test]
fn a_seat_with_nothing_to_decide_does_nothing() {
    for &level in Level::ALL {
        let game = Prospect::new(&table::example::Options { players: 3 }, 1).unwrap();
        let waiting = game.turn().unwrap().next(3);
        assert_eq!(choose(&mut *level.bot::<Prospect>(), &game, waiting, 1, small()), None, "{level}");
    }
}

/// The expert keeps its tree across forced moves.
fn goes_on_after_the_only_choice<G: Observe>() {
    let mut followed = 0;
    for (number, options) in G::Options::cases().iter().enumerate() {
        let mut rng = Rng::seeded(number as u64);
        let mut game = G::new(options, rng.bits()).expect("a case makes a table");
        let (mut legal, mut log) = (Vec::new(), Log::off());
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let action = legal[rng.index(legal.len())];
            if legal.len() == 1 {
                let mut expert = Level::Expert.bot::<G>();
                choose(&mut *expert, &game, seat, 1, small());
                game.apply(seat, action, &mut log);
                if game.turn() == Some(seat) {
                    let next = choose(&mut *expert, &game, seat, 2, small()).expect("it is asked");
                    assert!(game.check(seat, next).is_ok());
                    followed += 1;
                }
            } else {
                game.apply(seat, action, &mut log);
            }
        }
    }
    assert!(followed > 0);
}

#[test]
fn an_expert_goes_on_after_the_only_choice() {
    goes_on_after_the_only_choice::<martians::Martians>();
}

#[test]
fn a_bot_simulates_as_often_as_its_budget_says() {
    for (game, seat) in positions::<redplanet::RedPlanet>(100) {
        for (name, mut bot) in bots(&[Level::Planner, Level::Expert]) {
            choose(&mut *bot, &game, seat, 1, simulations(100));
            assert_eq!(bot.thought().simulations, 100, "{name}");
        }
    }
}

#[test]
fn a_bots_choice_comes_first_in_its_thought() {
    for (game, seat) in positions::<redplanet::RedPlanet>(100) {
        for (name, mut bot) in bots(&[Level::Greedy, Level::Planner, Level::Expert]) {
            let chosen = choose(&mut *bot, &game, seat, 1, small());
            let thought = bot.thought();
            assert_eq!(Some(thought.options[0].action), chosen, "{name}");
            assert!(
                thought.options.iter().all(|option| option.tried == 0 || (0.0..=1.0).contains(&option.value))
            );
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// How much longer than `time` something takes.
fn over(time: Duration, something: impl FnOnce()) -> Duration {
    let began = Instant::now();
    something();
    began.elapsed().saturating_sub(time)
}

/// Half the answers come within the time and 20 ms more. How much a busy machine takes away is measured by a loop that
/// only watches the clock.
#[test]
fn bots_stop_within_their_time() {
    let time = Duration::from_millis(20);
    let positions: Vec<_> = positions::<ares::Ares>(300).into_iter().take(21).collect();
    for level in [Level::Planner, Level::Expert] {
        let (mut late, mut delays) = (Vec::new(), Vec::new());
        for (game, seat) in &positions {
            late.push(over(time, || {
                choose(&mut *level.bot(), game, *seat, 1, Budget::Time(time));
            }));
            delays.push(over(time, || {
                let began = Instant::now();
                while began.elapsed() < time {}
            }));
        }
        let (late, delay) = (median(late), median(delays));
        let allowed = Duration::from_millis(20) + 3 * delay;
        assert!(late < allowed, "{level}: {late:?} late at the median; the machine alone: {delay:?}");
    }
}

#[test]
fn a_cancelled_bot_answers_at_once_and_legally() {
    for (game, seat) in positions::<martians::Martians>(300) {
        for (name, mut bot) in bots(&[Level::Planner, Level::Expert]) {
            let cancel = Cancel::new();
            bot.heed(cancel.clone());
            cancel.cancel();
            let chosen = choose(&mut *bot, &game, seat, 1, Budget::Time(Duration::from_secs(3600)));
            assert!(game.check(seat, chosen.expect("an answer")).is_ok());
            assert!(bot.thought().simulations <= 1, "{name} stops after the simulation it is in");
        }
    }
}

/// The most decisions in a move of Red Planet.
const LONGEST_MOVE: usize = 8;

/// Memory stays bounded even over a whole game, in which trees are kept from one decision to the next.
#[test]
fn an_expert_remembers_no_more_than_it_simulates() {
    let options = redplanet::Options { players: 3, ..Default::default() };
    let mut bots = [(); 3].map(|()| Level::Expert.bot::<redplanet::RedPlanet>());
    play(redplanet::RedPlanet::new(&options, 1).unwrap(), |game, seat, decision| {
        let action = choose(&mut *bots[seat.index()], game, seat, decision, small());
        // A simulation adds at most one node to each tree, and nodes are kept for no longer than a move.
        let nodes = bots[seat.index()].thought().nodes;
        assert!(nodes <= 3 * (1 + 24 * LONGEST_MOVE), "{nodes}");
        action
    });
}
