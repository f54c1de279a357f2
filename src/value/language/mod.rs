//! A language's name or code, however it is spelled, to one canonical tag.
//!
//! Rules: RFC 5646 (BCP 47). What stands in a tag beside known subtags is left out; a tag without a language is none.

mod tables;

use super::lower::{is_small, lower};
use crate::need;
use tables::{GRANDFATHERED, NO_LANGUAGES, VARIANTS};

/// The canonical tag of the first language that a text names: "EN_us" gives "en-US".
pub fn canonical(text: &str) -> Option<String> {
    if !need::IS_FULL {
        let tag = small(text);
        if tag.is_none() && !is_none(text) {
            need::lacks("language");
        }
        return tag;
    }
    text.split([',', ';', '|', '/']).find_map(one)
}

/// Languages and regions whose codes stand for themselves in nearly all feeds.
#[cfg(any(test, not(feature = "full")))]
const LANGUAGES: &str = "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee \
     el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is \
     it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms \
     mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si \
     sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh \
     yi yo za zh zu";
#[cfg(any(test, not(feature = "full")))]
const REGIONS: &str = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY \
     BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET EU FI FJ \
     FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ \
     IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH \
     MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL \
     PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD \
     TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/// Whether a text is plainly no language's: it is empty, or begins with a word that says so.
#[cfg(any(test, not(feature = "full")))]
fn is_none(text: &str) -> bool {
    let is_one = |sign: u8| sign.is_ascii_alphanumeric() || b"-_.[]:".contains(&sign);
    let word = text.split(|sign: char| !sign.is_ascii_alphabetic()).next();
    text.trim().is_empty()
        || text.len() < 100
            && text.bytes().all(is_one)
            && word.is_some_and(|word| word.len() < text.len() && NO_LANGUAGES.contains(&word))
}

/// `en` and `en-us`.
#[cfg(any(test, not(feature = "full")))]
fn small(text: &str) -> Option<String> {
    let known = |list: &str, code: &str| code.len() == 2 && list.split(' ').any(|one| one == code);
    let tag = text.trim().to_ascii_lowercase();
    let Some((language, region)) = tag.split_once(['-', '_']) else {
        return known(LANGUAGES, &tag).then_some(tag);
    };
    let region = region.to_ascii_uppercase();
    (known(LANGUAGES, language) && known(REGIONS, &region)).then(|| format!("{language}-{region}"))
}

#[cfg(all(feature = "full", not(test)))]
fn small(_: &str) -> Option<String> {
    None
}

#[cfg(all(feature = "full", not(test)))]
fn is_none(_: &str) -> bool {
    true
}

fn one(text: &str) -> Option<String> {
    // "de_DE.UTF-8", "ca_ES@valencia": what follows is no language. Sentences are none, either.
    let text = text.split(['.', '@']).next()?.trim();
    if text.len() > 100 || text.split_whitespace().count() > 3 {
        return None;
    }
    if let Some(tag) = tables::named(&lower(text)) {
        return Some(tag.to_owned());
    }
    let joined = lower(&subtags(text).join("-"));
    if let Some((_, tag)) = GRANDFATHERED.iter().find(|(old, _)| *old == joined) {
        return Some((*tag).to_owned());
    }
    let (first, rest) = joined.split_once('-').unwrap_or((&joined, ""));
    let mut tag = Tag::default();
    // A name can stand for two subtags, "us" for "en-US".
    for part in language(first)?.split('-') {
        tag.add(part);
    }
    let mut parts = rest.split('-').filter(|part| !part.is_empty());
    while let Some(part) = parts.next() {
        if part.len() == 1 {
            tag.extensions = extensions(part, parts);
            break;
        }
        tag.add(part);
    }
    Some(tag.spell())
}

/// The pieces of a tag. Behind a space only a country in capitals or in brackets belongs to it: "en US", but "en de".
fn subtags(text: &str) -> Vec<&str> {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let rest = words.take_while(|word| !word.contains(is_small) || word.starts_with('('));
    [first]
        .into_iter()
        .chain(rest)
        .flat_map(|word| word.split(['-', '_', '(', ')', '\u{2010}', '\u{2011}', '\u{2013}']))
        .filter(|part| !part.is_empty())
        .collect()
}

/// The language that the first subtag (in lower case) names, perhaps with its country.
fn language(code: &str) -> Option<&str> {
    match code.len() {
        2 => tables::two_letters(code),
        3 => tables::shortest(code).or_else(|| {
            let proper = code.bytes().all(|byte| byte.is_ascii_lowercase());
            (proper && !NO_LANGUAGES.contains(&code)).then_some(code)
        }),
        _ => tables::named(code),
    }
}

/// Extensions and private use, "u-hc-h12", "x-old", as far as they are well-formed.
fn extensions<'t>(first: &'t str, rest: impl Iterator<Item = &'t str>) -> String {
    let proper =
        |part: &&str| part.len() <= 8 && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let parts: Vec<&str> = [first].into_iter().chain(rest).take_while(proper).collect();
    // A letter with nothing behind it opens nothing.
    match parts.as_slice() {
        [.., before, last] if last.len() > 1 || *before == "x" => parts.join("-"),
        _ => String::new(),
    }
}

#[derive(Default)]
struct Tag {
    language: String,
    script: Option<String>,
    region: Option<String>,
    variants: Vec<String>,
    extensions: String,
}

impl Tag {
    /// Puts a subtag (in lower case) where its shape says that it belongs; passes over what has no place.
    fn add(&mut self, part: &str) {
        let letters = part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let plain = part.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let digit_first = part.starts_with(|c: char| c.is_ascii_digit());
        if self.language.is_empty() {
            self.language = part.to_owned();
        } else if let Some(region) = tables::region(part) {
            self.region.get_or_insert_with(|| region.to_owned());
        } else if tables::is_within(part, &self.language) {
            // "zh-yue" is what "yue" was once called.
            self.language = part.to_owned();
        } else if part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_digit()) {
            self.region.get_or_insert_with(|| part.to_owned());
        } else if part.len() == 4 && letters {
            self.script.get_or_insert_with(|| titled(part));
        } else if VARIANTS.contains(&part)
            || (plain && digit_first && (4..=8).contains(&part.len()))
        {
            self.variants.push(part.to_owned());
        }
    }

    fn spell(self) -> String {
        let mut tag = self.language;
        let extensions = (!self.extensions.is_empty()).then_some(self.extensions);
        let rest = self
            .script
            .into_iter()
            .chain(self.region)
            .chain(self.variants)
            .chain(extensions);
        for part in rest {
            tag.push('-');
            tag.push_str(&part);
        }
        tag
    }
}

fn titled(word: &str) -> String {
    let mut word = word.to_owned();
    if let Some(first) = word.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    word
}

#[cfg(test)]
mod tests {
    use super::canonical;

    #[test]
    fn languages_are_read_as_the_table_says() {
        for line in include_str!("../../../tests/tables/languages.tsv").lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            let [text, wanted, _remark] = columns[..] else {
                panic!("three columns: {line}");
            };
            let tag = canonical(text).unwrap_or_default();
            assert_eq!(tag, wanted, "{line}");
            assert_eq!(
                canonical(&tag).unwrap_or_default(),
                tag,
                "what is canonical stays: {line}"
            );
        }
    }

    #[test]
    fn the_few_are_read_as_the_many() {
        let mut asked = 0;
        for language in super::LANGUAGES
            .split(' ')
            .chain(["in", "cn", "xx"])
            .chain(super::NO_LANGUAGES.iter().copied())
        {
            for region in super::REGIONS.split(' ').chain(["uk", "zz"]) {
                for text in [
                    language.to_owned(),
                    format!("{language}-{region}"),
                    format!(" {}_{} ", language.to_uppercase(), region.to_lowercase()),
                ] {
                    let few = super::small(&text);
                    asked += usize::from(few.is_some());
                    assert!(few.is_none() || few == canonical(&text), "{text}");
                    assert!(
                        !super::is_none(&text) || canonical(&text).is_none(),
                        "{text}"
                    );
                }
            }
        }
        assert!(asked > 5000);
    }

    #[test]
    fn the_tables_hold_codes_of_their_length() {
        assert_eq!(super::tables::shortest("deu"), Some("de"));
        assert_eq!(super::tables::shortest("zul"), Some("zu"));
        assert_eq!(super::tables::shortest("aar"), Some("aa"));
        assert_eq!(super::tables::region("ad"), Some("AD"));
        assert_eq!(super::tables::region("zw"), Some("ZW"));
    }
}
