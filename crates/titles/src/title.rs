use std::io::BufRead;
use std::marker::PhantomData;

use serde_json::Value;
use table::{
    Action, ActionError, Evaluate, Field, History, Item, Kind, Message, Options, OptionsError, Record,
    RecordError,
};

use crate::held::Held;
use crate::player::Thinker;
use crate::sim::{self, Plan, Summary};
use crate::{Level, Player, Rulebook, Table};

/// A game of the registry, of which the caller knows no type.
pub trait Title: Send + Sync {
    /// Its name in one lower-case word.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u16;
    /// No random game takes more decisions than this.
    fn longest(&self) -> usize;
    /// The size of a state in memory.
    fn state_bytes(&self) -> usize;

    /// The fields of the form in which a table is set up.
    fn fields(&self) -> Vec<Field>;
    /// The options of a table for which nothing was chosen.
    fn default_options(&self) -> Value;
    /// One table of every kind the rules know.
    fn cases(&self) -> Vec<Value>;
    /// Reads options: fields left out have their default. Says how many people sit at such a table.
    fn check_options(&self, options: &Value) -> Result<u8, OptionsError>;

    /// Every Fluent id this game can say.
    fn messages(&self) -> Vec<String>;
    /// What lies in the box.
    fn material(&self) -> Vec<Item>;
    /// Its rules, numbered.
    fn rules(&self) -> Rulebook;

    /// The kinds of action and their indices.
    fn kinds(&self) -> &'static [Kind];
    /// One more than the highest index of an action.
    fn action_count(&self) -> usize;
    /// The index of an action written as text.
    fn read_action(&self, text: &str) -> Result<u16, ActionError>;
    /// The action with this index as text.
    fn action_text(&self, index: u16) -> Option<String>;
    /// The action with this index as a person reads it.
    fn action_message(&self, index: u16) -> Option<Message>;

    /// A new game.
    fn open(&'static self, options: &Value, seed: u64) -> Result<Box<dyn Table>, OptionsError>;
    /// Reads a record, plays it and proves every hash in it.
    fn read_record(&'static self, text: &mut dyn BufRead) -> Result<Box<dyn Table>, RecordError>;
    /// A bot of this level.
    fn bot(&self, level: Level) -> Box<dyn Player>;
    /// Plays many random games. `progress` hears how many are done, from any thread.
    fn simulate(
        &self,
        options: &Value,
        plan: Plan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Summary, OptionsError>;
}

/// The title of the game `G`: all that the registry holds.
#[derive(Debug)]
pub struct Of<G> {
    rules: &'static str,
    game: PhantomData<fn() -> G>,
}

impl<G: Evaluate> Of<G> {
    /// The title whose rules are this document.
    pub const fn new(rules: &'static str) -> Of<G> {
        assert!(G::Action::COUNT <= 1 << 16, "an action index has 16 bits");
        Of { rules, game: PhantomData }
    }
}

impl<G: Evaluate> Title for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn version(&self) -> u16 {
        G::VERSION
    }

    fn longest(&self) -> usize {
        G::LONGEST
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn fields(&self) -> Vec<Field> {
        G::Options::fields()
    }

    fn default_options(&self) -> Value {
        as_json(&G::Options::default())
    }

    fn cases(&self) -> Vec<Value> {
        G::Options::cases().iter().map(as_json).collect()
    }

    fn check_options(&self, options: &Value) -> Result<u8, OptionsError> {
        OptionsError::read::<G::Options>(options).map(|options| options.seats())
    }

    fn messages(&self) -> Vec<String> {
        G::messages()
    }

    fn material(&self) -> Vec<Item> {
        G::material()
    }

    fn rules(&self) -> Rulebook {
        Rulebook::read(self.rules)
    }

    fn kinds(&self) -> &'static [Kind] {
        G::Action::kinds()
    }

    fn action_count(&self) -> usize {
        G::Action::COUNT
    }

    fn read_action(&self, text: &str) -> Result<u16, ActionError> {
        text.parse::<G::Action>().map(|action| action.index() as u16)
    }

    fn action_text(&self, index: u16) -> Option<String> {
        G::Action::from_index(index.into()).map(|action| action.to_string())
    }

    fn action_message(&self, index: u16) -> Option<Message> {
        G::Action::from_index(index.into()).map(G::Action::message)
    }

    fn open(&'static self, options: &Value, seed: u64) -> Result<Box<dyn Table>, OptionsError> {
        let options = OptionsError::read::<G::Options>(options)?;
        Ok(Box::new(Held::new(self, History::new(&options, seed)?)))
    }

    fn read_record(&'static self, text: &mut dyn BufRead) -> Result<Box<dyn Table>, RecordError> {
        let record = Record::<G>::read(text)?;
        let mut table = Held::new(self, record.replay()?);
        for (seat, name) in &record.names {
            table.set_name(*seat, name);
        }
        Ok(Box::new(table))
    }

    fn bot(&self, level: Level) -> Box<dyn Player> {
        Box::new(Thinker(level.bot::<G>()))
    }

    fn simulate(
        &self,
        options: &Value,
        plan: Plan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Summary, OptionsError> {
        sim::run::<G>(&OptionsError::read::<G::Options>(options)?, plan, progress)
    }
}

fn as_json<O: Options>(options: &O) -> Value {
    serde_json::to_value(options).unwrap_or_else(|error| panic!("{options:?} is no JSON: {error}"))
}
