//! Lasting effects that react to what their owner does.

use table::{Refusal, Seat, Story};

use crate::event::Event;
use crate::material::card::{Card, Origin, Tag};
use crate::material::catalog;
use crate::material::effect::On;
use crate::material::op::Trigger;
use crate::options::MiningGuild;
use crate::refusal as no;
use crate::state::{Ares, Frame};

impl Ares {
    /// AE-CARD-34, AE-CARD-35: every effect that waits for `on` will be resolved `times` times.
    pub(crate) fn fire(&mut self, seat: Seat, on: On, times: u8) {
        let board = self.board_mut(seat);
        if !board.powers.hears(on) {
            return;
        }
        for at in &board.triggers {
            if catalog().triggers[usize::from(*at)].on == on {
                board.waiting[usize::from(*at)] += times;
            }
        }
    }

    /// What playing a card sets off. AE-RUL-16: a card reacts to itself only if it says so.
    pub(super) fn fire_card(&mut self, seat: Seat, card: Card) {
        let powers = &self.board(seat).powers;
        if !(powers.hears(On::PlayTag) || powers.hears(On::PlayCard) || powers.hears(On::PlaySteel)) {
            return;
        }
        let per_card = self.open.options.mining_guild == MiningGuild::PerCard;
        let board = self.board_mut(seat);
        for at in &board.triggers {
            let trigger = &catalog().triggers[usize::from(*at)];
            if trigger.origin == card.into() && !trigger.includes_self {
                continue;
            }
            board.waiting[usize::from(*at)] += times_for(trigger, card, per_card);
        }
    }

    /// Resolves the next waiting effect, or asks for the order. Returns whether the run goes on.
    pub(super) fn next_trigger(&mut self, story: &mut Story<Ares>, seat: Seat) -> bool {
        let board = self.board(seat);
        let triggers = &catalog().triggers;
        let (mut first, mut waiting, mut asks) = (None, 0, false);
        for at in &board.triggers {
            if board.waiting[usize::from(*at)] == 0 {
                continue;
            }
            let trigger = &triggers[usize::from(*at)];
            if !trigger.waits {
                // AE-RUL-15: without draw and choice they come first, in the order in which they entered play.
                self.resolve_trigger(story, seat, *at);
                return true;
            }
            waiting += 1;
            asks |= trigger.asks;
            first = first.or(Some(*at));
        }
        match first {
            None => {
                self.board_mut(seat).frames.pop();
                // AE-CARD-44: a free card comes directly after the card that allows it.
                if self.board(seat).marks.free > 0 {
                    self.push_frame(seat, Frame::Free);
                }
            }
            // AE-RUL-60: the order can matter.
            Some(_) if waiting > 1 && asks => {
                self.push_frame(seat, Frame::Order);
                return false;
            }
            Some(at) => self.resolve_trigger(story, seat, at),
        }
        true
    }

    fn resolve_trigger(&mut self, story: &mut Story<Ares>, seat: Seat, at: u8) {
        let trigger = &catalog().triggers[usize::from(at)];
        story.tell(|| Event::Triggered { seat, origin: trigger.origin });
        self.board_mut(seat).waiting[usize::from(at)] -= 1;
        self.push_frame(seat, Frame::Run { at: trigger.does, origin: trigger.origin });
    }

    /// The waiting effects among which the owner chooses.
    pub(crate) fn waiting_origins(&self, seat: Seat) -> impl Iterator<Item = Origin> {
        let board = self.board(seat);
        let waiting = board.triggers.iter().filter(|at| board.waiting[usize::from(**at)] > 0);
        waiting.map(|at| catalog().triggers[usize::from(*at)].origin)
    }

    /// AE-DEC-20: only a waiting effect can be next.
    pub(crate) fn check_next(&self, seat: Seat, origin: Origin) -> Result<(), Refusal> {
        if self.waiting_origins(seat).any(|waiting| waiting == origin) {
            return Ok(());
        }
        Err(no::NOT_WAITING.about(origin.name()))
    }

    /// `next`: the waiting effect of this card is resolved.
    pub(super) fn trigger_next(&mut self, story: &mut Story<Ares>, seat: Seat, origin: Origin) {
        let board = self.board_mut(seat);
        board.frames.pop();
        let chosen = board.triggers.iter().copied().find(|at| {
            board.waiting[usize::from(*at)] > 0 && catalog().triggers[usize::from(*at)].origin == origin
        });
        self.resolve_trigger(story, seat, chosen.expect("the effect was checked to wait"));
    }
}

/// How often playing `card` meets the condition of `trigger`.
fn times_for(trigger: &Trigger, card: Card, steel_once_a_card: bool) -> u8 {
    let sheet = catalog().card(card);
    match trigger.on {
        On::PlayCard => 1,
        On::PlayTag => {
            let matches = |tag: &&Tag| trigger.tags & (1 << **tag as u16) != 0;
            sheet.tag_list.iter().flatten().filter(matches).count() as u8
        }
        // AE-RUL-63: once for every steel, or once for the card.
        On::PlaySteel if steel_once_a_card => u8::from(sheet.levels.steel > 0),
        On::PlaySteel => sheet.levels.steel as u8,
        On::FlipOcean
        | On::RaiseTemperature
        | On::RaiseOxygen
        | On::GainForest
        | On::UseCardAction
        | On::TrRaised => 0,
    }
}
