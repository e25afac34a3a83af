//! The nine characters (section 6): what each of their instructions asks, allows and does.

use std::ops::ControlFlow;

use table::{List, Piece, Refusal, Set};

use super::{Story, Visit, no};
use crate::Event;
use crate::action::{Action, Dock, Place};
use crate::material::{COLOURS, Colour, Instruction, ShipsUsed, Zone};
use crate::state::{Frame, RedPlanet};

/// Begins an instruction: a decision becomes a frame, anything else is done at once. RP-CHR-G-04, RP-CHR-3-02: a
/// Travel Agent without a ship for all three places nobody. RP-CHR-3-03: with one, the frame offers no way to pass.
pub(crate) fn begin(game: &mut RedPlanet, instruction: &Instruction, story: &mut Story) {
    let colour = game.open.actor;
    let frame = match *instruction {
        Instruction::PlaceAstronauts { count, all_or_nothing: true, .. } => {
            if !game.open.docks().any(|dock| game.may_board_together(dock, count).is_ok()) {
                story.tell(|| Event::TravelAgentFailed { colour });
            }
            Frame::BoardTogether { count }
        }
        Instruction::PlaceAstronauts { count, ships, .. } => {
            Frame::Board { left: count, apart: ships == ShipsUsed::TwoDifferent, not_in: None }
        }
        Instruction::ReturnCharacters {} => return game.take_back_characters(story),
        Instruction::Explore { max_moves } => Frame::Explore { left: max_moves },
        Instruction::Research {} => Frame::Research,
        Instruction::ForceLaunch {} => Frame::ForceLaunch,
        Instruction::DestroyShip {} => Frame::Destroy,
        Instruction::ReplaceAstronaut {} => Frame::Replace,
        Instruction::KillAstronaut { except_zones } => Frame::Kill { except: game.no_killing(except_zones) },
        Instruction::DescendFromPhobos { max } => {
            let on_phobos = game.open.zones[Zone::Phobos as usize][colour as usize];
            if on_phobos == 0 {
                return;
            }
            Frame::Drop { left: max.min(on_phobos), to: List::new() }
        }
        Instruction::PlaceDestinationToken {} => Frame::Token,
    };
    game.open.frames.push(frame);
}

impl RedPlanet {
    /// RP-CHR-9-02, RP-CHR-9-03: all face-up cards return to the hand, which is then complete.
    /// RP-CHR-9-04: this happens even if nobody could be placed. RP-RUL-41, RP-2P-22: a neutral Recruiter
    /// also places first, then gets a new deck.
    fn take_back_characters(&mut self, story: &mut Story) {
        let colour = self.open.actor;
        if self.open.is_neutral(colour) {
            self.reshuffle_neutral_deck(colour);
            story.tell(|| Event::NeutralReshuffled { colour });
        } else {
            self.open.played[colour as usize] = Set::EMPTY;
            story.tell(|| Event::TookBack { colour });
        }
    }

    /// RP-CHR-8-02, RP-RUL-18: one move at a time, by any of the colour's astronauts on Mars, or none at all.
    pub(crate) fn attempts_to_explore(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        for from in Zone::all() {
            if self.open.zones[from as usize][self.open.actor as usize] > 0 {
                for to in from.adjacent().iter() {
                    visit(Action::Move(from, to), self.may_explore(from, to))?;
                }
            }
        }
        visit(Action::Stop, Ok(()))
    }

    /// RP-CHR-8-03, RP-CHR-8-06: one step between adjacent zones of Mars. RP-CHR-8-07: only by
    /// an astronaut of the acting colour in a zone.
    pub(crate) fn may_explore(&self, from: Zone, to: Zone) -> Result<(), Refusal> {
        if self.open.zones[from as usize][self.open.actor as usize] == 0 {
            return Err(no("RP-CHR-8-07", "redplanet-refusal-nobody_of_yours").about(from.name()));
        }
        if !from.is_on_mars() || !to.is_on_mars() {
            return Err(no("RP-CHR-8-06", "redplanet-refusal-not_phobos"));
        }
        if !from.adjacent().contains(to) {
            return Err(no("RP-CHR-8-03", "redplanet-refusal-not_adjacent").about(to.name()));
        }
        Ok(())
    }

    /// RP-CHR-8-05: the resource token of the entered zone is turned up before the next move is chosen.
    pub(crate) fn explore(&mut self, from: Zone, to: Zone, story: &mut Story) {
        let colour = self.open.actor;
        self.open.zones[from as usize][colour as usize] -= 1;
        story.tell(|| Event::Moved { colour, from, to });
        self.enter(to, one(colour), story);
    }

    /// RP-CHR-6-02, RP-RUL-13: a docked ship that is not full. RP-CHR-6-03: it may be empty or carry only other
    /// colours. RP-CHR-6-04: if there is one, the frame offers no way to pass.
    pub(crate) fn may_force(&self, dock: Dock) -> Result<(), Refusal> {
        if self.docked(dock)?.is_full() {
            return Err(no("RP-RUL-13", "redplanet-refusal-full_ship").about(Place::Dock(dock).name()));
        }
        Ok(())
    }

    /// RP-CHR-6-02: the ship launches at once.
    pub(crate) fn force_launch(&mut self, dock: Dock, story: &mut Story) {
        let colour = self.open.actor;
        story.tell(|| Event::Forced { colour, dock });
        self.launch(dock, story);
    }

    /// RP-CHR-5-02, RP-CHR-5-05, RP-RUL-14: any docked ship, full, empty or carrying the acting colour.
    /// RP-CHR-5-06: if there is only one, it must be that one. RP-CHR-5-07: a [`Dock`] cannot name a launched ship.
    pub(crate) fn may_destroy(&self, dock: Dock) -> Result<(), Refusal> {
        self.docked(dock).map(|_| ())
    }

    /// RP-CHR-5-03, RP-LIS-01: the whole crew goes to the memorial. RP-CHR-5-04: the card is
    /// discarded and the dock left empty.
    pub(crate) fn destroy(&mut self, dock: Dock, story: &mut Story) {
        let colour = self.open.actor;
        let vessel = self.open.docks[dock.0 as usize].take().expect("a docked ship is destroyed");
        for (lost, crew) in self.open.lost.iter_mut().zip(vessel.crew) {
            *lost += crew;
        }
        self.return_tokens(&vessel);
        self.open.ship_discard.insert(vessel.ship);
        story.tell(|| Event::Destroyed { colour, dock, ship: vessel.ship });
    }

    /// RP-CHR-4-03: on docked ships, on launched ships and in every zone.
    pub(crate) fn attempts_to_replace(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        let ships = self.open.vessels().map(|(place, vessel)| (place, vessel.crew));
        let zones = Zone::all().map(|zone| (Place::Zone(zone), self.open.zones[zone as usize]));
        for (place, here) in ships.chain(zones) {
            for victim in self.open.colours() {
                if here[victim as usize] > 0 {
                    visit(Action::Replace(place, victim), self.may_replace(place, victim))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// RP-CHR-4-02, RP-RUL-16: an astronaut of another colour; RP-2P-17: a neutral colour may pick its own
    /// player's. RP-CHR-4-04, RP-RUL-15: only where the acting colour has an astronaut; RP-CHR-4-05: the one just
    /// placed counts. RP-RUL-05: the replacement must come from the supply.
    pub(crate) fn may_replace(&self, place: Place, victim: Colour) -> Result<(), Refusal> {
        let own = self.open.actor;
        let here = self.open.astronauts(place);
        if victim == own {
            return Err(no("RP-RUL-16", "redplanet-refusal-own_colour"));
        }
        if here[victim as usize] == 0 {
            return Err(no("RP-CHR-4-02", "redplanet-refusal-nobody_there").about(place.name()));
        }
        let bound = matches!(place, Place::Zone(_)) || self.open.options.femme_fatale_ships_need_own;
        if bound && here[own as usize] == 0 {
            return Err(no("RP-CHR-4-04", "redplanet-refusal-nobody_of_yours").about(place.name()));
        }
        if self.open.supply[own as usize] == 0 {
            return Err(no("RP-RUL-05", "redplanet-refusal-no_supply").numbers(1, 0));
        }
        Ok(())
    }

    /// RP-CHR-4-02, RP-LIS-01: the victim goes to the memorial. RP-CHR-4-06: one from the acting colour's supply
    /// takes its place, so the number of astronauts stays the same.
    pub(crate) fn replace(&mut self, place: Place, victim: Colour, story: &mut Story) {
        let colour = self.open.actor;
        let here = match place {
            Place::Zone(zone) => &mut self.open.zones[zone as usize],
            Place::Dock(_) | Place::Flight(_) => {
                &mut self.open.vessel_mut(place).expect("the ship that was chosen").crew
            }
        };
        here[victim as usize] -= 1;
        here[colour as usize] += 1;
        self.open.supply[colour as usize] -= 1;
        self.open.lost[victim as usize] += 1;
        story.tell(|| Event::Replaced { colour, victim, place });
    }

    /// RP-RUL-17: the zones the card excepts, plus Phobos if this table plays it that way.
    fn no_killing(&self, except: Set<Zone>) -> Set<Zone> {
        if self.open.options.soldier_kills_on_phobos { except } else { except.with(Zone::Phobos) }
    }

    /// RP-CHR-2-04: every astronaut in a zone, without a way to pass; `may` tells which can be killed.
    pub(crate) fn attempts_to_kill(
        &self,
        visit: &mut impl Visit,
        may: impl Fn(Zone, Colour) -> Result<(), Refusal>,
    ) -> ControlFlow<()> {
        for zone in Zone::all() {
            for victim in self.open.colours() {
                if self.open.zones[zone as usize][victim as usize] > 0 {
                    visit(Action::Kill(zone, victim), may(zone, victim))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// RP-CHR-2-02: in any zone but the excepted ones. RP-CHR-2-03, RP-2P-17: of any colour, even its own.
    /// RP-CHR-2-05: nobody on a ship.
    pub(crate) fn may_kill(&self, zone: Zone, victim: Colour, except: Set<Zone>) -> Result<(), Refusal> {
        if except.contains(zone) {
            let rule = if zone.is_on_mars() { "RP-CHR-2-02" } else { "RP-RUL-17" };
            return Err(no(rule, "redplanet-refusal-no_killing_here").about(zone.name()));
        }
        if self.open.zones[zone as usize][victim as usize] == 0 {
            return Err(no("RP-CHR-2-05", "redplanet-refusal-nobody_there").about(zone.name()));
        }
        Ok(())
    }

    /// RP-CHR-G-09, RP-LIS-01: the victim goes to the memorial at once.
    pub(crate) fn kill(&mut self, zone: Zone, victim: Colour, story: &mut Story) {
        let colour = self.open.actor;
        self.open.zones[zone as usize][victim as usize] -= 1;
        self.open.lost[victim as usize] += 1;
        story.tell(|| Event::Killed { colour, victim, zone });
    }

    /// RP-CHR-2-06, RP-RUL-19: to any zone on Mars. RP-CHR-2-08: movers may go to different zones.
    pub(crate) fn may_drop(&self, zone: Zone) -> Result<(), Refusal> {
        if !zone.is_on_mars() {
            return Err(no("RP-RUL-19", "redplanet-refusal-not_phobos"));
        }
        Ok(())
    }

    /// RP-CHR-2-07: at least one must move.
    pub(crate) fn may_stop_dropping(&self, declared: usize) -> Result<(), Refusal> {
        if declared == 0 {
            return Err(no("RP-CHR-2-07", "redplanet-refusal-one_must_move").numbers(1, 0));
        }
        Ok(())
    }

    /// RP-CHR-2-09: all movers leave at the same moment; only then are resource tokens turned up.
    pub(crate) fn descend(&mut self, to: &[Zone], story: &mut Story) {
        let colour = self.open.actor;
        self.open.zones[Zone::Phobos as usize][colour as usize] -= to.len() as u8;
        for zone in to.iter().copied() {
            story.tell(|| Event::Dropped { colour, zone });
        }
        for zone in to {
            self.enter(*zone, one(colour), story);
        }
    }

    /// RP-CHR-1-02, RP-CHR-1-04: any docked or launched ship, whoever is aboard. RP-RUL-08: only while a token is left.
    pub(crate) fn may_take_token(&self, place: Place) -> Result<(), Refusal> {
        if self.open.vessel(place).is_none() {
            return Err(no("RP-CHR-1-02", "redplanet-refusal-no_ship").about(place.name()));
        }
        if self.open.pool_is_empty() {
            return Err(no("RP-RUL-08", "redplanet-refusal-no_token_left").about(place.name()));
        }
        Ok(())
    }
}

/// One astronaut of this colour.
pub(crate) fn one(colour: Colour) -> [u8; COLOURS] {
    let mut astronauts = [0; COLOURS];
    astronauts[colour as usize] = 1;
    astronauts
}
