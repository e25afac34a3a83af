//! The numbers beside the pieces are those that the rules then use.

use ares::material::effect::Stored;
use ares::material::{Origin, Phase, PhaseSet};
use ares::scene::{card, scene};
use ares::{Action, Ares, Event, Facts, Options};
use table::{Game, Log, Options as _, Rng, Seat, Viewer};

/// How often each fact was compared with what happened.
#[derive(Debug, Default)]
struct Compared {
    costs: u32,
    standards: u32,
    sales: u32,
    productions: u32,
    research: u32,
    uses: u32,
    points: u32,
}

impl Compared {
    /// Compares what `seat` was shown before `action` with what it did.
    fn action(&mut self, before: &Facts, game: &Ares, seat: Seat, action: Action, events: &[Event]) {
        let offset = events.iter().any(|event| matches!(event, Event::OffsetUsed { .. }));
        for (at, event) in events.iter().enumerate() {
            match *event {
                Event::Played { card, mc, heat, .. } if !offset => {
                    assert_eq!(before.costs[&card], mc + heat, "the cost of {card}");
                    self.costs += 1;
                }
                Event::Standard { standard, .. } => {
                    let paid: u16 = events[at + 1..].iter().map_while(paid).sum();
                    // A price that can be split is paid with the next action.
                    if paid > 0 {
                        assert_eq!(before.standards[standard as usize].price, paid, "{standard:?}");
                        self.standards += 1;
                    }
                }
                Event::Sold { mc, .. } => {
                    assert_eq!(before.players[seat.index()].sale, mc);
                    self.sales += 1;
                }
                Event::Used { card, .. } => {
                    let now = Ares::facts(&game.view(Viewer::Spectator));
                    let uses = |facts: &Facts| facts.players[seat.index()].cards[&card].used;
                    assert_eq!(uses(&now), uses(before) + 1);
                    self.uses += 1;
                }
                // Nothing but the pass comes before the production of the next phase.
                Event::Phase { phase: Phase::Production } if action == Action::Pass => {
                    self.production(before, game, &events[at..]);
                }
                Event::Phase { phase: Phase::Research } if action == Action::Pass => {
                    self.research(before, game, seat, &events[at..]);
                }
                _ => {}
            }
        }
    }

    fn production(&mut self, before: &Facts, game: &Ares, events: &[Event]) {
        for (seat, facts) in before.players.iter().enumerate() {
            let bonus = if game.open().boards[seat].phase == Some(Phase::Production) { 4 } else { 0 };
            let made = |wanted: Stored| -> u16 {
                let gains = events.iter().map_while(|event| match event {
                    Event::Phase { phase: Phase::Research } => None,
                    Event::Gained { seat: who, resource, amount }
                        if who.index() == seat && *resource == wanted =>
                    {
                        Some(*amount)
                    }
                    _ => Some(0),
                });
                gains.sum()
            };
            assert_eq!(facts.production.mc + bonus, made(Stored::Mc));
            assert_eq!(facts.production.heat, made(Stored::Heat));
            assert_eq!(facts.production.plants, made(Stored::Plants));
            self.productions += 1;
        }
    }

    fn research(&mut self, before: &Facts, game: &Ares, seat: Seat, events: &[Event]) {
        let chose = game.open().board(seat).phase == Some(Phase::Research);
        let drawn =
            events.iter().filter(|event| matches!(event, Event::Drew { seat: who, .. } if *who == seat));
        let research = if chose { before.research_bonus } else { before.research };
        assert_eq!(usize::from(research.draw), drawn.count());
        self.research += 1;
    }
}

fn paid(event: &Event) -> Option<u16> {
    match event {
        Event::Paid { amount, .. } => Some(*amount),
        _ => None,
    }
}

#[test]
fn facts_agree_with_what_then_happens() {
    let mut compared = Compared::default();
    for options in Options::cases() {
        for seed in 0..2 {
            play(&options, seed, &mut compared);
        }
    }
    let Compared { costs, standards, sales, productions, research, uses, points } = compared;
    for count in [costs, standards, sales, productions, research, uses, points] {
        assert!(count > 20, "{compared:?}");
    }
}

fn play(options: &Options, seed: u64, compared: &mut Compared) {
    let mut game = Ares::new(options, seed).expect("the case makes a table");
    let mut rng = Rng::seeded(seed);
    let (mut legal, mut log) = (Vec::new(), Log::new());
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("there is an answer");
        let before = Ares::facts(&game.view(Viewer::Seat(seat)));
        log.clear();
        game.apply(seat, action, &mut log);
        compared.action(&before, &game, seat, action, log.events());
    }
    let last = Ares::facts(&game.view(Viewer::Open));
    for (facts, standing) in last.players.iter().zip(game.outcome().expect("the game is over").standings) {
        assert_eq!(facts.points, standing.score);
        compared.points += 1;
    }
}

/// AE-EX-06, AE-DEV-05: two steel and the bonus of phase I lower the cost of one card.
#[test]
fn a_cost_has_all_discounts() {
    let table = scene(2).played(0, &["mine", "titanium_mine"]).hand(0, &["microprocessors", "satellites"]);
    let table = table.mc(0, 60).chose(0, Phase::Development).phase(Phase::Development);
    let facts = Ares::facts(&table.game.view(Viewer::Seat(Seat(0))));
    for id in ["microprocessors", "satellites"] {
        assert_eq!(facts.costs[&card(id)], table.cost(0, id));
    }
    assert_eq!(facts.players[0].steel, 2 * facts.players[0].production.steel);
    assert!(Ares::facts(&table.game.view(Viewer::Seat(Seat(1)))).costs.is_empty(), "no hand, no costs");
    assert!(Ares::facts(&table.game.view(Viewer::Spectator)).costs.is_empty());
}

#[test]
fn phases_and_origins_are_words_in_text() {
    let phases: PhaseSet = [Phase::Action, Phase::Development].into_iter().collect();
    assert_eq!(serde_json::to_string(&phases).unwrap(), r#"["development","action"]"#);
    assert_eq!(serde_json::from_str::<PhaseSet>(r#"["action","development"]"#).unwrap(), phases);
    for (origin, id) in [
        (Origin::from(card("birds")), "birds"),
        (Origin::named("helion").expect("a corporation"), "helion"),
        (Origin::BOARD, "board"),
    ] {
        assert_eq!(serde_json::to_value(origin).unwrap(), id);
        assert_eq!(serde_json::from_value::<Origin>(id.into()).unwrap(), origin);
    }
}
