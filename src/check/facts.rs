//! What may hold of a document, and of what was read of it, and how a report says so.

/// What may hold of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentFact {
    Utf8,
    TypeIsPage,
    TypeIsText,
    TypeIsGeneral,
    TypeOfOther,
    Namespace,
    Prefix,
    Doctype,
    AtomRoot,
    RssRoot,
    Version,
    Size,
    Old,
    JsonVersion,
    WellFormed,
}

impl DocumentFact {
    /// What it says.
    pub fn sentence(self, detail: &str) -> String {
        match self {
            DocumentFact::Utf8 => format!("The document is encoded in {detail}."),
            DocumentFact::TypeIsPage => {
                format!("The server sends the feed as {detail}, the type of a web page.")
            }
            DocumentFact::TypeIsText => format!("The server sends the feed as {detail}."),
            DocumentFact::TypeIsGeneral => {
                format!(
                    "The server sends the feed as {detail}, which does not identify it as a feed."
                )
            }
            DocumentFact::TypeOfOther => {
                format!("The server sends the feed as {detail}, but it has another format.")
            }
            DocumentFact::Namespace => format!("The namespace “{detail}” is misspelt."),
            DocumentFact::Prefix => {
                format!("The prefix {detail} is not the usual one for its namespace.")
            }
            DocumentFact::Doctype => "The document has a DOCTYPE.".to_owned(),
            DocumentFact::AtomRoot => {
                "The root element is not in the namespace of Atom.".to_owned()
            }
            DocumentFact::RssRoot => {
                format!("The elements of RSS are in the namespace “{detail}”.")
            }
            DocumentFact::Version => format!("RSS has no version {detail}."),
            DocumentFact::Size => format!("The document is {detail} long."),
            DocumentFact::JsonVersion => {
                "The feed does not state its “version” of JSON Feed.".to_owned()
            }
            DocumentFact::WellFormed => {
                "The document is not well-formed XML from here on.".to_owned()
            }
            DocumentFact::Old => format!("The format of the document ({detail}) is outdated."),
        }
    }
}

/// What may hold of an entry or of the feed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldFact {
    EntryTitle,
    EntryAddress,
    EntryDate,
    EntryBody,
    EntryFuture,
    EntryBackwards,
    EntryLongTitle,
    EntryTitleMarkup,
    EntryAddressTwice,
    EntryTitleIsAddress,
    MediaInsecure,
    EntryInsecure,
    FeedTitle,
    FeedAddress,
    FeedLanguage,
    FeedImage,
    FeedEntries,
    FeedMany,
    FeedOrder,
    FeedSelf,
    FeedSelfMissing,
    FeedSelfInsecure,
    FeedHub,
    FeedDescription,
    FeedDates,
}

impl FieldFact {
    /// What it says.
    pub fn sentence(self, detail: &str) -> String {
        let words = match self {
            FieldFact::EntryTitle => "The entry has no title.",
            FieldFact::EntryAddress => "The entry has neither an address nor a file.",
            FieldFact::EntryDate => "The entry has no readable date.",
            FieldFact::EntryBody => "The entry has only a title.",
            FieldFact::EntryFuture => "The entry is dated in the future: {}.",
            FieldFact::EntryBackwards => "The entry was updated before it was published.",
            FieldFact::EntryLongTitle => "The entry's title is {} characters long.",
            FieldFact::EntryTitleMarkup => "The entry's title contains markup.",
            FieldFact::EntryAddressTwice => "Two entries have the same address: {}.",
            FieldFact::EntryTitleIsAddress => "The entry's title is an address.",
            FieldFact::MediaInsecure => "The file {} is not served over HTTPS.",
            FieldFact::EntryInsecure => {
                "The feed is served over HTTPS, but the entry's address is not: {}."
            }
            FieldFact::FeedTitle => "The feed has no title.",
            FieldFact::FeedAddress => "The feed does not say which site it belongs to.",
            FieldFact::FeedLanguage => "The feed does not state its language.",
            FieldFact::FeedImage => "The feed has no image or icon.",
            FieldFact::FeedDescription => "The feed has no description.",
            FieldFact::FeedEntries => "The feed has no entries.",
            FieldFact::FeedMany => "The feed has {} entries.",
            FieldFact::FeedOrder => "The entries are ordered by date with the oldest first.",
            FieldFact::FeedSelfMissing => "The feed does not state its own address.",
            FieldFact::FeedSelf => {
                "The feed gives {} as its address, but it was fetched from another one."
            }
            FieldFact::FeedSelfInsecure => "The feed's own address does not use HTTPS: {}.",
            FieldFact::FeedHub => "The feed does not name a hub.",
            FieldFact::FeedDates => "All entries have the same date.",
        };
        words.replace("{}", detail)
    }
}
