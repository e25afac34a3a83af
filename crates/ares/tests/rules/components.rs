//! What lies in the box (AE-COMP).

use ares::Options;
use ares::material::catalog::Levels;
use ares::material::{Card, Colour, Corporation, Phase, Tag};
use ares::scene::{Scene, scene};
use table::{Options as _, Piece};

#[test]
fn ae_comp_01_all_players_share_one_mars() {
    let mut scene = scene(3).mc(0, 14).mc(1, 20).mc(2, 15).phase(Phase::Action);
    assert_eq!(scene.open().oceans.len(), 9);
    scene.play(0, "warm mc").play(1, "forest mc").play(2, "ocean mc").play(2, "flip 9");
    let mars = scene.planet();
    assert_eq!((mars.celsius(), mars.oxygen, mars.oceans), (-28, 1, 1));
    let tr: Vec<u16> = (0..3).map(|seat| scene.board(seat).tr).collect();
    assert_eq!(tr, [6, 6, 6], "and each has his own place on the TR track");
}

#[test]
fn ae_comp_02_nine_tiles_with_their_rewards() {
    // The tile that is left, and its M€, plants and cards.
    let rewards = [
        (1, 0, 2, 0),
        (2, 0, 2, 0),
        (3, 0, 0, 1),
        (4, 0, 0, 1),
        (5, 0, 1, 1),
        (6, 1, 0, 1),
        (7, 2, 1, 0),
        (8, 1, 1, 0),
        (9, 4, 0, 0),
    ];
    for (left, mc, plants, cards) in rewards {
        let others: Vec<u8> = (1..=9).filter(|tile| *tile != left).collect();
        let mut scene = scene(2).ocean_tiles(&others).mc(0, 15).phase(Phase::Action);
        scene.play(0, "ocean mc");
        let board = scene.board(0);
        assert_eq!((board.mc, board.plants, board.hand), (mc, plants, cards), "tile {left}");
    }
}

#[test]
fn ae_comp_03_four_players_have_five_phase_cards_each() {
    let mut scene = scene(4).planning();
    for seat in 0..4 {
        assert_eq!(scene.legal(seat), ["phase 1", "phase 2", "phase 3", "phase 4", "phase 5"]);
    }
    // Nobody takes a card out of another's set.
    scene.play(0, "phase 3").play(1, "phase 3").play(2, "phase 3").play(3, "phase 3");
    assert!((0..4).all(|seat| scene.board(seat).phase == Some(Phase::Action)));
    assert!(Options::players(5).check().is_err(), "there is no fifth set");
}

#[test]
fn ae_comp_04_each_phase_has_a_tile_with_two_sides() {
    let mut scene = scene(3).planning();
    assert!(Phase::ALL.iter().all(|phase| !scene.open().active.contains(*phase)));
    scene.play(0, "phase 1").play(1, "phase 3").play(2, "phase 5");
    let named: Vec<bool> = Phase::ALL.iter().map(|phase| scene.open().active.contains(*phase)).collect();
    assert_eq!(named, [true, false, true, false, true]);
}

/// AE-COMP-05, AE-COMP-07: 106 cards are green and belong to phase I, 102 are not and belong to phase II.
#[test]
fn ae_comp_05_the_deck_has_64_blue_38_red_and_106_green_cards() {
    let all = scene(2).deck(&[], 0);
    assert_eq!(all.board(0).hand, 208);
    let refused_by = |scene: &Scene, rule: &str| {
        let plays = Card::all().map(|card| format!("play {card}"));
        plays.filter(|play| !scene.allows(0, play) && scene.refusal(0, play).rule == rule).count()
    };
    let development = all.clone().phase(Phase::Development);
    assert_eq!(refused_by(&development, "AE-DEV-02"), 102);
    let construction = all.phase(Phase::Construction);
    assert_eq!(refused_by(&construction, "AE-CON-02"), 106);
    let of = |colour| Card::all().filter(|card| card.colour() == colour).count();
    assert_eq!((of(Colour::Blue), of(Colour::Red), of(Colour::Green)), (64, 38, 106));
}

#[test]
fn ae_comp_06_twelve_corporations_four_of_them_starred() {
    assert_eq!(Corporation::all().count(), 12);
    let first = Options { first_game: true, ..Options::players(4) };
    let scene = Scene::start(&first, 3);
    let mut starred: Vec<_> =
        (0..4).filter_map(|seat| scene.board(seat).corporation).map(Corporation::id).collect();
    starred.sort_unstable();
    assert_eq!(starred, ["ecoline", "helion", "interplanetary_cinematics", "teractor"]);
}

fn tags_of(card: Card) -> u8 {
    scene(2).played(0, &[card.id()]).board(0).tags.iter().sum()
}

#[test]
fn ae_comp_08_a_card_has_up_to_three_tags() {
    let with = |tags: u8| Card::all().filter(|card| tags_of(*card) == tags).count();
    assert_eq!([with(0), with(1), with(2), with(3)], [18, 106, 64, 20]);
}

#[test]
fn ae_comp_09_the_ten_tags() {
    let all: Vec<&str> = Card::all().map(Card::id).collect();
    let scene = scene(2).played(0, &all);
    let of = |tag: Tag| scene.board(0).tags[tag as usize];
    assert_eq!(Tag::ALL.len(), 10);
    assert_eq!([of(Tag::Building), of(Tag::Space), of(Tag::Energy), of(Tag::Science)], [67, 42, 27, 32]);
    assert_eq!([of(Tag::Jovian), of(Tag::Earth), of(Tag::Plant)], [12, 23, 27]);
    assert_eq!([of(Tag::Microbe), of(Tag::Animal), of(Tag::Event)], [18, 8, 38]);
}

#[test]
fn ae_comp_10_every_red_card_has_the_event_tag_and_no_other() {
    for card in Card::all() {
        let events = scene(2).played(0, &[card.id()]).board(0).tags[Tag::Event as usize];
        assert_eq!(events, u8::from(card.colour() == Colour::Red), "{card}");
    }
}

/// AE-COMP-11, AE-COMP-13, AE-COMP-14: four productions fill three stores and the hand; the metals fill nothing.
#[test]
fn ae_comp_13_four_productions_and_two_capacities() {
    let cards = ["sponsors", "blueprints", "coal_imports", "lichen", "mine", "titanium_mine"];
    let scene = scene(2).played(0, &cards);
    let levels = Levels { mc: 4, cards: 1, heat: 3, plants: 1, steel: 2, titanium: 1 };
    assert_eq!(scene.board(0).levels, levels);
    let scene = scene.chose(1, Phase::Production).phase(Phase::Production);
    let board = scene.board(0);
    assert_eq!((board.mc, board.heat, board.plants, board.hand), (9, 3, 1, 1));
    assert_eq!(board.levels, levels);
}

#[test]
fn ae_comp_14_metals_are_not_spent() {
    let scene = scene(2).played(0, &["mine", "titanium_mine"]).hand(0, &["vesta_shipyard"]).mc(0, 20);
    let mut scene = scene.phase(Phase::Development);
    scene.play(0, "play vesta_shipyard");
    // 16 - 4 - 3, and the shipyard is one titanium more.
    let board = scene.board(0);
    assert_eq!((board.mc, board.levels.steel, board.levels.titanium), (11, 2, 2));
}

#[test]
fn ae_comp_12_special_resources_lie_on_cards() {
    let scene = scene(2).played(0, &["tardigrades", "fish", "physics_complex"]).mc(0, 29);
    let mut scene = scene.ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]).phase(Phase::Action);
    scene.plays(0, &["use tardigrades", "ocean mc", "warm mc"]);
    assert_eq!((scene.stock("tardigrades"), scene.stock("fish"), scene.stock("physics_complex")), (1, 1, 1));
    // The 4 M€ are the reward of the last tile.
    let board = scene.board(0);
    assert_eq!((board.mc, board.heat, board.plants), (4, 0, 0));
}

#[test]
fn ae_comp_15_a_forest_token_is_worth_one_vp() {
    let scene = scene(2).forests(0, 7).played(0, &["conserved_biome"]);
    // TR 5, seven tokens, and a card that counts every two of them.
    assert_eq!((scene.score(0), scene.card_vp(0)), (15, 3));
}

#[test]
fn ae_comp_17_nothing_runs_out() {
    let scene = scene(2).forests(0, 300).plants(0, 8).heat(0, 2000).played(0, &["tardigrades"]);
    let mut scene = scene.on_card("tardigrades", 400).phase(Phase::Action);
    scene.plays(0, &["forest plants", "use tardigrades", "warm heat"]);
    let board = scene.board(0);
    assert_eq!((board.forests, scene.stock("tardigrades"), board.heat), (301, 401, 1992));
}

#[test]
fn ae_comp_18_levels_follow_from_tableau_and_forests() {
    let there = scene(2).played(0, &["mine", "cartel", "sponsors"]);
    let back = scene(2).played(0, &["sponsors", "cartel", "mine"]);
    // Cartel counts two Earth tags in either order.
    assert_eq!((there.board(0).levels.mc, there.board(0).levels.steel), (4, 2));
    assert_eq!(there.board(0).levels, back.board(0).levels);

    let mut scene = scene(2).played(0, &["zeppelins"]).forests(0, 3).plants(0, 8).phase(Phase::Action);
    assert_eq!(scene.board(0).levels.mc, 3);
    scene.play(0, "forest plants");
    assert_eq!(scene.board(0).levels.mc, 4);
}

#[test]
fn ae_comp_19_a_level_may_be_ten_and_more() {
    let scene = scene(2).played(0, &["soletta", "smelting", "biomass_combustors"]);
    assert_eq!(scene.board(0).levels.heat, 15);
    let scene = scene.phase(Phase::Production);
    assert_eq!(scene.board(0).heat, 15);
}
