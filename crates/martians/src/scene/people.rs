//! What the players of a scene have.

use super::Scene;
use crate::material::*;
use crate::state::*;

/// Stocks.
impl Scene {
    /// So much of one thing in the stock of a colour (the common stock in SOLO and CO-OP).
    #[must_use]
    pub fn have(mut self, colour: Colour, what: Resource, n: u16) -> Scene {
        self.game.open.stock_mut(colour).0[what.index()] = n;
        self
    }

    /// Exactly this in the stock of a colour; its reputation stays.
    #[must_use]
    pub fn stock(mut self, colour: Colour, goods: &[(Resource, u16)]) -> Scene {
        let stock = self.game.open.stock_mut(colour);
        let reputation = stock.get(Resource::Reputation);
        *stock = Stock::default();
        stock.gain(Resource::Reputation, reputation);
        for (what, n) in goods {
            stock.0[what.index()] = *n;
        }
        self
    }

    /// Examination cards of a colour (common ones in SOLO and CO-OP).
    #[must_use]
    pub fn cards(mut self, colour: Colour, cards: &[(Mineral, u8)]) -> Scene {
        let game = &mut self.game;
        for (mineral, n) in cards {
            if game.open.rules().pooled {
                game.open.cards[mineral.index()] += n;
            } else {
                game.secrets[colour.index()].cards[mineral.index()] += n;
                game.secrets[colour.index()].drawn[mineral.index()] += n;
                game.open.hands[colour.index()] += n;
            }
        }
        self
    }

    /// Removed construction and development tokens that a player of COM has kept.
    #[must_use]
    pub fn kept(mut self, colour: Colour, construction: u8, development: u8) -> Scene {
        self.game.open.kept_construction[colour.index()] = construction;
        self.game.open.kept_development[colour.index()] = development;
        self
    }

    /// The hidden goals of a player.
    #[must_use]
    pub fn goals(mut self, colour: Colour, goals: &[HiddenGoal]) -> Scene {
        let mine = goals.iter().copied().collect();
        for secret in &mut self.game.secrets {
            secret.goals = secret.goals.minus(mine);
        }
        self.game.secrets[colour.index()].goals = mine;
        let players = self.game.open.options.players as usize;
        for at in (0..players).filter(|at| *at != colour.index()) {
            while self.game.secrets[at].goals.len() < 2 {
                let held = self.game.secrets.iter().fold(mine, |all, secret| all.union(secret.goals));
                let free = HiddenGoal::ALL.iter().find(|goal| !held.contains(**goal));
                self.game.secrets[at].goals.insert(*free.expect("there are goals for all"));
            }
        }
        self
    }
}

/// Markers and colonists.
impl Scene {
    /// A marker from the pool on a field, placed in an earlier turn.
    #[must_use]
    pub fn marker(mut self, colour: Colour, building: Building, number: u8) -> Scene {
        self.game.open.pool[colour.index()] -= 1;
        self.game.open.markers[colour.index()].insert(building.field(number));
        self
    }

    /// A marker from the pool in an infirmary or apartment.
    #[must_use]
    pub fn confined(mut self, colour: Colour, zone: Zone, quarter: Quarter) -> Scene {
        self.game.open.pool[colour.index()] -= 1;
        self.game.open.confined[zone.index()][colour.index()][quarter.index()] += 1;
        if zone == Zone::Apartments && self.game.open.rules().hunger_fee {
            self.game.open.debts[colour.index()][quarter.index()] += 1;
        }
        self
    }

    /// The fourth colonist of a colour is unlocked.
    #[must_use]
    pub fn unlocked(mut self, colour: Colour) -> Scene {
        self.game.open.unlocked[colour.index()] = true;
        self
    }

    /// The number of dead colonists of a colour, not yet laid.
    #[must_use]
    pub fn dead(mut self, colour: Colour, tokens: u8) -> Scene {
        self.game.open.dead[colour.index()] = tokens;
        self
    }

    /// A dead colonist of a colour lies in a round of this cycle.
    #[must_use]
    pub fn grave(mut self, colour: Colour, round: u8) -> Scene {
        self.game.open.dead[colour.index()] += 1;
        self.game.open.graves[colour.index()] |= 1 << (round - 1);
        self
    }
}

/// Corporation cards.
impl Scene {
    fn card(&mut self, colour: Colour) -> &mut Corporation {
        let card = self.game.open.card(colour);
        &mut self.game.open.cards_of[card]
    }

    /// An expert on the card, from the deck or else from the display.
    #[must_use]
    pub fn expert(mut self, colour: Colour, expert: Expert) -> Scene {
        take(&mut self.game.open.experts, expert.index());
        self.card(colour).experts.push(Staff { expert, used: false });
        self
    }

    /// An assistant on the card, from the deck or else from the display.
    #[must_use]
    pub fn assistant(mut self, colour: Colour, assistant: Assistant) -> Scene {
        take(&mut self.game.open.assistants, assistant.index());
        self.card(colour).assistants[assistant.index()] += 1;
        self
    }

    /// A crop tile on the card.
    #[must_use]
    pub fn crop(mut self, colour: Colour, crop: Crop) -> Scene {
        self.game.open.crops[crop.index()] -= 1;
        self.game.open.mission.crops_taken |= 1 << crop.index();
        if let Some(old) = self.card(colour).crop.replace(crop) {
            self.game.open.crops[old.index()] += 1;
        }
        self
    }

    /// A corporation technology on the card.
    #[must_use]
    pub fn tech(mut self, colour: Colour, tech: CorpTech) -> Scene {
        self.card(colour).techs |= 1 << tech.index();
        self.game.read_reports();
        self
    }

    /// A colony technology that serves a colour.
    #[must_use]
    pub fn colony_tech(mut self, colour: Colour, tech: ColonyTech) -> Scene {
        let colony = self.game.open.colony(colour);
        self.game.open.colony_techs[colony] |= 1 << tech.index();
        self
    }

    /// Installations of a corporation.
    #[must_use]
    pub fn installation(mut self, colour: Colour, kind: Installation, n: u8) -> Scene {
        self.card(colour).installations[kind.index()] = n;
        self
    }
}

/// Takes a card from the deck, or else from the display.
fn take<const N: usize>(display: &mut Display<N>, at: usize) {
    let from = if display.deck[at] > 0 { &mut display.deck[at] } else { &mut display.shown[at] };
    assert!(*from > 0, "the box holds no more of these");
    *from -= 1;
}
