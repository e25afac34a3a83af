//! What one decision costs, in every game: `cargo bench -p titles`.
//!
//! Each figure is a mean over positions met in random games, so that it says something about a whole game.

use divan::{Bencher, black_box};
use table::{Game, Log, Options, Rng, Seat, Viewer};

fn main() {
    divan::main();
}

/// One module of benches a game.
macro_rules! benches {
    ($($name:ident: $game:ty, $players:expr;)*) => {$(
        mod $name {
            use divan::Bencher;

            #[divan::bench]
            fn legal(bencher: Bencher) {
                super::legal::<$game>(bencher, $players);
            }
            #[divan::bench]
            fn check_and_apply(bencher: Bencher) {
                super::check_and_apply::<$game>(bencher, $players);
            }
            #[divan::bench]
            fn apply(bencher: Bencher) {
                super::apply::<$game>(bencher, $players);
            }
            #[divan::bench]
            fn clone(bencher: Bencher) {
                super::clone::<$game>(bencher, $players);
            }
            #[divan::bench]
            fn view(bencher: Bencher) {
                super::view::<$game>(bencher, $players);
            }
            #[divan::bench]
            fn imagine(bencher: Bencher) {
                super::imagine::<$game>(bencher, $players);
            }
            #[divan::bench]
            fn whole_random_game(bencher: Bencher) {
                super::whole_random_game::<$game>(bencher, $players);
            }
            #[divan::bench]
            fn whole_random_game_behind_the_face(bencher: Bencher) {
                super::behind_the_face::<$game>(bencher, $players);
            }
        }
    )*};
}

benches! {
    example: table::example::Prospect, 3;
    redplanet: redplanet::RedPlanet, 4;
    ares: ares::Ares, 2;
    martians: martians::Martians, 3;
}

/// A position met in a random game, and what is done in it.
struct Position<G: Game> {
    game: G,
    seat: Seat,
    action: G::Action,
}

/// The options of the first kind of table with so many players.
fn options<G: Game>(players: u8) -> G::Options {
    let cases = G::Options::cases();
    cases.into_iter().find(|case| case.seats() == players).expect("the game seats so many")
}

/// About a thousand positions, evenly from random games.
fn positions<G: Game>(players: u8) -> Vec<Position<G>> {
    let (options, mut rng) = (options::<G>(players), Rng::seeded(1));
    let (mut legal, mut log) = (Vec::new(), Log::off());
    let mut positions = Vec::new();
    while positions.len() < 1000 {
        let mut game = G::new(&options, rng.bits()).expect("a case makes a table");
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let action = legal[rng.index(legal.len())];
            if rng.below(4) == 0 {
                positions.push(Position { game: game.clone(), seat, action });
            }
            game.apply(seat, action, &mut log);
        }
    }
    positions
}

/// Walks through `positions` for ever.
fn around<'a, T>(positions: &'a [T]) -> impl FnMut() -> &'a T {
    let mut at = 0;
    move || {
        at = (at + 1) % positions.len();
        &positions[at]
    }
}

fn legal<G: Game>(bencher: Bencher, players: u8) {
    let positions = positions::<G>(players);
    let (mut next, mut out) = (around(&positions), Vec::new());
    bencher.bench_local(|| {
        let position = next();
        position.game.legal(position.seat, &mut out);
        out.len()
    });
}

fn apply<G: Game>(bencher: Bencher, players: u8) {
    let positions = positions::<G>(players);
    let mut next = around(&positions);
    let mut log = Log::off();
    bencher
        .with_inputs(|| {
            let p = next();
            (p.game.clone(), p.seat, p.action)
        })
        .bench_local_refs(|(game, seat, action)| game.apply(*seat, *action, &mut log));
}

fn check_and_apply<G: Game>(bencher: Bencher, players: u8) {
    let positions = positions::<G>(players);
    let mut next = around(&positions);
    let mut log = Log::off();
    bencher
        .with_inputs(|| {
            let p = next();
            (p.game.clone(), p.seat, p.action)
        })
        .bench_local_refs(|(game, seat, action)| game.play(*seat, *action, &mut log));
}

fn clone<G: Game>(bencher: Bencher, players: u8) {
    let positions = positions::<G>(players);
    let mut next = around(&positions);
    bencher.bench_local(|| black_box(next().game.clone()));
}

fn view<G: Game>(bencher: Bencher, players: u8) {
    let positions = positions::<G>(players);
    let mut next = around(&positions);
    bencher.bench_local(|| {
        let position = next();
        black_box(position.game.view(Viewer::Seat(position.seat)))
    });
}

fn imagine<G: Game>(bencher: Bencher, players: u8) {
    let positions = positions::<G>(players);
    let views: Vec<_> = positions.iter().map(|p| p.game.view(Viewer::Seat(p.seat))).collect();
    let (mut next, mut rng) = (around(&views), Rng::seeded(2));
    bencher.bench_local(|| black_box(G::imagine(next(), &mut rng)));
}

fn whole_random_game<G: Game>(bencher: Bencher, players: u8) {
    let (options, mut rng) = (options::<G>(players), Rng::seeded(3));
    let (mut legal, mut log) = (Vec::new(), Log::off());
    bencher.bench_local(|| {
        let mut game = G::new(&options, rng.bits()).expect("a case makes a table");
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.index(legal.len())], &mut log);
        }
        game.outcome()
    });
}

fn behind_the_face<G: table::Evaluate>(bencher: Bencher, players: u8) {
    use titles::{Of, Title};
    let title: &'static Of<G> = Box::leak(Box::new(Of::new("")));
    let options = serde_json::to_value(options::<G>(players)).expect("options are JSON");
    let mut rng = Rng::seeded(3);
    bencher.bench_local(|| {
        let mut table = title.open(&options, rng.bits()).expect("a case makes a table");
        table.listen(false);
        while let Some(seat) = table.turn() {
            let legal = table.legal(seat);
            let action = legal[rng.index(legal.len())];
            table.play(seat, action).expect("what is legal can be done");
        }
        table.outcome()
    });
}
