//! What stands beside the pieces for a person, worked out by the rules' own functions.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Holding, Seat, Viewer};

use crate::describe::readiness;
use crate::material::card::{Card, Kind, Tag};
use crate::material::catalog::Levels;
use crate::material::effect::Stored;
use crate::material::{Phase, Standard, catalog};
use crate::rules::research::Research;
use crate::scoring::SOURCES;
use crate::state::{Board, Open, Stage};
use crate::view::View;

/// What stands beside the pieces: prices, income and points now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// How many rounds there are, where the table shows it.
    pub rounds: Option<u16>,
    /// What each player has, makes and pays, by seat.
    pub players: Vec<PlayerFacts>,
    /// AE-CARD-12: what the cards that the viewer sees for themselves cost them now.
    pub costs: BTreeMap<Card, u16>,
    /// AE-RES-01: what the viewer draws and keeps in phase V without having chosen it.
    pub research: Research,
    /// AE-RES-02: the same for a player who chose the phase.
    pub research_bonus: Research,
    /// The price of each standard action for the viewer.
    pub standards: Vec<StandardFacts>,
}

/// What stands beside the board of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerFacts {
    /// AE-SCO-01: the points if the game ended now.
    pub points: i32,
    /// What the player makes in phase IV without having chosen it.
    pub production: Levels,
    /// AE-CARD-21: M€ off a building card.
    pub steel: u16,
    /// AE-CARD-22: M€ off a space card.
    pub titanium: u16,
    /// AE-SELL-01: M€ for a sold card.
    pub sale: u8,
    /// The tags in the tableau that are there, with their numbers.
    pub tags: Vec<(Tag, u8)>,
    /// Each card that is played, turned up, or known to all to be in hand.
    pub cards: BTreeMap<Card, CardFacts>,
    /// The phase card of this round, once it is turned up.
    pub phase: Option<Phase>,
    /// The Fluent id of what everybody sees of a player who is done with this stage.
    pub done: Option<&'static str>,
}

/// What stands beside a card in sight.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFacts {
    /// AE-SCO-04: the points it brings now.
    pub points: i32,
    /// The resources on it; nothing if it can hold none.
    pub stock: Option<u16>,
    /// How often its Action was used in this phase (AE-ACT-09).
    pub used: u8,
}

/// What stands beside a standard action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandardFacts {
    /// The text of the action.
    pub action: String,
    /// The Fluent id of its name.
    pub name: &'static str,
    /// What it is paid in.
    pub resource: Stored,
    /// How much of it.
    pub price: u16,
}

/// Everything that stands beside the pieces in this view.
pub(crate) fn facts(view: &View) -> Facts {
    let open = &view.open;
    let nobody = Board::default();
    let seat = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Open => None,
    };
    let board = seat.map_or(&nobody, |seat| open.board(seat));
    Facts {
        rounds: open.rules().rounds.filter(|_| open.rules().shows_rounds),
        players: open.everybody().iter().map(|seat| player(open, seat)).collect(),
        costs: seat.map_or_else(BTreeMap::new, |seat| costs(view, seat)),
        research: board.research(false),
        research_bonus: board.research(true),
        standards: Standard::ALL.map(|standard| standard_facts(board, standard)).into(),
    }
}

fn player(open: &Open, seat: Seat) -> PlayerFacts {
    let board = open.board(seat);
    let tags = Tag::ALL.iter().copied().zip(board.tags);
    PlayerFacts {
        points: open.score(seat),
        production: board.production(),
        steel: board.steel_discount(),
        titanium: board.titanium_discount(),
        sale: board.powers.sale,
        tags: tags.filter(|(_, count)| *count > 0).collect(),
        cards: in_sight(board).map(|card| (card, card_facts(open, seat, card))).collect(),
        // While cards are chosen, those of the round before still lie there.
        phase: board.phase.filter(|_| open.stage != Stage::Planning),
        done: readiness(open, seat),
    }
}

fn in_sight(board: &Board) -> impl Iterator<Item = Card> {
    board.tableau.iter().chain(board.seen.iter()).chain(board.revealed.iter().copied())
}

fn card_facts(open: &Open, seat: Seat, card: Card) -> CardFacts {
    CardFacts {
        points: open.vp_of(seat, card),
        stock: catalog().card(card).holder.map(|(_, at)| open.stock[usize::from(at)]),
        used: open.board(seat).marks.uses(card),
    }
}

fn standard_facts(board: &Board, standard: Standard) -> StandardFacts {
    let (resource, price) = board.standard_price(standard);
    StandardFacts {
        action: crate::Action::standard(standard).to_string(),
        name: standard.name(),
        resource,
        price,
    }
}

/// The cards in hand, those to choose from and those that the partner is known to hold.
fn costs(view: &View, seat: Seat) -> BTreeMap<Card, u16> {
    let Some(own) = &view.own else { return BTreeMap::new() };
    let revealed = view.open.board(seat).revealed;
    let chosen_from = own.drawn.iter().chain(&revealed).copied();
    let partner = own.partner.iter().map(|trace| trace.card).chain(own.swap);
    let cards = own.hand.iter().chain(chosen_from).chain(partner);
    cards.map(|card| (card, view.open.cost(seat, card))).collect()
}

/// What a player has: stores, resources on cards, and what counts in the end.
pub(crate) fn holdings(view: &View, seat: Seat) -> Vec<Holding> {
    let open = &view.open;
    let board = open.board(seat);
    let on_cards = |kind: Kind| -> u16 {
        let held = board.blue.iter().filter_map(|card| catalog().card(card).holder);
        held.filter(|(held, _)| *held == kind).map(|(_, at)| open.stock[usize::from(at)]).sum()
    };
    let stores = Stored::ALL.iter().map(|stored| Holding::new(stored.name(), board.stored(*stored).into()));
    let kinds = Kind::ALL.iter().map(|kind| Holding::new(kind.name(), on_cards(*kind).into()));
    let points = [board.tr.into(), board.forests.into(), open.card_vp(seat).into()];
    let sources = SOURCES.into_iter().zip(points).map(|(source, count)| Holding::new(source, count));
    stores.chain(kinds).chain(sources).collect()
}

/// The tracks and numbers of the box that never change, for [`table::ts::Constants`].
#[cfg(feature = "ts")]
pub(crate) fn constants(out: &mut table::ts::Constants) {
    use crate::material::numbers::LAST_MARKER;
    use crate::material::{Parameter, Planet, Zone};

    let track = |parameter: Parameter, read: fn(&Planet) -> (i16, Zone)| {
        let steps = (0..=parameter.max()).map(|step| {
            let mut planet = Planet::default();
            *planet.get_mut(parameter) = step;
            let (value, zone) = read(&planet);
            // In the order of the alphabet, so that the text is the same whether or not maps keep their order.
            serde_json::json!({ "place": zone as u8, "value": value, "zone": zone })
        });
        serde_json::Value::from_iter(steps).to_string()
    };
    let step = "{ value: number; zone: 'purple' | 'red' | 'yellow' | 'white'; place: number }[]";
    let temperature = track(Parameter::Temperature, |planet| (planet.celsius(), planet.temperature_zone()));
    let oxygen = track(Parameter::Oxygen, |planet| (planet.oxygen.into(), planet.oxygen_zone()));
    out.value("TEMPERATURE", step, &temperature);
    out.value("OXYGEN", step, &oxygen);
    out.value("LAST_MARKER", "number", &LAST_MARKER.to_string());
    let research = [false, true].map(|chose| Board::default().research(chose));
    out.value("RESEARCH", "Research[]", &serde_json::json!(research).to_string());
}
