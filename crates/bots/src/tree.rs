use table::Seat;

/// The most nodes in a tree. When it is full, simulations go on without adding to it.
pub(crate) const CAP: usize = 1 << 16;

/// A node of a tree, by its position in the vector.
pub(crate) type NodeId = u32;

/// No node.
const NONE: NodeId = NodeId::MAX;

/// What one seat saw another do: an action, or only that there was one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Observation(u32);

impl Observation {
    /// The index that stands for any unseen action.
    const UNSEEN: u32 = 0xf_ffff;

    /// `seat` played the action with this index.
    pub fn action(seat: Seat, index: usize) -> Observation {
        Observation(u32::from(seat.0) << 20 | index as u32)
    }

    /// The index of the action, if `seat` played it and it was seen.
    pub fn action_of(self, seat: Seat) -> Option<usize> {
        let index = self.0 & Observation::UNSEEN;
        (self.0 >> 20 == u32::from(seat.0) && index != Observation::UNSEEN).then_some(index as usize)
    }

    /// `seat` played an action that was not seen.
    pub fn unseen(seat: Seat) -> Observation {
        Observation(u32::from(seat.0) << 20 | Observation::UNSEEN)
    }
}

/// What one seat observed in the simulated games: a tree of observations, flat in one vector.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

/// A position as one seat can tell it from others: everything it observed since the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    observed: Observation,
    child: NodeId,
    sibling: NodeId,
    /// How many simulations came here.
    pub visits: u32,
    /// How many simulations could have come here.
    pub available: u32,
    /// The sum of the tree's seat's values.
    sum: f32,
}

impl Node {
    fn new(observed: Observation) -> Node {
        Node { observed, child: NONE, sibling: NONE, visits: 0, available: 0, sum: 0.0 }
    }

    /// The mean value for the tree's seat.
    pub fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

impl Tree {
    pub const ROOT: NodeId = 0;

    pub fn new() -> Tree {
        Tree { nodes: vec![Node::new(Observation(0))] }
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node as usize]
    }

    pub fn node_mut(&mut self, node: NodeId) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    /// The children of `node`, each with the observation that leads to it.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = (Observation, NodeId)> {
        let mut next = self.node(node).child;
        std::iter::from_fn(move || {
            let here = (next != NONE).then_some(next)?;
            next = self.node(here).sibling;
            Some((self.node(here).observed, here))
        })
    }

    /// The child of `node` that `observed` leads to.
    pub fn find(&self, node: NodeId, observed: Observation) -> Option<NodeId> {
        self.children(node).find(|(other, _)| *other == observed).map(|(_, child)| child)
    }

    /// A new child of `node` after `observed`; none if the tree is full.
    pub fn grow(&mut self, node: NodeId, observed: Observation) -> Option<NodeId> {
        if self.nodes.len() >= CAP {
            return None;
        }
        let new = self.nodes.len() as NodeId;
        let sibling = std::mem::replace(&mut self.node_mut(node).child, new);
        self.nodes.push(Node { sibling, ..Node::new(observed) });
        Some(new)
    }

    /// Adds a simulation that passed through `node` and was worth `value` to the tree's seat.
    pub fn update(&mut self, node: NodeId, value: f32) {
        let node = self.node_mut(node);
        node.visits += 1;
        node.sum += value;
    }

    /// The part of the tree after `observed` at the root; an empty tree if there is none.
    pub fn after(&self, observed: Observation) -> Tree {
        let mut part = Tree::new();
        if let Some(root) = self.find(Tree::ROOT, observed) {
            part.nodes[0] = Node { child: NONE, sibling: NONE, ..*self.node(root) };
            let mut todo = vec![(root, Tree::ROOT)];
            while let Some((from, to)) = todo.pop() {
                for (observed, child) in self.children(from) {
                    let copy = part.grow(to, observed).expect("a part of a tree is no larger than the tree");
                    let Node { visits, available, sum, .. } = *self.node(child);
                    let node = part.node_mut(copy);
                    (node.visits, node.available, node.sum) = (visits, available, sum);
                    todo.push((child, copy));
                }
            }
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(index: usize) -> Observation {
        Observation::action(Seat(1), index)
    }

    #[test]
    fn a_tree_remembers_observations_and_their_values() {
        let mut tree = Tree::new();
        let one = tree.grow(Tree::ROOT, seen(1)).unwrap();
        let two = tree.grow(Tree::ROOT, seen(2)).unwrap();
        tree.update(two, 0.25);
        tree.update(two, 0.75);
        assert_eq!(tree.find(Tree::ROOT, seen(1)), Some(one));
        assert_eq!(tree.find(Tree::ROOT, Observation::unseen(Seat(1))), None);
        assert_eq!((tree.node(two).visits, tree.node(two).mean()), (2, 0.5));
    }

    #[test]
    fn the_part_after_an_action_keeps_its_figures_and_nothing_else() {
        let mut tree = Tree::new();
        let one = tree.grow(Tree::ROOT, seen(1)).unwrap();
        tree.grow(Tree::ROOT, seen(2)).unwrap();
        let deep = tree.grow(one, seen(3)).unwrap();
        tree.update(deep, 1.0);
        let part = tree.after(seen(1));
        assert_eq!(part.len(), 2);
        assert_eq!(part.node(part.find(Tree::ROOT, seen(3)).unwrap()).mean(), 1.0);
        assert_eq!(tree.after(seen(9)).len(), 1);
    }

    #[test]
    fn a_full_tree_grows_no_further() {
        let mut tree = Tree::new();
        for index in 1..CAP {
            tree.grow(Tree::ROOT, seen(index)).unwrap();
        }
        assert_eq!(tree.grow(Tree::ROOT, seen(0)), None);
        assert_eq!(tree.len(), CAP);
    }
}
