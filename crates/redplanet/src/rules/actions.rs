//! Action cards and the end of the game (sections 13 and 14).

use std::ops::ControlFlow;

use table::{Refusal, Seat, Set};

use super::{Story, Visit, no};
use crate::Event;
use crate::action::Action;
use crate::material::{ActionEffect, Colour, EventCard, When, Zone};
use crate::scoring;
use crate::state::{Frame, RedPlanet, Stage};

impl RedPlanet {
    /// RP-ACT-02, RP-ACT-05: when a moment comes, every action held for it is turned up at once;
    /// until then it stays face down.
    pub(crate) fn begin_actions(&mut self, stage: Stage, story: &mut Story) {
        self.open.stage = stage;
        let moment = match stage {
            Stage::BeforeProduction => When::Production3Before,
            _ => When::Production3End,
        };
        // If no action is turned up, everybody learns that nobody holds one.
        story.all_learn();
        for seat in (0..self.open.seats()).map(Seat) {
            let colour = self.open.main_colour(seat);
            let due: Set<EventCard> = self.secrets[seat.index()]
                .cards
                .iter()
                .filter(|card| card.action().is_some_and(|(when, _)| when == moment))
                .collect();
            for card in due.iter() {
                self.secrets[seat.index()].cards.remove(card);
                self.open.face_down[seat.index()] -= 1;
                story.tell(|| Event::ActionShown { colour, card });
            }
            self.open.turned[seat.index()] = due;
        }
    }

    /// RP-RUL-34: clockwise from the first player, each player carries out all of theirs. RP-RUL-53: production 3
    /// comes between the two moments, final scoring after them.
    pub(crate) fn next_action_card(&mut self, story: &mut Story) {
        let colours = self.open.clockwise_from(self.open.first);
        let mut holders = colours.filter(|colour| {
            !self.open.is_neutral(*colour) && !self.open.turned[self.open.owner(*colour).index()].is_empty()
        });
        if let Some(colour) = holders.next() {
            self.open.actor = colour;
            self.open.frames.push(Frame::Order);
        } else if self.open.stage == Stage::BeforeProduction {
            self.produce(3, story);
            self.begin_actions(Stage::AfterProduction, story);
        } else {
            self.end(story);
        }
    }

    pub(crate) fn attempts_to_carry_out(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        let seat = self.open.owner(self.open.actor);
        for card in self.open.turned[seat.index()].iter() {
            visit(Action::CarryOut(card), self.may_carry_out(card))?;
        }
        ControlFlow::Continue(())
    }

    /// RP-DEC-20: one of the player's own actions that are turned up.
    pub(crate) fn may_carry_out(&self, card: EventCard) -> Result<(), Refusal> {
        let seat = self.open.owner(self.open.actor);
        if !self.open.turned[seat.index()].contains(card) {
            return Err(no("RP-RUL-34", "redplanet-refusal-not_turned_up").about(card.name()));
        }
        Ok(())
    }

    /// RP-ACT-03, RP-ACT-07: an action acts once and stays face up. RP-INV-14: the tokens it
    /// gives come from outside the zones.
    pub(crate) fn carry_out(&mut self, card: EventCard, story: &mut Story) {
        let colour = self.open.actor;
        let seat = self.open.owner(colour);
        self.open.turned[seat.index()].remove(card);
        self.open.used[seat.index()].insert(card);
        let (_, effect) = card.action().expect("only actions are turned up");
        match effect {
            ActionEffect::GainTokens { resource, count } => {
                self.open.held[colour as usize][resource as usize] += count;
                story.tell(|| Event::Gained { colour, resource, tokens: count });
            }
            ActionEffect::ReturnFromLost { max } => self.open.frames.push(Frame::Rescue { left: max }),
            ActionEffect::KillAstronaut {} => self.open.frames.push(Frame::Espionage),
        }
    }

    /// RP-ACT-06: at most `left` more, each to a zone where the colour has an astronaut.
    pub(crate) fn may_rescue(&self, zone: Zone, left: u8) -> Result<(), Refusal> {
        let colour = self.open.actor as usize;
        if self.open.lost[colour] == 0 {
            return Err(no("RP-ACT-06", "redplanet-refusal-nobody_lost").numbers(left.into(), 0));
        }
        if self.open.zones[zone as usize][colour] == 0 {
            return Err(no("RP-ACT-06", "redplanet-refusal-nobody_of_yours").about(zone.name()));
        }
        Ok(())
    }

    /// RP-LIS-03: moves an astronaut from the memorial straight to the zone.
    pub(crate) fn rescue(&mut self, zone: Zone, story: &mut Story) {
        let colour = self.open.actor;
        self.open.lost[colour as usize] -= 1;
        self.open.zones[zone as usize][colour as usize] += 1;
        story.tell(|| Event::Rescued { colour, zone });
    }

    /// RP-RUL-44: an astronaut of another colour, possibly the player's own neutral one, in a zone where
    /// the acting colour has one too.
    pub(crate) fn may_spy_on(&self, zone: Zone, victim: Colour) -> Result<(), Refusal> {
        let own = self.open.actor;
        let here = &self.open.zones[zone as usize];
        if victim == own {
            return Err(no("RP-RUL-44", "redplanet-refusal-own_colour"));
        }
        if here[victim as usize] == 0 {
            return Err(no("RP-ACT-06", "redplanet-refusal-nobody_there").about(zone.name()));
        }
        if here[own as usize] == 0 {
            return Err(no("RP-ACT-06", "redplanet-refusal-nobody_of_yours").about(zone.name()));
        }
        Ok(())
    }

    /// RP-SCO-01, RP-MIS-03, RP-SET-16: every player reveals all missions.
    fn end(&mut self, story: &mut Story) {
        self.open.stage = Stage::Over;
        story.all_learn();
        for seat in (0..self.open.seats()).map(Seat) {
            let colour = self.open.main_colour(seat);
            let secret = &mut self.secrets[seat.index()];
            let missions: Set<EventCard> = secret.cards.iter().chain(secret.mission.take()).collect();
            secret.cards = Set::EMPTY;
            self.open.face_down[seat.index()] = 0;
            self.open.missions[seat.index()] = missions;
            for card in missions.iter() {
                let points = scoring::mission(&self.open, colour, card);
                story.tell(|| Event::MissionShown { colour, card, points: points as i8 });
            }
        }
        story.tell(|| Event::Ended);
    }
}
