use table::{Rng, Seat};
use titles::{Player, Sight, Table};

use crate::{Contender, Nets, TableSpec};

/// A bot game may take this many times as many actions as the longest random game before it is given up.
const PATIENCE: usize = 4;

/// A game between bots.
pub(crate) struct BotGame {
    pub table: Box<dyn Table>,
    seats: Vec<BotSeat>,
}

/// A bot at its seat, with a source of chance of its own.
pub(crate) struct BotSeat {
    pub bot: Contender,
    pub player: Box<dyn Player>,
    pub chance: Rng,
}

impl BotGame {
    /// A new game with one bot per seat.
    pub fn open(spec: &TableSpec, seed: u64, bots: &[Contender], nets: &Nets) -> BotGame {
        let mut table = spec.title.open(&spec.options, seed).expect("the options were tried before");
        table.listen(false);
        let seat = |(seat, &bot): (usize, &Contender)| BotSeat {
            bot,
            player: match bot.net.and_then(|name| nets.get(&name)) {
                Some(net) => spec.title.bot_with_net(bot.level, net),
                None => spec.title.bot(bot.level),
            },
            chance: own_chance(seed, seat as u8),
        };
        BotGame { table, seats: bots.iter().enumerate().map(seat).collect() }
    }

    /// Plays on with the answers of `decide` until the game ends or takes too long. What a bot does depends on the
    /// seed, its seat and its view, not on the thread or the time. Fails with the seat whose answer was missing or
    /// illegal, and what was wrong with it.
    pub fn play(
        &mut self,
        mut decide: impl FnMut(&mut dyn Table, Seat, &mut BotSeat) -> Option<u16>,
    ) -> Result<(), (Seat, String)> {
        let longest = self.table.title().longest() * PATIENCE;
        while let Some(seat) = self.table.turn().filter(|_| self.table.lines() < longest) {
            let answer = decide(&mut *self.table, seat, &mut self.seats[seat.index()]);
            let action = answer.ok_or_else(|| (seat, "nothing".to_string()))?;
            self.table.play(seat, action).map_err(|error| (seat, error.to_string()))?;
        }
        Ok(())
    }
}

impl BotSeat {
    /// The bot's answer to what it sees.
    pub fn choose(&mut self, sight: &Sight) -> Option<u16> {
        self.player.choose(sight, self.chance.bits(), self.bot.budget())
    }
}

/// The bot's own chance: it is independent of the deal, and the same for every bot in that seat.
fn own_chance(seed: u64, seat: u8) -> Rng {
    let mut of_the_bots = Rng::seeded(!seed);
    (0..seat).for_each(|_| _ = of_the_bots.bits());
    of_the_bots.fork()
}
