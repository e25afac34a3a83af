use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Game, Log, Seat};

/// How many times longer than random play a game may take with a person who is away.
const PATIENCE: usize = 4;

/// A person who is away.
impl<G: Game> Bench<'_, G> {
    /// A game in which seat `away` answers with nothing but its fallback still ends.
    pub fn game_with_one_away(&mut self, options: &G::Options, seed: u64, away: Seat) -> Result<(), Broken> {
        let mut game =
            G::new(options, seed).map_err(|error| Broken::new(Check::Options, error.to_string()))?;
        let mut log = Log::off();
        for step in 0.. {
            self.place.step(step);
            let Some(seat) = game.turn() else { break };
            ensure(step < PATIENCE * G::LONGEST, Check::Fallback, || {
                format!("seat {away} is away, and the game has not ended after {step} decisions")
            })?;
            game.legal(seat, &mut self.legal);
            let action =
                if seat == away { Some(game.fallback(seat)) } else { self.rng.pick(&self.legal).copied() };
            let Some(action) = action else {
                return Err(Broken::new(Check::Legal, format!("seat {seat} owes a decision and has none")));
            };
            let to_blame = if seat == away { Check::Fallback } else { Check::Legal };
            game.play(seat, action, &mut log).map_err(|refusal| {
                Broken::new(to_blame, format!("seat {away} is away; `{action}` of seat {seat}: {refusal:?}"))
            })?;
            game.audit()
                .map_err(|fault| Broken::new(Check::Audit, format!("seat {away} is away: {fault}")))?;
        }
        self.tally.games += 1;
        Ok(())
    }
}
