use serde::Serialize;

use crate::{Event, Game, Log, Message, Refusal, Rng, Seat, Viewer};

/// Something a seat has, and how much of it: a resource, tokens, points so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Holding {
    /// The Fluent id of its name, such as `ares-resource-heat`.
    pub what: &'static str,
    /// How much.
    pub count: i64,
}

impl Holding {
    /// `count` of what has this Fluent id.
    pub const fn new(what: &'static str, count: i64) -> Holding {
        Holding { what, count }
    }
}

/// How an action changes what a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// The Fluent id of what changes.
    pub what: &'static str,
    /// How much there is before.
    pub before: i64,
    /// How much remains after.
    pub after: i64,
}

/// What a seat can know of a move before making it.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview<E> {
    /// What will happen, as the seat will be told it, up to the first thing it can't know.
    pub events: Vec<E>,
    /// Whether that is everything. If not, chance or somebody's secret decides the rest.
    pub certain: bool,
    /// What the seats then have more or less of; empty unless everything is certain.
    pub changes: Vec<Change>,
    /// What the seat is asked next, if it is certain that it is asked.
    pub next: Option<Message>,
}

/// What `seat` can know of a move of one or several actions before making it.
///
/// The rules themselves work it out: they play the move in a world imagined from the seat's view, so a preview
/// can't know more than the seat and can't differ from what then happens. It ends with the action that tells
/// the seat something it could not know.
///
/// ```
/// use table::example::{Action, Options, Prospect};
/// use table::{Game, Seat, Viewer, preview};
/// let game = Prospect::new(&Options { players: 2 }, 42)?;
/// let view = game.view(Viewer::Seat(Seat(0)));
/// // Nobody can know what lies buried: of a peek only the price is known.
/// let peek = preview::<Prospect>(&view, Seat(0), &[Action::Peek]).unwrap();
/// assert!(!peek.certain && peek.events.is_empty());
/// let skip = preview::<Prospect>(&view, Seat(0), &[Action::Skip]).unwrap();
/// assert!(skip.certain && skip.events.len() == 1);
/// # Ok::<(), table::OptionsError>(())
/// ```
pub fn preview<G: Game>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
) -> Result<Preview<G::Event>, Refusal> {
    let mut world = G::imagine(view, &mut Rng::seeded(0));
    let mut log = Log::new();
    for action in actions {
        world.play(seat, *action, &mut log)?;
        if log.surprised(seat) {
            break;
        }
    }
    let viewer = Viewer::Seat(seat);
    let events = log.foreseen(seat).iter().filter_map(|event| event.seen_by(viewer)).collect();
    let certain = !log.surprised(seat);
    if !certain {
        return Ok(Preview { events, certain, changes: Vec::new(), next: None });
    }
    let changes = changes::<G>(view, &world.view(viewer), world.seats());
    Ok(Preview { events, certain, changes, next: world.question(seat) })
}

/// What the seats have more or less of in the later view.
fn changes<G: Game>(before: &G::View, after: &G::View, seats: u8) -> Vec<Change> {
    let mut changes = Vec::new();
    for seat in (0..seats).map(Seat) {
        let (had, has) = (G::holdings(before, seat), G::holdings(after, seat));
        let count = |all: &[Holding], what| {
            all.iter().find(|holding| holding.what == what).map_or(0, |holding| holding.count)
        };
        let gone = had.iter().filter(|old| !has.iter().any(|new| new.what == old.what));
        for what in has.iter().chain(gone).map(|holding| holding.what) {
            let (before, after) = (count(&had, what), count(&has, what));
            if before != after {
                changes.push(Change { seat, what, before, after });
            }
        }
    }
    changes
}
