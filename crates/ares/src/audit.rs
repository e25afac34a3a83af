//! What must hold in every state.

use table::{Fault, Piece, Seat};

use crate::material::card::Card;
use crate::material::numbers::{OCEANS, SEATS};
use crate::material::{Parameter, Tile};
use crate::state::{Ares, Board, Cards, Secret, Stage};

impl Ares {
    /// Conservation of cards, counts that agree with what they count, sums that agree with the tableau.
    pub(crate) fn audit_all(&self) -> Result<(), Fault> {
        self.audit_places()?;
        self.audit_counts()?;
        self.audit_planet()?;
        for seat in self.everyone() {
            self.audit_memory(seat)?;
            audit_sums(self.board(seat))?;
            self.audit_rest(seat)?;
        }
        for seat in usize::from(self.open.options.players)..SEATS {
            let empty = self.secrets[seat] == Secret::default() && self.open.boards[seat].tableau.is_empty();
            Fault::unless(empty, "AE-RUL-46", || format!("nobody sits at {seat}"))?;
        }
        Ok(())
    }

    /// AE-COMP-05: every project card is in exactly one place.
    fn audit_places(&self) -> Result<(), Fault> {
        let mut places = vec![self.hidden.deck, self.hidden.discard];
        for seat in self.everyone() {
            let board = self.board(seat);
            let secret = self.secret(seat);
            places.extend([secret.hand, secret.drawn.iter().copied().collect(), board.tableau]);
            places.push(board.revealed.iter().copied().collect());
        }
        for card in Card::all() {
            let found = places.iter().filter(|place| place.contains(card)).count();
            Fault::unless(found == 1, "AE-COMP-05", || format!("{card} is in {found} places"))?;
        }
        Ok(())
    }

    /// AE-INF-03, AE-INF-04, AE-INF-05: the open counts of hands, deck and discard pile are true.
    fn audit_counts(&self) -> Result<(), Fault> {
        let mut counts = vec![
            ("deck", self.open.deck, self.hidden.deck.len()),
            ("discard pile", self.open.discard, self.hidden.discard.len()),
        ];
        for seat in self.everyone() {
            let (board, secret) = (self.board(seat), self.secret(seat));
            counts.push(("hand", board.hand, secret.hand.len()));
            counts.push(("drawn", board.drawn, secret.drawn.len()));
            counts.push(("own discards", board.face_down, secret.discarded.len()));
        }
        for (what, shown, there) in counts {
            Fault::unless(usize::from(shown) == there, "AE-INF-03", || {
                format!("{what}: {shown} shown, {there} there")
            })?;
        }
        let known: usize = self.everyone().map(|seat| usize::from(self.board(seat).face_down)).sum();
        let known = known + self.open.seen_discards.len() + usize::from(self.open.undealt);
        Fault::unless(known == usize::from(self.open.discard), "AE-INF-05", || {
            format!("{known} discards accounted for, {} there", self.open.discard)
        })
    }

    /// AE-GLO-03, AE-GLO-07, AE-GLO-08: no parameter falls or goes past its maximum, and each tile is flipped
    /// once.
    fn audit_planet(&self) -> Result<(), Fault> {
        for parameter in Parameter::ALL.iter().copied() {
            let value = self.open.planet.get(parameter);
            Fault::unless(value <= parameter.max(), "AE-GLO-08", || format!("{parameter:?} at {value}"))?;
            let start = self.open.start.get(parameter);
            Fault::unless(start <= value, "AE-GLO-03", || format!("{parameter:?} fell"))?;
        }
        let flipped: Vec<Tile> = self.open.oceans.iter().copied().filter(|tile| *tile != Tile(0)).collect();
        let each_once =
            (1..=OCEANS).map(Tile).all(|tile| flipped.iter().filter(|other| **other == tile).count() <= 1);
        let agree = flipped.len() == usize::from(self.open.planet.oceans) && each_once;
        Fault::unless(agree, "AE-GLO-07", || format!("flipped {flipped:?}"))
    }

    /// AE-INF-08, AE-COOP-09: what everybody and what partners remember is true.
    fn audit_memory(&self, seat: Seat) -> Result<(), Fault> {
        let (board, secret) = (self.board(seat), self.secret(seat));
        let within = |part: Cards, whole: Cards, what: &str| {
            Fault::unless(part.minus(whole).is_empty(), "AE-INF-08", || format!("{seat}: {what}"))
        };
        within(secret.discarded, self.hidden.discard, "own discards lie in the pile")?;
        within(self.open.seen_discards, self.hidden.discard, "revealed discards lie in the pile")?;
        within(board.seen, secret.hand, "cards taken openly are in hand")?;
        within(board.loose, secret.hand.union(secret.discarded), "cards once seen are in hand or discarded")?;
        within(secret.marked.iter().copied().collect(), secret.hand, "marked cards are in hand")?;
        if let Some(payment) = secret.payment {
            let there = secret.hand.contains(payment.card);
            Fault::unless(there, "AE-CARD-01", || format!("{} is not in hand", payment.card))?;
        }
        let partner = self.secret(Ares::partner(seat));
        Fault::unless(secret.shown == partner.partner, "AE-COOP-09", || "partners remember alike".into())?;
        Fault::unless(secret.swap == partner.swap, "AE-COOP-09", || "both see the offer".into())?;
        let sure = secret.shown.iter().filter(|trace| trace.sure).map(|trace| trace.card).collect();
        within(sure, secret.hand, "swapped cards are in hand")
    }

    /// AE-ROUND-12, AE-END-08: nothing is left over when nothing is half done, and no hand when the game is
    /// over.
    fn audit_rest(&self, seat: Seat) -> Result<(), Fault> {
        let board = self.board(seat);
        let clear = !board.frames.is_empty()
            || (board.waiting.iter().all(|times| *times == 0)
                && board.paid == 0
                && board.revealed.is_empty()
                && board.drawn == 0
                && board.marks.free == 0);
        Fault::unless(clear, "AE-ROUND-12", || format!("{seat} has something left over"))?;
        let over = self.open.stage == Stage::Over;
        let closed = !over || (board.frames.is_empty() && board.hand == 0);
        Fault::unless(closed, "AE-END-08", || format!("{seat} is not done"))
    }
}

/// AE-COMP-18: levels, tags and powers are a function of the tableau and the forests.
fn audit_sums(board: &Board) -> Result<(), Fault> {
    let mut fresh = Board { forests: board.forests, ..Board::default() };
    if let Some(corporation) = board.corporation {
        fresh.add_corporation(corporation);
    }
    for card in board.tableau.iter() {
        fresh.add_card(card);
    }
    let mut triggers = board.triggers;
    triggers.sort_unstable();
    fresh.triggers.sort_unstable();
    let mut scales = board.scales;
    scales.sort_unstable();
    let same = [
        ("levels", fresh.levels == board.levels && fresh.fixed == board.fixed),
        ("tags", fresh.tags == board.tags),
        ("blue cards", fresh.blue == board.blue),
        ("powers", fresh.powers == board.powers),
        ("triggers", fresh.triggers == triggers),
        ("counted production", fresh.scales == scales),
    ];
    for (what, same) in same {
        Fault::unless(same, "AE-COMP-18", || format!("{what} differ from the tableau"))?;
    }
    Ok(())
}
