//! What the fuzz targets share: random bytes played as a game.
#![forbid(unsafe_code)]

use table::{Seat, SeatSet, Viewer};
use titles::{PlayError, Table, Title};

/// Plays `data` as a game of the title `name`: its first bytes choose the table, every three more are a step.
/// Whatever they say, nothing panics, every state is sound, and a refusal changes nothing.
pub fn play(name: &str, data: &[u8]) {
    let title = titles::find(name).expect("every game has its target");
    let Some((head, steps)) = data.split_at_checked(9) else { return };
    let cases = title.cases();
    let options = &cases[usize::from(head[0]) % cases.len()];
    let seed = u64::from_le_bytes(head[1..].try_into().expect("eight bytes are left"));
    let mut table = title.open(options, seed).expect("the cases make tables");
    for step in steps.chunks_exact(3).take(title.longest()) {
        let number = u16::from_le_bytes([step[1], step[2]]);
        let (turn, may_act) = (table.turn(), table.may_act());
        match step[0] {
            0..=179 => legal(&mut *table, turn, number),
            180..=209 => legal(&mut *table, nth(may_act, step[0]), number),
            210..=219 => take_back(&mut *table, Seat(step[0] % 8), number),
            220..=255 => anything(&mut *table, Seat((step[2] >> 4) % 9), number & 0x0fff),
        }
        table.audit().unwrap_or_else(|fault| panic!("{fault}\n{}", table.record()));
    }
    let again = title.read_record(&mut table.record().as_bytes()).expect("a record replays");
    assert_eq!(again.hash(), table.hash());
}

fn nth(seats: SeatSet, number: u8) -> Option<Seat> {
    let count = seats.len().max(1) as usize;
    seats.iter().nth(usize::from(number) % count)
}

/// Does one of the legal actions of `seat`.
fn legal(table: &mut dyn Table, seat: Option<Seat>, number: u16) {
    let Some(seat) = seat else { return };
    let legal = table.legal(seat);
    let action = legal[usize::from(number) % legal.len()];
    table.play(seat, action).expect("what is legal can be done");
}

/// Tries any action at any seat, at the table or not.
fn anything(table: &mut dyn Table, seat: Seat, action: u16) {
    let allowed = table.check(seat, action);
    assert_eq!(allowed.is_ok(), table.legal(seat).contains(&action));
    let before = table.hash();
    match table.play(seat, action) {
        Ok(_) => assert_eq!(allowed, Ok(())),
        Err(error) => {
            assert_eq!(allowed, Err(error.clone()));
            assert_eq!(table.hash(), before, "a refusal changes nothing");
            if let PlayError::Refused(refusal) = error {
                assert!(!refusal.rule.is_empty() && !refusal.reason.is_empty());
            }
        }
    }
    table.view(Viewer::Seat(seat));
    table.view(Viewer::Spectator);
}

/// Takes back as much as is allowed, or is refused.
fn take_back(table: &mut dyn Table, seat: Seat, number: u16) {
    let steps = usize::from(number) % (table.horizon(seat).steps + 2);
    let before = table.hash();
    if table.undo(seat, steps).is_err() {
        assert_eq!(table.hash(), before, "a refusal changes nothing");
    }
}

/// Every title, for targets that concern all.
pub fn titles() -> &'static [&'static dyn Title] {
    titles::all()
}
