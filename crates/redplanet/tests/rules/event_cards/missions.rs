//! Section 13: what each of the thirteen missions pays, below, at and above each step.

use redplanet::material::Character::Scientist;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, TritonisSinus,
    VallesMarineris, VastitasBorealis,
};
use redplanet::material::{CardKind, Colour, EventCard, Resource, Zone};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Event, Stage};
use table::{Game, Seat, Viewer};

/// What the mission pays Yellow if the game ends in this position.
fn paid(position: Scene, card: EventCard) -> i8 {
    shown(&position.mission(Yellow, card).end_of_game(), card)
}

fn shown(table: &Table, wanted: EventCard) -> i8 {
    let points = |event: &Event| match event {
        Event::MissionShown { card, points, .. } if *card == wanted => Some(*points),
        _ => None,
    };
    table.events().iter().find_map(points).expect("every mission is shown")
}

fn one_in_each(zones: &[Zone]) -> Scene {
    zones.iter().fold(scene(3), |scene, zone| scene.astronauts(Yellow, *zone, 1))
}

/// What the ladder pays for 0, 1, 2, 3 and 4 of its zones, and for all other zones.
fn influence(card: EventCard, own: [Zone; 4], others: [Zone; 6]) -> ([i8; 5], i8) {
    let ladder = std::array::from_fn(|count| paid(one_in_each(&own[..count]), card));
    (ladder, paid(one_in_each(&others), card))
}

#[test]
fn rp_mis_01_a_drawn_mission_is_kept_face_down_until_final_scoring() {
    let table = scene(3).ship(1, Some(Hellas), 5).event_deck(&[Stronghold]).resolve(Yellow, Scientist);
    assert!(table.game.secrets[0].cards.contains(Stronghold));
    assert_eq!(table.open().face_down, [1, 0, 0, 0, 0, 0]);
    let own = serde_json::to_string(&table.game.view(Viewer::Seat(Seat(0)))).unwrap();
    assert!(own.contains("stronghold"), "Yellow has looked at it");
    let watched = serde_json::to_string(&table.game.view(Viewer::Spectator)).unwrap();
    assert!(!watched.contains("stronghold"), "nobody else has");
    for seat in [Seat(1), Seat(2)] {
        let view = table.game.view(Viewer::Seat(seat));
        assert!(view.own.unwrap().cards.is_empty());
        assert_eq!(
            view.open,
            table.game.view(Viewer::Spectator).open,
            "and the open part is the same for all"
        );
    }
    let over = scene(3).holds(Yellow, Stronghold).end_of_game();
    let view = serde_json::to_string(&over.game.view(Viewer::Spectator)).unwrap();
    assert!(view.contains("\"stronghold\""), "shown in final scoring");
}

#[test]
fn rp_mis_02_there_is_no_limit_to_the_missions_of_a_player() {
    let ten = [
        WesternInfluence,
        NorthernInfluence,
        SouthernInfluence,
        StrategicZones,
        PhobosOutpost,
        SylvaniteMagnate,
        CeleriumMagnate,
        FallenHeroes,
        MassColonisation,
        PlanetaryExpansion,
    ];
    let start = scene(3)
        .mission(Yellow, EasternInfluence)
        .mission(Blue, Stronghold)
        .mission(Orange, BalancedPortfolio);
    let table = ten.iter().fold(start, |scene, card| scene.holds(Yellow, *card)).end_of_game();
    let of_yellow = |event: &&Event| matches!(event, Event::MissionShown { colour: Yellow, .. });
    assert_eq!(table.events().iter().filter(of_yellow).count(), 11);

    // With nine in hand the Scientist still draws and keeps a tenth.
    let nine = scene(3)
        .mission(Yellow, EasternInfluence)
        .mission(Blue, Stronghold)
        .mission(Orange, BalancedPortfolio);
    let nine = ten[..9].iter().fold(nine, |scene, card| scene.holds(Yellow, *card));
    let table = nine.ship(1, Some(Hellas), 5).event_deck(&[PlanetaryExpansion]).resolve(Yellow, Scientist);
    assert_eq!(table.open().face_down[0], 10);
    assert!(table.game.secrets[0].cards.contains(PlanetaryExpansion));
}

#[test]
fn rp_mis_03_each_player_shows_all_missions_and_scores_the_fulfilled_ones() {
    let table = scene(3)
        .mission(Yellow, StrategicZones)
        .holds(Yellow, PhobosOutpost)
        .holds(Yellow, Stronghold)
        .mission(Blue, FallenHeroes)
        .mission(Orange, CeleriumMagnate)
        .astronauts(Yellow, SyrtisMajor, 1)
        .astronauts(Blue, Phobos, 1)
        .lost(Blue, 3)
        .end_of_game();
    let mut cards: Vec<(Colour, EventCard, i8)> = Vec::new();
    for event in table.events() {
        if let Event::MissionShown { colour, card, points } = event {
            cards.push((*colour, *card, *points));
        }
    }
    let all = [
        (Yellow, StrategicZones, 7),
        (Yellow, PhobosOutpost, 0),
        (Yellow, Stronghold, 0),
        (Blue, FallenHeroes, 3),
        (Orange, CeleriumMagnate, 0),
    ];
    assert_eq!(cards.len(), 5);
    assert!(all.iter().all(|line| cards.contains(line)), "{cards:?}");
    let missions = |colour| redplanet::scoring::points(table.open(), colour).missions;
    assert_eq!([Yellow, Blue, Orange].map(missions), [7, 3, 0]);
    assert_eq!(table.open().stage, Stage::Over);
}

#[test]
fn rp_mis_04_eastern_influence_pays_1_2_4_7() {
    let own = [VastitasBorealis, Ausonia, Hellas, TritonisSinus];
    let others = [MareTyrrhenum, SinusSabaeus, MareSerpentis, SyrtisMajor, VallesMarineris, Phobos];
    assert_eq!(influence(EasternInfluence, own, others), ([0, 1, 2, 4, 7], 0));
}

#[test]
fn rp_mis_04_western_influence_pays_1_2_4_7() {
    let own = [MareTyrrhenum, SinusSabaeus, MareSerpentis, VastitasBorealis];
    let others = [Ausonia, Hellas, TritonisSinus, SyrtisMajor, VallesMarineris, Phobos];
    assert_eq!(influence(WesternInfluence, own, others), ([0, 1, 2, 4, 7], 0));
}

#[test]
fn rp_mis_04_northern_influence_pays_1_2_4_7() {
    let own = [MareSerpentis, VastitasBorealis, Ausonia, Hellas];
    let others = [TritonisSinus, MareTyrrhenum, SinusSabaeus, SyrtisMajor, VallesMarineris, Phobos];
    assert_eq!(influence(NorthernInfluence, own, others), ([0, 1, 2, 4, 7], 0));
}

#[test]
fn rp_mis_04_southern_influence_pays_1_2_4_7() {
    let own = [Hellas, TritonisSinus, MareTyrrhenum, SinusSabaeus];
    let others = [VastitasBorealis, Ausonia, MareSerpentis, SyrtisMajor, VallesMarineris, Phobos];
    assert_eq!(influence(SouthernInfluence, own, others), ([0, 1, 2, 4, 7], 0));
}

#[test]
fn rp_mis_04_several_astronauts_in_a_zone_count_once() {
    let crowd = scene(3).astronauts(Yellow, Hellas, 9).astronauts(Blue, Ausonia, 1);
    assert_eq!(paid(crowd, EasternInfluence), 1);
}

#[test]
fn rp_mis_05_phobos_outpost_pays_for_most_and_for_a_tie() {
    let phobos = |yellow, blue| scene(3).astronauts(Yellow, Phobos, yellow).astronauts(Blue, Phobos, blue);
    assert_eq!(paid(phobos(3, 2), PhobosOutpost), 7);
    assert_eq!(paid(phobos(2, 2), PhobosOutpost), 7);
    assert_eq!(paid(phobos(1, 2), PhobosOutpost), 0);
    assert_eq!(
        paid(scene(3).astronauts(Yellow, Hellas, 5), PhobosOutpost),
        0,
        "nobody there is nobody's most"
    );
}

fn magnate(card: EventCard, kind: Resource, other: Resource) {
    let tokens = |yellow, blue| {
        scene(3).tokens(Yellow, kind, yellow).tokens(Blue, kind, blue).tokens(Orange, other, 9)
    };
    assert_eq!(paid(tokens(3, 2), card), 7);
    assert_eq!(paid(tokens(2, 2), card), 7);
    assert_eq!(paid(tokens(2, 3), card), 0);
    assert_eq!(paid(tokens(0, 0), card), 0);
}

#[test]
fn rp_mis_05_sylvanite_magnate_pays_for_most_and_for_a_tie() {
    magnate(SylvaniteMagnate, Sylvanite, Celerium);
}

#[test]
fn rp_mis_05_celerium_magnate_pays_for_most_and_for_a_tie() {
    magnate(CeleriumMagnate, Celerium, Sylvanite);
}

#[test]
fn rp_mis_06_strategic_zones_add_up_syrtis_major_and_valles_marineris() {
    let leads_in_neither = scene(3)
        .astronauts(Yellow, SyrtisMajor, 2)
        .astronauts(Yellow, VallesMarineris, 2)
        .astronauts(Blue, SyrtisMajor, 3)
        .astronauts(Orange, VallesMarineris, 3);
    assert_eq!(paid(leads_in_neither, StrategicZones), 7);
    let leads_in_one = scene(3)
        .astronauts(Yellow, SyrtisMajor, 3)
        .astronauts(Blue, SyrtisMajor, 2)
        .astronauts(Blue, VallesMarineris, 2);
    assert_eq!(paid(leads_in_one, StrategicZones), 0);
    let tied = scene(3).astronauts(Yellow, SyrtisMajor, 2).astronauts(Blue, VallesMarineris, 2);
    assert_eq!(paid(tied, StrategicZones), 7);
    assert_eq!(paid(scene(3).astronauts(Yellow, Hellas, 2), StrategicZones), 0);
}

#[test]
fn rp_mis_07_missions_look_at_the_board_at_final_scoring() {
    // The natives kill Yellow's only astronaut on Hellas, and production 3 gives Yellow the first celerium.
    let table = scene(3)
        .mission(Yellow, EasternInfluence)
        .holds(Yellow, CeleriumMagnate)
        .discovery(Hellas, NativeResistance, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Yellow, Phobos, 1)
        .resource(Phobos, Celerium)
        .end_of_game();
    assert_eq!(shown(&table, EasternInfluence), 0);
    assert_eq!(shown(&table, CeleriumMagnate), 7);
}

#[test]
fn rp_mis_07_fallen_heroes_pay_one_each_at_most_seven() {
    let steps = [(0, 0), (1, 1), (2, 2), (6, 6), (7, 7), (8, 7), (22, 7)];
    for (lost, points) in steps {
        assert_eq!(paid(scene(3).lost(Yellow, lost).lost(Blue, 10), FallenHeroes), points, "{lost}");
    }
}

#[test]
fn rp_mis_07_mass_colonisation_counts_all_of_mars_without_phobos() {
    let steps = [(8, 0), (9, 1), (10, 1), (11, 2), (12, 2), (13, 4), (14, 4), (15, 7), (16, 7), (22, 7)];
    for (count, points) in steps {
        let split = scene(3).astronauts(Yellow, Hellas, count - 5).astronauts(Yellow, SyrtisMajor, 5);
        assert_eq!(paid(split, MassColonisation), points, "{count} on Mars");
    }
    let on_phobos = scene(3).astronauts(Yellow, Hellas, 8).astronauts(Yellow, Phobos, 14);
    assert_eq!(paid(on_phobos, MassColonisation), 0);
}

#[test]
fn rp_mis_07_planetary_expansion_counts_zones_with_phobos() {
    let all = [
        Phobos,
        SyrtisMajor,
        VallesMarineris,
        VastitasBorealis,
        Ausonia,
        Hellas,
        TritonisSinus,
        MareTyrrhenum,
        SinusSabaeus,
        MareSerpentis,
    ];
    let points: Vec<i8> =
        (0..=10).map(|count| paid(one_in_each(&all[..count]), PlanetaryExpansion)).collect();
    assert_eq!(points, [0, 0, 0, 0, 0, 0, 3, 5, 7, 8, 9]);
}

#[test]
fn rp_mis_07_stronghold_pays_for_the_largest_group() {
    for (count, points) in [(1, 0), (3, 0), (4, 2), (5, 4), (6, 6), (7, 7), (8, 7)] {
        for zone in [Hellas, SyrtisMajor, Phobos] {
            let position = scene(3)
                .astronauts(Yellow, zone, count)
                .astronauts(Yellow, Ausonia, 1)
                .astronauts(Blue, zone, 9);
            assert_eq!(paid(position, Stronghold), points, "{count} in {zone}");
        }
    }
    let spread = scene(3).astronauts(Yellow, Hellas, 3).astronauts(Yellow, Ausonia, 3);
    assert_eq!(paid(spread, Stronghold), 0, "groups are not added up");
}

#[test]
fn rp_mis_07_balanced_portfolio_counts_sets_of_three_kinds() {
    let sets = |ice, sylvanite, celerium| {
        scene(3)
            .tokens(Yellow, Ice, ice)
            .tokens(Yellow, Sylvanite, sylvanite)
            .tokens(Yellow, Celerium, celerium)
    };
    assert_eq!(paid(sets(5, 5, 0), BalancedPortfolio), 0);
    assert_eq!(paid(sets(1, 1, 1), BalancedPortfolio), 5);
    assert_eq!(paid(sets(7, 1, 4), BalancedPortfolio), 5);
    assert_eq!(paid(sets(2, 2, 2), BalancedPortfolio), 7);
    assert_eq!(paid(sets(3, 3, 3), BalancedPortfolio), 8);
    assert_eq!(paid(sets(4, 4, 4), BalancedPortfolio), 8);
    let table = sets(1, 1, 1).mission(Yellow, BalancedPortfolio).end_of_game();
    assert_eq!(redplanet::scoring::points(table.open(), Yellow).tokens, 6, "the tokens keep their value");
}

#[test]
fn there_are_thirteen_missions() {
    assert_eq!(EventCard::of_kind(CardKind::Mission).len(), 13);
}
