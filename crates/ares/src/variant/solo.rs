//! The solo game: the virtual player and the marker (AE-SOLO), at three levels.

use table::{Message, Paragraph, Refusal, Seat, Story};

use super::{Rules, standard};
use crate::event::Event;
use crate::material::numbers::{FIRST_MARKER, LAST_MARKER, SOLO_ROUNDS, VIRTUAL_DECK};
use crate::material::{Parameter, Phase, PhaseSet};
use crate::refusal as no;
use crate::rules::Seen;
use crate::state::{Ares, Open, Stage};

/// AE-SOLO-16: without help. Mars has to be complete after 25 rounds (AE-SOLO-12, AE-SOLO-22).
pub(crate) const EXPERT: Rules = Rules {
    players: (1, 1),
    // AE-SOLO-02
    marker: FIRST_MARKER,
    // AE-SOLO-01
    virtual_deck: PhaseSet::FULL,
    after_reveal: Ares::begin_solo_phases,
    after_round: Ares::close_solo_round,
    // AE-SOLO-13, AE-RUL-50
    ends_when_complete: false,
    rounds: Some(SOLO_ROUNDS),
    shows_rounds: true,
    together: true,
    describe,
    ..standard::RULES
};

/// AE-SOLO-15: one step each time the marker moves.
pub(crate) const SPECIALIST: Rules = Rules { marker_steps: 1, ..EXPERT };

/// AE-SOLO-14: two steps each time the marker moves.
pub(crate) const NOVICE: Rules = Rules { marker_steps: 2, ..EXPERT };

const PLAYER: Seat = Seat(0);

/// AE-SOLO-04, AE-SOLO-09: the marker, the virtual card of the round and those to come.
fn describe(open: &Open) -> Option<Paragraph> {
    let of = |id, phase: Phase| Message::new(id).with("phase", phase.name());
    let mut other = Paragraph::about(Message::new("ares-board-virtual"));
    let marker = Message::new("ares-board-marker").with("space", open.marker).with("of", LAST_MARKER);
    other.parts.push(marker);
    other.parts.extend(open.virtual_card.map(|phase| of("ares-board-plays", phase)));
    other.parts.extend(open.virtual_deck.iter().map(|phase| of("ares-board-left", phase)));
    Some(other)
}

impl Ares {
    /// AE-SOLO-10: with the marker on 5 the player picks the virtual card.
    pub(crate) fn orders_virtual_cards(&self) -> bool {
        self.open.marker == LAST_MARKER
    }

    /// AE-SOLO-11, AE-DEC-06: each virtual card once.
    pub(crate) fn check_virtual(&self, seat: Seat, phase: Phase) -> Result<(), Refusal> {
        if !self.orders_virtual_cards() {
            return Err(no::NO_VIRTUAL_CHOICE);
        }
        if !self.open.virtual_deck.contains(phase) {
            return Err(no::VIRTUAL_USED.about(phase.name()));
        }
        if self.secret(seat).virtual_plan == Some(phase) {
            return Err(no::ALREADY_CHOSEN.about(phase.name()));
        }
        Ok(())
    }

    /// AE-RUL-52: chosen in planning, together with the player's own card.
    pub(crate) fn plan_virtual(&mut self, story: &mut Story<Ares>, seat: Seat, phase: Phase) -> Seen {
        let changed = self.secret_mut(seat).virtual_plan.replace(phase).is_some();
        if changed { Seen::Private } else { self.finish_plan(story, seat) }
    }

    /// AE-SOLO-04, AE-SOLO-07: the virtual player reveals a card and does nothing else.
    fn begin_solo_phases(&mut self, story: &mut Story<Ares>) {
        self.reveal_virtual_card(story);
        self.begin_phases(story);
    }

    /// AE-SOLO-05, AE-SOLO-10: the virtual card makes its phase active, without a bonus. AE-SOLO-06, AE-RUL-49:
    /// a phase that the player chose too is resolved once.
    fn reveal_virtual_card(&mut self, story: &mut Story<Ares>) {
        let chosen = self.secret_mut(PLAYER).virtual_plan.take();
        let phase = chosen.unwrap_or_else(|| {
            let deck = self.open.virtual_deck;
            let nth = self.hidden.rng.index(deck.len() as usize);
            deck.iter().nth(nth).expect("the virtual deck has cards")
        });
        story.tell(|| Event::Virtual { phase });
        self.open.virtual_deck.remove(phase);
        self.open.virtual_card = Some(phase);
        self.open.active.insert(phase);
    }

    /// AE-SOLO-08, AE-SOLO-09, AE-SOLO-17, AE-RUL-53: after rounds 5, 10, 15 and 20 the deck is shuffled and
    /// the marker moves. AE-SOLO-12: round 25 is the last.
    fn close_solo_round(&mut self, story: &mut Story<Ares>) {
        self.open.virtual_card = None;
        if self.open.round == SOLO_ROUNDS {
            self.finish(story);
            return;
        }
        if !self.open.round.is_multiple_of(VIRTUAL_DECK) {
            self.begin_round(story);
            return;
        }
        self.open.virtual_deck = PhaseSet::FULL;
        self.open.marker += 1;
        let space = self.open.marker;
        story.tell(|| Event::MarkerMoved { space });
        self.open.stage = Stage::Raise;
        self.open.done = table::SeatSet::EMPTY;
        self.raise_if_clear(story);
    }

    /// AE-RUL-51: if only one parameter is below its maximum it is taken; if none is, nothing happens.
    fn raise_if_clear(&mut self, story: &mut Story<Ares>) {
        let planet = &self.open.planet;
        let below = |parameter: Parameter| !planet.is_max(parameter);
        match (below(Parameter::Temperature), below(Parameter::Oxygen)) {
            _ if self.open.rules().marker_steps == 0 => self.open.done.insert(PLAYER),
            (true, true) => {}
            (true, false) => self.raise_by_marker(story, Parameter::Temperature),
            (false, true) => self.raise_by_marker(story, Parameter::Oxygen),
            (false, false) => self.open.done.insert(PLAYER),
        }
    }

    /// AE-RUL-51, AE-DEC-27: temperature or oxygen, below its maximum.
    pub(crate) fn check_raise(&self, parameter: Parameter) -> Result<(), Refusal> {
        if parameter == Parameter::Oceans || self.open.planet.is_max(parameter) {
            return Err(no::RAISE_AT_MAX.about(parameter.name()));
        }
        Ok(())
    }

    /// AE-SOLO-18, AE-SOLO-19: raises a parameter without TR, token or card effects. AE-SOLO-20: what exceeds
    /// the maximum is lost. AE-SOLO-21: it happens between rounds, so a maximum is closed from the next phase
    /// on.
    pub(crate) fn raise_by_marker(&mut self, story: &mut Story<Ares>, parameter: Parameter) {
        let steps = self.open.rules().marker_steps;
        let value = self.open.planet.get_mut(parameter);
        let before = *value;
        *value = (before + steps).min(parameter.max());
        let steps = *value - before;
        story.tell(|| Event::MarkerRaised { parameter, steps });
        self.open.done.insert(PLAYER);
        if self.ends_when_complete() && self.open.planet.is_complete() {
            self.finish(story);
        }
    }
}
