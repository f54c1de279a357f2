//! White space of text, folded.

use super::super::lines::Lines;
use super::super::text;

#[test]
fn white_space_is_folded() {
    let mut lines = Lines::default();
    for text in ["  a b  c\u{a0}\n", " d\u{7}e é ", "\u{a0}", "f "] {
        lines.words(text);
    }
    assert_eq!(lines.finish(), "a b c de é f");
}

#[test]
fn spaces_between_texts_are_one() {
    for (texts, line) in [
        (&["a", "b"][..], "ab"),
        (&["a ", "b"], "a b"),
        (&["a", " b"], "a b"),
        (&["a ", " b"], "a b"),
        (&[" ", "a", " ", "b", " "], "a b"),
        (&["a", " ", "", "b"], "a b"),
        (&["a é ", "b  c", " "], "a é b c"),
        (
            &[
                "\u{3000}\u{3000}中文。文",
                "\u{2003}b\u{2003}\u{2009}c\u{202f}!",
            ],
            "中文。文 b c !",
        ),
    ] {
        let mut lines = Lines::default();
        for text in texts {
            lines.words(text);
        }
        assert_eq!(lines.finish(), line, "{texts:?}");
    }
}

#[test]
fn a_line_end_in_formatting_is_no_space_before_it() {
    assert_eq!(text("x<b>a\nb</b>y"), "xa by");
}
