//! Apple's podcast tags, and what Apple requires of a show. <https://help.apple.com/itc/podcasts_connect/>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static ITUNES: Profile = Profile {
    name: "itunes",
    title: "Apple Podcasts",
    uris: &["http://www.itunes.com/dtds/podcast-1.0.dtd"],
    link: "https://podcasters.apple.com/support/823-podcast-requirements",
    rules: rules! {
        "itunes/image-missing" Error "@feed" Needs(&["itunes:image"]) => "Add <itunes:image href=\"…\"> with a square JPEG or PNG of 1400 to 3000 pixels." "" ["Apple rejects the show."];
        "itunes/category-missing" Error "@feed" Needs(&["itunes:category"]) => "Add <itunes:category text=\"…\"> with one of Apple's categories." "" ["Apple rejects the show."];
        "itunes/explicit-missing" Error "@feed" Needs(&["itunes:explicit"]) => "Add <itunes:explicit>false</itunes:explicit>, or true." "" ["Apple rejects the show."];
        "itunes/language-missing" Error "rss:channel" Needs(&["rss:language", "dc:language"]) => "Add <language>." "" ["Apple rejects the show."];
        "itunes/author-missing" Warning "@feed" Needs(&["itunes:author"]) => "Add <itunes:author> with the name of the show's maker." "" ["Apps show only the title."];
        "itunes/owner-missing" Advice "@feed" Needs(&["itunes:owner", "podcast:locked"]) => "Add <itunes:owner> with an e-mail address: directories use it to verify ownership." "";
        "itunes/type-missing" Advice "@feed" Needs(&["itunes:type"]) => "Add <itunes:type>episodic</itunes:type>, or serial." "";
        "itunes/image-repeated" Error "@feed" Once("itunes:image") => "Keep one <itunes:image>." "";
        "itunes/explicit-repeated" Error "@feed" Once("itunes:explicit") => "Keep one <itunes:explicit>." "";
        "itunes/author-repeated" Error "@feed" Once("itunes:author") => "Keep one <itunes:author>." "";
        "itunes/owner-repeated" Error "@feed" Once("itunes:owner") => "Keep one <itunes:owner>." "";
        "itunes/type-repeated" Error "@feed" Once("itunes:type") => "Keep one <itunes:type>." "";
        "itunes/new-feed-url-repeated" Error "@feed" Once("itunes:new-feed-url") => "Keep one <itunes:new-feed-url>." "";
        "itunes/block-repeated" Error "@feed" Once("itunes:block") => "Keep one <itunes:block>." "";
        "itunes/complete-repeated" Error "@feed" Once("itunes:complete") => "Keep one <itunes:complete>." "";
        "itunes/categories-many" Advice "@feed" NoMoreThan("itunes:category", 3) => "Keep at most three: Apple shows the first." "";
        "itunes/enclosure-missing" Warning "rss:item" Needs(&["rss:enclosure", "media:content", "media:group"]) => "Add <enclosure> with the episode's file." "" ["Podcast apps leave the episode out."];
        "itunes/episode-title-missing" Error "rss:item" Needs(&["rss:title", "itunes:title"]) => "Add <title>." "" ["Apps show “Untitled”, or leave the episode out."];
        "itunes/duration-missing" Advice "@entry" Needs(&["itunes:duration"]) => "Add <itunes:duration> in seconds, so that apps can show it before a download." "";
        "itunes/duration-repeated" Error "@entry" Once("itunes:duration") => "Keep one <itunes:duration>." "";
        "itunes/episode-repeated" Error "@entry" Once("itunes:episode") => "Keep one <itunes:episode>." "";
        "itunes/season-repeated" Error "@entry" Once("itunes:season") => "Keep one <itunes:season>." "";
        "itunes/episode-type-repeated" Error "@entry" Once("itunes:episodeType") => "Keep one <itunes:episodeType>." "";
        "itunes/episode-image-repeated" Error "@entry" Once("itunes:image") => "Keep one <itunes:image>." "";
        "itunes/episode-explicit-repeated" Error "@entry" Once("itunes:explicit") => "Keep one <itunes:explicit>." "";
        "itunes/enclosure-playable" Warning "rss:enclosure" AttributeIs("type", AUDIO_VIDEO) => "Use a format that Apple accepts: M4A, MP3, MOV, MP4, M4V or PDF." "" ["Apple leaves the episode out."];
        "itunes/enclosure-file" Warning "rss:enclosure" AttributeIs("url", EPISODE_ADDRESS) => "Use a format that Apple accepts: M4A, MP3, MOV, MP4, M4V or PDF." "" ["Apple leaves the episode out."];
        "itunes/image-href-missing" Error "image" NeedsAttribute("href") => "Give the address in href; Apple ignores url and text." "" ["Apps show no artwork."];
        "itunes/image-href-form" Error "image" AttributeIs("href", ADDRESS) => "Write the full address." "" ["Apps show no artwork."];
        "itunes/image-form" Error "image" AttributeIs("href", ART_ADDRESS) => "Use a JPEG or PNG." "" ["Apple rejects the artwork."];
        "itunes/image-text" Warning "image" Blank => "Put the address into the attribute href." "" ["Apps show no artwork."];
        "itunes/category-text-missing" Error "category" NeedsAttribute("text") => "Name the category in the attribute text." "" ["Directories do not list the show."];
        "itunes/category-unknown" Error "category" AttributeWord("text", CATEGORIES) => "Use one of Apple's categories, spelled exactly." "https://podcasters.apple.com/support/1691-apple-podcasts-categories" ["Directories do not list the show in it."];
        "itunes/category-subcategories" Advice "category" NoMoreThan("itunes:category", 1) => "Write one subcategory in each category." "";
        "itunes/category-element-unknown" Warning "category" Children(&["itunes:category"]) => "Only a subcategory belongs here." "";
        "itunes/explicit-form" Error "explicit" Word(&["true", "false", "yes", "no", "clean", "explicit", "True", "False", "Yes", "No", "Clean", "TRUE", "FALSE", "YES", "NO"]) => "Write true or false." "" ["Apple rejects the show, or marks it as explicit."];
        "itunes/explicit-old" Advice "explicit" Word(&["true", "false"]) => "Write true or false; Apple still accepts yes, no and clean." "";
        "itunes/explicit-empty" Error "explicit" Filled => "Write true or false." "";
        "itunes/type-unknown" Error "type" Word(&["episodic", "serial"]) => "Write episodic or serial." "";
        "itunes/episode-type-unknown" Error "episodeType" Word(&["full", "trailer", "bonus"]) => "Write full, trailer or bonus." "" ["Apple treats it as a full episode."];
        "itunes/episode-form" Error "episode" Is(POSITIVE) => "Write a number above zero." "" ["Apple ignores it."];
        "itunes/season-form" Error "season" Is(POSITIVE) => "Write a number above zero." "" ["Apple ignores it."];
        "itunes/duration-form" Error "duration" Is(ITUNES_DURATION) => "Write seconds, or HH:MM:SS." "" ["Apps show no duration."];
        "itunes/duration-empty" Advice "duration" Filled => "Write seconds, or leave the element out." "";
        "itunes/block-form" Warning "block" Word(&["Yes", "yes", "No", "no"]) => "Write Yes; Apple ignores any other value." "";
        "itunes/complete-form" Warning "complete" Word(&["Yes", "yes"]) => "Write Yes; Apple ignores any other value." "";
        "itunes/new-feed-url-form" Error "new-feed-url" Is(ADDRESS) => "Write the full address that the feed moves to." "" ["Subscribers stay at the old address."];
        "itunes/owner-email-missing" Warning "owner" Needs(&["itunes:email"]) => "Add <itunes:email>." "";
        "itunes/owner-name-missing" Advice "owner" Needs(&["itunes:name"]) => "Add <itunes:name>." "";
        "itunes/owner-element-unknown" Warning "owner" Children(&["itunes:name", "itunes:email"]) => "Use only <itunes:name> and <itunes:email>." "";
        "itunes/owner-text" Warning "owner" NoText => "Put the name into <itunes:name>." "";
        "itunes/email-form" Error "email" Is(EMAIL) => "Write an address: ann@example.org." "";
        "itunes/email-empty" Warning "email" Filled => "Write an address." "";
        "itunes/name-empty" Advice "name" Filled => "Write the name." "";
        "itunes/author-empty" Warning "author" Filled => "Write the name of the show's maker." "";
        "itunes/author-email" Advice "author" Is(NO_EMAIL) => "Write a name; addresses belong in <itunes:owner>." "";
        "itunes/title-empty" Warning "title" Filled => "Write the title, or leave the element out." "";
        "itunes/title-markup" Warning "title" Is(PLAIN) => "Write plain text." "" ["Apps show the tags literally."];
        "itunes/summary-long" Warning "summary" AtMost(4000) => "Apple cuts off the text after 4000 characters." "";
        "itunes/subtitle-long" Warning "subtitle" AtMost(255) => "Apple cuts off the text after 255 characters." "";
        "itunes/subtitle-markup" Warning "subtitle" Is(PLAIN) => "Write plain text." "" ["Apps show the tags literally."];
        "itunes/keywords-old" Advice "keywords" Obsolete => "Leave it out: Apple ignores keywords." "";
        "itunes/keywords-many" Warning "keywords" Is(WORDS_12) => "Write at most twelve words, separated by commas." "";
        "itunes/order-old" Advice "order" Obsolete => "Use <itunes:episode>." "";
        "itunes/order-form" Error "order" Is(POSITIVE) => "Write a number above zero." "";
        "itunes/closed-captioned-form" Error "isClosedCaptioned" Word(&["Yes", "yes", "No", "no"]) => "Write Yes or No." "";
        "itunes/owner-place" Warning "owner" Within(&["channel", "feed"]) => "Put it into the channel." "";
        "itunes/type-place" Warning "type" Within(&["channel", "feed"]) => "Put it into the channel." "";
        "itunes/duration-place" Warning "duration" Within(&["", "item", "entry"]) => "Put it into the episode." "";
    },
};

/// Apple's categories and subcategories.
#[rustfmt::skip]
const CATEGORIES: &[&str] = &[
    "Arts", "Books", "Design", "Fashion & Beauty", "Food", "Performing Arts", "Visual Arts", "Business", "Careers",
    "Entrepreneurship", "Investing", "Management", "Marketing", "Non-Profit", "Comedy", "Comedy Interviews", "Improv",
    "Stand-Up", "Education", "Courses", "How To", "Language Learning", "Self-Improvement", "Fiction", "Comedy Fiction", "Drama",
    "Science Fiction", "Government", "History", "Health & Fitness", "Alternative Health", "Fitness", "Medicine", "Mental Health",
    "Nutrition", "Sexuality", "Kids & Family", "Education for Kids", "Parenting", "Pets & Animals", "Stories for Kids", "Leisure",
    "Animation & Manga", "Automotive", "Aviation", "Crafts", "Games", "Hobbies", "Home & Garden", "Video Games", "Music",
    "Music Commentary", "Music History", "Music Interviews", "News", "Business News", "Daily News", "Entertainment News",
    "News Commentary", "Politics", "Sports News", "Tech News", "Religion & Spirituality", "Buddhism", "Christianity", "Hinduism",
    "Islam", "Judaism", "Religion", "Spirituality", "Science", "Astronomy", "Chemistry", "Earth Sciences", "Life Sciences",
    "Mathematics", "Natural Sciences", "Nature", "Physics", "Social Sciences", "Society & Culture", "Documentary",
    "Personal Journals", "Philosophy", "Places & Travel", "Relationships", "Sports", "Baseball", "Basketball", "Cricket",
    "Fantasy Sports", "Football", "Golf", "Hockey", "Rugby", "Running", "Soccer", "Swimming", "Tennis", "Volleyball",
    "Wilderness", "Wrestling", "Technology", "True Crime", "TV & Film", "After Shows", "Film History", "Film Interviews",
    "Film Reviews", "TV Reviews",
];
