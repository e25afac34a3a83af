//! A card comes into play: levels, tags and powers of its owner follow (AE-COMP-18).

use table::Seat;

use crate::material::card::{Card, Colour, Corporation};
use crate::material::catalog;
use crate::material::catalog::{Levels, Scale, Sheet};
use crate::material::effect::Stored;
use crate::material::op::Counted;
use crate::state::{Ares, Board};

impl Board {
    /// AE-CARD-06, AE-CARD-07: adds a project card: levels of a green one, lasting effects and the Action of a
    /// blue one. AE-CARD-05: no card ever leaves a tableau.
    pub(crate) fn add_card(&mut self, card: Card) {
        self.tableau.insert(card);
        self.blue.insert(card);
        let sheet = catalog().card(card);
        if sheet.scale.is_some() {
            self.scales.push(card);
        }
        if sheet.colour == Colour::Blue {
            self.powers.add(card.into());
        }
        self.add_sheet(sheet);
    }

    /// AE-SET-14: adds the corporation, without its starting M€.
    pub(crate) fn add_corporation(&mut self, corporation: Corporation) {
        self.corporation = Some(corporation);
        self.powers.add(corporation.into());
        self.add_sheet(catalog().corporation(corporation));
    }

    /// AE-CARD-36: every tag counts, those of red cards and of the corporation too. AE-DEV-06, AE-PRO-06:
    /// levels rise at once. AE-CARD-10: nothing is paid out for them.
    fn add_sheet(&mut self, sheet: &Sheet) {
        for tag in sheet.tag_list.iter().flatten() {
            self.tags[*tag as usize] += 1;
        }
        let (first, count) = sheet.triggers;
        self.triggers.extend(first..first + count);
        self.fixed.add(&sheet.levels);
        self.count_levels();
    }

    /// AE-RUL-37, AE-CARD-37: levels are recounted whenever something they count has changed.
    pub(crate) fn count_levels(&mut self) {
        let mut levels = self.fixed;
        for card in &self.scales {
            let scale = catalog().card(*card).scale.as_ref().expect("only cards with a scale are listed");
            *level_of(&mut levels, scale) +=
                self.counted(scale.by) / u16::from(scale.count) * u16::from(scale.amount);
        }
        self.levels = levels;
    }

    /// How many there are of what a card counts.
    pub(crate) fn counted(&self, by: Counted) -> u16 {
        match by {
            Counted::Tag(tag) => self.tags[tag as usize].into(),
            Counted::Forests => self.forests,
            Counted::Steel => self.levels.steel,
            Counted::Titanium => self.levels.titanium,
        }
    }

    /// How many project cards of a colour the player has played.
    pub(crate) fn cards_of(&self, colour: Colour) -> u16 {
        match colour {
            Colour::Blue => self.blue.len() as u16,
            Colour::Red | Colour::Green => {
                self.tableau.iter().filter(|card| card.colour() == colour).count() as u16
            }
        }
    }
}

fn level_of<'a>(levels: &'a mut Levels, scale: &Scale) -> &'a mut u16 {
    match scale.resource {
        Stored::Mc => &mut levels.mc,
        Stored::Heat => &mut levels.heat,
        Stored::Plants => &mut levels.plants,
    }
}

impl Ares {
    /// Puts a card into the tableau, without its immediate effects.
    pub(crate) fn put_into_play(&mut self, seat: Seat, card: Card) {
        self.board_mut(seat).add_card(card);
    }

    /// Resources on a card.
    pub(crate) fn stock(&self, card: Card) -> u16 {
        catalog().card(card).holder.map_or(0, |(_, at)| self.open.stock[usize::from(at)])
    }

    pub(crate) fn stock_mut(&mut self, card: Card) -> &mut u16 {
        let (_, at) = catalog().card(card).holder.expect("the card holds resources");
        &mut self.open.stock[usize::from(at)]
    }
}
