//! The worked examples of the rules.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, TritonisSinus, VallesMarineris,
    VastitasBorealis,
};
use redplanet::material::{Character, Colour, EventCard, Zone};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Dock, Event, Options, Place, RedPlanet, scoring};
use table::{Arg, Game, Rng, Seat, Set, Staged, Viewer};

use crate::helpers::{boarders, held, on_top, pile, winners};

/// The order in which colours placed astronauts.
fn boarding_order(table: &Table) -> Vec<Colour> {
    let mut order = boarders(table);
    order.dedup();
    order
}

#[test]
fn rp_ex_01_saboteur_on_the_last_ship() {
    let table =
        scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 1).aboard(1, Orange, 1).resolve(Yellow, Saboteur);
    let boarded = table.when(Event::Boarded { colour: Yellow, dock: Dock(0), count: 1 });
    let destroyed =
        table.events().iter().position(|event| matches!(event, Event::Destroyed { dock: Dock(0), .. }));
    assert!(boarded < destroyed.expect("the ship must be destroyed"));
    assert_eq!(table.open().lost, [1, 1, 1, 0, 0, 0]);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Launched { .. })));
}

#[test]
fn rp_ex_02_uneven_split() {
    let table = scene(3)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Hellas, 2)
        .astronauts(Orange, Hellas, 1)
        .pile(Hellas, Ice, 2)
        .end_of_round(5);
    assert_eq!([held(&table, Yellow)[0], held(&table, Blue)[0], held(&table, Orange)[0]], [1, 1, 0]);
    assert_eq!(pile(&table, Hellas), [1, 0, 0]);
}

#[test]
fn rp_ex_03_too_few_tokens() {
    let table = scene(3)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .pile(Hellas, Ice, 1)
        .end_of_round(5);
    assert_eq!([Yellow, Blue, Orange].map(|colour| held(&table, colour)), [[0; 3]; 3]);
    assert_eq!(pile(&table, Hellas), [2, 0, 0]);
}

#[test]
fn rp_ex_04_graded_mission_low() {
    let table = scene(3).mission(Yellow, SouthernInfluence).astronauts(Yellow, Hellas, 1).end_of_game();
    assert!(table.told(Event::MissionShown { colour: Yellow, card: SouthernInfluence, points: 1 }));
}

#[test]
fn rp_ex_05_graded_mission_full() {
    let red = [Hellas, TritonisSinus, MareTyrrhenum, SinusSabaeus];
    let table = red.iter().fold(scene(3), |scene, zone| scene.astronauts(Yellow, *zone, 1));
    let table = table.mission(Yellow, SouthernInfluence).end_of_game();
    assert!(table.told(Event::MissionShown { colour: Yellow, card: SouthernInfluence, points: 7 }));
}

#[test]
fn rp_ex_06_assigning() {
    let deck = [RichVein];
    let mut table = scene(3).ship(1, Some(Ausonia), 5).event_deck(&deck).resolve(Yellow, Scientist);
    table.play(Yellow, "assign hellas");
    assert_eq!(table.open().discoveries[Hellas as usize].card, None, "face down");
    for (seat, known) in [(0, Some(RichVein)), (1, None), (2, None)] {
        let view = table.game.view(Viewer::Seat(Seat(seat)));
        assert_eq!(view.own.unwrap().known[Hellas as usize], known);
    }
    let mut second = scene(3)
        .ship(1, Some(Ausonia), 5)
        .discovery(Hellas, RichVein, Yellow)
        .event_deck(&[Lichens])
        .resolve(Blue, Scientist);
    second.play(Blue, "draw");
    assert_eq!(second.refusal(Blue, "assign hellas").rule, "RP-DSC-03");
}

#[test]
fn rp_ex_07_empty_launch() {
    let mut table = scene(3)
        .ship(1, Some(Hellas), 5)
        .ship(2, Some(Ausonia), 5)
        .ship(3, Some(TritonisSinus), 4)
        .resolve(Yellow, SecretAgent);
    let ship = table.dock(3).unwrap().ship;
    table.play(Yellow, "board dock1").play(Yellow, "board dock2").play(Yellow, "launch dock3");
    assert!(table.told(Event::Landed { ship, zone: TritonisSinus, astronauts: 0 }));
    assert_eq!(table.open().resources, [None; 10]);
    assert!(table.open().ship_discard.contains(ship));
}

#[test]
fn rp_ex_08_harmful_neutral() {
    let table = scene(2)
        .ship(1, Some(Hellas), 5)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Green, SyrtisMajor, 2)
        .astronauts(Orange, VallesMarineris, 2)
        .resolve(Blue, Soldier);
    assert_eq!(table.asked(), Some(Blue));
    assert_eq!(table.legal(Blue), ["kill ausonia yellow", "kill hellas blue", "kill phobos yellow"]);
}

#[test]
fn rp_ex_20_set_up_token() {
    let wanted = [MareTyrrhenum, SyrtisMajor, VallesMarineris, VastitasBorealis].map(Some);
    let options = Options { players: 4, ..Options::default() };
    let dealt =
        |game: &RedPlanet| [0, 1, 2, 3].map(|dock| game.open.docked(Dock(dock)).unwrap().ship.destination());
    let game = (0..200_000)
        .map(|seed| RedPlanet::new(&options, seed).unwrap())
        .find(|game| dealt(game) == wanted)
        .expect("some deal is this one");
    let vessel = *game.open.docked(Dock(3)).unwrap();
    assert_eq!((vessel.token, vessel.tokens[Phobos as usize]), (Some(Phobos), 1));
    assert!([0, 1, 2].iter().all(|dock| game.open.docked(Dock(*dock)).unwrap().token.is_none()));
    assert_eq!(game.open.pool[Phobos as usize], 1);

    // The Secret Agent forces it to launch.
    let mut table = Table(Staged::new(game));
    for colour in [Yellow, Blue, Orange, Green] {
        let keep = table.legal(colour)[0].clone();
        table.play(colour, &keep);
    }
    let choices = [(Yellow, SecretAgent), (Blue, Recruiter), (Orange, Recruiter), (Green, Recruiter)];
    table.choices(&choices);
    while table.asked() != Some(Yellow) || !table.legal(Yellow).contains(&"launch dock4".to_string()) {
        let asked = table.asked().expect("the Secret Agent is still to come");
        let first = table.legal(asked)[0].clone();
        table.play(asked, &first);
    }
    table.play(Yellow, "launch dock4");
    let landed =
        |event: &Event| matches!(event, Event::Landed { ship, zone: Phobos, .. } if *ship == vessel.ship);
    assert!(table.events().iter().any(landed), "it lands on Phobos");
}

#[test]
fn rp_ex_21_countdown() {
    let mut table = scene(4)
        .ship(1, Some(Hellas), 5)
        .ship(2, Some(Ausonia), 5)
        .ship(3, Some(SyrtisMajor), 6)
        .ship(4, Some(VallesMarineris), 6)
        .first(Orange)
        .choose();
    table.choices(&[(Yellow, TravelAgent), (Blue, Recruiter), (Orange, Pilot), (Green, TravelAgent)]);
    table.finish_round();
    assert_eq!(boarding_order(&table), [Blue, Green, Yellow, Orange]);
    assert_eq!(table.open().first, Orange);
}

#[test]
fn rp_ex_22_tie_at_the_end() {
    let mut table = scene(3)
        .ship(1, Some(SyrtisMajor), 6)
        .ship(2, Some(Ausonia), 5)
        .ship(3, Some(Hellas), 5)
        .first(Blue)
        .choose();
    table.choices(&[(Yellow, Soldier), (Blue, Soldier), (Orange, Soldier)]).finish_round();
    assert_eq!(boarding_order(&table), [Blue, Orange, Yellow]);
    assert_eq!(table.open().first, Yellow);
}

#[test]
fn rp_ex_23_launch_waits() {
    let mut table = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .ship(2, Some(Ausonia), 4)
        .aboard(2, Orange, 2)
        .resolve(Yellow, Pilot);
    let (p, q) = (table.dock(1).unwrap().ship, table.dock(2).unwrap().ship);
    table.play(Yellow, "board dock1");
    assert_eq!(table.dock(2).unwrap().crew, [1, 0, 2, 0, 0, 0], "the second has only one ship to board");
    table.play(Yellow, "token dock1");
    assert!(table.dock(1).unwrap().is_full(), "P is full and still docked");
    assert_eq!(table.dock(1).unwrap().ship, p);
    table.play(Yellow, "bound phobos");
    let bound = table.when(Event::Bound { colour: Yellow, place: Place::Dock(Dock(0)), zone: Phobos });
    assert!(bound < table.when(Event::Launched { dock: Dock(0), ship: p }));
    assert!(table.told(Event::Landed { ship: p, zone: Phobos, astronauts: 3 }));
    assert_eq!(table.dock(2).unwrap().ship, q, "Q stays docked");
}

#[test]
fn rp_ex_24_travel_agent_fails() {
    let table = scene(3)
        .ship(1, Some(Hellas), 4)
        .aboard(1, Blue, 2)
        .ship(2, Some(Ausonia), 4)
        .aboard(2, Blue, 2)
        .ship(3, Some(Hellas), 3)
        .aboard(3, Orange, 2)
        .resolve(Yellow, TravelAgent);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Boarded { .. })));
    assert_eq!(table.open().supply[Yellow as usize], 22);
    assert!(table.open().played[Yellow as usize].contains(TravelAgent));
}

#[test]
fn rp_ex_25_secret_agent_one_ship() {
    let table = scene(3)
        .ship(1, Some(Hellas), 5)
        .aboard(1, Blue, 1)
        .flight(Some(Ausonia), 3)
        .resolve(Yellow, SecretAgent);
    let boarded = table.events().iter().filter(|event| matches!(event, Event::Boarded { .. })).count();
    assert_eq!((boarded, table.open().supply[Yellow as usize]), (1, 21));
    assert!(table.told(Event::Forced { colour: Yellow, dock: Dock(0) }));
    assert_eq!(table.open().zones[Hellas as usize], [1, 1, 0, 0, 0, 0]);
}

#[test]
fn rp_ex_26_leftovers() {
    let mut table = scene(3)
        .ship(1, Some(Ausonia), 5)
        .ship(2, Some(Ausonia), 4)
        .ship(3, Some(Ausonia), 3)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Sylvanite)
        .end_of_round(5);
    assert_eq!(pile(&table, Hellas), [0, 1, 0]);
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([0; 3], [0; 3]));

    table.game.open.zones[Hellas as usize][Yellow as usize] += 1;
    table.game.open.supply[Yellow as usize] -= 1;
    table.game.open.round = 8;
    table.choices(&[(Yellow, Recruiter), (Blue, Recruiter), (Orange, Recruiter)]).finish_round();
    assert!(table.told(Event::Production { number: 2 }));
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([0, 3, 0], [0; 3]));
    assert_eq!(pile(&table, Hellas), [0; 3]);
}

#[test]
fn rp_ex_27_ice_monopoly() {
    let table = scene(4).tokens(Yellow, Ice, 5).tokens(Blue, Ice, 5).tokens(Orange, Ice, 2).end_of_game();
    let paid = [Yellow, Blue, Orange, Green].map(|colour| scoring::points(table.open(), colour).ice_monopoly);
    assert_eq!(paid, [4, 4, 0, 0]);
}

#[test]
fn rp_ex_28_soldier_drop_is_blind() {
    let mut table = scene(3).ship(1, Some(VallesMarineris), 5).astronauts(Yellow, Phobos, 2);
    table = table.astronauts(Blue, TritonisSinus, 1);
    let mut table = table.resolve(Yellow, Soldier);
    table.play(Yellow, "kill tritonis_sinus blue").play(Yellow, "drop hellas");
    assert_eq!(table.open().resources[Hellas as usize], None, "nothing is turned up between the two");
    assert_eq!(table.open().zones[Phobos as usize][0], 2, "and nobody has moved");
    table.play(Yellow, "drop ausonia");
    assert_eq!(table.open().zones[Hellas as usize][0], 1);
    assert_eq!(table.open().zones[Ausonia as usize][0], 1);
    let dropped = table.when(Event::Dropped { colour: Yellow, zone: Ausonia });
    for zone in [Hellas, Ausonia] {
        let resource = table.open().resources[zone as usize].expect("face up afterwards");
        assert!(dropped < table.when(Event::Found { zone, resource }));
    }
}

#[test]
fn rp_ex_29_explorer_chain() {
    let mut table =
        scene(3).ship(1, Some(Phobos), 4).astronauts(Yellow, Ausonia, 1).resolve(Yellow, Explorer);
    table.play(Yellow, "move ausonia hellas");
    assert!(table.open().resources[Hellas as usize].is_some(), "seen before the second move");
    assert!(table.open().resources[TritonisSinus as usize].is_none());
    assert_eq!(table.asked(), Some(Yellow));
    table.play(Yellow, "move hellas tritonis_sinus");
    assert!(table.open().resources[TritonisSinus as usize].is_some());
    assert_eq!(table.asked(), Some(Yellow), "a third move would be left");
    table.play(Yellow, "stop");
    let moves = table.events().iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    assert_eq!((moves, table.open().zones[TritonisSinus as usize][0]), (2, 1));
}

#[test]
fn rp_ex_30_subterfuge() {
    let run = |counts: [u8; 3]| {
        let mut board = scene(3).discovery(Hellas, Subterfuge, Blue);
        for (colour, count) in [Yellow, Blue, Orange].into_iter().zip(counts) {
            board = board.astronauts(colour, Hellas, count);
        }
        let table = board.end_of_game();
        ([Yellow, Blue, Orange].map(|colour| held(&table, colour)[0]), pile(&table, Hellas)[0])
    };
    assert_eq!(run([4, 2, 2]), ([0, 1, 1], 1));
    assert_eq!(run([3, 3, 1]), ([1, 1, 0], 1));
    assert_eq!(run([5, 0, 0]), ([0, 0, 0], 3));
}

#[test]
fn rp_ex_31_tokens_run_out_for_a_zone() {
    let mut table = scene(3)
        .ship(1, None, 5)
        .ship(2, Some(Ausonia), 5)
        .ship(3, Some(Ausonia), 4)
        .token(2, Hellas)
        .token(3, Hellas)
        .resolve(Yellow, Recruiter);
    table.play(Yellow, "board dock1");
    let offered = table.legal(Yellow);
    assert_eq!(offered.len(), 9);
    assert!(!offered.contains(&"bound hellas".to_string()));
    assert_eq!(table.refusal(Yellow, "bound hellas").rule, "RP-DST-03");
}

/// Gives a colour exactly this many tokens worth exactly this score, none of them ice.
fn worth(scene: Scene, colour: Colour, score: u8, tokens: u8) -> Scene {
    let celerium = score - 2 * tokens;
    scene.tokens(colour, Celerium, celerium).tokens(colour, Sylvanite, tokens - celerium)
}

fn scores(table: &Table) -> Vec<i32> {
    table.game.outcome().unwrap().standings.iter().map(|standing| standing.score).collect()
}

#[test]
fn rp_ex_32_two_players_win() {
    // The standings list both main colours, then both neutral ones.
    let play = |lines: [(u8, u8); 4]| {
        let start = scene(2).mission(Yellow, Stronghold).mission(Green, PhobosOutpost);
        let colours = [Yellow, Green, Blue, Orange];
        let scene = colours
            .into_iter()
            .zip(lines)
            .fold(start, |scene, (colour, (score, tokens))| worth(scene, colour, score, tokens));
        scene.end_of_game()
    };
    let first = play([(30, 10), (28, 14), (30, 15), (12, 4)]);
    assert_eq!((scores(&first), winners(&first)), (vec![30, 28, 30, 12], vec![0]));
    let second = play([(30, 10), (30, 15), (31, 11), (5, 2)]);
    assert_eq!((scores(&second), winners(&second)), (vec![30, 30, 31, 5], vec![]));
    let third = play([(30, 14), (30, 15), (30, 10), (5, 2)]);
    assert_eq!((scores(&third), winners(&third)), (vec![30, 30, 30, 5], vec![1]));
}

#[test]
fn rp_ex_33_final_tie() {
    let start =
        || scene(3).mission(Yellow, Stronghold).mission(Blue, PhobosOutpost).mission(Orange, StrategicZones);
    let first = worth(worth(start(), Yellow, 41, 18), Blue, 41, 20);
    // 38 points from 25 tokens: 21 ice, 4 sylvanite, and Ice Monopoly.
    let first = first.tokens(Orange, Ice, 21).tokens(Orange, Sylvanite, 4).end_of_game();
    assert_eq!(scores(&first), [41, 41, 38]);
    let tokens = [Yellow, Blue, Orange].map(|colour| held(&first, colour).iter().sum::<u8>());
    assert_eq!(tokens, [18, 20, 25]);
    assert_eq!(winners(&first), [1]);
    let second = worth(worth(start(), Yellow, 41, 20), Blue, 41, 20).end_of_game();
    assert_eq!(winners(&second), [0, 1]);
}

#[test]
fn rp_ex_34_recruiter_clean_up() {
    let table = scene(3)
        .ship(1, Some(Hellas), 5)
        .played(Yellow, &[SecretAgent, FemmeFatale, TravelAgent])
        .resolve(Yellow, Recruiter);
    assert_eq!(table.open().hand(Yellow).len(), 9);
    assert!(table.open().played[Yellow as usize].is_empty());
}

#[test]
fn rp_ex_35_femme_fatale_on_her_new_ship() {
    let mut table = scene(4)
        .ship(1, Some(Hellas), 5)
        .aboard(1, Green, 1)
        .aboard(1, Blue, 1)
        .ship(2, Some(Ausonia), 4)
        .resolve(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["replace dock1 blue", "replace dock1 green"]);
    table.play(Yellow, "replace dock1 green");
    assert_eq!(table.dock(1).unwrap().crew, [2, 1, 0, 0, 0, 0]);
    assert_eq!(table.open().lost[Green as usize], 1);
}

#[test]
fn rp_ex_36_two_players_order_of_colours() {
    let start = scene(2)
        .ship(1, Some(SyrtisMajor), 6)
        .ship(2, Some(SyrtisMajor), 5)
        .ship(3, Some(Hellas), 5)
        .ship(4, Some(VallesMarineris), 6)
        .first(Orange);
    let mut table = on_top(on_top(start, Blue, TravelAgent), Orange, TravelAgent).choose();
    table.choices(&[(Yellow, TravelAgent), (Green, TravelAgent)]).finish_round();
    assert_eq!(boarding_order(&table), [Orange, Green, Yellow, Blue]);
    assert_eq!(table.open().first, Blue);
}

#[test]
fn rp_ex_37_neutral_deck() {
    let top: Set<Character> = [SecretAgent, Saboteur, TravelAgent].into_iter().collect();
    let bottom: Set<Character> =
        [Recruiter, Explorer, FemmeFatale, Soldier, Scientist, Pilot].into_iter().collect();
    let mut recruited_in_round_7 = 0;
    for seed in 0..60 {
        let mut position = scene(2);
        let game = position.state();
        game.hidden.rng = Rng::seeded(seed);
        game.hidden.neutral_top[Blue as usize] = top;
        game.hidden.neutral_rest[Blue as usize] = bottom;
        let mut table = position.choose();
        let mut rng = Rng::seeded(seed);
        let mut legal = Vec::new();
        while let Some(seat) = table.game.turn() {
            table.game.legal(seat, &mut legal);
            let Staged { game, log, .. } = &mut *table;
            game.play(seat, *rng.pick(&legal).unwrap(), log).unwrap();
        }
        let of_blue = |event: &Event| match event {
            Event::NeutralDrawn { colour: Blue, character, .. } => *character,
            _ => None,
        };
        let drawn: Vec<Character> = table.events().iter().filter_map(of_blue).collect();
        assert_eq!(drawn.len(), 10);
        assert_eq!(drawn[..3].iter().copied().collect::<Set<Character>>(), top);
        let recruiter = drawn.iter().position(|card| *card == Recruiter).expect("it always comes") + 1;
        assert!((4..=9).contains(&recruiter));
        let below = &drawn[3..recruiter];
        assert!(below.iter().all(|card| bottom.contains(*card)));
        assert_eq!(below.iter().copied().collect::<Set<Character>>().len(), below.len(), "each once");
        let after: Set<Character> = drawn[recruiter..].iter().copied().collect();
        assert_eq!(after.len(), 10 - recruiter, "eight cards serve the rest, each once");
        assert!(!after.contains(Recruiter));
        if recruiter == 7 {
            recruited_in_round_7 += 1;
            assert_eq!(after.len(), 3, "rounds 8, 9 and 10");
            assert_eq!(table.open().neutral_deck(Blue), 5, "of eight, three lie face up");
        }
    }
    assert!(recruited_in_round_7 > 0);
}

#[test]
fn rp_ex_38_synergy_and_cave_in() {
    let table = scene(3)
        .discovery(Hellas, Synergy, Blue)
        .discovery(Ausonia, MiningIncident, Orange)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Yellow, TritonisSinus, 1)
        .resource(Ausonia, Celerium)
        .pile(Ausonia, Celerium, 1)
        .end_of_game();
    let produced = |wanted: Zone| {
        let tokens = |event: &Event| match event {
            Event::Produced { zone, tokens, .. } if *zone == wanted => Some(*tokens),
            _ => None,
        };
        table.events().iter().find_map(tokens).unwrap_or(0)
    };
    assert_eq!(produced(Ausonia), 0);
    assert!(table.told(Event::Took { colour: Yellow, zone: Ausonia, resource: Celerium, tokens: 1 }));
    assert_eq!(produced(TritonisSinus), 4);
    assert_eq!(produced(Hellas), 3);
}

#[test]
fn rp_ex_39_two_kinds() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .mission(Blue, PhobosOutpost)
        .discovery(Hellas, FrozenCaves, Orange)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Celerium)
        .pile(Hellas, Celerium, 1)
        .end_of_game();
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([1, 0, 0], [1, 0, 0]));
    assert_eq!(pile(&table, Hellas), [1, 0, 1]);
    assert_eq!(scores(&table)[..2], [1 + 4, 1 + 4], "an ice token and half the monopoly; the rest is lost");
}

#[test]
fn rp_ex_40_forced_action() {
    let only_his_neutral = || {
        scene(2)
            .holds(Yellow, IndustrialEspionage)
            .astronauts(Yellow, Hellas, 1)
            .astronauts(Blue, Hellas, 2)
            .astronauts(Green, Ausonia, 1)
    };
    let table = only_his_neutral().end_of_game();
    assert!(table.told(Event::ActionShown { colour: Yellow, card: IndustrialEspionage }));
    assert!(table.told(Event::Killed { colour: Yellow, victim: Blue, zone: Hellas }));
    assert_eq!(table.open().lost, [0, 1, 0, 0, 0, 0]);
    let two_zones =
        only_his_neutral().astronauts(Yellow, Phobos, 1).astronauts(Blue, Phobos, 1).end_of_game();
    assert_eq!(two_zones.legal(Yellow), ["kill hellas blue", "kill phobos blue"]);
}

#[test]
fn rp_ex_41_no_ice() {
    let table = scene(4).tokens(Yellow, Celerium, 3).tokens(Blue, Sylvanite, 3).end_of_game();
    let paid = [Yellow, Blue, Orange, Green].map(|colour| scoring::points(table.open(), colour).ice_monopoly);
    assert_eq!(paid, [0, 0, 0, 0]);
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.standings[0].who, Arg::Seat(Seat(0)));
    assert!(EventCard::ALL.len() == 30, "and the monopoly is none of the thirty");
}
