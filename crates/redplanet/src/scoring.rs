//! Final scoring (section 14).

use table::{Arg, Outcome, Piece, Seat, SeatSet, Standing};

use crate::material::{Colour, DiscoveryEffect, EventCard, ICE_MONOPOLY, Resource, Score, When, Zone};
use crate::state::{Open, RedPlanet, Stage};

/// RP-SCO-02: the points of a colour by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    pub tokens: i32,
    pub missions: i32,
    pub ice_monopoly: i32,
    pub discoveries: i32,
}

impl Points {
    /// RP-SCO-02, RP-RUL-35: the sum; it can be negative.
    pub fn total(&self) -> i32 {
        self.tokens + self.missions + self.ice_monopoly + self.discoveries
    }
}

/// The points of a colour with the missions it shows. RP-SCO-08: every part counts the same final position.
/// RP-SCO-06, RP-RUL-28: tokens left in zones are lost, so only those held count.
pub fn points(open: &Open, colour: Colour) -> Points {
    let missions = if open.is_neutral(colour) {
        0
    } else {
        let shown = open.missions[open.owner(colour).index()];
        shown.iter().map(|card| mission(open, colour, card)).sum()
    };
    Points {
        tokens: Resource::all().map(|kind| i32::from(held(open, colour, kind)) * kind.value()).sum(),
        missions,
        ice_monopoly: ice_monopoly(open, colour),
        discoveries: discoveries(open, colour),
    }
}

/// RP-ICE-01, RP-ICE-02, RP-RUL-30: nine points for holding the most ice tokens, divided among tied colours and
/// rounded down. RP-SET-03, RP-ICE-03, RP-2P-27: nobody holds the card, so every colour competes, neutral ones too.
fn ice_monopoly(open: &Open, colour: Colour) -> i32 {
    let most = open.colours().map(|other| held(open, other, Resource::Ice)).max().unwrap_or(0);
    if most == 0 || held(open, colour, Resource::Ice) < most {
        return 0;
    }
    let tied = open.colours().filter(|other| held(open, *other, Resource::Ice) == most).count();
    ICE_MONOPOLY / tied as i32
}

/// RP-MIS-03, RP-MIS-07: what a mission pays a colour on this position. RP-MIS-04: a ladder pays by the zones
/// occupied. RP-MIS-06: several zones are compared by their sum. RP-SCO-07: astronauts on ships are in no zone.
pub fn mission(open: &Open, colour: Colour, card: EventCard) -> i32 {
    let Some(score) = card.score() else { return 0 };
    let here = |zone: Zone| open.zones[zone as usize][colour as usize];
    let points =
        match score {
            Score::PresenceLadder { zones, min_astronauts, points_by_zones } => {
                let occupied = zones.iter().filter(|zone| here(*zone) >= *min_astronauts).count();
                step(points_by_zones, occupied)
            }
            Score::OccupiedZonesLadder { min_astronauts, points_by_zones } => {
                let occupied = Zone::all().filter(|zone| here(*zone) >= *min_astronauts).count();
                step(points_by_zones, occupied)
            }
            Score::MostAstronauts { zones, points } => {
                let count =
                    |of: Colour| zones.iter().map(|zone| open.zones[zone as usize][of as usize]).sum::<u8>();
                if has_most(open, colour, count) { *points } else { 0 }
            }
            Score::MostTokens { resource, points } => {
                if has_most(open, colour, |of| held(open, of, *resource)) { *points } else { 0 }
            }
            Score::LostCount { points_each, max_points } => {
                (open.lost[colour as usize] as i8).saturating_mul(*points_each).min(*max_points)
            }
            Score::AstronautCountLadder { points_by_size } => {
                points_by_size.points(Zone::all().filter(|zone| zone.is_on_mars()).map(here).sum())
            }
            Score::LargestGroupLadder { points_by_size } => {
                points_by_size.points(Zone::all().map(here).max().unwrap_or(0))
            }
            Score::TokenSets { points_by_sets } => {
                let sets = Resource::all().map(|kind| held(open, colour, kind)).min().unwrap_or(0);
                step(points_by_sets, sets as usize)
            }
        };
    points.into()
}

/// The value at `reached`, or the last value beyond the end of the ladder.
fn step(ladder: &[i8], reached: usize) -> i8 {
    ladder.get(reached).or(ladder.last()).copied().unwrap_or(0)
}

/// RP-MIS-05: a tie for most counts as most. RP-RUL-29: it takes at least one, unless the table plays otherwise.
fn has_most(open: &Open, colour: Colour, count: impl Fn(Colour) -> u8) -> bool {
    let most = open.colours().map(&count).max().unwrap_or(0);
    count(colour) == most && (most > 0 || !open.options.most_needs_one)
}

/// What the discoveries of all zones add or subtract.
pub(crate) fn discoveries(open: &Open, colour: Colour) -> i32 {
    Zone::all().map(|zone| discovery(open, colour, zone)).sum()
}

/// RP-DSC-10: what the zone's discovery adds or subtracts in final scoring. RP-DSC-21: only if it has that symbol,
/// and for every colour alike. RP-RUL-52: tied colours each get the full points.
pub(crate) fn discovery(open: &Open, colour: Colour, zone: Zone) -> i32 {
    let card = open.discovery(zone).and_then(EventCard::discovery);
    let Some((When::Final, effect)) = card else { return 0 };
    let here = open.zones[zone as usize];
    let own = here[colour as usize];
    match effect {
        DiscoveryEffect::PointsEachPresent { min_astronauts, points } if own >= min_astronauts => {
            points.into()
        }
        DiscoveryEffect::PointsMost { min_astronauts, points }
            if own >= min_astronauts && here.iter().all(|other| *other <= own) =>
        {
            points.into()
        }
        _ => 0,
    }
}

fn held(open: &Open, colour: Colour, kind: Resource) -> u8 {
    open.held[colour as usize][kind as usize]
}

/// RP-SCO-04: how many point tokens a colour holds, whatever their value.
pub fn token_count(open: &Open, colour: Colour) -> i32 {
    open.held[colour as usize].iter().map(|tokens| i32::from(*tokens)).sum()
}

impl RedPlanet {
    /// How the game ended. RP-2P-29: with two players all four colours are scored.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.open.stage != Stage::Over {
            return None;
        }
        let open = &self.open;
        let mains = (0..open.seats()).map(|seat| (Arg::Seat(Seat(seat)), open.main_colour(Seat(seat))));
        let neutrals = open.neutral_colours().map(|colour| (Arg::Name(colour.name()), colour));
        let mut standings: Vec<Standing> =
            mains.chain(neutrals).map(|(who, colour)| standing(open, who, colour)).collect();
        Outcome::rank(&mut standings);
        Some(Outcome { winners: winners(&standings), recorded: false, standings })
    }
}

fn standing(open: &Open, who: Arg, colour: Colour) -> Standing {
    let points = points(open, colour);
    Standing {
        who,
        score: points.total(),
        // RP-2P-31: at equal scores a main colour ranks above a neutral one, whatever their tokens.
        tie_break: if open.is_neutral(colour) { -1 } else { token_count(open, colour) },
        place: 0,
        sources: vec![
            ("redplanet-source-tokens", points.tokens),
            ("redplanet-source-missions", points.missions),
            ("redplanet-source-ice_monopoly", points.ice_monopoly),
            ("redplanet-source-discoveries", points.discoveries),
        ],
    }
}

/// RP-SCO-03: the highest score wins. RP-SCO-04, RP-SCO-05, RP-2P-32: among equals the most tokens win,
/// or the victory is shared. RP-2P-30, RP-2P-31: a neutral colour beats every player with a lower score,
/// but not one with an equal score.
fn winners(standings: &[Standing]) -> SeatSet {
    let highest = standings.iter().map(|standing| standing.score).max().unwrap_or(0);
    let best = |standing: &&Standing| standing.score == highest && matches!(standing.who, Arg::Seat(_));
    let tokens = standings.iter().filter(best).map(|standing| standing.tie_break).max().unwrap_or(0);
    let seat = |standing: &Standing| match standing.who {
        Arg::Seat(seat) if standing.tie_break == tokens => Some(seat),
        _ => None,
    };
    standings.iter().filter(best).filter_map(seat).collect()
}
