//! The position in words says what a viewer may know and nothing else.

use table::{Message, Paragraph, Seat, Viewer};
use titles::words::Words;

const ADA: Viewer = Viewer::Seat(Seat(0));
const BEN: Viewer = Viewer::Seat(Seat(1));

/// A board as lines `about: part · part`.
fn lines(board: &[Paragraph]) -> Vec<String> {
    let (words, names) = (Words::english(), ["Ada", "Ben", "Cleo", "Dan"].map(String::from));
    let say = |message: &Message| words.say_strictly(message, &names).expect("a text with all its arguments");
    let line = |paragraph: &Paragraph| {
        let parts: Vec<_> = paragraph.parts.iter().map(say).collect();
        format!("{}: {}", say(&paragraph.about), parts.join(" · "))
    };
    board.iter().map(line).collect()
}

fn has(told: &[String], line: &str) {
    assert!(told.iter().any(|one| one == line), "`{line}` is not in {told:#?}");
}

mod ares_expedition {
    use ares::material::Phase;
    use ares::scene::{Scene, coop, scene, solo};
    use ares::{Ares, Variant};
    use table::{Game, Viewer};

    use super::{ADA, BEN, has, lines};

    fn told(scene: &Scene, viewer: Viewer) -> Vec<String> {
        lines(&Ares::describe(&scene.game.view(viewer)))
    }

    fn tells(scene: &Scene, viewer: Viewer, line: &str) {
        has(&told(scene, viewer), line);
    }

    #[test]
    fn a_table_of_two_is_told() {
        let table = scene(2)
            .corporation(0, "helion")
            .mc(0, 30)
            .heat(0, 4)
            .plants(0, 1)
            .forests(0, 2)
            .tr(0, 9)
            .hand(0, &["comet"])
            .hand(1, &["birds"])
            .played(1, &["tardigrades"])
            .on_card("tardigrades", 3)
            .temperature(-18)
            .oxygen(2)
            .oceans(1)
            .round(3)
            .chose(0, Phase::Construction)
            .phases(&[Phase::Construction, Phase::Research]);
        tells(
            &table,
            ADA,
            "Mars: temperature -18 °C (goal: 8 °C), red zone · oxygen 2 % (goal: 14 %), purple zone · 1 ocean, 8 left",
        );
        tells(&table, ADA, "Blue cards of Ben: Tardigrades (microbes: 3)");
        tells(&table, ADA, "Your hand: Comet (red, 25 M€)");
        let told = told(&table, ADA);
        assert!(told[0].starts_with("Round 3: now Construction · then Research · "), "{}", told[0]);
        let ada = told.iter().find(|line| line.starts_with("Ada (Helion): ")).unwrap();
        for part in ["TR 9", "30 M€ (+9)", "4 heat (+3)", "1 plant (+0)", "2 forests", "1 card in hand"] {
            assert!(ada.split(&[':', '·'][..]).any(|one| one.trim() == part), "{part} is not in {ada}");
        }
    }

    #[test]
    fn a_hand_is_told_to_its_owner_only() {
        let table = scene(2).hand(1, &["birds"]).phase(Phase::Construction);
        let names = |viewer| told(&table, viewer).iter().any(|line| line.contains("Birds"));
        assert!(names(BEN));
        assert!(!names(ADA) && !names(Viewer::Spectator) && !names(Viewer::Open));
    }

    #[test]
    fn a_card_is_told_with_its_price_after_discounts_and_its_used_action() {
        let mut table = scene(2)
            .played(0, &["earth_catapult", "tardigrades"])
            .hand(0, &["sponsors"])
            .phase(Phase::Action);
        tells(&table, ADA, "Your hand: Sponsors (green, 3 M€)");
        table.play(0, "use tardigrades");
        tells(&table, ADA, "Blue cards of Ada: Earth Catapult · Tardigrades (microbes: 1), used");
    }

    #[test]
    fn a_sealed_phase_is_told_to_its_owner_only() {
        let mut table = scene(2).planning();
        table.play(0, "phase 3");
        tells(&table, ADA, "Only you know: your phase: Action");
        let others = told(&table, BEN);
        assert!(!others.iter().any(|line| line.contains("Action")), "{others:#?}");
        assert!(others.iter().any(|line| line.starts_with("Ada: ") && line.ends_with("has chosen")));
    }

    #[test]
    fn partners_hear_of_the_pool_and_a_lone_player_of_the_virtual_one() {
        tells(&coop().pool(5, 1).planning(), ADA, "Pool: 5 cubes · 1 marker");
        let alone = solo(Variant::SoloExpert).round(8).virtual_deck(2, &[Phase::Action]).planning();
        tells(&alone, ADA, "Virtual player: marker on space 2 of 5 · Action still in the deck");
        assert!(told(&alone, ADA)[0].starts_with("Round 8 of 25: phases are chosen"));
    }
}

mod martians_civilization {
    use martians::material::*;
    use martians::scene::{Table, scene};
    use martians::{Martians, Variant};
    use table::{Game, Viewer};

    use super::{ADA, BEN, has, lines};

    fn told(table: &Table, viewer: Viewer) -> Vec<String> {
        lines(&Martians::describe(&table.view(viewer)))
    }

    fn tells(table: &Table, viewer: Viewer, line: &str) {
        has(&told(table, viewer), line);
    }

    #[test]
    fn a_common_colony_is_told() {
        let mut table = scene(Variant::Coop, 2)
            .cycle(2)
            .round(3)
            .no_demand()
            .demand(Quarter::Q2, 1, 0, 2)
            .stock(BLUE, &[(Resource::Energy, 4), (Resource::Water, 1), (Resource::Reputation, 7)])
            .rtg(3)
            .done(Requirement::NsReception, 1)
            .confined(RED, Zone::Infirmary, Quarter::Q1)
            .turn_with(BLUE, 2);
        tells(&table, ADA, "In quarter 1: no demand · Red in the infirmary: 1 marker");
        tells(&table, ADA, "In quarter 2: 1 × oxygen token · 2 × hunger token");
        tells(&table, ADA, "Colony: 4 × energy · 1 × drinking water · satisfaction 7 · 3 energy in the RTG");
        let board = told(&table, ADA);
        assert!(board[0].contains(", round 3: Blue has 2 time units left"), "{}", board[0]);
        let mission = board.iter().find(|line| line.starts_with("Mission: New Schedule: ")).unwrap();
        assert!(mission.contains("Prepare a reception module 1 of "), "{mission}");
        assert!(mission.contains("Facilities built: not yet"), "{mission}");
        table.play(BLUE, "place moxie 1");
        let board = told(&table, ADA);
        assert!(board.iter().any(|line| line.starts_with("MOXIE: field 1 Blue · ")), "{board:#?}");
    }

    #[test]
    fn a_corporation_an_offer_and_the_machine_are_told() {
        let mut table = scene(Variant::Com, 2)
            .have(BLUE, Resource::Energy, 3)
            .have(RED, Resource::Water, 1)
            .expert(BLUE, Expert::Chemist)
            .assistant(BLUE, Assistant::Botanist)
            .installation(BLUE, Installation::Wind, 1)
            .tech(BLUE, CorpTech::LongArm)
            .turn(BLUE);
        let machine = table.open().machine.0 + 1;
        let board = told(&table, BEN);
        let area = board.iter().find(|line| line.starts_with("Excavation area: ")).unwrap();
        assert!(area.starts_with(&format!("Excavation area: machine on hex {machine} · ")), "{area}");
        let card = board.iter().find(|line| line.starts_with("Corporation of Ada: ")).unwrap();
        for part in ["Chemist", "1 × Botanist", "1 × wind farm", "Long Arm developed"] {
            assert!(card.contains(part), "{part} is not in {card}");
        }
        table.plays(BLUE, &["offer red", "give energy", "give energy", "ask water"]);
        tells(&table, BEN, "Blue offers Red: gives 2 × energy · asks for 1 × drinking water");
    }

    #[test]
    fn cards_and_goals_are_told_to_their_owner_only() {
        let table = scene(Variant::Com, 2).hidden_goals().cards(RED, &[(Mineral::Green, 2)]).turn(BLUE);
        let names = |viewer, word: &str| told(&table, viewer).iter().any(|line| line.contains(word));
        for word in ["2 × Green mineral", "Full Pantry"] {
            assert!(names(BEN, word), "{word}");
            assert!(!names(ADA, word) && !names(Viewer::Spectator, word), "{word}");
        }
        assert!(names(ADA, "2 examination cards"));
    }
}
