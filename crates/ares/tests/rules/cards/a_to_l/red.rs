//! Red cards.

use crate::table::line::{SCIENCE, red};

#[test]
fn card_advanced_ecosystems() {
    let alive = red("advanced_ecosystems").needs(&["fish", "tardigrades", "lichen"]);
    alive.does("costs 10, microbe animal event, 3 VP");
}

#[test]
fn card_artificial_lake() {
    let lake = red("artificial_lake").warm_from(-8).tiles_left(&[9]);
    lake.does("costs 13, event, +4 mc, +1 TR, +1 oceans, 1 VP");
}

#[test]
fn card_atmosphere_filtering() {
    red("atmosphere_filtering").needs(&SCIENCE[..2]).does("costs 6, space event, +1 TR, +1 % oxygen");
}

#[test]
fn card_breathing_filters() {
    red("breathing_filters").oxygen_from(7).does("costs 9, event, 2 VP");
}

#[test]
fn card_bribed_committee() {
    red("bribed_committee").does("costs 5, earth event, +2 TR, -2 VP");
}

#[test]
fn card_business_contacts() {
    // The two come from the whole hand, not only from the four.
    let contacts = red("business_contacts").with(|scene| scene.hand(0, &["comet", "mine", "lichen"]));
    let contacts = contacts.answering(&["discard comet", "discard mine"]);
    let after = contacts.does("costs 5, earth event, +2 cards");
    assert_eq!((after.board(0).hand, after.open().discard), (5, 2));
}

#[test]
fn card_ceos_favorite_project() {
    red("ceos_favorite_project").does("costs 3, event");
    let choice =
        red("ceos_favorite_project").having(&["ecological_zone", "regolith_eaters", "physics_complex"]);
    choice.clone().answering(&["put ecological_zone"]).does("costs 3, event, +2 on ecological_zone, 1 VP");
    choice.clone().answering(&["put regolith_eaters"]).does("costs 3, event, +2 on regolith_eaters");
    choice.answering(&["put physics_complex"]).does("costs 3, event, +2 on physics_complex, 1 VP");
}

#[test]
fn card_colonizer_training_camp() {
    red("colonizer_training_camp").oxygen_to(6).does("costs 10, building jovian event, 2 VP");
}

#[test]
fn card_comet() {
    red("comet").tiles_left(&[9]).does("costs 25, space event, +4 mc, +2 TR, +2 °C, +1 oceans");
}

#[test]
fn card_convoy_from_europa() {
    let convoy = red("convoy_from_europa").tiles_left(&[9]);
    convoy.does("costs 14, space event, +4 mc, +1 cards, +1 TR, +1 oceans");
}

#[test]
fn card_crater() {
    let third = red("crater").tiles_left(&[9]).needs(&["comet", "lava_flows", "business_contacts"]);
    third.does("costs 7, event, +4 mc, +1 TR, +1 oceans");
}

#[test]
fn card_deimos_down() {
    red("deimos_down").does("costs 30, space event, +7 mc, +3 TR, +6 °C");
}

#[test]
fn card_giant_ice_asteroid() {
    let asteroid = red("giant_ice_asteroid").tiles_left(&[1, 2]).answering(&["flip 8"]);
    asteroid.does("costs 36, space event, +4 plants, +4 TR, +4 °C, +2 oceans");
}

#[test]
fn card_ice_asteroid() {
    let asteroid = red("ice_asteroid").tiles_left(&[1, 2]).answering(&["flip 8"]);
    asteroid.does("costs 21, space event, +4 plants, +2 TR, +2 oceans");
}

#[test]
fn card_ice_cap_melting() {
    let melting = red("ice_cap_melting").warm_from(2).tiles_left(&[9]);
    melting.does("costs 4, event, +4 mc, +1 TR, +1 oceans");
}

#[test]
fn card_imported_hydrogen() {
    let line = "costs 17, space earth event, +4 mc";
    let hydrogen = red("imported_hydrogen").tiles_left(&[9]);
    hydrogen.does(&format!("{line}, +3 plants, +1 TR, +1 oceans"));
    let choice = hydrogen.having(&["fish", "regolith_eaters"]);
    choice
        .clone()
        .answering(&["mode 1"])
        .does(&format!("{line}, +3 plants, +1 TR, +1 oceans, +1 on fish, 1 VP"));
    let microbes = choice.clone().answering(&["mode 2"]);
    microbes.does(&format!("{line}, +1 TR, +1 oceans, +1 on fish, +3 on regolith_eaters, 1 VP"));
    choice.answering(&["mode 3"]).does(&format!("{line}, +1 TR, +1 oceans, +3 on fish, 3 VP"));
}

#[test]
fn card_imported_nitrogen() {
    red("imported_nitrogen").does("costs 20, space earth event, +4 plants, +1 TR");
    let alive = red("imported_nitrogen").having(&["birds", "regolith_eaters"]);
    let both = "+2 on birds, +3 on regolith_eaters";
    alive.does(&format!("costs 20, space earth event, +4 plants, +1 TR, {both}, 2 VP"));
}

#[test]
fn card_interstellar_colony_ship() {
    red("interstellar_colony_ship").needs(&SCIENCE[..4]).does("costs 20, space earth event, 4 VP");
}

#[test]
fn card_invention_contest() {
    let contest =
        red("invention_contest").with(|scene| scene.deck(&["comet", "mine", "birds"], 1).hand(0, &["moss"]));
    let mut drawn = contest.opened();
    drawn.play(0, "play invention_contest").refuses(0, "keep moss", "AE-RES-05");
    let mut any = red("invention_contest").opened();
    any.play(0, "play invention_contest");
    assert_eq!(any.board(0).drawn, 3);
    let after = contest.answering(&["keep mine"]).does("costs 1, science event, +1 cards");
    assert_eq!((after.cards(0), after.open().discard), (vec!["mine", "moss"], 2));
}

#[test]
fn card_investment_loan() {
    red("investment_loan").spends_the_last_tr().does("costs 1, earth event, +10 mc, -1 TR, 1 VP");
}

#[test]
fn card_lagrange_observatory() {
    red("lagrange_observatory").does("costs 7, space science event, +1 cards, 1 VP");
}

#[test]
fn card_lake_marineris() {
    let lake = red("lake_marineris").warm_from(-8).tiles_left(&[1, 2]).answering(&["flip 8"]);
    lake.does("costs 17, event, +4 plants, +2 TR, +2 oceans, 1 VP");
}

#[test]
fn card_large_convoy() {
    let line = "costs 36, space earth event, +4 mc";
    let convoy = red("large_convoy").tiles_left(&[9]);
    convoy.does(&format!("{line}, +5 plants, +2 cards, +1 TR, +1 oceans, 2 VP"));
    let choice = convoy.having(&["birds", "regolith_eaters"]);
    choice
        .clone()
        .answering(&["mode 1"])
        .does(&format!("{line}, +5 plants, +2 cards, +1 TR, +1 oceans, 2 VP"));
    let animals = choice.answering(&["mode 2"]);
    animals.does(&format!("{line}, +2 cards, +1 TR, +1 oceans, +3 on birds, 5 VP"));
}

#[test]
fn card_lava_flows() {
    red("lava_flows").does("costs 17, event, +2 TR, +4 °C");
}

#[test]
fn card_local_heat_trapping() {
    let trapping = red("local_heat_trapping").spends_all_heat(3);
    trapping.does("costs 0, event, -3 heat, +4 plants");
    let choice = trapping.having(&["birds", "regolith_eaters"]);
    let animals = choice.clone().answering(&["mode 1"]);
    animals.does("costs 0, event, -3 heat, +4 plants, +2 on birds, 2 VP");
    choice.answering(&["mode 2"]).does("costs 0, event, -3 heat, +4 plants, +2 on regolith_eaters");
}
