//! Facilities Construction.

use crate::prelude::*;

const ONE_EACH: [(Resource, u16); 3] = [(Energy, 1), (Regolith, 1), (Supplies, 1)];
const PLENTY: [(Resource, u16); 3] = [(Energy, 6), (Regolith, 6), (Supplies, 6)];

#[test]
fn ma_con_01_each_action_costs_time_energy_regolith_and_a_supply() {
    for action in ["build laboratory", "upgrade hospital 3", "install wind"] {
        let mut table = scene(Variant::Coop, 2).stock(BLUE, &ONE_EACH).turn(BLUE);
        table.plays(BLUE, &["place construction 1", action]);
        assert_eq!(table.time(), 2, "{action}");
        let left = [Energy, Regolith, Supplies].map(|what| table.has(BLUE, what));
        assert_eq!(left, [0, 0, 0], "{action}");
    }
    for missing in 0..3 {
        let rest: Vec<_> = (0..3).filter(|at| *at != missing).map(|at| (ONE_EACH[at].0, 5)).collect();
        let table = scene(Variant::Coop, 2).stock(BLUE, &rest).turn(BLUE);
        assert_eq!(table.refusal(BLUE, "place construction 1").rule, "MA-FIELD-09");
    }
    assert!(
        !scene(Variant::Coop, 2).stock(BLUE, &PLENTY).turn_with(BLUE, 0).allows(BLUE, "place construction 1")
    );
}

#[test]
fn ma_con_02_a_construction_token_is_removed_for_three_reputation() {
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &PLENTY).turn(BLUE);
    table.play(BLUE, "place construction 2");
    let offered = ["build hospital", "build water_plant", "build education", "build laboratory"];
    assert_eq!(table.legal_of(BLUE, "build"), offered);
    table.play(BLUE, "build education");
    assert!(!table.open().construction.contains(Education));
    assert_eq!((table.open().construction.len(), table.has(BLUE, Reputation)), (3, 5));
}

#[test]
fn ma_con_03_any_development_token_is_removed_for_three_reputation() {
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &PLENTY).turn(BLUE);
    table.play(BLUE, "place construction 1");
    let offered = [
        "upgrade hospital 2",
        "upgrade hospital 3",
        "upgrade water_plant 2",
        "upgrade greenhouses 2",
        "upgrade greenhouses 3",
        "upgrade education 2",
        "upgrade laboratory 2",
        "upgrade laboratory 3",
    ];
    assert_eq!(table.legal_of(BLUE, "upgrade"), offered);
    table.play(BLUE, "upgrade greenhouses 3");
    assert!(!table.open().development.contains(Greenhouses.field(3)));
    assert_eq!((table.open().development.len(), table.has(BLUE, Reputation)), (7, 5));
}

#[test]
fn ma_con_04_an_unbuilt_building_may_be_upgraded() {
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &PLENTY).turn(BLUE);
    table.plays(BLUE, &["place construction 1", "upgrade laboratory 2"]);
    assert!(table.open().construction.contains(Laboratory), "it is still not built");
    assert!(!table.open().development.contains(Laboratory.field(2)));
}

#[test]
fn ma_con_05_only_in_com_removed_tokens_are_kept() {
    for (variant, kept) in [(Variant::Com, 1), (Variant::Semi, 0), (Variant::Coop, 0)] {
        let mut table = scene(variant, 2).stock(RED, &PLENTY).turn(RED);
        table.plays(RED, &["place construction 1", "build hospital", "upgrade hospital 2"]);
        let open = table.open();
        assert_eq!((open.kept_construction, open.kept_development), ([0, kept, 0, 0], [0, kept, 0, 0]));
    }
}

#[test]
fn ma_con_06_an_installation_gives_no_reputation() {
    for (action, owned) in [("install solar", [1, 0]), ("install wind", [0, 1])] {
        let mut table = scene(Variant::Semi, 2).stock(BLUE, &PLENTY).turn(BLUE);
        table.plays(BLUE, &["place construction 1", action]);
        assert_eq!(table.corporation(BLUE).installations, owned);
        assert_eq!(table.corporation(RED).installations, [0, 0]);
        assert_eq!(table.has(BLUE, Reputation), 2);
    }
}

#[test]
fn ma_con_07_two_installations_are_enough_and_four_in_solo() {
    let limit = |variant, players, solar, wind| {
        let mut table = scene(variant, players)
            .stock(BLUE, &PLENTY)
            .installation(BLUE, Installation::Solar, solar)
            .installation(BLUE, Installation::Wind, wind)
            .turn(BLUE);
        table.play(BLUE, "place construction 1");
        table
    };
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        assert!(limit(variant, 2, 1, 0).allows(BLUE, "install solar"));
        assert_eq!(limit(variant, 2, 1, 1).refusal(BLUE, "install solar").rule, "MA-CON-07");
        assert_eq!(limit(variant, 2, 2, 0).refusal(BLUE, "install wind").rule, "MA-CON-07");
    }
    assert!(limit(Variant::Solo, 1, 2, 1).allows(BLUE, "install solar"));
    assert_eq!(limit(Variant::Solo, 1, 2, 2).refusal(BLUE, "install solar").rule, "MA-CON-07");
}

#[test]
fn ma_con_08_one_marker_does_all_three_each_once() {
    let stock = [(Energy, 3), (Regolith, 3), (Supplies, 3)];
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &stock).turn(BLUE);
    table.plays(BLUE, &["place construction 1", "install wind", "build hospital"]);
    assert_eq!(table.refusal(BLUE, "install solar").rule, "MA-FIELD-12");
    assert_eq!(table.refusal(BLUE, "build education").rule, "MA-FIELD-12");
    table.play(BLUE, "upgrade hospital 2");
    assert_eq!((table.time(), table.open().pool[0]), (0, 2));
    assert_eq!([Energy, Regolith, Supplies].map(|what| table.has(BLUE, what)), [0, 0, 0]);
    assert_eq!(table.has(BLUE, Reputation), 8);
}

#[test]
fn ma_con_09_what_is_built_may_be_used_in_the_same_turn() {
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &PLENTY).have(BLUE, Ice, 1).turn(BLUE);
    assert_eq!(table.refusal(BLUE, "place water_plant 1").rule, "MA-FIELD-05");
    table.plays(BLUE, &["place construction 1", "build water_plant", "place water_plant 1", "water"]);
    assert_eq!((table.has(BLUE, Water), table.time()), (2, 1), "the first field costs no surcharge");
}

#[test]
fn ma_con_10_nothing_is_left_to_build_or_upgrade() {
    let mut built = scene(Variant::Coop, 2).all_built().stock(BLUE, &PLENTY).turn(BLUE);
    built.play(BLUE, "place construction 1");
    assert_eq!(built.legal_of(BLUE, "build"), [""; 0]);
    assert_eq!(built.refusal(BLUE, "build hospital").rule, "MA-CON-10");
    let mut finished = scene(Variant::Coop, 2).all_finished().stock(BLUE, &PLENTY).turn(BLUE);
    finished.play(BLUE, "place construction 1");
    assert_eq!(finished.legal_of(BLUE, "upgrade"), [""; 0]);
    assert_eq!(finished.refusal(BLUE, "upgrade hospital 2").rule, "MA-CON-10");
    let nothing = scene(Variant::Coop, 2)
        .all_built()
        .all_finished()
        .installation(BLUE, Installation::Solar, 2)
        .stock(BLUE, &PLENTY)
        .turn(BLUE);
    assert_eq!(nothing.refusal(BLUE, "place construction 1").rule, "MA-FIELD-09");
}
