//! What must hold for a card (AE-CARD-27 to 33).

use ares::material::Phase;
use ares::scene::{Scene, scene};

/// The phase in which a card is played.
fn playing(scene: Scene, id: &str) -> Scene {
    let phase = if ares::scene::card(id).0 < 102 { Phase::Construction } else { Phase::Development };
    scene.hand(0, &[id]).mc(0, 99).phase(phase)
}

#[track_caller]
fn too_little(scene: Scene, id: &str, rule: &str, need: i16, have: i16) {
    let refusal = playing(scene, id).refusal(0, &format!("play {id}"));
    assert_eq!((refusal.rule, refusal.need, refusal.have), (rule, need, have), "{id}");
}

#[track_caller]
fn enough(scene: Scene, id: &str) {
    assert!(playing(scene, id).allows(0, &format!("play {id}")), "{id}");
}

#[test]
fn ae_card_27_a_requirement_not_met_forbids_the_card() {
    too_little(scene(2).oceans(2), "wave_power", "AE-CARD-27", 3, 2);
    enough(scene(2).oceans(3), "wave_power");
    too_little(scene(2).oceans(4), "dusty_quarry", "AE-CARD-27", 3, 4);
    enough(scene(2).oceans(3), "dusty_quarry");
    too_little(scene(2), "energy_storage", "AE-CARD-31", 7, 5);
    too_little(scene(2), "physics_complex", "AE-CARD-32", 4, 0);
    too_little(scene(2), "food_factory", "AE-CARD-33", 2, 0);
}

/// AE-CARD-28, AE-CARD-29: the values of the start of the phase count, whatever happens in it.
#[test]
fn ae_card_28_the_start_of_the_phase_counts() {
    let scene = scene(2).temperature(-20).oceans(4).chose(0, Phase::Construction).mc(0, 99).mc(1, 99);
    let scene = scene.hand(0, &["comet", "fish", "herbivores"]).hand(1, &["extreme_cold_fungus"]);
    let mut scene = scene.phase(Phase::Construction);
    scene.plays(0, &["play comet", "flip 9"]);
    assert_eq!((scene.planet().celsius(), scene.planet().oceans), (-18, 5));
    // Red was purple and five oceans were four when the phase began.
    let refusal = scene.refusal(0, "play fish");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-27", 2, 1));
    let refusal = scene.refusal(0, "play herbivores");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-27", 5, 4));
    assert!(scene.allows(1, "play extreme_cold_fungus"), "and purple is not lost");
    // The next phase II sees the new values.
    scene.all_pass().play(0, "phase 1").play(1, "phase 2");
    scene.all_pass();
    assert!(scene.allows(0, "play fish") && scene.allows(0, "play herbivores"));
    scene.refuses(1, "play extreme_cold_fungus", "AE-CARD-27");
}

#[test]
fn ae_card_30_zones_and_their_borders() {
    let temperature =
        |id: &str, celsius: i16| playing(scene(2).temperature(celsius), id).allows(0, &format!("play {id}"));
    // The card, the last value that forbids it, the first that allows it.
    for (id, no, yes) in [
        ("fish", -20, -18),
        ("caretaker_contract", -10, -8),
        ("farming", 0, 2),
        ("archaebacteria", -18, -20),
        ("designed_microorganisms", -8, -10),
    ] {
        assert!(!temperature(id, no) && temperature(id, yes), "{id}");
    }
    assert!(temperature("fish", 8) && temperature("archaebacteria", -30));
    let oxygen =
        |id: &str, percent: u8| playing(scene(2).oxygen(percent), id).allows(0, &format!("play {id}"));
    for (id, no, yes) in
        [("decomposers", 2, 3), ("livestock", 6, 7), ("birds", 11, 12), ("colonizer_training_camp", 7, 6)]
    {
        assert!(!oxygen(id, no) && oxygen(id, yes), "{id}");
    }
    // The zone that is needed, and the zone it is: purple 1, red 2, yellow 3, white 4.
    too_little(scene(2).temperature(-20), "fish", "AE-CARD-27", 2, 1);
    too_little(scene(2).temperature(0), "farming", "AE-CARD-27", 4, 3);
    too_little(scene(2).oxygen(7), "colonizer_training_camp", "AE-CARD-27", 2, 3);
}

/// AE-CARD-31: tags, TR and what is spent count as they are now.
#[test]
fn ae_card_31_other_requirements_look_at_this_moment() {
    let scene =
        scene(2).chose(0, Phase::Construction).played(0, &["optimal_aerobraking", "comet", "lava_flows"]);
    let scene = scene.hand(0, &["research", "crater", "local_heat_trapping"]).mc(0, 50).heat(0, 1);
    let mut scene = scene.phase(Phase::Construction);
    let refusal = scene.refusal(0, "play crater");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-32", 3, 2));
    let refusal = scene.refusal(0, "play local_heat_trapping");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-33", 3, 1));
    // The third event, and 2 heat of Optimal Aerobraking.
    scene.play(0, "play research");
    assert!(scene.allows(0, "play crater") && scene.allows(0, "play local_heat_trapping"));

    enough(self::scene(2).tr(0, 7), "energy_storage");
    too_little(self::scene(2).tr(0, 6), "energy_storage", "AE-CARD-31", 7, 6);
    too_little(self::scene(2).tr(0, 0), "investment_loan", "AE-CARD-33", 1, 0);
}

#[test]
fn ae_card_32_tags_of_the_tableau_with_the_corporation_without_the_card() {
    // Two science tags of Research and one of Invention Contest; Physics Complex has one itself.
    let three = scene(2).played(0, &["research", "invention_contest"]);
    too_little(three.clone(), "physics_complex", "AE-CARD-32", 4, 3);
    enough(three.corporation(0, "inventrix"), "physics_complex");
    // All of several tags.
    let some = scene(2).played(0, &["tardigrades", "lichen"]);
    too_little(some.clone(), "advanced_ecosystems", "AE-CARD-32", 1, 0);
    enough(some.played(0, &["fish"]), "advanced_ecosystems");
    // Another's tags are no help.
    let others = scene(2).played(1, &["research", "invention_contest", "interns"]);
    too_little(others, "physics_complex", "AE-CARD-32", 4, 0);
}

#[test]
fn ae_card_33_what_is_spent_comes_on_top_of_the_cost() {
    let scene = scene(2).played(0, &["mine"]).hand(0, &["fuel_factory"]).mc(0, 20).heat(0, 4);
    let mut heat = scene.chose(0, Phase::Development).phase(Phase::Development);
    heat.play(0, "play fuel_factory");
    // 9 - 4 - 3 M€; no discount touches the heat.
    assert_eq!((heat.board(0).mc, heat.board(0).heat), (18, 1));

    let mut plants = playing(self::scene(2).plants(0, 2), "food_factory");
    plants.play(0, "play food_factory");
    assert_eq!((plants.board(0).mc, plants.board(0).plants), (90, 0));

    let mut tr = playing(self::scene(2), "lunar_beam");
    tr.play(0, "play lunar_beam");
    assert_eq!((tr.board(0).mc, tr.board(0).tr), (90, 4));
    too_little(self::scene(2).plants(0, 1), "food_factory", "AE-CARD-33", 2, 1);
}
