//! The weather step, and Weather Reports.

use table::{Refusal, Story};

use super::means::draw;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// The top card becomes the current weather (MA-WEA-01) and holds until the next one (MA-WEA-02). The
    /// scenario may add to it.
    pub(crate) fn weather_step(&mut self, story: &mut Story<Martians>) {
        self.expire(Until::NextWeather);
        if self.hidden.weather_top.is_none() {
            self.renew_weather();
        }
        story.all_learn();
        self.open.shown_weather = None;
        if let Some(weather) = self.hidden.weather_top {
            self.open.weather_past[self.open.weather.index()] += 1;
            self.open.weather = weather;
            self.hidden.weather_top = self.draw_weather();
            story.tell(|| Event::Turned { weather });
        }
        self.read_reports();
        let first = self.open.first;
        for (mask, script) in self.open.scenario().into_iter().flat_map(|scenario| &scenario.on_weather) {
            if mask >> self.open.weather.index() & 1 != 0 {
                self.open.frames.push(Frame::Run(*script, first));
            }
        }
    }

    /// MA-RUL-07: all revealed cards but the current one become the new deck. A normal game never needs it: the
    /// deck of 9 lasts for 4 or 5 cycles (MA-WEA-07).
    fn renew_weather(&mut self) {
        self.hidden.weather_deck = std::mem::take(&mut self.open.weather_past);
        self.hidden.weather_top = self.draw_weather();
    }

    /// The next card of the deck.
    pub(crate) fn draw_weather(&mut self) -> Option<Weather> {
        draw(&mut self.hidden.weather_deck, &mut self.hidden.rng).map(|at| Weather::ALL[at])
    }

    /// MA-TEC-10, MA-DEC-36: the owner of Weather Reports always knows the top card (MA-RUL-39).
    pub(crate) fn read_reports(&mut self) {
        for at in 0..self.open.options.players as usize {
            let reads = self.open.cards_of[at].has(CorpTech::WeatherReport);
            self.secrets[at].forecast = if reads { self.hidden.weather_top } else { None };
        }
    }

    /// MA-DEC-28, MA-RUL-39: in CO-OP the owner of Weather Reports may show the card to all.
    pub(crate) fn check_show(&self, colour: Colour) -> Check {
        let reads = self.open.corporation(colour).has(CorpTech::WeatherReport);
        unless(self.open.rules().shows_weather && reads, Refusal::new("MA-TEC-10", refuse::NO_REPORT))?;
        let news =
            self.open.shown_weather.is_none() && self.secrets[self.open.card(colour)].forecast.is_some();
        unless(news, Refusal::new("MA-TEC-11", refuse::SHOWN_ALREADY))
    }

    /// MA-TEC-11: everybody sees the top card.
    pub(crate) fn show(&mut self, colour: Colour, story: &mut Story<Martians>) {
        let forecast = self.secrets[self.open.card(colour)].forecast;
        self.open.shown_weather = forecast;
        story.all_learn();
        if let Some(weather) = forecast {
            story.tell(|| Event::WeatherShown { colour, weather });
        }
    }
}
