//! Rulings on choices and names.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Green, Grey, Orange, Purple, Yellow};
use redplanet::material::Zone::{Ausonia, Hellas, Phobos};
use redplanet::material::{Character, Colour};
use redplanet::scene::scene;
use redplanet::{Dock, Event, Options, Place, RedPlanet, Stage};
use table::{Game, History, Horizon, Log, Seat, SeatSet, Stop, UndoError, Viewer, Viewers};

use crate::helpers::{begun, new_game, random_games};

#[test]
fn rp_rul_46_there_are_nine_characters_and_number_8_is_the_explorer() {
    let numbers: Vec<(u8, &str)> =
        Character::ALL.iter().map(|character| (character.number(), character.id())).collect();
    assert_eq!(numbers.len(), 9);
    assert!(numbers.contains(&(8, "explorer")));
    assert_eq!(numbers.iter().filter(|(number, _)| *number == 8).count(), 1);
}

#[test]
fn rp_rul_54_a_sealed_choice_may_be_changed_while_others_choose() {
    let mut table = scene(3).ship(1, Some(Hellas), 5).ship(2, Some(Ausonia), 5).choose();
    table.play(Yellow, "choose pilot");
    let (seen, told) = (table.game.view(Viewer::Seat(Seat(1))), table.events().len());
    assert!(table.game.may_act().contains(Seat(0)) && !table.game.to_act().contains(Seat(0)));
    assert_eq!(table.refusal(Yellow, "choose pilot").rule, "RP-RUL-54", "the same card is no change");
    table.play(Yellow, "choose soldier");
    assert_eq!(table.game.view(Viewer::Seat(Seat(1))), seen, "the others see no change");
    assert_eq!(table.events().len(), told, "and hear of none");
    assert_eq!(table.last.noticed, Viewers::seat(Seat(0)));
    table.choices(&[(Blue, Recruiter), (Orange, Recruiter)]);
    assert_eq!(table.refusal(Yellow, "choose pilot").rule, "RP-RND-08", "too late: all are in");
    table.finish_round();
    assert!(table.revealed().contains(&(Yellow, Soldier)) && !table.revealed().contains(&(Yellow, Pilot)));

    let mut game = new_game(2, 4);
    let dealt = game.secrets[0].dealt.map(Option::unwrap);
    for card in [dealt[0], dealt[1]] {
        game.play(Seat(0), redplanet::Action::Keep(card), &mut Log::off()).unwrap();
    }
    assert_eq!(game.secrets[0].mission, Some(dealt[1]), "a kept mission too");
    assert_eq!(game.open.kept, SeatSet::only(Seat(0)));
}

/// Taken back, a change leads to the choice before it, but only while missions are being chosen.
#[test]
fn rp_rul_54_a_mission_changed_is_not_changed_back_after_all_have_kept_theirs() {
    let mut history = History::<RedPlanet>::new(&Options { players: 3, ..Options::default() }, 4).unwrap();
    let dealt =
        |history: &History<RedPlanet>, seat: usize| history.game().secrets[seat].dealt.map(Option::unwrap);
    let keep = |history: &mut History<RedPlanet>, seat: u8, nth: usize| {
        let card = dealt(history, seat.into())[nth];
        history.play(Seat(seat), redplanet::Action::Keep(card), &mut Log::off()).unwrap();
    };
    for nth in [0, 1, 0] {
        keep(&mut history, 0, nth);
    }
    keep(&mut history, 1, 0);
    assert_eq!(history.horizon(Seat(0)), Horizon { steps: 2, stop: Stop::Decision(Seat(1)) });
    let mut back = history.clone();
    back.undo(Seat(0), 1).unwrap();
    assert_eq!(back.game().secrets[0].mission, Some(dealt(&history, 0)[1]));
    keep(&mut history, 2, 0);
    assert_eq!(history.game().open.stage, Stage::Characters);
    let past = Horizon { steps: 0, stop: Stop::Past };
    assert_eq!((history.horizon(Seat(0)), history.undo(Seat(0), 1)), (past, Err(UndoError(past))));
    assert_eq!(history.game().secrets[0].mission, Some(dealt(&history, 0)[0]));
}

#[test]
fn rp_rul_55_the_colours_sit_in_a_fixed_order() {
    let six = [Yellow, Blue, Orange, Green, Purple, Grey];
    for players in 3..=6 {
        let game = begun(players, 1);
        let seated: Vec<Colour> = (0..players).map(|seat| game.open.main_colour(Seat(seat))).collect();
        assert_eq!(seated, six[..players as usize]);
    }
    let two = begun(2, 1);
    assert_eq!([Seat(0), Seat(1)].map(|seat| two.open.main_colour(seat)), [Yellow, Green]);
    let neutral: Vec<(Colour, Seat)> =
        two.open.neutral_colours().map(|colour| (colour, two.open.owner(colour))).collect();
    assert_eq!(neutral, [(Blue, Seat(0)), (Orange, Seat(1))]);
}

#[test]
fn rp_rul_56_a_single_answer_is_given_without_asking() {
    // The only ship is boarded and destroyed, and the only card in hand is chosen.
    let saboteur = scene(3).ship(1, Some(Hellas), 5).resolve(Yellow, Saboteur);
    assert!(saboteur.told(Event::Boarded { colour: Yellow, dock: Dock(0), count: 1 }));
    assert_eq!(saboteur.open().lost[0], 1);
    let eight = [Pilot, Soldier, TravelAgent, FemmeFatale, Saboteur, SecretAgent, Scientist, Explorer];
    let last_card = scene(3).ship(1, Some(Hellas), 5).played(Blue, &eight).choose();
    assert_eq!(last_card.game.to_act(), [Seat(0), Seat(2)].into_iter().collect());
    assert_eq!(last_card.game.secrets[1].character, Some(Recruiter));
    assert!(last_card.told(Event::Chosen { seat: Seat(1) }));
    assert!(!last_card.game.may_act().contains(Seat(1)), "and there is nothing to change");
    // No decision in a whole game has fewer than two answers; the starting mission has exactly two.
    random_games(4, |step| {
        let mut legal = Vec::new();
        step.before.legal(step.seat, &mut legal);
        if step.before.open.stage == Stage::Missions {
            assert_eq!(legal.len(), 2);
        }
        assert!(legal.len() > 1, "{legal:?}");
    });
}

#[test]
fn rp_rul_57_the_pilot_names_the_ship_first_then_the_zone() {
    let mut table = scene(3).ship(1, Some(Hellas), 5).ship(2, Some(Ausonia), 5).resolve(Yellow, Pilot);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["token dock1", "token dock2"]);
    assert_eq!(table.refusal(Yellow, "bound phobos").rule, "RP-RND-01", "not yet");
    table.play(Yellow, "token dock2");
    assert_eq!(table.legal(Yellow).len(), 10);
    assert_eq!(table.refusal(Yellow, "token dock1").rule, "RP-RND-01", "the ship is named");
    table.play(Yellow, "bound phobos");
    assert!(table.told(Event::Bound { colour: Yellow, place: Place::Dock(Dock(1)), zone: Phobos }));
    assert_eq!(table.dock(2).unwrap().token, Some(Phobos));
    assert_eq!(table.dock(1).unwrap().token, None);
}
