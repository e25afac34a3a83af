//! The audit: invariants that must hold in every state (section 16).

use table::{Fault, Piece, Set};

use crate::material::{ASTRONAUTS, COLOURS, Character, Colour, EventCard, Ship, TOKENS_PER_ZONE, Zone};
use crate::state::{RedPlanet, Stage, Vessel};

/// Checks every invariant that a single state can show.
pub(crate) fn audit(game: &RedPlanet) -> Result<(), Fault> {
    game.every_astronaut_is_somewhere()?;
    game.every_character_is_somewhere()?;
    game.every_destination_token_is_somewhere()?;
    game.every_ship_is_somewhere()?;
    game.every_event_card_is_somewhere()?;
    game.discoveries_lie_where_they_may()?;
    game.zones_are_explored()?;
    game.neutral_decks_are_complete()?;
    game.nobody_waits_in_vain()
}

impl RedPlanet {
    /// RP-INV-01: supply, ships, zones and memorial add up for each colour. RP-SHIP-06: no crew exceeds the capacity.
    fn every_astronaut_is_somewhere(&self) -> Result<(), Fault> {
        for colour in Colour::all() {
            let at = colour as usize;
            let ships: u8 = self.open.vessels().map(|(_, vessel)| vessel.crew[at]).sum();
            let zones: u8 = self.open.zones.iter().map(|zone| zone[at]).sum();
            let sum = self.open.supply[at] + ships + zones + self.open.lost[at];
            let expected = if at < self.open.colour_count() as usize { ASTRONAUTS } else { 0 };
            Fault::unless(sum == expected, "RP-INV-01", || format!("{colour} has {sum} astronauts"))?;
        }
        for (place, vessel) in self.open.vessels() {
            let (aboard, capacity) = (vessel.aboard(), vessel.ship.capacity());
            Fault::unless(aboard <= capacity, "RP-SHIP-06", || {
                format!("{aboard} of {capacity} on {place:?}")
            })?;
            let lost_at_sea = aboard > 0 && vessel.destination().is_none() && self.open.frames.is_empty();
            Fault::unless(!lost_at_sea, "RP-DST-01", || format!("the crew on {place:?} has no destination"))?;
        }
        Ok(())
    }

    /// RP-INV-03: a sealed card comes from the hand, which is all that isn't face up.
    fn every_character_is_somewhere(&self) -> Result<(), Fault> {
        for (at, secret) in self.secrets.iter().enumerate().take(self.open.seats() as usize) {
            let seat = table::Seat(at as u8);
            let colour = self.open.main_colour(seat);
            let choosing = self.open.stage == Stage::Characters;
            let sealed = choosing && self.open.chosen.contains(seat)
                || self.open.stage == Stage::Countdown && self.open.revealed[colour as usize].is_none();
            Fault::unless(sealed == secret.character.is_some(), "RP-INV-03", || {
                format!("{colour} has sealed {:?}", secret.character)
            })?;
            if let Some(character) = secret.character {
                let in_hand = self.open.hand(colour).contains(character);
                Fault::unless(in_hand, "RP-INV-03", || format!("{colour} sealed a face-up {character}"))?;
            }
        }
        Ok(())
    }

    /// RP-INV-04: every zone has its two tokens, in the pool or on ships.
    fn every_destination_token_is_somewhere(&self) -> Result<(), Fault> {
        for zone in Zone::all() {
            let on_ships: u8 = self.open.vessels().map(|(_, vessel)| vessel.tokens[zone as usize]).sum();
            let sum = self.open.pool[zone as usize] + on_ships;
            Fault::unless(sum == TOKENS_PER_ZONE, "RP-INV-04", || format!("{zone} has {sum} tokens"))?;
        }
        for (place, vessel) in self.open.vessels() {
            let topmost_is_there = vessel.token.is_none_or(|zone| vessel.tokens[zone as usize] > 0);
            Fault::unless(topmost_is_there, "RP-INV-04", || {
                format!("the topmost token is missing on {place:?}")
            })?;
        }
        Ok(())
    }

    /// RP-INV-05: every ship exists exactly once. RP-INV-06: docks out of play stay empty, and no
    /// ship is in flight after step 3.
    fn every_ship_is_somewhere(&self) -> Result<(), Fault> {
        let mut seen = self.open.ship_deck;
        let mut count = seen.len() + self.open.ship_discard.len();
        seen = seen.union(self.open.ship_discard);
        for (_, vessel) in self.open.vessels() {
            seen.insert(vessel.ship);
            count += 1;
        }
        let once = count == Ship::COUNT && seen.len() == Ship::COUNT;
        Fault::unless(once, "RP-INV-05", || format!("{count} ships, {} different", seen.len()))?;
        let beyond = self.open.docks.iter().skip(self.open.dock_count() as usize).flatten().count();
        Fault::unless(beyond == 0, "RP-INV-06", || "a ship in a dock that is not in play".into())?;
        let landed = self.open.flights.is_empty() || self.open.stage == Stage::Countdown;
        Fault::unless(landed, "RP-INV-06", || "a ship in flight after step 3".into())
    }

    /// RP-INV-07: every event card exists exactly once, and the public counts match.
    fn every_event_card_is_somewhere(&self) -> Result<(), Fault> {
        let mut seen = Set::<EventCard>::EMPTY;
        let mut count = 0;
        let mut add = |card: EventCard| {
            seen.insert(card);
            count += 1;
        };
        self.hidden.event_deck.iter().for_each(&mut add);
        self.open.event_discard.iter().for_each(&mut add);
        self.hidden.discoveries.iter().flatten().copied().for_each(&mut add);
        self.open.discoveries.iter().filter_map(|place| place.card).for_each(&mut add);
        for seat in 0..COLOURS {
            let secret = &self.secrets[seat];
            secret.cards.iter().chain(secret.boxed.iter()).chain(secret.drawn).for_each(&mut add);
            if self.open.stage == Stage::Missions {
                secret.dealt.into_iter().flatten().for_each(&mut add);
            } else {
                secret.mission.into_iter().for_each(&mut add);
            }
            let shown = [self.open.turned[seat], self.open.used[seat], self.open.missions[seat]];
            shown.iter().flat_map(Set::iter).for_each(&mut add);
        }
        let once = count == EventCard::COUNT && seen.len() == EventCard::COUNT;
        Fault::unless(once, "RP-INV-07", || format!("{count} event cards, {} different", seen.len()))?;
        let deck = self.hidden.event_deck.len();
        let told = self.open.event_deck as usize;
        Fault::unless(deck == told, "RP-INV-07", || format!("the event deck has {deck} cards, not {told}"))?;
        for seat in 0..COLOURS {
            let (held, told) = (self.secrets[seat].cards.len(), self.open.face_down[seat] as usize);
            Fault::unless(held == told, "RP-INV-07", || {
                format!("seat {seat} holds {held} cards, not {told}")
            })?;
            let (boxed, told) = (self.secrets[seat].boxed.len(), self.open.event_box[seat] as usize);
            Fault::unless(boxed == told, "RP-INV-07", || {
                format!("seat {seat} boxed {boxed} cards, not {told}")
            })?;
        }
        Ok(())
    }

    /// RP-INV-08: only outer zones hold a discovery, at most one each. RP-HID-06: what a seat remembers is true.
    fn discoveries_lie_where_they_may(&self) -> Result<(), Fault> {
        for (at, place) in self.open.discoveries.iter().enumerate() {
            let card = self.hidden.discoveries[at].or(place.card);
            let laid = place.by.is_some() == card.is_some();
            Fault::unless(laid, "RP-INV-08", || format!("the discovery at {}", Zone::nth(at)))?;
            let right = card.is_none_or(|card| card.discovery().is_some());
            Fault::unless(right, "RP-INV-08", || format!("no discovery lies at {}", Zone::nth(at)))?;
            for (seat, secret) in self.secrets.iter().enumerate() {
                let true_memory = secret.known[at].is_none_or(|known| Some(known) == card);
                Fault::unless(true_memory, "RP-HID-06", || format!("seat {seat} remembers another card"))?;
            }
        }
        Ok(())
    }

    /// RP-INV-09: a zone with astronauts has a face-up resource token. RP-INV-10: between
    /// characters no docked ship is full.
    fn zones_are_explored(&self) -> Result<(), Fault> {
        for zone in Zone::all() {
            let somebody = self.open.zones[zone as usize].iter().any(|count| *count > 0);
            let explored = !somebody || self.open.resources[zone as usize].is_some();
            Fault::unless(explored, "RP-INV-09", || format!("astronauts in unexplored {zone}"))?;
        }
        let resolving = self.open.acting.is_some();
        let full = self.open.docks.iter().flatten().any(Vessel::is_full);
        Fault::unless(resolving || !full, "RP-INV-10", || "a full ship waits".into())
    }

    /// RP-INV-13: every card of a neutral colour exists exactly once.
    fn neutral_decks_are_complete(&self) -> Result<(), Fault> {
        for colour in self.open.neutral_colours() {
            let at = colour as usize;
            let drawn = self.secrets[self.open.owner(colour).index()].neutral;
            let mut cards = self.hidden.neutral_top[at].union(self.hidden.neutral_rest[at]);
            let mut count = self.hidden.neutral_top[at].len() + self.hidden.neutral_rest[at].len();
            for card in self.open.played[at].iter().chain(drawn) {
                cards.insert(card);
                count += 1;
            }
            if self.open.recruiter_boxed.contains(colour) {
                cards.insert(Character::Recruiter);
                count += 1;
            }
            let once = cards.len() == Character::COUNT && count == Character::COUNT;
            Fault::unless(once, "RP-INV-13", || format!("{count} cards of {colour}"))?;
        }
        Ok(())
    }

    /// RP-DEC-N3: a game that isn't over waits for somebody's decision.
    fn nobody_waits_in_vain(&self) -> Result<(), Fault> {
        let asked = match self.open.stage {
            Stage::Missions | Stage::Characters | Stage::Over => self.open.frames.is_empty(),
            _ => !self.open.frames.is_empty(),
        };
        Fault::unless(asked, "RP-DEC-N3", || format!("nobody is asked in {:?}", self.open.stage))
    }
}
