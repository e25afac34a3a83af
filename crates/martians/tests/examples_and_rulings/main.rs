//! The worked examples, the rulings, the differences between the editions and the table of decisions.

mod decisions;
mod decisions_in_turn;
mod editions;
mod editions_play;
mod examples_derived;
mod examples_derived_more;
mod examples_rulebook;
mod examples_rulebook_more;
mod prototype;
mod rulings_cards;
mod rulings_end;
mod rulings_events;
mod rulings_people;
mod rulings_turn;

/// What the stories share.
mod prelude {
    pub use martians::material::Building::*;
    pub use martians::material::Quarter::*;
    pub use martians::material::Resource::*;
    pub use martians::material::*;
    pub use martians::scene::{Scene, Table, scene};
    pub use martians::{Aim, Edition, Ending, Event, Martians, Options, Stage, Variant};
    pub use table::{Event as _, Game as _, Options as _, Seat, Viewer};

    /// Nine of everything but reputation.
    pub const PLENTY: [(Resource, u16); 8] = [
        (Energy, 9),
        (Regolith, 9),
        (Ice, 9),
        (Water, 9),
        (Supplies, 9),
        (Food, 9),
        (Medicine, 9),
        (Credits, 9),
    ];

    /// Nine of everything but reputation in one stock.
    pub fn rich(scene: Scene, colour: Colour) -> Scene {
        scene.stock(colour, &PLENTY)
    }

    /// Where the machine may go.
    pub fn ways(table: &Table) -> Vec<(i8, i8)> {
        let mut places: Vec<_> = table.game.destinations().iter().map(Hex::coordinates).collect();
        places.sort_unstable();
        places
    }

    /// The markers of a colour in the infirmaries or apartments of the four quarters.
    pub fn confined(table: &Table, colour: Colour, zone: Zone) -> [u8; 4] {
        table.open().confined[zone.index()][colour.index()]
    }

    /// How many turns a colour has in this cycle.
    pub fn turns(table: &Table, colour: Colour) -> usize {
        (1..=4).filter(|round| table.game.has_turn(colour, *round)).count()
    }

    /// Somebody answers whatever is asked and does as little as possible.
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
                && table.asked().is_some_and(|who| table.can(who, "end"))
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

    /// A line of the final score.
    pub fn line(table: &Table, colour: Colour, source: &str) -> i32 {
        let standing = &table.outcome().standings[table.open().seat(colour).index()];
        let name = format!("martians-source-{source}");
        standing.sources.iter().find(|line| line.0 == name).map_or(0, |line| line.1)
    }

    /// Who has won.
    pub fn winners(table: &Table) -> Vec<u8> {
        table.outcome().winners.iter().map(|seat| seat.0).collect()
    }
}
