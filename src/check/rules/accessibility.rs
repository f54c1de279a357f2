//! Whether everybody can read it: with ears, with keys, in their language. <https://www.w3.org/TR/WCAG22/>

use crate::check::facts::Trait;
use crate::check::rule::{Kind::*, Profile, rules};

pub static ACCESSIBILITY: Profile = Profile {
    name: "accessibility",
    title: "Accessibility",
    uris: &[],
    link: "https://www.w3.org/TR/WCAG22/",
    rules: rules! {
        "accessibility/image-text" Warning "@body" Body(Trait::NoAlt) => "Describe the image in alt; use alt=\"\" if it is only decoration." "#non-text-content" ["Screen readers read the file's name aloud."];
        "accessibility/image-file-name" Advice "@body" Body(Trait::FileAlt) => "Describe the image in alt." "#non-text-content" ["Screen readers read the file's name aloud."];
        "accessibility/link-text" Advice "@body" Body(Trait::EmptyLink) => "Put a text, or an image with alt, into the link." "#link-purpose-in-context" ["Screen readers read the address aloud."];
        "accessibility/link-vague" Advice "@body" Body(Trait::VagueLink) => "Say where the link leads." "#link-purpose-link-only";
        "accessibility/frame-title" Advice "@body" Body(Trait::FrameTitle) => "Describe the frame in title." "#name-role-value";
        "accessibility/autoplay" Advice "@body" Body(Trait::AutoPlay) => "Let people start it themselves." "#audio-control";
        "accessibility/table-headings" Advice "@body" Body(Trait::TableHeads) => "Write the first row as <th>." "#info-and-relationships";
        "accessibility/heading-first" Advice "@body" Body(Trait::HeadingOne) => "Begin with <h2>: <h1> belongs to the page that shows the entry." "#info-and-relationships";
        "accessibility/heading-empty" Advice "@body" Body(Trait::EmptyHeading) => "Leave it out." "#headings-and-labels";
        "accessibility/atom-language" Advice "atom:feed" NeedsAttribute("xml:lang") => "Add xml:lang, which tells screen readers how to pronounce the text." "#language-of-page" ["Screen readers use the voice of the reader's language."];
        "accessibility/podcast-transcript" Advice "@entry" ChildNeeds("itunes:duration", "podcast:transcript") => "Add <podcast:transcript> for people who cannot hear." "#captions-prerecorded";
    },
};
