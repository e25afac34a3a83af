//! What a seat is asked, in words.

use table::{Message, QuestionKind, Seat};

use crate::asked::Ask;
use crate::material::effect::{Stored, Target};
use crate::material::numbers::HAND_LIMIT;
use crate::material::op::{Op, Program};
use crate::material::{Kind, Parameter, Phase, catalog};
use crate::state::{Ares, Frame};

impl Ares {
    /// The question in words.
    pub(crate) fn asked_message(&self, seat: Seat) -> Message {
        let board = self.board(seat);
        match self.asked(seat) {
            Ask::Over | Ask::Wait => Message::new("ares-question-wait"),
            Ask::Mulligan => Message::new("ares-question-mulligan"),
            Ask::Corporation => Message::new("ares-question-corporation"),
            Ask::Plan if self.open.done.contains(seat) => Message::new("ares-question-planned"),
            Ask::Plan if self.orders_virtual_cards() => Message::new("ares-question-plan-virtual"),
            Ask::Plan => Message::new("ares-question-plan"),
            Ask::Piece => Message::new("ares-question-piece")
                .with("cubes", self.open.cubes)
                .with("markers", self.open.markers),
            Ask::Phase(phase @ (Phase::Development | Phase::Construction)) if self.is_idle(seat, phase) => {
                Message::new("ares-question-nothing-left").with("phase", phase.name())
            }
            Ask::Phase(Phase::Development) => Message::new("ares-question-development"),
            Ask::Phase(Phase::Construction) => Message::new(match self.check_bonus_draw(seat) {
                Ok(()) if !self.may_construct(seat) => "ares-question-construction-draw",
                Ok(()) => "ares-question-construction-bonus",
                Err(_) => "ares-question-construction",
            }),
            Ask::Phase(_) => Message::new("ares-question-action"),
            Ask::Passed(_) => Message::new("ares-question-passed"),
            Ask::Payment(payment) => Message::new("ares-question-payment")
                .with("card", payment.card.name())
                .with("cost", self.open_cost(seat, payment))
                .with("mc", board.mc),
            Ask::Limit => Message::new("ares-question-limit").with("cards", board.hand - HAND_LIMIT),
            Ask::Raise => Message::new("ares-question-raise"),
            Ask::Frame(frame) => frame_message(frame, board.hand),
        }
    }
}

impl Ares {
    /// What an option of the effect that asks does.
    pub(crate) fn mode_message(&self, seat: Seat, mode: u8) -> Option<Message> {
        let steps = match *self.board(seat).frames.last()? {
            Frame::Option { card } => {
                let (cost, gain) = self.option_of(seat, card, mode)?;
                [program(cost), program(gain)].concat()
            }
            Frame::Mode { first, modes, .. } if mode < modes => {
                program(catalog().modes[usize::from(first) + usize::from(mode)])
            }
            _ => return None,
        };
        steps_message(&steps)
    }
}

/// The steps of a program.
fn program(at: Program) -> Vec<Op> {
    catalog().ops[usize::from(at)..].iter().copied().take_while(|op| *op != Op::End).collect()
}

/// What the steps of an option do; nothing for steps that no option has.
pub(crate) fn steps_message(steps: &[Op]) -> Option<Message> {
    let (id, amount) = match *steps {
        [Op::Gain(Stored::Plants, amount)] => ("ares-mode-plants", amount),
        [Op::Add { kind: Some(Kind::Microbes), amount, target: Target::This }] => {
            ("ares-mode-microbes-here", amount)
        }
        [Op::Add { kind: Some(Kind::Microbes), amount, .. }] => ("ares-mode-microbes", amount),
        [Op::Add { kind: Some(Kind::Animals), amount, .. }] => ("ares-mode-animals", amount),
        [Op::Remove { amount, .. }, Op::Draw(_)] => ("ares-mode-draw", amount),
        [Op::Remove { amount, .. }, Op::Flip(_)] => ("ares-mode-ocean", amount),
        [Op::Remove { amount, .. }, Op::Raise(Parameter::Temperature, _)] => {
            ("ares-mode-temperature", amount)
        }
        [Op::Remove { amount, .. }, Op::Raise(Parameter::Oxygen, _)] => ("ares-mode-oxygen", amount),
        _ => return None,
    };
    Some(Message::new(id).with("amount", amount))
}

/// Every Fluent id of an option.
pub const MODES: [&str; 8] = [
    "ares-mode-plants",
    "ares-mode-microbes-here",
    "ares-mode-microbes",
    "ares-mode-animals",
    "ares-mode-draw",
    "ares-mode-ocean",
    "ares-mode-temperature",
    "ares-mode-oxygen",
];

fn frame_message(frame: Frame, hand: u8) -> Message {
    match frame {
        Frame::Empty | Frame::Run { .. } | Frame::Triggers => Message::new("ares-question-wait"),
        Frame::Order => Message::new("ares-question-order"),
        Frame::Option { card } => Message::new("ares-question-option").with("card", card.name()),
        Frame::Mode { origin, .. } => Message::new("ares-question-mode").with("card", origin.name()),
        Frame::Flip { left } => Message::new("ares-question-flip").with("left", left),
        Frame::Put { kind, amount, .. } => {
            let what = kind.map_or("ares-resource-any", |kind| kind.name());
            Message::new("ares-question-put").with("kind", what).with("amount", amount)
        }
        Frame::Take { amount, .. } => Message::new("ares-question-take").with("amount", amount),
        Frame::Discard { left } => Message::new("ares-question-discard").with("left", left),
        Frame::DiscardSome { min, max } => {
            Message::new("ares-question-discard-some").with("min", min).with("max", max.min(hand))
        }
        Frame::Amount { resource, .. } => {
            Message::new("ares-question-amount").with("resource", resource.name())
        }
        Frame::Split { price } => Message::new("ares-question-split").with("price", price),
        Frame::OfferDiscard { origin, .. } => {
            Message::new("ares-question-offer-discard").with("card", origin.name())
        }
        Frame::OfferPay { at, origin } => {
            let (price, _) = Ares::offer(at);
            Message::new("ares-question-offer-pay").with("card", origin.name()).with("price", price)
        }
        Frame::Keep { left } => Message::new("ares-question-keep").with("left", left),
        Frame::Pick { left, .. } => Message::new("ares-question-pick").with("left", left),
        Frame::Free => Message::new("ares-question-free"),
        Frame::Swap => Message::new("ares-question-swap"),
        Frame::Answer => Message::new("ares-question-answer"),
    }
}

/// Every kind of question, and the rules it rests on.
pub(crate) const QUESTIONS: &[QuestionKind] = &[
    QuestionKind::new("ares-question-wait", &["AE-SELL-01", "AE-SELL-06"]),
    QuestionKind::new("ares-question-mulligan", &["AE-MUL-01", "AE-MUL-02", "AE-MUL-04", "AE-DEC-02"]),
    QuestionKind::new("ares-question-corporation", &["AE-SET-11", "AE-SET-13", "AE-SET-14", "AE-DEC-03"]),
    QuestionKind::new("ares-question-planned", &["AE-PLAN-05", "AE-PLAN-06"]),
    QuestionKind::new(
        "ares-question-plan-virtual",
        &["AE-SOLO-10", "AE-SOLO-11", "AE-PLAN-01", "AE-PLAN-03"],
    ),
    QuestionKind::new("ares-question-plan", &["AE-PLAN-01", "AE-PLAN-03", "AE-ROUND-07", "AE-ROUND-08"]),
    QuestionKind::new("ares-question-piece", &["AE-COOP-03", "AE-COOP-05", "AE-COOP-07", "AE-COOP-11"]),
    QuestionKind::new("ares-question-development", &["AE-DEV-01", "AE-DEV-03", "AE-CARD-03", "AE-DEV-07"]),
    QuestionKind::new("ares-question-nothing-left", &["AE-ROUND-11", "AE-SELL-01"]),
    QuestionKind::new("ares-question-construction", &["AE-CON-01", "AE-CARD-03", "AE-CON-11"]),
    QuestionKind::new(
        "ares-question-construction-bonus",
        &["AE-CON-03", "AE-CON-01", "AE-CON-05", "AE-CON-10"],
    ),
    QuestionKind::new("ares-question-construction-draw", &["AE-CON-03", "AE-CON-06", "AE-CON-10"]),
    QuestionKind::new("ares-question-action", &["AE-ACT-01", "AE-ACT-05", "AE-ACT-07", "AE-ACT-23"]),
    QuestionKind::new("ares-question-passed", &["AE-ROUND-13", "AE-ROUND-12"]),
    QuestionKind::new("ares-question-payment", &["AE-CARD-11", "AE-CARD-13", "AE-CARD-14", "AE-CARD-15"]),
    QuestionKind::new("ares-question-limit", &["AE-EOR-01", "AE-EOR-02", "AE-EOR-03"]),
    QuestionKind::new("ares-question-raise", &["AE-SOLO-14", "AE-SOLO-15", "AE-SOLO-18", "AE-SOLO-20"]),
    QuestionKind::new("ares-question-order", &["AE-RUL-15", "AE-RUL-60"]),
    QuestionKind::new("ares-question-option", &["AE-ACT-03", "AE-ACT-04", "AE-ACT-32"]),
    QuestionKind::new("ares-question-mode", &["AE-RUL-57", "AE-CARD-45"]),
    QuestionKind::new("ares-question-flip", &["AE-GLO-05", "AE-GLO-06", "AE-GLO-04"]),
    QuestionKind::new("ares-question-put", &["AE-CARD-41", "AE-DEC-19"]),
    QuestionKind::new("ares-question-take", &["AE-ACT-03", "AE-DEC-28"]),
    QuestionKind::new("ares-question-discard", &["AE-DEC-21", "AE-SELL-03"]),
    QuestionKind::new("ares-question-discard-some", &["AE-DEC-28", "AE-SELL-04"]),
    QuestionKind::new("ares-question-amount", &["AE-DEC-28", "AE-RUL-62"]),
    QuestionKind::new("ares-question-split", &["AE-CARD-43", "AE-DEC-30"]),
    QuestionKind::new("ares-question-offer-discard", &["AE-RUL-55", "AE-SELL-03"]),
    QuestionKind::new("ares-question-offer-pay", &["AE-RUL-55", "AE-SELL-11"]),
    QuestionKind::new("ares-question-keep", &["AE-RES-01", "AE-RES-02", "AE-RES-03"]),
    QuestionKind::new("ares-question-pick", &["AE-DEC-22"]),
    QuestionKind::new("ares-question-free", &["AE-CARD-44", "AE-RUL-56"]),
    QuestionKind::new("ares-question-swap", &["AE-COOP-07", "AE-COOP-08", "AE-COOP-09"]),
    QuestionKind::new("ares-question-answer", &["AE-COOP-09"]),
];
