use crate::{Event, Game, Log, OptionsError, Played, Refusal, Seat, Viewer, Viewers};

/// A game and how it came about: what is needed to write it down and to take moves back.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    seed: u64,
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
    /// What he did.
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
}

/// Why an undo is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Further back than the horizon.
    #[error("only {} steps can be taken back", .0.steps)]
    BeyondHorizon(Horizon),
    /// Without the action, what others did since would have looked different to somebody.
    #[error("others' later moves depend on it")]
    OthersDepend,
}

impl<G: Game> History<G> {
    /// A new game.
    pub fn new(options: &G::Options, seed: u64) -> Result<History<G>, OptionsError> {
        let start = G::new(options, seed)?;
        Ok(History { seed, game: start.clone(), start, lines: Vec::new(), played: Vec::new() })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seed it began with. Not for the players before the end.
    pub fn seed(&self) -> u64 {
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
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut Log<G::Event>,
    ) -> Result<Played, Refusal> {
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
    /// something, or after which somebody who had noticed it acted.
    pub fn horizon(&self, seat: Seat) -> Horizon {
        let mut steps = 0;
        let mut learned = false;
        for (at, line) in self.lines.iter().enumerate().rev() {
            learned |= self.played[at].learned.contains(seat);
            if line.seat != seat {
                continue;
            }
            if learned {
                return Horizon { steps, stop: Stop::Learned };
            }
            let noticed = self.played[at].noticed;
            let since = self.lines[at + 1..].iter().map(|line| line.seat);
            let noticed = |other: &Seat| *other != seat && noticed.seats().contains(*other);
            if let Some(other) = since.into_iter().find(noticed) {
                return Horizon { steps, stop: Stop::Decision(other) };
            }
            steps += 1;
        }
        Horizon { steps, stop: Stop::Start }
    }

    /// Takes back the last `steps` own actions of `seat`; what others did since stays. It is refused beyond the
    /// [horizon](History::horizon), or when the rest would not replay with the same events for everybody else, or would
    /// look different to somebody who noticed nothing of what is taken back. A refusal changes nothing.
    pub fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), UndoError> {
        let horizon = self.horizon(seat);
        if steps > horizon.steps {
            return Err(UndoError::BeyondHorizon(horizon));
        }
        let Some(first) = self.own_line(seat, steps) else { return Ok(()) };
        let (mut before, mut after) = (self.at(first), self.at(first));
        let mut lines = self.lines[..first].to_vec();
        let mut played = self.played[..first].to_vec();
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
            let Ok(now) = after.play(line.seat, line.action, &mut told_after) else {
                return Err(UndoError::OthersDepend);
            };
            if !others_were_told_the_same::<G>(before.seats(), seat, &told_before, &told_after) {
                return Err(UndoError::OthersDepend);
            }
            lines.push(*line);
            played.push(now);
        }
        let mut unaware = (Viewers::all(before.seats()) - noticed).iter();
        if unaware.any(|viewer| before.view(viewer) != after.view(viewer)) {
            return Err(UndoError::OthersDepend);
        }
        (self.game, self.lines, self.played) = (after, lines, played);
        Ok(())
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

fn others_were_told_the_same<G: Game>(
    seats: u8,
    seat: Seat,
    before: &Log<G::Event>,
    after: &Log<G::Event>,
) -> bool {
    let told = |log: &Log<G::Event>, viewer| -> Vec<G::Event> {
        log.events().iter().filter_map(|event| event.seen_by(viewer)).collect()
    };
    Viewer::everybody(seats)
        .filter(|viewer| !viewer.is(seat))
        .all(|viewer| told(before, viewer) == told(after, viewer))
}
