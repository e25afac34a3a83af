//! Before the first round (AE-SET, AE-MUL, AE-FIRST).

use std::collections::BTreeSet;

use ares::material::catalog::Levels;
use ares::material::{Card, Corporation, Tile};
use ares::scene::Scene;
use ares::{Ares, Event, Options, Stage};
use table::{Game, Message, Options as _, Problem, Seat, Viewer};

fn start(players: u8, seed: u64) -> Scene {
    Scene::start(&Options::players(players), seed)
}

/// All players keep the first of their corporations.
fn settled(players: u8, seed: u64) -> Scene {
    let mut scene = start(players, seed);
    for seat in 0..players {
        let first = scene.legal(seat)[0].clone();
        scene.play(seat, &first);
    }
    scene
}

/// A two-player game in which seat 0 is dealt and keeps this corporation; seat 1 keeps the first.
fn starting_with(id: &str) -> Scene {
    let wanted = Corporation::named(id);
    let mut scene = (1..).map(|seed| start(2, seed)).find(|s| s.secret(0).dealt.contains(&wanted)).unwrap();
    scene.play(0, &format!("corporation {id}"));
    let other = scene.legal(1)[0].clone();
    scene.play(1, &other);
    scene
}

/// AE-SET-01, AE-SET-02: the coldest and the thinnest.
#[test]
fn ae_set_01_mars_starts_at_minus_30_without_oxygen() {
    let mars = start(2, 1).planet();
    assert_eq!((mars.celsius(), mars.oxygen, mars.oceans), (-30, 0, 0));
}

#[test]
fn ae_set_03_all_phase_tiles_are_closed() {
    let scene = settled(3, 1);
    assert_eq!(scene.open().stage, Stage::Planning);
    assert_eq!(scene.open().active.len(), 0);
}

/// AE-SET-04, AE-SET-05: nothing produced, TR 5.
#[test]
fn ae_set_04_levels_start_at_0_and_tr_at_5() {
    let scene = start(4, 1);
    for seat in 0..4 {
        assert_eq!(scene.board(seat).levels, Levels::default());
        assert_eq!(scene.board(seat).tr, 5);
    }
}

#[test]
fn ae_set_06_the_ocean_tiles_are_shuffled() {
    let first_tile = |seed| {
        let mut scene = settled(2, seed);
        assert_eq!(scene.open().oceans, [Tile(0); 9]);
        scene.play(0, "phase 3").play(1, "phase 3").play(0, "ocean mc");
        if scene.question(0) == Some("ares-question-split") {
            scene.play(0, "pay");
        }
        scene.play(0, "flip 1");
        scene.open().oceans[0].0
    };
    let tiles: BTreeSet<u8> = (1..=120).map(first_tile).collect();
    assert_eq!(tiles, (1..=9).collect(), "each tile lies on the first space in some game");
}

/// AE-SET-07, AE-SET-09: one deck, and any card can be dealt.
#[test]
fn ae_set_07_all_project_cards_are_shuffled_into_one_deck() {
    let scene = start(4, 1);
    assert_eq!((scene.open().deck, scene.open().discard), (176, 0));
    assert_eq!(scene.game.hidden().deck.len(), 176);
    let dealt = |seed| (0..2).flat_map(move |seat| start(2, seed).cards(seat));
    let seen: BTreeSet<&str> = (1..=200).flat_map(dealt).collect();
    assert_eq!(seen.len(), 208);
}

#[test]
fn ae_set_08_eight_cards_each_free_of_charge() {
    let scene = start(3, 5);
    let hands: Vec<u8> = (0..3).map(|seat| scene.board(seat).hand).collect();
    assert_eq!(hands, [8, 8, 8]);
    let scene = starting_with("teractor");
    assert_eq!((scene.board(0).hand, scene.board(0).mc), (8, 51));
}

#[test]
fn ae_set_10_two_corporations_each_from_the_shuffled_twelve() {
    let scene = start(4, 9);
    let dealt: Vec<_> = (0..4).flat_map(|seat| scene.secret(seat).dealt).flatten().collect();
    let different: BTreeSet<_> = dealt.iter().copied().collect();
    assert_eq!((dealt.len(), different.len()), (8, 8));
    let seen: BTreeSet<_> = (1..=60).flat_map(|seed| start(2, seed).secret(0).dealt).flatten().collect();
    assert_eq!(seen.len(), 12);
}

/// AE-SET-11, AE-SET-12: one is kept, and the other ten are nowhere.
#[test]
fn ae_set_11_one_of_the_two_is_kept() {
    let mut scene = start(2, 4);
    let [kept, left] = scene.secret(0).dealt.map(Option::unwrap);
    assert_eq!(scene.legal(0), [format!("corporation {kept}"), format!("corporation {left}")]);
    let undealt = scene.secret(1).dealt[0].unwrap();
    scene.refuses(0, &format!("corporation {undealt}"), "AE-SET-10");
    scene.play(0, &format!("corporation {kept}"));
    let sealed = |seat| Ares::sealed(&scene.game.view(Viewer::Seat(Seat(seat))));
    assert_eq!((sealed(0), sealed(1)), (vec![Message::new(kept.name())], vec![]));
    scene.play(1, &format!("corporation {undealt}"));
    assert_eq!(scene.board(0).corporation, Some(kept));
    for seat in 0..2 {
        assert_eq!((scene.secret(seat).dealt, scene.secret(seat).corporation), ([None; 2], None));
    }
    let shown = |event: &&Event| matches!(event, Event::Corporation { .. });
    assert_eq!(scene.events().iter().filter(shown).count(), 2);
    scene.refuses(0, &format!("corporation {left}"), "AE-SET-11");
}

#[test]
fn ae_set_13_corporations_are_chosen_at_the_same_time_and_revealed_together() {
    let mut scene = start(3, 2);
    assert_eq!(scene.game.to_act().len(), 3);
    let second = scene.legal(2)[1].clone();
    let first = scene.legal(2)[0].clone();
    scene.play(2, &second).play(2, &first);
    let middle = scene.legal(1)[0].clone();
    scene.play(1, &middle);
    assert!((0..3).all(|seat| scene.board(seat).corporation.is_none()));
    assert_eq!(scene.told(0), [Event::Chose { seat: Seat(2) }, Event::Chose { seat: Seat(1) }]);
    let last = scene.legal(0)[0].clone();
    scene.play(0, &last);
    assert!((0..3).all(|seat| scene.board(seat).corporation.is_some()));
    let kept = scene.board(2).corporation.unwrap();
    assert_eq!(format!("corporation {kept}"), first, "the choice could be changed");
}

/// AE-SET-14, AE-SET-15: M€, production and cards of each corporation, and nothing else.
#[test]
fn ae_set_14_every_corporation_gives_what_it_says() {
    let none = Levels::default();
    let steel = Levels { steel: 1, ..none };
    let titanium = Levels { titanium: 1, ..none };
    let starts = [
        ("credicor", 48, none, 8),
        ("ecoline", 27, Levels { plants: 1, ..none }, 8),
        ("helion", 28, Levels { heat: 3, ..none }, 8),
        ("interplanetary_cinematics", 46, steel, 8),
        ("inventrix", 33, none, 11),
        ("mining_guild", 27, steel, 8),
        ("phobolog", 20, titanium, 8),
        ("saturn_systems", 24, titanium, 8),
        ("teractor", 51, none, 8),
        ("tharsis_republic", 40, none, 8),
        ("thorgate", 45, Levels { heat: 1, ..none }, 8),
        ("united_nations_mars_initiative", 35, none, 8),
    ];
    for (id, mc, levels, hand) in starts {
        let scene = starting_with(id);
        let board = scene.board(0);
        assert_eq!((board.mc, board.levels, board.hand), (mc, levels, hand), "{id}");
        assert_eq!((board.heat, board.plants, board.forests, board.tr), (0, 0, 0, 5), "{id}");
    }
}

#[test]
fn ae_set_16_each_player_takes_five_phase_cards() {
    let scene = settled(4, 7);
    for seat in 0..4 {
        let legal = scene.legal(seat);
        let phases: Vec<_> = legal.iter().filter(|action| action.starts_with("phase")).collect();
        assert_eq!(phases, ["phase 1", "phase 2", "phase 3", "phase 4", "phase 5"]);
        assert_eq!(scene.board(seat).phase, None);
    }
}

#[test]
fn ae_set_17_the_discard_pile_starts_empty() {
    let scene = settled(4, 8);
    assert_eq!((scene.open().discard, scene.game.hidden().discard.len()), (0, 0));
}

/// Who sits higher draws later, so the lower seats get the same cards whoever else plays.
#[test]
fn ae_set_18_cards_are_drawn_in_seat_order() {
    let (two, three, four) = (start(2, 6), start(3, 6), start(4, 6));
    assert_eq!(two.cards(0), four.cards(0));
    assert_eq!(two.cards(1), three.cards(1));
    assert_eq!(three.cards(2), four.cards(2));
    assert_eq!(two.secret(1).dealt, four.secret(1).dealt);
}

fn mulligan(seed: u64) -> Scene {
    Scene::start(&Options { mulligan: true, ..Options::players(2) }, seed)
}

#[test]
fn ae_mul_01_any_number_of_cards_is_exchanged_once() {
    let mut scene = mulligan(1);
    let (mine, yours) = (scene.cards(0), scene.cards(1));
    for id in &mine[..3] {
        scene.play(0, &format!("discard {id}"));
    }
    scene.refuses(0, &format!("discard {}", mine[0]), "AE-MUL-01");
    scene.refuses(0, &format!("discard {}", yours[0]), "AE-DEC-21");
    scene.play(0, "done").refuses(0, &format!("discard {}", mine[4]), "AE-DEC-21");
    scene.play(1, "done");
    assert_eq!(scene.cards(1), yours, "nothing exchanged");
    let hand = scene.cards(0);
    assert_eq!(hand.len(), 8);
    assert!(mine[3..].iter().all(|id| hand.contains(id)) && !mine[..3].iter().any(|id| hand.contains(id)));
    assert_eq!((scene.open().discard, scene.open().deck), (3, 189));
    scene.refuses(0, &format!("discard {}", mine[4]), "AE-DEC-21");

    let mut scene = mulligan(1);
    for id in mine {
        scene.play(0, &format!("discard {id}"));
    }
    scene.play(0, "done").play(1, "done");
    assert_eq!((scene.board(0).hand, scene.open().discard), (8, 8));
}

#[test]
fn ae_mul_02_the_exchange_comes_before_the_corporation_is_chosen() {
    let mut scene = mulligan(2);
    let dealt = scene.secret(0).dealt.map(Option::unwrap);
    assert_eq!(scene.question(0), Some("ares-question-mulligan"));
    scene.refuses(0, &format!("corporation {}", dealt[0]), "AE-SET-11");
    scene.play(0, "done").play(1, "done");
    assert_eq!(scene.question(0), Some("ares-question-corporation"));
    assert_eq!(scene.secret(0).dealt.map(Option::unwrap), dealt);
}

#[test]
fn ae_mul_03_the_cards_are_discarded_face_down_before_the_draw() {
    let mut scene = mulligan(3);
    let out = [scene.cards(0)[1], scene.cards(0)[6]];
    scene.plays(0, &[&format!("discard {}", out[0]), &format!("discard {}", out[1]), "done"]);
    scene.play(1, "done");
    let seat = Seat(0);
    let hidden = [
        Event::Exchanged { seat, cards: 2 },
        Event::Discarded { seat, card: None },
        Event::Discarded { seat, card: None },
        Event::Drew { seat, card: None },
        Event::Drew { seat, card: None },
    ];
    let told = scene.told(1);
    assert!(told.windows(5).any(|five| five == hidden), "{told:?}");
    let pile: Vec<&str> = scene.game.hidden().discard.iter().map(Card::id).collect();
    assert_eq!(pile, out);
}

#[test]
fn ae_mul_04_an_exchanged_card_gives_no_mc() {
    let wanted = Corporation::named("phobolog");
    let mut scene = (1..).map(mulligan).find(|scene| scene.secret(0).dealt.contains(&wanted)).unwrap();
    for id in scene.cards(0) {
        scene.play(0, &format!("discard {id}"));
    }
    scene.play(0, "done").play(1, "done");
    assert_eq!(scene.board(0).mc, 0);
    let other = scene.legal(1)[0].clone();
    scene.play(0, "corporation phobolog").play(1, &other);
    assert_eq!(scene.board(0).mc, 20);
}

const STARRED: [&str; 16] = [
    "acquired_company",
    "artificial_photosynthesis",
    "asteroid_mining_consortium",
    "coal_imports",
    "economic_growth",
    "great_escarpment_consortium",
    "import_of_advanced_ghg",
    "industrial_farming",
    "lichen",
    "microprocessors",
    "new_portfolios",
    "nitrophilic_moss",
    "soil_warming",
    "space_heaters",
    "sponsors",
    "trading_post",
];

fn first_game(players: u8, seed: u64) -> Scene {
    Scene::start(&Options { first_game: true, ..Options::players(players) }, seed)
}

/// AE-FIRST-01, AE-FIRST-02, AE-FIRST-03, AE-FIRST-07: four starred cards and four others each.
#[test]
fn ae_first_02_four_starred_cards_and_four_others() {
    for players in 2..=4 {
        let scene = first_game(players, 1);
        for seat in 0..players {
            let hand = scene.cards(seat);
            let starred = hand.iter().filter(|id| STARRED.contains(*id)).count();
            assert_eq!((hand.len(), starred), (8, 4));
        }
        assert_eq!(scene.open().deck, 192 - 4 * players);
        let in_deck = scene.game.hidden().deck.iter().any(|card| STARRED.contains(&card.id()));
        assert!(!in_deck, "no starred card is in the deck");
    }
    let seen = |seed| first_game(2, seed).cards(0);
    let all: BTreeSet<&str> = (1..=40).flat_map(seen).filter(|id| STARRED.contains(id)).collect();
    assert_eq!(all.len(), 16, "they are shuffled");
    let others: BTreeSet<&str> = (1..=300).flat_map(seen).filter(|id| !STARRED.contains(id)).collect();
    assert!(others.len() > 180, "and so are the others");
}

#[test]
fn ae_first_04_starred_cards_that_were_not_dealt_are_discarded() {
    for (players, left) in [(2, 8), (3, 4), (4, 0)] {
        let scene = first_game(players, 2);
        let pile: Vec<&str> = scene.game.hidden().discard.iter().map(Card::id).collect();
        assert_eq!((scene.open().discard, pile.len()), (left, left.into()));
        assert!(pile.iter().all(|id| STARRED.contains(id)));
    }
}

#[test]
fn ae_first_05_a_starred_corporation_without_a_choice() {
    let starred = [("ecoline", 27), ("helion", 28), ("interplanetary_cinematics", 46), ("teractor", 51)];
    let mut seen = BTreeSet::new();
    for seed in 1..=20 {
        let scene = first_game(2, seed);
        assert_eq!(scene.question(0), Some("ares-question-plan"));
        let [one, two] = [0, 1].map(|seat| scene.board(seat).corporation.unwrap().id());
        assert_ne!(one, two);
        let mc = starred.iter().find(|(id, _)| *id == one).map(|(_, mc)| *mc);
        assert_eq!(mc, Some(scene.board(0).mc));
        seen.insert(one);
    }
    assert_eq!(seen.len(), 4, "it is random");
}

#[test]
fn ae_first_06_no_exchange_in_a_first_game() {
    let both = Options { first_game: true, mulligan: true, ..Options::players(2) };
    let error = both.check().unwrap_err();
    assert_eq!(error.problem, Problem::Conflict { other: "first_game", rule: "AE-FIRST-06" });
    assert!(Ares::new(&both, 1).is_err());
    assert_eq!(first_game(2, 1).open().stage, Stage::Planning);
}
