//! A value as JSON shows it, laid out flat: it is made and compared without a piece of memory for each part, because
//! every move shows several positions to every viewer.

use std::fmt::Display;

use serde::ser::{
    Error as _, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Value};

use crate::{Edit, Step};

/// A value to compare with others.
///
/// ```
/// use serde_json::json;
/// use titles::{Edit, Picture, Step};
/// let before = Picture::of(&json!({"zones": [1, 2], "round": 1})).unwrap();
/// let after = Picture::of(&json!({"zones": [1, 3], "round": 1})).unwrap();
/// let path = vec![Step::Name("zones".into()), Step::At(1)];
/// assert_eq!(before.edits(&after), [Edit(path, json!(3))]);
/// ```
#[derive(Clone, Default, Debug)]
pub struct Picture {
    /// The value and its parts, each before its own parts.
    nodes: Vec<Node>,
    /// All texts that are not part of the program.
    text: String,
}

#[derive(Clone, Copy, Debug)]
enum Node {
    Null,
    Truth(bool),
    Unsigned(u64),
    Signed(i64),
    Float(f64),
    /// The name of a member or of a variant, as the program writes it.
    Word(&'static str),
    /// A piece of [`Picture::text`].
    Text {
        start: u32,
        end: u32,
    },
    /// Its elements follow, up to the node `end`.
    Array {
        count: u32,
        end: u32,
    },
    /// Its members follow, each a name and a value.
    Object {
        count: u32,
        end: u32,
    },
}

/// An array and an object before their parts are known.
const ARRAY: Node = Node::Array { count: 0, end: 0 };
const OBJECT: Node = Node::Object { count: 0, end: 0 };

/// A step into a value, borrowed.
#[derive(Clone, Copy)]
enum Way<'a> {
    Name(&'a str),
    At(usize),
}

impl Picture {
    /// The picture of a value. It fails for what is not JSON.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Picture, Error> {
        let mut picture = Picture::default();
        picture.take(value)?;
        Ok(picture)
    }

    /// Becomes the picture of a value, in the memory it has.
    pub fn take<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.nodes.clear();
        self.text.clear();
        value.serialize(self)
    }

    /// What must be replaced to turn this into `after`. Objects with other members and arrays of another length are
    /// replaced as a whole.
    pub fn edits(&self, after: &Picture) -> Vec<Edit> {
        let mut found = Vec::new();
        if !self.nodes.is_empty() && !after.nodes.is_empty() {
            self.compare(0, after, 0, &mut Vec::new(), &mut found);
        }
        found
    }

    fn compare<'a>(
        &self,
        at: usize,
        after: &'a Picture,
        there: usize,
        path: &mut Vec<Way<'a>>,
        found: &mut Vec<Edit>,
    ) {
        let known = found.len();
        let alike = match (self.nodes[at], after.nodes[there]) {
            (Node::Array { count, .. }, Node::Array { count: others, .. }) if count == others => {
                let (mut one, mut other) = (at + 1, there + 1);
                for nth in 0..count as usize {
                    path.push(Way::At(nth));
                    self.compare(one, after, other, path, found);
                    path.pop();
                    (one, other) = (self.next(one), after.next(other));
                }
                true
            }
            (Node::Object { count, .. }, Node::Object { count: others, .. }) if count == others => {
                self.compare_members(at, after, there, path, found)
            }
            _ => self.same_leaf(at, after, there),
        };
        if !alike {
            found.truncate(known);
            let steps = path.iter().map(|step| match step {
                Way::Name(name) => Step::Name((*name).into()),
                Way::At(nth) => Step::At(*nth),
            });
            found.push(Edit(steps.collect(), after.value(there)));
        }
    }

    /// Returns whether both have the same members.
    fn compare_members<'a>(
        &self,
        at: usize,
        after: &'a Picture,
        there: usize,
        path: &mut Vec<Way<'a>>,
        found: &mut Vec<Edit>,
    ) -> bool {
        let (mut one, mut other) = (at + 1, there + 1);
        while one < self.next(at) {
            let name = after.said(other);
            if self.said(one) != name {
                return false;
            }
            path.push(Way::Name(name));
            self.compare(one + 1, after, other + 1, path, found);
            path.pop();
            (one, other) = (self.next(one + 1), after.next(other + 1));
        }
        true
    }

    fn same_leaf(&self, at: usize, after: &Picture, there: usize) -> bool {
        match (self.nodes[at], after.nodes[there]) {
            (Node::Null, Node::Null) => true,
            (Node::Truth(one), Node::Truth(other)) => one == other,
            (Node::Unsigned(one), Node::Unsigned(other)) => one == other,
            (Node::Signed(one), Node::Signed(other)) => one == other,
            (Node::Signed(one), Node::Unsigned(other)) | (Node::Unsigned(other), Node::Signed(one)) => {
                u64::try_from(one) == Ok(other)
            }
            (Node::Float(one), Node::Float(other)) => one.to_bits() == other.to_bits(),
            (Node::Word(_) | Node::Text { .. }, Node::Word(_) | Node::Text { .. }) => {
                self.said(at) == after.said(there)
            }
            _ => false,
        }
    }

    /// The node after the value at `at`.
    fn next(&self, at: usize) -> usize {
        match self.nodes[at] {
            Node::Array { end, .. } | Node::Object { end, .. } => end as usize,
            _ => at + 1,
        }
    }

    /// The text at `at`.
    fn said(&self, at: usize) -> &str {
        match self.nodes[at] {
            Node::Word(word) => word,
            Node::Text { start, end } => &self.text[start as usize..end as usize],
            _ => "",
        }
    }

    fn value(&self, at: usize) -> Value {
        match self.nodes[at] {
            Node::Null => Value::Null,
            Node::Truth(truth) => truth.into(),
            Node::Unsigned(number) => number.into(),
            Node::Signed(number) => number.into(),
            Node::Float(number) => number.into(),
            Node::Word(_) | Node::Text { .. } => self.said(at).into(),
            Node::Array { end, .. } => {
                let mut elements = Vec::new();
                let mut one = at + 1;
                while one < end as usize {
                    elements.push(self.value(one));
                    one = self.next(one);
                }
                Value::Array(elements)
            }
            Node::Object { end, .. } => {
                let mut members = serde_json::Map::new();
                let mut one = at + 1;
                while one < end as usize {
                    members.insert(self.said(one).into(), self.value(one + 1));
                    one = self.next(one + 1);
                }
                Value::Object(members)
            }
        }
    }

    fn leaf(&mut self, node: Node) -> Result<(), Error> {
        self.nodes.push(node);
        Ok(())
    }

    fn tell(&mut self, text: impl Display) -> Result<(), Error> {
        use std::fmt::Write;
        let start = self.text.len() as u32;
        write!(self.text, "{text}").map_err(Error::custom)?;
        self.leaf(Node::Text { start, end: self.text.len() as u32 })
    }

    /// Begins an array or an object, in the object of a variant.
    fn parts(&mut self, node: Node, within: Option<usize>) -> Parts<'_> {
        self.nodes.push(node);
        Parts { begin: self.nodes.len() - 1, count: 0, within, picture: self }
    }

    /// An object whose only member is this variant; its value follows.
    fn variant(&mut self, name: &'static str) -> usize {
        self.nodes.push(Node::Object { count: 1, end: 0 });
        self.nodes.push(Node::Word(name));
        self.nodes.len() - 2
    }

    fn close(&mut self, begin: usize, count: u32) {
        let last = self.nodes.len() as u32;
        match &mut self.nodes[begin] {
            Node::Array { count: parts, end } | Node::Object { count: parts, end } => {
                (*parts, *end) = (count, last);
            }
            _ => {}
        }
    }
}

/// An array or object that is being made.
pub struct Parts<'a> {
    picture: &'a mut Picture,
    begin: usize,
    count: u32,
    /// The object of the variant that this is the value of.
    within: Option<usize>,
}

impl Parts<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.count += 1;
        value.serialize(&mut *self.picture)
    }

    fn add_named<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.picture.nodes.push(Node::Word(name));
        self.add(value)
    }

    fn finish(self) -> Result<(), Error> {
        self.picture.close(self.begin, self.count);
        if let Some(outer) = self.within {
            self.picture.close(outer, 1);
        }
        Ok(())
    }
}

impl<'a> Serializer for &'a mut Picture {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn serialize_bool(self, truth: bool) -> Result<(), Error> {
        self.leaf(Node::Truth(truth))
    }

    fn serialize_i8(self, number: i8) -> Result<(), Error> {
        self.leaf(Node::Signed(number.into()))
    }

    fn serialize_i16(self, number: i16) -> Result<(), Error> {
        self.leaf(Node::Signed(number.into()))
    }

    fn serialize_i32(self, number: i32) -> Result<(), Error> {
        self.leaf(Node::Signed(number.into()))
    }

    fn serialize_i64(self, number: i64) -> Result<(), Error> {
        self.leaf(Node::Signed(number))
    }

    fn serialize_u8(self, number: u8) -> Result<(), Error> {
        self.leaf(Node::Unsigned(number.into()))
    }

    fn serialize_u16(self, number: u16) -> Result<(), Error> {
        self.leaf(Node::Unsigned(number.into()))
    }

    fn serialize_u32(self, number: u32) -> Result<(), Error> {
        self.leaf(Node::Unsigned(number.into()))
    }

    fn serialize_u64(self, number: u64) -> Result<(), Error> {
        self.leaf(Node::Unsigned(number))
    }

    fn serialize_f32(self, number: f32) -> Result<(), Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Result<(), Error> {
        self.leaf(if number.is_finite() { Node::Float(number) } else { Node::Null })
    }

    fn serialize_char(self, letter: char) -> Result<(), Error> {
        self.tell(letter)
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        let start = self.text.len() as u32;
        self.text.push_str(text);
        self.leaf(Node::Text { start, end: self.text.len() as u32 })
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Error> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.leaf(Node::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.leaf(Node::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.leaf(Node::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.leaf(Node::Word(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let begin = self.variant(variant);
        value.serialize(&mut *self)?;
        self.close(begin, 1);
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Error> {
        Ok(self.parts(ARRAY, None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Error> {
        Ok(self.parts(ARRAY, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Error> {
        Ok(self.parts(ARRAY, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Error> {
        let within = self.variant(variant);
        Ok(self.parts(ARRAY, Some(within)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Error> {
        Ok(self.parts(OBJECT, None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Error> {
        Ok(self.parts(OBJECT, None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Error> {
        let within = self.variant(variant);
        Ok(self.parts(OBJECT, Some(within)))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.tell(value)
    }
}

/// Everything whose parts have no names.
macro_rules! elements {
    ($($kind:ident $add:ident)+) => {$(
        impl $kind for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.add(value)
            }

            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        }
    )+};
}

elements! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

macro_rules! members {
    ($($kind:ident)+) => {$(
        impl $kind for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.add_named(name, value)
            }

            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        }
    )+};
}

members! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(Name(self.picture))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.add(value)
    }

    fn end(self) -> Result<(), Error> {
        self.finish()
    }
}

/// The name of a member: a text, or a number as text.
struct Name<'a>(&'a mut Picture);

macro_rules! numbers {
    ($($tell:ident $type:ty,)+) => {$(
        fn $tell(self, number: $type) -> Result<(), Error> {
            self.0.tell(number)
        }
    )+};
}

macro_rules! no_names {
    ($($take:ident($($more:ty),*) -> $made:ty;)+) => {$(
        fn $take(self, $(_: $more),*) -> Result<$made, Error> {
            Err(no_name())
        }
    )+};
}

fn no_name() -> Error {
    Error::custom("the name of a member must be a text")
}

impl Serializer for Name<'_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Impossible<(), Error>;
    type SerializeTuple = Impossible<(), Error>;
    type SerializeTupleStruct = Impossible<(), Error>;
    type SerializeTupleVariant = Impossible<(), Error>;
    type SerializeMap = Impossible<(), Error>;
    type SerializeStruct = Impossible<(), Error>;
    type SerializeStructVariant = Impossible<(), Error>;

    numbers! {
        serialize_bool bool,
        serialize_i8 i8,
        serialize_i16 i16,
        serialize_i32 i32,
        serialize_i64 i64,
        serialize_u8 u8,
        serialize_u16 u16,
        serialize_u32 u32,
        serialize_u64 u64,
        serialize_char char,
    }

    no_names! {
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        self.0.serialize_str(text)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.0.leaf(Node::Word(variant))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Error> {
        Err(no_name())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        Err(no_name())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.0.tell(value)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;
    use serde_json::json;
    use table::Rng;

    use super::*;

    /// Every form that a value can have.
    #[derive(Serialize)]
    struct Everything {
        unit: (),
        nothing: Option<u8>,
        some: Option<i8>,
        letter: char,
        text: String,
        number: u64,
        negative: i64,
        part: f32,
        no_number: f64,
        pair: (u8, &'static str),
        wrapped: Wrapped,
        variants: Vec<Variant>,
        by_number: BTreeMap<u8, bool>,
        by_variant: BTreeMap<Key, [u8; 2]>,
        #[serde(flatten)]
        more: BTreeMap<String, Vec<u8>>,
    }

    #[derive(Serialize)]
    struct Wrapped(Vec<Option<Nothing>>);

    #[derive(Serialize)]
    struct Nothing;

    #[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
    enum Key {
        Left,
        Right,
    }

    #[derive(Serialize)]
    enum Variant {
        Unit,
        Newtype(u8),
        Tuple(u8, bool),
        Struct { a: u8, b: Vec<u8> },
    }

    #[test]
    fn a_picture_shows_what_the_json_says() {
        let everything = Everything {
            unit: (),
            nothing: None,
            some: Some(-3),
            letter: 'ł',
            text: "say \"Mars\"".into(),
            number: u64::MAX,
            negative: i64::MIN,
            part: 0.5,
            no_number: f64::NAN,
            pair: (7, "seven"),
            wrapped: Wrapped(vec![None, Some(Nothing)]),
            variants: vec![
                Variant::Unit,
                Variant::Newtype(1),
                Variant::Tuple(2, true),
                Variant::Struct { a: 3, b: vec![4, 5] },
            ],
            by_number: BTreeMap::from([(1, true), (20, false)]),
            by_variant: BTreeMap::from([(Key::Left, [1, 2]), (Key::Right, [3, 4])]),
            more: BTreeMap::from([("flat".into(), vec![9])]),
        };
        let picture = Picture::of(&everything).unwrap();
        assert_eq!(picture.value(0), serde_json::to_value(&everything).unwrap());
        assert!(Picture::of(&BTreeMap::from([((1, 2), 3)])).is_err(), "no name is a pair");
    }

    /// Any small value, as `depth` allows.
    fn any(rng: &mut Rng, depth: u32) -> Value {
        match rng.below(if depth == 0 { 5 } else { 8 }) {
            0 => Value::Null,
            1 => (rng.below(2) == 0).into(),
            2 => rng.below(3).into(),
            3 => (-i64::from(rng.below(3))).into(),
            4 => ["a", "b", "ü"][rng.below(3) as usize].into(),
            5 => (0..rng.below(4)).map(|_| any(rng, depth - 1)).collect(),
            _ => {
                let names = ["x", "y", "z"].iter().filter(|_| rng.below(3) > 0).collect::<Vec<_>>();
                names.into_iter().map(|name| ((*name).to_string(), any(rng, depth - 1))).collect()
            }
        }
    }

    /// Changes a value in some places.
    fn changed(rng: &mut Rng, value: &Value) -> Value {
        match value {
            Value::Array(elements) if rng.below(6) > 0 => {
                elements.iter().map(|element| changed(rng, element)).collect()
            }
            Value::Object(members) if rng.below(6) > 0 => {
                members.iter().map(|(name, member)| (name.clone(), changed(rng, member))).collect()
            }
            same if rng.below(4) > 0 => same.clone(),
            _ => any(rng, 2),
        }
    }

    #[test]
    fn edits_turn_one_value_into_the_other() {
        let mut rng = Rng::seeded(1);
        for _ in 0..5_000 {
            let before = any(&mut rng, 4);
            let after = changed(&mut rng, &before);
            let edits = Picture::of(&before).unwrap().edits(&Picture::of(&after).unwrap());
            let mut made = before.clone();
            for Edit(path, value) in &edits {
                let place = path.iter().fold(&mut made, |value, step| match step {
                    Step::Name(name) => &mut value[name],
                    Step::At(at) => &mut value[*at],
                });
                assert_ne!(place, value, "an edit changes something");
                *place = value.clone();
            }
            assert_eq!(made, after, "{before}");
        }
    }

    #[test]
    fn only_what_changed_is_replaced() {
        let before = Picture::of(&json!({"a": [1, {"b": 2, "c": "x"}], "d": []})).unwrap();
        let edits = |after: Value| before.edits(&Picture::of(&after).unwrap());
        let path = vec![Step::Name("a".into()), Step::At(1), Step::Name("c".into())];
        assert_eq!(edits(json!({"a": [1, {"b": 2, "c": "y"}], "d": []})), [Edit(path, json!("y"))]);
        let path = vec![Step::Name("a".into()), Step::At(1)];
        assert_eq!(
            edits(json!({"a": [1, {"b": 3, "e": "x"}], "d": []})),
            [Edit(path, json!({"b": 3, "e": "x"}))]
        );
        assert_eq!(edits(json!({"a": [1, {"b": 2, "c": "x"}], "d": []})), []);
    }
}
