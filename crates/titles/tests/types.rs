//! The browser's types of the games' views and events, and the names behind their numbers, are made from ours.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;

use table::Piece;
use table::ts::{TS, TypeVisitor};

/// Declares a type and everything it is made of, once each, by name: in what order the parts come is left open.
#[derive(Default)]
struct Declarations {
    known: HashSet<TypeId>,
    named: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.known.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // What has no file of its own is one of the browser's own types, such as a list or a number.
        if T::output_path().is_none() {
            return;
        }
        let mut text = String::new();
        for line in T::docs().unwrap_or_default().trim().lines() {
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let _ = writeln!(text, "export {}\n", T::decl());
        self.named.entry(T::ident()).or_insert(text);
    }
}

/// The words behind the numbers of a kind of piece, in their order.
fn words<T: ToString>(file: &mut String, name: &str, pieces: impl IntoIterator<Item = T>) {
    let words: Vec<String> = pieces.into_iter().map(|piece| format!("'{}'", piece.to_string())).collect();
    let _ = writeln!(file, "export const {name} = [{}] as const;", words.join(", "));
}

/// What a piece is called in the views.
fn word<T: serde::Serialize>(piece: &T) -> String {
    serde_json::to_value(piece).unwrap().as_str().unwrap().to_string()
}

fn file(game: &str, declarations: Declarations, tables: String) {
    let text = format!(
        "// Made from the types of the rules by `cargo xtask types`; do not edit.\n\n{}{tables}",
        declarations.named.into_values().collect::<String>()
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/games/{game}/types.ts"));
    if std::env::var_os("SYRTIS_WRITE_TYPES").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(written, text, "run `cargo xtask types`");
}

fn declared<View: TS + 'static, Event: TS + 'static>() -> Declarations {
    let mut declarations = Declarations::default();
    declarations.visit::<View>();
    declarations.visit::<Event>();
    declarations
}

#[test]
fn the_browser_knows_red_planet() {
    use redplanet::material::*;
    let mut tables = String::new();
    words(&mut tables, "ZONES", Zone::all());
    words(&mut tables, "RESOURCES", Resource::all());
    words(&mut tables, "CHARACTERS", Character::all());
    words(&mut tables, "COLOURS", Colour::all());
    words(&mut tables, "EVENT_CARDS", EventCard::all());
    file("redplanet", declared::<redplanet::View, redplanet::Event>(), tables);
}

#[test]
fn the_browser_knows_ares() {
    use ares::material::*;
    let mut tables = String::new();
    words(&mut tables, "CARDS", Card::all());
    words(&mut tables, "CORPORATIONS", Corporation::all());
    words(&mut tables, "HOLDERS", catalog().holders);
    words(&mut tables, "TAGS", Tag::ALL.iter().map(word));
    words(&mut tables, "PHASES", Phase::ALL.iter().map(word));
    file("ares", declared::<ares::View, ares::Event>(), tables);
}

#[test]
fn the_browser_knows_martians() {
    use martians::material::*;
    macro_rules! tables {
        ($tables:ident: $($name:literal = $Piece:ident),* $(,)?) => {
            $(words(&mut $tables, $name, $Piece::ALL.iter().map(|piece| piece.id()));)*
        };
    }
    let mut tables = String::new();
    tables!(tables:
        "RESOURCES" = Resource, "DIGS" = Dig, "RESEARCH" = Research, "CROPS" = Crop, "EXPLORATIONS" = Exploration,
        "EVENT_CARDS" = EventCard, "COMMISSIONS" = Commission, "GOALS" = HiddenGoal, "EXPERTS" = Expert,
        "ASSISTANTS" = Assistant, "WEATHERS" = Weather, "MINERALS" = Mineral, "BUILDINGS" = Building, "WORKS" = Work,
        "INSTALLATIONS" = Installation, "COLONY_TECHS" = ColonyTech, "CORP_TECHS" = CorpTech, "DEMANDS" = Demand,
        "ZONES" = Zone, "COLOURS" = Colour, "QUARTERS" = Quarter, "SCENARIOS" = Scenario,
        "REQUIREMENTS" = Requirement, "CONDITIONS" = Condition,
    );
    words(&mut tables, "GOODS", GOODS.iter().map(|good| good.id()));
    words(&mut tables, "FIELD_BUILDINGS", (0..FIELDS).map(|field| Field(field as u8).building().id()));
    let places = COORDINATES.iter().map(|(q, r)| format!("[{q}, {r}]")).collect::<Vec<_>>().join(", ");
    let _ = writeln!(tables, "export const HEXES: [q: number, r: number][] = [{places}];");
    file("martians", declared::<martians::View, martians::Event>(), tables);
}
