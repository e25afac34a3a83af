//! What the tests share: names, positions, and players that do as little as possible.

pub use martians::material::Building::*;
pub use martians::material::Quarter::*;
pub use martians::material::Resource::*;
pub use martians::material::*;
pub use martians::scene::{Scene, Table, scene};
pub use martians::{Action, Aim, EarlyEnd, Earthquake, Edition, Ending, Event, Losses, Martians};
pub use martians::{Open, Options, Second, Stage, Surcharge, Variant};
pub use table::{
    Action as _, Event as _, Game, Log, Message, Options as _, Rng, Seat, SeatSet, Set, Staged, Viewer,
};

/// Every variant with every number of players.
pub fn every_table() -> Vec<Options> {
    let mut all = vec![Options::new(Variant::Solo, 1)];
    for players in 2..=4 {
        for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
            all.push(Options { first_player: 1, ..Options::new(variant, players) });
        }
    }
    all
}

/// A scenario for this many players: SOLO for one, else CO-OP.
pub fn mission(scenario: Scenario, players: u8) -> Scene {
    let variant = if players == 1 { Variant::Solo } else { Variant::Coop };
    scene(variant, players).scenario(scenario)
}

/// A scenario in SEMI, where each player has their own stock.
pub fn semi(scenario: Scenario, players: u8) -> Scene {
    scene(Variant::Semi, players).scenario(scenario)
}

/// Nine of everything but reputation.
pub const PLENTY: [(Resource, u16); 8] =
    [(Energy, 9), (Regolith, 9), (Ice, 9), (Water, 9), (Supplies, 9), (Food, 9), (Medicine, 9), (Credits, 9)];

/// Nine of everything but reputation in one stock.
pub fn rich(scene: Scene, colour: Colour) -> Scene {
    scene.stock(colour, &PLENTY)
}

/// Everybody gives the mildest answer until `stop` holds at a decision, or the game is over.
pub fn drift(t: &mut Table, stop: impl Fn(&Open) -> bool) {
    while !stop(t.open()) && t.drift() {}
}

/// The same in a colony where every demand token is gone before the next decision.
pub fn calm(t: &mut Table, stop: impl Fn(&Open) -> bool) {
    t.game.open.demand = Default::default();
    while !stop(t.open()) && t.drift() {
        t.game.open.demand = Default::default();
    }
}

/// A round of a cycle is reached.
pub fn at(cycle: u8, round: u8) -> impl Fn(&Open) -> bool {
    move |open| (open.cycle, open.round) == (cycle, round)
}

/// To the very end.
pub fn never(_: &Open) -> bool {
    false
}

/// The colour that is asked answers and does as little as possible.
pub fn idle(table: &mut Table) {
    let colour = table.asked().expect("somebody is asked");
    let legal = table.legal(colour);
    let least = ["end", "done", "stay"].into_iter().find(|text| legal.iter().any(|one| one == text));
    let text = least.map_or_else(|| legal[0].clone(), str::to_string);
    table.play(colour, &text);
}

/// Everybody idles until the first turn of this round of this cycle; the colony wants for nothing.
pub fn idle_to(table: &mut Table, cycle: u8, round: u8) {
    let there = |table: &Table| {
        let open = table.open();
        (open.cycle, open.round) == (cycle, round)
            && table.asked().is_some_and(|who| table.allows(who, "end"))
    };
    while !there(table) {
        table.game.open.demand = Default::default();
        idle(table);
    }
}

/// Everybody idles to the end of the game.
pub fn idle_out(table: &mut Table) {
    while table.asked().is_some() {
        idle(table);
    }
}

/// The turns in the log, with cycle, round and colour.
pub fn turns_told(told: &[Event], from: (u8, u8)) -> Vec<(u8, u8, Colour)> {
    let (mut cycle, mut round) = from;
    let mut all = Vec::new();
    for event in told {
        match event {
            Event::Round { cycle: c, round: r } => (cycle, round) = (*c, *r),
            Event::Turn { colour, .. } => all.push((cycle, round, *colour)),
            _ => {}
        }
    }
    all
}

/// The log, a letter each: Cycle, demand Supplied, Round, Event, Weather, Production, Turn, Growth.
pub fn letters(told: &[Event]) -> String {
    let mut text = String::new();
    for event in told {
        let letter = match event {
            Event::Cycle { .. } => 'C',
            Event::Demanded { .. } => 'S',
            Event::Round { .. } => 'R',
            Event::Revealed { .. } => 'E',
            Event::Turned { .. } => 'W',
            Event::Produced { .. } => 'P',
            Event::Turn { .. } => 'T',
            Event::Grown { .. } => 'G',
            _ => continue,
        };
        if !(letter == 'S' && text.ends_with('S')) {
            text.push(letter);
        }
    }
    text
}

/// How many turns a colour has in this cycle.
pub fn turns(table: &Table, colour: Colour) -> usize {
    (1..=4).filter(|round| table.game.has_turn(colour, *round)).count()
}

/// The markers of a colour in a zone of each quarter.
pub fn confined(table: &Table, zone: Zone, colour: Colour) -> [u8; Quarter::COUNT] {
    table.open().confined[zone.index()][colour.index()]
}

/// Whether a colour's marker stands on a field.
pub fn stands(table: &Table, colour: Colour, building: Building, number: u8) -> bool {
    table.open().markers[colour.index()].contains(building.field(number))
}

/// Where the machine may go.
pub fn ways(table: &Table) -> Vec<(i8, i8)> {
    let mut places: Vec<_> = table.game.destinations().iter().map(Hex::coordinates).collect();
    places.sort_unstable();
    places
}

/// Goods of a colour, in the order asked.
pub fn goods<const N: usize>(table: &Table, colour: Colour, what: [Resource; N]) -> [u16; N] {
    what.map(|what| table.has(colour, what))
}

/// Everything a colour has, goods and cards, but not reputation and credits.
pub fn belongings(table: &Table, colour: Colour) -> u16 {
    let goods = [Energy, Regolith, Ice, Water, Supplies, Food, Medicine];
    let cards: u8 = table.cards(colour).iter().sum();
    goods.iter().map(|what| table.has(colour, *what)).sum::<u16>() + u16::from(cards)
}

/// Demand tokens of all quarters: oxygen, disease, hunger.
pub fn demand(table: &Table) -> [u8; 3] {
    let quarters = [Q1, Q2, Q3, Q4].map(|quarter| table.demand(quarter));
    [0, 1, 2].map(|token| quarters.iter().map(|quarter| quarter[token]).sum())
}

/// The effects in force, and how long they last.
pub fn lasting(table: &Table) -> Vec<(Modifier, Until)> {
    table.open().active.iter().map(|active| (active.modifier, active.until)).collect()
}

/// Blue pays the examination cards of a price, one after the other.
pub fn pay_cards(table: &mut Table) {
    while let Some(card) = table.legal_of(BLUE, "spend").first().cloned() {
        table.play(BLUE, &card);
    }
}

/// Whether the mission is won when the game is counted without demand tokens.
pub fn won(scene: Scene) -> bool {
    !scene.no_demand().counted().outcome().winners.is_empty()
}

/// A line of the final score.
pub fn line(table: &Table, colour: Colour, source: &str) -> i32 {
    let standing = &table.outcome().standings[table.open().seat(colour).index()];
    let name = format!("martians-source-{source}");
    standing.sources.iter().find(|line| line.0 == name).map_or(0, |line| line.1)
}

/// The seats that have won.
pub fn winners(table: &Table) -> Vec<u8> {
    table.outcome().winners.iter().map(|seat| seat.0).collect()
}
