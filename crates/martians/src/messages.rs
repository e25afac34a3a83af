//! What the game says: questions, and the list of all Fluent ids.

use table::{Game, Message, QuestionKind, Seat, action_messages, option_messages, question_messages};

use crate::action::Action;
use crate::material::*;
use crate::options::Options;
use crate::rules::step;
use crate::state::*;
use crate::{describe, epilogue, event, refuse, scoring};

/// Every kind of question, and the rules it rests on.
pub(crate) const QUESTIONS: &[QuestionKind] = &[
    QuestionKind::new("martians-question-claim", &["MA-DEC-05"]),
    QuestionKind::new("martians-question-goals", &["MA-DEC-06", "MA-DEC-07", "MA-COL-13"]),
    QuestionKind::new("martians-question-lay", &["MA-SUP-26", "MA-SUP-27", "MA-SUP-28", "MA-SUP-29"]),
    QuestionKind::new("martians-question-choose", &["MA-EVT-01", "MA-EVT-09", "MA-EVT-10", "MA-EVT-11"]),
    QuestionKind::new("martians-question-bear", &["MA-EVT-09", "MA-EVT-11", "MA-DEC-16"]),
    QuestionKind::new("martians-question-confine", &["MA-QRT-15", "MA-QRT-16", "MA-DEC-41"]),
    QuestionKind::new("martians-question-remove", &["MA-EXP-13", "MA-EXP-14", "MA-DEC-26"]),
    QuestionKind::new("martians-question-crop", &["MA-GRE-10", "MA-GRE-11"]),
    QuestionKind::new("martians-question-rift", &["MA-EVT-01", "MA-EVT-11"]),
    QuestionKind::new("martians-question-enter", &["MA-LAND-07", "MA-DEC-20"]),
    QuestionKind::new("martians-question-turn", &["MA-TURN-01", "MA-TURN-04", "MA-FIELD-01", "MA-TURN-08"]),
    QuestionKind::new("martians-question-must", &["MA-FIELD-10", "MA-FIELD-11", "MA-FIELD-12"]),
    QuestionKind::new("martians-question-dig", &["MA-EXC-02", "MA-EXC-03", "MA-EXC-10", "MA-EXC-11"]),
    QuestionKind::new("martians-question-crystals", &["MA-EXC-06", "MA-EXC-07", "MA-EXC-08"]),
    QuestionKind::new("martians-question-pay", &["MA-LAND-02", "MA-LAND-04"]),
    QuestionKind::new("martians-question-rest", &["MA-REC-01", "MA-REC-04", "MA-REC-05"]),
    QuestionKind::new("martians-question-builder", &["MA-CON-01", "MA-EXP-02"]),
    QuestionKind::new("martians-question-offer", &["MA-TRADE-02", "MA-TRADE-04", "MA-TRADE-05"]),
    QuestionKind::new("martians-question-answer", &["MA-TRADE-04", "MA-TRADE-07", "MA-DEC-35"]),
    QuestionKind::new("martians-question-finish", &["MA-END-14", "MA-END-15", "MA-DEC-42"]),
    QuestionKind::new("martians-question-waiting", &["MA-TRADE-04"]),
    QuestionKind::new("martians-question-deliver", &["MA-DEL-02", "MA-DEL-03", "MA-DEL-04", "MA-DEL-08"]),
];

/// What `seat` is asked, if it may act. The colour is named because one person may play two.
pub(crate) fn question(game: &Martians, seat: Seat) -> Message {
    let open = &game.open;
    let colour = game.asked().unwrap_or(Colour::nth(seat.0));
    let ask = |id| Message::new(id).with("colour", colour.name());
    match game.top().expect("somebody is asked") {
        Frame::Claim(_) => ask("martians-question-claim"),
        Frame::Goals => ask("martians-question-goals"),
        Frame::Lay(_, left) => ask("martians-question-lay").with("left", left),
        Frame::Choose(step, _) => {
            let (card, text) = asking_card(game, step);
            ask("martians-question-choose").with("event", card).with("text", text)
        }
        Frame::Bear(_, unpaid, _) => ask("martians-question-bear").with("left", unpaid),
        Frame::Confine(_, zone, quarter) => {
            ask("martians-question-confine").with("zone", zone.name()).with("quarter", quarter.name())
        }
        Frame::Remove(_, token, left) => {
            ask("martians-question-remove").with("token", token.name()).with("left", left)
        }
        Frame::TakeCrop(_) => ask("martians-question-crop"),
        Frame::Rift(left) => ask("martians-question-rift").with("left", left),
        Frame::Enter(..) => ask("martians-question-enter"),
        Frame::Turn => match open.turn.must {
            Some(building) => ask("martians-question-must").with("building", building.name()),
            None => ask("martians-question-turn").with("time", open.turn.time),
        },
        Frame::Dig(..) => ask("martians-question-dig"),
        Frame::Crystals(hex, _) => {
            ask("martians-question-crystals").with("limit", game.crystals_from(colour, hex))
        }
        Frame::Pay(_, need) => ask("martians-question-pay").with("left", need.iter().sum::<u8>()),
        Frame::Rest(_) => ask("martians-question-rest"),
        Frame::Builder => ask("martians-question-builder"),
        Frame::Offer => ask("martians-question-offer").with("partner", open.offer.partner.name()),
        Frame::Answer if seat == open.seat(open.turn.colour) => {
            ask("martians-question-waiting").with("partner", open.offer.partner.name())
        }
        Frame::Answer => ask("martians-question-answer").with("partner", open.turn.colour.name()),
        Frame::Finish(..) => ask("martians-question-finish"),
        Frame::Deliver(left) => ask("martians-question-deliver").with("left", left),
        Frame::Flow(_) | Frame::Run(..) | Frame::Each(..) => {
            unreachable!("the game has run on to a question")
        }
    }
}

/// The card whose step asks for a choice: an exploration token, else the last event.
fn asking_card(game: &Martians, step: u16) -> (&'static str, &'static str) {
    let found = Exploration::ALL.iter().find(|token| {
        let script = tables().explorations[token.index()].1;
        (script.start..script.start + u16::from(script.len)).contains(&step)
    });
    match (found, game.open.events.last()) {
        (Some(token), _) => (token.name(), token.text()),
        (None, Some(event)) => (event.name(), event.text()),
        (None, None) => ("martians-card", "martians-card"),
    }
}

/// The Fluent ids of what the options of cards do.
const OPTIONS: &[&str] = &[
    "martians-choose-nothing",
    "martians-choose-gain",
    "martians-choose-lose",
    "martians-choose-lose_each",
    "martians-choose-pay",
    "martians-choose-confine",
    "martians-choose-crop",
    "martians-choose-expedition",
    "martians-choose-counter",
];

/// What an option of a card does; nothing for an effect that no option has.
pub(crate) fn option_message(option: Script) -> Option<Message> {
    let steps: Vec<Step> = (option.start..option.start + u16::from(option.len)).map(step).collect();
    let goods = |id, n: u8, what: Resource| Message::new(id).with("n", n).with("resource", what.name());
    Some(match steps[..] {
        [] => Message::new("martians-choose-nothing"),
        [Step::Gain { what, n, .. }] => goods("martians-choose-gain", n, what),
        [Step::Lose { who: Who::Each, what, n, .. }] => goods("martians-choose-lose_each", n, what),
        [Step::Lose { what, n, .. }] => goods("martians-choose-lose", n, what),
        [Step::Lose { what, n, .. }, Step::Gain { what: gained, n: gain, .. }] => {
            goods("martians-choose-pay", n, what).with("gain", gain).with("gained", gained.name())
        }
        [Step::Confine { zone, .. }] => Message::new("martians-choose-confine").with("zone", zone.name()),
        [Step::TakeCrop] => Message::new("martians-choose-crop"),
        [Step::MoveExpedition { .. }] => Message::new("martians-choose-expedition"),
        [Step::Counter { delta, .. }] => Message::new("martians-choose-counter").with("n", delta),
        _ => return None,
    })
}

/// What an action means in this position, where the action alone does not say it.
pub(crate) fn meaning(game: &Martians, action: Action) -> Option<Message> {
    match (game.top()?, action) {
        (Frame::Choose(at, _), Action::Choose(option)) => match step(at) {
            Step::Choice { options, .. } => option_message(*options.get(usize::from(option) - 1)?),
            _ => None,
        },
        _ => None,
    }
}

/// Adds the names of pieces.
macro_rules! names {
    ($ids:ident, $($piece:ty),+) => {
        $(for piece in <$piece>::ALL { $ids.push(piece.name().to_string()); })+
    };
}

/// Adds the names of pieces and what they do.
macro_rules! texts {
    ($ids:ident, $($piece:ty),+) => {
        $(for piece in <$piece>::ALL {
            $ids.push(piece.name().to_string());
            $ids.push(piece.text().to_string());
        })+
    };
}

/// Every Fluent id of the game, each once.
pub(crate) fn all() -> Vec<String> {
    let mut ids: Vec<String> = vec![
        "martians-title".into(),
        "martians-about".into(),
        "martians-card".into(),
        "martians-mineral-any".into(),
    ];
    names!(ids, Building, Installation, Demand, Zone, Colour, Quarter, Resource, Dig);
    texts!(
        ids,
        Fixture,
        ColonyTech,
        CorpTech,
        Expert,
        Assistant,
        Weather,
        Mineral,
        EventCard,
        Commission,
        HiddenGoal,
        Research,
        Crop,
        Exploration,
        Scenario,
        Requirement,
        Condition
    );
    let actions = action_messages::<Action>();
    for list in
        [&actions[..], event::IDS, refuse::ALL, scoring::SOURCES, OPTIONS, describe::IDS, epilogue::IDS]
    {
        ids.extend(list.iter().map(ToString::to_string));
    }
    ids.extend(question_messages::<Martians>());
    ids.extend(table::term_messages(crate::evaluate::TERMS));
    ids.extend(option_messages::<Options>(Martians::NAME));
    ids
}
