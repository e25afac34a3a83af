//! The board: buildings, their fields and actions, quarters, technologies.

use serde::{Deserialize, Serialize};

table::pieces! {
    /// A building with action fields (MA-FIELD-01).
    pub enum Building named "martians-building" {
        Moxie = "moxie",
        Construction = "construction",
        Hospital = "hospital",
        WaterPlant = "water_plant",
        Excavation = "excavation",
        Lander = "lander",
        Greenhouses = "greenhouses",
        Education = "education",
        Laboratory = "laboratory",
    }
}

table::pieces! {
    /// What else is printed on the boards and in no rulebook.
    pub enum Fixture named "martians-fixture" {
        PrintedCrop = "printed_crop",
        Delivery = "delivery_values",
        ExcavationArea = "excavation_area",
        ReputationTrack = "reputation_track",
    }
}

table::pieces! {
    /// An action of a building.
    pub enum Work named "martians-work" {
        MakeOxygen = "make_oxygen",
        Build = "build",
        Develop = "develop",
        Install = "install",
        MakeMedicine = "make_medicine",
        TreatWater = "treat_water",
        Excavate = "excavate",
        Examine = "examine",
        Research = "research",
        Supplies = "supplies",
        Mission = "mission",
        Harvest = "harvest",
        ChangeCrop = "change_crop",
        Hire = "hire",
        ColonyTechnology = "colony_technology",
        CorporationTechnology = "corporation_technology",
    }
}

table::pieces! {
    /// An energy installation; it has no action fields (MA-PROD-11).
    pub enum Installation named "martians-installation" {
        Solar = "solar",
        Wind = "wind",
    }
}

table::pieces! {
    /// A technology of the whole colony (MA-TEC-01).
    pub enum ColonyTech named "martians-technology" {
        Medicine = "medicine_tech",
        Co2Converter = "co2_converter",
        BirthControl = "birth_control",
    }
}

table::pieces! {
    /// A technology on a corporation card (MA-TEC-06).
    pub enum CorpTech named "martians-technology" {
        LongArm = "long_arm",
        WeatherReport = "weather_report",
        DnaAlteration = "dna_alteration",
        SolarCells = "solar_cells",
        KineticPower = "kinetic_power",
        MolecularSensor = "molecular_sensor",
    }
}

table::pieces! {
    /// A kind of demand token, in the order in which a quarter is settled (MA-QRT-07).
    pub enum Demand named "martians-demand" {
        Oxygen = "oxygen",
        Disease = "disease",
        Hunger = "hunger",
    }
}

table::pieces! {
    /// A part of a quarter that holds action markers.
    pub enum Zone named "martians-zone" {
        Infirmary = "infirmary",
        Apartments = "apartments",
    }
}

table::pieces! {
    /// The colours of the markers. What the rulebook calls a seat is a colour here: in SOLO one person plays two.
    pub enum Colour named "martians-colour" {
        Blue = "blue",
        Red = "red",
        Green = "green",
        Yellow = "yellow",
    }
}

table::pieces! {
    /// One of the four quarters.
    pub enum Quarter named "martians-quarter" {
        Q1 = "q1",
        Q2 = "q2",
        Q3 = "q3",
        Q4 = "q4",
    }
}

/// Blue, the first colour.
pub const BLUE: Colour = Colour::Blue;
/// Red, the second colour.
pub const RED: Colour = Colour::Red;
/// Green, the third colour.
pub const GREEN: Colour = Colour::Green;
/// Yellow, the fourth colour.
pub const YELLOW: Colour = Colour::Yellow;

/// How many markers a colour has (MA-CMP-01).
pub const MARKERS: u8 = 3;
/// How many colonist tokens a colour has (MA-CMP-02).
pub const COLONISTS: u8 = 4;
/// The buildings that begin with a construction token (MA-SET-03).
pub const SITES: [Building; 4] =
    [Building::Hospital, Building::Education, Building::WaterPlant, Building::Laboratory];
/// How many action fields the board has.
pub const FIELDS: usize = 28;

impl Building {
    /// How many action fields it has; a test compares this with the data.
    pub const fn fields(self) -> u8 {
        match self {
            Building::Construction | Building::Excavation | Building::Lander => 4,
            Building::Moxie | Building::Hospital | Building::Greenhouses | Building::Laboratory => 3,
            Building::WaterPlant | Building::Education => 2,
        }
    }

    /// The number of its first field among all fields.
    pub const fn first_field(self) -> u8 {
        let mut at = 0;
        let mut before = 0;
        while before < self as usize {
            at += Building::ALL[before].fields();
            before += 1;
        }
        at
    }

    /// All its fields.
    pub const fn mask(self) -> FieldSet {
        FieldSet(((1 << self.fields()) - 1) << self.first_field())
    }

    /// The field with this number, counted from 1 on the left.
    pub const fn field(self, number: u8) -> Field {
        Field(self.first_field() + number - 1)
    }

    /// The actions it offers.
    pub const fn works(self) -> &'static [Work] {
        match self {
            Building::Moxie => &[Work::MakeOxygen],
            Building::Construction => &[Work::Build, Work::Develop, Work::Install],
            Building::Hospital => &[Work::MakeMedicine],
            Building::WaterPlant => &[Work::TreatWater],
            Building::Excavation => &[Work::Excavate, Work::Examine],
            Building::Lander => &[Work::Research, Work::Supplies, Work::Mission],
            Building::Greenhouses => &[Work::Harvest, Work::ChangeCrop],
            Building::Education => &[Work::Hire],
            Building::Laboratory => &[Work::ColonyTechnology, Work::CorporationTechnology],
        }
    }
}

impl Work {
    /// The building that offers it.
    pub const fn building(self) -> Building {
        match self {
            Work::MakeOxygen => Building::Moxie,
            Work::Build | Work::Develop | Work::Install => Building::Construction,
            Work::MakeMedicine => Building::Hospital,
            Work::TreatWater => Building::WaterPlant,
            Work::Excavate | Work::Examine => Building::Excavation,
            Work::Research | Work::Supplies | Work::Mission => Building::Lander,
            Work::Harvest | Work::ChangeCrop => Building::Greenhouses,
            Work::Hire => Building::Education,
            Work::ColonyTechnology | Work::CorporationTechnology => Building::Laboratory,
        }
    }
}

/// An action field of the board, numbered through all buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Field(pub u8);

/// The building of each field.
const BUILDING_OF: [Building; FIELDS] = {
    let mut of = [Building::Moxie; FIELDS];
    let mut building = 0;
    while building < Building::COUNT {
        let mut number = 0;
        while number < Building::ALL[building].fields() {
            of[(Building::ALL[building].first_field() + number) as usize] = Building::ALL[building];
            number += 1;
        }
        building += 1;
    }
    of
};

/// The fields of each building.
pub const FIELDS_OF: [FieldSet; Building::COUNT] = {
    let mut of = [FieldSet(0); Building::COUNT];
    let mut building = 0;
    while building < Building::COUNT {
        of[building] = Building::ALL[building].mask();
        building += 1;
    }
    of
};

impl Field {
    /// The building it belongs to.
    pub const fn building(self) -> Building {
        BUILDING_OF[self.0 as usize]
    }

    /// Its number in the building, counted from 1 on the left.
    pub const fn number(self) -> u8 {
        self.0 - self.building().first_field() + 1
    }
}

/// A set of action fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct FieldSet(pub u32);

impl FieldSet {
    /// Whether `field` is in the set.
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 != 0
    }

    /// Adds a field.
    pub fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.0;
    }

    /// Removes a field.
    pub fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.0);
    }

    /// The fields that belong to `building`.
    #[must_use]
    pub const fn of(self, building: Building) -> FieldSet {
        FieldSet(self.0 & FIELDS_OF[building as usize].0)
    }

    /// How many fields are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rightmost field of the set.
    pub fn rightmost(self) -> Option<Field> {
        self.0.checked_ilog2().map(|at| Field(at as u8))
    }

    /// The fields from left to right.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(Field(at))
        })
    }
}

/// A set of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct BuildingSet(pub u16);

impl BuildingSet {
    /// Whether `building` is in the set.
    pub const fn contains(self, building: Building) -> bool {
        self.0 >> building as u16 & 1 != 0
    }

    /// Adds a building.
    pub fn insert(&mut self, building: Building) {
        self.0 |= 1 << building as u16;
    }

    /// Removes a building.
    pub fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building as u16);
    }

    /// How many buildings are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Colour {
    /// The colour with this number.
    pub const fn nth(number: u8) -> Colour {
        Colour::ALL[number as usize]
    }
}
