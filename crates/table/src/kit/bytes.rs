use crate::{Action, Game, Log, Options, Seat};

/// Bytes that choose the table: its case of the options and its seed.
const HEAD: usize = 9;
/// Bytes that choose one action: a seat and an index.
const STEP: usize = 3;

/// Plays any bytes as actions, legal or not, and gives the number that were allowed: what a fuzz target of a game
/// calls. The first byte chooses the case of the options, eight more the seed; then each three a seat and an index, taken as they
/// come if the index is that of an action, else as the place in the list of what the seat may do.
///
/// # Panics
/// If the game breaks a promise: a refused action that was listed, an allowed one that was not, a state that fails
/// its audit, a game in which somebody owes a decision and has none.
pub fn play_bytes<G: Game>(bytes: &[u8]) -> usize {
    let Some((head, steps)) = bytes.split_at_checked(HEAD) else { return 0 };
    let cases = G::Options::cases();
    let options = &cases[head[0] as usize % cases.len()];
    let seed = u64::from_le_bytes(head[1..].try_into().expect("eight bytes are left"));
    let mut game = G::new(options, seed).unwrap_or_else(|error| panic!("{options:?}: {error}"));
    let (mut legal, mut log, mut allowed) = (Vec::new(), Log::new(), 0);
    for step in steps.chunks_exact(STEP) {
        let seat = Seat(step[0] % (options.seats() + 1));
        let index = usize::from(u16::from_le_bytes([step[1], step[2]]));
        game.legal(seat, &mut legal);
        let owes = game.to_act().contains(seat);
        assert!(!owes || !legal.is_empty(), "seat {seat} owes a decision and has none");
        let listed = || legal.get(index % legal.len().max(1)).copied();
        let Some(action) = G::Action::from_index(index).or_else(listed) else { continue };
        log.clear();
        let answer = game.play(seat, action, &mut log);
        assert_eq!(answer.is_ok(), legal.contains(&action), "`{action}` of seat {seat}: {answer:?}");
        allowed += usize::from(answer.is_ok());
        game.audit().unwrap_or_else(|fault| panic!("after `{action}` of seat {seat}: {fault}"));
    }
    allowed
}
