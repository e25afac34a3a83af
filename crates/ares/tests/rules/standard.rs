//! Phase III: standard actions and forced conversion (AE-ACT-13 to 31).

use ares::Stage;
use ares::material::Phase;
use ares::scene::scene;

#[test]
fn ae_act_13_eight_plants_for_a_forest() {
    let mut scene = scene(2).plants(0, 15).phase(Phase::Action);
    scene.play(0, "forest plants");
    let board = scene.board(0);
    assert_eq!((board.plants, board.forests, board.tr, scene.planet().oxygen), (7, 1, 6, 1));
    let refusal = scene.refusal(0, "forest plants");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEC-17", 8, 7));
}

#[test]
fn ae_act_14_twenty_mc_for_a_forest() {
    let mut scene = scene(2).mc(0, 39).phase(Phase::Action);
    scene.play(0, "forest mc");
    let board = scene.board(0);
    assert_eq!((board.mc, board.forests, board.tr, scene.planet().oxygen), (19, 1, 6, 1));
    let refusal = scene.refusal(0, "forest mc");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEC-17", 20, 19));
}

#[test]
fn ae_act_15_eight_heat_for_a_temperature_step() {
    let mut scene = scene(2).heat(0, 15).phase(Phase::Action);
    scene.play(0, "warm heat");
    assert_eq!((scene.board(0).heat, scene.board(0).tr, scene.planet().celsius()), (7, 6, -28));
    let refusal = scene.refusal(0, "warm heat");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEC-17", 8, 7));
}

#[test]
fn ae_act_16_fourteen_mc_for_a_temperature_step() {
    let mut scene = scene(2).mc(0, 27).phase(Phase::Action);
    scene.play(0, "warm mc");
    assert_eq!((scene.board(0).mc, scene.board(0).tr, scene.planet().celsius()), (13, 6, -28));
    let refusal = scene.refusal(0, "warm mc");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEC-17", 14, 13));
}

#[test]
fn ae_act_17_fifteen_mc_for_an_ocean_with_its_reward() {
    // Two tiles are left, and both give 2 plants.
    let mut scene = scene(2).ocean_tiles(&[3, 4, 5, 6, 7, 8, 9]).mc(0, 29).phase(Phase::Action);
    scene.play(0, "ocean mc").play(0, "flip 8");
    let board = scene.board(0);
    assert_eq!((board.mc, board.plants, board.tr, scene.planet().oceans), (14, 2, 6, 8));
    let refusal = scene.refusal(0, "ocean mc");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEC-17", 15, 14));
}

#[test]
fn ae_act_18_standard_actions_belong_to_phase_iii() {
    let rich = scene(2).mc(0, 99).heat(0, 99).plants(0, 99);
    let all = ["forest plants", "forest mc", "warm heat", "warm mc", "ocean mc"];
    let elsewhere =
        [rich.clone().planning(), rich.clone().phase(Phase::Development), rich.phase(Phase::Construction)];
    for scene in elsewhere {
        all.iter().for_each(|action| {
            scene.refuses(0, action, "AE-ACT-18");
        });
    }
}

#[test]
fn ae_act_19_metals_do_not_help() {
    // Both tiles that are left give plants only.
    let scene = scene(2).played(0, &["mine", "titanium_mine"]).ocean_tiles(&[3, 4, 5, 6, 7, 8, 9]);
    let mut scene = scene.mc(0, 49).phase(Phase::Action);
    scene.plays(0, &["forest mc", "warm mc", "ocean mc", "flip 8"]);
    assert_eq!(scene.board(0).mc, 0);
}

#[test]
fn ae_act_20_no_paying_for_what_was_complete_when_the_phase_began() {
    let closed = scene(2).temperature(8).oceans(9).mc(0, 99).heat(0, 20).phase(Phase::Action);
    for action in ["warm heat", "warm mc", "ocean mc"] {
        closed.refuses(0, action, "AE-ACT-20");
    }
    let mut open = scene(2).temperature(6).oceans(8).mc(0, 99).heat(0, 16).phase(Phase::Action);
    open.plays(0, &["warm heat", "warm heat", "ocean mc", "ocean mc"]);
    assert_eq!(open.board(0).tr, 9);
}

#[test]
fn ae_act_21_a_forest_is_always_possible() {
    let mut scene = scene(2).oxygen(14).plants(0, 8).mc(0, 20).phase(Phase::Action);
    scene.plays(0, &["forest plants", "forest mc"]);
    let board = scene.board(0);
    assert_eq!((board.forests, board.tr, board.plants, board.mc), (2, 5, 0, 0));
}

#[test]
fn ae_act_22_cards_change_the_prices() {
    let scene = scene(2).corporation(0, "ecoline").played(0, &["standard_technology"]);
    let mut scene = scene.plants(0, 7).mc(0, 16 + 10 + 11).heat(0, 7).phase(Phase::Action);
    let refusal = scene.refusal(0, "pass");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-28", 7, 7));
    scene.refuses(0, "warm heat", "AE-DEC-17");
    scene.plays(0, &["forest plants", "forest mc", "warm mc"]);
    assert_eq!((scene.board(0).plants, scene.board(0).mc), (0, 11));
    assert!(scene.allows(0, "ocean mc"));
}

#[test]
fn ae_act_23_heat_and_plants_are_converted_again_and_again() {
    let mut scene = scene(2).heat(0, 17).plants(0, 16).phase(Phase::Action);
    let refusal = scene.refusal(0, "pass");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-23", 8, 17));
    scene.play(0, "warm heat").refuses(0, "pass", "AE-ACT-23");
    scene.play(0, "warm heat").refuses(0, "pass", "AE-ACT-28");
    scene.play(0, "forest plants").refuses(0, "pass", "AE-ACT-28");
    scene.plays(0, &["forest plants", "pass"]);
    let board = scene.board(0);
    assert_eq!((board.heat, board.plants, board.forests, board.tr), (1, 0, 2, 9));
}

#[test]
fn ae_act_24_no_duty_for_heat_at_8_degrees() {
    let mut scene = scene(2).temperature(6).heat(0, 16).phase(Phase::Action);
    scene.refuses(0, "pass", "AE-ACT-23");
    scene.play(0, "warm heat");
    assert!(scene.allows(0, "pass"), "the maximum of this moment counts");
    scene.plays(0, &["warm heat", "pass"]);
    assert_eq!((scene.board(0).heat, scene.board(0).tr), (0, 7));
    assert!(scene.clone().heat(1, 99).allows(1, "pass"));
}

#[test]
fn ae_act_25_no_duty_for_plants_at_14_per_cent() {
    let mut scene = scene(2).oxygen(13).plants(0, 16).plants(1, 8).phase(Phase::Action);
    scene.refuses(0, "pass", "AE-ACT-28").refuses(1, "pass", "AE-ACT-28");
    scene.play(0, "forest plants");
    assert!(scene.allows(0, "pass") && scene.allows(1, "pass"));
}

/// AE-ACT-26, AE-ACT-27: M€, cards and Actions are under no duty.
#[test]
fn ae_act_26_mc_are_never_forced() {
    let scene = scene(2).mc(0, 200).heat(0, 7).plants(0, 7).hand(0, &["mine", "comet"]);
    // Farmers Market could make the eighth plant, Hydro-Electric Energy the eighth heat.
    let scene = scene.played(0, &["farmers_market", "hydro_electric_energy"]).phase(Phase::Action);
    assert!(scene.allows(0, "pass"));
}

#[test]
fn ae_act_28_the_pass_is_refused_with_the_price() {
    let mut scene = scene(2).plants(0, 9).phase(Phase::Action);
    let refusal = scene.refusal(0, "pass");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-28", 8, 9));
    assert_eq!(scene.legal(0), ["forest plants"]);
    // Who owes nothing passes, and the phase waits for the other.
    scene.play(1, "pass");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Action));
    scene.plays(0, &["forest plants", "pass"]);
    assert_eq!(scene.open().stage, Stage::Planning);
}

#[test]
fn ae_act_29_no_conversion_in_a_round_without_phase_iii() {
    let scene = scene(2).heat(0, 30).plants(0, 30);
    let mut scene = scene.phases(&[Phase::Development, Phase::Production]);
    scene.all_pass();
    assert_eq!((scene.open().stage, scene.open().round), (Stage::Planning, 2));
    assert_eq!((scene.board(0).heat, scene.board(0).plants, scene.board(0).tr), (30, 30, 5));
}

#[test]
fn ae_act_30_the_player_chooses_the_order() {
    let scene = scene(2).heat(0, 8).plants(0, 8).phase(Phase::Action);
    assert_eq!(scene.legal(0), ["forest plants", "warm heat"]);
    for order in [["forest plants", "warm heat"], ["warm heat", "forest plants"]] {
        let mut scene = scene.clone();
        scene.plays(0, &order).play(0, "pass");
        assert_eq!(scene.board(0).tr, 7);
    }
}

#[test]
fn ae_act_31_a_converted_step_counts_like_any_other() {
    let scene = scene(2).played(0, &["livestock", "small_animals", "herbivores"]);
    let mut scene = scene.heat(0, 8).plants(0, 8).phase(Phase::Action);
    scene.plays(0, &["warm heat", "forest plants", "pass"]);
    assert_eq!((scene.board(0).tr, scene.board(0).forests), (7, 1));
    let animals = ["livestock", "small_animals", "herbivores"].map(|id| scene.stock(id));
    assert_eq!(animals, [1, 1, 2]);
}
