//! A card on an empty Mars, and all that its play or its Action changes, as one line of words.
//!
//! `costs 15, earth, +1 TR, +1 % oxygen, makes 2 heat`: the price, the tags, what is gained and lost, the
//! levels of production and metals, the VP. What is not in the line has not changed. Tags stand in the order of
//! the rulebook's list: building, space, science, energy, jovian, earth, plant, microbe, animal, event.

use ares::material::{Colour, Phase, Tag, catalog};
use ares::scene::{Scene, card, scene};
use ares::{Options, Stage};

/// Cards with one science tag each and nothing that meddles.
pub const SCIENCE: [&str; 5] =
    ["interns", "gene_repair", "invention_contest", "artificial_photosynthesis", "balanced_portfolios"];

/// One card for each tag, in the order of the tags; the fifth has a space tag besides.
pub const ONE_OF_EACH_TAG: [&str; 10] = [
    "coal_imports",
    "assembly_lines",
    "artificial_photosynthesis",
    "wave_power",
    "ganymede_shipyard",
    "blueprints",
    "lichen",
    "insects",
    "birds",
    "lava_flows",
];

/// A position of seat 0 in which one thing is to be done.
#[derive(Clone)]
pub struct Given {
    scene: Scene,
    phase: Phase,
    text: String,
    project: Option<&'static str>,
    answers: Vec<&'static str>,
    earliest: Mars,
    latest: Mars,
}

/// Temperature, oxygen and oceans.
type Mars = (i16, u8, u8);

/// A green card in hand in phase I, with 60 M€.
pub fn green(project: &'static str) -> Given {
    in_hand(project, Phase::Development)
}

/// A blue card in hand in phase II, with 60 M€.
pub fn blue(project: &'static str) -> Given {
    in_hand(project, Phase::Construction)
}

/// A red card in hand in phase II, with 60 M€.
pub fn red(project: &'static str) -> Given {
    in_hand(project, Phase::Construction)
}

fn in_hand(project: &'static str, phase: Phase) -> Given {
    let mut given = doing(&format!("play {project}"), phase);
    given.scene = given.scene.hand(0, &[project]).mc(0, 60);
    given.project = Some(project);
    given
}

/// A played card whose Action is used, with nothing to pay for it.
pub fn action(project: &'static str) -> Given {
    doing(&format!("use {project}"), Phase::Action).having(&[project])
}

/// Anything else.
pub fn doing(text: &str, phase: Phase) -> Given {
    Given {
        scene: scene(2),
        phase,
        text: text.into(),
        project: None,
        answers: Vec::new(),
        earliest: (-30, 0, 0),
        latest: (8, 14, 9),
    }
}

impl Given {
    /// Changes the position.
    pub fn with(mut self, how: impl FnOnce(Scene) -> Scene) -> Given {
        self.scene = how(self.scene);
        self
    }

    /// More played cards.
    pub fn having(self, played: &[&str]) -> Given {
        self.with(|scene| scene.played(0, played))
    }

    /// M€.
    pub fn mc(self, mc: u16) -> Given {
        self.with(|scene| scene.mc(0, mc))
    }

    /// Heat.
    pub fn heat(self, heat: u16) -> Given {
        self.with(|scene| scene.heat(0, heat))
    }

    /// Plants.
    pub fn plants(self, plants: u16) -> Given {
        self.with(|scene| scene.plants(0, plants))
    }

    /// Resources on a played card.
    pub fn on(self, card: &str, amount: u16) -> Given {
        self.with(|scene| scene.on_card(card, amount))
    }

    /// The player chose the phase.
    pub fn chosen(self) -> Given {
        let phase = self.phase;
        self.with(|scene| scene.chose(0, phase))
    }

    /// All ocean tiles are flipped but these, which lie on the last spaces.
    pub fn tiles_left(self, tiles: &[u8]) -> Given {
        let flipped: Vec<u8> = (1..=9).filter(|tile| !tiles.contains(tile)).collect();
        self.with(|scene| scene.ocean_tiles(&flipped))
    }

    /// The answers to the questions that come.
    pub fn answering(mut self, answers: &[&'static str]) -> Given {
        self.answers = answers.to_vec();
        self
    }

    /// The position once it is open.
    pub fn opened(&self) -> Scene {
        self.scene.clone().phase(self.phase)
    }

    /// Refused in a position that differs a little.
    #[track_caller]
    pub fn refused(self, rule: &str, how: impl FnOnce(Scene) -> Scene) -> Given {
        how(self.scene.clone()).phase(self.phase).refuses(0, &self.text, rule);
        self
    }

    #[track_caller]
    fn allowed(&self, how: impl FnOnce(Scene) -> Scene) {
        let scene = how(self.scene.clone()).phase(self.phase);
        assert!(scene.allows(0, &self.text), "{:?}", scene.refusal(0, &self.text));
    }

    /// An Action that costs more than this position has.
    #[track_caller]
    pub fn too_dear(self) -> Given {
        self.refused("AE-ACT-04", |scene| scene)
    }

    /// Requires at least this temperature.
    #[track_caller]
    pub fn warm_from(mut self, celsius: i16) -> Given {
        self.earliest.0 = celsius;
        self.refused("AE-CARD-27", |scene| scene.temperature(celsius - 2))
            .with(|scene| scene.temperature(celsius))
    }

    /// Requires at most this temperature.
    #[track_caller]
    pub fn cold_to(mut self, celsius: i16) -> Given {
        self.latest.0 = celsius;
        self.refused("AE-CARD-27", |scene| scene.temperature(celsius + 2))
            .with(|scene| scene.temperature(celsius))
    }

    /// Requires at least this oxygen.
    #[track_caller]
    pub fn oxygen_from(mut self, percent: u8) -> Given {
        self.earliest.1 = percent;
        self.refused("AE-CARD-27", |scene| scene.oxygen(percent - 1)).with(|scene| scene.oxygen(percent))
    }

    /// Requires at most this oxygen.
    #[track_caller]
    pub fn oxygen_to(mut self, percent: u8) -> Given {
        self.latest.1 = percent;
        self.refused("AE-CARD-27", |scene| scene.oxygen(percent + 1)).with(|scene| scene.oxygen(percent))
    }

    /// Requires at least this many oceans.
    #[track_caller]
    pub fn oceans_from(mut self, flipped: u8) -> Given {
        self.earliest.2 = flipped;
        self.refused("AE-CARD-27", |scene| scene.oceans(flipped - 1)).with(|scene| scene.oceans(flipped))
    }

    /// Requires at most this many oceans.
    #[track_caller]
    pub fn oceans_to(mut self, flipped: u8) -> Given {
        self.latest.2 = flipped;
        self.refused("AE-CARD-27", |scene| scene.oceans(flipped + 1)).with(|scene| scene.oceans(flipped))
    }

    /// Requires the tags of all these cards: refused as soon as one is missing.
    #[track_caller]
    pub fn needs(self, played: &[&str]) -> Given {
        for missing in played {
            let others: Vec<&str> = played.iter().copied().filter(|card| card != missing).collect();
            self.clone().refused("AE-CARD-32", |scene| scene.played(0, &others));
        }
        self.having(played)
    }

    /// Costs 1 TR as well: the player has just that.
    #[track_caller]
    pub fn spends_the_last_tr(self) -> Given {
        self.refused("AE-CARD-33", |scene| scene.tr(0, 0)).with(|scene| scene.tr(0, 1))
    }

    /// Costs this much heat as well: the player has exactly that.
    #[track_caller]
    pub fn spends_all_heat(self, heat: u16) -> Given {
        self.refused("AE-CARD-33", |scene| scene.heat(0, heat - 1)).heat(heat)
    }

    /// Costs this many plants as well: the player has exactly that.
    #[track_caller]
    pub fn spends_all_plants(self, plants: u16) -> Given {
        self.refused("AE-CARD-33", |scene| scene.plants(0, plants - 1)).plants(plants)
    }

    /// Does it, and compares all that has changed. Apart from the limits that were named, a card can be played
    /// on an untouched and on a finished Mars.
    #[track_caller]
    pub fn does(&self, expected: &str) -> Scene {
        if self.project.is_some() {
            for (celsius, percent, flipped) in [self.earliest, self.latest] {
                self.allowed(|scene| scene.temperature(celsius).oxygen(percent).oceans(flipped));
            }
        }
        let before = self.opened();
        let mut after = before.clone();
        after.play(0, &self.text).plays(0, &self.answers);
        assert_eq!(after.board(0).frames.last(), None, "a choice is open: {:?}", after.legal(0));
        assert_eq!(after.board(1), before.board(1), "only the owner is concerned");
        assert_eq!(change(&before, &after, self.project), expected, "{}", self.text);
        after
    }
}

/// What is different after than before, as a line of words.
fn change(before: &Scene, after: &Scene, project: Option<&str>) -> String {
    let (was, is) = (before.board(0), after.board(0));
    let mut line = Vec::new();
    let (mut price, mut from_hand) = (0, 0);
    if let Some(id) = project {
        price = i32::from(before.cost(0, id));
        from_hand = 1;
        line.push(format!("costs {price}"));
    }
    line.extend(tags(&was.tags, &is.tags));
    if project.is_some_and(|id| catalog().starred.contains(card(id))) {
        line.push("starred".into());
    }
    let (mars, changed) = (before.planet(), after.planet());
    let stores = [
        (i32::from(is.mc) - i32::from(was.mc) + price, "mc"),
        (i32::from(is.heat) - i32::from(was.heat), "heat"),
        (i32::from(is.plants) - i32::from(was.plants), "plants"),
        (i32::from(is.hand) - i32::from(was.hand) + from_hand, "cards"),
        (i32::from(is.tr) - i32::from(was.tr), "TR"),
        (i32::from(is.forests) - i32::from(was.forests), "forests"),
        (i32::from(changed.celsius() - mars.celsius()), "°C"),
        (i32::from(changed.oxygen) - i32::from(mars.oxygen), "% oxygen"),
        (i32::from(changed.oceans) - i32::from(mars.oceans), "oceans"),
    ];
    line.extend(stores.iter().filter(|(more, _)| *more != 0).map(|(more, what)| format!("{more:+} {what}")));
    for holder in catalog().holders {
        let more = i32::from(after.stock(holder.id())) - i32::from(before.stock(holder.id()));
        if more != 0 {
            line.push(format!("{more:+} on {holder}"));
        }
    }
    line.extend(levels(was, is));
    let vp = after.card_vp(0) - before.card_vp(0);
    if vp != 0 {
        line.push(format!("{vp} VP"));
    }
    if line.is_empty() { "nothing".into() } else { line.join(", ") }
}

fn tags(was: &[u8; Tag::COUNT], is: &[u8; Tag::COUNT]) -> Option<String> {
    const WORDS: [&str; Tag::COUNT] =
        ["building", "space", "science", "energy", "jovian", "earth", "plant", "microbe", "animal", "event"];
    let more = WORDS.iter().enumerate().flat_map(|(tag, word)| vec![*word; usize::from(is[tag] - was[tag])]);
    let more: Vec<&str> = more.collect();
    (!more.is_empty()).then(|| more.join(" "))
}

fn levels(was: &ares::Board, is: &ares::Board) -> Option<String> {
    let (was, is) = (&was.levels, &is.levels);
    let levels = [
        (is.mc - was.mc, "mc"),
        (is.heat - was.heat, "heat"),
        (is.plants - was.plants, "plants"),
        (is.cards - was.cards, "cards"),
        (is.steel - was.steel, "steel"),
        (is.titanium - was.titanium, "titanium"),
    ];
    let more = levels.iter().filter(|(more, _)| *more > 0).map(|(more, what)| format!("{more} {what}"));
    let more: Vec<String> = more.collect();
    (!more.is_empty()).then(|| format!("makes {}", more.join(" ")))
}

/// What a player with this corporation begins with, from a real deal.
#[track_caller]
pub fn starts_with(corporation: &str) -> String {
    let choice = format!("corporation {corporation}");
    let deal = |seed| Scene::start(&Options::players(2), seed);
    let mut scene = (0..500).map(deal).find(|scene| scene.allows(0, &choice)).expect("it is dealt at times");
    let other = scene.legal(1)[0].clone();
    scene.play(0, &choice).play(1, &other);
    assert_eq!((scene.open().stage, scene.board(0).tr), (Stage::Planning, 5));
    let before = Scene::new(&Options::players(2));
    let started = change(&before, &scene, None);
    let starred = catalog().starred_corporations.iter().any(|starred| starred.id() == corporation);
    if starred { format!("{started}, starred") } else { started }
}

/// What these cards cost a player with this corporation and these played cards.
pub fn costs<const N: usize>(corporation: Option<&str>, played: &[&str], ids: [&str; N]) -> [u16; N] {
    let mut scene = scene(2).played(0, played).hand(0, &ids);
    if let Some(corporation) = corporation {
        scene = scene.corporation(0, corporation);
    }
    ids.map(|id| scene.cost(0, id))
}

/// What they save on each of the ten cards.
pub fn savings(corporation: Option<&str>, played: &[&str]) -> [u16; 10] {
    let (full, less) = (costs(None, &[], ONE_OF_EACH_TAG), costs(corporation, played, ONE_OF_EACH_TAG));
    std::array::from_fn(|at| full[at] - less[at])
}

/// What can be read from the table after each of the ten cards was played on a finished Mars, by a player who
/// has nothing but what is given.
pub fn after_each_tag(given: impl Fn(Scene) -> Scene, read: impl Fn(&Scene) -> u16) -> [u16; 10] {
    ONE_OF_EACH_TAG.map(|id| {
        let finished = given(scene(2)).hand(0, &[id]).mc(0, 60).temperature(8).oxygen(14).oceans(9);
        let is_green = card(id).colour() == Colour::Green;
        let mut scene = finished.phase(if is_green { Phase::Development } else { Phase::Construction });
        scene.play(0, &format!("play {id}"));
        read(&scene)
    })
}

/// How many cards a player who chose phase V draws and keeps; 5 and 2 without any help.
pub fn research(given: Scene) -> (u8, u8) {
    let before = given.open().deck;
    let mut scene = given.chose(0, Phase::Research).phase(Phase::Research);
    let drawn = before - scene.open().deck - 2;
    while scene.question(0) == Some("ares-question-keep") {
        let keep = scene.legal(0)[0].clone();
        scene.play(0, &keep);
    }
    (drawn, scene.board(0).hand)
}

/// The VP of a card with this many resources on it.
pub fn vp(holder: &str, resources: u16) -> i32 {
    scene(2).played(0, &[holder]).on_card(holder, resources).card_vp(0)
}

/// Whether 2 animals or 3 microbes that come in go to this card.
pub fn takes_in(holder: &'static str) -> &'static str {
    let given = red("imported_nitrogen").having(&[holder]);
    let mut scene = given.opened();
    scene.play(0, "play imported_nitrogen");
    match scene.stock(holder) {
        2 => "animals",
        3 => "microbes",
        other => panic!("{other} on {holder}"),
    }
}
