use crate::{Event, Game, Log, Outcome, Played, Refusal, Seat, Story, Viewer};

/// A game that stands in a position of a test, to be played by the texts of actions, and what has happened since.
///
/// A game has a `scene` that builds the position. This is what all scenes do once it stands.
///
/// ```
/// use table::example::{Options, Prospect};
/// use table::{Game, Staged};
/// let mut scene = Staged::new(Prospect::new(&Options { players: 2 }, 42)?);
/// scene.refuses(1, "skip", "EX-PEEK-01");
/// scene.play(0, "skip").play(1, "skip");
/// assert_eq!(scene.events().len(), 2);
/// # Ok::<(), table::OptionsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Staged<G: Game> {
    /// The game.
    pub game: G,
    /// What was told so far.
    pub log: Log<G>,
    /// What the last action let others know.
    pub last: Played,
}

/// How a test names a player: by the number of the seat, or as the game does, by colour.
pub trait Who<G>: Copy {
    /// The seat that acts for them.
    fn seat(self, game: &G) -> Seat;
}

impl<G> Who<G> for u8 {
    fn seat(self, _: &G) -> Seat {
        Seat(self)
    }
}

impl<G: Game> Staged<G> {
    /// A game in the position it is in.
    pub fn new(game: G) -> Staged<G> {
        Staged { game, log: Log::new(), last: Played::default() }
    }

    /// Lets the rules go on from here by themselves.
    #[must_use]
    pub fn run(mut self, rules: impl FnOnce(&mut G, &mut Story<'_, G>)) -> Staged<G> {
        rules(&mut self.game, &mut Story::new(&mut self.log));
        self
    }

    /// The same position, which must pass the audit.
    #[must_use]
    #[track_caller]
    pub fn sound(self) -> Staged<G> {
        self.game.audit().unwrap_or_else(|fault| panic!("the scene can't be: {fault}"));
        self
    }

    /// Plays an action, which must be allowed.
    #[track_caller]
    pub fn play(&mut self, who: impl Who<G>, text: &str) -> &mut Staged<G> {
        self.act(who.seat(&self.game), read::<G>(text))
    }

    /// Plays several actions of one player.
    #[track_caller]
    pub fn plays(&mut self, who: impl Who<G>, texts: &[&str]) -> &mut Staged<G> {
        for text in texts {
            self.play(who, text);
        }
        self
    }

    /// Lets the seat in turn give the mildest answer; false once the game is over.
    #[track_caller]
    pub fn drift(&mut self) -> bool {
        let seat = self.game.turn();
        seat.is_some_and(|seat| {
            self.act(seat, self.game.fallback(seat));
            true
        })
    }

    #[track_caller]
    fn act(&mut self, seat: Seat, action: G::Action) -> &mut Staged<G> {
        match self.game.play(seat, action, &mut self.log) {
            Ok(played) => self.last = played,
            Err(refusal) => panic!("`{action}` of {seat} is refused: {refusal:?}"),
        }
        self.game.audit().unwrap_or_else(|fault| panic!("after `{action}`: {fault}"));
        self
    }

    /// Why an action is refused; it must be.
    #[track_caller]
    pub fn refusal(&self, who: impl Who<G>, text: &str) -> Refusal {
        match self.game.check(who.seat(&self.game), read::<G>(text)) {
            Ok(()) => panic!("`{text}` is allowed"),
            Err(refusal) => refusal,
        }
    }

    /// Asserts that an action is refused by a rule.
    #[track_caller]
    pub fn refuses(&self, who: impl Who<G>, text: &str, rule: &str) -> &Staged<G> {
        let refusal = self.refusal(who, text);
        assert_eq!(refusal.rule, rule, "{refusal:?}");
        self
    }

    /// Whether an action is allowed.
    #[track_caller]
    pub fn allows(&self, who: impl Who<G>, text: &str) -> bool {
        self.game.check(who.seat(&self.game), read::<G>(text)).is_ok()
    }

    /// What a player may do, as text.
    pub fn legal(&self, who: impl Who<G>) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(who.seat(&self.game), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// The Fluent id of what a player is asked, or nothing.
    pub fn question(&self, who: impl Who<G>) -> Option<&'static str> {
        self.game.question(who.seat(&self.game)).map(|message| message.id)
    }

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }

    /// What has happened since the position was built.
    pub fn events(&self) -> &[G::Event] {
        self.log.events()
    }

    /// What a viewer was told of it.
    pub fn told_to(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events().iter().filter_map(|event| event.seen_by(viewer)).collect()
    }
}

#[track_caller]
fn read<G: Game>(text: &str) -> G::Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}
