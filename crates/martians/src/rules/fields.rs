//! Action markers and fields.

use table::{Refusal, Story};

use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::options::Surcharge;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// Fields with no marker, no unavailability token (MA-FIELD-02) and not closed by a card.
    fn open_fields(&self) -> FieldSet {
        let blocked = self.open.occupied().0 | self.open.unavailable.0 | self.closed_fields().0;
        FieldSet(!blocked & ((1 << FIELDS) - 1))
    }

    /// Every open field of every building that offers an action (MA-FIELD-09); the colour may choose any of
    /// them (MA-FIELD-16, MA-RUL-18).
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

    /// MA-DEC-20: whether a marker may be placed on a field. It comes from the pool (MA-FIELD-01), never from
    /// another field (MA-FIELD-08), and a colour has at most one in a building (MA-FIELD-06), in SOLO each
    /// colour for itself (MA-FIELD-07). An unbuilt building takes none (MA-FIELD-05): Hospital (MA-HOS-03),
    /// Water Treatment (MA-WAT-03), Education Centre (MA-EDU-01), Laboratory (MA-LAB-01).
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

    /// MA-FIELD-09: whether a building offers some action that can be paid and carried out in `time`; what
    /// comes after it need not be payable yet (MA-RUL-48). A building with one action says what is missing.
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

    /// Places a marker. A development token costs 1 time unit more (MA-FIELD-03, MA-EDU-03, MA-DIF-14), a field
    /// without one nothing (MA-FIELD-18). The surcharge of the first action is paid here, out of reach of a
    /// Scientist (MA-ASS-05).
    pub(crate) fn place(&mut self, colour: Colour, field: Field, story: &mut Story<Martians>) {
        let building = field.building();
        self.spend_time(u8::from(self.open.development.contains(field)));
        self.open.pool[colour.index()] -= 1;
        self.open.markers[colour.index()].insert(field);
        let turn = &mut self.open.turn;
        turn.placed.insert(building);
        turn.must = Some(building);
        story.tell(|| Event::Placed { colour, field });
    }

    /// What a further action of a placement costs more while its field has a development token: 1 time unit
    /// (MA-FIELD-04), or nothing where the placement alone is slower (MA-RUL-19, MA-DIF-13).
    pub(crate) fn slowness(&self, colour: Colour, building: Building) -> u8 {
        let each = self.open.rules().slow_actions && self.open.options.surcharge == Surcharge::Action;
        let paid = self.open.turn.must == Some(building);
        let field = FieldSet(self.open.markers[colour.index()].of(building).0 & self.open.development.0);
        u8::from(each && !paid && !field.is_empty())
    }

    /// MA-DEC-21: the marker was placed in this turn (MA-FIELD-13), must act first if it has not (MA-FIELD-10),
    /// and may perform each action of its building once (MA-FIELD-11, MA-FIELD-12), also after other steps
    /// (MA-FIELD-14, MA-RUL-20).
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

    /// MA-EVT-12: whether no card closes an action.
    #[inline(always)]
    pub(crate) fn check_open_action(&self, target: Target) -> Check {
        unless(!self.in_force(Modifier::CloseAction(target)), Refusal::new("MA-EVT-12", refuse::CLOSED))
    }
}
