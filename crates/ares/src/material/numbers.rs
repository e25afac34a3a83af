//! The numbers of the rulebook, each once.

/// Seats a table can have.
pub const SEATS: usize = 4;
/// The terraform rating at the start (AE-SET-05).
pub const START_TR: u16 = 5;
/// Project cards dealt to each player (AE-SET-08).
pub const START_HAND: u8 = 8;
/// Corporations dealt to each player (AE-SET-10).
pub const CORPORATIONS_DEALT: usize = 2;
/// Starred project cards dealt to each player in a first game (AE-FIRST-02).
pub const STARRED_DEALT: u8 = 4;
/// Other project cards dealt to each player in a first game (AE-FIRST-03).
pub const OTHERS_DEALT: u8 = 4;
/// M€ for a sold card (AE-SELL-01).
pub const SALE: u8 = 3;
/// Cards a player may hold at the end of a round (AE-EOR-01).
pub const HAND_LIMIT: u8 = 10;
/// M€ off a building card per steel (AE-CARD-21).
pub const STEEL_VALUE: u8 = 2;
/// M€ off a space card per titanium (AE-CARD-22).
pub const TITANIUM_VALUE: u8 = 3;
/// M€ off for a player who chose phase I (AE-DEV-03).
pub const DEVELOPMENT_BONUS: u8 = 3;
/// M€ more for a player who chose phase IV (AE-PRO-05).
pub const PRODUCTION_BONUS: u16 = 4;
/// Cards drawn and kept in phase V (AE-RES-01).
pub const RESEARCH: (u8, u8) = (2, 1);
/// More cards drawn and kept by a player who chose phase V (AE-RES-02).
pub const RESEARCH_BONUS: (u8, u8) = (3, 1);
/// The most cards that one draw lays aside: phase V with its bonus and every card that adds to it draws 10.
pub const DRAWN: usize = 12;
/// Plants for a forest (AE-ACT-13).
pub const FOREST_PLANTS: u8 = 8;
/// M€ for a forest (AE-ACT-14).
pub const FOREST_MC: u8 = 20;
/// Heat for a temperature step (AE-ACT-15).
pub const WARM_HEAT: u8 = 8;
/// M€ for a temperature step (AE-ACT-16).
pub const WARM_MC: u8 = 14;
/// M€ for an ocean (AE-ACT-17).
pub const OCEAN_MC: u8 = 15;
/// Steps of the temperature track (AE-END-01).
pub const TEMPERATURE_MAX: u8 = 19;
/// The coldest and the step, in °C (AE-SET-01, AE-GLO-02).
pub const TEMPERATURE_START: i16 = -30;
/// One step in °C.
pub const TEMPERATURE_STEP: i16 = 2;
/// Steps of the oxygen track.
pub const OXYGEN_MAX: u8 = 14;
/// Ocean tiles.
pub const OCEANS: u8 = 9;
/// Brown cubes in the pool of the cooperative game (AE-COOP-02).
pub const POOL_CUBES: u8 = 27;
/// Markers in the pool of the cooperative game.
pub const POOL_MARKERS: u8 = 3;
/// Players of the cooperative game (AE-COOP-01).
pub const PARTNERS: u8 = 2;
/// Rounds of the cooperative game: each partner takes a piece a round (AE-COOP-11).
pub const COOP_ROUNDS: u16 = (POOL_CUBES + POOL_MARKERS) as u16 / PARTNERS as u16;
/// VP both partners need together (AE-COOP-14).
pub const COOP_VP: i32 = 80;
/// Rounds of the solo game (AE-SOLO-12).
pub const SOLO_ROUNDS: u16 = 25;
/// Rounds until the virtual deck is used up (AE-SOLO-08).
pub const VIRTUAL_DECK: u16 = 5;
/// The space on which the solo marker starts (AE-SOLO-02).
pub const FIRST_MARKER: u8 = 1;
/// The space of the solo marker from which the player orders the virtual cards (AE-SOLO-10).
pub const LAST_MARKER: u8 = 5;
