//! A scene that stands at a decision, to be played by text.

use ::table::{Game, Log, Outcome, Played, Refusal, Story, Viewer};

use super::Scene;
use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::state::*;
use crate::view::View;

/// A game in the middle of a story.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game.
    pub game: Martians,
    /// What was told so far.
    pub log: Log<Event>,
}

/// Ways to end a scene.
impl Scene {
    /// In the turn of a colour. The colours before it in the order of the round have had theirs.
    #[must_use]
    pub fn turn(self, colour: Colour) -> Table {
        self.into_turn(colour, None)
    }

    /// In the turn of a colour with so many time units left.
    #[must_use]
    pub fn turn_with(self, colour: Colour, time: u8) -> Table {
        self.into_turn(colour, Some(time))
    }

    fn into_turn(mut self, colour: Colour, time: Option<u8>) -> Table {
        let open = &mut self.game.open;
        let place = open.order().position(|other| other == colour).expect("the colour plays") as u8;
        for earlier in 0..place {
            let other = open.in_order(earlier);
            open.track[open.round as usize - 1][earlier as usize] = Some(other);
        }
        self.game.next(Stage::Turns(place + 1));
        let mut log = Log::new();
        self.game.begin_turn(colour, &mut Story::new(&mut log));
        if let Some(time) = time {
            self.game.open.turn.time = time;
        }
        Table::stands(self.game, log)
    }

    /// At the opening of the round: this event, then weather and production, up to the first decision.
    #[must_use]
    pub fn event(self, event: EventCard) -> Table {
        let cycle = self.game.open.cycle;
        let mut scene = self.stack(cycle, &[event]);
        if scene.game.open.round == 1 && cycle == 1 {
            scene.game.open.round = 3;
        }
        scene.flow(Stage::Opening(0))
    }

    /// Only this event, then straight to the turns: no weather, no production.
    #[must_use]
    pub fn only_event(self, event: EventCard) -> Table {
        let cycle = self.game.open.cycle;
        let mut scene = self.stack(cycle, &[event]);
        let mut log = Log::new();
        scene.game.next(Stage::Turns(0));
        scene.game.event_step(&mut Story::new(&mut log));
        scene.game.run(&mut Story::new(&mut log));
        Table::stands(scene.game, log)
    }

    /// This weather is turned up, then straight to the turns: no production.
    #[must_use]
    pub fn only_weather(self, weather: Weather) -> Table {
        let mut scene = self.next_weather(weather);
        let mut log = Log::new();
        scene.game.next(Stage::Turns(0));
        scene.game.weather_step(&mut Story::new(&mut log));
        scene.game.run(&mut Story::new(&mut log));
        Table::stands(scene.game, log)
    }

    /// Energy production, then straight to the turns.
    #[must_use]
    pub fn production(mut self) -> Table {
        let mut log = Log::new();
        self.game.next(Stage::Turns(0));
        self.game.production_step(&mut Story::new(&mut log));
        self.game.run(&mut Story::new(&mut log));
        Table::stands(self.game, log)
    }

    /// A new cycle begins with this number: supply phase and so on, up to the first decision.
    #[must_use]
    pub fn supply(mut self, cycle: u8) -> Table {
        self.game.open.cycle = cycle;
        self.game.open.round = 0;
        self.flow(Stage::Cycle)
    }

    /// Only the demand tokens of the supply phase of this cycle, then straight to the turns.
    #[must_use]
    pub fn only_demand(mut self, cycle: u8) -> Table {
        self.game.open.cycle = cycle;
        let mut log = Log::new();
        self.game.next(Stage::Turns(0));
        self.game.place_demand(&mut Story::new(&mut log));
        self.game.run(&mut Story::new(&mut log));
        Table::stands(self.game, log)
    }

    /// The work phase is over: the quarters phase, up to the first decision or the end of the game.
    #[must_use]
    pub fn quarters(self) -> Table {
        self.flow(Stage::Quarters)
    }

    /// The last cycle ends as the board stands: nothing is settled, the game is counted.
    #[must_use]
    pub fn counted(mut self) -> Table {
        self.game.open.cycle = self.game.open.last_cycle();
        self.game.open.round = 0;
        self.flow(Stage::CycleEnd)
    }

    /// At this stage of the flow, run on to the first decision.
    #[must_use]
    pub fn flow(mut self, stage: Stage) -> Table {
        let mut log = Log::new();
        self.game.next(stage);
        self.game.run(&mut Story::new(&mut log));
        Table::stands(self.game, log)
    }
}

impl Table {
    fn stands(mut game: Martians, log: Log<Event>) -> Table {
        game.run(&mut Story::new(&mut Log::off()));
        game.audit().unwrap_or_else(|fault| panic!("the scene is not sound: {fault}"));
        Table { game, log }
    }

    fn action(text: &str) -> Action {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Plays an action, which must be allowed.
    pub fn play(&mut self, colour: Colour, text: &str) -> Played {
        let seat = self.game.open.seat(colour);
        let played = self.game.play(seat, Table::action(text), &mut self.log);
        let played = played.unwrap_or_else(|refusal| panic!("`{text}` is refused: {refusal:?}"));
        self.game.audit().unwrap_or_else(|fault| panic!("after `{text}`: {fault}"));
        played
    }

    /// Plays several actions of a colour.
    pub fn plays(&mut self, colour: Colour, texts: &[&str]) {
        texts.iter().for_each(|text| {
            self.play(colour, text);
        });
    }

    /// Why an action is refused; it must be.
    pub fn refusal(&self, colour: Colour, text: &str) -> Refusal {
        let seat = self.game.open.seat(colour);
        match self.game.check(seat, Table::action(text)) {
            Err(refusal) => refusal,
            Ok(()) => panic!("`{text}` is allowed"),
        }
    }

    /// Whether an action is allowed.
    pub fn can(&self, colour: Colour, text: &str) -> bool {
        self.game.check(self.game.open.seat(colour), Table::action(text)).is_ok()
    }

    /// What a colour may do, as text.
    pub fn legal(&self, colour: Colour) -> Vec<String> {
        let mut actions = Vec::new();
        Game::legal(&self.game, self.game.open.seat(colour), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// What a colour may do of one kind, as text.
    pub fn legal_of(&self, colour: Colour, verb: &str) -> Vec<String> {
        self.legal(colour).into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    /// What everybody sees.
    pub fn open(&self) -> &Open {
        &self.game.open
    }

    /// How much of one thing a colour has.
    pub fn has(&self, colour: Colour, what: Resource) -> u16 {
        self.game.open.stock(colour).get(what)
    }

    /// Examination cards of a colour: yellow, green, red, Proof of Life.
    pub fn cards(&self, colour: Colour) -> [u8; Mineral::COUNT] {
        *self.game.minerals(colour)
    }

    /// Oxygen, disease and hunger tokens of a quarter.
    pub fn demand(&self, quarter: Quarter) -> [u8; Demand::COUNT] {
        self.game.open.demand[quarter.index()]
    }

    /// The corporation card of a colour.
    pub fn corporation(&self, colour: Colour) -> &Corporation {
        self.game.open.corporation(colour)
    }

    /// Time units left in the turn.
    pub fn time(&self) -> u8 {
        self.game.open.turn.time
    }

    /// Whose answer is waited for.
    pub fn asked(&self) -> Option<Colour> {
        self.game.asked()
    }

    /// Ends the turn of a colour and delivers nothing.
    pub fn end_turn(&mut self, colour: Colour) {
        self.play(colour, "end");
        if matches!(self.game.top(), Some(Frame::Deliver(_))) {
            self.play(colour, "done");
        }
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> View {
        Game::view(&self.game, viewer)
    }

    /// How the game ended.
    pub fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }

    /// The final score of a colour's player.
    pub fn score(&self, colour: Colour) -> i32 {
        self.outcome().standings[self.game.open.seat(colour).index()].score
    }

    /// What was told since the last look.
    pub fn told(&mut self) -> Vec<Event> {
        self.log.take()
    }
}
