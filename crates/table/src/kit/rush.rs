use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Game, Log, Rng, Seat};

/// People who do not wait for one another.
impl<G: Game> Bench<'_, G> {
    /// A game in which any of those who owe a decision is the next to make it. Whatever the others do meanwhile, nobody
    /// is left with a decision that can't be made. Many such games are played, so nothing else is looked at.
    pub fn rushed_game(&mut self, options: &G::Options, seed: u64) -> Result<(), Broken> {
        let mut game =
            G::new(options, seed).map_err(|error| Broken::new(Check::Options, error.to_string()))?;
        let mut rng = Rng::seeded(seed);
        let mut log = Log::off();
        for step in 0.. {
            self.place.step(step);
            let owing: Vec<Seat> = game.to_act().iter().collect();
            for seat in &owing {
                game.legal(*seat, &mut self.legal);
                ensure(!self.legal.is_empty(), Check::Legal, || {
                    format!("all decide at once, and seat {seat} owes a decision and has none")
                })?;
            }
            let Some(seat) = rng.pick(&owing).copied() else { break };
            ensure(step < 3 * G::LONGEST, Check::Ends, || {
                format!("all decide at once, and the game has not ended after {step} decisions")
            })?;
            game.legal(seat, &mut self.legal);
            let action = *rng.pick(&self.legal).expect("it was looked at");
            game.play(seat, action, &mut log).map_err(|refusal| {
                let words = format!(
                    "all decide at once; `{action}` is listed for seat {seat} but refused: {refusal:?}"
                );
                Broken::new(Check::Legal, words)
            })?;
        }
        self.tally.games += 1;
        Ok(())
    }
}
