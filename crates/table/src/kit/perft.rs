use crate::{Game, Log, OptionsError};

/// The number of distinct decision paths of `depth` decisions, each seat asked in the order of
/// [`Game::turn`]; a path that ends the game sooner counts once. It changes with almost any change of the
/// rules, so a table of such counts freezes them.
pub fn perft<G: Game>(options: &G::Options, seed: u64, depth: usize) -> Result<u64, OptionsError> {
    Ok(paths(&G::new(options, seed)?, depth, &mut vec![Vec::new(); depth]))
}

/// One line of a golden table of such counts.
pub fn perft_line<G: Game>(options: &G::Options, seed: u64, depth: usize) -> Result<String, OptionsError> {
    let counts: Result<Vec<String>, _> =
        (1..=depth).map(|depth| perft::<G>(options, seed, depth).map(|paths| paths.to_string())).collect();
    let options = serde_json::to_string(options).unwrap_or_default();
    Ok(format!("{options} seed {seed}: {}", counts?.join(" ")))
}

fn paths<G: Game>(game: &G, depth: usize, buffers: &mut [Vec<G::Action>]) -> u64 {
    let Some((legal, buffers)) = buffers.split_first_mut() else { return 1 };
    let Some(seat) = game.turn() else { return 1 };
    game.legal(seat, legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut log = Log::off();
    let mut after = |action: &G::Action| {
        let mut next = game.clone();
        next.apply(seat, *action, &mut log);
        paths(&next, depth - 1, buffers)
    };
    legal.iter().map(&mut after).sum()
}
