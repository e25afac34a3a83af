//! Section 4: choosing a character.

use redplanet::material::Character;
use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::{Event, RedPlanet, Stage};
use table::{Game, Message, Seat, Set, Viewer};

use crate::helpers::{numbers_called, roomy};

const EIGHT_OTHERS: [Character; 8] =
    [Explorer, Scientist, SecretAgent, Saboteur, FemmeFatale, TravelAgent, Soldier, Pilot];

#[test]
fn rp_rnd_02_all_choose_at_the_same_time_face_down() {
    let mut table = roomy(3).choose();
    assert_eq!(table.game.to_act().len(), 3);
    table.play(Orange, "choose pilot");
    assert_eq!(table.game.to_act().iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    table.play(Yellow, "choose pilot");
    assert_eq!(table.game.secrets[2].character, Some(Pilot));
    assert!(table.open().played.iter().all(Set::is_empty));
    assert!(table.told(Event::Chosen { seat: Seat(2) }));
    let sealed = |viewer| RedPlanet::sealed(&table.game.view(viewer));
    assert_eq!(sealed(Viewer::Seat(Seat(2))), [Message::new(Pilot.name())]);
    assert_eq!((sealed(Viewer::Seat(Seat(1))), sealed(Viewer::Spectator)), (vec![], vec![]));
}

#[test]
fn rp_rnd_03_only_a_card_in_hand_can_be_chosen() {
    let table = roomy(3).played(Yellow, &[Pilot, Saboteur]).choose();
    assert_eq!(table.refusal(Yellow, "choose pilot").rule, "RP-RND-03");
    assert_eq!(table.refusal(Yellow, "choose saboteur").rule, "RP-RND-03");
    assert_eq!(
        table.legal(Yellow),
        [
            "choose soldier",
            "choose travel_agent",
            "choose femme_fatale",
            "choose secret_agent",
            "choose scientist",
            "choose explorer",
            "choose recruiter"
        ]
    );
    assert_eq!(table.legal(Blue).len(), 9);
}

#[test]
fn rp_rnd_04_nobody_sees_a_choice_and_all_must_have_chosen() {
    let sealed = |character: Character| {
        let mut table = roomy(3).choose();
        table.choices(&[(Yellow, character), (Blue, Pilot)]);
        table
    };
    let (one, other) = (sealed(Recruiter), sealed(Pilot));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
    }
    assert_ne!(one.game.view(Viewer::Seat(Seat(0))), other.game.view(Viewer::Seat(Seat(0))));
    assert_eq!(one.open().stage, Stage::Characters);
    assert!(numbers_called(&one).is_empty());
    let mut all = one;
    all.play(Orange, "choose pilot");
    assert_eq!(numbers_called(&all), [9]);
}

#[test]
fn rp_rnd_05_a_choice_is_compulsory_and_a_hand_never_empty() {
    let fresh = roomy(3).choose();
    assert!(fresh.legal(Yellow).iter().all(|action| action.starts_with("choose ")));
    assert_eq!(fresh.refusal(Yellow, "stop").rule, "RP-RND-01");
    let two_left = roomy(3).played(Yellow, &EIGHT_OTHERS[1..]).choose();
    assert_eq!(two_left.legal(Yellow), ["choose explorer", "choose recruiter"]);
    assert_eq!(two_left.game.secrets[0].character, None, "asked while there is a choice");
    let mut last_card = roomy(3).played(Yellow, &EIGHT_OTHERS).choose();
    assert_eq!(last_card.game.secrets[0].character, Some(Recruiter));
    last_card.choices(&[(Blue, Pilot), (Orange, Pilot)]).finish_round();
    assert_eq!(last_card.open().round, 2);
    assert_eq!(last_card.legal(Yellow).len(), 9);
}
