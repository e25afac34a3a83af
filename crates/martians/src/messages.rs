//! What the game says: questions, and the list of all Fluent ids.

use table::{Game, Message, Seat, action_messages, option_messages};

use crate::action::Action;
use crate::material::*;
use crate::options::Options;
use crate::rules::step;
use crate::state::*;
use crate::{describe, epilogue, event, refuse, scoring};

/// The Fluent ids of the questions.
const QUESTIONS: &[&str] = &[
    "martians-question-claim",
    "martians-question-goals",
    "martians-question-lay",
    "martians-question-choose",
    "martians-question-bear",
    "martians-question-confine",
    "martians-question-remove",
    "martians-question-crop",
    "martians-question-rift",
    "martians-question-enter",
    "martians-question-turn",
    "martians-question-must",
    "martians-question-dig",
    "martians-question-crystals",
    "martians-question-pay",
    "martians-question-rest",
    "martians-question-builder",
    "martians-question-offer",
    "martians-question-answer",
    "martians-question-finish",
    "martians-question-waiting",
    "martians-question-deliver",
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
    for list in [
        &actions[..],
        event::IDS,
        refuse::ALL,
        scoring::SOURCES,
        QUESTIONS,
        OPTIONS,
        describe::IDS,
        epilogue::IDS,
    ] {
        ids.extend(list.iter().map(ToString::to_string));
    }
    ids.extend(table::term_messages(crate::evaluate::TERMS));
    ids.extend(option_messages::<Options>(Martians::NAME));
    ids
}
