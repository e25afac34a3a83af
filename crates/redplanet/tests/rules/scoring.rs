//! Section 14: final scoring and victory.

use redplanet::Event;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::{
    BalancedPortfolio, EasternInfluence, FallenHeroes, Lichens, PhobosOutpost, PlanetaryExpansion,
    RadiationLeak, StrategicZones, Stronghold,
};
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{Ausonia, Hellas, Phobos, SyrtisMajor};
use redplanet::scene::{Scene, scene};
use table::{Game, SeatSet};

use crate::helpers::{score, winners};

/// Missions that pay nothing without an astronaut on the board.
fn without_missions() -> Scene {
    scene(3).mission(Yellow, Stronghold).mission(Blue, StrategicZones).mission(Orange, PhobosOutpost)
}

#[test]
fn rp_sco_01_all_missions_are_shown_and_ice_monopoly_is_awarded() {
    let table = scene(3)
        .mission(Yellow, FallenHeroes)
        .mission(Blue, StrategicZones)
        .mission(Orange, PhobosOutpost)
        .holds(Orange, Stronghold)
        .lost(Yellow, 2)
        .astronauts(Orange, Phobos, 4)
        .resource(Phobos, Ice)
        .end_of_game();
    for event in [
        Event::MissionShown { colour: Yellow, card: FallenHeroes, points: 2 },
        Event::MissionShown { colour: Blue, card: StrategicZones, points: 0 },
        Event::MissionShown { colour: Orange, card: PhobosOutpost, points: 7 },
        Event::MissionShown { colour: Orange, card: Stronghold, points: 2 },
    ] {
        assert!(table.told(event));
    }
    assert_eq!(score(&table, 2), 7 + 2 + 3 + 9, "missions, three ice, the monopoly");
    assert_eq!(score(&table, 0), 2);
    assert_eq!(score(&table, 1), 0);
}

#[test]
fn rp_sco_02_the_score_is_missions_tokens_and_discoveries() {
    let table = scene(3)
        .mission(Yellow, FallenHeroes)
        .mission(Blue, Stronghold)
        .lost(Yellow, 5)
        .tokens(Yellow, Ice, 4)
        .tokens(Yellow, Sylvanite, 3)
        .tokens(Yellow, Celerium, 2)
        .tokens(Blue, Ice, 5)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Blue, Ausonia, 1)
        .resource(Hellas, Sylvanite)
        .resource(Ausonia, Celerium)
        .discovery(Hellas, Lichens, Blue)
        .discovery(Ausonia, RadiationLeak, Yellow)
        .end_of_game();
    // Hellas: three sylvanite for two tied colours, one each. Ausonia: three celerium for Blue.
    assert_eq!(score(&table, 0), 5 + (4 + 4 * 2 + 2 * 3) + 6);
    assert_eq!(score(&table, 1), 9 + (5 + 2 + 3 * 3) + 6 - 3);
    let outcome = table.game.outcome().unwrap();
    let sources: Vec<i32> = outcome.standings[1].sources.iter().map(|(_, points)| *points).collect();
    assert_eq!(sources, [16, 0, 9, 3], "tokens, missions, monopoly, discoveries");
}

#[test]
fn rp_sco_03_the_highest_score_wins() {
    let table =
        without_missions().tokens(Yellow, Sylvanite, 9).tokens(Blue, Celerium, 7).tokens(Orange, Celerium, 5);
    let table = table.end_of_game();
    assert_eq!([score(&table, 0), score(&table, 1), score(&table, 2)], [18, 21, 15]);
    assert_eq!(winners(&table), [1], "fewer tokens, more points");
}

#[test]
fn rp_sco_04_a_tie_goes_to_more_point_tokens() {
    let table = without_missions().tokens(Yellow, Celerium, 4).tokens(Blue, Sylvanite, 6).end_of_game();
    assert_eq!([score(&table, 0), score(&table, 1)], [12, 12]);
    assert_eq!(winners(&table), [1], "six tokens against four of the same value");
    let table = without_missions()
        .tokens(Yellow, Celerium, 4)
        .tokens(Blue, Sylvanite, 6)
        .tokens(Orange, Ice, 1)
        .tokens(Orange, Sylvanite, 0)
        .end_of_game();
    assert_eq!(winners(&table), [1], "only the tied players are compared");
}

#[test]
fn rp_sco_05_a_full_tie_is_a_shared_victory() {
    let table =
        without_missions().tokens(Yellow, Celerium, 4).tokens(Orange, Celerium, 4).tokens(Blue, Sylvanite, 5);
    let table = table.end_of_game();
    assert_eq!(winners(&table), [0, 2]);
    let nobody = without_missions().end_of_game();
    assert_eq!(nobody.game.outcome().unwrap().winners, SeatSet::all(3), "nothing against nothing");
}

#[test]
fn rp_sco_06_tokens_in_zones_count_for_nobody() {
    let table = without_missions().pile(Hellas, Celerium, 5).pile(Phobos, Ice, 2).resource(Hellas, Celerium);
    let table = table.end_of_game();
    assert_eq!(table.open().piles[Hellas as usize], [0, 0, 8]);
    assert_eq!([score(&table, 0), score(&table, 1), score(&table, 2)], [0, 0, 0], "no ice is held either");
}

#[test]
fn rp_sco_07_astronauts_on_docked_ships_count_in_no_zone() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .holds(Yellow, EasternInfluence)
        .holds(Yellow, PlanetaryExpansion)
        .mission(Blue, PhobosOutpost)
        .mission(Orange, StrategicZones)
        .ship(1, Some(Hellas), 5)
        .aboard(1, Yellow, 4)
        .ship(2, Some(SyrtisMajor), 6)
        .aboard(2, Orange, 5)
        .ship(3, Some(Phobos), 4)
        .aboard(3, Blue, 3)
        .resource(Hellas, Celerium)
        .resource(Phobos, Celerium)
        .end_of_game();
    assert_eq!([score(&table, 0), score(&table, 1), score(&table, 2)], [0, 0, 0]);
    assert_eq!(table.open().zones, [[0; 6]; 10], "they did not land");
}

#[test]
fn rp_sco_08_points_of_final_scoring_are_no_tokens() {
    // Yellow: 9 points of Ice Monopoly, one ice and three sylvanite: 16. Blue: eight sylvanite: 16.
    let table = scene(3)
        .mission(Yellow, StrategicZones)
        .mission(Blue, Stronghold)
        .holds(Blue, PhobosOutpost)
        .mission(Orange, BalancedPortfolio)
        .tokens(Yellow, Ice, 1)
        .tokens(Yellow, Sylvanite, 3)
        .tokens(Blue, Sylvanite, 8)
        .end_of_game();
    assert_eq!([score(&table, 0), score(&table, 1)], [16, 16]);
    let outcome = table.game.outcome().unwrap();
    assert_eq!([outcome.standings[0].tie_break, outcome.standings[1].tie_break], [4, 8]);
    assert_eq!(winners(&table), [1], "points gained in scoring do not break the tie");
    assert_eq!(table.open().held[0], [1, 3, 0], "and nothing was paid out in tokens");
}
