//! Action markers and fields.

use table::Refusal;

use crate::action::Action;
use crate::event::{Event, Tell};
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// Fields on which somebody could place: no marker, no unavailability token, not closed, and the building
    /// has no construction token (MA-FIELD-02, MA-FIELD-05).
    fn open_fields(&self) -> FieldSet {
        let blocked = self.open.occupied().0 | self.open.unavailable.0 | self.closed_fields().0;
        FieldSet(!blocked & ((1 << FIELDS) - 1))
    }

    /// Every open field where an action can be paid; that is looked up once a building (MA-FIELD-09).
    pub(crate) fn list_places(&self, colour: Colour, out: &mut Vec<Action>) {
        if self.open.pool[colour.index()] == 0 {
            return;
        }
        let open = self.open_fields();
        let mine = self.open.markers[colour.index()];
        let time = self.open.turn.time;
        for building in Building::ALL {
            let fields = open.of(*building);
            let shut = self.open.construction.contains(*building) || !mine.of(*building).is_empty();
            if fields.is_empty() || shut {
                continue;
            }
            let slow = FieldSet(fields.0 & self.open.development.0);
            let plain = FieldSet(fields.0 & !slow.0);
            // What can be paid with less time can be paid with more.
            let slow_too = !slow.is_empty() && time > 0 && self.offers(colour, *building, time - 1).is_ok();
            let usable = if slow_too {
                fields
            } else if !plain.is_empty() && self.offers(colour, *building, time).is_ok() {
                plain
            } else {
                continue;
            };
            out.extend(usable.iter().map(Action::Place));
        }
    }

    /// MA-FIELD-01 to MA-FIELD-09: whether a marker may be placed on a field.
    pub(crate) fn check_place(&self, colour: Colour, field: Field) -> Check {
        let building = field.building();
        let about = |rule, reason| Refusal::new(rule, reason).about(building.name());
        unless(self.open.pool[colour.index()] > 0, Refusal::new("MA-FIELD-01", refuse::NO_MARKER))?;
        unless(!self.open.construction.contains(building), about("MA-FIELD-05", refuse::NOT_BUILT))?;
        unless(
            self.open.markers[colour.index()].of(building).is_empty(),
            about("MA-FIELD-06", refuse::ALREADY_HERE),
        )?;
        unless(!self.open.unavailable.contains(field), about("MA-FIELD-02", refuse::UNAVAILABLE))?;
        unless(!self.closed_fields().contains(field), about("MA-EVT-12", refuse::CLOSED))?;
        unless(!self.open.occupied().contains(field), about("MA-FIELD-02", refuse::OCCUPIED))?;
        let surcharge = u8::from(self.open.development.contains(field));
        refuse::time(surcharge, self.open.turn.time)?;
        self.offers(colour, building, self.open.turn.time - surcharge)
    }

    /// MA-FIELD-09: whether some action of a building can be paid and carried out with so much time. A building
    /// with one action says what is missing.
    pub(crate) fn offers(&self, colour: Colour, building: Building, time: u8) -> Check {
        let some = |possible| {
            unless(possible, Refusal::new("MA-FIELD-09", refuse::NOTHING_POSSIBLE).about(building.name()))
        };
        match building {
            Building::Moxie => self.check_any_oxygen(colour, time),
            Building::Construction => some(self.any_construction(colour, time)),
            Building::Hospital => self.check_plant(colour, Work::MakeMedicine, time),
            Building::WaterPlant => self.check_plant(colour, Work::TreatWater, time),
            Building::Excavation => self.check_any_excavation(colour, time),
            Building::Lander => some(self.any_lander(colour, time)),
            Building::Greenhouses => some(self.any_greenhouses(colour, time)),
            Building::Education => self.check_any_hire(colour),
            Building::Laboratory => some(self.any_laboratory(colour, time)),
        }
    }

    /// MA-FIELD-03, MA-FIELD-04: a marker is placed; a development token costs 1 time unit more.
    pub(crate) fn place(&mut self, colour: Colour, field: Field, tell: &mut Tell) {
        let building = field.building();
        self.spend_time(u8::from(self.open.development.contains(field)));
        self.open.pool[colour.index()] -= 1;
        self.open.markers[colour.index()].insert(field);
        let turn = &mut self.open.turn;
        turn.placed.insert(building);
        turn.must = Some(building);
        tell.say(|| Event::Placed { colour, field });
    }

    /// MA-FIELD-10 to MA-FIELD-13: the marker was placed in this turn and has not yet performed this action.
    pub(crate) fn check_ready(&self, colour: Colour, work: Work) -> Check {
        let turn = &self.open.turn;
        let building = work.building();
        let about = |rule, reason| Refusal::new(rule, reason).about(building.name());
        if !turn.placed.contains(building) {
            let stands = !self.open.markers[colour.index()].of(building).is_empty();
            return Err(if stands {
                about("MA-FIELD-13", refuse::EARLIER_TURN)
            } else {
                about("MA-FIELD-01", refuse::NOT_PLACED)
            });
        }
        unless(turn.must.is_none_or(|must| must == building), Refusal::new("MA-FIELD-10", refuse::MUST_ACT))?;
        unless(super::turn::unused(turn.used, work), about("MA-FIELD-12", refuse::USED))
    }

    /// Whether a card has closed an action.
    #[inline(always)]
    pub(crate) fn check_open_action(&self, target: Target) -> Check {
        unless(!self.in_force(Modifier::CloseAction(target)), Refusal::new("MA-EVT-12", refuse::CLOSED))
    }
}
