//! The twenty-four events of five scenarios.

use super::events_base::belongs;
use crate::prelude::*;

#[test]
fn card_m1_south_entrance() {
    belongs(EventCard::M1SouthEntrance, 1, 1);
    let table = mission(Scenario::MarsOne, 2).counter(2).only_event(EventCard::M1SouthEntrance);
    assert_eq!(table.open().mission.counter, 3);
}

#[test]
fn card_m1_sos() {
    belongs(EventCard::M1Sos, 1, 1);
    let mut table = semi(Scenario::MarsOne, 2).only_event(EventCard::M1Sos);
    table.play(BLUE, "choose 1");
    table.play(RED, "choose 2");
    assert_eq!(goods(&table, BLUE, [Energy, Reputation]), [4, 4]);
    assert_eq!(goods(&table, RED, [Energy, Reputation]), [5, 2]);
}

#[test]
fn card_m1_transmitter() {
    belongs(EventCard::M1Transmitter, 1, 2);
    let table = mission(Scenario::MarsOne, 2).cycle(2).only_event(EventCard::M1Transmitter);
    let cheaper = Modifier::Cost(Target::Requirement(Requirement::M1Antenna), Energy, -1);
    assert_eq!(lasting(&table), [(cheaper, Until::EndOfGame)]);
    assert_eq!(table.game.requirement_price(Requirement::M1Antenna).goods[Energy.index()], 2);
}

#[test]
fn card_m1_key() {
    belongs(EventCard::M1Key, 1, 2);
    let scene = semi(Scenario::MarsOne, 2).cycle(2).stock(BLUE, &[(Energy, 1)]).stock(RED, &[(Energy, 1)]);
    let mut table = scene.only_event(EventCard::M1Key);
    for (colour, lander) in [(BLUE, "place lander 1"), (RED, "place lander 2")] {
        table.plays(colour, &[lander, "mission m1_expedition"]);
        table.end_turn(colour);
    }
    assert_eq!(table.open().mission.counter, 2);
    assert_eq!(
        table.game.requirement_price(Requirement::M1Expedition).goods[Supplies.index()],
        1,
        "two were free"
    );
}

#[test]
fn card_m1_diary() {
    belongs(EventCard::M1Diary, 1, 3);
    let scene = semi(Scenario::MarsOne, 2).cycle(3).round(3).stack(4, &[EventCard::Fire]);
    let table = scene.only_event(EventCard::M1Diary);
    assert_eq!(table.cards(BLUE).iter().sum::<u8>(), 2);
    assert_eq!(table.cards(RED).iter().sum::<u8>(), 0);
    assert_eq!(table.open().foretold, Some(EventCard::Fire));
}

#[test]
fn card_m1_pantry() {
    belongs(EventCard::M1Pantry, 1, 3);
    let table = semi(Scenario::MarsOne, 2).cycle(3).have(RED, Food, 3).only_event(EventCard::M1Pantry);
    assert_eq!((table.has(BLUE, Food), table.has(RED, Food)), (1, 4));
}

#[test]
fn card_m1_medic() {
    belongs(EventCard::M1Medic, 1, 4);
    let sick = mission(Scenario::MarsOne, 4).cycle(4).no_demand().demand(Q1, 1, 2, 0).demand(Q3, 0, 1, 0);
    let mut table = sick.first(RED).only_event(EventCard::M1Medic);
    assert_eq!(table.legal(RED), ["from q1", "from q3"]);
    table.play(RED, "from q3");
    assert_eq!((table.demand(Q1), table.demand(Q3)), ([1, 2, 0], [0, 0, 0]));
    let well = mission(Scenario::MarsOne, 2).cycle(4).no_demand().only_event(EventCard::M1Medic);
    assert_eq!(well.time(), 3, "nothing happens");
}

#[test]
fn card_m1_apartments() {
    belongs(EventCard::M1Apartments, 1, 4);
    let table = semi(Scenario::MarsOne, 2)
        .cycle(4)
        .confined(BLUE, Zone::Apartments, Q1)
        .confined(BLUE, Zone::Apartments, Q1)
        .confined(RED, Zone::Infirmary, Q1)
        .only_event(EventCard::M1Apartments);
    assert_eq!(
        (confined(&table, Zone::Apartments, BLUE)[0], confined(&table, Zone::Infirmary, RED)[0]),
        (1, 1)
    );
    assert_eq!((table.open().pool, table.open().mission.counter), ([2, 2, 0, 0], 1));
}

#[test]
fn card_rf_agent() {
    belongs(EventCard::RfAgent, 2, 1);
    let scene = semi(Scenario::Refugees, 2).have(BLUE, Credits, 4).have(RED, Credits, 4);
    let mut table = scene.only_event(EventCard::RfAgent);
    table.play(BLUE, "choose 1");
    table.play(RED, "choose 2");
    assert_eq!(goods(&table, BLUE, [Credits, Reputation]), [3, 2]);
    assert_eq!(goods(&table, RED, [Credits, Reputation]), [4, 1]);
}

#[test]
fn card_rf_desperate() {
    belongs(EventCard::RfDesperate, 2, 2);
    for players in 1..=4 {
        let scene = mission(Scenario::Refugees, players).cycle(2).no_demand().built(Education);
        let table = scene.only_event(EventCard::RfDesperate);
        assert_eq!(demand(&table), [0, 0, 1]);
        assert!(!table.allows(BLUE, "place education 1"));
        assert_eq!(lasting(&table), [(Modifier::CloseBuilding(Education), Until::EndOfRound)]);
    }
}

#[test]
fn card_rf_radiation() {
    belongs(EventCard::RfRadiation, 2, 3);
    let sick = [1, 2, 3, 4].map(|players| {
        demand(&mission(Scenario::Refugees, players).cycle(3).no_demand().only_event(EventCard::RfRadiation))
    });
    assert_eq!(sick, [[0, 1, 0], [0, 1, 0], [0, 1, 0], [0, 2, 0]]);
}

#[test]
fn card_rf_careless() {
    belongs(EventCard::RfCareless, 2, 4);
    let scene = semi(Scenario::Refugees, 2).cycle(4).stock(BLUE, &[(Supplies, 2), (Energy, 3)]);
    let table = scene.stock(RED, &[(Energy, 3)]).only_event(EventCard::RfCareless);
    assert_eq!(goods(&table, BLUE, [Supplies, Energy]), [1, 3]);
    assert_eq!(goods(&table, RED, [Supplies, Energy]), [0, 2]);
}

#[test]
fn card_ph_confusion() {
    belongs(EventCard::PhConfusion, 3, 1);
    let mut table = mission(Scenario::MissionToPhobos, 3).only_event(EventCard::PhConfusion);
    assert_eq!((table.open().first, table.asked(), table.time()), (RED, Some(RED), 2));
    table.end_turn(RED);
    assert_eq!(table.time(), 2);
    assert_eq!(lasting(&table), [(Modifier::TurnTime(-1), Until::EndOfRound)]);
}

#[test]
fn card_ph_hard_landing() {
    belongs(EventCard::PhHardLanding, 3, 2);
    let scene = || mission(Scenario::MissionToPhobos, 4).cycle(2);
    let table = scene().only_event(EventCard::PhHardLanding);
    assert_eq!(lasting(&table), [(Modifier::CloseField(Lander.field(4)), Until::EndOfCycle)]);
    assert!(!table.allows(BLUE, "place lander 4") && table.allows(BLUE, "place lander 3"));
    let taken = scene().marker(RED, Lander, 4).only_event(EventCard::PhHardLanding);
    assert_eq!(lasting(&taken), [(Modifier::CloseField(Lander.field(3)), Until::EndOfCycle)]);
}

#[test]
fn card_ph_fuel_leak() {
    belongs(EventCard::PhFuelLeak, 3, 3);
    let left = [0, 1, 3].map(|fuel| {
        let table =
            mission(Scenario::MissionToPhobos, 3).cycle(3).counter(fuel).only_event(EventCard::PhFuelLeak);
        table.open().mission.counter
    });
    assert_eq!(left, [0, 0, 2]);
}

#[test]
fn card_ph_comms_loss() {
    belongs(EventCard::PhCommsLoss, 3, 4);
    let scene = mission(Scenario::MissionToPhobos, 2).cycle(4).have(BLUE, Regolith, 3);
    let mut table = scene.only_event(EventCard::PhCommsLoss);
    table.play(BLUE, "place lander 1");
    assert!(!table.allows(BLUE, "mission ph_hull") && table.allows(BLUE, "supplies 1"));
    assert_eq!(lasting(&table), [(Modifier::CloseAction(Target::Work(Work::Mission)), Until::EndOfRound)]);
}

#[test]
fn card_fm_avalanche() {
    belongs(EventCard::FmAvalanche, 4, 1);
    let table = mission(Scenario::FaceOfMars, 2).only_event(EventCard::FmAvalanche);
    let expedition = &table.open().mission.expedition;
    assert_eq!((expedition.down.count_ones(), expedition.up), (18, 0));
    let gone = &table.game.hidden.avalanche;
    assert_eq!((gone.iter().sum::<u8>(), gone[Exploration::Relic.index()]), (2, 0), "relics stay");
}

#[test]
fn card_fm_guide() {
    belongs(EventCard::FmGuide, 4, 2);
    let scene = || mission(Scenario::FaceOfMars, 2).cycle(2).exploration(1, 2, Exploration::Ice);
    let mut table = scene().stock(BLUE, &[]).only_event(EventCard::FmGuide);
    table.plays(BLUE, &["choose 1", "enter f12"]);
    assert_eq!((table.open().mission.expedition.at, table.has(BLUE, Ice)), (Some(Cell(1)), 2));
    assert_eq!(table.open().mission.times, [0; 5], "it is no advance");
    let mut table = scene().only_event(EventCard::FmGuide);
    table.play(BLUE, "choose 2");
    assert_eq!(table.open().mission.expedition.at, None);
}

#[test]
fn card_fm_cave() {
    belongs(EventCard::FmCave, 4, 3);
    let scene = semi(Scenario::FaceOfMars, 2).cycle(3).have(BLUE, Energy, 3).have(RED, Energy, 0);
    let table = scene.only_event(EventCard::FmCave);
    assert_eq!([BLUE, RED].map(|colour| table.cards(colour).iter().sum::<u8>()), [1, 1]);
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Energy)), (2, 0));
}

#[test]
fn card_fm_summit() {
    belongs(EventCard::FmSummit, 4, 4);
    let table = mission(Scenario::FaceOfMars, 2).cycle(4).only_event(EventCard::FmSummit);
    let dearer = Modifier::Cost(Target::Requirement(Requirement::FmAdvance), Energy, 1);
    assert_eq!(lasting(&table), [(dearer, Until::EndOfCycle)]);
    assert_eq!(table.game.requirement_price(Requirement::FmAdvance).goods[Energy.index()], 2);
}

#[test]
fn card_ds_guests() {
    belongs(EventCard::DsGuests, 5, 1);
    for players in 1..=4 {
        let table = mission(Scenario::DarkSideOfMars, players).no_demand().only_event(EventCard::DsGuests);
        assert_eq!((table.open().mission.counter, demand(&table)), (2, [0, 0, 1]));
    }
}

#[test]
fn card_ds_food_theft() {
    belongs(EventCard::DsFoodTheft, 5, 2);
    let threat = |blue: u16, red: u16| {
        let scene = semi(Scenario::DarkSideOfMars, 2).cycle(2).have(BLUE, Food, blue).have(RED, Food, red);
        let table = scene.only_event(EventCard::DsFoodTheft);
        (table.has(BLUE, Food), table.has(RED, Food), table.open().mission.counter)
    };
    assert_eq!(threat(2, 1), (1, 0, 1));
    assert_eq!(threat(2, 0), (1, 0, 2));
    assert_eq!(threat(0, 0), (0, 0, 2), "only once");
}

#[test]
fn card_ds_threat() {
    belongs(EventCard::DsThreat, 5, 3);
    let scene = |credits| mission(Scenario::DarkSideOfMars, 3).cycle(3).have(BLUE, Credits, credits);
    let mut table = scene(6).only_event(EventCard::DsThreat);
    table.play(BLUE, "choose 1");
    assert_eq!((table.has(BLUE, Credits), table.open().mission.counter), (0, 1));
    let mut table = scene(5).only_event(EventCard::DsThreat);
    assert_eq!(table.refusal(BLUE, "choose 1").rule, "MA-EVT-10");
    table.play(BLUE, "choose 2");
    assert_eq!((table.has(BLUE, Credits), table.open().mission.counter), (5, 3));
}

#[test]
fn card_ds_sabotage() {
    belongs(EventCard::DsSabotage, 5, 4);
    let table = semi(Scenario::DarkSideOfMars, 3).cycle(4).first(RED).only_event(EventCard::DsSabotage);
    assert_eq!(lasting(&table), [(Modifier::CloseField(Moxie.field(3)), Until::EndOfCycle)]);
    assert_eq!([BLUE, RED, GREEN].map(|colour| table.has(colour, Energy)), [5, 3, 5]);
}
