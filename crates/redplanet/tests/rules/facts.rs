//! What stands beside the pieces agrees with what then happens. A ledger writes down every game from its log alone.

use std::collections::BTreeMap;

use redplanet::material::{CardKind, Colour, EventCard, Resource, Score};
use redplanet::{Action, Event, Facts, Open, Place, RedPlanet, Stage};
use table::{Arg, Game, Piece, Seat, Viewer};

use crate::helpers::{Step, new_game, random_game};

/// What the log says that each colour has, and which missions each seat holds.
struct Ledger {
    tokens: [[i64; 3]; 6],
    supply: [i64; 6],
    lost: [i64; 6],
    /// The crew of the ship in each dock.
    docked: [[i64; 6]; 6],
    kept: [Option<EventCard>; 6],
    drawn: [Vec<EventCard>; 6],
    discoveries_shown: bool,
    /// What each mission paid at the end.
    paid: Vec<(Colour, EventCard, i32)>,
}

impl Ledger {
    /// RP-SET-18, RP-SET-19: one astronaut of each colour is on a ship, the others are in supply.
    fn new(game: &RedPlanet) -> Ledger {
        let crew = |dock: usize| game.open.docks[dock].map_or([0; 6], |vessel| vessel.crew.map(i64::from));
        Ledger {
            tokens: [[0; 3]; 6],
            supply: [21; 6],
            lost: [0; 6],
            docked: std::array::from_fn(crew),
            kept: [None; 6],
            drawn: Default::default(),
            discoveries_shown: false,
            paid: Vec::new(),
        }
    }

    fn enter(&mut self, step: &Step) {
        if let Action::Keep(card) = step.action {
            self.kept[step.seat.index()] = Some(card);
        }
        for event in step.events {
            self.event(&step.after.open, event);
        }
    }

    fn event(&mut self, open: &Open, event: &Event) {
        match *event {
            Event::Boarded { colour, dock, count } => {
                self.supply[colour as usize] -= i64::from(count);
                self.docked[dock.0 as usize][colour as usize] += i64::from(count);
            }
            Event::Launched { dock, .. } | Event::Docked { dock, .. } => {
                self.docked[dock.0 as usize] = [0; 6];
            }
            Event::Magnetised { .. } => self.docked = [[0; 6]; 6],
            Event::Destroyed { dock, .. } => {
                let crew = std::mem::take(&mut self.docked[dock.0 as usize]);
                self.lost.iter_mut().zip(crew).for_each(|(lost, crew)| *lost += crew);
            }
            Event::Replaced { colour, victim, place } => {
                self.supply[colour as usize] -= 1;
                self.lost[victim as usize] += 1;
                if let Place::Dock(dock) = place {
                    self.docked[dock.0 as usize][victim as usize] -= 1;
                    self.docked[dock.0 as usize][colour as usize] += 1;
                }
            }
            Event::Killed { victim, .. } | Event::Resisted { victim, .. } => self.lost[victim as usize] += 1,
            Event::Rescued { colour, .. } => self.lost[colour as usize] -= 1,
            Event::Took { colour, resource, tokens, .. } | Event::Gained { colour, resource, tokens } => {
                self.tokens[colour as usize][resource as usize] += i64::from(tokens);
            }
            // RP-2P-21: a mission that a neutral colour draws goes into the box.
            Event::Drew { seat, colour, kind: Some(CardKind::Mission), card: Some(card) }
                if colour == open.main_colour(seat) =>
            {
                self.drawn[seat.index()].push(card);
            }
            Event::DiscoveryShown { .. } => self.discoveries_shown = true,
            Event::MissionShown { colour, card, points } => self.paid.push((colour, card, points.into())),
            _ => {}
        }
    }

    /// RP-CMP-11, RP-ICE-01: the points of the tokens held, and of the ice monopoly.
    fn points(&self, open: &Open, colour: Colour) -> i64 {
        let [ice, sylvanite, celerium] = self.tokens[colour as usize];
        let most = open.colours().map(|other| self.tokens[other as usize][0]).max().unwrap_or(0);
        let tied = open.colours().filter(|other| self.tokens[*other as usize][0] == most).count() as i64;
        let monopoly = if ice == most && most > 0 { 9 / tied } else { 0 };
        ice + 2 * sylvanite + 3 * celerium + monopoly
    }

    /// The missions that a viewer knows, each with the colour that holds it.
    fn missions(&self, game: &RedPlanet, viewer: Viewer) -> Vec<(Colour, EventCard)> {
        let mut known: Vec<_> = match viewer {
            _ if game.open.stage == Stage::Over => {
                self.paid.iter().map(|(colour, card, _)| (*colour, *card)).collect()
            }
            Viewer::Seat(seat) => {
                let held: Vec<_> = match game.open.stage {
                    Stage::Missions => game.secrets[seat.index()].dealt.into_iter().flatten().collect(),
                    _ => {
                        self.kept[seat.index()].into_iter().chain(self.drawn[seat.index()].clone()).collect()
                    }
                };
                held.into_iter().map(|card| (game.open.main_colour(seat), card)).collect()
            }
            Viewer::Spectator | Viewer::Open => Vec::new(),
        };
        known.sort();
        known
    }

    /// What the colours of a seat have.
    fn holdings(&self, open: &Open, seat: Seat) -> BTreeMap<&'static str, i64> {
        let mut all = BTreeMap::new();
        for colour in open.colours().filter(|colour| open.owner(*colour) == seat) {
            for kind in Resource::all() {
                *all.entry(kind.name()).or_default() += self.tokens[colour as usize][kind as usize];
            }
            *all.entry("redplanet-holding-supply").or_default() += self.supply[colour as usize];
            *all.entry("redplanet-holding-lost").or_default() += self.lost[colour as usize];
        }
        all
    }
}

/// Plays random games and shows each step, with everybody's view of what came of it and the ledger of the game.
fn written_down(mut show: impl FnMut(&Step, Viewer, &Ledger)) {
    for players in 2..=6 {
        for seed in 1..=8 {
            let mut ledger = Ledger::new(&new_game(players, seed));
            random_game(players, seed, |step| {
                ledger.enter(&step);
                for viewer in Viewer::everybody(players).chain([Viewer::Open]) {
                    show(&step, viewer, &ledger);
                }
            });
        }
    }
}

fn facts(game: &RedPlanet, viewer: Viewer) -> Facts {
    RedPlanet::facts(&game.view(viewer))
}

fn by_colour(facts: &Facts) -> Vec<(Colour, i64)> {
    facts.points.iter().map(|now| (now.colour, now.points.into())).collect()
}

/// Until discoveries are shown, everybody's points are those of the tokens they took; at the end they are the scores.
#[test]
fn points_so_far_are_counted_and_become_the_score() {
    let (mut counted, mut scored) = (0, 0);
    written_down(|step, viewer, ledger| {
        let (game, open) = (step.after, &step.after.open);
        let now = by_colour(&facts(game, viewer));
        if let Some(outcome) = game.outcome() {
            let score = |colour: Colour| {
                let who = |who: &Arg| match who {
                    Arg::Seat(seat) => open.main_colour(*seat) == colour,
                    other => *other == Arg::Name(colour.name()),
                };
                let standing = outcome.standings.iter().find(|standing| who(&standing.who));
                standing.expect("every colour is scored").score.into()
            };
            assert_eq!(now, open.colours().map(|colour| (colour, score(colour))).collect::<Vec<_>>());
            scored += 1;
        } else if !ledger.discoveries_shown {
            let points = open.colours().map(|colour| (colour, ledger.points(open, colour)));
            assert_eq!(now, points.collect::<Vec<_>>());
            counted += usize::from(now.iter().any(|(_, points)| *points > 0));
        }
    });
    assert!(counted > 1_000 && scored > 100, "{counted} counted, {scored} scored");
}

/// A seat sees what its own missions pay and nobody else's; at the end everybody sees what all missions paid.
#[test]
fn missions_are_those_held_and_pay_what_is_then_shown() {
    let (mut listed, mut shown, mut foreseen) = (0, 0, 0);
    written_down(|step, viewer, ledger| {
        let now = facts(step.after, viewer);
        let cards: Vec<_> = now.missions.iter().map(|now| (now.colour, now.card)).collect();
        assert_eq!(cards, ledger.missions(step.after, viewer), "{viewer:?}");
        listed += cards.len();
        if step.after.open.stage != Stage::Over {
            return;
        }
        for mission in &now.missions {
            assert!(ledger.paid.contains(&(mission.colour, mission.card, mission.points)), "{mission:?}");
            shown += 1;
        }
        // The last action changes tokens, and sometimes where astronauts stand; what it left alone was foreseen.
        let (before, after) = (&step.before.open, &step.after.open);
        for mission in facts(step.before, viewer).missions {
            let unchanged = match mission.card.score().expect("a mission scores") {
                Score::MostTokens { .. } | Score::TokenSets { .. } => before.held == after.held,
                Score::LostCount { .. } => before.lost == after.lost,
                Score::PresenceLadder { .. }
                | Score::OccupiedZonesLadder { .. }
                | Score::MostAstronauts { .. }
                | Score::AstronautCountLadder { .. }
                | Score::LargestGroupLadder { .. } => before.zones == after.zones,
            };
            if unchanged {
                assert!(ledger.paid.contains(&(mission.colour, mission.card, mission.points)), "{mission:?}");
                foreseen += 1;
            }
        }
    });
    assert!(listed > 10_000 && shown > 500 && foreseen > 20, "{listed}, {shown}, {foreseen}");
}

#[test]
fn holdings_are_what_was_taken_boarded_and_lost() {
    let mut lost = 0;
    written_down(|step, viewer, ledger| {
        for seat in (0..step.after.seats()).map(Seat) {
            let has = RedPlanet::holdings(&step.after.view(viewer), seat);
            let has: BTreeMap<_, _> = has.iter().map(|holding| (holding.what, holding.count)).collect();
            assert_eq!(has, ledger.holdings(&step.after.open, seat), "{seat} after {}", step.action);
            lost += has["redplanet-holding-lost"];
        }
    });
    assert!(lost > 1_000, "{lost}");
}
