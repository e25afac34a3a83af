//! Section 13: the four action cards.

use redplanet::material::Character::Scientist;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::{
    BlocksOfIce, EtherWinds, IndustrialEspionage, NativeResistance, RescueOperation, Stronghold,
};
use redplanet::material::Resource::{Celerium, Ice};
use redplanet::material::Zone::{Ausonia, Hellas, Phobos, SyrtisMajor};
use redplanet::material::{Colour, EventCard};
use redplanet::scene::scene;
use redplanet::{Event, scoring};
use table::{Game, Seat, Viewer};

use crate::helpers::count;

const ALL_FOUR: [EventCard; 4] = [BlocksOfIce, EtherWinds, RescueOperation, IndustrialEspionage];

fn shown(colour: Colour, card: EventCard) -> Event {
    Event::ActionShown { colour, card }
}

#[test]
fn rp_act_01_a_drawn_action_is_kept_face_down_with_the_missions() {
    for card in ALL_FOUR {
        let table = scene(3)
            .ship(1, Some(Hellas), 5)
            .holds(Yellow, Stronghold)
            .event_deck(&[card])
            .resolve(Yellow, Scientist);
        assert!(table.game.secrets[0].cards.contains(card), "{card}");
        assert!(table.game.secrets[0].cards.contains(Stronghold), "together with the missions");
        assert_eq!(table.open().face_down, [2, 0, 0, 0, 0, 0]);
        assert!(!table.told(shown(Yellow, card)));
    }
}

#[test]
fn rp_act_02_an_action_stays_face_down_until_its_moment_and_then_must_be_shown() {
    for card in ALL_FOUR {
        for round in [5, 8, 9] {
            let table =
                scene(3).holds(Blue, card).lost(Blue, 2).astronauts(Blue, Hellas, 1).end_of_round(round);
            assert!(!table.told(shown(Blue, card)), "{card} after round {round}");
            assert_eq!(table.open().face_down[1], 1);
            let view = serde_json::to_string(&table.game.view(Viewer::Spectator)).unwrap();
            assert!(!view.contains(card.id()), "{card}");
        }
        let table = scene(3).holds(Blue, card).end_of_game();
        assert!(table.told(shown(Blue, card)), "{card} is shown even where it can do nothing");
        assert_eq!(table.open().face_down[1], 0);
    }
}

#[test]
fn rp_act_03_blocks_of_ice_give_two_ice_tokens_once() {
    let table = scene(3).holds(Blue, BlocksOfIce).end_of_game();
    assert_eq!(table.open().held[Blue as usize], [2, 0, 0]);
    assert_eq!(count(&table, Event::Gained { colour: Blue, resource: Ice, tokens: 2 }), 1);
    assert_eq!(scoring::points(table.open(), Blue).ice_monopoly, 9, "they count for Ice Monopoly");
    assert_eq!(scoring::points(table.open(), Blue).tokens, 2);
}

#[test]
fn rp_act_03_ether_winds_give_one_celerium_token_once() {
    let table = scene(3).holds(Blue, EtherWinds).end_of_game();
    assert_eq!(table.open().held[Blue as usize], [0, 0, 1]);
    assert_eq!(count(&table, Event::Gained { colour: Blue, resource: Celerium, tokens: 1 }), 1);
    assert_eq!(scoring::points(table.open(), Blue).tokens, 3);
}

/// RP-ACT-03, RP-LIS-03: from the memorial straight to zones where the colour has an astronaut.
#[test]
fn rp_act_03_a_rescue_operation_brings_back_up_to_two() {
    let mut table = scene(3)
        .holds(Yellow, RescueOperation)
        .lost(Yellow, 3)
        .lost(Blue, 1)
        .astronauts(Yellow, SyrtisMajor, 1)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Blue, Hellas, 1)
        .end_of_game();
    assert_eq!(table.legal(Yellow), ["rescue syrtis_major", "rescue phobos", "stop"]);
    assert_eq!(table.refusal(Yellow, "rescue hellas").rule, "RP-ACT-06");
    table.play(Yellow, "rescue phobos");
    assert_eq!(table.asked(), Some(Yellow), "a second one");
    table.play(Yellow, "rescue syrtis_major");
    assert_eq!(table.asked(), None, "not a third");
    assert_eq!(table.open().zones[Phobos as usize][0], 2);
    assert_eq!(table.open().zones[SyrtisMajor as usize][0], 2);
    assert_eq!((table.open().lost[0], table.open().supply[0]), (1, 17), "not through the supply");
    assert_eq!(table.open().lost[1], 1);
}

#[test]
fn rp_act_03_industrial_espionage_kills_one_of_another_colour_beside_an_own_astronaut() {
    let mut table = scene(3)
        .holds(Yellow, IndustrialEspionage)
        .astronauts(Yellow, SyrtisMajor, 1)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Blue, SyrtisMajor, 1)
        .astronauts(Orange, Phobos, 2)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    assert_eq!(
        table.legal(Yellow),
        ["kill syrtis_major blue", "kill phobos orange"],
        "inner zones and Phobos too"
    );
    assert_eq!(table.refusal(Yellow, "kill hellas orange").rule, "RP-ACT-06", "Yellow is not there");
    assert_eq!(table.refusal(Yellow, "kill phobos yellow").rule, "RP-RUL-44");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "it is compulsory");
    table.play(Yellow, "kill phobos orange");
    assert_eq!(table.open().lost, [0, 0, 1, 0, 0, 0]);
    assert_eq!(table.open().zones[Phobos as usize], [1, 0, 1, 0, 0, 0]);
    assert_eq!(table.asked(), None, "one only");
}

#[test]
fn rp_act_04_before_is_after_the_reveal_and_end_is_after_the_sharing() {
    let mut table = scene(3)
        .holds(Yellow, RescueOperation)
        .holds(Blue, BlocksOfIce)
        .holds(Blue, EtherWinds)
        .holds(Orange, IndustrialEspionage)
        .discovery(Hellas, NativeResistance, Blue)
        .astronauts(Yellow, Hellas, 3)
        .astronauts(Blue, Ausonia, 1)
        .end_of_game();
    let natives = table.when(Event::Resisted { zone: Hellas, victim: Yellow });
    assert!(natives < table.when(shown(Yellow, RescueOperation)), "the reveal phase is over");
    assert!(natives < table.when(shown(Orange, IndustrialEspionage)));
    assert!(!table.told(Event::Production { number: 3 }), "nothing is produced yet");
    assert_eq!(table.open().lost[0], 1, "killed by the natives");
    table.play(Yellow, "rescue hellas");
    table.play(Blue, "carry_out ether_winds");
    let shared = table.when(Event::Took { colour: Blue, zone: Ausonia, resource: Ice, tokens: 3 });
    for card in [BlocksOfIce, EtherWinds] {
        assert!(shared < table.when(shown(Blue, card)), "{card} after production 3 is shared out");
    }
    let scored = table.events().iter().position(|event| matches!(event, Event::MissionShown { .. })).unwrap();
    assert!(
        table.when(Event::Gained { colour: Blue, resource: Ice, tokens: 2 }) < scored,
        "before final scoring"
    );
    assert_eq!(
        table.open().held[Yellow as usize],
        [3, 0, 0],
        "the rescued astronaut counted in production 3"
    );
}

#[test]
fn rp_act_05_all_actions_of_a_moment_are_turned_up_at_once() {
    let table = scene(3)
        .holds(Yellow, RescueOperation)
        .holds(Orange, IndustrialEspionage)
        .lost(Yellow, 1)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    assert_eq!(table.asked(), Some(Yellow), "the first card asks now");
    assert!(table.told(shown(Yellow, RescueOperation)));
    assert!(table.told(shown(Orange, IndustrialEspionage)), "and the second is already face up");
    assert!(!table.events().iter().any(|event| matches!(event, Event::Killed { .. })), "but not carried out");
    assert_eq!(table.open().face_down, [0; 6]);
    let view = serde_json::to_string(&table.game.view(Viewer::Seat(Seat(1)))).unwrap();
    assert!(view.contains("industrial_espionage"), "for all to see");
}

#[test]
fn rp_act_06_up_to_may_be_zero_and_anything_else_is_done_as_far_as_possible() {
    let mut zero =
        scene(3).holds(Yellow, RescueOperation).lost(Yellow, 2).astronauts(Yellow, Hellas, 1).end_of_game();
    zero.play(Yellow, "stop");
    assert_eq!(zero.open().lost[0], 2);

    let nobody_lost = scene(3).holds(Yellow, RescueOperation).astronauts(Yellow, Hellas, 1).end_of_game();
    assert!(nobody_lost.told(Event::Ended), "nothing is possible, nothing is asked");
    let nowhere = scene(3).holds(Yellow, RescueOperation).lost(Yellow, 2).end_of_game();
    assert_eq!(nowhere.open().lost[0], 2, "no zone with an own astronaut");

    let forced = scene(3)
        .holds(Yellow, IndustrialEspionage)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .end_of_game();
    assert_eq!(forced.open().lost, [0, 1, 0, 0, 0, 0], "the only victim must die");
    let alone = scene(3)
        .holds(Yellow, IndustrialEspionage)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Ausonia, 1)
        .end_of_game();
    assert_eq!(alone.open().lost, [0; 6]);
    assert!(alone.open().used[0].contains(IndustrialEspionage));
}

#[test]
fn rp_act_07_a_used_action_stays_face_up_and_does_nothing_more() {
    let mut table = scene(3)
        .holds(Yellow, RescueOperation)
        .holds(Yellow, BlocksOfIce)
        .holds(Yellow, EtherWinds)
        .lost(Yellow, 4)
        .astronauts(Yellow, Hellas, 1)
        .end_of_game();
    table.play(Yellow, "rescue hellas").play(Yellow, "rescue hellas");
    assert!(table.open().used[0].contains(RescueOperation));
    assert!(!table.open().turned[0].contains(RescueOperation));
    assert_eq!(table.refusal(Yellow, "carry_out rescue_operation").rule, "RP-RUL-34", "not a second time");
    table.play(Yellow, "carry_out blocks_of_ice");
    assert_eq!(table.open().lost[0], 2, "two came back, not four");
    assert_eq!(table.open().held[0], [5, 0, 1], "3 from Hellas, 2 from the blocks, once");
    let used: Vec<EventCard> = table.open().used[0].iter().collect();
    assert_eq!(used, [BlocksOfIce, EtherWinds, RescueOperation]);
    assert_eq!(
        scoring::points(table.open(), Yellow).missions,
        1,
        "an action pays no points; Eastern Influence does"
    );
}
