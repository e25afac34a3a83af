use serde::Serialize;

use crate::{Arg, SeatSet};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Who won. Nobody, if all lost.
    pub winners: SeatSet,
    /// Whether nobody wins or loses: the score is written down, and the winners are those who played.
    pub recorded: bool,
    /// Everybody who was scored, in the order of the seats; those nobody sits for (neutral colours) last.
    pub standings: Vec<Standing>,
}

/// The result of one scored party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Who: a seat, or the name of a colour nobody sits for.
    pub who: Arg,
    /// The final score.
    pub score: i32,
    /// What decides between equal scores; the greater is better.
    pub tie_break: i32,
    /// 1 for the best; equal places are shared.
    pub place: u8,
    /// The points by source: Fluent ids such as `redplanet-source-missions`. They add up to the score.
    pub sources: Vec<(&'static str, i32)>,
}

impl Outcome {
    /// Whether two of these scores are equal.
    pub fn tied(scores: impl Iterator<Item = i32>) -> bool {
        let mut scores: Vec<i32> = scores.collect();
        scores.sort_unstable();
        scores.windows(2).any(|pair| pair[0] == pair[1])
    }

    /// Gives each standing its place by score, then by tie-break.
    pub fn rank(standings: &mut [Standing]) {
        for at in 0..standings.len() {
            let mine = (standings[at].score, standings[at].tie_break);
            let better = standings.iter().filter(|other| (other.score, other.tie_break) > mine).count();
            standings[at].place = better as u8 + 1;
        }
    }
}
