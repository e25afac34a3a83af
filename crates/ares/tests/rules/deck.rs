//! Drawing and discarding (AE-DECK).

use ares::material::{Card, Phase};
use ares::scene::{Scene, scene};
use ares::{Event, Stage};
use table::Seat;

fn pile(scene: &Scene) -> Vec<&'static str> {
    scene.game.hidden().discard.iter().map(Card::id).collect()
}

#[test]
fn ae_deck_01_every_discard_goes_face_down_to_the_pile() {
    let scene = scene(2).hand(0, &["microprocessors", "mine", "comet"]).mc(0, 17);
    let mut scene = scene.phases(&[Phase::Development, Phase::Research]);
    scene.plays(0, &["sell comet", "play microprocessors", "discard mine"]);
    assert_eq!(pile(&scene), ["comet", "mine"]);
    assert!(scene.told(1).contains(&Event::Sold { seat: Seat(0), card: None, mc: 3 }));
    assert!(scene.told(1).contains(&Event::Discarded { seat: Seat(0), card: None }));
    scene.all_pass();
    let keep = scene.legal(0)[0].clone();
    scene.play(0, &keep);
    assert_eq!(scene.open().discard, 3, "what research leaves goes there too");
    assert!(scene.open().seen_discards.is_empty());
}

#[test]
fn ae_deck_02_the_discard_pile_becomes_the_deck() {
    let scene = scene(2).discarded(1, &["mine", "moss", "comet"]).deck(&[], 1);
    let mut scene = scene.chose(0, Phase::Construction).phase(Phase::Construction);
    assert_eq!((scene.open().deck, scene.open().discard), (0, 3));
    scene.play(0, "draw");
    assert!(["mine", "moss", "comet"].contains(&scene.cards(0)[0]));
    assert_eq!((scene.open().deck, scene.open().discard, scene.open().reshuffles), (2, 0, 1));
    assert!(scene.told(1).contains(&Event::Reshuffled { cards: 3 }));
}

#[test]
fn ae_deck_03_a_reshuffle_in_the_middle_of_a_draw() {
    let scene = scene(2).discarded(1, &["mine", "moss", "comet", "lichen", "birds"]).deck(&["fish"], 1);
    let scene = scene.hand(0, &["research"]).mc(0, 5);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play research");
    assert_eq!((scene.board(0).hand, scene.open().deck, scene.open().discard), (2, 4, 0));
    assert!(scene.cards(0).contains(&"fish"), "the old deck comes first");
    assert!(scene.board(0).tableau.iter().any(|card| card.id() == "research"));
}

#[test]
fn ae_deck_04_cards_that_are_not_there_are_not_drawn() {
    let scene = scene(2).deck(&["fish"], 1).hand(0, &["research"]).mc(0, 5);
    let mut scene = scene.chose(0, Phase::Construction).phase(Phase::Construction);
    scene.play(0, "play research");
    assert_eq!(scene.cards(0), ["fish"]);
    scene.play(0, "draw");
    assert_eq!((scene.board(0).hand, scene.open().reshuffles), (1, 0));
    scene.play(0, "pass");
    assert_eq!(scene.question(1), Some("ares-question-construction"), "the game goes on");
}

#[test]
fn ae_deck_05_cards_in_an_open_choice_are_not_shuffled_in() {
    let scene = scene(3).discarded(2, &["moss", "lichen"]).played(2, &["tardigrades"]);
    let mut scene = scene.deck(&["mine", "comet"], 2).phase(Phase::Research);
    let drawn = |seat| {
        let mut keeps = scene.legal(seat);
        keeps.sort();
        keeps
    };
    assert_eq!(drawn(0), ["keep comet", "keep mine"]);
    assert_eq!(drawn(1), ["keep lichen", "keep moss"]);
    // Hands and tableaus stay as well, so seat 2 found nothing at all.
    assert_eq!((scene.board(2).drawn, scene.board(2).hand), (0, 203));
    assert_eq!(scene.open().deck + scene.open().discard, 0);
    scene.play(0, "keep mine");
    assert_eq!(scene.open().discard, 1);
}

#[test]
fn ae_deck_06_no_hand_limit_during_the_round() {
    let scene = scene(2).fillers(0, 40).chose(0, Phase::Construction);
    let mut scene = scene.phases(&[Phase::Construction, Phase::Action]);
    scene.plays(0, &["draw", "pass"]).play(1, "pass");
    assert_eq!((scene.board(0).hand, scene.open().stage), (41, Stage::Phase(Phase::Action)));
    assert_eq!(scene.question(0), Some("ares-question-action"));
}
