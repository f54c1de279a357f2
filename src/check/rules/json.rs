//! JSON Feed 1.0 and 1.1. <https://www.jsonfeed.org/version/1.1/>

use crate::check::facts::DocumentFact;
use crate::check::form::*;
use crate::check::rule::{Json, Kind::*, Profile, rules};

pub static JSON: Profile = Profile {
    name: "json",
    title: "JSON Feed 1.1",
    uris: &[],
    link: "https://www.jsonfeed.org/version/1.1/",
    rules: rules! {
        "json/version-missing" Error "@document" Document(DocumentFact::JsonVersion) => "Add \"version\": \"https://jsonfeed.org/version/1.1\"." "#top-level" ["Readers do not recognize a JSON Feed."];
        "json/title-missing" Error "feed" Needs(&["title"]) => "Add \"title\" with the name of the site." "#top-level" ["Readers show the address, or “Untitled”."];
        "json/home-page-missing" Warning "feed" Needs(&["home_page_url"]) => "Add \"home_page_url\" with the address of the site." "#top-level";
        "json/feed-url-missing" Warning "feed" Needs(&["feed_url"]) => "Add \"feed_url\" with the feed's own address." "#top-level";
        "json/title-form" Error "feed>title" Json(Json::Text) => "Write a string." "#top-level";
        "json/title-empty" Warning "feed>title" Filled => "Write the name of the site." "#top-level";
        "json/title-markup" Warning "feed>title" Is(PLAIN) => "Write titles as plain text." "#top-level";
        "json/home-page-form" Error "feed>home_page_url" Is(URI) => "Write the full address." "#top-level";
        "json/feed-url-form" Error "feed>feed_url" Is(URI) => "Write the full address." "#top-level";
        "json/next-url-form" Error "feed>next_url" Is(URI) => "Write the full address." "#top-level";
        "json/icon-form" Error "feed>icon" Is(URI) => "Write the full address." "#top-level";
        "json/favicon-form" Error "feed>favicon" Is(URI) => "Write the full address." "#top-level";
        "json/description-form" Error "feed>description" Json(Json::Text) => "Write a string." "#top-level";
        "json/description-markup" Advice "feed>description" Is(PLAIN) => "Write descriptions as plain text." "#top-level";
        "json/user-comment-form" Error "feed>user_comment" Json(Json::Text) => "Write a string." "#top-level";
        "json/expired-form" Error "feed>expired" Json(Json::Flag) => "Write true or false, without quotes." "#top-level";
        "json/language-form" Error "feed>language" Is(LANGUAGE) => "Use a language tag: “en”, “de-AT”." "#top-level";
        "json/author-old" Advice "feed>author" Obsolete => "Use \"authors\", a list, as in JSON Feed 1.1." "#top-level";
        "json/authors-list" Error "feed>authors" List => "Write a list: [{…}]." "#top-level";
        "json/authors-form" Error "feed>authors" Json(Json::Object) => "Write an object with name, url and avatar." "#top-level";
        "json/author-empty" Error "authors" Needs(&["name", "url", "avatar"]) => "Name the author, or leave the object out." "#top-level";
        "json/author-url-form" Error "authors>url" Is(URI) => "Write the full address." "#top-level";
        "json/author-avatar-form" Error "authors>avatar" Is(URI) => "Write the full address." "#top-level";
        "json/author-name-form" Error "authors>name" Json(Json::Text) => "Write a string." "#top-level";
        "json/hubs-list" Error "feed>hubs" List => "Write a list: [{…}]." "#top-level";
        "json/hub-type-missing" Error "feed>hubs" Needs(&["type"]) => "Give the type, such as WebSub." "#top-level";
        "json/hub-url-missing" Error "feed>hubs" Needs(&["url"]) => "Give the address." "#top-level";
        "json/hub-url-form" Error "hubs>url" Is(URI) => "Write the full address." "#top-level";
        "json/feed-member-unknown" Advice "feed" Children(&["version", "title", "home_page_url", "feed_url", "description", "user_comment", "next_url", "icon", "favicon", "authors", "author", "language", "expired", "hubs", "items"]) => "Begin the names of extensions with an underscore." "#extensions";
        "json/item-id-missing" Error "item" Needs(&["id"]) => "Add \"id\" with a string that never changes." "#items" ["Readers must ignore such items."];
        "json/item-id-form" Warning "item>id" Json(Json::Text) => "Write a string: readers must convert numbers." "#items";
        "json/item-id-empty" Error "item>id" Filled => "Write an identifier that never changes." "#items";
        "json/item-id-not-unique" Error "item>id" Unique => "Give each item an id of its own." "#items" ["Readers show only one of the items."];
        "json/item-content-missing" Error "item" Needs(&["content_html", "content_text"]) => "Add \"content_html\" or \"content_text\"." "#items" ["There is nothing to read."];
        "json/item-url-form" Error "item>url" Is(URI) => "Write the full address." "#items";
        "json/item-external-url-form" Error "item>external_url" Is(URI) => "Write the full address." "#items";
        "json/item-image-form" Error "item>image" Is(URI) => "Write the full address." "#items";
        "json/item-banner-form" Error "item>banner_image" Is(URI) => "Write the full address." "#items";
        "json/item-title-form" Error "item>title" Json(Json::Text) => "Write a string." "#items";
        "json/item-title-markup" Warning "item>title" Is(PLAIN) => "Write titles as plain text." "#items" ["Readers show the tags literally."];
        "json/item-text-markup" Warning "item>content_text" Is(PLAIN) => "Put HTML into \"content_html\"." "#items" ["Readers show the tags literally."];
        "json/item-content-form" Error "item>content_html" Json(Json::Text) => "Write a string." "#items";
        "json/item-content-text-form" Error "item>content_text" Json(Json::Text) => "Write a string." "#items";
        "json/item-summary-form" Error "item>summary" Json(Json::Text) => "Write a string." "#items";
        "json/item-summary-markup" Advice "item>summary" Is(PLAIN) => "Write summaries as plain text." "#items";
        "json/item-published-form" Error "item>date_published" Is(RFC3339) => "Write dates as “2024-01-15T14:45:00Z”." "#items" ["Readers show no date."];
        "json/item-modified-form" Error "item>date_modified" Is(RFC3339) => "Write dates as “2024-01-15T14:45:00Z”." "#items";
        "json/item-published-plausible" Warning "item>date_published" Is(PLAUSIBLE) => "Check the template." "#items";
        "json/item-order" Warning "item" Order("date_published", "date_modified") => "Set date_modified to the date of publication, or later." "#items";
        "json/item-author-old" Advice "item>author" Obsolete => "Use \"authors\", a list, as in JSON Feed 1.1." "#items";
        "json/item-authors-list" Error "item>authors" List => "Write a list: [{…}]." "#items";
        "json/item-tags-list" Error "item>tags" List => "Write a list of strings." "#items" ["Readers show no tags, or only one."];
        "json/item-tag-empty" Advice "item>tags" Filled => "Leave empty tags out." "#items";
        "json/item-language-form" Error "item>language" Is(LANGUAGE) => "Use a language tag: “en”, “de-AT”." "#items";
        "json/attachments-list" Error "item>attachments" List => "Write a list: [{…}]." "#attachments";
        "json/attachment-url-missing" Error "item>attachments" Needs(&["url"]) => "Give the file's address." "#attachments" ["Players find nothing to play."];
        "json/attachment-type-missing" Error "item>attachments" Needs(&["mime_type"]) => "Give the media type, such as audio/mpeg." "#attachments";
        "json/attachment-url-form" Error "attachments>url" Is(URI) => "Write the full address." "#attachments";
        "json/attachment-type-form" Error "attachments>mime_type" Is(MEDIA_TYPE) => "Write the media type, such as audio/mpeg." "#attachments";
        "json/attachment-size-form" Error "attachments>size_in_bytes" Is(WHOLE) => "Write a number of bytes." "#attachments";
        "json/attachment-size-kind" Warning "attachments>size_in_bytes" Json(Json::Number) => "Write the number without quotes." "#attachments";
        "json/attachment-duration-form" Error "attachments>duration_in_seconds" Is(NUMBER) => "Write a number of seconds." "#attachments";
        "json/attachment-duration-kind" Warning "attachments>duration_in_seconds" Json(Json::Number) => "Write the number without quotes." "#attachments";
        "json/item-member-unknown" Advice "item" Children(&["id", "url", "external_url", "title", "content_html", "content_text", "summary", "image", "banner_image", "date_published", "date_modified", "authors", "author", "tags", "language", "attachments"]) => "Begin the names of extensions with an underscore." "#extensions";
    },
};
