//! The random bot in the example game.

use bots::{Budget, Level};
use table::example::{Action, Options, Prospect};
use table::{Game, Log, Rng, Seat, Viewer};

fn choice(game: &Prospect, seat: Seat, seed: u64) -> Option<Action> {
    let mut bot = Level::Random.bot::<Prospect>();
    bot.choose(seat, &game.view(Viewer::Seat(seat)), &mut Rng::seeded(seed), Budget::default())
}

#[test]
fn whole_games_are_played_with_legal_actions_only() {
    for seed in 0..200 {
        let mut game = Prospect::new(&Options { players: 2 + (seed % 3) as u8 }, seed).unwrap();
        let mut log = Log::off();
        while let Some(seat) = game.turn() {
            let action = choice(&game, seat, seed).expect("a seat in turn has something to decide");
            game.play(seat, action, &mut log).expect("a bot chooses what is legal");
        }
        assert!(game.outcome().is_some());
    }
}

#[test]
fn the_same_seed_gives_the_same_choice_and_other_seeds_others() {
    let game = game_with_offers_due();
    let choices: Vec<_> = (0..50).map(|seed| choice(&game, Seat(0), seed)).collect();
    assert_eq!(choices, (0..50).map(|seed| choice(&game, Seat(0), seed)).collect::<Vec<_>>());
    let mut different: Vec<_> = choices.iter().map(|action| action.unwrap().to_string()).collect();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 3, "three samples in hand, each offered now and then");
}

#[test]
fn a_bot_makes_the_same_choice_in_every_world_that_fits_its_view() {
    let game = game_with_offers_due();
    let view = game.view(Viewer::Seat(Seat(0)));
    for seed in 0..50 {
        let world = Prospect::imagine(&view, &mut Rng::seeded(1000 + seed));
        assert_eq!(choice(&world, Seat(0), seed), choice(&game, Seat(0), seed));
    }
}

#[test]
fn a_seat_with_nothing_to_decide_does_nothing() {
    let game = Prospect::new(&Options { players: 3 }, 1).unwrap();
    let waiting = game.turn().unwrap().next(3);
    assert_eq!(choice(&game, waiting, 1), None);
}

fn game_with_offers_due() -> Prospect {
    let mut game = Prospect::new(&Options { players: 3 }, 7).unwrap();
    let mut log = Log::off();
    for _ in 0..3 {
        let seat = game.turn().unwrap();
        game.play(seat, Action::Skip, &mut log).unwrap();
    }
    game
}
