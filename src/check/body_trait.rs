//! What the HTML of a body should not hold, and what it is called in a finding.

/// What a body should not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Trait {
    Script, Handler, ScriptAddress, Form, Frame, Plugin, Style, Meta, Base, Mixed, Relative, Wrapper, Blink, Unknown, Opener,
    NoAlt, EmptyLink, FrameTitle, AutoPlay, FileAlt, TableHeads, VagueLink, HeadingOne, Tracker, Captions, EmptyHeading,
}

impl Trait {
    /// What a body with it does, behind "The text of <description>".
    pub fn sentence(self, detail: &str) -> String {
        let words = match self {
            Trait::Script => "contains a script",
            Trait::Handler => "contains an attribute that runs a script: {}",
            Trait::ScriptAddress => "contains an address that runs a script: {}",
            Trait::Form => "contains a form element: <{}>",
            Trait::Frame => "contains a frame: <{}>",
            Trait::Plugin => "contains <{}>, which browsers no longer run",
            Trait::Style => "contains a style sheet: <{}>",
            Trait::Meta => "contains <{}>, which belongs in the head of a page",
            Trait::Base => "contains <base>, which changes what relative addresses mean",
            Trait::Mixed => {
                "loads something over HTTP, which browsers block in pages served over HTTPS: {}"
            }
            Trait::Relative => "contains a relative address: {}",
            Trait::Wrapper => "contains <{}>: a whole page instead of a fragment",
            Trait::Blink => "contains <{}>, which HTML no longer has",
            Trait::Unknown => "contains <{}>, which is not an HTML element",
            Trait::Opener => "contains a link that opens a window without rel=\"noopener\"",
            Trait::NoAlt => "contains an image without alternative text: {}",
            Trait::EmptyLink => "contains a link without text",
            Trait::FrameTitle => "contains a frame without a title",
            Trait::AutoPlay => "contains a {} that plays by itself",
            Trait::FileAlt => "contains an image whose alternative text is a file name: {}",
            Trait::TableHeads => "contains a table without header cells",
            Trait::VagueLink => "contains a link whose text does not say where it leads: “{}”",
            Trait::HeadingOne => "contains <h1>, which should be the heading of the page",
            Trait::Tracker => "contains an image of one pixel, which tracks readers: {}",
            Trait::Captions => "contains a video without captions",
            Trait::EmptyHeading => "contains a heading without text: <{}>",
        };
        words.replace("{}", detail)
    }
}
