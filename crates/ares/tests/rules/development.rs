//! Phase I (AE-DEV).

use ares::Stage;
use ares::material::Phase;
use ares::scene::scene;

#[test]
fn ae_dev_01_one_green_card_each() {
    let scene = scene(2).hand(0, &["mine", "sponsors"]).hand(1, &["lichen"]).mc(0, 30).mc(1, 5);
    let mut scene = scene.phase(Phase::Development);
    scene.play(0, "play mine").play(1, "play lichen");
    assert_eq!((scene.board(0).mc, scene.board(1).mc), (20, 0));
    let refusal = scene.refusal(0, "play sponsors");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEV-01", 1, 1));
}

#[test]
fn ae_dev_02_no_blue_and_no_red_card() {
    let scene = scene(2).hand(0, &["tardigrades", "research", "lichen"]).mc(0, 50);
    let scene = scene.chose(0, Phase::Development).phase(Phase::Development);
    scene.refuses(0, "play tardigrades", "AE-DEV-02").refuses(0, "play research", "AE-DEV-02");
    assert!(scene.allows(0, "play lichen"));
}

#[test]
fn ae_dev_03_the_chooser_pays_3_less() {
    let scene = scene(2).hand(0, &["mine"]).hand(1, &["coal_imports"]).mc(0, 7).mc(1, 13);
    let mut scene = scene.chose(0, Phase::Development).chose(1, Phase::Action).phase(Phase::Development);
    assert_eq!((scene.cost(0, "mine"), scene.cost(1, "coal_imports")), (7, 13));
    scene.play(0, "play mine").play(1, "play coal_imports");
    assert_eq!((scene.board(0).mc, scene.board(1).mc), (0, 0));
}

#[test]
fn ae_dev_04_the_bonus_is_never_paid_out() {
    let scene = scene(2).hand(0, &["dusty_quarry"]).mc(0, 6).chose(0, Phase::Development);
    let mut played = scene.clone().phase(Phase::Development);
    played.play(0, "play dusty_quarry");
    assert_eq!(played.board(0).mc, 6, "2 less 3 is nothing");
    let mut passed = scene.phase(Phase::Development);
    passed.all_pass();
    assert_eq!(passed.board(0).mc, 6);
}

#[test]
fn ae_dev_05_the_bonus_lowers_one_card_only() {
    let scene = scene(2).hand(0, &["automated_factories", "geothermal_power", "mine"]).mc(0, 40);
    let mut scene = scene.chose(0, Phase::Development).phase(Phase::Development);
    assert_eq!(scene.cost(0, "mine"), 7);
    scene.play(0, "play automated_factories");
    // 18 - 3; the free card is no second discount, and the next one would cost its full price.
    assert_eq!((scene.board(0).mc, scene.cost(0, "mine")), (25, 10));
    scene.play(0, "play geothermal_power");
    assert_eq!((scene.board(0).mc, scene.cost(0, "mine")), (25, 10));
}

#[test]
fn ae_dev_06_levels_change_at_once() {
    let scene = scene(2).hand(0, &["industrial_center"]).mc(0, 15);
    let mut scene = scene.phase(Phase::Development);
    scene.play(0, "play industrial_center");
    assert_eq!((scene.board(0).levels.mc, scene.board(0).levels.steel), (3, 1));
    assert_eq!(scene.cost(0, "mine"), 8);
}

#[test]
fn ae_dev_07_playing_is_optional() {
    let mut scene = scene(2).hand(0, &["mine"]).mc(0, 30).phase(Phase::Development);
    scene.all_pass();
    assert_eq!((scene.open().stage, scene.board(0).hand), (Stage::Planning, 1));
}
