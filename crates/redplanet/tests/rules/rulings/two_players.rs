//! Rulings on the two-player game.

use redplanet::material::Character;
use redplanet::material::Character::{FemmeFatale, Pilot, Recruiter, Saboteur, Scientist};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, TritonisSinus, VastitasBorealis,
};
use redplanet::scene::{scene, scene_with};
use redplanet::{Dock, Event, Options, scoring};
use table::{Game, Rng, Seat, SeatSet, Set};

use crate::helpers::{begun, four_ships, on_top};

#[test]
fn rp_rul_39_a_neutral_colour_can_be_first_and_its_player_does_its_duties() {
    let mut table = scene(2)
        .discovery(Hellas, Sandstorm, Green)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .first(Orange)
        .end_of_game();
    assert_eq!(table.open().first, Orange);
    assert_eq!(table.asked(), Some(Orange), "the neutral colour begins");
    assert_eq!(table.game.to_act(), SeatSet::only(Seat(1)), "through its player");
    table.play(Orange, "leave ausonia");
    assert_eq!(table.asked(), Some(Yellow));

    let mut table = on_top(on_top(four_ships(), Blue, Pilot), Orange, Saboteur).first(Green).choose();
    table.choices(&[(Yellow, Recruiter), (Green, Recruiter)]).finish_round();
    assert_eq!(table.open().first, Blue, "and it becomes first by resolving last");
}

#[test]
fn rp_rul_40_clockwise_goes_yellow_blue_orange_green() {
    let mut table = on_top(on_top(four_ships(), Blue, Recruiter), Orange, Recruiter).first(Yellow).choose();
    table.choices(&[(Yellow, Recruiter), (Green, Recruiter)]).finish_round();
    let mut order = Vec::new();
    for event in table.events() {
        if let Event::Boarded { colour, .. } = event {
            order.push(*colour);
        }
    }
    assert_eq!(order, [Yellow, Blue, Orange, Green]);
    assert_eq!([Yellow, Blue, Orange, Green].map(|colour| table.open().owner(colour).0), [0, 0, 1, 1]);
}

#[test]
fn rp_rul_41_a_neutral_recruiter_places_one_astronaut_first() {
    let table = scene(2).ship(1, Some(Hellas), 5).resolve(Blue, Recruiter);
    let boarded = table.when(Event::Boarded { colour: Blue, dock: Dock(0), count: 1 });
    assert!(boarded < table.when(Event::NeutralReshuffled { colour: Blue }));
    assert_eq!(table.open().supply[Blue as usize], 21);
}

#[test]
fn rp_rul_42_the_three_cards_on_top_come_in_any_order() {
    let top: Set<Character> = [Scientist, Saboteur, Pilot].into_iter().collect();
    let mut first = [0; 9];
    for seed in 0..300 {
        let mut start = scene(2);
        let hidden = &mut start.state().hidden;
        hidden.rng = Rng::seeded(seed);
        hidden.neutral_top[Blue as usize] = top;
        hidden.neutral_rest[Blue as usize] = Set::full().minus(top);
        let drawn = start.choose().game.secrets[0].neutral.unwrap();
        assert!(top.contains(drawn));
        first[drawn as usize] += 1;
    }
    assert!(top.iter().all(|card| (70..130).contains(&first[card as usize])), "{first:?}");
}

#[test]
fn rp_rul_43_a_neutral_scientist_draws_and_looks_only_if_he_cannot() {
    let position = |may_look: bool| {
        let options = Options { players: 2, neutral_scientist_may_look: may_look, ..Options::default() };
        scene_with(options)
            .ship(1, Some(Hellas), 5)
            .discovery(Hellas, Lichens, Green)
            .discovery(Ausonia, Synergy, Green)
    };
    assert!(!Options::default().neutral_scientist_may_look);
    let strict = position(false).event_deck(&[Stronghold]).resolve(Blue, Scientist);
    assert!(strict.game.secrets[0].boxed.contains(Stronghold), "drawn without asking");
    let lax = position(true).event_deck(&[Stronghold]).resolve(Blue, Scientist);
    assert_eq!(lax.legal(Blue), ["draw", "look ausonia", "look hellas"]);

    let mut empty = position(false).event_deck(&[]).resolve(Blue, Scientist);
    assert_eq!(
        empty.legal(Blue),
        ["look ausonia", "look hellas"],
        "with an empty deck, looking is compulsory"
    );
    empty.play(Blue, "look hellas");
    assert_eq!(empty.game.secrets[0].known[Hellas as usize], Some(Lichens), "the controlling player sees it");

    let cards = [RadiationLeak, Subterfuge, EvenGround, UnevenGround, FrozenCaves];
    let zones = [VastitasBorealis, TritonisSinus, MareTyrrhenum, SinusSabaeus, MareSerpentis];
    let full = zones
        .into_iter()
        .zip(cards)
        .fold(position(false), |scene, (zone, card)| scene.discovery(zone, card, Green));
    let table = full.event_deck(&[RichVein]).resolve(Blue, Scientist);
    assert!(table.told(Event::Discarded { card: RichVein }));
    assert_eq!(table.legal(Blue).len(), 7, "all zones are taken, so Blue looks");
}

#[test]
fn rp_rul_59_a_neutral_scientists_discovery_must_be_assigned_unless_the_table_lets_it_be_declined() {
    let drawing = |colour, may_decline: bool| {
        let options =
            Options { players: 2, neutral_scientist_may_decline: may_decline, ..Options::default() };
        let scene = scene_with(options).ship(1, Some(Hellas), 5);
        let mut table = scene.event_deck(&[Lichens, Synergy]).resolve(colour, Scientist);
        if table.legal(colour).contains(&"draw".into()) {
            table.play(colour, "draw");
        }
        table
    };
    assert!(!Options::default().neutral_scientist_may_decline);
    let strict = drawing(Blue, false);
    assert_eq!(strict.legal(Blue).len(), 7, "the seven outer zones");
    assert_eq!(strict.refusal(Blue, "decline").rule, "RP-RUL-59");
    let main = drawing(Yellow, true);
    assert_eq!(main.refusal(Yellow, "decline").rule, "RP-RUL-59", "a main colour always assigns");

    let mut lax = drawing(Blue, true);
    assert_eq!(lax.legal(Blue).len(), 8);
    let card = lax.game.secrets[0].drawn.unwrap();
    lax.play(Blue, "decline");
    assert!(lax.told(Event::Declined { colour: Blue, card }));
    assert!(lax.open().event_discard.contains(card), "it lies face up beside the deck");
    assert!(lax.open().discoveries.iter().all(|place| place.by.is_none()));
    assert_ne!(lax.asked(), Some(Blue), "and nothing is looked at instead");
}

#[test]
fn rp_rul_44_the_own_neutral_colour_is_another_colour() {
    let mut table = four_ships()
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Green, Ausonia, 1)
        .resolve(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["replace ausonia green", "replace hellas blue"]);
    assert_eq!(table.refusal(Yellow, "replace hellas yellow").rule, "RP-RUL-16");

    let outdone = scene(2)
        .mission(Yellow, PhobosOutpost)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Blue, Phobos, 2)
        .discovery(Hellas, SubterraneanLake, Green)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 2)
        .end_of_game();
    assert!(outdone.told(Event::MissionShown { colour: Yellow, card: PhobosOutpost, points: 0 }));
    assert_eq!(scoring::points(outdone.open(), Yellow).discoveries, 0);
    assert_eq!(scoring::points(outdone.open(), Blue).discoveries, 4);
}

#[test]
fn rp_rul_45_refused_starting_missions_go_into_the_event_deck() {
    for seed in 0..20 {
        let game = begun(2, seed);
        for secret in &game.secrets[..2] {
            let [kept, refused] = secret.dealt.map(Option::unwrap);
            assert_eq!(secret.mission, Some(kept));
            assert!(game.hidden.event_deck.contains(refused) && !game.hidden.event_deck.contains(kept));
        }
    }
}
