use table::{Evaluate, Rng, Seat, Span};

use crate::playout::{Playout, Policy};
use crate::root::{Root, imagine};
use crate::{Bot, Budget, ByHand, Judge, Thought};

/// The number of imagined worlds in which each action is tried.
const WORLDS: u32 = 2;
/// The most decisions played after an action before it is judged.
const LONGEST: usize = 100;
/// The number of own decisions made with care; the later ones follow inclination.
const CAREFUL: usize = 6;
/// The number of actions compared in a careful decision.
const COMPARED: usize = 6;

/// Looks one move ahead: it tries each action in a few imagined worlds, finishes the move, and lets the game's
/// evaluation decide. It needs no budget.
pub struct Greedy<G: Evaluate, J = ByHand<G>> {
    judge: J,
    playout: Playout<G>,
    root: Root<G::Action>,
    legal: Vec<G::Action>,
    simulations: u32,
}

impl<G: Evaluate, J: Judge<G>> Greedy<G, J> {
    /// A greedy bot with this judgement.
    pub fn new(judge: J) -> Greedy<G, J> {
        Greedy { judge, playout: Playout::new(), root: Root::new(), legal: Vec::new(), simulations: 0 }
    }
}

impl<G: Evaluate, J: Judge<G>> Bot<G> for Greedy<G, J> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, _budget: Budget) -> Option<G::Action> {
        let Greedy { judge, playout, root, legal, simulations } = self;
        let world = G::imagine(view, rng);
        root.ask(&world, seat, 0, legal, judge);
        *simulations = 0;
        if let Some(only) = root.only() {
            return Some(only);
        }
        let end = End::of(&world, seat, legal);
        for _ in 0..WORLDS {
            let (world, chance) = imagine::<G>(seat, view, rng);
            root.try_all(|action| {
                let mut game = world.clone();
                playout.apply(&mut game, seat, action);
                end.play(playout, &mut game, seat, &mut chance.clone(), judge);
                *simulations += 1;
                judge.evaluate(&game, seat)
            });
        }
        root.best()
    }

    fn thought(&self) -> Thought<G::Action> {
        self.root.thought(self.simulations, 0)
    }
}

/// The point at which the evaluation can tell what the actions were good for.
struct End {
    round: Option<u16>,
}

impl End {
    /// The point is the same for all actions: judging some later would credit them with what others do meanwhile.
    fn of<G: Evaluate>(game: &G, seat: Seat, legal: &[G::Action]) -> End {
        let far = legal.iter().any(|action| game.span(seat, *action) == Span::Round);
        End { round: far.then(|| game.round()) }
    }

    fn is_here<G: Evaluate>(&self, game: &G, seat: Seat) -> bool {
        self.round.is_none_or(|round| game.round() > round) && game.settled(seat)
    }

    /// Plays on to this point: `seat` with care, the others by inclination.
    fn play<G: Evaluate>(
        &self,
        playout: &mut Playout<G>,
        game: &mut G,
        seat: Seat,
        rng: &mut Rng,
        judge: &impl Judge<G>,
    ) {
        let mut careful = CAREFUL;
        playout.play_on(game, rng, judge, LONGEST, |game, turn| {
            if self.is_here(game, seat) {
                return None;
            }
            if careful == 0 || turn != seat {
                return Some(Policy::Inclined);
            }
            careful -= 1;
            Some(Policy::Compare(COMPARED))
        });
    }
}
