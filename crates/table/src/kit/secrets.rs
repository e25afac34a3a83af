use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Action, Game, Rng, Seat, Viewed, Viewer};

/// [`Game::legal`] or [`Game::candidates`].
type Listing<G> = fn(&G, Seat, &mut Vec<<G as Game>::Action>);

/// Views, and worlds imagined from them.
impl<G: Game> Bench<'_, G> {
    pub fn secrets(&mut self, game: &G) -> Result<(), Broken> {
        for viewer in Viewer::everybody(game.seats()) {
            let view = game.view(viewer);
            ensure(view.viewer() == viewer, Check::View, || {
                format!("the view of {viewer:?} says that it is {:?}'s", view.viewer())
            })?;
            self.comes_back(&view, "a view")?;
            for paragraph in G::describe(&view) {
                self.words.say(&paragraph.about, "a position in words")?;
                paragraph.parts.iter().try_for_each(|part| self.words.say(part, "a position in words"))?;
            }
            for nth in 0..self.plan.worlds.max(2) {
                let seed = self.rng.bits();
                let world = G::imagine(&view, &mut Rng::seeded(seed));
                if nth == 0 {
                    let again = G::imagine(&view, &mut Rng::seeded(seed));
                    ensure(again == world, Check::Seeds, || "imagine has chance of its own".into())?;
                }
                self.alike(game, &world, viewer, &view)?;
                if let Viewer::Seat(seat) = viewer {
                    self.same_choice(game, &world, seat, nth == 0)?;
                }
                self.count_world(game, &world, viewer);
                if nth == 1 && world.outcome().is_none() && self.one_in(4) {
                    self.reopened(&world)?;
                }
                if nth == 0 && self.one_in(8) {
                    self.play_on(world, "an imagined world")?;
                }
            }
        }
        Ok(())
    }

    /// An imagined world is sound, and looks to the viewer as the truth does.
    fn alike(&mut self, game: &G, world: &G, viewer: Viewer, view: &G::View) -> Result<(), Broken> {
        world.audit().map_err(|fault| {
            Broken::new(Check::ImaginedWorld, format!("a world imagined by {viewer:?}: {fault}"))
        })?;
        ensure(world.options() == game.options(), Check::ImaginedWorld, || {
            format!("a world imagined by {viewer:?} has the options {:?}", world.options())
        })?;
        let seen = world.view(viewer);
        ensure(seen == *view, Check::ImaginedView, || {
            format!("{viewer:?} sees {view:?}\n  but imagines a world in which they see {seen:?}")
        })?;
        let (told, truth) = (world.view(Viewer::Spectator), game.view(Viewer::Spectator));
        ensure(told == truth, Check::ImaginedView, || {
            format!("a spectator sees {truth:?}, which {viewer:?} does not know: they imagine {told:?}")
        })?;
        if game.outcome().is_none() {
            let (told, truth) = (world.view(Viewer::Open), game.view(Viewer::Open));
            ensure(told == truth, Check::View, || {
                format!("before the end the open view shows {truth:?}, which {viewer:?} does not know")
            })?;
        }
        let facts = |game: &G| (game.to_act(), game.turn(), game.round(), game.outcome());
        ensure(facts(world) == facts(game), Check::ImaginedView, || {
            format!(
                "to_act, turn, round and outcome are {:?}, in a world imagined by {viewer:?} {:?}",
                facts(game),
                facts(world)
            )
        })
    }

    /// In an imagined world the seat is asked the same and may do the same, and what it may not do is refused
    /// for the same reason.
    fn same_choice(&mut self, game: &G, world: &G, seat: Seat, whole_space: bool) -> Result<(), Broken> {
        let other = |what: &str, truth: String, imagined: String| {
            let words = format!("the {what} of seat {seat} is {truth}, in a world it imagines {imagined}");
            Broken::new(Check::ImaginedChoice, words)
        };
        let (asked, imagined) = (game.question(seat), world.question(seat));
        if asked != imagined {
            return Err(other("question", format!("{asked:?}"), format!("{imagined:?}")));
        }
        let lists: [(&str, Listing<G>); 2] =
            [("list of legal actions", G::legal), ("list of candidates", G::candidates)];
        for (what, list) in lists {
            list(game, seat, &mut self.legal);
            list(world, seat, &mut self.more);
            self.legal.sort_unstable_by_key(|action| action.index());
            self.more.sort_unstable_by_key(|action| action.index());
            if self.legal != self.more {
                return Err(other(what, listing(&self.legal), listing(&self.more)));
            }
        }
        if let Some(action) =
            self.legal.iter().find(|one| game.meaning(seat, **one) != world.meaning(seat, **one))
        {
            let meant = |of: &G| format!("{:?}", of.meaning(seat, *action));
            return Err(other(&format!("meaning of `{action}`"), meant(game), meant(world)));
        }
        if game.moves(seat) != world.moves(seat) {
            let moves = |of: &G| format!("{:?}", of.moves(seat));
            return Err(other("list of moves", moves(game), moves(world)));
        }
        if game.to_act().contains(seat) && game.fallback(seat) != world.fallback(seat) {
            return Err(other("fallback", game.fallback(seat).to_string(), world.fallback(seat).to_string()));
        }
        for action in self.actions.iter().filter(|_| whole_space) {
            let (truth, imagined) = (game.check(seat, *action), world.check(seat, *action));
            if truth != imagined {
                return Err(other(
                    &format!("check of `{action}`"),
                    format!("{truth:?}"),
                    format!("{imagined:?}"),
                ));
            }
        }
        Ok(())
    }

    fn count_world(&mut self, game: &G, world: &G, viewer: Viewer) {
        self.tally.worlds += 1;
        let mut others =
            (0..game.seats()).map(|seat| Viewer::Seat(Seat(seat))).filter(|other| *other != viewer);
        if others.any(|other| world.view(other) != game.view(other)) {
            self.tally.varied += 1;
        }
    }

    /// What a search does before it chooses for the others: their sealed choices are put back.
    pub fn reopened(&mut self, game: &G) -> Result<(), Broken> {
        let to_play_on = self.rng.below(u32::from(game.seats()) * 4) as u8;
        for seat in (0..game.seats()).map(Seat) {
            let mut again = game.clone();
            again.reopen(seat);
            again
                .audit()
                .map_err(|fault| Broken::new(Check::Reopen, format!("reopened for seat {seat}: {fault}")))?;
            game.legal(seat, &mut self.legal);
            again.legal(seat, &mut self.more);
            self.legal.sort_unstable_by_key(|action| action.index());
            self.more.sort_unstable_by_key(|action| action.index());
            let same = self.legal == self.more && game.question(seat) == again.question(seat);
            ensure(same, Check::Reopen, || {
                format!("seat {seat} may {}, reopened {}", listing(&self.legal), listing(&self.more))
            })?;
            let owing = (game.to_act() - again.to_act()).is_empty();
            ensure(owing && again.outcome().is_none(), Check::Reopen, || {
                format!(
                    "{:?} owe a decision, reopened for seat {seat} only {:?}",
                    game.to_act(),
                    again.to_act()
                )
            })?;
            if to_play_on == seat.0 {
                self.play_on(again, "a reopened game")?;
            }
        }
        Ok(())
    }
}

/// Actions as text, for a failure.
pub(super) fn listing<A: Action>(actions: &[A]) -> String {
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    format!("[{}]", texts.join(", "))
}
