//! The worked examples of the rulebooks: MA-EX-01 to MA-EX-30.

use crate::prelude::*;

#[test]
fn ma_ex_01_two_solar_panels_with_solar_cells_make_six_energy() {
    for weather in [Weather::Stable, Weather::Wind, Weather::Earthquake] {
        let table = scene(Variant::Semi, 2)
            .installation(BLUE, Installation::Solar, 2)
            .tech(BLUE, CorpTech::SolarCells)
            .weather(weather)
            .have(BLUE, Energy, 0)
            .production();
        assert_eq!(table.has(BLUE, Energy), 6, "{}", weather.id());
    }
}

#[test]
fn ma_ex_02_a_solar_panel_and_a_wind_farm_make_five_energy_in_the_wind() {
    let table = scene(Variant::Semi, 2)
        .installation(RED, Installation::Solar, 1)
        .installation(RED, Installation::Wind, 1)
        .weather(Weather::Wind)
        .have(RED, Energy, 0)
        .production();
    assert_eq!(table.has(RED, Energy), 5);
}

#[test]
fn ma_ex_03_two_of_three_products_are_delivered_for_five_reputation() {
    let mut table = scene(Variant::Semi, 2)
        .demand(Q1, 0, 1, 1)
        .demand(Q2, 0, 0, 1)
        .stock(BLUE, &[(Medicine, 1), (Food, 2)])
        .have(BLUE, Reputation, 0)
        .turn(BLUE);
    table.plays(BLUE, &["end", "deliver medicine q1", "deliver food q1"]);
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 0], [0, 0, 1]));
    assert_eq!((table.has(BLUE, Reputation), table.has(BLUE, Food)), (5, 1));
    assert!(!table.allows(BLUE, "deliver food q2"), "a third product");
    assert_eq!(table.asked(), Some(RED));
}

#[test]
fn ma_ex_04_two_food_remove_two_hunger_tokens() {
    let mut table =
        scene(Variant::Coop, 2).demand(Q1, 0, 0, 1).demand(Q3, 0, 0, 1).stock(BLUE, &[(Food, 2)]).turn(BLUE);
    table.plays(BLUE, &["end", "deliver food q1", "deliver food q3"]);
    assert_eq!((table.demand(Q1), table.demand(Q3)), ([0, 0, 0], [0, 0, 0]));
    assert_eq!(table.has(BLUE, Food), 0);
}

#[test]
fn ma_ex_05_research_and_supplies_are_done_with_one_marker() {
    let mut table = scene(Variant::Semi, 2)
        .show_research(&[Research::Regolith2])
        .stock(BLUE, &[(Regolith, 2)])
        .turn(BLUE);
    assert_eq!(table.time(), 3);
    table.plays(BLUE, &["place lander 1", "research res_regolith2", "supplies 1"]);
    assert_eq!(table.time(), 0);
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Supplies), table.has(BLUE, Regolith)), (8, 1, 0));
    assert_eq!(table.open().pool[BLUE.index()], 2);
}

#[test]
fn ma_ex_06_a_yellow_mineral_is_researched_for_ten_credits() {
    let mut table = scene(Variant::Semi, 2)
        .show_research(&[Research::Yellow])
        .cards(BLUE, &[(Mineral::Yellow, 1)])
        .have(BLUE, Credits, 0)
        .turn(BLUE);
    table.plays(BLUE, &["place lander 1", "research res_yellow", "spend mineral_yellow"]);
    assert_eq!((table.time(), table.has(BLUE, Credits)), (1, 10));
    assert_eq!(table.cards(BLUE), [0, 0, 0, 0]);
    assert_eq!(table.open().spent, [1, 0, 0, 0], "the card is discarded");
    assert_eq!(table.open().research.shown.iter().sum::<u8>(), 0);
    assert_eq!(table.open().research_spent[Research::Yellow.index()], 1, "the tile is discarded");
}

fn dealt(table: &Table) -> [[u8; 3]; 4] {
    [table.demand(Q1), table.demand(Q2), table.demand(Q3), table.demand(Q4)]
}

#[test]
fn ma_ex_07_demand_of_two_players() {
    for variant in [Variant::Coop, Variant::Semi] {
        let table = scene(variant, 2).no_demand().only_demand(2);
        assert_eq!(dealt(&table), [[1, 1, 1], [1, 1, 1], [0, 0, 1], [0, 0, 1]]);
    }
}

#[test]
fn ma_ex_08_demand_of_three_players() {
    for variant in [Variant::Coop, Variant::Semi] {
        let table = scene(variant, 3).no_demand().only_demand(2);
        assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [1, 1, 1], [0, 0, 1]]);
    }
}

#[test]
fn ma_ex_09_demand_of_four_players() {
    for variant in [Variant::Coop, Variant::Semi] {
        let table = scene(variant, 4).no_demand().only_demand(2);
        assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [1, 1, 2], [1, 1, 2]]);
    }
}

#[test]
fn ma_ex_10_demand_of_a_solo_player() {
    let table = scene(Variant::Solo, 1).no_demand().only_demand(2);
    assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [0, 0, 0], [0, 0, 0]]);
}

#[test]
fn ma_ex_11_demand_of_each_competing_player() {
    let table = scene(Variant::Com, 3).no_demand().only_demand(2);
    assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [1, 1, 2], [0, 0, 0]]);
}

#[test]
fn ma_ex_12_two_geologists_take_four_crystals() {
    let mut table = scene(Variant::Coop, 2)
        .assistant(BLUE, Assistant::Geologist)
        .assistant(BLUE, Assistant::Geologist)
        .dig(0, -3, Dig::R2i2)
        .stock(BLUE, &[(Energy, 1)])
        .turn(BLUE);
    assert_eq!(table.game.crystal_limit(BLUE), 4);
    table.plays(BLUE, &["place excavation 1", "take h01"]);
    assert_eq!(table.refusal(BLUE, "crystals 3 2").rule, "MA-EXC-07");
    assert_eq!(table.legal_of(BLUE, "crystals").len(), 9, "each mix of up to 2 and up to 2");
    table.play(BLUE, "crystals 2 2");
    assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice)), (2, 2));
}

#[test]
fn ma_ex_13_a_development_token_costs_a_time_unit_more() {
    let spent = |place: &str| {
        let stock = [(Energy, 1), (Ice, 1)];
        let mut table = scene(Variant::Coop, 2).built(WaterPlant).stock(BLUE, &stock).turn(BLUE);
        table.plays(BLUE, &[place, "water"]);
        assert_eq!(table.has(BLUE, Water), 2);
        3 - table.time()
    };
    assert_eq!(spent("place water_plant 2"), 2);
    assert_eq!(spent("place water_plant 1"), 1);
}

/// The Laboratory is built, and only its second field is open; it has a development token.
fn slow_laboratory() -> Scene {
    scene(Variant::Coop, 2).built(Laboratory).unavailable(Laboratory, 1).unavailable(Laboratory, 3)
}

#[test]
fn ma_ex_14_a_colony_technology_on_a_slow_field_needs_four_time_units() {
    let mut table = slow_laboratory().turn(BLUE);
    table.play(BLUE, "place laboratory 2");
    assert_eq!(table.refusal(BLUE, "colony medicine_tech").rule, "MA-GEN-06");

    let mut table = slow_laboratory().tech(BLUE, CorpTech::DnaAlteration).turn(BLUE);
    table.plays(BLUE, &["place laboratory 2", "colony medicine_tech"]);
    assert_eq!(table.time(), 0, "4 of 4");

    let mut table = slow_laboratory().assistant(BLUE, Assistant::Scientist).turn(BLUE);
    table.plays(BLUE, &["place laboratory 2", "colony medicine_tech"]);
    assert_eq!(table.time(), 0, "2 + 1 of 3");
}

#[test]
fn ma_ex_15_dna_modification_on_a_slow_field_needs_four_time_units() {
    let mut table = slow_laboratory().turn(BLUE);
    table.play(BLUE, "place laboratory 2");
    assert_eq!(table.refusal(BLUE, "corporation dna_alteration").rule, "MA-GEN-06");
    let mut table = slow_laboratory().turn_with(BLUE, 4);
    table.plays(BLUE, &["place laboratory 2", "corporation dna_alteration"]);
    assert_eq!(table.time(), 0);
}

#[test]
fn ma_ex_16_one_marker_builds_upgrades_and_installs() {
    let stock = [(Energy, 3), (Regolith, 3), (Supplies, 3)];
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &stock).have(BLUE, Reputation, 0).turn(BLUE);
    table.plays(BLUE, &["place construction 1", "build hospital", "upgrade greenhouses 2", "install solar"]);
    assert_eq!(table.time(), 0);
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Regolith), table.has(BLUE, Supplies)), (0, 0, 0));
    assert_eq!(table.has(BLUE, Reputation), 6);
    assert_eq!(table.corporation(BLUE).installations, [1, 0]);

    let mut table = rich(scene(Variant::Coop, 2), BLUE).turn_with(BLUE, 9);
    table.plays(BLUE, &["place construction 1", "upgrade greenhouses 2"]);
    assert_eq!(table.refusal(BLUE, "upgrade greenhouses 3").rule, "MA-FIELD-12");
}

#[test]
fn ma_ex_17_supplies_are_taken_once_with_a_marker() {
    let mut table = scene(Variant::Coop, 2).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "supplies 1"]);
    assert_eq!(table.refusal(BLUE, "supplies 2").rule, "MA-FIELD-12");
}

#[test]
fn ma_ex_18_recreation_frees_moxie_for_a_second_visit() {
    let mut table =
        scene(Variant::Coop, 2).no_demand().demand(Q1, 2, 0, 0).stock(BLUE, &[(Energy, 2)]).turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!(table.refusal(BLUE, "place moxie 2").rule, "MA-FIELD-06");
    table.play(BLUE, "rest");
    assert_eq!(table.time(), 1);
    table.plays(BLUE, &["place moxie 2", "oxygen q1"]);
    assert_eq!((table.time(), table.demand(Q1)), (0, [0, 0, 0]));
}

#[test]
fn ma_ex_19_a_marker_of_an_earlier_round_gives_no_action() {
    let mut table = scene(Variant::Coop, 2).marker(BLUE, Lander, 1).turn(BLUE);
    assert_eq!(table.refusal(BLUE, "supplies 1").rule, "MA-FIELD-13");
    assert_eq!(table.refusal(BLUE, "place lander 2").rule, "MA-FIELD-06");
    table.plays(BLUE, &["rest", "place lander 1", "supplies 1"]);
    assert_eq!(table.time(), 1);
}

#[test]
fn ma_ex_20_three_players_draw_from_nine_assistants() {
    for seed in 1..=5 {
        let game = Martians::new(&Options::new(Variant::Coop, 3), seed).unwrap();
        let assistants = &game.open.assistants;
        assert_eq!(assistants.shown.iter().sum::<u8>(), 5);
        for kind in 0..3 {
            assert_eq!(assistants.shown[kind] + assistants.deck[kind], 3);
        }
    }
}

/// The stacks of a CO-OP game for two with this scenario.
fn stacks(scenario: Scenario, seed: u64) -> [Vec<&'static str>; 4] {
    let options = Options { scenario: Aim::of(scenario), ..Options::new(Variant::Coop, 2) };
    let game = Martians::new(&options, seed).unwrap();
    game.hidden.stacks.map(|stack| stack.iter().map(EventCard::id).collect())
}

/// A card of one of the five numbered sets.
fn numbered(card: &str) -> bool {
    ["m1_", "rf_", "ph_", "fm_", "ds_"].iter().any(|set| card.starts_with(set))
}

#[test]
fn ma_ex_21_a_mission_brings_its_own_event_cards() {
    let own = ["ph_confusion", "ph_hard_landing", "ph_fuel_leak", "ph_comms_loss"];
    for seed in 1..=10 {
        for (stack, own) in stacks(Scenario::MissionToPhobos, seed).iter().zip(own) {
            assert_eq!(stack.len(), 3);
            assert_eq!(stack.iter().filter(|card| numbered(card)).collect::<Vec<_>>(), [&own]);
        }
        for stack in stacks(Scenario::BotanicalCapsule, seed) {
            assert_eq!(stack.len(), 2);
            assert!(!stack.iter().any(|card| numbered(card)));
        }
    }
}

#[test]
fn ma_ex_22_the_colours_of_a_solo_player_begin_in_turn() {
    let mut table = scene(Variant::Solo, 1).no_demand().turn(BLUE);
    let mut begins = vec![table.asked()];
    for (cycle, round) in [(1, 2), (1, 3), (2, 1)] {
        idle_to(&mut table, cycle, round);
        begins.push(table.asked());
    }
    assert_eq!(begins, [Some(BLUE), Some(RED), Some(BLUE), Some(RED)]);
}

#[test]
fn ma_ex_23_the_machine_leaves_its_token_and_uncovers_its_neighbours() {
    let mut table = scene(Variant::Coop, 2).dig(0, -3, Dig::R2i0).have(BLUE, Regolith, 0).turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01", "crystals 2 0", "drive h05"]);
    assert_eq!(table.has(BLUE, Regolith), 2);
    let open = table.open();
    let token = |q, r| open.tokens().contains(Hex::at(q, r).unwrap());
    let face_up = |q, r| open.up.contains(Hex::at(q, r).unwrap());
    assert!(!token(0, -3), "the start token is gone");
    assert_eq!(open.machine, Hex::at(0, -2).unwrap());
    for (q, r) in [(0, -2), (1, -2), (1, -3), (-1, -2), (-1, -1), (0, -1)] {
        assert!(face_up(q, r), "({q}, {r})");
    }
    assert_eq!(open.up.len(), 6, "and nothing else");
}

#[test]
fn ma_ex_24_two_regolith_and_the_sensor_give_three_secret_cards() {
    let examined = |variant| {
        let mut table =
            scene(variant, 2).tech(BLUE, CorpTech::MolecularSensor).dig(0, -3, Dig::R2i0).turn(BLUE);
        table.plays(BLUE, &["place excavation 1", "take h01", "crystals 2 0", "drive h02"]);
        let before = table.time();
        table.play(BLUE, "examine");
        assert_eq!(before - table.time(), 1);
        assert_eq!(table.cards(BLUE).iter().sum::<u8>(), 3);
        table
    };
    let red = Viewer::Seat(Seat(1));
    for variant in [Variant::Semi, Variant::Com] {
        let mut table = examined(variant);
        let view = table.view(red);
        assert_eq!((view.open.hands[0], view.open.cards, view.own.unwrap().cards), (3, [0; 4], [0; 4]));
        let told: Vec<_> = table.told().iter().filter_map(|event| event.seen_by(red)).collect();
        let drew = told.iter().find(|event| matches!(event, Event::Drew { .. }));
        assert!(matches!(drew, Some(Event::Drew { n: 3, cards: None, .. })));
    }
    let open = examined(Variant::Coop).view(red).open;
    assert_eq!(open.cards.iter().sum::<u8>(), 3, "in CO-OP red sees them");
}

#[test]
fn ma_ex_25_a_dead_token_may_lie_in_another_round() {
    let mut table = scene(Variant::Semi, 2).no_demand().demand(Q1, 1, 0, 0).turn(BLUE);
    while table.open().cycle == 1 {
        idle(&mut table);
    }
    let first = table.asked().unwrap();
    assert_eq!((table.open().dead[..2].to_vec(), table.open().living(first)), (vec![1, 1], 2));
    assert!(table.open().track.iter().flatten().all(Option::is_none), "the living came back");
    assert_eq!(table.legal(first), ["lay 1", "lay 2", "lay 3"]);
    table.play(first, "lay 1");
    idle_to(&mut table, 2, 3);
    assert!(!table.game.has_turn(first, 1) && table.game.has_turn(first, 2));

    let mut table = scene(Variant::Semi, 2).no_demand().grave(BLUE, 1).supply(3);
    assert_eq!(table.legal(BLUE), ["lay 1", "lay 2", "lay 3"], "it lay in round 1 before");
    table.play(BLUE, "lay 3");
    let has: Vec<_> = (1..=4).map(|round| table.game.has_turn(BLUE, round)).collect();
    assert_eq!(has, [true, true, false, false]);
}

#[test]
fn ma_ex_26_the_set_up_of_a_solo_game() {
    let table = scene(Variant::Solo, 1).turn(BLUE);
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Energy), table.has(BLUE, Supplies)), (5, 10, 2));
    assert_eq!(table.has(BLUE, Reputation), 2);
    assert_eq!(table.open().demand, [[1, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]);
    assert_eq!((table.open().rtg, table.open().research.shown.iter().sum::<u8>()), (4, 4));
}

#[test]
fn ma_ex_27_the_set_up_of_a_semi_cooperative_game_for_four() {
    let table = scene(Variant::Semi, 4).turn(BLUE);
    let open = table.open();
    assert!(open.unavailable.is_empty());
    assert_eq!(open.rtg, 6);
    assert_eq!(open.experts.shown.iter().sum::<u8>(), 6);
    assert_eq!(open.assistants.shown.iter().sum::<u8>(), 6);
    assert_eq!(open.research.shown.iter().sum::<u8>(), 6);
    let credits = [BLUE, RED, GREEN, YELLOW].map(|colour| table.has(colour, Credits));
    assert_eq!(credits, [2, 3, 4, 5]);
    assert_eq!(open.demand, [[1, 0, 0]; 4]);
}

#[test]
fn ma_ex_28_two_players_use_two_fields_of_a_round() {
    let mut table = scene(Variant::Coop, 2).no_demand().turn(BLUE);
    table.end_turn(BLUE);
    table.end_turn(RED);
    assert_eq!(table.open().track[0], [Some(BLUE), Some(RED), None, None]);
    while table.open().cycle == 1 {
        assert!(table.open().track.iter().all(|round| round[2].is_none() && round[3].is_none()));
        idle(&mut table);
    }
}

#[test]
fn ma_ex_29_a_solar_flare_returns_only_the_markers_on_fields() {
    let table = scene(Variant::Semi, 2)
        .marker(BLUE, Moxie, 1)
        .confined(BLUE, Zone::Infirmary, Q1)
        .confined(BLUE, Zone::Apartments, Q2)
        .round(3)
        .only_event(EventCard::SolarFlare1);
    assert_eq!(table.open().pool[0], 1);
    assert!(table.open().markers[0].is_empty());
    assert_eq!(confined(&table, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
    assert_eq!(confined(&table, Zone::Apartments, BLUE), [0, 1, 0, 0]);
}

/// What a game does in a cycle, read from the log; the players keep every quarter free of tokens.
fn steps(variant: Variant, players: u8) -> Vec<String> {
    let mut table = scene(variant, players).installation(BLUE, Installation::Wind, 1).flow(Stage::Cycle);
    let mut told = Vec::new();
    loop {
        told.extend(table.told());
        if table.asked().is_none() {
            break;
        }
        table.game.open.demand = Default::default();
        idle(&mut table);
    }
    let mut steps: Vec<String> = Vec::new();
    let mut round = 0;
    for event in told {
        let step = match event {
            Event::Cycle { cycle } => format!("cycle {cycle}"),
            Event::Round { round: next, .. } => {
                round = next;
                continue;
            }
            Event::Turn { .. } => format!("round {round}"),
            Event::Demanded { .. } if steps.last().is_some_and(|last| last.starts_with("cycle")) => {
                "supply".into()
            }
            Event::Revealed { .. } => "event".into(),
            Event::Turned { .. } => "weather".into(),
            Event::Produced { .. } => "production".into(),
            Event::Grown { .. } => "quarters".into(),
            _ => continue,
        };
        if steps.last() != Some(&step) {
            steps.push(step);
        }
    }
    steps
}

#[test]
fn ma_ex_30_the_steps_of_every_cycle() {
    for (variant, players) in [(Variant::Solo, 1), (Variant::Coop, 2), (Variant::Semi, 3)] {
        let opening = ["event", "weather", "production"];
        let mut expected = vec!["cycle 1", "round 1", "round 2"];
        expected.extend(opening);
        expected.extend(["round 3", "quarters"]);
        for cycle in ["cycle 2", "cycle 3", "cycle 4"] {
            expected.extend([cycle, "supply"]);
            expected.extend(opening);
            expected.extend(["round 1", "round 2"]);
            expected.extend(opening);
            expected.push("round 3");
            if cycle == "cycle 4" {
                expected.push("round 4");
            }
            expected.push("quarters");
        }
        assert_eq!(steps(variant, players), expected, "{}", variant.id());
    }
}
