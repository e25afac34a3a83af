//! The position in words: a board for the terminal and for screen readers.

use table::{Message, Paragraph, Seat, Viewer};

use crate::material::card::{Card, Colour, Tag};
use crate::material::catalog;
use crate::material::numbers::{OCEANS, OXYGEN_MAX};
use crate::material::{Phase, Planet};
use crate::state::{Open, Secret, Stage};
use crate::view::View;

/// Round, Mars, what the variant adds, the players, then what only the viewer knows.
pub(crate) fn describe(view: &View) -> Vec<Paragraph> {
    let open = &view.open;
    let mut board = vec![round(open), mars(open)];
    board.extend((open.rules().describe)(open));
    for seat in open.everybody().iter() {
        board.push(player(open, seat));
        board.extend([tags(open, seat)].into_iter().filter(says_something));
        board.extend(tableau(open, seat));
    }
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) {
        board.extend([hand(open, seat, own), secrets(open, seat, own)].into_iter().filter(says_something));
    }
    for (seat, secret) in open.everybody().iter().zip(view.all.iter().flatten()) {
        board.extend([last_hand(seat, secret)].into_iter().filter(says_something));
    }
    board
}

fn says_something(paragraph: &Paragraph) -> bool {
    !paragraph.parts.is_empty()
}

fn say(id: &'static str) -> Message {
    Message::new(id)
}

fn of_card(id: &'static str, card: Card) -> Message {
    say(id).with("card", card.name())
}

/// AE-ROUND-01: which round it is, which phases it has, and how far it has come.
fn round(open: &Open) -> Paragraph {
    let rules = open.rules();
    let about = match (open.round, rules.rounds.filter(|_| rules.shows_rounds)) {
        (0, _) => say("ares-board-setup"),
        (round, Some(of)) => say("ares-board-round-of").with("round", round).with("of", of),
        (round, None) => say("ares-board-round").with("round", round),
    };
    let mut paragraph = Paragraph::about(about);
    let stage = match open.stage {
        Stage::Mulligan => Some("ares-board-stage-mulligan"),
        Stage::Corporations => Some("ares-board-stage-corporations"),
        Stage::Planning => Some("ares-board-stage-planning"),
        Stage::Pool => Some("ares-board-stage-pool"),
        Stage::HandLimit => Some("ares-board-stage-limit"),
        Stage::Raise => Some("ares-board-stage-raise"),
        Stage::Over => Some("ares-board-stage-over"),
        Stage::Phase(_) => None,
    };
    paragraph.parts.extend(stage.map(say));
    if let Stage::Phase(now) = open.stage {
        paragraph.parts.extend(open.active.iter().map(|phase| place_of(phase, now)));
    }
    paragraph.parts.push(say("ares-board-deck").with("deck", open.deck).with("discard", open.discard));
    paragraph
}

/// Whether a phase of the round is over, is being resolved or is still to come.
fn place_of(phase: Phase, now: Phase) -> Message {
    let id = match phase.cmp(&now) {
        std::cmp::Ordering::Less => "ares-board-phase-over",
        std::cmp::Ordering::Equal => "ares-board-phase-now",
        std::cmp::Ordering::Greater => "ares-board-phase-next",
    };
    say(id).with("phase", phase.name())
}

/// AE-GLO-01: the three parameters; in a phase that has changed them also where they began (AE-GLO-18).
fn mars(open: &Open) -> Paragraph {
    let mut mars = Paragraph::about(say("ares-board-mars"));
    mars.parts = parameters(&open.planet);
    if matches!(open.stage, Stage::Phase(_)) && open.start != open.planet {
        let start = &open.start;
        mars.parts.push(
            say("ares-board-start")
                .with("degrees", start.celsius())
                .with("heat", start.temperature_zone() as u8)
                .with("percent", start.oxygen)
                .with("air", start.oxygen_zone() as u8)
                .with("oceans", start.oceans),
        );
    }
    mars
}

pub(crate) fn parameters(planet: &Planet) -> Vec<Message> {
    vec![
        say("ares-board-temperature")
            .with("degrees", planet.celsius())
            .with("zone", planet.temperature_zone() as u8),
        say("ares-board-oxygen")
            .with("percent", planet.oxygen)
            .with("of", OXYGEN_MAX)
            .with("zone", planet.oxygen_zone() as u8),
        say("ares-board-oceans").with("flipped", planet.oceans).with("left", OCEANS - planet.oceans),
    ]
}

/// What a player has, produces and has chosen.
fn player(open: &Open, seat: Seat) -> Paragraph {
    let board = open.board(seat);
    let levels = board.production();
    let mut paragraph = Paragraph::about(match board.corporation {
        Some(corporation) => {
            say("ares-board-player").with("seat", seat).with("corporation", corporation.name())
        }
        None => say("ares-board-nobody").with("seat", seat),
    });
    let parts = &mut paragraph.parts;
    parts.push(say("ares-board-tr").with("tr", board.tr));
    parts.push(say("ares-board-mc").with("mc", board.mc).with("production", levels.mc));
    parts.push(say("ares-board-heat").with("heat", board.heat).with("production", levels.heat));
    parts.push(say("ares-board-plants").with("plants", board.plants).with("production", levels.plants));
    let metals = [
        ("ares-board-steel", levels.steel),
        ("ares-board-titanium", levels.titanium),
        ("ares-board-card-production", levels.cards),
        ("ares-board-forests", board.forests),
    ];
    let there = metals.into_iter().filter(|(_, count)| *count > 0);
    parts.extend(there.map(|(id, count)| say(id).with("count", count)));
    parts.push(say("ares-board-hand").with("count", board.hand));
    if board.drawn > 0 {
        parts.push(say("ares-board-drawn-count").with("count", board.drawn));
    }
    parts.extend(board.seen.iter().map(|card| of_card("ares-board-seen", card)));
    parts.extend(board.revealed.iter().map(|card| of_card("ares-board-revealed", *card)));
    parts.extend(board.phase.map(|phase| say("ares-board-chose").with("phase", phase.name())));
    parts.extend(readiness(open, seat).map(say));
    paragraph
}

/// What everybody sees of a seat that is done with this stage.
pub(crate) fn readiness(open: &Open, seat: Seat) -> Option<&'static str> {
    if !open.done.contains(seat) {
        return None;
    }
    match open.stage {
        Stage::Mulligan | Stage::Corporations | Stage::Planning => Some("ares-board-ready"),
        Stage::Phase(Phase::Development | Phase::Construction | Phase::Action) => Some("ares-board-passed"),
        Stage::Phase(Phase::Production | Phase::Research)
        | Stage::Pool
        | Stage::HandLimit
        | Stage::Raise
        | Stage::Over => None,
    }
}

fn tags(open: &Open, seat: Seat) -> Paragraph {
    let mut tags = Paragraph::about(say("ares-board-tags").with("seat", seat));
    let counts = Tag::ALL.iter().zip(open.board(seat).tags).filter(|(_, count)| *count > 0);
    tags.parts = counts
        .map(|(tag, count)| say("ares-board-tag").with("tag", tag.name()).with("count", count))
        .collect();
    tags
}

/// The played cards, a paragraph for each colour that is there.
fn tableau(open: &Open, seat: Seat) -> impl Iterator<Item = Paragraph> {
    [Colour::Blue, Colour::Red, Colour::Green].into_iter().filter_map(move |colour| {
        let about = match colour {
            Colour::Blue => "ares-board-blue",
            Colour::Red => "ares-board-red",
            Colour::Green => "ares-board-green",
        };
        let mut cards = Paragraph::about(say(about).with("seat", seat));
        let played = open.board(seat).tableau.iter().filter(|card| card.colour() == colour);
        cards.parts = played.map(|card| in_play(open, seat, card)).collect();
        says_something(&cards).then_some(cards)
    })
}

/// A played card with what lies on it and whether its Action was used in this phase (AE-ACT-09).
fn in_play(open: &Open, seat: Seat, card: Card) -> Message {
    let used = open.board(seat).marks.uses(card);
    match catalog().card(card).holder {
        Some((kind, at)) => of_card("ares-board-holder", card)
            .with("count", open.stock[usize::from(at)])
            .with("kind", kind.name())
            .with("used", used),
        None => of_card("ares-board-card", card).with("used", used),
    }
}

/// AE-CARD-12: the cards in hand with what they cost now.
fn hand(open: &Open, seat: Seat, own: &Secret) -> Paragraph {
    let mut hand = Paragraph::about(say("ares-board-own-hand"));
    hand.parts = own.hand.iter().map(|card| priced("ares-board-priced", open, seat, card)).collect();
    hand
}

fn priced(id: &'static str, open: &Open, seat: Seat, card: Card) -> Message {
    of_card(id, card).with("colour", card.colour().name()).with("cost", open.cost(seat, card))
}

/// What only the viewer knows, except the hand.
fn secrets(open: &Open, seat: Seat, own: &Secret) -> Paragraph {
    let mut secrets = Paragraph::about(say("ares-board-own"));
    let parts = &mut secrets.parts;
    let lead = |id| {
        move |corporation: crate::material::card::Corporation| say(id).with("corporation", corporation.name())
    };
    parts.extend(own.dealt.into_iter().flatten().map(lead("ares-board-dealt")));
    parts.extend(own.corporation.map(lead("ares-board-leads")));
    parts.extend(own.marked.iter().map(|card| of_card("ares-board-marked", *card)));
    parts.extend(own.plan.map(|phase| say("ares-board-plan").with("phase", phase.name())));
    parts.extend(own.virtual_plan.map(|phase| say("ares-board-virtual-plan").with("phase", phase.name())));
    parts.extend(own.drawn.iter().map(|card| priced("ares-board-drawn", open, seat, *card)));
    parts.extend(own.payment.map(|payment| of_card("ares-board-payment", payment.card)));
    parts.extend(own.swap.map(|card| of_card("ares-board-swap", card)));
    for trace in &own.partner {
        let id = if trace.sure { "ares-board-partner" } else { "ares-board-partner-perhaps" };
        parts.push(of_card(id, trace.card));
    }
    secrets
}

/// What a player held when the game ended.
fn last_hand(seat: Seat, secret: &Secret) -> Paragraph {
    let mut hand = Paragraph::about(say("ares-board-last-hand").with("seat", seat));
    hand.parts = secret.hand.iter().map(|card| of_card("ares-board-held", card)).collect();
    hand
}

/// Every Fluent id of the board in words.
pub(crate) const MESSAGES: [&str; 68] = [
    "ares-colour-green",
    "ares-colour-blue",
    "ares-colour-red",
    "ares-board-setup",
    "ares-board-round",
    "ares-board-round-of",
    "ares-board-stage-mulligan",
    "ares-board-stage-corporations",
    "ares-board-stage-planning",
    "ares-board-stage-pool",
    "ares-board-stage-limit",
    "ares-board-stage-raise",
    "ares-board-stage-over",
    "ares-board-phase-over",
    "ares-board-phase-now",
    "ares-board-phase-next",
    "ares-board-deck",
    "ares-board-mars",
    "ares-board-temperature",
    "ares-board-oxygen",
    "ares-board-oceans",
    "ares-board-start",
    "ares-board-pool",
    "ares-board-cubes",
    "ares-board-markers",
    "ares-board-virtual",
    "ares-board-marker",
    "ares-board-plays",
    "ares-board-left",
    "ares-board-player",
    "ares-board-nobody",
    "ares-board-tr",
    "ares-board-mc",
    "ares-board-heat",
    "ares-board-plants",
    "ares-board-steel",
    "ares-board-titanium",
    "ares-board-card-production",
    "ares-board-forests",
    "ares-board-hand",
    "ares-board-drawn-count",
    "ares-board-seen",
    "ares-board-revealed",
    "ares-board-chose",
    "ares-board-ready",
    "ares-board-passed",
    "ares-board-tags",
    "ares-board-tag",
    "ares-board-blue",
    "ares-board-red",
    "ares-board-green",
    "ares-board-card",
    "ares-board-holder",
    "ares-board-own-hand",
    "ares-board-priced",
    "ares-board-own",
    "ares-board-dealt",
    "ares-board-leads",
    "ares-board-marked",
    "ares-board-plan",
    "ares-board-virtual-plan",
    "ares-board-drawn",
    "ares-board-payment",
    "ares-board-swap",
    "ares-board-partner",
    "ares-board-partner-perhaps",
    "ares-board-last-hand",
    "ares-board-held",
];
