//! The signs that stand around names and addresses, as wide as each script writes them.

/// Brackets and quotes that belong together.
pub const PAIRS: &[(char, char)] = &[
    ('(', ')'),
    ('<', '>'),
    ('[', ']'),
    ('{', '}'),
    ('"', '"'),
    ('\'', '\''),
    ('\u{201c}', '\u{201d}'),
    ('\u{201e}', '\u{201c}'),
    ('«', '»'),
    ('（', '）'),
    ('＜', '＞'),
    ('［', '］'),
    ('「', '」'),
    ('『', '』'),
    ('【', '】'),
];

/// Signs before which an address may begin, and a word ends.
pub const OPENING: &str = "<([{（＜［「『【«\u{201c}\u{201e}";

/// Signs that end an address, or what stands before one.
pub const CLOSING: &str = ">)]}|/:;,）＞］」』】»\u{201d}｜／：；，、،؛";

/// Signs that part people in a list without a word.
pub const COMMAS: &[char] = &[',', '，', '、', '،'];

/// Those that do so more plainly: no name holds one.
pub const SEMICOLONS: &[char] = &[';', '；', '؛'];

/// What most of a name and of an address is made of, and no sign: asked first, for the lists of signs are long.
pub fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric()
}

/// Signs that separate a name from what stands beside it.
pub fn is_edge(c: char) -> bool {
    !is_plain(c)
        && (c.is_whitespace()
            || COMMAS.contains(&c)
            || SEMICOLONS.contains(&c)
            || matches!(
                c,
                ':' | '：'
                    | '|'
                    | '-'
                    | '&'
                    | '\u{2013}'
                    | '\u{2014}'
                    | '\u{b7}'
                    | '\u{30fb}'
                    | '\u{2022}'
                    | '\u{200e}'
                    | '\u{200f}'
                    | '\u{61c}'
            ))
}

/// Signs that stand around an address; marks of direction, which nobody sees, too.
pub fn is_wrapping(c: char) -> bool {
    !is_plain(c)
        && (matches!(c, ',' | ';' | '.' | '\u{200b}'..='\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
            || PAIRS.iter().any(|(open, close)| c == *open || c == *close))
}

/// What stands for `@`; `＠` stands in names with places, too.
const AT: &[&str] = &["＠", "&#64;", "&#x40;", "&commat;", "%40"];

/// Whether one of them may stand in a text.
pub fn may_stand_for_at(text: &str) -> bool {
    let begins = |byte| matches!(byte, b'&' | b'%' | 0xef);
    text.bytes().any(begins) && AT.iter().any(|sign| text.contains(sign))
}

/// A text with ASCII's own `@`, its letters as wide as ASCII's; `None` where nothing stands for one.
pub fn narrowed(text: &str) -> Option<String> {
    let narrow = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    };
    may_stand_for_at(text).then(|| {
        let text = text.chars().map(narrow).collect();
        AT.iter()
            .fold(text, |text: String, sign| text.replace(sign, "@"))
    })
}
