//! Greenhouses: harvest and change of crops.

use table::{Refusal, Story};

use super::turn::unused;
use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// MA-GRE-02: the crop tile on the card, else the printed crop.
    pub(crate) fn crop(&self, colour: Colour) -> &'static CropSpec {
        match self.open.corporation(colour).crop {
            Some(crop) => &tables().crops[crop.index()],
            None => &tables().basic_crop,
        }
    }

    /// The time units of a harvest (MA-GRE-01).
    pub(crate) fn harvest_time(&self) -> u8 {
        tables().works[Work::Harvest.index()].time
    }

    /// What a harvest costs in this weather (MA-GRE-05), its energy never below 0 (MA-GRE-06).
    pub fn harvest_price(&self, colour: Colour) -> Price {
        let weather = tables().weathers[self.open.weather.index()].harvest_energy;
        let cards = self.energy_delta(Target::Work(Work::Harvest));
        self.crop(colour).price.changed(Resource::Energy, weather + cards)
    }

    /// The food of a harvest: the crop, 1 more for each Botanist even if the crop gives none (MA-GRE-04,
    /// MA-ASS-02), changed by the weather (MA-GRE-05), never below 0 (MA-GRE-06).
    pub fn harvest_food(&self, colour: Colour) -> u8 {
        let botanists = self.open.corporation(colour).staff(Assistant::Botanist) as i8;
        let weather = tables().weathers[self.open.weather.index()].harvest_food;
        self.crop(colour).food.saturating_add_signed(botanists + weather)
    }

    /// MA-GRE-01: 1 time unit and the materials of the crop.
    #[inline(always)]
    pub(crate) fn check_harvest(&self, colour: Colour, time: u8) -> Check {
        refuse::time(self.harvest_time(), time)?;
        refuse::price(self.open.stock(colour), &self.harvest_price(colour))
    }

    /// MA-GRE-08: 1 time unit, 1 energy and a tile to take.
    pub(crate) fn check_crop(&self, colour: Colour, crop: Crop, time: u8) -> Check {
        self.check_fixed(colour, Work::ChangeCrop, time)?;
        self.check_crop_there(colour, crop)
    }

    /// MA-GRE-11: a tile of this kind lies there, and it is not the one on the card.
    pub(crate) fn check_crop_there(&self, colour: Colour, crop: Crop) -> Check {
        unless(
            self.open.corporation(colour).crop != Some(crop),
            Refusal::new("MA-GRE-08", refuse::SAME_CROP).about(crop.name()),
        )?;
        unless(
            self.open.crops[crop.index()] > 0,
            Refusal::new("MA-GRE-11", refuse::NO_CROP).about(crop.name()),
        )
    }

    /// Whether there is any tile to take (MA-RUL-68).
    pub(crate) fn any_crop(&self, colour: Colour) -> bool {
        Crop::ALL.iter().any(|crop| self.check_crop_there(colour, *crop).is_ok())
    }

    pub(crate) fn any_greenhouses(&self, colour: Colour, time: u8) -> bool {
        self.check_harvest(colour, time).is_ok()
            || self.check_fixed(colour, Work::ChangeCrop, time).is_ok() && self.any_crop(colour)
    }

    /// MA-GRE-12: both actions with one marker, in either order.
    pub(crate) fn list_greenhouses(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        if unused(used, Work::Harvest) && self.check_harvest(colour, time).is_ok() {
            out.push(Action::Harvest);
        }
        if unused(used, Work::ChangeCrop) && self.check_fixed(colour, Work::ChangeCrop, time).is_ok() {
            let there = Crop::ALL.iter().filter(|crop| self.check_crop_there(colour, **crop).is_ok());
            out.extend(there.map(|crop| Action::Crop(*crop)));
        }
    }

    /// MA-GRE-03: the yield of the crop now in use (MA-GRE-12). Weather leaves the medicine alone (MA-GRE-07).
    pub(crate) fn harvest(&mut self, colour: Colour, story: &mut Story<Martians>) {
        self.spend_time(self.harvest_time());
        let price = self.harvest_price(colour);
        self.pay(colour, &price, story);
        self.gain(colour, Resource::Food, self.harvest_food(colour), story);
        self.gain(colour, Resource::Medicine, self.crop(colour).medicine, story);
    }

    pub(crate) fn change_crop(&mut self, colour: Colour, crop: Crop, story: &mut Story<Martians>) {
        self.pay_fixed(colour, Work::ChangeCrop, story);
        self.take_crop(colour, crop, story);
    }

    /// MA-GRE-10: a card holds one tile; the old one goes back to its stack (MA-GRE-09).
    pub(crate) fn take_crop(&mut self, colour: Colour, crop: Crop, story: &mut Story<Martians>) {
        let card = self.open.card(colour);
        self.open.crops[crop.index()] -= 1;
        if let Some(old) = self.open.cards_of[card].crop.replace(crop) {
            self.open.crops[old.index()] += 1;
        }
        self.open.mission.crops_taken |= 1 << crop.index();
        story.tell(|| Event::CropTaken { colour, crop });
    }
}
