use std::fmt::Debug;
use std::mem;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    Action, Event, Fault, Game, History, Holding, Horizon, Keepsake, Log, Message, Move, Observe, Options,
    Outcome, Paragraph, Played, Record, Refusal, Seat, SeatSet, Seed, StateHash, UndoError, Viewer,
};

use crate::{Board, Foreseen, Picture, PlayError, Sight, Table, Title, TitleOf, Told};

/// The longest name a person can have.
const LONGEST_NAME: usize = 40;

/// A running game of `G`, as a [`Table`].
#[derive(Clone, Debug)]
pub(crate) struct TypedTable<G: Game> {
    title: &'static TitleOf<G>,
    history: History<G>,
    names: Vec<String>,
    log: Log<G>,
    actions: Vec<G::Action>,
    indices: Vec<u16>,
}

/// A view as people get it: with the facts that stand beside the pieces.
#[derive(Serialize, Debug)]
struct Shown<'a, V, F> {
    #[serde(flatten)]
    view: &'a V,
    facts: F,
}

impl<G: Game> TypedTable<G> {
    pub(crate) fn new(title: &'static TitleOf<G>, history: History<G>) -> TypedTable<G> {
        let names = vec![String::new(); usize::from(history.game().seats())];
        TypedTable { title, history, names, log: Log::new(), actions: Vec::new(), indices: Vec::new() }
    }

    fn game(&self) -> &G {
        self.history.game()
    }

    fn action(index: u16) -> Result<G::Action, PlayError> {
        G::Action::from_index(index.into())
            .ok_or_else(|| PlayError::Unknown(table::ActionError::new(&index.to_string())))
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.0 < self.game().seats()
    }

    fn list_indices(&mut self) -> &[u16] {
        self.indices.clear();
        self.indices.extend(self.actions.iter().map(|action| action.index() as u16));
        &self.indices
    }
}

/// What `viewer` may see of `events`.
pub(crate) fn told<E: Event>(events: &[E], viewer: Viewer) -> Vec<Told> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.map(|event| Told { event: json(&event), message: event.message(), weight: event.weight() }).collect()
}

/// What people see of a view, to compare.
fn draw<G: Game>(picture: &mut Picture, view: &G::View) {
    let shown = Shown { view, facts: G::facts(view) };
    picture.take(&shown).unwrap_or_else(|error| panic!("{view:?} is not JSON: {error}"));
}

fn picture<G: Game>(view: &G::View) -> Picture {
    let mut picture = Picture::default();
    draw::<G>(&mut picture, view);
    picture
}

fn json<T: serde::Serialize + Debug>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| panic!("{value:?} is not JSON: {error}"))
}

impl<G: Observe> Table for TypedTable<G> {
    fn title(&self) -> &'static dyn Title {
        self.title
    }

    fn options(&self) -> Value {
        json(self.game().options())
    }

    fn variant(&self) -> &'static str {
        self.game().options().variant()
    }

    fn together(&self) -> bool {
        self.game().options().together()
    }

    fn seed(&self) -> Seed {
        self.history.seed()
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn set_name(&mut self, seat: Seat, name: &str) {
        let kept: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
        if let Some(place) = self.names.get_mut(seat.index()) {
            *place = kept.trim().to_string();
        }
    }

    fn to_act(&self) -> SeatSet {
        self.game().to_act()
    }

    fn may_act(&self) -> SeatSet {
        self.game().may_act()
    }

    fn turn(&self) -> Option<Seat> {
        self.game().turn()
    }

    fn question(&self, seat: Seat) -> Option<Message> {
        if self.sits(seat) { self.game().question(seat) } else { None }
    }

    fn meaning(&self, seat: Seat, action: u16) -> Option<Message> {
        let action = Self::action(action).ok().filter(|_| self.sits(seat))?;
        self.game().meaning(seat, action)
    }

    fn question_id(&self, seat: Seat) -> Option<u64> {
        let question = self.question(seat)?;
        let own_lines = self.history.lines().iter().filter(|line| line.seat == seat).count();
        Some(table::hash(&(own_lines, question)).0)
    }

    fn legal(&mut self, seat: Seat) -> &[u16] {
        self.actions.clear();
        if self.sits(seat) {
            self.history.game().legal(seat, &mut self.actions);
        }
        self.list_indices()
    }

    fn moves(&self, seat: Seat) -> Vec<Move<u16>> {
        let moves = if self.sits(seat) { self.game().moves(seat) } else { Vec::new() };
        let index = |action: G::Action| action.index() as u16;
        let numbered =
            |it: Move<G::Action>| Move { first: index(it.first), then: index(it.then), allowed: it.allowed };
        moves.into_iter().map(numbered).collect()
    }

    fn candidates(&mut self, seat: Seat) -> &[u16] {
        self.actions.clear();
        if self.sits(seat) {
            self.history.game().candidates(seat, &mut self.actions);
        }
        self.list_indices()
    }

    fn refusals(&mut self, seat: Seat) -> Vec<(u16, Refusal)> {
        self.candidates(seat);
        let game = self.history.game();
        let refused = |action: &G::Action| Some((action.index() as u16, game.check(seat, *action).err()?));
        self.actions.iter().filter_map(refused).collect()
    }

    fn check(&self, seat: Seat, action: u16) -> Result<(), PlayError> {
        Ok(self.game().check(seat, Self::action(action)?)?)
    }

    fn play(&mut self, seat: Seat, action: u16) -> Result<Played, PlayError> {
        let action = Self::action(action)?;
        self.log.clear();
        self.log.shows(self.history.game());
        let played = self.history.play(seat, action, &mut self.log)?;
        self.log.shows(self.history.game());
        Ok(played)
    }

    fn play_all(&mut self, seat: Seat, actions: &[u16]) -> Result<Vec<Played>, (usize, PlayError)> {
        let mut trial = self.game().clone();
        let mut unheard = Log::off();
        for (at, &index) in actions.iter().enumerate() {
            let action = Self::action(index).map_err(|error| (at, error))?;
            trial.play(seat, action, &mut unheard).map_err(|refusal| (at, refusal.into()))?;
        }
        self.log.clear();
        self.log.shows(self.history.game());
        let mut played = Vec::with_capacity(actions.len());
        for (at, &index) in actions.iter().enumerate() {
            let action = Self::action(index).map_err(|error| (at, error))?;
            let now = self.history.play(seat, action, &mut self.log);
            played.push(now.map_err(|refusal| (at, refusal.into()))?);
            self.log.shows(self.history.game());
        }
        Ok(played)
    }

    fn fallback(&self, seat: Seat) -> Option<u16> {
        self.to_act().contains(seat).then(|| self.game().fallback(seat).index() as u16)
    }

    fn shown(&self, viewer: Viewer) -> Box<RawValue> {
        let view = self.game().view(self.at_the_table(viewer));
        let shown = Shown { view: &view, facts: G::facts(&view) };
        to_raw_value(&shown).unwrap_or_else(|error| panic!("{view:?} is not JSON: {error}"))
    }

    fn holdings(&self, viewer: Viewer) -> Vec<Vec<Holding>> {
        let view = self.game().view(self.at_the_table(viewer));
        (0..self.seats()).map(|seat| G::holdings(&view, Seat(seat))).collect()
    }

    fn sealed(&self, viewer: Viewer) -> Vec<Message> {
        G::sealed(&self.game().view(self.at_the_table(viewer)))
    }

    fn preview(&self, seat: Seat, actions: &[u16]) -> Result<Foreseen, PlayError> {
        let actions = actions.iter().map(|index| Self::action(*index)).collect::<Result<Vec<_>, _>>()?;
        // Only a seat that may act has a view to play on from; anybody else is refused by the rules.
        if let (Some(action), true) = (actions.first(), !self.game().may_act().contains(seat)) {
            self.game().check(seat, *action)?;
        }
        let preview = table::preview::<G>(&self.game().view(Viewer::Seat(seat)), seat, &actions)?;
        Ok(Foreseen {
            events: told(&preview.events, Viewer::Seat(seat)),
            certain: preview.certain,
            changes: preview.changes,
            next: preview.next,
        })
    }

    fn describe(&self, viewer: Viewer) -> Vec<Paragraph> {
        G::describe(&self.game().view(self.at_the_table(viewer)))
    }

    fn told(&self, viewer: Viewer) -> Vec<Told> {
        told(self.log.events(), self.at_the_table(viewer))
    }

    fn watch(&mut self, on: bool) {
        self.log = if on { Log::watching() } else { Log::new() };
    }

    fn boards(&self, viewer: Viewer) -> Vec<Board> {
        let viewer = self.at_the_table(viewer);
        let seen: Vec<bool> = self.log.events().iter().map(|event| event.seen_by(viewer).is_some()).collect();
        let [start, steps @ ..] = self.log.steps() else { return Vec::new() };
        let mut view = start.game.view(viewer);
        let (mut before, mut after) = (picture::<G>(&view), Picture::default());
        let mut boards = Vec::with_capacity(steps.len());
        for step in steps {
            let now = step.game.view(viewer);
            if now == view {
                continue;
            }
            view = now;
            draw::<G>(&mut after, &view);
            let edits = before.edits(&after);
            if !edits.is_empty() {
                let events = seen[..step.events].iter().filter(|seen| **seen).count();
                boards.push(Board { events, edits });
                mem::swap(&mut before, &mut after);
            }
        }
        boards
    }

    fn retell(&self, from: usize, viewer: Viewer) -> Vec<Vec<Told>> {
        let from = from.min(self.lines());
        let viewer = self.at_the_table(viewer);
        let mut game = self.history.at(from);
        let mut log = Log::new();
        let mut all = Vec::new();
        for line in &self.history.lines()[from..] {
            log.clear();
            game.apply(line.seat, line.action, &mut log);
            all.push(told(log.events(), viewer));
        }
        all
    }

    fn listen(&mut self, on: bool) {
        self.log = if on { Log::new() } else { Log::off() };
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn epilogue(&self) -> Vec<Paragraph> {
        self.game().epilogue()
    }

    fn keepsakes(&self) -> Vec<Keepsake> {
        match self.game().outcome() {
            Some(_) => self.game().keepsakes(self.history.lines()),
            None => Vec::new(),
        }
    }

    fn round(&self) -> u16 {
        self.game().round()
    }

    fn when(&self) -> Option<Message> {
        self.game().when()
    }

    fn hash(&self) -> StateHash {
        table::hash(self.game())
    }

    fn audit(&self) -> Result<(), Fault> {
        self.game().audit()
    }

    fn lines(&self) -> usize {
        self.history.lines().len()
    }

    fn line(&self, line: usize) -> Option<(Seat, u16)> {
        self.history.lines().get(line).map(|line| (line.seat, line.action.index() as u16))
    }

    fn horizon(&self, seat: Seat) -> Horizon {
        self.history.horizon(seat)
    }

    fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), UndoError> {
        self.log.clear();
        self.history.undo(seat, steps)
    }

    fn roll_back(&mut self, lines: usize) -> bool {
        let there = lines <= self.lines();
        if there {
            self.log.clear();
            self.history.roll_back(lines);
        }
        there
    }

    fn record(&self) -> String {
        let mut record = Record::of(&self.history);
        let named = self.names.iter().enumerate().filter(|(_, name)| !name.is_empty());
        record.names = named.map(|(seat, name)| (Seat(seat as u8), name.clone())).collect();
        record.to_string()
    }

    fn branch(&self, lines: usize) -> Option<Box<dyn Table>> {
        if lines > self.lines() {
            return None;
        }
        let mut branch = self.clone();
        if lines < self.lines() {
            branch.roll_back(lines);
        }
        Some(Box::new(branch))
    }

    fn sight(&self, seat: Seat) -> Option<Sight> {
        self.sits(seat).then(|| Sight::of::<G>(seat, self.game().view(Viewer::Seat(seat))))
    }
}

impl<G: Game> TypedTable<G> {
    /// A seat that is not at this table sees what a spectator sees.
    fn at_the_table(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if !self.sits(seat) => Viewer::Spectator,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Open => viewer,
        }
    }
}
