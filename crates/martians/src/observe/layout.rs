//! The inputs by name.

use std::sync::LazyLock;

use table::Layout;

use crate::material::*;
use crate::options::{Aim, Variant};
use crate::state::{MAX_COLOURS, MAX_STEPS};

/// The kinds of question.
pub(super) const FRAMES: usize = 21;
/// The most conditions of a scenario, and the most choices that cards offer.
pub(super) const CONDITIONS: usize = 6;
const CHOICES: usize = 64;
/// The rounds of a cycle, and the time between them.
const ROUNDS: usize = 5;

/// How much of a good there is.
pub(super) const GOODS_STEPS: &[i16] = &[1, 2, 3, 4, 6, 9, 13];
/// Small numbers of things.
pub(super) const FEW_STEPS: &[i16] = &[1, 2, 3];
/// How much is still missing.
pub(super) const LEFT_STEPS: &[i16] = &[1, 2, 3, 5, 8];
/// Units of an offer.
pub(super) const OFFER_STEPS: &[i16] = &[1, 2, 3, 4];

table::inputs! {
    /// What everybody sees of the table.
    pub(super) mod shared = "table" {
        VARIANT: Variant::COUNT, "solo, cooperative, semi-cooperative, competitive";
        AIM: Aim::COUNT, "the scenario, or commissions";
        PLAYERS: MAX_COLOURS, "people at the table";
        PROTOTYPE: 1, "the prototype's rules";
        COLLECTORS: 1, "the collector's edition";
        MUST_SUCCEED: 1, "all lose if the mission fails";
        TRADE: 1, "goods may change hands";
        CYCLE: 5, "the cycle";
        CYCLES_LEFT: at [1, 2, 3, 4], "cycles after this one";
        ROUND: ROUNDS, "the round of the work phase, first the time outside of it";
        FRAME: FRAMES, "the kind of question that waits";
        TIME: at [1, 2, 3, 4, 5, 6], "time units left in the turn";
        WORKED: Work::COUNT, "actions performed by the placements of this turn";
        PLACED: Building::COUNT, "buildings with a marker of this turn";
        MUST: Building::COUNT, "the building where the marker just placed has done nothing yet";
        RTG_USED: 1, "the RTG was used in this turn";
        DUG: at [1, 2, 3], "regolith taken by the placement at Excavation";
        REFUSED: at [1, 2], "offers of this turn that came to nothing";
        UNBUILT: Building::COUNT, "buildings with their construction token";
        SLOW: FIELDS, "fields with a development token";
        UNAVAILABLE: FIELDS, "fields with an unavailability token or closed by a card";
        DEMAND: Quarter::COUNT * Demand::COUNT * FEW_STEPS.len(), "demand tokens by quarter and kind, from 1, 2, 3";
        DEMANDS: Demand::COUNT * GOODS_STEPS.len(), "demand tokens of a kind in all quarters, from 1, 2, 3, 4, 6, 9, 13";
        BIRTHRATE: Quarter::COUNT * FEW_STEPS.len(), "birthrate tokens by quarter, from 1, 2, 3";
        RTG: at [1, 2, 3, 4, 5, 6], "energy in the RTG";
        WEATHER: Weather::COUNT, "the weather";
        WEATHER_PAST: Weather::COUNT * FEW_STEPS.len(), "earlier weather cards, from 1, 2, 3";
        EVENTS: EventCard::COUNT, "events so far";
        LAST_EVENT: EventCard::COUNT, "the last event";
        FORETOLD: EventCard::COUNT, "the event that comes next, where a card has shown it";
        DEARER: Work::COUNT, "actions that cost more energy than printed";
        SLOWER: Work::COUNT, "actions that take more time than printed";
        RTG_CLOSED: 1, "the RTG is closed by a card";
        MACHINE: HEXES, "where the excavation machine stands";
        UP: HEXES, "hexes with a face-up token";
        RICH_REGOLITH: HEXES, "face-up tokens with at least 2 regolith";
        RICH_ICE: HEXES, "face-up tokens with at least 2 dirty ice";
        BURIED: at [1, 6, 12, 18, 24, 30], "face-down tokens left";
        EXPERTS: Expert::COUNT * 2, "experts on display, one or two";
        ASSISTANTS: Assistant::COUNT * FEW_STEPS.len(), "assistants on display, from 1, 2, 3";
        RESEARCH: Research::COUNT, "research tiles on display";
        CROPS: Crop::COUNT * 2, "crop tiles at the Greenhouses, one or two";
        COMMISSIONS: Commission::COUNT, "commissions on display";
        DECK: at [1, 3, 6, 10, 15], "examination cards in the deck";
        SPENT: Mineral::COUNT * FEW_STEPS.len(), "examination cards in the discard pile by kind, from 1, 2, 3";
        STEP_DONE: Requirement::COUNT, "steps of the scenario that are complete";
        STEP_LEFT: MAX_STEPS * LEFT_STEPS.len(), "how often each step is still to be done, from 1, 2, 3, 5, 8";
        CONDITION_HOLDS: Condition::COUNT, "conditions of the scenario that hold now";
        CONDITION_LEFT: CONDITIONS * LEFT_STEPS.len(), "how much each condition lacks, from 1, 2, 3, 5, 8";
        COUNTER: at [1, 2, 3, 4, 6, 8, 10], "the counter of the scenario";
        STANDS: 1, "the mission succeeds as the board stands";
        FAILED: 1, "the mission has failed";
        WAIVED: 1, "a price of the mission is waived";
        HELPED: 1, "the refugees have helped in this round";
        EXPEDITION: CELLS, "where the expedition stands";
        EXPLORED: CELLS, "cells with a face-up token";
        SUMMIT: 1, "the expedition has stood in the top row";
    }
}

table::inputs! {
    /// A colour and what belongs to it.
    pub(super) mod colour = "colour" {
        SEATED: 1, "the colour is in play";
        MINE: 1, "the seat that looks plays it";
        FIRST: 1, "holds the first player marker";
        ASKED: 1, "is asked";
        IN_TURN: 1, "is in turn";
        ACTED: 1, "has had its turn in this round";
        STOCK: GOODS.len() * GOODS_STEPS.len(), "goods in stock, a common stock with the first colour, from 1, 2, 3, 4, 6, 9, 13";
        CREDITS: at [1, 2, 3, 5, 7, 10], "credits";
        REPUTATION: at [1, 3, 6, 9, 12, 16, 20, 25, 31, 38, 46, 55], "reputation or satisfaction";
        FOOD_LACKS: at [-3, -1, 0, 1, 2, 4], "hunger tokens less the food in stock";
        MEDICINE_LACKS: at [-3, -1, 0, 1, 2, 4], "disease tokens less the medicine in stock";
        AIR_LACKS: at [1, 2, 3], "oxygen tokens that it could remove";
        MAKES: at [1, 2, 3, 4, 6, 8, 11], "energy of the next production in this weather";
        HAND_SIZE: at [1, 2, 3, 4, 6], "examination cards in hand";
        POOL: at [1, 2, 3], "markers in the pool";
        FIELDS_HELD: FIELDS, "fields with its markers";
        CONFINED: Zone::COUNT * Quarter::COUNT, "quarters with its markers, infirmaries then apartments";
        LIVING: at [1, 2, 3, 4], "living, unlocked colonists";
        LAST_COLONIST: 1, "the fourth colonist is unlocked";
        GRAVES: 4, "rounds of this cycle without a turn";
        STAFF: Expert::COUNT * 2, "experts, one or two";
        RESTED: Expert::COUNT, "experts not used in this round";
        AIDES: Assistant::COUNT * 2, "assistants, one or two";
        CROP: Crop::COUNT, "the crop tile";
        TECHS: CorpTech::COUNT, "technologies of the corporation";
        COLONY: ColonyTech::COUNT, "colony technologies that serve it";
        INSTALLED: Installation::COUNT * OFFER_STEPS.len(), "installations by kind, from 1, 2, 3, 4";
        QUARTER: Quarter::COUNT, "its quarter";
        PIONEER: at [1, 2, 3], "construction tokens kept";
        BUILDER: at [1, 2, 3, 5], "development tokens kept";
        NEXT_LONGER: 1, "its next turn is longer";
        NEXT_SHORTER: 1, "its next turn is shorter";
    }
}

table::inputs! {
    /// What only the seat itself knows, and what follows from it.
    pub(super) mod own = "own" {
        AHEAD: at [-15, -9, -5, -3, -1, 0, 1, 3, 5, 9, 15], "points more than the best other seat, tokens apart";
        AWARDS: at [1, 3, 5, 7], "points of awards now";
        FORECAST: Weather::COUNT, "the next weather, where it is known";
        CARDS: Mineral::COUNT * OFFER_STEPS.len(), "examination cards that can be spent, from 1, 2, 3, 4";
        GOALS: HiddenGoal::COUNT, "hidden goals kept";
        MET: HiddenGoal::COUNT, "those of them that are met now";
        DEALT: HiddenGoal::COUNT, "hidden goals to choose from";
        WANTED: GOODS.len() * LEFT_STEPS.len(), "goods that will be lacking for the cycle and the mission, from 1, 2, 3, 5, 8";
        PAYABLE: Work::COUNT, "actions with a fixed price that the stock can pay";
        PLACEABLE: Building::COUNT, "buildings where a marker could be placed now";
        STEP: Requirement::COUNT, "steps of the scenario that can be paid and are open";
        COMMISSION: Commission::COUNT, "commissions that can be paid";
        TILE: Research::COUNT, "research tiles that can be paid";
        TECH: CorpTech::COUNT, "technologies of the corporation that can be paid";
        COLONY_TECH: ColonyTech::COUNT, "colony technologies that can be paid";
        CRYSTALS: at [1, 2, 3, 4, 5, 6], "crystals that an excavation may take";
        HARVEST: at [1, 2, 3, 4, 5], "food of a harvest";
        CHOICE: CHOICES, "the choice of a card that waits, by its place in the data";
        BUYS_TILE: Research::COUNT, "the research tile that is being paid";
        BUYS_STEP: Requirement::COUNT, "the step that is being paid";
        BUYS_COMMISSION: Commission::COUNT, "the commission that is being paid";
        OWES: CARD_NEEDS * FEW_STEPS.len(), "cards still to be spent: yellow, green, red, any; from 1, 2, 3";
        LEFT: at [1, 2, 3], "how many more the question asks for";
        TOKEN: Demand::COUNT, "the kind of token that is to be removed";
        ZONE: Zone::COUNT, "where a marker is to go";
        WHICH: Quarter::COUNT, "into which quarter";
        OFFERS: 1, "has made the offer that waits";
        OFFERED: 1, "is asked to accept an offer";
        GETS: GOODS.len() * OFFER_STEPS.len(), "goods that the offer would bring, from 1, 2, 3, 4";
        GIVES: GOODS.len() * OFFER_STEPS.len(), "goods that the offer would take, from 1, 2, 3, 4";
    }
}

pub(super) static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    LazyLock::force(&CHOICE_STEPS);
    Layout::new()
        .with(shared::SECTION)
        .with_each(colour::SECTION, &["own", "2nd", "3rd", "4th"])
        .with(own::SECTION)
});

/// The steps of the data that offer a choice.
pub(super) static CHOICE_STEPS: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let steps = tables().steps.iter().zip(0..);
    let choices: Vec<u16> =
        steps.filter(|(step, _)| matches!(step, Step::Choice { .. })).map(|(_, at)| at).collect();
    assert!(choices.len() <= CHOICES, "{} choices need more inputs", choices.len());
    choices
});
