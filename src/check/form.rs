//! Forms of values: a text is of one, or it is not. One row for each: what it is called, who judges, and what is none.

mod address;
mod date;
mod geo;
mod name;
mod number;

use std::fmt;

pub use self::number::read as number_of;

/// The form of a value, as its specification words it.
#[derive(Clone, Copy)]
pub struct Form {
    /// Behind "is not a valid": "date of RFC 822 (Mon, 15 Jan 2024 14:45:00 GMT)".
    pub called: &'static str,
    /// One that is not of it.
    pub wrong: &'static str,
    /// Whether a text is of it.
    pub accepts: fn(&str) -> bool,
}

impl fmt::Debug for Form {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.called)
    }
}

macro_rules! forms {
    ($($name:ident = $called:literal not $wrong:literal by $accepts:expr;)*) => {$(
        #[doc = $called]
        pub const $name: Form = Form { called: $called, wrong: $wrong, accepts: $accepts };
    )*};
}

forms! {
    RFC822 = "date by RFC 822, such as “Mon, 15 Jan 2024 14:45:00 GMT”" not "2024-01-15" by date::is_rfc822;
    RFC822_PLAIN = "date with a year of four digits and a numeric zone or GMT" not "Mon, 15 Jan 24 14:45:00 EST" by date::is_plain_rfc822;
    WEEKDAY = "date whose weekday fits its day" not "Tue, 15 Jan 2024 14:45:00 GMT" by date::weekday_fits;
    RFC3339 = "date by RFC 3339, such as “2024-01-15T14:45:00Z”" not "15 Jan 2024" by date::is_rfc3339;
    W3CDTF = "date by W3CDTF, such as “2024-01-15” or “2024-01-15T14:45Z”" not "15 Jan 2024" by date::is_w3cdtf;
    PLAUSIBLE = "plausible date: feeds are younger than 1990" not "Thu, 01 Jan 1970 00:00:00 GMT" by date::is_plausible;
    ADDRESS = "absolute address that begins with http:// or https://" not "/page" by address::is_web;
    URI = "absolute URI" not "news/1" by address::is_absolute;
    WHOLE_URI = "whole address: it names no scheme or no host" not "news/1" by address::is_whole;
    REFERENCE = "URI: it holds a character that must be percent-encoded" not "a b|c" by address::is_reference;
    NORMAL_URI = "URI in its normal form (lower case scheme and host, no default port)" not "HTTP://Example.org:80/a" by address::is_normal;
    NO_FRAGMENT_ONLY = "address of another document" not "#top" by address::is_not_same_document;
    FEED_ADDRESS = "address of a feed or page, without user name and password" not "https://ann:secret@example.org/" by address::has_no_password;
    DOMAIN = "domain name" not "http://example.org/" by address::is_domain;
    TAG_OR_URN = "sound tag: or urn: URI" not "tag:example.org:1" by address::is_sound_tag;
    MEDIA_TYPE = "media type, such as “audio/mpeg”" not "mp3" by name::is_media_type;
    AUDIO_VIDEO = "media type of audio or video" not "text/html" by name::is_audio_or_video;
    LANGUAGE = "language tag, such as “en” or “pt-BR”" not "english language" by name::is_language;
    EMAIL = "e-mail address" not "Ann Author" by name::is_email;
    EMAIL_AND_NAME = "e-mail address, with a name in parentheses: “ann@example.org (Ann)”" not "Ann Author" by name::is_email_and_name;
    REAL_NAME = "e-mail address with a name in parentheses behind it" not "ann@example.org" by name::has_real_name;
    NO_EMAIL = "name: it contains an e-mail address, which robots collect" not "Ann ann@example.org" by |text| !text.contains('@') || !text.split_whitespace().any(name::is_email);
    PLAIN = "plain text: it contains HTML" not "a &lt;b>bold&lt;/b> word" by |text| !crate::html::looks_like_html(text);
    UUID = "UUID" not "123" by name::is_uuid;
    TOKEN = "token: letters, digits, hyphens" not "a b" by name::is_token;
    COUNTRY = "two-letter country code of ISO 3166" not "Germany" by |text| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_uppercase());
    COUNTRIES = "list of two-letter country codes" not "Germany" by |text| text.split_whitespace().all(|one| one == "all" || one.len() == 2);
    CURRENCY = "three-letter currency code of ISO 4217" not "Euro" by |text| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase());
    BASE64 = "Base64" not "%%%" by name::is_base64;
    HASH = "hash in hexadecimal digits" not "zz" by |text| text.len() >= 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    WHOLE = "whole number, zero or more" not "many" by number::is_whole;
    POSITIVE = "whole number above zero" not "0" by number::is_positive;
    ABOVE_ZERO = "number above zero" not "0" by |text| number::read(text).is_none_or(|number| number > 0.0);
    INTEGER = "whole number" not "1.5" by number::is_integer;
    FITS = "number that fits 32 bits" not "99999999999" by number::fits;
    NUMBER = "number" not "much" by number::is_number;
    NOT_ZERO = "length: zero says nothing" not "0" by |text| !text.trim_start_matches('0').is_empty() || text.is_empty();
    YES_NO = "“yes” or “no”" not "true" by |text| matches!(text, "yes" | "no");
    TRUE_FALSE = "“true” or “false”" not "1" by |text| matches!(text, "true" | "false");
    ITUNES_DURATION = "length of time: seconds, MM:SS or HH:MM:SS" not "an hour" by number::is_itunes_duration;
    NPT = "normal play time, such as “12.05” or “0:01:30.5”" not "soon" by number::is_npt;
    HOUR = "hour from 0 to 23" not "24" by |text| number::within(text, 0.0, 23.0) && number::is_whole(text);
    LATITUDE = "latitude from -90 to 90" not "95" by |text| number::within(text, -90.0, 90.0);
    LONGITUDE = "longitude from -180 to 180" not "200" by |text| number::within(text, -180.0, 180.0);
    POINT = "point: latitude and longitude with a space between" not "91 200" by |text| geo::are_points(text, 1, 1);
    LINE = "line: two or more points" not "45.2 -71.9" by |text| geo::are_points(text, 2, usize::MAX);
    POLYGON = "polygon: four or more points, the last as the first" not "45.2 -71.9 46 -71" by geo::is_polygon;
    BOX = "box: two points" not "45.2" by |text| geo::are_points(text, 2, 2);
    CIRCLE = "circle: a point and a radius" not "45.2 -71.9" by geo::is_circle;
    NO_COMMA = "coordinates with spaces between, not commas" not "45.2,-71.9" by |text| !text.contains(',');
    GEO_URI = "geo: URI" not "45.2 -71.9" by geo::is_geo_uri;
    OSM = "identifier of OpenStreetMap, such as “R148838”" not "Austin" by geo::is_osm;
    SRCSET = "list of addresses with their widths" not "a b c" by address::is_srcset;
    SHOUT = "text in upper and lower case: all of it is in capitals" not "BREAKING NEWS FROM ALL THE WORLD" by name::is_not_shouting;
    ISO8601 = "date by ISO 8601" not "soon" by date::is_iso;
    RRULE = "recurrence rule, such as “FREQ=WEEKLY”" not "weekly" by |text| text.is_empty() || text.to_ascii_uppercase().contains("FREQ=");
    ART_ADDRESS = "address of a JPEG or PNG file" not "https://example.org/cover.webp" by name::is_jpeg_or_png;
    EPISODE_ADDRESS = "address of a file that podcast players play (.mp3, .m4a, .mp4, .m4v, .mov, .pdf)" not "https://example.org/1.html" by name::is_episode_file;
    WORDS_12 = "list of at most twelve words" not "a,b,c,d,e,f,g,h,i,j,k,l,m" by |text| text.split(',').count() <= 12;
    CONTENT_TYPE = "type: text, html, xhtml or a media type" not "rich" by |text| matches!(text, "text" | "html" | "xhtml") || name::is_media_type(text);
    REL = "relation: a registered name or a URI" not "" by |text| !text.is_empty() && (address::is_absolute(text) || name::is_token(text));
    NOT_EMPTY = "value: it is empty" not "" by |text| !text.is_empty();
    SHORT_32 = "name: it is longer than 32 characters" not "a name that is much longer than names are" by |text| text.chars().count() <= 32;
    SHORT_128 = "name: it is longer than 128 characters" not "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" by |text| text.chars().count() <= 128;
    LOWER = "role in small letters" not "Producer" by |text| !text.chars().any(char::is_uppercase);
    RATING = "rating: adult or nonadult" not "everybody" by |text| matches!(text, "adult" | "nonadult");
    PERMALINK = "permanent address" not "entry-1" by address::is_web;
    LENGTH_FITS = "plausible length" not "99999999999999" by |text| text.len() < 13;
    NOT_ESCAPED_TWICE = "title: it is escaped twice" not "Fish &amp;amp;amp; chips" by |text| !text.contains("&amp;amp;");
    NUMBERS = "list of whole numbers with commas between" not "1,x" by |text| text.split(',').all(|one| number::is_whole(one.trim()));
}
