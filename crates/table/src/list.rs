use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Rng;

/// A list with room for `N` elements inside itself: a pile of cards, a row of docks, a stack of frames.
///
/// It is `Copy`, so a state made of lists clones like memory. A place that is given up is cleared, so that
/// equal lists are equal byte for byte.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// What is half done, innermost last: the stack of decisions that wait for an answer.
pub type Frames<F, const N: usize> = List<F, N>;

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N < 256, "a list counts its elements in one byte") };
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds at the end.
    ///
    /// # Panics
    /// If the list is full: how much room there must be is part of a game's material.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes from the end.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes the element at `at`; those behind it move up.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.pop();
        item
    }

    /// Takes the element at `at`; the last one takes its place.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn swap_remove(&mut self, at: usize) -> T {
        let last = self.len as usize - 1;
        self.swap(at, last);
        self.pop().expect("the list has a last element")
    }

    /// Puts `item` at `at`; those from there on move down.
    ///
    /// # Panics
    /// If the list is full or has no such place.
    pub fn insert(&mut self, at: usize, item: T) {
        assert!(at <= self.len as usize, "a list has no holes");
        self.items.copy_within(at..self.len as usize, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        *self = List::new();
    }

    /// Whether nothing more fits in.
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Puts the elements into a random order.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self);
    }

    /// Keeps the elements for which `keep` is true, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = List::new();
        for item in self.iter() {
            if keep(item) {
                kept.push(*item);
            }
        }
        *self = kept;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        list.extend(items);
        list
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<T, N>, A::Error> {
                let mut list = List::new();
                while let Some(item) = seq.next_element()? {
                    if list.is_full() {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Items(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_a_pile() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(*list, [1, 9, 2, 3]);
        assert!(list.is_full());
        assert_eq!(list.remove(0), 1);
        assert_eq!(list.swap_remove(0), 9);
        assert_eq!(*list, [3, 2]);
        assert_eq!((list.pop(), list.pop(), list.pop()), (Some(2), Some(3), None));
    }

    #[test]
    fn places_given_up_are_cleared() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.retain(|n| *n == 2);
        list.pop();
        assert_eq!(list.items, [0; 4]);
    }

    #[test]
    fn a_list_comes_back_from_text_and_refuses_too_much() {
        let list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        let text = serde_json::to_string(&list).unwrap();
        assert_eq!(serde_json::from_str::<List<u8, 4>>(&text).unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 2>>(&text).is_err());
    }
}
