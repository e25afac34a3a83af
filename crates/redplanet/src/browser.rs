use table::Piece;
use table::ts::{Browser, Constants};

use crate::RedPlanet;
use crate::material::{Character, Colour, EventCard, Resource, Zone};

impl Browser for RedPlanet {
    fn constants(out: &mut Constants) {
        out.ids("ZONES", Zone::all());
        out.ids("RESOURCES", Resource::all());
        out.ids("CHARACTERS", Character::all());
        out.ids("COLOURS", Colour::all());
        out.ids("EVENT_CARDS", EventCard::all());
    }
}
