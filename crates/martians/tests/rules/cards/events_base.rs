//! The twenty events of the base game.

use crate::prelude::*;

/// The event in its cycle; each player has their own stock.
pub fn event(cycle: u8, players: u8) -> Scene {
    scene(Variant::Semi, players).cycle(cycle).no_demand()
}

/// The card lies in the stack of this cycle.
pub fn belongs(card: EventCard, set: usize, cycle: usize) {
    for other in 1..=4 {
        assert_eq!(tables().event_sets[set][other - 1].contains(card), other == cycle, "{}", card.id());
    }
}

/// Demand tokens the event places: SOLO, CO-OP for 2, 3 and 4, COM for 3.
fn placed(card: EventCard, cycle: u8) -> [[u8; 3]; 5] {
    let tables =
        [(Variant::Solo, 1), (Variant::Coop, 2), (Variant::Coop, 3), (Variant::Coop, 4), (Variant::Com, 3)];
    tables.map(|(variant, players)| {
        let table = scene(variant, players).cycle(cycle).no_demand().only_event(card);
        demand(&table)
    })
}

fn solar_flare(card: EventCard, cycle: u8) {
    belongs(card, 0, cycle.into());
    let table = event(cycle, 2)
        .marker(BLUE, Moxie, 1)
        .marker(BLUE, Excavation, 2)
        .marker(RED, Lander, 1)
        .confined(BLUE, Zone::Infirmary, Q1)
        .confined(RED, Zone::Apartments, Q1)
        .only_event(card);
    assert_eq!(table.open().pool, [2, 2, 0, 0], "all markers on fields are back");
    assert_eq!(
        (confined(&table, Zone::Infirmary, BLUE)[0], confined(&table, Zone::Apartments, RED)[0]),
        (1, 1)
    );
}

#[test]
fn card_solar_flare_1() {
    solar_flare(EventCard::SolarFlare1, 1);
}

#[test]
fn card_solar_flare_2() {
    solar_flare(EventCard::SolarFlare2, 2);
}

#[test]
fn card_solar_flare_3() {
    solar_flare(EventCard::SolarFlare3, 3);
}

#[test]
fn card_solar_flare_4() {
    solar_flare(EventCard::SolarFlare4, 4);
}

#[test]
fn card_faulty_equipment() {
    belongs(EventCard::FaultyEquipment, 0, 1);
    let paying = event(1, 2).have(BLUE, Supplies, 3).have(RED, Supplies, 0);
    let mut table = paying.only_event(EventCard::FaultyEquipment);
    assert_eq!((table.has(BLUE, Supplies), table.time()), (2, 3));
    table.end_turn(BLUE);
    assert_eq!(table.time(), 2, "red had no supplies");
    let common = scene(Variant::Coop, 2).have(BLUE, Supplies, 1);
    let mut table = common.only_event(EventCard::FaultyEquipment);
    assert_eq!(
        (table.has(BLUE, Supplies), table.legal(BLUE)),
        (0, vec!["bear blue".into(), "bear red".into()])
    );
    table.play(BLUE, "bear blue");
    assert_eq!((table.time(), table.open().next_turn[1]), (2, 0));
}

#[test]
fn card_valves() {
    belongs(EventCard::Valves, 0, 1);
    let mut table = event(1, 2).demand(Q1, 1, 0, 0).have(BLUE, Energy, 2).only_event(EventCard::Valves);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!(table.has(BLUE, Energy), 0);
    let dearer = Modifier::Cost(Target::Work(Work::MakeOxygen), Energy, 1);
    assert_eq!(lasting(&table), [(dearer, Until::EndOfCycle)]);
}

#[test]
fn card_dust_devil_event() {
    belongs(EventCard::DustDevilEvent, 0, 1);
    let table = event(1, 2)
        .have(BLUE, Energy, 0)
        .installation(BLUE, Installation::Solar, 1)
        .installation(RED, Installation::Wind, 1)
        .have(RED, Energy, 0)
        .next_weather(Weather::Earthquake)
        .event(EventCard::DustDevilEvent);
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Energy)), (1, 2));
    assert_eq!(lasting(&table), [], "only this production");
}

#[test]
fn card_visitors() {
    belongs(EventCard::Visitors, 0, 1);
    let table = event(1, 3).stock(BLUE, &[]).stock(RED, &[(Credits, 5)]).only_event(EventCard::Visitors);
    assert_eq!((table.has(BLUE, Credits), table.has(RED, Credits)), (2, 7));
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 1], [0, 0, 1]));
    let hunger = |n| [0, 0, n];
    assert_eq!(placed(EventCard::Visitors, 1), [hunger(1), hunger(1), hunger(2), hunger(2), hunger(3)]);
}

#[test]
fn card_hydraulic_failure() {
    belongs(EventCard::HydraulicFailure, 0, 2);
    let mut table = event(2, 2).have(BLUE, Energy, 2).only_event(EventCard::HydraulicFailure);
    table.plays(BLUE, &["place excavation 1", "take h01"]);
    assert_eq!((table.has(BLUE, Energy), table.time()), (0, 2));
    let dearer = Modifier::Cost(Target::Work(Work::Excavate), Energy, 1);
    assert_eq!(lasting(&table), [(dearer, Until::NextEvent)]);
}

#[test]
fn card_steering_failure() {
    belongs(EventCard::SteeringFailure, 0, 2);
    let mut table = event(2, 2).have(BLUE, Energy, 2).only_event(EventCard::SteeringFailure);
    table.plays(BLUE, &["place excavation 1", "take h01"]);
    assert_eq!((table.has(BLUE, Energy), table.time()), (1, 1));
    assert_eq!(lasting(&table), [(Modifier::Time(Target::Work(Work::Excavate), 1), Until::NextEvent)]);
}

#[test]
fn card_leak() {
    belongs(EventCard::Leak, 0, 2);
    let scene = event(2, 2).stock(BLUE, &[(Water, 2), (Energy, 3)]).stock(RED, &[(Energy, 3)]);
    let table = scene.only_event(EventCard::Leak);
    assert_eq!(goods(&table, BLUE, [Water, Energy]), [1, 3]);
    assert_eq!(goods(&table, RED, [Water, Energy]), [0, 2]);
}

#[test]
fn card_seeds() {
    belongs(EventCard::Seeds, 0, 2);
    let mut table = event(2, 2).stock(BLUE, &[]).stock(RED, &[]).only_event(EventCard::Seeds);
    table.plays(BLUE, &["choose 1", "crop crop_legumes"]);
    table.play(RED, "choose 2");
    assert_eq!((table.corporation(BLUE).crop, table.has(BLUE, Food)), (Some(Crop::Legumes), 0));
    assert_eq!((table.corporation(RED).crop, table.has(RED, Food)), (None, 1));
}

#[test]
fn card_discontent() {
    belongs(EventCard::Discontent, 0, 3);
    let scene = event(3, 2).have(BLUE, Credits, 5).have(RED, Reputation, 5);
    let mut table = scene.only_event(EventCard::Discontent);
    table.play(BLUE, "choose 1");
    table.play(RED, "choose 2");
    assert_eq!((goods(&table, BLUE, [Credits, Reputation]), table.has(RED, Reputation)), ([3, 2], 3));
    for (option, left) in [("choose 1", [1, 5]), ("choose 2", [7, 3])] {
        let common = crate::prelude::scene(Variant::Coop, 3).cycle(3).stock(BLUE, &[(Credits, 7)]);
        let mut table = common.have(BLUE, Reputation, 5).only_event(EventCard::Discontent);
        table.play(BLUE, option);
        assert_eq!(goods(&table, BLUE, [Credits, Reputation]), left, "decided once for all");
    }
}

#[test]
fn card_quarantine() {
    belongs(EventCard::Quarantine, 0, 3);
    let scene = event(3, 2).have(BLUE, Medicine, 2).have(RED, Medicine, 1);
    let mut table = scene.only_event(EventCard::Quarantine);
    table.play(BLUE, "choose 1");
    table.play(RED, "choose 2");
    assert_eq!((table.has(BLUE, Medicine), confined(&table, Zone::Infirmary, BLUE)[0]), (1, 0));
    assert_eq!(
        (table.has(RED, Medicine), confined(&table, Zone::Infirmary, RED)[0], table.open().pool[1]),
        (1, 1, 2)
    );
}

#[test]
fn card_poisoning() {
    belongs(EventCard::Poisoning, 0, 3);
    let table = event(3, 2).have(BLUE, Food, 2).have(RED, Food, 0).only_event(EventCard::Poisoning);
    assert_eq!((table.has(BLUE, Food), confined(&table, Zone::Infirmary, BLUE)[0]), (1, 0));
    assert_eq!((confined(&table, Zone::Infirmary, RED)[0], table.open().pool[1]), (1, 2));
}

#[test]
fn card_rift() {
    belongs(EventCard::Rift, 0, 3);
    let tokens = [(0, -3), (1, -3), (0, -2), (-1, -2), (2, -2)];
    let scene = event(3, 2).machine(0, -3).only_tokens(&tokens, &[(0, 0)]);
    let mut table = scene.first(RED).only_event(EventCard::Rift);
    assert_eq!(table.legal_of(RED, "collapse").len(), 3, "the face-up neighbours of the machine");
    let options = table.legal_of(RED, "collapse");
    table.play(RED, &options[0]);
    table.play(RED, &options[2]);
    assert_eq!((table.open().up.len(), table.open().down.len(), table.asked()), (3, 1, Some(RED)));
    let few =
        event(3, 2).machine(0, -3).only_tokens(&[(0, -3), (1, -3)], &[(0, 0)]).only_event(EventCard::Rift);
    assert_eq!(few.open().up.len(), 1, "all of them if fewer");
}

#[test]
fn card_fire() {
    belongs(EventCard::Fire, 0, 4);
    let burnt = |scene: Scene| scene.only_event(EventCard::Fire).open().development.of(Greenhouses);
    let fields = |numbers: &[u8]| {
        numbers.iter().fold(FieldSet::default(), |mut set, number| {
            set.insert(Greenhouses.field(*number));
            set
        })
    };
    assert_eq!(burnt(event(4, 2)), fields(&[1, 2, 3]));
    assert_eq!(burnt(event(4, 2).all_finished()), fields(&[3]));
    assert_eq!(burnt(event(4, 2).all_finished().marker(RED, Greenhouses, 3)), fields(&[2]));
    let full = event(4, 2).unfinished(Greenhouses, 1).have(BLUE, Food, 2).have(RED, Food, 0);
    let table = full.only_event(EventCard::Fire);
    assert_eq!((table.has(BLUE, Food), table.has(RED, Food)), (1, 0), "no field is left");
}

#[test]
fn card_pressure_loss() {
    belongs(EventCard::PressureLoss, 0, 4);
    let oxygen = |n| [n, 0, 0];
    assert_eq!(placed(EventCard::PressureLoss, 4), [oxygen(1), oxygen(1), oxygen(2), oxygen(2), oxygen(3)]);
}

#[test]
fn card_loss_of_sterile_air() {
    belongs(EventCard::LossOfSterileAir, 0, 4);
    let disease = |n| [0, n, 0];
    let all = [disease(1), disease(1), disease(2), disease(2), disease(3)];
    assert_eq!(placed(EventCard::LossOfSterileAir, 4), all);
}

#[test]
fn card_rtg_failure() {
    belongs(EventCard::RtgFailure, 0, 4);
    let table = event(4, 2).rtg(5).only_event(EventCard::RtgFailure);
    assert_eq!(table.open().rtg, 2, "half of it, rounded up, is lost");
    assert!(!table.allows(BLUE, "rtg"));
    assert_eq!(lasting(&table), [(Modifier::CloseRtg, Until::EndOfCycle)]);
}
