//! Media RSS. <https://www.rssboard.org/media-rss>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static MEDIA: Profile = Profile {
    name: "media",
    title: "Media RSS",
    uris: &[
        "http://search.yahoo.com/mrss/",
        "http://search.yahoo.com/mrss",
    ],
    link: "https://www.rssboard.org/media-rss",
    rules: rules! {
        "media/content-url-missing" Error "content" NeedsAttributeOr("url", "player") => "Give the file's address in url, or add <media:player>." "#media-content" ["Readers find nothing to show."];
        "media/content-url-form" Error "content" AttributeIs("url", URI) => "Write the full address." "#media-content" ["Readers find nothing to show."];
        "media/content-size-form" Error "content" AttributeIs("fileSize", WHOLE) => "Write the length in bytes." "#media-content";
        "media/content-type-form" Error "content" AttributeIs("type", MEDIA_TYPE) => "Write the media type, such as video/mp4." "#media-content";
        "media/content-medium-unknown" Error "content" AttributeWord("medium", &["image", "audio", "video", "document", "executable"]) => "Write image, audio, video, document or executable." "#media-content" ["Readers do not know how to show it."];
        "media/content-default-form" Error "content" AttributeIs("isDefault", TRUE_FALSE) => "Write true or false." "#media-content";
        "media/content-expression-unknown" Error "content" AttributeWord("expression", &["sample", "full", "nonstop"]) => "Write sample, full or nonstop." "#media-content";
        "media/content-bitrate-form" Error "content" AttributeIs("bitrate", NUMBER) => "Write kilobits per second." "#media-content";
        "media/content-framerate-form" Error "content" AttributeIs("framerate", NUMBER) => "Write frames per second." "#media-content";
        "media/content-sampling-form" Error "content" AttributeIs("samplingrate", NUMBER) => "Write samples per second, in thousands." "#media-content";
        "media/content-channels-form" Error "content" AttributeIs("channels", WHOLE) => "Write a number." "#media-content";
        "media/content-duration-form" Error "content" AttributeIs("duration", NUMBER) => "Write a number of seconds." "#media-content";
        "media/content-height-form" Error "content" AttributeIs("height", WHOLE) => "Write a number of pixels." "#media-content";
        "media/content-width-form" Error "content" AttributeIs("width", WHOLE) => "Write a number of pixels." "#media-content";
        "media/content-language-form" Error "content" AttributeIs("lang", LANGUAGE) => "Use a language tag." "#media-content";
        "media/content-type-or-medium" Advice "content" NeedsOneOf(&["type", "medium"]) => "Say what kind of file it is: type=\"image/jpeg\" or medium=\"image\"." "#media-content";
        "media/content-attribute-unknown" Warning "content" Attributes(&["url", "fileSize", "type", "medium", "isDefault", "expression", "bitrate", "framerate", "samplingrate", "channels", "duration", "height", "width", "lang"]) => "Check the spelling: names are case-sensitive." "#media-content";
        "media/group-alternatives" Warning "group" Needs(&["media:content"]) => "Put only versions of the same file into a group." "#media-group";
        "media/group-place" Error "group" Within(&["", "item", "entry", "liveItem"]) => "Put it into the item." "#media-group";
        "media/title-type" Error "title" AttributeWord("type", &["plain", "html"]) => "Write plain or html." "#media-title";
        "media/title-empty" Warning "title" Filled => "Write the title, or leave the element out." "#media-title";
        "media/title-markup" Warning "title" IsWhere("type", &["", "plain"], PLAIN) => "Add type=\"html\", or write plain text." "#media-title";
        "media/description-type" Error "description" AttributeWord("type", &["plain", "html"]) => "Write plain or html." "#media-description";
        "media/description-markup" Warning "description" IsWhere("type", &["", "plain"], PLAIN) => "Add type=\"html\", or write plain text." "#media-description";
        "media/keywords-empty" Advice "keywords" Filled => "Write words separated by commas, or leave the element out." "#media-keywords";
        "media/thumbnail-url-missing" Error "thumbnail" NeedsAttribute("url") => "Give the address in url." "#media-thumbnails" ["Readers show no image."];
        "media/thumbnail-url-form" Error "thumbnail" AttributeIs("url", URI) => "Write the full address." "#media-thumbnails" ["Readers show no image."];
        "media/thumbnail-height-form" Error "thumbnail" AttributeIs("height", WHOLE) => "Write a number of pixels." "#media-thumbnails";
        "media/thumbnail-width-form" Error "thumbnail" AttributeIs("width", WHOLE) => "Write a number of pixels." "#media-thumbnails";
        "media/thumbnail-time-form" Error "thumbnail" AttributeIs("time", NPT) => "Write 12:05:01.123." "#media-thumbnails";
        "media/thumbnail-text" Warning "thumbnail" Blank => "Put the address into the attribute url." "#media-thumbnails" ["Readers show no image."];
        "media/thumbnail-attribute-unknown" Warning "thumbnail" Attributes(&["url", "height", "width", "time"]) => "Leave the attribute out." "#media-thumbnails";
        "media/category-empty" Warning "category" Filled => "Name the category." "#media-category";
        "media/category-scheme-form" Error "category" AttributeIs("scheme", URI) => "Write a URI." "#media-category";
        "media/hash-empty" Error "hash" Filled => "Write the hash." "#media-hash";
        "media/hash-form" Error "hash" Is(HASH) => "Write hexadecimal digits." "#media-hash";
        "media/hash-algorithm-unknown" Error "hash" AttributeWord("algo", &["md5", "sha-1", "sha-256", "sha-512"]) => "Write md5 or sha-1." "#media-hash";
        "media/player-url-missing" Error "player" NeedsAttribute("url") => "Give the address in url." "#media-player";
        "media/player-url-form" Error "player" AttributeIs("url", URI) => "Write the full address." "#media-player";
        "media/player-height-form" Error "player" AttributeIs("height", WHOLE) => "Write a number of pixels." "#media-player";
        "media/player-width-form" Error "player" AttributeIs("width", WHOLE) => "Write a number of pixels." "#media-player";
        "media/credit-empty" Warning "credit" Filled => "Name the person." "#media-credit";
        "media/credit-role-lower" Warning "credit" AttributeIs("role", LOWER) => "Write roles in lower case." "#media-credit";
        "media/credit-scheme-form" Error "credit" AttributeIs("scheme", URI) => "Write a URI." "#media-credit";
        "media/copyright-url-form" Error "copyright" AttributeIs("url", URI) => "Write the full address." "#media-copyright";
        "media/text-type" Error "text" AttributeWord("type", &["plain", "html"]) => "Write plain or html." "#media-text";
        "media/text-language-form" Error "text" AttributeIs("lang", LANGUAGE) => "Use a language tag." "#media-text";
        "media/text-start-form" Error "text" AttributeIs("start", NPT) => "Write 00:00:03.000." "#media-text";
        "media/text-end-form" Error "text" AttributeIs("end", NPT) => "Write 00:00:10.000." "#media-text";
        "media/restriction-relationship-missing" Error "restriction" NeedsAttribute("relationship") => "Write relationship=\"allow\" or \"deny\"." "#media-restriction";
        "media/restriction-relationship-unknown" Error "restriction" AttributeWord("relationship", &["allow", "deny"]) => "Write allow or deny." "#media-restriction";
        "media/restriction-type-unknown" Error "restriction" AttributeWord("type", &["country", "uri", "sharing"]) => "Write country, uri or sharing." "#media-restriction";
        "media/restriction-countries" Warning "restriction" IsWhere("type", &["country"], COUNTRIES) => "Write two-letter codes separated by spaces." "#media-restriction";
        "media/rating-scheme-form" Error "rating" AttributeIs("scheme", URI) => "Write a URI, such as urn:simple." "#media-rating";
        "media/rating-simple" Error "rating" IsWhere("scheme", &["", "urn:simple"], RATING) => "Write adult or nonadult." "#media-rating";
        "media/rating-empty" Warning "rating" Filled => "Write the rating." "#media-rating";
        "media/adult-old" Advice "adult" Obsolete => "Use <media:rating>." "#media-rating";
        "media/adult-form" Error "adult" Is(TRUE_FALSE) => "Write true or false." "#media-rating";
        "media/star-rating-average" Error "starRating" AttributeIs("average", NUMBER) => "Write a number." "#media-community";
        "media/star-rating-count" Error "starRating" AttributeIs("count", WHOLE) => "Write a whole number." "#media-community";
        "media/star-rating-order" Error "starRating" AttributeOrder("min", "max") => "Make min smaller than max." "#media-community";
        "media/statistics-views" Error "statistics" AttributeIs("views", WHOLE) => "Write a whole number." "#media-community";
        "media/statistics-favorites" Error "statistics" AttributeIs("favorites", WHOLE) => "Write a whole number." "#media-community";
        "media/peer-link-href" Error "peerLink" NeedsAttribute("href") => "Give the address in href." "#media-peerlink";
        "media/peer-link-type" Error "peerLink" AttributeIs("type", MEDIA_TYPE) => "Write application/x-bittorrent." "#media-peerlink";
        "media/subtitle-href" Error "subTitle" NeedsAttribute("href") => "Give the address in href." "#media-subtitle";
        "media/subtitle-language" Error "subTitle" AttributeIs("lang", LANGUAGE) => "Use a language tag." "#media-subtitle";
        "media/embed-url" Error "embed" AttributeIs("url", URI) => "Write the full address." "#media-embed";
        "media/license-type" Error "license" AttributeIs("type", MEDIA_TYPE) => "Write the media type." "#media-license";
        "media/status-unknown" Error "status" AttributeWord("state", &["active", "blocked", "deleted"]) => "Write active, blocked or deleted." "#media-status";
        "media/price-currency" Error "price" AttributeIs("currency", CURRENCY) => "Write the code of the currency: EUR." "#media-price";
        "media/price-form" Error "price" AttributeIs("price", NUMBER) => "Write a number." "#media-price";
        "media/price-type-unknown" Error "price" AttributeWord("type", &["rent", "purchase", "package", "subscription"]) => "Write rent, purchase, package or subscription." "#media-price";
        "media/rights-unknown" Error "rights" AttributeWord("status", &["userCreated", "official"]) => "Write userCreated or official." "#media-rights";
        "media/scene-start" Error "rss:sceneStartTime" Is(NPT) => "Write 00:15." "#media-scenes";
        "media/scene-end" Error "rss:sceneEndTime" Is(NPT) => "Write 00:45." "#media-scenes";
        "media/element-unknown" Advice "@entry" KnownOf(KNOWN) => "Check the spelling: names are case-sensitive." "" ["Readers ignore it."];
    },
};

#[rustfmt::skip]
const KNOWN: &[&str] = &[
    "group", "content", "rating", "title", "description", "keywords", "thumbnail", "category", "hash", "player", "credit",
    "copyright", "text", "restriction", "community", "comments", "embed", "responses", "backLinks", "status", "price", "license",
    "subTitle", "peerLink", "location", "rights", "scenes", "adult",
];
