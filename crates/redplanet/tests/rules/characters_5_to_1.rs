//! Section 6: Saboteur, Femme Fatale, Travel Agent, Soldier, Pilot.

use redplanet::material::Character::{FemmeFatale, Pilot, Saboteur, Soldier, TravelAgent};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::Zone::{
    self, Ausonia, Hellas, MareTyrrhenum, Phobos, SyrtisMajor, VallesMarineris, VastitasBorealis,
};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Action, Dock, Event, Flight, Place, Vessel};

/// Two roomy ships, so that whoever boards is asked where.
fn roomy() -> Scene {
    scene(3).ship(1, Some(SyrtisMajor), 6).ship(2, Some(SyrtisMajor), 5)
}

fn boarded(dock: u8, count: u8) -> Event {
    Event::Boarded { colour: Yellow, dock: Dock(dock - 1), count }
}

/// The docks of the ships that launched.
fn launches(table: &Table) -> Vec<u8> {
    let launched = |event: &Event| match event {
        Event::Launched { dock, .. } => Some(dock.0 + 1),
        _ => None,
    };
    table.events.iter().filter_map(launched).collect()
}

// 5 Saboteur

#[test]
fn rp_chr_5_01_the_saboteur_places_one_astronaut() {
    let mut table = roomy().ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, Saboteur);
    table.play(Yellow, "board dock1");
    assert_eq!(table.supply(Yellow), 21);
    assert!(table.legal(Yellow).iter().all(|action| action.starts_with("destroy ")));
}

#[test]
fn rp_chr_5_02_he_destroys_any_docked_ship() {
    for dock in 1..=3 {
        let mut table =
            roomy().aboard(2, Blue, 2).ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, Saboteur);
        table.play(Yellow, "board dock1");
        assert_eq!(table.legal(Yellow), ["destroy dock1", "destroy dock2", "destroy dock3"]);
        let ship = table.dock(dock).expect("a ship").ship;
        table.play(Yellow, &format!("destroy dock{dock}"));
        assert!(table.told(Event::Destroyed { colour: Yellow, dock: Dock(dock - 1), ship }));
    }
}

#[test]
fn rp_chr_5_03_the_whole_crew_is_killed() {
    let mut table = roomy()
        .aboard(1, Blue, 2)
        .aboard(1, Orange, 1)
        .ship(3, Some(Hellas), 5)
        .resolve_before_pilots(Yellow, Saboteur);
    table.play(Yellow, "board dock1").play(Yellow, "destroy dock1");
    assert_eq!([Yellow, Blue, Orange].map(|colour| table.lost(colour)), [1, 2, 1]);
    assert_eq!([Yellow, Blue, Orange].map(|colour| table.supply(colour)), [21, 20, 21]);
}

#[test]
fn rp_chr_5_04_the_card_is_discarded_and_the_dock_stays_empty_until_step_4() {
    let mut table = roomy().ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, Saboteur);
    let ship = table.dock(3).expect("a ship").ship;
    table.play(Yellow, "board dock1").play(Yellow, "destroy dock3");
    assert!(table.open().ship_discard.contains(ship));
    assert!(table.dock(3).is_none());
    assert_eq!(table.asked(), Some(Blue), "the round goes on with an empty dock");
    assert_eq!(table.refusal(Blue, "board dock3").rule, "RP-SHIP-04");
    table.finish_round();
    let new = table.dock(3).expect("refilled").ship;
    assert!(table.told(Event::Docked { dock: Dock(2), ship: new }));
}

#[test]
fn rp_chr_5_05_a_ship_that_he_has_just_filled_can_be_destroyed() {
    let mut table = roomy().ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, Saboteur);
    table.play(Yellow, "board dock3");
    assert!(table.dock(3).is_some_and(Vessel::is_full));
    table.play(Yellow, "destroy dock3");
    assert_eq!((table.lost(Blue), table.lost(Yellow)), (2, 1));
    assert!(launches(&table).is_empty());
}

#[test]
fn rp_chr_5_06_the_only_docked_ship_must_be_destroyed() {
    let table = scene(3).ship(2, Some(Hellas), 5).aboard(2, Yellow, 2).resolve(Yellow, Saboteur);
    let destroyed = table.events.iter().any(|event| matches!(event, Event::Destroyed { dock: Dock(1), .. }));
    assert!(destroyed);
    assert_eq!(table.lost(Yellow), 3);
}

#[test]
fn rp_chr_5_07_launched_ships_cannot_be_destroyed() {
    let mut table = roomy().flight(Some(Hellas), 4).flying(1, Blue, 2).resolve(Yellow, Saboteur);
    table.play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["destroy dock1", "destroy dock2"]);
    assert_eq!(table.refusal(Yellow, "destroy dock3").rule, "RP-SHIP-04");
    assert!("destroy flight1".parse::<Action>().is_err());
}

// 4 Femme Fatale

/// Yellow's Femme Fatale has boarded the ship in dock 1 and is asked whom to replace; the others wait.
fn seducing(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    table
}

#[test]
fn rp_chr_4_01_the_femme_fatale_places_one_astronaut() {
    let table = seducing(roomy());
    assert_eq!(table.supply(Yellow), 21);
    assert_eq!(table.dock(1).map(|ship| ship.crew[Yellow as usize]), Some(1));
    assert_eq!(table.asked(), Some(Blue), "there is nobody to replace");
}

#[test]
fn rp_chr_4_02_she_replaces_one_astronaut_of_another_colour() {
    let mut table = seducing(
        roomy().astronauts(Yellow, Hellas, 1).astronauts(Blue, Hellas, 2).astronauts(Orange, Hellas, 1),
    );
    assert_eq!(table.legal(Yellow), ["replace hellas blue", "replace hellas orange"]);
    assert_eq!(table.refusal(Yellow, "replace ausonia blue").rule, "RP-CHR-4-02");
    table.play(Yellow, "replace hellas blue");
    assert_eq!((table.here(Yellow, Hellas), table.here(Blue, Hellas)), (2, 1));
    assert_eq!((table.lost(Blue), table.lost(Orange), table.lost(Yellow)), (1, 0, 0));
    assert_eq!(table.supply(Yellow), 22 - 1 - 1 - 1, "in Hellas before, placed, taken for the replacement");
    assert_eq!(table.asked(), Some(Blue), "only one is replaced");
}

#[test]
fn rp_chr_4_03_on_docked_and_launched_ships_and_in_every_zone() {
    let mut scene = roomy()
        .aboard(2, Yellow, 1)
        .aboard(2, Blue, 1)
        .flight(Some(Hellas), 4)
        .flying(1, Yellow, 1)
        .flying(1, Orange, 1);
    for zone in Zone::ALL {
        scene = scene.astronauts(Yellow, *zone, 1).astronauts(Blue, *zone, 1);
    }
    let table = seducing(scene);
    assert_eq!(
        table.legal(Yellow),
        [
            "replace dock2 blue",
            "replace flight1 orange",
            "replace vastitas_borealis blue",
            "replace ausonia blue",
            "replace hellas blue",
            "replace tritonis_sinus blue",
            "replace mare_tyrrhenum blue",
            "replace sinus_sabaeus blue",
            "replace mare_serpentis blue",
            "replace syrtis_major blue",
            "replace valles_marineris blue",
            "replace phobos blue"
        ]
    );
    let mut in_flight = table.clone();
    in_flight.play(Yellow, "replace flight1 orange");
    assert_eq!(in_flight.open().flights[0].crew[Yellow as usize], 2);
    assert!(in_flight.told(Event::Replaced {
        colour: Yellow,
        victim: Orange,
        place: Place::Flight(Flight(0))
    }));
    let mut docked = table;
    docked.play(Yellow, "replace dock2 blue");
    assert_eq!(docked.dock(2).map(|ship| ship.crew[Yellow as usize]), Some(2));
}

#[test]
fn rp_chr_4_04_she_needs_an_own_astronaut_at_the_place() {
    let table = seducing(
        roomy()
            .aboard(2, Blue, 1)
            .flight(Some(Hellas), 4)
            .flying(1, Blue, 1)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Yellow, Ausonia, 1)
            .astronauts(Blue, Ausonia, 1)
            .astronauts(Orange, Ausonia, 1),
    );
    assert_eq!(table.legal(Yellow), ["replace ausonia blue", "replace ausonia orange"]);
    for place in ["dock2", "flight1", "hellas"] {
        assert_eq!(table.refusal(Yellow, &format!("replace {place} blue")).rule, "RP-CHR-4-04", "{place}");
    }
}

#[test]
fn rp_chr_4_05_the_astronaut_just_placed_counts() {
    let table = seducing(roomy().aboard(1, Blue, 1).aboard(1, Orange, 1));
    assert_eq!(table.legal(Yellow), ["replace dock1 blue", "replace dock1 orange"]);
    let mut table = table;
    table.play(Yellow, "replace dock1 orange");
    let crew = table.dock(1).expect("a ship").crew;
    assert_eq!((crew[Yellow as usize], crew[Blue as usize], crew[Orange as usize]), (2, 1, 0));
}

#[test]
fn rp_chr_4_06_replacing_changes_no_number_of_astronauts() {
    let mut aboard = seducing(roomy().aboard(1, Blue, 2).aboard(1, Orange, 2));
    assert_eq!(aboard.dock(1).map(Vessel::aboard), Some(5));
    aboard.play(Yellow, "replace dock1 blue");
    assert_eq!(aboard.dock(1).map(Vessel::aboard), Some(5));
    assert!(launches(&aboard).is_empty());
    let mut zone = seducing(
        roomy().astronauts(Yellow, Hellas, 2).astronauts(Blue, Hellas, 3).astronauts(Orange, Hellas, 1),
    );
    zone.play(Yellow, "replace hellas blue");
    assert_eq!(zone.open().zones[Hellas as usize].iter().sum::<u8>(), 6);
}

// 3 Travel Agent

#[test]
fn rp_chr_3_01_the_travel_agent_places_three_in_one_ship() {
    let mut table = roomy().resolve_before_pilots(Yellow, TravelAgent);
    table.play(Yellow, "board dock2");
    assert!(table.told(boarded(2, 3)));
    assert_eq!(table.dock(2).map(|ship| ship.crew[Yellow as usize]), Some(3));
    assert_eq!(table.dock(1).map(Vessel::aboard), Some(0));
    assert_eq!(table.supply(Yellow), 19);
    assert_eq!(table.asked(), Some(Blue));
}

#[test]
fn rp_chr_3_02_without_three_free_seats_the_turn_is_skipped() {
    let table = roomy()
        .aboard(1, Blue, 4)
        .aboard(2, Blue, 3)
        .ship(3, Some(Phobos), 2)
        .resolve_before_pilots(Yellow, TravelAgent);
    assert!(table.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(table.supply(Yellow), 22);
    assert_eq!(table.asked(), Some(Blue));
    assert!(table.open().played[Yellow as usize].contains(TravelAgent), "the card stays face up");
}

#[test]
fn rp_chr_3_03_with_three_free_seats_placing_is_compulsory() {
    let choice = roomy().resolve(Yellow, TravelAgent);
    assert_eq!(choice.legal(Yellow), ["board dock1", "board dock2"]);
    assert_eq!(choice.refusal(Yellow, "stop").rule, "RP-RND-01");
    // The only ship with three free seats, exactly three, is taken.
    let table = roomy().aboard(1, Blue, 3).aboard(2, Blue, 3).resolve_before_pilots(Yellow, TravelAgent);
    assert!(table.told(boarded(1, 3)));
    assert!(!table.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(launches(&table), [1]);
}

#[test]
fn rp_chr_3_04_seats_of_several_ships_do_not_add_up() {
    // Two, two and one seat are five seats, but in no ship three.
    let table = roomy()
        .aboard(1, Blue, 4)
        .aboard(2, Blue, 3)
        .ship(3, Some(Phobos), 2)
        .aboard(3, Orange, 1)
        .resolve_before_pilots(Yellow, TravelAgent);
    assert!(table.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(table.supply(Yellow), 22);
    let choice = roomy().ship(3, Some(Phobos), 2).resolve(Yellow, TravelAgent);
    assert_eq!(choice.refusal(Yellow, "board dock3").rule, "RP-CHR-3-01");
}

// 2 Soldier

/// Yellow's Soldier has boarded the ship in dock 1; the others wait.
fn fighting(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Soldier);
    table.play(Yellow, "board dock1");
    table
}

#[test]
fn rp_chr_2_01_the_soldier_places_one_astronaut() {
    let table = fighting(roomy());
    assert!(table.told(boarded(1, 1)));
    assert_eq!(table.supply(Yellow), 21);
    assert_eq!(table.asked(), Some(Blue));
}

#[test]
fn rp_chr_2_02_he_kills_in_any_zone_but_the_two_inner_ones() {
    let mut scene = roomy();
    for zone in Zone::ALL {
        scene = scene.astronauts(Blue, *zone, 1);
    }
    let mut table = fighting(scene);
    assert_eq!(
        table.legal(Yellow),
        [
            "kill vastitas_borealis blue",
            "kill ausonia blue",
            "kill hellas blue",
            "kill tritonis_sinus blue",
            "kill mare_tyrrhenum blue",
            "kill sinus_sabaeus blue",
            "kill mare_serpentis blue",
            "kill phobos blue"
        ]
    );
    assert_eq!(table.refusal(Yellow, "kill syrtis_major blue").rule, "RP-CHR-2-02");
    assert_eq!(table.refusal(Yellow, "kill valles_marineris blue").rule, "RP-CHR-2-02");
    table.play(Yellow, "kill hellas blue");
    assert_eq!((table.here(Blue, Hellas), table.lost(Blue)), (0, 1));
    assert_eq!(table.asked(), Some(Blue), "one astronaut, not more");
}

#[test]
fn rp_chr_2_03_the_victim_may_be_of_any_colour_the_own_included() {
    let scene =
        || roomy().astronauts(Blue, Hellas, 1).astronauts(Orange, Hellas, 1).astronauts(Yellow, Hellas, 1);
    for victim in [Yellow, Blue, Orange] {
        let mut table = fighting(scene());
        table.play(Yellow, &format!("kill hellas {victim}"));
        assert_eq!(table.lost(victim), 1);
        assert!(table.told(Event::Killed { colour: Yellow, victim, zone: Hellas }));
    }
}

#[test]
fn rp_chr_2_04_somebody_must_be_killed_if_anybody_is_there() {
    let own = fighting(roomy().astronauts(Yellow, Hellas, 1).astronauts(Yellow, Ausonia, 1));
    assert_eq!(own.legal(Yellow), ["kill ausonia yellow", "kill hellas yellow"]);
    assert_eq!(own.refusal(Yellow, "stop").rule, "RP-RND-01");
    let last = fighting(roomy().astronauts(Yellow, Hellas, 1).astronauts(Blue, SyrtisMajor, 3));
    assert_eq!((last.lost(Yellow), last.lost(Blue)), (1, 0), "there was no other victim");
}

#[test]
fn rp_chr_2_05_nobody_is_killed_on_a_ship() {
    let table = fighting(
        roomy()
            .aboard(2, Blue, 2)
            .flight(Some(Hellas), 4)
            .flying(1, Orange, 2)
            .astronauts(Blue, Ausonia, 1)
            .astronauts(Orange, Ausonia, 1),
    );
    assert_eq!(table.legal(Yellow), ["kill ausonia blue", "kill ausonia orange"]);
    assert_eq!(table.refusal(Yellow, "kill hellas orange").rule, "RP-CHR-2-05");
    assert!("kill dock2 blue".parse::<Action>().is_err());
    assert!("kill flight1 orange".parse::<Action>().is_err());
}

/// Yellow's Soldier has killed Blue in Hellas and is asked whom he sends down from Phobos.
fn dropping(on_phobos: u8) -> Table {
    let mut table = fighting(roomy().astronauts(Blue, Hellas, 1).astronauts(Yellow, Phobos, on_phobos));
    table.play(Yellow, "kill hellas blue");
    table
}

#[test]
fn rp_chr_2_06_one_two_or_three_own_astronauts_leave_phobos() {
    for movers in 1..=3 {
        let mut table = dropping(4);
        for _ in 0..movers {
            table.play(Yellow, "drop mare_tyrrhenum");
        }
        if movers < 3 {
            table.play(Yellow, "stop");
        }
        assert_eq!(table.here(Yellow, MareTyrrhenum), movers);
        assert_eq!(table.here(Yellow, Phobos), 4 - movers);
        assert_eq!(table.asked(), Some(Blue), "no fourth one moves");
    }
    // No more can leave than are there, and nobody else's leave.
    let mut two = dropping(2);
    two.play(Yellow, "drop ausonia").play(Yellow, "drop ausonia");
    assert_eq!(two.asked(), Some(Blue));
    assert_eq!((two.here(Yellow, Ausonia), two.here(Yellow, Phobos)), (2, 0));
    let mut others = fighting(roomy().astronauts(Blue, Phobos, 3).astronauts(Orange, Hellas, 1));
    others.play(Yellow, "kill hellas orange");
    assert_eq!(others.asked(), Some(Blue));
    assert_eq!(others.here(Blue, Phobos), 3);
}

#[test]
fn rp_chr_2_07_at_least_one_must_leave() {
    let table = dropping(2);
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-CHR-2-07");
    assert!(!table.legal(Yellow).contains(&"stop".to_string()));
    let mut table = table;
    table.play(Yellow, "drop hellas");
    assert!(table.legal(Yellow).contains(&"stop".to_string()));
}

#[test]
fn rp_chr_2_08_the_movers_may_go_to_different_zones() {
    let mut table = dropping(3);
    table
        .play(Yellow, "drop ausonia")
        .play(Yellow, "drop syrtis_major")
        .play(Yellow, "drop vastitas_borealis");
    assert_eq!([Ausonia, SyrtisMajor, VastitasBorealis].map(|zone| table.here(Yellow, zone)), [1, 1, 1]);
}

#[test]
fn rp_chr_2_09_all_targets_are_declared_before_a_token_is_revealed() {
    let mut table = dropping(3);
    table.play(Yellow, "drop ausonia").play(Yellow, "drop mare_tyrrhenum");
    assert_eq!(table.open().resources[Ausonia as usize], None);
    assert_eq!(table.here(Yellow, Ausonia), 0, "nobody has moved yet");
    assert_eq!(table.here(Yellow, Phobos), 3);
    table.play(Yellow, "stop");
    assert!(table.open().resources[Ausonia as usize].is_some());
    assert!(table.open().resources[MareTyrrhenum as usize].is_some());
    let found = table.events.iter().position(|event| matches!(event, Event::Found { .. }));
    assert!(found > Some(table.when(Event::Dropped { colour: Yellow, zone: MareTyrrhenum })));
}

// 1 Pilot

/// Yellow's Pilot has boarded ships 1 and 2 and is asked where the token goes.
fn steering(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Pilot);
    table.play(Yellow, "board dock1").play(Yellow, "board dock2");
    table
}

#[test]
fn rp_chr_1_01_the_pilot_places_two_in_one_ship_or_in_two() {
    let apart = steering(roomy());
    assert_eq!(apart.dock(1).map(Vessel::aboard), Some(1));
    assert_eq!(apart.dock(2).map(Vessel::aboard), Some(1));
    assert_eq!(apart.supply(Yellow), 20);
    let mut together = roomy().resolve_before_pilots(Yellow, Pilot);
    together.play(Yellow, "board dock2");
    assert_eq!(together.legal(Yellow), ["board dock1", "board dock2"]);
    together.play(Yellow, "board dock2");
    assert_eq!(together.dock(2).map(Vessel::aboard), Some(2));
    assert!(together.legal(Yellow).iter().all(|action| action.starts_with("token ")), "two, not three");
}

#[test]
fn rp_chr_1_02_any_token_on_a_docked_or_launched_ship() {
    let scene = || roomy().flight(Some(Hellas), 4).flying(1, Blue, 3);
    let mut flying = steering(scene());
    assert_eq!(flying.legal(Yellow), ["token dock1", "token dock2", "token flight1"]);
    assert_eq!(flying.refusal(Yellow, "token dock3").rule, "RP-CHR-1-02");
    assert_eq!(flying.refusal(Yellow, "token flight2").rule, "RP-CHR-1-02");
    assert_eq!(flying.refusal(Yellow, "stop").rule, "RP-RND-01");
    flying.play(Yellow, "token flight1");
    assert_eq!(flying.legal(Yellow).len(), 10);
    flying.play(Yellow, "bound ausonia");
    assert_eq!(flying.open().flights[0].destination(), Some(Ausonia));
    assert_eq!(flying.open().pool[Ausonia as usize], 1);
    assert_eq!(flying.asked(), Some(Blue), "one token");
    let mut docked = steering(scene());
    docked.play(Yellow, "token dock1").play(Yellow, "bound phobos");
    assert_eq!(docked.dock(1).and_then(Vessel::destination), Some(Phobos));
    assert!(docked.told(Event::Bound { colour: Yellow, place: Place::Dock(Dock(0)), zone: Phobos }));
}

#[test]
fn rp_chr_1_03_the_topmost_of_several_tokens_counts() {
    let mut table = steering(roomy().token(1, Hellas).token(1, Ausonia));
    assert_eq!(table.dock(1).and_then(Vessel::destination), Some(Ausonia));
    table.play(Yellow, "token dock1").play(Yellow, "bound valles_marineris");
    let ship = table.dock(1).expect("a ship");
    assert_eq!(ship.destination(), Some(VallesMarineris));
    assert_eq!(ship.tokens.iter().sum::<u8>(), 3, "the covered ones stay on it");
}

#[test]
fn rp_chr_1_04_the_ship_may_be_empty_or_of_others() {
    for (dock, capacity) in [(3, 5), (4, 4)] {
        let mut table = scene(4)
            .ship(1, Some(SyrtisMajor), 6)
            .ship(2, Some(SyrtisMajor), 5)
            .ship(3, Some(Hellas), 5)
            .ship(4, Some(Hellas), 4)
            .aboard(4, Green, 2)
            .resolve_before_pilots(Yellow, Pilot);
        table.play(Yellow, "board dock1").play(Yellow, "board dock2");
        table.play(Yellow, &format!("token dock{dock}")).play(Yellow, "bound phobos");
        let ship = table.dock(dock).expect("a ship");
        assert_eq!((ship.destination(), ship.ship.capacity()), (Some(Phobos), capacity));
        assert_eq!(ship.crew[Yellow as usize], 0);
    }
}
