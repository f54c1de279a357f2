//! Podcasting 2.0. <https://podcasting2.org/docs/podcast-namespace>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static PODCAST: Profile = Profile {
    name: "podcast",
    title: "Podcasting 2.0",
    uris: &[
        "https://podcastindex.org/namespace/1.0",
        "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
    ],
    link: "https://podcasting2.org/docs/podcast-namespace/tags/",
    rules: rules! {
        "podcast/guid-missing" Advice "@feed" Needs(&["podcast:guid"]) => "Add <podcast:guid> with a UUID that stays the same when the feed moves." "guid";
        "podcast/guid-repeated" Error "@feed" Once("podcast:guid") => "Keep one <podcast:guid>." "guid";
        "podcast/locked-repeated" Error "@feed" Once("podcast:locked") => "Keep one <podcast:locked>." "locked";
        "podcast/medium-repeated" Error "@feed" Once("podcast:medium") => "Keep one <podcast:medium>." "medium";
        "podcast/trailers" Advice "@feed" NoMoreThan("podcast:trailer", 20) => "Keep one or two: apps show no more." "trailer";
        "podcast/guid-form" Error "guid" Is(UUID) => "Write a UUID (version 5) of the feed's address." "guid" ["Apps and directories ignore it."];
        "podcast/guid-place" Error "guid" Within(&["channel", "feed"]) => "Put it into the channel." "guid";
        "podcast/locked-form" Error "locked" Is(YES_NO) => "Write yes or no." "locked";
        "podcast/locked-owner-form" Error "locked" AttributeIs("owner", EMAIL) => "Write an address: ann@example.org." "locked";
        "podcast/locked-empty" Error "locked" Filled => "Write yes or no." "locked";
        "podcast/locked-place" Error "locked" Within(&["channel", "feed"]) => "Put it into the channel." "locked";
        "podcast/transcript-url-missing" Error "transcript" NeedsAttribute("url") => "Give the address." "transcript" ["Apps show no transcript."];
        "podcast/transcript-url-form" Error "transcript" AttributeIs("url", ADDRESS) => "Write the full address." "transcript" ["Apps show no transcript."];
        "podcast/transcript-type-missing" Error "transcript" NeedsAttribute("type") => "Give the type, such as text/vtt." "transcript" ["Apps show no transcript."];
        "podcast/transcript-type-unknown" Warning "transcript" AttributeWord("type", &["text/plain", "text/html", "text/vtt", "application/json", "application/x-subrip", "application/srt"]) => "Use a type that apps read: text/vtt, application/x-subrip, application/json, text/html or text/plain." "transcript";
        "podcast/transcript-language-form" Error "transcript" AttributeIs("language", LANGUAGE) => "Use a language tag: “en”, “de-AT”." "transcript";
        "podcast/transcript-rel-unknown" Warning "transcript" AttributeWord("rel", &["captions"]) => "Write rel=\"captions\", or leave it out." "transcript";
        "podcast/transcript-place" Error "transcript" Within(&["", "item", "entry", "liveItem"]) => "Put it into the episode." "transcript";
        "podcast/chapters-url-missing" Error "chapters" NeedsAttribute("url") => "Give the address." "chapters" ["Apps show no chapters."];
        "podcast/chapters-url-form" Error "chapters" AttributeIs("url", ADDRESS) => "Write the full address." "chapters";
        "podcast/chapters-type-missing" Error "chapters" NeedsAttribute("type") => "Write type=\"application/json+chapters\"." "chapters";
        "podcast/chapters-type-unknown" Warning "chapters" AttributeWord("type", &["application/json+chapters", "application/json"]) => "Write type=\"application/json+chapters\"." "chapters";
        "podcast/chapters-repeated" Error "@entry" Once("podcast:chapters") => "Keep one <podcast:chapters>." "chapters";
        "podcast/chapters-place" Error "chapters" Within(&["", "item", "entry", "liveItem"]) => "Put it into the episode." "chapters";
        "podcast/funding-url-missing" Error "funding" NeedsAttribute("url") => "Give the address." "funding";
        "podcast/funding-url-form" Error "funding" AttributeIs("url", ADDRESS) => "Write the full address." "funding";
        "podcast/funding-empty" Warning "funding" Filled => "Write what the button says." "funding";
        "podcast/funding-long" Error "funding" AtMost(128) => "Use at most 128 characters." "funding";
        "podcast/soundbite-start-missing" Error "soundbite" NeedsAttribute("startTime") => "Give the second at which it starts." "soundbite";
        "podcast/soundbite-duration-missing" Error "soundbite" NeedsAttribute("duration") => "Give its length in seconds." "soundbite";
        "podcast/soundbite-start-form" Error "soundbite" AttributeIs("startTime", NUMBER) => "Write a number of seconds." "soundbite";
        "podcast/soundbite-duration-form" Error "soundbite" AttributeIs("duration", NUMBER) => "Write a number of seconds." "soundbite";
        "podcast/soundbite-duration-range" Advice "soundbite" AttributeBetween("duration", 15.0, 120.0) => "Choose 15 to 120 seconds." "soundbite";
        "podcast/soundbite-long" Error "soundbite" AtMost(128) => "Use at most 128 characters." "soundbite";
        "podcast/person-empty" Error "person" Filled => "Write the name." "person" ["Apps show no name."];
        "podcast/person-long" Error "person" AtMost(128) => "Use at most 128 characters." "person";
        "podcast/person-href-form" Error "person" AttributeIs("href", ADDRESS) => "Write the full address." "person";
        "podcast/person-img-form" Error "person" AttributeIs("img", ADDRESS) => "Write the full address." "person";
        "podcast/person-group-unknown" Warning "person" AttributeWord("group", GROUPS) => "Use a group of the Podcast Taxonomy Project." "person";
        "podcast/location-empty" Error "location" Filled => "Write the name of the place." "location";
        "podcast/location-long" Error "location" AtMost(128) => "Use at most 128 characters." "location";
        "podcast/location-geo-form" Error "location" AttributeIs("geo", GEO_URI) => "Write geo:30.2672,-97.7431." "location";
        "podcast/location-osm-form" Error "location" AttributeIs("osm", OSM) => "Write N, W or R and the number from OpenStreetMap." "location";
        "podcast/location-rel-unknown" Warning "location" AttributeWord("rel", &["subject", "creator"]) => "Write subject or creator." "location";
        "podcast/location-country-form" Warning "location" AttributeIs("country", COUNTRY) => "Write the code of the country: DE." "location";
        "podcast/season-form" Error "season" Is(WHOLE) => "Write a whole number." "season";
        "podcast/season-name-long" Error "season" AttributeIs("name", SHORT_128) => "Use at most 128 characters." "season";
        "podcast/season-repeated" Error "@entry" Once("podcast:season") => "Keep one <podcast:season>." "season";
        "podcast/season-empty" Error "season" Filled => "Write the number." "season";
        "podcast/episode-form" Error "episode" Is(NUMBER) => "Write a number; names belong in display." "episode";
        "podcast/episode-display-long" Error "episode" AttributeIs("display", SHORT_32) => "Use at most 32 characters." "episode";
        "podcast/episode-repeated" Error "@entry" Once("podcast:episode") => "Keep one <podcast:episode>." "episode";
        "podcast/episode-empty" Error "episode" Filled => "Write the number." "episode";
        "podcast/trailer-url-missing" Error "trailer" NeedsAttribute("url") => "Give the address." "trailer";
        "podcast/trailer-url-form" Error "trailer" AttributeIs("url", ADDRESS) => "Write the full address." "trailer";
        "podcast/trailer-date-missing" Error "trailer" NeedsAttribute("pubdate") => "Give the date." "trailer";
        "podcast/trailer-date-form" Error "trailer" AttributeIs("pubdate", RFC822) => "Write dates as “Mon, 15 Jan 2024 14:45:00 GMT”." "trailer";
        "podcast/trailer-length-form" Error "trailer" AttributeIs("length", WHOLE) => "Write the length in bytes." "trailer";
        "podcast/trailer-type-form" Error "trailer" AttributeIs("type", MEDIA_TYPE) => "Write the media type, such as audio/mpeg." "trailer";
        "podcast/trailer-season-form" Error "trailer" AttributeIs("season", WHOLE) => "Write the number of the season." "trailer";
        "podcast/trailer-empty" Error "trailer" Filled => "Write the trailer's title." "trailer";
        "podcast/trailer-place" Error "trailer" Within(&["channel", "feed"]) => "Put it into the channel." "trailer";
        "podcast/license-empty" Error "license" Filled => "Name the licence by its SPDX identifier." "license";
        "podcast/license-url-form" Error "license" AttributeIs("url", ADDRESS) => "Write the full address." "license";
        "podcast/license-long" Error "license" AtMost(128) => "Use at most 128 characters." "license";
        "podcast/license-repeated" Error "@entry" Once("podcast:license") => "Keep one <podcast:license>." "license";
        "podcast/alternate-type-missing" Error "alternateEnclosure" NeedsAttribute("type") => "Give the media type." "alternate-enclosure";
        "podcast/alternate-type-form" Error "alternateEnclosure" AttributeIs("type", MEDIA_TYPE) => "Write the media type, such as audio/opus." "alternate-enclosure";
        "podcast/alternate-source-missing" Error "alternateEnclosure" Needs(&["podcast:source"]) => "Add <podcast:source uri=\"…\">." "alternate-enclosure" ["Apps have nothing to play."];
        "podcast/alternate-length-form" Error "alternateEnclosure" AttributeIs("length", WHOLE) => "Write the length in bytes." "alternate-enclosure";
        "podcast/alternate-bitrate-form" Error "alternateEnclosure" AttributeIs("bitrate", NUMBER) => "Write a number of bits per second." "alternate-enclosure";
        "podcast/alternate-height-form" Error "alternateEnclosure" AttributeIs("height", WHOLE) => "Write a number of pixels." "alternate-enclosure";
        "podcast/alternate-language-form" Error "alternateEnclosure" AttributeIs("lang", LANGUAGE) => "Use a language tag." "alternate-enclosure";
        "podcast/alternate-default-form" Error "alternateEnclosure" AttributeIs("default", TRUE_FALSE) => "Write true or false." "alternate-enclosure";
        "podcast/alternate-title-long" Error "alternateEnclosure" AttributeIs("title", SHORT_32) => "Use at most 32 characters." "alternate-enclosure";
        "podcast/alternate-element-unknown" Warning "alternateEnclosure" Children(&["podcast:source", "podcast:integrity"]) => "Only <podcast:source> and <podcast:integrity> belong here." "alternate-enclosure";
        "podcast/source-uri-missing" Error "alternateEnclosure>source" NeedsAttribute("uri") => "Give the address in uri." "source";
        "podcast/source-uri-form" Error "alternateEnclosure>source" AttributeIs("uri", URI) => "Write the full address." "source";
        "podcast/source-type-form" Error "alternateEnclosure>source" AttributeIs("contentType", MEDIA_TYPE) => "Write the media type." "source";
        "podcast/integrity-type-missing" Error "integrity" NeedsAttribute("type") => "Write type=\"sri\" or \"pgp-signature\"." "integrity";
        "podcast/integrity-type-unknown" Error "integrity" AttributeWord("type", &["sri", "pgp-signature"]) => "Write sri or pgp-signature." "integrity";
        "podcast/integrity-value-missing" Error "integrity" NeedsAttribute("value") => "Write the hash or the signature." "integrity";
        "podcast/value-type-missing" Error "value" NeedsAttribute("type") => "Write type=\"lightning\"." "value";
        "podcast/value-method-missing" Error "value" NeedsAttribute("method") => "Write method=\"keysend\"." "value";
        "podcast/value-suggested-form" Error "value" AttributeIs("suggested", NUMBER) => "Write a number." "value";
        "podcast/value-recipient-missing" Error "value" Needs(&["podcast:valueRecipient"]) => "Add a <podcast:valueRecipient>." "value";
        "podcast/recipient-type-missing" Error "valueRecipient" NeedsAttribute("type") => "Write type=\"node\" or \"lnaddress\"." "value-recipient";
        "podcast/recipient-address-missing" Error "valueRecipient" NeedsAttribute("address") => "Give the address to pay." "value-recipient";
        "podcast/recipient-split-missing" Error "valueRecipient" NeedsAttribute("split") => "Give the share." "value-recipient";
        "podcast/recipient-split-form" Error "valueRecipient" AttributeIs("split", WHOLE) => "Write a whole number of shares." "value-recipient";
        "podcast/recipient-fee-form" Error "valueRecipient" AttributeIs("fee", TRUE_FALSE) => "Write true or false." "value-recipient";
        "podcast/value-split-start-missing" Error "valueTimeSplit" NeedsAttribute("startTime") => "Give the second at which it starts." "value-time-split";
        "podcast/value-split-duration-missing" Error "valueTimeSplit" NeedsAttribute("duration") => "Give its length in seconds." "value-time-split";
        "podcast/value-split-start-form" Error "valueTimeSplit" AttributeIs("startTime", NUMBER) => "Write a number of seconds." "value-time-split";
        "podcast/value-split-duration-form" Error "valueTimeSplit" AttributeIs("duration", NUMBER) => "Write a number of seconds." "value-time-split";
        "podcast/value-split-percentage" Error "valueTimeSplit" AttributeBetween("remotePercentage", 0.0, 100.0) => "Write a number from 0 to 100." "value-time-split";
        "podcast/medium-unknown" Error "medium" Word(MEDIA) => "Use a medium of the specification." "medium";
        "podcast/medium-place" Error "medium" Within(&["channel", "feed"]) => "Put it into the channel." "medium";
        "podcast/image-href-missing" Error "image" NeedsAttribute("href") => "Give the address in href." "image";
        "podcast/image-href-form" Error "image" AttributeIs("href", ADDRESS) => "Write the full address." "image";
        "podcast/image-alt-missing" Advice "image" NeedsAttribute("alt") => "Describe the image in alt." "image";
        "podcast/images-srcset-missing" Error "images" NeedsAttribute("srcset") => "Give the addresses and their widths in srcset." "images";
        "podcast/images-srcset-form" Error "images" AttributeIs("srcset", SRCSET) => "Write “https://… 1500w, https://… 600w”." "images";
        "podcast/live-status-missing" Error "liveItem" NeedsAttribute("status") => "Write status=\"pending\", \"live\" or \"ended\"." "live-item" ["Apps do not announce the stream."];
        "podcast/live-status-unknown" Error "liveItem" AttributeWord("status", &["pending", "live", "ended"]) => "Write pending, live or ended." "live-item";
        "podcast/live-start-missing" Error "liveItem" NeedsAttribute("start") => "Give the time at which it starts." "live-item";
        "podcast/live-start-form" Error "liveItem" AttributeIs("start", ISO8601) => "Write “2024-01-15T14:45:00Z”." "live-item";
        "podcast/live-end-form" Error "liveItem" AttributeIs("end", ISO8601) => "Write “2024-01-15T16:45:00Z”." "live-item";
        "podcast/live-order" Error "liveItem" AttributeOrder("start", "end") => "Set the end to a time after the start." "live-item";
        "podcast/live-enclosure-missing" Warning "liveItem" Needs(&["rss:enclosure"]) => "Add <enclosure> with the stream." "live-item";
        "podcast/live-guid-missing" Error "liveItem" Needs(&["rss:guid"]) => "Add <guid>." "live-item";
        "podcast/content-link-href-missing" Error "contentLink" NeedsAttribute("href") => "Give the address in href." "content-link";
        "podcast/content-link-href-form" Error "contentLink" AttributeIs("href", ADDRESS) => "Write the full address." "content-link";
        "podcast/content-link-empty" Error "contentLink" Filled => "Write what the link says." "content-link";
        "podcast/social-protocol-missing" Error "socialInteract" NeedsAttribute("protocol") => "Name the protocol." "social-interact";
        "podcast/social-protocol-unknown" Error "socialInteract" AttributeWord("protocol", &["disabled", "activitypub", "twitter", "lightning", "atproto", "hive", "matrix", "nostr"]) => "Name a protocol of the specification." "social-interact";
        "podcast/social-uri-missing" Error "socialInteract" WordNeeds("protocol", "activitypub", "uri") => "Give the address of the root post." "social-interact";
        "podcast/social-uri-form" Error "socialInteract" AttributeIs("uri", URI) => "Write the full address." "social-interact";
        "podcast/social-account-form" Warning "socialInteract" AttributeIs("accountUrl", ADDRESS) => "Write the full address." "social-interact";
        "podcast/social-priority-form" Error "socialInteract" AttributeIs("priority", WHOLE) => "Write a whole number." "social-interact";
        "podcast/block-form" Error "block" Is(YES_NO) => "Write yes or no." "block";
        "podcast/block-id-form" Error "block" AttributeIs("id", TOKEN) => "Name the service by its slug." "block";
        "podcast/txt-empty" Error "txt" Filled => "Write the text." "txt";
        "podcast/txt-long" Error "txt" AtMost(4000) => "Use at most 4000 characters." "txt";
        "podcast/txt-purpose-long" Error "txt" AttributeIs("purpose", SHORT_128) => "Use at most 128 characters." "txt";
        "podcast/remote-feed-missing" Error "remoteItem" NeedsAttribute("feedGuid") => "Give the feed's <podcast:guid>." "remote-item";
        "podcast/remote-feed-form" Error "remoteItem" AttributeIs("feedGuid", UUID) => "Write the feed's UUID." "remote-item";
        "podcast/remote-url-form" Error "remoteItem" AttributeIs("feedUrl", ADDRESS) => "Write the full address." "remote-item";
        "podcast/remote-medium-unknown" Error "remoteItem" AttributeWord("medium", MEDIA) => "Use a medium of the specification." "remote-item";
        "podcast/podroll-remote-missing" Error "podroll" Needs(&["podcast:remoteItem"]) => "Add a <podcast:remoteItem>." "podroll";
        "podcast/update-complete-form" Error "updateFrequency" AttributeIs("complete", TRUE_FALSE) => "Write true or false." "update-frequency";
        "podcast/update-start-form" Error "updateFrequency" AttributeIs("dtstart", ISO8601) => "Write “2024-01-15T14:45:00Z”." "update-frequency";
        "podcast/update-rule-form" Error "updateFrequency" AttributeIs("rrule", RRULE) => "Write a rule such as FREQ=WEEKLY." "update-frequency";
        "podcast/update-long" Error "updateFrequency" AtMost(128) => "Use at most 128 characters." "update-frequency";
        "podcast/podping-form" Error "podping" AttributeIs("usesPodping", TRUE_FALSE) => "Write true." "podping";
        "podcast/chat-server-missing" Error "chat" NeedsAttribute("server") => "Name the server." "chat";
        "podcast/chat-protocol-missing" Error "chat" NeedsAttribute("protocol") => "Name the protocol." "chat";
        "podcast/chat-protocol-unknown" Warning "chat" AttributeWord("protocol", &["irc", "xmpp", "nostr", "matrix"]) => "Name a protocol of the specification." "chat";
        "podcast/publisher-remote-missing" Error "publisher" Needs(&["podcast:remoteItem"]) => "Add a <podcast:remoteItem>." "publisher";
        "podcast/feed-element-unknown" Advice "@feed" KnownOf(KNOWN) => "Check the spelling: names in Podcasting 2.0 are case-sensitive." "";
        "podcast/entry-element-unknown" Advice "@entry" KnownOf(KNOWN) => "Check the spelling: names in Podcasting 2.0 are case-sensitive." "";
    },
};

#[rustfmt::skip]
const KNOWN: &[&str] = &[
    "transcript", "locked", "funding", "chapters", "soundbite", "person", "location", "season", "episode", "trailer", "license",
    "alternateEnclosure", "source", "integrity", "guid", "value", "valueRecipient", "valueTimeSplit", "medium", "images", "image",
    "liveItem", "contentLink", "socialInteract", "block", "txt", "remoteItem", "podroll", "updateFrequency", "podping", "chat",
    "publisher", "singleItem", "complete", "metaBoost", "social", "id", "contact", "recommendations", "gateway", "valueSplit",
];

#[rustfmt::skip]
const MEDIA: &[&str] = &[
    "podcast", "music", "video", "film", "audiobook", "newsletter", "blog", "publisher", "course", "mixed",
    "podcastL", "musicL", "videoL", "filmL", "audiobookL", "newsletterL", "blogL", "publisherL", "courseL",
];

#[rustfmt::skip]
const GROUPS: &[&str] = &[
    "cast", "creative direction", "writing", "audio production", "audio post-production", "administration", "visuals",
    "community", "misc.", "video production", "video post-production", "Cast", "Creative Direction", "Writing",
    "Audio Production", "Audio Post-Production", "Administration", "Visuals", "Community", "Misc.",
    "Video Production", "Video Post-Production",
];
