//! The pieces in the box, by name.

use serde::{Deserialize, Serialize};
use table::Piece;

table::pieces! {
    /// RP-CMP-01, RP-CMP-02: a place where astronauts can land. First the outer ring clockwise, then the two inner
    /// zones, then Phobos. RP-CMP-14: the memorial is not among them.
    pub enum Zone named "redplanet-zone" {
        VastitasBorealis = "vastitas_borealis",
        Ausonia = "ausonia",
        Hellas = "hellas",
        TritonisSinus = "tritonis_sinus",
        MareTyrrhenum = "mare_tyrrhenum",
        SinusSabaeus = "sinus_sabaeus",
        MareSerpentis = "mare_serpentis",
        SyrtisMajor = "syrtis_major",
        VallesMarineris = "valles_marineris",
        /// RP-PHO-01, RP-PHO-02: as a zone it has a resource token, destination tokens, landings, majorities and
        /// production; only adjacency and discoveries leave it out.
        Phobos = "phobos",
    }
}

table::pieces! {
    /// RP-CMP-09: what a zone produces.
    pub enum Resource named "redplanet-resource" {
        Ice = "ice",
        Sylvanite = "sylvanite",
        Celerium = "celerium",
    }
}

table::pieces! {
    /// RP-CMP-15: a character card; the order is that of the numbers 1 to 9.
    pub enum Character named "redplanet-character" {
        Pilot = "pilot",
        Soldier = "soldier",
        TravelAgent = "travel_agent",
        FemmeFatale = "femme_fatale",
        Saboteur = "saboteur",
        SecretAgent = "secret_agent",
        Scientist = "scientist",
        /// RP-RUL-46: number 8 under both of its Polish names.
        Explorer = "explorer",
        Recruiter = "recruiter",
    }
}

table::pieces! {
    /// A set of astronauts and character cards. RP-RUL-55: the colours sit clockwise in this order.
    pub enum Colour named "redplanet-colour" {
        Yellow = "yellow",
        Blue = "blue",
        Orange = "orange",
        Green = "green",
        Purple = "purple",
        Grey = "grey",
    }
}

table::pieces! {
    /// RP-CMP-12: an event card: 13 missions, 13 discoveries, 4 actions, all with the same back. RP-CMP-13: Ice
    /// Monopoly is not one of them.
    pub enum EventCard named "redplanet-card" {
        EasternInfluence = "eastern_influence",
        WesternInfluence = "western_influence",
        NorthernInfluence = "northern_influence",
        SouthernInfluence = "southern_influence",
        StrategicZones = "strategic_zones",
        PhobosOutpost = "phobos_outpost",
        SylvaniteMagnate = "sylvanite_magnate",
        CeleriumMagnate = "celerium_magnate",
        FallenHeroes = "fallen_heroes",
        MassColonisation = "mass_colonisation",
        PlanetaryExpansion = "planetary_expansion",
        Stronghold = "stronghold",
        BalancedPortfolio = "balanced_portfolio",
        EtherMagnet = "ether_magnet",
        NativeResistance = "native_resistance",
        Sandstorm = "sandstorm",
        Synergy = "synergy",
        MiningIncident = "mining_incident",
        RichVein = "rich_vein",
        EvenGround = "even_ground",
        UnevenGround = "uneven_ground",
        Subterfuge = "subterfuge",
        FrozenCaves = "frozen_caves",
        Lichens = "lichens",
        SubterraneanLake = "subterranean_lake",
        RadiationLeak = "radiation_leak",
        BlocksOfIce = "blocks_of_ice",
        EtherWinds = "ether_winds",
        RescueOperation = "rescue_operation",
        IndustrialEspionage = "industrial_espionage",
    }
}

/// RP-CMP-12: the number of missions; they come first among the event cards.
pub const MISSIONS: usize = 13;
/// RP-CMP-12: the number of discoveries; they follow the missions.
pub const DISCOVERIES: usize = 13;
/// RP-CMP-03: the number of outer zones; they come first among the zones.
pub const OUTER_ZONES: usize = 7;
/// RP-CMP-01: the number of zones on Mars; Phobos follows them.
pub const MARS_ZONES: usize = 9;

/// RP-EVT-01: the kinds of event card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    Mission,
    Discovery,
    Action,
}

impl Zone {
    /// RP-CMP-03: the seven zones on the rim; only they take a discovery.
    pub fn is_outer(self) -> bool {
        (self as usize) < OUTER_ZONES
    }

    /// RP-CMP-04: whether it is any zone but Phobos.
    pub fn is_on_mars(self) -> bool {
        self != Zone::Phobos
    }
}

impl EventCard {
    /// What kind of card it is.
    pub fn kind(self) -> CardKind {
        match self as usize {
            at if at < MISSIONS => CardKind::Mission,
            at if at < MISSIONS + DISCOVERIES => CardKind::Discovery,
            _ => CardKind::Action,
        }
    }
}

impl Character {
    /// RP-CMP-15: the number on the card.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// RP-CMP-07: one of the 36 ship cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Ship(pub u8);

impl Piece for Ship {
    const COUNT: usize = 36;
    fn ordinal(self) -> usize {
        self.0 as usize
    }
    fn nth(ordinal: usize) -> Ship {
        Ship(ordinal as u8)
    }
}
