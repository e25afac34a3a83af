//! A scene that stands at a decision, to be played by text.

use std::ops::{Deref, DerefMut};

use ::table::{Game, Log, Seat, Staged, Story, Viewer, Who};

use super::Scene;
use crate::event::Event;
use crate::material::*;
use crate::state::*;
use crate::view::View;

/// A game in the middle of a story.
#[derive(Clone, Debug)]
pub struct Table(pub Staged<Martians>);

impl Deref for Table {
    type Target = Staged<Martians>;

    fn deref(&self) -> &Staged<Martians> {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Staged<Martians> {
        &mut self.0
    }
}

impl Who<Martians> for Colour {
    fn seat(self, game: &Martians) -> Seat {
        game.open.seat(self)
    }
}

/// Ways to end a scene.
impl Scene {
    /// In the turn of a colour. The colours before it in the order of the round have had theirs.
    #[must_use]
    pub fn turn(self, colour: Colour) -> Table {
        self.into_turn(colour, None)
    }

    /// In the turn of a colour, with this many time units left.
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
        self.stands(|game, story| {
            game.begin_turn(colour, story);
            if let Some(time) = time {
                game.open.turn.time = time;
            }
        })
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
        self.stack(cycle, &[event]).only(super::super::state::Martians::event_step)
    }

    /// This weather is turned up, then straight to the turns: no production.
    #[must_use]
    pub fn only_weather(self, weather: Weather) -> Table {
        self.next_weather(weather).only(super::super::state::Martians::weather_step)
    }

    /// Energy production, then straight to the turns.
    #[must_use]
    pub fn production(self) -> Table {
        self.only(super::super::state::Martians::production_step)
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
        self.only(super::super::state::Martians::place_demand)
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
        self.game.next(stage);
        self.stands(super::super::state::Martians::run)
    }

    /// One step, then straight to the turns.
    fn only(mut self, step: impl FnOnce(&mut Martians, &mut Story<Martians>)) -> Table {
        self.game.next(Stage::Turns(0));
        self.stands(|game, story| {
            step(game, story);
            game.run(story);
        })
    }

    fn stands(self, rules: impl FnOnce(&mut Martians, &mut Story<Martians>)) -> Table {
        let mut scene = Staged::new(self.game).run(rules);
        scene.game.run(&mut Story::new(&mut Log::off()));
        Table(scene.sound())
    }
}

impl Table {
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

    /// The final score of a colour's player.
    pub fn score(&self, colour: Colour) -> i32 {
        self.outcome().standings[self.game.open.seat(colour).index()].score
    }

    /// What was told since the last look.
    pub fn told(&mut self) -> Vec<Event> {
        self.log.take()
    }
}
