use table::{Evaluate, Rng, Seat, Span};

use crate::playout::{Manner, Playout};
use crate::root::{Root, imagine};
use crate::{Bot, Budget, Thought};

/// In how many imagined worlds each action is tried.
const WORLDS: u32 = 2;
/// Nothing is played on for more decisions than this.
const LONGEST: usize = 100;
/// So many own decisions are made with care; the rest follows inclination.
const CAREFUL: usize = 6;
/// Care is to compare so many actions.
const COMPARED: usize = 6;

/// Looks one move ahead: what it could do is tried in a few imagined worlds, a half-made move is played to its
/// end, and the game's evaluation decides. It needs no budget.
pub struct Greedy<G: Evaluate> {
    weights: G::Weights,
    playout: Playout<G>,
    root: Root<G::Action>,
    legal: Vec<G::Action>,
    simulations: u32,
}

impl<G: Evaluate> Greedy<G> {
    /// A new one that judges by these numbers.
    pub fn new(weights: G::Weights) -> Greedy<G> {
        Greedy { weights, playout: Playout::new(), root: Root::new(), legal: Vec::new(), simulations: 0 }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, _budget: Budget) -> Option<G::Action> {
        let Greedy { weights, playout, root, legal, simulations } = self;
        let world = G::imagine(view, rng);
        root.ask(&world, seat, 0, legal, weights);
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
                end.play(playout, &mut game, seat, &mut chance.clone(), weights);
                *simulations += 1;
                game.evaluate(seat, weights)
            });
        }
        root.best()
    }

    fn thought(&self) -> Thought<G::Action> {
        self.root.thought(self.simulations, 0)
    }
}

/// Where the evaluation can tell what the actions in question are good for.
struct End {
    round: Option<u16>,
}

impl End {
    /// The same for all actions, else those that are judged later would be judged by what others do meanwhile.
    fn of<G: Evaluate>(game: &G, seat: Seat, legal: &[G::Action]) -> End {
        let far = legal.iter().any(|action| game.span(seat, *action) == Span::Round);
        End { round: far.then(|| game.round()) }
    }

    fn is_here<G: Evaluate>(&self, game: &G, seat: Seat) -> bool {
        self.round.is_none_or(|round| game.round() > round) && game.settled(seat)
    }

    /// Plays on to it, `seat` with care and the others as they are inclined.
    fn play<G: Evaluate>(
        &self,
        playout: &mut Playout<G>,
        game: &mut G,
        seat: Seat,
        rng: &mut Rng,
        weights: &G::Weights,
    ) {
        let mut careful = CAREFUL;
        for _ in 0..LONGEST {
            if self.is_here(game, seat) {
                return;
            }
            let care = careful > 0 && game.turn() == Some(seat);
            careful -= usize::from(care);
            let manner = if care { Manner::Compare(COMPARED) } else { Manner::Inclined };
            if !playout.step(game, rng, weights, manner) {
                return;
            }
        }
    }
}
