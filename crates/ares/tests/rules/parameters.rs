//! Mars and the TR (AE-GLO).

use ares::material::{Parameter, Phase, Tile};
use ares::scene::{Scene, scene};
use ares::{Ares, Options};
use table::{Game, Log, Rng};

#[test]
fn ae_glo_01_three_parameters() {
    assert_eq!(Parameter::ALL, [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans]);
    let complete = |scene: Scene| scene.planet().is_complete();
    assert!(complete(scene(2).temperature(8).oxygen(14).oceans(9)));
    assert!(!complete(scene(2).temperature(6).oxygen(14).oceans(9)));
    assert!(!complete(scene(2).temperature(8).oxygen(13).oceans(9)));
    assert!(!complete(scene(2).temperature(8).oxygen(14).oceans(8)));
}

/// AE-GLO-02, AE-GLO-04: 2 °C, 1 %, one tile, each for 1 TR.
#[test]
fn ae_glo_02_one_step_and_its_tr() {
    let mut scene = scene(2).mc(0, 99).phase(Phase::Action);
    scene.play(0, "warm mc");
    assert_eq!((scene.planet().celsius(), scene.board(0).tr), (-28, 6));
    scene.play(0, "forest mc");
    assert_eq!((scene.planet().oxygen, scene.board(0).tr), (1, 7));
    scene.plays(0, &["ocean mc", "flip 3"]);
    assert_eq!((scene.planet().oceans, scene.board(0).tr), (1, 8));
    assert_eq!(scene.board(1).tr, 5);
    // Nineteen steps from -30 to 8.
    let mut scene = self::scene(2).heat(0, 19 * 8).phase(Phase::Action);
    (0..18).for_each(|_| {
        scene.play(0, "warm heat");
    });
    assert_eq!(scene.planet().celsius(), 6);
    scene.play(0, "warm heat");
    assert_eq!((scene.planet().celsius(), scene.board(0).tr), (8, 24));
}

#[test]
fn ae_glo_03_parameters_never_go_down() {
    let (mut rng, mut log, mut legal) = (Rng::seeded(11), Log::off(), Vec::new());
    for seed in 1..=3 {
        let mut game = Ares::new(&Options::players(2), seed).unwrap();
        let mut before = game.open().planet;
        let mut oceans = game.open().oceans;
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let action = legal[rng.index(legal.len())];
            game.play(seat, action, &mut log).unwrap();
            let now = game.open().planet;
            assert!(Parameter::ALL.iter().all(|parameter| now.get(*parameter) >= before.get(*parameter)));
            let kept = |(old, new): (&Tile, &Tile)| *old == Tile(0) || old == new;
            assert!(oceans.iter().zip(&game.open().oceans).all(kept), "a blue tile stays");
            (before, oceans) = (now, game.open().oceans);
        }
        assert!(before.is_complete());
    }
}

/// AE-GLO-05, AE-GLO-07: one of the tiles that lie orange side up.
#[test]
fn ae_glo_05_a_tile_of_choice() {
    let mut scene = scene(2).oceans(6).mc(0, 15).phase(Phase::Action);
    scene.play(0, "ocean mc");
    assert_eq!(scene.legal(0), ["flip 7", "flip 8", "flip 9"]);
    scene.refuses(0, "flip 1", "AE-GLO-07").refuses(0, "flip 6", "AE-GLO-07");
    scene.play(0, "flip 8");
    let oceans = scene.open().oceans;
    assert!(oceans[7] != Tile(0) && oceans[6] == Tile(0) && oceans[8] == Tile(0));
    assert_eq!(scene.planet().oceans, 7);
}

#[test]
fn ae_glo_06_the_reward_comes_at_once() {
    let mut scene = scene(2).ocean_tiles(&[3, 4, 5, 6, 7, 8, 9]).mc(0, 15).phase(Phase::Action);
    scene.plays(0, &["ocean mc", "flip 9"]);
    assert_eq!((scene.board(0).plants, scene.board(0).tr), (2, 6));
    // In the middle of a card too: two tiles, two rewards of 2 plants.
    let mut scene = self::scene(2).ocean_tiles(&[3, 4, 5, 6, 7, 8, 9]).hand(0, &["ice_asteroid"]);
    scene = scene.mc(0, 21).phase(Phase::Construction);
    scene.plays(0, &["play ice_asteroid", "flip 8"]);
    assert_eq!((scene.board(0).plants, scene.board(0).tr), (4, 7));
}

/// AE-GLO-08, AE-GLO-09: the marker stops, the gains go on for everybody in this phase.
#[test]
fn ae_glo_09_in_the_phase_of_the_maximum_everybody_goes_on() {
    let scene = scene(2).oxygen(13).temperature(6).mc(0, 20 + 28).mc(1, 20 + 14);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "forest mc").play(1, "forest mc");
    assert_eq!((scene.planet().oxygen, scene.board(0).forests, scene.board(1).forests), (14, 1, 1));
    assert_eq!((scene.board(0).tr, scene.board(1).tr), (6, 6));
    scene.play(1, "warm mc").plays(0, &["warm mc", "warm mc"]);
    assert_eq!((scene.planet().celsius(), scene.board(0).tr, scene.board(1).tr), (8, 8, 7));
}

#[test]
fn ae_glo_10_the_last_ocean_gives_its_reward_again() {
    // The last tile gives 2 M€ and a plant.
    let scene = scene(2).ocean_tiles(&[1, 2, 3, 4, 5, 6, 8, 9]).mc(0, 30).mc(1, 15);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "ocean mc").play(1, "ocean mc").play(0, "ocean mc");
    let [one, two] = [0, 1].map(|seat| scene.board(seat));
    assert_eq!((one.tr, one.mc, one.plants), (7, 4, 2));
    assert_eq!((two.tr, two.mc, two.plants), (6, 2, 1));
    assert_eq!(scene.planet().oceans, 9);
}

/// AE-DEC-18: a player still choosing a tile when another flips the last ones is no longer asked.
#[test]
fn ae_glo_10_an_ocean_paid_for_before_the_last_tile_went_gives_its_reward_too() {
    let scene = scene(2).ocean_tiles(&[1, 2, 3, 4, 5, 6, 7]).mc(0, 30).mc(1, 15);
    let mut scene = scene.phase(Phase::Action);
    scene.play(1, "ocean mc").plays(0, &["ocean mc", "flip 8", "ocean mc"]);
    assert_eq!(scene.planet().oceans, 9);
    assert_eq!((scene.board(0).tr, scene.board(1).tr), (7, 6));
    scene.all_pass();
}

/// AE-GLO-11, AE-GLO-12, AE-GLO-13: from the next active phase on there is no TR, no tile, only the token.
#[test]
fn ae_glo_12_from_the_next_phase_on_a_raise_gives_nothing() {
    let scene = scene(2).oxygen(13).ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]).hand(0, &["towing_a_comet"]);
    let scene = scene.mc(0, 22).plants(0, 6).played(0, &["aquifer_pumping"]);
    let scene = scene.played(1, &["ironworks"]).heat(1, 4);
    let mut scene = scene.phases(&[Phase::Construction, Phase::Action]);
    scene.play(0, "play towing_a_comet");
    let board = scene.board(0);
    assert_eq!((board.tr, board.mc, board.plants), (7, 4, 8), "both maxima, 4 M€ of the tile, 2 plants");
    let mut scene = scene.all_pass().clone().mc(0, 10);
    scene.plays(0, &["use aquifer_pumping", "forest plants"]).play(1, "use ironworks");
    let board = scene.board(0);
    assert_eq!((board.tr, board.mc, board.plants, board.forests), (7, 0, 0, 1));
    assert_eq!((scene.board(1).tr, scene.board(1).heat), (5, 0));
    let mars = scene.planet();
    assert_eq!((mars.oxygen, mars.oceans), (14, 9));
}

#[test]
fn ae_glo_14_every_step_across_the_maximum_counts() {
    let scene = scene(2).temperature(6).hand(0, &["deimos_down"]).mc(0, 30);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play deimos_down");
    assert_eq!((scene.planet().celsius(), scene.board(0).tr), (8, 8));
}

#[test]
fn ae_glo_15_reacting_cards_follow_the_same_rule() {
    let given = scene(2).played(0, &["livestock", "fish", "arctic_algae"]).mc(0, 15).heat(0, 16);
    let given = given.played(0, &["wood_burning_stoves", "volcanic_pools"]);
    let mut open = given.clone().temperature(6).ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]).mc(0, 40);
    open = open.phase(Phase::Action);
    open.plays(0, &["warm heat", "warm heat", "ocean mc", "ocean mc"]);
    assert_eq!((open.stock("livestock"), open.stock("fish"), open.board(0).plants), (2, 2, 8));
    let mut closed = given.temperature(8).oceans(9).plants(0, 4).phase(Phase::Action);
    closed.plays(0, &["use wood_burning_stoves", "use volcanic_pools"]);
    assert_eq!((closed.stock("livestock"), closed.stock("fish"), closed.board(0).plants), (0, 0, 0));
    assert_eq!((closed.board(0).tr, closed.board(0).mc), (5, 3));
}

#[test]
fn ae_glo_16_tr_named_by_a_card_is_never_cut_off() {
    let scene = scene(2).temperature(8).oxygen(14).oceans(9).hand(0, &["release_of_inert_gases"]);
    let mut scene = scene.mc(0, 16).phase(Phase::Construction);
    scene.play(0, "play release_of_inert_gases");
    assert_eq!(scene.board(0).tr, 7);
}

#[test]
fn ae_glo_17_the_tr_has_no_limit() {
    let mut scene = scene(2).tr(0, 250).heat(0, 80).phase(Phase::Action);
    (0..10).for_each(|_| {
        scene.play(0, "warm heat");
    });
    assert_eq!(scene.board(0).tr, 260);
}

#[test]
fn ae_glo_18_closed_means_at_the_maximum_when_the_phase_began() {
    let mut open = scene(2).temperature(6).heat(0, 16).phase(Phase::Action);
    open.plays(0, &["warm heat", "warm heat"]);
    assert_eq!(open.board(0).tr, 7);
    // The same marker one phase later.
    let mut later = scene(2).temperature(6).hand(0, &["deep_well_heating"]).mc(0, 14).heat(0, 8);
    later = later.phases(&[Phase::Development, Phase::Action]);
    later.play(0, "play deep_well_heating");
    later.all_pass();
    assert_eq!((later.planet().celsius(), later.board(0).tr), (8, 6));
    later.refuses(0, "warm heat", "AE-ACT-20");
    assert!(later.allows(0, "pass"));
}

#[test]
fn ae_glo_19_a_forest_after_the_oxygen_still_counts_as_a_forest() {
    let scene = scene(2).oxygen(14).played(0, &["small_animals", "herbivores", "zeppelins"]).mc(0, 20);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "forest mc");
    assert_eq!((scene.board(0).forests, scene.board(0).tr, scene.board(0).levels.mc), (1, 5, 1));
    assert_eq!((scene.stock("small_animals"), scene.stock("herbivores")), (1, 0));
}
