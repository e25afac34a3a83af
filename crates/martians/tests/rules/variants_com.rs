//! COM: everybody for themselves.

use crate::prelude::*;

fn fresh(players: u8) -> Martians {
    Martians::new(&Options { first_player: 1, ..Options::new(Variant::Com, players) }, 7).unwrap()
}

fn each(game: &Martians, what: Resource) -> [u16; 4] {
    game.open().stocks.map(|stock| stock.get(what))
}

#[test]
fn ma_com_01_com_is_for_two_to_four_players_and_five_cycles() {
    for (players, fits) in [(1, false), (2, true), (3, true), (4, true)] {
        assert_eq!(Options::new(Variant::Com, players).check().is_ok(), fits);
    }
    assert_eq!(fresh(2).open().last_cycle(), 5);
    let four = scene(Variant::Com, 2).cycle(4).no_demand().quarters();
    assert!(four.open().ended.is_none() && four.open().cycle == 5);
    assert!(scene(Variant::Com, 2).cycle(5).no_demand().quarters().open().ended.is_some());
}

#[test]
fn ma_com_02_no_mission_and_only_base_events() {
    let mission = Options { scenario: Aim::DustDevil, ..Options::new(Variant::Com, 2) };
    assert!(mission.check().is_err());
    for seed in 0..20 {
        let game = Martians::new(&Options::new(Variant::Com, 3), seed).unwrap();
        assert_eq!(game.open().options.mission(), None);
        for stack in &game.hidden.stacks {
            assert_eq!(stack.len(), 2);
            assert!(stack.iter().all(|event| event <= EventCard::RtgFailure), "one of the twenty base cards");
        }
    }
    let table = scene(Variant::Com, 2).stock(BLUE, &[(Supplies, 9), (Energy, 9), (Food, 9)]).turn(BLUE);
    assert_eq!(table.legal_of(BLUE, "mission"), [""; 0]);
}

#[test]
fn ma_com_03_everything_is_each_players_own() {
    let table = scene(Variant::Com, 2)
        .stock(BLUE, &[(Energy, 7)])
        .stock(RED, &[])
        .tech(BLUE, CorpTech::DnaAlteration)
        .colony_tech(BLUE, ColonyTech::Co2Converter)
        .installation(BLUE, Installation::Solar, 1)
        .marker(BLUE, Moxie, 1)
        .turn(RED);
    assert_eq!((table.has(RED, Energy), table.time(), table.open().pool[1]), (0, 3, 3));
    assert!(!table.open().colony_has(RED, ColonyTech::Co2Converter));
    assert_eq!(table.corporation(RED).installations, [0, 0]);
    let hungry = scene(Variant::Com, 2).no_demand().demand(Q1, 0, 1, 0).quarters();
    assert_eq!(hungry.open().confined[0], [[1, 0, 0, 0], [0; 4], [0; 4], [0; 4]], "blue's quarter is blue's");
}

#[test]
fn ma_com_04_each_player_starts_with_five_energy_and_a_supply() {
    let game = fresh(4);
    assert_eq!((each(&game, Energy), each(&game, Supplies)), ([5; 4], [1; 4]));
}

#[test]
fn ma_com_05_starting_credits_grow_clockwise_from_the_first_player() {
    assert_eq!(each(&fresh(4), Credits), [2, 3, 4, 5]);
    let second = Options { first_player: 2, ..Options::new(Variant::Com, 3) };
    assert_eq!(each(&Martians::new(&second, 1).unwrap(), Credits), [4, 2, 3, 0]);
}

#[test]
fn ma_com_06_each_player_has_a_reputation_of_two() {
    assert_eq!(each(&fresh(3), Reputation), [2, 2, 2, 0]);
    let mut table = scene(Variant::Com, 2).turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!((table.has(BLUE, Reputation), table.has(RED, Reputation)), (4, 2));
}

#[test]
fn ma_com_07_commissions_lie_face_up_by_the_number_of_players() {
    for (players, shown, deck) in [(4, 6, 18), (3, 5, 19), (2, 4, 20)] {
        let game = fresh(players);
        assert_eq!((game.open().commissions.len(), game.open().commission_deck.len()), (shown, deck));
    }
    let sets: Vec<_> = (0..4)
        .map(|seed| Martians::new(&Options::new(Variant::Com, 2), seed).unwrap().open().commissions)
        .collect();
    assert!(sets.iter().any(|set| *set != sets[0]), "the deck is shuffled");
}

#[test]
fn ma_com_08_each_player_claims_a_quarter_and_puts_an_oxygen_token_there() {
    let options = Options { first_player: 2, ..Options::new(Variant::Com, 3) };
    let mut table = Table(Staged::new(Martians::new(&options, 1).unwrap()));
    assert_eq!(table.open().demand, [[0; 3]; 4]);
    assert_eq!(table.legal(RED), ["claim q1", "claim q2", "claim q3", "claim q4"]);
    assert_eq!(table.legal(BLUE), [""; 0], "the first player begins");
    table.play(RED, "claim q4");
    assert_eq!(table.legal(GREEN), ["claim q1", "claim q2", "claim q3"]);
    table.play(GREEN, "claim q1");
    table.play(BLUE, "claim q3");
    assert_eq!(table.open().claimed, [Some(Q3), Some(Q4), Some(Q1), None]);
    assert_eq!(table.open().demand, [[1, 0, 0], [0; 3], [1, 0, 0], [1, 0, 0]]);
    assert_eq!((table.asked(), table.open().round), (Some(RED), 1));
}

#[test]
fn ma_com_09_a_quarter_nobody_claimed_is_not_used() {
    let table = scene(Variant::Com, 2).no_demand().only_demand(2);
    assert_eq!([Q1, Q2, Q3, Q4].map(|quarter| table.demand(quarter)), [[1, 1, 2], [1, 1, 2], [0; 3], [0; 3]]);
    let table = scene(Variant::Com, 3).no_demand().birthrate(Q1, 0).quarters();
    assert_eq!(table.open().birthrate, [1, 1, 1, 0], "nor does anything grow there");
}

#[test]
fn ma_com_10_trading_and_lending_are_allowed() {
    let mut table = scene(Variant::Com, 2).turn(BLUE);
    table.plays(BLUE, &["offer red", "give supplies", "ask energy", "send"]);
    table.play(RED, "accept");
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Supplies)), (6, 2));
}

#[test]
fn ma_com_11_hidden_goals_need_the_collectors_edition() {
    let goals = Options { hidden_goals: true, ..Options::new(Variant::Com, 2) };
    assert!(goals.check().is_ok());
    assert!(Options { collectors: false, ..goals }.check().is_err());
    let with = Martians::new(&goals, 1).unwrap();
    assert!(with.secrets[..2].iter().all(|secret| secret.dealt.len() == 3));
    assert!(fresh(2).secrets.iter().all(|secret| secret.dealt.is_empty()), "they may be left out");
}
