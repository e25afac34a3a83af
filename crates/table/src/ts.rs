//! How the types with a serialisation of their own look in the browser.

pub use ts_rs::{TS, TypeVisitor};

use crate::{Action, List, Seat, SeatSet, Set};

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
