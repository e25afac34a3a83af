use std::io::BufRead;
use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::Value;
use table::{
    Action, ActionError, Field, FieldKind, Guide, History, Item, Kind, Layout, Message, Observe, Options,
    OptionsError, QuestionKind, Record, RecordError, Seed,
};

use crate::advice::{Advice, ExpectedLine, LineStep};
use crate::player::TypedPlayer;
use crate::selfplay::{self, Recipe};
use crate::sim::{self, Batch, Summary};
use crate::typed_table::TypedTable;
use crate::{Budget, Cancel, Level, Net, NoNet, Player, Rulebook, Sight, Table, advice};

/// A game of the registry whose type the caller doesn't know.
pub trait Title: Send + Sync {
    /// Its name in one lower-case word.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u16;
    /// The most decisions that a random game takes.
    fn longest(&self) -> usize;
    /// The size of a state in memory.
    fn state_bytes(&self) -> usize;

    /// The fields of the form that sets up a table.
    fn fields(&self) -> Vec<Field>;
    /// The options of a table when nothing was chosen.
    fn default_options(&self) -> Value;
    /// The options of one table of every kind that the rules allow.
    fn cases(&self) -> Vec<Value>;
    /// Reads options and returns the number of seats at such a table. Missing fields have their defaults.
    fn check_options(&self, options: &Value) -> Result<u8, OptionsError>;
    /// What these choices mean for the form.
    fn guide(&self, options: &Value) -> Result<Guide, OptionsError>;

    /// Every Fluent id this game can say.
    fn messages(&self) -> Vec<String>;
    /// Every kind of question it asks, and the rules each rests on.
    fn questions(&self) -> &'static [QuestionKind];
    /// What is in the box.
    fn material(&self) -> Vec<Item>;
    /// Its numbered rules.
    fn rules(&self) -> Rulebook;
    /// Its numbered rules in a language, as far as they are translated.
    fn rules_in(&self, language: &str) -> Rulebook;

    /// The kinds of action and their indices.
    fn kinds(&self) -> &'static [Kind];
    /// One more than the highest action index.
    fn action_count(&self) -> usize;
    /// The index of an action written as text.
    fn read_action(&self, text: &str) -> Result<u16, ActionError>;
    /// The action with this index as text.
    fn action_text(&self, index: u16) -> Option<String>;
    /// The action with this index as people read it.
    fn action_message(&self, index: u16) -> Option<Message>;

    /// A new game.
    fn open_seeded(&'static self, options: &Value, seed: Seed) -> Result<Box<dyn Table>, OptionsError>;
    /// Reads a record, replays it and verifies every hash in it.
    fn read_record(&'static self, text: &mut dyn BufRead) -> Result<Box<dyn Table>, RecordError>;
    /// A bot of this level.
    fn bot(&self, level: Level) -> Box<dyn Player>;
    /// A bot of this level that judges with this network, which was read by [`Title::read_net`].
    fn bot_with_net(&self, level: Level, net: &Arc<Net>) -> Box<dyn Player>;
    /// The network that the game comes with.
    fn net(&self) -> Result<Arc<Net>, NoNet>;
    /// Reads the file of a network and refuses one that does not suit this game.
    fn read_net(&self, file: &[u8]) -> Result<Arc<Net>, NoNet>;
    /// The inputs that a network of this game looks at.
    fn layout(&self) -> &'static Layout;
    /// Plays a game as lessons for a network, with the newest of these networks, or by hand if there are none.
    fn self_play(
        &self,
        options: &Value,
        seed: u64,
        nets: &[Arc<Net>],
        recipe: &Recipe,
    ) -> Result<learn::Game, OptionsError>;
    /// Advice by a search of this level for the seat of `sight`, made from what it sees; nothing if it has no decision to make. The same sight, seed
    /// and number of simulations give the same advice. The search ends early when `cancel` is called.
    ///
    /// # Panics
    /// If the sight is from another title.
    fn advise(
        &self,
        level: Level,
        sight: &Sight,
        seed: u64,
        budget: Budget,
        cancel: Cancel,
    ) -> Option<Advice>;
    /// Tells an expected line as the seat of `sight` would see it; nothing if the imagined world does not allow it.
    ///
    /// # Panics
    /// If the sight is from another title.
    fn tell_line(&self, sight: &Sight, line: &ExpectedLine) -> Option<Vec<LineStep>>;
    /// Plays a batch of random games. `progress` gets the number of games done so far, from any thread.
    fn simulate(
        &self,
        options: &Value,
        batch: Batch,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Summary, OptionsError>;
}

impl dyn Title {
    /// A new game.
    pub fn open(
        &'static self,
        options: &Value,
        seed: impl Into<Seed>,
    ) -> Result<Box<dyn Table>, OptionsError> {
        self.open_seeded(options, seed.into())
    }
}

/// The title of the game `G`.
#[derive(Debug)]
pub struct TitleOf<G> {
    game: PhantomData<fn() -> G>,
}

impl<G: Observe> TitleOf<G> {
    /// Its rules are the documents with the name of the game.
    pub const fn new() -> TitleOf<G> {
        assert!(G::Action::COUNT <= 1 << 16, "an action index has 16 bits");
        TitleOf { game: PhantomData }
    }
}

impl<G: Observe> Default for TitleOf<G> {
    fn default() -> TitleOf<G> {
        TitleOf::new()
    }
}

/// Every rules document: its language, the name of its game and its text.
static RULES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The rules of `G` in a language.
fn document<G: table::Game>(language: &str) -> Option<&'static str> {
    let found = RULES.iter().find(|(other, name, _)| (*other, *name) == (language, G::NAME));
    found.map(|(.., text)| *text)
}

impl<G: Observe> Title for TitleOf<G> {
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

    fn guide(&self, options: &Value) -> Result<Guide, OptionsError> {
        OptionsError::read::<G::Options>(options).map(|options| options.guide())
    }

    fn messages(&self) -> Vec<String> {
        G::messages()
    }

    fn questions(&self) -> &'static [QuestionKind] {
        G::QUESTIONS
    }

    fn material(&self) -> Vec<Item> {
        G::material()
    }

    fn rules(&self) -> Rulebook {
        Rulebook::read(document::<G>("en").unwrap_or_default())
    }

    fn rules_in(&self, language: &str) -> Rulebook {
        let rules = self.rules();
        match document::<G>(language) {
            Some(words) if language != "en" => rules.translated(Rulebook::read(words)),
            _ => rules,
        }
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

    fn open_seeded(&'static self, options: &Value, seed: Seed) -> Result<Box<dyn Table>, OptionsError> {
        let options = OptionsError::read::<G::Options>(options)?;
        Ok(Box::new(TypedTable::new(self, History::new(&options, seed)?)))
    }

    fn read_record(&'static self, text: &mut dyn BufRead) -> Result<Box<dyn Table>, RecordError> {
        let record = Record::<G>::read(text)?;
        let mut table = TypedTable::new(self, record.replay()?);
        for (seat, name) in &record.names {
            table.set_name(*seat, name);
        }
        Ok(Box::new(table))
    }

    fn bot(&self, level: Level) -> Box<dyn Player> {
        Box::new(TypedPlayer(level.bot::<G>()))
    }

    fn bot_with_net(&self, level: Level, net: &Arc<Net>) -> Box<dyn Player> {
        Box::new(TypedPlayer(level.bot_with_net::<G>(net.clone())))
    }

    fn net(&self) -> Result<Arc<Net>, NoNet> {
        bots::own_net::<G>()
    }

    fn read_net(&self, file: &[u8]) -> Result<Arc<Net>, NoNet> {
        bots::read_net::<G>(file)
    }

    fn layout(&self) -> &'static Layout {
        G::layout()
    }

    fn self_play(
        &self,
        options: &Value,
        seed: u64,
        nets: &[Arc<Net>],
        recipe: &Recipe,
    ) -> Result<learn::Game, OptionsError> {
        selfplay::play::<G>(&OptionsError::read::<G::Options>(options)?, seed, nets, recipe)
    }

    fn advise(
        &self,
        level: Level,
        sight: &Sight,
        seed: u64,
        budget: Budget,
        cancel: Cancel,
    ) -> Option<Advice> {
        advice::advise::<G>(level, sight.seat(), sight.view::<G>(), seed, budget, cancel)
    }

    fn tell_line(&self, sight: &Sight, line: &ExpectedLine) -> Option<Vec<LineStep>> {
        advice::tell::<G>(sight.seat(), sight.view::<G>(), line)
    }

    fn simulate(
        &self,
        options: &Value,
        batch: Batch,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Summary, OptionsError> {
        sim::run::<G>(&OptionsError::read::<G::Options>(options)?, batch, progress)
    }
}

fn as_json<O: Options>(options: &O) -> Value {
    serde_json::to_value(options).unwrap_or_else(|error| panic!("{options:?} is not JSON: {error}"))
}

/// The value of an option given as text. A text that the field can't take is left as it is; the game will refuse it.
pub fn option_value(fields: &[Field], name: &str, text: &str) -> Value {
    let kind = fields.iter().find(|field| field.name == name).map(|field| &field.kind);
    match (kind, text) {
        (Some(FieldKind::Number { .. } | FieldKind::Seat { .. }), _) => {
            text.parse::<i64>().map_or_else(|_| text.into(), Value::from)
        }
        (Some(FieldKind::Flag), "true" | "yes" | "on" | "1") => true.into(),
        (Some(FieldKind::Flag), "false" | "no" | "off" | "0") => false.into(),
        (Some(FieldKind::Flag | FieldKind::Choice { .. }) | None, _) => text.into(),
    }
}
