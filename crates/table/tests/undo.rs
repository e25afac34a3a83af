//! Taking moves back: own steps only, never past new information or another's decision on it.

use table::example::{Action, Options, Prospect};
use table::{Game, History, Horizon, Log, Seat, Stop, UndoError, hash};

const ADA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const CLEO: Seat = Seat(2);

/// A table for three.
struct Table(History<Prospect>);

impl Table {
    fn new() -> Table {
        Table(History::new(&Options { players: 3 }, 5).unwrap())
    }

    fn plays(mut self, seat: Seat, action: Action) -> Table {
        self.0.play(seat, action, &mut Log::off()).unwrap();
        self
    }

    /// Seals the `nth` legal offer.
    fn offers(self, seat: Seat, nth: usize) -> Table {
        let mut legal = Vec::new();
        self.0.game().legal(seat, &mut legal);
        self.plays(seat, legal[nth])
    }

    /// Nobody peeks in the first round.
    fn at_the_offers() -> Table {
        [ADA, BEN, CLEO].into_iter().fold(Table::new(), |table, seat| table.plays(seat, Action::Skip))
    }
}

#[test]
fn a_new_game_has_nothing_to_take_back() {
    let mut table = Table::new().0;
    let nothing = Horizon { steps: 0, stop: Stop::Start };
    assert_eq!(table.horizon(ADA), nothing);
    assert_eq!(table.undo(ADA, 1), Err(UndoError(nothing)));
    assert_eq!(table.undo(ADA, 0), Ok(()));
}

#[test]
fn ones_own_last_action_is_taken_back() {
    let before = Table::new().0;
    let mut table = Table::new().plays(ADA, Action::Skip).0;
    assert_eq!(table.horizon(ADA), Horizon { steps: 1, stop: Stop::Start });
    table.undo(ADA, 1).unwrap();
    assert_eq!(table.game(), before.game());
    assert!(table.lines().is_empty() && table.played().is_empty());
}

#[test]
fn what_was_learned_is_not_unlearned() {
    let mut table = Table::new().plays(ADA, Action::Peek).0;
    let horizon = Horizon { steps: 0, stop: Stop::Learned };
    assert_eq!(table.horizon(ADA), horizon);
    assert_eq!(table.undo(ADA, 1), Err(UndoError(horizon)));
    assert_eq!(table.lines().len(), 1);
}

#[test]
fn who_noticed_and_acted_stops_it() {
    let table = Table::new().plays(ADA, Action::Skip).plays(BEN, Action::Skip).0;
    assert_eq!(table.horizon(ADA), Horizon { steps: 0, stop: Stop::Decision(BEN) });
    assert_eq!(table.horizon(BEN), Horizon { steps: 1, stop: Stop::Start });
}

#[test]
fn others_moves_stay() {
    // Ada seals, Ben seals, then Ada changes her mind twice: nobody noticed those, and they come back out.
    let table = Table::at_the_offers().offers(ADA, 0).offers(BEN, 1);
    let sealed = table.0.clone();
    let mut table = table.offers(ADA, 0).offers(BEN, 0).offers(ADA, 0).0;
    assert_eq!(table.horizon(ADA), Horizon { steps: 2, stop: Stop::Decision(BEN) });
    table.undo(ADA, 2).unwrap();
    assert_eq!(table.lines().len(), 6);
    assert_eq!(table.lines().last().unwrap().seat, BEN);
    assert_eq!(table.game().secrets[0], sealed.game().secrets[0]);
    assert_ne!(table.game().secrets[1], sealed.game().secrets[1]);
    assert_eq!(hash(table.game()), hash(&table.at(6)));
}

#[test]
fn only_the_last_changes_come_out_from_under_others_moves() {
    let table = Table::at_the_offers().offers(ADA, 0).offers(BEN, 0);
    let table = (0..20).fold(table, |table, _| table.offers(ADA, 0)).offers(BEN, 0).0;
    assert_eq!(table.horizon(ADA), Horizon { steps: 8, stop: Stop::Past });
    table.clone().undo(ADA, 8).unwrap();
}

#[test]
fn each_step_back_is_a_step_of_its_own() {
    let table = Table::at_the_offers().offers(ADA, 0);
    let sealed = table.0.clone();
    let mut table = table.offers(ADA, 0).offers(ADA, 1).0;
    table.undo(ADA, 1).unwrap();
    table.undo(ADA, 1).unwrap();
    assert_eq!(table.game(), sealed.game());
}

#[test]
fn what_another_showed_is_learned_too() {
    // Ada exchanges her offer, which nobody notices; Cleo's offer then shows all of them.
    let table = Table::at_the_offers().offers(ADA, 0).offers(BEN, 0).offers(ADA, 0).offers(CLEO, 0).0;
    assert_eq!(table.horizon(ADA), Horizon { steps: 0, stop: Stop::Learned });
}

#[test]
fn a_table_that_agrees_goes_back_further() {
    let mut table = Table::new().plays(ADA, Action::Peek).plays(BEN, Action::Skip).0;
    table.roll_back(0);
    assert_eq!(table.game(), Table::new().0.game());
    assert!(table.lines().is_empty() && table.played().is_empty());
}

/// A game in which a seat's unnoticed choice decides whether another's later move is allowed, or how it looks.
mod dependent {
    use serde::{Deserialize, Serialize};
    use table::example::{self, Event, View};
    use table::{
        Fault, Item, Message, OptionsError, Outcome, Played, QuestionKind, Refusal, Rng, SeatSet, Seed,
        Viewer, Viewers,
    };

    use super::*;

    /// Prospect in which nobody sees who has sealed an offer, and Ben may not offer before Ada.
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    pub struct Waiting(pub Prospect);

    impl Game for Waiting {
        const NAME: &'static str = "example";
        const VERSION: u16 = 1;
        const LONGEST: usize = Prospect::LONGEST;
        const QUESTIONS: &'static [QuestionKind] = Prospect::QUESTIONS;
        type Options = Options;
        type Action = Action;
        type Event = Event;
        type View = View;
        type Facts = example::Facts;
        fn new(options: &Options, seed: impl Into<Seed>) -> Result<Self, OptionsError> {
            Prospect::new(options, seed).map(Waiting)
        }
        fn options(&self) -> &Options {
            self.0.options()
        }
        fn to_act(&self) -> SeatSet {
            self.0.to_act()
        }
        fn turn(&self) -> Option<Seat> {
            self.0.turn()
        }
        fn question(&self, seat: Seat) -> Option<Message> {
            self.0.question(seat)
        }
        fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
            self.0.legal(seat, out);
        }
        fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
            self.0.candidates(seat, out);
        }
        fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
            let waits =
                matches!(action, Action::Offer(_)) && seat == BEN && !self.0.open.sealed.contains(ADA);
            if waits {
                Err(Refusal::new("EX-OFFER-01", "example-refusal-not-now"))
            } else {
                self.0.check(seat, action)
            }
        }
        fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Waiting>) -> Played {
            let mut told = Log::new();
            let played = self.0.apply(seat, action, &mut told);
            told.take().into_iter().for_each(|event| log.tell(|| event));
            Played { noticed: Viewers::seat(seat), ..played }
        }
        fn fallback(&self, seat: Seat) -> Action {
            self.0.fallback(seat)
        }
        fn view(&self, viewer: Viewer) -> example::View {
            self.0.view(viewer)
        }
        fn facts(view: &View) -> example::Facts {
            Prospect::facts(view)
        }
        fn outcome(&self) -> Option<Outcome> {
            self.0.outcome()
        }
        fn imagine(view: &View, rng: &mut Rng) -> Self {
            Waiting(Prospect::imagine(view, rng))
        }
        fn audit(&self) -> Result<(), Fault> {
            self.0.audit()
        }
        fn round(&self) -> u16 {
            self.0.round()
        }
        fn material() -> Vec<Item> {
            Prospect::material()
        }
        fn messages() -> Vec<String> {
            Prospect::messages()
        }
    }

    const PAST: Horizon = Horizon { steps: 0, stop: Stop::Past };

    fn at_the_offers() -> History<Waiting> {
        let mut history = History::new(&Options { players: 3 }, 5).unwrap();
        for seat in [ADA, BEN, CLEO] {
            history.play(seat, Action::Skip, &mut Log::off()).unwrap();
        }
        history
    }

    fn offers(history: &mut History<Waiting>, seat: Seat) {
        let offer = history.game().fallback(seat);
        history.play(seat, offer, &mut Log::off()).unwrap();
    }

    #[test]
    fn a_move_that_others_depend_on_stays() {
        let mut history = at_the_offers();
        offers(&mut history, ADA);
        offers(&mut history, BEN);
        let before = (history.lines().to_vec(), history.game().clone());
        assert_eq!(history.undo(ADA, 1), Err(UndoError(PAST)));
        assert_eq!((history.lines().to_vec(), history.game().clone()), before);
    }

    #[test]
    fn a_move_that_somebody_sees_unawares_stays() {
        // Cleo may offer without Ada, and is told the same; but her view would lose Ada's seal.
        let mut history = at_the_offers();
        offers(&mut history, ADA);
        offers(&mut history, CLEO);
        assert_eq!(history.undo(ADA, 1), Err(UndoError(PAST)));
        assert_eq!(history.lines().len(), 5);
    }
}
