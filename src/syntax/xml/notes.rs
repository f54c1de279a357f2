//! What holds no markup though it looks so, to be passed over: comments, sections, instructions.

use crate::value::search;

/// How they begin behind a `<`, and how they end.
static NOTES: &[(&[u8], &[u8])] = &[(b"!--", b"-->"), (b"![", b"]]>"), (b"?", b"?>")];

/// How far to look for what stands behind comments and instructions.
const REACH: usize = 4 << 10;

/// Behind the note whose `<` stands before an offset; behind everything if it never ends. `None` if none begins there.
pub fn note_end(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = bytes.get(at..)?;
    let (mark, end) = NOTES.iter().find(|(mark, _)| rest.starts_with(mark))?;
    let within = rest.get(mark.len()..)?;
    let length = search::find(within, end);
    Some(length.map_or(usize::MAX, |length| at + mark.len() + length + end.len()))
}

/// What comes behind white space, comments and instructions; and whether more text would perhaps tell otherwise.
pub fn behind_notes(text: &str) -> (&str, bool) {
    let bytes = text.as_bytes();
    let near = bytes.get(..REACH).unwrap_or(bytes);
    let mut at = 0;
    let is_note = |rest: &[u8]| rest.starts_with(b"<!--") || rest.starts_with(b"<?");
    loop {
        let rest = near.get(at..).unwrap_or_default();
        at += rest.len() - rest.trim_ascii_start().len();
        let rest = near.get(at..).unwrap_or_default();
        let end = note_end(near, at + 1).filter(|end| is_note(rest) && *end <= near.len());
        let Some(end) = end else {
            let is_open = near.len() == bytes.len() && (rest.len() < "<!--".len() || is_note(rest));
            return (text.get(at..).unwrap_or_default(), is_open);
        };
        at = end;
    }
}
