/// What a bot thought about a choice, for hints, statistics and analysis.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The number of games it simulated.
    pub simulations: u32,
    /// The number of positions in its trees.
    pub nodes: usize,
    /// The actions it weighed, best first. Empty for a bot that does not weigh its actions.
    pub options: Vec<Weighed<A>>,
}

/// One action that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub tried: u32,
    /// What the seat can expect from it, from 0 for a loss to 1 for a win.
    pub value: f32,
}

impl<A> Default for Thought<A> {
    fn default() -> Thought<A> {
        Thought { simulations: 0, nodes: 0, options: Vec::new() }
    }
}
