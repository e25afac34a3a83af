//! Errors as people read them: each says what to do about it.

use table::{OptionsError, Problem, RecordError, RecordProblem, Stop, UndoError};

use super::{TextArg, Words};
use crate::PlayError;

impl Words {
    /// Options that do not make a table.
    pub fn options_error(&self, error: &OptionsError) -> String {
        let problem = match &error.problem {
            Problem::OutOfRange { value, min, max } => self.text(
                "titles-option-out-of-range",
                &[("value", (*value).into()), ("min", (*min).into()), ("max", (*max).into())],
            ),
            Problem::Conflict { other, rule } => {
                self.text("titles-option-conflict", &[("other", (*other).into()), ("rule", (*rule).into())])
            }
            Problem::Unreadable(why) => self.text("titles-option-unreadable", &[("why", why.clone().into())]),
        };
        if error.field.is_empty() {
            return self.text("titles-options-wrong", &[("problem", problem.into())]);
        }
        let field = TextArg::from(error.field.chars().take(60).collect::<String>());
        self.text("titles-option-wrong", &[("field", field), ("problem", problem.into())])
    }

    /// A record that can't be read or replayed.
    pub fn record_error(&self, error: &RecordError) -> String {
        let problem = TextArg::from(self.record_problem(&error.problem));
        if error.line == 0 {
            return self.text("titles-record-wrong", &[("problem", problem)]);
        }
        self.text("titles-record-wrong-line", &[("line", error.line.into()), ("problem", problem)])
    }

    fn record_problem(&self, problem: &RecordProblem) -> String {
        match problem {
            RecordProblem::Empty => self.text("titles-record-empty", &[]),
            RecordProblem::Header { expected } => {
                self.text("titles-record-header", &[("expected", (*expected).into())])
            }
            RecordProblem::OtherGame { found, wanted } => self.text(
                "titles-record-other-game",
                &[("found", found.as_str().into()), ("wanted", (*wanted).into())],
            ),
            RecordProblem::OtherVersion { found, ours } => self
                .text("titles-record-other-version", &[("found", (*found).into()), ("ours", (*ours).into())]),
            RecordProblem::Options(error) => self.options_error(error),
            RecordProblem::Line { example } => {
                self.text("titles-record-line", &[("example", example.as_str().into())])
            }
            RecordProblem::Action(error) => {
                self.text("titles-action-unknown", &[("why", error.to_string().into())])
            }
            RecordProblem::NoSuchSeat { seat, seats } => self.text(
                "titles-record-no-such-seat",
                &[
                    ("seat", (*seat).into()),
                    ("seats", (*seats).into()),
                    ("last", seats.saturating_sub(1).into()),
                ],
            ),
            RecordProblem::Refused { seat, action, refusal } => self.text(
                "titles-record-refused",
                &[
                    ("seat", seat.0.into()),
                    ("action", action.as_str().into()),
                    ("refusal", self.refusal(refusal, &[]).into()),
                ],
            ),
            RecordProblem::Differs { actions, found, written } => self.text(
                "titles-record-differs",
                &[
                    ("actions", (*actions).into()),
                    ("found", found.to_string().into()),
                    ("written", written.to_string().into()),
                ],
            ),
            RecordProblem::TooLong => self.text("titles-record-too-long", &[]),
            RecordProblem::Read(error) => {
                self.text("titles-record-read", &[("why", error.to_string().into())])
            }
        }
    }

    /// An action that was not played.
    pub fn play_error(&self, error: &PlayError, names: &[String]) -> String {
        match error {
            PlayError::Unknown(error) => {
                self.text("titles-action-unknown", &[("why", error.to_string().into())])
            }
            PlayError::Refused(refusal) => self.refusal(refusal, names),
        }
    }

    /// An undo that was refused, and why.
    pub fn undo_error(&self, error: &UndoError, names: &[String]) -> String {
        self.stop(error.0.stop, names)
    }

    /// What stops an undo.
    pub fn stop(&self, stop: Stop, names: &[String]) -> String {
        match stop {
            Stop::Start => self.text("titles-undo-start", &[]),
            Stop::Learned => self.text("titles-undo-learned", &[]),
            Stop::Past => self.text("titles-undo-past", &[]),
            Stop::Decision(seat) => {
                self.text("titles-undo-decision", &[("who", self.name(seat, names).into())])
            }
        }
    }
}
