use std::panic::{AssertUnwindSafe, catch_unwind};

use super::indices::all_cases;
use super::report::{Broken, Check, Place, ensure};
use super::{Failure, Plan};
use crate::{Game, Log, Observe, Rng, Seat, Viewer};

/// What the kit has seen of a game's inputs.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Observed {
    /// How many positions were looked at, each by one seat.
    pub positions: usize,
    /// How many imagined worlds were compared with them.
    pub worlds: usize,
    /// How many inputs were on, in all positions together.
    pub on: usize,
    /// The most inputs that were on in one position.
    pub most: usize,
    /// The inputs that were never on.
    pub never: Vec<u16>,
}

/// Plays `G` by `plan`, at random and as players tend to, and proves that its inputs keep their promises: the layout has no gaps and no name
/// twice, inputs are ascending and below its size, and a world that looks the same to a seat gives it the same ones.
pub fn observe<G: Observe>(plan: &Plan) -> Result<Observed, Failure> {
    let place = Place::new(G::NAME);
    let seen = catch_unwind(AssertUnwindSafe(|| Watch::<G>::new(plan)?.everything(&place)));
    match seen {
        Ok(Ok(observed)) => Ok(observed),
        Ok(Err(broken)) => Err(place.failure(broken)),
        Err(panic) => Err(place.failure(Broken::panicked(&*panic))),
    }
}

/// Where positions are looked at.
struct Watch<'a, G: Game> {
    plan: &'a Plan,
    rng: Rng,
    legal: Vec<G::Action>,
    leanings: Vec<f32>,
    inputs: Vec<u16>,
    imagined: Vec<u16>,
    ever: Vec<bool>,
    seen: Observed,
}

impl<'a, G: Observe> Watch<'a, G> {
    fn new(plan: &'a Plan) -> Result<Self, Broken> {
        let layout = G::layout();
        let mut at = 0;
        for (nth, group) in layout.groups.iter().enumerate() {
            ensure(group.first == at && group.size > 0, Check::Inputs, || {
                format!("`{}` begins at {} instead of {at} or is empty", group.name, group.first)
            })?;
            let twice = layout.groups[..nth].iter().any(|other| other.name == group.name);
            ensure(!twice, Check::Inputs, || format!("two groups are called `{}`", group.name))?;
            let rising = group.steps.windows(2).all(|pair| pair[0] < pair[1]);
            ensure(rising, Check::Inputs, || format!("the steps of `{}` do not rise", group.name))?;
            at += group.size;
        }
        Ok(Watch {
            plan,
            rng: Rng::seeded(0),
            legal: Vec::new(),
            leanings: Vec::new(),
            inputs: Vec::new(),
            imagined: Vec::new(),
            ever: vec![false; usize::from(at)],
            seen: Observed::default(),
        })
    }

    fn everything(mut self, place: &Place) -> Result<Observed, Broken> {
        for options in all_cases::<G::Options>()? {
            let json = serde_json::to_string(&options).unwrap_or_default();
            for seed in self.plan.first_seed..self.plan.first_seed + self.plan.seeds {
                place.table(json.clone(), seed.into());
                self.rng = Rng::seeded(seed ^ 0x6f_62_73);
                let unmade = |error| Broken::new(Check::Options, format!("no table: {error}"));
                for sensible in [false, true] {
                    self.whole_game(G::new(&options, seed).map_err(unmade)?, sensible, place)?;
                }
            }
        }
        let never = self.ever.iter().enumerate().filter(|(_, ever)| !**ever);
        self.seen.never = never.map(|(at, _)| at as u16).collect();
        Ok(self.seen)
    }

    fn whole_game(&mut self, mut game: G, sensible: bool, place: &Place) -> Result<(), Broken> {
        for step in 0.. {
            place.step(step);
            if step == 0 || self.rng.below(self.plan.deep.max(1)) == 0 || game.turn().is_none() {
                (0..game.seats()).try_for_each(|seat| self.position(&game, Seat(seat)))?;
            }
            let Some(seat) = game.turn() else { break };
            game.legal(seat, &mut self.legal);
            let Some(action) = self.choose(&game, seat, sensible) else { break };
            game.apply(seat, action, &mut Log::off());
        }
        Ok(())
    }

    /// Any legal action, or one that the game leans to: each by its weight.
    fn choose(&mut self, game: &G, seat: Seat, sensible: bool) -> Option<G::Action> {
        if !sensible {
            return self.rng.pick(&self.legal).copied();
        }
        game.inclinations(seat, &self.legal, G::weights(), &mut self.leanings);
        let most = self.leanings.iter().copied().fold(f32::MIN, f32::max);
        let weight = |leaning: &f32| ((leaning - most).exp() * 1000.0) as u32;
        let sum: u32 = self.leanings.iter().map(weight).sum();
        let mut left = self.rng.below(sum.max(1));
        let chosen = self.leanings.iter().map(weight).position(|weight| {
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        });
        self.legal.get(chosen.unwrap_or_default()).copied()
    }

    /// One position through the eyes of one seat, and worlds imagined from there.
    fn position(&mut self, game: &G, seat: Seat) -> Result<(), Broken> {
        game.inputs(seat, &mut self.inputs);
        let size = G::layout().size();
        let sorted = self.inputs.windows(2).all(|pair| pair[0] < pair[1]);
        ensure(sorted && self.inputs.last().is_none_or(|last| *last < size), Check::Inputs, || {
            format!("the inputs of seat {seat} do not ascend or exceed {size}: {:?}", self.inputs)
        })?;
        self.inputs.iter().for_each(|input| self.ever[usize::from(*input)] = true);
        self.seen.positions += 1;
        self.seen.on += self.inputs.len();
        self.seen.most = self.seen.most.max(self.inputs.len());
        let view = game.view(Viewer::Seat(seat));
        for _ in 0..self.plan.worlds.max(1) {
            let world = G::imagine(&view, &mut Rng::seeded(self.rng.bits()));
            world.inputs(seat, &mut self.imagined);
            ensure(self.imagined == self.inputs, Check::Inputs, || {
                format!("seat {seat} can't know {}", self.difference())
            })?;
            self.seen.worlds += 1;
        }
        Ok(())
    }

    /// The groups whose inputs differ between the truth and a world that looks the same.
    fn difference(&self) -> String {
        let one_sided = |one: &[u16], other: &[u16]| -> Vec<u16> {
            one.iter().copied().filter(|input| other.binary_search(input).is_err()).collect()
        };
        let mut inputs = one_sided(&self.inputs, &self.imagined);
        inputs.extend(one_sided(&self.imagined, &self.inputs));
        let groups = G::layout().groups.iter();
        let told = groups.filter(|group| {
            inputs.iter().any(|input| (group.first..group.first + group.size).contains(input))
        });
        told.map(|group| format!("`{}`", group.name)).collect::<Vec<_>>().join(", ")
    }
}
