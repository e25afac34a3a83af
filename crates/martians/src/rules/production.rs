//! Energy production.

use table::Story;

use crate::event::Event;
use crate::material::*;
use crate::state::*;

impl Martians {
    /// Each corporation gets the energy of its own installations (MA-PROD-01), where the stock is common into
    /// that one (MA-PROD-07). What was built since the last step counts now for the first time (MA-PROD-12).
    pub(crate) fn production_step(&mut self, story: &mut Story<Martians>) {
        for at in 0..self.open.options.players {
            let colour = Colour::nth(at);
            let n = self.production(colour);
            self.open.stock_mut(colour).gain(Resource::Energy, n.into());
            if n > 0 {
                story.tell(|| Event::Produced { colour, n });
            }
        }
        self.expire(Until::ThisProduction);
    }

    /// Each installation yields 2 (MA-PROD-02), 1 more with Solar Cells (MA-PROD-03) or Kinetic Power
    /// (MA-PROD-04) of its owner (MA-PROD-08), whenever it was built (MA-TEC-13), changed by the weather
    /// (MA-PROD-05), and never less than 0 (MA-PROD-06, MA-WEA-06).
    pub(crate) fn installation_makes(&self, colour: Colour, kind: Installation) -> u8 {
        let tech = match kind {
            Installation::Solar => CorpTech::SolarCells,
            Installation::Wind => CorpTech::KineticPower,
        };
        let weather = tables().weathers[self.open.weather.index()].production[kind.index()];
        let events = self.sum(|modifier| match modifier {
            Modifier::Production(on, delta) if on == kind => delta,
            _ => 0,
        });
        let better = i8::from(self.open.corporation(colour).has(tech));
        tables().production.saturating_add_signed(better + weather + events)
    }

    /// The energy of all installations of a corporation (MA-PROD-01).
    pub fn production(&self, colour: Colour) -> u8 {
        let installations = self.open.corporation(colour).installations;
        let made = |kind: &Installation| installations[kind.index()] * self.installation_makes(colour, *kind);
        Installation::ALL.iter().map(made).sum()
    }
}
