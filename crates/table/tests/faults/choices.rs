//! Faults of what is asked, listed, allowed and refused.

use crate::plant;
use crate::twisted::{Told, Twisted};
use table::example::{Action, Event, Sample};
use table::{Game, Message, Refusal, Seat, SeatSet};

plant!(illegal_listed breaks Legal, "A peek is listed for who has no chip.", {
    fn legal(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.legal(seat, out);
        if **out == [Action::Skip] {
            out.push(Action::Peek);
        }
    }
});

plant!(legal_missing breaks Legal, "The highest sample of a full hand is not listed.", {
    fn legal(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.legal(seat, out);
        if out.len() == 3 {
            out.pop();
        }
    }
});

plant!(listed_twice breaks Legal, "The first legal action is listed twice.", {
    fn legal(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.legal(seat, out);
        out.extend(out.first().copied());
    }
});

plant!(buffer_not_cleared breaks Legal, "What was in the buffer before stays there.", {
    fn legal(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        let mut list = Vec::new();
        game.game.legal(seat, &mut list);
        out.extend(list);
    }
});

plant!(no_candidate breaks Legal, "Nobody would think of skipping.", {
    fn candidates(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.candidates(seat, out);
        out.retain(|action| *action != Action::Skip);
    }
});

plant!(nothing_to_exchange breaks Legal, "Who has sealed may act but has nothing to do.", {
    fn legal(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.legal(seat, out);
        out.retain(|_| game.game.to_act().contains(seat));
    }
});

plant!(allowed_to_strangers breaks Legal, "Whoever comes by may skip, at the table or not.", {
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.0 >= game.game.seats() && action == Action::Skip { Ok(()) } else { game.game.check(seat, action) }
    }
});

plant!(panics_for_strangers breaks Panic, "A check of somebody not at the table panics.", {
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        let _ = game.game.secrets[seat.index()];
        game.game.check(seat, action)
    }
});

plant!(refusal_changes_state breaks Refusal, "A refused offer is counted somewhere.", {
    fn refused(&self, game: &mut Twisted, refusal: Refusal, _: &mut dyn FnMut(Told)) -> Refusal {
        game.stain += u32::from(refusal.rule == "EX-OFFER-02");
        refusal
    }
});

plant!(refusal_tells breaks Refusal, "A refusal is told to everybody.", {
    fn refused(&self, _: &mut Twisted, refusal: Refusal, tell: &mut dyn FnMut(Told)) -> Refusal {
        tell(Told(Event::Skipped { seat: Seat(0) }));
        refusal
    }
});

plant!(refused_otherwise breaks Refusal, "Play refuses for another reason than check.", {
    fn refused(&self, _: &mut Twisted, refusal: Refusal, _: &mut dyn FnMut(Told)) -> Refusal {
        Refusal { rule: "EX-END-01", ..refusal }
    }
});

plant!(refusal_without_rule breaks Refusal, "A refusal names no rule.", {
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.game.check(seat, action).map_err(|refusal| Refusal { rule: "", ..refusal })
    }
});

plant!(unknown_reason breaks Messages, "A refusal says something that is not listed.", {
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.game.check(seat, action).map_err(|refusal| Refusal { reason: "example-no", ..refusal })
    }
});

plant!(unknown_what breaks Messages, "A refusal is about something that has no name.", {
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.game.check(seat, action).map_err(|refusal| refusal.about("example-thing"))
    }
});

plant!(unknown_name breaks Messages, "A question names something that has no name.", {
    fn question(&self, game: &Twisted, seat: Seat) -> Option<Message> {
        game.game.question(seat).map(|question| question.with("thing", "example-thing"))
    }
});

plant!(event_unlisted breaks Messages, "The sentence of an event is not listed.", {
    fn messages(&self) -> Vec<String> {
        table::example::Prospect::messages().into_iter().filter(|id| id != "example-event-won").collect()
    }
});

plant!(form_unlisted breaks Messages, "The help for an option is not listed.", {
    fn messages(&self) -> Vec<String> {
        table::example::Prospect::messages().into_iter().filter(|id| !id.ends_with("-help")).collect()
    }
});

plant!(question_missing breaks Question, "Who may exchange an offer is asked nothing.", {
    fn question(&self, game: &Twisted, seat: Seat) -> Option<Message> {
        game.game.question(seat).filter(|_| game.game.to_act().contains(seat))
    }
});

plant!(question_unlisted breaks Question, "A question is no kind of question of the game.", {
    fn question(&self, game: &Twisted, seat: Seat) -> Option<Message> {
        game.game.question(seat).map(|_| Message::new("example-title"))
    }
});

plant!(question_to_all breaks Question, "Everybody is asked whether to peek.", {
    fn question(&self, game: &Twisted, seat: Seat) -> Option<Message> {
        game.game.question(seat).or(Some(Message::new("example-question-peek")))
    }
});

plant!(turn_of_another breaks Seats, "A seat is asked that owes nothing.", {
    fn turn(&self, game: &Twisted) -> Option<Seat> {
        game.game.turn().map(|seat| seat.next(game.game.seats()))
    }
});

plant!(owes_but_may_not breaks Seats, "Who owes a decision may not act.", {
    fn may_act(&self, game: &Twisted) -> SeatSet {
        game.game.may_act() - game.game.to_act()
    }
});

plant!(fallback_illegal breaks Fallback, "The fallback of an offer is always the same sample.", {
    fn fallback(&self, game: &Twisted, seat: Seat) -> Action {
        match game.game.fallback(seat) {
            Action::Offer(_) => Action::Offer(Sample::numbered(1).unwrap()),
            other => other,
        }
    }
});
