//! The twenty-four commissions.

use crate::prelude::*;

/// A commission takes 1 time unit and exactly this, no less, and gives this reputation.
fn commission(card: Commission, goods: &[(Resource, u16)], cards: &[(Mineral, u8)], reputation: u16) {
    let scene = || scene(Variant::Com, 2).show_commissions(&[card]).stock(BLUE, goods).cards(BLUE, cards);
    let text = format!("commission {}", card.id());
    let mut table = scene().turn(BLUE);
    table.plays(BLUE, &["place lander 1", &text]);
    pay_cards(&mut table);
    assert_eq!((belongings(&table, BLUE), table.time()), (0, 2));
    assert_eq!(table.has(BLUE, Reputation), 2 + reputation);
    assert!(!table.open().commissions.contains(card), "it is fulfilled only once");
    for (mineral, n) in cards {
        let fewer: Vec<_> =
            cards.iter().map(|(other, m)| (*other, if other == mineral { n - 1 } else { *m })).collect();
        let poorer = crate::prelude::scene(Variant::Com, 2).show_commissions(&[card]).stock(BLUE, goods);
        let mut poorer = poorer.cards(BLUE, &fewer).turn(BLUE);
        poorer.play(BLUE, "place lander 1");
        assert!(!poorer.allows(BLUE, &text));
    }
    for (what, n) in goods {
        let mut poorer = scene().have(BLUE, *what, n - 1).turn(BLUE);
        poorer.play(BLUE, "place lander 1");
        assert!(!poorer.allows(BLUE, &text));
    }
}

#[test]
fn card_com_01() {
    commission(Commission::Com01, &[(Regolith, 2)], &[], 3);
}

#[test]
fn card_com_02() {
    commission(Commission::Com02, &[(Ice, 2)], &[], 3);
}

#[test]
fn card_com_03() {
    commission(Commission::Com03, &[(Regolith, 2), (Ice, 2)], &[], 5);
}

#[test]
fn card_com_04() {
    commission(Commission::Com04, &[(Regolith, 4)], &[], 5);
}

#[test]
fn card_com_05() {
    commission(Commission::Com05, &[(Ice, 4)], &[], 5);
}

#[test]
fn card_com_06() {
    commission(Commission::Com06, &[(Energy, 3)], &[], 3);
}

#[test]
fn card_com_07() {
    commission(Commission::Com07, &[(Energy, 6)], &[], 4);
}

#[test]
fn card_com_08() {
    commission(Commission::Com08, &[(Energy, 3), (Supplies, 1)], &[], 4);
}

#[test]
fn card_com_09() {
    commission(Commission::Com09, &[(Supplies, 2)], &[], 4);
}

#[test]
fn card_com_10() {
    commission(Commission::Com10, &[(Supplies, 2), (Energy, 2), (Regolith, 1)], &[], 6);
}

#[test]
fn card_com_11() {
    commission(Commission::Com11, &[(Water, 2)], &[], 4);
}

#[test]
fn card_com_12() {
    commission(Commission::Com12, &[(Water, 3), (Energy, 1)], &[], 5);
}

#[test]
fn card_com_13() {
    commission(Commission::Com13, &[(Food, 2)], &[], 5);
}

#[test]
fn card_com_14() {
    commission(Commission::Com14, &[(Food, 3), (Water, 1)], &[], 7);
}

#[test]
fn card_com_15() {
    commission(Commission::Com15, &[(Medicine, 1)], &[], 5);
}

#[test]
fn card_com_16() {
    commission(Commission::Com16, &[(Medicine, 2)], &[], 9);
}

#[test]
fn card_com_17() {
    commission(Commission::Com17, &[(Medicine, 1), (Food, 1)], &[], 7);
}

#[test]
fn card_com_18() {
    commission(Commission::Com18, &[(Food, 1), (Water, 1), (Supplies, 1), (Energy, 1)], &[], 6);
}

#[test]
fn card_com_19() {
    commission(Commission::Com19, &[], &[(Mineral::Yellow, 1)], 3);
}

#[test]
fn card_com_20() {
    commission(Commission::Com20, &[], &[(Mineral::Green, 2)], 5);
}

#[test]
fn card_com_21() {
    commission(Commission::Com21, &[], &[(Mineral::Yellow, 1), (Mineral::Green, 1), (Mineral::Red, 1)], 6);
}

#[test]
fn card_com_22() {
    commission(Commission::Com22, &[(Energy, 1)], &[(Mineral::Yellow, 2), (Mineral::Red, 1)], 5);
}

#[test]
fn card_com_23() {
    commission(Commission::Com23, &[(Medicine, 1), (Food, 2), (Water, 1)], &[], 10);
}

#[test]
fn card_com_24() {
    commission(
        Commission::Com24,
        &[(Regolith, 2), (Supplies, 2), (Water, 1), (Food, 1), (Medicine, 1)],
        &[],
        12,
    );
}
