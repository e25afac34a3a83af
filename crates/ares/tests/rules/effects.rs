//! What cards do (AE-CARD-34 to 42, 44 to 46).

use ares::material::{Phase, Tag};
use ares::scene::{card, scene};

#[test]
fn ae_card_34_a_lasting_effect_applies_every_time() {
    let scene = scene(2).played(0, &["arctic_algae"]).mc(0, 30).ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "ocean mc");
    assert_eq!(scene.board(0).plants, 4);
    scene.play(0, "ocean mc");
    assert_eq!(scene.board(0).plants, 8);
}

/// AE-CARD-34: it is not yet there when its own card is played, unless the card says so.
#[test]
fn ae_card_34_a_lasting_effect_begins_with_the_next_card() {
    let scene = scene(2).hand(0, &["interplanetary_conference", "media_group"]).mc(0, 14);
    let mut scene = scene.chose(0, Phase::Construction).phase(Phase::Construction);
    // Both have the Earth tag: 6, then 11 - 3 and a card.
    scene.play(0, "play interplanetary_conference");
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (8, 1));
    scene.play(0, "play media_group");
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (0, 1));
    // Ecological Zone names itself: an animal for each of its two tags.
    let mut zone = self::scene(2).hand(0, &["ecological_zone"]).mc(0, 11).phase(Phase::Construction);
    zone.play(0, "play ecological_zone");
    assert_eq!(zone.stock("ecological_zone"), 2);
}

#[test]
fn ae_card_35_a_condition_met_several_times_counts_so_often() {
    // Research has two science tags: Olympus Conference draws twice on top of the 2 cards.
    let scene = scene(2).played(0, &["olympus_conference"]).hand(0, &["research"]).mc(0, 5);
    let mut tags = scene.phase(Phase::Construction);
    tags.play(0, "play research");
    assert_eq!(tags.board(0).hand, 4);
    // Three steps: three animals.
    let scene = self::scene(2).played(0, &["livestock"]).hand(0, &["deimos_down"]).mc(0, 30);
    let mut steps = scene.phase(Phase::Construction);
    steps.play(0, "play deimos_down");
    assert_eq!(steps.stock("livestock"), 3);
}

#[test]
fn ae_card_36_tags_of_red_cards_count() {
    let scene = scene(2).played(0, &["venture_capitalism", "comet", "research", "imported_nitrogen"]);
    assert_eq!(scene.board(0).levels.mc, 3, "three events");
    let tags = [Tag::Science, Tag::Space, Tag::Earth].map(|tag| scene.board(0).tags[tag as usize]);
    assert_eq!(tags, [2, 2, 1]);
    let mut scene = scene.played(0, &["interns", "adaptation_technology"]).hand(0, &["physics_complex"]);
    scene = scene.mc(0, 5).phase(Phase::Construction);
    scene.play(0, "play physics_complex");
    assert_eq!(scene.board(0).mc, 0);
}

#[test]
fn ae_card_37_counted_production_follows_every_matching_tag() {
    let scene = scene(2).corporation(0, "teractor").played(0, &["cartel"]).hand(0, &["sponsors"]);
    let mut scene =
        scene.mc(0, 2).hand(0, &["media_group"]).phases(&[Phase::Development, Phase::Construction]);
    assert_eq!(scene.board(0).levels.mc, 2, "Cartel and the corporation");
    scene.play(0, "play sponsors");
    assert_eq!(scene.board(0).levels.mc, 3 + 2);
    let mut scene = { scene.all_pass().clone() }.mc(0, 8);
    scene.play(0, "play media_group");
    assert_eq!(scene.board(0).levels.mc, 4 + 2);
}

#[test]
fn ae_card_38_a_card_may_raise_beyond_the_maximum() {
    let given = scene(2).hand(0, &["deimos_down"]).mc(0, 30);
    let mut closed = given.clone().temperature(8).phase(Phase::Construction);
    closed.play(0, "play deimos_down");
    assert_eq!((closed.board(0).tr, closed.board(0).mc, closed.planet().celsius()), (5, 7, 8));
    let mut crossing = given.clone().temperature(6).phase(Phase::Construction);
    crossing.play(0, "play deimos_down");
    assert_eq!((crossing.board(0).tr, crossing.planet().celsius()), (8, 8));
    // Oceans: nothing to flip, no reward.
    let mut dry = scene(2).oceans(9).hand(0, &["subterranean_reservoir"]).mc(0, 10);
    dry = dry.phase(Phase::Construction);
    dry.play(0, "play subterranean_reservoir");
    let board = dry.board(0);
    assert_eq!((board.tr, board.mc, board.plants, board.hand), (5, 0, 0, 0));
}

#[test]
fn ae_card_39_special_resources_without_a_card_are_lost() {
    let scene = scene(2).hand(0, &["imported_nitrogen"]).mc(0, 20).played(1, &["tardigrades", "fish"]);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play imported_nitrogen");
    let board = scene.board(0);
    assert_eq!((board.tr, board.plants, board.mc), (6, 4, 0));
    assert_eq!((scene.stock("tardigrades"), scene.stock("fish")), (0, 0));
    assert_eq!(scene.question(0), Some("ares-question-nothing-left"));
}

/// A forest for 7 plants, a requirement one zone off, heat for M€: each card against a rule.
#[test]
fn ae_card_40_the_card_wins() {
    let mut ecoline = scene(2).corporation(0, "ecoline").plants(0, 7).phase(Phase::Action);
    ecoline.play(0, "forest plants");
    assert_eq!((ecoline.board(0).plants, ecoline.board(0).forests), (0, 1));
    let fish = scene(2).hand(0, &["fish"]).mc(0, 11).temperature(-20);
    fish.clone().phase(Phase::Construction).refuses(0, "play fish", "AE-CARD-27");
    assert!(fish.played(0, &["adaptation_technology"]).phase(Phase::Construction).allows(0, "play fish"));
    let mut helion = scene(2).corporation(0, "helion").heat(0, 14).phase(Phase::Action);
    helion.play(0, "warm mc");
    assert_eq!((helion.board(0).heat, helion.planet().celsius()), (0, -28));
}

#[test]
fn ae_card_41_only_own_cards_that_hold_the_kind() {
    let given = scene(2).played(0, &["symbiotic_fungus", "fish", "tardigrades"]);
    let given = given.played(1, &["nitrite_reducing_bacteria"]);
    let mut one = given.clone().phase(Phase::Action);
    one.play(0, "use symbiotic_fungus");
    assert_eq!((one.stock("tardigrades"), one.stock("fish")), (1, 0));
    let mut two = given.played(0, &["decomposing_fungus"]).phase(Phase::Action);
    two.play(0, "use symbiotic_fungus");
    assert_eq!(two.legal(0), ["put decomposing_fungus", "put tardigrades"]);
    two.refuses(0, "put fish", "AE-CARD-41").refuses(0, "put nitrite_reducing_bacteria", "AE-CARD-41");
    two.refuses(0, "put symbiotic_fungus", "AE-CARD-41");
    two.play(0, "put decomposing_fungus");
    assert_eq!(two.stock("decomposing_fungus"), 1);
}

#[test]
fn ae_card_42_printed_phases_add_no_rule() {
    // Composting Factory works in planning, outside every phase.
    let mut planning = scene(2).played(0, &["composting_factory"]).hand(0, &["mine"]).planning();
    planning.play(0, "sell mine");
    assert_eq!(planning.board(0).mc, 4);
    // Small Animals react to a forest of phase I as to one of phase III.
    let scene = scene(2).played(0, &["small_animals"]).hand(0, &["biothermal_power"]).mc(0, 18);
    let mut forest = scene.phase(Phase::Development);
    forest.play(0, "play biothermal_power");
    assert_eq!(forest.stock("small_animals"), 1);
}

#[test]
fn ae_card_44_a_card_without_its_cost() {
    let hand = ["automated_factories", "geothermal_power", "food_factory", "wave_power", "mine", "fish"];
    let given = scene(2).hand(0, &hand).mc(0, 18).plants(0, 2).phase(Phase::Development);
    let mut scene = given.clone();
    scene.play(0, "play automated_factories");
    assert_eq!(scene.legal(0), ["play food_factory", "play geothermal_power", "decline"]);
    let refusal = scene.refusal(0, "play mine");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEC-31", 9, 10));
    scene.refuses(0, "play wave_power", "AE-CARD-27").refuses(0, "play fish", "AE-CARD-44");
    scene.play(0, "play food_factory");
    let board = scene.board(0);
    assert_eq!((board.mc, board.plants, board.levels.mc), (0, 0, 4), "the plants are spent, no M€");
    // One card was played by the allowance, not two.
    let refusal = scene.refusal(0, "play geothermal_power");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEV-01", 1, 1));
    // Declined, it is gone.
    let mut declined = given;
    declined.plays(0, &["play automated_factories", "decline"]);
    declined.refuses(0, "play geothermal_power", "AE-DEV-01");
    assert!(declined.board(0).tableau.contains(card("automated_factories")));
}

#[test]
fn ae_card_45_what_is_not_optional_is_done() {
    // A discard, a tile and a target cannot be left out.
    let scene = scene(2).hand(0, &["business_contacts", "mine"]).mc(0, 5);
    let mut discard = scene.phase(Phase::Construction);
    discard.play(0, "play business_contacts");
    discard.refuses(0, "decline", "AE-DEC-29").refuses(0, "done", "AE-DEC-28");
    discard.refuses(0, "pass", "AE-ROUND-11");
    discard.play(0, "discard mine");
    assert_eq!(discard.question(0), Some("ares-question-discard"), "two of them");
    // As far as possible: one card is drawn instead of four, and goes instead of two.
    let scene = self::scene(2).hand(0, &["business_contacts"]).mc(0, 5).deck(&["moss"], 1);
    let mut short = scene.phase(Phase::Construction);
    short.play(0, "play business_contacts");
    assert_eq!((short.board(0).hand, short.open().discard), (0, 1));
    let mut flip = self::scene(2).hand(0, &["comet"]).mc(0, 25).phase(Phase::Construction);
    flip.play(0, "play comet").refuses(0, "decline", "AE-DEC-29").refuses(0, "pass", "AE-ROUND-11");
}

#[test]
fn ae_card_46_another_card_is_any_but_the_one_that_gives() {
    let scene = scene(2).played(0, &["viral_enhancers"]).hand(0, &["tardigrades"]).mc(0, 6);
    let mut scene = scene.phase(Phase::Construction);
    // Viral Enhancers react to the microbe tag: a plant, or a microbe on another card.
    scene.play(0, "play tardigrades");
    assert_eq!(scene.legal(0), ["mode 1", "mode 3"]);
    scene.play(0, "mode 3");
    assert_eq!(scene.stock("tardigrades"), 1, "the card just played takes it");

    let scene = self::scene(2).played(0, &["viral_enhancers", "nitrite_reducing_bacteria"]);
    let mut scene = scene.hand(0, &["tardigrades"]).mc(0, 6).phase(Phase::Construction);
    scene.plays(0, &["play tardigrades", "mode 3"]);
    assert_eq!(scene.legal(0), ["put nitrite_reducing_bacteria", "put tardigrades"]);
    scene.refuses(0, "put viral_enhancers", "AE-CARD-41");
}
