//! Nothing is lost and nothing comes from nowhere: in every state of random games each project card is in one
//! place, and all that is counted is what the tableau and the log say, computed here from the printed cards.
//!
//! `SYRTIS_GAMES` sets the number of games of the long run.

use std::collections::BTreeMap;

use ares::material::effect::Stored;
use ares::material::{Card, Kind, Tag};
use ares::scene::{Scene, card};
use ares::{Action, Ares, Cards, Event, MiningGuild, Options, Stage};
use serde_json::Value;
use table::{Game, Log, Options as _, Rng, Seat, Viewer};

/// M€, cards, heat, plants, steel, titanium.
type Six = [u64; 6];
const SIX: [&str; 6] = ["mc", "cards", "heat", "plants", "steel", "titanium"];

/// What one card prints, as far as it is counted here.
#[derive(Default)]
struct Print {
    fixed: Six,
    /// Which of the six, how much, for how many, of which tag (or of forests).
    per: Vec<(usize, u64, u64, Option<usize>)>,
    tags: Vec<usize>,
}

struct Printed {
    cards: Vec<Print>,
    corporations: Vec<Print>,
}

fn print(card: &Value, production: &str) -> Print {
    let tag = |word: &Value| {
        let word = word.as_str().expect("a tag is a word");
        Tag::ALL.iter().position(|tag| tag.name() == format!("ares-tag-{word}")).expect("a known tag")
    };
    let tags = card["tags"].as_array().expect("tags").iter().map(tag).collect();
    let made = &card[production];
    let fixed = SIX.map(|resource| made[resource].as_u64().unwrap_or(0));
    let per = made["per"].as_array().into_iter().flatten().map(|per| {
        let resource = per["resource"].as_str().expect("a resource");
        let of = match per["per"].as_str() {
            Some("tag") => Some(tag(&per["tag"])),
            Some("forest_tokens") => None,
            other => panic!("production for {other:?}"),
        };
        let at = SIX.iter().position(|six| *six == resource).expect("one of the six");
        (at, per["amount"].as_u64().expect("an amount"), per["count"].as_u64().expect("a count"), of)
    });
    Print { fixed, per: per.collect(), tags }
}

fn printed() -> Printed {
    let read = |text: &str, production: &str| -> Vec<Print> {
        let cards: Vec<Value> = serde_json::from_str(text).expect("the data is a list");
        cards.iter().map(|card| print(card, production)).collect()
    };
    Printed {
        cards: read(include_str!("../../data/projects.json"), "production"),
        corporations: read(include_str!("../../data/corporations.json"), "starting_production"),
    }
}

/// What the log says that a player has.
#[derive(Clone, Default)]
struct Account {
    mc: i64,
    heat: i64,
    plants: i64,
    forests: i64,
    /// By the events of the TR.
    tr: i64,
    /// By its causes: raises, flips and the cards that name it.
    tr_by_causes: i64,
}

struct Ledger {
    accounts: Vec<Account>,
    stock: BTreeMap<u8, (Kind, i64)>,
}

/// Cards that raise or lower the TR when they are played, and by how much.
const TR_CARDS: [(&str, i64); 10] = [
    ("bribed_committee", 2),
    ("imported_nitrogen", 1),
    ("nitrogen_rich_asteroid", 2),
    ("release_of_inert_gases", 2),
    ("investment_loan", -1),
    ("balanced_portfolios", -1),
    ("fueled_generators", -1),
    ("lunar_beam", -1),
    ("monocultures", -1),
    ("strip_mine", -1),
];

impl Ledger {
    fn new(game: &Ares) -> Ledger {
        let account = |seat: u8| {
            let board = &game.open().boards[usize::from(seat)];
            let (mc, tr) = (board.mc.into(), board.tr.into());
            Account { mc, tr, tr_by_causes: tr, ..Account::default() }
        };
        Ledger { accounts: (0..game.seats()).map(account).collect(), stock: BTreeMap::new() }
    }

    fn of(&mut self, seat: Seat) -> &mut Account {
        &mut self.accounts[seat.index()]
    }

    fn store(&mut self, seat: Seat, resource: Stored, amount: i64) {
        let account = self.of(seat);
        match resource {
            Stored::Mc => account.mc += amount,
            Stored::Heat => account.heat += amount,
            Stored::Plants => account.plants += amount,
        }
    }

    fn stock(&mut self, card: Card, kind: Kind, amount: i64) {
        self.stock.entry(card.0).or_insert((kind, 0)).1 += amount;
    }

    /// Writes down what happened.
    fn enter(&mut self, game: &Ares, printed: &Printed, event: &Event) {
        match *event {
            Event::Gained { seat, resource, amount } => self.store(seat, resource, amount.into()),
            Event::Paid { seat, resource, amount } => self.store(seat, resource, -i64::from(amount)),
            Event::Sold { seat, mc, .. } => self.of(seat).mc += i64::from(mc),
            Event::HandSold { seat, mc, .. } => self.of(seat).mc += i64::from(mc),
            Event::OffsetUsed { seat, card } if card.id() == "restructured_resources" => {
                self.of(seat).plants -= 1;
            }
            Event::OffsetUsed { card, .. } => self.stock(card, Kind::Microbes, -2),
            Event::Played { seat, card, mc, heat } => {
                self.of(seat).mc -= i64::from(mc);
                self.of(seat).heat -= i64::from(heat);
                self.of(seat).tr_by_causes += tr_of_card(game, printed, seat, card);
            }
            Event::PlayedFree { seat, card } => {
                self.of(seat).tr_by_causes += tr_of_card(game, printed, seat, card);
            }
            Event::Put { card, kind, amount, .. } => self.stock(card, kind, amount.into()),
            Event::Taken { card, kind, amount, .. } => self.stock(card, kind, -i64::from(amount)),
            Event::Forest { seat } => self.of(seat).forests += 1,
            Event::TrRose { seat, amount } => self.of(seat).tr += i64::from(amount),
            Event::TrFell { seat, amount } => self.of(seat).tr -= i64::from(amount),
            Event::Raised { seat, .. } | Event::Flipped { seat, .. } | Event::OceanAgain { seat, .. } => {
                self.of(seat).tr_by_causes += 1;
            }
            Event::Used { seat, card } if card.id() == "asset_liquidation" => {
                self.of(seat).tr_by_causes -= 1;
            }
            Event::Used { seat, card } if card.id() == "caretaker_contract" => {
                self.of(seat).tr_by_causes += 1;
            }
            _ => {}
        }
    }
}

/// What the play of a card does to the TR, raises left out; the corporation of the player included.
fn tr_of_card(game: &Ares, printed: &Printed, seat: Seat, card: Card) -> i64 {
    let jovian = Tag::Jovian as usize;
    let print = &printed.cards[usize::from(card.0)];
    let jovian_tags = print.tags.iter().filter(|tag| **tag == jovian).count() as i64;
    let steel = print.fixed[4] as i64;
    let board = &game.open().boards[seat.index()];
    let mut tr = TR_CARDS.iter().find(|(id, _)| *id == card.id()).map_or(0, |(_, tr)| *tr);
    if card.id() == "terraforming_ganymede" {
        tr += count_tags(game, printed, seat)[jovian] as i64;
    }
    match board.corporation.map(ares::material::Corporation::id) {
        Some("saturn_systems") => tr += jovian_tags,
        Some("mining_guild") if game.options().mining_guild == MiningGuild::PerCard => tr += steel.min(1),
        Some("mining_guild") => tr += steel,
        _ => {}
    }
    tr
}

fn prints<'a>(game: &'a Ares, printed: &'a Printed, seat: Seat) -> impl Iterator<Item = &'a Print> {
    let board = &game.open().boards[seat.index()];
    let corporation = board.corporation.map(|corporation| &printed.corporations[usize::from(corporation.0)]);
    board.tableau.iter().map(|card| &printed.cards[usize::from(card.0)]).chain(corporation)
}

fn count_tags(game: &Ares, printed: &Printed, seat: Seat) -> [u64; Tag::COUNT] {
    let mut tags = [0; Tag::COUNT];
    prints(game, printed, seat).flat_map(|print| &print.tags).for_each(|tag| tags[*tag] += 1);
    tags
}

/// Each project card is in exactly one place, and the counts that are shown are right.
fn each_card_in_one_place(game: &Ares) {
    let (open, hidden) = (game.open(), game.hidden());
    let mut places: Vec<Cards> = vec![hidden.deck, hidden.discard];
    for seat in (0..game.seats()).map(Seat) {
        let (board, secret) = (&open.boards[seat.index()], game.secret(seat));
        places.extend([secret.hand, board.tableau]);
        places.push(secret.drawn.iter().copied().collect());
        places.push(board.revealed.iter().copied().collect());
        assert_eq!(usize::from(board.hand), secret.hand.len());
        assert_eq!(usize::from(board.drawn), secret.drawn.len());
    }
    assert_eq!(
        (usize::from(open.deck), usize::from(open.discard)),
        (hidden.deck.len(), hidden.discard.len())
    );
    let together: usize = places.iter().map(Cards::len).sum();
    let different = places.into_iter().fold(Cards::EMPTY, Cards::union);
    assert_eq!((together, different.len()), (208, 208));
}

/// Levels and tags are those of the tableau.
fn levels_are_printed(game: &Ares, printed: &Printed, seat: Seat) {
    let board = &game.open().boards[seat.index()];
    let tags = count_tags(game, printed, seat);
    assert_eq!(board.tags.map(u64::from), tags);
    let mut levels = Six::default();
    for print in prints(game, printed, seat) {
        levels.iter_mut().zip(print.fixed).for_each(|(level, more)| *level += more);
        for (at, amount, count, of) in &print.per {
            let counted = of.map_or(u64::from(board.forests), |tag| tags[tag]);
            levels[*at] += counted / count * amount;
        }
    }
    let shown = &board.levels;
    let shown = [shown.mc, shown.cards, shown.heat, shown.plants, shown.steel, shown.titanium];
    assert_eq!(shown.map(u64::from), levels);
}

/// What is stored is what the log says, and nothing is below 0.
fn accounts_agree(scene: &Scene, ledger: &Ledger) {
    let open = scene.open();
    for (board, account) in open.boards.iter().zip(&ledger.accounts) {
        let stored = [board.mc, board.heat, board.plants, board.forests, board.tr].map(i64::from);
        assert_eq!(stored, [account.mc, account.heat, account.plants, account.forests, account.tr]);
        assert!(stored.iter().all(|amount| (0..20_000).contains(amount)), "{stored:?}");
        if board.frames.is_empty() {
            assert_eq!(account.tr, account.tr_by_causes, "every TR has a cause");
        }
    }
    let mut total = 0;
    for (card, (_, amount)) in &ledger.stock {
        assert_eq!(i64::from(scene.stock(Card(*card).id())), *amount);
        total += amount;
    }
    assert_eq!(open.stock.iter().map(|amount| i64::from(*amount)).sum::<i64>(), total);
}

/// What each viewer is told that a seat has is what the log says, and in the end what the score counts.
fn holdings_agree(game: &Ares, ledger: &Ledger, viewer: Viewer) {
    let outcome = game.outcome();
    for (seat, account) in (0..game.seats()).map(Seat).zip(&ledger.accounts) {
        let holdings = Ares::holdings(&game.view(viewer), seat);
        let mut has: BTreeMap<_, _> = holdings.iter().map(|holding| (holding.what, holding.count)).collect();
        let mut take = |what: &str| has.remove(what).unwrap_or_else(|| panic!("no {what} in {holdings:?}"));
        let stored = [Stored::Mc, Stored::Heat, Stored::Plants].map(|stored| take(stored.name()));
        assert_eq!(stored, [account.mc, account.heat, account.plants]);
        for kind in Kind::ALL {
            let own = ledger.stock.iter().filter(|(card, (of, _))| {
                of == kind && game.open().boards[seat.index()].tableau.contains(Card(**card))
            });
            assert_eq!(take(kind.name()), own.map(|(_, (_, amount))| amount).sum::<i64>(), "{kind:?}");
        }
        let points = ["tr", "forests", "cards"].map(|source| take(&format!("ares-source-{source}")));
        assert_eq!(points[..2], [account.tr, account.forests]);
        if let Some(outcome) = &outcome {
            let sources = &outcome.standings[seat.index()].sources;
            assert_eq!(
                points.to_vec(),
                sources.iter().map(|(_, points)| i64::from(*points)).collect::<Vec<_>>()
            );
        }
        assert!(has.is_empty(), "{has:?}");
    }
}

/// The parameters only rise, and each flipped tile is there once.
fn planet_holds(before: ares::material::Planet, game: &Ares) {
    let open = game.open();
    assert!(open.planet.temperature >= before.temperature && open.planet.temperature <= 19);
    assert!(open.planet.oxygen >= before.oxygen && open.planet.oxygen <= 14);
    assert!(open.planet.oceans >= before.oceans && open.planet.oceans <= 9);
    let mut tiles: Vec<u8> = open.oceans.iter().map(|tile| tile.0).filter(|tile| *tile > 0).collect();
    assert_eq!(tiles.len(), usize::from(open.planet.oceans));
    tiles.sort_unstable();
    tiles.dedup();
    assert_eq!(tiles.len(), usize::from(open.planet.oceans));
}

/// Figures of many games.
#[derive(Default, Debug)]
struct Figures {
    games: usize,
    states: usize,
    cards_played: usize,
    completed: usize,
}

/// Plays a game at random and checks every state; every second player sells seldom, so that cards are played.
fn checked_game(options: &Options, seed: u64, printed: &Printed, figures: &mut Figures) {
    let mut scene = Scene::new(options);
    scene.game = Ares::new(options, seed).expect("the case makes a table");
    let mut ledger = Ledger::new(&scene.game);
    let mut rng = Rng::seeded(seed ^ 0xa5);
    let mut log = Log::new();
    let mut legal: Vec<Action> = Vec::new();
    let thrifty = !seed.is_multiple_of(4);
    while let Some(seat) = scene.game.turn() {
        scene.game.legal(seat, &mut legal);
        if thrifty && rng.index(12) > 0 {
            let kept: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|action| !matches!(action, Action::Sell(_) | Action::Back))
                .collect();
            if !kept.is_empty() {
                legal = kept;
            }
        }
        let action = *rng.pick(&legal).expect("who owes a decision has an answer");
        let before = scene.game.open().planet;
        log.clear();
        scene.game.apply(seat, action, &mut log);
        let context = || format!("{options:?}, seed {seed}, `{action}` of {seat}");
        let check = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for event in log.events() {
                ledger.enter(&scene.game, printed, event);
            }
            if action == Action::Accept {
                // The one offer for M€ is that of the United Nations: 1 TR.
                ledger.of(seat).tr_by_causes += 1;
            }
            each_card_in_one_place(&scene.game);
            for seat in (0..scene.game.seats()).map(Seat) {
                levels_are_printed(&scene.game, printed, seat);
            }
            accounts_agree(&scene, &ledger);
            holdings_agree(&scene.game, &ledger, Viewer::Seat(seat));
            holdings_agree(&scene.game, &ledger, Viewer::Open);
            planet_holds(before, &scene.game);
        }));
        assert!(check.is_ok(), "{}", context());
        figures.states += 1;
    }
    assert_eq!(scene.open().stage, Stage::Over);
    figures.games += 1;
    figures.cards_played += scene.open().boards.iter().map(|board| board.tableau.len()).sum::<usize>();
    figures.completed += usize::from(scene.planet().is_complete());
}

fn checked_games(games: usize, first_seed: u64) -> Figures {
    let printed = printed();
    let mut figures = Figures::default();
    for (options, seed) in Options::cases().into_iter().cycle().zip(first_seed..).take(games) {
        checked_game(&options, seed, &printed, &mut figures);
    }
    figures
}

/// AE-COMP-05, AE-COMP-18, AE-RUL-37, AE-RUL-42: in every state of some hundred games.
#[test]
fn every_card_has_one_place_and_every_count_its_cause() {
    let figures = checked_games(260, 1);
    assert!(figures.states > 20_000 && figures.cards_played > 1_000, "{figures:?}");
}

/// The same over as many games as `SYRTIS_GAMES` asks for, with other seeds.
#[test]
fn every_card_has_one_place_in_a_long_run() {
    let games = std::env::var("SYRTIS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(26);
    let figures = checked_games(games, 1_000_000);
    println!("{figures:?}");
    assert_eq!(figures.games, games);
}

/// The checks above notice a card that is in two places or in none.
#[test]
fn a_lost_card_would_be_noticed() {
    let scene = ares::scene::scene(2).hand(0, &["comet"]);
    each_card_in_one_place(&scene.game);
    let mut json = serde_json::to_value(&scene.game).expect("a game is written");
    let deck = json["hidden"]["deck"].as_array_mut().expect("the deck is a list");
    deck.retain(|name| name != "fish");
    json["open"]["deck"] = 206.into();
    let lossy: Ares = serde_json::from_value(json).expect("a game is read");
    assert!(!lossy.hidden().deck.contains(card("fish")));
    assert!(std::panic::catch_unwind(|| each_card_in_one_place(&lossy)).is_err());
}
