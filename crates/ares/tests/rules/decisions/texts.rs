//! The decisions that card texts bring, each with its whole list of answers (AE-DEC-15, 19 to 22, 28 to 31).

use ares::material::Phase;
use ares::scene::{Scene, scene};

use crate::table::{choices, sales};

const NOTHING_LEFT: Option<&str> = Some("ares-question-nothing-left");

#[test]
fn ae_dec_15_the_modes_of_a_text_are_asked_for_if_there_are_several() {
    let given = |cards: &[&str]| {
        let scene = scene(2).oceans(8).played(0, cards).hand(0, &["imported_hydrogen"]).mc(0, 17);
        let mut scene = scene.phase(Phase::Construction);
        scene.play(0, "play imported_hydrogen");
        scene
    };
    let mut all = given(&["tardigrades", "fish"]);
    assert_eq!(all.legal(0), ["mode 1", "mode 2", "mode 3"]);
    all.play(0, "mode 2");
    assert_eq!((all.stock("tardigrades"), all.stock("fish")), (3, 1), "the fish is for the ocean");
    let no_microbes = given(&["fish"]);
    assert_eq!(no_microbes.legal(0), ["mode 1", "mode 3"]);
    no_microbes.refuses(0, "mode 2", "AE-RUL-57").refuses(0, "mode 4", "AE-DEC-15");
    let plants_only = given(&[]);
    assert_eq!(plants_only.question(0), NOTHING_LEFT, "one answer is no question");
    assert!(plants_only.board(0).plants >= 3);
}

#[test]
fn ae_dec_19_resources_go_to_an_own_card_that_can_hold_them() {
    let given = |cards: &[&str]| {
        let scene = scene(2).played(0, cards).played(1, &["nitrite_reducing_bacteria"]);
        let mut scene = scene.hand(0, &["astrofarm"]).mc(0, 21).phase(Phase::Development);
        scene.play(0, "play astrofarm");
        scene
    };
    let mut two = given(&["tardigrades", "regolith_eaters", "fish"]);
    assert_eq!(two.legal(0), ["put regolith_eaters", "put tardigrades"]);
    two.refuses(0, "put fish", "AE-CARD-41").refuses(0, "put nitrite_reducing_bacteria", "AE-CARD-41");
    two.play(0, "put tardigrades");
    assert_eq!((two.stock("tardigrades"), two.stock("regolith_eaters")), (2, 0));
    let one = given(&["regolith_eaters", "fish"]);
    assert_eq!(one.stock("regolith_eaters"), 2);
    let none = given(&["fish"]);
    assert_eq!((none.stock("fish"), none.question(0)), (0, Some("ares-question-nothing-left")), "lost");
}

#[test]
fn ae_dec_20_the_owner_orders_waiting_effects() {
    let scene = scene(2).played(0, &["decomposers", "viral_enhancers", "tardigrades"]);
    let mut scene = scene.on_card("decomposers", 1).hand(0, &["lichen"]).mc(0, 5).phase(Phase::Development);
    scene.play(0, "play lichen");
    assert_eq!(scene.legal(0), ["next decomposers", "next viral_enhancers"]);
    scene.refuses(0, "next tardigrades", "AE-DEC-20").refuses(0, "pass", "AE-ROUND-11");
    scene.play(0, "next viral_enhancers");
    // Gain a plant, or a microbe on another card.
    assert_eq!(scene.question(0), Some("ares-question-mode"));
}

#[test]
fn ae_dec_21_an_ordered_discard_is_exact_and_pays_nothing() {
    let scene = scene(2).hand(0, &["business_contacts", "comet", "mine"]).mc(0, 5);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play business_contacts");
    assert_eq!((scene.board(0).hand, scene.legal(0).len()), (6, 6));
    scene.refuses(0, "discard fish", "AE-DEC-21").refuses(0, "done", "AE-DEC-28");
    scene.play(0, "discard comet");
    assert_eq!(scene.legal(0).len(), 5);
    scene.play(0, "discard mine");
    assert_eq!((scene.board(0).hand, scene.board(0).mc, scene.question(0)), (4, 0, NOTHING_LEFT));
    // All if there are fewer: deck and pile are empty, one card is in hand.
    let scene = self::scene(2).deck(&[], 1).hand(0, &["business_contacts", "comet"]).mc(0, 5);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play business_contacts");
    assert_eq!((scene.board(0).hand, scene.open().discard, scene.board(0).mc), (0, 1, 0));
}

#[test]
fn ae_dec_22_cards_are_kept_among_those_drawn() {
    let mut scene = scene(2).hand(0, &["invention_contest", "comet"]).mc(0, 1).phase(Phase::Construction);
    scene.play(0, "play invention_contest");
    let keeps = scene.legal(0);
    assert_eq!(keeps.len(), 3);
    scene.refuses(0, "keep comet", "AE-RES-05");
    scene.play(0, &keeps[2]);
    assert_eq!((scene.board(0).hand, scene.open().discard), (2, 2));
    // Turned up for all: only a card with a science or plant tag.
    let scene = self::scene(2).played(0, &["advanced_screening_technology"]);
    let mut scene = scene.deck(&["research", "lichen", "mine"], 1).phase(Phase::Action);
    scene.play(0, "use advanced_screening_technology");
    let mut picks = scene.legal(0);
    picks.sort();
    assert_eq!(picks, ["keep lichen", "keep research"]);
    scene.refuses(0, "keep mine", "AE-RUL-57");
    scene.play(0, "keep lichen");
    assert_eq!((scene.cards(0), scene.open().discard), (vec!["lichen"], 2));
}

/// A played card before its Action.
fn before_use(cards: &[&str]) -> Scene {
    scene(2).played(0, cards)
}

#[test]
fn ae_dec_28_an_action_asks_for_its_option() {
    let mut scene = before_use(&["regolith_eaters"]).on_card("regolith_eaters", 2).phase(Phase::Action);
    scene.play(0, "use regolith_eaters");
    assert_eq!(scene.legal(0), ["mode 1", "mode 2"]);
    scene.play(0, "mode 2");
    assert_eq!((scene.planet().oxygen, scene.stock("regolith_eaters")), (1, 0));
    // Only one option can be paid: no question.
    let mut scene = before_use(&["regolith_eaters"]).on_card("regolith_eaters", 1).phase(Phase::Action);
    scene.play(0, "use regolith_eaters");
    assert_eq!(scene.stock("regolith_eaters"), 2);
}

#[test]
fn ae_dec_28_an_action_asks_for_an_amount_within_its_limits() {
    let mut scene = before_use(&["greenhouses"]).heat(0, 7).phase(Phase::Action);
    scene.play(0, "use greenhouses");
    assert_eq!(scene.legal(0), ["spend 1", "spend 2", "spend 3", "spend 4"]);
    scene.refuses(0, "spend 5", "AE-DEC-28");
    scene.play(0, "spend 3");
    assert_eq!((scene.board(0).heat, scene.board(0).plants), (4, 3));
    let mut scene = before_use(&["greenhouses"]).heat(0, 1).phase(Phase::Action);
    scene.play(0, "use greenhouses");
    assert_eq!((scene.board(0).heat, scene.board(0).plants), (0, 1), "one answer is no question");
}

#[test]
fn ae_dec_28_an_action_asks_for_the_cards_it_costs() {
    let hand = ["comet", "mine", "moss", "lichen"];
    let mut scene = before_use(&["redrafted_contracts"]).hand(0, &hand).phase(Phase::Action);
    scene.play(0, "use redrafted_contracts");
    scene.refuses(0, "done", "AE-DEC-28");
    scene.play(0, "discard comet");
    assert!(scene.allows(0, "done"), "one at least");
    scene.play(0, "discard mine").play(0, "discard moss");
    assert_eq!((scene.board(0).hand, scene.board(0).mc, scene.open().discard), (4, 0, 3), "three at most");
    // And for the card that gives up resources.
    let scene = before_use(&["decomposing_fungus", "tardigrades", "fish"]);
    let mut scene = scene.on_card("tardigrades", 1).on_card("fish", 2).phase(Phase::Action);
    scene.play(0, "use decomposing_fungus");
    assert_eq!(scene.legal(0), ["take fish", "take tardigrades"]);
    scene.refuses(0, "take decomposing_fungus", "AE-DEC-28");
    scene.play(0, "take fish");
    assert_eq!((scene.stock("fish"), scene.board(0).plants), (1, 3));
}

#[test]
fn ae_dec_29_a_triggered_effect_asks_for_its_mode() {
    let scene = scene(2).played(0, &["decomposers"]).on_card("decomposers", 1).hand(0, &["lichen"]);
    let mut scene = scene.mc(0, 5).phase(Phase::Development);
    scene.play(0, "play lichen");
    assert_eq!(scene.legal(0), ["mode 1", "mode 2"]);
    scene.refuses(0, "decline", "AE-DEC-29");
    scene.play(0, "mode 2");
    assert_eq!((scene.stock("decomposers"), scene.board(0).hand), (0, 1));
}

#[test]
fn ae_dec_29_an_offer_may_be_declined_and_needs_its_price() {
    let given = |mc, cards| {
        let scene = scene(2).corporation(0, "united_nations_mars_initiative").heat(0, 8).mc(0, mc);
        let mut scene = scene.fillers(0, cards).phase(Phase::Action);
        scene.play(0, "warm heat");
        scene
    };
    let mut rich = given(6, 0);
    assert_eq!(rich.legal(0), ["accept", "decline"]);
    rich.play(0, "accept");
    assert_eq!((rich.board(0).tr, rich.board(0).mc), (7, 0));
    let mut declined = given(6, 0);
    declined.play(0, "decline");
    assert_eq!((declined.board(0).tr, declined.board(0).mc), (6, 6));
    let selling = given(2, 2);
    assert_eq!((choices(&selling, 0), sales(&selling, 0).len()), (vec!["decline".to_string()], 2));
    assert_eq!(selling.refusal(0, "accept").rule, "AE-RUL-55");
    assert_eq!(given(2, 1).question(0), Some("ares-question-action"), "2 + 3 < 6: no offer");
}

#[test]
fn ae_dec_30_an_mc_price_is_split_where_heat_counts() {
    let given = |mc, heat| {
        let scene = scene(2).corporation(0, "helion").mc(0, mc).heat(0, heat).oxygen(0);
        let mut scene = scene.temperature(8).phase(Phase::Action);
        scene.play(0, "forest mc");
        scene
    };
    let mut scene = given(18, 5);
    assert_eq!(scene.legal(0), ["pay 2 heat", "pay 3 heat", "pay 4 heat", "pay 5 heat"]);
    scene.refuses(0, "pay", "AE-CARD-43").refuses(0, "pay 6 heat", "AE-CARD-43");
    scene.play(0, "pay 3 heat");
    assert_eq!((scene.board(0).mc, scene.board(0).heat, scene.board(0).forests), (1, 2, 1));
    assert_eq!(given(0, 30).board(0).heat, 10, "one split is no question");
    let mut all = given(30, 30);
    assert_eq!(all.legal(0).len(), 21, "from nothing to the whole price");
    all.play(0, "pay 20 heat");
    assert_eq!((all.board(0).mc, all.board(0).heat), (30, 10));
    let mut plain = scene_without_heat();
    plain.play(0, "forest mc");
    assert_eq!((plain.board(0).mc, plain.board(0).heat), (0, 7));
}

fn scene_without_heat() -> Scene {
    scene(2).mc(0, 20).heat(0, 7).phase(Phase::Action)
}

#[test]
fn ae_dec_31_a_free_card_within_the_limit_or_none() {
    let hand = ["toll_station", "food_factory", "solar_power", "wave_power", "comet", "sponsors"];
    let given = || {
        let mut scene = scene(2).hand(0, &hand).mc(0, 16).plants(0, 1).phase(Phase::Development);
        scene.play(0, "play toll_station");
        scene
    };
    // 9 M€ and 2 plants, 10 M€, 9 M€ and 3 oceans, red, 5 M€.
    let mut scene = given();
    assert_eq!(scene.legal(0), ["play sponsors", "decline"]);
    scene.refuses(0, "play solar_power", "AE-DEC-31").refuses(0, "play comet", "AE-CARD-44");
    scene.refuses(0, "play wave_power", "AE-CARD-27").refuses(0, "play food_factory", "AE-CARD-33");
    scene.play(0, "play sponsors");
    assert_eq!((scene.board(0).mc, scene.board(0).levels.mc), (0, 5));
    scene.refuses(0, "play solar_power", "AE-DEV-01");
    let mut declined = given();
    declined.play(0, "decline");
    declined.refuses(0, "play sponsors", "AE-DEV-01");
}
