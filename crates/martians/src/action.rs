//! What a player can do: small decisions, each with a fixed index and a readable text.

use std::fmt;

use table::{Message, Number, Part, Words, number};

use crate::material::*;

table::pieces! {
    /// What is delivered to the quarters (MA-DEL-02); oxygen is not (MA-DEL-09).
    pub enum Product named "martians-resource" {
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

/// Says a piece with what it does.
macro_rules! with_text {
    ($name:literal: $Piece:ty) => {
        |message: Message, piece: $Piece| message.with($name, piece.name()).with("text", piece.text())
    };
}

table::actions! {
    /// One small decision.
    pub enum Action of "martians" {
        /// COM: claims a quarter for the whole game.
        Claim(quarter: Quarter) = "claim" [4],
        /// Keeps a hidden goal.
        Keep(goal: HiddenGoal) = "keep" [16] said with_text!("goal": HiddenGoal),
        /// Lays a dead colonist token into a round.
        Lay(round: Number<1, 4>) = "lay" [4],
        /// Takes the first or second option of a card.
        Choose(option: Number<1, 2>) = "choose" [8] said |_, option: u8| Message::new(match option {
            1 => "martians-action-choose-first",
            _ => "martians-action-choose-second",
        }),
        /// Names the colour that bears an unpaid share.
        Bear(colour: Colour) = "bear" [4],
        /// Gives up the marker in a building for an infirmary or apartment.
        Yield(building: Building) = "yield" [12],
        /// Names the quarter a demand token is taken from.
        From(quarter: Quarter) = "from" [4],
        /// Names the excavation token that is lost.
        Collapse(hex: Hex) = "collapse" [40],
        /// Places a marker on a field.
        Place(field: Field) = "place" [36],
        /// MOXIE.
        Oxygen(quarter: Quarter) = "oxygen" [4],
        /// Facilities Construction: construction.
        Build(building: Building) = "build" [12],
        /// Facilities Construction: upgrade.
        Upgrade(field: Field) = "upgrade" [36],
        /// Facilities Construction: installation.
        Install(installation: Installation) = "install" [4],
        /// Hospital.
        Medicine = "medicine" [1],
        /// Water Treatment.
        Water = "water" [1],
        /// Excavation: the token to take from.
        Take(hex: Hex) = "take" [40],
        /// Excavation: how much regolith and dirty ice is taken.
        Crystals(regolith: Number<0, CRYSTALS>, ice: Number<0, CRYSTALS>) = "crystals" [25]
            said |message: Message, regolith: u8, ice: u8| match (regolith, ice) {
                (0, 0) => Message::new("martians-action-crystals-none"),
                (_, 0) => Message::new("martians-action-crystals-regolith").with("regolith", regolith),
                (0, _) => Message::new("martians-action-crystals-ice").with("ice", ice),
                _ => message.with("regolith", regolith).with("ice", ice),
            },
        /// Excavation: where the machine goes.
        Drive(hex: Hex) = "drive" [40],
        /// Examination.
        Examine = "examine" [1],
        /// Lander: research.
        Research(tile: Research) = "research" [16] said with_text!("tile": Research),
        /// Lander: supplies.
        Supplies(n: Number<1, 2>) = "supplies" [4],
        /// Lander: a step of the mission.
        Mission(requirement: Requirement) = "mission" [48] said with_text!("requirement": Requirement),
        /// Lander: a commission.
        Commission(commission: Commission) = "commission" [32] said with_text!("commission": Commission),
        /// Lander: a Proof of Life is handed in.
        Proof = "proof" [1],
        /// Spends an examination card on the price being paid.
        Spend(mineral: Mineral) = "spend" [6],
        /// Moves the expedition.
        Enter(cell: Cell) = "enter" [24],
        /// Greenhouses: harvest.
        Harvest = "harvest" [1],
        /// Greenhouses: change of crops; or the crop tile a card gives.
        Crop(crop: Crop) = "crop" [6] said with_text!("crop": Crop),
        /// Education Centre: an expert.
        Hire(expert: Expert) = "hire" [12] said with_text!("expert": Expert),
        /// Education Centre: an assistant.
        Train(assistant: Assistant) = "train" [4] said with_text!("assistant": Assistant),
        /// Laboratory: colony technology.
        Colony(technology: ColonyTech) = "colony" [4] said with_text!("technology": ColonyTech),
        /// Laboratory: corporation technology.
        Corporation(technology: CorpTech) = "corporation" [8] said with_text!("technology": CorpTech),
        /// Recreation.
        Rest = "rest" [1],
        /// Takes a marker back in a recreation.
        Recall(building: Building) = "recall" [12],
        /// Takes a marker back from a quarter.
        Recover(zone: Zone, quarter: Quarter) = "recover" [8],
        /// Draws from the RTG.
        Rtg = "rtg" [1],
        /// Uses an expert.
        Expert(expert: Expert) = "expert" [12] said with_text!("expert": Expert),
        /// Begins an offer to another player.
        Offer(colour: Colour) = "offer" [4],
        /// Adds a unit to what is given.
        Give(resource: Good) = "give" [10],
        /// Adds a unit to what is asked.
        Ask(resource: Good) = "ask" [10],
        /// Sends the offer.
        Send = "send" [1],
        /// Accepts an offer.
        Accept = "accept" [1],
        /// Refuses an offer.
        Refuse = "refuse" [1],
        /// Takes an offer off the table.
        Withdraw = "withdraw" [1],
        /// Shows the top weather card to all.
        Show = "show" [1],
        /// Takes the supplies of the refugees.
        Refugees = "refugees" [1],
        /// Ends the turn.
        End = "end" [1],
        /// Delivers a product to a quarter.
        Deliver(product: Product, quarter: Quarter) = "deliver" [8],
        /// Nothing more.
        Done = "done" [1],
        /// The expedition stays where it is.
        Stay = "stay" [1],
        /// SEMI: agrees to end the game now.
        Finish = "finish" [1],
        /// SEMI: would rather play on.
        PlayOn = "play_on" [1],
    }
}

/// The greatest number of one crystal that can be taken, and one more.
const CRYSTALS: usize = 5;

/// One of the [`GOODS`].
pub struct Good;

impl Part for Good {
    type Value = Resource;
    const COUNT: usize = GOODS.len();
    const TYPE: &'static str = "(typeof GOODS)[number]";

    fn index(good: Resource) -> usize {
        GOODS.iter().position(|one| *one == good).unwrap_or(GOODS.len())
    }
    fn nth(index: usize) -> Option<Resource> {
        GOODS.get(index).copied()
    }
    fn write(good: Resource, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Resource::write(good, f)
    }
    fn read(words: &mut Words<'_>) -> Option<Resource> {
        Resource::read(words).filter(|good| GOODS.contains(good))
    }
    fn say(good: Resource, name: &'static str, message: Message) -> Message {
        Resource::say(good, name, message)
    }
}

/// A field is written as its building and its number there: `lander 2`.
impl Part for Field {
    type Value = Field;
    const COUNT: usize = FIELDS;
    const TYPE: &'static str = "`${Building} ${number}`";

    fn index(field: Field) -> usize {
        field.0.into()
    }
    fn nth(index: usize) -> Option<Field> {
        (index < FIELDS).then_some(Field(index as u8))
    }
    fn write(field: Field, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", field.building(), field.number())
    }
    fn read(words: &mut Words<'_>) -> Option<Field> {
        let building = Building::read(words)?;
        let number = number(words.next()?)?;
        (1..=building.fields()).contains(&number).then(|| building.field(number))
    }
    fn say(field: Field, name: &'static str, message: Message) -> Message {
        message.with("building", field.building().name()).with(name, field.number())
    }
}

/// A hex is written with two digits: `h07`.
impl Part for Hex {
    type Value = Hex;
    const COUNT: usize = HEXES;
    const TYPE: &'static str = "`h${string}`";

    fn index(hex: Hex) -> usize {
        hex.0.into()
    }
    fn nth(index: usize) -> Option<Hex> {
        (index < HEXES).then_some(Hex(index as u8))
    }
    fn write(hex: Hex, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " h{:02}", hex.0 + 1)
    }
    fn read(words: &mut Words<'_>) -> Option<Hex> {
        let digits = words.next()?.strip_prefix('h').filter(|digits| digits.len() == 2)?;
        Hex::nth(usize::from(number(digits.strip_prefix('0').unwrap_or(digits))?).checked_sub(1)?)
    }
    fn say(hex: Hex, name: &'static str, message: Message) -> Message {
        message.with(name, hex.0 + 1)
    }
}

/// A cell is written as its row and column: `f13`.
impl Part for Cell {
    type Value = Cell;
    const COUNT: usize = CELLS;
    const TYPE: &'static str = "`f${number}`";

    fn index(cell: Cell) -> usize {
        cell.0.into()
    }
    fn nth(index: usize) -> Option<Cell> {
        (index < CELLS).then_some(Cell(index as u8))
    }
    fn write(cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " f{}{}", cell.row(), cell.column())
    }
    fn read(words: &mut Words<'_>) -> Option<Cell> {
        let place = number(words.next()?.strip_prefix('f')?)?;
        (0..CELLS as u8).map(Cell).find(|cell| cell.row() * 10 + cell.column() == place)
    }
    fn say(cell: Cell, _name: &'static str, message: Message) -> Message {
        message.with("row", cell.row()).with("column", cell.column())
    }
}
