use table::{Evaluate, Log, Played, Rng, Seat, Span};

/// Plays a game on by itself. The buffers are used again and again.
pub(crate) struct Playout<G: Evaluate> {
    now: Choice<G>,
    then: Choice<G>,
    log: Log<G::Event>,
}

/// What can be done, and how likely it is.
struct Choice<G: Evaluate> {
    legal: Vec<G::Action>,
    chances: Vec<f32>,
}

/// No half-made move is played on for more decisions than this.
const LONGEST_MOVE: usize = 6;

/// How a playout decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// By inclination alone.
    Inclined,
    /// By the evaluation after the moves that so many actions lead to, taken by inclination. What only the end of
    /// the round can judge is left to inclination.
    Compare(usize),
}

impl<G: Evaluate> Playout<G> {
    pub const fn new() -> Playout<G> {
        Playout { now: Choice::new(), then: Choice::new(), log: Log::off() }
    }

    /// Does an action.
    pub fn apply(&mut self, game: &mut G, seat: Seat, action: G::Action) -> Played {
        game.apply(seat, action, &mut self.log)
    }

    /// One decision of whoever is asked; false if the game is over.
    pub fn step(&mut self, game: &mut G, rng: &mut Rng, weights: &G::Weights, manner: Manner) -> bool {
        let Some(seat) = game.turn() else { return false };
        let action = self.pick(game, seat, rng, weights, manner);
        game.apply(seat, action, &mut self.log);
        true
    }

    /// What `seat`, which has something to decide, does next.
    pub fn pick(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Rng,
        weights: &G::Weights,
        manner: Manner,
    ) -> G::Action {
        self.now.look(game, seat);
        match manner {
            Manner::Compare(few) if !self.now.is_plan(game, seat) => {
                self.compared(game, seat, few, rng, weights)
            }
            _ => self.now.inclined(game, seat, rng, weights),
        }
    }

    /// The one of a few legal actions after which the seat stands best; of equals the one it is most inclined to.
    fn compared(
        &mut self,
        game: &G,
        seat: Seat,
        few: usize,
        rng: &mut Rng,
        weights: &G::Weights,
    ) -> G::Action {
        let Choice { legal, chances } = &mut self.now;
        if let [only] = legal[..] {
            return only;
        }
        let mut sum = inclinations(game, seat, legal, weights, chances);
        let mut best = (f32::MIN, legal[draw(chances, sum, rng)]);
        let all = few >= legal.len();
        for at in 0..few.min(legal.len()) {
            let at = if all { at } else { draw(chances, sum, rng) };
            let chance = chances[at];
            if chance == 0.0 {
                continue;
            }
            if !all {
                sum -= std::mem::take(&mut chances[at]);
            }
            let mut next = game.clone();
            next.apply(seat, legal[at], &mut self.log);
            for _ in 0..LONGEST_MOVE {
                if next.turn() != Some(seat) || next.settled(seat) {
                    break;
                }
                self.then.look(&next, seat);
                let action = self.then.inclined(&next, seat, rng, weights);
                next.apply(seat, action, &mut self.log);
            }
            let settled = f32::from(u8::from(next.settled(seat)));
            let value = next.evaluate(seat, weights) + 1e-5 * settled + 1e-6 * chance;
            if value > best.0 {
                best = (value, legal[at]);
            }
        }
        best.1
    }
}

impl<G: Evaluate> Choice<G> {
    const fn new() -> Choice<G> {
        Choice { legal: Vec::new(), chances: Vec::new() }
    }

    fn look(&mut self, game: &G, seat: Seat) {
        game.legal(seat, &mut self.legal);
    }

    /// Whether it shows only at the end of the round what the choice was good for.
    fn is_plan(&self, game: &G, seat: Seat) -> bool {
        self.legal.iter().any(|action| game.span(seat, *action) == Span::Round)
    }

    /// One of the legal actions, by their weights.
    fn inclined(&mut self, game: &G, seat: Seat, rng: &mut Rng, weights: &G::Weights) -> G::Action {
        if let [only] = self.legal[..] {
            return only;
        }
        let sum = inclinations(game, seat, &self.legal, weights, &mut self.chances);
        self.legal[draw(&self.chances, sum, rng)]
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
    game.inclinations(seat, legal, weights, chances);
    let most = chances.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for chance in chances.iter_mut() {
        *chance = (*chance - most).exp();
        sum += *chance;
    }
    // Nothing but what no bot does: then one is as good as another.
    if sum == 0.0 {
        chances.fill(1.0);
        sum = chances.len() as f32;
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
