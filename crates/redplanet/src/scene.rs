//! Builds positions for tests with a few readable calls.
//!
//! ```
//! use redplanet::material::{Character::Saboteur, Colour::Yellow, Zone::Hellas};
//! use redplanet::scene::scene;
//!
//! let mut table = scene(3).ship(1, Some(Hellas), 3).ship(2, Some(Hellas), 4).resolve(Yellow, Saboteur);
//! table.play(Yellow, "board dock1");
//! table.play(Yellow, "destroy dock1");
//! assert_eq!(table.open().lost[Yellow as usize], 1);
//! ```

use std::ops::{Deref, DerefMut};

use table::{Piece, Seat, SeatSet, Set, Staged, Who};

use crate::action::{DOCKS, Dock};
use crate::event::Event;
use crate::material::{
    ASTRONAUTS, COLOURS, CardKind, Character, Colour, EventCard, OUTER_ZONES, ROUNDS, Resource, Ship, Zone,
};
use crate::options::Options;
use crate::state::{Acting, Open, RedPlanet, Stage, Vessel};

/// A position being built. It starts with no ships, all astronauts in supply, nothing explored and nothing played.
#[derive(Clone, Debug)]
pub struct Scene {
    game: RedPlanet,
    missions: [Option<EventCard>; COLOURS],
}

/// An empty table for this number of players.
pub fn scene(players: u8) -> Scene {
    scene_with(Options { players, ..Options::default() })
}

/// An empty table with these options.
pub fn scene_with(options: Options) -> Scene {
    let mut game = RedPlanet::set_up(&options, 1.into()).expect("a valid number of players");
    game.open.docks = [None; DOCKS];
    game.open.pool = [2; Zone::COUNT];
    game.open.ship_deck = Set::full();
    game.open.first = Colour::Yellow;
    for colour in game.open.colours() {
        game.open.supply[colour as usize] = ASTRONAUTS;
    }
    game.hidden.event_deck = Set::full();
    Scene { game, missions: [None; COLOURS] }
}

impl Scene {
    /// Puts a ship with this destination (`None`: unknown) and capacity into a dock, counted from 1. An empty ship
    /// that is there goes back.
    #[must_use]
    pub fn ship(mut self, dock: u8, destination: Option<Zone>, capacity: u8) -> Scene {
        let vessel = self.take_ship(destination, capacity);
        let there = self.game.open.docks[dock as usize - 1].replace(vessel);
        if let Some(instead) = there {
            self.game.open.ship_deck.insert(instead.ship);
        }
        self
    }

    /// Puts a ship into flight.
    #[must_use]
    pub fn flight(mut self, destination: Option<Zone>, capacity: u8) -> Scene {
        let vessel = self.take_ship(destination, capacity);
        self.game.open.flights.push(vessel);
        self
    }

    /// Seats astronauts on the ship in a dock, counted from 1.
    #[must_use]
    pub fn aboard(mut self, dock: u8, colour: Colour, count: u8) -> Scene {
        let vessel = self.game.open.docks[dock as usize - 1].as_mut().expect("a ship in the dock");
        vessel.crew[colour as usize] += count;
        self.take_from_supply(colour, count)
    }

    /// Seats astronauts on a ship in flight, counted from 1.
    #[must_use]
    pub fn flying(mut self, flight: u8, colour: Colour, count: u8) -> Scene {
        self.game.open.flights[flight as usize - 1].crew[colour as usize] += count;
        self.take_from_supply(colour, count)
    }

    /// Puts a destination token on the ship in a dock, on top of any others.
    #[must_use]
    pub fn token(mut self, dock: u8, zone: Zone) -> Scene {
        let vessel = self.game.open.docks[dock as usize - 1].as_mut().expect("a ship in the dock");
        vessel.token = Some(zone);
        vessel.tokens[zone as usize] += 1;
        self.game.open.pool[zone as usize] -= 1;
        self
    }

    /// Puts astronauts into a zone. If its resource token is face down, it is turned up: ice while any is left.
    #[must_use]
    pub fn astronauts(mut self, colour: Colour, zone: Zone, count: u8) -> Scene {
        if self.game.open.resources[zone as usize].is_none() {
            let kind = Resource::all().find(|kind| {
                let shown = self.game.open.resources.iter().filter(|shown| **shown == Some(*kind)).count();
                shown < kind.resource_tokens() as usize
            });
            self.game.open.resources[zone as usize] = kind;
        }
        self.game.open.zones[zone as usize][colour as usize] += count;
        self.take_from_supply(colour, count)
    }

    /// Turns up the resource token of a zone.
    #[must_use]
    pub fn resource(mut self, zone: Zone, resource: Resource) -> Scene {
        self.game.open.resources[zone as usize] = Some(resource);
        self
    }

    /// Puts astronauts on the memorial.
    #[must_use]
    pub fn lost(mut self, colour: Colour, count: u8) -> Scene {
        self.game.open.lost[colour as usize] += count;
        self.take_from_supply(colour, count)
    }

    /// Leaves a colour with `count` astronauts in supply; the others are lost.
    #[must_use]
    pub fn supply(self, colour: Colour, count: u8) -> Scene {
        let gone = self.game.open.supply[colour as usize] - count;
        self.lost(colour, gone)
    }

    /// Lays characters face up in front of a colour.
    #[must_use]
    pub fn played(mut self, colour: Colour, characters: &[Character]) -> Scene {
        for character in characters {
            self.game.open.played[colour as usize].insert(*character);
            if self.game.open.is_neutral(colour) {
                self.game.hidden.neutral_top[colour as usize].remove(*character);
                self.game.hidden.neutral_rest[colour as usize].remove(*character);
            }
        }
        self
    }

    /// Gives point tokens to a colour.
    #[must_use]
    pub fn tokens(mut self, colour: Colour, kind: Resource, count: u8) -> Scene {
        self.game.open.held[colour as usize][kind as usize] += count;
        self
    }

    /// Puts point tokens into a zone.
    #[must_use]
    pub fn pile(mut self, zone: Zone, kind: Resource, count: u8) -> Scene {
        self.game.open.piles[zone as usize][kind as usize] += count;
        self
    }

    /// Makes this colour the first player.
    #[must_use]
    pub fn first(mut self, colour: Colour) -> Scene {
        self.game.open.first = colour;
        self
    }

    /// Sets the round on the track.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scene {
        self.game.open.round = round;
        self
    }

    /// Gives a main colour this starting mission.
    #[must_use]
    pub fn mission(mut self, colour: Colour, card: EventCard) -> Scene {
        let seat = self.game.open.owner(colour);
        self.take_card(card);
        self.missions[seat.index()] = Some(card);
        self
    }

    /// Gives a main colour a mission or action it has drawn.
    #[must_use]
    pub fn holds(mut self, colour: Colour, card: EventCard) -> Scene {
        let seat = self.game.open.owner(colour);
        self.take_card(card);
        self.game.secrets[seat.index()].cards.insert(card);
        self.game.open.face_down[seat.index()] += 1;
        self
    }

    /// Puts a face-down discovery at a zone, assigned by a colour's owner.
    #[must_use]
    pub fn discovery(mut self, zone: Zone, card: EventCard, by: Colour) -> Scene {
        let seat = self.game.open.owner(by);
        self.take_card(card);
        self.game.hidden.discoveries[zone as usize] = Some(card);
        self.game.open.discoveries[zone as usize].by = Some(seat);
        self.game.secrets[seat.index()].known[zone as usize] = Some(card);
        self
    }

    /// Leaves only these cards in the event deck; the rest is discarded.
    #[must_use]
    pub fn event_deck(mut self, cards: &[EventCard]) -> Scene {
        let deck: Set<EventCard> = cards.iter().copied().collect();
        self.game.open.event_discard = self.game.hidden.event_deck.minus(deck);
        self.game.hidden.event_deck = deck;
        self
    }

    /// Leaves only these ships in the ship deck; the rest is discarded.
    #[must_use]
    pub fn ship_deck(mut self, ships: &[Ship]) -> Scene {
        let deck: Set<Ship> = ships.iter().copied().collect();
        self.game.open.ship_discard = self.game.open.ship_discard.union(self.game.open.ship_deck.minus(deck));
        self.game.open.ship_deck = deck;
        self
    }

    /// Moves all destination tokens of a zone from the pool to the ship in a dock, under its own token.
    #[must_use]
    pub fn no_tokens_for(mut self, zone: Zone, dock: u8) -> Scene {
        let left = std::mem::take(&mut self.game.open.pool[zone as usize]);
        let vessel = self.game.open.docks[dock as usize - 1].as_mut().expect("a ship in the dock");
        vessel.tokens[zone as usize] += left;
        vessel.token.get_or_insert(zone);
        self
    }

    /// The position where `colour` begins to resolve `character`, the last of this round; all other colours are done.
    pub fn resolve(mut self, colour: Colour, character: Character) -> Table {
        self.deal_the_rest();
        self.game.open.stage = Stage::Countdown;
        self.game.open.chosen = SeatSet::all(self.game.open.seats());
        self.game.open.calling = character.number();
        for other in self.game.open.colours() {
            self.game.open.revealed[other as usize] = Some(Character::Recruiter);
        }
        self.game.open.revealed[colour as usize] = Some(character);
        self = self.played(colour, &[character]);
        self.game.open.actor = colour;
        self.game.open.acting = Some(Acting { character, step: 0 });
        self.run()
    }

    /// The position where `colour` begins to resolve `character` and all other colours have yet to resolve a Pilot,
    /// so the round goes on when `colour` is done.
    pub fn resolve_before_pilots(self, colour: Colour, character: Character) -> Table {
        let choice = |of: Colour| if of == colour { character } else { Character::Pilot };
        let last = self.game.open.colours().last().expect("there are players");
        // Ships may be in flight, so nothing stands still before the last choice begins the countdown.
        let chosen = self.first(colour).choose().0.run(|game, story| {
            for other in game.open.colours().filter(|other| *other != last) {
                game.choose(game.open.owner(other), choice(other), story);
            }
        });
        let mut table = Table(chosen);
        table.play(last, &format!("choose {}", choice(last)));
        table
    }

    /// The position at the beginning of a round, when all players choose.
    pub fn choose(mut self) -> Table {
        self.deal_the_rest();
        Table(Staged::new(self.game).run(super::state::RedPlanet::begin_round))
    }

    /// Ends `round`, with nothing left to do in it, and runs what the track shows next.
    pub fn end_of_round(mut self, round: u8) -> Table {
        self.deal_the_rest();
        self.game.open.round = round;
        self.game.open.stage = Stage::Countdown;
        self.game.open.chosen = SeatSet::all(self.game.open.seats());
        self.game.open.calling = 1;
        self.game.open.actor = self.game.open.first;
        for colour in self.game.open.colours() {
            self.game.open.revealed[colour as usize] = Some(Character::Recruiter);
        }
        self.run()
    }

    /// Runs the end of the game: reveal phase, production 3, final scoring.
    pub fn end_of_game(self) -> Table {
        self.end_of_round(ROUNDS)
    }

    /// The state itself, for changes that no other call offers.
    pub fn state(&mut self) -> &mut RedPlanet {
        &mut self.game
    }

    fn run(self) -> Table {
        Table(Staged::new(self.game).run(super::state::RedPlanet::run))
    }

    fn take_from_supply(mut self, colour: Colour, count: u8) -> Scene {
        self.game.open.supply[colour as usize] -= count;
        self
    }

    fn take_card(&mut self, card: EventCard) {
        self.game.hidden.event_deck.remove(card);
        self.game.open.event_discard.remove(card);
    }

    fn take_ship(&mut self, destination: Option<Zone>, capacity: u8) -> Vessel {
        let fits = |ship: &Ship| ship.destination() == destination && ship.capacity() == capacity;
        let ship = self.game.open.ship_deck.iter().find(fits).expect("the box holds a ship like this");
        self.game.open.ship_deck.remove(ship);
        Vessel { ship, ..Vessel::default() }
    }

    /// Deals a starting mission to every seat that has none.
    fn deal_the_rest(&mut self) {
        let wanted: Set<EventCard> = self.missions.iter().flatten().copied().collect();
        for seat in 0..self.game.open.seats() as usize {
            let mut spare = EventCard::of_kind(CardKind::Mission).minus(wanted).iter();
            let deck = self.game.hidden.event_deck.union(self.game.open.event_discard);
            let mission = self.missions[seat].or(spare.find(|card| deck.contains(*card)));
            let mission = mission.expect("a mission for every seat");
            self.take_card(mission);
            let refused =
                EventCard::all().find(|card| *card != mission && self.game.hidden.event_deck.contains(*card));
            self.game.secrets[seat].mission = Some(mission);
            self.game.secrets[seat].dealt = [Some(mission), refused];
        }
        self.game.open.kept = SeatSet::all(self.game.open.seats());
        self.game.open.event_deck = self.game.hidden.event_deck.len() as u8;
        debug_assert!(self.game.hidden.discoveries.len() == OUTER_ZONES);
    }
}

/// A position where somebody has to decide, with all events since it was built.
#[derive(Clone, Debug)]
pub struct Table(pub Staged<RedPlanet>);

impl Deref for Table {
    type Target = Staged<RedPlanet>;

    fn deref(&self) -> &Staged<RedPlanet> {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Staged<RedPlanet> {
        &mut self.0
    }
}

/// A colour is played by its owner.
impl Who<RedPlanet> for Colour {
    fn seat(self, game: &RedPlanet) -> Seat {
        game.open.owner(self)
    }
}

impl Table {
    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.game.open
    }

    /// The colour whose owner has to decide, if any.
    pub fn asked(&self) -> Option<Colour> {
        (!self.game.open.frames.is_empty()).then_some(self.game.open.actor)
    }

    /// Whether this event happened.
    pub fn told(&self, event: Event) -> bool {
        self.events().contains(&event)
    }

    /// The position of an event among all that happened.
    ///
    /// # Panics
    /// If it did not happen.
    pub fn when(&self, event: Event) -> usize {
        let at = self.events().iter().position(|told| *told == event);
        at.unwrap_or_else(|| panic!("{event:?} did not happen in {:#?}", self.events()))
    }

    /// Plays these choices of characters, in the order given.
    pub fn choices(&mut self, choices: &[(Colour, Character)]) -> &mut Table {
        for (colour, character) in choices {
            self.play(*colour, &format!("choose {character}"));
        }
        self
    }

    /// The order in which characters were turned up.
    pub fn revealed(&self) -> Vec<(Colour, Character)> {
        let turned_up = |event: &Event| match event {
            Event::Revealed { colour, character } => Some((*colour, *character)),
            _ => None,
        };
        self.events().iter().filter_map(turned_up).collect()
    }

    /// Plays fallback actions until no frame is open.
    pub fn finish_round(&mut self) -> &mut Table {
        while self.asked().is_some() && self.drift() {}
        self
    }

    /// How many astronauts of a colour are in a zone.
    pub fn here(&self, colour: Colour, zone: Zone) -> u8 {
        self.game.open.zones[zone as usize][colour as usize]
    }

    /// How many astronauts a colour has in supply.
    pub fn supply(&self, colour: Colour) -> u8 {
        self.game.open.supply[colour as usize]
    }

    /// How many astronauts of a colour are on the memorial.
    pub fn lost(&self, colour: Colour) -> u8 {
        self.game.open.lost[colour as usize]
    }

    /// The ship in a dock, counted from 1.
    pub fn dock(&self, dock: u8) -> Option<&Vessel> {
        self.game.open.docked(Dock(dock - 1))
    }
}
