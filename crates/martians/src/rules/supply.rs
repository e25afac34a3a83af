//! The supply phase: population, demand tokens, cards and tiles, colonists (MA-SUP-01).

use table::{Refusal, Story};

use super::cycle::ROUNDS;
use super::means::draw;
use crate::event::Event;
use crate::material::*;
use crate::options::Losses;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// The quarters that `n` tokens go to: one each from Q1 on, then round again (MA-SUP-17); in SOLO only Q1 and
/// Q2 (MA-SUP-18).
pub(crate) fn dealt(n: u8, quarters: u8) -> impl Iterator<Item = Quarter> {
    (0..n).map(move |at| Quarter::ALL[(at % quarters) as usize])
}

impl Martians {
    /// One part of the supply phase after the other (MA-SUP-01); then the work phase begins.
    pub(crate) fn supply(&mut self, at: u8, story: &mut Story<Martians>) {
        match self.open.rules().supply.get(at as usize) {
            None => {
                self.open.round = 1;
                self.next(Stage::Round);
            }
            Some(part) => {
                self.next(Stage::Supply(at + 1));
                self.do_part(*part, story);
            }
        }
    }

    /// Birth Control adds its token before the count (MA-SUP-02, MA-TEC-05). Then three tokens unlock the
    /// fourth colonist (MA-SUP-03, MA-SUP-06): for everybody at once in a shared colony (MA-SUP-04), for each
    /// player by their own quarter in COM (MA-SUP-05, MA-SUP-30). The tokens are not spent (MA-SUP-08,
    /// MA-RUL-14), and there is nothing more to unlock (MA-SUP-07).
    /// This is the only place that unlocks, so a token gained in the last cycle comes too late (MA-SUP-32,
    /// MA-RUL-50), and three tokens are never together before cycle 3 (MA-CYC-08).
    pub(crate) fn population(&mut self, story: &mut Story<Martians>) {
        let shared = self.open.rules().shared;
        for at in 0..self.open.colours() {
            let colour = Colour::nth(at);
            let quarter = if shared { Quarter::Q1 } else { self.own_quarter(colour) };
            let counted_already = shared && at > 0;
            if self.open.colony_has(colour, ColonyTech::BirthControl) && !counted_already {
                self.grow(quarter, story);
            }
            let enough = self.open.birthrate[quarter.index()] >= tables().unlock_at;
            if enough && !self.open.unlocked[colour.index()] {
                self.open.unlocked[colour.index()] = true;
                story.tell(|| Event::Unlocked { colour });
            }
        }
    }

    /// Adds a birthrate token.
    pub(crate) fn grow(&mut self, quarter: Quarter, story: &mut Story<Martians>) {
        self.open.birthrate[quarter.index()] += 1;
        story.tell(|| Event::Grown { quarter });
    }

    /// The quarter of a colour: the one it claimed in COM (MA-COM-08), else Q1, which holds the birthrate
    /// tokens (MA-QRT-04).
    pub(crate) fn own_quarter(&self, colour: Colour) -> Quarter {
        self.open.claimed[colour.index()].unwrap_or(Quarter::Q1)
    }

    /// Places the demand tokens: dealt over the quarters in a shared colony (MA-SUP-17), all four whatever the
    /// number of players (MA-SUP-19, MA-RUL-52); in COM into each player's own quarter, so that an unclaimed
    /// one stays empty (MA-COM-09).
    pub(crate) fn place_demand(&mut self, story: &mut Story<Martians>) {
        let rules = self.open.rules();
        if rules.shared {
            for token in Demand::ALL {
                for quarter in dealt(self.demand_due(*token, BLUE), rules.quarters) {
                    self.demand_token(*token, quarter, story);
                }
            }
            return;
        }
        for at in 0..self.open.colours() {
            let colour = Colour::nth(at);
            for token in Demand::ALL {
                for _ in 0..self.demand_due(*token, colour) {
                    self.demand_token(*token, self.own_quarter(colour), story);
                }
            }
        }
    }

    /// How many tokens of a kind the supply phase places, in all (MA-SUP-09) or in COM for one player
    /// (MA-SUP-10). Medicine saves a disease token (MA-SUP-11, MA-TEC-03), CO2 Converter an oxygen token
    /// (MA-SUP-12, MA-TEC-04). Population changes hunger alone (MA-SUP-16). Never below 0 (MA-SUP-15).
    pub fn demand_due(&self, token: Demand, colour: Colour) -> u8 {
        let rules = self.open.rules();
        let players = self.players();
        let base = if rules.shared {
            tables().demand_shared[token.index()][players]
        } else {
            tables().demand_own[token.index()]
        };
        let relief = match token {
            Demand::Oxygen => self.open.colony_has(colour, ColonyTech::Co2Converter),
            Demand::Disease => self.open.colony_has(colour, ColonyTech::Medicine),
            Demand::Hunger => false,
        };
        let mut due = i16::from(base) - i16::from(relief);
        let by_population = match token {
            Demand::Hunger => true,
            Demand::Oxygen => rules.population_oxygen,
            Demand::Disease => false,
        };
        if by_population {
            due += self.population_change(colour);
        }
        for supplement in self.open.scenario().into_iter().flat_map(|scenario| &scenario.supplements) {
            if supplement.token == token && self.open.cycle >= supplement.from_cycle {
                let times = supplement.per.map_or(1, |step| self.open.times(step));
                due += i16::from(supplement.delta) * i16::from(times);
            }
        }
        due.max(0) as u8
    }

    /// One more token with the fourth colonist (MA-SUP-13), one fewer for each loss (MA-SUP-14), or one for any
    /// number of them where the table reads it so; a loss that hits every colour counts once (MA-RUL-05).
    fn population_change(&self, colour: Colour) -> i16 {
        let shared = self.open.rules().shared;
        let losses = if shared {
            self.open.dead.iter().copied().max().unwrap_or_default()
        } else {
            self.open.dead[colour.index()]
        };
        let losses = match self.open.options.losses {
            Losses::Each => losses,
            Losses::Once => losses.min(1),
        };
        i16::from(self.open.unlocked[colour.index()]) - i16::from(losses)
    }

    /// Puts a demand token into a quarter.
    pub(crate) fn demand_token(&mut self, token: Demand, quarter: Quarter, story: &mut Story<Martians>) {
        self.open.demand[quarter.index()][token.index()] += 1;
        story.tell(|| Event::Demanded { token, quarter });
    }

    /// Adds 1 expert (MA-SUP-20), 1 assistant (MA-SUP-21), 2 research tiles (MA-SUP-22) and, where commissions
    /// are played, 2 commissions (MA-SUP-23) to what lies on display (MA-SUP-24).
    pub(crate) fn refill(&mut self, story: &mut Story<Martians>) {
        let (experts, assistants, research, commissions) = tables().refill;
        for _ in 0..experts {
            reveal(&mut self.open.experts, &mut self.hidden.rng);
        }
        for _ in 0..assistants {
            reveal(&mut self.open.assistants, &mut self.hidden.rng);
        }
        for _ in 0..research {
            self.reveal_research();
        }
        if self.open.options.mission().is_none() {
            for _ in 0..commissions {
                self.reveal_commission();
            }
        }
        story.all_learn();
    }

    /// MA-GEN-04: an empty research stack is renewed from its discard pile.
    pub(crate) fn reveal_research(&mut self) {
        let empty = self.open.research.deck.iter().all(|n| *n == 0);
        if empty && self.open.rules().reshuffles {
            self.open.research.deck = std::mem::take(&mut self.open.research_spent);
        }
        reveal(&mut self.open.research, &mut self.hidden.rng);
    }

    /// Turns up a commission; an empty deck yields nothing (MA-RUL-08).
    pub(crate) fn reveal_commission(&mut self) {
        if let Some(card) = self.open.commission_deck.draw(&mut self.hidden.rng) {
            self.open.commissions.insert(card);
        }
    }

    /// Living tokens come back (MA-SUP-25); dead ones are laid again (MA-SUP-26).
    pub(crate) fn take_colonists(&mut self) {
        self.open.track = Default::default();
        self.open.graves = Default::default();
        self.next(Stage::Graves(0));
    }

    /// The colours lay their dead tokens in turn order (MA-QRT-28). A colour with a dead token for every round
    /// has no choice.
    pub(crate) fn graves(&mut self, place: u8, _story: &mut Story<Martians>) {
        if place == self.open.colours() {
            return;
        }
        self.next(Stage::Graves(place + 1));
        let colour = self.open.in_order(place);
        let rounds = ROUNDS + u8::from(self.open.unlocked[colour.index()]);
        let dead = self.open.dead[colour.index()];
        if dead >= rounds {
            self.open.graves[colour.index()] = (1 << rounds) - 1;
        } else if dead > 0 {
            self.open.frames.push(Frame::Lay(colour, dead));
        }
    }

    /// MA-DEC-10: one token a round (MA-SUP-28); round 4 only with the fourth colonist unlocked (MA-SUP-29,
    /// MA-RUL-02).
    pub(crate) fn check_lay(&self, colour: Colour, round: u8) -> Check {
        let locked = round > ROUNDS && !self.open.unlocked[colour.index()];
        unless(!locked, Refusal::new("MA-SUP-29", refuse::ROUND_LOCKED))?;
        let taken = self.open.graves[colour.index()] >> (round - 1) & 1 != 0;
        unless(!taken, Refusal::new("MA-SUP-28", refuse::ROUND_TAKEN))
    }

    /// MA-SUP-26: lays a dead token into a round.
    pub(crate) fn lay(&mut self, colour: Colour, left: u8, round: u8, story: &mut Story<Martians>) {
        self.open.graves[colour.index()] |= 1 << (round - 1);
        story.tell(|| Event::Laid { colour, round });
        if left > 1 {
            self.set_top(Frame::Lay(colour, left - 1));
        } else {
            self.open.frames.pop();
        }
    }

    /// The column for this number of players in tables that go by it.
    pub(crate) fn players(&self) -> usize {
        self.open.options.players as usize - 1
    }
}

/// Turns up a card of the deck; an empty deck yields nothing (MA-GEN-05, MA-RUL-08).
pub(crate) fn reveal<const N: usize>(display: &mut Display<N>, rng: &mut table::Rng) {
    if let Some(at) = draw(&mut display.deck, rng) {
        display.shown[at] += 1;
    }
}
