//! What is hidden from whom.

use martians::material::*;
use martians::scene::{scene, scene_with};
use martians::{Martians, Options, Variant};
use table::{Game, Log, Rng, Seat, Viewer};

/// MA-HID-01, MA-HID-02: in SEMI the others see how many cards a hand holds, not which.
#[test]
fn a_hand_of_cards_is_seen_by_its_owner_only() {
    let with = |mineral| scene(Variant::Semi, 2).cards(RED, &[(mineral, 2)]).turn(BLUE);
    let (green, red) = (with(Mineral::Green), with(Mineral::Red));
    assert_eq!(green.view(Viewer::Seat(Seat(0))), red.view(Viewer::Seat(Seat(0))));
    assert_eq!(green.view(Viewer::Spectator), red.view(Viewer::Spectator));
    assert_ne!(green.view(Viewer::Seat(Seat(1))), red.view(Viewer::Seat(Seat(1))));
    assert_eq!(green.open().hands, [0, 2, 0, 0]);
}

/// MA-HID-03: in CO-OP they are open.
#[test]
fn common_cards_are_seen_by_all() {
    let with = |mineral| scene(Variant::Coop, 2).cards(BLUE, &[(mineral, 1)]).turn(BLUE);
    assert_ne!(with(Mineral::Green).view(Viewer::Spectator), with(Mineral::Red).view(Viewer::Spectator));
}

/// MA-HID-01, MA-TEC-10: the top weather card is known to the owner of Weather Reports.
#[test]
fn the_top_weather_is_known_to_the_owner_of_weather_reports_until_he_shows_it() {
    let with = |weather| {
        scene(Variant::Coop, 2).tech(BLUE, CorpTech::WeatherReport).next_weather(weather).turn(BLUE)
    };
    let (mut wind, quake) = (with(Weather::Wind), with(Weather::Earthquake));
    assert_eq!(wind.view(Viewer::Seat(Seat(1))), quake.view(Viewer::Seat(Seat(1))));
    assert_eq!(wind.view(Viewer::Seat(Seat(0))).own.unwrap().forecast, Some(Weather::Wind));
    wind.play(BLUE, "show");
    assert_eq!(wind.view(Viewer::Seat(Seat(1))).open.shown_weather, Some(Weather::Wind));
}

/// MA-HID-01: events to come, the weather deck and the generator are in no view.
#[test]
fn decks_are_in_no_view() {
    let with = |events: &[EventCard]| scene(Variant::Coop, 2).stack(2, events).turn(BLUE);
    let (leak, seeds) = (with(&[EventCard::Leak]), with(&[EventCard::Seeds]));
    for viewer in Viewer::everybody(2) {
        assert_eq!(leak.view(viewer), seeds.view(viewer));
    }
}

/// MA-HID-04, MA-HID-05: what was handed on is known to be one of two; imagined worlds keep to that.
#[test]
fn goals_handed_on_are_imagined_with_the_neighbour() {
    let options = Options { hidden_goals: true, ..Options::new(Variant::Com, 3) };
    let mut game = Martians::new(&options, 5).unwrap();
    let mut log = Log::off();
    let mut legal = Vec::new();
    while let Some(seat) = game.turn().filter(|_| game.open().round == 0) {
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut log);
    }
    let view = game.view(Viewer::Seat(Seat(0)));
    let handed = view.own.unwrap().handed;
    assert_eq!(handed.len(), 2);
    let mut kept = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let world = Martians::imagine(&view, &mut Rng::seeded(seed));
        world.audit().unwrap();
        let neighbour = world.secrets[1];
        assert_eq!(neighbour.goals.len(), 2);
        let of_mine = neighbour.goals.intersection(handed);
        assert_eq!(of_mine.len(), 1);
        assert_eq!(neighbour.boxed.union(of_mine), handed);
        kept.extend(of_mine.iter());
    }
    assert_eq!(kept.len(), 2, "either of the two may have been kept");
}

/// MA-HID-01: after a reshuffle the deck holds what was discarded; nobody imagines it otherwise.
#[test]
fn a_renewed_deck_is_imagined_from_the_discards() {
    let options = Options { collectors: false, ..Options::new(Variant::Semi, 2) };
    let mut table = scene_with(options)
        .cards(RED, &[(Mineral::Yellow, 5), (Mineral::Green, 6)])
        .spent_cards(Mineral::Red, 7)
        .stock(BLUE, &[(Resource::Energy, 5)])
        .dig(0, -3, Dig::R1i0)
        .turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01", "crystals 1 0", "examine"]);
    assert_eq!(table.cards(BLUE), [0, 0, 1, 0]);
    for seed in 0..20 {
        let world = Martians::imagine(&table.view(Viewer::Seat(Seat(0))), &mut Rng::seeded(seed));
        assert_eq!(world.regolith_deck(), [0, 0, 6, 0]);
    }
}
