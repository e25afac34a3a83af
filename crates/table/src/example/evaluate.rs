use super::{Action, Prospect};
use crate::{Evaluate, Game, Seat, Span};

/// Points that make a lead as good as won.
const LEAD: f32 = 6.0;

impl Evaluate for Prospect {
    type Weights = ();

    fn weights() -> &'static () {
        &()
    }

    fn evaluate(&self, seat: Seat, (): &()) -> f32 {
        if let Some(outcome) = self.outcome() {
            let won = outcome.winners.contains(seat);
            return if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        }
        let points = |seat: Seat| {
            let held = self.secrets[seat.index()].hand.iter().map(|sample| f32::from(sample.number()));
            let won = self.open.won[seat.index()].iter().map(|sample| f32::from(sample.number()));
            won.sum::<f32>() + f32::from(self.open.chips[seat.index()]) + 0.4 * held.sum::<f32>()
        };
        let others = self.everybody().without(seat);
        let best = others.iter().map(points).fold(f32::MIN, f32::max);
        1.0 / (1.0 + ((best - points(seat)) / LEAD).exp())
    }

    /// A person who has seen the buried sample offers what it is worth.
    fn inclination(&self, seat: Seat, action: Action, (): &()) -> f32 {
        match (action, self.secrets[seat.index()].seen) {
            (Action::Offer(offer), Some(buried)) if buried.number() > 8 => f32::from(offer.number()) / 4.0,
            (Action::Offer(offer), Some(_)) => -f32::from(offer.number()) / 4.0,
            (Action::Offer(_) | Action::Peek | Action::Skip, _) => 0.0,
        }
    }

    /// A sealed offer tells nothing before all are shown.
    fn span(&self, _seat: Seat, action: Action) -> Span {
        match action {
            Action::Offer(_) => Span::Round,
            Action::Peek | Action::Skip => Span::Move,
        }
    }
}
