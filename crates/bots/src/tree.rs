use table::Seat;

/// No tree remembers more positions than this; beyond it, simulations go on without remembering.
pub(crate) const CAP: usize = 1 << 16;

/// A place in a tree.
pub(crate) type Place = u32;

/// No place.
const NOWHERE: Place = Place::MAX;

/// What one seat saw somebody do: an action, or only that there was one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seen(u32);

impl Seen {
    /// The index that stands for any action that was not seen.
    const UNSEEN: u32 = 0xf_ffff;

    /// `seat` did the action with this index.
    pub fn action(seat: Seat, index: usize) -> Seen {
        Seen(u32::from(seat.0) << 20 | index as u32)
    }

    /// The index of the action, if it was one of `seat` and seen.
    pub fn by(self, seat: Seat) -> Option<usize> {
        let index = self.0 & Seen::UNSEEN;
        (self.0 >> 20 == u32::from(seat.0) && index != Seen::UNSEEN).then_some(index as usize)
    }

    /// `seat` did something.
    pub fn something(seat: Seat) -> Seen {
        Seen(u32::from(seat.0) << 20 | Seen::UNSEEN)
    }
}

/// What one seat remembers of the simulated games: a tree of what it saw, flat in one vector.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

/// A position as one seat tells it from others: all that it saw since the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    seen: Seen,
    child: Place,
    sibling: Place,
    /// How often a simulation came here.
    pub visits: u32,
    /// How often it could have.
    pub available: u32,
    /// The sum of what the seat of the tree got.
    sum: f32,
}

impl Node {
    fn new(seen: Seen) -> Node {
        Node { seen, child: NOWHERE, sibling: NOWHERE, visits: 0, available: 0, sum: 0.0 }
    }

    /// What the seat of the tree got in the mean.
    pub fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

impl Tree {
    pub const ROOT: Place = 0;

    pub fn new() -> Tree {
        Tree { nodes: vec![Node::new(Seen(0))] }
    }

    /// How many positions it remembers.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, place: Place) -> &Node {
        &self.nodes[place as usize]
    }

    pub fn node_mut(&mut self, place: Place) -> &mut Node {
        &mut self.nodes[place as usize]
    }

    /// The places right after `place`, with what was seen there.
    pub fn children(&self, place: Place) -> impl Iterator<Item = (Seen, Place)> {
        let mut next = self.node(place).child;
        std::iter::from_fn(move || {
            let here = (next != NOWHERE).then_some(next)?;
            next = self.node(here).sibling;
            Some((self.node(here).seen, here))
        })
    }

    /// The place after `seen` at `place`.
    pub fn find(&self, place: Place, seen: Seen) -> Option<Place> {
        self.children(place).find(|(other, _)| *other == seen).map(|(_, place)| place)
    }

    /// A new place after `seen` at `place`; none if the tree is full.
    pub fn grow(&mut self, place: Place, seen: Seen) -> Option<Place> {
        if self.nodes.len() >= CAP {
            return None;
        }
        let new = self.nodes.len() as Place;
        let sibling = std::mem::replace(&mut self.node_mut(place).child, new);
        self.nodes.push(Node { sibling, ..Node::new(seen) });
        Some(new)
    }

    /// A simulation that came by `place` gave `value` to the seat of the tree.
    pub fn update(&mut self, place: Place, value: f32) {
        let node = self.node_mut(place);
        node.visits += 1;
        node.sum += value;
    }

    /// The part of the tree after `seen` at the root; an empty tree if there is none.
    pub fn after(&self, seen: Seen) -> Tree {
        let mut part = Tree::new();
        if let Some(root) = self.find(Tree::ROOT, seen) {
            part.nodes[0] = Node { child: NOWHERE, sibling: NOWHERE, ..*self.node(root) };
            let mut todo = vec![(root, Tree::ROOT)];
            while let Some((from, to)) = todo.pop() {
                for (seen, place) in self.children(from) {
                    let copy = part.grow(to, seen).expect("a part of a tree is no larger than the tree");
                    let Node { visits, available, sum, .. } = *self.node(place);
                    let node = part.node_mut(copy);
                    (node.visits, node.available, node.sum) = (visits, available, sum);
                    todo.push((place, copy));
                }
            }
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(index: usize) -> Seen {
        Seen::action(Seat(1), index)
    }

    #[test]
    fn a_tree_remembers_what_was_seen_and_what_came_of_it() {
        let mut tree = Tree::new();
        let one = tree.grow(Tree::ROOT, seen(1)).unwrap();
        let two = tree.grow(Tree::ROOT, seen(2)).unwrap();
        tree.update(two, 0.25);
        tree.update(two, 0.75);
        assert_eq!(tree.find(Tree::ROOT, seen(1)), Some(one));
        assert_eq!(tree.find(Tree::ROOT, Seen::something(Seat(1))), None);
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
