//! How the catalogue is written down: a table of areas, each a table of rows, to statics and a list of all.

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
                        ill_formed: $crate::diagnostic::rows::catalogue!(@ $form),
                        message: $message,
                        #[cfg(any(not(target_arch = "wasm32"), feature = "js", feature = "check"))]
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

pub(in crate::diagnostic) use catalogue;
