//! A player that looks one step ahead feeds the colony and gets on with the mission; an expert looks to the end of it.

use bots::{Bot, Budget, ByHand, Expert, Greedy, Planner};
use martians::material::*;
use martians::scene::scene;
use martians::{Martians, Options, Variant};
use table::{Evaluate, Game, Log, Rng, Seat, Viewer};

fn greedy(game: &Martians, seat: Seat) -> martians::Action {
    let mut bot = Greedy::<Martians>::new(ByHand::own());
    let view = game.view(Viewer::Seat(seat));
    bot.choose(seat, &view, &mut Rng::seeded(1), Budget::default()).expect("a seat in turn has an answer")
}

#[test]
fn removing_oxygen_is_better_than_ending_the_turn() {
    let table = scene(Variant::Coop, 2).turn(BLUE);
    let action = greedy(&table.game, Seat(0));
    assert_ne!(action.to_string(), "end");
}

#[test]
fn a_won_game_is_worth_more_than_a_lost_one() {
    let won = scene(Variant::Coop, 2)
        .all_built()
        .developed(1)
        .done(Requirement::NsReception, 2)
        .no_demand()
        .counted();
    let lost = scene(Variant::Coop, 2).counted();
    let value = |game: &Martians| game.evaluate(Seat(0), Martians::weights());
    assert!(value(&won.game) > 0.9 && value(&lost.game) < 0.2);
}

#[test]
fn the_greedy_player_ends_with_fewer_demand_tokens_than_were_placed() {
    let mut game = Martians::new(&Options::new(Variant::Coop, 2), 1).unwrap();
    let mut log = Log::off();
    while let Some(seat) = game.turn() {
        let action = greedy(&game, seat);
        game.apply(seat, action, &mut log);
    }
    let reputation = game.open().stocks[0].get(Resource::Reputation);
    assert!(reputation > 10, "satisfaction {reputation}");
}

/// How many rounds a search looks ahead, round by round, and the last round of all.
fn horizons(variant: Variant) -> (Vec<(u16, u16)>, u16) {
    let mut game = Martians::new(&Options::new(variant, 2), 1).unwrap();
    let (mut seen, mut log) = (Vec::new(), Log::off());
    while let Some(seat) = game.turn() {
        seen.push((game.round(), game.horizon()));
        let action = greedy(&game, seat);
        game.apply(seat, action, &mut log);
    }
    (seen, game.round())
}

#[test]
fn partners_look_to_the_end_of_the_game_when_it_is_near() {
    let (seen, last) = horizons(Variant::Coop);
    let near = |round: u16| round + 8 > 4 * last.div_ceil(4);
    assert!(seen.iter().any(|(round, _)| near(*round)) && seen.iter().any(|(round, _)| !near(*round)));
    for (round, ahead) in seen {
        assert!(if near(round) { round + ahead >= last } else { ahead == 0 }, "{round}: {ahead}");
    }
    assert!(horizons(Variant::Com).0.iter().all(|(_, ahead)| *ahead == 1));
}

#[test]
fn partners_trust_the_end_of_the_game_more_than_the_end_of_the_round() {
    let [coop, com] = [Variant::Coop, Variant::Com]
        .map(|variant| Martians::new(&Options::new(variant, 2), 1).unwrap())
        .map(|game| [game.trust(0), game.trust(8)]);
    assert!(coop[0] < coop[1] && coop[1] < 1.0, "{coop:?}");
    assert_eq!(com, [1.0, 1.0]);
}

/// What a bot expects of its choice.
fn expects(mut bot: impl Bot<Martians>, game: &Martians) -> f32 {
    let view = game.view(Viewer::Seat(Seat(0)));
    bot.choose(Seat(0), &view, &mut Rng::seeded(1), "60".parse().unwrap())
        .expect("a seat in turn has an answer");
    bot.thought().options[0].value
}

/// The mission is done, nobody wants anything, and the last cycle begins: only who looks to its end knows that it is won.
#[test]
fn the_expert_sees_the_victory_that_is_near() {
    let done = scene(Variant::Coop, 2).all_built().developed(1).done(Requirement::NsReception, 2).no_demand();
    let last = scene(Variant::Coop, 2).turn(BLUE).open().last_cycle();
    let table = done.cycle(last).turn(BLUE);
    let planner = expects(Planner::new(ByHand::own()), &table.game);
    let expert = expects(Expert::new(ByHand::own()), &table.game);
    assert!(expert > planner + 0.05, "{expert} and {planner}");
}
