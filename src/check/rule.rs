//! What a rule is made of: a row says where it looks and what must hold; the kinds of rule have the code, rows have none.

use serde::Serialize;

use super::facts::{DocumentFact, FieldFact, Trait};
use super::form::Form;

/// How much a publisher should care. Findings are counted by levels in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Would make the feed better.
    Advice,
    /// Readers differ in what they make of it.
    Warning,
    /// The specification forbids it, and readers fail.
    Error,
}

/// A specification, and the rules that follow from it.
#[derive(Debug)]
pub struct Profile {
    /// Stable: "atom", "itunes". Codes of its rules begin with it.
    pub name: &'static str,
    /// For people.
    pub title: &'static str,
    /// Its namespaces, the right one first; a format of its own may have none.
    pub uris: &'static [&'static str],
    /// Its specification; links of rules are relative to it.
    pub link: &'static str,
    /// One row each.
    pub rules: &'static [Rule],
}

/// One row.
#[derive(Debug)]
pub struct Rule {
    /// Stable: "profile/what".
    pub code: &'static str,
    /// How much to care.
    pub level: Level,
    /// The element that it looks at: `enclosure`, `item>title`; `@feed` and `@entry` in any format. Names without a
    /// prefix are the profile's own.
    pub on: &'static str,
    /// What must hold.
    pub kind: Kind,
    /// How the publisher puts it right.
    pub fix: &'static str,
    /// The passage of the specification.
    pub link: &'static str,
    /// What feed readers make of it, where that is known.
    pub readers: &'static str,
}

/// What must hold. Names are children or attributes of the element that the rule looks at.
#[derive(Debug, Clone, Copy)]
#[rustfmt::skip]
pub enum Kind {
    /// It has one of these children.
    Needs(&'static [&'static str]),
    /// It has this attribute.
    NeedsAttribute(&'static str),
    /// It has one of these attributes.
    NeedsOneOf(&'static [&'static str]),
    /// It has this child at most once.
    Once(&'static str),
    /// It has a child with this attribute and value: a link of a relation.
    NeedsChildWith(&'static str, &'static str, &'static str),
    /// It has no two children of this name with the same values of these attributes.
    OncePer(&'static str, &'static [&'static str]),
    /// Of its children of this name whose attribute is one of these words ("" stands for none), no two have the same values
    /// of those attributes.
    OncePerWhere(&'static str, &'static str, &'static [&'static str], &'static [&'static str]),
    /// It is not empty.
    Filled,
    /// It is empty.
    Blank,
    /// It holds no elements.
    Leaf,
    /// It holds no text but that of its children.
    NoText,
    /// Its text has this form.
    Is(Form),
    /// Its attribute, if it is there, has this form.
    AttributeIs(&'static str, Form),
    /// Its text is one of these words.
    Word(&'static [&'static str]),
    /// Its attribute, if it is there, is one of these words.
    AttributeWord(&'static str, &'static [&'static str]),
    /// Its text is not longer.
    AtMost(usize),
    /// It has no more children of this name.
    NoMoreThan(&'static str, usize),
    /// Its number lies within.
    Between(f64, f64),
    /// Its attribute's number lies within.
    AttributeBetween(&'static str, f64, f64),
    /// Its children of the profile are among these.
    Children(&'static [&'static str]),
    /// Its attributes without a namespace are among these.
    Attributes(&'static [&'static str]),
    /// It stands in one of these.
    Within(&'static [&'static str]),
    /// It is not used any more.
    Obsolete,
    /// Its attribute is not used any more.
    AttributeObsolete(&'static str),
    /// It does not have both of these children.
    Apart(&'static str, &'static str),
    /// If it has the first attribute it has the second.
    AttributeWith(&'static str, &'static str),
    /// If its attribute is this word, it has the other attribute or child.
    WordNeeds(&'static str, &'static str, &'static str),
    /// Its children of this name differ.
    Different(&'static str),
    /// No two entries have the same.
    Unique,
    /// The first child is not after the second: dates or numbers.
    Order(&'static str, &'static str),
    /// The first attribute is not after the second.
    AttributeOrder(&'static str, &'static str),
    /// A member of JSON is a list.
    List,
    /// A member of JSON is a value of this kind.
    Json(Json),
    /// No space stands around its text.
    Trimmed,
    /// Its address does not have this ending.
    NotEnding(&'static str),
    /// Its markup has nothing of this.
    Body(Trait),
    /// Something of the normalized feed or entry holds.
    Field(FieldFact),
    /// Its text has this form where its attribute is one of these words; "" stands for none.
    IsWhere(&'static str, &'static [&'static str], Form),
    /// Its second attribute has this form where the first is this word.
    AttributeIsWhere(&'static str, &'static str, &'static str, Form),
    /// It is not empty, or has this attribute.
    FilledOr(&'static str),
    /// It has this attribute or this child.
    NeedsAttributeOr(&'static str, &'static str),
    /// If it has the first child it has the second.
    ChildNeeds(&'static str, &'static str),
    /// Its children of the rule's profile are among these.
    KnownOf(&'static [&'static str]),
    /// Content of a type that is no text is Base64.
    Base64,
    /// Something of the document as a whole holds.
    Document(DocumentFact),
}

/// Kinds of JSON's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Json {
    /// `"…"`
    Text,
    /// `5`
    Number,
    /// `true`, `false`
    Flag,
    /// `{…}`, `[…]`
    Object,
}

macro_rules! rules {
    ($($code:literal $level:ident $on:literal $kind:expr => $fix:literal $link:literal $([$readers:literal])?;)*) => {
        &[$($crate::check::rule::Rule {
            code: $code,
            level: $crate::check::rule::Level::$level,
            on: $on,
            kind: $kind,
            fix: $fix,
            link: $link,
            readers: concat!($($readers)?),
        }),*]
    };
}

pub(in crate::check) use rules;
