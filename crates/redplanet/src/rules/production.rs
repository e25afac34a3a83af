//! Production (section 12), and how discoveries change the third one.

use table::Piece;

use super::Story;
use crate::Event;
use crate::material::{COLOURS, Colour, DiscoveryEffect, EventCard, Majority, Reach, Resource, When, Zone};
use crate::state::{Open, RedPlanet};

/// RP-TRK-01: the production that discoveries change.
const THIRD: u8 = 3;

impl RedPlanet {
    /// RP-RUL-48: all zones produce first, then all are shared out. RP-PRD-04: Phobos is one of them.
    pub(crate) fn produce(&mut self, number: u8, story: &mut Story) {
        story.tell(|| Event::Production { number });
        for zone in Zone::all() {
            self.produce_in(zone, number, story);
        }
        story.shows(self);
        for zone in Zone::all() {
            self.share_out(zone, number, story);
            story.shows(self);
        }
    }

    /// RP-PRD-01: as many tokens as the production's number. RP-PRD-02, RP-PRD-11: only with a face-up resource
    /// token, even if the zone is empty. RP-PRD-03: of the kind that token shows. RP-RUL-27: the pool of point
    /// tokens never runs out.
    fn produce_in(&mut self, zone: Zone, number: u8, story: &mut Story) {
        let Some(mut resource) = self.open.resources[zone as usize] else { return };
        let mut tokens = number;
        if number == THIRD {
            tokens = self.open.third_production(zone);
            if let Some(DiscoveryEffect::ReplaceResource { resource: instead }) = self.open.third_effect(zone)
            {
                resource = instead;
            }
        }
        if tokens > 0 {
            self.open.piles[zone as usize][resource as usize] += tokens;
            story.tell(|| Event::Produced { zone, resource, tokens });
        }
    }

    /// RP-PRD-05, RP-PRD-06: the leaders share the tokens in equal parts. RP-RUL-25, RP-RUL-26: old and new tokens
    /// form one pile for each kind. RP-PRD-07, RP-PRD-08, RP-INV-11: whatever is not taken stays in the zone.
    /// RP-2P-26: a neutral colour keeps its own.
    fn share_out(&mut self, zone: Zone, number: u8, story: &mut Story) {
        let rule = match self.open.third_effect(zone) {
            Some(DiscoveryEffect::MajorityRule { rule }) if number == THIRD => rule,
            _ => Majority::MostWins,
        };
        let takers = takers(&self.open.zones[zone as usize], rule);
        let count = takers.iter().filter(|takes| **takes).count() as u8;
        if count == 0 {
            return;
        }
        for resource in Resource::all() {
            let pile = &mut self.open.piles[zone as usize][resource as usize];
            let tokens = *pile / count;
            if tokens == 0 {
                continue;
            }
            *pile -= tokens * count;
            for colour in Colour::all().filter(|colour| takers[*colour as usize]) {
                self.open.held[colour as usize][resource as usize] += tokens;
                story.tell(|| Event::Took { colour, zone, resource, tokens });
            }
        }
    }
}

impl Open {
    /// RP-DSC-09, RP-DSC-21: the effect of the zone's discovery on production 3, if it has the symbol for it.
    fn third_effect(&self, zone: Zone) -> Option<DiscoveryEffect> {
        let card = self.discovery(zone)?;
        card.discovery().filter(|(when, _)| *when == When::Production3).map(|(_, effect)| effect)
    }

    /// RP-DSC-05, RP-DSC-11: the face-up discovery of a zone; no other card has any effect.
    pub fn discovery(&self, zone: Zone) -> Option<EventCard> {
        self.discoveries.get(zone as usize)?.card
    }

    /// RP-DSC-20: three tokens plus what discoveries add. RP-DSC-13, RP-RUL-50: none at a cave-in,
    /// which leaves older tokens alone.
    fn third_production(&self, zone: Zone) -> u8 {
        let mut tokens = THIRD;
        match self.third_effect(zone) {
            Some(DiscoveryEffect::NoProduction {}) => return 0,
            Some(DiscoveryEffect::ExtraProduction { zones: Reach::ThisZone, tokens: more }) => tokens += more,
            _ => {}
        }
        for near in zone.adjacent().iter() {
            if let Some(DiscoveryEffect::ExtraProduction { zones: Reach::AdjacentZones, tokens: more }) =
                self.third_effect(near)
            {
                tokens += more;
            }
        }
        tokens
    }
}

/// RP-PRD-09, RP-PRD-10: which colours share the tokens of a zone with these astronauts in it. A
/// colour without one never does.
fn takers(here: &[u8; COLOURS], rule: Majority) -> [bool; COLOURS] {
    let most = here.iter().copied().max().unwrap_or(0);
    let leaders = here.iter().filter(|count| **count == most).count();
    let wanted = match rule {
        Majority::MostWins => Some(most),
        Majority::AllPresentTied => None,
        Majority::FewestWins => here.iter().copied().filter(|count| *count > 0).min(),
        // RP-DSC-16: leaders who tie share as usual.
        Majority::SecondWins if leaders > 1 => Some(most),
        // RP-DSC-14, RP-DSC-15: otherwise the second place takes or shares. RP-DSC-17: nobody does if there is none.
        Majority::SecondWins => Some(here.iter().copied().filter(|count| *count < most).max().unwrap_or(0)),
    };
    here.map(|count| count > 0 && wanted.is_none_or(|wanted| count == wanted))
}
