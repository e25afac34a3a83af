//! Faults of what an action does, how games end, and how they are kept.

use std::cell::Cell;

use crate::twisted::Twisted;
use crate::{Straight, assert_caught, plant};
use table::example::{Action, Event, Phase, Prospect};
use table::kit::Check;
use table::{Game, Log, Outcome, Played, Seat, SeatSet, Viewer, Viewers};

plant!(hidden_randomness breaks Seeds, "What is buried next depends on something outside the game.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        thread_local!(static CALLS: Cell<u64> = const { Cell::new(0) });
        CALLS.set(CALLS.get() + 1);
        if action == Action::Skip && CALLS.get().is_multiple_of(2) {
            game.game.unknown.rng.bits();
        }
        game.game.apply(seat, action, log)
    }
});

plant!(the_third_time_otherwise breaks Record, "Only the third game made of a seed is different.", {
    fn made(&self, game: &mut Twisted) {
        thread_local!(static GAMES: Cell<u64> = const { Cell::new(0) });
        GAMES.set(GAMES.get() + 1);
        if GAMES.get() == 3 {
            game.game.unknown.rng.bits();
        }
    }
});

plant!(heard_or_unheard breaks Seeds, "The game goes on differently if somebody listens.", {
    fn heard(&self, game: &mut Twisted) {
        game.game.unknown.rng.bits();
    }
});

plant!(loses_a_card breaks Audit, "A sample falls under the table when somebody skips.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        if action == Action::Skip && let Some(lost) = game.game.unknown.deck.get(0) {
            game.game.unknown.deck.remove(lost);
        }
        game.game.apply(seat, action, log)
    }
});

plant!(never_ends breaks Ends, "The last round is played for ever.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let before = game.game.clone();
        let played = game.game.apply(seat, action, log);
        if game.game.open.phase == Phase::Over {
            game.game = before;
        }
        played
    }
});

/// A game may take one decision more than it says.
#[test]
fn longer_than_said() {
    assert_caught::<{ Prospect::LONGEST - 1 }>(&Straight, Check::Ends);
}

plant!(away_for_ever within 400 breaks Fallback, "Who skips while he has a chip is asked again: one who is away holds up all.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        if action == Action::Skip && game.game.open.chips[seat.index()] > 0 {
            game.game.open.phase = Phase::Peeking(seat);
        }
        played
    }
});

plant!(panics breaks Panic, "The third round panics.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        assert!(game.game.open.round < 3, "planted");
        game.game.apply(seat, action, log)
    }
});

plant!(no_outcome breaks Outcome, "A finished game has no outcome.", {
    fn outcome(&self, _: &Twisted) -> Option<Outcome> {
        None
    }
});

plant!(points_from_nowhere breaks Outcome, "The sources do not add up to the score.", {
    fn outcome(&self, game: &Twisted) -> Option<Outcome> {
        let mut outcome = game.game.outcome()?;
        outcome.standings[0].sources[0].1 += 1;
        Some(outcome)
    }
});

plant!(wrong_place breaks Outcome, "All share the first place.", {
    fn outcome(&self, game: &Twisted) -> Option<Outcome> {
        let mut outcome = game.game.outcome()?;
        outcome.standings.iter_mut().for_each(|standing| standing.place = 1);
        Some(outcome)
    }
});

plant!(wrong_winner breaks Outcome, "Seat 0 always wins.", {
    fn outcome(&self, game: &Twisted) -> Option<Outcome> {
        game.game.outcome().map(|outcome| Outcome { winners: SeatSet::only(Seat(0)), ..outcome })
    }
});

plant!(unnoticed breaks Noticed, "All see that an offer was sealed, but are said not to.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        if played.learned.is_empty() && matches!(action, Action::Offer(_)) {
            return Played { noticed: Viewers::seat(seat), ..played };
        }
        played
    }
});

plant!(unnoticed_by_spectators breaks Noticed, "A spectator sees that an offer was sealed, but is said not to.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        let seats = |viewers: Viewers| Viewers::from(viewers.seats());
        Played { noticed: seats(played.noticed), open: seats(played.open), ..played }
    }
});

plant!(exchange_told breaks Noticed, "All are told of an exchange that nobody should notice.", {
    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Exchanged { seat, .. } => Some(Event::Skipped { seat: *seat }),
            _ => table::Event::seen_by(event, viewer),
        }
    }
});

plant!(blind_actor breaks Played, "Who acts does not notice it himself.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        Played { noticed: played.noticed - Viewers::seat(seat), ..played }
    }
});

plant!(seen_unnoticed breaks Played, "Somebody sees an action that he does not notice.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        let unnoticed = played.noticed == Viewers::seat(seat);
        Played { open: if unnoticed { Viewers::all(game.game.seats()) } else { played.open }, ..played }
    }
});

plant!(not_saved breaks Serial, "Something of the state is not serialised.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        game.unsaved += 1;
        game.game.apply(seat, action, log)
    }
});

plant!(reopened_half breaks Reopen, "Reopened offers are still called sealed.", {
    fn reopen(&self, game: &mut Twisted, seat: Seat) {
        let sealed = game.game.open.sealed;
        game.game.reopen(seat);
        game.game.open.sealed = sealed;
    }
});

plant!(reopened_own breaks Reopen, "A seat's own offer is reopened too.", {
    fn reopen(&self, game: &mut Twisted, _: Seat) {
        game.game.reopen(Seat(7));
    }
});
