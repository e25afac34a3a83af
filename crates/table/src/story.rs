use crate::{Game, Log, Seat, SeatSet};

/// Tells what one action does: the events, and which seats learn something from it.
///
/// A seat *learns* when it sees something that did not follow from what it knew and from the action: a drawn
/// card, a turned token, another's sealed choice. Call [`Story::learns`] before the event that shows it:
/// a [preview](crate::preview) ends there.
///
/// ```
/// use table::example::{Event, Prospect};
/// use table::{Log, Seat, SeatSet, Story};
/// let mut log = Log::<Prospect>::new();
/// let mut story = Story::new(&mut log);
/// story.tell(|| Event::Skipped { seat: Seat(1) });
/// story.learns(Seat(0));
/// story.tell(|| Event::Skipped { seat: Seat(0) });
/// assert_eq!(story.learned(2), SeatSet::only(Seat(0)));
/// assert_eq!(log.foreseen(Seat(0)).len(), 1);
/// assert_eq!(log.foreseen(Seat(1)).len(), 2);
/// ```
pub struct Story<'a, G: Game> {
    log: &'a mut Log<G>,
    learned: SeatSet,
}

impl<'a, G: Game> Story<'a, G> {
    /// The story of an action, told into `log`.
    pub fn new(log: &'a mut Log<G>) -> Story<'a, G> {
        Story { log, learned: SeatSet::EMPTY }
    }

    /// Tells an event. It is built only if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.log.tell(event);
    }

    /// The table now shows what was told so far: a step that people can follow on the board.
    #[inline]
    pub fn shows(&mut self, game: &G) {
        self.log.shows(game);
    }

    /// `seat` sees something it could not know.
    pub fn learns(&mut self, seat: Seat) {
        self.these_learn(SeatSet::only(seat));
    }

    /// Everybody sees something they could not know.
    pub fn all_learn(&mut self) {
        self.these_learn(!SeatSet::EMPTY);
    }

    /// These seats see something they could not know.
    pub fn these_learn(&mut self, seats: SeatSet) {
        self.learned = self.learned | seats;
        self.log.learns(seats);
    }

    /// The seats that have learned something so far, at a table of `seats`.
    pub fn learned(&self, seats: u8) -> SeatSet {
        self.learned & SeatSet::all(seats)
    }
}
