//! Forms of values: a text is of one, or it is not. One row for each: what is wrong with a text that is not of it, an example of such a text, and who judges.

mod address;
mod date;
mod geo;
mod name;
mod number;

use std::fmt;

use crate::value::lower::is_capital;
use crate::value::search::Search;

pub use self::number::read as number_of;

/// The form of a value, as its specification words it.
#[derive(Clone, Copy)]
pub struct Form {
    /// What is wrong with one that is not of it, after "which": "is not a language tag such as “en”".
    pub fault: &'static str,
    /// One that is not of it.
    pub wrong: &'static str,
    /// Whether a text is of it.
    pub accepts: fn(&str) -> bool,
}

impl fmt::Debug for Form {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.fault)
    }
}

macro_rules! forms {
    ($($name:ident = $fault:literal not $wrong:literal by $accepts:expr;)*) => {$(
        #[doc = concat!("A text without it ", $fault, ".")]
        pub const $name: Form = Form { fault: $fault, wrong: $wrong, accepts: $accepts };
    )*};
}

forms! {
    RFC822 = "is not an RFC 822 date such as “Mon, 15 Jan 2024 14:45:00 GMT”" not "2024-01-15" by date::is_rfc822;
    RFC822_PLAIN = "does not have a four-digit year and a numeric time zone or GMT" not "Mon, 15 Jan 24 14:45:00 EST" by date::is_plain_rfc822;
    WEEKDAY = "names a weekday that does not match the date" not "Tue, 15 Jan 2024 14:45:00 GMT" by date::weekday_fits;
    RFC3339 = "is not an RFC 3339 date such as “2024-01-15T14:45:00Z”" not "15 Jan 2024" by date::is_rfc3339;
    W3CDTF = "is not a W3CDTF date such as “2024-01-15” or “2024-01-15T14:45Z”" not "15 Jan 2024" by date::is_w3cdtf;
    PLAUSIBLE = "is before 1990, when there were no feeds" not "Thu, 01 Jan 1970 00:00:00 GMT" by date::is_plausible;
    ADDRESS = "is not a full address that begins with http:// or https://" not "/page" by address::is_web;
    URI = "is not an absolute URI" not "news/1" by address::is_absolute;
    WHOLE_URI = "has no scheme or no host" not "news/1" by address::is_whole;
    REFERENCE = "contains a character that must be percent-encoded" not "a b|c" by address::is_reference;
    NORMAL_URI = "is not in its normal form (lower-case scheme and host, no default port)" not "HTTP://Example.org:80/a" by address::is_normal;
    NO_FRAGMENT_ONLY = "does not lead to another document" not "#top" by address::is_not_same_document;
    FEED_ADDRESS = "contains a password" not "https://ann:secret@example.org/" by address::has_no_password;
    DOMAIN = "is not a domain name" not "http://example.org/" by address::is_domain;
    TAG_OR_URN = "is not a valid tag: or urn: URI" not "tag:example.org:1" by address::is_sound_tag;
    MEDIA_TYPE = "is not a media type such as “audio/mpeg”" not "mp3" by name::is_media_type;
    AUDIO_VIDEO = "is not a media type of audio or video" not "text/html" by name::is_audio_or_video;
    LANGUAGE = "is not a language tag such as “en” or “pt-BR”" not "english language" by name::is_language;
    EMAIL = "is not an e-mail address" not "Ann Author" by name::is_email;
    EMAIL_AND_NAME = "is not an e-mail address with a name in parentheses: “ann@example.org (Ann)”" not "Ann Author" by name::is_email_and_name;
    REAL_NAME = "has no name in parentheses after the e-mail address" not "ann@example.org" by name::has_real_name;
    NO_EMAIL = "contains an e-mail address, which spammers collect" not "Ann ann@example.org" by |text| !text.has('@') || !text.split_whitespace().any(name::is_email);
    PLAIN = "contains HTML instead of plain text" not "a &lt;b>bold&lt;/b> word" by |text| !crate::html::looks_like_html(text);
    UUID = "is not a UUID" not "123" by address::is_uuid;
    TOKEN = "is not a token of letters, digits and hyphens" not "a b" by name::is_token;
    COUNTRY = "is not a two-letter ISO 3166 country code" not "Germany" by |text| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_uppercase());
    COUNTRIES = "is not a list of two-letter country codes" not "Germany" by |text| text.split_whitespace().all(|one| one == "all" || one.len() == 2);
    CURRENCY = "is not a three-letter ISO 4217 currency code" not "Euro" by |text| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase());
    BASE64 = "is not Base64" not "%%%" by name::is_base64;
    HASH = "is not a hash in hexadecimal digits" not "zz" by |text| text.len() >= 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    WHOLE = "is not a whole number of zero or more" not "many" by number::is_whole;
    POSITIVE = "is not a whole number above zero" not "0" by number::is_positive;
    ABOVE_ZERO = "is not above zero" not "0" by |text| number::read(text).is_none_or(|number| number > 0.0);
    INTEGER = "is not a whole number" not "1.5" by number::is_integer;
    FITS = "does not fit into 32 bits" not "99999999999" by number::fits;
    NUMBER = "is not a number" not "much" by number::is_number;
    NOT_ZERO = "does not say how long the file is" not "0" by |text| !text.trim_start_matches('0').is_empty() || text.is_empty();
    YES_NO = "is neither “yes” nor “no”" not "true" by |text| matches!(text, "yes" | "no");
    TRUE_FALSE = "is neither “true” nor “false”" not "1" by |text| matches!(text, "true" | "false");
    ITUNES_DURATION = "is not a duration in seconds, MM:SS or HH:MM:SS" not "an hour" by number::is_itunes_duration;
    NPT = "is not a normal play time such as “12.05” or “0:01:30.5”" not "soon" by number::is_npt;
    HOUR = "is not an hour from 0 to 23" not "24" by |text| number::within(text, 0.0, 23.0) && number::is_whole(text);
    LATITUDE = "is not a latitude from -90 to 90" not "95" by |text| number::within(text, -90.0, 90.0);
    LONGITUDE = "is not a longitude from -180 to 180" not "200" by |text| number::within(text, -180.0, 180.0);
    POINT = "is not a latitude and a longitude separated by a space" not "91 200" by |text| geo::are_points(text, 1, 1);
    LINE = "is not a line of two or more points" not "45.2 -71.9" by |text| geo::are_points(text, 2, usize::MAX);
    POLYGON = "is not a polygon of four or more points whose last equals the first" not "45.2 -71.9 46 -71" by geo::is_polygon;
    BOX = "is not a box of two points" not "45.2" by |text| geo::are_points(text, 2, 2);
    CIRCLE = "is not a circle of a point and a radius" not "45.2 -71.9" by geo::is_circle;
    NO_COMMA = "separates coordinates with commas instead of spaces" not "45.2,-71.9" by |text| !text.has(',');
    GEO_URI = "is not a geo: URI" not "45.2 -71.9" by geo::is_geo_uri;
    OSM = "is not an OpenStreetMap identifier such as “R148838”" not "Austin" by geo::is_osm;
    SRCSET = "is not a list of addresses with their widths" not "a b c" by address::is_srcset;
    SHOUT = "is all in capitals" not "BREAKING NEWS FROM ALL THE WORLD" by name::is_not_shouting;
    ISO8601 = "is not an ISO 8601 date" not "soon" by date::is_iso;
    RRULE = "is not a recurrence rule such as “FREQ=WEEKLY”" not "weekly" by |text| text.is_empty() || text.to_ascii_uppercase().contains("FREQ=");
    ART_ADDRESS = "is not the address of a JPEG or PNG file" not "https://example.org/cover.webp" by name::is_jpeg_or_png;
    EPISODE_ADDRESS = "is not the address of a file that podcast players play (.mp3, .m4a, .mp4, .m4v, .mov, .pdf)" not "https://example.org/1.html" by name::is_episode_file;
    WORDS_12 = "lists more than twelve words" not "a,b,c,d,e,f,g,h,i,j,k,l,m" by |text| text.split(',').count() <= 12;
    CONTENT_TYPE = "is not text, html, xhtml or a media type" not "rich" by |text| matches!(text, "text" | "html" | "xhtml") || name::is_media_type(text);
    REL = "is neither a registered relation nor a URI" not "" by |text| !text.is_empty() && (address::is_absolute(text) || name::is_token(text));
    NOT_EMPTY = "is empty" not "" by |text| !text.is_empty();
    SHORT_32 = "is longer than 32 characters" not "a name that is much longer than names are" by |text| text.chars().count() <= 32;
    SHORT_128 = "is longer than 128 characters" not "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" by |text| text.chars().count() <= 128;
    LOWER = "is not in lower case" not "Producer" by |text| !text.chars().any(is_capital);
    RATING = "is neither adult nor nonadult" not "everybody" by |text| matches!(text, "adult" | "nonadult");
    PERMALINK = "is not a web address" not "entry-1" by address::is_web;
    LENGTH_FITS = "is not a plausible file size" not "99999999999999" by |text| text.len() < 13;
    NOT_ESCAPED_TWICE = "is escaped twice" not "Fish &amp;amp;amp; chips" by |text| !text.contains("&amp;amp;");
    NUMBERS = "is not a list of whole numbers separated by commas" not "1,x" by |text| text.split(',').all(|one| number::is_whole(one.trim()));
}
