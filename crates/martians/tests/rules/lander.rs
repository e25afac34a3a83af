//! The Lander: research, supplies, mission.

use crate::prelude::*;

fn landed(scene: Scene) -> Table {
    let mut table = scene.turn(BLUE);
    table.play(BLUE, "place lander 1");
    table
}

#[test]
fn ma_land_01_a_tile_on_display_is_paid_and_rewarded() {
    let stock = [(Regolith, 3), (Ice, 2)];
    let mut table = landed(
        scene(Variant::Coop, 2).stock(BLUE, &stock).show_research(&[Research::Regolith2, Research::Ice2]),
    );
    assert_eq!(table.legal_of(BLUE, "research"), ["research res_regolith2", "research res_ice2"]);
    assert_eq!(table.refusal(BLUE, "research res_mixed2").rule, "MA-LAND-01");
    table.play(BLUE, "research res_regolith2");
    assert_eq!((table.time(), table.has(BLUE, Credits)), (1, 8));
    assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice)), (1, 2));
    assert_eq!(table.refusal(BLUE, "research res_ice2").rule, "MA-FIELD-12", "one tile");
}

#[test]
fn ma_land_02_tiles_ask_regolith_ice_or_examination_cards() {
    type Tile = (Research, [u16; 2], [u8; 3], u8, u16);
    let tiles: [Tile; 12] = [
        (Research::Regolith2, [2, 0], [0, 0, 0], 2, 8),
        (Research::Ice2, [0, 2], [0, 0, 0], 2, 8),
        (Research::Mixed2, [1, 1], [0, 0, 0], 2, 8),
        (Research::QuickRegolith, [2, 0], [0, 0, 0], 1, 5),
        (Research::QuickIce, [0, 2], [0, 0, 0], 1, 5),
        (Research::Yellow, [0, 0], [1, 0, 0], 2, 10),
        (Research::Green, [0, 0], [0, 1, 0], 2, 9),
        (Research::Red, [0, 0], [0, 0, 1], 2, 8),
        (Research::YellowGreen, [0, 0], [1, 1, 0], 2, 13),
        (Research::Set3, [0, 0], [1, 1, 1], 3, 17),
        (Research::Red2, [0, 0], [0, 0, 2], 2, 12),
        (Research::Bulk, [2, 2], [0, 0, 0], 3, 13),
    ];
    for (tile, [regolith, ice], cards, time, credits) in tiles {
        let action = format!("research {}", tile.id());
        let with = |regolith, ice, cards: [u8; 3]| {
            let minerals = [Mineral::Yellow, Mineral::Green, Mineral::Red];
            let hand: Vec<_> = minerals.into_iter().zip(cards).collect();
            landed(
                scene(Variant::Coop, 2)
                    .stock(BLUE, &[(Regolith, regolith), (Ice, ice)])
                    .cards(BLUE, &hand)
                    .show_research(&[tile]),
            )
        };
        let mut table = with(regolith, ice, cards);
        table.play(BLUE, &action);
        for (mineral, n) in ["mineral_yellow", "mineral_green", "mineral_red"].into_iter().zip(cards) {
            for _ in 0..n {
                assert_eq!(table.legal(BLUE), [format!("spend {mineral}")]);
                table.play(BLUE, &format!("spend {mineral}"));
            }
        }
        assert_eq!((table.time(), table.has(BLUE, Credits)), (3 - time, credits), "{action}");
        assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice), table.cards(BLUE)), (0, 0, [0; 4]));
        for at in 0..2 {
            let mut short = [regolith, ice];
            if short[at] > 0 {
                short[at] -= 1;
                assert!(!with(short[0], short[1], cards).allows(BLUE, &action), "{action}");
            }
        }
        for at in 0..3 {
            let mut short = cards;
            if short[at] > 0 {
                short[at] -= 1;
                assert_eq!(with(9, 9, short).refusal(BLUE, &action).rule, "MA-LAND-02", "{action}");
            }
        }
    }
}

#[test]
fn ma_land_03_each_scientist_saves_a_time_unit_but_one_is_always_due() {
    for (tile, scientists, left) in [
        (Research::Bulk, 0, 0),
        (Research::Bulk, 1, 1),
        (Research::Bulk, 2, 2),
        (Research::Mixed2, 1, 2),
        (Research::Mixed2, 2, 2),
        (Research::QuickIce, 2, 2),
    ] {
        let mut scene =
            scene(Variant::Coop, 2).stock(BLUE, &[(Regolith, 2), (Ice, 2)]).show_research(&[tile]);
        for _ in 0..scientists {
            scene = scene.assistant(BLUE, Assistant::Scientist);
        }
        let mut table = landed(scene);
        table.play(BLUE, &format!("research {}", tile.id()));
        assert_eq!(table.time(), left, "{tile:?} with {scientists}");
    }
}

#[test]
fn ma_land_04_used_tiles_and_cards_go_to_their_discard_piles() {
    let mut table = landed(
        scene(Variant::Semi, 2).cards(BLUE, &[(Mineral::Yellow, 2)]).show_research(&[Research::Yellow]),
    );
    table.plays(BLUE, &["research res_yellow", "spend mineral_yellow"]);
    let open = table.open();
    assert_eq!(open.research.shown, [0; 12], "no new tile comes before the supply phase");
    assert_eq!(open.research_spent, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(open.spent, [1, 0, 0, 0]);
    assert_eq!((open.hands, table.cards(BLUE)), ([1, 0, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn ma_land_05_a_time_unit_for_each_supply_two_at_most() {
    for (action, time, supplies) in [("supplies 1", 2, 1), ("supplies 2", 1, 2)] {
        let mut table = landed(scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 4)]));
        table.play(BLUE, action);
        assert_eq!((table.time(), table.has(BLUE, Supplies), table.has(BLUE, Energy)), (time, supplies, 4));
    }
    let mut late = scene(Variant::Coop, 2).turn_with(BLUE, 1);
    late.play(BLUE, "place lander 1");
    assert_eq!(late.legal_of(BLUE, "supplies"), ["supplies 1"]);
    assert!("supplies 3".parse::<martians::Action>().is_err(), "nobody can even ask for three");
}

#[test]
fn ma_land_06_supplies_is_one_action() {
    let mut table = landed(scene(Variant::Coop, 2));
    table.play(BLUE, "supplies 1");
    assert_eq!(table.refusal(BLUE, "supplies 2").rule, "MA-FIELD-12");
    assert_eq!(table.refusal(BLUE, "supplies 1").rule, "MA-FIELD-12");
}

#[test]
fn ma_land_07_a_mission_action_costs_a_time_unit_and_the_printed_price() {
    let dust = || scene(Variant::Coop, 2).scenario(Scenario::DustDevil);
    let mut table = landed(dust().stock(BLUE, &[(Supplies, 1), (Energy, 2)]));
    table.play(BLUE, "mission dd_mast");
    assert_eq!((table.time(), table.has(BLUE, Reputation)), (2, 5));
    assert_eq!((table.has(BLUE, Supplies), table.has(BLUE, Energy)), (0, 0));
    let poor = landed(dust().stock(BLUE, &[(Supplies, 1), (Energy, 1)]));
    assert_eq!(poor.refusal(BLUE, "mission dd_mast").rule, "MA-GEN-06");
    let com = || scene(Variant::Com, 2).show_commissions(&[Commission::Com14]);
    let mut table = landed(com().stock(BLUE, &[(Food, 3), (Water, 1)]));
    table.play(BLUE, "commission com_14");
    assert_eq!((table.time(), table.has(BLUE, Reputation)), (2, 9));
    assert_eq!((table.has(BLUE, Food), table.has(BLUE, Water)), (0, 0));
    assert_eq!(table.refusal(BLUE, "commission com_01").rule, "MA-FIELD-12");
    let hidden = landed(com().stock(BLUE, &[(Regolith, 9)]));
    assert_eq!(hidden.refusal(BLUE, "commission com_01").rule, "MA-LAND-07", "it is not on display");
}

#[test]
fn ma_land_08_one_mission_action_fulfils_one_thing() {
    let stock = [(Regolith, 9), (Energy, 9), (Supplies, 9)];
    let mut table = landed(scene(Variant::Coop, 2).scenario(Scenario::DustDevil).stock(BLUE, &stock));
    table.play(BLUE, "mission dd_barrier");
    assert_eq!(table.refusal(BLUE, "mission dd_mast").rule, "MA-FIELD-12");
    assert_eq!(table.refusal(BLUE, "mission dd_barrier").rule, "MA-FIELD-12");
    assert_eq!(table.open().times(Requirement::DdBarrier), 1);
    assert_eq!(table.has(BLUE, Regolith), 7);
}

/// MA-LAND-11: it leaves the game.
#[test]
fn ma_land_09_in_com_a_fulfilled_commission_is_replaced_at_once() {
    let scene = || {
        scene(Variant::Com, 2)
            .show_commissions(&[Commission::Com01, Commission::Com02])
            .stock(BLUE, &[(Regolith, 2)])
    };
    let mut table = landed(scene());
    table.play(BLUE, "commission com_01");
    let open = table.open();
    assert_eq!((open.commissions.len(), open.commission_deck.len()), (2, 21));
    assert!(open.commissions.contains(Commission::Com02));
    assert!(!open.commissions.union(open.commission_deck).contains(Commission::Com01));
    let all = Commission::ALL;
    let mut last = landed(scene().show_commissions(all));
    last.play(BLUE, "commission com_01");
    assert_eq!(last.open().commissions.len(), 23, "the deck is empty");
}

#[test]
fn ma_land_10_in_solo_a_fulfilled_commission_is_not_replaced() {
    let mut table = landed(
        scene(Variant::Solo, 1)
            .commissions()
            .show_commissions(&[Commission::Com01, Commission::Com02])
            .stock(BLUE, &[(Ice, 2)]),
    );
    table.play(BLUE, "commission com_02");
    assert_eq!((table.open().commissions.len(), table.open().commission_deck.len()), (1, 22));
}

#[test]
fn ma_land_11_a_commission_pays_at_once_and_never_comes_back() {
    let mut table = landed(
        scene(Variant::Com, 2)
            .show_commissions(&[Commission::Com16])
            .stock(BLUE, &[(Medicine, 2)])
            .have(BLUE, Reputation, 1),
    );
    table.play(BLUE, "commission com_16");
    assert_eq!(table.has(BLUE, Reputation), 10);
    let open = table.open();
    assert!(!open.commissions.union(open.commission_deck).contains(Commission::Com16));
    assert_eq!(open.commissions.len() + open.commission_deck.len(), 23);
}

#[test]
fn ma_land_12_one_marker_does_all_three_each_once() {
    let mut table = landed(
        scene(Variant::Coop, 2)
            .scenario(Scenario::ForceField)
            .stock(BLUE, &[(Regolith, 3)])
            .show_research(&[Research::QuickRegolith]),
    );
    table.plays(BLUE, &["supplies 1", "mission ff_pylon", "research res_quick_regolith"]);
    assert_eq!((table.time(), table.open().pool[0]), (0, 2));
    assert_eq!((table.has(BLUE, Supplies), table.has(BLUE, Regolith), table.has(BLUE, Credits)), (0, 0, 5));
}

#[test]
fn ma_land_13_a_requirement_is_fulfilled_once_unless_the_mission_says_otherwise() {
    let stock = [(Regolith, 9), (Energy, 9), (Supplies, 9)];
    let one = |done| {
        landed(
            scene(Variant::Coop, 2)
                .scenario(Scenario::MarsOne)
                .stock(BLUE, &stock)
                .done(Requirement::M1Memorial, done),
        )
    };
    assert!(one(0).allows(BLUE, "mission m1_memorial"));
    assert_eq!(one(1).refusal(BLUE, "mission m1_memorial").rule, "MA-LAND-17");
    let masts = |done| {
        landed(
            scene(Variant::Coop, 2)
                .scenario(Scenario::DustDevil)
                .stock(BLUE, &stock)
                .done(Requirement::DdMast, done),
        )
    };
    assert!(masts(1).allows(BLUE, "mission dd_mast"), "two players need two masts");
    assert!(!masts(2).allows(BLUE, "mission dd_mast"));
}

#[test]
fn ma_land_14_without_a_requirement_or_commission_there_is_no_mission_action() {
    let stock = [(Regolith, 9), (Energy, 9), (Supplies, 9), (Food, 9), (Ice, 9), (Water, 9)];
    let com = landed(scene(Variant::Com, 2).show_commissions(&[]).show_research(&[]).stock(BLUE, &stock));
    assert_eq!(com.legal(BLUE), ["supplies 1", "supplies 2"]);
    let coop = |done| {
        landed(
            scene(Variant::Coop, 2)
                .show_research(&[])
                .stock(BLUE, &stock)
                .done(Requirement::NsReception, done),
        )
    };
    assert_eq!(coop(2).legal(BLUE), ["supplies 1", "supplies 2"]);
    assert_eq!(coop(1).legal(BLUE), ["supplies 1", "supplies 2", "mission ns_reception"]);
    let other = coop(0);
    assert_eq!(other.refusal(BLUE, "mission dd_mast").rule, "MA-LAND-14", "a step of another mission");
}

#[test]
fn ma_land_15_a_proof_of_life_makes_the_mission_action_possible() {
    let with = |proofs| {
        landed(
            scene(Variant::Com, 2)
                .show_commissions(&[])
                .show_research(&[])
                .cards(BLUE, &[(Mineral::ProofOfLife, proofs), (Mineral::Red, 1)]),
        )
    };
    assert_eq!(with(0).refusal(BLUE, "proof").rule, "MA-LAND-15");
    let mut table = with(2);
    table.play(BLUE, "proof");
    assert_eq!((table.time(), table.has(BLUE, Reputation)), (2, 7));
    assert_eq!((table.cards(BLUE), table.open().spent), ([0, 0, 1, 1], [0, 0, 0, 1]));
    assert_eq!(table.refusal(BLUE, "proof").rule, "MA-FIELD-12", "it is a Mission action");
}

#[test]
fn ma_land_16_the_acting_player_alone_pays_and_receives() {
    let semi = scene(Variant::Semi, 2)
        .scenario(Scenario::DustDevil)
        .stock(BLUE, &[(Supplies, 1), (Energy, 2)])
        .stock(RED, &[(Supplies, 1), (Energy, 2)]);
    let mut table = landed(semi);
    table.play(BLUE, "mission dd_mast");
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Reputation)), (0, 5));
    assert_eq!((table.has(RED, Energy), table.has(RED, Supplies), table.has(RED, Reputation)), (2, 1, 2));
    assert_eq!(table.open().times(Requirement::DdMast), 1, "but it counts for all");
    let alone = scene(Variant::Semi, 2)
        .scenario(Scenario::DustDevil)
        .stock(BLUE, &[(Supplies, 1), (Energy, 1)])
        .stock(RED, &[(Energy, 9)]);
    assert!(!landed(alone).allows(BLUE, "mission dd_mast"), "red can't add what is missing");
    let mut coop = landed(scene(Variant::Coop, 2).scenario(Scenario::DustDevil));
    coop.play(BLUE, "mission dd_mast");
    assert_eq!((coop.has(RED, Energy), coop.has(RED, Supplies), coop.has(RED, Reputation)), (8, 1, 5));
}

#[test]
fn ma_land_17_a_complete_requirement_is_closed_unless_repeatable_and_may_open_again() {
    let stock = [(Water, 9), (Food, 9), (Energy, 9)];
    let beds = |planted| {
        landed(
            scene(Variant::Coop, 2)
                .scenario(Scenario::BotanicalCapsule)
                .stock(BLUE, &stock)
                .done(Requirement::BcBed, 3)
                .counter(planted),
        )
    };
    assert_eq!(beds(3).refusal(BLUE, "mission bc_bed").rule, "MA-LAND-17");
    let mut withered = beds(2);
    withered.play(BLUE, "mission bc_bed");
    assert_eq!(withered.open().mission.counter, 3, "a bed that an event took is planted again");
    let mut parley = landed(
        scene(Variant::Coop, 2)
            .scenario(Scenario::DarkSideOfMars)
            .stock(BLUE, &stock)
            .done(Requirement::DsParley, 1)
            .counter(5),
    );
    assert!(parley.game.open.complete(Requirement::DsParley));
    parley.play(BLUE, "mission ds_parley");
    assert_eq!((parley.open().mission.counter, parley.has(BLUE, Reputation)), (4, 5));
}
