//! Start tags in, their names and attributes out.

use super::super::attributes::TagReader;
use crate::diagnostic::Log;

fn read(tag: &str) -> (String, Vec<&'static str>) {
    let mut log = Log::new(99);
    let mut reader = TagReader::new(12);
    let name = reader.read(tag, 0..tag.len(), None, &mut log);
    let mut out = name.to_owned();
    for one in &reader.attributes {
        assert_eq!(
            tag.get(one.from..one.from + one.value.len()),
            Some(one.value)
        );
        out += &format!(" {}=[{}]", one.name, one.value);
    }
    let codes = log
        .diagnostics(tag)
        .iter()
        .map(|found| found.code)
        .collect();
    (out, codes)
}

#[test]
fn attributes_in_every_spelling() {
    let space = "xml/missing-attribute-space";
    let unquoted = "xml/unquoted-attribute";
    let cases: &[(&str, &str, &[&str])] = &[
        ("a", "a", &[]),
        ("a b=\"1\" c = 'x\"y' ", "a b=[1] c=[x\"y]", &[]),
        ("a b=\"1\"c=\"2\"", "a b=[1] c=[2]", &[space]),
        (
            "rss version=2.0 x=y",
            "rss version=[2.0] x=[y]",
            &[unquoted, unquoted],
        ),
        ("a b=\"x c=\"y\"", "a b=[x] c=[y]", &[unquoted]),
        ("a href=\"?q=\" b='1'", "a href=[?q=] b=[1]", &[]),
        ("a b=\"x", "a b=[x]", &[unquoted]),
        ("a b=\"\"x\" c=\"y\"", "a b=[x] c=[y]", &[unquoted]),
        ("a b=\"\"c=\"y\"", "a b=[] c=[y]", &[space]),
        (
            "a b c='1'",
            "a b=[] c=[1]",
            &["xml/attribute-without-value"],
        ),
        (
            "a b='1' b='2' c='3'",
            "a b=[1] c=[3]",
            &["xml/duplicate-attribute"],
        ),
        ("a / b='1'", "a b=[1]", &["xml/malformed-tag"]),
        ("a b=“1” c=`2`", "a b=[1] c=[2]", &[unquoted, unquoted]),
        ("a$ 1b=''", "a$ 1b=[]", &["xml/invalid-name"; 2]),
        (
            "a b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1 j=1 b=2",
            "a b=[1] c=[1] d=[1] e=[1] f=[1] g=[1] h=[1] i=[1] j=[1]",
            &[
                unquoted,
                unquoted,
                unquoted,
                unquoted,
                unquoted,
                unquoted,
                unquoted,
                unquoted,
                unquoted,
                "xml/duplicate-attribute",
                unquoted,
            ],
        ),
    ];
    for (tag, wanted, codes) in cases {
        assert_eq!(read(tag), (wanted.to_string(), codes.to_vec()), "{tag}");
    }
}
