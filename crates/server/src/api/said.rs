use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence for people in no particular language: the id of a Fluent message and its arguments. It describes
/// [`table::Message`], which is what is sent.
#[derive(Serialize, TS, ToSchema)]
pub struct Said {
    /// The Fluent id.
    id: String,
    /// The arguments with their names.
    args: Vec<(String, Arg)>,
}

/// An argument of a message.
#[derive(Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A seat: show the name of the person there.
    Seat(u8),
    /// A name that is itself a Fluent id.
    Name(String),
}

/// An event as its viewer sees it.
#[derive(Serialize, TS, ToSchema)]
pub struct Told {
    /// What happened, as data of the game.
    #[ts(type = "unknown")]
    event: serde_json::Value,
    /// The sentence for the log.
    message: Said,
    /// What it is to people who follow the game: nothing to speak of, a step among others, the beginning of a round,
    /// something to stop at, or what comes of that.
    #[ts(type = "'slight' | 'plain' | 'round' | 'big' | 'outcome'")]
    #[schema(value_type = String)]
    weight: table::Weight,
}

/// A part of a position in words.
#[derive(Serialize, TS, ToSchema)]
pub struct Words {
    /// What it is about: a zone, a ship, a player.
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    about: table::Message,
    /// What there is to say about it, in order.
    #[ts(as = "Vec<Said>")]
    #[schema(value_type = Vec<Said>)]
    parts: Vec<table::Message>,
}

impl From<table::Paragraph> for Words {
    fn from(paragraph: table::Paragraph) -> Words {
        Words { about: paragraph.about, parts: paragraph.parts }
    }
}

/// How a game ended.
#[derive(Serialize, TS, ToSchema)]
pub struct Finish {
    /// The seats that won; empty if all lost.
    winners: Vec<u8>,
    /// Nobody wins or loses; the score is written down.
    recorded: bool,
    /// Everybody with a score.
    standings: Vec<Standing>,
    /// Why it ended like this: the steps of a mission, what each card brought, what broke a tie.
    epilogue: Vec<Words>,
}

/// The result of one scored party.
#[derive(Serialize, TS, ToSchema)]
pub struct Standing {
    /// A seat, or the name of a colour that no seat plays.
    #[ts(as = "Arg")]
    #[schema(value_type = Arg)]
    who: table::Arg,
    score: i32,
    /// Decides between equal scores; higher is better.
    tie_break: i32,
    /// 1 for the best; ties share a place.
    place: u8,
    /// The points from each source, as Fluent id and points.
    sources: Vec<(&'static str, i32)>,
}

impl Finish {
    /// How a game ended; nothing before the end.
    pub fn of(game: &dyn titles::Table) -> Option<Finish> {
        let outcome = game.outcome()?;
        let standing = |standing: table::Standing| Standing {
            who: standing.who,
            score: standing.score,
            tie_break: standing.tie_break,
            place: standing.place,
            sources: standing.sources,
        };
        Some(Finish {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            recorded: outcome.recorded,
            standings: outcome.standings.into_iter().map(standing).collect(),
            epilogue: game.epilogue().into_iter().map(Words::from).collect(),
        })
    }
}
