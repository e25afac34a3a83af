//! What stands beside the pieces: what missions would pay now, and the points so far.

use serde::Serialize;
use table::{Holding, Piece, Seat};

use crate::material::{Colour, EventCard, Resource};
use crate::scoring;
use crate::state::{Open, Stage};
use crate::view::View;

/// What stands beside the pieces, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// What each mission in sight would pay now.
    pub missions: Vec<MissionNow>,
    /// The points of each colour in play, as far as everybody can count them.
    pub points: Vec<PointsNow>,
}

/// What a mission would pay the colour that holds it if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionNow {
    pub colour: Colour,
    pub card: EventCard,
    pub points: i32,
}

/// The points of a colour so far: tokens, the ice monopoly, discoveries and missions that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PointsNow {
    pub colour: Colour,
    pub points: i32,
}

/// What the viewer can know. The scoring of the rules counts it on the position as it is.
pub(crate) fn facts(view: &View) -> Facts {
    let open = &view.open;
    let points =
        open.colours().map(|colour| PointsNow { colour, points: scoring::points(open, colour).total() });
    Facts { missions: missions(view), points: points.collect() }
}

/// The viewer's own missions, also those they choose from, and everybody's that are shown.
fn missions(view: &View) -> Vec<MissionNow> {
    let open = &view.open;
    let mut missions = Vec::new();
    for seat in (0..open.seats()).map(Seat) {
        let colour = open.main_colour(seat);
        let own = view.own.filter(|_| view.viewer.is(seat));
        let choosing = open.stage == Stage::Missions;
        let dealt = own.filter(|_| choosing).into_iter().flat_map(|own| own.dealt).flatten();
        let held = own.into_iter().flat_map(|own| own.mission.into_iter().chain(own.cards.iter()));
        let shown = open.missions[seat.index()];
        let mut cards: Vec<EventCard> =
            dealt.chain(held).chain(shown.iter()).filter(|card| card.score().is_some()).collect();
        cards.sort_unstable();
        cards.dedup();
        let now = |card| MissionNow { colour, card, points: scoring::mission(open, colour, card) };
        missions.extend(cards.into_iter().map(now));
    }
    missions
}

/// What the colours of a seat have: tokens, astronauts in supply and lost ones.
pub(crate) fn holdings(open: &Open, seat: Seat) -> Vec<Holding> {
    let sum = |count: &dyn Fn(Colour) -> u8| -> i64 {
        open.colours()
            .filter(|colour| open.owner(*colour) == seat)
            .map(|colour| i64::from(count(colour)))
            .sum()
    };
    let tokens = Resource::all()
        .map(|kind| Holding::new(kind.name(), sum(&|colour| open.held[colour as usize][kind as usize])));
    let astronauts = [
        Holding::new("redplanet-holding-supply", sum(&|colour| open.supply[colour as usize])),
        Holding::new("redplanet-holding-lost", sum(&|colour| open.lost[colour as usize])),
    ];
    tokens.chain(astronauts).collect()
}
