//! Lessons: a first game that explains itself. A lesson is data (`docs/lessons/<id>.json`); `docs/lessons/README.md` says
//! how to write one.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Budget, Level, Table};

/// The learner's seat. Bots have the others.
pub const LEARNER: Seat = Seat(0);

/// A guided game: a table that is always dealt the same, and what to say at its questions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The name of its file.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// Its name for people.
    pub title: Texts,
    /// What one learns, in a sentence.
    pub about: Texts,
    /// How long it takes.
    pub minutes: u8,
    /// The options of the table; missing ones have their default.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// What all chance at the table comes from, that of the bots too.
    #[ts(type = "number")]
    pub seed: u64,
    /// The levels of the bots at the other seats, which must not search: `random` or `greedy`.
    pub bots: Vec<String>,
    /// What is taught, in order.
    pub steps: Vec<Step>,
    /// What to say when the game is over.
    pub end: Texts,
    /// The lessons to try next.
    #[serde(default)]
    pub next: Vec<String>,
}

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Texts {
    /// In English.
    pub en: String,
    /// In Polish.
    pub pl: String,
    /// In German.
    pub de: String,
}

/// A question to the learner, and how it is taught.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The question it waits for.
    pub when: When,
    /// What to read before deciding, one after another.
    #[serde(default)]
    pub read: Vec<Reading>,
    /// What to do, and why.
    pub say: Texts,
    /// What to look at.
    #[serde(default)]
    pub point: Vec<Point>,
    /// The first words of the actions that are open; without any, everything is.
    #[serde(default)]
    pub open: Vec<String>,
    /// What to say to somebody who tries something else.
    #[serde(default)]
    pub instead: Option<Texts>,
    /// What to say after the decision.
    #[serde(default)]
    pub after: Option<Texts>,
    /// The rules it rests on.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Whether it also teaches the questions that follow, as long as they fit.
    #[serde(default)]
    pub stay: bool,
}

/// The question that a step waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// The Fluent id of the question.
    pub question: String,
    /// Only in this round.
    #[serde(default)]
    pub round: Option<u16>,
    /// Only if an action that begins with these words is legal.
    #[serde(default)]
    pub legal: Option<String>,
}

/// Something to read, without a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// The text.
    pub say: Texts,
    /// What to look at.
    #[serde(default)]
    pub point: Vec<Point>,
}

/// Something on the table to look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Point {
    /// The pieces that stand for the actions that begin with these words.
    Action(String),
    /// The piece that is enlarged by this Fluent id, such as `ares-card-comet`.
    Piece(String),
    /// A part of the page.
    Panel(Panel),
}

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Panel {
    /// What one is asked, at the top.
    Status,
    /// The middle of the table.
    Board,
    /// One's own things.
    Own,
    /// The list of players.
    Players,
    /// The list of actions.
    Actions,
    /// What has happened.
    Log,
}

/// How far somebody has come in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
pub struct LessonPlace {
    /// How many steps are behind them.
    pub passed: usize,
    /// The step that teaches the question they are asked; nothing if they are free to play.
    pub step: Option<usize>,
}

/// Every lesson, as text.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A test reads every lesson, so a mistake in one never reaches a player.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |(_, id, text): &(&str, &str, &str)| {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("docs/lessons/{id}.json: {error}"))
    };
    FILES.iter().map(read).collect()
});

/// All lessons.
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// Whether an action begins with these words.
pub fn begins_with(action: &str, words: &str) -> bool {
    action.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

impl Texts {
    /// The text in a language, or in English.
    pub fn say(&self, language: &str) -> &str {
        match language {
            "pl" => &self.pl,
            "de" => &self.de,
            _ => &self.en,
        }
    }
}

impl When {
    /// Whether this is the question to the learner now.
    fn fits(&self, table: &mut dyn Table) -> bool {
        let question = table.question(LEARNER);
        question.is_some_and(|question| question.id == self.question)
            && self.round.is_none_or(|round| round == table.round())
            && self.legal.as_deref().is_none_or(|words| !open_actions(table, &[words.to_string()]).is_empty())
    }
}

/// The legal actions of the learner that begin with any of these words, in the order of the words.
pub fn open_actions(table: &mut dyn Table, words: &[String]) -> Vec<u16> {
    let title = table.title();
    let legal = table.legal(LEARNER);
    let begins =
        |index: u16, words: &str| title.action_text(index).is_some_and(|action| begins_with(&action, words));
    words.iter().flat_map(|words| legal.iter().copied().filter(|index| begins(*index, words))).collect()
}

impl Step {
    /// The actions that are open at the question this step waits for.
    pub fn open(&self, table: &mut dyn Table) -> Vec<u16> {
        if self.open.is_empty() { table.legal(LEARNER).to_vec() } else { open_actions(table, &self.open) }
    }
}

impl Lesson {
    /// The level of the bot at each seat after the learner's.
    pub fn levels(&self) -> impl Iterator<Item = Level> {
        self.bots.iter().filter_map(|level| level.parse().ok())
    }

    /// The table of the lesson, before the first decision; nothing if there is no such game or table.
    pub fn open(&self) -> Option<Box<dyn Table>> {
        crate::find(&self.game)?.open(&self.options, self.seed).ok()
    }

    /// Lets the bots decide, as the server does, until nobody but the learner must.
    pub fn play_bots(&self, table: &mut dyn Table) {
        let levels: Vec<Level> = self.levels().collect();
        loop {
            let due = table.to_act().without(LEARNER);
            let turn = table.turn().filter(|seat| due.contains(*seat)).or(due.first());
            let Some((seat, level)) = turn.and_then(|seat| Some((seat, *levels.get(seat.index() - 1)?)))
            else {
                return;
            };
            let action = table.choose(seat, level, table.draw(seat), Budget::default());
            let Some(action) = action.or(table.fallback(seat)) else { return };
            if table.play(seat, action).is_err() {
                return;
            }
        }
    }

    /// The first step from `from` on that teaches the question asked now. What was skipped is never in the way, and a
    /// step of a later round is still to come.
    fn fitting(&self, from: usize, table: &mut dyn Table) -> Option<usize> {
        let round = table.round();
        let ahead = self.steps.iter().enumerate().skip(from);
        let mut ahead = ahead.take_while(|(_, step)| step.when.round.is_none_or(|later| later <= round));
        ahead.find(|(_, step)| step.when.fits(table)).map(|(at, _)| at)
    }

    /// How far the learner at this table has come: it follows from their decisions alone.
    pub fn place(&self, table: &dyn Table) -> LessonPlace {
        let Some(mut again) = table.branch(0) else { return LessonPlace::default() };
        again.listen(false);
        let mut passed = 0;
        for (seat, action) in (0..table.lines()).filter_map(|line| table.line(line)) {
            if seat == LEARNER
                && let Some(step) = self.fitting(passed, &mut *again)
            {
                passed = if self.steps[step].stay { step } else { step + 1 };
            }
            if again.play(seat, action).is_err() {
                break;
            }
        }
        LessonPlace { passed, step: self.fitting(passed, &mut *again) }
    }
}
