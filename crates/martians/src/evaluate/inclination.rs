//! What a sensible player is drawn to without trying it: what is needed, what the mission asks, no waste.

use table::Seat;

use crate::action::Action;
use crate::material::*;
use crate::state::*;

/// An action that brings the goal nearer.
const GOAL: f32 = 4.0;
/// One that makes what is needed.
const NEED: f32 = 2.5;
/// One that pays later.
const INVEST: f32 = 1.5;
/// One that is nothing special.
const PLAIN: f32 = 0.0;
/// One that wastes time.
const WASTE: f32 = -3.0;

impl Martians {
    pub(super) fn inclined(&self, seat: Seat, action: Action) -> f32 {
        let colour = self.asked().unwrap_or(Colour::nth(seat.0));
        match action {
            Action::Offer(_) | Action::Withdraw => f32::NEG_INFINITY,
            Action::Give(_) | Action::Ask(_) => -4.0,
            Action::Send | Action::Show => WASTE,
            Action::Accept | Action::Refuse => PLAIN,
            Action::Place(field) => self.drawn_to_field(colour, field),
            Action::Rest => self.drawn_to_rest(colour),
            Action::Recall(_) | Action::Refugees | Action::Deliver(..) => GOAL,
            Action::Done => WASTE,
            Action::Stay => -1.0,
            Action::End => {
                // Partners compare it with what else they could do: nothing is better than what harms.
                match self.open.turn.time {
                    _ if self.open.rules().pooled => NEED,
                    0 => PLAIN,
                    _ => -2.0,
                }
            }
            Action::Recover(zone, _) => match zone {
                Zone::Infirmary if self.open.pool[colour.index()] > 0 => -1.0,
                Zone::Infirmary => INVEST,
                Zone::Apartments => 1.0,
            },
            Action::Rtg => {
                let energy = self.open.stock(colour).get(Resource::Energy);
                if self.open.rules().pooled || energy < 2 { 1.0 } else { -1.0 }
            }
            Action::Expert(_) => INVEST,
            Action::Crystals(regolith, ice) => {
                let needs = self.needs(colour);
                let worth = |n: u8, what: Resource| {
                    let needed = f32::from(n).min(needs[what.index()]);
                    1.2 * needed + 0.4 * (f32::from(n) - needed)
                };
                1.5 * (worth(regolith, Resource::Regolith) + worth(ice, Resource::Ice))
            }
            Action::Enter(cell) => 0.7 * f32::from(cell.row()),
            _ => self.drawn_to_work(colour, action),
        }
    }

    /// How much of each good is missing.
    fn needs(&self, colour: Colour) -> [f32; Resource::COUNT] {
        let mut wanted = self.wanted(colour);
        for (wanted, have) in wanted.iter_mut().zip(self.open.stock(colour).0) {
            *wanted = (*wanted - f32::from(have)).max(0.0);
        }
        wanted
    }

    fn missing(&self, colour: Colour, what: Resource) -> bool {
        self.needs(colour)[what.index()] > 0.4
    }

    /// A marker is placed where something useful can be done; not on a slow field if there is another.
    fn drawn_to_field(&self, colour: Colour, field: Field) -> f32 {
        let building = field.building();
        let slow = self.open.development.contains(field);
        let slow = if slow { -1.5 } else { 0.0 };
        slow + match building {
            Building::Moxie => NEED,
            Building::Hospital => self.drawn_to_work(colour, Action::Medicine),
            Building::WaterPlant => self.drawn_to_work(colour, Action::Water),
            Building::Greenhouses => {
                let crop = self.open.corporation(colour).crop.is_none() && self.cycles_left() > 1.2;
                self.drawn_to_work(colour, Action::Harvest).max(if crop { INVEST } else { WASTE })
            }
            Building::Construction => {
                if self.cycles_left() > 0.8 {
                    2.0
                } else {
                    -1.0
                }
            }
            Building::Excavation => {
                let needs = self.needs(colour);
                let crystals = needs[Resource::Regolith.index()] + needs[Resource::Ice.index()];
                if crystals > 0.4 { 1.5 } else { -1.0 }
            }
            Building::Lander => {
                if self.can_step(colour) {
                    3.0
                } else if self.missing(colour, Resource::Supplies) {
                    INVEST
                } else {
                    -1.0
                }
            }
            Building::Education => 0.5 * self.cycles_left() - 0.5,
            Building::Laboratory => 0.6 * self.cycles_left() - 0.5,
        }
    }

    /// Whether some step of the mission or commission can be paid.
    fn can_step(&self, colour: Colour) -> bool {
        let stock = self.open.stock(colour);
        let pays = |price: &Price| {
            stock.covers(price) && crate::refuse::cards(self.minerals(colour), &price.cards).is_ok()
        };
        let steps = self.open.scenario().into_iter().flat_map(|scenario| &scenario.requirements);
        let time = self.open.turn.time;
        steps.copied().any(|step| self.check_requirement(colour, step, time).is_ok())
            || self.open.commissions.iter().any(|card| pays(&tables().commissions[card.index()].price))
    }

    /// An action of a building where a marker stands.
    fn drawn_to_work(&self, colour: Colour, action: Action) -> f32 {
        let left = self.cycles_left();
        let needed = |what: Resource| if self.missing(colour, what) { NEED } else { -1.0 };
        match action {
            Action::Oxygen(_) | Action::Mission(_) => GOAL,
            Action::Commission(card) => 2.0 + 0.3 * f32::from(tables().commissions[card.index()].reputation),
            Action::Proof => {
                if self.open.rules().pooled {
                    WASTE
                } else {
                    GOAL
                }
            }
            Action::Medicine => needed(Resource::Medicine),
            Action::Water => needed(Resource::Water),
            Action::Harvest => needed(Resource::Food),
            Action::Build(building) => match building {
                Building::WaterPlant | Building::Hospital => 3.0,
                _ => INVEST,
            },
            Action::Upgrade(_) => PLAIN,
            Action::Install(_) => {
                if left > 0.8 {
                    2.0
                } else {
                    -2.0
                }
            }
            Action::Take(_) | Action::Drive(_) => 1.0,
            Action::Examine => PLAIN,
            Action::Research(tile) => 0.15 * f32::from(tables().research[tile.index()].credits) - 1.0,
            Action::Supplies(n) => {
                let missing = self.needs(colour)[Resource::Supplies.index()];
                if missing > f32::from(n) - 0.7 { 1.5 + 0.5 * f32::from(n) } else { -1.0 }
            }
            Action::Crop(crop) => {
                let now = self
                    .open
                    .corporation(colour)
                    .crop
                    .map_or(&tables().basic_crop, |crop| &tables().crops[crop.index()]);
                let new = &tables().crops[crop.index()];
                let yields = |crop: &CropSpec| f32::from(crop.food) + 2.0 * f32::from(crop.medicine);
                let better = yields(new) - yields(now);
                if better > 0.0 && left > 0.6 { INVEST + better.min(1.5) } else { WASTE }
            }
            Action::Hire(_) => 0.4 * left,
            Action::Train(assistant) => match assistant {
                Assistant::Botanist => 0.7 * left,
                Assistant::Geologist => 0.5 * left,
                Assistant::Scientist => 0.2 * left,
            },
            Action::Colony(_) => 0.8 * left,
            Action::Corporation(tech) => match tech {
                CorpTech::DnaAlteration => 0.9 * left,
                CorpTech::SolarCells | CorpTech::KineticPower => 0.4 * left,
                CorpTech::LongArm | CorpTech::MolecularSensor | CorpTech::WeatherReport => -1.0,
            },
            _ => PLAIN,
        }
    }

    /// A recreation is the better, the more markers come back.
    fn drawn_to_rest(&self, colour: Colour) -> f32 {
        let at = colour.index();
        let out = self.open.markers[at].len();
        match (out, self.open.pool[at]) {
            (3.., _) => 2.0,
            (2, 0) => 1.5,
            (2, _) => PLAIN,
            (_, 0) => PLAIN,
            _ => WASTE,
        }
    }
}
