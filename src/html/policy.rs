//! The one table that says what becomes of an element, and how it behaves in a tree.
//!
//! Whatever is kept can neither run, load a page, restyle, nor name anything in the page that shows it;
//! and no kept element changes how the text behind it is tokenized, so that the result means the same
//! wherever it is inserted. What is in no row is unwrapped: its tags go, its children stay.

use super::names::Names;

/// What becomes of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It stays, with the attributes that its rows allow.
    Keep,
    /// Its tags go, its children stay.
    Unwrap,
    /// It goes with all that it holds.
    Drop,
}

/// How browsers build an element into the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Begins where it stands and ends at its end tag.
    Phrase,
    /// The same, and closes nothing that a block encloses.
    Special,
    /// Bold and its kin: opened again in the next block where they were not closed.
    Format,
    /// A link: the same, and closed by the next link.
    Anchor,
    /// The same, closed by the next of its name.
    Nobr,
    /// Closes an open paragraph.
    Block,
    Paragraph,
    Heading,
    /// A block that loses a newline in first place.
    Pre,
    ListItem,
    Definition,
    Table,
    Caption,
    ColumnGroup,
    Column,
    Section,
    Row,
    Cell,
    RubyBase,
    RubyText,
    /// Has no content.
    Void,
    /// Has no content and closes an open paragraph.
    Rule,
    Form,
    Button,
    /// Shuts its content off from what is around it.
    Container,
    Select,
    Choice,
    Template,
    /// Shows a player, and what it holds only where there is none.
    Player,
    /// The root of another language: SVG, MathML.
    Foreign,
    /// What it holds is text that is never shown, up to its end tag.
    RawText,
    /// The same, and it closes an open paragraph.
    RawBlock,
    Frame,
    /// A part of a document that a fragment does not have: its tags mean nothing.
    Ignored,
}

impl Shape {
    /// The parts of a table that hold anything.
    pub fn is_table_part(self) -> bool {
        use Shape::{Caption, Cell, ColumnGroup, Row, Section};
        matches!(self, Caption | Cell | ColumnGroup | Row | Section)
    }
}

macro_rules! elements {
    ($($element:ident $name:literal $fate:ident $shape:ident $reason:literal)*) => {
        /// Every element that is known by name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Element {
            $(#[doc = $reason] $element,)*
            /// Any other: harmless as a tag, meaningless to a reader.
            Unknown,
        }
        const ALL: &[Element] = &[$(Element::$element,)*];
        static NAMES: Names<{ ALL.len() }> = Names::new([$($name,)*]);
        const TAGS: &[&str] = &[$(concat!("<", $name, "></", $name, ">"),)*];
        const FATES: &[Fate] = &[$(Fate::$fate,)*];
        const SHAPES: &[Shape] = &[$(Shape::$shape,)*];
        #[cfg(test)]
        pub const REASONS: &[&str] = &[$($reason,)*];
    };
}

/// How many kinds of elements there are.
pub const KINDS: usize = ALL.len() + 1;

impl Element {
    /// The element of a name in any case.
    pub fn named(name: &str) -> Element {
        let find = |name| NAMES.find(name).and_then(|place| ALL.get(place));
        match find(name) {
            Some(Element::Image) => Element::Img,
            Some(Element::Listing | Element::Xmp) => Element::Pre,
            Some(&element) => element,
            // AMP wraps what it loads late.
            None => match name.split_at_checked("amp-".len()) {
                Some((amp, inner)) if amp.eq_ignore_ascii_case("amp-") => find(inner)
                    .copied()
                    .filter(|inner| matches!(inner, Element::Img | Element::Audio | Element::Video))
                    .unwrap_or(Element::Unknown),
                _ => Element::Unknown,
            },
        }
    }

    /// Whether a name in any case is its own.
    pub fn is_named(self, name: &str) -> bool {
        NAMES.is(self as usize, name)
    }

    /// Its name.
    #[cfg(test)]
    pub fn name(self) -> &'static str {
        self.opening().get(1..).unwrap_or_default()
    }

    /// Its start tag up to where attributes would stand.
    pub fn opening(self) -> &'static str {
        let start = self.start_tag();
        start.strip_suffix('>').unwrap_or(start)
    }

    /// Its start tag without attributes.
    pub fn start_tag(self) -> &'static str {
        let tags = self.tags();
        tags.get(..tags.len() / 2).unwrap_or_default()
    }

    /// Its end tag.
    pub fn end_tag(self) -> &'static str {
        let tags = self.tags();
        tags.get(tags.len() / 2..).unwrap_or_default()
    }

    /// Both, the end tag one byte longer: each is written in one piece.
    fn tags(self) -> &'static str {
        TAGS.get(self as usize).copied().unwrap_or_default()
    }

    /// What becomes of it.
    pub fn fate(self) -> Fate {
        FATES.get(self as usize).copied().unwrap_or(Fate::Unwrap)
    }

    /// How it behaves.
    pub fn shape(self) -> Shape {
        SHAPES.get(self as usize).copied().unwrap_or(Shape::Phrase)
    }

    /// All of them.
    #[cfg(test)]
    pub fn all() -> &'static [Element] {
        ALL
    }
}

elements! {
    // Text.
    A "a" Keep Anchor "Links are what feeds are for; their addresses are checked."
    Abbr "abbr" Keep Phrase "Explains itself by its title."
    Acronym "acronym" Keep Phrase "What abbr was called once."
    B "b" Keep Format "Look of text."
    Bdi "bdi" Keep Phrase "Keeps names in other scripts in order."
    Bdo "bdo" Keep Phrase "Sets the direction of text."
    Big "big" Keep Format "Look of text, old."
    Br "br" Keep Void "A line break."
    Cite "cite" Keep Phrase "Names a work."
    Code "code" Keep Format "Code."
    Data "data" Keep Phrase "Words with a value for machines."
    Del "del" Keep Phrase "Marks what was taken out."
    Dfn "dfn" Keep Phrase "Marks what is defined."
    Em "em" Keep Format "Emphasis."
    Font "font" Keep Format "Colour and size of text in old feeds; it loads nothing."
    I "i" Keep Format "Look of text."
    Ins "ins" Keep Phrase "Marks what was added."
    Kbd "kbd" Keep Phrase "What is typed."
    Label "label" Keep Phrase "Words; what they would be a label of goes."
    Mark "mark" Keep Phrase "Marked text."
    Meter "meter" Keep Phrase "Shows a measure, and takes none."
    Output "output" Keep Phrase "Words."
    Progress "progress" Keep Phrase "Shows how far something is."
    Q "q" Keep Phrase "A quotation in a line."
    Rb "rb" Keep RubyBase "Base of a reading aid."
    Rp "rp" Keep RubyText "Brackets of a reading aid."
    Rt "rt" Keep RubyText "A reading aid."
    Rtc "rtc" Keep RubyBase "A second reading aid."
    Ruby "ruby" Keep Phrase "Text with reading aids."
    S "s" Keep Format "What holds no longer."
    Samp "samp" Keep Phrase "What a program says."
    Small "small" Keep Format "Small print."
    Span "span" Keep Phrase "Carries a language or a direction."
    Strike "strike" Keep Format "Look of text, old."
    Strong "strong" Keep Format "Importance."
    Sub "sub" Keep Phrase "Subscript."
    Sup "sup" Keep Phrase "Superscript."
    Time "time" Keep Phrase "A date."
    Tt "tt" Keep Format "Look of text, old."
    U "u" Keep Format "Look of text."
    Var "var" Keep Phrase "A variable."
    Wbr "wbr" Keep Void "A place where a line may break."
    // Blocks.
    Address "address" Keep Block "How to reach somebody; a block."
    Article "article" Keep Block "A block."
    Aside "aside" Keep Block "A block."
    Blockquote "blockquote" Keep Block "A quotation."
    Center "center" Keep Block "A block in old feeds; without it lines would run together."
    Details "details" Keep Block "Opens and closes without a script."
    Dir "dir" Keep Block "A list in old feeds."
    Div "div" Keep Block "A block."
    Fieldset "fieldset" Keep Block "A block with a line around it; the controls in it go."
    Figcaption "figcaption" Keep Block "The caption of a figure."
    Figure "figure" Keep Block "A figure."
    Footer "footer" Keep Block "A block."
    H1 "h1" Keep Heading "A heading."
    H2 "h2" Keep Heading "A heading."
    H3 "h3" Keep Heading "A heading."
    H4 "h4" Keep Heading "A heading."
    H5 "h5" Keep Heading "A heading."
    H6 "h6" Keep Heading "A heading."
    Header "header" Keep Block "A block."
    Hgroup "hgroup" Keep Block "A heading and what belongs to it."
    Hr "hr" Keep Rule "A change of subject."
    Legend "legend" Keep Phrase "The caption of a fieldset."
    Main "main" Keep Block "A block."
    Nav "nav" Keep Block "A block."
    P "p" Keep Paragraph "A paragraph."
    Pre "pre" Keep Pre "Lines as they were set."
    Search "search" Keep Block "A block."
    Section "section" Keep Block "A block."
    Summary "summary" Keep Block "What a closed details shows."
    // Lists.
    Dd "dd" Keep Definition "A definition."
    Dl "dl" Keep Block "A list of definitions."
    Dt "dt" Keep Definition "What is defined."
    Li "li" Keep ListItem "A point of a list."
    Menu "menu" Keep Block "A list."
    Ol "ol" Keep Block "A numbered list."
    Ul "ul" Keep Block "A list."
    // Tables.
    Caption "caption" Keep Caption "The caption of a table."
    Col "col" Keep Column "A column."
    Colgroup "colgroup" Keep ColumnGroup "Columns."
    Table "table" Keep Table "A table."
    Tbody "tbody" Keep Section "Rows of a table."
    Td "td" Keep Cell "A cell."
    Tfoot "tfoot" Keep Section "Rows of a table."
    Th "th" Keep Cell "The head of a row or column."
    Thead "thead" Keep Section "Rows of a table."
    Tr "tr" Keep Row "A row of a table."
    // Pictures and sound.
    Audio "audio" Keep Player "Plays when it is asked to: autoplay is no attribute of it here."
    Img "img" Keep Void "A picture; without a safe address it goes, and so do tracking pixels."
    Picture "picture" Keep Phrase "A picture in several sizes."
    Source "source" Keep Void "One of the sizes or formats; without a safe address it goes."
    Video "video" Keep Player "Plays when it is asked to: autoplay is no attribute of it here."
    // Tags that go while what they hold stays.
    Blink "blink" Unwrap Phrase "Forgotten by browsers."
    Body "body" Unwrap Ignored "A fragment has no body of its own."
    Button "button" Unwrap Button "A control; scripts of a page find it. Its words stay."
    Dialog "dialog" Unwrap Block "Covers the page."
    Form "form" Unwrap Form "Sends what a reader types somewhere."
    Frameset "frameset" Unwrap Ignored "A fragment has no frames."
    Head "head" Unwrap Ignored "A fragment has no head."
    Html "html" Unwrap Ignored "A fragment is no document."
    Layer "layer" Unwrap Phrase "Forgotten by browsers."
    Listing "listing" Unwrap Pre "Another name of pre, by which it is read."
    Map "map" Unwrap Phrase "Named by pictures through its id."
    Marquee "marquee" Unwrap Container "Moves, and carries handlers."
    Multicol "multicol" Unwrap Phrase "Forgotten by browsers."
    Nobr "nobr" Unwrap Nobr "Breaks narrow screens."
    Noscript "noscript" Unwrap Special "Read without scripts: lazy pictures are in it. Written, it would change its meaning with the page."
    Optgroup "optgroup" Unwrap Choice "A part of a control."
    Option "option" Unwrap Choice "A part of a control."
    Slot "slot" Unwrap Phrase "A part of a component."
    Spacer "spacer" Unwrap Phrase "Forgotten by browsers."
    // What goes with all that it holds.
    Applet "applet" Drop Container "Runs."
    Area "area" Drop Void "A link without words in a picture that names its map by id."
    Base "base" Drop Void "Moves every link of the page."
    Basefont "basefont" Drop Void "Restyles the page."
    Bgsound "bgsound" Drop Void "Plays unasked."
    Canvas "canvas" Drop Phrase "Shows nothing without a script."
    Datalist "datalist" Drop Phrase "A part of a control."
    Embed "embed" Drop Void "Runs; a player becomes a link."
    Fencedframe "fencedframe" Drop Phrase "A page within the page."
    Frame "frame" Drop Ignored "A page within the page."
    Iframe "iframe" Drop Frame "A page within the page; becomes a link unless the caller names its host."
    Image "image" Drop Void "Another name of img, by which it is read."
    Input "input" Drop Void "A control."
    Keygen "keygen" Drop Void "A control."
    Link "link" Drop Void "Restyles the page."
    Math "math" Drop Foreign "Another language in which tags mean something else; a formula of MathML Core stays (`formula.rs`)."
    Meta "meta" Drop Void "Redirects the page."
    Noembed "noembed" Drop RawText "Changes how the text behind it is read."
    Noframes "noframes" Drop RawText "Changes how the text behind it is read."
    Object "object" Drop Container "Runs; a player becomes a link."
    Param "param" Drop Void "A part of object."
    Plaintext "plaintext" Drop RawBlock "Swallows the page behind it."
    Portal "portal" Drop Phrase "A page within the page."
    Script "script" Drop RawText "Runs."
    Select "select" Drop Select "A control; its choices are no text."
    Style "style" Drop RawText "Restyles the page."
    Svg "svg" Drop Foreign "Another language in which tags mean something else, with scripts and links of its own."
    Template "template" Drop Template "Content that is not shown, and another tree."
    Textarea "textarea" Drop RawText "A control; changes how the text behind it is read."
    Title "title" Drop RawText "The title of a document, shown elsewhere; changes how the text behind it is read."
    Track "track" Drop Void "Loads captions, which are no part of a feed."
    Xmp "xmp" Drop RawBlock "Changes how the text behind it is read, which is lines as they were set: it is read as pre."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_element_is_found_by_its_name() {
        for (place, &element) in Element::all().iter().enumerate() {
            let named = Element::named(&element.name().to_ascii_uppercase());
            assert_eq!(
                named,
                match element {
                    Element::Image => Element::Img,
                    Element::Listing | Element::Xmp => Element::Pre,
                    _ => element,
                }
            );
            assert_eq!(element as usize, place);
            assert!(
                REASONS[place].ends_with('.'),
                "{} has a reason",
                element.name()
            );
        }
        for name in [
            "",
            "x",
            "ab",
            "custom-element",
            "aaaaaaaaaaaaaaaaaaaaaaa",
            "\u{0}",
            "é",
        ] {
            assert_eq!(Element::named(name), Element::Unknown, "{name}");
        }
    }

    /// The safety of the result rests on this: no kept element changes how text is tokenized, or has
    /// a tree or a language of its own.
    #[test]
    fn nothing_kept_changes_the_reading_of_what_follows() {
        for &element in Element::all() {
            let changes = matches!(
                element.shape(),
                Shape::RawText
                    | Shape::RawBlock
                    | Shape::Frame
                    | Shape::Foreign
                    | Shape::Template
                    | Shape::Select
                    | Shape::Container
                    | Shape::Form
                    | Shape::Button
                    | Shape::Special
            );
            assert!(
                !(changes && element.fate() == Fate::Keep),
                "{}",
                element.name()
            );
        }
    }
}
