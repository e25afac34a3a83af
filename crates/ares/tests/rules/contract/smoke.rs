//! Random games of every kind of table, with every state audited.

use ares::{Action, Ares, Options};
use table::{Game, Log, Options as _, Rng};

/// Plays at random; says how many decisions and rounds it took.
fn random_game(options: &Options, seed: u64, audited: bool) -> (usize, u16) {
    let mut game = Ares::new(options, seed).expect("the case makes a table");
    let mut rng = Rng::seeded(seed);
    let mut legal: Vec<Action> = Vec::new();
    let mut log = Log::off();
    let mut decisions = 0;
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("who owes a decision has an answer");
        game.apply(seat, action, &mut log);
        decisions += 1;
        if audited && let Err(fault) = game.audit() {
            panic!("{options:?}, seed {seed}, after {decisions} decisions, `{action}` of {seat}: {fault}");
        }
        assert!(decisions <= Ares::LONGEST, "{options:?}, seed {seed} does not end");
    }
    assert!(game.outcome().is_some());
    (decisions, game.round())
}

#[test]
fn random_games_of_every_case_end_and_every_state_passes_the_audit() {
    for options in Options::cases() {
        for seed in 0..4 {
            random_game(&options, seed, true);
        }
    }
}
