//! Action markers and fields.

use crate::prelude::*;

/// Two players with plenty of everything.
fn rich() -> Scene {
    let stock = [
        (Energy, 9),
        (Regolith, 9),
        (Ice, 9),
        (Water, 9),
        (Supplies, 9),
        (Food, 9),
        (Medicine, 9),
        (Credits, 9),
    ];
    scene(Variant::Coop, 2).stock(BLUE, &stock)
}

#[test]
fn ma_field_01_an_action_needs_a_marker_from_the_pool() {
    let mut t = rich().turn(BLUE);
    assert_eq!(t.refusal(BLUE, "oxygen q1").rule, "MA-FIELD-01");
    t.play(BLUE, "place moxie 1");
    assert_eq!((t.open().pool[0], stands(&t, BLUE, Moxie, 1)), (2, true));
    t.play(BLUE, "oxygen q1");
    let t = rich().marker(BLUE, Lander, 1).marker(BLUE, Excavation, 1).marker(BLUE, Greenhouses, 1);
    let t = t.turn(BLUE);
    assert_eq!(t.refusal(BLUE, "place moxie 1").rule, "MA-FIELD-01");
    assert_eq!(t.refusal(BLUE, "oxygen q1").rule, "MA-FIELD-01");
}

#[test]
fn ma_field_02_an_open_field_has_no_marker_and_no_unavailability_token() {
    let t = rich().marker(RED, Moxie, 2).turn(BLUE);
    assert_eq!(t.refusal(BLUE, "place moxie 2").rule, "MA-FIELD-02");
    assert_eq!(t.refusal(BLUE, "place moxie 3").rule, "MA-FIELD-02");
    assert!(t.allows(BLUE, "place moxie 1"));
    let t = rich().available(Moxie, 3).turn(BLUE);
    assert!(t.allows(BLUE, "place moxie 3"));
}

/// MA-FIELD-03, MA-EX-13.
#[test]
fn ma_field_03_an_unfinished_field_costs_a_time_unit_more() {
    let water = |field: &str| {
        let mut t = rich().built(WaterPlant).turn(BLUE);
        t.plays(BLUE, &[field, "water"]);
        t.time()
    };
    assert_eq!(water("place water_plant 1"), 2);
    assert_eq!(water("place water_plant 2"), 1);
}

#[test]
fn ma_field_04_each_action_on_a_development_token_costs_a_time_unit_more() {
    let mut t = rich().turn_with(BLUE, 4);
    t.plays(BLUE, &["place greenhouses 2", "crop crop_tubers"]);
    assert_eq!(t.time(), 2);
    t.play(BLUE, "harvest");
    assert_eq!(t.time(), 0);
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place greenhouses 2", "crop crop_tubers"]);
    assert_eq!((t.time(), t.refusal(BLUE, "harvest").rule), (1, "MA-FIELD-04"), "1 time unit is not enough");
    assert!(!t.legal(BLUE).contains(&"harvest".to_string()));
}

#[test]
fn ma_field_04_a_token_that_is_gone_slows_no_further_action() {
    let mut t = rich().turn_with(BLUE, 6);
    t.plays(BLUE, &["place greenhouses 2", "crop crop_tubers", "place construction 1"]);
    t.plays(BLUE, &["upgrade greenhouses 2", "harvest"]);
    assert_eq!(t.time(), 2, "1 + 1, 1, 1");
}

#[test]
fn ma_field_05_no_marker_in_a_building_with_its_construction_token() {
    let t = rich().turn(BLUE);
    for field in ["hospital 1", "hospital 2", "water_plant 2", "education 1", "laboratory 3"] {
        assert_eq!(t.refusal(BLUE, &format!("place {field}")).rule, "MA-FIELD-05", "{field}");
    }
}

#[test]
fn ma_field_06_one_marker_of_a_seat_in_a_building() {
    let mut t = rich().marker(BLUE, Lander, 1).turn(BLUE);
    assert_eq!(t.refusal(BLUE, "place lander 2").rule, "MA-FIELD-06");
    t.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!(t.refusal(BLUE, "place moxie 2").rule, "MA-FIELD-06");
}

#[test]
fn ma_field_07_in_solo_both_colours_may_stand_in_a_building() {
    let t = scene(Variant::Solo, 1).marker(BLUE, Moxie, 1).turn(RED);
    assert!(t.allows(RED, "place moxie 2"));
    let t = scene(Variant::Solo, 1).marker(RED, Moxie, 1).turn(RED);
    assert_eq!(t.refusal(RED, "place moxie 2").rule, "MA-FIELD-06");
}

#[test]
fn ma_field_08_a_marker_is_not_moved_to_another_field() {
    let mut t = rich().available(Lander, 3).turn(BLUE);
    t.plays(BLUE, &["place lander 1", "supplies 1"]);
    for field in ["place lander 2", "place lander 3"] {
        assert_eq!(t.refusal(BLUE, field).rule, "MA-FIELD-06");
    }
    t.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert!(stands(&t, BLUE, Lander, 1) && stands(&t, BLUE, Moxie, 1));
    assert_eq!(t.open().pool[0], 1);
}

#[test]
fn ma_field_09_a_marker_needs_an_action_that_can_be_paid_surcharge_included() {
    let t = scene(Variant::Coop, 2).all_built().stock(BLUE, &[(Energy, 1), (Ice, 1)]).turn_with(BLUE, 1);
    assert_eq!(t.refusal(BLUE, "place water_plant 2").rule, "MA-FIELD-04");
    assert!(t.allows(BLUE, "place water_plant 1"));
    assert_eq!(t.refusal(BLUE, "place construction 1").rule, "MA-FIELD-09");
    assert!(!t.allows(BLUE, "place hospital 1") && !t.allows(BLUE, "place education 1"));
    let t = scene(Variant::Coop, 2).no_demand().turn(BLUE);
    assert!(!t.allows(BLUE, "place moxie 1"), "no oxygen token to remove");
    let t = scene(Variant::Coop, 2).stock(BLUE, &[]).turn_with(BLUE, 0);
    assert_eq!(t.legal_of(BLUE, "place"), Vec::<String>::new());
}

#[test]
fn ma_field_10_after_a_placement_an_action_is_performed() {
    let mut t = rich().turn(BLUE);
    t.play(BLUE, "place moxie 1");
    assert_eq!(t.legal(BLUE), ["oxygen q1", "oxygen q2"]);
    for step in ["end", "rtg", "place lander 1", "rest"] {
        assert_eq!(t.refusal(BLUE, step).rule, "MA-FIELD-10", "{step}");
    }
}

#[test]
fn ma_field_11_one_marker_performs_different_actions_in_any_order() {
    let orders = [
        ["build hospital", "upgrade greenhouses 2", "install solar"],
        ["install solar", "build hospital", "upgrade greenhouses 2"],
        ["upgrade greenhouses 2", "install solar", "build hospital"],
    ];
    for order in orders {
        let mut t = rich().turn(BLUE);
        t.play(BLUE, "place construction 1");
        t.plays(BLUE, &order);
        assert_eq!((t.time(), t.has(BLUE, Energy), t.has(BLUE, Regolith)), (0, 6, 6));
        assert_eq!(t.open().pool[0], 2);
    }
}

/// MA-FIELD-12, MA-EX-17.
#[test]
fn ma_field_12_no_action_twice_with_one_placement() {
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place lander 1", "supplies 1"]);
    for again in ["supplies 1", "supplies 2"] {
        assert_eq!(t.refusal(BLUE, again).rule, "MA-FIELD-12");
    }
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place construction 1", "upgrade greenhouses 2"]);
    assert_eq!(t.refusal(BLUE, "upgrade greenhouses 3").rule, "MA-FIELD-12");
}

/// MA-FIELD-13, MA-EX-19.
#[test]
fn ma_field_13_a_marker_of_an_earlier_turn_gives_no_action() {
    let mut t = rich().marker(BLUE, Lander, 1).turn(BLUE);
    assert_eq!(t.refusal(BLUE, "supplies 1").rule, "MA-FIELD-13");
    t.plays(BLUE, &["rest", "place lander 1", "supplies 1"]);
    t.end_turn(BLUE);
    t.end_turn(RED);
    t.end_turn(RED);
    assert_eq!(t.refusal(BLUE, "mission ns_reception").rule, "MA-FIELD-13");
}

#[test]
fn ma_field_14_actions_of_a_marker_may_be_interrupted_and_taken_up_again() {
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place construction 1", "build hospital", "rtg", "place moxie 1", "oxygen q1"]);
    t.play(BLUE, "install wind");
    assert_eq!((t.time(), t.corporation(BLUE).installations), (0, [0, 1]));
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place construction 1", "build hospital", "rest"]);
    assert_eq!(t.refusal(BLUE, "install wind").rule, "MA-FIELD-01", "the marker is gone");
}

#[test]
fn ma_field_15_a_marker_placed_anew_may_do_everything_again_and_pays_the_surcharge_again() {
    let mut t = rich().tech(BLUE, CorpTech::DnaAlteration).next_turn(BLUE, 1).turn(BLUE);
    assert_eq!(t.time(), 5);
    t.plays(BLUE, &["place greenhouses 2", "harvest"]);
    assert_eq!((t.time(), t.allows(BLUE, "harvest")), (3, false));
    t.plays(BLUE, &["rest", "place greenhouses 2"]);
    assert_eq!(t.time(), 1);
    t.play(BLUE, "harvest");
    assert_eq!((t.time(), t.has(BLUE, Food)), (0, 11));
}

/// MA-FIELD-15 in the Laboratory: the marker that was taken back develops a second technology of each kind.
#[test]
fn ma_field_15_a_marker_placed_anew_develops_again() {
    let mut t = rich().built(Laboratory).turn_with(BLUE, 9);
    t.plays(BLUE, &["place laboratory 1", "corporation long_arm"]);
    assert_eq!(t.refusal(BLUE, "corporation molecular_sensor").rule, "MA-FIELD-12");
    t.plays(BLUE, &["rest", "place laboratory 1", "corporation molecular_sensor", "colony medicine_tech"]);
    assert_eq!(t.time(), 9 - 1 - 1 - 1 - 3);
    t.plays(BLUE, &["rest", "place laboratory 1"]);
    assert!(t.allows(BLUE, "corporation weather_report"));
    assert_eq!(t.refusal(BLUE, "colony co2_converter").rule, "MA-GEN-06", "only time is missing");
}

#[test]
fn ma_field_16_any_open_field_may_be_chosen() {
    let four = [(Energy, 9), (Credits, 9)];
    let t = scene(Variant::Coop, 4).all_built().stock(BLUE, &four).turn(BLUE);
    assert_eq!(t.legal_of(BLUE, "place").iter().filter(|text| text.contains("lander")).count(), 4);
    let mut t = t;
    t.plays(BLUE, &["place lander 3", "supplies 1"]);
    assert!(stands(&t, BLUE, Lander, 3));
    t.plays(BLUE, &["place greenhouses 3", "crop crop_tubers"]);
    assert_eq!(t.time(), 0, "a slow field, although a quick one was open");
}

#[test]
fn ma_field_17_a_field_may_be_finished_under_a_standing_marker() {
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place greenhouses 3", "harvest"]);
    assert_eq!(t.time(), 1);
    t.plays(BLUE, &["place construction 1", "upgrade greenhouses 3"]);
    assert_eq!(t.time(), 0, "nothing is paid back");
    assert!(stands(&t, BLUE, Greenhouses, 3));
    assert!(!t.open().development.contains(Greenhouses.field(3)));
}

#[test]
fn ma_field_18_a_finished_field_has_no_surcharge() {
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place construction 1", "upgrade water_plant 2", "build water_plant"]);
    t.plays(BLUE, &["place water_plant 2", "water"]);
    assert_eq!(t.time(), 0, "three steps of one time unit");
    let mut t = rich().turn(BLUE);
    t.plays(BLUE, &["place construction 1", "build water_plant", "place water_plant 1", "water"]);
    assert_eq!(t.time(), 1, "nor has the field under the construction token");
}

#[test]
fn ma_field_04_a_refusal_names_the_surcharge() {
    let t = scene(Variant::Coop, 2).all_built().stock(BLUE, &[(Energy, 1), (Ice, 1)]).turn_with(BLUE, 1);
    let refusal = t.refusal(BLUE, "place water_plant 2");
    assert_eq!((refusal.reason, refusal.need, refusal.have), ("martians-refusal-slow", 2, 1));
}

#[test]
fn ma_field_16_a_move_takes_the_cheapest_open_field() {
    let t = scene(Variant::Coop, 2).all_built().stock(BLUE, &[(Energy, 1), (Ice, 1)]).turn(BLUE);
    let way = |t: &Table, then: &str| {
        let then: Action = then.parse().unwrap();
        t.game
            .moves(Seat(0))
            .into_iter()
            .find(|it| it.then == then)
            .map(|it| (it.first.to_string(), it.allowed))
    };
    assert_eq!(way(&t, "water"), Some(("place water_plant 1".into(), Ok(()))));
    let (_, allowed) = way(&t, "medicine").unwrap();
    assert_eq!(allowed.unwrap_err().rule, "MA-GEN-06", "there is nothing to make medicine from");
    // Each move that is offered can be made, and no other.
    for it in t.game.moves(Seat(0)) {
        let mut trial = t.game.clone();
        let placed = trial.play(Seat(0), it.first, &mut Log::off());
        let made = placed.is_ok() && trial.play(Seat(0), it.then, &mut Log::off()).is_ok();
        assert_eq!(made, it.allowed.is_ok(), "{} {}", it.first, it.then);
    }
}
