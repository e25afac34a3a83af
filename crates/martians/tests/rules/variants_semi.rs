//! SEMI: a common colony, own stocks.

use crate::prelude::*;

fn fresh(options: Options) -> Martians {
    Martians::new(&Options { first_player: 1, ..options }, 7).unwrap()
}

fn each(game: &Martians, what: Resource) -> [u16; 4] {
    game.open().stocks.map(|stock| stock.get(what))
}

#[test]
fn ma_semi_01_semi_is_for_two_to_four_players_and_four_cycles() {
    for (players, fits) in [(1, false), (2, true), (3, true), (4, true)] {
        assert_eq!(Options::new(Variant::Semi, players).check().is_ok(), fits);
    }
    assert_eq!(fresh(Options::new(Variant::Semi, 3)).open().last_cycle(), 4);
    let early = |times| {
        let scene = scene(Variant::Semi, 2).cycle(2).all_built().developed(1).no_demand();
        scene.done(Requirement::NsReception, times).quarters().allows(BLUE, "finish")
    };
    assert!(early(2), "it may end early");
    assert!(!early(1));
    assert!(scene(Variant::Semi, 2).cycle(4).no_demand().quarters().open().ended.is_some());
}

#[test]
fn ma_semi_02_quarters_and_colony_technologies_are_common() {
    let mut table = scene(Variant::Semi, 2).turn(RED);
    table.plays(RED, &["place moxie 1", "oxygen q1"]);
    assert_eq!((table.demand(Q1), table.has(RED, Reputation)), ([0, 0, 0], 4));
    let table = scene(Variant::Semi, 2).colony_tech(RED, ColonyTech::BirthControl).turn(BLUE);
    assert!(table.open().colony_has(BLUE, ColonyTech::BirthControl));
    let next = scene(Variant::Semi, 2).no_demand().colony_tech(RED, ColonyTech::Medicine).only_demand(2);
    assert_eq!([Q1, Q2, Q3, Q4].map(|quarter| next.demand(quarter)[1]), [1, 0, 0, 0]);
}

#[test]
fn ma_semi_03_stock_technologies_installations_and_markers_are_own() {
    let table = scene(Variant::Semi, 2)
        .stock(BLUE, &[(Energy, 7), (Food, 2), (Credits, 9)])
        .stock(RED, &[])
        .cards(BLUE, &[(Mineral::Red, 1)])
        .tech(BLUE, CorpTech::DnaAlteration)
        .installation(BLUE, Installation::Wind, 2)
        .marker(BLUE, Moxie, 1)
        .turn(RED);
    assert_eq!((table.has(RED, Energy), table.has(RED, Food), table.has(RED, Credits)), (0, 0, 0));
    assert_eq!((table.cards(RED), table.time(), table.open().pool[1]), ([0; 4], 3, 3));
    assert_eq!(table.corporation(RED).installations, [0, 0]);
    assert_eq!(table.refusal(RED, "place moxie 2").rule, "MA-GEN-06", "blue's energy is not red's");
    let made =
        scene(Variant::Semi, 2).stock(BLUE, &[]).stock(RED, &[]).installation(BLUE, Installation::Wind, 2);
    let made = made.production();
    assert_eq!((made.has(BLUE, Energy), made.has(RED, Energy)), (4, 0));
}

#[test]
fn ma_semi_04_each_player_starts_with_five_energy_and_a_supply() {
    let game = fresh(Options::new(Variant::Semi, 3));
    assert_eq!((each(&game, Energy), each(&game, Supplies)), ([5, 5, 5, 0], [1, 1, 1, 0]));
}

#[test]
fn ma_semi_05_starting_credits_grow_clockwise_from_the_first_player() {
    assert_eq!(each(&fresh(Options::new(Variant::Semi, 4)), Credits), [2, 3, 4, 5]);
    let third = Options { first_player: 3, ..Options::new(Variant::Semi, 4) };
    assert_eq!(each(&Martians::new(&third, 1).unwrap(), Credits), [4, 5, 2, 3]);
}

#[test]
fn ma_semi_06_each_player_has_a_reputation_of_two() {
    assert_eq!(each(&fresh(Options::new(Variant::Semi, 3)), Reputation), [2, 2, 2, 0]);
    let mut table = scene(Variant::Semi, 2).turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!((table.has(BLUE, Reputation), table.has(RED, Reputation)), (4, 2));
}

#[test]
fn ma_semi_07_all_changes_of_the_mission_apply() {
    let with = |scenario| fresh(Options { scenario, ..Options::new(Variant::Semi, 3) });
    let catastrophe = with(Aim::Catastrophe);
    assert_eq!((each(&catastrophe, Energy), each(&catastrophe, Supplies)), ([3, 3, 3, 0], [2, 2, 2, 0]));
    assert_eq!(each(&with(Aim::VastitasBorealis), Ice), [1, 1, 0, 0], "one for each of the first two");
    let own = [EventCard::DsGuests, EventCard::DsFoodTheft, EventCard::DsThreat, EventCard::DsSabotage];
    let dark = with(Aim::DarkSideOfMars);
    assert!(
        dark.hidden.stacks.iter().zip(own).all(|(stack, event)| stack.len() == 3 && stack.contains(event))
    );
    let none = Options { scenario: Aim::Commissions, ..Options::new(Variant::Semi, 3) };
    assert!(none.check().is_err(), "there is always a mission");
}

#[test]
fn ma_semi_08_an_oxygen_token_for_each_player_from_the_first_quarter_on() {
    for (players, demand) in [(2, [1, 1, 0, 0]), (3, [1, 1, 1, 0]), (4, [1, 1, 1, 1])] {
        let game = fresh(Options::new(Variant::Semi, players));
        assert_eq!(game.open().demand, demand.map(|oxygen| [oxygen, 0, 0]));
    }
}

#[test]
fn ma_semi_09_trading_and_lending_are_allowed() {
    let mut table = scene(Variant::Semi, 3).turn(BLUE);
    table.plays(BLUE, &["offer green", "ask energy", "ask energy", "send"]);
    table.play(GREEN, "accept");
    assert_eq!((table.has(BLUE, Energy), table.has(GREEN, Energy)), (7, 3));
}

#[test]
fn ma_semi_10_the_best_player_wins_even_if_the_mission_fails() {
    let end = |scene: Scene| scene.have(BLUE, Reputation, 5).have(RED, Reputation, 12).counted();
    let free = end(scene(Variant::Semi, 2));
    assert_eq!(free.outcome().winners.iter().collect::<Vec<_>>(), [Seat(1)]);
    let strict = end(scene(Variant::Semi, 2).must_succeed());
    assert!(strict.outcome().winners.is_empty(), "with the option all lose");
    let done = scene(Variant::Semi, 2).must_succeed().all_built().developed(1).no_demand();
    let done = end(done.done(Requirement::NsReception, 2));
    assert_eq!(done.outcome().winners.iter().collect::<Vec<_>>(), [Seat(1)]);
}
