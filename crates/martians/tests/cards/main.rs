//! Every card, tile and scenario by itself, with its figures written out.

mod buildings;
mod commissions;
mod complete;
mod events_base;
mod events_collectors;
mod goals;
mod scenarios_base;
mod scenarios_collectors;
mod scenarios_special;
mod tiles;
mod weather;

/// What every story needs.
mod prelude {
    pub use martians::Variant;
    pub use martians::material::Building::*;
    pub use martians::material::Quarter::*;
    pub use martians::material::Resource::*;
    pub use martians::material::*;
    pub use martians::scene::{Scene, Table, scene};

    /// A scenario for so many players: SOLO for one, else CO-OP.
    pub fn mission(scenario: Scenario, players: u8) -> Scene {
        let variant = if players == 1 { Variant::Solo } else { Variant::Coop };
        scene(variant, players).scenario(scenario)
    }

    /// A scenario in SEMI, where each player has his own stock.
    pub fn semi(scenario: Scenario, players: u8) -> Scene {
        scene(Variant::Semi, players).scenario(scenario)
    }

    /// Goods of a colour, in the order asked.
    pub fn goods<const N: usize>(table: &Table, colour: Colour, what: [Resource; N]) -> [u16; N] {
        what.map(|what| table.has(colour, what))
    }

    /// Everything but reputation and credits that a colour has, goods and cards.
    pub fn belongings(table: &Table, colour: Colour) -> u16 {
        let goods = [Energy, Regolith, Ice, Water, Supplies, Food, Medicine];
        let cards: u8 = table.cards(colour).iter().sum();
        goods.iter().map(|what| table.has(colour, *what)).sum::<u16>() + u16::from(cards)
    }

    /// The effects that last, and how long.
    pub fn lasting(table: &Table) -> Vec<(Modifier, Until)> {
        table.open().active.iter().map(|active| (active.modifier, active.until)).collect()
    }

    /// Demand tokens of all quarters: oxygen, disease, hunger.
    pub fn demand(table: &Table) -> [u8; 3] {
        let quarters = [Q1, Q2, Q3, Q4].map(|quarter| table.demand(quarter));
        [0, 1, 2].map(|token| quarters.iter().map(|quarter| quarter[token]).sum())
    }

    /// Markers of a colour in a zone of Q1.
    pub fn held(table: &Table, zone: Zone, colour: Colour) -> u8 {
        table.open().confined[zone.index()][colour.index()][0]
    }

    /// Lays down the examination cards of a price, one after the other.
    pub fn pay_cards(table: &mut Table) {
        while let Some(card) = table.legal_of(BLUE, "spend").first().cloned() {
            table.play(BLUE, &card);
        }
    }

    /// Whether the mission is won when the game is counted without demand tokens.
    pub fn won(scene: Scene) -> bool {
        !scene.no_demand().counted().outcome().winners.is_empty()
    }
}
