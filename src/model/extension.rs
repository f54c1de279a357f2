//! What stands beside the common fields: vocabularies, unknown elements, and where fields came from.

use super::Text;
use super::owned::{IntoOwned, owned};

owned! {
/// An element that no table knows, kept as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ForeignElement<'a> {
    /// Namespace URI.
    pub namespace: Option<Text<'a>>,
    /// Local name.
    pub name: Text<'a>,
    /// Its own text.
    pub value: Option<Text<'a>>,
    /// Its attributes.
    pub attributes: Map<'a, Text<'a>>,
    /// Its children.
    pub children: Vec<ForeignElement<'a>>,
}

/// Where a field came from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Provenance<'a> {
    /// The element, "dc:date" or "link[rel=alternate]/@href".
    pub element: Text<'a>,
    /// The text as it stood.
    pub raw: Option<Text<'a>>,
    /// From 1.
    pub line: u32,
    /// From 1, in UTF-16 units.
    pub column: u32,
}
}

/// Known vocabularies under their customary prefixes: `extensions.itunes.duration`.
pub type Extensions<'a> = Map<'a, Value<'a>>;

/// A value of an extension.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum Value<'a> {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(#[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::number"))] f64),
    /// Text, a date, a URL.
    Text(Text<'a>),
    /// An element that may repeat.
    List(Vec<Value<'a>>),
    /// An element with parts.
    Parts(Map<'a, Value<'a>>),
}

impl IntoOwned for Value<'_> {
    type Owned = Value<'static>;
    fn into_owned(self) -> Value<'static> {
        match self {
            Value::Flag(flag) => Value::Flag(flag),
            Value::Number(number) => Value::Number(number),
            Value::Text(text) => Value::Text(text.into_owned().into()),
            Value::List(list) => Value::List(IntoOwned::into_owned(list)),
            Value::Parts(parts) => Value::Parts(IntoOwned::into_owned(parts)),
        }
    }
}

/// Keys and values in the order in which they were put in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Map<'a, V>(pub Vec<(Text<'a>, V)>);

impl<V> Default for Map<'_, V> {
    fn default() -> Self {
        Map(Vec::new())
    }
}

impl<'a, V> Map<'a, V> {
    /// The value under a key.
    pub fn get(&self, key: &str) -> Option<&V> {
        self.0
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    }
}

#[cfg(feature = "serde")]
impl<V: serde::Serialize> serde::Serialize for Map<'_, V> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<V: IntoOwned> IntoOwned for Map<'_, V> {
    type Owned = Map<'static, V::Owned>;
    fn into_owned(self) -> Self::Owned {
        Map(self
            .0
            .into_iter()
            .map(|(key, value)| (key.into_owned().into(), value.into_owned()))
            .collect())
    }
}
