//! The position in words: a board for the terminal and for screen readers.

use table::{Message, Paragraph, Seat, Viewer};

use crate::material::*;
use crate::state::*;
use crate::view::View;

/// The time, the sky, the quarters, the colours, the buildings, the Lander, then what only the viewer knows.
pub(crate) fn describe(view: &View) -> Vec<Paragraph> {
    let open = &view.open;
    let mut board = vec![time(open), sky(open)];
    board.extend(event(open));
    board.extend(offer(open));
    board.extend(Quarter::ALL.iter().filter(|quarter| open.in_use(**quarter)).map(|at| quarter(open, *at)));
    board.extend(colony(open));
    for at in 0..open.colours() {
        board.push(colour(open, Colour::nth(at)));
    }
    board.extend((0..open.options.players).map(|at| corporation(open, Seat(at))).filter(says_something));
    board.extend(Building::ALL.iter().map(|at| building(open, *at)));
    board.push(excavation(open));
    board.extend(mission(open));
    board.extend(expedition(open));
    board.extend(lander(open));
    board.extend([display(open)].into_iter().filter(says_something));
    if let (Viewer::Seat(_), Some(own)) = (view.viewer, &view.own) {
        board.extend([secrets(own)].into_iter().filter(says_something));
    }
    for (at, secret) in view.all.iter().flatten().enumerate().take(open.options.players as usize) {
        board.extend([revealed(Seat(at as u8), secret)].into_iter().filter(says_something));
    }
    board
}

fn says_something(paragraph: &Paragraph) -> bool {
    !paragraph.parts.is_empty()
}

fn say(id: &'static str) -> Message {
    Message::new(id)
}

/// A piece and how many there are.
fn some(name: &'static str, count: impl Into<table::Arg>) -> Message {
    say("martians-board-some").with("what", name).with("count", count)
}

/// A piece with what it does.
fn with_text(id: &'static str, name: &'static str, text: &'static str) -> Message {
    say(id).with("what", name).with("text", text)
}

/// The cycle, the round and the turn being taken.
fn time(open: &Open) -> Paragraph {
    let id = if open.round == 0 { "martians-board-cycle" } else { "martians-board-round" };
    let about = say(id).with("cycle", open.cycle).with("of", open.last_cycle()).with("round", open.round);
    let mut time = Paragraph::about(about);
    if open.ended.is_some() {
        time.parts.push(say("martians-board-over"));
        return time;
    }
    if open.frames.contains(&Frame::Turn) {
        let turn = say("martians-board-turn").with("colour", open.turn.colour.name());
        time.parts.push(turn.with("time", open.turn.time));
        if open.turn.rtg {
            time.parts.push(say("martians-board-rtg_used"));
        }
    }
    time.parts.push(say("martians-board-first").with("colour", open.first.name()));
    time
}

/// The weather and, where it was shown to all, the next one.
fn sky(open: &Open) -> Paragraph {
    let mut sky = Paragraph::about(say("martians-board-weather"));
    sky.parts.push(with_text("martians-board-text", open.weather.name(), open.weather.text()));
    sky.parts.extend(open.shown_weather.map(next_weather));
    sky
}

fn next_weather(weather: Weather) -> Message {
    with_text("martians-board-next", weather.name(), weather.text())
}

/// The last event, the next one where a card has shown it, and the effects that last.
fn event(open: &Open) -> Option<Paragraph> {
    let mut event = Paragraph::about(say("martians-board-event"));
    let last = open.events.last();
    event.parts.extend(last.map(|card| with_text("martians-board-text", card.name(), card.text())));
    event.parts.extend(open.foretold.map(|card| with_text("martians-board-next", card.name(), card.text())));
    event.parts.extend(open.active.iter().map(lasting));
    says_something(&event).then_some(event)
}

fn lasting(active: &Active) -> Message {
    let changed = |id, by: i8| say(id).with("n", by.unsigned_abs()).with("more", u8::from(by > 0));
    let message = match active.modifier {
        Modifier::Cost(target, resource, by) => changed("martians-board-cost", by)
            .with("what", target_name(target))
            .with("resource", resource.name()),
        Modifier::Time(target, by) => changed("martians-board-time", by).with("what", target_name(target)),
        Modifier::Production(kind, by) => changed("martians-board-production", by).with("what", kind.name()),
        Modifier::TurnTime(by) => changed("martians-board-turn_time", by),
        Modifier::CloseAction(target) => say("martians-board-no_action").with("what", target_name(target)),
        Modifier::CloseBuilding(building) => say("martians-board-closed").with("what", building.name()),
        Modifier::CloseField(field) => say("martians-board-closed_field")
            .with("what", field.building().name())
            .with("field", field.number()),
        Modifier::CloseRtg => say("martians-board-closed_rtg"),
    };
    message.with("until", until(active.until))
}

/// A step of the scenario, or the building where the action is done.
fn target_name(target: Target) -> &'static str {
    match target {
        Target::Work(work) => work.building().name(),
        Target::Requirement(step) => step.name(),
    }
}

const fn until(until: Until) -> &'static str {
    match until {
        Until::ThisProduction => "martians-until-production",
        Until::EndOfRound => "martians-until-round",
        Until::OwnNextTurn => "martians-until-turn",
        Until::NextEvent => "martians-until-event",
        Until::NextWeather => "martians-until-weather",
        Until::EndOfCycle => "martians-until-cycle",
        Until::EndOfGame => "martians-until-game",
    }
}

/// The offer that is made or waits for its answer (MA-TRADE-05).
fn offer(open: &Open) -> Option<Paragraph> {
    open.frames.iter().find(|frame| matches!(frame, Frame::Offer | Frame::Answer))?;
    let about = say("martians-board-offer").with("colour", open.turn.colour.name());
    let mut offer = Paragraph::about(about.with("partner", open.offer.partner.name()));
    for (id, goods) in [("martians-board-gives", open.offer.give), ("martians-board-asks", open.offer.ask)] {
        let named = GOODS.iter().zip(goods).filter(|(_, count)| *count > 0);
        offer.parts.extend(named.map(|(what, n)| say(id).with("resource", what.name()).with("count", n)));
    }
    Some(offer)
}

fn quarter(open: &Open, quarter: Quarter) -> Paragraph {
    let at = quarter.index();
    let owner = Colour::ALL.iter().find(|colour| open.claimed[colour.index()] == Some(quarter));
    let mut paragraph = Paragraph::about(match owner {
        Some(colour) => {
            say("martians-board-quarter_of").with("quarter", quarter.name()).with("colour", colour.name())
        }
        None => say("martians-board-quarter").with("quarter", quarter.name()),
    });
    let parts = &mut paragraph.parts;
    let demand = Demand::ALL.iter().zip(open.demand[at]).filter(|(_, count)| *count > 0);
    parts.extend(demand.map(|(token, count)| some(token.name(), count)));
    if parts.is_empty() {
        parts.push(say("martians-board-no_demand"));
    }
    if open.birthrate[at] > 0 {
        parts.push(say("martians-board-birthrate").with("count", open.birthrate[at]));
    }
    for colour in &Colour::ALL[..open.colours() as usize] {
        for zone in Zone::ALL {
            let count = open.confined[zone.index()][colour.index()][at];
            if count > 0 {
                let held = say("martians-board-confined").with("colour", colour.name());
                parts.push(held.with("zone", zone.name()).with("count", count));
            }
        }
        let debt = open.debts[colour.index()][at];
        if debt > 0 {
            parts.push(say("martians-board-debt").with("colour", colour.name()).with("count", debt));
        }
    }
    paragraph
}

/// What belongs to all: a common stock and its cards, common technologies, the RTG.
fn colony(open: &Open) -> Vec<Paragraph> {
    let mut colony = Paragraph::about(say("martians-board-colony"));
    if open.rules().pooled {
        colony.parts = stock(&open.stocks[0], true);
        colony.parts.extend(minerals(&open.cards));
    }
    if open.rules().shared {
        colony.parts.extend(colony_techs(open.colony_techs[0]));
    }
    colony.parts.push(say("martians-board-rtg").with("count", open.rtg));
    vec![colony]
}

/// The goods in a stock, then its reputation, called satisfaction where it is common.
fn stock(stock: &Stock, common: bool) -> Vec<Message> {
    let goods = Resource::ALL.iter().filter(|what| **what != Resource::Reputation && stock.get(**what) > 0);
    let mut parts: Vec<_> = goods.map(|what| some(what.name(), stock.get(*what))).collect();
    let id = if common { "martians-board-satisfaction" } else { "martians-board-reputation" };
    parts.push(say(id).with("count", stock.get(Resource::Reputation)));
    parts
}

fn minerals(cards: &[u8; Mineral::COUNT]) -> impl Iterator<Item = Message> {
    let held = Mineral::ALL.iter().zip(*cards).filter(|(_, count)| *count > 0);
    held.map(|(mineral, count)| some(mineral.name(), count))
}

fn colony_techs(bits: u8) -> impl Iterator<Item = Message> {
    let there = ColonyTech::ALL.iter().filter(move |tech| bits >> tech.index() & 1 != 0);
    there.map(|tech| say("martians-board-technology").with("what", tech.name()))
}

/// The goods, markers and colonists of a colour.
fn colour(open: &Open, colour: Colour) -> Paragraph {
    let at = colour.index();
    let about = say("martians-board-colour").with("colour", colour.name());
    let mut paragraph = Paragraph::about(about.with("seat", open.seat(colour)));
    let parts = &mut paragraph.parts;
    if !open.rules().pooled {
        parts.extend(stock(open.stock(colour), false));
        parts.push(say("martians-board-hand").with("count", open.hands[at]));
    }
    if !open.rules().shared {
        parts.extend(colony_techs(open.colony_techs[at]));
    }
    parts.push(say("martians-board-pool").with("count", open.pool[at]));
    parts.push(say("martians-board-living").with("count", open.living(colour)).with("dead", open.dead[at]));
    let graves = (1..=4).filter(|round| open.graves[at] >> (round - 1) & 1 != 0);
    parts.extend(graves.map(|round: u8| say("martians-board-grave").with("round", round)));
    let by = open.next_turn[at];
    if by != 0 {
        let next = say("martians-board-next_turn").with("n", by.unsigned_abs());
        parts.push(next.with("more", u8::from(by > 0)));
    }
    let kept = [
        ("martians-board-kept_construction", open.kept_construction[at]),
        ("martians-board-kept_development", open.kept_development[at]),
    ];
    let kept = kept.into_iter().filter(|(_, count)| *count > 0);
    parts.extend(kept.map(|(id, count)| say(id).with("count", count)));
    paragraph
}

/// What lies on a corporation card.
fn corporation(open: &Open, seat: Seat) -> Paragraph {
    let card = &open.cards_of[seat.index()];
    let mut paragraph = Paragraph::about(say("martians-board-corporation").with("seat", seat));
    let parts = &mut paragraph.parts;
    for staff in &card.experts {
        let id = if staff.used { "martians-board-expert_used" } else { "martians-board-expert" };
        parts.push(say(id).with("what", staff.expert.name()));
    }
    let assistants = Assistant::ALL.iter().zip(card.assistants).filter(|(_, count)| *count > 0);
    parts.extend(assistants.map(|(kind, count)| some(kind.name(), count)));
    parts.extend(card.crop.map(|crop| say("martians-board-crop").with("what", crop.name())));
    let installations = Installation::ALL.iter().zip(card.installations).filter(|(_, count)| *count > 0);
    parts.extend(installations.map(|(kind, count)| some(kind.name(), count)));
    let techs = CorpTech::ALL.iter().filter(|tech| card.has(**tech));
    parts.extend(techs.map(|tech| say("martians-board-technology").with("what", tech.name())));
    paragraph
}

/// A building with its fields from left to right.
fn building(open: &Open, building: Building) -> Paragraph {
    let mut paragraph = Paragraph::about(say("martians-board-building").with("what", building.name()));
    if open.construction.contains(building) {
        paragraph.parts.push(say("martians-board-unbuilt"));
    }
    paragraph.parts.extend((1..=building.fields()).map(|number| field(open, building.field(number))));
    paragraph
}

fn field(open: &Open, field: Field) -> Message {
    let owner = Colour::ALL.iter().find(|colour| open.markers[colour.index()].contains(field));
    let message = match owner {
        Some(colour) => say("martians-board-field_taken").with("colour", colour.name()),
        None if open.unavailable.contains(field) => say("martians-board-field_unavailable"),
        None if open.development.contains(field) => say("martians-board-field_undeveloped"),
        None => say("martians-board-field_free"),
    };
    message.with("field", field.number())
}

/// The machine and the tokens; those that lie open with their distance from the machine.
fn excavation(open: &Open) -> Paragraph {
    let mut paragraph = Paragraph::about(say("martians-board-excavation"));
    let parts = &mut paragraph.parts;
    parts.push(say("martians-board-machine").with("hex", open.machine.0 + 1));
    for hex in open.up.iter() {
        let spec = &tables().digs[open.digs[hex.0 as usize].index()];
        parts.push(
            say("martians-board-dig")
                .with("hex", hex.0 + 1)
                .with("regolith", spec.regolith)
                .with("ice", spec.ice)
                .with("steps", distance(open.machine, hex)),
        );
    }
    parts.push(say("martians-board-buried").with("count", open.down.len()));
    paragraph
}

/// MA-END-26: the scenario with its steps and conditions.
pub(crate) fn mission(open: &Open) -> Option<Paragraph> {
    let (scenario, spec) = (open.options.mission()?, open.scenario()?);
    let mut mission = Paragraph::about(say("martians-board-mission").with("what", scenario.name()));
    if open.mission.failed {
        mission.parts.push(say("martians-board-failed"));
    }
    mission.parts.extend(open.steps().map(|step| requirement(open, step)));
    for (condition, measure) in &spec.conditions {
        let id = if open.holds(*measure) { "martians-board-holds" } else { "martians-board-lacks" };
        mission.parts.push(with_text(id, condition.name(), condition.text()));
    }
    let counter = open.counter();
    mission.parts.extend(counter.map(|n| say("martians-board-counter").with("count", n)));
    Some(mission)
}

/// MA-RUL-49: how often a step was done, of how many times.
fn requirement(open: &Open, step: Requirement) -> Message {
    let progress = open.step_progress(step);
    let message = say("martians-board-step").with("what", step.name());
    message.with("complete", u8::from(progress.done)).with("done", progress.have).with("of", progress.need)
}

/// Where the expedition of Face of Mars stands and what it has found.
fn expedition(open: &Open) -> Option<Paragraph> {
    open.scenario().filter(|scenario| scenario.expedition)?;
    let expedition = &open.mission.expedition;
    let place = |id, cell: Cell| say(id).with("row", cell.row()).with("column", cell.column());
    let mut paragraph = Paragraph::about(say("martians-board-expedition"));
    paragraph.parts.push(match expedition.at {
        Some(cell) => place("martians-board-stands", cell),
        None => say("martians-board-waits"),
    });
    let up = (0..CELLS).filter(|at| expedition.up >> at & 1 != 0);
    paragraph.parts.extend(
        up.map(|at| place("martians-board-found", Cell(at as u8)).with("what", expedition.faces[at].name())),
    );
    paragraph.parts.push(say("martians-board-buried").with("count", expedition.down.count_ones()));
    Some(paragraph)
}

/// Research tiles and commissions on display, each with its price.
fn lander(open: &Open) -> Vec<Paragraph> {
    let research = Research::ALL.iter().zip(open.research.shown).filter(|(_, count)| *count > 0);
    let research = research.map(|(tile, count)| {
        let about = say("martians-board-research").with("what", tile.name()).with("count", count);
        Paragraph { about, parts: vec![say(tile.text())] }
    });
    let commissions = open.commissions.iter().map(|card| {
        let about = say("martians-board-commission").with("what", card.name());
        Paragraph { about, parts: vec![say(card.text())] }
    });
    research.chain(commissions).collect()
}

/// The staff at the Education Centre and the crops at the Greenhouses.
fn display(open: &Open) -> Paragraph {
    let mut display = Paragraph::about(say("martians-board-display"));
    let experts = Expert::ALL.iter().map(|kind| kind.name()).zip(open.experts.shown);
    let assistants = Assistant::ALL.iter().map(|kind| kind.name()).zip(open.assistants.shown);
    let crops = Crop::ALL.iter().map(|kind| kind.name()).zip(open.crops);
    let there = experts.chain(assistants).chain(crops).filter(|(_, count)| *count > 0);
    display.parts = there.map(|(name, count)| some(name, count)).collect();
    display
}

/// MA-HID-01: what only the viewer knows.
fn secrets(own: &Secret) -> Paragraph {
    let mut secrets = Paragraph::about(say("martians-board-own"));
    secrets.parts = minerals(&own.cards).collect();
    secrets.parts.extend(own.forecast.map(next_weather));
    let goals = [
        ("martians-board-dealt", own.dealt),
        ("martians-board-goal", own.goals),
        ("martians-board-handed", own.handed),
    ];
    for (id, goals) in goals {
        secrets.parts.extend(goals.iter().map(|goal| with_text(id, goal.name(), goal.text())));
    }
    secrets
}

/// MA-COL-08: what a player held when the game ended.
fn revealed(seat: Seat, secret: &Secret) -> Paragraph {
    let mut hand = Paragraph::about(say("martians-board-revealed").with("seat", seat));
    hand.parts = minerals(&secret.cards).collect();
    let goals = secret.goals.iter();
    hand.parts.extend(goals.map(|goal| with_text("martians-board-goal", goal.name(), goal.text())));
    hand
}

/// Every Fluent id of the board in words.
pub(crate) const IDS: &[&str] = &[
    "martians-until-production",
    "martians-until-round",
    "martians-until-turn",
    "martians-until-event",
    "martians-until-weather",
    "martians-until-cycle",
    "martians-until-game",
    "martians-board-some",
    "martians-board-text",
    "martians-board-next",
    "martians-board-cycle",
    "martians-board-round",
    "martians-board-over",
    "martians-board-turn",
    "martians-board-rtg_used",
    "martians-board-first",
    "martians-board-weather",
    "martians-board-event",
    "martians-board-cost",
    "martians-board-time",
    "martians-board-production",
    "martians-board-turn_time",
    "martians-board-no_action",
    "martians-board-closed",
    "martians-board-closed_field",
    "martians-board-closed_rtg",
    "martians-board-offer",
    "martians-board-gives",
    "martians-board-asks",
    "martians-board-quarter",
    "martians-board-quarter_of",
    "martians-board-no_demand",
    "martians-board-birthrate",
    "martians-board-confined",
    "martians-board-debt",
    "martians-board-colony",
    "martians-board-satisfaction",
    "martians-board-reputation",
    "martians-board-technology",
    "martians-board-rtg",
    "martians-board-colour",
    "martians-board-hand",
    "martians-board-pool",
    "martians-board-living",
    "martians-board-grave",
    "martians-board-next_turn",
    "martians-board-kept_construction",
    "martians-board-kept_development",
    "martians-board-corporation",
    "martians-board-expert",
    "martians-board-expert_used",
    "martians-board-crop",
    "martians-board-building",
    "martians-board-unbuilt",
    "martians-board-field_taken",
    "martians-board-field_unavailable",
    "martians-board-field_undeveloped",
    "martians-board-field_free",
    "martians-board-excavation",
    "martians-board-machine",
    "martians-board-dig",
    "martians-board-buried",
    "martians-board-mission",
    "martians-board-failed",
    "martians-board-step",
    "martians-board-holds",
    "martians-board-lacks",
    "martians-board-counter",
    "martians-board-expedition",
    "martians-board-stands",
    "martians-board-waits",
    "martians-board-found",
    "martians-board-research",
    "martians-board-commission",
    "martians-board-display",
    "martians-board-own",
    "martians-board-dealt",
    "martians-board-goal",
    "martians-board-handed",
    "martians-board-revealed",
];
