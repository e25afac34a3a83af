use table::{Evaluate, Message, Rng, Seat, Term, Viewer};

use crate::expert::Expert;
use crate::root::imagine;
use crate::{Bot, Budget, Judge, Weighed};

/// The most choices that are advised.
const CHOICES: usize = 3;
/// The number of imagined worlds in which each advised choice is followed to the end of the round.
const LINES: usize = 12;

/// What the search found out about a decision, for people.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The number of games it simulated.
    pub simulations: u32,
    /// All actions it weighed, best first.
    pub weighed: Vec<Weighed<A>>,
    /// The best choices, best first, and after them the one that a sensible player would try first, if it is not among
    /// them.
    pub choices: Vec<Prospect<A>>,
}

/// Where a choice leads by the end of the round, as the search expects it.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect<A> {
    /// The choice.
    pub action: A,
    /// What the seat can expect from it, from 0 for a loss to 1 for a win.
    pub value: f32,
    /// How often it was tried.
    pub tried: u32,
    /// Whether a sensible player would try it first without thinking ahead.
    pub tempting: bool,
    /// The games that the search expects, one in each imagined world; the same worlds for all choices.
    pub lines: Vec<Line<A>>,
    /// The mean change of what the seat has by the end of the round.
    pub holdings: Vec<(&'static str, f32)>,
    /// The mean worth of each part of the evaluation at the end of the round.
    pub terms: Vec<(Message, f32)>,
}

/// How the search expects the round to go on in one imagined world.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The seed of the imagined world.
    pub world: u64,
    /// What the seats do, the choice first.
    pub steps: Vec<(Seat, A)>,
    /// How many of the steps lead to the end of the seat's own move.
    pub own: usize,
    /// The first step of another seat that the seat can see.
    pub reply: Option<(Seat, A)>,
    /// What the seat can expect at the end of the round.
    pub value: f32,
    /// Whether the game is over then.
    pub over: bool,
}

impl<A: Copy + PartialEq> Prospect<A> {
    /// The line with the middle result.
    pub fn typical(&self) -> Option<&Line<A>> {
        let mut lines: Vec<&Line<A>> = self.lines.iter().collect();
        lines.sort_by(|one, other| one.value.total_cmp(&other.value));
        lines.get(lines.len() / 2).copied()
    }

    /// What another seat most often does first, and in how many lines.
    pub fn reply(&self) -> Option<((Seat, A), usize)> {
        let replies = || self.lines.iter().filter_map(|line| line.reply);
        let count = |reply| replies().filter(|other| *other == reply).count();
        // Of equally frequent replies the first one seen.
        replies().map(|reply| (reply, count(reply))).rev().max_by_key(|(_, count)| *count)
    }

    /// The mean result of the worst quarter of the lines, and of all of them.
    pub fn worst(&self) -> (f32, f32) {
        let mut values: Vec<f32> = self.lines.iter().map(|line| line.value).collect();
        values.sort_by(f32::total_cmp);
        let mean = |values: &[f32]| values.iter().sum::<f32>() / values.len().max(1) as f32;
        (mean(&values[..values.len().div_ceil(4)]), mean(&values))
    }
}

impl<G: Evaluate, J: Judge<G>> Expert<G, J> {
    /// Advice for `seat`, whose view is `view`; nothing if it has no decision to make. It is made from the view alone:
    /// the same view, generator and number of simulations give the same advice.
    pub fn advise(
        &mut self,
        seat: Seat,
        view: &G::View,
        rng: &mut Rng,
        budget: Budget,
    ) -> Option<Advice<G::Action>> {
        let world = G::imagine(view, &mut rng.clone());
        if !world.may_act().contains(seat) {
            return None;
        }
        let best = self.choose(seat, view, rng, budget)?;
        let thought = self.thought();
        let weighed: Vec<_> = thought.options.into_iter().filter(|weighed| weighed.tried > 0).collect();
        let mut chosen: Vec<G::Action> = weighed.iter().map(|weighed| weighed.action).take(CHOICES).collect();
        if chosen.is_empty() {
            chosen.push(best);
        }
        let tempting = self.tempting(&world, seat);
        if let Some(tempting) = tempting.filter(|tempting| !chosen.contains(tempting)) {
            chosen.push(tempting);
        }
        let worlds: Vec<u64> = (0..LINES).map(|_| rng.bits()).collect();
        let prospects = chosen.into_iter().map(|action| {
            let of = weighed.iter().find(|weighed| weighed.action == action);
            self.prospect(seat, view, action, of, tempting == Some(action), &worlds)
        });
        let choices = prospects.collect();
        Some(Advice { simulations: thought.simulations, weighed, choices })
    }

    /// The legal action that a sensible player is most inclined to.
    fn tempting(&self, world: &G, seat: Seat) -> Option<G::Action> {
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let mut leanings = Vec::new();
        self.judge().policy(world, seat, &legal, &mut leanings);
        let most = leanings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let at = leanings.iter().position(|leaning| *leaning == most)?;
        legal.get(at).copied()
    }

    fn prospect(
        &mut self,
        seat: Seat,
        view: &G::View,
        action: G::Action,
        weighed: Option<&Weighed<G::Action>>,
        tempting: bool,
        worlds: &[u64],
    ) -> Prospect<G::Action> {
        let before = G::holdings(view, seat);
        let (mut lines, mut holdings, mut terms) = (Vec::new(), Means::default(), Means::default());
        for world in worlds {
            let (game, chance) = imagine::<G>(seat, view, &mut Rng::seeded(*world));
            let (line, end) = self.follow_line(*world, game, chance, seat, action);
            let after = G::holdings(&end.view(Viewer::Seat(seat)), seat);
            before.iter().for_each(|holding| holdings.add(holding.what, -(holding.count as f32)));
            after.iter().for_each(|holding| holdings.add(holding.what, holding.count as f32));
            for Term { what, worth } in end.terms(seat, self.judge().weights()) {
                terms.add(what, worth);
            }
            lines.push(line);
        }
        let mean = lines.iter().map(|line| line.value).sum::<f32>() / lines.len().max(1) as f32;
        Prospect {
            action,
            value: weighed.map_or(mean, |weighed| weighed.value),
            tried: weighed.map_or(0, |weighed| weighed.tried),
            tempting,
            holdings: holdings.of(lines.len()),
            terms: terms.of(lines.len()),
            lines,
        }
    }
}

/// Sums by name, in the order in which the names first came.
struct Means<K>(Vec<(K, f32)>);

impl<K> Default for Means<K> {
    fn default() -> Means<K> {
        Means(Vec::new())
    }
}

impl<K: PartialEq> Means<K> {
    fn add(&mut self, name: K, value: f32) {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += value,
            None => self.0.push((name, value)),
        }
    }

    fn of(mut self, count: usize) -> Vec<(K, f32)> {
        self.0.iter_mut().for_each(|(_, sum)| *sum /= count.max(1) as f32);
        self.0
    }
}

/// Plays a line of an advice again, in its imagined world: the world after each step.
///
/// Returns nothing for a step that the world does not allow, so a line from outside does no harm.
pub fn replay_line<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    world: u64,
    steps: &[(Seat, G::Action)],
    mut told: impl FnMut(&G, Seat, G::Action, &mut table::Log<G>),
) -> Option<G> {
    let (mut game, _) = imagine::<G>(seat, view, &mut Rng::seeded(world));
    let mut log = table::Log::new();
    for (turn, action) in steps {
        log.clear();
        game.play(*turn, *action, &mut log).ok()?;
        told(&game, *turn, *action, &mut log);
    }
    Some(game)
}
