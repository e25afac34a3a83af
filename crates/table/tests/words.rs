//! What a game says: messages, refusals, events.

use table::example::{Event, Sample};
use table::{Arg, Event as _, Message, Refusal, Seat, Viewer};

#[test]
fn a_message_keeps_its_arguments_in_order() {
    let message = Message::new("example-event-won")
        .with("seat", Seat(2))
        .with("sample", 7u8)
        .with("at", "example-sample");
    assert_eq!(
        message.args,
        [("seat", Arg::Seat(Seat(2))), ("sample", Arg::Number(7)), ("at", Arg::Name("example-sample"))]
    );
    assert_eq!(
        serde_json::to_string(&message).unwrap(),
        r#"{"id":"example-event-won","args":[["seat",{"seat":2}],["sample",{"number":7}],["at",{"name":"example-sample"}]]}"#
    );
}

#[test]
fn a_refusal_says_how_much_is_missing() {
    let refusal = Refusal::new("EX-PEEK-02", "example-refusal-no-chip").numbers(3, -1).about("example-chip");
    let message = refusal.message();
    assert_eq!(message.id, "example-refusal-no-chip");
    let short = message.args.iter().find(|(name, _)| *name == "short").unwrap().1;
    assert_eq!(short, Arg::Number(4));
    assert_eq!(message.args.last(), Some(&("what", Arg::Name("example-chip"))));
    assert_eq!(Refusal::new("EX-PEEK-02", "example-refusal-no-chip").message().args.len(), 3);
}

#[test]
fn extreme_numbers_in_a_refusal_do_not_overflow() {
    let message = Refusal::new("X", "x").numbers(i16::MAX, i16::MIN).message();
    assert_eq!(message.args[2], ("short", Arg::Number(i64::from(i16::MAX))));
}

#[test]
fn an_event_shows_its_secret_to_one_seat_only() {
    let sample = Sample::numbered(7);
    let peeked = Event::Peeked { seat: Seat(1), sample };
    assert_eq!(peeked.seen_by(Viewer::Seat(Seat(1))), Some(peeked));
    for other in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(peeked.seen_by(other), Some(Event::Peeked { seat: Seat(1), sample: None }));
    }
}
