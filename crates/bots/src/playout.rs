use table::{Evaluate, Log, Played, Rng, Seat};

/// Plays a game on by itself. The buffers are used again and again.
pub(crate) struct Playout<G: Evaluate> {
    legal: Vec<G::Action>,
    chances: Vec<f32>,
    log: Log<G::Event>,
}

/// How a playout decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// By inclination alone.
    Inclined,
    /// By the evaluation right after each action.
    Careful,
}

impl<G: Evaluate> Playout<G> {
    pub const fn new() -> Playout<G> {
        Playout { legal: Vec::new(), chances: Vec::new(), log: Log::off() }
    }

    /// Does an action.
    pub fn apply(&mut self, game: &mut G, seat: Seat, action: G::Action) -> Played {
        game.apply(seat, action, &mut self.log)
    }

    /// One decision of whoever is asked; false if the game is over.
    pub fn step(
        &mut self,
        game: &mut G,
        rng: &mut Rng,
        weights: &G::Weights,
        manner: impl Fn(Seat) -> Manner,
    ) -> bool {
        let Some(seat) = game.turn() else { return false };
        game.legal(seat, &mut self.legal);
        let action = match (&self.legal[..], manner(seat)) {
            (&[only], _) => only,
            (_, Manner::Inclined) => self.inclined(game, seat, rng, weights),
            (_, Manner::Careful) => self.careful(game, seat, weights),
        };
        game.apply(seat, action, &mut self.log);
        true
    }

    /// One of the legal actions, by their weights.
    fn inclined(&mut self, game: &G, seat: Seat, rng: &mut Rng, weights: &G::Weights) -> G::Action {
        let sum = inclinations(game, seat, &self.legal, weights, &mut self.chances);
        self.legal[draw(&self.chances, sum, rng)]
    }

    /// The legal action after which the seat stands best; of equals the one it is most inclined to.
    fn careful(&mut self, game: &G, seat: Seat, weights: &G::Weights) -> G::Action {
        let mut best = (f32::MIN, self.legal[0]);
        for &action in &self.legal {
            let mut next = game.clone();
            next.apply(seat, action, &mut self.log);
            let settled = f32::from(u8::from(next.settled(seat)));
            let value = next.evaluate(seat, weights)
                + 1e-4 * settled
                + 1e-5 * game.inclination(seat, action, weights);
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }
}

/// Fills `chances` with the weights of the legal actions and returns their sum.
pub(crate) fn inclinations<G: Evaluate>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    weights: &G::Weights,
    chances: &mut Vec<f32>,
) -> f32 {
    chances.clear();
    chances.extend(legal.iter().map(|action| game.inclination(seat, *action, weights)));
    let most = chances.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for chance in chances.iter_mut() {
        *chance = (*chance - most).exp();
        sum += *chance;
    }
    sum
}

/// A place in `chances`, each as likely as its weight says.
pub(crate) fn draw(chances: &[f32], sum: f32, rng: &mut Rng) -> usize {
    let mut left = rng.unit() as f32 * sum;
    for (at, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return at;
        }
    }
    chances.len() - 1
}
