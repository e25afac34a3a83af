//! Set-up (sections 2 and 17 of the rules).

use table::{Frames, List, OptionsError, Piece, Rng, SeatSet, Seed, Set};

use crate::Event;
use crate::action::DOCKS;
use crate::material::{
    ASTRONAUTS, COLOURS, CardKind, Colour, EventCard, MISSIONS_DEALT, OUTER_ZONES, RESOURCES, Ship,
    TOKENS_PER_ZONE, ZONES, Zone,
};
use crate::options::Options;
use crate::rules::Story;
use crate::state::{Discovery, Hidden, Open, RedPlanet, Secret, Stage, Vessel};
use crate::two_players::TWO_PLAYER_COLOURS;

impl RedPlanet {
    /// RP-SET-02: a table with every token in the pool and nothing dealt.
    fn empty(options: Options, rng: Rng) -> RedPlanet {
        RedPlanet {
            open: Open {
                options,
                round: 1,
                stage: Stage::Missions,
                first: Colour::Yellow,
                docks: [None; DOCKS],
                flights: List::new(),
                supply: [0; COLOURS],
                zones: [[0; COLOURS]; ZONES],
                lost: [0; COLOURS],
                resources: [None; ZONES],
                pool: [TOKENS_PER_ZONE; ZONES],
                piles: [[0; RESOURCES]; ZONES],
                held: [[0; RESOURCES]; COLOURS],
                ship_deck: Set::full(),
                ship_discard: Set::EMPTY,
                event_deck: 0,
                event_discard: Set::EMPTY,
                event_box: [0; COLOURS],
                discoveries: [Discovery::default(); OUTER_ZONES],
                face_down: [0; COLOURS],
                played: [Set::EMPTY; COLOURS],
                recruiter_boxed: Set::EMPTY,
                kept: SeatSet::EMPTY,
                chosen: SeatSet::EMPTY,
                calling: 0,
                revealed: [None; COLOURS],
                waiting: Set::EMPTY,
                actor: Colour::Yellow,
                acting: None,
                frames: Frames::new(),
                turned: [Set::EMPTY; COLOURS],
                used: [Set::EMPTY; COLOURS],
                missions: [Set::EMPTY; COLOURS],
            },
            secrets: [Secret::default(); COLOURS],
            hidden: Hidden {
                event_deck: Set::EMPTY,
                discoveries: [None; OUTER_ZONES],
                neutral_top: [Set::EMPTY; TWO_PLAYER_COLOURS],
                neutral_rest: [Set::EMPTY; TWO_PLAYER_COLOURS],
                rng,
            },
        }
    }

    /// Sections 2 and 17: a table where every player is about to keep a mission.
    pub(crate) fn set_up(options: &Options, seed: Seed) -> Result<RedPlanet, OptionsError> {
        table::Options::check(options)?;
        let mut game = RedPlanet::empty(*options, Rng::seeded(seed));
        game.dock_first_ships();
        game.deal_astronauts();
        game.deal_missions();
        for colour in Colour::all() {
            if game.open.is_neutral(colour) {
                game.set_up_neutral_deck(colour);
            }
        }
        Ok(game)
    }

    /// RP-SET-04, RP-SET-05: deals each dock a ship with a printed destination. RP-SET-06, RP-RUL-02: refused ships
    /// lie aside until every dock is filled and then go back into the deck.
    fn dock_first_ships(&mut self) {
        let mut refused: Set<Ship> = Set::EMPTY;
        for dock in self.open.docks() {
            let ship = loop {
                let ship =
                    self.open.ship_deck.draw(&mut self.hidden.rng).expect("30 ships have a destination");
                if ship.destination().is_some() {
                    break ship;
                }
                refused.insert(ship);
            };
            self.open.docks[dock.0 as usize] = Some(Vessel { ship, ..Vessel::default() });
        }
        self.open.ship_deck = self.open.ship_deck.union(refused);
        self.guarantee_phobos();
    }

    /// RP-SET-07, RP-RUL-03: puts a Phobos token on the rightmost ship unless a docked ship has Phobos printed on it.
    pub(crate) fn guarantee_phobos(&mut self) {
        let mut docked = self.open.docks.iter().flatten();
        if docked.any(|vessel| vessel.ship.destination() == Some(Zone::Phobos)) {
            return;
        }
        let rightmost = self.open.dock_count() as usize - 1;
        if let Some(vessel) = &mut self.open.docks[rightmost] {
            vessel.token = Some(Zone::Phobos);
            vessel.tokens[Zone::Phobos as usize] += 1;
            self.open.pool[Zone::Phobos as usize] -= 1;
        }
    }

    /// RP-SET-08, RP-2P-03: gives every colour its astronauts. RP-SET-09, RP-2P-06: one of each colour boards, one per
    /// ship at random. RP-SET-19: the others stay in supply. RP-SET-10: the colour in the leftmost dock is first.
    fn deal_astronauts(&mut self) {
        let mut colours: List<Colour, COLOURS> = self.open.colours().collect();
        colours.shuffle(&mut self.hidden.rng);
        for (at, colour) in colours.iter().enumerate() {
            self.open.supply[*colour as usize] = ASTRONAUTS - 1;
            self.open.docks[at].as_mut().expect("every dock has a ship").crew[*colour as usize] = 1;
        }
        self.open.first = colours[0];
        self.open.actor = colours[0];
    }

    /// RP-SET-14, RP-2P-07: deals two missions to each player, none to neutral colours.
    fn deal_missions(&mut self) {
        let mut missions = EventCard::of_kind(CardKind::Mission);
        for seat in 0..self.open.seats() as usize {
            for place in 0..MISSIONS_DEALT {
                self.secrets[seat].dealt[place] = missions.draw(&mut self.hidden.rng);
            }
        }
        self.hidden.event_deck = missions
            .union(EventCard::of_kind(CardKind::Discovery))
            .union(EventCard::of_kind(CardKind::Action));
        self.open.event_deck = self.hidden.event_deck.len() as u8;
    }

    /// RP-SET-17, RP-RUL-45: refused missions join all other event cards in the deck. RP-SET-18, RP-2P-08: that
    /// leaves 30 cards less one per player.
    pub(crate) fn make_event_deck(&mut self) {
        for seat in 0..self.open.seats() as usize {
            let Secret { dealt, mission, .. } = self.secrets[seat];
            for refused in dealt.into_iter().flatten().filter(|card| Some(*card) != mission) {
                self.hidden.event_deck.insert(refused);
            }
        }
        self.open.event_deck = self.hidden.event_deck.len() as u8;
    }

    /// RP-SET-11: round 1 begins once every player has kept a mission.
    pub(crate) fn begin(&mut self, story: &mut Story) {
        self.make_event_deck();
        self.begin_round(story);
    }

    /// Step 1 of a round. RP-2P-14: neutral cards are drawn before anybody chooses.
    pub(crate) fn begin_round(&mut self, story: &mut Story) {
        let round = self.open.round;
        story.tell(|| Event::Round { round });
        self.open.stage = Stage::Characters;
        self.open.chosen = SeatSet::EMPTY;
        self.open.revealed = [None; COLOURS];
        self.open.calling = crate::rules::BEFORE_THE_COUNTDOWN;
        self.draw_neutral_cards(story);
        self.choose_last_cards(story);
    }
}
