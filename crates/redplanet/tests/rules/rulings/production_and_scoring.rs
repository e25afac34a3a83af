//! Rulings on production and scoring.

use redplanet::material::Character::{Pilot, Recruiter, Scientist};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{Ausonia, Hellas, MareSerpentis, Phobos, SyrtisMajor, VastitasBorealis};
use redplanet::scene::{scene, scene_with};
use redplanet::{Event, Options, Stage, scoring};
use table::{Game, Seat, SeatSet, Viewer};

use crate::helpers::{held, random_games, score};

#[test]
fn rp_rul_25_leftovers_and_new_tokens_are_one_heap() {
    let table = scene(3)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .pile(Hellas, Ice, 1)
        .end_of_round(5);
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([1, 0, 0], [1, 0, 0]), "one left and one new");
    assert_eq!(table.open().piles[Hellas as usize], [0, 0, 0]);
}

#[test]
fn rp_rul_26_each_kind_is_divided_by_itself() {
    let table = scene(3)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Sylvanite)
        .pile(Hellas, Ice, 3)
        .pile(Hellas, Celerium, 1)
        .end_of_round(5);
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([1, 0, 0], [1, 0, 0]));
    assert_eq!(
        table.open().piles[Hellas as usize],
        [1, 1, 1],
        "three single tokens are not shared as one heap"
    );
}

#[test]
fn rp_rul_27_point_tokens_never_run_out() {
    let table = scene(3)
        .tokens(Blue, Ice, 40)
        .tokens(Blue, Sylvanite, 23)
        .tokens(Blue, Celerium, 23)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Yellow, Phobos, 1)
        .resource(Hellas, Ice)
        .resource(Ausonia, Sylvanite)
        .resource(Phobos, Celerium)
        .end_of_round(8);
    assert_eq!(held(&table, Yellow), [2, 2, 2], "the box is empty, the pool is not");
}

#[test]
fn rp_rul_28_tokens_left_after_production_3_are_lost() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .mission(Blue, PhobosOutpost)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Celerium)
        .end_of_game();
    assert_eq!(table.open().piles[Hellas as usize], [0, 0, 1]);
    assert_eq!((score(&table, 0), score(&table, 1)), (3, 3));
}

#[test]
fn rp_rul_29_most_needs_at_least_one() {
    let cards = [PhobosOutpost, StrategicZones, SylvaniteMagnate, CeleriumMagnate];
    for (most_needs_one, points) in [(true, 0), (false, 7)] {
        for card in cards {
            let options = Options { players: 3, most_needs_one, ..Options::default() };
            let table = scene_with(options).mission(Yellow, card).end_of_game();
            assert!(
                table.told(Event::MissionShown { colour: Yellow, card, points }),
                "{card}: {most_needs_one}"
            );
        }
    }
    assert!(Options::default().most_needs_one);
}

#[test]
fn rp_rul_30_ice_monopoly_counts_tokens_and_is_no_token() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .mission(Blue, PhobosOutpost)
        .mission(Orange, StrategicZones)
        .tokens(Yellow, Ice, 1)
        .tokens(Blue, Sylvanite, 5)
        .end_of_game();
    assert_eq!((score(&table, 0), score(&table, 1)), (10, 10), "one ice and nine points");
    assert_eq!(scoring::token_count(table.open(), Yellow), 1);
    assert_eq!(table.game.outcome().unwrap().winners, SeatSet::only(Seat(1)), "nine points are no tokens");
    let none = scene(3).end_of_game();
    assert_eq!(scoring::points(none.open(), Yellow).ice_monopoly, 0);
}

#[test]
fn rp_rul_31_a_second_discovery_in_a_zone_is_refused() {
    let mut table = scene(3)
        .ship(1, Some(Hellas), 5)
        .discovery(Hellas, Lichens, Yellow)
        .event_deck(&[RichVein])
        .resolve(Yellow, Scientist);
    table.play(Yellow, "draw");
    assert_eq!(
        table.refusal(Yellow, "assign hellas").rule,
        "RP-DSC-03",
        "not even by the player who assigned the first"
    );
}

#[test]
fn rp_rul_32_discoveries_act_round_the_ring_and_ask_clockwise_from_the_first_player() {
    // The ring begins with Vastitas Borealis and ends with Mare Serpentis, its neighbour.
    let mut table = scene(3)
        .discovery(MareSerpentis, NativeResistance, Blue)
        .discovery(VastitasBorealis, Sandstorm, Blue)
        .astronauts(Yellow, VastitasBorealis, 1)
        .astronauts(Blue, VastitasBorealis, 1)
        .astronauts(Orange, VastitasBorealis, 1)
        .first(Orange)
        .end_of_game();
    for colour in [Orange, Yellow, Blue] {
        assert_eq!(table.asked(), Some(colour));
        table.play(colour, "leave mare_serpentis");
    }
    assert_eq!(table.open().lost, [1, 1, 1, 0, 0, 0], "the natives of the last zone act last");

    // The first player is the one determined in round 10.
    let mut table = scene(3)
        .ship(1, Some(SyrtisMajor), 6)
        .ship(2, Some(SyrtisMajor), 5)
        .ship(3, Some(SyrtisMajor), 4)
        .discovery(Hellas, Sandstorm, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .round(10)
        .first(Yellow)
        .choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Pilot), (Orange, Recruiter)]);
    while table.open().stage == Stage::Countdown {
        let colour = table.asked().unwrap();
        let first = table.legal(colour)[0].clone();
        table.play(colour, &first);
    }
    assert_eq!((table.open().first, table.asked()), (Blue, Some(Blue)));
}

#[test]
fn rp_rul_33_point_tokens_are_open() {
    let table = scene(3).tokens(Blue, Celerium, 4).choose();
    for viewer in Viewer::everybody(3) {
        assert_eq!(table.game.view(viewer).open.held[Blue as usize], [0, 0, 4]);
    }
}

#[test]
fn rp_rul_34_actions_are_shown_together_and_carried_out_clockwise_from_the_first_player() {
    let table = scene(3)
        .holds(Yellow, RescueOperation)
        .holds(Orange, IndustrialEspionage)
        .lost(Yellow, 1)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1);
    let mut orange_first = table.clone().first(Orange).end_of_game();
    assert_eq!(orange_first.asked(), Some(Orange));
    assert!(orange_first.told(Event::ActionShown { colour: Yellow, card: RescueOperation }));
    orange_first.play(Orange, "kill hellas yellow");
    assert_eq!(orange_first.asked(), None, "Yellow has nobody left on Hellas, so nowhere to return to");
    assert_eq!(orange_first.open().lost[0], 2);
    let mut blue_first = table.first(Yellow).end_of_game();
    assert_eq!(blue_first.asked(), Some(Yellow));
    blue_first.play(Yellow, "rescue hellas");
    assert_eq!(blue_first.asked(), Some(Orange));

    // A player with two actions carries out both before the next player.
    let mut both = scene(3)
        .holds(Orange, RescueOperation)
        .holds(Orange, IndustrialEspionage)
        .lost(Orange, 1)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    both.play(Orange, "carry_out industrial_espionage").play(Orange, "kill hellas blue");
    assert_eq!(both.legal(Orange), ["rescue hellas", "stop"]);
}

#[test]
fn rp_rul_35_scores_can_be_negative() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .discovery(Hellas, RadiationLeak, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 2)
        .end_of_game();
    assert_eq!(score(&table, 0), -3);
}

#[test]
fn rp_rul_36_round_10_refills_docks_and_makes_a_first_player() {
    let table = scene(3).first(Orange).discovery(Hellas, Lichens, Blue).end_of_round(10);
    let docked: Vec<usize> =
        (0..table.events().len()).filter(|at| matches!(table.events()[*at], Event::Docked { .. })).collect();
    assert_eq!(docked.len(), 3, "step 4");
    let first = table.when(Event::FirstPlayer { colour: Orange });
    assert!(docked[2] < first, "step 5");
    assert!(first < table.when(Event::DiscoveryShown { zone: Hellas, card: Lichens }), "step 6");
}

/// RP-RUL-37: none of the thirty cards puts anybody aboard a ship, so event cards can only empty ships; and every
/// ship that is full after a character, whatever filled it, has launched.
#[test]
fn rp_rul_37_no_event_card_leaves_a_full_ship_docked() {
    random_games(6, |step| {
        let (before, after) = (&step.before.open, &step.after.open);
        let end = |stage| {
            matches!(stage, Stage::Reveal(_) | Stage::BeforeProduction | Stage::AfterProduction | Stage::Over)
        };
        if !end(before.stage) {
            return;
        }
        for (was, now) in before.docks.iter().zip(&after.docks) {
            let crew = |vessel: &Option<redplanet::Vessel>| {
                vessel.map_or(0, |vessel| vessel.crew.iter().sum::<u8>())
            };
            assert!(crew(now) <= crew(was));
            assert!(now.is_none_or(|vessel| vessel.crew.iter().sum::<u8>() < vessel.ship.capacity()));
        }
        assert!(after.flights.is_empty());
    });
    let magnet = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .discovery(Ausonia, EtherMagnet, Blue)
        .end_of_game();
    assert_eq!(magnet.dock(1).unwrap().aboard(), 0);
    assert!(!magnet.events().iter().any(|event| matches!(event, Event::Launched { .. })));
}

#[test]
fn rp_rul_38_each_graded_mission_has_red_zones_of_its_own() {
    // In Mare Serpentis, Hellas and Mare Tyrrhenum the four cards count differently.
    let table = scene(4)
        .mission(Yellow, EasternInfluence)
        .holds(Yellow, WesternInfluence)
        .holds(Yellow, NorthernInfluence)
        .holds(Yellow, SouthernInfluence)
        .astronauts(Yellow, MareSerpentis, 1)
        .astronauts(Yellow, VastitasBorealis, 1)
        .astronauts(Yellow, Ausonia, 1)
        .end_of_game();
    let paid = [(EasternInfluence, 2), (WesternInfluence, 2), (NorthernInfluence, 4), (SouthernInfluence, 0)];
    for (card, points) in paid {
        assert!(table.told(Event::MissionShown { colour: Yellow, card, points }), "{card}");
    }
}

#[test]
fn rp_rul_47_the_reveal_comes_after_round_10_and_before_production_3() {
    let table = scene(3)
        .discovery(Hellas, MiningIncident, Blue)
        .astronauts(Yellow, Hellas, 1)
        .pile(Hellas, Ice, 1)
        .end_of_game();
    let shown = table.when(Event::DiscoveryShown { zone: Hellas, card: MiningIncident });
    assert!(table.when(Event::FirstPlayer { colour: Yellow }) < shown);
    assert!(shown < table.when(Event::Production { number: 3 }));
    assert_eq!(held(&table, Yellow), [1, 0, 0], "so the card acts in that production");
}

#[test]
fn rp_rul_48_all_zones_produce_before_any_is_shared_out() {
    for round in [5, 8, 10] {
        let table = scene(3)
            .astronauts(Yellow, VastitasBorealis, 1)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Orange, Phobos, 1)
            .end_of_round(round);
        let last = table.events().iter().rposition(|event| matches!(event, Event::Produced { .. })).unwrap();
        let first = table.events().iter().position(|event| matches!(event, Event::Took { .. })).unwrap();
        assert!(last < first, "after round {round}");
        assert_eq!(table.events().iter().filter(|event| matches!(event, Event::Took { .. })).count(), 3);
    }
}

#[test]
fn rp_rul_50_a_cave_in_leaves_older_tokens_to_be_shared() {
    let table = scene(3)
        .discovery(Hellas, MiningIncident, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Celerium)
        .pile(Hellas, Celerium, 3)
        .end_of_game();
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([0, 0, 1], [0, 0, 1]));
    assert_eq!(table.open().piles[Hellas as usize], [0, 0, 1]);
}

#[test]
fn rp_rul_51_out_of_the_sandstorm_one_at_a_time_and_one_player_after_another() {
    let mut table = scene(3)
        .discovery(Hellas, Sandstorm, Blue)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Hellas, 1)
        .first(Blue)
        .end_of_game();
    assert_eq!(table.asked(), Some(Blue));
    assert_eq!(table.open().resources[Ausonia as usize], None);
    table.play(Blue, "leave ausonia");
    assert!(table.open().resources[Ausonia as usize].is_some(), "turned up before the next choice");
    assert_eq!(table.asked(), Some(Yellow));
    table.play(Yellow, "leave syrtis_major");
    assert_eq!(table.asked(), Some(Yellow), "Yellow moves all before anybody else");
    assert_eq!(table.refusal(Yellow, "leave vastitas_borealis").rule, "RP-RUL-51", "only to adjacent zones");
    table.play(Yellow, "leave ausonia");
    assert_eq!(table.open().stage, Stage::Over, "nobody is moved twice");
    assert_eq!(table.open().zones[Hellas as usize], [0; 6]);
    assert_eq!(table.open().zones[Ausonia as usize], [1, 1, 0, 0, 0, 0]);
    assert_eq!(table.open().zones[SyrtisMajor as usize], [1, 0, 0, 0, 0, 0]);
}

#[test]
fn rp_rul_52_the_lake_needs_an_astronaut_and_pays_all_tied_in_full() {
    let empty = scene(3).discovery(Hellas, SubterraneanLake, Blue).end_of_game();
    assert_eq!(
        [Yellow, Blue, Orange].map(|colour| scoring::points(empty.open(), colour).discoveries),
        [0, 0, 0]
    );
    let tied = scene(3)
        .discovery(Hellas, SubterraneanLake, Blue)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Orange, Hellas, 2)
        .astronauts(Blue, Hellas, 1)
        .end_of_game();
    assert_eq!(
        [Yellow, Blue, Orange].map(|colour| scoring::points(tied.open(), colour).discoveries),
        [4, 0, 4]
    );
}

#[test]
fn rp_rul_53_actions_before_production_then_production_then_actions_at_its_end() {
    let mut table = scene(3)
        .holds(Blue, IndustrialEspionage)
        .holds(Blue, BlocksOfIce)
        .discovery(Hellas, RichVein, Orange)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Hellas, 2)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    table.play(Blue, "kill hellas yellow");
    let produced = table.when(Event::Produced { zone: Hellas, resource: Ice, tokens: 5 });
    assert!(table.when(Event::Killed { colour: Blue, victim: Yellow, zone: Hellas }) < produced);
    let took = table.when(Event::Took { colour: Blue, zone: Hellas, resource: Ice, tokens: 5 });
    assert!(produced < took && took < table.when(Event::ActionShown { colour: Blue, card: BlocksOfIce }));
    assert!(table.when(Event::Gained { colour: Blue, resource: Ice, tokens: 2 }) < table.when(Event::Ended));
    assert_eq!(held(&table, Blue), [7, 0, 0]);
}
