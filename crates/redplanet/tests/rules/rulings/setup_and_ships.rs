//! Rulings on set-up, placing and ships.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::{Lichens, Stronghold, Synergy};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SyrtisMajor, VallesMarineris,
};
use redplanet::material::{Character, EventCard, Instruction, Ship, ShipsUsed, Zone};
use redplanet::scene::{Scene, Table, scene, scene_with};
use redplanet::{Dock, Event, Options, Place, RedPlanet, Vessel};
use table::{Game, Log, Piece, Provenance, Rng, Seat, Set};

use crate::helpers::{happened, new_game, roomy, yellow_boarded};

#[test]
fn rp_rul_01_nine_character_cards_not_five() {
    for players in 3..=6 {
        let mut game = new_game(players, 1);
        let mut log = Log::new();
        for seat in (0..players).map(Seat) {
            let keep = game.fallback(seat);
            game.play(seat, keep, &mut log).expect("legal");
        }
        let mut legal = Vec::new();
        for seat in (0..players).map(Seat) {
            game.legal(seat, &mut legal);
            assert_eq!(legal.len(), 9);
        }
    }
}

#[test]
fn rp_rul_02_refused_ships_lie_aside_until_every_dock_is_filled() {
    let mut refused_in_all = 0;
    for seed in 0..200 {
        // The same draws by hand, with refused ships laid aside.
        let mut rng = Rng::seeded(seed);
        let mut deck: Set<Ship> = Set::full();
        let mut docked = Vec::new();
        while docked.len() < 6 {
            let ship = deck.draw(&mut rng).expect("36 ships");
            if ship.destination().is_some() {
                docked.push(ship);
            } else {
                refused_in_all += 1;
            }
        }
        let game = new_game(6, seed);
        let ships: Vec<Ship> = game.open.docks.iter().flatten().map(|vessel| vessel.ship).collect();
        assert_eq!(ships, docked);
        let back = game.open.ship_deck.iter().filter(|ship| ship.destination().is_none()).count();
        assert_eq!(back, 6, "then they are all in the deck");
    }
    assert!(refused_in_all > 100, "only {refused_in_all} ships were refused");
}

#[test]
fn rp_rul_03_only_docked_ships_are_checked_for_phobos() {
    let mut sent_by_token = 0;
    for seed in 0..100 {
        let game = new_game(3, seed);
        let docked = game.open.vessels().any(|(_, vessel)| vessel.ship.destination() == Some(Phobos));
        let waiting = game.open.ship_deck.iter().any(|ship| ship.destination() == Some(Phobos));
        assert!(docked || waiting, "there are three Phobos ships in the box");
        let token = game.open.docks[2].expect("a ship").token;
        assert_eq!(token, (!docked).then_some(Phobos), "those in the deck don't matter");
        sent_by_token += u8::from(token.is_some());
    }
    assert!(sent_by_token > 10);
}

#[test]
fn rp_rul_04_as_many_are_placed_as_there_are_seats() {
    // One seat for two astronauts.
    let one = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2).event_deck(&[Stronghold]);
    let one = one.resolve(Yellow, Scientist);
    assert_eq!(one.supply(Yellow), 21);
    assert!(happened(&one, |event| matches!(event, Event::Drew { .. })), "and on with the card");
    // No seat at all.
    let none = scene(3).event_deck(&[Stronghold]).resolve(Yellow, Scientist);
    assert_eq!(none.supply(Yellow), 22);
    assert!(happened(&none, |event| matches!(event, Event::Drew { .. })));
    // Three seats in two ships: both are placed.
    let both = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2).ship(2, Some(Phobos), 2);
    let mut both = both.event_deck(&[]).resolve(Yellow, Scientist);
    both.play(Yellow, "board dock1");
    assert_eq!(both.supply(Yellow), 20);
}

#[test]
fn rp_rul_05_nobody_in_supply() {
    // One is left: the Pilot places it and then a token.
    let mut pilot = roomy(3).supply(Yellow, 1).resolve(Yellow, Pilot);
    pilot.play(Yellow, "board dock1");
    assert_eq!(pilot.supply(Yellow), 0);
    assert_eq!(pilot.legal(Yellow), ["token dock1", "token dock2"]);
    // The Travel Agent needs three.
    let two = roomy(3).supply(Yellow, 2).resolve(Yellow, TravelAgent);
    assert!(two.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(two.supply(Yellow), 2);
    let three = roomy(3).supply(Yellow, 3).resolve(Yellow, TravelAgent);
    assert_eq!(three.legal(Yellow), ["board dock1", "board dock2"]);
    // With the last astronaut placed, the Femme Fatale replaces and kills nobody.
    let mut femme = roomy(3)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 2)
        .astronauts(Orange, Hellas, 1)
        .supply(Yellow, 1)
        .resolve_before_pilots(Yellow, FemmeFatale);
    femme.play(Yellow, "board dock1");
    assert_eq!(femme.asked(), Some(Blue));
    assert_eq!((femme.lost(Blue), femme.lost(Orange), femme.here(Blue, Hellas)), (0, 0, 2));
}

#[test]
fn rp_rul_06_one_at_a_time_and_the_token_before_the_next() {
    let mut table = roomy(3).ship(3, None, 4).resolve(Yellow, Pilot);
    table.play(Yellow, "board dock3");
    assert_eq!(table.supply(Yellow), 21, "one at a time");
    assert_eq!(table.refusal(Yellow, "board dock1").rule, "RP-RND-01");
    assert!(table.legal(Yellow).iter().all(|action| action.starts_with("bound ")));
    table.play(Yellow, "bound hellas");
    assert_eq!(table.legal(Yellow), ["board dock1", "board dock2", "board dock3"]);
    // The same holds when the second astronaut is the first to board the unknown ship.
    table.play(Yellow, "board dock1");
    let mut second = roomy(3).ship(3, None, 4).resolve(Yellow, Pilot);
    second.play(Yellow, "board dock1").play(Yellow, "board dock3");
    assert!(second.legal(Yellow).iter().all(|action| action.starts_with("bound ")));
}

#[test]
fn rp_rul_07_a_covered_token_is_in_use() {
    // Both Hellas tokens lie on the ship in dock 1, under one for Ausonia.
    let mut table = roomy(3)
        .token(1, Hellas)
        .token(1, Hellas)
        .token(1, Ausonia)
        .ship(3, None, 4)
        .resolve(Yellow, Recruiter);
    table.play(Yellow, "board dock3");
    assert_eq!(table.refusal(Yellow, "bound hellas").rule, "RP-DST-03");
    assert_eq!(table.legal(Yellow).len(), 9);
    // The Pilot finds none either.
    let mut pilot = roomy(3).token(1, Hellas).token(1, Hellas).token(1, Ausonia).resolve(Yellow, Pilot);
    pilot.play(Yellow, "board dock1").play(Yellow, "board dock1").play(Yellow, "token dock2");
    assert_eq!(pilot.refusal(Yellow, "bound hellas").rule, "RP-DST-03");
}

#[test]
fn rp_rul_08_no_destination_token_left_at_all() {
    let all_used = || {
        let mut scene = roomy(3).ship(3, None, 4);
        for zone in Zone::ALL {
            scene = scene.no_tokens_for(*zone, 1);
        }
        scene
    };
    let mut pilot = all_used().resolve_before_pilots(Yellow, Pilot);
    assert_eq!(pilot.legal(Yellow), ["board dock1", "board dock2"]);
    assert_eq!(pilot.refusal(Yellow, "board dock3").rule, "RP-RUL-08");
    pilot.play(Yellow, "board dock1").play(Yellow, "board dock2");
    assert_eq!(pilot.asked(), Some(Blue), "no token for the Pilot");
    assert!(!happened(&pilot, |event| matches!(event, Event::Bound { .. })));
    let agent = all_used().resolve(Yellow, TravelAgent);
    assert_eq!(agent.refusal(Yellow, "board dock3").rule, "RP-RUL-08");
}

#[test]
fn rp_rul_09_the_pilot_gives_an_empty_unknown_ship_its_destination() {
    let mut table = roomy(3).ship(3, None, 4).resolve_before_pilots(Yellow, Pilot);
    table.play(Yellow, "board dock1").play(Yellow, "board dock2");
    table.play(Yellow, "token dock3").play(Yellow, "bound mare_serpentis");
    assert_eq!(table.dock(3).and_then(Vessel::destination), Some(MareSerpentis));
    table.play(Blue, "board dock3");
    assert!(table.legal(Blue).iter().all(|action| action.starts_with("board ")), "no token from Blue");
    assert_eq!(table.dock(3).and_then(Vessel::destination), Some(MareSerpentis));
}

#[test]
fn rp_rul_10_a_pointless_token_is_allowed() {
    let mut table = roomy(3).resolve_before_pilots(Yellow, Pilot);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    table.play(Yellow, "token dock1").play(Yellow, "bound syrtis_major");
    let ship = table.dock(1).expect("a ship");
    assert_eq!(ship.destination(), ship.ship.destination());
    assert_eq!(ship.tokens[SyrtisMajor as usize], 1);
    assert_eq!(table.open().pool[SyrtisMajor as usize], 1);
}

#[test]
fn rp_rul_11_all_tokens_of_a_destroyed_or_landed_ship_return() {
    let stacked = || {
        roomy(3)
            .ship(3, Some(Hellas), 3)
            .aboard(3, Blue, 2)
            .token(3, Ausonia)
            .token(3, Ausonia)
            .token(3, Phobos)
    };
    let mut destroyed = stacked().resolve_before_pilots(Yellow, Saboteur);
    destroyed.play(Yellow, "board dock1");
    assert_eq!(destroyed.open().pool.iter().sum::<u8>(), 17);
    destroyed.play(Yellow, "destroy dock3");
    assert_eq!(destroyed.open().pool, [2; 10]);
    let mut landed = stacked().resolve(Yellow, Recruiter);
    landed.play(Yellow, "board dock3");
    assert_eq!(landed.open().pool, [2; 10]);
}

#[test]
fn rp_rul_12_an_empty_ship_without_destination_lands_nowhere() {
    let mut table = roomy(3).ship(3, None, 4).resolve(Yellow, SecretAgent);
    let ship = table.dock(3).expect("a ship").ship;
    table.play(Yellow, "board dock1").play(Yellow, "board dock2").play(Yellow, "launch dock3");
    assert!(table.told(Event::LandedNowhere { ship }));
    assert!(table.open().ship_discard.contains(ship));
    assert!(table.open().resources.iter().all(Option::is_none));
    assert!(!happened(&table, |event| matches!(event, Event::Landed { .. })));
    // The Pilot may still give it a destination in flight.
    let mut steered = roomy(3).flight(None, 4).resolve(Yellow, Pilot);
    let ship = steered.open().flights[0].ship;
    steered.play(Yellow, "board dock1").play(Yellow, "board dock2");
    steered.play(Yellow, "token flight1").play(Yellow, "bound hellas");
    assert!(steered.told(Event::Landed { ship, zone: Hellas, astronauts: 0 }));
}

#[test]
fn rp_rul_13_the_secret_agent_forces_only_a_ship_that_is_not_full() {
    let mut some = roomy(3).aboard(1, Blue, 5).ship(3, Some(Hellas), 4).resolve(Yellow, SecretAgent);
    some.play(Yellow, "board dock1").play(Yellow, "board dock2");
    assert_eq!(some.refusal(Yellow, "launch dock1").rule, "RP-RUL-13");
    assert_eq!(some.legal(Yellow), ["launch dock2", "launch dock3"]);
    // Both ships are full now: nothing is forced, they launch by themselves.
    let mut full = roomy(3).aboard(1, Blue, 5).aboard(2, Blue, 4).resolve(Yellow, SecretAgent);
    full.play(Yellow, "board dock1");
    assert!(!happened(&full, |event| matches!(event, Event::Forced { .. })));
    assert_eq!(full.here(Blue, SyrtisMajor), 9);
    // No ship is docked.
    let none = scene(3).resolve(Yellow, SecretAgent);
    assert!(!happened(&none, |event| matches!(event, Event::Forced { .. } | Event::Launched { .. })));
}

#[test]
fn rp_rul_14_the_saboteur_must_destroy_whatever_is_docked() {
    let mut choice = roomy(3).aboard(1, Yellow, 5).ship(3, Some(Hellas), 4).resolve(Yellow, Saboteur);
    choice.play(Yellow, "board dock1");
    // Dock 1 is full and Yellow's own; docks 2 and 3 are empty.
    assert_eq!(choice.legal(Yellow), ["destroy dock1", "destroy dock2", "destroy dock3"]);
    assert_eq!(choice.refusal(Yellow, "stop").rule, "RP-RND-01");
    let own = scene(3).ship(1, Some(Hellas), 3).aboard(1, Yellow, 2).resolve(Yellow, Saboteur);
    assert_eq!(own.lost(Yellow), 3);
    let none = scene(3).flight(Some(Hellas), 4).resolve(Yellow, Saboteur);
    assert!(!happened(&none, |event| matches!(event, Event::Destroyed { .. })));
    assert_eq!(none.open().round, 2);
}

/// Yellow is on no ship but the one boarded now; Blue is alone in flight and in dock 2.
fn femme_among_ships(femme_fatale_ships_need_own: bool) -> Table {
    let options = Options { players: 3, femme_fatale_ships_need_own, ..Options::default() };
    let mut table = scene_with(options)
        .ship(1, Some(SyrtisMajor), 6)
        .ship(2, Some(SyrtisMajor), 5)
        .aboard(1, Blue, 1)
        .aboard(1, Orange, 1)
        .aboard(2, Blue, 1)
        .flight(Some(Hellas), 4)
        .flying(1, Blue, 1)
        .astronauts(Blue, Hellas, 1)
        .resolve(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    table
}

#[test]
fn rp_rul_15_the_femme_fatale_needs_an_own_astronaut_on_ships_too() {
    let ruling = femme_among_ships(true);
    assert_eq!(ruling.legal(Yellow), ["replace dock1 blue", "replace dock1 orange"]);
    for place in ["dock2", "flight1", "hellas"] {
        assert_eq!(ruling.refusal(Yellow, &format!("replace {place} blue")).rule, "RP-CHR-4-04");
    }
    assert!(Options::default().femme_fatale_ships_need_own);
    // The other reading binds zones only.
    let other = femme_among_ships(false);
    assert_eq!(
        other.legal(Yellow),
        ["replace dock1 blue", "replace dock1 orange", "replace dock2 blue", "replace flight1 blue"]
    );
    assert_eq!(other.refusal(Yellow, "replace hellas blue").rule, "RP-CHR-4-04");
}

#[test]
fn rp_rul_16_the_femme_fatale_replaces_only_other_colours() {
    let mut table =
        roomy(3).aboard(1, Blue, 1).aboard(1, Yellow, 2).aboard(1, Orange, 1).resolve(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    assert_eq!(table.refusal(Yellow, "replace dock1 yellow").rule, "RP-RUL-16");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01");
    // A single target is compulsory.
    let mut one = roomy(3).aboard(1, Blue, 1).resolve_before_pilots(Yellow, FemmeFatale);
    one.play(Yellow, "board dock1");
    assert!(one.told(Event::Replaced { colour: Yellow, victim: Blue, place: Place::Dock(Dock(0)) }));
    // Without one, nothing is replaced.
    let mut none = roomy(3).aboard(2, Blue, 1).resolve_before_pilots(Yellow, FemmeFatale);
    none.play(Yellow, "board dock1");
    assert_eq!(none.asked(), Some(Blue));
    assert!(!happened(&none, |event| matches!(event, Event::Replaced { .. })));
    assert_eq!(none.supply(Yellow), 21);
}

#[test]
fn rp_rul_17_the_soldier_kills_on_phobos_unless_the_table_plays_otherwise() {
    let soldier = |soldier_kills_on_phobos: bool| {
        let options = Options { players: 3, soldier_kills_on_phobos, ..Options::default() };
        let mut table = scene_with(options)
            .ship(1, Some(SyrtisMajor), 6)
            .ship(2, Some(SyrtisMajor), 5)
            .astronauts(Blue, Phobos, 1)
            .astronauts(Yellow, Phobos, 1)
            .astronauts(Blue, VallesMarineris, 1)
            .resolve(Yellow, Soldier);
        table.play(Yellow, "board dock1");
        table
    };
    let ruling = soldier(true);
    assert_eq!(ruling.legal(Yellow), ["kill phobos yellow", "kill phobos blue"]);
    assert!(Options::default().soldier_kills_on_phobos);
    // The other reading: nobody can be killed here, but the move still follows.
    let other = soldier(false);
    assert_eq!((other.lost(Yellow), other.lost(Blue)), (0, 0));
    assert_eq!(other.legal(Yellow).len(), 9);
    assert!(other.legal(Yellow).iter().all(|action| action.starts_with("drop ")));
}

#[test]
fn rp_rul_17_the_other_reading_names_its_rule() {
    let options = Options { players: 3, soldier_kills_on_phobos: false, ..Options::default() };
    let mut table = scene_with(options)
        .ship(1, Some(SyrtisMajor), 6)
        .ship(2, Some(SyrtisMajor), 5)
        .astronauts(Blue, Phobos, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .resolve(Yellow, Soldier);
    table.play(Yellow, "board dock1");
    assert_eq!(table.refusal(Yellow, "kill phobos blue").rule, "RP-RUL-17");
    assert_eq!(table.legal(Yellow), ["kill hellas blue", "kill hellas orange"]);
}

#[test]
fn rp_rul_18_the_explorer_may_stay_and_sees_each_token_before_the_next_move() {
    let mut stays = roomy(3).astronauts(Yellow, Hellas, 2).resolve_before_pilots(Yellow, Explorer);
    stays.play(Yellow, "board dock1").play(Yellow, "stop");
    assert_eq!(stays.here(Yellow, Hellas), 2);
    assert_eq!(stays.asked(), Some(Blue));
    let mut moves = roomy(3).astronauts(Yellow, Hellas, 2).resolve_before_pilots(Yellow, Explorer);
    moves.play(Yellow, "board dock1").play(Yellow, "move hellas ausonia");
    assert!(moves.open().resources[Ausonia as usize].is_some());
    assert_eq!(moves.asked(), Some(Yellow));
    assert!(moves.legal(Yellow).contains(&"stop".to_string()), "Yellow may stop after seeing it");
}

#[test]
fn rp_rul_19_the_movers_go_to_any_of_the_nine_mars_zones() {
    let mut table =
        roomy(3).astronauts(Blue, Hellas, 1).astronauts(Yellow, Phobos, 2).resolve(Yellow, Soldier);
    table.play(Yellow, "board dock1").play(Yellow, "kill hellas blue");
    assert_eq!(
        table.legal(Yellow),
        [
            "drop vastitas_borealis",
            "drop ausonia",
            "drop hellas",
            "drop tritonis_sinus",
            "drop mare_tyrrhenum",
            "drop sinus_sabaeus",
            "drop mare_serpentis",
            "drop syrtis_major",
            "drop valles_marineris"
        ]
    );
    assert_eq!(table.refusal(Yellow, "drop phobos").rule, "RP-RUL-19");
    // The kill comes first, so an astronaut killed on Phobos does not move.
    let mut own = roomy(3).astronauts(Yellow, Phobos, 1).astronauts(Blue, Hellas, 1).resolve(Yellow, Soldier);
    own.play(Yellow, "board dock1").play(Yellow, "kill phobos yellow");
    assert_eq!(own.lost(Yellow), 1);
    assert!(!happened(&own, |event| matches!(event, Event::Dropped { .. })));
}

#[test]
fn rp_rul_20_an_empty_event_deck_is_not_reshuffled() {
    let scientist = |scene: Scene| {
        let mut table = scene.event_deck(&[]).resolve_before_pilots(Yellow, Scientist);
        table.play(Yellow, "board dock1").play(Yellow, "board dock1");
        table
    };
    let two = scientist(roomy(3).discovery(Hellas, Lichens, Blue).discovery(Ausonia, Synergy, Blue));
    assert!(!two.open().event_discard.is_empty(), "there would be cards to shuffle");
    assert_eq!(two.refusal(Yellow, "draw").rule, "RP-RUL-20");
    assert_eq!(two.legal(Yellow), ["look ausonia", "look hellas"]);
    let one = scientist(roomy(3).discovery(Hellas, Lichens, Blue));
    assert!(one.told(looked(Lichens)));
    let none = scientist(roomy(3));
    assert_eq!(none.asked(), Some(Blue));
    assert_eq!(none.open().event_deck, 0);
    assert!(!happened(&none, |event| matches!(event, Event::Drew { .. } | Event::Looked { .. })));
}

fn looked(card: EventCard) -> Event {
    Event::Looked { seat: Seat(0), colour: Yellow, zone: Hellas, card: Some(card) }
}

#[test]
fn rp_rul_21_he_may_look_at_what_he_knows() {
    let mut table = roomy(3).discovery(Hellas, Lichens, Yellow).resolve_before_pilots(Yellow, Scientist);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["draw", "look hellas"]);
    table.play(Yellow, "look hellas");
    assert!(table.told(looked(Lichens)));
}

#[test]
fn rp_rul_22_a_skipped_travel_agent_counts_as_played_and_resolved() {
    let cramped = scene(3).ship(1, Some(Phobos), 2).ship(2, Some(Hellas), 3).aboard(2, Blue, 1);
    let mut table = cramped.ship(3, Some(Ausonia), 4).aboard(3, Blue, 2).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Recruiter), (Orange, TravelAgent)]);
    table.play(Yellow, "board dock1").play(Blue, "board dock2");
    assert!(table.told(Event::TravelAgentFailed { colour: Orange }));
    assert!(table.told(Event::FirstPlayer { colour: Orange }));
    assert_eq!(table.open().first, Orange);
    assert!(table.open().played[Orange as usize].contains(TravelAgent));
    assert_eq!(table.refusal(Orange, "choose travel_agent").rule, "RP-RND-03");
}

#[test]
fn rp_rul_23_ships_land_in_the_order_of_launching_equal_ones_from_left_to_right() {
    let mut table = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .ship(2, Some(MareTyrrhenum), 5)
        .aboard(2, Blue, 4)
        .ship(3, Some(Ausonia), 4)
        .aboard(3, Blue, 3)
        .choose();
    let [one, two, three] = [1, 2, 3].map(|dock| table.dock(dock).expect("a ship").ship);
    table.choices(&[(Yellow, Scientist), (Blue, Recruiter), (Orange, Soldier)]);
    table.play(Blue, "board dock3");
    table.play(Yellow, "board dock2");
    let order: Vec<Ship> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Launched { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(order, [three, one, two], "Blue's first, then both of Yellow's from left to right");
    table.finish_round();
    let landed: Vec<Ship> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Landed { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(landed, [three, one, two]);
}

#[test]
fn rp_rul_24_docks_are_refilled_from_left_to_right() {
    let docks = |table: &Table| -> Vec<u8> {
        let docked = |event: &Event| match event {
            Event::Docked { dock, .. } => Some(dock.0 + 1),
            _ => None,
        };
        table.events().iter().filter_map(docked).collect()
    };
    let empty = scene(6).end_of_round(1);
    assert_eq!(docks(&empty), [1, 2, 3, 4, 5, 6]);
    // The deck runs out in the middle: the discard pile is shuffled and drawing goes on.
    let last: Vec<Ship> = Ship::all().take(2).collect();
    let middle = scene(4).ship_deck(&last).end_of_round(1);
    assert_eq!(docks(&middle), [1, 2, 3, 4]);
    for dock in [1, 2] {
        assert!(last.contains(&middle.dock(dock).expect("a ship").ship));
    }
    assert!(middle.open().ship_discard.is_empty());
    // Both are empty: the dock stays empty until the next refill.
    let mut none = scene(3).ship(2, Some(Hellas), 4);
    none.state().open.ship_deck = Set::EMPTY;
    let table = none.end_of_round(1);
    assert!(docks(&table).is_empty());
    assert!(table.dock(1).is_none() && table.dock(2).is_some() && table.dock(3).is_none());
    let mut next = scene(3).ship(2, Some(Hellas), 4).flight(Some(Ausonia), 3);
    next.state().open.ship_deck = Set::EMPTY;
    assert_eq!(docks(&next.end_of_round(2)), [1], "there is one ship again, the one that landed");
}

#[test]
fn rp_rul_49_nobody_must_look_ahead() {
    // The Femme Fatale may board where there is nobody to replace.
    let mut femme = roomy(3).aboard(2, Blue, 1).resolve_before_pilots(Yellow, FemmeFatale);
    assert_eq!(femme.legal(Yellow), ["board dock1", "board dock2"]);
    femme.play(Yellow, "board dock1");
    assert_eq!(femme.asked(), Some(Blue), "then there is nobody to replace");
    assert_eq!(femme.lost(Blue), 0);
    // The Secret Agent may fill the ships that could have been forced.
    let mut agent = roomy(3)
        .aboard(1, Blue, 5)
        .aboard(2, Blue, 4)
        .ship(3, Some(Hellas), 4)
        .aboard(3, Blue, 3)
        .resolve(Yellow, SecretAgent);
    agent.play(Yellow, "board dock1");
    assert!(agent.told(yellow_boarded(1, 1)));
    assert_eq!(agent.legal(Yellow), ["board dock2", "board dock3"]);
}

#[test]
fn rp_rul_58_the_soldier_places_one_and_the_pilot_two() {
    let placed = |character: Character| match character.instructions()[0] {
        Instruction::PlaceAstronauts { count, ships, all_or_nothing: false } => (count, ships),
        _ => unreachable!("both place astronauts first"),
    };
    assert_eq!(placed(Soldier), (1, ShipsUsed::One));
    assert_eq!(placed(Pilot), (2, ShipsUsed::OneOrTwo));
    let marks = |id: &str| RedPlanet::material().into_iter().find(|item| item.id == id).unwrap().provenance;
    assert_eq!((marks("soldier"), marks("pilot")), (Provenance::Disputed, Provenance::ThirdParty));
}
