//! What a seat is asked, in words.

use table::{Message, Seat};

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

/// Every Fluent id of a question.
pub const QUESTIONS: [&str; 35] = [
    "ares-question-wait",
    "ares-question-mulligan",
    "ares-question-corporation",
    "ares-question-planned",
    "ares-question-plan-virtual",
    "ares-question-plan",
    "ares-question-piece",
    "ares-question-development",
    "ares-question-nothing-left",
    "ares-question-construction",
    "ares-question-construction-bonus",
    "ares-question-construction-draw",
    "ares-question-action",
    "ares-question-passed",
    "ares-question-payment",
    "ares-question-limit",
    "ares-question-raise",
    "ares-question-order",
    "ares-question-option",
    "ares-question-mode",
    "ares-question-flip",
    "ares-question-put",
    "ares-question-take",
    "ares-question-discard",
    "ares-question-discard-some",
    "ares-question-amount",
    "ares-question-split",
    "ares-question-offer-discard",
    "ares-question-offer-pay",
    "ares-question-keep",
    "ares-question-pick",
    "ares-question-free",
    "ares-question-swap",
    "ares-question-answer",
    "ares-resource-any",
];
