//! Section 15: what is hidden from whom. Two worlds that differ only in a hidden fact must look the same, byte for
//! byte, to everybody who does not know it, in the view and in the events.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, TritonisSinus,
    VallesMarineris, VastitasBorealis,
};
use redplanet::material::{CardKind, Character, EventCard, Ship, Zone};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Event, RedPlanet, Stage};
use serde_json::{Value, json};
use table::{Event as _, Game, Log, Rng, Seat, Set, Staged, Viewer};

use crate::helpers::{new_game, on_top, random_game, random_games, sees};

const SPECTATOR: Viewer = Viewer::Spectator;

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

fn hears(events: &[Event], viewer: Viewer) -> String {
    let told: Vec<Event> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    serde_json::to_string(&told).unwrap()
}

/// Both worlds look and sound the same to these viewers.
fn alike(one: &Table, other: &Table, viewers: &[Viewer]) {
    for viewer in viewers.iter().copied() {
        assert_eq!(sees(&one.game, viewer), sees(&other.game, viewer), "{viewer:?} sees it");
        assert_eq!(hears(one.events(), viewer), hears(other.events(), viewer), "{viewer:?} hears it");
    }
}

/// The worlds differ for this viewer, who may know the fact.
fn differ(one: &Table, other: &Table, viewer: Viewer) {
    assert_ne!(sees(&one.game, viewer), sees(&other.game, viewer), "{viewer:?} knows it");
}

/// What a spectator sees of the open part.
fn watched(table: &Table) -> Value {
    serde_json::to_value(table.game.view(SPECTATOR)).unwrap()["open"].clone()
}

fn ships(players: u8) -> Scene {
    let three =
        scene(players).ship(1, Some(Hellas), 5).ship(2, Some(Ausonia), 5).ship(3, Some(SyrtisMajor), 6);
    if players == 3 { three } else { three.ship(4, Some(VallesMarineris), 6) }
}

/// Yellow's Scientist draws this one of two cards; the others, both with a Pilot, are still to come. Which card is
/// drawn depends on the generator alone.
fn draws(position: impl Fn() -> Scene, wanted: EventCard, deck: [EventCard; 2]) -> Table {
    for seed in 0..100 {
        let mut start = position().event_deck(&deck);
        start.state().hidden.rng = Rng::seeded(seed);
        let mut table = start.choose();
        table.choices(&[(Yellow, Scientist), (Blue, Pilot), (Orange, Pilot)]);
        table.play(Yellow, "board dock1").play(Yellow, "board dock1");
        if table.legal(Yellow).contains(&"draw".to_string()) {
            table.play(Yellow, "draw");
        }
        let is_wanted = |event: &Event| matches!(event, Event::Drew { card, .. } if *card == Some(wanted));
        if table.events().iter().any(is_wanted) {
            return table;
        }
    }
    panic!("{wanted} is never drawn");
}

#[test]
fn rp_hid_01_a_chosen_character_is_its_owners_secret_until_its_number_is_called() {
    let choosing = |yellow: Character| {
        let mut table = ships(3).choose();
        table.choices(&[(Yellow, yellow)]);
        table
    };
    let worlds = [Pilot, Soldier, Recruiter].map(choosing);
    for other in &worlds[1..] {
        alike(&worlds[0], other, &[seat(1), seat(2), SPECTATOR]);
        differ(&worlds[0], other, seat(0));
    }
    assert_eq!(watched(&worlds[0])["chosen"], json!(1), "that Yellow has chosen is public");
    assert!(worlds[0].told(Event::Chosen { seat: Seat(0) }));

    // In the countdown Blue resolves 9; Yellow's 1 or 2 has not been called.
    let counting = |yellow: Character| {
        let mut table = choosing(yellow);
        table.choices(&[(Blue, Recruiter), (Orange, Explorer)]);
        assert_eq!(table.asked(), Some(Blue));
        table
    };
    let (mut one, mut other) = (counting(Pilot), counting(Soldier));
    alike(&one, &other, &[seat(1), seat(2), SPECTATOR]);
    differ(&one, &other, seat(0));
    for table in [&mut one, &mut other] {
        table.play(Blue, "board dock1").play(Orange, "board dock1");
    }
    differ(&one, &other, SPECTATOR);
    assert_eq!(watched(&other)["revealed"][0], json!("soldier"), "called: everybody sees it");
}

#[test]
fn rp_hid_02_hands_are_open_by_deduction() {
    let mut table = ships(3).played(Blue, &[Pilot, Scientist]).choose();
    table.choices(&[(Blue, Soldier)]);
    let open = table.game.view(seat(0)).open;
    let hand: Vec<Character> = open.hand(Blue).iter().collect();
    assert_eq!(hand, [Soldier, TravelAgent, FemmeFatale, Saboteur, SecretAgent, Explorer, Recruiter]);
    assert_eq!(watched(&table)["played"][1], json!(["pilot", "scientist"]), "the face-up cards");
    let other = {
        let mut table = ships(3).played(Blue, &[Pilot, Scientist]).choose();
        table.choices(&[(Blue, Recruiter)]);
        table
    };
    alike(&table, &other, &[seat(0), seat(2), SPECTATOR]);
}

#[test]
fn rp_hid_03_missions_kept_and_refused_are_their_owners_secret() {
    let keeping = |which: usize| {
        let game = new_game(3, 5);
        let mut table = Table(Staged::new(game));
        for (colour, at) in [(Yellow, which), (Blue, 0), (Orange, 0)] {
            let keep = table.legal(colour)[at].clone();
            table.play(colour, &keep);
        }
        table
    };
    let (one, other) = (keeping(0), keeping(1));
    assert_eq!(one.game.secrets[0].mission, other.game.secrets[0].dealt[0]);
    assert_ne!(one.game.secrets[0].mission, other.game.secrets[0].mission);
    alike(&one, &other, &[seat(1), seat(2), SPECTATOR]);
    differ(&one, &other, seat(0));
    let dealt = one.game.secrets[0].dealt.map(|card| card.unwrap().id());
    for word in dealt {
        assert!(sees(&one.game, seat(0)).contains(word), "Yellow knows both");
        assert!(!sees(&one.game, SPECTATOR).contains(word));
        assert!(!sees(&one.game, seat(1)).contains(word));
    }
    // The same holds before the choice is made.
    let dealing = new_game(3, 5);
    assert!(!sees(&dealing, seat(1)).contains(dealt[0]) && !sees(&dealing, SPECTATOR).contains(dealt[0]));
    // In final scoring they are shown.
    let over = scene(3).mission(Yellow, Stronghold).end_of_game();
    assert_eq!(watched(&over)["missions"][0], json!(["stronghold"]));
}

#[test]
fn rp_hid_04_actions_are_their_owners_secret_until_shown() {
    let deck = [BlocksOfIce, EtherWinds];
    let [one, other] = deck.map(|card| draws(|| ships(3), card, deck));
    alike(&one, &other, &[seat(1), seat(2), SPECTATOR]);
    differ(&one, &other, seat(0));
    assert!(sees(&one.game, seat(0)).contains("blocks_of_ice"));
    let shown =
        scene(3).holds(Yellow, RescueOperation).lost(Yellow, 1).astronauts(Yellow, Hellas, 1).end_of_game();
    assert_eq!(watched(&shown)["used"][0], json!(["rescue_operation"]), "its moment has come");
}

#[test]
fn rp_hid_05_the_number_of_face_down_cards_is_public_their_kind_is_not() {
    let deck = [Stronghold, BlocksOfIce];
    let [mission, action] = deck.map(|card| draws(|| ships(3).holds(Yellow, EtherWinds), card, deck));
    alike(&mission, &action, &[seat(1), seat(2), SPECTATOR]);
    differ(&mission, &action, seat(0));
    assert_eq!(watched(&mission)["face_down"], json!([2, 0, 0, 0, 0, 0]));
    let told = Event::Drew { seat: Seat(0), colour: Yellow, kind: None, card: None };
    let heard: Vec<Event> = mission.events().iter().filter_map(|event| event.seen_by(seat(1))).collect();
    assert!(heard.contains(&told), "a card, no more");
}

#[test]
fn rp_hid_06_a_face_down_discovery_is_known_to_who_laid_it_and_who_looked() {
    let deck = [Lichens, RichVein];
    let mut worlds = deck.map(|card| draws(|| ships(3), card, deck));
    alike(&worlds[0], &worlds[1], &[seat(1), seat(2), SPECTATOR]);
    for table in &mut worlds {
        table.play(Yellow, "assign hellas");
    }
    alike(&worlds[0], &worlds[1], &[seat(1), seat(2), SPECTATOR]);
    differ(&worlds[0], &worlds[1], seat(0));

    let looking = |card: EventCard| {
        let mut table = ships(3).discovery(Hellas, card, Yellow).choose();
        table.choices(&[(Yellow, Pilot), (Blue, Scientist), (Orange, Pilot)]);
        table.play(Blue, "board dock1").play(Blue, "board dock1");
        table
    };
    let mut worlds = deck.map(looking);
    alike(&worlds[0], &worlds[1], &[seat(1), seat(2), SPECTATOR]);
    for table in &mut worlds {
        table.play(Blue, "look hellas");
    }
    alike(&worlds[0], &worlds[1], &[seat(2), SPECTATOR]);
    differ(&worlds[0], &worlds[1], seat(1));
    assert_eq!(worlds[0].game.view(seat(1)).own.unwrap().known[Hellas as usize], Some(Lichens));
}

#[test]
fn rp_hid_07_who_laid_a_discovery_and_who_looked_is_public() {
    let mut table = ships(3).discovery(Hellas, Lichens, Yellow).choose();
    table.choices(&[(Yellow, Pilot), (Blue, Scientist), (Orange, Pilot)]);
    table.play(Blue, "board dock1").play(Blue, "board dock1").play(Blue, "look hellas");
    assert_eq!(watched(&table)["discoveries"][2], json!({"by": 0, "seen": 2, "card": null}));
    let told = Event::Looked { seat: Seat(1), colour: Blue, zone: Hellas, card: None };
    let heard: Vec<Event> = table.events().iter().filter_map(|event| event.seen_by(SPECTATOR)).collect();
    assert!(heard.contains(&told));
}

/// The resource that a landing at Hellas turns up with this generator, and the game before it.
fn landing(seed: u64) -> (RedPlanet, redplanet::material::Resource) {
    let mut table = ships(3).choose();
    table.game.hidden.rng = Rng::seeded(seed);
    let before = table.game.clone();
    table.choices(&[(Yellow, SecretAgent), (Blue, Recruiter), (Orange, Recruiter)]);
    table.play(Blue, "board dock1").play(Orange, "board dock1");
    table.play(Yellow, "board dock1").play(Yellow, "board dock2").play(Yellow, "launch dock1");
    (before, table.open().resources[Hellas as usize].expect("somebody landed"))
}

#[test]
fn rp_hid_08_nobody_knows_a_face_down_resource_token_nor_the_one_set_aside() {
    let mut kinds = Vec::new();
    let (first, _) = landing(0);
    for seed in 0..40 {
        let (before, kind) = landing(seed);
        for viewer in Viewer::everybody(3) {
            assert_eq!(sees(&before, viewer), sees(&first, viewer), "nothing foretells the token");
        }
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    assert_eq!(kinds.len(), 3, "and it can be any of the three kinds");
    for players in 2..=6 {
        let game = new_game(players, 3);
        for viewer in Viewer::everybody(players) {
            let view = sees(&game, viewer);
            let dealt: Vec<&str> = ["\"ice\"", "\"sylvanite\"", "\"celerium\""]
                .into_iter()
                .filter(|word| view.contains(word))
                .collect();
            assert!(dealt.is_empty(), "{dealt:?}");
        }
    }
    // Even at the end, unexplored zones stay face down, and the eleventh token appears nowhere.
    let over = random_game(2, 9, |_| {});
    let open = over.view(Viewer::Open);
    assert_eq!(open.open.resources, over.open.resources);
    let shown = serde_json::to_string(&open).unwrap().matches("\"ice\"").count();
    assert!(shown <= 5);
}

#[test]
fn rp_hid_09_the_order_of_the_decks_is_nobodys_knowledge_their_size_is_public() {
    let mut next_ships = Set::<Ship>::EMPTY;
    let world = |seed| {
        let mut table = ships(3).choose();
        table.game.hidden.rng = Rng::seeded(seed);
        table
    };
    let first = world(0);
    for seed in 0..20 {
        let mut table = world(seed);
        alike(&first, &table, &[seat(0), seat(1), seat(2), SPECTATOR]);
        table.choices(&[(Yellow, SecretAgent), (Blue, Recruiter), (Orange, Recruiter)]);
        table.play(Blue, "board dock1").play(Orange, "board dock1");
        table.play(Yellow, "board dock1").play(Yellow, "board dock2").play(Yellow, "launch dock3");
        next_ships.insert(table.dock(3).unwrap().ship);
    }
    assert!(next_ships.len() > 5, "many ships could come next");
    random_games(2, |step| {
        let view = serde_json::to_value(step.after.view(SPECTATOR)).unwrap();
        let deck: Vec<u64> =
            view["open"]["ship_deck"].as_array().unwrap().iter().map(|ship| ship.as_u64().unwrap()).collect();
        assert!(deck.is_sorted(), "which ships are left can be deduced; their order is hidden");
        assert_eq!(
            view["open"]["event_deck"],
            json!(step.after.hidden.event_deck.len()),
            "the size is public"
        );
        assert!(view.get("hidden").is_none() && view["open"].get("hidden").is_none());
    });
}

/// RP-HID-08, RP-HID-09: anybody who knew the generator or the seed could predict everything.
#[test]
fn rp_hid_09_the_generator_and_the_seed_are_in_no_view_and_no_event() {
    let seed = 6_283_185_307_179_586_476;
    for players in 2..=6 {
        let game = random_game(players, seed, |step| {
            let rng = serde_json::to_value(&step.after.hidden.rng).unwrap();
            let mut numbers = vec![seed.to_string()];
            numbers_in(&rng, &mut numbers);
            assert!(numbers.len() >= 5, "the generator has four words");
            for viewer in Viewer::everybody(players).chain([Viewer::Open]) {
                let all = sees(step.after, viewer) + &hears(step.events, viewer);
                assert!(!all.contains("rng") && !all.contains("seed"));
                assert!(numbers.iter().all(|number| !all.contains(number.as_str())));
            }
        });
        assert_eq!(game.open.stage, Stage::Over);
    }
}

/// All large numbers in a value, as text.
fn numbers_in(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Number(number) if number.as_u64().is_some_and(|number| number > 1_000_000) => {
            found.push(number.to_string());
        }
        Value::Array(values) => values.iter().for_each(|value| numbers_in(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| numbers_in(value, found)),
        _ => {}
    }
}

#[test]
fn rp_hid_10_the_discards_lie_face_up() {
    let mut table = ships(3).choose();
    let launched = table.dock(1).unwrap().ship;
    table.choices(&[(Yellow, SecretAgent), (Blue, Recruiter), (Orange, Recruiter)]);
    table.play(Blue, "board dock1").play(Orange, "board dock1");
    table.play(Yellow, "board dock1").play(Yellow, "board dock2").play(Yellow, "launch dock1");
    assert_eq!(watched(&table)["ship_discard"], json!([launched.0]));

    let zones =
        [VastitasBorealis, Ausonia, Hellas, TritonisSinus, MareTyrrhenum, SinusSabaeus, MareSerpentis];
    let laid = [RadiationLeak, Subterfuge, Synergy, EvenGround, UnevenGround, FrozenCaves, MiningIncident];
    let full = || {
        zones.into_iter().zip(laid).fold(ships(3), |scene, (zone, card)| scene.discovery(zone, card, Blue))
    };
    let table = draws(full, Lichens, [Lichens, RichVein]);
    assert!(watched(&table)["event_discard"].as_array().unwrap().contains(&json!("lichens")));
}

#[test]
fn rp_hid_11_everything_on_the_board_is_public() {
    let mut table = ships(3)
        .aboard(1, Blue, 2)
        .token(1, Phobos)
        .astronauts(Yellow, Hellas, 3)
        .resource(Hellas, Celerium)
        .lost(Orange, 4)
        .pile(Hellas, Ice, 2)
        .round(7)
        .first(Orange)
        .choose();
    table.choices(&[(Yellow, SecretAgent), (Blue, Recruiter), (Orange, Pilot)]);
    table
        .play(Blue, "board dock1")
        .play(Yellow, "board dock2")
        .play(Yellow, "board dock3")
        .play(Yellow, "launch dock2");
    for viewer in Viewer::everybody(3) {
        let open = serde_json::to_value(table.game.view(viewer)).unwrap()["open"].clone();
        assert_eq!(open["docks"][0]["crew"], json!([0, 3, 0, 0, 0, 0]));
        assert_eq!(open["docks"][0]["token"], json!("phobos"));
        assert_eq!(open["docks"][1], json!(null), "launched");
        assert_eq!(open["flights"][0]["crew"], json!([1, 0, 0, 0, 0, 0]));
        assert_eq!(open["pool"], json!([2, 2, 2, 2, 2, 2, 2, 2, 2, 1]));
        assert_eq!(open["zones"][Hellas as usize], json!([3, 0, 0, 0, 0, 0]));
        assert_eq!(open["resources"][Hellas as usize], json!("celerium"));
        assert_eq!(open["piles"][Hellas as usize], json!([2, 0, 0]));
        assert_eq!(open["lost"], json!([0, 0, 4, 0, 0, 0]));
        assert_eq!(open["supply"], json!([17, 19, 18, 0, 0, 0]));
        assert_eq!((&open["round"], &open["first"]), (&json!(7), &json!("orange")));
        assert_eq!(open["calling"], json!(1), "the number called");
    }
}

#[test]
fn rp_hid_12_point_tokens_held_are_public_by_kind_and_number() {
    let table = ships(3).tokens(Blue, Ice, 4).tokens(Blue, Celerium, 1).tokens(Orange, Sylvanite, 2).choose();
    for viewer in Viewer::everybody(3) {
        let open = serde_json::to_value(table.game.view(viewer)).unwrap()["open"].clone();
        assert_eq!(open["held"], json!([[0, 0, 0], [4, 0, 1], [0, 2, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]));
    }
}

#[test]
fn rp_hid_13_a_drawn_neutral_card_is_known_to_its_player_only() {
    let drawn = |card| on_top(on_top(ships(2), Blue, card), Orange, Saboteur).choose();
    let worlds = [Pilot, Scientist, TravelAgent].map(drawn);
    for other in &worlds[1..] {
        alike(&worlds[0], other, &[seat(1), SPECTATOR]);
        differ(&worlds[0], other, seat(0));
    }
    // In the countdown it stays secret until its number is called.
    let counting = |card| {
        let mut table = drawn(card);
        table.choices(&[(Yellow, Recruiter), (Green, Explorer)]);
        assert_eq!(table.asked(), Some(Yellow));
        table
    };
    let (one, other) = (counting(Pilot), counting(TravelAgent));
    alike(&one, &other, &[seat(1), SPECTATOR]);
    let mut one = one;
    one.finish_round();
    assert!(one.revealed().contains(&(Blue, Pilot)), "called: everybody sees it");
    let heard: Vec<Event> = one.events().iter().filter_map(|event| event.seen_by(seat(1))).collect();
    assert!(heard.contains(&Event::NeutralDrawn { seat: Seat(0), colour: Blue, character: None }));
    assert!(heard.contains(&Event::Revealed { colour: Blue, character: Pilot }));
}

#[test]
fn rp_hid_14_the_order_of_a_neutral_deck_is_nobodys_knowledge_played_cards_are_public() {
    let world = |top: [Character; 2], seed| {
        let mut start = ships(2).played(Blue, &[Pilot]);
        let hidden = &mut start.state().hidden;
        hidden.rng = Rng::seeded(seed);
        let top: Set<Character> = top.into_iter().collect();
        hidden.neutral_top[Blue as usize] = top;
        hidden.neutral_rest[Blue as usize] = Set::full().without(Pilot).minus(top);
        let mut table = start;
        table = on_top(table, Orange, Saboteur);
        table.choose()
    };
    // Both draw the same card, but the other card on top differs.
    let drawing = |top: [Character; 2]| {
        let mut seeds = (0..100).map(|seed| world(top, seed));
        seeds.find(|table| table.game.secrets[0].neutral == Some(Scientist)).expect("drawn sooner or later")
    };
    let (one, other) = (drawing([Scientist, Saboteur]), drawing([Scientist, TravelAgent]));
    assert_ne!(one.game.hidden.neutral_top, other.game.hidden.neutral_top);
    alike(&one, &other, &[seat(0), seat(1), SPECTATOR]);
    assert_eq!(watched(&one)["played"][Blue as usize], json!(["pilot"]));
}

#[test]
fn rp_hid_15_what_a_neutral_scientist_boxes_is_unseen_by_the_opponent() {
    let boxing = |wanted: EventCard| {
        for seed in 0..100 {
            let start = ships(2).event_deck(&[Stronghold, BlocksOfIce]);
            let mut start = on_top(on_top(start, Blue, Scientist), Orange, Pilot);
            start.state().hidden.rng = Rng::seeded(seed);
            let mut table = start.choose();
            table.choices(&[(Yellow, Pilot), (Green, Pilot)]);
            table.play(Blue, "board dock1").play(Blue, "board dock1");
            if table.game.secrets[0].boxed.contains(wanted) {
                return table;
            }
        }
        panic!("{wanted} is never drawn");
    };
    let (mission, action) = (boxing(Stronghold), boxing(BlocksOfIce));
    alike(&mission, &action, &[seat(1), SPECTATOR]);
    differ(&mission, &action, seat(0));
    assert!(sees(&mission.game, seat(0)).contains("stronghold"));
    // The same holds at the end of the game.
    let mut start = scene(2);
    start.state().hidden.event_deck.remove(FallenHeroes);
    start.state().secrets[0].boxed.insert(FallenHeroes);
    start.state().open.event_box[0] = 1;
    let over = start.end_of_game();
    assert_eq!(over.open().stage, Stage::Over);
    assert!(!sees(&over.game, seat(1)).contains("fallen_heroes"));
    assert!(!sees(&over.game, SPECTATOR).contains("fallen_heroes"));
    assert!(!hears(over.events(), seat(1)).contains("fallen_heroes"));
}

#[test]
fn rp_hid_16_that_a_card_is_a_discovery_is_public_what_it_says_is_not() {
    let mut table = draws(|| ships(3), Lichens, [Lichens, Stronghold]);
    table.play(Yellow, "assign hellas");
    for viewer in [seat(1), seat(2), SPECTATOR] {
        let heard: Vec<Event> = table.events().iter().filter_map(|event| event.seen_by(viewer)).collect();
        let drew = Event::Drew { seat: Seat(0), colour: Yellow, kind: Some(CardKind::Discovery), card: None };
        assert!(heard.contains(&drew));
        assert!(heard.contains(&Event::Assigned { seat: Seat(0), colour: Yellow, zone: Hellas, card: None }));
        assert!(!hears(table.events(), viewer).contains("lichens"));
    }
    assert!(hears(table.events(), seat(0)).contains("lichens"));
    // Everybody sees a discarded one.
    let zones: [Zone; 7] =
        [VastitasBorealis, Ausonia, Hellas, TritonisSinus, MareTyrrhenum, SinusSabaeus, MareSerpentis];
    let laid = [RadiationLeak, Subterfuge, Synergy, EvenGround, UnevenGround, FrozenCaves, MiningIncident];
    let full = || {
        zones.into_iter().zip(laid).fold(ships(3), |scene, (zone, card)| scene.discovery(zone, card, Blue))
    };
    let table = draws(full, Lichens, [Lichens, RichVein]);
    assert!(hears(table.events(), SPECTATOR).contains("lichens"));
    assert!(table.told(Event::Discarded { card: Lichens }));
}

#[test]
fn a_sealed_choice_of_a_whole_game_is_never_heard_by_others() {
    random_games(2, |step| {
        if !matches!(step.before.open.stage, Stage::Missions | Stage::Characters) {
            return;
        }
        let mut legal = Vec::new();
        step.before.legal(step.seat, &mut legal);
        let last = step.before.to_act().len() == 1 && step.before.to_act().contains(step.seat);
        if last {
            return;
        }
        for action in legal {
            let mut other = step.before.clone();
            let mut log = Log::new();
            other.play(step.seat, action, &mut log).unwrap();
            for viewer in Viewer::everybody(step.before.seats()).filter(|viewer| !viewer.is(step.seat)) {
                assert_eq!(sees(&other, viewer), sees(step.after, viewer));
                assert_eq!(hears(log.events(), viewer), hears(step.events, viewer));
            }
        }
    });
}
