//! The event step, and markers that events move.

use table::{Refusal, Story};

use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// The last round of a cycle that begins with an event (MA-CYC-04).
const LAST_OPENED: u8 = 3;

impl Martians {
    /// The top card of the current stack is turned up and carried out (MA-EVT-01): one in cycle 1, two in each
    /// of cycles 2 to 4 (MA-EVT-03). It stays open to all (MA-EVT-04). The scenario may add to it (MA-EVT-08);
    /// for a common stock some cards have a text of their own.
    pub(crate) fn event_step(&mut self, story: &mut Story<Martians>) {
        self.expire(Until::NextEvent);
        let Some(event) = self.open.foretold.take().or_else(|| self.draw_event(self.open.cycle)) else {
            return;
        };
        self.open.events.push(event);
        story.all_learn();
        story.tell(|| Event::Revealed { event });
        let first = self.open.first;
        for (mask, script) in self.open.scenario().into_iter().flat_map(|scenario| &scenario.on_event) {
            if mask >> event.index() & 1 != 0 {
                self.open.frames.push(Frame::Run(*script, first));
            }
        }
        let spec = &tables().events[event.index()];
        let script = if self.open.rules().pooled { spec.shared } else { spec.script };
        self.open.frames.push(Frame::Run(script, first));
    }

    /// From the stack under the cycle marker (MA-EVT-02). Cycle 5 of COM has none (MA-CYC-07, MA-RUL-27). Cards
    /// left in a stack are never seen (MA-EVT-04).
    fn draw_event(&mut self, cycle: u8) -> Option<EventCard> {
        self.hidden.stacks.get_mut(cycle as usize - 1)?.draw(&mut self.hidden.rng)
    }

    /// MA-HID-08: everybody sees the card that the next event step will turn up.
    pub(crate) fn peek_event(&mut self, story: &mut Story<Martians>) {
        let later_this_cycle = self.open.round < LAST_OPENED;
        let cycle = if later_this_cycle { self.open.cycle } else { self.open.cycle + 1 };
        self.open.foretold = self.draw_event(cycle);
        if let Some(event) = self.open.foretold {
            story.all_learn();
            story.tell(|| Event::Foretold { event });
        }
    }

    /// Solar Flare: all markers on action fields go back to their owners' pools (MA-EVT-05, MA-RUL-28); those
    /// in quarters stay (MA-EVT-06).
    pub(crate) fn recall_all(&mut self) {
        for at in 0..MAX_COLOURS {
            self.open.pool[at] += self.open.markers[at].len();
            self.open.markers[at] = FieldSet::default();
        }
    }

    /// Whether a marker goes into a quarter without a question: one is in the pool, or at most one is out
    /// (MA-RUL-66).
    pub(crate) fn confines_itself(&self, colour: Colour) -> bool {
        self.open.pool[colour.index()] > 0 || self.open.markers[colour.index()].len() <= 1
    }

    /// Sends a marker into a quarter: from the pool (MA-QRT-18), else from a field (MA-QRT-19), else none
    /// (MA-QRT-20, MA-RUL-04).
    pub(crate) fn confine(
        &mut self,
        colour: Colour,
        zone: Zone,
        quarter: Quarter,
        story: &mut Story<Martians>,
    ) {
        if self.open.pool[colour.index()] > 0 {
            self.open.pool[colour.index()] -= 1;
            self.confined(colour, zone, quarter, story);
        } else if let Some(field) = self.open.markers[colour.index()].rightmost() {
            self.confine_from(colour, field.building(), zone, quarter, story);
        }
    }

    /// MA-DEC-41: with an empty pool the colour names a building where its marker stands (MA-QRT-19).
    pub(crate) fn check_yield(&self, colour: Colour, building: Building) -> Check {
        unless(
            !self.open.markers[colour.index()].of(building).is_empty(),
            Refusal::new("MA-QRT-19", refuse::NOT_THERE).about(building.name()),
        )
    }

    /// MA-QRT-19: the marker in a building goes into a quarter.
    pub(crate) fn confine_from(
        &mut self,
        colour: Colour,
        building: Building,
        zone: Zone,
        quarter: Quarter,
        story: &mut Story<Martians>,
    ) {
        self.take_off(colour, building);
        self.confined(colour, zone, quarter, story);
    }

    fn confined(&mut self, colour: Colour, zone: Zone, quarter: Quarter, story: &mut Story<Martians>) {
        self.open.confined[zone.index()][colour.index()][quarter.index()] += 1;
        story.tell(|| Event::Confined { colour, zone, quarter });
    }

    /// Takes the marker of a colour off a building; its placement is over (MA-FIELD-15).
    pub(crate) fn take_off(&mut self, colour: Colour, building: Building) {
        let mine = &mut self.open.markers[colour.index()];
        mine.0 &= !building.mask().0;
        let turn = &mut self.open.turn;
        if turn.colour == colour && turn.placed.contains(building) {
            turn.placed.remove(building);
            building.works().iter().for_each(|work| turn.used &= !(1 << work.index()));
            if building == Building::Excavation {
                turn.regolith = 0;
            }
        }
    }

    /// Releases a marker from a quarter, if there is one.
    pub(crate) fn release(&mut self, colour: Colour, zone: Zone, story: &mut Story<Martians>) {
        let there = &self.open.confined[zone.index()][colour.index()];
        if let Some(at) = there.iter().position(|n| *n > 0) {
            self.recovered(colour, zone, Quarter::ALL[at], story);
        }
    }

    /// A marker of this quarter goes back to the pool.
    pub(crate) fn recovered(
        &mut self,
        colour: Colour,
        zone: Zone,
        quarter: Quarter,
        story: &mut Story<Martians>,
    ) {
        self.open.confined[zone.index()][colour.index()][quarter.index()] -= 1;
        self.open.pool[colour.index()] += 1;
        if zone == Zone::Apartments {
            self.open.debts[colour.index()][quarter.index()] = 0;
        }
        story.tell(|| Event::Recovered { colour, zone, quarter });
    }
}
