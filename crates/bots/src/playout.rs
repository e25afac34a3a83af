use std::mem;

use table::{Evaluate, Log, Played, Rng, Seat, Span};

use crate::Judge;

/// The most decisions that finish a move whose first action is one of those compared in a playout.
const LONGEST_COMPARED_MOVE: usize = 6;

/// Plays a game on. Its buffers are reused.
pub(crate) struct Playout<G: Evaluate> {
    now: Choice<G>,
    spare: Choice<G>,
    log: Log<G>,
}

/// The legal actions, and how likely each is.
struct Choice<G: Evaluate> {
    legal: Vec<G::Action>,
    chances: Vec<f32>,
}

/// How a seat decides in a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// By inclination alone.
    Inclined,
    /// By the evaluation after the moves that this many actions lead to, drawn by inclination. A choice that only the
    /// end of the round can judge is left to inclination.
    Compare(usize),
}

impl<G: Evaluate> Playout<G> {
    pub const fn new() -> Playout<G> {
        Playout { now: Choice::new(), spare: Choice::new(), log: Log::off() }
    }

    /// Plays an action.
    pub fn apply(&mut self, game: &mut G, seat: Seat, action: G::Action) -> Played {
        game.apply(seat, action, &mut self.log)
    }

    /// Plays on while `policy` says how the seat in turn decides, for at most `longest` decisions.
    pub fn play_on(
        &mut self,
        game: &mut G,
        rng: &mut Rng,
        judge: &impl Judge<G>,
        longest: usize,
        mut policy: impl FnMut(&G, Seat) -> Option<Policy>,
    ) {
        for _ in 0..longest {
            let Some(seat) = game.turn() else { return };
            let Some(policy) = policy(game, seat) else { return };
            let action = self.pick(game, seat, rng, judge, policy);
            game.apply(seat, action, &mut self.log);
        }
    }

    /// The next action of `seat`, which has something to decide.
    pub fn pick<J: Judge<G>>(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Rng,
        judge: &J,
        policy: Policy,
    ) -> G::Action {
        game.legal(seat, &mut self.now.legal);
        let asked = J::LEARNED || matches!(policy, Policy::Compare(_));
        let plan = asked && self.now.is_plan(game, seat);
        match policy {
            Policy::Compare(few) if !plan => {
                // Finishing the moves that are compared needs a buffer of its own.
                let spare = mem::replace(&mut self.spare, Choice::new());
                let mut choice = mem::replace(&mut self.now, spare);
                let action = self.compare(&mut choice, game, seat, few, rng, judge);
                self.spare = mem::replace(&mut self.now, choice);
                action
            }
            _ => self.now.inclined(game, seat, rng, judge, plan),
        }
    }

    /// The one of a few actions after which the seat stands best; among equals, the one it is most inclined to.
    fn compare(
        &mut self,
        choice: &mut Choice<G>,
        game: &G,
        seat: Seat,
        few: usize,
        rng: &mut Rng,
        judge: &impl Judge<G>,
    ) -> G::Action {
        let Choice { legal, chances } = choice;
        if let [only] = legal[..] {
            return only;
        }
        let mut sum = likelihoods(legal, chances, |legal, out| judge.inclinations(game, seat, legal, out));
        let mut best = (f32::MIN, legal[draw(chances, sum, rng)]);
        let all = few >= legal.len();
        for at in 0..few.min(legal.len()) {
            let at = if all { at } else { draw(chances, sum, rng) };
            let chance = chances[at];
            if chance == 0.0 {
                continue;
            }
            if !all {
                sum -= mem::take(&mut chances[at]);
            }
            let mut next = game.clone();
            next.apply(seat, legal[at], &mut self.log);
            self.play_on(&mut next, rng, judge, LONGEST_COMPARED_MOVE, |next, turn| {
                (turn == seat && !next.settled(seat)).then_some(Policy::Inclined)
            });
            let settled = f32::from(u8::from(next.settled(seat)));
            let value = judge.evaluate(&next, seat) + 1e-5 * settled + 1e-6 * chance;
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

    /// Whether only the end of the round shows what the choice was good for.
    fn is_plan(&self, game: &G, seat: Seat) -> bool {
        self.legal.iter().any(|action| game.span(seat, *action) == Span::Round)
    }

    /// One of the legal actions, drawn by inclination, or by the policy for a plan.
    fn inclined(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Rng,
        judge: &impl Judge<G>,
        plan: bool,
    ) -> G::Action {
        if let [only] = self.legal[..] {
            return only;
        }
        let sum = likelihoods(&self.legal, &mut self.chances, |legal, out| match plan {
            true => judge.policy(game, seat, legal, out),
            false => judge.inclinations(game, seat, legal, out),
        });
        self.legal[draw(&self.chances, sum, rng)]
    }
}

/// Fills `chances` with the likelihood of each legal action and returns their sum.
pub(crate) fn likelihoods<A>(
    legal: &[A],
    chances: &mut Vec<f32>,
    inclinations: impl FnOnce(&[A], &mut Vec<f32>),
) -> f32 {
    inclinations(legal, chances);
    let most = chances.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for chance in chances.iter_mut() {
        *chance = (*chance - most).exp();
        sum += *chance;
    }
    // No bot would do any of these, so all are equally likely.
    if sum == 0.0 {
        chances.fill(1.0);
        sum = chances.len() as f32;
    }
    sum
}

/// Draws an index into `chances`, each as likely as its entry says.
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
