//! MA-EX-31 to MA-EX-47: our own vectors.

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
    assert!(!table.can(BLUE, "place laboratory 2"));
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
        assert!(table.can(BLUE, most), "{geologists} geologists");
        assert_eq!(table.refusal(BLUE, too_many).rule, "MA-EXC-06", "{geologists} geologists");
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
        assert_eq!(confined(&table, colour, Zone::Infirmary), [0, 1, 0, 0]);
        assert_eq!(confined(&table, colour, Zone::Apartments), [0, 1, 1, 0]);
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
        assert_eq!(confined(&table, BLUE, Zone::Infirmary), [3, 0, 0, 0]);
        assert_eq!(confined(&table, BLUE, Zone::Apartments), [0, 0, 0, 0]);
        assert!(table.open().markers[0].is_empty());
    }
}

#[test]
fn ma_ex_44_the_awards_for_building() {
    let counted =
        |green: u8| scene(Variant::Com, 3).kept(BLUE, 2, 3).kept(RED, 1, 3).kept(GREEN, 1, green).counted();
    let table = counted(0);
    assert_eq!([BLUE, RED, GREEN].map(|colour| line(&table, colour, "pioneer")), [5, 3, 3]);
    assert_eq!([BLUE, RED, GREEN].map(|colour| line(&table, colour, "builder")), [5, 5, 0]);
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
