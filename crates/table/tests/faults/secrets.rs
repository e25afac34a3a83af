//! Faults of views, events and imagined worlds.

use std::cell::Cell;

use crate::plant;
use crate::twisted::{Seen, Twisted};
use table::example::{Action, Event, Phase, Prospect, Sample, View};
use table::{Game, Holding, Log, Message, Piece, Played, Refusal, Rng, Seat, SeatSet, Viewer, Viewers};

/// The buried sample as bytes.
fn buried(game: &Twisted) -> Vec<u8> {
    game.game.unknown.buried.map(Sample::number).into_iter().collect()
}

/// Something that depends on the buried sample, which nobody has a right to know.
fn buried_is_even(game: &Twisted) -> bool {
    game.game.unknown.buried.is_some_and(|sample| sample.number() % 2 == 0)
}

plant!(leak_in_the_view breaks ImaginedView, "A view shows the next seat's hand.", {
    fn leak(&self, game: &Twisted, viewer: Viewer) -> Vec<u8> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let next = seat.next(game.game.seats());
        game.game.secrets[next.index()].hand.iter().map(Sample::number).collect()
    }
});

plant!(leak_to_spectators breaks ImaginedView, "A spectator sees the buried sample.", {
    fn leak(&self, game: &Twisted, viewer: Viewer) -> Vec<u8> {
        if viewer == Viewer::Spectator { buried(game) } else { Vec::new() }
    }
});

plant!(open_too_soon breaks View, "The open view shows the buried sample before the end.", {
    fn leak(&self, game: &Twisted, viewer: Viewer) -> Vec<u8> {
        if viewer == Viewer::Open { buried(game) } else { Vec::new() }
    }
});

plant!(everything_in_the_view breaks Varied, "A view holds the whole game, and imagine takes it from there.", {
    fn leak(&self, game: &Twisted, _: Viewer) -> Vec<u8> {
        postcard::to_stdvec(&game.game).unwrap()
    }
    fn imagine(&self, seen: &Seen, _: &mut Rng) -> Twisted {
        Twisted::of(postcard::from_bytes(&seen.leak).unwrap())
    }
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        Played { learned: played.learned, ..Played::openly(game.game.seats()) }
    }
});

plant!(somebody_elses_view breaks View, "A seat's view says that it is a spectator's.", {
    fn view(&self, game: &Twisted, _: Viewer) -> View {
        game.game.view(Viewer::Spectator)
    }
});

plant!(leak_in_an_event breaks Learned, "Everybody is told what somebody peeked at.", {
    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Peeked { .. } => Some(*event),
            _ => table::Event::seen_by(event, viewer),
        }
    }
});

plant!(sealed_choice_in_an_event breaks Open, "Everybody is told what was sealed.", {
    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Sealed { .. } => Some(*event),
            _ => table::Event::seen_by(event, viewer),
        }
    }
});

plant!(sealed_choice_said_to_be_open breaks Open, "All are said to see what was sealed, but can't.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        // The last offer is shown at once and does not count; only what stays sealed is spoilt.
        let shown = matches!(action, Action::Offer(_)) && !played.learned.is_empty();
        Played { open: if shown { Viewers::seat(seat) } else { played.noticed }, ..played }
    }
});

plant!(sealed_choice_told_to_spectators breaks Open, "All seats keep a sealed offer to themselves; spectators are told it.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        let noticed = played.noticed.contains(Viewer::Spectator);
        Played { open: if noticed { played.open.with(Viewer::Spectator) } else { played.open }, ..played }
    }
});

plant!(leak_in_an_event_to_spectators breaks Learned, "A spectator is told what somebody peeked at.", {
    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Peeked { .. } if viewer == Viewer::Spectator => Some(*event),
            _ => table::Event::seen_by(event, viewer),
        }
    }
});

plant!(forgets_a_peek breaks ImaginedView, "An imagined world buries another sample than the one peeked at.", {
    fn imagine(&self, seen: &Seen, rng: &mut Rng) -> Twisted {
        let mut world = Prospect::imagine(&seen.view, rng);
        if let Some(other) = world.unknown.deck.draw(rng)
            && let Some(known) = world.unknown.buried.replace(other)
        {
            world.unknown.deck.insert(known);
        }
        for seat in world.open.peeked.iter() {
            world.secrets[seat.index()].seen = world.unknown.buried;
        }
        Twisted::of(world)
    }
});

plant!(remembers_nothing breaks ImaginedWorld, "In an imagined world nobody remembers a peek.", {
    fn imagine(&self, seen: &Seen, rng: &mut Rng) -> Twisted {
        let mut world = Prospect::imagine(&seen.view, rng);
        world.secrets.iter_mut().for_each(|own| own.seen = None);
        Twisted::of(world)
    }
});

plant!(imagine_loses_a_card breaks ImaginedWorld, "An imagined world lacks a sample.", {
    fn imagine(&self, seen: &Seen, rng: &mut Rng) -> Twisted {
        let mut world = Prospect::imagine(&seen.view, rng);
        world.unknown.deck.draw(rng);
        Twisted::of(world)
    }
});

plant!(imagine_at_another_table breaks ImaginedWorld, "An imagined world has been played at another table.", {
    fn imagine(&self, seen: &Seen, rng: &mut Rng) -> Twisted {
        let players = if seen.view.open.options.players == 2 { 3 } else { 2 };
        Twisted::of(Prospect::new(&table::example::Options { players }, rng.bits()).unwrap())
    }
});

plant!(imagine_forgets_an_offer breaks ImaginedView, "In an imagined world the viewer has sealed something else.", {
    fn imagine(&self, seen: &Seen, rng: &mut Rng) -> Twisted {
        let mut world = Prospect::imagine(&seen.view, rng);
        for own in world.secrets.iter_mut().filter(|own| own.offer.is_some()) {
            own.offer = own.hand.get(0);
        }
        Twisted::of(world)
    }
});

plant!(another_legal_list breaks ImaginedChoice, "Whether a seat may peek depends on what is buried.", {
    fn legal(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.legal(seat, out);
        out.retain(|action| self.check(game, seat, *action).is_ok());
    }
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.game.check(seat, action)?;
        let forbidden = action == Action::Peek && buried_is_even(game);
        if forbidden { Err(Refusal::new("EX-PEEK-02", "example-refusal-no-chip")) } else { Ok(()) }
    }
});

plant!(another_reason breaks ImaginedChoice, "Why something is refused depends on what is buried.", {
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        let need = if buried_is_even(game) { 2 } else { 1 };
        game.game.check(seat, action).map_err(|refusal| refusal.numbers(need, 0))
    }
});

plant!(another_question breaks ImaginedChoice, "What a seat is asked depends on what is buried.", {
    fn question(&self, game: &Twisted, seat: Seat) -> Option<Message> {
        let hint = u8::from(buried_is_even(game));
        game.game.question(seat).map(|question| question.with("hint", hint))
    }
});

plant!(other_candidates breaks ImaginedChoice, "What a seat might try depends on what is buried.", {
    fn candidates(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.candidates(seat, out);
        if game.game.open.phase == Phase::Offering && buried_is_even(game) {
            out.push(Action::Skip);
        }
    }
});

plant!(another_fallback breaks ImaginedChoice, "What is done for who is away depends on what is buried.", {
    fn fallback(&self, game: &Twisted, seat: Seat) -> Action {
        let mut legal = Vec::new();
        game.game.legal(seat, &mut legal);
        if buried_is_even(game) { legal[0] } else { legal[legal.len() - 1] }
    }
});

plant!(a_telling_round breaks ImaginedView, "The count of the rounds tells what is buried.", {
    fn round(&self, game: &Twisted) -> u16 {
        game.game.round() + u16::from(buried_is_even(game))
    }
});

plant!(a_telling_turn breaks ImaginedView, "Who is asked first depends on the hands: an answer by elimination.", {
    fn turn(&self, game: &Twisted) -> Option<Seat> {
        let highest = |seat: &Seat| game.game.secrets[seat.index()].hand.iter().map(Piece::ordinal).max();
        game.game.to_act().iter().max_by_key(highest)
    }
});

plant!(imagine_at_random breaks Seeds, "An imagined world depends on something else than its generator.", {
    fn imagine(&self, seen: &Seen, _: &mut Rng) -> Twisted {
        thread_local!(static CALLS: Cell<u64> = const { Cell::new(0) });
        CALLS.set(CALLS.get() + 1);
        Twisted::of(Prospect::imagine(&seen.view, &mut Rng::seeded(CALLS.get())))
    }
});

plant!(a_peek_that_teaches_nothing breaks Learned, "A peek does not say that it taught something.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        if action == Action::Peek { Played { learned: SeatSet::EMPTY, ..played } } else { played }
    }
});

plant!(offers_shown_unlearned breaks Learned, "Who seals last does not learn from the offers shown.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        if action == Action::Peek { played } else { Played { learned: played.learned.without(seat), ..played } }
    }
});

plant!(the_wrong_one_learns breaks Learned, "The next seat is said to learn from a peek.", {
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let played = game.game.apply(seat, action, log);
        let next = SeatSet::only(seat.next(game.game.seats()));
        if action == Action::Peek { Played { learned: next, ..played } } else { played }
    }
});

plant!(learning_said_too_late breaks Preview, "A seat hears what it could not know before the story says that it learns.", {
    fn learns_at(&self, _: usize, events: usize) -> usize {
        events
    }
});

plant!(learning_never_said breaks Preview, "The story of an action does not say that a seat learns.", {
    fn learns_at(&self, _: usize, _: usize) -> usize {
        usize::MAX
    }
});

plant!(unnamed_holding breaks Messages, "A seat holds something that has no name.", {
    fn holdings(&self, _: &Seen, _: Seat) -> Vec<Holding> {
        vec![Holding::new("example-nothing", 1)]
    }
});
