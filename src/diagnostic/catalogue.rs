//! Every diagnostic there is, one row each, in one table per area.
//!
//! A row: NAME = "area/what" severity form "what is there; what was made of it" "how to put it right".
//! `ill` as form means that an XML or JSON parser would refuse the document for it; `well` that it would not.

use super::{Kind, Severity};

macro_rules! catalogue {
    ($($area:ident { $($name:ident = $code:literal $severity:ident $form:ident $message:literal $advice:literal)* })*) => {
        $(
            #[doc = concat!("Diagnostics of the area `", stringify!($area), "`.")]
            pub mod $area {
                use super::{Kind, Severity};
                $(
                    #[doc = $message]
                    pub static $name: Kind = Kind {
                        code: $code,
                        severity: Severity::$severity,
                        ill_formed: catalogue!(@ $form),
                        message: $message,
                        advice: $advice,
                    };
                )*
            }
        )*
        /// Every row, area by area.
        pub static ALL: &[&Kind] = &[$($(&$area::$name,)*)*];
    };
    (@ ill) => { true };
    (@ well) => { false };
}

catalogue! {
    limit {
        ENTRIES = "limit/entries" Error well
            "The feed holds more entries than the limit allows; the rest was not read."
            "Publish a shorter feed with links to its older pages."
    }
}
