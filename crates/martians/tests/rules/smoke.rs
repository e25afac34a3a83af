//! Random games of every kind of table end, and every state on the way is sound.

use crate::prelude::*;

/// Plays a random game, looks at every state, and says how many decisions it took.
fn play(options: &Options, seed: u64) -> usize {
    let mut game = Martians::new(options, seed).unwrap();
    let mut rng = Rng::seeded(seed ^ 77);
    let mut log = Log::off();
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.turn() {
        game.audit().unwrap_or_else(|fault| panic!("{options:?} seed {seed} after {decisions}: {fault}"));
        game.legal(seat, &mut legal);
        let action = *rng.pick(&legal).unwrap_or_else(|| panic!("a dead end: {:?}", game.open()));
        game.apply(seat, action, &mut log);
        decisions += 1;
        assert!(decisions <= Martians::LONGEST, "{options:?} seed {seed} does not end");
    }
    game.audit().unwrap();
    assert!(game.outcome().is_some());
    decisions
}

#[test]
fn random_games_of_every_kind_of_table_end_in_sound_states() {
    let mut longest = 0;
    let cases = Options::cases();
    // More games than in every run: `SYRTIS_GAMES=10000`.
    let games = std::env::var("SYRTIS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(3_900u64);
    for options in &cases {
        for seed in 0..games.div_ceil(cases.len() as u64) {
            longest = longest.max(play(options, seed));
        }
    }
    assert!(longest > 100, "{longest}");
    println!("longest {longest}");
}

#[test]
fn what_is_listed_is_exactly_what_is_allowed() {
    for (at, options) in Options::cases().iter().enumerate() {
        let mut game = Martians::new(options, at as u64).unwrap();
        let mut rng = Rng::seeded(at as u64);
        let mut log = Log::off();
        let mut legal = Vec::new();
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let mut listed = legal.clone();
            listed.sort_by_key(|action| table::Action::index(*action));
            let allowed: Vec<Action> =
                table::all_actions::<Action>().filter(|action| game.check(seat, *action).is_ok()).collect();
            assert_eq!(listed, allowed, "{options:?} {:?}", game.question(seat));
            let action = *rng.pick(&legal).unwrap();
            game.apply(seat, action, &mut log);
        }
    }
}
