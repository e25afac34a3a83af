//! The position in words: all of it can be said, and it tells no secrets.

use std::collections::BTreeSet;

use ares::material::Phase;
use ares::scene::{Scene, coop, scene, solo};
use ares::{Ares, Options, Variant};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use table::{Arg, Game, Log, Message, Options as _, Paragraph, Rng, Seat, Viewer};

type English = FluentBundle<FluentResource>;

fn english() -> English {
    let text = include_str!("../../../locales/en/ares.ftl");
    let mut bundle = English::new(vec!["en".parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(text.into()).unwrap()).unwrap();
    bundle
}

/// The message in English; fails where a text or a word of it is missing.
fn say(english: &English, message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        args.set(
            *name,
            match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Seat(seat) => FluentValue::from(["Ada", "Ben", "Cleo", "Dan"][seat.index()]),
                Arg::Name(id) => FluentValue::from(say(english, &Message::new(id))),
            },
        );
    }
    let found = english.get_message(message.id).unwrap_or_else(|| panic!("no text {}", message.id));
    let mut errors = Vec::new();
    let said = english.format_pattern(found.value().unwrap(), Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{errors:?} in {message:?}");
    said
}

fn messages(board: &[Paragraph]) -> impl Iterator<Item = &Message> {
    board.iter().flat_map(|paragraph| [&paragraph.about].into_iter().chain(&paragraph.parts))
}

/// The board of a seat as lines `about: part · part`.
fn told(scene: &Scene, viewer: Viewer) -> Vec<String> {
    let english = english();
    let board = Ares::describe(&scene.game.view(viewer));
    let line = |paragraph: &Paragraph| {
        let parts: Vec<_> = paragraph.parts.iter().map(|part| say(&english, part)).collect();
        format!("{}: {}", say(&english, &paragraph.about), parts.join(" · "))
    };
    board.iter().map(line).collect()
}

fn tells(scene: &Scene, viewer: Viewer, line: &str) {
    let told = told(scene, viewer);
    assert!(told.iter().any(|one| one == line), "`{line}` is not in {told:#?}");
}

const ADA: Viewer = Viewer::Seat(Seat(0));
const BEN: Viewer = Viewer::Seat(Seat(1));

#[test]
fn all_of_every_board_can_be_said_and_is_the_same_in_every_world_that_looks_alike() {
    let english = english();
    let listed: BTreeSet<String> = Ares::messages().into_iter().collect();
    for (number, options) in Options::cases().iter().enumerate() {
        let mut game = Ares::new(options, number as u64).unwrap();
        let mut rng = Rng::seeded(number as u64);
        let (mut legal, mut log, mut decision) = (Vec::new(), Log::off(), 0);
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            game.apply(seat, *rng.pick(&legal).unwrap(), &mut log);
            decision += 1;
            if decision % 7 != 0 && game.outcome().is_none() {
                continue;
            }
            for viewer in Viewer::everybody(game.seats()).chain([Viewer::Open]) {
                let view = game.view(viewer);
                let board = Ares::describe(&view);
                for message in messages(&board) {
                    assert!(listed.contains(message.id), "{} is not listed", message.id);
                    assert!(!say(&english, message).is_empty());
                }
                let other = Ares::imagine(&view, &mut rng);
                assert_eq!(Ares::describe(&other.view(viewer)), board);
            }
        }
    }
}

#[test]
fn a_table_of_two_is_told() {
    let table = scene(2)
        .corporation(0, "helion")
        .mc(0, 30)
        .heat(0, 4)
        .plants(0, 1)
        .forests(0, 2)
        .tr(0, 9)
        .hand(0, &["comet"])
        .hand(1, &["birds"])
        .played(1, &["tardigrades"])
        .on_card("tardigrades", 3)
        .temperature(-18)
        .oxygen(2)
        .oceans(1)
        .round(3)
        .chose(0, Phase::Construction)
        .phases(&[Phase::Construction, Phase::Research]);
    tells(&table, ADA, "Mars: -18 °C of 8, red zone · oxygen 2 % of 14, purple zone · 1 ocean, 8 left");
    tells(&table, ADA, "Blue cards of Ben: Tardigrades (microbes: 3)");
    tells(&table, ADA, "Your hand: Comet (red, 25 M€)");
    let told = told(&table, ADA);
    assert!(told[0].starts_with("Round 3: now Construction · then Research · "), "{}", told[0]);
    let ada = told.iter().find(|line| line.starts_with("Ada (Helion): ")).unwrap();
    for part in ["TR 9", "30 M€ (+9)", "4 heat (+3)", "1 plant (+0)", "2 forests", "1 card in hand"] {
        assert!(ada.split(&[':', '·'][..]).any(|one| one.trim() == part), "{part} is not in {ada}");
    }
}

#[test]
fn a_hand_is_told_to_its_owner_only() {
    let table = scene(2).hand(1, &["birds"]).phase(Phase::Construction);
    let names = |viewer| told(&table, viewer).iter().any(|line| line.contains("Birds"));
    assert!(names(BEN));
    assert!(!names(ADA) && !names(Viewer::Spectator) && !names(Viewer::Open));
}

#[test]
fn a_card_is_told_with_its_price_after_discounts_and_its_used_action() {
    let mut table =
        scene(2).played(0, &["earth_catapult", "tardigrades"]).hand(0, &["sponsors"]).phase(Phase::Action);
    tells(&table, ADA, "Your hand: Sponsors (green, 3 M€)");
    table.play(0, "use tardigrades");
    tells(&table, ADA, "Blue cards of Ada: Earth Catapult · Tardigrades (microbes: 1), used");
}

#[test]
fn a_sealed_phase_is_told_to_its_owner_only() {
    let mut table = scene(2).planning();
    table.play(0, "phase 3");
    tells(&table, ADA, "Only you know: your phase: Action");
    let others = told(&table, BEN);
    assert!(!others.iter().any(|line| line.contains("Action")), "{others:#?}");
    assert!(others.iter().any(|line| line.starts_with("Ada: ") && line.ends_with("has chosen")));
}

#[test]
fn partners_hear_of_the_pool_and_a_lone_player_of_the_virtual_one() {
    tells(&coop().pool(5, 1).planning(), ADA, "Pool: 5 cubes · 1 marker");
    let alone = solo(Variant::SoloExpert).round(8).virtual_deck(2, &[Phase::Action]).planning();
    tells(&alone, ADA, "Virtual player: marker on space 2 of 5 · Action still in the deck");
    assert!(told(&alone, ADA)[0].starts_with("Round 8 of 25: phases are chosen"));
}
