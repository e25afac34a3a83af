use super::state::{CHIPS, HAND, MAX_PLAYERS, ROUNDS};
use super::{Action, Event, Open, Options, Phase, Prospect, Sample, Secret, Unknown};
use crate::{Fault, Outcome, Piece, Played, Refusal, Rng, Seat, SeatSet, Seed, Set, Standing, Story};

const NOT_NOW: &str = "example-refusal-not-now";
const NOT_YOURS: &str = "example-refusal-not-your-turn";
const NO_CHIP: &str = "example-refusal-no-chip";
const NOT_IN_HAND: &str = "example-refusal-not-in-hand";
const ALREADY_OFFERED: &str = "example-refusal-already-offered";
pub(super) const REFUSALS: [&str; 5] = [NOT_NOW, NOT_YOURS, NO_CHIP, NOT_IN_HAND, ALREADY_OFFERED];

pub(super) const SAMPLES: &str = "example-source-samples";
pub(super) const CHIPS_LEFT: &str = "example-source-chips";

impl Prospect {
    pub(super) fn set_up(options: &Options, seed: Seed) -> Prospect {
        let mut rng = Rng::seeded(seed);
        let mut deck = Set::full();
        let mut secrets = [Secret::default(); MAX_PLAYERS as usize];
        let mut chips = [0; MAX_PLAYERS as usize];
        for seat in 0..options.players as usize {
            secrets[seat].hand = (0..HAND).filter_map(|_| deck.draw(&mut rng)).collect();
            chips[seat] = CHIPS;
        }
        let open = Open {
            options: *options,
            round: 0,
            phase: Phase::Over,
            last: Seat(options.players - 1),
            peeked: SeatSet::EMPTY,
            sealed: SeatSet::EMPTY,
            gone: Set::EMPTY,
            won: Default::default(),
            chips,
        };
        let mut game = Prospect { open, secrets, unknown: Unknown { buried: None, deck, rng } };
        game.next_round();
        game
    }

    pub(super) fn everybody(&self) -> SeatSet {
        SeatSet::all(self.open.options.players)
    }

    /// EX-ROUND-01: the seat that begins a round.
    fn first(&self) -> Seat {
        Seat((self.open.round - 1) % self.open.options.players)
    }

    /// How many samples everybody holds: one less each round.
    pub(super) fn hand_size(open: &Open) -> usize {
        match open.phase {
            Phase::Over => 0,
            Phase::Peeking(_) | Phase::Offering => HAND + 1 - open.round as usize,
        }
    }

    /// EX-ROUND-01: a sample is buried, and the first seat may peek.
    fn next_round(&mut self) {
        if self.open.round == ROUNDS {
            self.open.phase = Phase::Over;
            return;
        }
        self.open.round += 1;
        self.unknown.buried = self.unknown.deck.draw(&mut self.unknown.rng);
        self.open.phase = Phase::Peeking(self.first());
    }

    pub(super) fn allowed(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Peek => self.may_peek(seat),
            Action::Skip => self.decides_to_peek(seat),
            Action::Offer(sample) => self.may_offer(seat, sample),
        }
    }

    /// EX-PEEK-01: in turn, before the offers.
    fn decides_to_peek(&self, seat: Seat) -> Result<(), Refusal> {
        match self.open.phase {
            Phase::Peeking(turn) if turn == seat => Ok(()),
            Phase::Peeking(_) => Err(Refusal::new("EX-PEEK-01", NOT_YOURS)),
            Phase::Offering | Phase::Over => Err(Refusal::new("EX-PEEK-01", NOT_NOW)),
        }
    }

    /// EX-PEEK-02: a peek costs a chip.
    fn may_peek(&self, seat: Seat) -> Result<(), Refusal> {
        self.decides_to_peek(seat)?;
        let chips = self.open.chips[seat.index()];
        if chips == 0 {
            return Err(Refusal::new("EX-PEEK-02", NO_CHIP).numbers(1, i16::from(chips)));
        }
        Ok(())
    }

    /// EX-OFFER-01 and EX-OFFER-02: a sample from the hand, another than the one already offered.
    fn may_offer(&self, seat: Seat, sample: Sample) -> Result<(), Refusal> {
        if self.open.phase != Phase::Offering || !self.everybody().contains(seat) {
            return Err(Refusal::new("EX-OFFER-01", NOT_NOW));
        }
        let own = &self.secrets[seat.index()];
        if !own.hand.contains(sample) {
            return Err(Refusal::new("EX-OFFER-01", NOT_IN_HAND));
        }
        if own.offer == Some(sample) {
            return Err(Refusal::new("EX-OFFER-02", ALREADY_OFFERED));
        }
        Ok(())
    }

    /// EX-PEEK-01: the person who peeks learns the sample, and everybody sees them do it.
    pub(super) fn peek(&mut self, seat: Seat, story: &mut Story<Prospect>) -> Played {
        self.open.chips[seat.index()] -= 1;
        self.open.peeked.insert(seat);
        let sample = self.unknown.buried;
        self.secrets[seat.index()].seen = sample;
        story.learns(seat);
        story.tell(|| Event::Peeked { seat, sample });
        self.next_to_peek(seat);
        Played::openly(self.open.options.players)
    }

    pub(super) fn skip(&mut self, seat: Seat, story: &mut Story<Prospect>) -> Played {
        story.tell(|| Event::Skipped { seat });
        self.next_to_peek(seat);
        Played::openly(self.open.options.players)
    }

    fn next_to_peek(&mut self, seat: Seat) {
        let next = seat.next(self.open.options.players);
        self.open.phase = if next == self.first() { Phase::Offering } else { Phase::Peeking(next) };
    }

    /// EX-OFFER-01 and EX-OFFER-02: all see that an offer was sealed, nobody that it was exchanged.
    pub(super) fn offer(&mut self, seat: Seat, sample: Sample, story: &mut Story<Prospect>) -> Played {
        let players = self.open.options.players;
        self.secrets[seat.index()].offer = Some(sample);
        if self.open.sealed.contains(seat) {
            story.tell(|| Event::Exchanged { seat, sample });
            return Played::in_private(seat);
        }
        self.open.sealed.insert(seat);
        self.open.last = seat;
        story.tell(|| Event::Sealed { seat, sample: Some(sample) });
        if self.open.sealed != self.everybody() {
            return Played::face_down(seat, players);
        }
        self.show_offers(story);
        Played::openly(players)
    }

    /// EX-WIN-01: the highest offer wins the buried sample.
    fn show_offers(&mut self, story: &mut Story<Prospect>) {
        let mut best = None;
        story.all_learn();
        for seat in self.everybody().iter() {
            let own = &mut self.secrets[seat.index()];
            own.seen = None;
            let Some(sample) = own.offer.take() else { unreachable!("all have sealed an offer") };
            own.hand.remove(sample);
            self.open.gone.insert(sample);
            story.tell(|| Event::Shown { seat, sample });
            best = best.max(Some((sample, seat)));
        }
        let (Some((_, seat)), Some(sample)) = (best, self.unknown.buried.take()) else {
            unreachable!("a round has offers and a buried sample")
        };
        self.open.won[seat.index()].insert(sample);
        story.tell(|| Event::Won { seat, sample });
        (self.open.sealed, self.open.peeked) = (SeatSet::EMPTY, SeatSet::EMPTY);
        self.open.last = Seat((self.open.round + self.open.options.players - 1) % self.open.options.players);
        self.next_round();
    }

    /// EX-END-01: the most points win.
    pub(super) fn result(&self) -> Outcome {
        let mut standings: Vec<Standing> =
            self.everybody().iter().map(|seat| self.open.standing(seat)).collect();
        Outcome::rank(&mut standings);
        let winners = self.everybody().iter().filter(|seat| standings[seat.index()].place == 1).collect();
        Outcome { winners, recorded: false, standings }
    }

    /// Each sample is in one place; secrets and open facts agree.
    pub(super) fn sound(&self) -> Result<(), Fault> {
        let hands = self.secrets.iter().map(|own| own.hand);
        let places = hands.chain(self.open.won).chain([self.open.gone, self.unknown.deck]);
        let (mut seen, mut count) = (Set::<Sample>::EMPTY, 0);
        for place in places.chain([self.unknown.buried.into_iter().collect()]) {
            count += place.len();
            seen = seen.union(place);
        }
        Fault::unless(count == Sample::COUNT && seen.len() == Sample::COUNT, "EX-ROUND-01", || {
            format!("{count} samples lie in all places together, {} different ones", seen.len())
        })?;
        for seat in self.everybody().iter() {
            let own = &self.secrets[seat.index()];
            let held = own.hand.len();
            Fault::unless(held == Prospect::hand_size(&self.open), "EX-ROUND-01", || {
                format!("seat {seat} holds {held} samples in round {}", self.open.round)
            })?;
            let sealed = self.open.sealed.contains(seat);
            let offered = own.offer.is_some_and(|sample| own.hand.contains(sample));
            Fault::unless(sealed == offered && sealed == own.offer.is_some(), "EX-OFFER-01", || {
                format!("seat {seat} has sealed: {sealed}; it offers {:?}", own.offer)
            })?;
            let looked = if self.open.peeked.contains(seat) { self.unknown.buried } else { None };
            Fault::unless(own.seen == looked, "EX-PEEK-01", || {
                format!("seat {seat} remembers {:?}, saw {looked:?}", own.seen)
            })?;
        }
        Ok(())
    }
}

impl Open {
    /// EX-END-01: the numbers of what a seat has won, and a point a chip.
    pub(super) fn points(&self, seat: Seat) -> (i32, i32) {
        let won = self.won[seat.index()].iter();
        (won.map(|sample| i32::from(sample.number())).sum(), self.chips[seat.index()].into())
    }

    /// EX-END-01: what a seat has scored. Of equals, more samples are ahead.
    pub(super) fn standing(&self, seat: Seat) -> Standing {
        let (samples, chips) = self.points(seat);
        Standing {
            who: seat.into(),
            score: samples + chips,
            tie_break: self.won[seat.index()].len() as i32,
            place: 0,
            sources: vec![(SAMPLES, samples), (CHIPS_LEFT, chips)],
        }
    }
}
