//! Action markers and fields.

use table::{Log, Move, Refusal, Story, all_actions};

use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::options::Surcharge;
use crate::refuse::{self, Check, unless};
use crate::rules::turn::work_of;
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

    /// MA-DEC-20: whether a field takes a marker. It comes from the pool (MA-FIELD-01), never from
    /// another field (MA-FIELD-08), and a colour has at most one in a building (MA-FIELD-06), in SOLO each
    /// colour for itself (MA-FIELD-07). An unbuilt building takes none (MA-FIELD-05): Hospital (MA-HOS-03),
    /// Water Treatment (MA-WAT-03), Education Centre (MA-EDU-01), Laboratory (MA-LAB-01).
    fn check_field(&self, colour: Colour, field: Field) -> Check {
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
        unless(!self.open.occupied().contains(field), about("MA-FIELD-02", refuse::OCCUPIED))
    }

    /// MA-DEC-20: whether a marker may be placed on a field and can then act there.
    pub(crate) fn check_place(&self, colour: Colour, field: Field) -> Check {
        self.check_field(colour, field)?;
        let building = field.building();
        let surcharge = u8::from(self.open.development.contains(field));
        self.in_time(surcharge, |time| self.offers(colour, building, time))
    }

    /// Checks what has to be done in the time that a surcharge leaves. MA-FIELD-04, MA-RUL-19: where time is short, the
    /// refusal says what it needs with the surcharge, and what there was before it.
    pub(crate) fn in_time(&self, surcharge: u8, check: impl FnOnce(u8) -> Check) -> Check {
        let slow = |refusal: Refusal| {
            if surcharge == 0 || refusal.reason != refuse::TIME {
                return refusal;
            }
            let rule = if self.slows_each_action() { "MA-FIELD-04" } else { "MA-RUL-19" };
            let extra = i16::from(surcharge);
            Refusal::new(rule, refuse::SLOW).numbers(refusal.need + extra, refusal.have + extra)
        };
        match self.open.turn.time.checked_sub(surcharge) {
            Some(left) => check(left).map_err(slow),
            None => refuse::time(surcharge, self.open.turn.time),
        }
    }

    /// MA-FIELD-16: the field of a building that a marker would be put on if all are the same to its owner: an open one
    /// without a surcharge, else an open one, else any.
    fn cheapest_field(&self, building: Building) -> Option<Field> {
        let open = self.open_fields().of(building);
        let plain = FieldSet(open.0 & !self.open.development.0);
        [plain, open, building.mask()].into_iter().find_map(|fields| fields.iter().next())
    }

    /// What an action of a building costs `colour` more now: the surcharge of the field its marker stands on, or would be
    /// put on.
    pub(crate) fn surcharge(&self, colour: Colour, building: Building) -> u8 {
        let turn = &self.open.turn;
        if turn.colour != colour || turn.placed.contains(building) {
            return self.slowness(colour, building);
        }
        u8::from(self.cheapest_field(building).is_some_and(|field| self.open.development.contains(field)))
    }

    /// A marker and what it then does, for every action of every building without a marker of this turn.
    pub(crate) fn placements(&self) -> Vec<Move<Action>> {
        let turn = &self.open.turn;
        if self.top() != Some(Frame::Turn) || turn.must.is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for building in Building::ALL.iter().filter(|building| !turn.placed.contains(**building)) {
            self.placements_in(turn.colour, *building, &mut moves);
        }
        moves
    }

    fn placements_in(&self, colour: Colour, building: Building, moves: &mut Vec<Move<Action>>) {
        let Some(field) = self.cheapest_field(building) else { return };
        let surcharge = u8::from(self.open.development.contains(field));
        let placed = self.check_field(colour, field).ok().map(|()| {
            let mut placed = self.clone();
            // The surcharge is left out here, so that a refusal can name it.
            placed.open.development.remove(field);
            placed.place(colour, field, &mut Story::new(&mut Log::off()));
            placed.open.development = self.open.development;
            placed
        });
        let mut refusals: Vec<(Work, Refusal)> = Vec::new();
        let works = all_actions::<Action>().filter_map(|then| Some((then, work_of(then)?)));
        for (then, work) in works.filter(|(_, work)| work.building() == building) {
            let allowed = match &placed {
                // Nobody would try it even if the field were free.
                None if is_far(self.check_work(colour, then, self.open.turn.time)) => continue,
                None => self.check_field(colour, field),
                Some(placed) => placed
                    .check_ready(colour, work)
                    .and_then(|()| self.in_time(surcharge, |time| placed.check_work(colour, then, time))),
            };
            let told = match allowed {
                Ok(()) => true,
                Err(_) if is_far(allowed) => false,
                // Hexes and fields are many, and one reason is enough.
                Err(refusal) => {
                    let known = refusals.contains(&(work, refusal));
                    refusals.push((work, refusal));
                    !known || !matches!(work, Work::Excavate | Work::Develop)
                }
            };
            if told {
                moves.push(Move { first: Action::Place(field), then, allowed });
            }
        }
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
        let each = self.slows_each_action();
        let paid = self.open.turn.must == Some(building);
        let field = FieldSet(self.open.markers[colour.index()].of(building).0 & self.open.development.0);
        u8::from(each && !paid && !field.is_empty())
    }

    /// MA-RUL-19: whether the surcharge is paid for each action, or for the placement alone.
    fn slows_each_action(&self) -> bool {
        self.open.rules().slow_actions && self.open.options.surcharge == Surcharge::Action
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

/// Whether an action has nothing to do with what lies on the table.
fn is_far(allowed: Check) -> bool {
    allowed.is_err_and(|refusal| refuse::out_of_place(&refusal))
}
