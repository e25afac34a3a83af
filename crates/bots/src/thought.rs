/// What a bot thought about a choice: for people who want to know why, for hints, statistics and analysis.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// How many games it simulated.
    pub simulations: u32,
    /// How many positions it remembers.
    pub nodes: usize,
    /// What it could do, the best first. Empty for a bot that does not weigh.
    pub options: Vec<Weighed<A>>,
}

/// One action that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How often it was looked at, played on or not.
    pub tried: u32,
    /// What the seat can expect from it: 0 for a loss, 1 for a win.
    pub value: f32,
}

impl<A> Default for Thought<A> {
    fn default() -> Thought<A> {
        Thought { simulations: 0, nodes: 0, options: Vec::new() }
    }
}
