use table::Piece;
use table::ts::{Browser, Constants};

use crate::RedPlanet;
use crate::material::{Character, Colour, EventCard, Instruction, Resource, ShipsUsed, Zone};

impl Browser for RedPlanet {
    fn constants(out: &mut Constants) {
        out.ids("ZONES", Zone::all());
        out.ids("RESOURCES", Resource::all());
        out.ids("CHARACTERS", Character::all());
        out.ids("COLOURS", Colour::all());
        out.ids("EVENT_CARDS", EventCard::all());
        let boarding: Vec<String> = Character::all().filter_map(boarding).collect();
        let kind = "Record<Character, { count: number; ships: 'one' | 'one_or_two' | 'two_different' }>";
        out.value("BOARDING", kind, &format!("{{ {} }}", boarding.join(", ")));
    }
}

/// How many astronauts a character boards, and on how many ships.
fn boarding(character: Character) -> Option<String> {
    character.instructions().iter().find_map(|instruction| {
        let Instruction::PlaceAstronauts { count, ships, .. } = instruction else { return None };
        let ships = match ships {
            ShipsUsed::One => "one",
            ShipsUsed::OneOrTwo => "one_or_two",
            ShipsUsed::TwoDifferent => "two_different",
        };
        Some(format!("{character}: {{ count: {count}, ships: '{ships}' }}"))
    })
}
