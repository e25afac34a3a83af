use table::{Seat, SeatSet, Viewer};

use crate::{PlayError, Table, Title};

/// The bytes that choose the table: one for the case of its options, eight for its seed.
const HEAD: usize = 9;
/// The bytes of one step: what kind of step it is, and a number.
const STEP: usize = 3;

/// Plays any bytes as a game of `title` and returns the number of actions that were allowed. Fuzz targets call it, and
/// tests with random bytes.
///
/// The first nine bytes choose the table; each further three are a step: a legal action in turn or out of turn, an
/// undo, or any action at any seat.
///
/// # Panics
/// If the game or the table breaks a promise: an action that is legal is refused or the other way round, a refusal
/// changes the state, a state fails its audit, or the record does not replay.
pub fn play_bytes(title: &'static dyn Title, bytes: &[u8]) -> usize {
    let Some((head, steps)) = bytes.split_at_checked(HEAD) else { return 0 };
    let cases = title.cases();
    let options = &cases[usize::from(head[0]) % cases.len()];
    let seed = u64::from_le_bytes(head[1..].try_into().expect("eight bytes are left"));
    let mut table = title.open(options, seed).unwrap_or_else(|error| panic!("{options}: {error}"));
    let mut allowed = 0;
    for step in steps.chunks_exact(STEP).take(title.longest()) {
        let number = u16::from_le_bytes([step[1], step[2]]);
        let (turn, may_act) = (table.turn(), table.may_act());
        allowed += usize::from(match step[0] {
            0..=179 => play_legal(&mut *table, turn, number),
            180..=209 => play_legal(&mut *table, nth(may_act, step[0]), number),
            210..=219 => undo(&mut *table, Seat(step[0] % 8), number),
            220..=255 => play_any(&mut *table, Seat((step[2] >> 4) % 9), number & 0x0fff),
        });
        table.audit().unwrap_or_else(|fault| panic!("{fault}\n{}", table.record()));
    }
    let again = title.read_record(&mut table.record().as_bytes()).expect("a record replays");
    assert_eq!(again.hash(), table.hash());
    allowed
}

fn nth(seats: SeatSet, number: u8) -> Option<Seat> {
    let count = seats.len().max(1) as usize;
    seats.iter().nth(usize::from(number) % count)
}

/// Plays one of the legal actions of `seat`.
fn play_legal(table: &mut dyn Table, seat: Option<Seat>, number: u16) -> bool {
    let Some(seat) = seat else { return false };
    let legal = table.legal(seat);
    assert!(!legal.is_empty(), "seat {seat} may act and has no legal action");
    let action = legal[usize::from(number) % legal.len()];
    table.play(seat, action).unwrap_or_else(|error| panic!("{error}\n{}", table.record()));
    true
}

/// Tries any action at any seat, at the table or not.
fn play_any(table: &mut dyn Table, seat: Seat, action: u16) -> bool {
    let allowed = table.check(seat, action);
    assert_eq!(allowed.is_ok(), table.legal(seat).contains(&action), "action {action} of seat {seat}");
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
    allowed.is_ok()
}

/// Takes back some of the seat's actions, or one more than is allowed.
fn undo(table: &mut dyn Table, seat: Seat, number: u16) -> bool {
    let steps = usize::from(number) % (table.horizon(seat).steps + 2);
    let before = table.hash();
    if table.undo(seat, steps).is_err() {
        assert_eq!(table.hash(), before, "a refusal changes nothing");
    }
    false
}
