//! The one table of the attributes that stay, and what their values may be.

use super::names::Names;
use super::policy::Element;

/// What the value of an attribute is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// Words; they are escaped and do nothing.
    Words,
    /// A whole number of up to five digits: a browser builds no million columns for it.
    Number,
    /// Present or not; the value means nothing.
    Flag,
    /// The address of a link.
    Link,
    /// The address of a page, http or https.
    Page,
    /// The address of what is shown or played; for a picture, the picture itself too.
    Source,
    /// Addresses of pictures with their sizes.
    Pictures,
}

macro_rules! attributes {
    ($($attribute:ident $name:literal $value:ident [$($element:ident)*] $reason:literal)*) => {
        /// Every attribute that is known by name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Attribute { $(#[doc = $reason] $attribute,)* }
        const ALL: &[Attribute] = &[$(Attribute::$attribute,)*];
        static NAMES: Names<{ ALL.len() }> = Names::new([$($name,)*]);
        const ROWS: &[(&str, Value, &[Element])] = &[$((concat!(" ", $name, "=\""), Value::$value, &[$(Element::$element,)*]),)*];
        #[cfg(test)]
        const REASONS: &[&str] = &[$($reason,)*];
    };
}

impl Attribute {
    /// The attribute of a name in any case, if an element may have it.
    #[inline]
    pub fn of(element: Element, name: &str) -> Option<Attribute> {
        let attribute = *ALL.get(NAMES.find(name)?)?;
        let &(_, _, elements) = ROWS.get(attribute as usize)?;
        (elements.is_empty() || elements.contains(&element)).then_some(attribute)
    }

    /// Its name and what else stands before its value.
    pub fn opening(self) -> &'static str {
        ROWS.get(self as usize).map_or("", |row| row.0)
    }

    /// What its value is.
    pub fn value(self) -> Value {
        ROWS.get(self as usize).map_or(Value::Words, |row| row.1)
    }

    /// Every name, with the elements that may have it (none named: all).
    #[cfg(test)]
    pub fn rows() -> impl Iterator<Item = (&'static str, &'static [Element])> {
        let name = |opening: &'static str| opening.trim_matches([' ', '=', '"']);
        ROWS.iter()
            .map(move |&(opening, _, elements)| (name(opening), elements))
    }
}

// No row: id and name (scripts of a page find elements by them), class, style and data-* (they call a
// page's style sheets and scripts), on* (they run), target (the page decides), and all that sends,
// focuses, edits, plays unasked or loads more than the picture that is shown.
attributes! {
    Href "href" Link [A] "Where a link leads."
    Src "src" Source [Audio Img Source Video] "A picture, a sound, a film."
    Srcset "srcset" Pictures [Img Source] "A picture in several sizes, each address checked."
    Sizes "sizes" Words [Img Source] "Which of the sizes is shown."
    Alt "alt" Words [Img] "A picture in words."
    Poster "poster" Page [Video] "The picture before a film begins."
    Controls "controls" Flag [Audio Video] "Without it nothing could be played."
    Media "media" Words [Source] "For which screens a source is."
    Type "type" Words [Source Li Ol Ul] "The format of a source; how a list is numbered."
    Cite "cite" Page [Blockquote Del Ins Q] "Where a quotation is from."
    Datetime "datetime" Words [Del Ins Time] "A date for machines."
    Open "open" Flag [Details] "Whether it is open at first."
    Reversed "reversed" Flag [Ol] "Counts down."
    Title "title" Words [] "Explains; shown when pointed at."
    Lang "lang" Words [] "The language, for voices and hyphens."
    Dir "dir" Words [] "The direction of writing."
    // What HTML 4 knew for the look of tables, lines and lists. It loads and runs nothing; old feeds
    // are hard to read without it.
    Abbr "abbr" Words [] "The head of a cell in short."
    Align "align" Words [] "Where text stands."
    Axis "axis" Words [] "What a cell belongs to."
    Bgcolor "bgcolor" Words [] "A colour."
    Border "border" Words [] "A line around."
    Bordercolor "bordercolor" Words [] "A colour."
    Cellpadding "cellpadding" Words [] "Room in cells."
    Cellspacing "cellspacing" Words [] "Room between cells."
    Char "char" Words [] "The sign that a column is set by."
    Charoff "charoff" Words [] "How far from that sign."
    Clear "clear" Words [] "Where a line goes on beside a picture."
    Color "color" Words [] "A colour."
    Cols "cols" Words [] "How many columns."
    Colspan "colspan" Number [] "Over how many columns a cell reaches."
    Compact "compact" Flag [] "A list without much room."
    Face "face" Words [] "A type face."
    Frame "frame" Words [] "Which lines a table has around it."
    Headers "headers" Words [] "The heads of a cell."
    Height "height" Words [] "Room for a picture before it is there."
    Hspace "hspace" Words [] "Room beside a picture."
    Noshade "noshade" Flag [] "A plain line."
    Nowrap "nowrap" Flag [] "A cell in one line."
    Rowspan "rowspan" Number [] "Over how many rows a cell reaches."
    Rules "rules" Words [] "Which lines a table has within."
    Scope "scope" Words [] "What a head is the head of."
    Size "size" Words [] "The size of text."
    Span "span" Number [] "How many columns."
    Start "start" Number [] "The first number of a list."
    Summary "summary" Words [] "A table in words."
    Valign "valign" Words [] "Where text stands."
    Number "value" Number [Li Meter Progress] "The number of a point; how much a bar shows."
    Vspace "vspace" Words [] "Room above a picture."
    Width "width" Words [] "Room for a picture before it is there."
    // What belonged to controls, to applets and to layouts of one browser. On what is kept it means
    // nothing and does nothing; others keep it, and a text that is compared with theirs should be the same.
    Accept "accept" Words [] "Inert."
    Autocomplete "autocomplete" Words [] "Inert."
    Balance "balance" Words [] "Inert."
    Bgproperties "bgproperties" Words [] "Inert."
    Bordercolordark "bordercolordark" Words [] "Inert."
    Bordercolorlight "bordercolorlight" Words [] "Inert."
    Bottompadding "bottompadding" Words [] "Inert."
    Ch "ch" Words [] "Inert."
    Challenge "challenge" Words [] "Inert."
    Charset "charset" Words [] "Inert."
    Choff "choff" Words [] "Inert."
    Coords "coords" Words [] "Inert."
    Datafld "datafld" Words [] "Inert."
    Datapagesize "datapagesize" Words [] "Inert."
    Default "default" Words [] "Inert."
    Delay "delay" Words [] "Inert."
    Disabled "disabled" Words [] "Inert."
    Draggable "draggable" Words [] "Inert."
    End "end" Words [] "Inert."
    Galleryimg "galleryimg" Words [] "Inert."
    Gutter "gutter" Words [] "Inert."
    Hidefocus "hidefocus" Words [] "Inert."
    High "high" Words [] "Inert."
    Hreflang "hreflang" Words [] "Inert."
    Inputmode "inputmode" Words [] "Inert."
    Keytype "keytype" Words [] "Inert."
    Leftspacing "leftspacing" Words [] "Inert."
    Loopcount "loopcount" Words [] "Inert."
    Loopend "loopend" Words [] "Inert."
    Loopstart "loopstart" Words [] "Inert."
    Low "low" Words [] "Inert."
    Max "max" Words [] "Inert."
    Maxlength "maxlength" Words [] "Inert."
    Min "min" Words [] "Inert."
    Multiple "multiple" Words [] "Inert."
    Nohref "nohref" Words [] "Inert."
    Optimum "optimum" Words [] "Inert."
    PointSize "point-size" Words [] "Inert."
    Pqg "pqg" Words [] "Inert."
    Prompt "prompt" Words [] "Inert."
    Radiogroup "radiogroup" Words [] "Inert."
    Readonly "readonly" Words [] "Inert."
    RepeatMax "repeat-max" Words [] "Inert."
    RepeatMin "repeat-min" Words [] "Inert."
    Replace "replace" Words [] "Inert."
    Required "required" Words [] "Inert."
    Rev "rev" Words [] "Inert."
    Rightspacing "rightspacing" Words [] "Inert."
    Rows "rows" Words [] "Inert."
    Shape "shape" Words [] "Inert."
    Step "step" Words [] "Inert."
    Suppress "suppress" Words [] "Inert."
    Toppadding "toppadding" Words [] "Inert."
    Unselectable "unselectable" Words [] "Inert."
    Urn "urn" Words [] "Inert."
    Variable "variable" Words [] "Inert."
    Volume "volume" Words [] "Inert."
    Wrap "wrap" Words [] "Inert."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attribute_is_found_where_it_may_stand() {
        let rows = Attribute::rows().zip(REASONS);
        for (&attribute, ((name, elements), reason)) in ALL.iter().zip(rows) {
            let element = elements.first().copied().unwrap_or(Element::Span);
            assert_eq!(
                Attribute::of(element, &name.to_ascii_uppercase()),
                Some(attribute),
                "{name}"
            );
            assert!(reason.ends_with('.'), "{name} has a reason");
        }
        assert_eq!(Attribute::of(Element::Div, "href"), None);
        assert_eq!(Attribute::of(Element::Source, "alt"), None);
    }

    /// What finds, styles, runs, sends, focuses or plays is in no row, whatever is added to the table.
    #[test]
    fn nothing_active_is_in_the_table() {
        let never = "id name class style target rel is slot part role tabindex contenteditable accesskey popover \
            popovertarget command commandfor form formaction action method ping download attributionsrc usemap ismap \
            autoplay autofocus crossorigin http-equiv srcdoc background codebase data classid profile manifest \
            longdesc lowsrc dynsrc xlink:href xmlns shadowrootmode nonce integrity hidden inert";
        for name in never.split_whitespace() {
            assert!(Attribute::rows().all(|(row, _)| row != name), "{name}");
        }
        assert!(Attribute::rows().all(|(name, _)| {
            !["on", "data-", "aria-", "x-", "hx-", "ng-", "v-", "xmlns"]
                .iter()
                .any(|start| name.starts_with(start))
        }));
        assert!(
            ALL.len() <= 128,
            "each has a bit of its own when doubled ones are looked for"
        );
    }
}
