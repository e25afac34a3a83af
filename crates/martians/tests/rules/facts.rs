//! The facts beside the pieces agree with what then happens.

use martians::material::*;
use martians::*;
use table::{Game, Log, Options as _, Rng, Seat, Viewer};

use crate::prelude::*;

/// What the facts say that an action costs: the chips, or nothing for an action without a price.
fn said(facts: &Facts, top: Option<&Frame>, action: Action) -> Option<Vec<Chip>> {
    let works = |work| facts.works[&work].cost.clone();
    Some(match action {
        Action::Oxygen(_) => works(Work::MakeOxygen),
        Action::Build(_) => works(Work::Build),
        Action::Upgrade(_) => works(Work::Develop),
        Action::Install(_) => works(Work::Install),
        Action::Medicine => works(Work::MakeMedicine),
        Action::Water => works(Work::TreatWater),
        Action::Take(_) | Action::Drive(_) if top == Some(&Frame::Turn) => works(Work::Excavate),
        Action::Examine => works(Work::Examine),
        Action::Harvest => works(Work::Harvest),
        Action::Crop(_) if top == Some(&Frame::Turn) => works(Work::ChangeCrop),
        Action::Hire(_) | Action::Train(_) => works(Work::Hire),
        Action::Colony(_) => works(Work::ColonyTechnology),
        Action::Corporation(tech) => facts.technologies[&tech].clone(),
        Action::Research(tile) => facts.research[&tile].cost.clone(),
        Action::Commission(card) => [works(Work::Mission), facts.commissions[&card].cost.clone()].concat(),
        Action::Mission(step) => facts.tasks.iter().find(|task| task.step == Some(step))?.cost.clone(),
        _ => return None,
    })
}

fn of(chips: &[Chip], what: &str) -> u16 {
    chips.iter().find(|chip| chip.what == what).map_or(0, |chip| chip.n.into())
}

fn paid(log: &Log<Martians>, good: Resource) -> u16 {
    let paid = log.events().iter().map(|event| match event {
        Event::Paid { what, n, .. } if *what == good => *n,
        _ => 0,
    });
    paid.sum()
}

fn gained(log: &Log<Martians>, good: Resource) -> u16 {
    let gained = log.events().iter().map(|event| match event {
        Event::Gained { what, n, .. } if *what == good => *n,
        _ => 0,
    });
    gained.sum()
}

/// Plays at random and compares every price with what is then paid. Returns how many prices it saw.
fn prices_agree(options: &Options, seed: u64) -> usize {
    let mut game = Martians::new(options, seed).expect("options that exist");
    let mut rng = Rng::seeded(seed);
    let (mut legal, mut log, mut seen) = (Vec::new(), Log::new(), 0);
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        let action = legal[rng.index(legal.len())];
        let facts = Martians::facts(&game.view(Viewer::Seat(seat)));
        let (top, time) = (game.open().frames.last().copied(), game.open().turn.time);
        log.clear();
        game.apply(seat, action, &mut log);
        let Some(cost) = said(&facts, top.as_ref(), action) else { continue };
        seen += 1;
        for good in Resource::ALL {
            assert_eq!(paid(&log, *good), of(&cost, good.id()), "{action}: {}", good.id());
        }
        assert_eq!(u16::from(time - game.open().turn.time), of(&cost, "time"), "{action}: time");
        if action == Action::Harvest {
            let gain = &facts.works[&Work::Harvest].gain;
            for good in [Resource::Food, Resource::Medicine] {
                assert_eq!(gained(&log, good), of(gain, good.id()), "a harvest gives {}", good.id());
            }
        }
    }
    seen
}

#[test]
fn prices_are_what_is_then_paid() {
    let seen: usize =
        Options::cases().iter().zip(1..).map(|(options, seed)| prices_agree(options, seed)).sum();
    assert!(seen > 100, "only {seen} prices");
}

#[test]
fn what_installations_make_is_what_is_produced() {
    for weather in Weather::ALL {
        let solar =
            |scene: Scene| scene.installation(BLUE, Installation::Solar, 2).tech(BLUE, CorpTech::SolarCells);
        let table = solar(scene(Variant::Com, 2)).weather(*weather).turn(BLUE);
        let facts = Martians::facts(&table.view(Viewer::Seat(Seat(0))));
        let made = solar(scene(Variant::Com, 2)).weather(*weather).have(BLUE, Energy, 0).production();
        assert_eq!(
            u16::from(facts.production[&Installation::Solar]) * 2,
            made.has(BLUE, Energy),
            "{weather}"
        );
    }
}

/// A card that makes a harvest dearer in anything but energy changes nothing (MA-GRE-05).
#[test]
fn only_energy_changes_the_price_of_a_harvest() {
    let mut table = scene(Variant::Com, 2).turn(BLUE);
    let before = Martians::facts(&table.view(Viewer::Seat(Seat(0))));
    let target = Target::Work(Work::Harvest);
    for modifier in [Modifier::Cost(target, Resource::Water, 1), Modifier::Time(target, 1)] {
        table.game.open.active.push(Active { modifier, until: Until::EndOfRound });
    }
    let after = Martians::facts(&table.view(Viewer::Seat(Seat(0))));
    assert_eq!(after.works[&Work::Harvest], before.works[&Work::Harvest]);
    let modifier = Modifier::Cost(target, Resource::Energy, 1);
    table.game.open.active.push(Active { modifier, until: Until::EndOfRound });
    let dearer = &Martians::facts(&table.view(Viewer::Seat(Seat(0)))).works[&Work::Harvest];
    let energy = dearer.cost.iter().find(|chip| chip.what == "energy").expect("a harvest costs energy");
    assert_eq!((energy.n, energy.changed), (2, Some(Changed::More)));
}

#[test]
fn what_is_neither_in_a_hand_nor_discarded_is_in_the_examination_deck() {
    let table = scene(Variant::Com, 2).cards(BLUE, &[(Mineral::Red, 2)]).turn(BLUE);
    let facts = Martians::facts(&table.view(Viewer::Spectator));
    let deck: u8 = table.game.regolith_deck().iter().sum();
    assert!(facts.piles.contains(&Pile { kind: "mineral", deck: Some(deck), spent: Some(0) }));
    assert!(facts.piles.iter().any(|pile| pile.kind == "commission"), "COM is played for commissions");
}

#[test]
fn every_condition_of_every_scenario_says_how_far_it_is() {
    for options in Options::cases() {
        let game = Martians::new(&options, 1).expect("options that exist");
        for task in Martians::facts(&game.view(Viewer::Spectator)).tasks {
            let Progress { need, most, done, .. } = task.progress;
            assert!(need > 0 || most || !done, "{} needs nothing", task.name);
        }
    }
}

#[test]
fn the_price_of_an_expert_is_that_of_this_table() {
    for credits in [1, 2] {
        let table = scene(Variant::Semi, 2).with_options(|options| options.manager = credits).turn(BLUE);
        let facts = Martians::facts(&table.view(Viewer::Seat(Seat(0))));
        let price = &facts.experts[&Expert::PowerManager];
        let of = |what: &str| price.iter().find(|chip| chip.what == what).map(|chip| chip.n);
        assert_eq!((of("credits"), of("energy")), (Some(credits), Some(2)));
    }
}
