//! Borrowing models to models that own their texts, so that callers in Rust can keep them.

use std::borrow::Cow;

/// Turns a value that borrows from the document into one that does not.
pub trait IntoOwned {
    /// The same without the borrow.
    type Owned: 'static;
    /// Copies what is borrowed.
    fn into_owned(self) -> Self::Owned;
}

impl IntoOwned for Cow<'_, str> {
    type Owned = Cow<'static, str>;
    fn into_owned(self) -> Cow<'static, str> {
        Cow::Owned(Cow::into_owned(self))
    }
}

impl<T: IntoOwned> IntoOwned for Option<T> {
    type Owned = Option<T::Owned>;
    fn into_owned(self) -> <Self as IntoOwned>::Owned {
        self.map(T::into_owned)
    }
}

impl<T: IntoOwned> IntoOwned for Vec<T> {
    type Owned = Vec<T::Owned>;
    fn into_owned(self) -> <Self as IntoOwned>::Owned {
        self.into_iter().map(T::into_owned).collect()
    }
}

macro_rules! already_owned {
    ($($kind:ty),*) => {
        $(impl IntoOwned for $kind {
            type Owned = $kind;
            fn into_owned(self) -> $kind { self }
        })*
    };
}

already_owned!(
    bool,
    u32,
    u64,
    f64,
    [f64; 2],
    &'static str,
    crate::diagnostic::Report
);

/// Declares structs that borrow for one lifetime, each with an `into_owned` and a `size`.
macro_rules! owned {
    ($($(#[$outer:meta])* pub struct $name:ident<$life:lifetime> { $($(#[$inner:meta])* pub $field:ident: $kind:ty,)* })*) => {
        $(
            $(#[$outer])*
            pub struct $name<$life> { $($(#[$inner])* pub $field: $kind,)* }

            impl IntoOwned for $name<'_> {
                type Owned = $name<'static>;
                fn into_owned(self) -> $name<'static> {
                    $name { $($field: IntoOwned::into_owned(self.$field),)* }
                }
            }

            impl crate::model::Size for $name<'_> {
                fn size(&self) -> usize {
                    0 $(+ stringify!($field).len() + 4 + crate::model::Size::size(&self.$field))*
                }
            }
        )*
    };
}
pub(super) use owned;
