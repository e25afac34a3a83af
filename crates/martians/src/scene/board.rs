//! What lies on the board of a scene.

use ::table::Set;

use super::Scene;
use crate::material::*;
use crate::state::*;

/// Buildings and fields.
impl Scene {
    /// A building without its construction token.
    #[must_use]
    pub fn built(mut self, building: Building) -> Scene {
        self.game.open.construction.remove(building);
        self
    }

    /// No construction tokens at all.
    #[must_use]
    pub fn all_built(mut self) -> Scene {
        self.game.open.construction = BuildingSet::default();
        self
    }

    /// A field without its development token.
    #[must_use]
    pub fn finished(mut self, building: Building, number: u8) -> Scene {
        self.game.open.development.remove(building.field(number));
        self
    }

    /// No development tokens at all.
    #[must_use]
    pub fn all_finished(mut self) -> Scene {
        self.game.open.development = FieldSet::default();
        self
    }

    /// A field with a development token.
    #[must_use]
    pub fn unfinished(mut self, building: Building, number: u8) -> Scene {
        self.game.open.development.insert(building.field(number));
        self
    }

    /// A field without unavailability token.
    #[must_use]
    pub fn available(mut self, building: Building, number: u8) -> Scene {
        self.game.open.unavailable.remove(building.field(number));
        self
    }

    /// A field with an unavailability token.
    #[must_use]
    pub fn unavailable(mut self, building: Building, number: u8) -> Scene {
        self.game.open.unavailable.insert(building.field(number));
        self
    }

    /// Energy in the RTG.
    #[must_use]
    pub fn rtg(mut self, energy: u8) -> Scene {
        self.game.open.rtg = energy;
        self
    }
}

/// Quarters.
impl Scene {
    /// Oxygen, disease and hunger tokens of a quarter.
    #[must_use]
    pub fn demand(mut self, quarter: Quarter, oxygen: u8, disease: u8, hunger: u8) -> Scene {
        self.game.open.demand[quarter.index()] = [oxygen, disease, hunger];
        self
    }

    /// No demand tokens at all.
    #[must_use]
    pub fn no_demand(mut self) -> Scene {
        self.game.open.demand = Default::default();
        self
    }

    /// Birthrate tokens of a quarter.
    #[must_use]
    pub fn birthrate(mut self, quarter: Quarter, tokens: u8) -> Scene {
        self.game.open.birthrate[quarter.index()] = tokens;
        self
    }
}

/// The excavation area.
impl Scene {
    /// Puts the machine on a hex.
    #[must_use]
    pub fn machine(mut self, q: i8, r: i8) -> Scene {
        self.game.open.machine = Hex::at(q, r).expect("a hex of the area");
        self
    }

    /// A face-up token of this kind on a hex; what lay there goes face down among the others.
    #[must_use]
    pub fn dig(mut self, q: i8, r: i8, dig: Dig) -> Scene {
        let hex = Hex::at(q, r).expect("a hex of the area");
        let open = &mut self.game.open;
        if open.up.contains(hex) {
            open.buried[open.digs[hex.0 as usize].index()] += 1;
        } else if !open.down.contains(hex) {
            // A token comes back from outside the area, in place of any that left.
            let spare = (0..Dig::COUNT).find(|at| spare(open, *at)).expect("a token has left the area");
            open.buried[spare] += 1;
        }
        open.down.remove(hex);
        open.up.insert(hex);
        if open.buried[dig.index()] == 0 {
            let from = open.up.iter().find(|other| *other != hex && open.digs[other.0 as usize] == dig);
            let from = from.unwrap_or_else(|| panic!("no token {} is left", dig.id()));
            let swap = (0..Dig::COUNT).find(|at| open.buried[*at] > 0).expect("a token lies face down");
            open.buried[swap] -= 1;
            open.buried[dig.index()] += 1;
            open.digs[from.0 as usize] = Dig::ALL[swap];
        }
        open.buried[dig.index()] -= 1;
        open.digs[hex.0 as usize] = dig;
        self
    }

    /// Only these tokens are left: face up (with 1 regolith and 1 dirty ice as long as there are such tokens),
    /// and face down.
    #[must_use]
    pub fn only_tokens(mut self, up: &[(i8, i8)], down: &[(i8, i8)]) -> Scene {
        let set = |places: &[(i8, i8)]| {
            let hexes = places.iter().map(|(q, r)| Hex::at(*q, *r).expect("a hex of the area"));
            hexes.fold(HexSet::default(), |mut set, hex| {
                set.insert(hex);
                set
            })
        };
        let open = &mut self.game.open;
        open.up = set(up);
        open.down = set(down);
        let mut left: [u8; Dig::COUNT] = std::array::from_fn(|at| tables().digs[at].count);
        let mut take = |preferred: usize| {
            let kind = std::iter::once(preferred).chain(0..Dig::COUNT).find(|at| left[*at] > 0);
            let kind = kind.expect("there are tokens for all hexes");
            left[kind] -= 1;
            kind
        };
        open.digs.iter_mut().for_each(|dig| *dig = Dig::default());
        for hex in open.up.iter() {
            open.digs[hex.0 as usize] = Dig::ALL[take(Dig::R1i1.index())];
        }
        open.buried = Default::default();
        for _ in 0..open.down.len() {
            open.buried[take(0)] += 1;
        }
        self
    }
}

/// Whether a token of a kind has left the area.
fn spare(open: &Open, kind: usize) -> bool {
    let shown = open.up.iter().filter(|hex| open.digs[hex.0 as usize].index() == kind).count() as u8;
    open.buried[kind] + shown < tables().digs[kind].count
}

/// Puts exactly `wanted` on a display; the rest goes into the deck.
fn show<const N: usize>(display: &mut Display<N>, wanted: impl Iterator<Item = usize>) {
    for at in 0..N {
        display.deck[at] += std::mem::take(&mut display.shown[at]);
    }
    for at in wanted {
        assert!(display.deck[at] > 0, "the box holds no more of these");
        display.deck[at] -= 1;
        display.shown[at] += 1;
    }
}

/// Displays.
impl Scene {
    /// Exactly these experts on display.
    #[must_use]
    pub fn show_experts(mut self, experts: &[Expert]) -> Scene {
        show(&mut self.game.open.experts, experts.iter().map(|expert| expert.index()));
        self
    }

    /// Exactly these assistants on display.
    #[must_use]
    pub fn show_assistants(mut self, assistants: &[Assistant]) -> Scene {
        show(&mut self.game.open.assistants, assistants.iter().map(|assistant| assistant.index()));
        self
    }

    /// Exactly these research tiles on display.
    #[must_use]
    pub fn show_research(mut self, tiles: &[Research]) -> Scene {
        show(&mut self.game.open.research, tiles.iter().map(|tile| tile.index()));
        self
    }

    /// Exactly these commissions on display.
    #[must_use]
    pub fn show_commissions(mut self, cards: &[Commission]) -> Scene {
        let open = &mut self.game.open;
        open.commission_deck = open.commission_deck.union(open.commissions);
        open.commissions = cards.iter().copied().collect::<Set<Commission>>();
        open.commission_deck = open.commission_deck.minus(open.commissions);
        self
    }

    /// The number of examination cards in the discard pile.
    #[must_use]
    pub fn spent_cards(mut self, mineral: Mineral, n: u8) -> Scene {
        self.game.open.spent[mineral.index()] = n;
        self
    }
}

/// The mission.
impl Scene {
    /// How often a step of the scenario was done.
    #[must_use]
    pub fn done(mut self, step: Requirement, times: u8) -> Scene {
        assert!(self.game.open.plays(step), "the scenario has no step {}", step.id());
        self.game.open.mission.times[tables().requirements[step.index()].slot as usize] = times;
        self
    }

    /// The counter of the scenario.
    #[must_use]
    pub fn counter(mut self, counter: u8) -> Scene {
        self.game.open.mission.counter = counter;
        self
    }

    /// Development tokens removed in the whole game.
    #[must_use]
    pub fn developed(mut self, tokens: u8) -> Scene {
        self.game.open.developed = tokens;
        self
    }

    /// The expedition stands on this hex of the additional board.
    #[must_use]
    pub fn expedition(mut self, row: u8, column: u8) -> Scene {
        self.game.open.mission.expedition.at = Some(cell(row, column));
        self
    }

    /// A face-up exploration token on a hex of the additional board.
    #[must_use]
    pub fn exploration(mut self, row: u8, column: u8, exploration: Exploration) -> Scene {
        let cell = cell(row, column);
        let expedition = &mut self.game.open.mission.expedition;
        expedition.down &= !(1 << cell.0);
        expedition.up |= 1 << cell.0;
        expedition.faces[cell.0 as usize] = exploration;
        expedition.seen[exploration.index()] += 1;
        self
    }
}

fn cell(row: u8, column: u8) -> Cell {
    Cell((row - 1) * 4 + column - 1)
}
