//! What a player can do: small decisions, each with a fixed index and a readable text.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use table::{ActionError, Kind, Message};

use crate::material::*;

pieces! {
    /// What is delivered to the quarters (MA-DEL-02); oxygen is not (MA-DEL-09).
    Product, "resource", {
        Food = "food",
        Medicine = "medicine",
    }
}

impl Product {
    /// The marker it is in the stock.
    pub const fn resource(self) -> Resource {
        match self {
            Product::Food => Resource::Food,
            Product::Medicine => Resource::Medicine,
        }
    }

    /// The demand token it removes (MA-DEL-03, MA-DEL-04).
    pub const fn demand(self) -> Demand {
        match self {
            Product::Food => Demand::Hunger,
            Product::Medicine => Demand::Disease,
        }
    }
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// COM: claims a quarter for the whole game.
    Claim(Quarter),
    /// Keeps a hidden goal.
    Keep(HiddenGoal),
    /// Lays a dead colonist token into a round.
    Lay(u8),
    /// Takes the first or second option of a card.
    Choose(u8),
    /// Names the colour that bears an unpaid share.
    Bear(Colour),
    /// Gives up the marker in a building for an infirmary or apartment.
    Yield(Building),
    /// Names the quarter a demand token is taken from.
    From(Quarter),
    /// Names the excavation token that is lost.
    Collapse(Hex),
    /// Places a marker on a field.
    Place(Field),
    /// MOXIE.
    Oxygen(Quarter),
    /// Facilities Construction: construction.
    Build(Building),
    /// Facilities Construction: upgrade.
    Upgrade(Field),
    /// Facilities Construction: installation.
    Install(Installation),
    /// Hospital.
    Medicine,
    /// Water Treatment.
    Water,
    /// Excavation: the token to take from.
    Take(Hex),
    /// Excavation: how much regolith and dirty ice is taken.
    Crystals(u8, u8),
    /// Excavation: where the machine goes.
    Drive(Hex),
    /// Examination.
    Examine,
    /// Lander: research.
    Research(Research),
    /// Lander: supplies.
    Supplies(u8),
    /// Lander: a step of the mission.
    Mission(Requirement),
    /// Lander: a commission.
    Commission(Commission),
    /// Lander: a Proof of Life is handed in.
    Proof,
    /// Spends an examination card on the price being paid.
    Spend(Mineral),
    /// Moves the expedition.
    Enter(Cell),
    /// Greenhouses: harvest.
    Harvest,
    /// Greenhouses: change of crops; or the crop tile a card gives.
    Crop(Crop),
    /// Education Centre: an expert.
    Hire(Expert),
    /// Education Centre: an assistant.
    Train(Assistant),
    /// Laboratory: colony technology.
    Colony(ColonyTech),
    /// Laboratory: corporation technology.
    Corporation(CorpTech),
    /// Recreation.
    Rest,
    /// Takes a marker back in a recreation.
    Recall(Building),
    /// Takes a marker back from a quarter.
    Recover(Zone, Quarter),
    /// Draws from the RTG.
    Rtg,
    /// Uses an expert.
    Expert(Expert),
    /// Begins an offer to another player.
    Offer(Colour),
    /// Adds a unit to what is given.
    Give(Resource),
    /// Adds a unit to what is asked.
    Ask(Resource),
    /// Sends the offer.
    Send,
    /// Accepts an offer.
    Accept,
    /// Refuses an offer.
    Refuse,
    /// Takes an offer off the table.
    Withdraw,
    /// Shows the top weather card to all.
    Show,
    /// Takes the supplies of the refugees.
    Refugees,
    /// Ends the turn.
    End,
    /// Delivers a product to a quarter.
    Deliver(Product, Quarter),
    /// Nothing more.
    Done,
    /// The expedition stays where it is.
    Stay,
}

/// The kinds with their room; the order and the first indices never change.
const KINDS: [Kind; 50] = kinds([
    ("claim", 4),
    ("keep", 16),
    ("lay", 4),
    ("choose", 8),
    ("bear", 4),
    ("yield", 12),
    ("from", 4),
    ("collapse", 40),
    ("place", 36),
    ("oxygen", 4),
    ("build", 12),
    ("upgrade", 36),
    ("install", 4),
    ("medicine", 1),
    ("water", 1),
    ("take", 40),
    ("crystals", 25),
    ("drive", 40),
    ("examine", 1),
    ("research", 16),
    ("supplies", 4),
    ("mission", 48),
    ("commission", 32),
    ("proof", 1),
    ("spend", 6),
    ("enter", 24),
    ("harvest", 1),
    ("crop", 6),
    ("hire", 12),
    ("train", 4),
    ("colony", 4),
    ("corporation", 8),
    ("rest", 1),
    ("recall", 12),
    ("recover", 8),
    ("rtg", 1),
    ("expert", 12),
    ("offer", 4),
    ("give", 10),
    ("ask", 10),
    ("send", 1),
    ("accept", 1),
    ("refuse", 1),
    ("withdraw", 1),
    ("show", 1),
    ("refugees", 1),
    ("end", 1),
    ("deliver", 8),
    ("done", 1),
    ("stay", 1),
]);

/// The Fluent ids of the actions, in the order of [`KINDS`].
pub(crate) const IDS: [&str; KINDS.len()] = [
    "martians-action-claim",
    "martians-action-keep",
    "martians-action-lay",
    "martians-action-choose",
    "martians-action-bear",
    "martians-action-yield",
    "martians-action-from",
    "martians-action-collapse",
    "martians-action-place",
    "martians-action-oxygen",
    "martians-action-build",
    "martians-action-upgrade",
    "martians-action-install",
    "martians-action-medicine",
    "martians-action-water",
    "martians-action-take",
    "martians-action-crystals",
    "martians-action-drive",
    "martians-action-examine",
    "martians-action-research",
    "martians-action-supplies",
    "martians-action-mission",
    "martians-action-commission",
    "martians-action-proof",
    "martians-action-spend",
    "martians-action-enter",
    "martians-action-harvest",
    "martians-action-crop",
    "martians-action-hire",
    "martians-action-train",
    "martians-action-colony",
    "martians-action-corporation",
    "martians-action-rest",
    "martians-action-recall",
    "martians-action-recover",
    "martians-action-rtg",
    "martians-action-expert",
    "martians-action-offer",
    "martians-action-give",
    "martians-action-ask",
    "martians-action-send",
    "martians-action-accept",
    "martians-action-refuse",
    "martians-action-withdraw",
    "martians-action-show",
    "martians-action-refugees",
    "martians-action-end",
    "martians-action-deliver",
    "martians-action-done",
    "martians-action-stay",
];

/// The greatest number of one crystal that can be taken, and one more.
const CRYSTALS: usize = 5;

const fn kinds<const N: usize>(rooms: [(&'static str, usize); N]) -> [Kind; N] {
    let mut all = [Kind { name: "", first: 0, room: 0 }; N];
    let mut first = 0;
    let mut at = 0;
    while at < N {
        all[at] = Kind { name: rooms[at].0, first, room: rooms[at].1 };
        first += rooms[at].1;
        at += 1;
    }
    all
}

/// The good at a place of the list of goods, for `give` and `ask`.
fn good(what: Resource) -> usize {
    GOODS.iter().position(|good| *good == what).unwrap_or(GOODS.len())
}

impl Action {
    /// The kind and the place within it.
    fn parts(self) -> (usize, usize) {
        match self {
            Action::Claim(quarter) => (0, quarter.index()),
            Action::Keep(goal) => (1, goal.index()),
            Action::Lay(round) => (2, round as usize - 1),
            Action::Choose(option) => (3, option as usize - 1),
            Action::Bear(colour) => (4, colour.index()),
            Action::Yield(building) => (5, building.index()),
            Action::From(quarter) => (6, quarter.index()),
            Action::Collapse(hex) => (7, hex.0 as usize),
            Action::Place(field) => (8, field.0 as usize),
            Action::Oxygen(quarter) => (9, quarter.index()),
            Action::Build(building) => (10, building.index()),
            Action::Upgrade(field) => (11, field.0 as usize),
            Action::Install(installation) => (12, installation.index()),
            Action::Medicine => (13, 0),
            Action::Water => (14, 0),
            Action::Take(hex) => (15, hex.0 as usize),
            Action::Crystals(regolith, ice) => (16, regolith as usize * CRYSTALS + ice as usize),
            Action::Drive(hex) => (17, hex.0 as usize),
            Action::Examine => (18, 0),
            Action::Research(tile) => (19, tile.index()),
            Action::Supplies(n) => (20, n as usize - 1),
            Action::Mission(requirement) => (21, requirement.index()),
            Action::Commission(card) => (22, card.index()),
            Action::Proof => (23, 0),
            Action::Spend(mineral) => (24, mineral.index()),
            Action::Enter(cell) => (25, cell.0 as usize),
            Action::Harvest => (26, 0),
            Action::Crop(crop) => (27, crop.index()),
            Action::Hire(expert) => (28, expert.index()),
            Action::Train(assistant) => (29, assistant.index()),
            Action::Colony(tech) => (30, tech.index()),
            Action::Corporation(tech) => (31, tech.index()),
            Action::Rest => (32, 0),
            Action::Recall(building) => (33, building.index()),
            Action::Recover(zone, quarter) => (34, zone.index() * 4 + quarter.index()),
            Action::Rtg => (35, 0),
            Action::Expert(expert) => (36, expert.index()),
            Action::Offer(colour) => (37, colour.index()),
            Action::Give(what) => (38, good(what)),
            Action::Ask(what) => (39, good(what)),
            Action::Send => (40, 0),
            Action::Accept => (41, 0),
            Action::Refuse => (42, 0),
            Action::Withdraw => (43, 0),
            Action::Show => (44, 0),
            Action::Refugees => (45, 0),
            Action::End => (46, 0),
            Action::Deliver(product, quarter) => (47, product.index() * 4 + quarter.index()),
            Action::Done => (48, 0),
            Action::Stay => (49, 0),
        }
    }

    /// The action of a kind at a place within it.
    fn from_parts(kind: usize, at: usize) -> Option<Action> {
        fn of<T: Copy>(all: &[T], at: usize) -> Option<T> {
            all.get(at).copied()
        }
        let hex = || (at < HEXES).then_some(Hex(at as u8));
        let field = || (at < FIELDS).then_some(Field(at as u8));
        Some(match kind {
            0 => Action::Claim(of(Quarter::ALL, at)?),
            1 => Action::Keep(of(HiddenGoal::ALL, at)?),
            2 => Action::Lay(at as u8 + 1),
            3 => Action::Choose((at < 2).then_some(at as u8 + 1)?),
            4 => Action::Bear(of(Colour::ALL, at)?),
            5 => Action::Yield(of(Building::ALL, at)?),
            6 => Action::From(of(Quarter::ALL, at)?),
            7 => Action::Collapse(hex()?),
            8 => Action::Place(field()?),
            9 => Action::Oxygen(of(Quarter::ALL, at)?),
            10 => Action::Build(of(Building::ALL, at)?),
            11 => Action::Upgrade(field()?),
            12 => Action::Install(of(Installation::ALL, at)?),
            13 => Action::Medicine,
            14 => Action::Water,
            15 => Action::Take(hex()?),
            16 => Action::Crystals((at / CRYSTALS) as u8, (at % CRYSTALS) as u8),
            17 => Action::Drive(hex()?),
            18 => Action::Examine,
            19 => Action::Research(of(Research::ALL, at)?),
            20 => Action::Supplies((at < 2).then_some(at as u8 + 1)?),
            21 => Action::Mission(of(Requirement::ALL, at)?),
            22 => Action::Commission(of(Commission::ALL, at)?),
            23 => Action::Proof,
            24 => Action::Spend(of(Mineral::ALL, at)?),
            25 => Action::Enter((at < CELLS).then_some(Cell(at as u8))?),
            26 => Action::Harvest,
            27 => Action::Crop(of(Crop::ALL, at)?),
            28 => Action::Hire(of(Expert::ALL, at)?),
            29 => Action::Train(of(Assistant::ALL, at)?),
            30 => Action::Colony(of(ColonyTech::ALL, at)?),
            31 => Action::Corporation(of(CorpTech::ALL, at)?),
            32 => Action::Rest,
            33 => Action::Recall(of(Building::ALL, at)?),
            34 => Action::Recover(of(Zone::ALL, at / 4)?, of(Quarter::ALL, at % 4)?),
            35 => Action::Rtg,
            36 => Action::Expert(of(Expert::ALL, at)?),
            37 => Action::Offer(of(Colour::ALL, at)?),
            38 => Action::Give(of(&GOODS, at)?),
            39 => Action::Ask(of(&GOODS, at)?),
            40 => Action::Send,
            41 => Action::Accept,
            42 => Action::Refuse,
            43 => Action::Withdraw,
            44 => Action::Show,
            45 => Action::Refugees,
            46 => Action::End,
            47 => Action::Deliver(of(Product::ALL, at / 4)?, of(Quarter::ALL, at % 4)?),
            48 => Action::Done,
            49 => Action::Stay,
            _ => return None,
        })
    }

    /// All actions, in the order of their indices.
    pub fn all() -> impl Iterator<Item = Action> {
        (0..<Action as table::Action>::COUNT).filter_map(<Action as table::Action>::from_index)
    }
}

impl table::Action for Action {
    const COUNT: usize = KINDS[KINDS.len() - 1].first + KINDS[KINDS.len() - 1].room;

    fn kinds() -> &'static [Kind] {
        &KINDS
    }

    fn index(self) -> usize {
        let (kind, at) = self.parts();
        KINDS[kind].first + at
    }

    fn from_index(index: usize) -> Option<Action> {
        let kind = KINDS.iter().rposition(|kind| kind.first <= index)?;
        let at = index - KINDS[kind].first;
        (at < KINDS[kind].room).then(|| Action::from_parts(kind, at))?
    }

    fn message(self) -> Message {
        let message = Message::new(IDS[self.parts().0]);
        match self {
            Action::Claim(quarter) | Action::From(quarter) | Action::Oxygen(quarter) => {
                message.with("quarter", quarter.name())
            }
            Action::Keep(goal) => message.with("goal", goal.name()).with("text", goal.text()),
            Action::Lay(round) => message.with("round", round),
            Action::Choose(option) => message.with("option", option),
            Action::Bear(colour) | Action::Offer(colour) => message.with("colour", colour.name()),
            Action::Yield(building) | Action::Build(building) | Action::Recall(building) => {
                message.with("building", building.name())
            }
            Action::Collapse(hex) | Action::Take(hex) | Action::Drive(hex) => message.with("hex", hex.0 + 1),
            Action::Place(field) | Action::Upgrade(field) => {
                message.with("building", field.building().name()).with("field", field.number())
            }
            Action::Install(installation) => message.with("installation", installation.name()),
            Action::Crystals(regolith, ice) => message.with("regolith", regolith).with("ice", ice),
            Action::Research(tile) => message.with("tile", tile.name()).with("text", tile.text()),
            Action::Supplies(n) => message.with("n", n),
            Action::Mission(step) => message.with("requirement", step.name()).with("text", step.text()),
            Action::Commission(card) => message.with("commission", card.name()).with("text", card.text()),
            Action::Spend(mineral) => message.with("mineral", mineral.name()),
            Action::Enter(cell) => message.with("row", cell.row()).with("column", cell.column()),
            Action::Crop(crop) => message.with("crop", crop.name()).with("text", crop.text()),
            Action::Hire(expert) | Action::Expert(expert) => {
                message.with("expert", expert.name()).with("text", expert.text())
            }
            Action::Train(assistant) => {
                message.with("assistant", assistant.name()).with("text", assistant.text())
            }
            Action::Colony(tech) => message.with("technology", tech.name()).with("text", tech.text()),
            Action::Corporation(tech) => message.with("technology", tech.name()).with("text", tech.text()),
            Action::Recover(zone, quarter) => {
                message.with("zone", zone.name()).with("quarter", quarter.name())
            }
            Action::Give(what) | Action::Ask(what) => message.with("resource", what.name()),
            Action::Deliver(product, quarter) => {
                message.with("product", product.name()).with("quarter", quarter.name())
            }
            Action::Medicine
            | Action::Water
            | Action::Examine
            | Action::Proof
            | Action::Harvest
            | Action::Rest
            | Action::Rtg
            | Action::Send
            | Action::Accept
            | Action::Refuse
            | Action::Withdraw
            | Action::Show
            | Action::Refugees
            | Action::End
            | Action::Done
            | Action::Stay => message,
        }
    }
}

/// The verb, then what it is about in the words of the data: `place lander 2`, `deliver food q1`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(KINDS[self.parts().0].name)?;
        match *self {
            Action::Claim(quarter) | Action::From(quarter) | Action::Oxygen(quarter) => {
                write!(f, " {}", quarter.id())
            }
            Action::Keep(goal) => write!(f, " {}", goal.id()),
            Action::Lay(n) | Action::Choose(n) | Action::Supplies(n) => write!(f, " {n}"),
            Action::Bear(colour) | Action::Offer(colour) => write!(f, " {}", colour.id()),
            Action::Yield(building) | Action::Build(building) | Action::Recall(building) => {
                write!(f, " {}", building.id())
            }
            Action::Collapse(hex) | Action::Take(hex) | Action::Drive(hex) => {
                write!(f, " h{:02}", hex.0 + 1)
            }
            Action::Place(field) | Action::Upgrade(field) => {
                write!(f, " {} {}", field.building().id(), field.number())
            }
            Action::Install(installation) => write!(f, " {}", installation.id()),
            Action::Crystals(regolith, ice) => write!(f, " {regolith} {ice}"),
            Action::Research(tile) => write!(f, " {}", tile.id()),
            Action::Mission(requirement) => write!(f, " {}", requirement.id()),
            Action::Commission(card) => write!(f, " {}", card.id()),
            Action::Spend(mineral) => write!(f, " {}", mineral.id()),
            Action::Enter(cell) => write!(f, " f{}{}", cell.row(), cell.column()),
            Action::Crop(crop) => write!(f, " {}", crop.id()),
            Action::Hire(expert) | Action::Expert(expert) => write!(f, " {}", expert.id()),
            Action::Train(assistant) => write!(f, " {}", assistant.id()),
            Action::Colony(tech) => write!(f, " {}", tech.id()),
            Action::Corporation(tech) => write!(f, " {}", tech.id()),
            Action::Recover(zone, quarter) => write!(f, " {} {}", zone.id(), quarter.id()),
            Action::Give(what) | Action::Ask(what) => write!(f, " {}", what.id()),
            Action::Deliver(product, quarter) => write!(f, " {} {}", product.id(), quarter.id()),
            Action::Medicine
            | Action::Water
            | Action::Examine
            | Action::Proof
            | Action::Harvest
            | Action::Rest
            | Action::Rtg
            | Action::Send
            | Action::Accept
            | Action::Refuse
            | Action::Withdraw
            | Action::Show
            | Action::Refugees
            | Action::End
            | Action::Done
            | Action::Stay => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        static TEXTS: LazyLock<HashMap<String, Action>> =
            LazyLock::new(|| Action::all().map(|action| (action.to_string(), action)).collect());
        TEXTS.get(text).copied().ok_or_else(|| ActionError::new(text))
    }
}
