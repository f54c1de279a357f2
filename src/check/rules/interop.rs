//! What readers agree on, beyond the letter of a specification.

use crate::check::facts::FieldFact;
use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static INTEROP: Profile = Profile {
    name: "interop",
    title: "Interoperability",
    uris: &[],
    link: "https://www.rssboard.org/rss-profile",
    rules: rules! {
        "interop/feed-title" Advice "@feed" Field(FieldFact::FeedTitle) => "Give the feed a title." "";
        "interop/feed-address" Advice "@feed" Field(FieldFact::FeedAddress) => "Link to the site that the feed belongs to." "";
        "interop/feed-language" Advice "@feed" Field(FieldFact::FeedLanguage) => "Name the language: <language>, xml:lang or \"language\"." "";
        "interop/feed-image" Advice "@feed" Field(FieldFact::FeedImage) => "Add an image or an icon for lists of subscriptions." "";
        "interop/feed-description" Advice "@feed" Field(FieldFact::FeedDescription) => "Say in a sentence what the feed is about." "";
        "interop/feed-empty" Warning "@feed" Field(FieldFact::FeedEntries) => "Publish at least one entry." "" ["Readers show an empty list; some refuse the subscription."];
        "interop/feed-long" Advice "@feed" Field(FieldFact::FeedMany) => "Publish the latest entries, and move older ones to further pages (RFC 5005)." "https://www.rfc-editor.org/rfc/rfc5005";
        "interop/feed-order" Advice "@feed" Field(FieldFact::FeedOrder) => "Put the newest entry first." "" ["Readers that read only the first entries never show new ones."];
        "interop/feed-dates" Advice "@feed" Field(FieldFact::FeedDates) => "Give each entry its own date instead of the time of the build." "" ["The order of the entries is lost."];
        "interop/self-missing" Advice "@feed" Field(FieldFact::FeedSelfMissing) => "Add <atom:link rel=\"self\" href=\"…\" type=\"application/rss+xml\"/>." "#element-channel-atom-link";
        "interop/self-differs" Advice "@feed" Field(FieldFact::FeedSelf) => "Give the address at which readers should subscribe." "#element-channel-atom-link";
        "interop/self-insecure" Advice "@feed" Field(FieldFact::FeedSelfInsecure) => "Give the address with https://." "#element-channel-atom-link";
        "interop/hub-missing" Advice "@feed" Field(FieldFact::FeedHub) => "Add <link rel=\"hub\">, and readers show new entries at once instead of hours later." "https://www.w3.org/TR/websub/";
        "interop/entry-title" Advice "@entry" Field(FieldFact::EntryTitle) => "Give each entry a title." "" ["Readers show “Untitled”, or the beginning of the text."];
        "interop/entry-address" Warning "@entry" Field(FieldFact::EntryAddress) => "Give the address of the article." "" ["The entry cannot be opened."];
        "interop/entry-date" Advice "@entry" Field(FieldFact::EntryDate) => "Give the date of publication." "" ["Readers show the time of the download."];
        "interop/entry-body" Advice "@entry" Field(FieldFact::EntryBody) => "Publish the text, or at least a summary." "";
        "interop/entry-future" Warning "@entry" Field(FieldFact::EntryFuture) => "Publish entries when they are due, and check the time zone." "" ["Readers keep the entry at the top, or hide it."];
        "interop/entry-backwards" Warning "@entry" Field(FieldFact::EntryBackwards) => "Check both dates and their time zones." "";
        "interop/entry-title-long" Advice "@entry" Field(FieldFact::EntryLongTitle) => "Keep titles short enough for one or two lines." "" ["Readers cut it off."];
        "interop/entry-title-markup" Advice "@entry" Field(FieldFact::EntryTitleMarkup) => "Write titles as plain text." "" ["Readers that show plain text show the tags, or drop them."];
        "interop/entry-address-twice" Warning "@entry" Field(FieldFact::EntryAddressTwice) => "Give each entry an address of its own." "" ["Readers that identify entries by their addresses show only one of them."];
        "interop/entry-title-address" Advice "@entry" Field(FieldFact::EntryTitleIsAddress) => "Write a title in words." "";
        "interop/media-insecure" Advice "@entry" Field(FieldFact::MediaInsecure) => "Serve files over HTTPS." "" ["Browsers and apps on iOS and Android block such files."];
        "interop/entry-insecure" Advice "@entry" Field(FieldFact::EntryInsecure) => "Use https:// in addresses." "";
        "interop/guid-missing" Warning "rss:item" Needs(&["rss:guid"]) => "Add <guid isPermaLink=\"false\"> with an identifier that never changes." "#element-channel-item-guid" ["Readers identify the item by its address or title, and show it again as new when that changes."];
        "interop/guid-permalink" Warning "rss:item>guid" IsWhere("isPermaLink", &[""], PERMALINK) => "Write isPermaLink=\"false\", or a full address." "https://www.rssboard.org/rss-specification#ltguidgtSubelementOfLtitemgt" ["Readers that open the guid find no page."];
        "interop/link-fragment" Advice "rss:item>link" Is(NO_FRAGMENT_ONLY) => "Give the article's own address." "";
        "interop/link-password" Warning "rss:item>link" Is(FEED_ADDRESS) => "Remove the password." "";
        "interop/self-relative" Warning "atom:link" AttributeIsWhere("rel", "self", "href", WHOLE_URI) => "Write the full address of the feed." "#element-channel-atom-link" ["Readers subscribe to an address that does not exist."];
        "interop/self-type" Advice "atom:link" WordNeeds("rel", "self", "type") => "Add type=\"application/rss+xml\" or \"application/atom+xml\"." "#element-channel-atom-link";
        "interop/alternate-type" Advice "atom:link" WordNeeds("rel", "alternate", "type") => "Add type=\"text/html\"." "https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.3";
        "interop/enclosure-link-type" Warning "atom:link" WordNeeds("rel", "enclosure", "type") => "Give the media type." "https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.3" ["Players skip files that they do not recognize."];
        "interop/enclosure-link-length" Advice "atom:link" WordNeeds("rel", "enclosure", "length") => "Give the length in bytes." "https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.6";
        "interop/rss-link-content" Error "rss:item" Once("atom:content") => "Put the text into <content:encoded>." "#namespace-elements-content-encoded";
        "interop/title-shouting" Advice "rss:item>title" Is(SHOUT) => "Use lower case: screen readers may spell out capitals." "";
        "interop/title-trimmed" Advice "rss:channel>title" Trimmed => "Remove the white space around it." "";
        "interop/ttl-integer" Advice "rss:channel>ttl" Is(FITS) => "Write a number of minutes." "";
        "interop/length-fits" Warning "rss:item>enclosure" AttributeIs("length", LENGTH_FITS) => "Write the length in bytes of this file." "";
        "interop/atom-title-elements" Warning "atom:title" IsWhere("type", &["html"], NOT_ESCAPED_TWICE) => "Escape HTML once." "https://www.rfc-editor.org/rfc/rfc4287#section-3.1.1.2" ["Readers show entities literally."];
    },
};
