use table::ts::{Browser, Constants};

use crate::Martians;
use crate::material::*;

impl Browser for Martians {
    fn constants(out: &mut Constants) {
        macro_rules! ids {
            ($($name:literal = $Piece:ident),* $(,)?) => {
                $(out.ids($name, $Piece::ALL.iter().map(|piece| piece.id()));)*
            };
        }
        ids!(
            "RESOURCES" = Resource,
            "DIGS" = Dig,
            "RESEARCH" = Research,
            "CROPS" = Crop,
            "EXPLORATIONS" = Exploration,
            "EVENT_CARDS" = EventCard,
            "COMMISSIONS" = Commission,
            "GOALS" = HiddenGoal,
            "EXPERTS" = Expert,
            "ASSISTANTS" = Assistant,
            "WEATHERS" = Weather,
            "MINERALS" = Mineral,
            "BUILDINGS" = Building,
            "WORKS" = Work,
            "INSTALLATIONS" = Installation,
            "COLONY_TECHS" = ColonyTech,
            "CORP_TECHS" = CorpTech,
            "DEMANDS" = Demand,
            "ZONES" = Zone,
            "COLOURS" = Colour,
            "QUARTERS" = Quarter,
            "SCENARIOS" = Scenario,
            "REQUIREMENTS" = Requirement,
            "CONDITIONS" = Condition,
        );
        let works = |building: &Building| {
            let ids: Vec<_> = building.works().iter().map(|work| format!("'{work}'")).collect();
            format!("{building}: [{}]", ids.join(", "))
        };
        let works: Vec<_> = Building::ALL.iter().map(works).collect();
        out.value("WORKS_OF", "Record<Building, Work[]>", &format!("{{ {} }}", works.join(", ")));
        out.value("MARKERS", "number", &MARKERS.to_string());
        out.ids("GOODS", GOODS.iter().map(|good| good.id()));
        out.ids("FIELD_BUILDINGS", (0..FIELDS).map(|field| Field(field as u8).building().id()));
        let hexes = COORDINATES.iter().map(|(q, r)| format!("[{q}, {r}]")).collect::<Vec<_>>().join(", ");
        out.value("HEXES", "[q: number, r: number][]", &format!("[{hexes}]"));
    }
}
