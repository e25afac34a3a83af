use std::sync::LazyLock;

use super::describe;
use super::rules::{CHIPS_LEFT, REFUSALS, SAMPLES};
use super::state::HAND;
use super::{Action, Event, Facts, Options, Phase, Prospect, Sample, Unburied, View, imagine};
use crate::{
    Confidence, Fault, Game, Holding, Item, Level, Log, Message, OptionsError, Outcome, Paragraph, Piece,
    Played, Provenance, QuestionKind, Refusal, Rng, Seat, SeatSet, Seed, Story, Viewer, action_messages,
    forever, option_messages, question_messages,
};

/// The name of a sealed offer.
const OFFERED: &str = "example-offered";

impl Game for Prospect {
    const NAME: &'static str = "example";
    const VERSION: u16 = 1;
    /// Three rounds in which four seats peek or skip, then make an offer.
    const LONGEST: usize = 24;
    const QUESTIONS: &'static [QuestionKind] = &[
        QuestionKind::new("example-question-peek", &["EX-PEEK-01", "EX-PEEK-02"]),
        QuestionKind::new("example-question-offer", &["EX-OFFER-01", "EX-WIN-01"]),
        QuestionKind::new("example-question-exchange", &["EX-OFFER-02"]),
    ];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Facts = Facts;

    fn new(options: &Options, seed: impl Into<Seed>) -> Result<Prospect, OptionsError> {
        crate::Options::check(options)?;
        Ok(Prospect::set_up(options, seed.into()))
    }

    fn options(&self) -> &Options {
        &self.open.options
    }

    fn to_act(&self) -> SeatSet {
        match self.open.phase {
            Phase::Peeking(seat) => SeatSet::only(seat),
            Phase::Offering => self.everybody() - self.open.sealed,
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// EX-OFFER-02: with more than one sample in hand, a sealed offer may be exchanged. Everybody can see how
    /// many samples a seat holds.
    fn may_act(&self) -> SeatSet {
        let exchange = self.open.phase == Phase::Offering && Prospect::hand_size(&self.open) > 1;
        if exchange { self.everybody() } else { self.to_act() }
    }

    fn turn(&self) -> Option<Seat> {
        self.to_act().first_from(self.open.last.next(self.open.options.players))
    }

    fn question(&self, seat: Seat) -> Option<Message> {
        if !self.may_act().contains(seat) {
            return None;
        }
        Some(match self.open.phase {
            Phase::Peeking(_) => {
                Message::new("example-question-peek").with("chips", self.open.chips[seat.index()])
            }
            Phase::Offering if self.open.sealed.contains(seat) => Message::new("example-question-exchange"),
            Phase::Offering => Message::new("example-question-offer"),
            Phase::Over => unreachable!("nobody may act after the end"),
        })
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        out.retain(|action| self.allowed(seat, *action).is_ok());
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.may_act().contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Peeking(_) => out.extend([Action::Peek, Action::Skip]),
            Phase::Offering => out.extend(self.secrets[seat.index()].hand.iter().map(Action::Offer)),
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.allowed(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        let mut story = Story::new(log);
        let played = match action {
            Action::Peek => self.peek(seat, &mut story),
            Action::Skip => self.skip(seat, &mut story),
            Action::Offer(sample) => self.offer(seat, sample, &mut story),
        };
        Played { learned: story.learned(self.open.options.players), ..played }
    }

    /// For a person who is away: don't peek, and offer the lowest sample.
    fn fallback(&self, seat: Seat) -> Action {
        match self.open.phase {
            Phase::Peeking(_) | Phase::Over => Action::Skip,
            Phase::Offering => self.secrets[seat.index()].hand.get(0).map_or(Action::Skip, Action::Offer),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.open.phase == Phase::Over;
        let rest = over.then_some(|| Unburied { secrets: self.secrets, deck: self.unknown.deck });
        View::new(viewer, &self.open, &self.secrets, rest)
    }

    fn facts(view: &View) -> Facts {
        let seats = SeatSet::all(view.open.options.players);
        Facts { points: seats.iter().map(|seat| view.open.standing(seat).score).collect() }
    }

    fn holdings(view: &View, seat: Seat) -> Vec<Holding> {
        let chips = view.open.chips[seat.index()];
        vec![
            Holding::new(CHIPS_LEFT, chips.into()),
            Holding::new(SAMPLES, view.open.won[seat.index()].len() as i64),
        ]
    }

    fn sealed(view: &View) -> Vec<Message> {
        let offer =
            view.own.as_ref().filter(|_| view.open.phase == Phase::Offering).and_then(|own| own.offer);
        offer.map(|sample| Message::new(OFFERED).with("sample", sample.number())).into_iter().collect()
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        describe::describe(view)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.open.phase == Phase::Over).then(|| self.result())
    }

    fn imagine(view: &View, rng: &mut Rng) -> Prospect {
        imagine::imagine(view, rng)
    }

    fn reopen(&mut self, seat: Seat) {
        imagine::reopen(self, seat);
    }

    fn audit(&self) -> Result<(), Fault> {
        self.sound()
    }

    fn round(&self) -> u16 {
        u16::from(self.open.round)
    }

    fn material() -> Vec<Item> {
        static BOX: LazyLock<Vec<Item>> = LazyLock::new(|| Sample::all().map(item).collect());
        BOX.clone()
    }

    fn messages() -> Vec<String> {
        const OTHERS: [&str; 13] = [
            "example-title",
            "example-about",
            "example-sample",
            "example-event-peeked",
            "example-event-peeked-at",
            "example-event-skipped",
            "example-event-sealed",
            "example-event-sealed-own",
            "example-event-exchanged",
            "example-event-shown",
            "example-event-won",
            SAMPLES,
            OFFERED,
        ];
        let actions = action_messages::<Action>();
        let listed =
            OTHERS.iter().chain(&describe::MESSAGES).chain(&REFUSALS).chain([&CHIPS_LEFT]).chain(&actions);
        let said = listed.map(ToString::to_string);
        said.chain(question_messages::<Prospect>())
            .chain(option_messages::<Options>(Prospect::NAME))
            .collect()
    }
}

const _: () = assert!(<Sample as Piece>::COUNT >= HAND * (super::state::MAX_PLAYERS as usize + 1));

/// A sample in the box.
fn item(sample: Sample) -> Item {
    Item {
        kind: "sample",
        id: forever(format!("sample_{}", sample.number())),
        name: "example-sample",
        text: None,
        copies: 1,
        provenance: Provenance::Designed,
        own: Vec::new(),
        confidence: Confidence::Whole(Level::Certain),
        source: "this example",
        note: "",
        tested_by: None,
        facts: serde_json::json!({ "number": sample.number() }),
    }
}
