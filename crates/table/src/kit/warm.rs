use std::ops::Range;

use crate::{Game, Log, Observe, OptionsError, Rng, Seat};

/// What was allocated while games were played with warm buffers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Warm {
    /// How many decisions were measured.
    pub decisions: u64,
    /// The allocations of [`Game::legal`].
    pub legal: u64,
    /// The allocations of [`Game::check`] and [`Game::apply`].
    pub play: u64,
    /// The allocations of cloning the state.
    pub clone: u64,
}

impl Warm {
    /// Whether nothing was allocated, and something was measured.
    pub fn is_free(&self) -> bool {
        self.decisions > 0 && self.legal + self.play + self.clone == 0
    }
}

/// Plays random games, one a seed, and adds up what `count` (the number of allocations so far, from the test's
/// own allocator) grows by in `legal`, in `check` and `apply`, and in `clone`. The buffer for the legal actions has
/// room for all of them from the beginning, as after a long warm-up.
///
/// ```
/// # use table::{example::{Options, Prospect}, kit::warm_play};
/// // With the counting allocator of the crate `allocs`: `warm_play::<Prospect>(&options, 0..9, allocs::count)`
/// let warm = warm_play::<Prospect>(&Options::default(), 0..9, || 0).unwrap();
/// assert!(warm.is_free());
/// ```
pub fn warm_play<G: Game>(
    options: &G::Options,
    seeds: Range<u64>,
    count: impl Fn() -> u64,
) -> Result<Warm, OptionsError> {
    let mut legal = Vec::with_capacity(<G::Action as crate::Action>::COUNT);
    let mut log = Log::off();
    let mut warm = Warm::default();
    let measure = |sum: &mut u64, before: u64| *sum += count() - before;
    for seed in seeds {
        let mut rng = Rng::seeded(seed);
        let mut game = G::new(options, seed)?;
        while let Some(seat) = game.turn() {
            let before = count();
            game.legal(seat, &mut legal);
            measure(&mut warm.legal, before);
            for other in (0..game.seats()).map(Seat).filter(|other| *other != seat) {
                let before = count();
                game.legal(other, &mut legal);
                measure(&mut warm.legal, before);
            }
            game.legal(seat, &mut legal);
            let Some(action) = rng.pick(&legal).copied() else { break };
            let before = count();
            let mut next = game.clone();
            measure(&mut warm.clone, before);
            let before = count();
            let answer = next.play(seat, action, &mut log);
            measure(&mut warm.play, before);
            if answer.is_err() {
                break;
            }
            game = next;
            warm.decisions += 1;
        }
    }
    Ok(warm)
}

/// Plays random games like [`warm_play`] and adds up the allocations of [`Observe::inputs`] for every seat.
pub fn warm_inputs<G: Observe>(
    options: &G::Options,
    seeds: Range<u64>,
    count: impl Fn() -> u64,
) -> Result<u64, OptionsError> {
    let mut inputs = Vec::with_capacity(G::layout().size().into());
    let (mut legal, mut log, mut allocations) = (Vec::new(), Log::off(), 0);
    for seed in seeds {
        let mut rng = Rng::seeded(seed);
        let mut game = G::new(options, seed)?;
        while let Some(seat) = game.turn() {
            for seat in (0..game.seats()).map(Seat) {
                let before = count();
                game.inputs(seat, &mut inputs);
                allocations += count() - before;
            }
            game.legal(seat, &mut legal);
            let Some(action) = rng.pick(&legal).copied() else { break };
            game.apply(seat, action, &mut log);
        }
    }
    Ok(allocations)
}
