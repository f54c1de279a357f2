//! A category's term to a tag, or to a path.

use super::lower::lower;
use super::text::{fold, is_blank};

/// The term as a plain tag: folded, in lower case by Unicode's rules, its `#` gone, a synonym put in its place.
///
/// Synonyms are compared without case, read as tags are, and mapped once, so that two of them can never chase each other.
pub fn tag(term: &str, synonyms: &[(String, String)]) -> Option<String> {
    let plain = plain(term)?;
    let synonym = synonyms
        .iter()
        .find(|(from, _)| self::plain(from).is_some_and(|from| from == plain));
    match synonym {
        Some((_, to)) => self::plain(to),
        None => Some(plain),
    }
}

/// "parent/child" as its steps. An address is one step, whatever its slashes.
pub fn path(term: &str) -> Vec<&str> {
    let term = term.trim();
    let is_address = memchr::memchr(b':', term.as_bytes()).is_some_and(|colon| {
        term.get(colon..)
            .is_some_and(|rest| rest.starts_with("://"))
    });
    if is_address || term.starts_with("//") || term.starts_with("www.") {
        return vec![term];
    }
    if memchr::memchr(b'/', term.as_bytes()).is_none() && !is_blank(term) {
        return vec![term];
    }
    term.split('/')
        .map(str::trim)
        .filter(|step| !is_blank(step))
        .collect()
}

fn plain(term: &str) -> Option<String> {
    let folded = fold(term);
    // "#" alone is a tag of its own right; "C#" keeps its sign.
    let bare = folded.trim_start_matches('#').trim_start();
    let term = if bare.is_empty() {
        folded.as_ref()
    } else {
        bare
    };
    (!is_blank(term)).then(|| lower(term))
}

#[cfg(test)]
mod tests {
    use super::{path, tag};

    #[test]
    fn tags_are_read_as_the_table_says() {
        let synonyms = [
            ("JS".to_owned(), "javascript".to_owned()),
            ("ts".to_owned(), " #TypeScript ".to_owned()),
            ("spam".to_owned(), " ".to_owned()),
        ];
        for line in include_str!("../../tests/tables/tags.tsv").lines() {
            let mut columns = line.split('\t');
            let (term, wanted) = (columns.next().unwrap(), columns.next().unwrap());
            let steps = columns.next().unwrap();
            assert_eq!(tag(term, &synonyms).unwrap_or_default(), wanted, "{line}");
            assert_eq!(path(term).join(" > "), steps, "{line}");
        }
    }
}
