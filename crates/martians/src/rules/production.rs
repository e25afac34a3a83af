//! Energy production.

use crate::event::{Event, Tell};
use crate::material::*;
use crate::state::*;

impl Martians {
    /// MA-PROD-01, MA-PROD-07: each corporation gets the energy of its installations.
    pub(crate) fn production_step(&mut self, tell: &mut Tell) {
        for at in 0..self.open.options.players {
            let colour = Colour::nth(at);
            let n = self.production(colour);
            self.open.stock_mut(colour).gain(Resource::Energy, n.into());
            if n > 0 {
                tell.say(|| Event::Produced { colour, n });
            }
        }
        self.expire(Until::ThisProduction);
    }

    /// MA-PROD-02 to MA-PROD-06: each installation yields 2 plus technology plus weather, not below 0.
    pub fn production(&self, colour: Colour) -> u8 {
        let card = self.open.corporation(colour);
        let weather = &tables().weathers[self.open.weather.index()];
        Installation::ALL
            .iter()
            .map(|kind| {
                let tech = match kind {
                    Installation::Solar => CorpTech::SolarCells,
                    Installation::Wind => CorpTech::KineticPower,
                };
                let events = self.sum(|modifier| match modifier {
                    Modifier::Production(on, delta) if on == *kind => delta,
                    _ => 0,
                });
                let change = card.has(tech) as i8 + weather.production[kind.index()] + events;
                card.installations[kind.index()] * tables().production.saturating_add_signed(change)
            })
            .sum()
    }
}
