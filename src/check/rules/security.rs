//! What must not run in a reader: most take it out, and some do not.

use crate::check::facts::Trait;
use crate::check::rule::{Kind::*, Profile, rules};

pub static SECURITY: Profile = Profile {
    name: "security",
    title: "Security",
    uris: &[],
    link: "https://validator.w3.org/feed/docs/warning/SecurityRisk.html",
    rules: rules! {
        "security/script" Warning "@body" Body(Trait::Script) => "Leave scripts out of feeds." "" ["Readers remove it; one that does not would run it."];
        "security/handler" Warning "@body" Body(Trait::Handler) => "Leave attributes that run scripts out of feeds." "" ["Readers remove it; one that does not would run it."];
        "security/script-address" Warning "@body" Body(Trait::ScriptAddress) => "Link to web pages only." "" ["Readers remove the link."];
        "security/form" Warning "@body" Body(Trait::Form) => "Link to the page with the form." "" ["Readers remove it: its labels remain as loose words."];
        "security/frame" Advice "@body" Body(Trait::Frame) => "Add a link beside the frame." "" ["Many readers remove frames without a trace."];
        "security/plugin" Warning "@body" Body(Trait::Plugin) => "Use <audio>, <video> or a link." "" ["Readers remove it."];
        "security/style" Advice "@body" Body(Trait::Style) => "Leave style sheets out: they would apply to the reader's page." "" ["Readers remove it; some show its text."];
        "security/meta" Warning "@body" Body(Trait::Meta) => "Leave out what belongs in the head of a page." "" ["Readers remove it; one that does not could be redirected."];
        "security/base" Warning "@body" Body(Trait::Base) => "Use full addresses." "" ["Readers remove it, and relative addresses no longer work."];
        "security/opener" Advice "@body" Body(Trait::Opener) => "Add rel=\"noopener\"." "";
        "security/tracker" Advice "@body" Body(Trait::Tracker) => "Count requests for the feed instead." "" ["Readers that protect privacy remove it."];
        "security/mixed" Warning "@body" Body(Trait::Mixed) => "Load it from https://." "https://www.w3.org/TR/mixed-content/" ["Browsers load nothing."];
        "security/relative" Warning "@body" Body(Trait::Relative) => "Write full addresses: readers show the text away from your site." "https://validator.w3.org/feed/docs/warning/ContainsRelRef.html" ["Many readers show broken images and links."];
        "security/wrapper" Warning "@body" Body(Trait::Wrapper) => "Publish only the article, without the page around it." "https://validator.w3.org/feed/docs/warning/NotInline.html";
        "security/unknown" Advice "@body" Body(Trait::Unknown) => "Escape words that look like tags, or use HTML elements." "https://validator.w3.org/feed/docs/warning/NotHtml.html" ["Readers drop the tag."];
        "security/outdated" Advice "@body" Body(Trait::Blink) => "Use current HTML elements." "https://html.spec.whatwg.org/multipage/obsolete.html";
    },
};
