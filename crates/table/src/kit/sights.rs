use std::collections::BTreeMap;

use super::bench::Bench;
use super::lessons::{Seen, seen_by};
use super::report::{Broken, Check, ensure};
use crate::{Action, Game, Rng, Seat, Viewer};

/// From so many sightings on, what was never seen otherwise counts as a rule.
const ENOUGH: usize = 20;
/// No more alternatives than this are looked at for one action in one world.
const ALTERNATIVES: usize = 40;

/// Who could tell which action it was. One sight proves nothing: two actions may have the same effect, and a last
/// card may be known by elimination. So sights are gathered by kind of action and judged at the end.
#[derive(Default)]
pub(super) struct Sights {
    /// Not in `open`, by kind: how many, and in how many another action would have looked the same.
    hidden: BTreeMap<&'static str, (usize, usize)>,
    /// In `open`, by kind: how many, and in how many another action of the kind would have looked different.
    open: BTreeMap<&'static str, (usize, usize)>,
}

impl Sights {
    pub fn judge(&self) -> Result<(), Broken> {
        for (kind, (seen, unclear)) in &self.hidden {
            ensure(*seen < ENOUGH || *unclear > 0, Check::Open, || {
                format!(
                    "{seen} times others, not in open, saw that a seat did `{kind} …`, and always could tell which"
                )
            })?;
        }
        for (kind, (seen, clear)) in &self.open {
            ensure(*seen < ENOUGH || *clear > 0, Check::Open, || {
                format!("{seen} times others, said to be in open, saw `{kind} …`, and never could tell which")
            })?;
        }
        Ok(())
    }
}

impl<G: Game> Bench<'_, G> {
    /// Looks at one action through the eyes of all other seats, beside what the actor might have done instead.
    pub fn sights(&mut self, game: &G, (actor, action): (Seat, G::Action)) {
        let kind = kind_of(action);
        for seat in (0..game.seats()).map(Seat).filter(|seat| *seat != actor) {
            let (played, seen) = seen_by::<G>(game, seat, actor, action);
            if played.open.contains(seat) {
                let others = self.instead(game, seat, actor, action);
                let others = others.iter().filter(|(other, _)| kind_of(*other) == kind);
                note(&mut self.sights.open, kind, others.map(|(_, other)| *other != seen));
            } else if played.noticed.contains(seat) {
                let view = game.view(Viewer::Seat(seat));
                let world = G::imagine(&view, &mut Rng::seeded(self.rng.bits()));
                let mut others = self.instead(game, seat, actor, action);
                others.extend(self.instead(&world, seat, actor, action));
                note(&mut self.sights.hidden, kind, others.iter().map(|(_, other)| *other == seen));
            }
        }
    }

    /// What `seat` would see if the actor did something else.
    fn instead(
        &mut self,
        world: &G,
        seat: Seat,
        actor: Seat,
        action: G::Action,
    ) -> Vec<(G::Action, Seen<G>)> {
        world.legal(actor, &mut self.legal);
        let others = self.legal.iter().filter(|other| **other != action).take(ALTERNATIVES);
        others.map(|other| (*other, seen_by::<G>(world, seat, actor, *other).1)).collect()
    }
}

/// Counts a sight that had something to be compared with, and whether any comparison succeeded.
fn note(
    sights: &mut BTreeMap<&'static str, (usize, usize)>,
    kind: &'static str,
    mut compared: impl Iterator<Item = bool>,
) {
    let Some(first) = compared.next() else { return };
    let (seen, found) = sights.entry(kind).or_default();
    *seen += 1;
    *found += usize::from(first || compared.any(|found| found));
}

fn kind_of<A: Action>(action: A) -> &'static str {
    let index = action.index();
    let kind = A::kinds().iter().find(|kind| (kind.first..kind.first + kind.room).contains(&index));
    kind.map_or("", |kind| kind.name)
}
