//! What JavaScript asks: words parted by NUL, which no value needs. To read them as JSON, the module would be 50 KB
//! larger; and JavaScript has judged them already. They come as bytes, as the input does: for strings the binding would
//! bring an encoder of its own.

use crate::error::FeedError;

/// What is asked, of what kind of input, and how.
pub struct Question<'a> {
    /// What is asked.
    pub what: &'a str,
    /// Whether the input was a string, which JavaScript's encoder has made UTF-8 of.
    pub is_text: bool,
    /// Its Content-Type header.
    pub header: Option<&'a str>,
    /// Names and values of options in turn.
    pub options: &'a str,
}

impl<'a> Question<'a> {
    /// Takes the first three words off.
    pub fn new(words: &'a [u8]) -> Self {
        let words = std::str::from_utf8(words).unwrap_or_default();
        let mut words = words.splitn(4, '\0');
        let mut next = || words.next().unwrap_or_default();
        Question {
            what: next(),
            is_text: next() == "text",
            header: Some(next()).filter(|header| !header.is_empty()),
            options: next(),
        }
    }
}

/// Options that are set one value at a time.
pub trait SetByName: Default {
    /// Sets a value, or adds it to a list. None: there is no such name, or no such value.
    fn set(&mut self, name: &str, value: &str) -> Option<()>;
}

/// Options of their names and values.
pub fn read<T: SetByName>(words: &str) -> Result<T, FeedError> {
    let mut options = T::default();
    let mut words = words.split('\0');
    while let (Some(name), Some(value)) = (words.next(), words.next()) {
        options
            .set(name, value)
            .ok_or_else(FeedError::not_understood)?;
    }
    Ok(options)
}
