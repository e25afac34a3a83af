//! A tiny complete game to start from: *Prospect*.
//!
//! Two to four prospectors compete for samples, numbered 1 to 16. `docs/rules/example.md` has its rules.
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
//! | a world for every view | [`Prospect::imagine`](crate::Game::imagine) deals again what the viewer has not seen |
//!
//! ```
//! use table::example::{Action, Options, Prospect};
//! use table::{Game, Log, Rng, Seat, SeatSet, Viewer, Viewers};
//!
//! let mut game = Prospect::new(&Options { players: 2 }, 42)?;
//! let (ada, ben) = (Seat(0), Seat(1));
//! let mut log = Log::new();
//!
//! // Ada pays a chip and looks. Everybody saw that she did, only she has learned something.
//! let played = game.play(ada, Action::Peek, &mut log).unwrap();
//! assert_eq!(played.learned, SeatSet::only(ada));
//! assert_eq!(played.noticed, Viewers::all(2));
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
//! assert_eq!(exchange.noticed, Viewers::seat(ada));
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
mod describe;
mod evaluate;
mod event;
mod game;
mod imagine;
mod observe;
mod options;
mod rules;
mod state;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use state::{Facts, Open, Phase, Prospect, Sample, Secret, Unburied, Unknown, View};
