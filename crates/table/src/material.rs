use std::collections::BTreeMap;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// How sure a piece is: where its decisive values come from. The most certain comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Read in a rulebook or on the component.
    Printed,
    /// Told by people who have the game.
    Reported,
    /// Taken from lists and programs of other people, which agree or of which there is one: the note says so.
    ThirdParty,
    /// The sources disagree in something that changes play; the note says which one is followed.
    Disputed,
    /// Some values are known, others are our own or our inference: [`Origin::own`] says which.
    Mixed,
    /// Our own design, because no source gives the values.
    Designed,
}

impl Provenance {
    /// All of them, the most certain first.
    pub const ALL: [Provenance; 6] = [
        Provenance::Printed,
        Provenance::Reported,
        Provenance::ThirdParty,
        Provenance::Disputed,
        Provenance::Mixed,
        Provenance::Designed,
    ];

    /// Its word in the data.
    pub const fn word(self) -> &'static str {
        match self {
            Provenance::Printed => "printed",
            Provenance::Reported => "reported",
            Provenance::ThirdParty => "third_party",
            Provenance::Disputed => "disputed",
            Provenance::Mixed => "mixed",
            Provenance::Designed => "designed",
        }
    }
}

/// What can be known of a piece, or be our own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aspect {
    /// Its name.
    Name,
    /// That there is such a piece.
    Existence,
    /// What kind of piece it is.
    Kind,
    /// What it does.
    Effect,
    /// A detail of what it does; the note says which.
    Detail,
    /// When it acts.
    Timing,
    /// How many astronauts it places.
    Number,
    /// The actions on it.
    Actions,
    /// What it costs.
    Price,
    /// What it pays.
    Reward,
    /// What it is worth.
    Value,
    /// The points it pays.
    Points,
    /// The zones it names.
    Zones,
    /// The places beside it.
    Links,
    /// The places beside it along the rim.
    Rim,
    /// Its shape.
    Shape,
    /// How long it is.
    Length,
    /// How many of it there are.
    Count,
    /// The cycle it belongs to.
    Cycle,
    /// How many action fields it has.
    Fields,
}

impl Aspect {
    /// All of them.
    pub const ALL: [Aspect; 20] = [
        Aspect::Name,
        Aspect::Existence,
        Aspect::Kind,
        Aspect::Effect,
        Aspect::Detail,
        Aspect::Timing,
        Aspect::Number,
        Aspect::Actions,
        Aspect::Price,
        Aspect::Reward,
        Aspect::Value,
        Aspect::Points,
        Aspect::Zones,
        Aspect::Links,
        Aspect::Rim,
        Aspect::Shape,
        Aspect::Length,
        Aspect::Count,
        Aspect::Cycle,
        Aspect::Fields,
    ];

    /// Its word in the data.
    pub const fn word(self) -> &'static str {
        match self {
            Aspect::Name => "name",
            Aspect::Existence => "existence",
            Aspect::Kind => "kind",
            Aspect::Effect => "effect",
            Aspect::Detail => "detail",
            Aspect::Timing => "timing",
            Aspect::Number => "number",
            Aspect::Actions => "actions",
            Aspect::Price => "price",
            Aspect::Reward => "reward",
            Aspect::Value => "value",
            Aspect::Points => "points",
            Aspect::Zones => "zones",
            Aspect::Links => "links",
            Aspect::Rim => "rim",
            Aspect::Shape => "shape",
            Aspect::Length => "length",
            Aspect::Count => "count",
            Aspect::Cycle => "cycle",
            Aspect::Fields => "fields",
        }
    }
}

/// How far a value can be relied on. The most certain comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Read where it is printed.
    Certain,
    /// Several witnesses, or a close reading of the print.
    High,
    /// A good reason, but no witness who could not be wrong.
    Medium,
    /// A single program or report.
    Low,
    /// Our own; nobody knows.
    None,
}

impl Level {
    /// All of them, the most certain first.
    pub const ALL: [Level; 5] = [Level::Certain, Level::High, Level::Medium, Level::Low, Level::None];

    /// Its word in the data.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Certain => "certain",
            Level::High => "high",
            Level::Medium => "medium",
            Level::Low => "low",
            Level::None => "none",
        }
    }
}

/// How far a piece can be relied on: as a whole, or each of its parts. Programs get a list of parts and levels.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Confidence {
    /// The same for all of it.
    Whole(Level),
    /// What differs, part by part.
    Parts(BTreeMap<Aspect, Level>),
}

impl Confidence {
    /// The levels with their parts; one without a part for the whole.
    pub fn levels(&self) -> Vec<(Option<Aspect>, Level)> {
        match self {
            Confidence::Whole(level) => vec![(None, *level)],
            Confidence::Parts(parts) => parts.iter().map(|(part, level)| (Some(*part), *level)).collect(),
        }
    }
}

impl Serialize for Confidence {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Told {
            part: Option<Aspect>,
            level: Level,
        }
        to.collect_seq(self.levels().into_iter().map(|(part, level)| Told { part, level }))
    }
}

impl std::fmt::Display for Confidence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let said = self.levels().into_iter().map(|(part, level)| match part {
            None => level.word().into(),
            Some(part) => format!("{} {}", part.word(), level.word()),
        });
        f.write_str(&said.collect::<Vec<String>>().join(", "))
    }
}

/// Where a piece of the box comes from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// How sure it is. Every piece says so.
    pub provenance: Provenance,
    /// What of it is our own: always said of a mixed piece, and of a disputed one where it applies.
    #[serde(default)]
    pub own: Vec<Aspect>,
    /// How far it can be relied on.
    pub confidence: Confidence,
    /// Where it was read.
    pub source: String,
    /// What else is known of it.
    #[serde(default)]
    pub note: String,
    /// The rules it enforces, for `cargo xtask rules`.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// The fields of an [`Origin`].
const ORIGIN: [&str; 6] = ["provenance", "own", "confidence", "source", "note", "rules"];

impl Origin {
    /// Words of a note or a source that speak of values nobody has read anywhere.
    const OURS: [&str; 5] = ["derived", "inferred", "designed", "assumed", "guess"];

    /// A mixed piece says what of it is our own. A printed, reported or second-hand one has nothing of the kind, and
    /// neither its note nor its source says otherwise.
    fn check(&self) -> Result<(), String> {
        if self.provenance == Provenance::Mixed && self.own.is_empty() {
            return Err("a mixed piece says in `own` what of it is ours".into());
        }
        if !matches!(self.provenance, Provenance::Mixed | Provenance::Disputed) && !self.own.is_empty() {
            return Err("only a mixed or disputed piece has `own` parts".into());
        }
        if self.provenance == Provenance::Disputed && !self.note.to_lowercase().contains("we follow") {
            return Err("the note of a disputed piece says whom we follow".into());
        }
        let unsure =
            |(part, level): &(Option<Aspect>, Level)| *part != Some(Aspect::Name) && *level > Level::High;
        if self.provenance == Provenance::Printed && self.confidence.levels().iter().any(unsure) {
            return Err("what is printed is certain, or nearly so".into());
        }
        if self.provenance == Provenance::Designed || !self.own.is_empty() {
            return Ok(());
        }
        let told = [&self.note, &self.source];
        match Self::OURS.iter().find(|word| told.iter().any(|text| text.contains(*word))) {
            Some(word) => Err(format!("`{word}`, but it is called {}", self.provenance.word())),
            None => Ok(()),
        }
    }
}

/// An entry of the data: what the rules read of it, where it comes from, and its fields for a gallery.
///
/// ```
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Ship {
///     id: String,
///     capacity: u8,
/// }
/// let ship = r#"{"id": "S01", "capacity": 4, "provenance": "designed", "confidence": "low", "source": "designed"}"#;
/// let ship: table::Sourced<Ship> = serde_json::from_str(ship)?;
/// assert_eq!((ship.entry.id.as_str(), ship.entry.capacity), ("S01", 4));
/// assert_eq!(ship.origin.provenance, table::Provenance::Designed);
///
/// let unmarked = r#"{"id": "S01", "capacity": 4, "confidence": "low", "source": "designed"}"#;
/// let error = serde_json::from_str::<table::Sourced<Ship>>(unmarked).err().unwrap();
/// assert!(error.to_string().contains("missing field `provenance`"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sourced<T> {
    /// What the rules read.
    pub entry: T,
    /// Where it comes from.
    pub origin: Origin,
    /// All its fields but the origin.
    pub facts: Value,
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Sourced<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Sourced<T>, D::Error> {
        let mut facts = Map::deserialize(from)?;
        let named = |facts: &Map<String, Value>, error: &dyn std::fmt::Display| {
            let name = facts.get("id").or(facts.get("name")).unwrap_or(&Value::Null);
            D::Error::custom(format!("{name}: {error}"))
        };
        let origin: Map<String, Value> =
            ORIGIN.iter().filter_map(|field| facts.remove_entry(*field)).collect();
        let origin: Origin =
            serde_json::from_value(Value::Object(origin)).map_err(|error| named(&facts, &error))?;
        origin.check().map_err(|error| named(&facts, &error))?;
        let fields = Value::Object(facts.clone());
        let entry = serde_json::from_value(fields).map_err(|error| named(&facts, &error))?;
        Ok(Sourced { entry, origin, facts: Value::Object(facts) })
    }
}

/// One entry of what lies in the box, for galleries and for honesty: what it is and how sure we are of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Item {
    /// The kind of component in one word: `ship`, `project`, `event`.
    pub kind: &'static str,
    /// Its id in the data, such as `rich_vein`.
    pub id: &'static str,
    /// The Fluent id of its name.
    pub name: &'static str,
    /// The Fluent id of what it does, where it has a text.
    pub text: Option<&'static str>,
    /// How many of it lie in the box.
    pub copies: u16,
    /// How sure it is.
    pub provenance: Provenance,
    /// What of it is our own.
    pub own: Vec<Aspect>,
    /// How far it can be relied on.
    pub confidence: Confidence,
    /// Where it was read.
    pub source: &'static str,
    /// What else is known of it; often nothing.
    pub note: &'static str,
    /// The name of the test that proves its effect, where one test proves one card.
    pub tested_by: Option<String>,
    /// Its numbers, as in the data, for a gallery.
    pub facts: Value,
}

impl Item {
    /// An item of the data; `piece` is its id, its name and its text.
    pub fn new(
        kind: &'static str,
        piece: (&'static str, &'static str, Option<&'static str>),
        origin: &Origin,
        facts: Value,
    ) -> Item {
        let (id, name, text) = piece;
        Item {
            kind,
            id,
            name,
            text,
            copies: 1,
            provenance: origin.provenance,
            own: origin.own.clone(),
            confidence: origin.confidence.clone(),
            source: forever(origin.source.as_str()),
            note: forever(origin.note.as_str()),
            tested_by: None,
            facts,
        }
    }
}

/// How many pieces of a kind are how sure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sureness {
    /// The kind of component.
    pub kind: &'static str,
    /// How sure they are.
    pub provenance: Provenance,
    /// How many of them lie in the box.
    pub pieces: u32,
}

/// Counts the pieces of a box by kind and provenance: the kinds in the order of the box, the most certain first.
pub fn sureness(items: &[Item]) -> Vec<Sureness> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for item in items {
        if !kinds.contains(&item.kind) {
            kinds.push(item.kind);
        }
    }
    let of = |kind: &'static str, provenance| Sureness {
        kind,
        provenance,
        pieces: items
            .iter()
            .filter(|item| item.kind == kind && item.provenance == provenance)
            .map(|item| u32::from(item.copies))
            .sum(),
    };
    let all = kinds.into_iter().flat_map(|kind| Provenance::ALL.map(|provenance| of(kind, provenance)));
    all.filter(|sure| sure.pieces > 0).collect()
}

/// A text that lives as long as the program. For words made from the data of the box, of which there is a fixed
/// number.
pub fn forever(text: impl Into<String>) -> &'static str {
    Box::leak(text.into().into_boxed_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Ship {
        id: String,
        capacity: u8,
    }

    /// A ship with these fields besides those that every ship has.
    fn ship(fields: &str) -> Result<Sourced<Ship>, serde_json::Error> {
        let common = r#""id": "S01", "capacity": 4, "confidence": "low", "source": "a review""#;
        serde_json::from_str(&format!("{{{common}{fields}}}"))
    }

    fn refused(fields: &str) -> String {
        ship(fields).err().expect("refused").to_string()
    }

    #[test]
    fn a_piece_without_a_mark_or_with_a_field_that_nobody_reads_is_refused() {
        let good = ship(r#", "provenance": "reported", "note": "seen once""#).unwrap();
        assert_eq!((good.entry.id.as_str(), good.entry.capacity), ("S01", 4));
        assert_eq!((good.origin.provenance, good.origin.note.as_str()), (Provenance::Reported, "seen once"));
        assert_eq!(good.facts, serde_json::json!({ "id": "S01", "capacity": 4 }));
        assert!(refused("").contains("\"S01\": missing field `provenance`"));
        assert!(refused(r#", "provenance": "reported", "seats": 4"#).contains("unknown field `seats`"));
        assert!(refused(r#", "provenance": "sure""#).contains("unknown variant `sure`"));
    }

    #[test]
    fn a_mixed_piece_says_what_of_it_is_ours_and_no_other_does() {
        let mixed = ship(r#", "provenance": "mixed", "own": ["count"]"#).unwrap();
        assert_eq!(mixed.origin.own, [Aspect::Count]);
        let disputed = r#", "provenance": "disputed", "own": ["count"], "note": "We follow the review""#;
        let disputed = ship(disputed).unwrap();
        assert_eq!(disputed.origin.own, [Aspect::Count]);
        assert!(refused(r#", "provenance": "mixed""#).contains("what of it is ours"));
        assert!(
            refused(r#", "provenance": "reported", "own": ["count"]"#)
                .contains("only a mixed or disputed piece")
        );
    }

    #[test]
    fn a_note_that_speaks_of_guesses_does_not_go_with_a_more_certain_label() {
        for word in ["derived", "inferred", "designed", "assumed", "a guess"] {
            let fields = |provenance: &str| format!(r#", "provenance": "{provenance}", "note": "{word}""#);
            for provenance in ["reported", "third_party"] {
                assert!(refused(&fields(provenance)).contains("but it is called"), "{word} {provenance}");
            }
            assert!(ship(&fields("designed")).is_ok());
            assert!(ship(&format!(r#"{}, "own": ["count"]"#, fields("mixed"))).is_ok());
        }
    }

    #[test]
    fn a_disputed_piece_says_whom_we_follow_and_a_printed_one_is_certain() {
        assert!(refused(r#", "provenance": "disputed", "note": "two books""#).contains("whom we follow"));
        assert!(ship(r#", "provenance": "disputed", "note": "Two books; we follow the first.""#).is_ok());
        assert!(refused(r#", "provenance": "printed""#).contains("is certain"), "its confidence is low");
    }

    #[test]
    fn confidence_is_one_level_or_one_for_each_part() {
        let of = |json: &str| serde_json::from_str::<Confidence>(json).unwrap();
        assert_eq!(of(r#""high""#).levels(), [(None, Level::High)]);
        let parts = of(r#"{"count": "low", "effect": "certain"}"#);
        assert_eq!(
            parts.levels(),
            [(Some(Aspect::Effect), Level::Certain), (Some(Aspect::Count), Level::Low)]
        );
        assert_eq!(parts.to_string(), "effect certain, count low");
        let told = serde_json::json!([{ "part": "effect", "level": "certain" }, { "part": "count", "level": "low" }]);
        assert_eq!(serde_json::to_value(&parts).unwrap(), told);
        assert!(serde_json::from_str::<Confidence>(r#""quite sure""#).is_err());
    }

    #[test]
    fn the_words_are_those_of_the_data() {
        for provenance in Provenance::ALL {
            assert_eq!(serde_json::to_value(provenance).unwrap(), provenance.word());
        }
        for aspect in Aspect::ALL {
            assert_eq!(serde_json::to_value(aspect).unwrap(), aspect.word());
        }
        for level in Level::ALL {
            assert_eq!(serde_json::to_value(level).unwrap(), level.word());
        }
    }

    #[test]
    fn pieces_are_counted_by_kind_and_certainty() {
        let origin = |provenance| Origin {
            provenance,
            own: Vec::new(),
            confidence: Confidence::Whole(Level::None),
            source: String::new(),
            note: String::new(),
            rules: Vec::new(),
        };
        let item = |kind, provenance, copies| {
            let item = Item::new(kind, ("id", "name", None), &origin(provenance), Value::Null);
            Item { copies, ..item }
        };
        let items = [
            item("ship", Provenance::Designed, 2),
            item("card", Provenance::Printed, 6),
            item("ship", Provenance::Printed, 1),
            item("ship", Provenance::Designed, 3),
        ];
        let counted: Vec<_> =
            sureness(&items).iter().map(|sure| (sure.kind, sure.provenance, sure.pieces)).collect();
        assert_eq!(
            counted,
            [
                ("ship", Provenance::Printed, 1),
                ("ship", Provenance::Designed, 5),
                ("card", Provenance::Printed, 6)
            ]
        );
    }
}
