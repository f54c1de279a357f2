//! What holds no markup though it looks so, to be passed over: comments and instructions.

use crate::value::search;

/// How they begin, and how they end.
static NOTES: &[(&[u8], &[u8])] = &[(b"<!--", b"-->"), (b"<?", b"?>")];

/// How far to look for what stands behind comments and instructions.
const REACH: usize = 4 << 10;

/// What comes behind white space, comments and instructions; and whether more text would perhaps tell otherwise.
pub fn behind_notes(text: &str) -> (&str, bool) {
    let bytes = text.as_bytes();
    let near = bytes.get(..REACH).unwrap_or(bytes);
    let mut at = 0;
    loop {
        let rest = near.get(at..).unwrap_or_default().trim_ascii_start();
        at = near.len() - rest.len();
        let note = NOTES.iter().find(|(mark, _)| rest.starts_with(mark));
        let length = note.and_then(|(mark, end)| {
            let within = rest.get(mark.len()..)?;
            Some(mark.len() + search::find(within, end)? + end.len())
        });
        let Some(length) = length else {
            let is_open =
                near.len() == bytes.len() && (rest.len() < "<!--".len() || note.is_some());
            return (text.get(at..).unwrap_or_default(), is_open);
        };
        at += length;
    }
}
