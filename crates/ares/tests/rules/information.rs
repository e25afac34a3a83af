//! What is hidden stays hidden (AE-INF): two worlds that differ only in a hidden fact look and sound the same to
//! everybody who may not know it.

use ares::material::{Phase, Tile};
use ares::scene::{Scene, card, coop, scene, solo};
use ares::{Action, Ares, Event, Options, Variant};
use serde_json::Value;
use table::{Game, Log, Options as _, Rng, Seat, Viewer};

use crate::table::{alike, count, seen, told};

/// The same game with two hidden cards in each other's places.
fn exchanged(game: &Ares, one: &str, other: &str) -> Ares {
    let mut json = serde_json::to_value(game).expect("a game is written");
    for part in ["secrets", "hidden"] {
        rename(&mut json[part], one, other);
    }
    serde_json::from_value(json).expect("a game is read")
}

fn rename(value: &mut Value, one: &str, other: &str) {
    match value {
        Value::String(text) if text == one => *text = other.into(),
        Value::String(text) if text == other => *text = one.into(),
        Value::Array(values) => values.iter_mut().for_each(|value| rename(value, one, other)),
        Value::Object(fields) => fields.values_mut().for_each(|value| rename(value, one, other)),
        _ => {}
    }
}

/// The same game with another generator.
fn reseeded(game: &Ares, seed: u64) -> Ares {
    let mut json = serde_json::to_value(game).expect("a game is written");
    json["hidden"]["rng"] = serde_json::to_value(Rng::seeded(seed)).expect("a generator is written");
    serde_json::from_value(json).expect("a game is read")
}

fn with_game(scene: &Scene, game: Ares) -> Scene {
    let mut other = scene.clone();
    other.game = game;
    other
}

#[test]
fn ae_inf_01_a_phase_card_is_secret_until_all_have_chosen() {
    let worlds = ["phase 1", "phase 4"].map(|choice| {
        let mut scene = scene(3).planning();
        scene.play(0, choice);
        scene
    });
    alike(&worlds[0], &worlds[1], &[1, 2], &[0]);
    let worlds = worlds.map(|mut scene| {
        scene.play(1, "phase 2");
        scene
    });
    alike(&worlds[0], &worlds[1], &[1, 2], &[0]);
    // A change of mind is not even noticed.
    let mut changed = worlds[0].clone();
    changed.play(0, "phase 5");
    alike(&worlds[0], &changed, &[1, 2], &[0]);
    // With the last choice all are revealed at once.
    let [mut one, mut other] = worlds;
    one.play(2, "phase 2");
    other.play(2, "phase 2");
    for (scene, phase) in [(one, Phase::Development), (other, Phase::Production)] {
        let view = scene.game.view(Viewer::Spectator);
        assert_eq!(view.open.boards[0].phase, Some(phase));
        assert_eq!(count(&scene, |event| matches!(event, Event::Plan { .. })), 3);
    }
}

/// The card of the virtual player is secret too, until the player has chosen.
#[test]
fn ae_inf_01_the_virtual_card_is_secret_until_the_player_has_chosen() {
    let scene = solo(Variant::SoloNovice).planning();
    let other = with_game(&scene, reseeded(&scene.game, 77));
    alike(&scene, &other, &[0], &[]);
}

#[test]
fn ae_inf_02_whether_somebody_has_chosen_is_open() {
    let mut scene = scene(3).planning();
    let nobody = seen(&scene.game, Viewer::Spectator);
    scene.play(1, "phase 3");
    let view = scene.game.view(Viewer::Seat(Seat(0)));
    assert!(view.open.done.contains(Seat(1)) && !view.open.done.contains(Seat(2)));
    assert_ne!(seen(&scene.game, Viewer::Spectator), nobody);
    assert_eq!(scene.told(0), [Event::Chose { seat: Seat(1) }]);
}

#[test]
fn ae_inf_03_the_cards_of_a_hand_are_secret_and_their_number_open() {
    let worlds = ["comet", "convoy_from_europa"].map(|held| {
        let scene = scene(3).hand(0, &[held, "mine", "geothermal_power"]).mc(0, 6);
        let mut scene = scene.phase(Phase::Development);
        // Two M€ are short: what is chosen and not yet paid for is still in the hand.
        scene.play(0, "play geothermal_power");
        scene
    });
    alike(&worlds[0], &worlds[1], &[1, 2], &[0]);
    assert_eq!(worlds[0].game.view(Viewer::Seat(Seat(2))).open.boards[0].hand, 3);
    let [mut one, mut other] = worlds;
    for (scene, held) in [(&mut one, "comet"), (&mut other, "convoy_from_europa")] {
        scene.plays(0, &[&format!("sell {held}"), "pay", "pass"]);
    }
    alike(&one, &other, &[1, 2], &[0]);
    // Also what a partner holds is secret until it is offered.
    let partners = ["comet", "convoy_from_europa"].map(|held| coop().hand(0, &[held]).planning());
    alike(&partners[0], &partners[1], &[1], &[0]);
}

#[test]
fn ae_inf_04_order_and_content_of_the_deck_are_secret_and_its_size_is_open() {
    // Another generator is another order.
    let scene = scene(3).hand(0, &["comet"]).hand(1, &["mine"]).phase(Phase::Development);
    let other = with_game(&scene, reseeded(&scene.game, 99));
    assert_ne!(scene.game, other.game);
    alike(&scene, &other, &[0, 1, 2], &[]);
    // A card in the deck or in a stranger's hand.
    let other = with_game(&scene, exchanged(&scene.game, "comet", "fish"));
    assert!(other.game.secret(Seat(0)).hand.contains(card("fish")));
    alike(&scene, &other, &[1, 2], &[0]);
    assert_eq!(scene.game.view(Viewer::Spectator).open.deck, 206);
}

#[test]
fn ae_inf_05_discards_are_face_down_and_their_number_is_open() {
    let worlds = ["comet", "convoy_from_europa"].map(|sold| {
        let scene = scene(3).hand(0, &["comet", "convoy_from_europa", "business_contacts"]).mc(0, 5);
        let mut scene = scene.discarded(2, &["moss"]).phase(Phase::Construction);
        scene.play(0, &format!("sell {sold}"));
        scene
    });
    alike(&worlds[0], &worlds[1], &[1, 2], &[0]);
    for (seat, known) in [(0, vec!["comet"]), (1, vec![]), (2, vec!["moss"])] {
        let view = worlds[0].game.view(Viewer::Seat(Seat(seat)));
        let own = view.own.expect("a seat has secrets");
        assert_eq!(own.discarded.iter().map(ares::material::Card::id).collect::<Vec<_>>(), known);
        assert_eq!(view.open.discard, 2);
    }
    // An ordered discard is as secret as a sale.
    let worlds = ["comet", "convoy_from_europa"].map(|discarded| {
        let scene = scene(3).hand(0, &["comet", "convoy_from_europa", "business_contacts"]).mc(0, 5);
        let mut scene = scene.phase(Phase::Construction);
        scene.plays(0, &["play business_contacts", &format!("discard {discarded}")]);
        scene
    });
    alike(&worlds[0], &worlds[1], &[1, 2], &[0]);
    // Starred cards that were not dealt lie there unseen by anybody.
    let first = Scene::start(&Options { first_game: true, ..Options::players(2) }, 8);
    let undealt = first.game.hidden().discard.get(0).expect("eight were not dealt").id();
    let starred = [
        ["acquired_company", "artificial_photosynthesis", "asteroid_mining_consortium", "coal_imports"],
        ["economic_growth", "great_escarpment_consortium", "import_of_advanced_ghg", "industrial_farming"],
        ["lichen", "microprocessors", "new_portfolios", "nitrophilic_moss"],
        ["soil_warming", "space_heaters", "sponsors", "trading_post"],
    ];
    let in_hand = |id: &&str| first.game.secret(Seat(0)).hand.contains(card(id));
    let held = starred.into_iter().flatten().find(in_hand).expect("four starred cards are dealt");
    let other = with_game(&first, exchanged(&first.game, undealt, held));
    alike(&first, &other, &[1], &[0]);
}

#[test]
fn ae_inf_06_a_reward_is_secret_until_its_tile_is_flipped() {
    let scene = scene(2).ocean_tiles(&[1, 2]).mc(0, 15).phase(Phase::Action);
    let mut rewards = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut other = with_game(&scene, reseeded(&scene.game, seed));
        other.play(0, "ocean mc");
        let mut before = scene.clone();
        before.play(0, "ocean mc");
        alike(&before, &other, &[0, 1], &[]);
        other.play(0, "flip 5");
        let view = other.game.view(Viewer::Seat(Seat(1)));
        let tile = view.open.oceans[4];
        assert_ne!(tile, Tile(0), "open for all now");
        let flipped = Event::Flipped { seat: Seat(0), space: 4, tile };
        assert!(other.told(1).contains(&flipped));
        assert!(view.open.oceans[5..].iter().all(|tile| *tile == Tile(0)));
        rewards.insert(tile.0);
    }
    assert_eq!(rewards.into_iter().collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8, 9], "any of those left");
}

#[test]
fn ae_inf_07_drawn_cards_are_seen_only_by_who_draws() {
    // By an effect: the draws of seat 0 differ with the generator.
    let scene = scene(3).hand(0, &["research"]).mc(0, 5).phase(Phase::Construction);
    let mut other = with_game(&scene, reseeded(&scene.game, 5));
    let mut one = scene;
    one.play(0, "play research");
    other.play(0, "play research");
    assert_ne!(one.cards(0), other.cards(0));
    alike(&one, &other, &[1, 2], &[0]);

    // In phase V: one of the five that seat 0 looks at is another one, and is kept.
    let one = self::scene(3).chose(0, Phase::Research).phase(Phase::Research);
    let drawn = one.game.secret(Seat(0)).drawn[0].id();
    let instead = one.game.hidden().deck.get(7).expect("the deck is large").id();
    let mut other = with_game(&one, exchanged(&one.game, drawn, instead));
    let mut one = one;
    one.log.clear();
    other.log.clear();
    alike(&one, &other, &[1, 2], &[0]);
    let second = one.game.secret(Seat(0)).drawn[1].id();
    for (scene, kept) in [(&mut one, drawn), (&mut other, instead)] {
        scene.play(0, &format!("keep {kept}")).play(0, &format!("keep {second}"));
    }
    alike(&one, &other, &[1, 2], &[0]);
    // A card that a text turns up is seen by all.
    let open = self::scene(2).played(0, &["brainstorming_session"]).deck(&["comet"], 1);
    let mut open = open.phase(Phase::Action);
    open.play(0, "use brainstorming_session");
    assert!(open.told(1).contains(&Event::Revealed { seat: Seat(0), card: card("comet") }));
    assert!(open.game.view(Viewer::Spectator).open.boards[0].seen.contains(card("comet")));
}

#[test]
fn ae_inf_08_what_lies_on_the_table_is_open() {
    let scene = scene(2).tr(0, 11).mc(0, 12).heat(0, 13).plants(0, 14).forests(0, 3);
    let scene = scene.played(0, &["mine", "asteroid_mining", "sponsors", "coal_imports", "lichen", "fish"]);
    let scene = scene.on_card("fish", 6).temperature(-12).oxygen(5).ocean_tiles(&[4, 9]);
    let scene = scene.chose(0, Phase::Research).chose(1, Phase::Development);
    let scene = scene.phases(&[Phase::Development, Phase::Research]);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let open = scene.game.view(viewer).open;
        let board = &open.boards[0];
        assert_eq!((board.tr, board.mc, board.heat, board.plants, board.forests), (11, 12, 13, 14, 3));
        let levels = &board.levels;
        assert_eq!((levels.mc, levels.cards, levels.heat, levels.plants), (2, 0, 3, 1));
        assert_eq!((levels.steel, levels.titanium), (2, 2));
        assert!(board.tableau.contains(card("fish")) && board.tableau.len() == 6);
        assert_eq!(open.stock.iter().sum::<u16>(), 6);
        assert_eq!((open.planet.celsius(), open.planet.oxygen, open.planet.oceans), (-12, 5, 2));
        assert_eq!(open.oceans[..3], [Tile(4), Tile(9), Tile(0)]);
        assert!(open.active.contains(Phase::Development) && open.active.contains(Phase::Research));
        assert_eq!(board.phase, Some(Phase::Research));
    }
    // Each of these makes a difference to a spectator.
    let plain = seen(&self::scene(2).planning().game, Viewer::Spectator);
    for other in [
        self::scene(2).tr(1, 6),
        self::scene(2).mc(1, 1),
        self::scene(2).heat(1, 1),
        self::scene(2).plants(1, 1),
        self::scene(2).forests(1, 1),
        self::scene(2).played(1, &["comet"]),
        self::scene(2).chose(1, Phase::Action),
        self::scene(2).oceans(1),
    ] {
        assert_ne!(seen(&other.planning().game, Viewer::Spectator), plain);
    }
    let pool = coop().pool(20, 2).planning().game.view(Viewer::Spectator).open;
    assert_eq!((pool.cubes, pool.markers), (20, 2));
    let marker = solo(Variant::SoloExpert).virtual_deck(3, &[]).planning().game.view(Viewer::Spectator).open;
    assert_eq!(marker.marker, 3);
}

#[test]
fn ae_inf_09_a_sale_shows_its_number_and_value_only() {
    let worlds = ["comet", "convoy_from_europa"].map(|sold| {
        let scene = scene(2).played(0, &["composting_factory"]).hand(0, &["comet", "convoy_from_europa"]);
        let mut scene = scene.planning();
        scene.play(0, &format!("sell {sold}"));
        scene
    });
    alike(&worlds[0], &worlds[1], &[1], &[0]);
    assert_eq!(worlds[0].told(1), [Event::Sold { seat: Seat(0), card: None, mc: 4 }]);
    let own = Event::Sold { seat: Seat(0), card: Some(card("comet")), mc: 4 };
    assert_eq!(worlds[0].told(0), [own]);
}

#[test]
fn ae_inf_10_the_corporations_dealt_are_secret() {
    let start = Scene::start(&Options::players(3), 21);
    let dealt = start.game.secret(Seat(0)).dealt.map(|corporation| corporation.expect("two are dealt").id());
    let others: Vec<_> =
        [1, 2].map(|seat| start.game.secret(Seat(seat)).dealt).into_iter().flatten().collect();
    let all =
        ["credicor", "ecoline", "helion", "inventrix", "teractor", "thorgate", "phobolog", "mining_guild"];
    let free =
        |id: &&str| !dealt.contains(id) && others.iter().flatten().all(|corporation| corporation.id() != *id);
    let undealt = all.into_iter().find(free).expect("six of twelve are not dealt");
    let mut other = with_game(&start, exchanged(&start.game, dealt[1], undealt));
    let mut one = start;
    alike(&one, &other, &[1, 2], &[0]);
    // The choice is secret as well.
    for (scene, choice) in [(&mut one, dealt[1]), (&mut other, undealt)] {
        scene.play(0, &format!("corporation {choice}"));
    }
    alike(&one, &other, &[1, 2], &[0]);
    // In the end both keep the same one: nobody ever sees the other card.
    for scene in [&mut one, &mut other] {
        scene.play(0, &format!("corporation {}", dealt[0]));
        for seat in [1, 2] {
            let choice = scene.legal(seat)[0].clone();
            scene.play(seat, &choice);
        }
    }
    alike(&one, &other, &[0, 1, 2], &[]);
    let kept = one.game.view(Viewer::Spectator).open.boards[0].corporation.expect("revealed");
    assert_eq!(kept.id(), dealt[0]);
}

#[test]
fn ae_inf_11_a_discard_whose_tags_matter_stays_face_down() {
    let worlds = ["lichen", "heather", "comet"].map(|discarded| {
        let scene =
            scene(3).played(0, &["mars_university"]).hand(0, &["interns", "lichen", "heather", "comet"]);
        let mut scene = scene.mc(0, 3).phase(Phase::Construction);
        scene.play(0, "play interns").play(0, &format!("discard {discarded}"));
        scene
    });
    // Two plant tags: the same for everybody else, down to the number of cards drawn.
    alike(&worlds[0], &worlds[1], &[1, 2], &[0]);
    assert_eq!(worlds.map(|scene| scene.board(0).hand), [4, 4, 3]);
}

/// AE-INF-04, AE-INF-05, AE-INF-03: in the middle of random games, whoever does not hold a card can't tell it from
/// another in the deck, and nobody can tell one generator from another; its state is in nothing that is sent.
#[test]
fn ae_inf_04_no_stranger_tells_worlds_apart_in_random_games() {
    let mut compared = 0;
    for (options, seed) in Options::cases().into_iter().zip(1..).chain([(Options::players(4), 50)]) {
        let mut game = Ares::new(&options, seed).expect("the case makes a table");
        let mut rng = Rng::seeded(seed);
        let (mut legal, mut log): (Vec<Action>, Log<Ares>) = (Vec::new(), Log::new());
        let mut at = 0;
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let action = *rng.pick(&legal).expect("who owes a decision has an answer");
            game.apply(seat, action, &mut log);
            at += 1;
            if at % 11 == 0 {
                compared += usize::from(hides_a_hand(&game, &mut rng));
                hides_the_generator(&game);
            }
        }
        hides_the_generator(&game);
        assert!(!told_text(&log).contains("rng"));
    }
    assert!(compared > 100, "{compared} worlds were compared");
}

fn told_text(log: &Log<Ares>) -> String {
    serde_json::to_string(log.events()).expect("events are written")
}

/// Exchanges a card that only its holder knows for one of the deck. Says whether there was one.
fn hides_a_hand(game: &Ares, rng: &mut Rng) -> bool {
    let holder = Seat(rng.index(usize::from(game.seats())) as u8);
    let (board, secret) = (&game.open().boards[holder.index()], game.secret(holder));
    let known = |card: &ares::material::Card| {
        board.seen.contains(*card)
            || board.loose.contains(*card)
            || secret.swap == Some(*card)
            || secret.shown.iter().any(|trace| trace.card == *card)
    };
    let Some(held) = secret.hand.iter().find(|card| !known(card)) else { return false };
    let Some(instead) = game.hidden().deck.get(rng.index(game.hidden().deck.len().max(1))) else {
        return false;
    };
    // The exchange may name a card twice only where a memory of a swap holds it.
    if (0..game.seats()).any(|seat| game.secret(Seat(seat)).partner.iter().any(|trace| trace.card == instead))
    {
        return false;
    }
    let other = exchanged(game, held.id(), instead.id());
    assert_ne!(game, &other);
    other.audit().expect("the other world is whole");
    for seat in (0..game.seats()).map(Seat).filter(|seat| *seat != holder) {
        assert_eq!(seen(game, Viewer::Seat(seat)), seen(&other, Viewer::Seat(seat)));
        assert_eq!(game.question(seat), other.question(seat));
    }
    assert_eq!(seen(game, Viewer::Spectator), seen(&other, Viewer::Spectator));
    assert_eq!((game.to_act(), game.may_act(), game.turn()), (other.to_act(), other.may_act(), other.turn()));
    true
}

/// Nobody's view holds the generator, or changes with it.
fn hides_the_generator(game: &Ares) {
    let other = reseeded(game, 0x5eed);
    let state = serde_json::to_value(&game.hidden().rng).expect("a generator is written");
    let mut words = Vec::new();
    collect_numbers(&state, &mut words);
    assert_eq!(words.len(), 4, "four words of 64 bits");
    let seats = (0..game.seats()).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Spectator, Viewer::Open]) {
        let text = seen(game, viewer);
        assert_eq!(text, seen(&other, viewer));
        assert!(words.iter().all(|word| !text.contains(word)), "a word of the generator is sent");
        assert!(!text.contains("rng") && !text.contains("seed"));
    }
}

fn collect_numbers(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::Number(number) => into.push(number.to_string()),
        Value::Array(values) => values.iter().for_each(|value| collect_numbers(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| collect_numbers(value, into)),
        _ => {}
    }
}

/// AE-INF-03: what partners show each other in a swap is for the two alone.
#[test]
fn ae_inf_03_a_spectator_sees_no_swapped_card() {
    let worlds = ["comet", "convoy_from_europa"].map(|given| {
        let mut scene = coop().hand(0, &["comet", "convoy_from_europa"]).hand(1, &["mine"]).planning();
        scene.play(0, "phase 1").play(1, "phase 1").play(0, "marker").play(1, "cube");
        scene.play(0, &format!("give {given}")).play(1, "give mine");
        scene
    });
    assert_eq!(seen(&worlds[0].game, Viewer::Spectator), seen(&worlds[1].game, Viewer::Spectator));
    assert_eq!(told(&worlds[0], Viewer::Spectator), told(&worlds[1], Viewer::Spectator));
    assert_ne!(told(&worlds[0], Viewer::Seat(Seat(1))), told(&worlds[1], Viewer::Seat(Seat(1))));
}
