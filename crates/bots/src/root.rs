use table::{Evaluate, Rng, Seat};

use crate::clock::Clock;
use crate::outlook::Outlook;
use crate::{Judge, Thought, Weighed};

/// The number of imagined worlds in which all actions are looked at before any is simulated.
const GLANCES: u32 = 2;
/// Each action that is simulated should be tried at least this often,
const TRIES: u32 = 6;
/// unless there are only this many.
const FEWEST: usize = 3;
/// After this many simulations of an action, their result counts as much as the evaluation right after the move. With
/// more simulations it counts for more, as far as the game trusts them.
const CAUTION: f32 = 3.0;
/// With a budget of time, a bot answers early if the best action is this many standard errors ahead of all others
const SURE: f32 = 4.0;
/// and was tried this often.
const ENOUGH: u32 = 64;

/// The decision at hand: the possible actions and how each has done so far.
///
/// A glance at each action shows which are worth simulating. All candidates are tried in the same imagined world with
/// the same chance, so that luck affects them equally. As the budget is used up, the worse ones drop out (sequential
/// halving).
pub(crate) struct Root<A> {
    arms: Vec<Arm<A>>,
    /// The number of arms, at the front, that are still candidates.
    alive: usize,
    /// The number of candidates when the simulations began.
    first: usize,
    /// How far simulations are trusted ([`Evaluate::trust`]).
    trust: f32,
}

#[derive(Clone, Copy)]
struct Arm<A> {
    action: A,
    /// How often it was looked at, with or without a simulation.
    seen: u32,
    near: f32,
    /// How often it was simulated.
    tried: u32,
    far: f32,
    /// The sums of the results and of their squares, precise enough that their small difference means something.
    sums: [f64; 2],
}

/// A world that fits `view`, with all sealed choices of the others reopened, and its chance.
pub(crate) fn imagine<G: Evaluate>(seat: Seat, view: &G::View, rng: &mut Rng) -> (G, Rng) {
    let mut chance = rng.fork();
    let mut world = G::imagine(view, &mut chance);
    world.reopen(seat);
    (world, chance)
}

impl<A: table::Action> Root<A> {
    pub const fn new() -> Root<A> {
        Root { arms: Vec::new(), alive: 0, first: 0, trust: 1.0 }
    }

    /// Begins a decision. In `world`, the seat has the same legal actions as in the game. The likeliest actions come
    /// first, in case there is no time for all. Simulations will go `rounds` rounds beyond the current one.
    pub fn ask<G: Evaluate<Action = A>>(
        &mut self,
        world: &G,
        seat: Seat,
        rounds: u16,
        legal: &mut Vec<A>,
        judge: &impl Judge<G>,
    ) {
        world.legal(seat, legal);
        let mut leanings = Vec::new();
        judge.policy(world, seat, legal, &mut leanings);
        for (action, leaning) in legal.iter().zip(&mut leanings) {
            if *leaning == f32::NEG_INFINITY && world.proposes(seat, *action, judge.weights()) {
                *leaning = 0.0;
            }
        }
        let mut inclined: Vec<(A, f32)> = legal.iter().copied().zip(leanings).collect();
        inclined.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let sensible = inclined.iter().take_while(|(_, leaning)| *leaning > f32::NEG_INFINITY).count();
        inclined.truncate(sensible.max(1));
        self.arms.clear();
        self.arms.extend(inclined.iter().map(|(action, _)| Arm::new(*action)));
        legal.clear();
        legal.extend(inclined.iter().map(|(action, _)| *action));
        (self.alive, self.first) = (self.arms.len(), self.arms.len());
        self.trust = world.trust(rounds);
    }

    /// The only action, if there is no choice.
    pub fn only(&self) -> Option<A> {
        if let [only] = &self.arms[..] { Some(only.action) } else { None }
    }

    /// Looks at all actions and puts the best first; those there is no time for drop out. `look` plays an action in a
    /// world and returns what the seat can expect once the move is finished.
    pub fn glance<G: Evaluate<Action = A>>(
        &mut self,
        clock: &Clock,
        seat: Seat,
        view: &G::View,
        rng: &mut Rng,
        mut look: impl FnMut(G, Rng, A) -> f32,
    ) {
        for _ in 0..GLANCES {
            let (world, chance) = imagine::<G>(seat, view, rng);
            for arm in &mut self.arms {
                arm.near += look(world.clone(), chance.clone(), arm.action);
                arm.seen += 1;
            }
        }
        self.arms.sort_by(|one, other| other.near.total_cmp(&one.near));
        self.alive = self.alive.min(clock.enough_for(TRIES).max(FEWEST));
        self.first = self.alive;
    }

    /// Tries the candidates in one world after another until the budget is used up. `simulate` plays a world on after an
    /// action and returns what the seat can expect.
    pub fn weigh<G: Evaluate<Action = A>>(
        &mut self,
        clock: &mut Clock,
        seat: Seat,
        view: &G::View,
        rng: &mut Rng,
        mut simulate: impl FnMut(G, Rng, A) -> Outlook<f32>,
    ) {
        while self.alive > 0 {
            let (world, chance) = imagine::<G>(seat, view, rng);
            for arm in &mut self.arms[..self.alive] {
                arm.add(simulate(world.clone(), chance.clone(), arm.action));
                clock.count();
                if clock.progress() >= 1.0 {
                    return;
                }
            }
            if clock.is_ready_early() && self.is_sure() {
                return;
            }
            self.drop_the_worse(clock.progress());
        }
    }

    /// Whether the best action is so far ahead that more thought will hardly change the choice.
    fn is_sure(&self) -> bool {
        let (alive, trust) = (&self.arms[..self.alive], self.trust);
        let mean = |arm: &Arm<A>| arm.mean(trust);
        let Some(best) = alive.iter().max_by(|one, other| mean(one).total_cmp(&mean(other))) else {
            return true;
        };
        let behind = |other: &Arm<A>| {
            std::ptr::eq(other, best)
                || mean(best) - mean(other) > SURE * (best.error() + other.error()).sqrt()
        };
        best.tried >= ENOUGH && alive.iter().all(behind)
    }

    /// Tries every action once.
    pub fn try_all(&mut self, mut simulate: impl FnMut(A) -> f32) {
        for arm in &mut self.arms {
            let value = simulate(arm.action);
            arm.add(Outlook { near: value, far: value });
        }
    }

    /// Drops the worse candidates, the more the further the budget is used up.
    fn drop_the_worse(&mut self, progress: f32) {
        let keep = (self.first as f32).powf(1.0 - progress).ceil() as usize;
        let keep = keep.max(2);
        if keep < self.alive {
            self.rank();
            self.alive = keep;
        }
    }

    /// The best of the remaining candidates.
    pub fn best(&mut self) -> Option<A> {
        self.rank();
        self.arms.first().map(|arm| arm.action)
    }

    fn rank(&mut self) {
        let alive = self.alive.min(self.arms.len());
        let trust = self.trust;
        self.arms[..alive].sort_by(|one, other| other.mean(trust).total_cmp(&one.mean(trust)));
    }

    /// The result, best action first.
    pub fn thought(&self, simulations: u32, nodes: usize) -> Thought<A> {
        let weighed =
            |arm: &Arm<A>| Weighed { action: arm.action, tried: arm.seen, value: arm.mean(self.trust) };
        Thought { simulations, nodes, options: self.arms.iter().map(weighed).collect() }
    }
}

impl<A> Arm<A> {
    const fn new(action: A) -> Arm<A> {
        Arm { action, seen: 0, near: 0.0, tried: 0, far: 0.0, sums: [0.0; 2] }
    }

    fn add(&mut self, outlook: Outlook<f32>) {
        self.seen += 1;
        self.near += outlook.near;
        self.tried += 1;
        self.far += outlook.far;
        let far = f64::from(outlook.far);
        self.sums = [self.sums[0] + far, self.sums[1] + far * far];
    }

    /// The squared standard error of the mean result.
    fn error(&self) -> f32 {
        let tried = f64::from(self.tried.max(1));
        let [mean, square] = self.sums.map(|sum| sum / tried);
        ((square - mean * mean).max(0.0) / tried) as f32
    }

    /// The mean expectation; actions that were never looked at come last.
    fn mean(&self, trust: f32) -> f32 {
        let near = if self.seen == 0 { -1.0 } else { self.near / self.seen as f32 };
        if self.tried == 0 {
            return near;
        }
        let far = self.far / self.tried as f32;
        let tried = self.tried as f32;
        far + (CAUTION + (1.0 - trust) * tried) / (CAUTION + tried) * (near - far)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A decision between actions that were each tried `times` times, with these two values alternating.
    fn tried(times: u32, values: &[[f32; 2]]) -> Root<table::example::Action> {
        use table::Action;
        let mut root = Root::new();
        for (index, by_turns) in values.iter().enumerate() {
            let mut arm = Arm::new(table::example::Action::from_index(index).unwrap());
            for time in 0..times {
                let value = by_turns[time as usize % 2];
                arm.add(Outlook { near: value, far: value });
            }
            root.arms.push(arm);
        }
        root.alive = root.arms.len();
        root
    }

    #[test]
    fn a_clearly_better_action_is_sure_once_it_was_tried_enough() {
        assert!(tried(ENOUGH, &[[0.2, 0.4], [0.8, 0.9]]).is_sure());
        assert!(!tried(ENOUGH - 1, &[[0.2, 0.4], [0.8, 0.9]]).is_sure());
    }

    #[test]
    fn an_equal_or_slightly_better_action_is_not_sure() {
        assert!(!tried(1000, &[[0.4, 0.6], [0.4, 0.6]]).is_sure());
        assert!(!tried(100, &[[0.40, 0.60], [0.45, 0.65]]).is_sure());
        assert!(tried(10_000, &[[0.40, 0.60], [0.45, 0.65]]).is_sure(), "in the long run it is");
    }

    #[test]
    fn small_differences_show_after_many_tries() {
        let [near, wide] =
            [[0.4999, 0.5001], [0.4989, 0.5011]].map(|values| tried(20_000, &[values]).arms[0]);
        assert!((near.error() * 20_000.0 - 1e-8).abs() < 1e-10, "{}", near.error());
        assert!((wide.error() * 20_000.0 - 1.21e-6).abs() < 1e-8, "{}", wide.error());
    }
}
