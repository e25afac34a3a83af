//! Plays a lesson and prints every question to the learner, the legal actions and the step that teaches it, so that the
//! texts can be written beside the game. Where no step fits or everything is open, a greedy bot plays for the learner.
//!
//! `cargo run -p titles --example lesson -- docs/lessons/redplanet-first.json [language] [board]`

use std::error::Error;
use std::{env, fs};

use table::Viewer;
use titles::lesson::{LEARNER, Lesson};
use titles::words::Words;
use titles::{Budget, Level, Table};

/// How many legal actions are listed.
const LISTED: usize = 40;

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("which lesson?")?;
    let language = env::args().nth(2).unwrap_or_else(|| "en".into());
    let board = env::args().any(|word| word == "board");
    let lesson: Lesson = serde_json::from_str(&fs::read_to_string(file)?)?;
    let words = Words::of(&language).unwrap_or_else(Words::english);
    let mut table = lesson.open().ok_or("no such table")?;
    let mut decisions = 0;
    loop {
        let before = table.lines();
        play_bots(&lesson, &mut *table, before, &words);
        let place = lesson.place(&*table);
        let Some(question) = table.question(LEARNER).filter(|_| table.to_act().contains(LEARNER)) else {
            break;
        };
        decisions += 1;
        let step = place.step.map(|step| &lesson.steps[step]);
        println!(
            "\n#{decisions} round {} {} step {:?} — {}",
            table.round(),
            question.id,
            place.step,
            words.say(&question, table.names())
        );
        if board {
            for paragraph in table.describe(Viewer::Seat(LEARNER)) {
                let parts: Vec<String> =
                    paragraph.parts.iter().map(|part| words.say(part, table.names())).collect();
                println!("    {}: {}", words.say(&paragraph.about, table.names()), parts.join(" "));
            }
        }
        if let Some(step) = step {
            step.read.iter().for_each(|reading| println!("  > {}", reading.say.say(&language)));
            println!("  » {}", step.say.say(&language));
        }
        let legal = table.legal(LEARNER).to_vec();
        for index in legal.iter().take(LISTED) {
            let said = table.says(LEARNER, *index).map(|said| words.say(&said, table.names()));
            println!("    {} — {}", text(&*table, *index), said.unwrap_or_default());
        }
        let open = step.filter(|step| !step.open.is_empty()).map(|step| step.open(&mut *table));
        let action = match open.and_then(|open| open.first().copied()) {
            Some(action) => action,
            None => {
                let number = table.draw(LEARNER);
                let chosen = table.choose(LEARNER, Level::Greedy, number, Budget::default());
                chosen.ok_or("nothing to choose")?
            }
        };
        println!("  = {}", text(&*table, action));
        table.play(LEARNER, action)?;
        tell(&*table, &words);
    }
    let place = lesson.place(&*table);
    println!("\n{decisions} decisions, {} of {} steps", place.passed, lesson.steps.len());
    for paragraph in table.epilogue() {
        let parts: Vec<String> = paragraph.parts.iter().map(|part| words.say(part, table.names())).collect();
        println!("{}: {}", words.say(&paragraph.about, table.names()), parts.join(" "));
    }
    println!("{:?}", table.outcome());
    Ok(())
}

fn text(table: &dyn Table, index: u16) -> String {
    table.title().action_text(index).unwrap_or_default()
}

/// Lets the bots play, and tells what they did as the learner sees it.
fn play_bots(lesson: &Lesson, table: &mut dyn Table, before: usize, words: &Words) {
    lesson.play_bots(table);
    for line in table.retell(before, Viewer::Seat(LEARNER)) {
        for told in line {
            println!("      {}", words.say(&told.message, table.names()));
        }
    }
}

fn tell(table: &dyn Table, words: &Words) {
    for told in table.told(Viewer::Seat(LEARNER)) {
        println!("      {}", words.say(&told.message, table.names()));
    }
}
