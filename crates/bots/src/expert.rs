use table::{Action, Evaluate, MAX_SEATS, Rng, Seat, Viewer};

use crate::clock::Clock;
use crate::outlook::{Expected, Outlook, Rollout, far, near};
use crate::playout::{Playout, likelihoods};
use crate::root::Root;
use crate::tree::{NodeId, Observation, Tree};
use crate::{Bot, Budget, ByHand, Cancel, Judge, Line, Thought};

/// How strongly the search prefers actions it is inclined to over actions that have done well.
const CURIOSITY: f32 = 1.2;
/// How much less than its position an untried action is expected to be worth, in spreads.
const DOUBT: f32 = 0.2;
/// The greatest depth of a simulation in the trees.
const DEEPEST: usize = 40;
/// The most steps in an expected line.
const LONGEST_LINE: usize = 120;
/// A node with fewer visits is no guide yet: there, the simulation goes on as it does beyond the trees.
const MATURE: u32 = 8;

/// Searches one tree per seat over imagined worlds (information-set Monte Carlo tree search with multiple observers).
/// Each seat decides by what it has observed itself; all actions it could not tell apart are one branch to it. Choices
/// that the others have sealed are reopened and made again, so simultaneous decisions stay simultaneous in the search.
pub struct Expert<G: Evaluate, J = ByHand<G>> {
    judge: J,
    root: Root<G::Action>,
    search: Search<G>,
    cancel: Cancel,
    last: Option<Last<G>>,
    simulations: u32,
}

/// The last decision. If it led straight to the next one, the search continues from its trees.
struct Last<G: Evaluate> {
    seat: Seat,
    view: G::View,
    action: G::Action,
}

impl<G: Evaluate, J: Judge<G>> Expert<G, J> {
    /// An expert with this judgement.
    pub fn new(judge: J) -> Expert<G, J> {
        let (root, search) = (Root::new(), Search::new());
        Expert { judge, root, search, cancel: Cancel::new(), last: None, simulations: 0 }
    }

    pub(crate) fn judge(&self) -> &J {
        &self.judge
    }

    /// Plays the rest of the round in an imagined world as the search expects it, beginning with `action`.
    pub(crate) fn follow_line(
        &mut self,
        world: u64,
        mut game: G,
        mut chance: Rng,
        seat: Seat,
        action: G::Action,
    ) -> (Line<G::Action>, G) {
        let round = game.round();
        let mut line = Line { world, steps: Vec::new(), own: 0, reply: None, value: 0.0, over: false };
        let mut at = [Some(Tree::ROOT); MAX_SEATS];
        let mut next = Some((seat, action));
        while let Some((turn, action)) = next.filter(|_| line.steps.len() < LONGEST_LINE) {
            let played = self.search.playout.apply(&mut game, turn, action);
            for (observer, tree) in self.search.trees.iter().enumerate() {
                let sees = played.open.seats().contains(Seat(observer as u8));
                at[observer] = at[observer].and_then(|node| tree.find(node, observed(turn, action, sees)));
            }
            line.steps.push((turn, action));
            if line.own + 1 == line.steps.len() && turn == seat {
                line.own += 1;
            }
            if turn != seat && line.reply.is_none() && played.open.seats().contains(seat) {
                line.reply = Some((turn, action));
            }
            next = game.turn().filter(|_| game.round() == round).map(|turn| {
                let action = match at[turn.index()] {
                    Some(node) => self.search.select(&game, turn, node, &mut chance, &self.judge),
                    None => {
                        let policy = self.search.rollout.policy(&game, turn);
                        self.search.playout.pick(&game, turn, &mut chance, &self.judge, policy)
                    }
                };
                (turn, action)
            });
        }
        line.value = self.judge.evaluate(&game, seat);
        line.over = game.outcome().is_some();
        (line, game)
    }

    /// Keeps what the trees know about this position if nothing but the last decision led to it.
    fn remember(&mut self, seat: Seat, view: &G::View, world: &G, rng: &mut Rng) {
        if let Some(last) = self.last.take().filter(|last| last.seat == seat) {
            let mut then = G::imagine(&last.view, rng);
            let played = self.search.playout.apply(&mut then, seat, last.action);
            if then.view(Viewer::Seat(seat)) == *view {
                for (at, tree) in self.search.trees.iter_mut().enumerate() {
                    let sees = played.open.seats().contains(Seat(at as u8));
                    *tree = tree.after(observed(seat, last.action, sees));
                }
                return;
            }
        }
        self.search.forget(world.seats());
    }
}

impl<G: Evaluate, J: Judge<G>> Bot<G> for Expert<G, J> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, budget: Budget) -> Option<G::Action> {
        let cancel = self.cancel.clone();
        let mut clock = Clock::start(budget, &cancel);
        let world = G::imagine(view, rng);
        self.simulations = 0;
        let rounds = self.judge.horizon(&world);
        self.root.ask(&world, seat, rounds, &mut self.search.legal, &self.judge);
        self.remember(seat, view, &world, rng);
        let action = if let Some(only) = self.root.only() {
            only
        } else {
            self.search.rollout = Rollout::of(&world, seat, rounds, self.judge.weights());
            let Expert { judge, root, search, .. } = self;
            root.glance(&clock, seat, view, rng, |mut game, mut chance, action| {
                search.playout.apply(&mut game, seat, action);
                near(&mut search.playout, &mut game, &mut chance, judge)[seat.index()]
            });
            root.weigh(&mut clock, seat, view, rng, |game, chance, action| {
                search.simulate(game, chance, seat, action, judge).of(seat)
            });
            self.simulations = clock.simulations();
            self.root.best()?
        };
        self.last = Some(Last { seat, view: view.clone(), action });
        Some(action)
    }

    fn heed(&mut self, cancel: Cancel) {
        self.cancel = cancel;
    }

    fn thought(&self) -> Thought<G::Action> {
        self.root.thought(self.simulations, self.search.trees.iter().map(Tree::len).sum())
    }
}

/// How `seat`'s action looks to an observer that sees which action it was, or only that there was one.
fn observed<A: Action>(seat: Seat, action: A, sees: bool) -> Observation {
    if sees { Observation::action(seat, action.index()) } else { Observation::unseen(seat) }
}

/// The trees of all seats, and the buffers of a simulation.
struct Search<G: Evaluate> {
    trees: Vec<Tree>,
    spreads: Vec<Spread>,
    playout: Playout<G>,
    legal: Vec<G::Action>,
    chances: Vec<f32>,
    /// The children of a position, by the index of the action that leads there.
    children: Vec<NodeId>,
    path: Vec<(usize, NodeId)>,
    /// How the seats play on beyond the trees.
    rollout: Rollout,
}

impl<G: Evaluate> Search<G> {
    fn new() -> Search<G> {
        Search {
            trees: Vec::new(),
            spreads: Vec::new(),
            playout: Playout::new(),
            legal: Vec::new(),
            chances: Vec::new(),
            children: vec![Tree::ROOT; G::Action::COUNT],
            path: Vec::new(),
            rollout: Rollout::new(),
        }
    }

    /// Starts over at a table of `seats`.
    fn forget(&mut self, seats: u8) {
        self.trees.clear();
        self.trees.resize_with(seats.into(), Tree::new);
        self.spreads.clear();
        self.spreads.resize(seats.into(), Spread::new());
    }

    /// Plays a world on after `action`, with the chance that belongs to it.
    fn simulate(
        &mut self,
        mut game: G,
        mut chance: Rng,
        seat: Seat,
        action: G::Action,
        judge: &impl Judge<G>,
    ) -> Outlook<Expected> {
        let mut at = [Some(Tree::ROOT); MAX_SEATS];
        let mut done = None;
        self.path.clear();
        let mut next = Some((seat, action));
        for _ in 0..DEEPEST {
            let Some((seat, action)) = next else { break };
            self.follow(&mut game, seat, action, &mut at);
            if done.is_none() && game.turn().is_none_or(|turn| game.settled(turn)) {
                done = Some(near(&mut self.playout, &mut game, &mut chance, judge));
            }
            next = game.turn().filter(|_| !self.rollout.is_over(&game)).and_then(|turn| {
                let node = at[turn.index()]?;
                Some((turn, self.select(&game, turn, node, &mut chance, judge)))
            });
        }
        let near = done.unwrap_or_else(|| near(&mut self.playout, &mut game, &mut chance, judge));
        let far = far(&mut self.playout, &mut game, self.rollout, &mut chance, judge);
        let outlook = Outlook { near, far };
        self.update(&outlook.far);
        outlook
    }

    /// Plays an action and follows it in every tree as its seat observes it. A tree without this branch gains it and is
    /// left: each tree grows by one node per simulation.
    fn follow(&mut self, game: &mut G, seat: Seat, action: G::Action, at: &mut [Option<NodeId>; MAX_SEATS]) {
        let played = self.playout.apply(game, seat, action);
        for (observer, tree) in self.trees.iter_mut().enumerate() {
            let Some(node) = at[observer] else { continue };
            let observed = observed(seat, action, played.open.seats().contains(Seat(observer as u8)));
            at[observer] = tree.find(node, observed);
            let here = at[observer].or_else(|| tree.grow(node, observed));
            self.path.extend(here.map(|here| (observer, here)));
        }
    }

    /// What `seat` does at `node` of its tree: an action that has done well, or one that it is inclined to and has
    /// tried little.
    fn select(
        &mut self,
        game: &G,
        seat: Seat,
        node: NodeId,
        chance: &mut Rng,
        judge: &impl Judge<G>,
    ) -> G::Action {
        if self.trees[seat.index()].node(node).visits < MATURE {
            return self.playout.pick(game, seat, chance, judge, self.rollout.policy(game, seat));
        }
        game.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        let sum = likelihoods(&self.legal, &mut self.chances, |legal, out| {
            judge.policy(game, seat, legal, out);
        });
        let tree = &mut self.trees[seat.index()];
        for action in &self.legal {
            self.children[action.index()] = Tree::ROOT;
        }
        for (observed, child) in tree.children(node) {
            if let Some(index) = observed.action_of(seat) {
                self.children[index] = child;
            }
        }
        let spread = self.spreads[seat.index()].get();
        let here = tree.node(node);
        let (visits, expected) = (here.visits, here.mean() - DOUBT * spread);
        let mut best = (f32::MIN, self.legal[0]);
        for (action, chance) in self.legal.iter().zip(&self.chances).filter(|(_, chance)| **chance > 0.0) {
            let child = self.children[action.index()];
            let (tried, available, value) = if child == Tree::ROOT {
                (0, visits, expected)
            } else {
                let node = tree.node_mut(child);
                node.available += 1;
                (node.visits, node.available, node.mean())
            };
            let share = (available as f32 + 1.0).sqrt() / (1.0 + tried as f32);
            let score = value + CURIOSITY * spread * chance / sum * share;
            if score > best.0 {
                best = (score, *action);
            }
        }
        best.1
    }

    fn update(&mut self, values: &Expected) {
        for (tree, node) in &self.path {
            self.trees[*tree].update(*node, values[*tree]);
        }
        for (at, spread) in self.spreads.iter_mut().enumerate() {
            spread.add(values[at]);
            self.trees[at].update(Tree::ROOT, values[at]);
        }
    }
}

/// The running spread of a seat's values.
#[derive(Clone, Copy)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    /// Starts as if a few values had been seen that lie a little apart.
    const fn new() -> Spread {
        Spread { count: 4.0, mean: 0.5, squares: 0.04 }
    }

    fn add(&mut self, value: f32) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn get(self) -> f32 {
        (self.squares / self.count).sqrt()
    }
}
