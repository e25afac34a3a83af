//! The decisions a player makes: for each, who is asked and exactly which answers are legal.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, TritonisSinus,
    VallesMarineris, VastitasBorealis,
};
use redplanet::scene::{Scene, Table, scene, scene_with};
use redplanet::{Action, Event, Options, RedPlanet, Stage};
use table::{Game, Log, Rng, Seat, SeatSet};

use crate::helpers::{new_game, random_games};

const ZONES: [&str; 10] = [
    "vastitas_borealis",
    "ausonia",
    "hellas",
    "tritonis_sinus",
    "mare_tyrrhenum",
    "sinus_sabaeus",
    "mare_serpentis",
    "syrtis_major",
    "valles_marineris",
    "phobos",
];

fn each(verb: &str, words: &[&str]) -> Vec<String> {
    words.iter().map(|word| format!("{verb} {word}")).collect()
}

fn three_ships() -> Scene {
    scene(3).ship(1, Some(Hellas), 5).ship(2, Some(Ausonia), 5).ship(3, Some(SyrtisMajor), 6)
}

#[test]
fn rp_dec_02_everybody_keeps_exactly_one_of_two_dealt_missions() {
    let mut game = new_game(3, 5);
    assert_eq!(game.to_act(), SeatSet::all(3));
    assert!(game.open.docks[..3].iter().all(Option::is_some), "ships, astronauts and first player are known");
    assert_eq!(game.open.docks[0].unwrap().crew[game.open.first as usize], 1);
    let mut legal = Vec::new();
    for seat in [Seat(0), Seat(1), Seat(2)] {
        let dealt = game.secrets[seat.index()].dealt.map(Option::unwrap);
        game.legal(seat, &mut legal);
        assert_eq!(legal, dealt.map(Action::Keep));
        assert_ne!(dealt[0], dealt[1]);
        let others = game.secrets[(seat.index() + 1) % 3].dealt[0].unwrap();
        assert_eq!(game.check(seat, Action::Keep(others)).unwrap_err().rule, "RP-SET-15");
        game.play(seat, Action::Keep(dealt[1]), &mut Log::off()).unwrap();
        assert_eq!(game.secrets[seat.index()].mission, Some(dealt[1]));
    }
    assert_eq!(game.open.stage, Stage::Characters, "the first round begins when all have kept one");
}

#[test]
fn rp_dec_03_any_card_in_hand() {
    let table = three_ships().played(Blue, &[Pilot, Explorer]).choose();
    let hand =
        ["soldier", "travel_agent", "femme_fatale", "saboteur", "secret_agent", "scientist", "recruiter"];
    assert_eq!(table.legal(Blue), each("choose", &hand));
    assert_eq!(table.legal(Yellow).len(), 9);
    assert_eq!(table.refusal(Blue, "choose pilot").rule, "RP-RND-03");
    let two = scene(2).ship(1, Some(Hellas), 5).choose();
    assert!(two.game.secrets[0].neutral.is_some(), "asked after the neutral card was seen");
    assert_eq!(two.legal(Yellow).len(), 9);
}

#[test]
fn rp_dec_04_each_docked_ship_with_a_free_seat() {
    let position = || three_ships().ship(3, Some(Hellas), 3).aboard(3, Orange, 3);
    let mut table = position().resolve(Yellow, Recruiter);
    assert_eq!(table.legal(Yellow), ["board dock1", "board dock2"]);
    assert_eq!(table.refusal(Yellow, "board dock3").rule, "RP-CHR-G-07");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
    table.play(Yellow, "board dock1");

    let mut agent = three_ships().resolve(Yellow, SecretAgent);
    agent.play(Yellow, "board dock2");
    assert_eq!(agent.legal(Yellow), ["board dock1", "board dock3"], "another ship than the first");
    assert_eq!(agent.refusal(Yellow, "board dock2").rule, "RP-CHR-6-01");
    for character in [Scientist, Pilot] {
        let mut table = three_ships().resolve(Yellow, character);
        table.play(Yellow, "board dock2");
        assert_eq!(
            table.legal(Yellow),
            ["board dock1", "board dock2", "board dock3"],
            "{character}: also the same"
        );
    }
    let nobody_left = three_ships().supply(Yellow, 0).resolve(Yellow, Recruiter);
    assert!(!nobody_left.events().iter().any(|event| matches!(event, Event::Boarded { .. })));
    let no_seat = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 3).resolve(Yellow, Recruiter);
    assert!(!no_seat.events().iter().any(|event| matches!(event, Event::Boarded { .. })), "skipped");
}

#[test]
fn rp_dec_05_each_zone_with_a_token_in_the_pool() {
    let position = three_ships().ship(1, None, 4).no_tokens_for(Phobos, 2).token(3, Hellas);
    let mut table = position.resolve(Yellow, Scientist);
    table.play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), each("bound", &ZONES[..9]), "at once, before the second astronaut");
    assert_eq!(table.refusal(Yellow, "bound phobos").rule, "RP-DST-03");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
    table.play(Yellow, "bound hellas");
    assert_eq!(table.dock(1).unwrap().destination(), Some(Hellas));
    table.play(Yellow, "board dock1");
    assert!(
        !table.legal(Yellow).iter().any(|action| action.starts_with("bound")),
        "only the first aboard chooses"
    );
}

#[test]
fn rp_dec_06_own_astronauts_to_adjacent_zones_up_to_three_times_or_stop() {
    let mut table = scene(3)
        .ship(1, Some(Phobos), 4)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Blue, MareSerpentis, 1)
        .resolve(Yellow, Explorer);
    let moves = ["move hellas ausonia", "move hellas tritonis_sinus", "move hellas syrtis_major", "stop"];
    assert_eq!(table.legal(Yellow), moves);
    assert_eq!(table.refusal(Yellow, "move hellas mare_serpentis").rule, "RP-CHR-8-03");
    assert_eq!(table.refusal(Yellow, "move mare_serpentis sinus_sabaeus").rule, "RP-CHR-8-07");
    table.play(Yellow, "move hellas ausonia").play(Yellow, "move ausonia hellas");
    assert_eq!(table.asked(), Some(Yellow));
    table.play(Yellow, "move hellas ausonia");
    assert_eq!(table.asked(), None, "no fourth move");
}

#[test]
fn rp_dec_07_draw_or_look() {
    let both = three_ships()
        .discovery(Hellas, Lichens, Blue)
        .discovery(Ausonia, RichVein, Yellow)
        .event_deck(&[Stronghold]);
    let mut table = both.resolve(Yellow, Scientist);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["draw", "look ausonia", "look hellas"]);
    assert_eq!(table.refusal(Yellow, "look phobos").rule, "RP-CHR-7-02");

    let empty_deck =
        three_ships().discovery(Hellas, Lichens, Blue).discovery(Ausonia, RichVein, Yellow).event_deck(&[]);
    let mut table = empty_deck.resolve(Yellow, Scientist);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["look ausonia", "look hellas"]);
    assert_eq!(table.refusal(Yellow, "draw").rule, "RP-RUL-20");
}

#[test]
fn rp_dec_08_each_outer_zone_without_a_discovery() {
    let start =
        scene(3).ship(1, Some(Hellas), 5).discovery(MareSerpentis, Lichens, Blue).event_deck(&[RichVein]);
    let mut table = start.resolve(Yellow, Scientist);
    table.play(Yellow, "draw");
    assert_eq!(table.legal(Yellow), each("assign", &ZONES[..6]));
    assert_eq!(table.game.to_act(), SeatSet::only(Seat(0)), "the player who drew it");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
}

#[test]
fn rp_dec_09_each_zone_with_a_face_down_discovery() {
    let cards = [Lichens, Subterfuge, Synergy, EvenGround, UnevenGround, FrozenCaves, RadiationLeak];
    let zones =
        [VastitasBorealis, Ausonia, Hellas, TritonisSinus, MareTyrrhenum, SinusSabaeus, MareSerpentis];
    let start = zones
        .into_iter()
        .zip(cards)
        .fold(scene(3).ship(1, Some(Hellas), 5), |scene, (zone, card)| scene.discovery(zone, card, Blue));
    let mut table = start.event_deck(&[RichVein]).resolve(Yellow, Scientist);
    table.play(Yellow, "draw");
    assert!(table.told(Event::Discarded { card: RichVein }));
    assert_eq!(table.legal(Yellow), each("look", &ZONES[..7]), "one of them is compulsory");
    table.play(Yellow, "look hellas");
    assert_eq!(table.game.secrets[0].known[Hellas as usize], Some(Synergy));
    assert_eq!(table.game.secrets[0].known.iter().flatten().count(), 1, "at one only");
}

#[test]
fn rp_dec_10_each_docked_ship_that_is_not_full_empty_ones_included() {
    let mut table = scene(4)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .ship(2, Some(Ausonia), 5)
        .ship(3, Some(SyrtisMajor), 6)
        .ship(4, None, 4)
        .flight(Some(Phobos), 2)
        .resolve(Yellow, SecretAgent);
    table.play(Yellow, "board dock1").play(Yellow, "board dock2");
    assert_eq!(
        table.legal(Yellow),
        ["launch dock2", "launch dock3", "launch dock4"],
        "dock 1 has just become full"
    );
    assert_eq!(table.refusal(Yellow, "launch dock1").rule, "RP-RUL-13");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
}

#[test]
fn rp_dec_11_each_docked_ship() {
    let mut table = three_ships()
        .flight(Some(Phobos), 2)
        .ship(3, Some(Hellas), 3)
        .aboard(3, Blue, 2)
        .resolve(Yellow, Saboteur);
    table.play(Yellow, "board dock3");
    assert_eq!(
        table.legal(Yellow),
        ["destroy dock1", "destroy dock2", "destroy dock3"],
        "empty, full and own"
    );
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
}

#[test]
fn rp_dec_12_each_place_with_an_own_astronaut_and_one_of_another_colour() {
    let position = || {
        three_ships()
            .aboard(1, Blue, 1)
            .aboard(1, Orange, 2)
            .aboard(2, Orange, 1)
            .flight(Some(Phobos), 4)
            .flying(1, Yellow, 1)
            .flying(1, Blue, 2)
            .flight(Some(Phobos), 3)
            .flying(2, Blue, 2)
            .astronauts(Yellow, Hellas, 1)
            .astronauts(Orange, Hellas, 3)
            .astronauts(Blue, Ausonia, 1)
    };
    let mut table = position().resolve(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    let pairs =
        ["replace dock1 blue", "replace dock1 orange", "replace flight1 blue", "replace hellas orange"];
    assert_eq!(table.legal(Yellow), pairs);
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
    let last_one = position().supply(Yellow, 1).resolve(Yellow, FemmeFatale);
    let mut last_one: Table = last_one;
    last_one.play(Yellow, "board dock1");
    assert!(
        !last_one.events().iter().any(|event| matches!(event, Event::Replaced { .. })),
        "no astronaut in supply"
    );
    let mut nobody = three_ships().resolve(Yellow, FemmeFatale);
    nobody.play(Yellow, "board dock1");
    assert_eq!(nobody.asked(), None, "none to replace: skipped");
}

#[test]
fn rp_dec_13_each_docked_ship_with_three_free_seats() {
    let position = || three_ships().aboard(1, Blue, 2).aboard(2, Blue, 3);
    let table = position().resolve(Yellow, TravelAgent);
    assert_eq!(table.legal(Yellow), ["board dock1", "board dock3"]);
    assert_eq!(table.refusal(Yellow, "board dock2").rule, "RP-CHR-3-01");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
    let two_left = position().supply(Yellow, 2).resolve(Yellow, TravelAgent);
    assert!(two_left.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(two_left.open().supply[0], 2);
}

#[test]
fn rp_dec_14_each_zone_and_colour_but_not_the_inner_zones() {
    let position = || {
        scene(3)
            .ship(1, Some(Hellas), 5)
            .aboard(1, Blue, 1)
            .astronauts(Yellow, Hellas, 1)
            .astronauts(Blue, Hellas, 3)
            .astronauts(Orange, Phobos, 1)
            .astronauts(Blue, SyrtisMajor, 1)
            .astronauts(Blue, VallesMarineris, 1)
    };
    let table = position().resolve(Yellow, Soldier);
    assert_eq!(table.legal(Yellow), ["kill hellas yellow", "kill hellas blue", "kill phobos orange"]);
    assert_eq!(table.refusal(Yellow, "kill syrtis_major blue").rule, "RP-CHR-2-02");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
}

#[test]
fn rp_dec_15_one_to_three_targets_on_mars() {
    let position = |on_phobos| {
        scene(3).ship(1, Some(Hellas), 5).astronauts(Yellow, Phobos, on_phobos).astronauts(Blue, Hellas, 1)
    };
    let mut table = position(4).resolve(Yellow, Soldier);
    table.play(Yellow, "kill hellas blue");
    assert_eq!(table.legal(Yellow), each("drop", &ZONES[..9]), "one at least, none to Phobos");
    table.play(Yellow, "drop ausonia");
    assert_eq!(table.legal(Yellow).len(), 10, "nine zones, repeats allowed, or stop");
    table.play(Yellow, "drop ausonia").play(Yellow, "drop syrtis_major");
    assert_eq!(table.asked(), None, "three at most");
    assert_eq!(table.open().zones[Ausonia as usize][0], 2);
    assert_eq!(table.open().zones[Phobos as usize][0], 1);

    let mut table = position(2).resolve(Yellow, Soldier);
    table.play(Yellow, "kill hellas blue").play(Yellow, "drop ausonia").play(Yellow, "drop ausonia");
    assert_eq!(table.asked(), None, "no more than stand on Phobos");
    let none = position(0).resolve(Yellow, Soldier);
    assert_eq!(none.asked(), None, "nobody on Phobos: not asked");
    assert!(none.told(Event::Killed { colour: Yellow, victim: Blue, zone: Hellas }));
}

#[test]
fn rp_dec_16_each_ship_and_each_zone_with_a_token() {
    let start = scene(3)
        .ship(1, Some(Hellas), 5)
        .ship(3, None, 4)
        .flight(Some(Phobos), 3)
        .flying(1, Blue, 3)
        .no_tokens_for(Hellas, 1);
    let mut table = start.resolve(Yellow, Pilot);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["token dock1", "token dock3", "token flight1"]);
    assert_eq!(table.refusal(Yellow, "token dock2").rule, "RP-CHR-1-02");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "not optional");
    table.play(Yellow, "token flight1");
    let but_hellas: Vec<&str> = ZONES.into_iter().filter(|zone| *zone != "hellas").collect();
    assert_eq!(table.legal(Yellow), each("bound", &but_hellas));
    table.play(Yellow, "bound ausonia");
    assert_eq!(table.open().zones[Ausonia as usize][Blue as usize], 3, "it lands where the token says");
}

#[test]
fn rp_dec_17_the_targets_of_an_action_and_none_only_where_it_says_up_to() {
    let mut table = scene(3)
        .holds(Yellow, RescueOperation)
        .holds(Blue, IndustrialEspionage)
        .lost(Yellow, 1)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    assert!(
        table.told(Event::ActionShown { colour: Yellow, card: RescueOperation }),
        "turned up without asking"
    );
    assert_eq!(table.legal(Yellow), ["rescue hellas", "stop"]);
    table.play(Yellow, "stop");
    assert_eq!(table.asked(), Some(Blue));
    assert_eq!(table.legal(Blue), ["kill hellas yellow", "kill hellas orange"], "no stop");
}

#[test]
fn rp_dec_18_each_astronaut_in_the_sandstorm_leaves_for_an_adjacent_zone() {
    let mut table = scene(3)
        .discovery(Hellas, Sandstorm, Blue)
        .astronauts(Orange, Hellas, 1)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Ausonia, 1)
        .first(Blue)
        .end_of_game();
    assert_eq!(table.asked(), Some(Orange), "clockwise from the first player, who is not there");
    assert_eq!(table.legal(Orange), ["leave ausonia", "leave tritonis_sinus", "leave syrtis_major"]);
    assert_eq!(table.refusal(Orange, "leave phobos").rule, "RP-RUL-51");
    assert_eq!(table.refusal(Orange, "stop").rule, "RP-RND-01", "not optional");
    table.play(Orange, "leave ausonia");
    assert_eq!(table.asked(), Some(Yellow));
    table.play(Yellow, "leave ausonia").play(Yellow, "leave syrtis_major");
    assert_eq!(table.asked(), None);
    assert_eq!(table.open().zones[Hellas as usize], [0; 6]);
}

#[test]
fn rp_dec_19_a_neutral_colour_is_asked_through_its_player_and_must_draw() {
    let four = || {
        scene(2).ship(1, Some(Hellas), 5).ship(2, Some(Ausonia), 5).ship(3, Some(Hellas), 4).ship(
            4,
            Some(Ausonia),
            4,
        )
    };
    for character in [Explorer, SecretAgent, Saboteur, FemmeFatale, TravelAgent, Soldier, Pilot] {
        let table = four().resolve(Orange, character);
        assert_eq!(table.game.to_act(), SeatSet::only(Seat(1)), "{character}");
        assert!(table.legal(Orange).iter().all(|action| action.starts_with("board")), "{character}");
    }
    let fatale = four()
        .aboard(1, Blue, 1)
        .aboard(1, Green, 1)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Green, Hellas, 1);
    let mut table = fatale.resolve(Blue, FemmeFatale);
    table.play(Blue, "board dock1");
    assert!(table.told(Event::Replaced {
        colour: Blue,
        victim: Green,
        place: redplanet::Place::Dock(redplanet::Dock(0))
    }));
    assert_eq!(
        table.open().zones[Hellas as usize],
        [1, 0, 0, 1, 0, 0],
        "what Yellow shares is not Blue's to take"
    );

    let must_draw =
        four().discovery(Hellas, Lichens, Green).discovery(Ausonia, Synergy, Green).event_deck(&[Stronghold]);
    let mut table = must_draw.resolve(Blue, Scientist);
    table.play(Blue, "board dock1").play(Blue, "board dock1");
    assert!(table.told(Event::Drew {
        seat: Seat(0),
        colour: Blue,
        kind: Some(redplanet::material::CardKind::Mission),
        card: Some(Stronghold)
    }));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Looked { .. })));
}

#[test]
fn rp_dec_20_the_order_of_own_actions() {
    let start = scene(3).holds(Yellow, RescueOperation).holds(Yellow, IndustrialEspionage).lost(Yellow, 1);
    let start = start.astronauts(Yellow, Hellas, 1).astronauts(Blue, Hellas, 1).astronauts(Orange, Hellas, 1);
    let table = start.end_of_game();
    assert_eq!(table.asked(), Some(Yellow));
    assert_eq!(table.legal(Yellow), ["carry_out rescue_operation", "carry_out industrial_espionage"]);
    let mut first = table.clone();
    first.play(Yellow, "carry_out rescue_operation");
    assert_eq!(first.legal(Yellow), ["rescue hellas", "stop"]);
    first.play(Yellow, "stop");
    assert!(first.legal(Yellow).iter().all(|action| action.starts_with("kill")), "then the other card");
    let mut second = table;
    second.play(Yellow, "carry_out industrial_espionage");
    assert!(second.legal(Yellow).iter().all(|action| action.starts_with("kill")));
    second.play(Yellow, "kill hellas blue");
    assert_eq!(second.legal(Yellow), ["rescue hellas", "stop"]);
}

#[test]
fn rp_dec_n1_only_missions_and_characters_are_chosen_at_the_same_time_and_sealed() {
    random_games(3, |step| {
        let simultaneous = matches!(step.before.open.stage, Stage::Missions | Stage::Characters);
        if !simultaneous {
            assert_eq!(step.before.may_act().len(), 1, "one seat is asked in {:?}", step.before.open.stage);
            return;
        }
        assert!(matches!(step.action, Action::Keep(_) | Action::Choose(_)));
        assert!(step.before.may_act().len() > 1 || step.before.open.stage == Stage::Characters);
        let waits = step.after.open.stage == step.before.open.stage
            && step.after.open.round == step.before.open.round;
        if waits && step.after.to_act() != step.before.to_act() && !step.after.to_act().is_empty() {
            let told =
                step.events.iter().all(|event| matches!(event, Event::Kept { .. } | Event::Chosen { .. }));
            assert!(told, "nothing is shown before all are in");
        }
    });
    // A chosen character stays sealed until its number is called.
    let mut table = three_ships().choose();
    table.choices(&[(Yellow, Pilot), (Blue, Recruiter), (Orange, Soldier)]);
    assert_eq!(table.asked(), Some(Blue));
    assert_eq!(table.revealed(), [(Blue, Recruiter)]);
    assert_eq!(table.open().revealed[Yellow as usize], None);
    table.play(Blue, "board dock1");
    assert_eq!(table.revealed(), [(Blue, Recruiter), (Orange, Soldier)]);
}

#[test]
fn rp_dec_n2_options_name_places_and_colours_not_figures() {
    let legal = |count| {
        let position = scene(3)
            .ship(1, Some(Phobos), 4)
            .astronauts(Yellow, Hellas, count)
            .astronauts(Blue, Hellas, count);
        [Explorer, Soldier].map(|character| position.clone().resolve(Yellow, character).legal(Yellow))
    };
    assert_eq!(legal(1), legal(5));
    random_games(2, |step| {
        let mut legal = Vec::new();
        step.before.legal(step.seat, &mut legal);
        let different: std::collections::HashSet<_> = legal.iter().collect();
        assert_eq!(different.len(), legal.len(), "each option once");
    });
}

#[test]
fn rp_dec_n3_between_two_decisions_of_a_character_nothing_else_happens() {
    let mut pairs = 0;
    random_games(6, |step| {
        let (before, after) = (&step.before.open, &step.after.open);
        let same = before.acting.is_some_and(|acting| {
            after.acting.is_some_and(|next| next.character == acting.character && next.step >= acting.step)
        });
        if !same || before.actor != after.actor || before.round != after.round {
            return;
        }
        pairs += 1;
        assert_eq!(step.after.to_act(), SeatSet::only(step.seat), "the same player goes on");
        let forced = step.events.iter().any(|event| matches!(event, Event::Forced { .. }));
        for event in step.events {
            let foreign = matches!(
                event,
                Event::Landed { .. }
                    | Event::LandedNowhere { .. }
                    | Event::Docked { .. }
                    | Event::Called { .. }
                    | Event::Revealed { .. }
                    | Event::FirstPlayer { .. }
                    | Event::Production { .. }
            );
            assert!(!foreign, "{event:?}");
            assert!(forced || !matches!(event, Event::Launched { .. }), "{event:?}");
        }
    });
    assert!(pairs > 500, "{pairs}");
}

#[test]
fn rp_dec_n4_a_replay_is_exact() {
    for options in [2, 3, 6].map(|players| Options { players, ..Options::default() }) {
        let play = |seed: u64| {
            let mut game = RedPlanet::new(&options, seed).unwrap();
            let mut choice = Rng::seeded(11);
            let (mut states, mut log, mut legal) = (Vec::new(), Log::new(), Vec::new());
            while let Some(seat) = game.turn() {
                game.legal(seat, &mut legal);
                game.play(seat, *choice.pick(&legal).unwrap(), &mut log).unwrap();
                states.push(serde_json::to_string(&game).unwrap());
            }
            (states, log.take())
        };
        let first = play(42);
        assert_eq!(play(42), first, "the same seed and answers, the same game");
        assert_ne!(play(43).1, first.1, "another seed, another game");
    }
    let table = scene_with(Options { players: 3, ..Options::default() }).choose();
    assert_eq!(table.game.to_act(), SeatSet::all(3));
}
