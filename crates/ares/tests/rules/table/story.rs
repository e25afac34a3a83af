//! A card as a short story: it is played, and everything that is different afterwards is named.

use ares::material::catalog::Levels;
use ares::material::{Colour, Kind, Phase, Tag};
use ares::scene::{Scene, card, scene};

/// What a card cost and gave; what is not named did not change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    pub mc: i32,
    pub heat: i32,
    pub plants: i32,
    pub tr: i32,
    pub forests: i32,
    /// Cards in hand.
    pub cards: i32,
    pub celsius: i32,
    pub oxygen: i32,
    pub oceans: i32,
    /// VP of the played cards.
    pub vp: i32,
    pub mc_production: i32,
    pub heat_production: i32,
    pub plant_production: i32,
    pub card_production: i32,
    pub steel: i32,
    pub titanium: i32,
}

/// No change.
pub const NOTHING: Change = Change {
    mc: 0,
    heat: 0,
    plants: 0,
    tr: 0,
    forests: 0,
    cards: 0,
    celsius: 0,
    oxygen: 0,
    oceans: 0,
    vp: 0,
    mc_production: 0,
    heat_production: 0,
    plant_production: 0,
    card_production: 0,
    steel: 0,
    titanium: 0,
};

/// What a flip gives where eight oceans lie: the ninth tile shows 4 M€.
pub const NINTH_OCEAN: Change = Change { oceans: 1, tr: 1, mc: 4, ..NOTHING };

/// An untouched Mars and two players with TR 5 and nothing else.
pub fn mars() -> Scene {
    scene(2)
}

/// The same with 2 to 4 science tags in front of player 0.
pub fn scientists(tags: usize) -> Scene {
    mars().played(0, &["research", "matter_manufacturing", "technology_demonstration"][..tags - 1])
}

/// A position, and what became of it.
pub struct Story {
    before: Scene,
    /// What a card of the story has cost, which [`Story::gives`] leaves out, as the card itself.
    price: Option<u16>,
    pub scene: Scene,
}

/// Opens a phase; player 0 acts.
pub fn story(at: Scene, phase: Phase) -> Story {
    let scene = at.phase(phase);
    Story { before: scene.clone(), price: None, scene }
}

impl Story {
    /// Player 0 does this.
    #[track_caller]
    pub fn does(mut self, texts: &[&str]) -> Story {
        self.scene.plays(0, texts);
        self
    }

    /// Exactly this is different, besides the price of the card and the card itself.
    #[track_caller]
    pub fn gives(self, expected: Change) -> Scene {
        assert_eq!(self.change(), expected);
        let (before, now) = (self.before.board(1), self.scene.board(1));
        assert_eq!(before, now, "the other player is left alone");
        self.scene
    }

    fn change(&self) -> Change {
        let difference = |of: &dyn Fn(&Scene) -> i32| of(&self.scene) - of(&self.before);
        let level = |of: &dyn Fn(&Levels) -> u16| difference(&|s| of(&s.board(0).levels).into());
        let (price, played) = (self.price.unwrap_or(0), self.price.is_some());
        Change {
            mc: difference(&|s| s.board(0).mc.into()) + i32::from(price),
            heat: difference(&|s| s.board(0).heat.into()),
            plants: difference(&|s| s.board(0).plants.into()),
            tr: difference(&|s| s.board(0).tr.into()),
            forests: difference(&|s| s.board(0).forests.into()),
            cards: difference(&|s| s.board(0).hand.into()) + i32::from(played),
            celsius: difference(&|s| s.planet().celsius().into()),
            oxygen: difference(&|s| s.planet().oxygen.into()),
            oceans: difference(&|s| s.planet().oceans.into()),
            vp: difference(&|s| s.card_vp(0)),
            mc_production: level(&|l| l.mc),
            heat_production: level(&|l| l.heat),
            plant_production: level(&|l| l.plants),
            card_production: level(&|l| l.cards),
            steel: level(&|l| l.steel),
            titanium: level(&|l| l.titanium),
        }
    }
}

/// Plays a green card for this price; it brings these tags.
#[track_caller]
pub fn green(at: Scene, id: &str, cost: u16, tags: &[Tag]) -> Story {
    plays(at, Colour::Green, id, cost, tags)
}

/// Plays a blue card for this price; it brings these tags.
#[track_caller]
pub fn blue(at: Scene, id: &str, cost: u16, tags: &[Tag]) -> Story {
    plays(at, Colour::Blue, id, cost, tags)
}

/// Plays a red card for this price; it brings these tags.
#[track_caller]
pub fn red(at: Scene, id: &str, cost: u16, tags: &[Tag]) -> Story {
    plays(at, Colour::Red, id, cost, tags)
}

#[track_caller]
fn plays(at: Scene, colour: Colour, id: &str, cost: u16, tags: &[Tag]) -> Story {
    assert_eq!(card(id).colour(), colour);
    let scene = holding(at, id);
    assert_eq!(scene.cost(0, id), cost, "the cost of {id}");
    let mut story = Story { before: scene.clone(), price: Some(cost), scene };
    story.scene.play(0, &format!("play {id}"));
    assert!(story.scene.board(0).tableau.contains(card(id)));
    for tag in Tag::ALL.iter().copied() {
        let printed = tags.iter().filter(|printed| **printed == tag).count();
        let brought = story.scene.board(0).tags[tag as usize] - story.before.board(0).tags[tag as usize];
        assert_eq!(usize::from(brought), printed, "{tag:?} tags of {id}");
    }
    story
}

/// The phase of this card, with it in hand and 50 M€ to pay for it.
fn holding(at: Scene, id: &str) -> Scene {
    let phase = match card(id).colour() {
        Colour::Green => Phase::Development,
        Colour::Blue | Colour::Red => Phase::Construction,
    };
    at.hand(0, &[id]).mc(0, 50).phase(phase)
}

/// The card can't be played here, by this rule.
#[track_caller]
pub fn refused(at: Scene, id: &str, rule: &str) {
    holding(at, id).refuses(0, &format!("play {id}"), rule);
}

/// The card can be played here.
#[track_caller]
pub fn playable(at: Scene, id: &str) {
    assert!(holding(at, id).allows(0, &format!("play {id}")), "{id} can be played");
}

/// Something of everything that a card may ask to be spent.
fn stocked() -> Scene {
    mars().heat(0, 20).plants(0, 20)
}

/// The card needs this temperature at least: one step below it is refused.
#[track_caller]
pub fn needs_celsius(id: &str, least: i16) {
    refused(stocked().temperature(least - 2), id, "AE-CARD-27");
    playable(stocked().temperature(least), id);
    playable(stocked().temperature(8), id);
}

/// The card needs this oxygen at least: one step below it is refused.
#[track_caller]
pub fn needs_oxygen(id: &str, least: u8) {
    refused(stocked().oxygen(least - 1), id, "AE-CARD-27");
    playable(stocked().oxygen(least), id);
    playable(stocked().oxygen(14), id);
}

/// The card needs at least this many oceans: one less is refused.
#[track_caller]
pub fn needs_oceans(id: &str, least: u8) {
    refused(stocked().oceans(least - 1), id, "AE-CARD-27");
    playable(stocked().oceans(least), id);
    playable(stocked().oceans(9), id);
}

/// The card needs 3 or 4 science tags, its own not counted: one less is refused.
#[track_caller]
pub fn needs_science(id: &str, least: usize) {
    refused(scientists(least - 1), id, "AE-CARD-32");
    playable(scientists(least), id);
}

/// The levels of a player who has played these cards.
pub fn levels(played: &[&str]) -> Levels {
    mars().played(0, played).board(0).levels
}

/// Nothing at all is paid: no Action of this card here.
#[track_caller]
pub fn too_dear(at: Scene, id: &str) {
    at.phase(Phase::Action).refuses(0, &format!("use {id}"), "AE-ACT-04");
}

/// Uses Actions in a phase III that player 0 did not choose.
#[track_caller]
pub fn action(at: Scene, texts: &[&str]) -> Story {
    story(at, Phase::Action).does(texts)
}

/// The card can hold this kind and no other: Imported Nitrogen brings 2 animals and 3 microbes to other cards.
#[track_caller]
pub fn holds(id: &str, kind: Kind) {
    let mut scene = holding(mars().played(0, &[id]), "imported_nitrogen");
    scene.play(0, "play imported_nitrogen");
    let brought = match kind {
        Kind::Animals => 2,
        Kind::Microbes => 3,
        Kind::Science => 0,
    };
    assert_eq!(scene.stock(id), brought, "{kind:?} on {id}");
}
