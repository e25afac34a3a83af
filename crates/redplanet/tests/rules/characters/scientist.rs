//! Section 6: the Scientist.

use redplanet::material::Character::Scientist;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::{
    EtherMagnet, EtherWinds, EvenGround, FrozenCaves, Lichens, NativeResistance, RichVein, Sandstorm,
    Stronghold, Synergy,
};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, SinusSabaeus, TritonisSinus, VastitasBorealis,
};
use redplanet::material::{CardKind, EventCard};
use redplanet::scene::{Scene, Table};
use redplanet::{Event, Vessel};
use table::{Event as _, Game, Seat, Viewer};

use crate::helpers::roomy;

/// Yellow's Scientist has placed both astronauts and is asked what to do; the other players are still to come.
fn researching(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Scientist);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    table
}

fn drew(card: EventCard) -> Event {
    Event::Drew { seat: Seat(0), colour: Yellow, kind: Some(card.kind()), card: Some(card) }
}

#[test]
fn rp_chr_7_01_the_scientist_places_two_in_one_ship_or_in_two() {
    let together = researching(roomy(3).event_deck(&[Stronghold]));
    assert_eq!(together.asked(), Some(Blue), "two, not three");
    assert_eq!(together.dock(1).map(|ship| ship.crew[Yellow as usize]), Some(2));
    let mut apart = roomy(3).resolve_before_pilots(Yellow, Scientist);
    apart.play(Yellow, "board dock1");
    assert_eq!(apart.legal(Yellow), ["board dock1", "board dock2"]);
    apart.play(Yellow, "board dock2");
    assert_eq!(apart.dock(1).map(Vessel::aboard), Some(1));
    assert_eq!(apart.dock(2).map(Vessel::aboard), Some(1));
    assert_eq!(apart.supply(Yellow), 20);
}

#[test]
fn rp_chr_7_02_the_scientist_draws_or_looks() {
    let scene = || roomy(3).discovery(Hellas, Lichens, Blue).event_deck(&[Stronghold]);
    let mut draws = researching(scene());
    assert_eq!(draws.legal(Yellow), ["draw", "look hellas"]);
    assert_eq!(draws.refusal(Yellow, "look ausonia").rule, "RP-CHR-7-02");
    assert_eq!(draws.refusal(Yellow, "look phobos").rule, "RP-CHR-7-02");
    draws.play(Yellow, "draw");
    assert!(draws.told(drew(Stronghold)));
    assert_eq!(draws.open().event_deck, 0);
    assert_eq!(draws.asked(), Some(Blue), "one of the two, not both");
    let mut looks = researching(scene());
    looks.play(Yellow, "look hellas");
    assert_eq!(looks.open().event_deck, 1);
    assert_eq!(looks.asked(), Some(Blue));
}

#[test]
fn rp_chr_7_03_looking_is_secret_and_the_card_goes_back() {
    let deck = || roomy(3).event_deck(&[Stronghold, Lichens, FrozenCaves]);
    let look = |card: EventCard| {
        let mut table = researching(deck().discovery(Hellas, card, Orange));
        table.play(Yellow, "look hellas");
        table
    };
    let (lichens, caves) = (look(Lichens), look(FrozenCaves));
    let looked = Event::Looked { seat: Seat(0), colour: Yellow, zone: Hellas, card: Some(Lichens) };
    assert!(lichens.told(looked));
    let unseen = Event::Looked { seat: Seat(0), colour: Yellow, zone: Hellas, card: None };
    assert_eq!(looked.seen_by(Viewer::Seat(Seat(1))), Some(unseen));
    assert_eq!(looked.seen_by(Viewer::Seat(Seat(0))), Some(looked));
    assert_eq!(lichens.game.secrets[0].known[Hellas as usize], Some(Lichens));
    // Blue can't tell the two tables apart; Yellow can.
    assert_eq!(lichens.game.view(Viewer::Seat(Seat(1))), caves.game.view(Viewer::Seat(Seat(1))));
    assert_ne!(lichens.game.view(Viewer::Seat(Seat(0))), caves.game.view(Viewer::Seat(Seat(0))));
    assert_eq!(lichens.game.hidden.discoveries[Hellas as usize], Some(Lichens));
    assert_eq!(lichens.open().discoveries[Hellas as usize].card, None);
}

#[test]
fn rp_chr_7_04_a_drawn_discovery_is_assigned_before_the_effect_ends() {
    let mut table = roomy(3)
        .ship(3, Some(Hellas), 3)
        .aboard(3, Blue, 2)
        .discovery(Ausonia, Synergy, Blue)
        .event_deck(&[Lichens])
        .resolve_before_pilots(Yellow, Scientist);
    table.play(Yellow, "board dock3").play(Yellow, "board dock1").play(Yellow, "draw");
    assert_eq!(table.asked(), Some(Yellow));
    assert!(table.dock(3).is_some(), "the character is not done yet");
    assert_eq!(
        table.legal(Yellow),
        [
            "assign vastitas_borealis",
            "assign hellas",
            "assign tritonis_sinus",
            "assign mare_tyrrhenum",
            "assign sinus_sabaeus",
            "assign mare_serpentis"
        ]
    );
    table.play(Yellow, "assign hellas");
    assert_eq!(table.game.hidden.discoveries[Hellas as usize], Some(Lichens));
    assert_eq!(table.open().discoveries[Hellas as usize].by, Some(Seat(0)));
    assert!(table.dock(3).is_none(), "now the full ship launches");
    let assigned = Event::Assigned { seat: Seat(0), colour: Yellow, zone: Hellas, card: Some(Lichens) };
    let launched = table.events().iter().position(|event| matches!(event, Event::Launched { .. }));
    assert!(Some(table.when(assigned)) < launched);
}

#[test]
fn rp_chr_7_05_an_eighth_discovery_is_discarded_and_he_looks_instead() {
    let mut table = researching(
        roomy(3)
            .event_deck(&[EvenGround])
            .discovery(VastitasBorealis, EtherMagnet, Blue)
            .discovery(Ausonia, NativeResistance, Blue)
            .discovery(Hellas, Sandstorm, Blue)
            .discovery(TritonisSinus, Synergy, Blue)
            .discovery(MareTyrrhenum, RichVein, Blue)
            .discovery(SinusSabaeus, Lichens, Blue)
            .discovery(MareSerpentis, FrozenCaves, Blue),
    );
    table.play(Yellow, "draw");
    assert!(table.told(Event::Discarded { card: EvenGround }));
    let spectator = table.game.view(Viewer::Spectator);
    assert!(spectator.open.event_discard.contains(EvenGround), "face up beside the deck");
    assert_eq!(table.legal(Yellow).len(), 7);
    assert!(table.legal(Yellow).iter().all(|action| action.starts_with("look ")));
    table.play(Yellow, "look hellas");
    assert_eq!(table.game.secrets[0].known[Hellas as usize], Some(Sandstorm));
    assert_eq!(table.asked(), Some(Blue));
}

#[test]
fn rp_chr_7_06_a_drawn_mission_or_action_is_kept_face_down() {
    for card in [Stronghold, EtherWinds] {
        assert_ne!(card.kind(), CardKind::Discovery);
        let table = researching(roomy(3).event_deck(&[card]));
        assert!(table.told(drew(card)));
        assert!(table.game.secrets[0].cards.contains(card));
        assert_eq!(table.open().face_down[0], 1);
        let hidden = drew(card).seen_by(Viewer::Seat(Seat(1)));
        assert_eq!(hidden, Some(Event::Drew { seat: Seat(0), colour: Yellow, kind: None, card: None }));
    }
    assert_eq!((Stronghold.kind(), EtherWinds.kind()), (CardKind::Mission, CardKind::Action));
}

#[test]
fn rp_chr_7_07_the_only_possible_option_is_taken() {
    // No discovery in play: the card is drawn without asking.
    let draws = researching(roomy(3).event_deck(&[Stronghold]));
    assert!(draws.told(drew(Stronghold)));
    // No card to draw: Yellow must look, and with two discoveries is asked at which.
    let looks = researching(
        roomy(3).event_deck(&[]).discovery(Hellas, Lichens, Blue).discovery(Ausonia, Synergy, Blue),
    );
    assert_eq!(looks.legal(Yellow), ["look ausonia", "look hellas"]);
    // Neither: nothing happens.
    let nothing = researching(roomy(3).event_deck(&[]));
    assert_eq!(nothing.asked(), Some(Blue));
    let research = |event: &Event| matches!(event, Event::Drew { .. } | Event::Looked { .. });
    assert!(!nothing.events().iter().any(research));
}
