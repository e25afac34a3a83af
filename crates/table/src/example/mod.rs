//! A tiny complete game to start from: *Prospect*.
//!
//! Two to four prospectors compete for samples, numbered 1 to 16. Everybody is dealt three of them, secretly.
//! A round goes like this:
//!
//! - **EX-ROUND-01** One sample is buried, face down. There are three rounds; each begins one seat further on.
//! - **EX-PEEK-01** In turn, each seat may pay a chip to look at the buried sample (`peek`), or `skip`.
//! - **EX-PEEK-02** Everybody begins with two chips; who has none left can't peek.
//! - **EX-OFFER-01** Then all seal an offer at the same time: one sample from the hand.
//! - **EX-OFFER-02** An offer may be exchanged for another until all have sealed theirs.
//! - **EX-WIN-01** All offers are shown; the highest wins the buried sample, and the offers leave the game.
//! - **EX-END-01** After three rounds a won sample counts its number and a chip left one point. Of equals, who
//!   won more samples is ahead; else they share the place.
//!
//! It is small, but has what makes a game hard to hold: hidden hands, something seen by one and remembered, a
//! choice that all make at once and may change, and chance. Each promise of the contract can be seen in it:
//!
//! | promise | where |
//! |---|---|
//! | secrecy by types | [`Prospect`] is [`Open`], one [`Secret`] a seat, and [`Unknown`]; a [`View`] has no place for more |
//! | a view remembers | [`Secret::seen`]: the sample that the seat peeked at |
//! | owing and permitted seats | in the offers, `to_act` owes one, `may_act` adds who may exchange it |
//! | who noticed what | a first offer is noticed by all and seen by one; an exchange is noticed by nobody else |
//! | who learned what | a peek teaches the one who peeks, the last offer everybody |
//! | a world for every view | [`Prospect::imagine`](crate::Game::imagine) deals anew what the viewer has not seen |
//!
//! ```
//! use table::example::{Action, Options, Prospect};
//! use table::{Game, Log, Rng, Seat, SeatSet, Viewer};
//!
//! let mut game = Prospect::new(&Options { players: 2 }, 42)?;
//! let (ada, ben) = (Seat(0), Seat(1));
//! let mut log = Log::new();
//!
//! // Ada pays a chip and looks. Everybody saw that she did, only she has learned something.
//! let played = game.play(ada, Action::Peek, &mut log).unwrap();
//! assert_eq!(played.learned, SeatSet::only(ada));
//! assert_eq!(played.noticed, SeatSet::all(2));
//!
//! // It is Ben's turn now; a refusal names its rule and changes nothing.
//! let refusal = game.play(ada, Action::Peek, &mut log).unwrap_err();
//! assert_eq!(refusal.rule, "EX-PEEK-01");
//! game.play(ben, Action::Skip, &mut log).unwrap();
//!
//! // Both owe an offer. When Ada has sealed hers, she owes nothing, but may still change her mind.
//! let mut legal = Vec::new();
//! game.legal(ada, &mut legal);
//! assert_eq!(legal.len(), 3);
//! game.play(ada, legal[0], &mut log).unwrap();
//! assert_eq!(game.to_act(), SeatSet::only(ben));
//! assert_eq!(game.may_act(), SeatSet::all(2));
//! let exchange = game.play(ada, legal[1], &mut log).unwrap();
//! assert_eq!(exchange.noticed, SeatSet::only(ada));
//!
//! // All that Ada knows is her view. A world imagined from it looks the same to her,
//! // what she peeked at included, and is sound.
//! let view = game.view(Viewer::Seat(ada));
//! let world = Prospect::imagine(&view, &mut Rng::seeded(7));
//! assert_eq!(world.view(Viewer::Seat(ada)), view);
//! assert_eq!(world.unknown.buried, game.unknown.buried);
//! world.audit().unwrap();
//! # Ok::<(), table::OptionsError>(())
//! ```

mod action;
mod evaluate;
mod event;
mod game;
mod imagine;
mod options;
mod rules;
mod state;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use state::{Facts, Open, Phase, Prospect, Sample, Secret, Unburied, Unknown, View};
