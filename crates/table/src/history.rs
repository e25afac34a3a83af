use crate::{Event, Game, Log, OptionsError, Played, Refusal, Seat, SeatSet, Seed, Viewer, Viewers};

/// A game and how it came about: what is needed to write it down and to take moves back.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    seed: Seed,
    start: G,
    game: G,
    lines: Vec<Line<G::Action>>,
    played: Vec<Played>,
}

/// One action and who did it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<A> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: A,
}

/// How far a seat can take back its own last actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Horizon {
    /// How many of its own actions.
    pub steps: usize,
    /// What stops it there.
    pub stop: Stop,
}

/// What stops an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The seat has done nothing before.
    Start,
    /// By the next action back, or by what others did since, the seat learned something.
    Learned,
    /// This seat noticed the next action back and has acted since.
    Decision(Seat),
    /// The game has moved on: without the next action back, the seat would not be asked again what it answered, or
    /// others' later moves would not stand as they do.
    Past,
}

/// An undo was refused: it goes beyond the horizon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("only {} steps can be taken back", .0.steps)]
pub struct UndoError(pub Horizon);

/// From under others' later moves, a seat can take back this many actions at most.
const FROM_UNDER: usize = 8;

impl<G: Game> History<G> {
    /// A new game.
    pub fn new(options: &G::Options, seed: impl Into<Seed>) -> Result<History<G>, OptionsError> {
        let seed = seed.into();
        let start = G::new(options, seed)?;
        Ok(History { seed, game: start.clone(), start, lines: Vec::new(), played: Vec::new() })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seed it began with. Not for the players before the end.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// What was done so far.
    pub fn lines(&self) -> &[Line<G::Action>] {
        &self.lines
    }

    /// What each line let others know.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Does an action if it is legal; a refusal changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action, log: &mut Log<G>) -> Result<Played, Refusal> {
        let played = self.game.play(seat, action, log)?;
        self.lines.push(Line { seat, action });
        self.played.push(played);
        Ok(played)
    }

    /// The game after its first `lines` lines.
    ///
    /// # Panics
    /// If there are fewer lines.
    pub fn at(&self, lines: usize) -> G {
        let mut game = self.start.clone();
        let mut log = Log::off();
        for line in &self.lines[..lines] {
            game.apply(line.seat, line.action, &mut log);
        }
        game
    }

    /// How far `seat` can take back its own actions: to the last action, its own or another's, by which it learned
    /// something, or after which somebody who had noticed it acted, or from which the game has moved on. Fewer steps can
    /// be taken back too.
    pub fn horizon(&self, seat: Seat) -> Horizon {
        let (mut steps, mut learned, mut since) = (0, false, SeatSet::EMPTY);
        let mut from_under = 0;
        for (at, line) in self.lines.iter().enumerate().rev() {
            learned |= self.played[at].learned.contains(seat);
            if line.seat != seat {
                since.insert(line.seat);
                continue;
            }
            if learned {
                return Horizon { steps, stop: Stop::Learned };
            }
            if let Some(other) = (since & self.played[at].noticed.seats()).first() {
                return Horizon { steps, stop: Stop::Decision(other) };
            }
            // If nobody else has acted since, the game is simply as it was.
            from_under += usize::from(!since.is_empty());
            if from_under > FROM_UNDER || (from_under > 0 && self.without(seat, at).is_none()) {
                return Horizon { steps, stop: Stop::Past };
            }
            steps += 1;
        }
        Horizon { steps, stop: Stop::Start }
    }

    /// Takes back the last `steps` own actions of `seat`, so that it is asked again what the first of them answered; what
    /// others did since stays. It is refused beyond the [horizon](History::horizon). A refusal changes nothing.
    pub fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), UndoError> {
        let horizon = self.horizon(seat);
        if steps > horizon.steps {
            return Err(UndoError(horizon));
        }
        if let Some(first) = self.own_line(seat, steps) {
            *self = self.without(seat, first).ok_or(UndoError(horizon))?;
        }
        Ok(())
    }

    /// The game without what `seat` did from line `first` on. There is none if the seat would not be asked again what that
    /// line answered, if the rest would not replay with the same events for everybody else, or if it would look different
    /// to somebody who noticed nothing of what is taken back.
    fn without(&self, seat: Seat, first: usize) -> Option<History<G>> {
        let mut before = self.at(first);
        let question = asked(&before, seat);
        let mut after = History {
            seed: self.seed,
            start: self.start.clone(),
            game: before.clone(),
            lines: self.lines[..first].to_vec(),
            played: self.played[..first].to_vec(),
        };
        let (mut told_before, mut told_after) = (Log::new(), Log::new());
        let mut noticed = Viewers::seat(seat);
        for (line, then) in self.lines.iter().zip(&self.played).skip(first) {
            told_before.clear();
            before.apply(line.seat, line.action, &mut told_before);
            if line.seat == seat {
                noticed = noticed | then.noticed;
                continue;
            }
            told_after.clear();
            after.play(line.seat, line.action, &mut told_after).ok()?;
            if !others_were_told_the_same::<G>(before.seats(), seat, &told_before, &told_after) {
                return None;
            }
        }
        let mut unaware = (Viewers::all(before.seats()) - noticed).iter();
        let looks_the_same = unaware.all(|viewer| before.view(viewer) == after.game.view(viewer));
        (looks_the_same && asked(&after.game, seat) == question).then_some(after)
    }

    /// Goes back to after the first `lines` lines, whatever was learned since: for a table that agreed to it.
    ///
    /// # Panics
    /// If there are fewer lines.
    pub fn roll_back(&mut self, lines: usize) {
        self.game = self.at(lines);
        self.lines.truncate(lines);
        self.played.truncate(lines);
    }

    /// The place of the line `steps` own lines back.
    fn own_line(&self, seat: Seat, steps: usize) -> Option<usize> {
        let own = self.lines.iter().enumerate().rev().filter(|(_, line)| line.seat == seat);
        own.take(steps).last().map(|(at, _)| at)
    }
}

/// What `seat` is asked, and in which round. The numbers in a question may change with what others do.
fn asked<G: Game>(game: &G, seat: Seat) -> (u16, Option<&'static str>) {
    (game.round(), game.question(seat).map(|question| question.id))
}

fn others_were_told_the_same<G: Game>(seats: u8, seat: Seat, before: &Log<G>, after: &Log<G>) -> bool {
    let told = |log: &Log<G>, viewer| -> Vec<G::Event> {
        log.events().iter().filter_map(|event| event.seen_by(viewer)).collect()
    };
    Viewer::everybody(seats)
        .filter(|viewer| !viewer.is(seat))
        .all(|viewer| told(before, viewer) == told(after, viewer))
}
