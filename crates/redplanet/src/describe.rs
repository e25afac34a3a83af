//! The position in words, for the terminal and for screen readers.

use table::{Message, Paragraph, Piece, Seat, Viewer};

use crate::action::Place;
use crate::material::{COLOURS, Colour, ROUNDS, Resource, Zone};
use crate::state::{Open, Secret, Stage, Vessel};
use crate::view::View;

/// Track, ships, zones, colours, then what only the viewer knows.
pub(crate) fn describe(view: &View) -> Vec<Paragraph> {
    let open = &view.open;
    let mut board = vec![track(open)];
    board.extend(open.docks().map(|dock| ship(open, Place::Dock(dock))));
    board.extend(
        open.vessels()
            .filter(|(place, _)| matches!(place, Place::Flight(_)))
            .map(|(place, _)| ship(open, place)),
    );
    board.extend(Zone::all().map(|at| zone(open, view.own.as_ref(), at)));
    board.extend(open.colours().map(|of| colour(open, of)));
    if let (Viewer::Seat(_), Some(own)) = (view.viewer, &view.own) {
        board.push(secrets(own));
    }
    board
}

/// Where the game stands on its track.
fn track(open: &Open) -> Paragraph {
    let about = Message::new("redplanet-board-round").with("round", open.round).with("of", ROUNDS);
    let mut track = Paragraph::about(about);
    if open.stage == Stage::Countdown {
        track.parts.push(Message::new("redplanet-board-called").with("number", open.calling));
    }
    track.parts.push(Message::new("redplanet-board-first").with("colour", open.first.name()));
    track.parts.push(Message::new("redplanet-board-event_deck").with("count", open.event_deck));
    track
}

fn ship(open: &Open, place: Place) -> Paragraph {
    let Some(vessel) = open.vessel(place) else {
        return Paragraph::about(Message::new("redplanet-board-no_ship").with("place", place.name()));
    };
    let mut ship = Paragraph::about(bound_for(vessel, place).with("capacity", vessel.ship.capacity()));
    ship.parts = people(open, &vessel.crew);
    ship
}

fn bound_for(vessel: &Vessel, place: Place) -> Message {
    match vessel.destination() {
        Some(zone) => Message::new("redplanet-board-ship").with("zone", zone.name()),
        None => Message::new("redplanet-board-ship_unknown"),
    }
    .with("place", place.name())
}

fn zone(open: &Open, own: Option<&Secret>, zone: Zone) -> Paragraph {
    let at = zone as usize;
    let about = match open.resources[at] {
        Some(resource) => Message::new("redplanet-board-zone").with("resource", resource.name()),
        None => Message::new("redplanet-board-zone_unexplored"),
    };
    let mut paragraph = Paragraph::about(about.with("zone", zone.name()));
    paragraph.parts = people(open, &open.zones[at]);
    for kind in Resource::all().filter(|kind| open.piles[at][*kind as usize] > 0) {
        let pile = Message::new("redplanet-board-pile").with("resource", kind.name());
        paragraph.parts.push(pile.with("count", open.piles[at][kind as usize]));
    }
    if let Some(by) = open.discoveries.get(at).and_then(|place| place.by) {
        let known = open.discovery(zone).or(own.and_then(|own| own.known[at]));
        paragraph.parts.push(match known {
            Some(card) => Message::new("redplanet-board-discovery_known").with("card", card.name()),
            None => Message::new("redplanet-board-discovery").with("seat", by),
        });
    }
    paragraph
}

/// The colours present, each with its number of astronauts.
fn people(open: &Open, here: &[u8; COLOURS]) -> Vec<Message> {
    let present = open.colours().filter(|colour| here[*colour as usize] > 0);
    let group = |colour: Colour| {
        let group = Message::new("redplanet-board-astronauts").with("colour", colour.name());
        group.with("count", here[colour as usize])
    };
    present.map(group).collect()
}

fn colour(open: &Open, colour: Colour) -> Paragraph {
    let at = colour as usize;
    let seat: Seat = open.owner(colour);
    let id = if open.is_neutral(colour) { "redplanet-board-neutral" } else { "redplanet-board-colour" };
    let mut paragraph = Paragraph::about(Message::new(id).with("colour", colour.name()).with("seat", seat));
    paragraph.parts.push(
        Message::new("redplanet-board-supply").with("count", open.supply[at]).with("lost", open.lost[at]),
    );
    for kind in Resource::all().filter(|kind| open.held[at][*kind as usize] > 0) {
        let tokens = Message::new("redplanet-board-tokens").with("resource", kind.name());
        paragraph.parts.push(tokens.with("count", open.held[at][kind as usize]));
    }
    for character in open.played[at].iter() {
        paragraph.parts.push(Message::new("redplanet-board-played").with("character", character.name()));
    }
    if !open.is_neutral(colour) {
        let cards = open.face_down[seat.index()] + u8::from(open.kept.contains(seat));
        paragraph.parts.push(Message::new("redplanet-board-face_down").with("count", cards));
        for card in open.used[seat.index()].iter().chain(open.missions[seat.index()].iter()) {
            paragraph.parts.push(Message::new("redplanet-board-card").with("card", card.name()));
        }
    }
    paragraph
}

/// What only the viewer knows.
fn secrets(own: &Secret) -> Paragraph {
    let mut secrets = Paragraph::about(Message::new("redplanet-board-own"));
    for card in own.mission.into_iter().chain(own.cards.iter()) {
        secrets.parts.push(Message::new("redplanet-board-card").with("card", card.name()));
    }
    if let Some(card) = own.drawn {
        secrets.parts.push(Message::new("redplanet-board-drawn").with("card", card.name()));
    }
    for character in own.character.into_iter().chain(own.neutral) {
        secrets.parts.push(Message::new("redplanet-board-sealed").with("character", character.name()));
    }
    secrets
}
