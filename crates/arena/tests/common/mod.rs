//! A lottery with known chances. Each seat in turn buys a good ticket, which counts three times, or a bad one, which
//! counts once; then seat 0 draws the winner. At a cooperative table, all win with a chance of three in four if all
//! tickets are good, otherwise with one in four.
#![allow(dead_code)]

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use arena::{Contender, Format, Nets, TableSpec, Tournament};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{
    ActionError, Arg, Confidence, Evaluate, Fault, Field, FieldKind, Game, Item, Kind, Layout, Level, Log,
    Message, Observe, OptionsError, Outcome, Played, Provenance, QuestionKind, Refusal, Rng, Seat, SeatSet,
    Seed, Standing, Viewer,
};
use titles::TitleOf;

pub static LOTTERY: TitleOf<Lottery> = TitleOf::new();

const MOST: usize = 4;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lottery {
    pub open: Open,
    rng: Rng,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    options: Options,
    bought: [Option<Ticket>; MOST],
    won: Option<SeatSet>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    pub together: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ticket {
    Bad,
    Good,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Buy(Ticket),
    /// The only action once all have bought. It separates the value of a ticket from the luck of the draw.
    Draw,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Viewer,
    open: Open,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Drawn;

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, together: false }
    }
}

impl table::Options for Options {
    fn fields() -> Vec<Field> {
        vec![
            Field::new("players", FieldKind::Number { min: 1, max: MOST as i64 }),
            Field::new("together", FieldKind::Flag),
        ]
    }
    fn cases() -> Vec<Options> {
        vec![Options::default()]
    }
    fn seats(&self) -> u8 {
        self.players
    }
    fn variant(&self) -> &'static str {
        if self.together { "coop" } else { "standard" }
    }
    fn check(&self) -> Result<(), OptionsError> {
        Ok(())
    }
}

impl Ticket {
    fn weight(self) -> u32 {
        match self {
            Ticket::Bad => 1,
            Ticket::Good => 3,
        }
    }
}

impl table::Action for Action {
    const COUNT: usize = 3;
    fn kinds() -> &'static [Kind] {
        &[Kind { name: "buy", first: 0, room: 2 }, Kind { name: "draw", first: 2, room: 1 }]
    }
    fn index(self) -> usize {
        match self {
            Action::Buy(ticket) => ticket as usize,
            Action::Draw => 2,
        }
    }
    fn from_index(index: usize) -> Option<Action> {
        [Action::Buy(Ticket::Bad), Action::Buy(Ticket::Good), Action::Draw].get(index).copied()
    }
    fn message(self) -> Message {
        match self {
            Action::Buy(Ticket::Bad) => Message::new("lottery-buy").with("ticket", "lottery-bad"),
            Action::Buy(Ticket::Good) => Message::new("lottery-buy").with("ticket", "lottery-good"),
            Action::Draw => Message::new("lottery-draw"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Buy(Ticket::Bad) => "buy bad",
            Action::Buy(Ticket::Good) => "buy good",
            Action::Draw => "draw",
        })
    }
}

impl FromStr for Action {
    type Err = ActionError;
    fn from_str(text: &str) -> Result<Action, ActionError> {
        match text {
            "buy bad" => Ok(Action::Buy(Ticket::Bad)),
            "buy good" => Ok(Action::Buy(Ticket::Good)),
            "draw" => Ok(Action::Draw),
            _ => Err(ActionError::new(text)),
        }
    }
}

impl table::Event for Drawn {
    fn seen_by(&self, _viewer: Viewer) -> Option<Drawn> {
        Some(Drawn)
    }
    fn message(&self) -> Message {
        Message::new("lottery-drawn")
    }
}

impl table::Viewed for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl Lottery {
    /// The seat that buys next; none if it is time to draw.
    fn buyer(&self) -> Option<Seat> {
        (0..self.open.options.players).map(Seat).find(|seat| self.open.bought[seat.index()].is_none())
    }

    fn draw(&mut self) {
        let seats = usize::from(self.open.options.players);
        let tickets: Vec<Ticket> = self.open.bought[..seats].iter().flatten().copied().collect();
        let won = if self.open.options.together {
            let chances = if tickets.iter().all(|ticket| *ticket == Ticket::Good) { 3 } else { 1 };
            let won = self.rng.below(4) < chances;
            if won { SeatSet::all(seats as u8) } else { SeatSet::EMPTY }
        } else {
            let mut drawn = self.rng.below(tickets.iter().map(|ticket| ticket.weight()).sum());
            let mut winner = 0;
            while drawn >= tickets[winner].weight() {
                drawn -= tickets[winner].weight();
                winner += 1;
            }
            SeatSet::only(Seat(winner as u8))
        };
        self.open.won = Some(won);
    }
}

impl Game for Lottery {
    const NAME: &'static str = "lottery";
    const VERSION: u16 = 3;
    const LONGEST: usize = MOST + 1;
    const QUESTIONS: &'static [QuestionKind] = &[QuestionKind::new("lottery-ask", &["LO-TURN-01"])];
    type Options = Options;
    type Action = Action;
    type Event = Drawn;
    type View = View;
    type Facts = ();

    fn new(options: &Options, seed: impl Into<Seed>) -> Result<Lottery, OptionsError> {
        let open = Open { options: options.clone(), bought: [None; MOST], won: None };
        Ok(Lottery { open, rng: Rng::seeded(seed) })
    }
    fn options(&self) -> &Options {
        &self.open.options
    }
    fn to_act(&self) -> SeatSet {
        self.turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }
    fn turn(&self) -> Option<Seat> {
        if self.open.won.is_some() {
            return None;
        }
        self.buyer().or(Some(Seat(0)))
    }
    fn question(&self, seat: Seat) -> Option<Message> {
        (self.turn() == Some(seat)).then(|| Message::new("lottery-ask"))
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.turn() == Some(seat) {
            match self.buyer() {
                Some(_) => out.extend([Action::Buy(Ticket::Bad), Action::Buy(Ticket::Good)]),
                None => out.push(Action::Draw),
            }
        }
    }
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
    }
    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let now = (action == Action::Draw) == self.buyer().is_none();
        if now && self.turn() == Some(seat) {
            Ok(())
        } else {
            Err(Refusal::new("LO-TURN-01", "lottery-not-now"))
        }
    }
    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Lottery>) -> Played {
        match action {
            Action::Buy(ticket) => self.open.bought[seat.index()] = Some(ticket),
            Action::Draw => {
                self.draw();
                log.tell(|| Drawn);
            }
        }
        Played::openly(self.open.options.players)
    }
    fn fallback(&self, _seat: Seat) -> Action {
        if self.buyer().is_some() { Action::Buy(Ticket::Bad) } else { Action::Draw }
    }
    fn view(&self, viewer: Viewer) -> View {
        View { viewer, open: self.open.clone() }
    }
    fn facts(_view: &View) {}

    fn outcome(&self) -> Option<Outcome> {
        let winners = self.open.won?;
        let standing = |seat: u8| {
            let won = winners.contains(Seat(seat));
            let score = i32::from(won);
            let place = if won { 1 } else { 2 };
            Standing {
                who: Arg::Seat(Seat(seat)),
                score,
                tie_break: 0,
                place,
                sources: vec![("lottery-luck", score)],
            }
        };
        let standings = (0..self.open.options.players).map(standing).collect();
        Some(Outcome { winners, recorded: false, standings })
    }
    fn imagine(view: &View, rng: &mut Rng) -> Lottery {
        Lottery { open: view.open.clone(), rng: rng.fork() }
    }
    fn audit(&self) -> Result<(), Fault> {
        Ok(())
    }
    fn round(&self) -> u16 {
        1
    }
    fn material() -> Vec<Item> {
        let item = |id, name| Item {
            kind: "ticket",
            id,
            name,
            text: None,
            copies: 1,
            provenance: Provenance::Designed,
            own: Vec::new(),
            confidence: Confidence::Whole(Level::Certain),
            source: "here",
            note: "",
            tested_by: None,
            facts: json!({}),
        };
        vec![item("bad", "lottery-bad"), item("good", "lottery-good")]
    }
    fn messages() -> Vec<String> {
        Vec::new()
    }
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::new);

/// There is nothing to see at a lottery.
impl Observe for Lottery {
    fn layout() -> &'static Layout {
        &LAYOUT
    }

    fn inputs(&self, _seat: Seat, out: &mut Vec<u16>) {
        out.clear();
    }
}

impl Evaluate for Lottery {
    type Weights = ();
    fn weights() -> &'static () {
        &()
    }
    fn evaluate(&self, seat: Seat, (): &()) -> f32 {
        if let Some(won) = self.open.won {
            return if won.contains(seat) { 1.0 / won.len() as f32 } else { 0.0 };
        }
        let weight = |ticket: &Option<Ticket>| ticket.map_or(2.0, |ticket| ticket.weight() as f32);
        let all: f32 = self.open.bought[..usize::from(self.open.options.players)].iter().map(weight).sum();
        weight(&self.open.bought[seat.index()]) / all
    }
}

/// A lottery for this many players.
pub fn lottery(players: u8, together: bool) -> TableSpec {
    TableSpec::of(&LOTTERY, json!({ "players": players, "together": together })).unwrap()
}

/// The bots with these names.
pub fn bots(names: &[&str]) -> Vec<Contender> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

/// A tournament of these bots at these tables.
pub fn tournament(tables: Vec<TableSpec>, names: &[&str], games: u64) -> Tournament {
    Tournament {
        bots: bots(names),
        tables,
        format: Format::Pairs,
        both: false,
        games,
        seed: 5,
        nets: Nets::new(),
    }
}
