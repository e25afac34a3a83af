//! The competitive game for two to four, from which the other variants differ.

use super::Rules;
use crate::material::PhaseSet;
use crate::state::Ares;

/// AE-END-01, AE-END-06: the game lasts until Mars is complete, however many rounds that takes.
pub(crate) const RULES: Rules = Rules {
    players: (2, 4),
    deal: Ares::deal,
    starred_apart: false,
    pool: (0, 0),
    marker: 0,
    virtual_deck: PhaseSet::EMPTY,
    marker_steps: 0,
    after_reveal: Ares::begin_phases,
    after_round: Ares::begin_round,
    ends_when_complete: true,
    rounds: None,
    shows_rounds: false,
    together: false,
    goal: None,
    describe: |_| None,
};
