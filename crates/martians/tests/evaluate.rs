//! A player that looks one step ahead feeds the colony and gets on with the mission.

use bots::{Bot, Budget, Greedy};
use martians::material::*;
use martians::scene::scene;
use martians::{Martians, Options, Variant};
use table::{Evaluate, Game, Log, Rng, Seat, Viewer};

fn greedy(game: &Martians, seat: Seat) -> martians::Action {
    let mut bot = Greedy::<Martians>::new(Martians::weights().clone());
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
