//! What must hold in every state.

use table::{Fault, Set};

use crate::material::*;
use crate::setup::examination_cards;
use crate::state::*;

impl Martians {
    /// Markers, colonists, tokens and cards are each in exactly one place.
    pub(crate) fn everything_is_in_one_place(&self) -> Result<(), Fault> {
        self.markers_are_in_one_place()?;
        self.colonists_are_in_one_place()?;
        self.tokens_lie_where_they_may()?;
        self.cards_and_tiles_add_up()?;
        self.decks_add_up()?;
        self.goals_are_held_once()?;
        self.somebody_is_asked()
    }

    /// Every colour in play has its three markers (MA-CMP-01), no two on a field (MA-FIELD-02) or of a colour
    /// in a building (MA-FIELD-06), none in an unbuilt one (MA-FIELD-05).
    fn markers_are_in_one_place(&self) -> Result<(), Fault> {
        let mut seen = FieldSet::default();
        for at in 0..MAX_COLOURS {
            let plays = at < self.open.colours() as usize;
            let mine = self.open.markers[at];
            let confined: u8 = self.open.confined.iter().flat_map(|zone| zone[at]).sum();
            let markers = self.open.pool[at] + mine.len() + confined;
            let expected = if plays { MARKERS } else { 0 };
            Fault::unless(markers == expected, "MA-CMP-01", || {
                format!("{} has {markers} markers", Colour::ALL[at].id())
            })?;
            Fault::unless(seen.0 & mine.0 == 0, "MA-FIELD-02", || "two markers on a field".into())?;
            seen.0 |= mine.0;
            for building in Building::ALL {
                Fault::unless(mine.of(*building).len() <= 1, "MA-FIELD-06", || {
                    format!("{} has two markers in {}", Colour::ALL[at].id(), building.id())
                })?;
                let unbuilt = self.open.construction.contains(*building);
                Fault::unless(!unbuilt || mine.of(*building).is_empty(), "MA-FIELD-05", || {
                    format!("a marker stands in {} before it is built", building.id())
                })?;
            }
        }
        Ok(())
    }

    /// No colour has more dead (MA-CMP-02), more graves than dead (MA-SUP-28) or more tokens on the track
    /// (MA-SUP-31) than it can.
    fn colonists_are_in_one_place(&self) -> Result<(), Fault> {
        for at in 0..self.open.colours() as usize {
            let colour = Colour::ALL[at];
            let tokens = COLONISTS - u8::from(!self.open.unlocked[at]);
            Fault::unless(self.open.dead[at] <= tokens, "MA-CMP-02", || {
                format!("{} has {} dead", colour.id(), self.open.dead[at])
            })?;
            let graves = self.open.graves[at];
            Fault::unless(graves.count_ones() as u8 <= self.open.dead[at], "MA-SUP-28", || {
                format!("{} has more graves than dead", colour.id())
            })?;
            let placed = self.open.track.iter().flatten().filter(|field| **field == Some(colour)).count();
            Fault::unless(placed as u8 <= tokens, "MA-SUP-31", || {
                format!("{} has {placed} tokens on the track", colour.id())
            })?;
        }
        Ok(())
    }

    /// Every hex has at most one token and no kind too many (MA-CMP-12); construction tokens lie only on their
    /// four buildings (MA-CMP-13, MA-SET-03); the additional board has its 20 (MA-COL-12).
    fn tokens_lie_where_they_may(&self) -> Result<(), Fault> {
        let open = &self.open;
        Fault::unless(open.up.and(open.down).is_empty(), "MA-CMP-12", || "a token lies both ways".into())?;
        let buried: u8 = open.buried.iter().sum();
        Fault::unless(buried == open.down.len(), "MA-CMP-12", || {
            format!("{buried} tokens for {} hexes", open.down.len())
        })?;
        let mut kinds = open.buried;
        open.up.iter().for_each(|hex| kinds[open.digs[hex.0 as usize].index()] += 1);
        for (at, n) in kinds.iter().enumerate() {
            Fault::unless(*n <= tables().digs[at].count, "MA-CMP-12", || {
                format!("too many tokens {}", Dig::ALL[at].id())
            })?;
        }
        let known = SITES.iter().fold(0, |set, building| set | 1 << building.index());
        Fault::unless(open.construction.0 & !known == 0, "MA-SET-03", || {
            "a construction token lies on a building without one".into()
        })?;
        if open.scenario().is_some_and(|scenario| scenario.expedition) {
            let unexplored: u8 = self.unexplored().iter().sum();
            let down = open.mission.expedition.down.count_ones() as u8;
            Fault::unless(unexplored == down, "MA-COL-12", || {
                format!("{unexplored} exploration tokens for {down} hexes")
            })?;
        }
        Ok(())
    }

    /// Examination cards (MA-CMP-06), experts (MA-CMP-04), assistants (MA-CMP-05, MA-SET-17) and crop tiles
    /// (MA-CMP-10) add up, and every hand has as many cards as all can see (MA-HID-01).
    fn cards_and_tiles_add_up(&self) -> Result<(), Fault> {
        let open = &self.open;
        let all = examination_cards(&open.options);
        for (at, total) in all.iter().enumerate() {
            let held: u8 = self.secrets.iter().map(|secret| secret.cards[at]).sum();
            let out = held + open.cards[at] + open.spent[at];
            Fault::unless(out <= *total, "MA-CMP-06", || {
                format!("{out} cards {} of {total}", Mineral::ALL[at].id())
            })?;
        }
        for (seat, secret) in self.secrets.iter().enumerate() {
            let held: u8 = secret.cards.iter().sum();
            Fault::unless(held == open.hands[seat], "MA-HID-01", || {
                format!("seat {seat} holds {held} cards")
            })?;
        }
        for expert in Expert::ALL {
            let held = open.cards_of.iter().flat_map(|card| card.experts.iter());
            let held = held.filter(|staff| staff.expert == *expert).count() as u8;
            let n = held + open.experts.shown[expert.index()] + open.experts.deck[expert.index()];
            let spec = &tables().experts[expert.index()];
            let total = if spec.collectors && !open.options.collectors { 0 } else { spec.count };
            Fault::unless(n == total, "MA-CMP-04", || format!("{n} cards {} of {total}", expert.id()))?;
        }
        for assistant in Assistant::ALL {
            let at = assistant.index();
            let held: u8 = open.cards_of.iter().map(|card| card.assistants[at]).sum();
            let n = held + open.assistants.shown[at] + open.assistants.deck[at];
            Fault::unless(n == open.colours(), "MA-SET-17", || format!("{n} cards {}", assistant.id()))?;
        }
        for crop in Crop::ALL {
            let held = open.cards_of.iter().filter(|card| card.crop == Some(*crop)).count() as u8;
            let n = held + open.crops[crop.index()];
            let total = open.rules().crops[crop.index()];
            Fault::unless(n == total, "MA-CMP-10", || format!("{n} tiles {} of {total}", crop.id()))?;
        }
        Ok(())
    }

    /// Weather cards (MA-CMP-08), research tiles (MA-LAND-04), events (MA-CMP-07) and commissions (MA-CMP-09)
    /// are each in one place.
    fn decks_add_up(&self) -> Result<(), Fault> {
        let open = &self.open;
        for weather in Weather::ALL {
            let at = weather.index();
            let n = self.hidden.weather_deck[at]
                + open.weather_past[at]
                + u8::from(open.weather == *weather)
                + u8::from(self.hidden.weather_top == Some(*weather));
            let total = tables().weathers[at].count;
            Fault::unless(n == total, "MA-CMP-08", || format!("{n} cards {} of {total}", weather.id()))?;
        }
        for at in 0..Research::COUNT {
            let n = open.research.shown[at] + open.research.deck[at] + open.research_spent[at];
            Fault::unless(n == tables().research[at].count, "MA-LAND-04", || {
                format!("{n} tiles {}", Research::ALL[at].id())
            })?;
        }
        let mut seen: Set<EventCard> = open.events.iter().copied().chain(open.foretold).collect();
        for stack in &self.hidden.stacks {
            Fault::unless(seen.intersection(*stack).is_empty(), "MA-CMP-07", || {
                "an event lies twice".into()
            })?;
            seen = seen.union(*stack);
        }
        Fault::unless(open.commissions.intersection(open.commission_deck).is_empty(), "MA-CMP-09", || {
            "a commission lies twice".into()
        })
    }

    /// Nobody shares a hidden goal (MA-HID-04), and everybody ends up with two (MA-COL-06).
    fn goals_are_held_once(&self) -> Result<(), Fault> {
        let mut seen = Set::<HiddenGoal>::EMPTY;
        for secret in &self.secrets {
            let here = secret.goals.union(secret.dealt).union(secret.boxed);
            Fault::unless(seen.intersection(here).is_empty(), "MA-COL-06", || "a goal is held twice".into())?;
            seen = seen.union(here);
        }
        let over = self.open.options.hidden_goals && self.open.round > 0;
        for secret in self.secrets.iter().take(self.open.options.players as usize).filter(|_| over) {
            Fault::unless(secret.goals.len() == 2, "MA-COL-06", || {
                "a player does not have two goals".into()
            })?;
        }
        Ok(())
    }

    /// Somebody is asked exactly while the game goes on (MA-WORK-01, MA-END-01), within its cycles (MA-CYC-01).
    fn somebody_is_asked(&self) -> Result<(), Fault> {
        let over = self.open.ended.is_some();
        Fault::unless(over == self.open.frames.is_empty(), "MA-END-01", || "the flow is broken".into())?;
        Fault::unless(over == self.owing().is_empty(), "MA-WORK-01", || "nobody is asked".into())?;
        let cycles = 1..=self.open.last_cycle();
        Fault::unless(cycles.contains(&self.open.cycle), "MA-CYC-01", || format!("cycle {}", self.open.cycle))
    }
}
