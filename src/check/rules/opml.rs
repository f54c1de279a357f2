//! OPML 2.0. <https://opml.org/spec2.opml>

use crate::check::facts::DocumentFact;
use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static OPML: Profile = Profile {
    name: "opml",
    title: "OPML 2.0",
    uris: &[],
    link: "https://opml.org/spec2.opml",
    rules: rules! {
        "opml/ill-formed" Error "@ill-formed" Document(DocumentFact::WellFormed) => "Write the list with an XML library instead of a template." "#1629042982000" ["Readers import nothing, or only what comes before."];
        "opml/version-missing" Error "opml" NeedsAttribute("version") => "Write <opml version=\"2.0\">." "#1629042982000";
        "opml/version-unknown" Error "opml" AttributeWord("version", &["1.0", "1.1", "2.0"]) => "Write version=\"2.0\"." "#1629042982000";
        "opml/version-old" Advice "opml" AttributeWord("version", &["2.0"]) => "Write version=\"2.0\"." "#1629042982000";
        "opml/head-missing" Error "opml" Needs(&["head"]) => "Add <head>; it may be empty." "#1629042982000";
        "opml/body-missing" Error "opml" Needs(&["body"]) => "Add <body> with the outlines." "#1629042982000" ["Readers import nothing."];
        "opml/head-repeated" Error "opml" Once("head") => "Keep one <head>." "#1629042982000";
        "opml/body-repeated" Error "opml" Once("body") => "Keep one <body>." "#1629042982000";
        "opml/element-unknown" Error "opml" Children(&["head", "body"]) => "Only <head> and <body> belong here." "#1629042982000";
        "opml/outline-missing" Error "body" Needs(&["outline"]) => "Add at least one outline." "#1629042982000";
        "opml/body-element-unknown" Error "body" Children(&["outline"]) => "Only <outline> belongs here." "#1629042982000";
        "opml/title-missing" Advice "head" Needs(&["title"]) => "Give the list a title." "#1629042982000";
        "opml/title-repeated" Error "head" Once("title") => "Keep one <title>." "#1629042982000";
        "opml/head-element-unknown" Warning "head" Children(&["title", "dateCreated", "dateModified", "ownerName", "ownerEmail", "ownerId", "docs", "expansionState", "vertScrollState", "windowTop", "windowLeft", "windowBottom", "windowRight"]) => "Put elements of your own into a namespace." "#1629042982000";
        "opml/date-created-form" Error "head>dateCreated" Is(RFC822) => "Write dates as “Mon, 15 Jan 2024 14:45:00 GMT”." "#1629042982000";
        "opml/date-modified-form" Error "head>dateModified" Is(RFC822) => "Write dates as “Mon, 15 Jan 2024 14:45:00 GMT”." "#1629042982000";
        "opml/date-created-weekday" Error "head>dateCreated" Is(WEEKDAY) => "Correct the weekday, or leave it out." "#1629042982000";
        "opml/date-modified-weekday" Error "head>dateModified" Is(WEEKDAY) => "Correct the weekday, or leave it out." "#1629042982000";
        "opml/owner-email-form" Error "head>ownerEmail" Is(EMAIL) => "Write an address: ann@example.org." "#1629042982000";
        "opml/owner-id-form" Error "head>ownerId" Is(URI) => "Write the address of a page about the owner." "#1629042982000";
        "opml/docs-form" Error "head>docs" Is(URI) => "Write http://opml.org/spec2.opml." "#1629042982000";
        "opml/expansion-form" Error "head>expansionState" Is(NUMBERS) => "Write line numbers separated by commas." "#1629042982000";
        "opml/scroll-form" Error "head>vertScrollState" Is(POSITIVE) => "Write a line number." "#1629042982000";
        "opml/window-top-form" Error "head>windowTop" Is(INTEGER) => "Write a number of pixels." "#1629042982000";
        "opml/window-left-form" Error "head>windowLeft" Is(INTEGER) => "Write a number of pixels." "#1629042982000";
        "opml/window-bottom-form" Error "head>windowBottom" Is(INTEGER) => "Write a number of pixels." "#1629042982000";
        "opml/window-right-form" Error "head>windowRight" Is(INTEGER) => "Write a number of pixels." "#1629042982000";
        "opml/text-missing" Error "outline" NeedsAttribute("text") => "Add text: the title that readers show." "#1629042982000" ["Readers show an empty line."];
        "opml/text-empty" Warning "outline" AttributeIs("text", NOT_EMPTY) => "Write the title that readers show." "#1629042982000";
        "opml/xml-url-missing" Error "outline" WordNeeds("type", "rss", "xmlUrl") => "Give the feed's address in xmlUrl." "#1629043127000" ["Readers do not import the feed."];
        "opml/xml-url-form" Error "outline" AttributeIs("xmlUrl", URI) => "Write the full address." "#1629043127000" ["Readers do not import the feed."];
        "opml/xml-url-type" Warning "outline" AttributeWith("xmlUrl", "type") => "Add type=\"rss\"." "#1629043127000" ["Some readers import only outlines of type rss."];
        "opml/html-url-form" Error "outline" AttributeIs("htmlUrl", URI) => "Write the full address." "#1629043127000";
        "opml/link-url-missing" Error "outline" WordNeeds("type", "link", "url") => "Give the address in url." "#1629043127000";
        "opml/include-url-missing" Error "outline" WordNeeds("type", "include", "url") => "Give the address in url." "#1629043127000";
        "opml/url-form" Error "outline" AttributeIs("url", URI) => "Write the full address." "#1629043127000";
        "opml/outline-version" Warning "outline" AttributeWord("version", &["RSS", "RSS1", "RSS2", "scriptingNews"]) => "Write RSS, RSS1, RSS2 or scriptingNews, or leave the attribute out." "#1629043127000";
        "opml/outline-language" Warning "outline" AttributeIs("language", LANGUAGE) => "Use a language tag: “en”, “de-AT”." "#1629043127000";
        "opml/outline-created" Error "outline" AttributeIs("created", RFC822) => "Write dates as “Mon, 15 Jan 2024 14:45:00 GMT”." "#1629042982000";
        "opml/outline-comment" Error "outline" AttributeWord("isComment", &["true", "false"]) => "Write true or false." "#1629042982000";
        "opml/outline-breakpoint" Error "outline" AttributeWord("isBreakpoint", &["true", "false"]) => "Write true or false." "#1629042982000";
        "opml/outline-element-unknown" Error "outline" Children(&["outline"]) => "Put only outlines into an outline." "#1629042982000";
        "opml/outline-text" Warning "outline" NoText => "Put the text into the attribute text." "#1629042982000";
    },
};
