//! MA-DIF-16 to MA-DIF-26: where the two final rulebooks differ, what is played.

use crate::prelude::*;

#[test]
fn ma_dif_16_examination_cards_are_secret_except_in_coop_and_solo() {
    for (variant, players, secret) in [
        (Variant::Solo, 1, false),
        (Variant::Coop, 2, false),
        (Variant::Semi, 2, true),
        (Variant::Com, 2, true),
    ] {
        let table = scene(variant, players).cards(BLUE, &[(Mineral::Green, 2)]).turn(BLUE);
        let seen = table.view(Viewer::Spectator).open.cards;
        assert_eq!(seen, if secret { [0; 4] } else { [0, 2, 0, 0] }, "{}", variant.id());
        assert_eq!(table.cards(BLUE), [0, 2, 0, 0]);
    }
}

#[test]
fn ma_dif_17_a_mission_with_own_events_has_three_cards_a_cycle() {
    let options = Options { scenario: Aim::Refugees, ..Options::new(Variant::Semi, 2) };
    let stacks = Martians::new(&options, 1).unwrap().hidden.stacks;
    assert!(stacks.iter().all(|stack| stack.len() == 3));
    let own = [EventCard::RfAgent, EventCard::RfDesperate, EventCard::RfRadiation, EventCard::RfCareless];
    assert!(stacks.iter().zip(own).all(|(stack, card)| stack.contains(card)));
}

#[test]
fn ma_dif_18_a_solo_player_leads_one_corporation_with_two_colours() {
    let table = scene(Variant::Solo, 1).crop(BLUE, Crop::Legumes).tech(BLUE, CorpTech::LongArm).turn(RED);
    assert_eq!(table.open().colours(), 2);
    assert_eq!(table.open().seat(BLUE), table.open().seat(RED));
    assert_eq!(table.corporation(RED).crop, Some(Crop::Legumes));
    assert!(table.corporation(RED).has(CorpTech::LongArm));
    assert_eq!(table.open().pool[..2], [3, 3]);
}

#[test]
fn ma_dif_19_an_expert_of_com_serves_only_the_own_quarter() {
    let mut table = rich(scene(Variant::Com, 2), BLUE)
        .demand(Q1, 0, 0, 0)
        .demand(Q2, 1, 0, 0)
        .expert(BLUE, Expert::Engineer)
        .turn(BLUE);
    assert_eq!(table.refusal(BLUE, "expert engineer").rule, "MA-EXP-14");
    table.game.open.demand[0] = [1, 0, 0];
    table.play(BLUE, "expert engineer");
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 0], [1, 0, 0]));
}

#[test]
fn ma_dif_20_the_mission_of_semi_must_succeed_only_by_option() {
    let failed = |strict: bool| {
        let scene = scene(Variant::Semi, 2);
        let scene = if strict { scene.must_succeed() } else { scene };
        winners(&scene.have(RED, Reputation, 9).counted())
    };
    assert_eq!(failed(false), [1]);
    assert!(failed(true).is_empty());
    assert!(!Options::default().must_succeed);
}

#[test]
fn ma_dif_21_recovery_from_the_apartments_takes_no_time() {
    let mut table = scene(Variant::Semi, 2)
        .confined(BLUE, Zone::Apartments, Q2)
        .have(BLUE, Credits, 2)
        .turn_with(BLUE, 0);
    table.play(BLUE, "recover apartments q2");
    assert_eq!((table.has(BLUE, Credits), table.open().pool[0]), (0, 3));
}

#[test]
fn ma_dif_22_experts_are_turned_up_as_the_next_round_starts() {
    let mut table = rich(scene(Variant::Semi, 2), BLUE).expert(BLUE, Expert::Chemist).turn(BLUE);
    table.play(BLUE, "expert chemist");
    table.end_turn(BLUE);
    assert!(table.corporation(BLUE).experts[0].used, "face down for the rest of the round");
    table.end_turn(RED);
    assert_eq!((table.open().round, table.asked()), (2, Some(RED)));
    assert!(!table.corporation(BLUE).experts[0].used, "up again before its owner's turn");
}

#[test]
fn ma_dif_23_every_competing_player_starts_on_two() {
    for variant in [Variant::Semi, Variant::Com] {
        let table = scene(variant, 3).turn(BLUE);
        assert_eq!([BLUE, RED, GREEN].map(|colour| table.has(colour, Reputation)), [2, 2, 2]);
    }
}

/// The slips of the German book change nothing: a turn is no round, hunger goes to the apartments, and the
/// weather step reveals weather.
#[test]
fn ma_dif_24_slips_are_ignored() {
    let table = scene(Variant::Com, 2).no_demand().demand(Q1, 0, 0, 1).quarters();
    assert_eq!(confined(&table, BLUE, Zone::Apartments), [1, 0, 0, 0]);
    assert_eq!(confined(&table, BLUE, Zone::Infirmary), [0, 0, 0, 0]);
    let table = scene(Variant::Com, 2).round(3).only_weather(Weather::Wind);
    assert_eq!((table.open().weather, table.open().events.len()), (Weather::Wind, 0));
    // The Builder (an expert) and the award of the same name have nothing to do with each other.
    let table = scene(Variant::Com, 2).no_demand().expert(BLUE, Expert::MasterBuilder).counted();
    assert_eq!(line(&table, BLUE, "builder"), 0);
}

#[test]
fn ma_dif_25_the_event_comes_before_the_weather() {
    let mut table = scene(Variant::Semi, 2).round(3).event(EventCard::SolarFlare1);
    let told = table.told();
    let at = |of: fn(&Event) -> bool| told.iter().position(of).unwrap();
    assert!(
        at(|event| matches!(event, Event::Revealed { .. }))
            < at(|event| matches!(event, Event::Turned { .. }))
    );
}

#[test]
fn ma_dif_26_martian_face_has_one_set_of_twenty_tokens() {
    let options = Options { scenario: Aim::FaceOfMars, ..Options::new(Variant::Coop, 2) };
    let game = Martians::new(&options, 1).unwrap();
    assert_eq!(game.open.mission.expedition.down.count_ones(), 20);
    assert_eq!(game.open.tokens().len(), 37, "the excavation area has its own");
    let other = Martians::new(&Options::new(Variant::Coop, 2), 1).unwrap();
    assert_eq!(other.open.mission.expedition.down, 0);
}
