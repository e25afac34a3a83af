//! The event step.

use std::collections::BTreeSet;

use crate::prelude::*;

#[test]
fn ma_evt_01_the_card_is_revealed_and_carried_out_in_full() {
    let t = scene(Variant::Semi, 3).no_demand().event(EventCard::Visitors);
    assert_eq!(t.open().events.to_vec(), [EventCard::Visitors]);
    assert_eq!([BLUE, RED, GREEN].map(|colour| t.has(colour, Credits)), [4, 5, 6], "2 more each");
    assert_eq!(t.open().demand, [[0, 0, 1], [0, 0, 1], [0; 3], [0; 3]]);
    assert_eq!(t.asked(), Some(BLUE), "then the turns begin");
}

#[test]
fn ma_evt_02_the_card_comes_from_the_stack_of_the_cycle() {
    let mut t = scene(Variant::Coop, 2)
        .stack(1, &[EventCard::Valves])
        .stack(2, &[EventCard::Leak])
        .stack(3, &[EventCard::Rift])
        .turn(BLUE);
    calm(&mut t, at(1, 3));
    assert_eq!(t.open().events.to_vec(), [EventCard::Valves]);
    calm(&mut t, at(2, 1));
    assert_eq!(t.open().events.to_vec(), [EventCard::Valves, EventCard::Leak]);
    calm(&mut t, |open| open.events.len() == 3);
    assert_eq!((t.open().events[2], t.open().cycle), (EventCard::Rift, 3));
}

#[test]
fn ma_evt_03_one_event_in_the_first_cycle_and_two_in_each_later_one() {
    for variant in [Variant::Coop, Variant::Com] {
        let mut t = scene(variant, 2).turn(BLUE);
        let mut so_far = Vec::new();
        for cycle in 2..=4 {
            calm(&mut t, |open| open.cycle == cycle && open.round > 1);
            so_far.push(t.open().events.len());
        }
        calm(&mut t, never);
        so_far.push(t.open().events.len());
        assert_eq!(so_far, [2, 4, 6, 7], "1, and the first of the cycle; at last 1 + 2 + 2 + 2");
    }
}

#[test]
fn ma_evt_04_revealed_cards_stay_open_and_the_rest_is_never_seen() {
    let mut t = scene(Variant::Coop, 2)
        .stack(1, &[EventCard::Valves, EventCard::Visitors])
        .stack(2, &[EventCard::Leak, EventCard::SolarFlare2])
        .turn(BLUE);
    calm(&mut t, never);
    let events = t.view(Viewer::Spectator).open.events;
    let first: Vec<_> =
        events.iter().filter(|event| [EventCard::Valves, EventCard::Visitors].contains(event)).collect();
    assert_eq!((first.len(), events.len()), (1, 7), "the other card of cycle 1 was set aside");
    assert_eq!(t.game.hidden.stacks[0].len(), 1);
}

/// MA-EVT-05, MA-EX-29.
#[test]
fn ma_evt_05_a_solar_flare_returns_all_markers_on_fields() {
    let s = scene(Variant::Semi, 2).marker(BLUE, Moxie, 1).marker(BLUE, Lander, 1);
    let t = s.marker(RED, Lander, 2).marker(RED, Greenhouses, 1).event(EventCard::SolarFlare1);
    assert_eq!(t.open().pool, [3, 3, 0, 0]);
    assert!(t.open().markers.iter().all(|markers| markers.is_empty()));
}

#[test]
fn ma_evt_06_a_solar_flare_leaves_markers_in_the_quarters() {
    for flare in
        [EventCard::SolarFlare1, EventCard::SolarFlare2, EventCard::SolarFlare3, EventCard::SolarFlare4]
    {
        let s = scene(Variant::Coop, 2).marker(BLUE, Moxie, 1).confined(BLUE, Zone::Infirmary, Q1);
        let t = s.confined(BLUE, Zone::Apartments, Q2).round(3).only_event(flare);
        assert_eq!(t.open().pool[0], 1);
        assert_eq!(confined(&t, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
        assert_eq!(confined(&t, Zone::Apartments, BLUE), [0, 1, 0, 0]);
    }
}

#[test]
fn ma_evt_07_the_event_is_resolved_before_the_weather() {
    let mut t = scene(Variant::Semi, 2).next_weather(Weather::Wind).event(EventCard::Visitors);
    let told = t.told();
    let place = |what: &dyn Fn(&Event) -> bool| told.iter().position(what).unwrap();
    let paid = place(&|event| matches!(event, Event::Gained { colour: RED, what: Credits, .. }));
    let hunger = place(&|event| matches!(event, Event::Demanded { .. }));
    let weather = place(&|event| *event == Event::Turned { weather: Weather::Wind });
    assert!(paid < weather && hunger < weather);
    let s = scene(Variant::Semi, 2).cycle(3).next_weather(Weather::Wind);
    let t = s.round(3).event(EventCard::Discontent);
    assert_eq!(t.open().weather, Weather::Stable, "while blue decides the new weather is not yet known");
    assert_eq!(t.legal(BLUE), ["choose 1", "choose 2"]);
}

#[test]
fn ma_evt_08_the_mission_may_change_an_event() {
    let energy = |scenario| {
        let s = scene(Variant::Semi, 2).scenario(scenario).round(3);
        let t = s.only_event(EventCard::DustDevilEvent);
        (t.has(BLUE, Energy), t.has(RED, Energy))
    };
    assert_eq!(energy(Scenario::NewSchedule), (5, 5));
    assert_eq!(energy(Scenario::DustDevil), (4, 4));
    let s = scene(Variant::Coop, 2).scenario(Scenario::ForceField).no_demand().marker(BLUE, Moxie, 1);
    let t = s.round(3).only_event(EventCard::SolarFlare1);
    assert_eq!((t.demand(Q1), t.open().pool[0]), ([0, 1, 0], 3), "the flare, and a disease token");
}

#[test]
fn ma_evt_09_who_cannot_meet_an_event_meets_as_much_as_possible() {
    let s = scene(Variant::Semi, 2).cycle(3).round(3).have(BLUE, Credits, 1).have(BLUE, Reputation, 0);
    let mut t = s.only_event(EventCard::Discontent);
    t.play(BLUE, "choose 1");
    assert_eq!(t.has(BLUE, Credits), 0, "1 of 2");
    let s = scene(Variant::Semi, 2).cycle(2).stock(BLUE, &[]).stock(RED, &[(Energy, 3), (Water, 1)]);
    let t = s.only_event(EventCard::Leak);
    assert_eq!((t.has(BLUE, Energy), t.has(RED, Energy), t.has(RED, Water)), (0, 3, 0));
    let s = scene(Variant::Semi, 2).cycle(2).stock(BLUE, &[(Energy, 2)]).stock(RED, &[]);
    assert_eq!(s.only_event(EventCard::Leak).has(BLUE, Energy), 1);
}

/// MA-EVT-10, MA-EX-61.
#[test]
fn ma_evt_10_an_unpayable_option_is_open_only_if_no_option_can_be_met() {
    let asked = |credits, reputation| {
        let s = scene(Variant::Semi, 2).cycle(3).have(BLUE, Credits, credits);
        s.have(BLUE, Reputation, reputation).only_event(EventCard::Discontent)
    };
    assert_eq!(asked(1, 5).legal(BLUE), ["choose 2"]);
    assert_eq!(asked(1, 5).refusal(BLUE, "choose 1").rule, "MA-EVT-10");
    assert_eq!(asked(2, 1).legal(BLUE), ["choose 1"]);
    assert_eq!(asked(2, 2).legal(BLUE), ["choose 1", "choose 2"]);
    let mut neither = asked(1, 1);
    assert_eq!(neither.legal(BLUE), ["choose 1", "choose 2"]);
    neither.play(BLUE, "choose 2");
    assert_eq!((neither.has(BLUE, Credits), neither.has(BLUE, Reputation)), (1, 0));
    // A marker in the pool or on a field can go to the infirmary; one already there cannot.
    let s = scene(Variant::Semi, 2).cycle(3).have(BLUE, Medicine, 1);
    let all = |s: martians::scene::Scene| s.confined(BLUE, Zone::Infirmary, Q1);
    assert_eq!(all(all(all(s.clone()))).only_event(EventCard::Quarantine).legal(BLUE), ["choose 1"]);
    assert_eq!(all(s).only_event(EventCard::Quarantine).legal(BLUE), ["choose 1", "choose 2"]);
}

#[test]
fn ma_evt_11_the_first_player_decides_for_the_group() {
    let s = scene(Variant::Coop, 3).cycle(3).first(GREEN).have(BLUE, Credits, 9).have(BLUE, Reputation, 9);
    let mut t = s.only_event(EventCard::Discontent);
    assert_eq!(t.asked(), Some(GREEN));
    t.play(GREEN, "choose 2");
    assert_eq!((t.has(BLUE, Reputation), t.has(BLUE, Credits)), (7, 9), "once for all");
    let s = scene(Variant::Semi, 2).cycle(3).first(RED).machine(0, 0);
    let mut t = s.only_tokens(&[(0, 0), (1, 0), (0, 1), (-1, 0)], &[(0, 3)]).only_event(EventCard::Rift);
    assert_eq!((t.asked(), t.legal(RED).len()), (Some(RED), 3));
    t.plays(RED, &["collapse h26", "collapse h23"]);
    assert_eq!(t.open().up.len(), 2);
}

#[test]
fn ma_evt_12_effects_of_a_round_and_of_a_cycle_end_in_time() {
    let s = scene(Variant::Coop, 2).scenario(Scenario::Refugees).cycle(2).all_built();
    let mut t = s.have(BLUE, Credits, 9).have(BLUE, Energy, 9).only_event(EventCard::RfDesperate);
    assert_eq!(t.refusal(BLUE, "place education 1").rule, "MA-EVT-12");
    t.end_turn(BLUE);
    assert!(!t.allows(RED, "place education 1"), "to the last turn of the round");
    t.end_turn(RED);
    assert_eq!(t.open().round, 2);
    assert!(t.allows(RED, "place education 1"));
    let s = scene(Variant::Coop, 2).stack(2, &[EventCard::Seeds]).have(BLUE, Energy, 9).round(3);
    let mut t = s.only_event(EventCard::Valves);
    t.end_turn(BLUE);
    t.plays(RED, &["place moxie 1", "oxygen q1"]);
    assert_eq!(t.has(BLUE, Energy), 7, "2 energy all through the cycle");
    calm(&mut t, at(2, 1));
    assert!(t.open().active.is_empty(), "gone after the quarters phase");
}

#[test]
fn ma_evt_13_the_mission_says_what_lies_in_the_stacks() {
    let sizes = |scenario: Option<Scenario>| {
        let options = match scenario {
            None => Options::new(Variant::Com, 2),
            Some(scenario) => Options { scenario: Aim::of(scenario), ..Options::new(Variant::Coop, 2) },
        };
        let game = Martians::new(&options, 9).unwrap();
        let own = |event: &EventCard| ["m1_", "rf_", "ph_", "fm_", "ds_"].contains(&&event.id()[..3]);
        let stacks = game.hidden.stacks;
        stacks.map(|stack| (stack.len(), stack.iter().filter(own).count()))
    };
    assert_eq!(sizes(None), [(2, 0); 4]);
    for plain in [Scenario::NewSchedule, Scenario::ForceField, Scenario::Catastrophe, Scenario::TheEnd] {
        assert_eq!(sizes(Some(plain)), [(2, 0); 4]);
    }
    for own in [Scenario::Refugees, Scenario::MissionToPhobos, Scenario::FaceOfMars, Scenario::DarkSideOfMars]
    {
        assert_eq!(sizes(Some(own)), [(3, 1); 4]);
    }
    assert_eq!(sizes(Some(Scenario::MarsOne)), [(4, 2); 4]);
}

/// MA-EVT-04: nothing of a stack is seen before it is revealed; the draw is chance.
#[test]
fn ma_evt_01_the_top_card_of_a_stack_is_chance() {
    let mut first = BTreeSet::new();
    for seed in 0..20 {
        let mut t = scene(Variant::Coop, 2)
            .stack(1, &[EventCard::Valves, EventCard::Visitors])
            .marker(BLUE, Lander, 1)
            .turn(BLUE);
        t.game.hidden.rng = table::Rng::seeded(seed);
        calm(&mut t, at(1, 3));
        assert!(stands(&t, BLUE, Lander, 1));
        first.insert(t.open().events[0]);
    }
    assert_eq!(first.len(), 2);
}
