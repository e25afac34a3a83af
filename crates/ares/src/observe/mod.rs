//! A position as the inputs of a network that are on.

mod layout;

use table::{Layout, Observe, Piece, Seat, Sheet};

use crate::asked::Ask;
use crate::material::card::{Card, Kind, Origin};
use crate::material::count::{HOLDERS, OFFSETS};
use crate::material::numbers::{PRODUCTION_BONUS, SEATS};
use crate::material::{Colour, Parameter, Phase, Standard, Tile, Zone, catalog};
use crate::options::MiningGuild;
use crate::state::{Ares, Board, Cards, Frame, Stage};
use layout::{LAYOUT, ORIGINS, STOCK_STEPS, TAG_STEPS, TIMES_STEPS, board, own, shared};

const _: () = assert!(OFFSETS == own::OFFSETS.size as usize);

/// What stands beside a seat to be compared with the others.
#[derive(Clone, Copy, Default)]
struct Standing {
    points: i32,
    tie_break: i32,
    mc: i32,
    heat: i32,
    plants: i32,
    cards: i32,
    played: i32,
}

impl Observe for Ares {
    fn layout() -> &'static Layout {
        &LAYOUT
    }

    fn net() -> Option<&'static [u8]> {
        Some(include_bytes!("../../data/net.bin"))
    }

    /// Boards are listed clockwise from the own one; places where nobody sits stay off. The discard pile is left out: what
    /// lies there decides which worlds can be imagined, but says little about who is ahead, while a network could learn from
    /// it which game it has seen before.
    fn inputs(&self, seat: Seat, out: &mut Vec<u16>) {
        let mut standings = [Standing::default(); SEATS];
        self.everyone().for_each(|seat| standings[seat.index()] = self.compared(seat));
        let mut sheet = Sheet::new(out);
        self.show_table(seat, &standings, &mut sheet);
        sheet.past(shared::SECTION);
        let players = self.open.options.players;
        for place in 0..SEATS as u8 {
            if place < players {
                let of = Seat((seat.0 + place) % players);
                sheet.flag(board::SEATED, true);
                self.show_board(of, &standings, &mut sheet);
            }
            sheet.past(board::SECTION);
        }
        self.show_lead(seat, &standings, &mut sheet);
        self.show_own(seat, &mut sheet);
        sheet.past(own::SECTION);
        sheet.end(&LAYOUT);
    }
}

impl Ares {
    fn compared(&self, seat: Seat) -> Standing {
        let board = self.board(seat);
        let makes = board.production();
        Standing {
            points: self.open.score(seat),
            tie_break: self.open.tie_break(seat),
            mc: makes.mc.into(),
            heat: makes.heat.into(),
            plants: makes.plants.into(),
            cards: makes.cards.into(),
            played: board.tableau.len() as i32,
        }
    }

    fn show_table(&self, seat: Seat, standings: &[Standing; SEATS], sheet: &mut Sheet<'_>) {
        let open = &self.open;
        let (options, rules) = (&open.options, open.rules());
        sheet.one(shared::VARIANT, options.variant as usize);
        sheet.one(shared::PLAYERS, usize::from(options.players) - 1);
        sheet.flag(shared::FIRST_GAME, options.first_game);
        sheet.flag(shared::PER_CARD, options.mining_guild == MiningGuild::PerCard);
        sheet.flag(shared::EARLY_END, options.early_end);
        sheet.reach(shared::ROUND, open.round.into());
        let left = rules.rounds.map_or(0, |rounds| i32::from(rounds) - i32::from(open.round));
        sheet.reach(shared::ROUNDS_LEFT, left);
        sheet.one(shared::STAGE, stage(open.stage));
        sheet.bits(shared::ACTIVE, open.active.0.into());
        let planet = &open.planet;
        sheet.reach(shared::TEMPERATURE, planet.temperature.into());
        sheet.reach(shared::OXYGEN, planet.oxygen.into());
        sheet.reach(shared::OCEANS_FLIPPED, planet.oceans.into());
        let to_go = |parameter: Parameter| i32::from(parameter.max() - planet.get(parameter));
        sheet.reach(shared::MARS_LEFT, Parameter::ALL.iter().copied().map(to_go).sum());
        let place = |zone: Zone| zone as usize - Zone::Purple as usize;
        sheet.one(shared::ZONE_TEMPERATURE, place(open.start.temperature_zone()));
        sheet.one(shared::ZONE_OXYGEN, place(open.start.oxygen_zone()));
        let closed = Parameter::ALL.iter().filter(|parameter| self.is_closed(**parameter));
        closed.for_each(|parameter| sheet.one(shared::CLOSED, parameter.index()));
        let tiles = open.oceans.iter().chain([&open.last_ocean]).filter(|tile| **tile != Tile(0));
        sheet.bits(shared::TILES, tiles.fold(0, |bits, tile| bits | 1 << (tile.0 - 1)));
        sheet.reach(shared::DECK, open.deck.into());
        sheet.reach(shared::RESHUFFLES, open.reshuffles.into());
        let (mut revealed, mut known) = (Cards::EMPTY, Cards::EMPTY);
        for of in self.everyone() {
            let board = self.board(of);
            board.revealed.iter().for_each(|card| revealed.insert(*card));
            if of != seat {
                known = known.union(board.seen).union(board.loose);
            }
        }
        sheet.set(shared::REVEALED, &revealed);
        sheet.set(shared::KNOWN, &known);
        sheet.reach(shared::CUBES, open.cubes.into());
        sheet.reach(shared::MARKERS, open.markers.into());
        if let Some(goal) = rules.goal {
            sheet.reach(shared::GOAL, standings.iter().map(|standing| standing.points).sum::<i32>() - goal);
        }
        sheet.reach(shared::MARKER, open.marker.into());
        sheet.bits(shared::VIRTUAL_DECK, open.virtual_deck.0.into());
        sheet.maybe(shared::VIRTUAL_CARD, open.virtual_card.map(Phase::index));
    }

    fn show_board(&self, seat: Seat, standings: &[Standing; SEATS], sheet: &mut Sheet<'_>) {
        let board = self.board(seat);
        sheet.flag(board::OWES, self.owes(seat));
        sheet.flag(board::DONE, self.open.done.contains(seat));
        sheet.reach(board::TR, board.tr.into());
        sheet.reach(board::MC, board.mc.into());
        sheet.reach(board::HEAT, board.heat.into());
        sheet.reach(board::PLANTS, board.plants.into());
        sheet.reach(board::FORESTS, board.forests.into());
        sheet.reach(board::HAND_SIZE, board.hand.into());
        sheet.reach(board::DRAWN_SIZE, board.drawn.into());
        let own = standings[seat.index()];
        sheet.reach(board::MAKES_MC, own.mc);
        sheet.reach(board::MAKES_CARDS, own.cards);
        sheet.reach(board::MAKES_HEAT, own.heat);
        sheet.reach(board::MAKES_PLANTS, own.plants);
        sheet.reach(board::STEEL, board.levels.steel.into());
        sheet.reach(board::TITANIUM, board.levels.titanium.into());
        sheet.reach(board::POINTS, own.points);
        sheet.reach(board::CARD_POINTS, own.points - i32::from(board.tr) - i32::from(board.forests));
        for (nth, tags) in board.tags.iter().enumerate() {
            sheet.reach_nth(board::TAGS, nth, TAG_STEPS, (*tags).into());
        }
        for (nth, stock) in self.stocks(board).iter().enumerate() {
            sheet.reach_nth(board::STOCKS, nth, STOCK_STEPS, *stock);
        }
        sheet.maybe(board::CORPORATION, board.corporation.map(Piece::ordinal));
        sheet.maybe(board::PHASE, board.phase.map(Phase::index));
        self.show_marks(seat, sheet);
        sheet.maybe(board::FRAME, board.frames.last().and_then(frame));
        sheet.set(board::TABLEAU, &board.tableau);
        sheet.reach(board::TABLEAU_SIZE, own.played);
    }

    /// How far the seat is ahead of the best of the others; alone there is nobody to compare with.
    fn show_lead(&self, seat: Seat, standings: &[Standing; SEATS], sheet: &mut Sheet<'_>) {
        if self.open.options.players == 1 {
            return;
        }
        let own = standings[seat.index()];
        // The best and the second best of the others.
        let best = |of: fn(&Standing) -> i32| {
            let others = self.everyone().filter(|other| *other != seat);
            others.fold((i32::MIN, i32::MIN), |(first, second), other| {
                let one = of(&standings[other.index()]);
                if one > first { (one, first) } else { (first, second.max(one)) }
            })
        };
        let ahead = |of: fn(&Standing) -> i32| of(&own) - best(of).0;
        let (_, second) = best(|standing| standing.points);
        sheet.reach(own::AHEAD, ahead(|standing| standing.points));
        sheet.flag(own::TIE, ahead(|standing| standing.tie_break) > 0);
        sheet.reach(own::AHEAD_MC, ahead(|standing| standing.mc));
        sheet.reach(own::AHEAD_HEAT, ahead(|standing| standing.heat));
        sheet.reach(own::AHEAD_PLANTS, ahead(|standing| standing.plants));
        sheet.reach(own::AHEAD_CARDS, ahead(|standing| standing.cards));
        sheet.reach(own::AHEAD_PLAYED, ahead(|standing| standing.played));
        if second > i32::MIN {
            sheet.reach(own::AHEAD_SECOND, own.points - second);
        }
    }

    /// The resources on the cards of a board, by kind.
    fn stocks(&self, board: &Board) -> [i32; Kind::COUNT] {
        let mut stocks = [0; Kind::COUNT];
        for (card, stock) in catalog().holders.iter().zip(self.open.stock) {
            if let Some((kind, _)) = catalog().card(*card).holder.filter(|_| board.tableau.contains(*card)) {
                stocks[kind.index()] += i32::from(stock);
            }
        }
        stocks
    }

    /// What a seat has done in this phase and can still do.
    fn show_marks(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let board = self.board(seat);
        let marks = &board.marks;
        sheet.reach(board::PLAYED, marks.played.into());
        sheet.reach(board::EXTRA, marks.extra.into());
        sheet.flag(board::DREW, marks.drew);
        sheet.flag(board::DISCOUNT, marks.discount > 0);
        sheet.flag(board::SHIFT, marks.shift);
        sheet.flag(board::ROSE, marks.tr_rose);
        let actions = board.blue.intersection(catalog().actions);
        sheet.reach(board::ACTIONS, actions.len() as i32);
        sheet.reach(board::READY, actions.minus(marks.used).len() as i32);
        marks.used.iter().filter_map(Card::blue_place).for_each(|place| sheet.one(board::USED, place));
        sheet.flag(board::AGAIN, marks.again.is_some());
        for standard in Standard::ALL {
            let (resource, price) = board.standard_price(standard);
            let times = board.stored(resource) / price.max(1);
            sheet.reach_nth(board::STANDARD, standard as usize, TIMES_STEPS, times.into());
        }
    }

    fn show_own(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let (board, secret) = (self.board(seat), self.secret(seat));
        sheet.maybe(own::ASK, ask(self.asked(seat)));
        sheet.maybe(own::ORIGIN, asking(board));
        sheet.reach(own::LEFT, left(board));
        if let Some(Frame::Put { kind, .. }) = board.frames.last() {
            sheet.one(own::KIND, kind.map_or(Kind::COUNT, Kind::index));
        }
        sheet.maybe(own::PLAN, secret.plan.map(Phase::index));
        sheet.maybe(own::VIRTUAL_PLAN, secret.virtual_plan.map(Phase::index));
        let mut dealt = secret.dealt.map(|dealt| dealt.map(Piece::ordinal));
        dealt.sort_unstable();
        dealt.into_iter().for_each(|dealt| sheet.maybe(own::DEALT, dealt));
        sheet.maybe(own::CHOSEN, secret.corporation.map(Piece::ordinal));
        self.show_hand(seat, sheet);
        sheet.set(own::MARKED, &secret.marked.iter().copied().collect::<Cards>());
        sheet.set(own::DRAWN, &secret.drawn.iter().copied().collect::<Cards>());
        if let Some(payment) = secret.payment {
            sheet.one(own::PAYING, payment.card.ordinal());
            sheet.reach(own::PRICE, self.open_cost(seat, payment).into());
            sheet.bits(own::OFFSETS, payment.offsets.into());
        }
        let offered = secret.swap.filter(|card| !secret.hand.contains(*card));
        let partners = secret.partner.iter().map(|trace| trace.card).chain(offered);
        sheet.set(own::PARTNERS, &partners.collect::<Cards>());
        for nth in 0..HOLDERS {
            if board.tableau.contains(catalog().holders[nth]) {
                sheet.reach_nth(own::STOCK, nth, STOCK_STEPS, self.open.stock[nth].into());
            }
        }
    }

    /// The hand, and what of it could be played if its phase came.
    fn show_hand(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let (board, hand) = (self.board(seat), self.secret(seat).hand);
        let (mut unmet, mut payable, mut sold_for) = (Cards::EMPTY, Cards::EMPTY, Cards::EMPTY);
        let (mut playable, mut soon) = ([0; Colour::COUNT], [0; Colour::COUNT]);
        let mc = self.mc_funds(seat);
        let later = mc + board.production().mc + PRODUCTION_BONUS;
        for card in hand.iter() {
            if self.check_requirements(seat, card).is_err() {
                unmet.insert(card);
                continue;
            }
            let (cost, colour) = (self.cost(seat, card), card.colour().index());
            if cost <= mc {
                payable.insert(card);
                playable[colour] += 1;
            } else if self.check_affordable(seat, card).is_ok() {
                sold_for.insert(card);
            }
            soon[colour] += i32::from(cost <= later);
        }
        sheet.set(own::HAND, &hand);
        sheet.set(own::UNMET, &unmet);
        sheet.set(own::PAYABLE, &payable);
        sheet.set(own::SOLD_FOR, &sold_for);
        for (inputs, counts) in [(own::PLAYABLE, playable), (own::SOON, soon)] {
            for (nth, count) in counts.into_iter().enumerate() {
                sheet.reach_nth(inputs, nth, TIMES_STEPS, count);
            }
        }
    }
}

fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Mulligan => 0,
        Stage::Corporations => 1,
        Stage::Planning => 2,
        Stage::Pool => 3,
        Stage::Phase(phase) => 4 + phase.index(),
        Stage::HandLimit => 9,
        Stage::Raise => 10,
        Stage::Over => 11,
    }
}

/// The place of a question that is not half done.
fn ask(ask: Ask) -> Option<usize> {
    Some(match ask {
        Ask::Over | Ask::Frame(_) => return None,
        Ask::Wait => 0,
        Ask::Mulligan => 1,
        Ask::Corporation => 2,
        Ask::Plan => 3,
        Ask::Piece => 4,
        Ask::Phase(_) => 5,
        Ask::Passed(_) => 6,
        Ask::Payment(_) => 7,
        Ask::Limit | Ask::Raise => 8,
    })
}

/// The place of a half-done thing that asks.
fn frame(frame: &Frame) -> Option<usize> {
    Some(match frame {
        // These never wait for an answer.
        Frame::Empty | Frame::Run { .. } | Frame::Triggers => return None,
        Frame::Order => 0,
        Frame::Option { .. } => 1,
        Frame::Mode { .. } => 2,
        Frame::Flip { .. } => 3,
        Frame::Put { .. } => 4,
        Frame::Take { .. } => 5,
        Frame::Discard { .. } => 6,
        Frame::DiscardSome { .. } => 7,
        Frame::Amount { .. } => 8,
        Frame::Split { .. } => 9,
        Frame::OfferDiscard { .. } => 10,
        Frame::OfferPay { .. } => 11,
        Frame::Keep { .. } => 12,
        Frame::Pick { .. } => 13,
        Frame::Free => 14,
        Frame::Swap => 15,
        Frame::Answer => 16,
    })
}

/// Whose effect asks: what the question itself names, else the program it interrupts.
fn asking(board: &Board) -> Option<usize> {
    board.frames.last().filter(|last| !matches!(last, Frame::Order))?;
    let origin = board.frames.iter().rev().find_map(|frame| match frame {
        Frame::Run { origin, .. }
        | Frame::Mode { origin, .. }
        | Frame::OfferDiscard { origin, .. }
        | Frame::OfferPay { origin, .. } => Some(*origin),
        Frame::Option { card } => Some(Origin::from(*card)),
        _ => None,
    })?;
    let corporation = origin.corporation().map(|corporation| Card::COUNT + corporation.ordinal());
    Some(origin.card().map(Piece::ordinal).or(corporation).unwrap_or(ORIGINS - 1))
}

/// How many more cards, tiles or resources the open question asks for.
fn left(board: &Board) -> i32 {
    match board.frames.last() {
        Some(
            Frame::Discard { left } | Frame::Keep { left } | Frame::Pick { left, .. } | Frame::Flip { left },
        ) => (*left).into(),
        Some(Frame::DiscardSome { max, .. }) => (*max).into(),
        Some(Frame::Put { amount, .. } | Frame::Take { amount, .. }) => (*amount).into(),
        _ => 0,
    }
}
