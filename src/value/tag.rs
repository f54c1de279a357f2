//! A category's term to a tag, or to a path.

use std::borrow::Cow;

use super::lower::lower;
use super::text::{borrowed, fold, is_blank};

/// The term as a plain tag: folded, in lower case by Unicode's rules, its `#` gone, a synonym put in its place.
///
/// Synonyms are compared without case, read as tags are, and mapped once, so that two of them can never chase each other.
pub fn tag<'t>(term: &'t str, synonyms: &[(String, String)]) -> Option<Cow<'t, str>> {
    let plain = plain(term)?;
    let synonym = synonyms
        .iter()
        .find(|(from, _)| self::plain(from).is_some_and(|from| from == plain));
    match synonym {
        Some((_, to)) => self::plain(to).map(|to| Cow::Owned(to.into_owned())),
        None => Some(plain),
    }
}

/// "parent/child" as its steps. An address is one step, whatever its slashes.
pub fn path<'t, Step: From<&'t str>>(term: &'t str) -> Vec<Step> {
    let term = term.trim();
    let is_address = memchr::memchr(b':', term.as_bytes()).is_some_and(|colon| {
        term.get(colon..)
            .is_some_and(|rest| rest.starts_with("://"))
    });
    if is_address || term.starts_with("//") || term.starts_with("www.") {
        return vec![term.into()];
    }
    if memchr::memchr(b'/', term.as_bytes()).is_none() && !is_blank(term) {
        return vec![term.into()];
    }
    let steps = term.split('/').map(str::trim);
    steps
        .filter(|step| !is_blank(step))
        .map(Step::from)
        .collect()
}

fn plain(term: &str) -> Option<Cow<'_, str>> {
    borrowed(&fold(term), |folded| {
        // "#" alone is a tag of its own right; "C#" keeps its sign.
        let bare = folded.trim_start_matches('#').trim_start();
        let term = if bare.is_empty() { folded } else { bare };
        (!is_blank(term)).then(|| lower(term))
    })
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
            assert_eq!(path::<&str>(term).join(" > "), steps, "{line}");
        }
    }
}
