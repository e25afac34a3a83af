use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// How sure a piece is: where its decisive values come from. The most certain comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Read in a rulebook or on the component.
    Printed,
    /// Told by people who have the game.
    Reported,
    /// Taken from lists and programs of other people.
    ThirdParty,
    /// The sources disagree; the one that is followed is named.
    Disputed,
    /// Some values are known, others are our own: [`Origin::own`] says which.
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

/// What of a piece can be our own while the rest of it is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Own {
    /// Its name.
    Name,
    /// What it does.
    Effect,
    /// The points it pays.
    Points,
    /// The zones it names.
    Zones,
    /// The places beside it.
    Links,
    /// How many of it there are.
    Count,
    /// The cycle it belongs to.
    Cycle,
    /// How many action fields it has.
    Fields,
}

impl Own {
    /// Its word in the data.
    pub const fn word(self) -> &'static str {
        match self {
            Own::Name => "name",
            Own::Effect => "effect",
            Own::Points => "points",
            Own::Zones => "zones",
            Own::Links => "links",
            Own::Count => "count",
            Own::Cycle => "cycle",
            Own::Fields => "fields",
        }
    }
}

/// Where a piece of the box comes from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// How sure it is. Every piece says so.
    pub provenance: Provenance,
    /// What of a mixed piece is our own.
    #[serde(default)]
    pub own: Vec<Own>,
    /// How sure it is, in the words of the data.
    pub confidence: String,
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
    /// A mixed piece says what of it is our own, and no other piece does.
    fn check(&self) -> Result<(), &'static str> {
        match (self.provenance == Provenance::Mixed, self.own.is_empty()) {
            (true, true) => Err("a mixed piece says in `own` what of it is ours"),
            (false, false) => Err("only a mixed piece has `own` parts"),
            (true, false) | (false, true) => Ok(()),
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
    /// What of a mixed piece is our own.
    pub own: Vec<Own>,
    /// How sure it is, in the words of the data.
    pub confidence: &'static str,
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
            confidence: forever(origin.confidence.as_str()),
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
        assert!(refused(r#", "provenance": "printed", "seats": 4"#).contains("unknown field `seats`"));
        assert!(refused(r#", "provenance": "sure""#).contains("unknown variant `sure`"));
    }

    #[test]
    fn a_mixed_piece_says_what_of_it_is_ours_and_no_other_does() {
        let mixed = ship(r#", "provenance": "mixed", "own": ["count"]"#).unwrap();
        assert_eq!(mixed.origin.own, [Own::Count]);
        assert!(refused(r#", "provenance": "mixed""#).contains("what of it is ours"));
        assert!(refused(r#", "provenance": "printed", "own": ["count"]"#).contains("only a mixed piece"));
    }

    #[test]
    fn the_words_are_those_of_the_data() {
        for provenance in Provenance::ALL {
            assert_eq!(serde_json::to_value(provenance).unwrap(), provenance.word());
        }
        let own = [
            Own::Name,
            Own::Effect,
            Own::Points,
            Own::Zones,
            Own::Links,
            Own::Count,
            Own::Cycle,
            Own::Fields,
        ];
        for part in own {
            assert_eq!(serde_json::to_value(part).unwrap(), part.word());
        }
    }

    #[test]
    fn pieces_are_counted_by_kind_and_certainty() {
        let origin = |provenance| Origin {
            provenance,
            own: Vec::new(),
            confidence: String::new(),
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
