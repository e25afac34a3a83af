//! SOLO and CO-OP: what is common.

use crate::prelude::*;

fn solo() -> Scene {
    scene(Variant::Solo, 1)
}

fn fresh(options: Options) -> Martians {
    Martians::new(&options, 7).unwrap()
}

fn stock(game: &Martians, colour: Colour) -> [u16; 4] {
    [Credits, Energy, Supplies, Reputation].map(|what| game.open().stock(colour).get(what))
}

#[test]
fn ma_solo_01_solo_is_for_one_player_and_four_cycles() {
    assert!(Options::new(Variant::Solo, 1).check().is_ok());
    for players in 2..=4 {
        assert!(Options::new(Variant::Solo, players).check().is_err());
    }
    assert_eq!(fresh(Options::new(Variant::Solo, 1)).open().last_cycle(), 4);
    let table = solo().commissions().cycle(3).no_demand().quarters();
    assert!(table.open().ended.is_none() && table.open().cycle == 4);
    assert!(solo().commissions().cycle(4).no_demand().quarters().open().ended.is_some());
}

#[test]
fn ma_solo_02_one_card_and_one_reputation_marker() {
    let mut table = solo().turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    table.end_turn(BLUE);
    table.plays(RED, &["place moxie 2", "oxygen q2"]);
    assert_eq!((table.has(BLUE, Reputation), table.has(RED, Reputation)), (6, 6));
    assert!(std::ptr::eq(table.corporation(BLUE), table.corporation(RED)));
}

#[test]
fn ma_solo_03_two_seats_with_their_own_markers_and_colonists() {
    let game = fresh(Options::new(Variant::Solo, 1));
    assert_eq!(game.open().pool, [3, 3, 0, 0]);
    assert_eq!((game.open().living(BLUE), game.open().living(RED)), (3, 3));
    let mut table = solo().marker(BLUE, Moxie, 1).turn(BLUE);
    assert_eq!(table.open().pool, [2, 3, 0, 0]);
    table.end_turn(BLUE);
    table.plays(RED, &["place moxie 2", "oxygen q1"]);
    assert_eq!(table.open().pool, [2, 2, 0, 0], "both colours may stand in one building");
    assert_eq!(table.open().seat(BLUE), table.open().seat(RED));
}

#[test]
fn ma_solo_04_the_colour_of_round_markers_has_no_meaning() {
    let stock = [(Energy, 3), (Regolith, 3), (Supplies, 3)];
    let mut table = solo().built(Laboratory).stock(BLUE, &stock).turn(RED);
    table.plays(
        RED,
        &["place construction 1", "install wind", "place laboratory 1", "corporation kinetic_power"],
    );
    assert_eq!(table.corporation(BLUE).installations, [0, 1]);
    assert!(table.corporation(BLUE).has(CorpTech::KineticPower));
    let owned =
        solo().stock(BLUE, &[]).installation(RED, Installation::Wind, 1).tech(BLUE, CorpTech::KineticPower);
    assert_eq!(owned.production().has(BLUE, Energy), 3, "red's wind farm, blue's technology");
}

#[test]
fn ma_solo_05_card_crop_and_staff_serve_both_seats() {
    let scene = solo()
        .crop(BLUE, Crop::Tubers)
        .assistant(BLUE, Assistant::Botanist)
        .expert(BLUE, Expert::Engineer)
        .tech(BLUE, CorpTech::DnaAlteration)
        .have(BLUE, Water, 2);
    let mut table = scene.turn(RED);
    assert_eq!(table.time(), 4);
    table.plays(RED, &["place greenhouses 1", "harvest", "expert engineer", "from q1"]);
    assert_eq!((table.has(RED, Food), table.demand(Q1)), (3, [0, 0, 0]));
}

#[test]
fn ma_solo_06_the_first_player_marker_starts_at_the_left_seat() {
    for seed in 0..20 {
        let game = Martians::new(&Options::new(Variant::Solo, 1), seed).unwrap();
        assert_eq!((game.open().first, game.open().turn.colour), (BLUE, BLUE));
    }
}

#[test]
fn ma_solo_07_the_marker_goes_to_the_other_seat() {
    let mut table = solo().turn(BLUE);
    table.end_turn(BLUE);
    table.end_turn(RED);
    assert_eq!((table.open().first, table.asked()), (RED, Some(RED)));
    table.end_turn(RED);
    table.end_turn(BLUE);
    assert_eq!((table.open().round, table.open().first), (3, BLUE));
}

#[test]
fn ma_solo_08_either_a_mission_or_commissions() {
    let with = |scenario| Options { scenario, ..Options::new(Variant::Solo, 1) };
    let mission = fresh(with(Aim::DustDevil));
    assert_eq!(mission.open().options.mission(), Some(Scenario::DustDevil));
    assert_eq!((mission.open().commissions.len(), mission.open().commission_deck.len()), (0, 0));
    let commissions = fresh(with(Aim::Commissions));
    assert_eq!(commissions.open().options.mission(), None);
    assert_eq!(commissions.open().commissions.len(), 4);
}

#[test]
fn ma_solo_09_a_mission_changes_the_set_up_and_the_events() {
    let with = |scenario| fresh(Options { scenario, ..Options::new(Variant::Solo, 1) });
    let catastrophe = with(Aim::Catastrophe);
    assert_eq!(stock(&catastrophe, BLUE), [5, 6, 4, 2], "4 energy less, 2 supplies more");
    assert!(catastrophe.open().development.contains(Greenhouses.field(1)));
    assert_eq!(stock(&with(Aim::TheEnd), BLUE), [5, 10, 6, 2]);
    assert_eq!(with(Aim::VastitasBorealis).open().stock(BLUE).get(Ice), 2);
    assert_eq!(with(Aim::DarkSideOfMars).open().mission.counter, 1);
    let own =
        [EventCard::PhConfusion, EventCard::PhHardLanding, EventCard::PhFuelLeak, EventCard::PhCommsLoss];
    let phobos = with(Aim::MissionToPhobos);
    for stack in &phobos.hidden.stacks {
        assert_eq!((stack.len(), own.iter().filter(|event| stack.contains(**event)).count()), (3, 1));
    }
    assert!(with(Aim::DustDevil).hidden.stacks.iter().all(|stack| stack.len() == 2));
}

#[test]
fn ma_solo_10_four_commissions_lie_face_up() {
    let game = fresh(Options { scenario: Aim::Commissions, ..Options::new(Variant::Solo, 1) });
    assert_eq!((game.open().commissions.len(), game.open().commission_deck.len()), (4, 20));
}

#[test]
fn ma_solo_11_the_common_stock_starts_with_credits_energy_and_supplies() {
    assert_eq!(stock(&fresh(Options::new(Variant::Solo, 1)), BLUE)[..3], [5, 10, 2]);
}

#[test]
fn ma_solo_12_all_stock_is_common_to_both_seats() {
    let mut table = solo().built(Education).stock(BLUE, &[(Credits, 2), (Energy, 1)]).turn(RED);
    table.plays(RED, &["place education 1", "train botanist"]);
    assert_eq!((table.has(BLUE, Credits), table.has(RED, Credits)), (0, 0));
    table.plays(RED, &["place moxie 1", "oxygen q1"]);
    assert_eq!(table.has(BLUE, Energy), 0);
    assert_eq!(table.open().stocks[1].0, [0; 9]);
}

#[test]
fn ma_solo_13_only_two_quarters_are_used() {
    let table = solo().no_demand().only_demand(2);
    assert_eq!([Q1, Q2, Q3, Q4].map(|quarter| table.demand(quarter)), [[1, 1, 2], [1, 1, 2], [0; 3], [0; 3]]);
    let unlocked = solo().commissions().no_demand().unlocked(BLUE).unlocked(RED).only_demand(3);
    assert_eq!([Q1, Q2, Q3, Q4].map(|quarter| unlocked.demand(quarter)[2]), [3, 2, 0, 0]);
}

#[test]
fn ma_solo_14_both_quarters_start_with_an_oxygen_token() {
    let game = fresh(Options::new(Variant::Solo, 1));
    assert_eq!(game.open().demand, [[1, 0, 0], [1, 0, 0], [0; 3], [0; 3]]);
}

#[test]
fn ma_solo_15_satisfaction_starts_at_two() {
    assert_eq!(stock(&fresh(Options::new(Variant::Solo, 1)), RED)[3], 2);
}

#[test]
fn ma_solo_16_one_colonist_of_each_colour_is_locked() {
    let game = fresh(Options::new(Variant::Solo, 1));
    assert_eq!(game.open().unlocked, [false; 4]);
    for colour in [BLUE, RED] {
        assert!(game.has_turn(colour, 3) && !game.has_turn(colour, 4));
    }
    let unlocked = solo().no_demand().birthrate(Q1, 3).supply(2);
    assert_eq!(unlocked.open().unlocked, [true, true, false, false]);
    assert!(unlocked.game.has_turn(RED, 4));
}

#[test]
fn ma_solo_17_otherwise_it_is_a_two_player_cooperative_game() {
    let (solo, coop) = (fresh(Options::new(Variant::Solo, 1)), fresh(Options::new(Variant::Coop, 2)));
    assert_eq!(solo.open().unavailable, coop.open().unavailable);
    assert_eq!((solo.open().rtg, coop.open().rtg), (4, 4));
    let table = scene(Variant::Solo, 1).demand(Q1, 1, 0, 0).demand(Q2, 0, 1, 1).quarters();
    assert_eq!(table.open().dead, [1, 1, 0, 0], "a death hits both colours");
    for colour in [0, 1] {
        assert_eq!(table.open().confined[0][colour], [0, 1, 0, 0], "and so does disease");
        assert_eq!(table.open().confined[1][colour], [0, 1, 0, 0]);
    }
}

#[test]
fn ma_coop_01_coop_is_for_two_to_four_players_and_four_cycles() {
    for (players, fits) in [(1, false), (2, true), (3, true), (4, true)] {
        assert_eq!(Options::new(Variant::Coop, players).check().is_ok(), fits);
    }
    assert_eq!(fresh(Options::new(Variant::Coop, 3)).open().last_cycle(), 4);
    assert!(scene(Variant::Coop, 2).cycle(3).no_demand().quarters().open().ended.is_none());
    assert!(scene(Variant::Coop, 2).cycle(4).no_demand().quarters().open().ended.is_some());
}

#[test]
fn ma_coop_02_all_stock_is_common() {
    let goods = [Credits, Energy, Regolith, Ice, Water, Supplies, Food, Medicine, Reputation];
    for what in goods {
        let table = scene(Variant::Coop, 3).have(BLUE, what, 7).turn(BLUE);
        assert_eq!([RED, GREEN].map(|colour| table.has(colour, what)), [7, 7], "{what:?}");
    }
    let table = scene(Variant::Coop, 2).cards(BLUE, &[(Mineral::Red, 2)]).turn(BLUE);
    assert_eq!(table.cards(RED), [0, 0, 2, 0]);
}

#[test]
fn ma_coop_03_quarters_and_colony_technologies_are_common() {
    let mut table = scene(Variant::Coop, 2).demand(Q1, 1, 0, 0).demand(Q2, 1, 0, 0).turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q2"]);
    assert_eq!(table.demand(Q2), [0, 0, 0]);
    let table = scene(Variant::Coop, 2).colony_tech(BLUE, ColonyTech::Medicine).turn(BLUE);
    assert!(table.open().colony_has(RED, ColonyTech::Medicine));
}

#[test]
fn ma_coop_04_cards_and_markers_are_each_players_own() {
    let table = scene(Variant::Coop, 2)
        .tech(BLUE, CorpTech::DnaAlteration)
        .crop(BLUE, Crop::Legumes)
        .assistant(BLUE, Assistant::Botanist)
        .expert(BLUE, Expert::Engineer)
        .installation(BLUE, Installation::Solar, 2)
        .marker(BLUE, Moxie, 1)
        .have(BLUE, Water, 5)
        .turn(RED);
    assert_eq!((table.time(), table.open().pool[1]), (3, 3));
    assert_eq!(table.refusal(RED, "expert engineer").rule, "MA-EXP-01");
    assert_eq!((table.game.harvest_food(RED), table.game.harvest_food(BLUE)), (1, 4));
    assert_eq!(table.corporation(RED), &martians::Corporation::default());
    assert!(table.allows(RED, "place moxie 2"));
}

#[test]
fn ma_coop_05_any_seat_may_begin() {
    let mut first = [0; 3];
    for seed in 0..60 {
        let game = Martians::new(&Options::new(Variant::Coop, 3), seed).unwrap();
        first[game.open().first.index()] += 1;
        assert_eq!(game.open().turn.colour, game.open().first);
    }
    assert!(first.iter().all(|n| *n > 5), "{first:?}");
    let named = fresh(Options { first_player: 3, ..Options::new(Variant::Coop, 3) });
    assert_eq!(named.open().first, GREEN);
}

#[test]
fn ma_coop_06_starting_credits_by_the_number_of_players() {
    for (players, credits) in [(2, 5), (3, 9), (4, 14)] {
        assert_eq!(stock(&fresh(Options::new(Variant::Coop, players)), BLUE)[0], credits);
    }
}

#[test]
fn ma_coop_07_five_energy_and_a_supply_for_each_player() {
    for (players, energy, supplies) in [(2, 10, 2), (3, 15, 3), (4, 20, 4)] {
        let game = fresh(Options::new(Variant::Coop, players));
        assert_eq!(stock(&game, RED)[1..3], [energy, supplies]);
    }
}

#[test]
fn ma_coop_08_one_marker_stands_on_two() {
    for players in 2..=4 {
        let game = fresh(Options::new(Variant::Coop, players));
        assert_eq!(game.open().stocks.map(|stock| stock.get(Reputation)), [2, 0, 0, 0]);
    }
}

#[test]
fn ma_coop_09_the_players_choose_a_mission_and_all_its_changes_apply() {
    let with = |scenario| fresh(Options { scenario, ..Options::new(Variant::Coop, 3) });
    for (aim, scenario) in [(Aim::NewSchedule, Scenario::NewSchedule), (Aim::TheEnd, Scenario::TheEnd)] {
        assert_eq!(with(aim).open().options.mission(), Some(scenario));
    }
    let catastrophe = with(Aim::Catastrophe);
    assert_eq!(stock(&catastrophe, BLUE), [9, 9, 6, 2], "2 energy less and a supply more for each");
    assert!(catastrophe.open().development.contains(Greenhouses.field(1)));
    let refugees = with(Aim::Refugees);
    let own = [EventCard::RfAgent, EventCard::RfDesperate, EventCard::RfRadiation, EventCard::RfCareless];
    for (stack, event) in refugees.hidden.stacks.iter().zip(own) {
        assert!(stack.len() == 3 && stack.contains(event));
    }
}

#[test]
fn ma_coop_10_an_oxygen_token_for_each_player_from_the_first_quarter_on() {
    for (players, demand) in [(2, [1, 1, 0, 0]), (3, [1, 1, 1, 0]), (4, [1, 1, 1, 1])] {
        let game = fresh(Options::new(Variant::Coop, players));
        assert_eq!(game.open().demand, demand.map(|oxygen| [oxygen, 0, 0]));
    }
}

#[test]
fn ma_coop_11_no_commission_cards_are_used() {
    let options = Options { scenario: Aim::Commissions, ..Options::new(Variant::Coop, 2) };
    assert!(options.check().is_err());
    let table = scene(Variant::Coop, 2).no_demand().supply(2);
    assert_eq!((table.open().commissions.len(), table.open().commission_deck.len()), (0, 0));
}

#[test]
fn ma_coop_12_the_seat_in_turn_decides_alone() {
    let mut table = scene(Variant::Coop, 3).built(Education).have(BLUE, Credits, 2).turn(BLUE);
    table.plays(BLUE, &["place education 1", "train scientist"]);
    assert_eq!((table.has(RED, Credits), table.asked()), (0, Some(BLUE)), "nobody else is asked");
    assert_eq!((table.legal(RED), table.legal(GREEN)), (vec![], vec![]));
    assert!(!table.allows(RED, "end") && !table.allows(GREEN, "refuse"));
}
