use std::collections::BTreeMap;

use super::bench::Bench;
use super::lessons::seen_by;
use super::report::{Broken, Check, ensure};
use crate::{Action, Game, Log, Rng, Seat, Viewer};

/// The number of sightings after which what was never seen otherwise counts as a rule.
const ENOUGH: usize = 20;
/// No more alternatives than this are looked at for one action in one world.
const ALTERNATIVES: usize = 40;

/// Who could tell which action it was, though they are not in `open`. One sight proves nothing: a last card may be known
/// by elimination. So sights are gathered by kind of action and judged at the end.
#[derive(Default)]
pub(super) struct Sights {
    /// By kind: how many, and in how many another action would have looked the same.
    hidden: BTreeMap<&'static str, (usize, usize)>,
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
        Ok(())
    }
}

impl<G: Game> Bench<'_, G> {
    /// Looks at one action through the eyes of all others, beside what the actor might have done instead, in this world
    /// and in one that looks the same to them.
    pub fn sights(&mut self, game: &G, (actor, action): (Seat, G::Action)) -> Result<(), Broken> {
        for viewer in Viewer::everybody(game.seats()).filter(|viewer| !viewer.is(actor)) {
            let (played, seen) = seen_by::<G>(game, viewer, actor, action);
            if !played.noticed.contains(viewer) {
                continue;
            }
            let imagined = G::imagine(&game.view(viewer), &mut Rng::seeded(self.rng.bits()));
            let mut unclear = Vec::new();
            for world in [game, &imagined] {
                world.legal(actor, &mut self.legal);
                let others = |other: &&G::Action| **other != action && world.check(actor, **other).is_ok();
                for other in self.legal.iter().filter(others).take(ALTERNATIVES) {
                    let alike = seen_by::<G>(world, viewer, actor, *other).1 == seen;
                    unclear.push(alike);
                    let told = alike && played.open.contains(viewer);
                    ensure(!told || same_effect(world, actor, action, *other), Check::Open, || {
                        format!(
                            "{viewer:?} is told `{action}` of seat {actor}, but by what they see it could be `{other}`"
                        )
                    })?;
                }
            }
            if !played.open.contains(viewer) {
                note(&mut self.sights.hidden, kind_of(action), unclear.into_iter());
            }
        }
        Ok(())
    }
}

/// Whether two actions are the same by another name: telling which it was tells nothing.
fn same_effect<G: Game>(world: &G, actor: Seat, action: G::Action, other: G::Action) -> bool {
    let after = |action| {
        let mut world = world.clone();
        world.play(actor, action, &mut Log::off()).ok().map(|_| world)
    };
    after(action) == after(other)
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
