//! Research tiles, crops, excavation tokens, examination cards and exploration tokens.

use crate::prelude::*;

/// A research tile takes this time and exactly these goods and cards, and gives these credits; the box holds `count`.
fn research(
    tile: Research,
    time: u8,
    goods: &[(Resource, u16)],
    cards: &[(Mineral, u8)],
    credits: u16,
    count: u8,
) {
    let text = format!("research {}", tile.id());
    let scene = || scene(Variant::Com, 2).show_research(&[tile]).stock(BLUE, goods).cards(BLUE, cards);
    let mut table = scene().turn(BLUE);
    let all = table.open().research.deck[tile.index()] + 1;
    table.plays(BLUE, &["place lander 1", &text]);
    pay_cards(&mut table);
    assert_eq!((table.time(), belongings(&table, BLUE), table.has(BLUE, Credits)), (3 - time, 0, credits));
    assert_eq!((table.open().research_spent[tile.index()], all), (1, count));
    for (what, n) in goods {
        let mut poorer = scene().have(BLUE, *what, n - 1).turn(BLUE);
        poorer.play(BLUE, "place lander 1");
        assert!(!poorer.allows(BLUE, &text));
    }
    let mut faster = scene().assistant(BLUE, Assistant::Scientist).turn(BLUE);
    faster.plays(BLUE, &["place lander 1", &text]);
    assert_eq!(faster.time(), 3 - (time - 1).max(1), "it shows a flask");
}

#[test]
fn card_res_regolith2() {
    research(Research::Regolith2, 2, &[(Regolith, 2)], &[], 8, 2);
}

#[test]
fn card_res_ice2() {
    research(Research::Ice2, 2, &[(Ice, 2)], &[], 8, 2);
}

#[test]
fn card_res_mixed2() {
    research(Research::Mixed2, 2, &[(Regolith, 1), (Ice, 1)], &[], 8, 2);
}

#[test]
fn card_res_quick_regolith() {
    research(Research::QuickRegolith, 1, &[(Regolith, 2)], &[], 5, 1);
}

#[test]
fn card_res_quick_ice() {
    research(Research::QuickIce, 1, &[(Ice, 2)], &[], 5, 1);
}

#[test]
fn card_res_yellow() {
    research(Research::Yellow, 2, &[], &[(Mineral::Yellow, 1)], 10, 2);
}

#[test]
fn card_res_green() {
    research(Research::Green, 2, &[], &[(Mineral::Green, 1)], 9, 2);
}

#[test]
fn card_res_red() {
    research(Research::Red, 2, &[], &[(Mineral::Red, 1)], 8, 2);
}

#[test]
fn card_res_yellow_green() {
    research(Research::YellowGreen, 2, &[], &[(Mineral::Yellow, 1), (Mineral::Green, 1)], 13, 1);
}

#[test]
fn card_res_set3() {
    research(Research::Set3, 3, &[], &[(Mineral::Yellow, 1), (Mineral::Green, 1), (Mineral::Red, 1)], 17, 1);
}

#[test]
fn card_res_red2() {
    research(Research::Red2, 2, &[], &[(Mineral::Red, 2)], 12, 1);
}

#[test]
fn card_res_bulk() {
    research(Research::Bulk, 3, &[(Regolith, 2), (Ice, 2)], &[], 13, 1);
}

/// A harvest of this crop takes exactly these goods and gives this food and medicine; there are two tiles.
fn crop(crop: Crop, price: &[(Resource, u16)], food: u16, medicine: u16) {
    let mut table = scene(Variant::Com, 2).crop(BLUE, crop).stock(BLUE, price).turn(BLUE);
    assert_eq!(table.open().crops[crop.index()], 1);
    table.plays(BLUE, &["place greenhouses 1", "harvest"]);
    assert_eq!(goods(&table, BLUE, [Energy, Water, Supplies]), [0, 0, 0]);
    assert_eq!((goods(&table, BLUE, [Food, Medicine]), table.time()), ([food, medicine], 2));
}

#[test]
fn card_crop_tubers() {
    crop(Crop::Tubers, &[(Energy, 1), (Water, 1)], 2, 0);
}

#[test]
fn card_crop_legumes() {
    crop(Crop::Legumes, &[(Energy, 1), (Water, 1), (Supplies, 1)], 3, 0);
}

#[test]
fn card_crop_herbs() {
    crop(Crop::Herbs, &[(Energy, 1), (Water, 2)], 1, 1);
}

/// A token holds this regolith and ice, and the box `count` of them. Two Geologists can take four crystals.
fn token(dig: Dig, regolith: u8, ice: u8, count: usize) {
    let mut table = scene(Variant::Com, 2)
        .assistant(BLUE, Assistant::Geologist)
        .assistant(BLUE, Assistant::Geologist)
        .dig(0, -3, dig)
        .turn(BLUE);
    let open = table.open();
    let shown = open.up.iter().filter(|hex| open.digs[hex.0 as usize] == dig).count();
    assert_eq!(shown + usize::from(open.buried[dig.index()]), count);
    table.plays(BLUE, &["place excavation 1", "take h01"]);
    let more = [format!("crystals {} {ice}", regolith + 1), format!("crystals {regolith} {}", ice + 1)];
    assert!(!table.allows(BLUE, &more[0]) && !table.allows(BLUE, &more[1]));
    table.play(BLUE, &format!("crystals {regolith} {ice}"));
    assert_eq!(goods(&table, BLUE, [Regolith, Ice]), [regolith, ice].map(u16::from));
}

#[test]
fn card_exc_r1i0() {
    token(Dig::R1i0, 1, 0, 2);
}

#[test]
fn card_exc_r0i1() {
    token(Dig::R0i1, 0, 1, 2);
}

#[test]
fn card_exc_r2i0() {
    token(Dig::R2i0, 2, 0, 6);
}

#[test]
fn card_exc_r0i2() {
    token(Dig::R0i2, 0, 2, 4);
}

#[test]
fn card_exc_r1i1() {
    token(Dig::R1i1, 1, 1, 7);
}

#[test]
fn card_exc_r2i1() {
    token(Dig::R2i1, 2, 1, 5);
}

#[test]
fn card_exc_r1i2() {
    token(Dig::R1i2, 1, 2, 4);
}

#[test]
fn card_exc_r3i0() {
    token(Dig::R3i0, 3, 0, 2);
}

#[test]
fn card_exc_r0i3() {
    token(Dig::R0i3, 0, 3, 1);
}

#[test]
fn card_exc_r2i2() {
    token(Dig::R2i2, 2, 2, 2);
}

#[test]
fn card_exc_r3i1() {
    token(Dig::R3i1, 3, 1, 1);
}

#[test]
fn card_exc_r1i3() {
    token(Dig::R1i3, 1, 3, 1);
}

/// An examination card pays for its colour and no other; the box holds `count`.
fn mineral(card: Mineral, pays: [bool; 3], count: u8) {
    let tiles = [Research::Yellow, Research::Green, Research::Red];
    let mut table = scene(Variant::Com, 2).show_research(&tiles).cards(BLUE, &[(card, 1)]).turn(BLUE);
    assert_eq!(table.open().shuffled[card.index()], count);
    table.play(BLUE, "place lander 1");
    assert_eq!(tiles.map(|tile| table.allows(BLUE, &format!("research {}", tile.id()))), pays);
}

#[test]
fn card_mineral_yellow() {
    mineral(Mineral::Yellow, [true, false, false], 5);
}

#[test]
fn card_mineral_green() {
    mineral(Mineral::Green, [false, true, false], 6);
}

#[test]
fn card_mineral_red() {
    mineral(Mineral::Red, [false, false, true], 7);
}

#[test]
fn card_proof_of_life() {
    mineral(Mineral::ProofOfLife, [true, true, true], 4);
    let mut table = scene(Variant::Com, 2).cards(BLUE, &[(Mineral::ProofOfLife, 1)]).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "proof"]);
    assert_eq!((table.has(BLUE, Reputation), table.time(), table.cards(BLUE)), (7, 2, [0; 4]));
}

/// The expedition enters a hex with this token; the box holds `count`.
fn explore(token: Exploration, count: u8) -> Table {
    assert_eq!(tables().explorations[token.index()].0, count);
    let scene = semi(Scenario::FaceOfMars, 2).stock(BLUE, &[(Energy, 1), (Supplies, 1)]);
    let mut table = scene.exploration(1, 2, token).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "mission fm_advance", "enter f12"]);
    table
}

#[test]
fn card_xpl_relic() {
    let table = explore(Exploration::Relic, 5);
    assert_eq!((table.open().mission.counter, table.has(BLUE, Reputation)), (1, 5), "1 for the advance");
}

#[test]
fn card_xpl_regolith() {
    let table = explore(Exploration::Regolith, 4);
    assert_eq!(goods(&table, BLUE, [Regolith, Reputation]), [2, 3]);
}

#[test]
fn card_xpl_ice() {
    let table = explore(Exploration::Ice, 4);
    assert_eq!(goods(&table, BLUE, [Ice, Reputation]), [2, 3]);
}

#[test]
fn card_xpl_mineral() {
    let table = explore(Exploration::Mineral, 3);
    assert_eq!((table.cards(BLUE).iter().sum::<u8>(), table.has(BLUE, Reputation)), (2, 3));
}

#[test]
fn card_xpl_hazard() {
    let mut table = explore(Exploration::Hazard, 2);
    table.play(BLUE, "choose 1");
    assert_eq!((table.has(BLUE, Supplies), confined(&table, Zone::Infirmary, BLUE)[0]), (0, 0));
    let mut table = explore(Exploration::Hazard, 2);
    table.play(BLUE, "choose 2");
    assert_eq!((table.has(BLUE, Supplies), confined(&table, Zone::Infirmary, BLUE)[0]), (1, 1));
}

#[test]
fn card_xpl_trail() {
    let mut table = explore(Exploration::Trail, 2);
    assert!(table.allows(BLUE, "stay") && table.allows(BLUE, "enter f13"));
    table.play(BLUE, "enter f13");
    assert_eq!((table.open().mission.times[0], table.time()), (1, 2), "it is free and no advance");
}
