//! What may hold of a document, of what was read of it, and of the HTML of a body, and how a report says so.

/// What may hold, a row each, and what a report says then: `{}` stands for the value or name in question.
macro_rules! facts {
    ($(#[$about:meta])* $name:ident { $($fact:ident = $words:literal;)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($fact,)*
        }

        impl $name {
            /// What it says.
            pub fn sentence(self, detail: &str) -> String {
                let words = match self {
                    $($name::$fact => $words,)*
                };
                words.replace("{}", detail)
            }
        }
    };
}

facts! {
    /// What may hold of a document.
    DocumentFact {
        Utf8 = "The document is encoded in {}.";
        TypeIsPage = "The server sends the feed as {}, the type of a web page.";
        TypeIsText = "The server sends the feed as {}.";
        TypeIsGeneral = "The server sends the feed as {}, which does not identify it as a feed.";
        TypeOfOther = "The server sends the feed as {}, but it has another format.";
        Namespace = "The namespace “{}” is misspelt.";
        Prefix = "The prefix {} is not the usual one for its namespace.";
        Doctype = "The document has a DOCTYPE.";
        AtomRoot = "The root element is not in the namespace of Atom.";
        RssRoot = "The elements of RSS are in the namespace “{}”.";
        Version = "RSS has no version {}.";
        Size = "The document is {} long.";
        JsonVersion = "The feed does not state its “version” of JSON Feed.";
        WellFormed = "The document is not well-formed XML from here on.";
        Old = "The format of the document ({}) is outdated.";
    }
}

facts! {
    /// What may hold of an entry or of the feed.
    FieldFact {
        EntryTitle = "The entry has no title.";
        EntryAddress = "The entry has neither an address nor a file.";
        EntryDate = "The entry has no readable date.";
        EntryBody = "The entry has only a title.";
        EntryFuture = "The entry is dated in the future: {}.";
        EntryBackwards = "The entry was updated before it was published.";
        EntryLongTitle = "The entry's title is {} characters long.";
        EntryTitleMarkup = "The entry's title contains markup.";
        EntryAddressTwice = "Two entries have the same address: {}.";
        EntryTitleIsAddress = "The entry's title is an address.";
        MediaInsecure = "The file {} is not served over HTTPS.";
        EntryInsecure = "The feed is served over HTTPS, but the entry's address is not: {}.";
        FeedTitle = "The feed has no title.";
        FeedAddress = "The feed does not say which site it belongs to.";
        FeedLanguage = "The feed does not state its language.";
        FeedImage = "The feed has no image or icon.";
        FeedDescription = "The feed has no description.";
        FeedEntries = "The feed has no entries.";
        FeedMany = "The feed has {} entries.";
        FeedOrder = "The entries are ordered by date with the oldest first.";
        FeedSelfMissing = "The feed does not state its own address.";
        FeedSelf = "The feed gives {} as its address, but it was fetched from another one.";
        FeedSelfInsecure = "The feed's own address does not use HTTPS: {}.";
        FeedHub = "The feed does not name a hub.";
        FeedDates = "All entries have the same date.";
    }
}

facts! {
    /// What a body should not hold, and what it does then, behind "The text of <description>".
    Trait {
        Script = "contains a script";
        Handler = "contains an attribute that runs a script: {}";
        ScriptAddress = "contains an address that runs a script: {}";
        Form = "contains a form element: <{}>";
        Frame = "contains a frame: <{}>";
        Plugin = "contains <{}>, which browsers no longer run";
        Style = "contains a style sheet: <{}>";
        Meta = "contains <{}>, which belongs in the head of a page";
        Base = "contains <base>, which changes what relative addresses mean";
        Mixed = "loads something over HTTP, which browsers block in pages served over HTTPS: {}";
        Relative = "contains a relative address: {}";
        Wrapper = "contains <{}>: a whole page instead of a fragment";
        Blink = "contains <{}>, which HTML no longer has";
        Unknown = "contains <{}>, which is not an HTML element";
        Opener = "contains a link that opens a window without rel=\"noopener\"";
        NoAlt = "contains an image without alternative text: {}";
        EmptyLink = "contains a link without text";
        FrameTitle = "contains a frame without a title";
        AutoPlay = "contains a {} that plays by itself";
        FileAlt = "contains an image whose alternative text is a file name: {}";
        TableHeads = "contains a table without header cells";
        VagueLink = "contains a link whose text does not say where it leads: “{}”";
        HeadingOne = "contains <h1>, which should be the heading of the page";
        Tracker = "contains an image of one pixel, which tracks readers: {}";
        EmptyHeading = "contains a heading without text: <{}>";
    }
}
