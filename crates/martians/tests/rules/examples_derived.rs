//! Our own worked examples: MA-EX-31 to MA-EX-65.

use crate::prelude::*;

#[test]
fn ma_ex_31_a_sandstorm_lowers_every_installation() {
    let storm = || {
        scene(Variant::Semi, 2)
            .installation(BLUE, Installation::Solar, 1)
            .installation(BLUE, Installation::Wind, 1)
            .weather(Weather::SandstormFood)
            .have(BLUE, Energy, 0)
    };
    assert_eq!(storm().production().has(BLUE, Energy), 2);
    assert_eq!(storm().tech(BLUE, CorpTech::SolarCells).production().has(BLUE, Energy), 3);
}

#[test]
fn ma_ex_32_medicine_spares_one_disease_token() {
    let table = scene(Variant::Coop, 2).no_demand().colony_tech(BLUE, ColonyTech::Medicine).only_demand(2);
    assert_eq!(table.open().demand, [[1, 1, 1], [1, 0, 1], [0, 0, 1], [0, 0, 1]]);
}

#[test]
fn ma_ex_33_the_fourth_colonist_is_hungry_too() {
    let table = scene(Variant::Coop, 2).no_demand().unlocked(BLUE).unlocked(RED).only_demand(2);
    assert_eq!(table.open().demand, [[1, 1, 2], [1, 1, 1], [0, 0, 1], [0, 0, 1]]);
}

#[test]
fn ma_ex_34_a_loss_of_every_seat_spares_one_hunger_token() {
    let table = scene(Variant::Coop, 3).no_demand().dead(BLUE, 1).dead(RED, 1).dead(GREEN, 1).only_demand(2);
    assert_eq!(table.open().demand, [[1, 1, 2], [1, 1, 1], [1, 1, 1], [0, 0, 1]]);
}

#[test]
fn ma_ex_35_technologies_growth_and_loss_of_a_competing_player() {
    let table = scene(Variant::Com, 2)
        .no_demand()
        .unlocked(BLUE)
        .dead(BLUE, 1)
        .colony_tech(BLUE, ColonyTech::Medicine)
        .colony_tech(BLUE, ColonyTech::Co2Converter)
        .only_demand(2);
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 2], [1, 1, 2]));
}

#[test]
fn ma_ex_36_three_dead_leave_no_hunger() {
    let table = scene(Variant::Com, 2).no_demand().dead(BLUE, 3).only_demand(2);
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([1, 1, 0], [1, 1, 2]));
}

#[test]
fn ma_ex_37_two_scientists_develop_a_colony_technology_in_one_time_unit() {
    let laboratory = || {
        scene(Variant::Coop, 2)
            .built(Laboratory)
            .assistant(BLUE, Assistant::Scientist)
            .assistant(BLUE, Assistant::Scientist)
    };
    let mut table = laboratory().turn_with(BLUE, 1);
    assert!(!table.allows(BLUE, "place laboratory 2"));
    table.plays(BLUE, &["place laboratory 1", "colony birth_control"]);
    assert_eq!(table.time(), 0);
    let mut table = laboratory().turn_with(BLUE, 2);
    table.plays(BLUE, &["place laboratory 2", "colony birth_control"]);
    assert_eq!(table.time(), 0);
}

#[test]
fn ma_ex_38_a_sandstorm_spoils_a_small_harvest() {
    let harvested = |scene: Scene| {
        let stock = [(Energy, 1), (Water, 1)];
        let mut table = scene.weather(Weather::SandstormFood).stock(BLUE, &stock).turn(BLUE);
        table.plays(BLUE, &["place greenhouses 1", "harvest"]);
        table.has(BLUE, Food)
    };
    assert_eq!(harvested(scene(Variant::Semi, 2)), 0);
    assert_eq!(harvested(scene(Variant::Semi, 2).assistant(BLUE, Assistant::Botanist)), 1);
}

#[test]
fn ma_ex_39_a_harvest_never_costs_less_than_nothing() {
    let free = Modifier::Cost(Target::Work(Work::Harvest), Energy, -1);
    let mut table = scene(Variant::Semi, 2)
        .active(free, Until::EndOfCycle)
        .weather(Weather::SolarActivityEnergy)
        .stock(BLUE, &[(Energy, 1), (Water, 1)])
        .turn(BLUE);
    assert_eq!(table.game.harvest_price(BLUE).goods[Energy.index()], 0);
    table.plays(BLUE, &["place greenhouses 1", "harvest"]);
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Food)), (1, 1));
}

#[test]
fn ma_ex_40_an_earthquake_lowers_the_limit_of_the_excavation() {
    let quake = |geologists: usize| {
        let scene = scene(Variant::Coop, 2).weather(Weather::Earthquake).dig(0, -3, Dig::R2i2);
        let scene = (0..geologists).fold(scene, |scene, _| scene.assistant(BLUE, Assistant::Geologist));
        let mut table = scene.turn(BLUE);
        table.plays(BLUE, &["place excavation 1", "take h01"]);
        table
    };
    for (geologists, most, too_many) in [
        (0, "crystals 1 0", "crystals 1 1"),
        (1, "crystals 1 1", "crystals 2 1"),
        (2, "crystals 2 1", "crystals 2 2"),
    ] {
        let table = quake(geologists);
        assert!(table.allows(BLUE, most), "{geologists} geologists");
        assert_eq!(table.refusal(BLUE, too_many).rule, "MA-EXC-26", "{geologists} geologists");
    }
}

/// Plays cycles of a colony that wants nothing, and says how many birthrate tokens lie there and whether the
/// fourth colonist is unlocked at the first turn of each cycle.
fn population(scene: Scene) -> Vec<(u8, bool)> {
    let mut table = scene.no_demand().turn(BLUE);
    let mut seen = Vec::new();
    for cycle in 2..=4 {
        while table.open().cycle < cycle {
            table.game.open.demand = Default::default();
            idle(&mut table);
        }
        idle_to(&mut table, cycle, 1);
        seen.push((table.open().birthrate.iter().sum(), table.open().unlocked[..2] == [true, true]));
    }
    seen
}

#[test]
fn ma_ex_41_birth_control_unlocks_the_fourth_colonist_a_cycle_sooner() {
    let colony = || scene(Variant::Coop, 2).scenario(Scenario::DustDevil);
    let with = population(colony().colony_tech(BLUE, ColonyTech::BirthControl));
    assert_eq!(with, [(2, false), (4, true), (6, true)]);
    assert_eq!(population(colony()), [(1, false), (2, false), (3, true)]);
}

#[test]
fn ma_ex_42_the_quarters_phase_of_two_players() {
    let table = scene(Variant::Coop, 2)
        .demand(Q1, 1, 0, 1)
        .demand(Q2, 0, 1, 1)
        .demand(Q3, 0, 0, 1)
        .demand(Q4, 0, 0, 1)
        .quarters();
    for colour in [BLUE, RED] {
        assert_eq!(table.open().dead[colour.index()], 1);
        assert_eq!(confined(&table, Zone::Infirmary, colour), [0, 1, 0, 0]);
        assert_eq!(confined(&table, Zone::Apartments, colour), [0, 1, 1, 0]);
        assert_eq!(table.open().pool[colour.index()], 0);
    }
}

#[test]
fn ma_ex_43_a_seat_without_a_free_marker_suffers_nothing_more() {
    let penalties = |disease, hunger| {
        scene(Variant::Com, 2)
            .no_demand()
            .demand(Q1, 0, disease, hunger)
            .marker(BLUE, Lander, 1)
            .confined(BLUE, Zone::Infirmary, Q1)
            .confined(BLUE, Zone::Infirmary, Q1)
            .quarters()
    };
    for (disease, hunger) in [(1, 0), (1, 1)] {
        let table = penalties(disease, hunger);
        assert_eq!(confined(&table, Zone::Infirmary, BLUE), [3, 0, 0, 0]);
        assert_eq!(confined(&table, Zone::Apartments, BLUE), [0, 0, 0, 0]);
        assert!(table.open().markers[0].is_empty());
    }
}

#[test]
fn ma_ex_44_the_awards_for_building() {
    let counted =
        |green: u8| scene(Variant::Com, 3).kept(BLUE, 2, 3).kept(RED, 1, 3).kept(GREEN, 1, green).counted();
    let table = counted(0);
    assert_eq!([BLUE, RED, GREEN].map(|colour| line(&table, colour, "pioneer")), [5, 3, 3]);
    assert_eq!([BLUE, RED, GREEN].map(|colour| line(&table, colour, "builder")), [5, 5, 3]);
    assert_eq!(line(&counted(1), GREEN, "builder"), 3);
}

#[test]
fn ma_ex_45_the_score_of_a_competing_player() {
    let table = scene(Variant::Com, 2)
        .no_demand()
        .demand(Q1, 1, 0, 1)
        .dead(BLUE, 1)
        .unlocked(BLUE)
        .have(BLUE, Reputation, 20)
        .have(BLUE, Energy, 8)
        .counted();
    assert_eq!(table.score(BLUE), 15);
}

#[test]
fn ma_ex_46_the_score_of_a_solo_game_with_commissions() {
    let table = scene(Variant::Solo, 1)
        .commissions()
        .no_demand()
        .demand(Q1, 0, 0, 2)
        .dead(BLUE, 1)
        .dead(RED, 1)
        .have(BLUE, Reputation, 12)
        .have(BLUE, Energy, 7)
        .counted();
    assert_eq!(table.score(BLUE), 2);
}

#[test]
fn ma_ex_47_credits_break_a_tie() {
    let tied = |blue| {
        scene(Variant::Semi, 2)
            .stock(BLUE, &[(Credits, blue)])
            .stock(RED, &[(Credits, 11)])
            .have(BLUE, Reputation, 14)
            .have(RED, Reputation, 14)
            .counted()
    };
    assert_eq!((tied(9).score(BLUE), tied(9).score(RED)), (14, 14));
    assert_eq!(winners(&tied(9)), [1]);
    assert_eq!(winners(&tied(11)), [0, 1]);
}

/// The six neighbours of the hex in the middle.
const AROUND: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

#[test]
fn ma_ex_48_the_machine_does_not_leave_the_face_down_token() {
    let table = scene(Variant::Coop, 2).machine(0, 0).only_tokens(&AROUND, &[(0, 3)]).turn(BLUE);
    assert_eq!(ways(&table), [(-1, 1), (0, 1), (1, 0)]);
}

#[test]
fn ma_ex_49_the_nearest_face_down_token_counts() {
    let table = scene(Variant::Coop, 2).machine(0, 0).only_tokens(&AROUND, &[(0, 3), (0, -2)]).turn(BLUE);
    assert_eq!(ways(&table), [(-1, 0), (0, -1), (0, 1), (1, -1)]);
}

#[test]
fn ma_ex_50_the_machine_crosses_a_gap() {
    let table = scene(Variant::Coop, 2).machine(0, 0).only_tokens(&[(2, 0)], &[(0, 3)]).turn(BLUE);
    assert_eq!(ways(&table), [(2, 0)]);
}

#[test]
fn ma_ex_51_the_cards_that_a_game_reveals() {
    for (variant, weathers, events) in [(Variant::Semi, 7, 7), (Variant::Com, 9, 7)] {
        let mut table = scene(variant, 2).flow(Stage::Cycle);
        let mut told = table.told();
        while table.asked().is_some() {
            idle(&mut table);
            told.extend(table.told());
        }
        let count = |of: fn(&Event) -> bool| told.iter().filter(|event| of(event)).count();
        assert_eq!(count(|event| matches!(event, Event::Turned { .. })), weathers);
        assert_eq!(count(|event| matches!(event, Event::Revealed { .. })), events);
        assert_eq!(table.open().events.len(), events);
    }
}

/// The assistants on display in every cycle.
fn displays(variant: Variant, players: u8) -> Vec<u8> {
    let mut table = scene(variant, players).flow(Stage::Cycle);
    let mut shown = Vec::new();
    while table.asked().is_some() {
        let cycle = table.open().cycle as usize;
        shown.resize(cycle.max(shown.len()), table.open().assistants.shown.iter().sum());
        table.game.open.demand = Default::default();
        idle(&mut table);
    }
    shown
}

#[test]
fn ma_ex_52_the_assistants_run_out() {
    assert_eq!(displays(Variant::Semi, 2), [4, 5, 6, 6]);
    assert_eq!(displays(Variant::Com, 3), [5, 6, 7, 8, 9]);
}

#[test]
fn ma_ex_53_the_rtg_asks_a_point_of_reputation() {
    let table = scene(Variant::Semi, 2).have(BLUE, Reputation, 0).turn(BLUE);
    assert_eq!(table.refusal(BLUE, "rtg").rule, "MA-RTG-06");
    let mut table = scene(Variant::Semi, 2).have(BLUE, Reputation, 1).have(BLUE, Energy, 0).turn(BLUE);
    table.play(BLUE, "rtg");
    assert_eq!((table.has(BLUE, Reputation), table.has(BLUE, Energy)), (0, 1));
}

#[test]
fn ma_ex_54_a_physician_treats_a_single_disease() {
    let mut table = scene(Variant::Com, 2)
        .no_demand()
        .demand(Q1, 0, 1, 0)
        .expert(BLUE, Expert::Physician)
        .stock(BLUE, &[(Credits, 4), (Medicine, 1)])
        .have(BLUE, Reputation, 0)
        .turn(BLUE);
    table.play(BLUE, "expert physician");
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Medicine)), (0, 0));
    assert_eq!((table.demand(Q1), table.has(BLUE, Reputation)), ([0, 0, 0], 2));
}

#[test]
fn ma_ex_55_the_common_stock_at_the_start() {
    for (players, credits, energy, supplies) in [(2, 5, 10, 2), (3, 9, 15, 3), (4, 14, 20, 4)] {
        let table = scene(Variant::Coop, players).turn(BLUE);
        let stock = (table.has(BLUE, Credits), table.has(BLUE, Energy), table.has(BLUE, Supplies));
        assert_eq!(stock, (credits, energy, supplies));
    }
}

#[test]
fn ma_ex_56_where_a_dead_token_may_lie() {
    let four = || scene(Variant::Coop, 2).no_demand().unlocked(BLUE).unlocked(RED).dead(BLUE, 1).supply(2);
    assert_eq!(four().legal(BLUE), ["lay 1", "lay 2", "lay 3", "lay 4"]);
    for lay in ["lay 1", "lay 4"] {
        let mut table = four();
        table.play(BLUE, lay);
        assert_eq!(turns(&table, BLUE), 3);
    }
    let mut table = scene(Variant::Coop, 2).no_demand().dead(BLUE, 1).supply(2);
    assert_eq!(table.legal(BLUE), ["lay 1", "lay 2", "lay 3"]);
    table.play(BLUE, "lay 2");
    assert_eq!(turns(&table, BLUE), 2);
}

#[test]
fn ma_ex_57_the_first_step_of_the_machine() {
    let mut table = scene(Variant::Coop, 2).turn(BLUE);
    let places = |set: HexSet| {
        let mut all: Vec<_> = set.iter().map(Hex::coordinates).collect();
        all.sort_unstable();
        all
    };
    assert_eq!(places(table.open().up), [(-1, -2), (0, -3), (1, -3)]);
    assert_eq!(table.open().machine.coordinates(), (0, -3));
    assert_eq!(table.open().tokens().len(), 37);
    assert_eq!(ways(&table), [(-1, -2), (0, -2), (1, -3)]);
    table.plays(BLUE, &["place excavation 1", "drive h02"]);
    assert_eq!(places(table.open().up), [(-2, -1), (-1, -2), (-1, -1), (0, -3), (0, -2), (1, -3)]);
}

#[test]
fn ma_ex_58_the_last_time_unit_with_an_empty_pool() {
    let mut table = scene(Variant::Coop, 2)
        .marker(BLUE, Moxie, 1)
        .confined(BLUE, Zone::Infirmary, Q1)
        .confined(BLUE, Zone::Infirmary, Q1)
        .turn_with(BLUE, 1);
    assert!(table.allows(BLUE, "rest") && table.allows(BLUE, "recover infirmary q1"));
    assert!(table.legal_of(BLUE, "place").is_empty());
    assert_eq!(table.refusal(BLUE, "place lander 1").rule, "MA-FIELD-01");
    let mut other = table.clone();
    table.play(BLUE, "rest");
    assert_eq!((table.open().pool[0], table.allows(BLUE, "recover infirmary q1")), (1, false));
    other.play(BLUE, "recover infirmary q1");
    assert_eq!((other.open().pool[0], other.allows(BLUE, "rest")), (1, false));
}

#[test]
fn ma_ex_59_hiring_and_recovering_without_time() {
    let centre = || {
        scene(Variant::Coop, 2)
            .built(Education)
            .show_assistants(&[Assistant::Botanist])
            .confined(BLUE, Zone::Apartments, Q1)
            .stock(BLUE, &[(Credits, 4)])
            .turn_with(BLUE, 0)
    };
    let orders: [&[&str]; 2] = [
        &["place education 1", "train botanist", "recover apartments q1"],
        &["recover apartments q1", "place education 1", "train botanist"],
    ];
    for order in orders {
        let mut table = centre();
        table.plays(BLUE, order);
        assert_eq!((table.has(BLUE, Credits), table.open().pool[0]), (0, 2));
        assert_eq!(table.corporation(BLUE).staff(Assistant::Botanist), 1);
    }
}

#[test]
fn ma_ex_60_a_surcharge_and_two_technologies_in_one_placement() {
    let mut table = scene(Variant::Coop, 2)
        .built(Laboratory)
        .assistant(BLUE, Assistant::Scientist)
        .tech(BLUE, CorpTech::DnaAlteration)
        .turn_with(BLUE, 5);
    let mut times = vec![table.time()];
    for text in ["place laboratory 2", "colony medicine_tech", "corporation solar_cells"] {
        table.play(BLUE, text);
        times.push(table.time());
    }
    assert_eq!(times, [5, 4, 2, 0]);
}

#[test]
fn ma_ex_61_only_an_option_that_can_be_met_is_offered() {
    let asked = |credits, reputation| {
        scene(Variant::Semi, 2)
            .cycle(3)
            .have(BLUE, Credits, credits)
            .have(BLUE, Reputation, reputation)
            .only_event(EventCard::Discontent)
    };
    let mut table = asked(1, 5);
    assert_eq!(table.legal(BLUE), ["choose 2"]);
    table.play(BLUE, "choose 2");
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Reputation)), (1, 3));
    let table = asked(1, 1);
    assert_eq!(table.legal(BLUE), ["choose 1", "choose 2"]);
    for (choice, left) in [("choose 1", (0, 1)), ("choose 2", (1, 0))] {
        let mut table = table.clone();
        table.play(BLUE, choice);
        assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Reputation)), left);
    }
}

#[test]
fn ma_ex_62_an_excavation_that_takes_nothing() {
    let mut table = scene(Variant::Coop, 2).dig(0, -3, Dig::R0i1).turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01", "crystals 0 0", "drive h05"]);
    assert!(!table.open().tokens().contains(Hex::at(0, -3).unwrap()));
    assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice)), (0, 0));
    assert_eq!(table.refusal(BLUE, "examine").rule, "MA-EXC-18");
}

#[test]
fn ma_ex_63_rooms_gained_by_events_close_the_expeditions() {
    let mut table = scene(Variant::Coop, 2)
        .scenario(Scenario::MarsOne)
        .done(Requirement::M1Expedition, 2)
        .counter(4)
        .stock(BLUE, &PLENTY)
        .turn(BLUE);
    table.play(BLUE, "place lander 1");
    assert_eq!(table.refusal(BLUE, "mission m1_expedition").rule, "MA-LAND-17");
    table.play(BLUE, "mission m1_antenna");
    assert!(
        table.game.open.complete(Requirement::M1Expedition)
            && table.game.open.complete(Requirement::M1Antenna)
    );
}

#[test]
fn ma_ex_64_cards_may_take_all_the_time_of_a_turn() {
    let hurried = |next_turn| {
        scene(Variant::Semi, 2)
            .active(Modifier::TurnTime(-1), Until::EndOfRound)
            .next_turn(BLUE, next_turn)
            .demand(Q1, 0, 0, 1)
            .stock(BLUE, &[(Food, 1)])
            .turn(BLUE)
    };
    assert_eq!(hurried(-1).time(), 1);
    let mut table = hurried(-2);
    assert_eq!((table.time(), table.asked()), (0, Some(BLUE)));
    table.plays(BLUE, &["end", "deliver food q1"]);
    assert_eq!(table.open().track[0][0], Some(BLUE));
    assert_eq!(table.demand(Q1), [0, 0, 0]);
}

#[test]
fn ma_ex_65_only_the_unlocked_player_takes_four_tokens() {
    let com = || scene(Variant::Com, 2).no_demand().birthrate(Q1, 3);
    let table = com().supply(3);
    assert_eq!((table.open().living(BLUE), table.open().living(RED)), (4, 3));
    assert_eq!((turns(&table, BLUE), turns(&table, RED)), (4, 3));
    let mut table = com().dead(BLUE, 1).supply(3);
    table.play(BLUE, "lay 2");
    assert_eq!((table.open().living(BLUE), turns(&table, BLUE)), (3, 3));
}
