//! The cost of a decision in every game, at its default table: `cargo bench -p titles`.
//!
//! Each figure is a mean over positions from random games, so that it stands for a whole game.

use divan::{Bencher, black_box};
use table::{Game, Log, Rng, Seat, Viewer};

fn main() {
    divan::main();
}

/// A module of benches for each game.
macro_rules! benches {
    ($($game:ident::$Game:ident,)*) => {
        $(mod $game {
            use divan::Bencher;
            use ::$game::$Game;

            #[divan::bench]
            fn legal(bencher: Bencher) {
                super::legal::<$Game>(bencher);
            }
            #[divan::bench]
            fn check_and_apply(bencher: Bencher) {
                super::check_and_apply::<$Game>(bencher);
            }
            #[divan::bench]
            fn apply(bencher: Bencher) {
                super::apply::<$Game>(bencher);
            }
            #[divan::bench]
            fn clone(bencher: Bencher) {
                super::clone::<$Game>(bencher);
            }
            #[divan::bench]
            fn view(bencher: Bencher) {
                super::view::<$Game>(bencher);
            }
            #[divan::bench]
            fn imagine(bencher: Bencher) {
                super::imagine::<$Game>(bencher);
            }
            #[divan::bench]
            fn whole_random_game(bencher: Bencher) {
                super::whole_random_game::<$Game>(bencher);
            }
            #[divan::bench]
            fn whole_random_game_through_the_table(bencher: Bencher) {
                super::whole_random_game_through_the_table::<$Game>(bencher);
            }
        })*
    };
}

titles::games!(benches);

/// A position from a random game, and an action to play in it.
struct Position<G: Game> {
    game: G,
    seat: Seat,
    action: G::Action,
}

/// About a thousand positions, spread evenly over random games.
fn positions<G: Game>() -> Vec<Position<G>> {
    let (options, mut rng) = (G::Options::default(), Rng::seeded(1));
    let (mut legal, mut log) = (Vec::new(), Log::off());
    let mut positions = Vec::new();
    while positions.len() < 1000 {
        let mut game = G::new(&options, rng.bits()).expect("the defaults make a table");
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

/// Cycles through `positions` for ever.
fn around<'a, T>(positions: &'a [T]) -> impl FnMut() -> &'a T {
    let mut at = 0;
    move || {
        at = (at + 1) % positions.len();
        &positions[at]
    }
}

fn legal<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let (mut next, mut out) = (around(&positions), Vec::new());
    bencher.bench_local(|| {
        let position = next();
        position.game.legal(position.seat, &mut out);
        out.len()
    });
}

fn apply<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut next = around(&positions);
    let mut log = Log::off();
    bencher
        .with_inputs(|| {
            let p = next();
            (p.game.clone(), p.seat, p.action)
        })
        .bench_local_refs(|(game, seat, action)| game.apply(*seat, *action, &mut log));
}

fn check_and_apply<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut next = around(&positions);
    let mut log = Log::off();
    bencher
        .with_inputs(|| {
            let p = next();
            (p.game.clone(), p.seat, p.action)
        })
        .bench_local_refs(|(game, seat, action)| game.play(*seat, *action, &mut log));
}

fn clone<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut next = around(&positions);
    bencher.bench_local(|| black_box(next().game.clone()));
}

fn view<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut next = around(&positions);
    bencher.bench_local(|| {
        let position = next();
        black_box(position.game.view(Viewer::Seat(position.seat)))
    });
}

fn imagine<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let views: Vec<_> = positions.iter().map(|p| p.game.view(Viewer::Seat(p.seat))).collect();
    let (mut next, mut rng) = (around(&views), Rng::seeded(2));
    bencher.bench_local(|| black_box(G::imagine(next(), &mut rng)));
}

fn whole_random_game<G: Game>(bencher: Bencher) {
    let (options, mut rng) = (G::Options::default(), Rng::seeded(3));
    let (mut legal, mut log) = (Vec::new(), Log::off());
    bencher.bench_local(|| {
        let mut game = G::new(&options, rng.bits()).expect("the defaults make a table");
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.index(legal.len())], &mut log);
        }
        game.outcome()
    });
}

fn whole_random_game_through_the_table<G: table::Observe>(bencher: Bencher) {
    use titles::{Title, TitleOf};
    let title: &'static TitleOf<G> = Box::leak(Box::new(TitleOf::new()));
    let options = serde_json::to_value(G::Options::default()).expect("options are JSON");
    let mut rng = Rng::seeded(3);
    bencher.bench_local(|| {
        let mut table = title.open_seeded(&options, rng.bits().into()).expect("the defaults make a table");
        table.listen(false);
        while let Some(seat) = table.turn() {
            let legal = table.legal(seat);
            let action = legal[rng.index(legal.len())];
            table.play(seat, action).expect("a legal action can be played");
        }
        table.outcome()
    });
}
