//! Positions for tests, built with a few readable calls.
//!
//! A [`Scene`] begins as a real set-up with blue as first player (in COM blue has Q1, red Q2 and so on; hidden
//! goals are not dealt unless named). It is changed piece by piece, and ends in a [`Table`] that stands at a
//! decision and passes the audit: in the turn of a colour, at an event, or in a phase.
//!
//! ```
//! use martians::material::{BLUE, Building::Moxie, Quarter::Q1, Resource::Energy};
//! use martians::scene::scene;
//! use martians::Variant;
//!
//! let mut table = scene(Variant::Coop, 2).have(BLUE, Energy, 4).turn(BLUE);
//! table.play(BLUE, "place moxie 1");
//! table.play(BLUE, "oxygen q1");
//! assert_eq!(table.has(BLUE, Energy), 3);
//! assert_eq!(table.refusal(BLUE, "place moxie 2").rule, "MA-FIELD-06");
//! assert_eq!(table.demand(Q1), [0, 0, 0]);
//! # assert!(table.open().markers[0].contains(Moxie.field(1)));
//! ```

mod board;
mod people;
mod table;

use ::table::Set;

pub use self::table::Table;
use crate::material::*;
use crate::options::{Aim, Edition, Options, Variant};
use crate::setup::new_game;
use crate::state::*;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Martians,
}

/// A fresh table of a variant for this number of players.
pub fn scene(variant: Variant, players: u8) -> Scene {
    scene_with(Options::new(variant, players))
}

/// A fresh table with these options; blue is first player unless they name another.
pub fn scene_with(options: Options) -> Scene {
    let options = Options { first_player: options.first_player.max(1), ..options };
    let mut game = new_game(&options, 1.into()).expect("a test names a table that exists");
    game.open.frames.clear();
    if !game.open.rules().shared {
        game.open.demand = Default::default();
        for at in 0..game.open.colours() {
            let quarter = Quarter::ALL[at as usize];
            game.open.claimed[at as usize] = Some(quarter);
            game.open.demand[at as usize][Demand::Oxygen.index()] = 1;
        }
    }
    if options.hidden_goals {
        game.open.handed_on = true;
        for (at, secret) in game.secrets.iter_mut().enumerate().take(options.players as usize) {
            let goals = &HiddenGoal::ALL[at * 2..at * 2 + 2];
            secret.dealt = Set::EMPTY;
            secret.goals = goals.iter().copied().collect();
        }
    }
    game.open.round = 1;
    Scene { game }
}

/// Changes of the options start the scene over, so they come first.
impl Scene {
    /// Plays by other options.
    #[must_use]
    pub fn with_options(self, change: impl FnOnce(&mut Options)) -> Scene {
        let mut options = self.game.open.options;
        change(&mut options);
        scene_with(options)
    }

    /// Plays this scenario.
    #[must_use]
    pub fn scenario(self, scenario: Scenario) -> Scene {
        self.with_options(|options| options.scenario = Aim::of(scenario))
    }

    /// SOLO: plays with commissions.
    #[must_use]
    pub fn commissions(self) -> Scene {
        self.with_options(|options| options.scenario = Aim::Commissions)
    }

    /// Plays by the prototype's rules.
    #[must_use]
    pub fn prototype(self) -> Scene {
        self.with_options(|options| (options.edition, options.collectors) = (Edition::Prototype, false))
    }

    /// Plays without the collector's edition.
    #[must_use]
    pub fn base_game(self) -> Scene {
        self.with_options(|options| options.collectors = false)
    }

    /// COM: plays with hidden goals; each player has two.
    #[must_use]
    pub fn hidden_goals(self) -> Scene {
        self.with_options(|options| options.hidden_goals = true)
    }

    /// SEMI: all lose if the mission fails.
    #[must_use]
    pub fn must_succeed(self) -> Scene {
        self.with_options(|options| options.must_succeed = true)
    }

    /// Reads every disputed rule the other way.
    #[must_use]
    pub fn other_readings(self) -> Scene {
        self.with_options(|options| *options = options.other_readings())
    }

    /// SEMI, COM: nothing changes hands.
    #[must_use]
    pub fn no_trade(self) -> Scene {
        self.with_options(|options| options.trade = false)
    }
}

/// Time.
impl Scene {
    /// Sets the cycle.
    #[must_use]
    pub fn cycle(mut self, cycle: u8) -> Scene {
        self.game.open.cycle = cycle;
        self
    }

    /// Sets the round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scene {
        self.game.open.round = round;
        self
    }

    /// Gives the first player marker to a colour.
    #[must_use]
    pub fn first(mut self, colour: Colour) -> Scene {
        self.game.open.first = colour;
        self
    }

    /// Begins a lasting effect.
    #[must_use]
    pub fn active(mut self, modifier: Modifier, until: Until) -> Scene {
        self.game.begin(modifier, until);
        self
    }

    /// Changes the time units of a colour's next turn.
    #[must_use]
    pub fn next_turn(mut self, colour: Colour, delta: i8) -> Scene {
        self.game.open.next_turn[colour.index()] = delta;
        self
    }

    /// Makes this the current weather.
    #[must_use]
    pub fn weather(mut self, weather: Weather) -> Scene {
        let game = &mut self.game;
        if game.open.weather == weather {
            return self;
        }
        game.hidden.weather_deck[game.open.weather.index()] += 1;
        take_weather(game, weather);
        game.open.weather = weather;
        self
    }

    /// Makes this the top card of the weather deck.
    #[must_use]
    pub fn next_weather(mut self, weather: Weather) -> Scene {
        let game = &mut self.game;
        if let Some(top) = game.hidden.weather_top.take() {
            game.hidden.weather_deck[top.index()] += 1;
        }
        take_weather(game, weather);
        game.hidden.weather_top = Some(weather);
        game.read_reports();
        self
    }

    /// Makes these the cards of a cycle's event stack.
    #[must_use]
    pub fn stack(mut self, cycle: u8, events: &[EventCard]) -> Scene {
        let cards: Set<EventCard> = events.iter().copied().collect();
        for stack in &mut self.game.hidden.stacks {
            *stack = stack.minus(cards);
        }
        self.game.hidden.stacks[cycle as usize - 1] = cards;
        self
    }
}

/// Takes a weather card out of the deck, or from its top.
fn take_weather(game: &mut Martians, weather: Weather) {
    if game.hidden.weather_deck[weather.index()] == 0 && game.hidden.weather_top == Some(weather) {
        game.hidden.weather_top = game.draw_weather();
        game.read_reports();
        return;
    }
    assert!(game.hidden.weather_deck[weather.index()] > 0, "no card {} is left", weather.id());
    game.hidden.weather_deck[weather.index()] -= 1;
}
