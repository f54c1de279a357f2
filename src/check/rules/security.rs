//! What must not run in a reader: most take it out, and some do not.

use crate::check::markup::Trait;
use crate::check::rule::{Kind::*, Profile, rules};

pub static SECURITY: Profile = Profile {
    name: "security",
    title: "Security",
    uris: &[],
    link: "https://validator.w3.org/feed/docs/warning/SecurityRisk.html",
    rules: rules! {
        "security/script" Warning "@body" Body(Trait::Script) => "Leave scripts out of feeds." "" ["Readers take it out; one that does not runs it."];
        "security/handler" Warning "@body" Body(Trait::Handler) => "Leave attributes that run scripts out of feeds." "" ["Readers take it out; one that does not runs it."];
        "security/script-address" Warning "@body" Body(Trait::ScriptAddress) => "Link to pages." "" ["Readers take the link out."];
        "security/form" Warning "@body" Body(Trait::Form) => "Link to the page with the form." "" ["Readers take it out: its words stand alone."];
        "security/frame" Advice "@body" Body(Trait::Frame) => "Add a link beside the frame." "" ["Many readers take frames out and leave nothing."];
        "security/plugin" Warning "@body" Body(Trait::Plugin) => "Use <audio>, <video> or a link." "" ["Readers take it out."];
        "security/style" Advice "@body" Body(Trait::Style) => "Leave style sheets out: they meet the reader's page, not yours." "" ["Readers take it out; some show its text."];
        "security/meta" Warning "@body" Body(Trait::Meta) => "Leave out what belongs into the head of a page." "" ["Readers take it out; one that does not may be led elsewhere."];
        "security/base" Warning "@body" Body(Trait::Base) => "Use whole addresses." "" ["Readers take it out: addresses lead elsewhere."];
        "security/opener" Advice "@body" Body(Trait::Opener) => "Add rel=\"noopener\"." "";
        "security/tracker" Advice "@body" Body(Trait::Tracker) => "Count downloads of the feed instead." "" ["Readers that care take it out."];
        "security/mixed" Warning "@body" Body(Trait::Mixed) => "Load by https://." "https://www.w3.org/TR/mixed-content/" ["Browsers show nothing in its place."];
        "security/relative" Warning "@body" Body(Trait::Relative) => "Write whole addresses: readers show the text far from its page." "https://validator.w3.org/feed/docs/warning/ContainsRelRef.html" ["Many readers show broken images and links."];
        "security/wrapper" Warning "@body" Body(Trait::Wrapper) => "Publish the article alone, not a page around it." "https://validator.w3.org/feed/docs/warning/NotInline.html";
        "security/unknown" Advice "@body" Body(Trait::Unknown) => "Escape words that look like tags, or use elements of HTML." "https://validator.w3.org/feed/docs/warning/NotHtml.html" ["Readers drop the tag."];
        "security/outdated" Advice "@body" Body(Trait::Blink) => "Use elements that HTML has." "https://html.spec.whatwg.org/multipage/obsolete.html";
    },
};
