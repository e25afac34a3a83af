//! The phases of a cycle.

use crate::prelude::*;

/// A colony with a solar panel, so that production is heard of, and with events that ask nothing.
fn powered(variant: Variant, players: u8) -> Scene {
    let s = scene(variant, players).no_demand().installation(BLUE, Installation::Solar, 1);
    s.stack(1, &[EventCard::SolarFlare1, EventCard::Valves])
        .stack(2, &[EventCard::SolarFlare2, EventCard::HydraulicFailure])
        .stack(3, &[EventCard::SolarFlare3])
}

/// MA-CYC-01, MA-EX-30: supply, then the rounds, then the quarters phase with its growth.
#[test]
fn ma_cyc_01_a_cycle_is_supply_work_quarters() {
    let mut t = powered(Variant::Coop, 2).flow(Stage::Cycle);
    calm(&mut t, at(3, 1));
    let told = letters(&t.told());
    assert_eq!(told, "CRTTRTTREWPTTG CSREWPTTRTTREWPTTG CSREWPT".replace(' ', ""));
}

#[test]
fn ma_cyc_02_cycle_one_has_no_supply_phase() {
    let first = scene(Variant::Coop, 2).no_demand().flow(Stage::Cycle);
    assert_eq!(first.open().demand, [[0; 3]; 4]);
    assert_eq!(first.open().research.shown.iter().sum::<u8>(), 4);
    let second = scene(Variant::Coop, 2).no_demand().supply(2);
    assert_eq!(second.open().demand, [[1, 1, 1], [1, 1, 1], [0, 0, 1], [0, 0, 1]]);
    assert_eq!(second.open().research.shown.iter().sum::<u8>(), 6);
}

#[test]
fn ma_cyc_03_a_fourth_round_only_with_a_fourth_colonist() {
    let rounds = |s: Scene| {
        let mut t = s.cycle(2).turn(BLUE);
        calm(&mut t, |open| open.cycle == 3);
        let told = t.told();
        let rounds = told.iter().filter(|event| matches!(event, Event::Round { cycle: 2, .. }));
        rounds.count() + 1
    };
    assert_eq!(rounds(scene(Variant::Semi, 2)), 3);
    assert_eq!(rounds(scene(Variant::Semi, 2).unlocked(RED)), 4, "one of them is enough");
}

#[test]
fn ma_cyc_04_rounds_one_and_three_open_with_event_weather_production() {
    let mut t = powered(Variant::Coop, 2).supply(2);
    assert_eq!(letters(&t.told()), "CSREWPT");
    calm(&mut t, at(2, 3));
    assert_eq!(letters(&t.told()), "TRTTREWPT");
}

#[test]
fn ma_cyc_05_round_one_of_cycle_one_opens_with_nothing() {
    let mut t = powered(Variant::Coop, 2).flow(Stage::Cycle);
    assert_eq!(letters(&t.told()), "CRT");
    assert_eq!((t.has(BLUE, Energy), t.open().weather), (10, Weather::Stable));
    assert!(t.open().events.is_empty());
}

#[test]
fn ma_cyc_06_rounds_two_and_four_open_with_nothing() {
    let mut t = powered(Variant::Coop, 2).unlocked(BLUE).unlocked(RED).turn(BLUE);
    t.told();
    calm(&mut t, at(1, 2));
    assert_eq!(letters(&t.told()), "TRT");
    calm(&mut t, at(1, 3));
    t.told();
    calm(&mut t, at(1, 4));
    assert_eq!(letters(&t.told()), "TRT");
}

#[test]
fn ma_cyc_07_cycle_five_has_weather_and_production_but_no_event() {
    let mut t = powered(Variant::Com, 2).supply(5);
    assert_eq!(letters(&t.told()), "CSRWPT");
    calm(&mut t, at(5, 3));
    assert_eq!(letters(&t.told()), "TRTTRWPT");
    assert!(t.open().events.is_empty());
}

/// MA-CYC-08, MA-EX-41: even with growth in each cycle and Birth Control from the first one.
#[test]
fn ma_cyc_08_round_four_comes_in_cycle_three_at_the_earliest() {
    let first_fourth = |s: Scene| {
        let mut t = s.turn(BLUE);
        calm(&mut t, |open| open.round == 4);
        (t.open().cycle, t.open().birthrate[0])
    };
    let best = scene(Variant::Coop, 2).colony_tech(BLUE, ColonyTech::BirthControl);
    assert_eq!(first_fourth(best), (3, 4));
    assert_eq!(first_fourth(scene(Variant::Coop, 2)), (4, 3));
}

/// MA-EX-51, MA-WEA-07, MA-EVT-03: seven weather cards and seven events in four cycles, nine and seven in five.
#[test]
fn ma_wea_07_a_game_reveals_seven_or_nine_weather_cards() {
    let revealed = |variant| {
        let mut t = scene(variant, 2).turn(BLUE);
        drift(&mut t, never);
        assert!(t.game.open.ended.is_some());
        let told = letters(&t.told());
        let count = |letter| told.chars().filter(|other| *other == letter).count();
        (count('W'), count('E'))
    };
    assert_eq!(revealed(Variant::Semi), (7, 7));
    assert_eq!(revealed(Variant::Com), (9, 7));
    let mut t = scene(Variant::Com, 2).turn(BLUE);
    calm(&mut t, at(5, 3));
    assert_eq!(t.game.hidden.weather_top, None, "the deck of nine lasts exactly");
}
