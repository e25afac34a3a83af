//! The box, read from `data/` once and laid out flat.

use std::sync::LazyLock;

use serde::Deserialize;
use table::{Piece, Set, Sourced};

use super::blue::BlueCards;
use super::card::{Card, Colour, Corporation, Kind, Origin, Tag};
use super::compile::Compiler;
use super::count::{self, HOLDERS, OFFSETS, SCALES, TRIGGERS};
use super::effect::{
    CardAction, Effect, Lasting, NumberBound, PrintedProduction, PrintedVp, Requirements, Spent, Stored,
    ZoneBound,
};
use super::numbers::OCEANS;
use super::op::{ActionOption, Counted, Offset, Op, Program, Trigger, Vp};
use super::phase::Phase;
use super::planet::{Parameter, Reward, Standard, Zone};

/// A project card as it stands in the data.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedProject {
    /// The printed number: 1 to 208 in the base game.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// The cost in M€.
    pub cost: u8,
    /// The tags.
    pub tags: Vec<Tag>,
    /// What must hold to play it.
    pub requirements: Requirements,
    /// Whether it is starred for the first game.
    pub starter: bool,
    /// Its VP.
    pub vp: PrintedVp,
    /// Its immediate effects.
    pub on_play: Vec<Effect>,
    /// Its production.
    pub production: Option<PrintedProduction>,
    /// Its lasting effects.
    pub effect: Vec<Lasting>,
    /// Its Action.
    pub action: Option<CardAction>,
    /// What it can hold.
    pub resource_holder: Option<Kind>,
    /// The phases in which it does something (AE-CARD-42, AE-RUL-18): a reminder that no rule reads.
    pub active_phases: Vec<u8>,
}

/// A corporation as it stands in the data. AE-ACT-02: none of the base game has an Action or holds resources, so the
/// data have no place for either.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedCorporation {
    /// The printed number, 209 to 220.
    pub number: u16,
    /// The name.
    pub name: String,
    /// Whether it is starred for the first game.
    pub starter: bool,
    /// M€ at the start.
    pub starting_mc: u8,
    /// Production at the start.
    pub starting_production: PrintedProduction,
    /// Immediate effects at the start.
    pub on_setup: Vec<Effect>,
    /// The tags.
    pub tags: Vec<Tag>,
    /// Its lasting effects.
    pub effect: Vec<Lasting>,
    /// Its VP.
    pub vp: PrintedVp,
    /// The phases in which it does something: a reminder that no rule reads.
    pub active_phases: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedBoard {
    pub ocean_tiles: Vec<Sourced<PrintedTile>>,
    pub tracks: Vec<Sourced<PrintedTrack>>,
    standard_actions: Vec<PrintedStandard>,
    pub phases: Vec<Sourced<PrintedPhase>>,
}

/// A track; its colours stand in `planet.rs`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedTrack {
    pub id: Parameter,
}

/// A standard action; its price stands in the numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedStandard {
    id: String,
    gain: Vec<Effect>,
}

/// An ocean tile.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedTile {
    pub id: u8,
    reward: Vec<Effect>,
}

/// A phase card; what it does stands in the numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedPhase {
    pub id: Phase,
}

/// All that is printed.
pub struct Printed {
    /// The projects by number.
    pub projects: Vec<Sourced<PrintedProject>>,
    /// The corporations by number.
    pub corporations: Vec<Sourced<PrintedCorporation>>,
    pub(super) board: PrintedBoard,
}

/// All that is printed, read once.
pub fn printed() -> &'static Printed {
    static PRINTED: LazyLock<Printed> = LazyLock::new(|| Printed {
        projects: read("projects.json", include_str!("../../data/projects.json")),
        corporations: read("corporations.json", include_str!("../../data/corporations.json")),
        board: read("board.json", include_str!("../../data/board.json")),
    });
    &PRINTED
}

fn read<T: for<'de> Deserialize<'de>>(file: &str, json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("data/{file}: {error}"))
}

/// Production levels and capacities (AE-COMP-13, AE-COMP-14). AE-COMP-19: they have no upper limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Levels {
    /// M€ production.
    pub mc: u16,
    /// Card production.
    pub cards: u16,
    /// Heat production.
    pub heat: u16,
    /// Plant production.
    pub plants: u16,
    /// Steel capacity.
    pub steel: u16,
    /// Titanium capacity.
    pub titanium: u16,
}

impl Levels {
    /// Adds the levels of a card.
    pub fn add(&mut self, more: &Levels) {
        self.mc += more.mc;
        self.cards += more.cards;
        self.heat += more.heat;
        self.plants += more.plants;
        self.steel += more.steel;
        self.titanium += more.titanium;
    }
}

/// Production that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// Of what.
    pub resource: Stored,
    /// How much.
    pub amount: u8,
    /// By what.
    pub by: Counted,
    /// For how many.
    pub count: u8,
}

/// What must hold for a card to be played. The widest bounds stand for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// The zones of the temperature.
    pub temperature: (Zone, Zone),
    /// The zones of the oxygen.
    pub oxygen: (Zone, Zone),
    /// Flipped oceans.
    pub oceans: (u8, u8),
    /// The least TR.
    pub tr: u8,
    /// Tags and their least number.
    pub tags: [Option<(Tag, u8)>; 3],
    /// TR to spend.
    pub spend_tr: u8,
    /// Heat to spend.
    pub spend_heat: u8,
    /// Plants to spend.
    pub spend_plants: u8,
}

/// A project card or a corporation, laid out for the rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sheet {
    /// The colour; a corporation has none and is not asked.
    pub colour: Colour,
    /// The printed cost; the starting M€ of a corporation.
    pub cost: u8,
    /// The number of each tag.
    pub tags: [u8; Tag::COUNT],
    /// The tags that are there, a bit each.
    pub tag_bits: u16,
    /// The printed tags in order, at most three (AE-COMP-08).
    pub tag_list: [Option<Tag>; 3],
    /// Requirements.
    pub needs: Needs,
    /// Whether there are any.
    pub has_needs: bool,
    /// Whether it is starred.
    pub starred: bool,
    /// VP.
    pub vp: Vp,
    /// Immediate effects.
    pub on_play: Program,
    /// Fixed production and capacities.
    pub levels: Levels,
    /// Counted production.
    pub scale: Option<Scale>,
    /// Its triggers: the first and how many.
    pub triggers: (u8, u8),
    /// The options of its Action: the first and how many.
    pub action: (u8, u8),
    /// What it holds, and its place among the cards that can.
    pub holder: Option<(Kind, u8)>,
}

/// The whole box.
pub struct Catalog {
    /// Project cards by ordinal, then corporations.
    pub sheets: Vec<Sheet>,
    /// All operations.
    pub ops: Vec<Op>,
    /// The programs of the choices.
    pub modes: Vec<Program>,
    /// All triggers.
    pub triggers: Vec<Trigger>,
    /// All options of Actions.
    pub options: Vec<ActionOption>,
    /// The cards with resources, by their place.
    pub holders: [Card; HOLDERS],
    /// The optional payments.
    pub offsets: [Offset; OFFSETS],
    /// The blue cards by their places.
    pub blue: Vec<Card>,
    /// The blue cards with an Action.
    pub actions: BlueCards,
    /// The projects that the data star for a first game (AE-FIRST-07, AE-RUL-03).
    pub starred: Set<Card, 4>,
    /// The corporations that the data star for a first game.
    pub starred_corporations: Set<Corporation>,
    /// What the standard actions give.
    pub standards: [Program; 5],
    /// The rewards of the tiles 1 to 9, at their number less one.
    pub rewards: [Reward; OCEANS as usize],
}

impl Catalog {
    /// A project card.
    pub fn card(&self, card: Card) -> &Sheet {
        &self.sheets[card.ordinal()]
    }

    /// A corporation.
    pub fn corporation(&self, corporation: Corporation) -> &Sheet {
        &self.sheets[Card::COUNT + corporation.ordinal()]
    }

    /// What a standard action gives.
    pub fn standard(&self, standard: Standard) -> Program {
        self.standards[standard as usize]
    }

    /// The lasting effects of a project card or a corporation.
    pub fn lasting(origin: Origin) -> &'static [Lasting] {
        match (origin.card(), origin.corporation()) {
            (Some(card), _) => &printed().projects[card.ordinal()].entry.effect,
            (None, Some(corporation)) => &printed().corporations[corporation.ordinal()].entry.effect,
            (None, None) => &[],
        }
    }
}

/// The box, compiled once.
pub fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(compiled);
    &CATALOG
}

fn compiled() -> Catalog {
    let printed = printed();
    let mut compiler = Compiler::default();
    let mut sheets = Vec::new();
    let mut holders = Vec::new();
    let mut blue = Vec::new();
    let mut actions = BlueCards::EMPTY;
    check_places(printed);
    for (at, Sourced { entry: project, .. }) in printed.projects.iter().enumerate() {
        let card = Card(at as u8);
        check_event_tag(project);
        let production = project.production.clone().unwrap_or_default();
        let holder = project.resource_holder.map(|kind| {
            holders.push(card);
            (kind, holders.len() as u8 - 1)
        });
        if project.action.is_some() {
            assert_eq!(project.colour, Colour::Blue, "{}: only blue cards have Actions", project.name);
            actions.insert_at(blue.len());
        }
        if project.colour == Colour::Blue {
            blue.push(card);
        }
        sheets.push(Sheet {
            colour: project.colour,
            cost: project.cost,
            vp: vp(&project.vp),
            starred: project.starter,
            needs: needs(&project.requirements),
            has_needs: project.requirements != Requirements::default(),
            on_play: compiler.effects(&project.on_play),
            triggers: compiler.lasting(card.into(), &project.effect),
            action: compiler.action(project.action.as_ref()),
            holder,
            ..sheet(&project.tags, &production)
        });
    }
    for (at, Sourced { entry: corporation, .. }) in printed.corporations.iter().enumerate() {
        let card = Corporation(at as u8);
        sheets.push(Sheet {
            cost: corporation.starting_mc,
            vp: vp(&corporation.vp),
            starred: corporation.starter,
            on_play: compiler.effects(&corporation.on_setup),
            triggers: compiler.lasting(card.into(), &corporation.effect),
            ..sheet(&corporation.tags, &corporation.starting_production)
        });
    }
    let standards = Standard::ALL.map(|standard| {
        let id = match standard {
            Standard::ForestPlants => "forest_plants",
            Standard::ForestMc => "forest_mc",
            Standard::WarmHeat => "temperature_heat",
            Standard::WarmMc => "temperature_mc",
            Standard::OceanMc => "ocean_mc",
        };
        let printed = printed.board.standard_actions.iter().find(|printed| printed.id == id);
        compiler.effects(&printed.expect("all standard actions stand in the data").gain)
    });
    let scales = sheets.iter().filter(|sheet| sheet.scale.is_some()).count();
    let counted = (blue.len(), compiler.triggers.len(), scales);
    assert_eq!(counted, (count::BLUE, TRIGGERS, SCALES), "the data were counted when they were compiled");
    let starred = Card::all().filter(|card| sheets[card.ordinal()].starred).collect();
    let starred_corporations =
        Corporation::all().filter(|card| sheets[Card::COUNT + card.ordinal()].starred).collect();
    Catalog {
        sheets,
        ops: compiler.ops,
        modes: compiler.modes,
        triggers: compiler.triggers,
        options: compiler.options,
        holders: holders.try_into().expect("the state has one place a card with resources"),
        offsets: compiler.offsets.try_into().expect("the state has one bit an optional payment"),
        blue,
        actions,
        starred,
        starred_corporations,
        standards,
        rewards: rewards(&printed.board.ocean_tiles),
    }
}

/// The base game stands in the order of its printed numbers, blue cards first; later cards follow with numbers
/// of their own.
fn check_places(printed: &Printed) {
    assert_eq!(printed.projects.len(), Card::COUNT, "the data were counted when they were compiled");
    assert_eq!(
        printed.corporations.len(),
        Corporation::COUNT,
        "the data were counted when they were compiled"
    );
    for (at, Sourced { entry: project, .. }) in printed.projects.iter().take(Card::BASE).enumerate() {
        assert_eq!(usize::from(project.number), at + 1, "projects stand in the order of their numbers");
        assert_eq!(project.colour, Card(at as u8).colour(), "{}: the number tells the colour", project.name);
    }
    for (at, Sourced { entry: corporation, .. }) in printed.corporations.iter().enumerate() {
        assert_eq!(
            usize::from(corporation.number),
            Card::BASE + at + 1,
            "corporations have numbers from 209 on"
        );
    }
    for (at, Sourced { entry: project, .. }) in printed.projects.iter().enumerate().skip(Card::BASE) {
        let first = Card::BASE + Corporation::ROOM + 1;
        let number = first + at - Card::BASE;
        assert_eq!(
            usize::from(project.number),
            number,
            "{}: later cards are numbered from {first}",
            project.name
        );
    }
}

/// AE-COMP-10, AE-RUL-17: red cards have the event tag, and no others do.
fn check_event_tag(project: &PrintedProject) {
    let (red, event) = (project.colour == Colour::Red, project.tags.contains(&Tag::Event));
    assert_eq!(red, event, "{}: red cards and no others have the event tag", project.name);
}

/// A sheet with tags and production, and nothing else.
fn sheet(tags: &[Tag], production: &PrintedProduction) -> Sheet {
    let mut counts = [0; Tag::COUNT];
    let mut list = [None; 3];
    for (at, tag) in tags.iter().enumerate() {
        counts[*tag as usize] += 1;
        list[at] = Some(*tag);
    }
    let levels = Levels {
        mc: production.mc.into(),
        cards: production.cards.into(),
        heat: production.heat.into(),
        plants: production.plants.into(),
        steel: production.steel.into(),
        titanium: production.titanium.into(),
    };
    assert!(production.per.len() <= 1, "a card counts one thing for its production");
    let scale = production.per.first().map(|per| Scale {
        resource: per.resource,
        amount: per.amount,
        by: Counted::of(per.per, per.tag),
        count: per.count,
    });
    Sheet {
        colour: Colour::Green,
        cost: 0,
        tags: counts,
        tag_bits: tags.iter().fold(0, |bits, tag| bits | 1 << *tag as u16),
        tag_list: list,
        needs: needs(&Requirements::default()),
        has_needs: false,
        starred: false,
        vp: Vp::Fixed(0),
        on_play: super::op::NOTHING,
        levels,
        scale,
        triggers: (0, 0),
        action: (0, 0),
        holder: None,
    }
}

fn needs(printed: &Requirements) -> Needs {
    let zones = |bound: Option<ZoneBound>| match bound {
        None => (Zone::Purple, Zone::White),
        Some(ZoneBound::MinZone(zone)) => (zone, Zone::White),
        Some(ZoneBound::MaxZone(zone)) => (Zone::Purple, zone),
    };
    let mut tags = [None; 3];
    for (at, (tag, least)) in printed.tags.iter().enumerate() {
        tags[at] = Some((*tag, *least));
    }
    let spend = |what| printed.spend.get(&what).copied().unwrap_or(0);
    Needs {
        temperature: zones(printed.temperature),
        oxygen: zones(printed.oxygen),
        oceans: match printed.oceans {
            None => (0, OCEANS),
            Some(NumberBound::Min(least)) => (least, OCEANS),
            Some(NumberBound::Max(most)) => (0, most),
        },
        tr: match printed.tr {
            None => 0,
            Some(NumberBound::Min(least)) => least,
            Some(NumberBound::Max(_)) => panic!("no card asks for a low TR"),
        },
        tags,
        spend_tr: spend(Spent::Tr),
        spend_heat: spend(Spent::Heat),
        spend_plants: spend(Spent::Plants),
    }
}

fn vp(printed: &PrintedVp) -> Vp {
    match printed {
        PrintedVp::Fixed(vp) => Vp::Fixed(*vp),
        PrintedVp::Variable { per, count, vp, tag } => {
            Vp::Variable { per: *per, tag: *tag, count: *count, vp: *vp }
        }
    }
}

/// AE-RUL-05: the rewards of the nine tiles, as the data list them.
fn rewards(tiles: &[Sourced<PrintedTile>]) -> [Reward; OCEANS as usize] {
    let mut rewards = [Reward::default(); OCEANS as usize];
    assert_eq!(tiles.len(), rewards.len(), "there are nine ocean tiles");
    for (reward, tile) in rewards.iter_mut().zip(tiles) {
        for effect in &tile.entry.reward {
            match effect {
                Effect::Gain { resource: Stored::Mc, amount } => reward.mc += amount,
                Effect::Gain { resource: Stored::Plants, amount } => reward.plants += amount,
                Effect::Draw { amount } => reward.cards += amount,
                other => panic!("no tile gives {other:?}"),
            }
        }
    }
    rewards
}
