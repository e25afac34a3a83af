use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Event, Game, Log, Played, Rng, Seat, Viewer};

/// What a viewer sees of an action: what they and a spectator are told, and how the table looks at each step and at the end.
pub(super) type Seen<G> = [(Vec<<G as Game>::Event>, Vec<<G as Game>::View>); 2];

/// Who learns what: an action done in worlds that looked alike to a seat.
impl<G: Game> Bench<'_, G> {
    pub fn lessons(&mut self, game: &G, chosen: (Seat, G::Action)) -> Result<(), Broken> {
        for seat in (0..game.seats()).map(Seat) {
            let view = game.view(Viewer::Seat(seat));
            let mut worlds = vec![game.clone()];
            for _ in 0..self.plan.worlds.max(2) {
                worlds.push(G::imagine(&view, &mut Rng::seeded(self.rng.bits())));
            }
            self.lesson(&worlds, seat, chosen)?;
            for _ in 0..self.plan.tries {
                if let Some(tried) = self.something_legal(&worlds) {
                    self.lesson(&worlds, seat, tried)?;
                }
            }
        }
        Ok(())
    }

    /// Something that somebody may do in one of the worlds.
    fn something_legal(&mut self, worlds: &[G]) -> Option<(Seat, G::Action)> {
        let world = self.rng.pick(worlds)?;
        let free: Vec<Seat> = world.may_act().iter().collect();
        let seat = *self.rng.pick(&free)?;
        world.legal(seat, &mut self.legal);
        Some((seat, *self.rng.pick(&self.legal)?))
    }

    fn lesson(&mut self, worlds: &[G], seat: Seat, (actor, action): (Seat, G::Action)) -> Result<(), Broken> {
        let allowing = worlds.iter().filter(|world| world.check(actor, action).is_ok());
        let after: Vec<(Played, Seen<G>)> =
            allowing.map(|world| seen_by::<G>(world, Viewer::Seat(seat), actor, action)).collect();
        self.tally.lessons += 1;
        let Some(((_, first), rest)) = after.split_first() else { return Ok(()) };
        let Some((_, other)) = rest.iter().find(|(_, other)| other != first) else { return Ok(()) };
        self.tally.learned += 1;
        ensure(after.iter().all(|(played, _)| played.learned.contains(seat)), Check::Learned, || {
            format!(
                "`{action}` of seat {actor} shows seat {seat} in which world it is, but it is not in learned:\n  \
                 it sees {first:?}\n  or {other:?}"
            )
        })
    }
}

pub(super) fn seen_by<G: Game>(
    world: &G,
    viewer: Viewer,
    actor: Seat,
    action: G::Action,
) -> (Played, Seen<G>) {
    let mut world = world.clone();
    let mut log = Log::watching();
    let played = world.apply(actor, action, &mut log);
    // Whatever a spectator sees, everybody at the table sees too.
    let seen = [viewer, Viewer::Spectator].map(|viewer| {
        let told = log.events().iter().filter_map(|event| event.seen_by(viewer)).collect();
        let on_the_way = log.steps().iter().map(|step| step.game.view(viewer));
        (told, on_the_way.chain([world.view(viewer)]).collect())
    });
    (played, seen)
}
