//! A position as the inputs of a network that are on.

mod layout;

use table::{Layout, Observe, Seat, Sheet};

use crate::material::*;
use crate::options::{Aim, Edition};
use crate::refuse;
use crate::scoring;
use crate::state::*;
use layout::{
    CHOICE_STEPS, CONDITIONS, FEW_STEPS, GOODS_STEPS, LAYOUT, LEFT_STEPS, OFFER_STEPS, colour as board, own,
    shared,
};

/// Enough time for anything.
const ENOUGH: u8 = 20;

impl Observe for Martians {
    fn layout() -> &'static Layout {
        &LAYOUT
    }

    fn net() -> Option<&'static [u8]> {
        Some(include_bytes!("../../data/net.bin"))
    }

    /// Colours are listed clockwise from the seat's own; a colour not in play stays off. A seat with two colours begins with
    /// the one that is asked.
    fn inputs(&self, seat: Seat, out: &mut Vec<u16>) {
        let open = &self.open;
        let mine = |colour: &Colour| open.seat(*colour) == seat;
        let asked = self.asked();
        let own_colour = asked.filter(mine).or_else(|| open.in_play().find(mine)).unwrap_or_default();
        let mut sheet = Sheet::new(out);
        self.show_table(&mut sheet);
        sheet.past(shared::SECTION);
        for place in 0..MAX_COLOURS as u8 {
            if place < open.colours() {
                let colour = Colour::nth((own_colour as u8 + place) % open.colours());
                sheet.flag(board::SEATED, true);
                sheet.flag(board::MINE, mine(&colour));
                sheet.flag(board::FIRST, open.first == colour);
                sheet.flag(board::ASKED, self.is_asked(colour));
                self.show_colour(colour, place == 0 || !open.rules().pooled, &mut sheet);
            }
            sheet.past(board::SECTION);
        }
        self.show_own(seat, own_colour, &mut sheet);
        sheet.past(own::SECTION);
        sheet.end(&LAYOUT);
    }
}

impl Martians {
    /// Whether the question that waits is for this colour; hidden goals are kept by all at once.
    fn is_asked(&self, colour: Colour) -> bool {
        match self.top() {
            Some(Frame::Goals) => self.open.chosen >> self.open.seat(colour).0 & 1 == 0,
            _ => self.asked() == Some(colour),
        }
    }

    fn show_table(&self, sheet: &mut Sheet<'_>) {
        let open = &self.open;
        let options = &open.options;
        sheet.one(shared::VARIANT, options.variant.index());
        sheet.one(shared::AIM, options.mission().map_or(Aim::Commissions, Aim::of).index());
        sheet.one(shared::PLAYERS, open.players());
        sheet.flag(shared::PROTOTYPE, options.edition == Edition::Prototype);
        sheet.flag(shared::COLLECTORS, options.collectors);
        sheet.flag(shared::MUST_SUCCEED, options.must_succeed);
        sheet.flag(shared::TRADE, open.rules().trade && options.trade);
        sheet.one(shared::CYCLE, usize::from(open.cycle) - 1);
        sheet.reach(shared::CYCLES_LEFT, i32::from(open.last_cycle()) - i32::from(open.cycle));
        sheet.one(shared::ROUND, open.round.into());
        sheet.maybe(shared::FRAME, open.frames.last().and_then(question));
        self.show_turn(sheet);
        self.show_board(sheet);
        self.show_area(sheet);
        self.show_displays(sheet);
        self.show_mission(sheet);
    }

    fn show_turn(&self, sheet: &mut Sheet<'_>) {
        let turn = &self.open.turn;
        sheet.reach(shared::TIME, turn.time.into());
        sheet.bits(shared::WORKED, turn.used.into());
        sheet.bits(shared::PLACED, turn.placed.0.into());
        sheet.maybe(shared::MUST, turn.must.map(Building::index));
        sheet.flag(shared::RTG_USED, turn.rtg);
        sheet.reach(shared::DUG, turn.regolith.into());
        sheet.reach(shared::REFUSED, turn.refused.into());
    }

    fn show_board(&self, sheet: &mut Sheet<'_>) {
        let open = &self.open;
        sheet.bits(shared::UNBUILT, open.construction.0.into());
        sheet.bits(shared::SLOW, open.development.0.into());
        sheet.bits(shared::UNAVAILABLE, (open.unavailable.0 | self.closed_fields().0).into());
        many(sheet, shared::DEMAND, FEW_STEPS, open.demand.iter().flatten());
        for token in Demand::ALL {
            let all: u8 = open.demand.iter().map(|quarter| quarter[token.index()]).sum();
            sheet.reach_nth(shared::DEMANDS, token.index(), GOODS_STEPS, all.into());
        }
        many(sheet, shared::BIRTHRATE, FEW_STEPS, &open.birthrate);
        sheet.reach(shared::RTG, open.rtg.into());
        sheet.one(shared::WEATHER, open.weather.index());
        many(sheet, shared::WEATHER_PAST, FEW_STEPS, &open.weather_past);
        let events = open.events.iter().fold(0, |events, event| events | 1 << event.index());
        sheet.bits(shared::EVENTS, events);
        sheet.maybe(shared::LAST_EVENT, open.events.last().map(|event| event.index()));
        sheet.maybe(shared::FORETOLD, open.foretold.map(EventCard::index));
        let dearer = |work: &Work| self.energy_delta(Target::Work(*work)) > 0;
        let slower = |work: &Work| self.work_time(*work) > tables().works[work.index()].time;
        sheet.bits(shared::DEARER, works(dearer));
        sheet.bits(shared::SLOWER, works(slower));
        sheet.flag(shared::RTG_CLOSED, self.in_force(Modifier::CloseRtg));
    }

    fn show_area(&self, sheet: &mut Sheet<'_>) {
        let open = &self.open;
        let (mut regolith, mut ice) = (0u64, 0u64);
        for hex in open.up.iter() {
            let spec = &tables().digs[open.digs[hex.0 as usize].index()];
            regolith |= u64::from(spec.regolith >= 2) << hex.0;
            ice |= u64::from(spec.ice >= 2) << hex.0;
        }
        sheet.one(shared::MACHINE, open.machine.0.into());
        sheet.bits(shared::UP, open.up.0);
        sheet.bits(shared::RICH_REGOLITH, regolith);
        sheet.bits(shared::RICH_ICE, ice);
        sheet.reach(shared::BURIED, open.down.len().into());
    }

    fn show_displays(&self, sheet: &mut Sheet<'_>) {
        let open = &self.open;
        many(sheet, shared::EXPERTS, &FEW_STEPS[..2], &open.experts.shown);
        many(sheet, shared::ASSISTANTS, FEW_STEPS, &open.assistants.shown);
        many(sheet, shared::RESEARCH, &FEW_STEPS[..1], &open.research.shown);
        many(sheet, shared::CROPS, &FEW_STEPS[..2], &open.crops);
        sheet.set(shared::COMMISSIONS, &open.commissions);
        sheet.reach(shared::DECK, open.examination_deck().into());
        many(sheet, shared::SPENT, FEW_STEPS, &open.spent);
    }

    fn show_mission(&self, sheet: &mut Sheet<'_>) {
        let open = &self.open;
        let mut lacks = [0; MAX_STEPS];
        let mut done = 0;
        for step in open.steps() {
            let progress = open.step_progress(step);
            done |= u64::from(progress.done) << step.index();
            let left = if progress.done { 0 } else { progress.need.saturating_sub(progress.have).max(1) };
            lacks[usize::from(tables().requirements[step.index()].slot)] = left;
        }
        sheet.bits(shared::STEP_DONE, done);
        many(sheet, shared::STEP_LEFT, LEFT_STEPS, &lacks);
        let (mut lacks, mut holds) = ([0; CONDITIONS], 0);
        let conditions = open.scenario().into_iter().flat_map(|scenario| &scenario.conditions);
        for ((condition, measure), lacks) in conditions.zip(&mut lacks) {
            let progress = open.progress(*measure);
            holds |= u64::from(progress.done) << condition.index();
            *lacks = if progress.done { 0 } else { progress.need.abs_diff(progress.have) };
        }
        sheet.bits(shared::CONDITION_HOLDS, holds);
        many(sheet, shared::CONDITION_LEFT, LEFT_STEPS, &lacks);
        sheet.reach(shared::COUNTER, open.mission.counter.into());
        sheet.flag(shared::STANDS, scoring::mission_stands(self));
        sheet.flag(shared::FAILED, open.mission.failed);
        sheet.flag(shared::WAIVED, open.mission.waived.is_some());
        sheet.flag(shared::HELPED, open.mission.helped);
        let expedition = &open.mission.expedition;
        sheet.maybe(shared::EXPEDITION, expedition.at.map(|cell| cell.0.into()));
        sheet.bits(shared::EXPLORED, expedition.up.into());
        sheet.flag(shared::SUMMIT, expedition.summit);
    }

    /// A colour; what it has in stock only if `stocked`, so that a common stock stands there once.
    fn show_colour(&self, colour: Colour, stocked: bool, sheet: &mut Sheet<'_>) {
        let (open, at) = (&self.open, colour.index());
        sheet.flag(board::IN_TURN, open.turn.colour == colour);
        let acted = open.round > 0 && open.track[usize::from(open.round) - 1].contains(&Some(colour));
        sheet.flag(board::ACTED, acted);
        if stocked {
            self.show_stock(colour, sheet);
        }
        let card = open.corporation(colour);
        let makes = |kind: &Installation| {
            i32::from(card.installations[kind.index()]) * i32::from(self.installation_makes(colour, *kind))
        };
        sheet.reach(board::MAKES, Installation::ALL.iter().map(makes).sum());
        sheet.reach(board::HAND_SIZE, open.hands[at].into());
        sheet.reach(board::POOL, open.pool[at].into());
        sheet.bits(board::FIELDS_HELD, open.markers[at].0.into());
        let zones = open.confined.iter().map(|zone| &zone[at]);
        many(sheet, board::CONFINED, &FEW_STEPS[..1], zones.flatten());
        sheet.reach(board::LIVING, open.living(colour).into());
        sheet.flag(board::LAST_COLONIST, open.unlocked[at]);
        sheet.bits(board::GRAVES, (open.graves[at] & 0b1111).into());
        let (mut staff, mut rested) = ([0u8; Expert::COUNT], 0);
        for one in &card.experts {
            staff[one.expert.index()] += 1;
            rested |= u64::from(!one.used) << one.expert.index();
        }
        many(sheet, board::STAFF, &FEW_STEPS[..2], &staff);
        sheet.bits(board::RESTED, rested);
        many(sheet, board::AIDES, &FEW_STEPS[..2], &card.assistants);
        sheet.maybe(board::CROP, card.crop.map(Crop::index));
        sheet.bits(board::TECHS, card.techs.into());
        sheet.bits(board::COLONY, open.colony_techs[open.colony(colour)].into());
        many(sheet, board::INSTALLED, OFFER_STEPS, &card.installations);
        sheet.maybe(board::QUARTER, open.claimed[at].map(Quarter::index));
        sheet.reach(board::PIONEER, open.kept_construction[at].into());
        sheet.reach(board::BUILDER, open.kept_development[at].into());
        sheet.flag(board::NEXT_LONGER, open.next_turn[at] > 0);
        sheet.flag(board::NEXT_SHORTER, open.next_turn[at] < 0);
    }

    fn show_stock(&self, colour: Colour, sheet: &mut Sheet<'_>) {
        let stock = self.open.stock(colour);
        let have = |what: Resource| i32::from(stock.get(what));
        for (nth, what) in GOODS.iter().enumerate().filter(|(_, what)| **what != Resource::Reputation) {
            sheet.reach_nth(board::STOCK, nth, GOODS_STEPS, have(*what));
        }
        sheet.reach(board::CREDITS, have(Resource::Credits));
        sheet.reach(board::REPUTATION, have(Resource::Reputation));
        let due = |token: Demand| i32::from(self.open.demand_for(colour, token));
        sheet.reach(board::FOOD_LACKS, due(Demand::Hunger) - have(Resource::Food));
        sheet.reach(board::MEDICINE_LACKS, due(Demand::Disease) - have(Resource::Medicine));
        sheet.reach(board::AIR_LACKS, due(Demand::Oxygen));
    }

    fn show_own(&self, seat: Seat, colour: Colour, sheet: &mut Sheet<'_>) {
        let (open, secret) = (&self.open, &self.secrets[seat.index()]);
        if !open.rules().pooled && open.options.players > 1 {
            let others = open.in_play().filter(|other| *other != colour);
            let best = others.map(|other| self.points_now(other)).max().unwrap_or_default();
            sheet.reach(own::AHEAD, self.points_now(colour) - best);
        }
        if open.rules().keeps_tokens {
            sheet.reach(own::AWARDS, scoring::awards(self, colour).iter().map(|line| line.1).sum());
        }
        sheet.maybe(own::FORECAST, secret.forecast.or(open.shown_weather).map(Weather::index));
        many(sheet, own::CARDS, OFFER_STEPS, self.minerals(colour));
        sheet.set(own::GOALS, &secret.goals);
        for goal in secret.goals.iter().filter(|goal| scoring::goal_met(self, colour, *goal)) {
            sheet.one(own::MET, goal.index());
        }
        sheet.set(own::DEALT, &secret.dealt);
        self.show_means(colour, sheet);
        if open.frames.last().is_some() {
            self.show_question(sheet);
        }
        self.show_offer(seat, sheet);
    }

    /// The points of a colour if the game ended now, tokens on the board and hidden goals apart.
    fn points_now(&self, colour: Colour) -> i32 {
        let rules = self.open.rules();
        let mut points = scoring::reputation(self, colour).1;
        if rules.extra_points {
            points += scoring::energy(self, colour).1;
        }
        if rules.keeps_tokens {
            points += scoring::dead(self.open.dead[colour.index()]).1;
            if rules.extra_points {
                points += scoring::fourth(self, colour).1;
                points += scoring::awards(self, colour).iter().map(|line| line.1).sum::<i32>();
            }
        }
        points
    }

    /// What a colour lacks and can pay.
    fn show_means(&self, colour: Colour, sheet: &mut Sheet<'_>) {
        let (open, stock) = (&self.open, self.open.stock(colour));
        let wanted = self.wanted(colour, stock, &self.goal_goods());
        for (nth, what) in GOODS.iter().enumerate() {
            let lacks = (wanted[what.index()] - f32::from(stock.get(*what))).round() as i32;
            sheet.reach_nth(own::WANTED, nth, LEFT_STEPS, lacks);
        }
        let pays =
            |price: &Price| stock.covers(price) && refuse::cards(self.minerals(colour), &price.cards).is_ok();
        sheet.bits(own::PAYABLE, works(|work| stock.covers(&self.work_price(*work))));
        if open.frames.last() == Some(&Frame::Turn) && open.turn.colour == colour {
            let fields = (0..FIELDS as u8).map(Field);
            let free = fields.filter(|field| self.check_place(colour, *field).is_ok());
            sheet.bits(own::PLACEABLE, free.fold(0, |set, field| set | 1 << field.building().index()));
        }
        for step in open.steps().filter(|step| self.check_requirement(colour, *step, ENOUGH).is_ok()) {
            sheet.one(own::STEP, step.index());
        }
        let commissions = open.commissions.iter();
        for card in commissions.filter(|card| pays(&tables().commissions[card.index()].price)) {
            sheet.one(own::COMMISSION, card.index());
        }
        for tile in Research::ALL.iter().filter(|tile| open.research.shown[tile.index()] > 0) {
            sheet.maybe(own::TILE, pays(self.research_price(colour, *tile).1).then_some(tile.index()));
        }
        let card = open.corporation(colour);
        for tech in CorpTech::ALL.iter().filter(|tech| !card.has(**tech)) {
            sheet.maybe(own::TECH, pays(self.corporation_price(colour, *tech).1).then_some(tech.index()));
        }
        for tech in ColonyTech::ALL.iter().filter(|tech| !open.colony_has(colour, **tech)) {
            sheet.maybe(own::COLONY_TECH, pays(self.colony_price(colour, *tech).1).then_some(tech.index()));
        }
        sheet.reach(own::CRYSTALS, self.crystal_limit(colour).into());
        sheet.reach(own::HARVEST, self.harvest_food(colour).into());
    }

    /// What the question that waits is about.
    fn show_question(&self, sheet: &mut Sheet<'_>) {
        let top = self.top();
        if let Some(Frame::Choose(step, _)) = top {
            sheet.maybe(own::CHOICE, CHOICE_STEPS.iter().position(|choice| *choice == step));
        }
        if let Some(Frame::Pay(purchase, need)) = top {
            match purchase {
                Purchase::Research(tile) => sheet.one(own::BUYS_TILE, tile.index()),
                Purchase::Requirement(step) => sheet.one(own::BUYS_STEP, step.index()),
                Purchase::Commission(card) => sheet.one(own::BUYS_COMMISSION, card.index()),
            }
            many(sheet, own::OWES, FEW_STEPS, &need);
        }
        match top {
            Some(
                Frame::Lay(_, left) | Frame::Rift(left) | Frame::Deliver(left) | Frame::Bear(_, left, _),
            ) => sheet.reach(own::LEFT, left.into()),
            Some(Frame::Remove(_, token, left)) => {
                sheet.reach(own::LEFT, left.into());
                sheet.one(own::TOKEN, token.index());
            }
            Some(Frame::Confine(_, zone, quarter)) => {
                sheet.one(own::ZONE, zone.index());
                sheet.one(own::WHICH, quarter.index());
            }
            _ => {}
        }
    }

    /// The offer that is built or waits, as it looks to one of its two sides.
    fn show_offer(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let open = &self.open;
        if !matches!(self.top(), Some(Frame::Offer | Frame::Answer)) {
            return;
        }
        let offer = &open.offer;
        let (gets, gives) = if open.seat(open.turn.colour) == seat {
            sheet.flag(own::OFFERS, true);
            (&offer.ask, &offer.give)
        } else if open.seat(offer.partner) == seat {
            sheet.flag(own::OFFERED, true);
            (&offer.give, &offer.ask)
        } else {
            return;
        };
        many(sheet, own::GETS, OFFER_STEPS, gets);
        many(sheet, own::GIVES, OFFER_STEPS, gives);
    }
}

/// Several numbers with the same steps.
fn many<'n, N: Copy + Into<i32> + 'n>(
    sheet: &mut Sheet<'_>,
    inputs: table::Inputs,
    steps: &[i16],
    numbers: impl IntoIterator<Item = &'n N>,
) {
    for (nth, number) in numbers.into_iter().enumerate() {
        sheet.reach_nth(inputs, nth, steps, (*number).into());
    }
}

/// The actions of buildings for which something holds, a bit each.
fn works(holds: impl Fn(&Work) -> bool) -> u64 {
    Work::ALL.iter().filter(|work| holds(work)).fold(0, |set, work| set | 1 << work.index())
}

/// The place of a question in the list of kinds.
fn question(frame: &Frame) -> Option<usize> {
    Some(match frame {
        Frame::Claim(_) => 0,
        Frame::Goals => 1,
        Frame::Lay(..) => 2,
        Frame::Choose(..) => 3,
        Frame::Bear(..) => 4,
        Frame::Confine(..) => 5,
        Frame::Remove(..) => 6,
        Frame::TakeCrop(_) => 7,
        Frame::Rift(_) => 8,
        Frame::Enter(..) => 9,
        Frame::Turn => 10,
        Frame::Dig(false, _) => 11,
        Frame::Dig(true, _) => 12,
        Frame::Crystals(..) => 13,
        Frame::Pay(..) => 14,
        Frame::Rest(_) => 15,
        Frame::Builder => 16,
        Frame::Offer => 17,
        Frame::Answer => 18,
        Frame::Deliver(_) => 19,
        Frame::Finish(..) => 20,
        Frame::Flow(_) | Frame::Run(..) | Frame::Each(..) => return None,
    })
}
