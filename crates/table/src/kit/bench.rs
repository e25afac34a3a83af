use super::indices::{all_actions, all_cases};
use super::report::{Broken, Check, Place, Summary, ensure};
use super::sights::Sights;
use super::words::Words;
use super::{Failure, Plan};
use crate::{Game, History, Log, Options, Rng, Seat, Seed};

/// Where a game is examined: what the checks share, and the walk through whole games that calls them.
pub(super) struct Bench<'a, G: Game> {
    pub plan: &'a Plan,
    pub place: &'a Place,
    pub actions: Vec<G::Action>,
    pub words: Words,
    pub tally: Summary,
    pub rng: Rng,
    pub legal: Vec<G::Action>,
    pub more: Vec<G::Action>,
    /// One mark an index, cleared after each use.
    pub marks: Vec<u8>,
    pub sights: Sights,
}

/// In which order the seats of a game act.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// As `turn` says.
    InTurn,
    /// One time in four any seat of `may_act`, as people do.
    Freely,
}

impl<'a, G: Game> Bench<'a, G> {
    pub fn new(plan: &'a Plan, place: &'a Place) -> Result<Self, Broken> {
        let mut words = Words::of::<G>()?;
        let actions = all_actions::<G::Action>()?;
        for action in &actions {
            words.say(&crate::Action::message(*action), "an action")?;
        }
        Ok(Bench {
            plan,
            place,
            actions,
            words,
            tally: Summary::default(),
            rng: Rng::seeded(0),
            legal: Vec::new(),
            more: Vec::new(),
            marks: vec![0; <G::Action as crate::Action>::COUNT],
            sights: Sights::default(),
        })
    }

    /// All cases, all seeds, all manners.
    pub fn everything(mut self) -> Result<Summary, Broken> {
        let cases = all_cases::<G::Options>()?;
        self.tally.cases = cases.len();
        for options in &cases {
            let (worlds, varied) = (self.tally.worlds, self.tally.varied);
            let json = serde_json::to_string(options).unwrap_or_default();
            for seed in self.plan.first_seed..self.plan.first_seed + self.plan.seeds {
                self.place.table(json.clone(), seed.into());
                self.rng = Rng::seeded(seed ^ 0x51_72_71_73);
                self.whole_game(options, seed.into(), Manner::InTurn)?;
                self.whole_game(options, seed.into(), Manner::Freely)?;
                for more in 0..self.plan.rushed {
                    self.rushed_game(options, seed.wrapping_add(more << 32))?;
                }
                for away in (0..options.seats()).map(Seat) {
                    self.game_with_one_away(options, seed, away)?;
                }
            }
            let secret = Seed::Secret([self.plan.first_seed as u8; 32]);
            self.place.table(json, secret);
            self.whole_game(options, secret, Manner::InTurn)?;
            let must_vary = self.plan.hides && options.seats() > 1 && self.tally.worlds > worlds;
            ensure(!must_vary || self.tally.varied > varied, Check::Varied, || {
                "no imagined world ever differed from the truth: a view shows all there is".into()
            })?;
        }
        self.sights.judge()?;
        self.tally.unsaid = self.words.unsaid();
        Ok(self.tally)
    }

    fn whole_game(&mut self, options: &G::Options, seed: Seed, manner: Manner) -> Result<(), Broken> {
        let unmade = |error| Broken::new(Check::Options, format!("a valid case makes no table: {error}"));
        let mut history = History::<G>::new(options, seed).map_err(unmade)?;
        let mut twin = G::new(options, seed).map_err(unmade)?;
        ensure(twin == *history.game(), Check::Seeds, || "two new games of one seed differ".into())?;
        ensure(twin.options() == options && twin.seats() == options.seats(), Check::Options, || {
            format!("the game says that it was made with {:?}", twin.options())
        })?;
        for step in 0.. {
            self.place.step(step);
            self.state(history.game())?;
            let Some(seat) = self.whose_move(history.game(), manner, step) else { break };
            let bound = if manner == Manner::InTurn { G::LONGEST } else { 3 * G::LONGEST };
            ensure(step < bound, Check::Ends, || format!("the game has not ended after {bound} decisions"))?;
            history.game().legal(seat, &mut self.legal);
            let action = *self.rng.pick(&self.legal).expect("a seat that may act has a legal action");
            if step == 0 || self.one_in(self.plan.deep) {
                self.in_depth(history.game())?;
                self.lessons(history.game(), (seat, action))?;
                self.foresight(history.game(), (seat, action))?;
                self.sights(history.game(), (seat, action))?;
                self.reopened(history.game())?;
                twin = self.comes_back(&twin, "a state")?;
            }
            self.step(&mut history, &mut twin, seat, action)?;
            if self.one_in(self.plan.undo) {
                self.undone(&history)?;
            }
            self.tally.decisions += 1;
        }
        self.in_depth(history.game())?;
        self.open_at_the_end(history.game())?;
        self.retold(&history)?;
        self.undone(&history)?;
        self.tally.games += 1;
        if manner == Manner::InTurn {
            self.tally.longest = self.tally.longest.max(history.lines().len());
        }
        Ok(())
    }

    /// Who acts next; nobody if the game is over. After [`Game::LONGEST`] steps all keep to their turn, so that
    /// a game in which minds may be changed for ever comes to its end.
    fn whose_move(&mut self, game: &G, manner: Manner, step: usize) -> Option<Seat> {
        let turn = game.turn()?;
        if manner == Manner::InTurn || step >= G::LONGEST || !self.one_in(4) {
            return Some(turn);
        }
        let anybody: Vec<Seat> = game.may_act().iter().collect();
        self.rng.pick(&anybody).copied()
    }

    /// The checks that are too dear for every state.
    fn in_depth(&mut self, game: &G) -> Result<(), Broken> {
        self.tally.deep += 1;
        self.space(game)?;
        self.refusals(game)?;
        self.comes_back(game, "a state")?;
        self.facts(game)?;
        self.secrets(game)
    }

    pub fn one_in(&mut self, many: u32) -> bool {
        self.rng.below(many.max(1)) == 0
    }

    /// Plays `game` at random and in turn to its end, within twice the stated bound.
    pub fn play_on(&mut self, mut game: G, what: &str) -> Result<(), Broken> {
        let mut log = Log::off();
        for _ in 0..=2 * G::LONGEST {
            game.audit().map_err(|fault| Broken::new(Check::Audit, format!("{what}, played on: {fault}")))?;
            let Some(seat) = game.turn() else { return Ok(()) };
            game.legal(seat, &mut self.legal);
            let wrong = |words: String| Broken::new(Check::Legal, format!("{what}, played on: {words}"));
            let action = self.rng.pick(&self.legal);
            let action = *action.ok_or_else(|| wrong(format!("seat {seat} has no legal action")))?;
            game.play(seat, action, &mut log).map_err(|refusal| {
                wrong(format!("`{action}` is listed for seat {seat} but refused: {refusal:?}"))
            })?;
        }
        let words = format!("{what}, played on, does not end within {} decisions", 2 * G::LONGEST);
        Err(Broken::new(Check::Ends, words))
    }
}

/// The state as bytes.
pub(super) fn bytes<T: serde::Serialize>(value: &T) -> Result<Vec<u8>, Broken> {
    postcard::to_stdvec(value).map_err(|error| Broken::new(Check::Serial, format!("not serialised: {error}")))
}

/// What a failure looks like is part of the API; keep it small enough to return by value.
const _: () = assert!(std::mem::size_of::<Failure>() <= 128);
