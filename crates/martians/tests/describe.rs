//! The position in words: all of it can be said, and it tells no secrets.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use martians::material::*;
use martians::scene::{Table, scene};
use martians::{Martians, Options, Variant};
use table::{Arg, Game, Log, Message, Options as _, Paragraph, Rng, Seat, Viewer};

type English = FluentBundle<FluentResource>;

fn english() -> English {
    let text = include_str!("../../../locales/en/martians.ftl");
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

/// The board of a viewer as lines `about: part · part`.
fn told(table: &Table, viewer: Viewer) -> Vec<String> {
    let english = english();
    let board = Martians::describe(&table.view(viewer));
    let line = |paragraph: &Paragraph| {
        let parts: Vec<_> = paragraph.parts.iter().map(|part| say(&english, part)).collect();
        format!("{}: {}", say(&english, &paragraph.about), parts.join(" · "))
    };
    board.iter().map(line).collect()
}

fn tells(table: &Table, viewer: Viewer, line: &str) {
    let told = told(table, viewer);
    assert!(told.iter().any(|one| one == line), "`{line}` is not in {told:#?}");
}

const ADA: Viewer = Viewer::Seat(Seat(0));
const BEN: Viewer = Viewer::Seat(Seat(1));

#[test]
fn all_of_every_board_can_be_said_and_is_the_same_in_every_world_that_looks_alike() {
    let english = english();
    let listed: BTreeSet<String> = Martians::messages().into_iter().collect();
    for (number, options) in Options::cases().iter().enumerate() {
        let mut game = Martians::new(options, number as u64).unwrap();
        let mut rng = Rng::seeded(number as u64);
        let (mut legal, mut log, mut decision) = (Vec::new(), Log::off(), 0);
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            game.apply(seat, *rng.pick(&legal).unwrap(), &mut log);
            decision += 1;
            if decision % 11 != 0 && game.outcome().is_none() {
                continue;
            }
            for viewer in Viewer::everybody(game.seats()).chain([Viewer::Open]) {
                let view = game.view(viewer);
                let board = Martians::describe(&view);
                for message in messages(&board) {
                    assert!(listed.contains(message.id), "{} is not listed", message.id);
                    assert!(!say(&english, message).is_empty());
                }
                let other = Martians::imagine(&view, &mut rng);
                assert_eq!(Martians::describe(&other.view(viewer)), board);
            }
        }
    }
}

#[test]
fn a_common_colony_is_told() {
    let mut table = scene(Variant::Coop, 2)
        .cycle(2)
        .round(3)
        .no_demand()
        .demand(Quarter::Q2, 1, 0, 2)
        .stock(BLUE, &[(Resource::Energy, 4), (Resource::Water, 1), (Resource::Reputation, 7)])
        .rtg(3)
        .done(Requirement::NsReception, 1)
        .confined(RED, Zone::Infirmary, Quarter::Q1)
        .turn_with(BLUE, 2);
    tells(&table, ADA, "In quarter 1: no demand · Red in the infirmary: 1 marker");
    tells(&table, ADA, "In quarter 2: 1 × oxygen token · 2 × hunger token");
    tells(&table, ADA, "Colony: 4 × energy · 1 × drinking water · satisfaction 7 · 3 energy in the RTG");
    let board = told(&table, ADA);
    assert!(board[0].contains(", round 3: Blue has 2 time units left"), "{}", board[0]);
    let mission = board.iter().find(|line| line.starts_with("Mission: New Schedule: ")).unwrap();
    assert!(mission.contains("Prepare a reception module 1 of "), "{mission}");
    assert!(mission.contains("Facilities built: not yet"), "{mission}");
    table.play(BLUE, "place moxie 1");
    let board = told(&table, ADA);
    assert!(board.iter().any(|line| line.starts_with("MOXIE: field 1 Blue · ")), "{board:#?}");
}

#[test]
fn a_corporation_an_offer_and_the_machine_are_told() {
    let mut table = scene(Variant::Com, 2)
        .have(BLUE, Resource::Energy, 3)
        .have(RED, Resource::Water, 1)
        .expert(BLUE, Expert::Chemist)
        .assistant(BLUE, Assistant::Botanist)
        .installation(BLUE, Installation::Wind, 1)
        .tech(BLUE, CorpTech::LongArm)
        .turn(BLUE);
    let machine = table.open().machine.0 + 1;
    let board = told(&table, BEN);
    let area = board.iter().find(|line| line.starts_with("Excavation area: ")).unwrap();
    assert!(area.starts_with(&format!("Excavation area: machine on hex {machine} · ")), "{area}");
    let card = board.iter().find(|line| line.starts_with("Corporation of Ada: ")).unwrap();
    for part in ["Chemist", "1 × Botanist", "1 × wind farm", "Long Arm developed"] {
        assert!(card.contains(part), "{part} is not in {card}");
    }
    table.plays(BLUE, &["offer red", "give energy", "give energy", "ask water"]);
    tells(&table, BEN, "Blue offers Red: gives 2 energy · asks 1 drinking water");
}

#[test]
fn cards_and_goals_are_told_to_their_owner_only() {
    let table = scene(Variant::Com, 2).hidden_goals().cards(RED, &[(Mineral::Green, 2)]).turn(BLUE);
    let names = |viewer, word: &str| told(&table, viewer).iter().any(|line| line.contains(word));
    for word in ["2 × Green mineral", "Full Pantry"] {
        assert!(names(BEN, word), "{word}");
        assert!(!names(ADA, word) && !names(Viewer::Spectator, word), "{word}");
    }
    assert!(names(ADA, "2 examination cards"));
}
