//! A turn and its time.

use table::{Refusal, Story};

use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, not_now, unless};
use crate::state::*;

/// The time units of a turn (MA-TURN-01).
pub(crate) const TIME: i8 = 3;

impl Martians {
    /// MA-TURN-01: 3 time units. DNA Modification makes it 4 from the next turn on (MA-TURN-02, MA-TEC-12),
    /// cards change it, never below 0 (MA-TURN-09).
    pub fn time_of_turn(&self, colour: Colour) -> u8 {
        let dna = self.open.corporation(colour).has(CorpTech::DnaAlteration);
        let cards = self.sum(|modifier| match modifier {
            Modifier::TurnTime(delta) => delta,
            _ => 0,
        });
        (TIME + i8::from(dna) + cards + self.open.next_turn[colour.index()]).max(0) as u8
    }

    /// Begins a turn.
    pub(crate) fn begin_turn(&mut self, colour: Colour, story: &mut Story<Martians>) {
        let time = self.time_of_turn(colour);
        self.open.next_turn[colour.index()] = 0;
        self.open.turn = Turn { colour, time, ..Turn::default() };
        if self.open.rules().experts_by_turn {
            let card = self.open.card(colour);
            super::cycle::refresh(&mut self.open.cards_of[card]);
        }
        self.open.frames.push(Frame::Turn);
        story.tell(|| Event::Turn { colour, time });
    }

    /// Everything a colour may do in its turn, in any order (MA-TURN-04). What costs no time stays possible
    /// with none left (MA-TURN-06).
    pub(crate) fn list_turn(&self, colour: Colour, out: &mut Vec<Action>) {
        let turn = &self.open.turn;
        if turn.must.is_none() {
            self.list_places(colour, out);
        }
        let mut placed = turn.must.map_or(turn.placed.0, |must| 1 << must as u16);
        while placed != 0 {
            let building = Building::ALL[placed.trailing_zeros() as usize];
            placed &= placed - 1;
            if let Some(time) = turn.time.checked_sub(self.slowness(colour, building)) {
                self.list_building(colour, building, time, turn.used, out);
            }
        }
        if turn.must.is_some() {
            return;
        }
        if self.check_rest(colour).is_ok() {
            out.push(Action::Rest);
        }
        self.list_recovery(colour, out);
        if self.check_rtg(colour).is_ok() {
            out.push(Action::Rtg);
        }
        self.list_experts(colour, out);
        self.list_offers(colour, out);
        if self.check_show(colour).is_ok() {
            out.push(Action::Show);
        }
        if self.check_refugees().is_ok() {
            out.push(Action::Refugees);
        }
        out.push(Action::End);
    }

    /// What a building offers to a placed marker.
    fn list_building(&self, colour: Colour, building: Building, time: u8, used: u16, out: &mut Vec<Action>) {
        match building {
            Building::Moxie => self.list_oxygen(colour, time, used, out),
            Building::Construction => self.list_construction(colour, time, used, out),
            Building::Hospital | Building::WaterPlant => self.list_plants(colour, building, time, used, out),
            Building::Excavation => self.list_excavation(colour, time, used, out),
            Building::Lander => self.list_lander(colour, time, used, out),
            Building::Greenhouses => self.list_greenhouses(colour, time, used, out),
            Building::Education => self.list_hires(colour, time, used, out),
            Building::Laboratory => self.list_laboratory(colour, time, used, out),
        }
    }

    /// Whether a step of a turn is possible. Ending it always is, unless a marker was placed and has done
    /// nothing yet (MA-TURN-05, MA-DEC-29).
    pub(crate) fn check_turn(&self, colour: Colour, action: Action) -> Check {
        if let Some(work) = work_of(action) {
            self.check_ready(colour, work)?;
            let slowness = self.slowness(colour, work.building());
            return self.in_time(slowness, |time| self.check_work(colour, action, time));
        }
        unless(
            self.open.turn.must.is_none() || !in_a_turn(action),
            Refusal::new("MA-FIELD-10", refuse::MUST_ACT),
        )?;
        match action {
            Action::Place(field) => self.check_place(colour, field),
            Action::Rest => self.check_rest(colour),
            Action::Recover(zone, quarter) => self.check_recover(colour, zone, quarter),
            Action::Rtg => self.check_rtg(colour),
            Action::Expert(expert) => self.check_expert(colour, expert),
            Action::Offer(partner) => self.check_partner(colour, partner),
            Action::Show => self.check_show(colour),
            Action::Refugees => self.check_refugees(),
            Action::End => Ok(()),
            _ => Err(not_now()),
        }
    }

    /// Whether a marker that is ready can do `action` in `time`.
    pub(crate) fn check_work(&self, colour: Colour, action: Action, time: u8) -> Check {
        match action {
            Action::Oxygen(quarter) => self.check_oxygen(colour, quarter, time),
            Action::Build(_) | Action::Upgrade(_) | Action::Install(_) => {
                self.check_construction(colour, action, time)
            }
            Action::Medicine => self.check_plant(colour, Work::MakeMedicine, time),
            Action::Water => self.check_plant(colour, Work::TreatWater, time),
            Action::Take(_) | Action::Drive(_) => {
                self.check_excavate(colour, time)?;
                self.check_dig(colour, false, false, action)
            }
            Action::Examine => self.check_examine(time),
            Action::Research(tile) => self.check_research(colour, tile, time),
            Action::Supplies(n) => self.check_supplies(n, time),
            Action::Mission(step) => self.check_requirement(colour, step, time),
            Action::Commission(card) => self.check_commission(colour, card, time),
            Action::Proof => self.check_proof(colour, time),
            Action::Harvest => self.check_harvest(colour, time),
            Action::Crop(crop) => self.check_crop(colour, crop, time),
            Action::Hire(expert) => self.check_hire(colour, expert, time),
            Action::Train(assistant) => self.check_train(colour, assistant, time),
            Action::Colony(tech) => self.check_colony(colour, tech, time),
            Action::Corporation(tech) => self.check_corporation(colour, tech, time),
            _ => Err(not_now()),
        }
    }

    /// Carries out a step of a turn.
    pub(crate) fn act_in_turn(&mut self, colour: Colour, action: Action, story: &mut Story<Martians>) {
        if let Some(work) = work_of(action) {
            self.spend_time(self.slowness(colour, work.building()));
            self.open.turn.used |= 1 << work.index();
            self.open.turn.must = None;
        }
        match action {
            Action::Place(field) => self.place(colour, field, story),
            Action::Oxygen(quarter) => self.oxygen(colour, quarter, story),
            Action::Build(_) | Action::Upgrade(_) | Action::Install(_) => {
                self.construct(colour, action, story);
            }
            Action::Medicine | Action::Water => self.plant(colour, action, story),
            Action::Take(_) | Action::Drive(_) => self.excavate(colour, action, story),
            Action::Examine => self.examine(colour, story),
            Action::Research(tile) => self.research(colour, tile, story),
            Action::Supplies(n) => self.supplies(colour, n, story),
            Action::Mission(step) => self.do_requirement(colour, step, story),
            Action::Commission(card) => self.do_commission(colour, card, story),
            Action::Proof => self.prove(colour, story),
            Action::Harvest => self.harvest(colour, story),
            Action::Crop(crop) => self.change_crop(colour, crop, story),
            Action::Hire(expert) => self.hire(colour, expert, story),
            Action::Train(assistant) => self.train(colour, assistant, story),
            Action::Colony(tech) => self.learn_colony(colour, tech, story),
            Action::Corporation(tech) => self.learn_corporation(colour, tech, story),
            Action::Rest => self.rest(colour, story),
            Action::Recover(zone, quarter) => self.recover(colour, zone, quarter, story),
            Action::Rtg => self.draw_rtg(colour, story),
            Action::Expert(expert) => self.use_expert(colour, expert, story),
            Action::Offer(partner) => self.begin_offer(partner),
            Action::Show => self.show(colour, story),
            Action::Refugees => self.refugees_help(colour, story),
            Action::End => self.end_turn(colour, story),
            _ => unreachable!("only steps of a turn are carried out"),
        }
    }

    /// Spends time units.
    pub(crate) fn spend_time(&mut self, time: u8) {
        self.open.turn.time -= time;
    }

    /// The colonist token goes on the leftmost free field of the round (MA-DEL-01), also if time is left
    /// (MA-RUL-17); that time is lost (MA-TURN-03). Then comes the delivery and nothing after it (MA-TURN-07).
    fn end_turn(&mut self, colour: Colour, story: &mut Story<Martians>) {
        story.tell(|| Event::TurnEnded { colour });
        self.open.turn.time = 0;
        let round = &mut self.open.track[self.open.round as usize - 1];
        if let Some(field) = round.iter_mut().find(|field| field.is_none()) {
            *field = Some(colour);
        }
        self.set_top(Frame::Deliver(tables().products));
    }

    /// MA-DEC-31: once a round the colour in turn may take the refugees' supplies, as soon as one was admitted.
    #[inline(always)]
    pub(crate) fn check_refugees(&self) -> Check {
        let refugees = self.open.scenario().is_some_and(|scenario| scenario.refugees);
        unless(refugees, not_now())?;
        let admitted = self.open.times(Requirement::RfAdmit);
        unless(admitted > 0, Refusal::new("MA-DEC-31", refuse::NO_REFUGEES))?;
        unless(!self.open.mission.helped, Refusal::new("MA-DEC-31", refuse::HELPED_ALREADY))
    }

    fn refugees_help(&mut self, colour: Colour, story: &mut Story<Martians>) {
        self.open.mission.helped = true;
        story.tell(|| Event::Helped { colour });
        self.gain(colour, Resource::Supplies, 1, story);
    }
}

/// The building action that an action is part of. Hiring an expert or an assistant is one action (MA-EDU-07),
/// and so is fulfilling a requirement or a commission (MA-LAND-08).
pub(crate) const fn work_of(action: Action) -> Option<Work> {
    Some(match action {
        Action::Oxygen(_) => Work::MakeOxygen,
        Action::Build(_) => Work::Build,
        Action::Upgrade(_) => Work::Develop,
        Action::Install(_) => Work::Install,
        Action::Medicine => Work::MakeMedicine,
        Action::Water => Work::TreatWater,
        Action::Take(_) | Action::Drive(_) => Work::Excavate,
        Action::Examine => Work::Examine,
        Action::Research(_) => Work::Research,
        Action::Supplies(_) => Work::Supplies,
        Action::Mission(_) | Action::Commission(_) | Action::Proof => Work::Mission,
        Action::Harvest => Work::Harvest,
        Action::Crop(_) => Work::ChangeCrop,
        Action::Hire(_) | Action::Train(_) => Work::Hire,
        Action::Colony(_) => Work::ColonyTechnology,
        Action::Corporation(_) => Work::CorporationTechnology,
        _ => return None,
    })
}

/// Whether an action is a step of a turn but not a building action.
const fn in_a_turn(action: Action) -> bool {
    matches!(
        action,
        Action::Place(_)
            | Action::Rest
            | Action::Recover(..)
            | Action::Rtg
            | Action::Expert(_)
            | Action::Offer(_)
            | Action::Show
            | Action::Refugees
            | Action::End
    )
}

/// Whether a placement has not performed `work` yet.
#[inline(always)]
pub(crate) const fn unused(used: u16, work: Work) -> bool {
    used >> work as u16 & 1 == 0
}
