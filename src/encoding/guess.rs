//! The encoding of a document that nobody labels, by the statistics of its bytes.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{self as known, Encoding};

use crate::value::search;

/// More than this does not change the verdict, and of words with a byte beyond ASCII fewer do: they cost two thousand
/// instructions a byte.
const REACH: usize = 128 << 10;
const ENOUGH: usize = 16 << 10;

/// Where a feed says its language, or its own address.
const HEAD: usize = 8 << 10;

/// The likeliest encoding of bytes that are not UTF-8.
pub fn guess(bytes: &[u8]) -> &'static Encoding {
    let start = Encoding::ascii_valid_up_to(bytes);
    let rest = bytes.get(start..).unwrap_or_default();
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(&telling(rest.get(..REACH).unwrap_or(rest)), true);
    let head = bytes.get(..HEAD).unwrap_or(bytes).to_ascii_lowercase();
    named(detector.guess(country(&head), Utf8Detection::Deny), rest)
}

/// The words that have a byte beyond ASCII, with a space between: all others, and markup, are the same in every encoding.
fn telling(bytes: &[u8]) -> Vec<u8> {
    let ends_word = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'<' | b'>');
    let mut words = Vec::with_capacity(bytes.len() / 4);
    let mut at = 0;
    while words.len() < ENOUGH
        && let Some(rest) = bytes.get(at..)
        && let Some(next) = rest.iter().position(|byte| *byte >= 0x80)
    {
        let (before, behind) = rest.split_at_checked(next).unwrap_or_default();
        let begin = before.iter().rposition(ends_word).map_or(0, |end| end + 1);
        let length = behind.iter().position(ends_word).unwrap_or(behind.len());
        words.extend(rest.get(begin..next + length).unwrap_or_default());
        words.push(b' ');
        at += next + length;
    }
    words
}

/// KOI8-U is KOI8-R with eight Ukrainian letters; a text without one of them is called by the commoner name.
fn named(guess: &'static Encoding, bytes: &[u8]) -> &'static Encoding {
    const UKRAINIAN: &[u8] = &[0xa4, 0xa6, 0xa7, 0xad, 0xb4, 0xb6, 0xb7, 0xbd];
    let is_russian = || !bytes.iter().any(|byte| UKRAINIAN.contains(byte));
    if guess == known::KOI8_U && is_russian() {
        known::KOI8_R
    } else {
        guess
    }
}

/// Whether bytes that are labelled as one encoding of Cyrillic are plainly in another: read as windows-1251, KOI8-R has
/// its small letters for capitals and its capitals for small ones, and the statistics say so, too.
pub fn is_other_cyrillic(labelled: &'static Encoding, bytes: &[u8]) -> bool {
    let others = match labelled {
        labelled if labelled == known::WINDOWS_1251 => [known::KOI8_R, known::KOI8_U],
        labelled if labelled == known::KOI8_R || labelled == known::KOI8_U => {
            [known::WINDOWS_1251; 2]
        }
        _ => return false,
    };
    // Both have their capitals and small letters in two halves of the last quarter, the other way round.
    let is_small = |byte: u8| match labelled == known::WINDOWS_1251 {
        true => byte >= 0xE0,
        false => (0xC0..0xE0).contains(&byte),
    };
    let bytes = bytes.get(..REACH).unwrap_or(bytes);
    let pairs = bytes
        .windows(2)
        .filter(|pair| pair.iter().all(|byte| *byte >= 0xC0));
    let (mut turned, mut proper) = (0_usize, 0_usize);
    for pair in pairs {
        match pair {
            [_, last] if is_small(*last) => proper += 1,
            _ => turned += 1,
        }
    }
    turned > 8 * proper && others.contains(&guess(bytes))
}

/// The top-level domain where texts like this one come from: short texts need the hint.
fn country(head: &[u8]) -> Option<&[u8]> {
    let language = MARKS.iter().find_map(|mark| value(head, mark));
    let spoken = language.and_then(|language| {
        COUNTRIES
            .iter()
            .find(|(spoken, _)| language.starts_with(spoken))
    });
    if let Some((_, domain)) = spoken {
        return Some(domain);
    }
    let link = value(head, b"<link>http://").or_else(|| value(head, b"<link>https://"))?;
    let host = link
        .split(|byte| matches!(byte, b'/' | b':' | b'?'))
        .next()?;
    let domain = host.rsplit(|byte| *byte == b'.').next()?;
    let is_domain = domain.len() >= 2 && domain.iter().all(u8::is_ascii_lowercase);
    is_domain.then_some(domain)
}

/// What follows a mark, up to the end of the text or attribute.
fn value<'h>(head: &'h [u8], mark: &[u8]) -> Option<&'h [u8]> {
    let start = search::find(head, mark)? + mark.len();
    let rest = head.get(start..)?.trim_ascii_start();
    let end = rest.iter().position(|byte| b"<>\"' ".contains(byte))?;
    rest.get(..end)
}

const MARKS: &[&[u8]] = &[
    b"<language>",
    b"<dc:language>",
    b"xml:lang=\"",
    b"xml:lang='",
];

/// Languages whose encodings are not the Western ones, longer tags first.
const COUNTRIES: &[(&[u8], &[u8])] = &[
    (b"zh-tw", b"tw"),
    (b"zh-hant", b"tw"),
    (b"zh-hk", b"hk"),
    (b"zh", b"cn"),
    (b"ja", b"jp"),
    (b"ko", b"kr"),
    (b"ru", b"ru"),
    (b"uk", b"ua"),
    (b"be", b"by"),
    (b"bg", b"bg"),
    (b"sr", b"rs"),
    (b"mk", b"mk"),
    (b"el", b"gr"),
    (b"he", b"il"),
    (b"iw", b"il"),
    (b"ar", b"sa"),
    (b"fa", b"ir"),
    (b"th", b"th"),
    (b"tr", b"tr"),
    (b"vi", b"vn"),
    (b"pl", b"pl"),
    (b"cs", b"cz"),
    (b"sk", b"sk"),
    (b"hu", b"hu"),
    (b"sl", b"si"),
    (b"hr", b"hr"),
    (b"ro", b"ro"),
    (b"lt", b"lt"),
    (b"lv", b"lv"),
    (b"et", b"ee"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feed_tells_where_it_comes_from() {
        for (head, domain) in [
            (
                "<language>ru-ru</language><link>http://a.com/</link>",
                Some("ru"),
            ),
            ("<dc:language> zh-tw </dc:language>", Some("tw")),
            ("<feed xml:lang='ja'>", Some("jp")),
            (
                "<language>en</language><link>http://www.example.gr:80/x</link>",
                Some("gr"),
            ),
            ("<link>https://example.pl</link>", Some("pl")),
            ("<link>http://127.0.0.1/</link>", None),
            ("<rss>", None),
        ] {
            assert_eq!(
                country(head.as_bytes()),
                domain.map(str::as_bytes),
                "{head}"
            );
        }
    }

    #[test]
    fn a_hint_settles_short_texts() {
        let (polish, ..) =
            encoding_rs::ISO_8859_2.encode("<language>pl</language><title>Wiśnia</title>");
        assert_eq!(guess(&polish), encoding_rs::ISO_8859_2);
    }
}
