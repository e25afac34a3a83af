//! What a sensible player leans towards without trying it: what is needed, what the mission asks for, no waste.

use std::cell::OnceCell;

use table::Seat;

use super::Weights;
use crate::action::Action;
use crate::material::*;
use crate::scoring;
use crate::state::*;

/// An action that brings the goal closer.
const GOAL: f32 = 4.0;
/// One that makes what is needed.
const NEED: f32 = 2.5;
/// One that pays later.
const INVEST: f32 = 1.5;
/// One that neither helps nor harms.
const PLAIN: f32 = 0.0;
/// One that wastes time.
const WASTE: f32 = -3.0;

/// What a seat is inclined to do: the colour it acts for, and how much of each good it lacks.
pub(super) struct Inclination<'a> {
    game: &'a Martians,
    weights: &'a Weights,
    colour: Colour,
    needs: [f32; Resource::COUNT],
    /// Whether some step of the mission or commission can be paid.
    step: OnceCell<bool>,
    /// What it does about an offer that is being made or that waits.
    deal: OnceCell<Action>,
}

impl Martians {
    pub(super) fn leaning<'a>(&'a self, seat: Seat, weights: &'a Weights) -> Inclination<'a> {
        let colour = self.asked().unwrap_or(Colour::nth(seat.0));
        let stock = self.open.stock(colour);
        let mut needs = self.wanted(colour, stock, &self.goal_goods());
        for (needs, have) in needs.iter_mut().zip(stock.0) {
            *needs = (*needs - f32::from(have)).max(0.0);
        }
        Inclination { game: self, weights, colour, needs, step: OnceCell::new(), deal: OnceCell::new() }
    }
}

impl Inclination<'_> {
    /// How strongly it leans towards an action.
    pub(super) fn towards(&self, action: Action) -> f32 {
        let (open, colour) = (&self.game.open, self.colour);
        match action {
            Action::Offer(_) => f32::NEG_INFINITY,
            Action::Give(_)
            | Action::Ask(_)
            | Action::Send
            | Action::Withdraw
            | Action::Accept
            | Action::Refuse => self.towards_deal(action),
            Action::Show => WASTE,
            Action::Place(field) => self.towards_field(field),
            Action::Rest => self.towards_rest(),
            Action::Recall(_) | Action::Refugees | Action::Deliver(..) => GOAL,
            Action::Done => WASTE,
            Action::Stay => -1.0,
            // Ending pays for the player who leads.
            Action::Finish => {
                let score = |of| scoring::reputation(self.game, of).1 + scoring::energy(self.game, of).1;
                let behind = open.in_play().any(|other| score(other) > score(colour));
                if behind { WASTE } else { GOAL }
            }
            Action::PlayOn => PLAIN,
            Action::End => {
                // Partners compare it with their other moves: doing nothing beats doing harm.
                match open.turn.time {
                    _ if open.rules().pooled => NEED,
                    0 => PLAIN,
                    _ => -2.0,
                }
            }
            Action::Recover(zone, _) => match zone {
                Zone::Infirmary if open.pool[colour.index()] > 0 => -1.0,
                Zone::Infirmary => INVEST,
                Zone::Apartments => 1.0,
            },
            Action::Rtg => {
                let energy = open.stock(colour).get(Resource::Energy);
                if open.rules().pooled || energy < 2 { 1.0 } else { -1.0 }
            }
            Action::Expert(_) => INVEST,
            Action::Crystals(regolith, ice) => {
                let worth = |n: u8, what: Resource| {
                    let needed = f32::from(n).min(self.needs[what.index()]);
                    1.2 * needed + 0.4 * (f32::from(n) - needed)
                };
                1.5 * (worth(regolith, Resource::Regolith) + worth(ice, Resource::Ice))
            }
            Action::Enter(cell) => 0.7 * f32::from(cell.row()),
            _ => self.towards_work(action),
        }
    }

    /// About a deal there is nothing to try: it is worth it or not.
    fn towards_deal(&self, action: Action) -> f32 {
        let next = self.deal.get_or_init(|| match self.game.top() {
            Some(Frame::Answer) => self.game.answer(self.weights),
            _ => self.game.next_of_offer(self.colour, self.weights),
        });
        if action == *next { GOAL } else { f32::NEG_INFINITY }
    }

    fn missing(&self, what: Resource) -> bool {
        self.needs[what.index()] > 0.4
    }

    /// Place a marker where it can do something useful, and avoid slow fields.
    fn towards_field(&self, field: Field) -> f32 {
        let building = field.building();
        let slow = self.game.open.development.contains(field);
        let slow = if slow { -1.5 } else { 0.0 };
        slow + match building {
            Building::Moxie => NEED,
            Building::Hospital => self.towards_work(Action::Medicine),
            Building::WaterPlant => self.towards_work(Action::Water),
            Building::Greenhouses => {
                let crop =
                    self.game.open.corporation(self.colour).crop.is_none() && self.game.cycles_left() > 1.2;
                self.towards_work(Action::Harvest).max(if crop { INVEST } else { WASTE })
            }
            Building::Construction => {
                if self.game.cycles_left() > 0.8 {
                    2.0
                } else {
                    -1.0
                }
            }
            Building::Excavation => {
                let crystals = self.needs[Resource::Regolith.index()] + self.needs[Resource::Ice.index()];
                if crystals > 0.4 { 1.5 } else { -1.0 }
            }
            Building::Lander => {
                if *self.step.get_or_init(|| self.can_step()) {
                    3.0
                } else if self.missing(Resource::Supplies) {
                    INVEST
                } else {
                    -1.0
                }
            }
            Building::Education => 0.5 * self.game.cycles_left() - 0.5,
            Building::Laboratory => 0.6 * self.game.cycles_left() - 0.5,
        }
    }

    /// Whether some step of the mission or commission can be paid.
    fn can_step(&self) -> bool {
        let Inclination { game, colour, .. } = *self;
        let stock = game.open.stock(colour);
        let pays = |price: &Price| {
            stock.covers(price) && crate::refuse::cards(game.minerals(colour), &price.cards).is_ok()
        };
        let steps = game.open.scenario().into_iter().flat_map(|scenario| &scenario.requirements);
        let time = game.open.turn.time;
        steps.copied().any(|step| game.check_requirement(colour, step, time).is_ok())
            || game.open.commissions.iter().any(|card| pays(&tables().commissions[card.index()].price))
    }

    /// An action of a building where a marker stands.
    fn towards_work(&self, action: Action) -> f32 {
        let left = self.game.cycles_left();
        let needed = |what: Resource| if self.missing(what) { NEED } else { -1.0 };
        match action {
            Action::Oxygen(_) | Action::Mission(_) => GOAL,
            Action::Commission(card) => 2.0 + 0.3 * f32::from(tables().commissions[card.index()].reputation),
            Action::Proof => {
                if self.game.open.rules().pooled {
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
                let missing = self.needs[Resource::Supplies.index()];
                if missing > f32::from(n) - 0.7 { 1.5 + 0.5 * f32::from(n) } else { -1.0 }
            }
            Action::Crop(crop) => {
                let now = self
                    .game
                    .open
                    .corporation(self.colour)
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

    /// A recreation is better the more markers come back.
    fn towards_rest(&self) -> f32 {
        let at = self.colour.index();
        let out = self.game.open.markers[at].len();
        match (out, self.game.open.pool[at]) {
            (3.., _) => 2.0,
            (2, 0) => 1.5,
            (2, _) => PLAIN,
            (_, 0) => PLAIN,
            _ => WASTE,
        }
    }
}
