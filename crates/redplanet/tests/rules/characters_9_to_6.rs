//! Section 6: Recruiter, Explorer, Scientist, Secret Agent.

use redplanet::material::CardKind::{self, Discovery};
use redplanet::material::Character::{
    Explorer, FemmeFatale, Recruiter, Saboteur, Scientist, SecretAgent, TravelAgent,
};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::{
    self, EtherMagnet, EtherWinds, EvenGround, FrozenCaves, Lichens, NativeResistance, RichVein, Sandstorm,
    Stronghold, Synergy,
};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, TritonisSinus,
    VallesMarineris, VastitasBorealis,
};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Dock, Event, Vessel};
use table::{Event as _, Game, Seat, Viewer};

/// Two roomy ships, so that whoever boards is asked where.
fn roomy() -> Scene {
    scene(3).ship(1, Some(SyrtisMajor), 6).ship(2, Some(SyrtisMajor), 5)
}

fn boarded(dock: u8) -> Event {
    Event::Boarded { colour: Yellow, dock: Dock(dock - 1), count: 1 }
}

fn count(table: &Table, event: Event) -> usize {
    table.events.iter().filter(|told| **told == event).count()
}

/// Yellow's Explorer has boarded and is asked for his moves; the others wait.
fn exploring(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Explorer);
    table.play(Yellow, "board dock1");
    table
}

/// Yellow's Scientist has placed both astronauts and is asked what to do; the others wait.
fn researching(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Scientist);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    table
}

fn drew(card: EventCard) -> Event {
    Event::Drew { seat: Seat(0), colour: Yellow, kind: Some(card.kind()), card: Some(card) }
}

// 9 Recruiter

#[test]
fn rp_chr_9_01_the_recruiter_places_one_astronaut() {
    let mut table = roomy().resolve_before_pilots(Yellow, Recruiter);
    table.play(Yellow, "board dock1");
    assert_eq!(table.supply(Yellow), 21);
    assert_eq!(table.asked(), Some(Blue));
}

/// RP-CHR-9-03: the hand is nine cards.
#[test]
fn rp_chr_9_02_the_recruiter_takes_all_cards_back_himself_included() {
    let face_up = [SecretAgent, FemmeFatale, TravelAgent];
    let mut table = roomy().played(Yellow, &face_up).resolve_before_pilots(Yellow, Recruiter);
    assert_eq!(table.open().played[Yellow as usize].len(), 4);
    table.play(Yellow, "board dock1");
    assert!(table.open().played[Yellow as usize].is_empty());
    assert_eq!(table.open().hand(Yellow).len(), 9);
    assert!(table.when(Event::TookBack { colour: Yellow }) > table.when(boarded(1)));
}

#[test]
fn rp_chr_9_03_after_the_recruiter_the_hand_is_nine_cards() {
    let mut alone = roomy().resolve(Yellow, Recruiter);
    alone.play(Yellow, "board dock1");
    assert_eq!(alone.legal(Yellow).len(), 9, "also when nothing else had been played");
    let others_keep_theirs = {
        let mut table = roomy().played(Blue, &[Saboteur]).resolve(Yellow, Recruiter);
        table.play(Yellow, "board dock1");
        table
    };
    assert_eq!(others_keep_theirs.legal(Blue).len(), 8);
}

#[test]
fn rp_chr_9_04_the_cards_come_back_even_if_nobody_can_be_placed() {
    let table = scene(3).played(Yellow, &[Saboteur]).resolve(Yellow, Recruiter);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Boarded { .. })));
    assert_eq!(table.supply(Yellow), 22);
    assert!(table.told(Event::TookBack { colour: Yellow }));
    assert_eq!(table.legal(Yellow).len(), 9);
}

// 8 Explorer

#[test]
fn rp_chr_8_01_the_explorer_places_one_astronaut() {
    let table = exploring(roomy().astronauts(Yellow, Hellas, 1));
    assert_eq!(table.supply(Yellow), 20);
    assert_eq!(count(&table, boarded(1)), 1);
    assert_eq!(table.legal(Yellow).last().map(String::as_str), Some("stop"));
}

#[test]
fn rp_chr_8_02_no_move_to_three_moves() {
    let steps = ["move hellas ausonia", "move ausonia hellas", "move hellas ausonia"];
    for moves in 0..=3 {
        let mut table = exploring(roomy().astronauts(Yellow, Hellas, 1));
        for step in &steps[..moves] {
            table.play(Yellow, step);
        }
        if moves < 3 {
            assert_eq!(table.asked(), Some(Yellow), "after {moves} moves");
            table.play(Yellow, "stop");
        }
        assert_eq!(table.asked(), Some(Blue), "after {moves} moves");
        let moved = table.events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
        assert_eq!(moved, moves);
    }
}

#[test]
fn rp_chr_8_03_a_move_goes_to_an_adjacent_zone() {
    let mut table = exploring(roomy().astronauts(Yellow, Hellas, 2));
    let legal = ["move hellas ausonia", "move hellas tritonis_sinus", "move hellas syrtis_major", "stop"];
    assert_eq!(table.legal(Yellow), legal);
    assert_eq!(table.refusal(Yellow, "move hellas mare_tyrrhenum").rule, "RP-CHR-8-03");
    table.play(Yellow, "move hellas syrtis_major");
    assert_eq!((table.here(Yellow, Hellas), table.here(Yellow, SyrtisMajor)), (1, 1));
}

#[test]
fn rp_chr_8_04_one_astronaut_may_move_several_times_or_several_once() {
    let mut one = exploring(roomy().astronauts(Yellow, Hellas, 1));
    one.play(Yellow, "move hellas ausonia")
        .play(Yellow, "move ausonia vastitas_borealis")
        .play(Yellow, "move vastitas_borealis mare_serpentis");
    assert_eq!(one.here(Yellow, MareSerpentis), 1);
    assert_eq!(one.here(Yellow, Hellas), 0);
    let mut three = exploring(roomy().astronauts(Yellow, Hellas, 2).astronauts(Yellow, MareTyrrhenum, 1));
    three
        .play(Yellow, "move hellas ausonia")
        .play(Yellow, "move mare_tyrrhenum sinus_sabaeus")
        .play(Yellow, "move hellas ausonia");
    assert_eq!((three.here(Yellow, Ausonia), three.here(Yellow, SinusSabaeus)), (2, 1));
}

#[test]
fn rp_chr_8_05_an_entered_token_is_turned_up_before_the_next_move() {
    let mut table = exploring(roomy().astronauts(Yellow, Hellas, 1));
    assert_eq!(table.open().resources[Ausonia as usize], None);
    table.play(Yellow, "move hellas ausonia");
    assert_eq!(table.asked(), Some(Yellow));
    let found = table.open().resources[Ausonia as usize].expect("turned up");
    assert_eq!(table.events.last(), Some(&Event::Found { zone: Ausonia, resource: found }));
    assert_eq!(table.open().resources[VastitasBorealis as usize], None);
    table.play(Yellow, "move ausonia vastitas_borealis");
    assert!(table.open().resources[VastitasBorealis as usize].is_some());
    // A token that lies face up stays as it is.
    table.play(Yellow, "move vastitas_borealis ausonia");
    assert_eq!(table.open().resources[Ausonia as usize], Some(found));
    assert_eq!(count(&table, Event::Found { zone: Ausonia, resource: found }), 1);
}

#[test]
fn rp_chr_8_06_no_move_starts_or_ends_on_phobos() {
    let table = exploring(roomy().astronauts(Yellow, Phobos, 1).astronauts(Yellow, Hellas, 1));
    assert_eq!(table.refusal(Yellow, "move phobos hellas").rule, "RP-CHR-8-06");
    assert_eq!(table.refusal(Yellow, "move hellas phobos").rule, "RP-CHR-8-06");
    assert!(table.legal(Yellow).iter().all(|action| !action.contains("phobos")));
}

#[test]
fn rp_chr_8_07_only_own_astronauts_in_zones_move() {
    let table = exploring(roomy().astronauts(Yellow, Hellas, 1).astronauts(Blue, MareTyrrhenum, 2));
    assert_eq!(table.refusal(Yellow, "move mare_tyrrhenum sinus_sabaeus").rule, "RP-CHR-8-07");
    assert_eq!(table.refusal(Yellow, "move ausonia hellas").rule, "RP-CHR-8-07");
    // All his astronauts are on ships or on the memorial: there is nothing to move.
    let nobody =
        exploring(roomy().aboard(1, Yellow, 1).flight(Some(Hellas), 4).flying(1, Yellow, 2).lost(Yellow, 2));
    assert_eq!(nobody.asked(), Some(Blue));
    assert!(!nobody.events.iter().any(|event| matches!(event, Event::Moved { .. })));
}

#[test]
fn rp_chr_8_08_any_number_fits_into_a_zone() {
    let mut table = exploring(
        roomy()
            .astronauts(Yellow, Hellas, 1)
            .astronauts(Yellow, Ausonia, 18)
            .astronauts(Blue, Ausonia, 20)
            .astronauts(Orange, Ausonia, 20),
    );
    table.play(Yellow, "move hellas ausonia");
    assert_eq!(table.here(Yellow, Ausonia), 19);
}

// 7 Scientist

#[test]
fn rp_chr_7_01_the_scientist_places_two_in_one_ship_or_in_two() {
    let together = researching(roomy().event_deck(&[Stronghold]));
    assert_eq!(together.asked(), Some(Blue), "two, not three");
    assert_eq!(together.dock(1).map(|ship| ship.crew[Yellow as usize]), Some(2));
    let mut apart = roomy().resolve_before_pilots(Yellow, Scientist);
    apart.play(Yellow, "board dock1");
    assert_eq!(apart.legal(Yellow), ["board dock1", "board dock2"]);
    apart.play(Yellow, "board dock2");
    assert_eq!(apart.dock(1).map(Vessel::aboard), Some(1));
    assert_eq!(apart.dock(2).map(Vessel::aboard), Some(1));
    assert_eq!(apart.supply(Yellow), 20);
}

#[test]
fn rp_chr_7_02_the_scientist_draws_or_looks() {
    let scene = || roomy().discovery(Hellas, Lichens, Blue).event_deck(&[Stronghold]);
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
    let look = |card: EventCard| {
        let mut table = researching(roomy().event_deck(&[Stronghold]).discovery(Hellas, card, Orange));
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
    let mut table = roomy()
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
    let launched = table.events.iter().position(|event| matches!(event, Event::Launched { .. }));
    assert!(Some(table.when(assigned)) < launched);
}

#[test]
fn rp_chr_7_05_an_eighth_discovery_is_discarded_and_he_looks_instead() {
    let mut table = researching(
        roomy()
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
        assert_ne!(card.kind(), Discovery);
        let table = researching(roomy().event_deck(&[card]));
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
    // No discovery in play: he draws without being asked.
    let draws = researching(roomy().event_deck(&[Stronghold]));
    assert!(draws.told(drew(Stronghold)));
    // No card to draw: he looks. With two discoveries he is asked at which.
    let looks = researching(
        roomy().event_deck(&[]).discovery(Hellas, Lichens, Blue).discovery(Ausonia, Synergy, Blue),
    );
    assert_eq!(looks.legal(Yellow), ["look ausonia", "look hellas"]);
    // Neither: nothing happens.
    let nothing = researching(roomy().event_deck(&[]));
    assert_eq!(nothing.asked(), Some(Blue));
    let research = |event: &Event| matches!(event, Event::Drew { .. } | Event::Looked { .. });
    assert!(!nothing.events.iter().any(research));
}

// 6 Secret Agent

#[test]
fn rp_chr_6_01_the_secret_agent_boards_two_different_ships() {
    let mut table = roomy().ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, SecretAgent);
    table.play(Yellow, "board dock1");
    assert_eq!(table.refusal(Yellow, "board dock1").rule, "RP-CHR-6-01");
    assert_eq!(table.legal(Yellow), ["board dock2", "board dock3"]);
    table.play(Yellow, "board dock3");
    assert_eq!(table.supply(Yellow), 20);
    assert!(table.legal(Yellow).iter().all(|action| action.starts_with("launch ")), "two, not three");
    // With seats in one ship only he places one.
    let one = scene(3).ship(1, Some(VallesMarineris), 6).aboard(1, Blue, 2).resolve(Yellow, SecretAgent);
    assert_eq!(count(&one, boarded(1)), 1);
    assert_eq!(one.supply(Yellow), 21);
}

#[test]
fn rp_chr_6_02_he_forces_a_ship_that_is_not_full_and_it_launches_at_once() {
    let mut table = roomy().ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, SecretAgent);
    let (forced, full) = (table.dock(1).expect("a ship").ship, table.dock(3).expect("a ship").ship);
    table.play(Yellow, "board dock3").play(Yellow, "board dock2");
    assert_eq!(table.refusal(Yellow, "launch dock3").rule, "RP-RUL-13");
    assert_eq!(table.legal(Yellow), ["launch dock1", "launch dock2"]);
    table.play(Yellow, "launch dock1");
    let order = [
        table.when(Event::Forced { colour: Yellow, dock: Dock(0) }),
        table.when(Event::Launched { dock: Dock(0), ship: forced }),
        table.when(Event::Launched { dock: Dock(2), ship: full }),
    ];
    assert_eq!(order[1], order[0] + 1, "at this instruction");
    assert!(order.is_sorted(), "the full one launches when he is done");
}

#[test]
fn rp_chr_6_03_the_forced_ship_may_be_empty_or_of_others() {
    for dock in [3, 4] {
        let mut table = scene(4)
            .ship(1, Some(SyrtisMajor), 6)
            .ship(2, Some(SyrtisMajor), 5)
            .ship(3, Some(Hellas), 5)
            .ship(4, Some(Ausonia), 4)
            .aboard(4, Blue, 1)
            .resolve_before_pilots(Yellow, SecretAgent);
        table.play(Yellow, "board dock1").play(Yellow, "board dock2");
        assert_eq!(table.legal(Yellow), ["launch dock1", "launch dock2", "launch dock3", "launch dock4"]);
        table.play(Yellow, &format!("launch dock{dock}"));
        assert!(table.told(Event::Forced { colour: Yellow, dock: Dock(dock - 1) }));
        assert!(table.dock(dock).is_none());
    }
}

#[test]
fn rp_chr_6_04_forcing_is_compulsory() {
    let mut table = roomy().resolve(Yellow, SecretAgent);
    table.play(Yellow, "board dock1");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01");
    // The only ship that is not full must go.
    let forced = scene(3).ship(1, Some(VallesMarineris), 6).resolve(Yellow, SecretAgent);
    assert!(forced.told(Event::Forced { colour: Yellow, dock: Dock(0) }));
    assert_eq!(forced.here(Yellow, VallesMarineris), 1);
}
