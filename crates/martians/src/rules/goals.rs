//! COM before play: quarters are claimed, hidden goals are kept and handed on.

use table::{Refusal, Seat, Set, Story};

use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// MA-DEC-05: any quarter that nobody claimed (MA-COM-08, MA-RUL-51).
    pub(crate) fn check_claim(&self, quarter: Quarter) -> Check {
        unless(
            !self.open.claimed.contains(&Some(quarter)),
            Refusal::new("MA-RUL-51", refuse::CLAIMED).about(quarter.name()),
        )
    }

    /// MA-COM-08: claims the quarter and puts an oxygen token there.
    pub(crate) fn claim(&mut self, colour: Colour, quarter: Quarter, story: &mut Story<Martians>) {
        self.open.claimed[colour.index()] = Some(quarter);
        story.tell(|| Event::Claimed { colour, quarter });
        self.demand_token(Demand::Oxygen, quarter, story);
        let next = Colour::nth((colour as u8 + 1) % self.open.colours());
        if next == self.open.first {
            self.open.frames.pop();
        } else {
            self.set_top(Frame::Claim(next));
        }
    }

    /// One of the three dealt (MA-COL-04, MA-DEC-06), then one of the two received (MA-COL-05, MA-DEC-07).
    pub(crate) fn check_keep(&self, seat: Seat, goal: HiddenGoal) -> Check {
        unless(
            self.secrets[seat.index()].dealt.contains(goal),
            Refusal::new("MA-COL-04", refuse::NOT_DEALT).about(goal.name()),
        )
    }

    /// MA-COL-07, MA-RUL-45: the choice is sealed until all have chosen. After the second choice the last goal
    /// goes into the box (MA-COL-05, MA-HID-05).
    pub(crate) fn keep(&mut self, seat: Seat, goal: HiddenGoal, story: &mut Story<Martians>) {
        let secret = &mut self.secrets[seat.index()];
        secret.dealt.remove(goal);
        secret.goals.insert(goal);
        self.open.chosen |= 1 << seat.0;
        story.tell(|| Event::Kept { seat, goal: Some(goal) });
        let players = self.open.options.players;
        if u32::from(players) > self.open.chosen.count_ones() {
            return;
        }
        self.open.chosen = 0;
        if self.open.handed_on {
            for secret in &mut self.secrets {
                secret.boxed = std::mem::take(&mut secret.dealt);
            }
            self.open.frames.pop();
        } else {
            self.hand_on(story);
        }
    }

    /// MA-COL-04: the two others go to the player on the left.
    fn hand_on(&mut self, story: &mut Story<Martians>) {
        let players = self.open.options.players;
        self.open.handed_on = true;
        for secret in &mut self.secrets {
            secret.handed = std::mem::take(&mut secret.dealt);
        }
        for at in 0..players {
            let left = Seat(at).next(players);
            let received = self.secrets[at as usize].handed;
            self.secrets[left.index()].dealt = received;
            self.secrets[left.index()].received = received;
        }
        story.all_learn();
        story.tell(|| Event::GoalsHandedOn);
    }
}

impl Open {
    /// MA-COL-07, MA-RUL-45: the goal that a seat which has chosen keeps sealed until all have.
    pub(crate) fn sealed_goals(&self, secret: &Secret) -> Set<HiddenGoal> {
        if self.handed_on { secret.goals.intersection(secret.received) } else { secret.goals }
    }
}
