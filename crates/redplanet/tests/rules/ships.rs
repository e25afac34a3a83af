//! Sections 7 to 10: launching, destination tokens, landing, refilling the docks.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Resource::Ice;
use redplanet::material::Zone::{self, Ausonia, Hellas, MareTyrrhenum, Phobos, SyrtisMajor, VallesMarineris};
use redplanet::material::{EventCard, Ship};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Dock, Event, Options, Place, RedPlanet, Stage, Vessel};
use table::{Game, Log, Piece, Rng};

/// Two roomy ships, so that whoever boards is asked where.
fn roomy() -> Scene {
    scene(3).ship(1, Some(SyrtisMajor), 6).ship(2, Some(SyrtisMajor), 5)
}

/// The docks of the ships that launched.
fn launches(table: &Table) -> Vec<u8> {
    let launched = |event: &Event| match event {
        Event::Launched { dock, .. } => Some(dock.0 + 1),
        _ => None,
    };
    table.events.iter().filter_map(launched).collect()
}

fn position(table: &Table, of: impl Fn(&Event) -> bool) -> usize {
    table.events.iter().position(of).expect("it happened")
}

/// The ships that were put into docks, in order.
fn dockings(table: &Table) -> Vec<(u8, Ship)> {
    let docked = |event: &Event| match event {
        Event::Docked { dock, ship } => Some((dock.0 + 1, *ship)),
        _ => None,
    };
    table.events.iter().filter_map(docked).collect()
}

// Launching

#[test]
fn rp_ship_01_a_ship_is_full_at_its_capacity() {
    for (crew, full) in [(1, false), (2, true)] {
        let table = roomy().ship(3, Some(Hellas), 3).aboard(3, Blue, crew);
        let mut table = table.resolve_before_pilots(Yellow, Recruiter);
        table.play(Yellow, "board dock3");
        assert_eq!(launches(&table) == [3], full, "{crew} and one more in a ship for three");
        assert_eq!(table.dock(3).is_none(), full);
    }
}

#[test]
fn rp_ship_02_a_full_ship_launches_when_the_character_is_resolved() {
    let mut table = roomy()
        .ship(3, Some(Hellas), 3)
        .aboard(3, Blue, 2)
        .event_deck(&[EventCard::Stronghold])
        .resolve_before_pilots(Yellow, Scientist);
    table.play(Yellow, "board dock3");
    assert!(launches(&table).is_empty(), "one astronaut and the card are still to come");
    table.play(Yellow, "board dock1");
    assert_eq!(launches(&table), [3]);
    let drew = position(&table, |event| matches!(event, Event::Drew { .. }));
    let launched = position(&table, |event| matches!(event, Event::Launched { .. }));
    let pilots = position(&table, |event| *event == Event::Called { number: 6 });
    assert!(drew < launched && launched < pilots, "after his card, before the next number");
}

#[test]
fn rp_ship_03_other_ships_stay_docked_across_rounds() {
    let mut table = roomy().ship(3, Some(Hellas), 5).aboard(3, Blue, 2).choose();
    let ships = [1, 2, 3].map(|dock| table.dock(dock).expect("a ship").ship);
    let recruiters = [(Yellow, Recruiter), (Blue, Recruiter), (Orange, Recruiter)];
    table.choices(&recruiters);
    table.play(Yellow, "board dock1").play(Blue, "board dock1").play(Orange, "board dock1");
    table.choices(&recruiters);
    table.play(Orange, "board dock3").play(Yellow, "board dock3").play(Blue, "board dock1");
    assert_eq!(table.open().round, 3);
    assert_eq!([1, 2, 3].map(|dock| table.dock(dock).expect("a ship").ship), ships);
    assert_eq!([1, 2, 3].map(|dock| table.dock(dock).expect("a ship").aboard()), [4, 0, 4]);
    assert!(launches(&table).is_empty());
    // Forced ones launch although they are not full.
    let mut forced = roomy().aboard(1, Blue, 1).resolve_before_pilots(Yellow, SecretAgent);
    forced.play(Yellow, "board dock1").play(Yellow, "launch dock1");
    assert_eq!(launches(&forced), [1]);
}

#[test]
fn rp_ship_04_the_dock_of_a_launched_ship_is_empty_until_step_4() {
    let mut table =
        roomy().ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve_before_pilots(Yellow, Soldier);
    table.play(Yellow, "board dock3");
    assert!(table.dock(3).is_none());
    assert_eq!(table.open().flights.len(), 1);
    assert_eq!(table.refusal(Blue, "board dock3").rule, "RP-SHIP-04");
    assert_eq!(table.legal(Blue), ["board dock1", "board dock2"]);
    table.finish_round();
    assert!(table.dock(3).is_some());
    assert!(dockings(&table).iter().any(|(dock, _)| *dock == 3));
}

#[test]
fn rp_ship_05_a_ship_in_flight_waits_for_step_3_of_its_round() {
    let mut table = roomy().ship(3, Some(Hellas), 3).aboard(3, Blue, 2).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, FemmeFatale), (Orange, Pilot)]);
    table.play(Yellow, "board dock3");
    assert_eq!(table.open().flights.len(), 1);
    assert_eq!(table.here(Blue, Hellas), 0);
    // The Femme Fatale changes its crew, the Pilot its destination; they can do nothing else to it.
    table.play(Blue, "board dock1");
    assert!(table.told(Event::Replaced { colour: Blue, victim: Yellow, place: flight(1) }));
    table.play(Orange, "board dock1").play(Orange, "board dock1");
    assert_eq!(table.open().flights[0].crew[Blue as usize], 3);
    table.play(Orange, "token flight1").play(Orange, "bound ausonia");
    assert_eq!(table.open().round, 2);
    assert!(table.open().flights.is_empty());
    assert_eq!((table.here(Blue, Ausonia), table.here(Blue, Hellas)), (3, 0));
    // Soldier, Saboteur and those who board find no ship in flight.
    for character in [Soldier, Saboteur, SecretAgent, TravelAgent, Explorer, Scientist] {
        let mut others = roomy()
            .flight(Some(Hellas), 4)
            .flying(1, Blue, 2)
            .astronauts(Orange, Ausonia, 1)
            .resolve_before_pilots(Yellow, character);
        while others.asked() == Some(Yellow) {
            assert!(others.legal(Yellow).iter().all(|action| !action.contains("flight")), "{character}");
            let first = others.legal(Yellow)[0].clone();
            others.play(Yellow, &first);
        }
        let in_flight = others.open().flights[0];
        assert_eq!((in_flight.aboard(), in_flight.destination()), (2, Some(Hellas)), "{character}");
    }
}

fn flight(number: u8) -> Place {
    Place::Flight(redplanet::Flight(number - 1))
}

#[test]
fn rp_ship_06_the_crew_never_exceeds_the_capacity() {
    let mut table = roomy().ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, Pilot);
    table.play(Yellow, "board dock3");
    assert_eq!(table.refusal(Yellow, "board dock3").rule, "RP-CHR-G-07");
    let agent = roomy().aboard(2, Blue, 3).ship(3, Some(Phobos), 4).resolve(Yellow, TravelAgent);
    assert_eq!(agent.refusal(Yellow, "board dock2").rule, "RP-CHR-3-01");
    for players in 3..=6 {
        let options = Options { players, ..Options::default() };
        let mut game = RedPlanet::new(&options, players.into()).expect("a table that exists");
        let (mut log, mut legal, mut rng) = (Log::new(), Vec::new(), Rng::seeded(players.into()));
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            game.play(seat, *rng.pick(&legal).expect("an answer"), &mut log).expect("legal");
            for (place, vessel) in game.open.vessels() {
                let aboard: u8 = vessel.crew.iter().sum();
                assert!(aboard <= vessel.ship.capacity(), "{aboard} on {place}");
            }
        }
    }
}

// Destination tokens

#[test]
fn rp_dst_01_the_first_aboard_an_unknown_ship_chooses_its_destination() {
    let mut table = roomy().ship(3, None, 4).resolve_before_pilots(Yellow, Recruiter);
    table.play(Yellow, "board dock3");
    assert_eq!(table.asked(), Some(Yellow));
    assert_eq!(table.legal(Yellow).len(), 10, "any of the ten zones");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01");
    table.play(Yellow, "bound valles_marineris");
    assert!(table.told(Event::Bound { colour: Yellow, place: Place::Dock(Dock(2)), zone: VallesMarineris }));
    // The second aboard is not asked.
    assert_eq!(table.asked(), Some(Blue));
    table.play(Blue, "board dock3");
    assert!(table.legal(Blue).iter().all(|action| action.starts_with("board ")));
    // A printed destination asks nobody either.
    let mut printed = roomy().resolve_before_pilots(Yellow, Recruiter);
    printed.play(Yellow, "board dock1");
    assert_eq!(printed.asked(), Some(Blue));
}

#[test]
fn rp_dst_02_the_topmost_token_outdoes_the_printed_destination() {
    let table = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .token(1, MareTyrrhenum)
        .token(1, Ausonia)
        .resolve(Yellow, Recruiter);
    assert_eq!(table.here(Blue, Ausonia), 2);
    assert_eq!(table.here(Blue, MareTyrrhenum) + table.here(Blue, Hellas), 0);
    // An unknown ship keeps the destination it was given.
    let mut unknown = roomy().ship(3, None, 2).resolve(Yellow, Scientist);
    unknown.play(Yellow, "board dock3").play(Yellow, "bound hellas").play(Yellow, "board dock3");
    unknown.finish_round();
    assert_eq!(unknown.here(Yellow, Hellas), 2);
}

#[test]
fn rp_dst_03_a_zone_with_both_tokens_on_ships_cannot_be_chosen() {
    let mut table = roomy()
        .token(1, Hellas)
        .token(2, Hellas)
        .token(1, Ausonia)
        .ship(3, None, 4)
        .resolve(Yellow, Recruiter);
    table.play(Yellow, "board dock3");
    assert_eq!(table.refusal(Yellow, "bound hellas").rule, "RP-DST-03");
    assert_eq!(table.legal(Yellow).len(), 9);
    assert!(table.legal(Yellow).contains(&"bound ausonia".to_string()), "one Ausonia token is left");
}

#[test]
fn rp_dst_04_tokens_return_to_the_pool_on_landing() {
    let table = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .token(1, MareTyrrhenum)
        .token(1, MareTyrrhenum)
        .token(1, Ausonia)
        .ship(2, Some(SyrtisMajor), 6)
        .token(2, Phobos)
        .resolve_before_pilots(Yellow, Recruiter);
    let mut table = table;
    table.play(Yellow, "board dock1");
    assert_eq!((table.open().pool[MareTyrrhenum as usize], table.open().pool[Ausonia as usize]), (0, 1));
    table.finish_round();
    assert_eq!((table.open().pool[MareTyrrhenum as usize], table.open().pool[Ausonia as usize]), (2, 2));
    assert_eq!(table.game.audit(), Ok(()));
}

#[test]
fn rp_dst_05_only_the_first_aboard_and_the_pilot_place_tokens() {
    for character in
        [Recruiter, Explorer, Scientist, SecretAgent, Saboteur, FemmeFatale, TravelAgent, Soldier]
    {
        let mut table = roomy()
            .astronauts(Blue, Hellas, 1)
            .astronauts(Yellow, Hellas, 1)
            .resolve_before_pilots(Yellow, character);
        while table.asked() == Some(Yellow) {
            let first = table.legal(Yellow)[0].clone();
            table.play(Yellow, &first);
        }
        assert_eq!(table.open().pool.iter().sum::<u8>(), 20, "{character}");
        assert!(!table.events.iter().any(|event| matches!(event, Event::Bound { .. })), "{character}");
    }
    // Ships that come into a dock later carry none, wherever they fly.
    let refilled = scene(3).end_of_round(1);
    assert!(refilled.open().vessels().all(|(_, vessel)| vessel.token.is_none()));
    assert_eq!(refilled.open().pool.iter().sum::<u8>(), 20);
}

// Landing

#[test]
fn rp_land_01_every_launched_ship_lands_with_all_aboard() {
    let table = scene(3)
        .flight(Some(Hellas), 4)
        .flying(1, Yellow, 2)
        .flying(1, Blue, 1)
        .flight(Some(SyrtisMajor), 5)
        .flying(2, Orange, 4)
        .end_of_round(1);
    assert!(table.open().flights.is_empty());
    assert_eq!((table.here(Yellow, Hellas), table.here(Blue, Hellas)), (2, 1));
    assert_eq!(table.here(Orange, SyrtisMajor), 4);
}

#[test]
fn rp_land_02_the_topmost_token_or_else_the_printed_zone() {
    let landing = |tokens: &[Zone]| {
        let mut scene = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2);
        for zone in tokens {
            scene = scene.token(1, *zone);
        }
        let table = scene.resolve(Yellow, Recruiter);
        Zone::all().find(|zone| table.here(Blue, *zone) == 2)
    };
    assert_eq!(landing(&[]), Some(Hellas));
    assert_eq!(landing(&[Ausonia]), Some(Ausonia));
    assert_eq!(landing(&[Ausonia, VallesMarineris]), Some(VallesMarineris));
    assert_eq!(landing(&[VallesMarineris, Ausonia]), Some(Ausonia));
}

#[test]
fn rp_land_03_a_ship_bound_for_phobos_lands_on_phobos() {
    let printed = scene(3).flight(Some(Phobos), 2).flying(1, Yellow, 2).end_of_round(1);
    assert_eq!(printed.here(Yellow, Phobos), 2);
    assert!(printed.open().resources[Phobos as usize].is_some());
    let by_token = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2).token(1, Phobos);
    assert_eq!(by_token.resolve(Yellow, Recruiter).here(Blue, Phobos), 2);
}

#[test]
fn rp_land_04_who_enters_turns_up_the_resource_token_for_good() {
    let mut table = roomy().ship(3, Some(MareTyrrhenum), 3).aboard(3, Blue, 2).resolve(Yellow, Recruiter);
    assert_eq!(table.open().resources[MareTyrrhenum as usize], None);
    table.play(Yellow, "board dock3");
    let found = table.open().resources[MareTyrrhenum as usize].expect("turned up");
    assert!(table.told(Event::Found { zone: MareTyrrhenum, resource: found }));
    // A second ship finds it face up.
    let again = scene(3).resource(Hellas, Ice).flight(Some(Hellas), 3).flying(1, Blue, 1).end_of_round(1);
    assert_eq!(again.open().resources[Hellas as usize], Some(Ice));
    assert!(!again.events.iter().any(|event| matches!(event, Event::Found { .. })));
}

#[test]
fn rp_land_05_an_empty_ship_reveals_nothing() {
    let table = scene(3).flight(Some(Hellas), 3).end_of_round(1);
    assert_eq!(table.open().resources[Hellas as usize], None);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Found { .. })));
    assert!(
        table.events.iter().any(|event| matches!(event, Event::Landed { zone: Hellas, astronauts: 0, .. }))
    );
}

#[test]
fn rp_land_06_the_card_of_a_landed_ship_is_discarded_face_up() {
    let mut flying = scene(3).flight(Some(Hellas), 3).flying(1, Blue, 1).flight(Some(Ausonia), 3);
    let ships: Vec<Ship> = flying.state().open.flights.iter().map(|vessel| vessel.ship).collect();
    let table = flying.end_of_round(1);
    let discard: Vec<Ship> = table.open().ship_discard.iter().collect();
    assert_eq!(discard.len(), 2);
    assert!(ships.iter().all(|ship| discard.contains(ship)), "open to everybody");
}

#[test]
fn rp_land_07_docked_ships_do_not_land() {
    let table = roomy().aboard(1, Blue, 5).aboard(2, Yellow, 1).end_of_round(1);
    assert_eq!(table.dock(1).map(|ship| ship.crew[Blue as usize]), Some(5));
    assert_eq!(table.dock(2).map(|ship| ship.crew[Yellow as usize]), Some(1));
    assert_eq!(table.here(Blue, SyrtisMajor), 0);
}

// Refilling the docks

#[test]
fn rp_dock_01_one_ship_for_each_empty_dock() {
    let table = scene(4).ship(2, Some(Hellas), 4).end_of_round(1);
    let docks: Vec<u8> = dockings(&table).iter().map(|(dock, _)| *dock).collect();
    assert_eq!(docks, [1, 3, 4]);
    assert_eq!(table.open().ship_deck.len(), 36 - 4);
    for (dock, ship) in dockings(&table) {
        let vessel = table.dock(dock).expect("a ship");
        assert_eq!(*vessel, Vessel { ship, ..Vessel::default() }, "nobody aboard, no token");
    }
}

#[test]
fn rp_dock_02_occupied_docks_are_unchanged() {
    let mut before = roomy().aboard(1, Blue, 2).token(1, Phobos);
    let (one, two) = (before.state().open.docks[0], before.state().open.docks[1]);
    let table = before.end_of_round(1);
    assert_eq!((table.open().docks[0], table.open().docks[1]), (one, two));
    assert_eq!(dockings(&table).len(), 1);
}

#[test]
fn rp_dock_03_a_ship_with_unknown_destination_is_accepted() {
    let unknown: Vec<Ship> = Ship::all().filter(|ship| ship.destination().is_none()).take(3).collect();
    let table = scene(3).ship_deck(&unknown).end_of_round(1);
    for dock in 1..=3 {
        assert_eq!(table.dock(dock).map(Vessel::destination), Some(None));
    }
    assert!(table.open().pool.iter().all(|tokens| *tokens == 2));
}

#[test]
fn rp_dock_04_an_empty_deck_is_made_of_the_shuffled_discard_pile() {
    let last = Ship::all().next().expect("36 ships");
    let mut seconds = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut scene = scene(3).ship_deck(&[last]);
        scene.state().hidden.rng = Rng::seeded(seed);
        let table = scene.end_of_round(1);
        let drawn = dockings(&table);
        assert_eq!(drawn[0], (1, last), "the deck is used up first");
        assert_eq!(drawn.len(), 3);
        assert!(table.open().ship_discard.is_empty());
        assert_eq!(table.open().ship_deck.len(), 35 - 2);
        seconds.insert(drawn[1].1);
    }
    assert!(seconds.len() > 15, "shuffled: {} different ships came next", seconds.len());
}

#[test]
fn rp_dock_05_after_step_4_every_dock_holds_one_ship() {
    for players in 3..=6 {
        let options = Options { players, ..Options::default() };
        let mut game = RedPlanet::new(&options, players.into()).expect("a table that exists");
        let (mut log, mut legal, mut rng) = (Log::new(), Vec::new(), Rng::seeded(players.into()));
        while let Some(seat) = game.turn() {
            if game.open.stage == Stage::Characters {
                let docked = game.open.docks.iter().flatten().count();
                assert_eq!(docked, players as usize, "in round {}", game.open.round);
            }
            game.legal(seat, &mut legal);
            game.play(seat, *rng.pick(&legal).expect("an answer"), &mut log).expect("legal");
        }
    }
}
