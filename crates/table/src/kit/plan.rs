/// How much the kit plays, and how often it stops for the checks that are dear.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The first seed.
    pub first_seed: u64,
    /// How many seeds are played with each of the options' cases.
    pub seeds: u64,
    /// One in this number of states is examined in depth: the whole index space, serialisation, imagined worlds.
    pub deep: u32,
    /// How many worlds are imagined for each viewer of such a state; at least two are.
    pub worlds: u32,
    /// How many actions besides the one chosen are tried in those worlds.
    pub tries: u32,
    /// One in this number of states is taken back in every way the rules of undo allow.
    pub undo: u32,
    /// How many games in which all decide at once are played with each seed.
    pub rushed: u64,
    /// Whether the game hides something from its seats, so that imagined worlds must vary.
    pub hides: bool,
}

impl Plan {
    /// For every test run: seconds for a small game.
    pub fn quick() -> Plan {
        Plan { first_seed: 1, seeds: 3, deep: 16, worlds: 2, tries: 3, undo: 40, rushed: 20, hides: true }
    }

    /// Before a release.
    pub fn thorough() -> Plan {
        Plan { first_seed: 1000, seeds: 40, deep: 4, worlds: 3, tries: 6, undo: 20, rushed: 100, hides: true }
    }

    /// The same plan with another number of seeds a case.
    #[must_use]
    pub fn seeds(self, seeds: u64) -> Plan {
        Plan { seeds, ..self }
    }

    /// The same plan for a game in which everybody sees everything.
    #[must_use]
    pub fn nothing_hidden(self) -> Plan {
        Plan { hides: false, ..self }
    }
}
