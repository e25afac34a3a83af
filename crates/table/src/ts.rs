//! What the page knows of a game: the types of its views and events, and the names behind their numbers, as TypeScript.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::{Display, Write as _};

pub use ts_rs::{TS, TypeVisitor};

use crate::{Action, Game, List, Seat, SeatSet, Set};

/// A game whose views and events have types on the page.
pub trait Browser: Game<View: TS, Event: TS, Facts: TS> {
    /// Writes the names behind the numbers in views and events, as far as the board needs them.
    fn constants(_out: &mut Constants) {}
}

/// The constants of a game, as TypeScript.
#[derive(Debug, Default)]
pub struct Constants(String);

impl Constants {
    /// The ids of a kind of piece, in order: what a number in a view stands for.
    pub fn ids(&mut self, name: &str, pieces: impl IntoIterator<Item = impl Display>) {
        let ids: Vec<String> = pieces.into_iter().map(|piece| format!("'{piece}'")).collect();
        let _ = writeln!(self.0, "export const {name} = [{}] as const;", ids.join(", "));
    }

    /// Any other constant: its name, its type and its value, all in TypeScript.
    pub fn value(&mut self, name: &str, kind: &str, value: &str) {
        let _ = writeln!(self.0, "export const {name}: {kind} = {value};");
    }
}

/// The types and constants of a game, as the TypeScript file its board imports.
pub fn typescript<G: Browser>() -> String {
    let mut declarations = Declarations::default();
    declarations.view::<G>();
    declarations.visit::<G::Event>();
    let types: String = declarations.named.into_values().collect();
    let mut constants = Constants::default();
    G::constants(&mut constants);
    format!(
        "// Made from the types of the rules by `cargo xtask types`; do not edit.\n\n{types}{}\n{}",
        constants.0,
        builder::<G::Action>()
    )
}

/// Declares a type and every type it contains, once each, in order of their names.
#[derive(Default)]
struct Declarations {
    known: HashSet<TypeId>,
    named: BTreeMap<String, String>,
}

impl Declarations {
    /// The view as the page gets it, with the facts in it.
    fn view<G: Browser>(&mut self) {
        self.known.insert(TypeId::of::<G::View>());
        G::View::visit_dependencies(self);
        G::View::visit_generics(self);
        self.visit::<G::Facts>();
        let (view, facts) = (G::View::inline(), G::Facts::name());
        let text = format!(
            "/**\n * All that the viewer knows, and what stands beside the pieces.\n */\nexport type View = {view} & {{ facts: {facts} }};\n\n"
        );
        self.named.insert("View".into(), text);
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.known.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // A type without a file of its own is built into TypeScript, such as a list or a number.
        if T::output_path().is_none() {
            return;
        }
        let mut text = String::new();
        for line in T::docs().unwrap_or_default().trim().lines() {
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let _ = writeln!(text, "export {}\n", T::decl());
        self.named.entry(T::ident()).or_insert(text);
    }
}

/// `looks_like!(Shown: impl TS for Type);`: in the browser the type is what `Shown` is.
#[macro_export]
macro_rules! looks_like {
    ($shown:ty: $($head:tt)*) => {
        $($head)* {
            type WithoutGenerics = <$shown as $crate::ts::TS>::WithoutGenerics;
            type OptionInnerType = Self;
            fn ident() -> String {
                <$shown as $crate::ts::TS>::ident()
            }
            fn name() -> String {
                <$shown as $crate::ts::TS>::name()
            }
            fn inline() -> String {
                <$shown as $crate::ts::TS>::inline()
            }
            fn inline_flattened() -> String {
                <$shown as $crate::ts::TS>::inline_flattened()
            }
            fn decl() -> String {
                <$shown as $crate::ts::TS>::decl()
            }
            fn decl_concrete() -> String {
                <$shown as $crate::ts::TS>::decl_concrete()
            }
            fn visit_dependencies(visitor: &mut impl $crate::ts::TypeVisitor)
            where
                Self: 'static,
            {
                <$shown as $crate::ts::TS>::visit_dependencies(visitor);
            }
            fn visit_generics(visitor: &mut impl $crate::ts::TypeVisitor)
            where
                Self: 'static,
            {
                <$shown as $crate::ts::TS>::visit_generics(visitor);
            }
        }
    };
}

looks_like!(Vec<T>: impl<T: TS, const N: usize> TS for List<T, N>);
looks_like!(Vec<T>: impl<T: TS, const W: usize> TS for Set<T, W>);
looks_like!(u8: impl TS for Seat);
looks_like!(u8: impl TS for SeatSet);

/// The builder of a game's actions: `act.move('hellas', 'phobos')` is the text of that action. No board puts
/// texts together by hand.
pub fn builder<A: Action>() -> String {
    let mut code = String::from(
        "const text = (...words: (string | number)[]) => words.filter((word) => word !== '').join(' ');\n\n\
         /** The text of each action. */\nexport const act = {\n",
    );
    for phrase in A::phrases() {
        let parameters: Vec<_> = phrase.parts.iter().map(|(name, of)| format!("{name}: {of}")).collect();
        let words: String = phrase.parts.iter().map(|(name, _)| format!(", {name}")).collect();
        code +=
            &format!("  {}: ({}) => text('{}'{words}),\n", phrase.verb, parameters.join(", "), phrase.verb);
    }
    code + "} as const;\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_builder_has_one_function_an_action() {
        let code = builder::<crate::example::Action>();
        assert!(code.contains("  peek: () => text('peek'),\n"), "{code}");
        assert!(code.contains("  offer: (sample: number) => text('offer', sample),\n"), "{code}");
    }
}
