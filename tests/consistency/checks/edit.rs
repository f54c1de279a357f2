//! A text of XML with one thing changed: children, attributes, content.

/// With another word in an attribute; without it for "".
pub fn with_word(element: &str, key: &str, word: &str) -> String {
    match word {
        "" => without_attribute(element, key),
        word => attribute(element, key, word),
    }
}

/// Where the first element of a name begins and ends, from a place on.
pub fn element(text: &str, name: &str, from: usize) -> Option<(usize, usize)> {
    let open = format!("<{name}");
    let starts = |at: &usize| text[at + open.len()..].starts_with([' ', '>', '/', '\n']);
    let start = text
        .match_indices(&open)
        .map(|(at, _)| at)
        .filter(|at| *at >= from)
        .find(starts)?;
    let tag = start + text[start..].find('>')? + 1;
    if text[..tag].ends_with("/>") {
        return Some((start, tag));
    }
    let close = format!("</{name}>");
    let mut depth = 1;
    let mut at = tag;
    while depth > 0 {
        let end = at + text[at..].find(&close)?;
        let inner = text[at..end].match_indices(&open).filter(|(inner, _)| {
            starts(&(at + inner))
                && !text[at + inner..]
                    .split_once('>')
                    .is_some_and(|(tag, _)| tag.ends_with('/'))
        });
        depth = depth - 1 + inner.count();
        at = end + close.len();
    }
    Some((start, at))
}

pub fn child(element: &str, name: &str) -> Option<String> {
    let (start, end) = self::element(element, name, 1)?;
    Some(element[start..end].to_owned())
}

/// Without the children of a name: of a channel, those in its items stay.
pub fn without(text: &str, name: &str, on: &str) -> String {
    let mut text = text.to_owned();
    let mut from = 1;
    while let Some((start, end)) = element(&text, name, from) {
        let is_head = matches!(on, "channel" | "feed" | "@feed" | "rss:channel");
        let first = text
            .find("<item")
            .or_else(|| text.find("<entry"))
            .unwrap_or(text.len());
        if is_head && start > first {
            break;
        }
        if is_head
            && text[..start]
                .rfind("<image>")
                .is_some_and(|image| !text[image..start].contains("</image>"))
        {
            from = end;
            continue;
        }
        text.replace_range(start..end, "");
    }
    text
}

fn tag_end(element: &str) -> usize {
    element.find('>').map_or(0, |at| {
        if element[..at].ends_with('/') {
            at - 1
        } else {
            at
        }
    })
}

/// With something as its first content.
pub fn inside(element: &str, what: &str) -> String {
    let end = tag_end(element);
    match element[end..].starts_with("/>") {
        true => content(element, what),
        false => format!("{}\n{what}{}", &element[..=end], &element[end + 1..]),
    }
}

pub fn inner(element: &str) -> &str {
    let end = tag_end(element);
    element[end + 1..]
        .rsplit_once("</")
        .map_or("", |(inner, _)| inner)
}

pub fn content(element: &str, what: &str) -> String {
    let end = tag_end(element);
    let name = element[1..]
        .split([' ', '>', '/', '\n'])
        .next()
        .unwrap_or_default();
    format!("{}>{what}</{name}>", element[..end].trim_end())
}

pub fn without_attribute(element: &str, name: &str) -> String {
    let end = tag_end(element);
    let Some(start) = element[..end].find(&format!(" {name}=\"")) else {
        return element.to_owned();
    };
    let value = start + name.len() + 3;
    let stop = value + element[value..].find('"').unwrap_or(0) + 1;
    format!("{}{}", &element[..start], &element[stop..])
}

pub fn attribute(element: &str, name: &str, value: &str) -> String {
    let element = without_attribute(element, name);
    let end = tag_end(&element);
    format!(
        "{} {name}=\"{}\"{}",
        &element[..end],
        value.replace('<', "&lt;").replace('"', "&quot;"),
        &element[end..]
    )
}
