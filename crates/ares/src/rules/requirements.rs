//! What must hold for a card to be played (AE-CARD).

use table::{Refusal, Seat};

use crate::material::catalog::Needs;
use crate::material::{Card, Zone, catalog};
use crate::refusal as no;
use crate::state::{Ares, Board};

impl Ares {
    /// AE-CARD-27, AE-CARD-31: all requirements of a card. Tags, TR and what has to be spent are checked as
    /// they are now.
    pub(crate) fn check_requirements(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let sheet = catalog().card(card);
        if !sheet.has_needs {
            return Ok(());
        }
        let needs = &sheet.needs;
        let board = self.board(seat);
        self.check_planet(board, needs)?;
        check_tags(board, needs)?;
        if board.tr < u16::from(needs.tr) {
            return Err(no::TR.numbers(needs.tr.into(), board.tr as i16));
        }
        check_spending(board, needs)
    }

    /// AE-CARD-28, AE-CARD-29: the three parameters count as they stood when the phase began, whatever has
    /// happened since.
    fn check_planet(&self, board: &Board, needs: &Needs) -> Result<(), Refusal> {
        let start = &self.open.start;
        let (least, most) = needs.oceans;
        if start.oceans < least {
            return Err(no::OCEANS_MIN.numbers(least.into(), start.oceans.into()));
        }
        if start.oceans > most {
            return Err(no::OCEANS_MAX.numbers(most.into(), start.oceans.into()));
        }
        // AE-RUL-11: one zone higher or lower, never two.
        let off = i8::from(board.powers.shift || board.marks.shift);
        check_zone(
            start.temperature_zone(),
            needs.temperature,
            off,
            no::TEMPERATURE_MIN,
            no::TEMPERATURE_MAX,
        )?;
        check_zone(start.oxygen_zone(), needs.oxygen, off, no::OXYGEN_MIN, no::OXYGEN_MAX)
    }
}

/// AE-CARD-30: the marker stands in one of the zones that the card allows.
fn check_zone(
    zone: Zone,
    (first, last): (Zone, Zone),
    off: i8,
    too_low: Refusal,
    too_high: Refusal,
) -> Result<(), Refusal> {
    let (at, first, last) = (zone as i8, first as i8, last as i8);
    if at + off < first {
        return Err(too_low.numbers(first.into(), at.into()));
    }
    if at - off > last {
        return Err(too_high.numbers(last.into(), at.into()));
    }
    Ok(())
}

/// AE-CARD-32, AE-RUL-12: tags in the tableau, including the corporation's but not those of the card itself.
fn check_tags(board: &Board, needs: &Needs) -> Result<(), Refusal> {
    for (tag, least) in needs.tags.iter().flatten() {
        let have = board.tags[*tag as usize];
        if have < *least {
            return Err(no::TAGS.numbers((*least).into(), have.into()).about(tag.name()));
        }
    }
    Ok(())
}

/// AE-CARD-33, AE-RUL-13: what has to be spent on top of the cost.
fn check_spending(board: &Board, needs: &Needs) -> Result<(), Refusal> {
    let spends = [
        (needs.spend_tr, board.tr, no::SPEND_TR),
        (needs.spend_heat, board.heat, no::SPEND_HEAT),
        (needs.spend_plants, board.plants, no::SPEND_PLANTS),
    ];
    for (need, have, refusal) in spends {
        if have < u16::from(need) {
            return Err(refusal.numbers(need.into(), have as i16));
        }
    }
    Ok(())
}
