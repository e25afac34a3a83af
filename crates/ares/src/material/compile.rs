//! From the vocabulary of the data to the flat tables of the interpreter.

use super::Tag;
use super::card::{Colour, Origin};
use super::effect::{self, CardAction, Cost, Effect, Lasting, Limit, On, Per, Stored, Target};
use super::op::{ActionOption, Alternative, Counted, NOTHING, Offset, Op, Price, Program, Takes, Trigger};
use super::planet::Parameter;

impl Counted {
    /// What `per` counts.
    pub fn of(per: Per, tag: Option<Tag>) -> Counted {
        match per {
            Per::Tag => Counted::Tag(tag.expect("a count of tags names its tag")),
            Per::ForestTokens => Counted::Forests,
            Per::Steel => Counted::Steel,
            Per::Titanium => Counted::Titanium,
        }
    }
}

/// Collects the tables.
pub struct Compiler {
    /// All operations.
    pub ops: Vec<Op>,
    /// The programs of the choices.
    pub modes: Vec<Program>,
    /// All triggers.
    pub triggers: Vec<Trigger>,
    /// All options of Actions.
    pub options: Vec<ActionOption>,
    /// The optional payments.
    pub offsets: Vec<Offset>,
}

impl Default for Compiler {
    /// Tables that hold only the program that does nothing.
    fn default() -> Compiler {
        Compiler {
            ops: vec![Op::End],
            modes: Vec::new(),
            triggers: Vec::new(),
            options: Vec::new(),
            offsets: Vec::new(),
        }
    }
}

impl Compiler {
    /// A list of effects as a program.
    pub fn effects(&mut self, effects: &[Effect]) -> Program {
        let ops = effects.iter().flat_map(|effect| self.effect(effect)).collect();
        self.program(ops)
    }

    fn costs(&mut self, costs: &[Cost]) -> Program {
        self.program(costs.iter().map(cost).collect())
    }

    fn program(&mut self, ops: Vec<Op>) -> Program {
        if ops.is_empty() {
            return NOTHING;
        }
        let at = self.ops.len() as Program;
        // The place after a condition is known once the program has its place.
        let placed = ops.iter().enumerate().map(|(place, op)| match op {
            Op::If { tag, least, otherwise } => {
                Op::If { tag: *tag, least: *least, otherwise: at + place as Program + 1 + otherwise }
            }
            other => *other,
        });
        self.ops.extend(placed);
        self.ops.push(Op::End);
        at
    }

    fn effect(&mut self, effect: &Effect) -> Vec<Op> {
        let op = match effect {
            Effect::Gain { resource, amount } => Op::Gain(*resource, *amount),
            Effect::Draw { amount } => Op::Draw(*amount),
            Effect::DrawThenDiscard { draw, discard, discard_from: effect::DiscardFrom::Hand } => {
                Op::DrawThenDiscard { draw: *draw, discard: *discard }
            }
            Effect::DrawThenDiscard { draw, discard, discard_from: effect::DiscardFrom::Drawn } => {
                Op::DrawAndKeep { draw: *draw, discard: *discard }
            }
            Effect::RaiseTemperature { steps } => Op::Raise(Parameter::Temperature, *steps),
            Effect::RaiseOxygen { steps } => Op::Raise(Parameter::Oxygen, *steps),
            Effect::FlipOcean { count } => Op::Flip(*count),
            Effect::GainForest { count } => Op::Forest(*count),
            Effect::GainTr { amount, per: None, .. } => Op::Tr(*amount),
            Effect::GainTr { amount, per: Some(Per::Tag), tag, count, includes_self } => {
                // The card is in the tableau when it counts, so its own tag is in the count.
                assert_eq!(*includes_self, Some(true));
                let tag = tag.expect("a count of tags names its tag");
                Op::TrPerTag { amount: *amount, tag, count: count.unwrap_or(1) }
            }
            Effect::GainTr { per: Some(other), .. } => panic!("no TR is counted by {other:?}"),
            Effect::AddResource { resource, amount, target } => {
                Op::Add { kind: resource.kind(), amount: *amount, target: *target }
            }
            Effect::Choice { options } => {
                let modes: Vec<Program> = options.iter().map(|option| self.effects(option)).collect();
                let first = self.modes.len() as u16;
                self.modes.extend(&modes);
                Op::Choice { first, modes: modes.len() as u8 }
            }
            Effect::Conditional { condition, then } => return self.conditional(condition, then),
            Effect::Exchange { cost, gain, optional: false, if_discarded_has_tag: None } => {
                let mut ops: Vec<Op> = cost.iter().map(self::cost).collect();
                ops.extend(gain.iter().flat_map(|effect| self.effect(effect)));
                return ops;
            }
            Effect::Exchange { cost, gain, if_discarded_has_tag, .. } => {
                self.offer(cost, gain, if_discarded_has_tag.as_ref())
            }
            Effect::PlayExtra { colours, .. } => {
                assert_eq!(colours[..], [Colour::Blue, Colour::Red], "extra cards are those of phase II");
                Op::PlayExtra
            }
            Effect::PlayFree { colours, max_printed_cost, optional: true } => {
                assert_eq!(colours[..], [Colour::Green], "free cards are green");
                Op::PlayFree(*max_printed_cost)
            }
            Effect::PlayFree { .. } => panic!("a free card may always be declined"),
            Effect::NextCardDiscount { amount, .. } => Op::NextDiscount(*amount),
            Effect::NextCardRequirementShift { zones, .. } => {
                assert_eq!(*zones, 1);
                Op::NextShift
            }
            Effect::RevealPick { reveal, take, tags_any, .. } => {
                Op::RevealPick { reveal: *reveal, take: *take, tags: tag_bits(tags_any) }
            }
            Effect::RevealTop { count, if_colour, then, otherwise } => {
                assert_eq!(*count, 1);
                let (then, otherwise) = (self.effects(then), self.effects(otherwise));
                Op::RevealTop { colour: *if_colour, then, otherwise }
            }
            Effect::DiscardRevealed => Op::DiscardRevealed,
            Effect::TakeRevealed => Op::TakeRevealed,
            Effect::GainPerPaid { resource, amount } => Op::GainPerPaid(*resource, *amount),
            Effect::DrawPerDiscarded { amount } => Op::DrawPerDiscarded(*amount),
        };
        vec![op]
    }

    fn conditional(&mut self, condition: &effect::Condition, then: &[Effect]) -> Vec<Op> {
        let then: Vec<Op> = then.iter().flat_map(|effect| self.effect(effect)).collect();
        let (tag, least) = condition.tags.first_key_value().expect("a condition names a tag");
        assert_eq!(condition.tags.len(), 1);
        let mut ops = vec![Op::If { tag: *tag, least: *least, otherwise: then.len() as Program }];
        ops.extend(then);
        ops
    }

    fn offer(&mut self, cost: &[Cost], gain: &[Effect], other: Option<&effect::IfTag>) -> Op {
        let gain = self.effects(gain);
        let alternative = other.map(|other| Alternative { tag: other.tag, gain: self.effects(&other.gain) });
        match cost {
            [Cost::DiscardFromHand { amount: 1 }] => Op::OfferDiscard { gain, alternative },
            [Cost::Pay { resource: Stored::Mc, amount, reduction: None, reduction_if: None, min: None }] => {
                Op::OfferPay { price: *amount, gain }
            }
            other => panic!("no offer costs {other:?}"),
        }
    }

    /// The Action of a card: the first of its options and how many.
    pub fn action(&mut self, action: Option<&CardAction>) -> (u8, u8) {
        let Some(action) = action else { return (0, 0) };
        let first = self.options.len() as u8;
        for option in &action.options {
            let (cost, gain) = (self.costs(&option.cost), self.effects(&option.gain));
            let (bonus_cost, bonus_gain) = match &option.bonus_if_chose_action_phase {
                None => (cost, NOTHING),
                Some(effect::ActionBonus::Gain(more)) => (cost, self.effects(more)),
                Some(effect::ActionBonus::Cost(instead)) => (self.costs(instead), NOTHING),
            };
            self.options.push(ActionOption { cost, bonus_cost, gain, bonus_gain });
        }
        (first, action.options.len() as u8)
    }

    /// The triggers and optional payments of a card; what else lasts is read by the powers of a player.
    pub fn lasting(&mut self, origin: Origin, effects: &[Lasting]) -> (u8, u8) {
        let first = self.triggers.len() as u8;
        for effect in effects {
            match effect {
                Lasting::Trigger { on, does, tags, includes_self, limit, .. } => {
                    let trigger = Trigger {
                        origin,
                        on: *on,
                        tags: tag_bits(tags),
                        includes_self: *includes_self,
                        first_each_phase: *limit == Some(Limit::FirstTimeEachPhase),
                        asks: does.iter().any(needs_a_choice),
                        waits: does.iter().any(|effect| needs_a_choice(effect) || draws(effect)),
                        does: self.effects(does),
                    };
                    self.triggers.push(trigger);
                }
                Lasting::OptionalPayment { on, cost, reduction, limit } => {
                    assert_eq!((*on, *limit), (On::PlayCard, Limit::OncePerCardPlayed));
                    let card = origin.card().expect("optional payments stand on project cards");
                    self.offsets.push(Offset { card, takes: takes(cost), reduction: *reduction });
                }
                Lasting::CostModifier { .. }
                | Lasting::MaterialValue { .. }
                | Lasting::ResearchModifier { .. }
                | Lasting::RequirementShift { .. }
                | Lasting::SellValue { .. }
                | Lasting::StandardActionDiscount { .. }
                | Lasting::ForestPlantDiscount { .. }
                | Lasting::HeatAsMc => {}
            }
        }
        (first, self.triggers.len() as u8 - first)
    }
}

fn takes(cost: &[Cost]) -> Takes {
    match cost {
        [Cost::RemoveResource { amount, target: Target::This, .. }] => Takes::FromCard(*amount),
        [Cost::Pay { resource: Stored::Plants, amount, .. }] => Takes::Plants(*amount),
        other => panic!("no discount is bought with {other:?}"),
    }
}

fn cost(cost: &Cost) -> Op {
    match cost {
        Cost::Pay { resource, amount, reduction, reduction_if, min } => Op::Pay(Price {
            resource: *resource,
            amount: *amount,
            least: min.unwrap_or(0),
            falls: reduction.as_ref().map(|less| (less.amount, Counted::of(less.per, less.tag), less.count)),
            once: reduction_if.as_ref().map(|less| {
                let least = &less.condition.cards_in_play;
                (less.amount, least.colour, least.min)
            }),
        }),
        Cost::PayTr { amount } => Op::PayTr(*amount),
        Cost::DiscardFromHand { amount } => Op::Discard(*amount),
        Cost::DiscardVariable { min, max } => Op::DiscardSome { min: *min, max: *max },
        Cost::PayVariable { resource, min, max } => {
            Op::PayAmount { resource: *resource, min: *min, max: *max }
        }
        Cost::RemoveResource { resources, amount, target } => Op::Remove {
            kinds: resources.iter().fold(0, |bits, kind| bits | 1 << *kind as u8),
            amount: *amount,
            target: *target,
        },
    }
}

/// Tags as bits.
pub fn tag_bits(tags: &[Tag]) -> u16 {
    tags.iter().fold(0, |bits, tag| bits | 1 << *tag as u16)
}

/// Whether an effect of a trigger needs a choice by its owner (AE-RUL-15).
fn needs_a_choice(effect: &Effect) -> bool {
    match effect {
        Effect::Choice { .. } => true,
        Effect::Exchange { optional, .. } => *optional,
        Effect::AddResource { target, .. } => *target != Target::This,
        Effect::FlipOcean { .. } | Effect::DrawThenDiscard { .. } => true,
        _ => false,
    }
}

/// Whether an effect of a trigger draws cards (AE-RUL-15).
fn draws(effect: &Effect) -> bool {
    matches!(effect, Effect::Draw { .. } | Effect::DrawThenDiscard { .. } | Effect::RevealPick { .. })
}
