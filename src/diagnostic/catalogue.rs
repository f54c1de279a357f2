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
    encoding {
        LABEL_CONTRADICTED = "encoding/label-contradicted" Warning well
            "The document is labelled {}, but its bytes are plainly something else; the bytes were believed."
            "Name the encoding that the document is in, best UTF-8, in the XML declaration and in the Content-Type header."
        LABEL_IMPOSSIBLE = "encoding/label-impossible" Warning ill
            "The XML declaration says {}, in which these bytes are no text; they were read as what they are."
            "Name the encoding that the document is in, best UTF-8, in the XML declaration."
        LABEL_UNKNOWN = "encoding/label-unknown" Warning ill
            "The XML declaration names the encoding {}, which nobody knows; the bytes were asked instead."
            "Publish in UTF-8 and say so."
        HEADER_UNKNOWN = "encoding/header-unknown" Warning well
            "A label outside the document’s XML declaration names the encoding {}, which nobody knows; it was passed over."
            "Send Content-Type with charset=utf-8."
        LABELS_DIFFER = "encoding/labels-differ" Info well
            "Another label names {}; the one that ranks higher fits and was believed."
            "Let the Content-Type header and the XML declaration name the same encoding."
        UNDECLARED = "encoding/undeclared" Error ill
            "The bytes are not UTF-8 and no label fits them; by their statistics they were read as {}."
            "Publish in UTF-8, or name the encoding in the XML declaration."
        STRAY_BYTES = "encoding/stray-bytes" Warning ill
            "Bytes that are not UTF-8 stand in a document that is; they were read as windows-1252."
            "Convert pasted text to UTF-8 before publishing it."
        UNDECODABLE = "encoding/undecodable" Error ill
            "These bytes mean nothing in {}; U+FFFD stands in their place."
            "Cut texts between characters, not between bytes, and publish in UTF-8."
        CUT = "encoding/cut" Error ill
            "The document ends in the middle of a character; what there is of it was left out."
            "Send the whole document; check Content-Length and time limits."
        CUT_CHARACTER = "encoding/cut-character" Error ill
            "Half a character stands here; it was left out."
            "Cut texts between characters, not between bytes."
        UTF_7 = "encoding/utf-7" Error well
            "The document says that it is {}, which is never decoded; it was read as it stands."
            "Publish in UTF-8."
        INFLATED = "encoding/inflated" Warning well
            "The body is compressed and the transport did not say so; it was inflated."
            "Send Content-Encoding: gzip with a compressed body."
        INFLATED_CUT = "encoding/inflated-cut" Error ill
            "The compressed body ends too soon or is broken; what could be inflated was read."
            "Send the whole body; check Content-Length and time limits."
        INFLATED_TRAILING = "encoding/inflated-trailing" Warning well
            "Something stands behind the compressed body; it was passed over."
            "Let nothing print behind the compressed output."
        TWICE = "encoding/twice" Warning well
            "A text was encoded as UTF-8 twice; it was read as it was before."
            "Do not convert to UTF-8 what is UTF-8 already; check the connection’s character set to the database."
        C1_CONTROLS = "encoding/c1-controls" Warning well
            "Control characters of the range U+0080 to U+009F stand in a text; they were read as windows-1252."
            "Convert from windows-1252, not from ISO 8859-1, when making UTF-8."
    }
}
