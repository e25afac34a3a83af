//! General rules.

use crate::prelude::*;

#[test]
fn ma_gen_01_everybody_may_look_through_the_displays() {
    let t = scene(Variant::Com, 2)
        .show_experts(&[Expert::Chemist, Expert::Chemist, Expert::Engineer])
        .show_assistants(&[Assistant::Scientist])
        .show_research(&[Research::Bulk, Research::Red])
        .show_commissions(&[Commission::Com03, Commission::Com17])
        .turn(BLUE);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let open = t.view(viewer).open;
        assert_eq!(open.experts.shown, [0, 1, 0, 0, 2, 0, 0, 0]);
        assert_eq!(open.assistants.shown, [0, 0, 1]);
        assert_eq!(open.research.shown, [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
        assert_eq!(open.commissions, [Commission::Com03, Commission::Com17].into_iter().collect());
    }
}

/// MA-GEN-02: the Valves event lies at MOXIE until the end of the cycle, then it is gone.
#[test]
fn ma_gen_02_a_temporary_effect_is_marked_and_stops() {
    let mut t = scene(Variant::Coop, 2)
        .round(3)
        .stack(2, &[EventCard::Visitors])
        .have(BLUE, Energy, 9)
        .only_event(EventCard::Valves);
    assert_eq!(t.open().active.len(), 1);
    t.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!(t.has(BLUE, Energy), 7);
    calm(&mut t, at(2, 1));
    assert!(t.open().active.is_empty());
    t.game.open.demand[0] = [1, 0, 0];
    let colour = t.asked().unwrap();
    t.plays(RED, &["place moxie 2", "oxygen q1"]);
    assert_eq!((colour, t.has(BLUE, Energy)), (RED, 6));
}

/// MA-GEN-02: effects until the next event, or for one production, stop there.
#[test]
fn ma_gen_02_effects_of_an_event_stop_with_the_next_or_after_production() {
    let mut t = scene(Variant::Coop, 2).cycle(2).only_event(EventCard::HydraulicFailure);
    calm(&mut t, at(2, 2));
    assert_eq!(t.open().active.len(), 1);
    calm(&mut t, at(2, 3));
    assert!(t.open().active.is_empty(), "the next event has come");
    let s = scene(Variant::Semi, 2).round(3).installation(BLUE, Installation::Solar, 2);
    let t = s.next_weather(Weather::Earthquake).event(EventCard::DustDevilEvent);
    assert_eq!(t.has(BLUE, Energy), 7, "5 and one for each panel");
    assert!(t.open().active.is_empty());
    assert_eq!(t.game.production(BLUE), 4);
}

/// MA-GEN-03: the deck holds nothing, the discard pile 7 red cards; one is drawn, 6 are left in the deck.
#[test]
fn ma_gen_03_an_empty_examination_deck_is_renewed_from_its_discards() {
    let mut t = scene(Variant::Semi, 2)
        .base_game()
        .cards(RED, &[(Mineral::Yellow, 5), (Mineral::Green, 6)])
        .spent_cards(Mineral::Red, 7)
        .dig(0, -3, Dig::R1i0)
        .turn(BLUE);
    assert_eq!(t.game.regolith_deck(), [0, 0, 0, 0]);
    t.plays(BLUE, &["place excavation 1", "take h01", "crystals 1 0", "examine"]);
    assert_eq!(t.cards(BLUE), [0, 0, 1, 0]);
    assert_eq!((t.open().spent, t.game.regolith_deck()), ([0; 4], [0, 0, 6, 0]));
}

#[test]
fn ma_gen_04_an_empty_research_stack_is_renewed_from_its_discards() {
    let mut t = scene(Variant::Coop, 2).show_research(&[Research::Bulk]).round(3).turn(RED);
    t.game.open.research_spent = t.game.open.research.deck;
    t.game.open.research.deck = Default::default();
    calm(&mut t, at(2, 1));
    assert_eq!(t.open().research.shown.iter().sum::<u8>(), 3, "two tiles were drawn");
    assert_eq!(t.open().research.deck.iter().sum::<u8>(), 15);
    assert_eq!(t.open().research_spent.iter().sum::<u8>(), 0);
}

/// Empties a deck onto its display.
fn all_shown<const N: usize>(display: &mut martians::Display<N>) {
    let cards = display.shown.iter_mut().zip(&mut display.deck);
    cards.for_each(|(shown, left)| *shown += std::mem::take(left));
}

/// MA-GEN-05: the weather deck is renewed from all revealed cards but the current one; experts simply run out.
#[test]
fn ma_gen_05_an_empty_weather_deck_is_renewed_and_other_decks_yield_nothing() {
    let mut t = scene(Variant::Coop, 2).weather(Weather::Wind).round(3).turn(RED);
    t.game.hidden.weather_top = None;
    t.game.hidden.weather_deck = [0; 7];
    t.game.open.weather_past = [1, 1, 1, 2, 1, 1, 2];
    all_shown(&mut t.game.open.experts);
    all_shown(&mut t.game.open.assistants);
    let (shown, assistants) = (t.open().experts.shown, t.open().assistants.shown);
    calm(&mut t, at(2, 1));
    assert_eq!((t.open().experts.shown, t.open().assistants.shown), (shown, assistants));
    let deck = t.game.hidden.weather_deck.iter().sum::<u8>() + 1;
    assert_eq!(deck, 8, "nine cards were shuffled and one of them turned up");
    assert_eq!(t.open().weather_past, [0, 0, 0, 1, 0, 0, 0], "only the old Wind card lies apart");
}

#[test]
fn ma_gen_06_who_cannot_pay_in_full_takes_no_step() {
    let poor = [(Energy, 3), (Supplies, 3)];
    let t = scene(Variant::Coop, 2).all_built().stock(BLUE, &poor).turn(BLUE);
    let refusal = t.refusal(BLUE, "place hospital 1");
    assert_eq!((refusal.rule, refusal.what), ("MA-GEN-06", "martians-resource-water"));
    assert_eq!((t.has(BLUE, Energy), t.has(BLUE, Supplies), t.time()), (3, 3, 3));
    let t = scene(Variant::Coop, 2).turn_with(BLUE, 0);
    assert_eq!(t.refusal(BLUE, "place moxie 1").rule, "MA-GEN-06");
}

#[test]
fn ma_gen_07_gains_go_to_the_actor_or_to_the_common_stock_at_once() {
    let land = |variant| {
        let mut t = scene(variant, 2).turn(RED);
        t.plays(RED, &["place lander 1", "supplies 2"]);
        (t.has(BLUE, Supplies), t.has(RED, Supplies))
    };
    assert_eq!(land(Variant::Coop), (4, 4));
    assert_eq!(land(Variant::Semi), (1, 3));
    assert_eq!(land(Variant::Com), (1, 3));
    let mut solo = scene(Variant::Solo, 1).turn(RED);
    solo.plays(RED, &["place lander 1", "supplies 2"]);
    assert_eq!(solo.has(BLUE, Supplies), 4);
}

#[test]
fn ma_gen_08_reputation_goes_to_the_actors_marker_or_to_the_common_one() {
    let breathe = |variant| {
        let mut t = scene(variant, 2).turn(RED);
        t.plays(RED, &["place moxie 1", "oxygen q2"]);
        (t.has(BLUE, Reputation), t.has(RED, Reputation))
    };
    assert_eq!(breathe(Variant::Coop), (4, 4));
    assert_eq!(breathe(Variant::Semi), (2, 4));
    assert_eq!(breathe(Variant::Com), (2, 4));
}

/// MA-GEN-09: a forced loss of 2 takes the 1 that is there; a payment of 1 is refused at 0.
#[test]
fn ma_gen_09_reputation_is_never_below_zero() {
    let mut t = scene(Variant::Semi, 2)
        .cycle(3)
        .have(BLUE, Credits, 0)
        .have(BLUE, Reputation, 1)
        .only_event(EventCard::Discontent);
    t.play(BLUE, "choose 2");
    assert_eq!(t.has(BLUE, Reputation), 0);
    t.play(RED, "choose 1");
    assert_eq!(t.refusal(BLUE, "rtg").rule, "MA-RTG-06");
}

/// MA-GEN-10: the supply that has just landed pays for the building.
#[test]
fn ma_gen_10_what_a_step_yields_may_pay_for_the_next() {
    let mut t = scene(Variant::Semi, 2).stock(BLUE, &[(Energy, 2), (Regolith, 1)]).turn(BLUE);
    assert!(!t.allows(BLUE, "place construction 1"));
    t.plays(BLUE, &["place lander 1", "supplies 1", "place construction 1", "build hospital"]);
    assert_eq!((t.has(BLUE, Supplies), t.time()), (0, 1));
    assert!(!t.open().construction.contains(Hospital));
}

/// The draw from the renewed deck is chance: other seeds, other cards (MA-SET-10).
#[test]
fn ma_set_10_examination_cards_come_from_a_shuffled_deck_of_eighteen() {
    let first = |seed| {
        let mut t = scene(Variant::Semi, 2).base_game().dig(0, -3, Dig::R1i0).turn(BLUE);
        assert_eq!(t.game.regolith_deck().iter().sum::<u8>(), 18);
        t.game.hidden.rng = Rng::seeded(seed);
        t.plays(BLUE, &["place excavation 1", "take h01", "crystals 1 0", "examine"]);
        assert_eq!(t.game.regolith_deck().iter().sum::<u8>(), 17);
        t.cards(BLUE)
    };
    let colours: std::collections::BTreeSet<_> = (0..12).map(first).collect();
    assert_eq!(colours.len(), 3, "yellow, green and red all come up");
}
