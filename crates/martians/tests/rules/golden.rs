//! What must never change unnoticed: records, counts of decision paths, action indices.

use std::path::{Path, PathBuf};

use martians::{Martians, Options, Variant};
use table::kit::{golden_kinds, golden_text, perft_line, random_record};
use table::{Options as _, Record};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// One table a variant and number of players; among them a scenario, hidden goals and the prototype.
fn tables() -> Vec<Options> {
    let text = |text: &str| serde_json::from_str(text).expect("options that exist");
    vec![
        Options::new(Variant::Solo, 1),
        text(r#"{"variant":"solo","players":1,"scenario":"commissions","collectors":false}"#),
        text(r#"{"variant":"coop","players":2,"scenario":"face_of_mars"}"#),
        Options::new(Variant::Coop, 3),
        text(r#"{"variant":"coop","players":4,"edition":"prototype","collectors":false}"#),
        Options::new(Variant::Semi, 2),
        text(r#"{"variant":"semi","players":3,"scenario":"mars_one","must_succeed":true}"#),
        text(r#"{"variant":"semi","players":4,"trade":false}"#),
        Options::new(Variant::Com, 2),
        text(r#"{"variant":"com","players":3,"hidden_goals":true}"#),
        text(r#"{"variant":"com","players":4,"collectors":false}"#),
        Options::new(Variant::Semi, 2).other_readings(),
    ]
}

#[test]
fn every_variant_and_number_of_players_has_a_record() {
    for variant in Variant::ALL {
        for players in if *variant == Variant::Solo { 1..=1 } else { 2..=4 } {
            let mut found = tables().into_iter();
            assert!(
                found.any(|options| options.variant == *variant && options.players == players),
                "{} for {players}",
                variant.id()
            );
        }
    }
}

#[test]
fn records_replay_and_are_written_alike() {
    for (nth, options) in tables().iter().enumerate() {
        let path = golden(&format!("{nth:02}-{}-{}.record", options.variant(), options.players));
        let record = random_record::<Martians>(options, nth as u64 + 1).expect("options that exist");
        golden_text(&path, &record.to_string()).unwrap_or_else(|difference| panic!("{difference}"));
        let text = std::fs::read(&path).expect("the record is there");
        let replayed = Record::<Martians>::read(text.as_slice()).and_then(|record| record.replay());
        replayed.map(drop).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

#[test]
fn the_indices_of_actions_never_move() {
    golden_kinds::<Martians>(&golden("kinds.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_number_of_decision_paths_stays() {
    let mut table = String::new();
    for options in tables() {
        // In COM the first decisions are the quarters, and the hidden goals.
        let depth = match options.variant {
            Variant::Com if options.hidden_goals => 9,
            Variant::Com => options.players as usize + 3,
            Variant::Solo | Variant::Coop | Variant::Semi => 5,
        };
        for seed in [1, 2] {
            table += &perft_line::<Martians>(&options, seed, depth).expect("options that exist");
            table.push('\n');
        }
    }
    golden_text(&golden("perft.txt"), &table).unwrap_or_else(|difference| panic!("{difference}"));
}
