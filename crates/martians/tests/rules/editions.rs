//! MA-DIF-01 to MA-DIF-26: what is played where the two final rulebooks differ.

use crate::prelude::*;

#[test]
fn ma_dif_01_a_solo_game_with_commissions_has_a_deck() {
    let table = scene(Variant::Solo, 1).commissions().turn(BLUE);
    assert_eq!((table.open().commissions.len(), table.open().commission_deck.len()), (4, 20));
    let table = scene(Variant::Solo, 1).commissions().no_demand().supply(2);
    assert_eq!((table.open().commissions.len(), table.open().commission_deck.len()), (6, 18));
}

#[test]
fn ma_dif_02_a_fulfilled_commission_is_replaced_only_in_com() {
    let fulfilled = |scene: Scene| {
        let mut table = scene
            .show_commissions(&[Commission::Com01, Commission::Com05])
            .stock(BLUE, &[(Regolith, 2)])
            .turn(BLUE);
        table.plays(BLUE, &["place lander 1", "commission com_01"]);
        table.open().commissions.len()
    };
    assert_eq!(fulfilled(scene(Variant::Com, 2)), 2);
    assert_eq!(fulfilled(scene(Variant::Solo, 1).commissions()), 1);
}

#[test]
fn ma_dif_03_the_rtg_may_be_used_in_every_turn_of_a_round() {
    let mut table = scene(Variant::Solo, 1).turn(BLUE);
    table.play(BLUE, "rtg");
    assert_eq!(table.refusal(BLUE, "rtg").rule, "MA-RTG-02");
    table.end_turn(BLUE);
    table.play(RED, "rtg");
    assert_eq!((table.open().rtg, table.has(BLUE, Energy), table.has(BLUE, Reputation)), (2, 12, 0));
}

#[test]
fn ma_dif_04_using_an_expert_takes_no_time_and_no_marker() {
    let mut table = rich(scene(Variant::Semi, 2), BLUE).expert(BLUE, Expert::Chemist).turn_with(BLUE, 0);
    table.play(BLUE, "expert chemist");
    assert_eq!((table.has(BLUE, Water), table.time(), table.open().pool[0]), (10, 0, 3));
}

#[test]
fn ma_dif_05_the_two_tokens_may_come_from_two_quarters() {
    let cook = || {
        rich(scene(Variant::Semi, 2), BLUE)
            .no_demand()
            .demand(Q1, 0, 0, 2)
            .demand(Q4, 0, 0, 1)
            .expert(BLUE, Expert::Nutritionist)
            .turn(BLUE)
    };
    let mut two = cook();
    two.plays(BLUE, &["expert nutritionist", "from q4", "end"]);
    assert_eq!((two.demand(Q1)[2], two.demand(Q4)[2]), (1, 0));
    let mut one = cook();
    one.plays(BLUE, &["expert nutritionist", "from q1", "from q1"]);
    assert_eq!((one.demand(Q1)[2], one.demand(Q4)[2]), (0, 1));
}

#[test]
fn ma_dif_06_credits_break_a_tie_in_com() {
    let table =
        scene(Variant::Com, 2).no_demand().stock(BLUE, &[(Credits, 5)]).stock(RED, &[(Credits, 4)]).counted();
    assert_eq!((table.score(BLUE), table.score(RED), winners(&table)), (2, 2, vec![0]));
}

#[test]
fn ma_dif_07_in_solo_a_colonist_of_each_colour_dies() {
    let table = scene(Variant::Solo, 1).no_demand().demand(Q1, 1, 0, 0).quarters();
    assert_eq!((table.open().dead[..2].to_vec(), table.open().pool[..2].to_vec()), (vec![1, 1], vec![3, 3]));
}

#[test]
fn ma_dif_08_there_are_twenty_four_numbered_events() {
    let of = |set: &str| EventCard::ALL.iter().filter(|card| card.id().starts_with(set)).count();
    assert_eq!([of("m1_"), of("rf_"), of("ph_"), of("fm_"), of("ds_")], [8, 4, 4, 4, 4]);
    assert_eq!(EventCard::ALL.len(), 44);
}

#[test]
fn ma_dif_09_the_first_round_of_a_later_cycle_is_opened() {
    let mut table = scene(Variant::Semi, 2)
        .no_demand()
        .installation(BLUE, Installation::Wind, 1)
        .stack(2, &[EventCard::SolarFlare2])
        .supply(2);
    let told = table.told();
    assert!(told.iter().any(|event| matches!(event, Event::Revealed { .. })));
    assert!(told.iter().any(|event| matches!(event, Event::Turned { .. })));
    assert!(told.iter().any(|event| matches!(event, Event::Produced { .. })));
    assert_eq!((table.open().round, table.asked()), (1, Some(BLUE)));
}

/// MA-DIF-10, MA-RUL-70: by the option of the table.
#[test]
fn ma_dif_10_the_power_plant_manager_asks_one_credit_or_two() {
    for (credits, left) in [(1, 1), (2, 0)] {
        let mut table = scene(Variant::Semi, 2)
            .with_options(|options| options.manager = credits)
            .expert(BLUE, Expert::PowerManager)
            .stock(BLUE, &[(Credits, 2), (Energy, 2)])
            .have(BLUE, Reputation, 0)
            .turn(BLUE);
        table.play(BLUE, "expert power_manager");
        assert_eq!([Credits, Energy, Reputation].map(|what| table.has(BLUE, what)), [left, 0, 2]);
    }
}

#[test]
fn ma_dif_11_a_mission_action_costs_a_time_unit() {
    let stock = [(Supplies, 1), (Food, 1)];
    let mut table = scene(Variant::Coop, 2).scenario(Scenario::NewSchedule).stock(BLUE, &stock).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "mission ns_reception"]);
    assert_eq!((table.time(), table.has(BLUE, Supplies), table.has(BLUE, Food)), (2, 0, 0));
    let mut table =
        scene(Variant::Com, 2).show_commissions(&[Commission::Com06]).stock(BLUE, &[(Energy, 3)]).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "commission com_06"]);
    assert_eq!((table.time(), table.has(BLUE, Energy)), (2, 0));
}

#[test]
fn ma_dif_12_a_used_research_tile_comes_back_with_the_discard_pile() {
    let mut tiles: Vec<Research> = Research::ALL.to_vec();
    tiles.extend([Research::Regolith2, Research::Ice2, Research::Mixed2]);
    tiles.extend([Research::Yellow, Research::Green, Research::Red]);
    let mut table = scene(Variant::Semi, 2)
        .no_demand()
        .show_research(&tiles)
        .have(BLUE, Regolith, 2)
        .stack(1, &[EventCard::SolarFlare1])
        .turn(BLUE);
    assert_eq!(table.open().research.deck.iter().sum::<u8>(), 0);
    table.plays(BLUE, &["place lander 1", "research res_quick_regolith"]);
    assert_eq!(table.open().research.shown[Research::QuickRegolith.index()], 0);
    assert_eq!(table.open().research_spent[Research::QuickRegolith.index()], 1);
    idle_to(&mut table, 2, 1);
    assert_eq!(table.open().research.shown[Research::QuickRegolith.index()], 1, "on display again");
    assert_eq!(table.open().research_spent.iter().sum::<u8>(), 0);
}

#[test]
fn ma_dif_13_the_surcharge_belongs_to_each_action() {
    let mut table = rich(scene(Variant::Semi, 2), BLUE).built(Laboratory).turn_with(BLUE, 6);
    table.plays(BLUE, &["place laboratory 2", "colony medicine_tech"]);
    assert_eq!(table.time(), 2);
    table.play(BLUE, "corporation long_arm");
    assert_eq!(table.time(), 0);
}

#[test]
fn ma_dif_14_both_technologies_need_four_time_units_on_a_slow_field() {
    for action in ["colony medicine_tech", "corporation dna_alteration"] {
        let slow = |time| {
            let mut table = rich(scene(Variant::Semi, 2), BLUE).built(Laboratory).turn_with(BLUE, time);
            table.play(BLUE, "place laboratory 3");
            table.allows(BLUE, action)
        };
        assert!(slow(4) && !slow(3), "{action}");
    }
}

#[test]
fn ma_dif_15_up_to_two_crystals_are_taken() {
    let mut table = scene(Variant::Semi, 2).dig(0, -3, Dig::R2i1).turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01"]);
    let takes =
        ["crystals 0 0", "crystals 0 1", "crystals 1 0", "crystals 1 1", "crystals 2 0"].map(String::from);
    assert_eq!(table.legal(BLUE), takes);
}

#[test]
fn ma_dif_16_examination_cards_are_secret_except_in_coop_and_solo() {
    for (variant, players, secret) in [
        (Variant::Solo, 1, false),
        (Variant::Coop, 2, false),
        (Variant::Semi, 2, true),
        (Variant::Com, 2, true),
    ] {
        let table = scene(variant, players).cards(BLUE, &[(Mineral::Green, 2)]).turn(BLUE);
        let seen = table.view(Viewer::Spectator).open.cards;
        assert_eq!(seen, if secret { [0; 4] } else { [0, 2, 0, 0] }, "{}", variant.id());
        assert_eq!(table.cards(BLUE), [0, 2, 0, 0]);
    }
}

#[test]
fn ma_dif_17_a_mission_with_own_events_has_three_cards_a_cycle() {
    let options = Options { scenario: Aim::Refugees, ..Options::new(Variant::Semi, 2) };
    let stacks = Martians::new(&options, 1).unwrap().hidden.stacks;
    assert!(stacks.iter().all(|stack| stack.len() == 3));
    let own = [EventCard::RfAgent, EventCard::RfDesperate, EventCard::RfRadiation, EventCard::RfCareless];
    assert!(stacks.iter().zip(own).all(|(stack, card)| stack.contains(card)));
}

#[test]
fn ma_dif_18_a_solo_player_leads_one_corporation_with_two_colours() {
    let table = scene(Variant::Solo, 1).crop(BLUE, Crop::Legumes).tech(BLUE, CorpTech::LongArm).turn(RED);
    assert_eq!(table.open().colours(), 2);
    assert_eq!(table.open().seat(BLUE), table.open().seat(RED));
    assert_eq!(table.corporation(RED).crop, Some(Crop::Legumes));
    assert!(table.corporation(RED).has(CorpTech::LongArm));
    assert_eq!(table.open().pool[..2], [3, 3]);
}

#[test]
fn ma_dif_19_an_expert_of_com_serves_only_the_own_quarter() {
    let mut table = rich(scene(Variant::Com, 2), BLUE)
        .demand(Q1, 0, 0, 0)
        .demand(Q2, 1, 0, 0)
        .expert(BLUE, Expert::Engineer)
        .turn(BLUE);
    assert_eq!(table.refusal(BLUE, "expert engineer").rule, "MA-EXP-14");
    table.game.open.demand[0] = [1, 0, 0];
    table.play(BLUE, "expert engineer");
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 0], [1, 0, 0]));
}

#[test]
fn ma_dif_20_the_mission_of_semi_must_succeed_only_by_option() {
    let failed = |strict: bool| {
        let scene = scene(Variant::Semi, 2);
        let scene = if strict { scene.must_succeed() } else { scene };
        winners(&scene.have(RED, Reputation, 9).counted())
    };
    assert_eq!(failed(false), [1]);
    assert!(failed(true).is_empty());
    assert!(!Options::default().must_succeed);
}

#[test]
fn ma_dif_21_recovery_from_the_apartments_takes_no_time() {
    let mut table = scene(Variant::Semi, 2)
        .confined(BLUE, Zone::Apartments, Q2)
        .have(BLUE, Credits, 2)
        .turn_with(BLUE, 0);
    table.play(BLUE, "recover apartments q2");
    assert_eq!((table.has(BLUE, Credits), table.open().pool[0]), (0, 3));
}

#[test]
fn ma_dif_22_experts_are_turned_up_as_the_next_round_starts() {
    let mut table = rich(scene(Variant::Semi, 2), BLUE).expert(BLUE, Expert::Chemist).turn(BLUE);
    table.play(BLUE, "expert chemist");
    table.end_turn(BLUE);
    assert!(table.corporation(BLUE).experts[0].used, "face down for the rest of the round");
    table.end_turn(RED);
    assert_eq!((table.open().round, table.asked()), (2, Some(RED)));
    assert!(!table.corporation(BLUE).experts[0].used, "up again before its owner's turn");
}

#[test]
fn ma_dif_23_every_competing_player_starts_on_two() {
    for variant in [Variant::Semi, Variant::Com] {
        let table = scene(variant, 3).turn(BLUE);
        assert_eq!([BLUE, RED, GREEN].map(|colour| table.has(colour, Reputation)), [2, 2, 2]);
    }
}

/// The slips of the German book change nothing: a turn is no round, hunger goes to the apartments, and the
/// weather step reveals weather.
#[test]
fn ma_dif_24_slips_are_ignored() {
    let table = scene(Variant::Com, 2).no_demand().demand(Q1, 0, 0, 1).quarters();
    assert_eq!(confined(&table, Zone::Apartments, BLUE), [1, 0, 0, 0]);
    assert_eq!(confined(&table, Zone::Infirmary, BLUE), [0, 0, 0, 0]);
    let table = scene(Variant::Com, 2).round(3).only_weather(Weather::Wind);
    assert_eq!((table.open().weather, table.open().events.len()), (Weather::Wind, 0));
    // The Builder (an expert) and the award of the same name have nothing to do with each other.
    let table = scene(Variant::Com, 2).no_demand().expert(BLUE, Expert::MasterBuilder).counted();
    assert_eq!(line(&table, BLUE, "builder"), 0);
}

#[test]
fn ma_dif_25_the_event_comes_before_the_weather() {
    let mut table = scene(Variant::Semi, 2).round(3).event(EventCard::SolarFlare1);
    let told = table.told();
    let at = |of: fn(&Event) -> bool| told.iter().position(of).unwrap();
    assert!(
        at(|event| matches!(event, Event::Revealed { .. }))
            < at(|event| matches!(event, Event::Turned { .. }))
    );
}

#[test]
fn ma_dif_26_martian_face_has_one_set_of_twenty_tokens() {
    let options = Options { scenario: Aim::FaceOfMars, ..Options::new(Variant::Coop, 2) };
    let game = Martians::new(&options, 1).unwrap();
    assert_eq!(game.open.mission.expedition.down.count_ones(), 20);
    assert_eq!(game.open.tokens().len(), 37, "the excavation area has its own");
    let other = Martians::new(&Options::new(Variant::Coop, 2), 1).unwrap();
    assert_eq!(other.open.mission.expedition.down, 0);
}
