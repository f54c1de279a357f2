//! Documents made to do harm: they are read to the end, in bounded memory, and do none.

use anyfeed::model::Feed;
use anyfeed::options::Limits;
use anyfeed::{FeedError, Options, parse};

use crate::harness::deadline::ends;

fn rss(items: &str) -> String {
    format!("<rss version='2.0'><channel><title>News</title>{items}</channel></rss>")
}

fn read(document: impl AsRef<[u8]>) -> Result<Feed<'static>, FeedError> {
    parse(document.as_ref(), None, &Options::default())
}

fn title(document: impl AsRef<[u8]>) -> String {
    let feed = read(document).expect("it is a feed");
    feed.entries[0]
        .title
        .as_deref()
        .unwrap_or_default()
        .to_owned()
}

fn item(title: &str) -> String {
    rss(&format!("<item><title>{title}</title></item>"))
}

fn json_size(document: &str) -> usize {
    let json = anyfeed::parse_to_json(document.as_bytes(), None, &Options::default());
    json.expect("it is a feed").len()
}

#[test]
fn entities_explode_nowhere() {
    let mut laughs = String::from("<!ENTITY l0 'lol'>");
    for level in 1..30 {
        let before = format!("&l{};", level - 1).repeat(10);
        laughs += &format!("<!ENTITY l{level} '{before}'>");
    }
    let quadratic = format!("<!ENTITY a '{}'>", "a".repeat(50_000));
    let circle = "<!ENTITY a '&b;'><!ENTITY b '&a;'>";
    let parameter = "<!ENTITY % a 'x'><!ENTITY % b '%a;%a;%a;%a;'><!ENTITY a '%b;%b;'>";
    for (name, definitions, used) in [
        ("a billion laughs", laughs.as_str(), "&l29;".to_owned()),
        ("quadratic blow-up", &quadratic, "&a;".repeat(50_000)),
        ("a circle", circle, "&a;".repeat(1000)),
        ("parameters", parameter, "&a;".to_owned()),
    ] {
        let document = format!("<!DOCTYPE rss [{definitions}]>{}", item(&used));
        let size = ends(name, || json_size(&document));
        assert!(
            size < 4 * document.len() + (256 << 10),
            "{name}: {size} bytes"
        );
    }
}

#[test]
fn nothing_outside_is_ever_read() {
    let secret = std::env::temp_dir().join("anyfeed-secret");
    std::fs::write(&secret, "a secret").expect("it can be written");
    let path = secret.display();
    for document in [
        format!(
            "<!DOCTYPE rss [<!ENTITY a SYSTEM 'file://{path}'>]>{}",
            item("&a;")
        ),
        format!(
            "<!DOCTYPE rss [<!ENTITY a PUBLIC 'a' '{path}'>]>{}",
            item("&a;")
        ),
        format!("<!DOCTYPE rss SYSTEM 'file://{path}'>{}", item("&a;")),
        format!(
            "<!DOCTYPE rss [<!ENTITY % a SYSTEM 'file://{path}'>%a;]>{}",
            item("&a;")
        ),
        item(&format!(
            "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' parse='text' href='file://{path}'/>"
        )),
        format!("<?xml-stylesheet href='file://{path}'?>{}", item("a")),
    ] {
        let feed = read(&document).expect("it is a feed");
        assert!(!format!("{feed:?}").contains("a secret"), "{document}");
    }
}

#[test]
fn utf_7_is_never_read() {
    let document = item("+ADw-script+AD4-");
    for label in ["utf-7", "unicode-1-1-utf-7", "csUTF7", "x-utf-7"] {
        let header = format!("text/xml; charset={label}");
        let feed = parse(document.as_bytes(), Some(&header), &Options::default());
        let feed = feed.expect("it is a feed");
        assert_eq!(feed.entries[0].title.as_deref(), Some("+ADw-script+AD4-"));
    }
}

#[test]
fn overlong_sequences_and_surrogates_mean_no_other_character() {
    for (name, bytes) in [
        ("overlong <", &b"\xC0\xBC"[..]),
        ("overlong < in three", b"\xE0\x80\xBC"),
        ("overlong < in four", b"\xF0\x80\x80\xBC"),
        ("overlong NUL", b"\xC0\x80"),
        ("a lone surrogate", b"\xED\xA0\x80"),
        ("a pair of surrogates", b"\xED\xA0\xBD\xED\xB8\x80"),
        ("beyond Unicode", b"\xF4\x90\x80\x80"),
        ("six bytes", b"\xFC\x80\x80\x80\x80\xBC"),
    ] {
        let mut document =
            item("a|b \u{e9}\u{e8}\u{e0}\u{fc}\u{e9}\u{e8}\u{e0}\u{fc}").into_bytes();
        let at = document
            .iter()
            .position(|byte| *byte == b'|')
            .expect("it is there");
        document.splice(at..=at, bytes.iter().copied());
        let title = title(&document);
        assert!(!title.contains(['<', '\0']), "{name}: {title:?}");
        assert!(title.starts_with('a'), "{name}: {title:?}");
    }
    let json = r#"{"version":"https://jsonfeed.org/version/1.1","title":"News","items":[{"id":"1","title":"a\ud800b","content_text":"One"}]}"#;
    assert_eq!(title(json), "a\u{FFFD}b");
}

#[test]
fn lone_controls_are_gone_from_every_text() {
    let controls = (0..0x20_u32).chain(0x7f..0xa0).filter_map(char::from_u32);
    for control in controls.filter(|control| !control.is_whitespace()) {
        let number = format!("&#{};", u32::from(control));
        for written in [control.to_string(), number] {
            let feed = read(item(&format!("a{written}b &lt;i&gt;c{written}d&lt;/i&gt;")));
            clean(&feed.expect("it is a feed"), control);
        }
        let json = format!(
            "{{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"a{control}b\",\"items\":[{{\"id\":\"1\",\"title\":\"a\\u{:04x}b\",\"content_html\":\"<p>a{control}b\"}}]}}",
            u32::from(control)
        );
        clean(&read(&json).expect("it is a feed"), control);
    }
}

fn clean(feed: &Feed, control: char) {
    let entry = &feed.entries[0];
    for text in [
        &feed.head.title,
        &entry.title,
        &entry.title_html,
        &entry.content_html,
        &entry.content_text,
    ]
    .into_iter()
    .flatten()
    {
        let found = text.chars().find(|sign| *sign < ' ' && *sign != '\n');
        assert_eq!(found, None, "{control:?} leaves {text:?}");
    }
}

#[test]
fn what_becomes_no_entry_is_in_no_diagnostic() {
    let error = read("<x><entry xmlns=y>").expect_err("it is no feed");
    let report = error.report.expect("there is one");
    assert!(report.diagnostics.iter().all(|found| found.entry.is_none()));
}

#[test]
fn a_million_of_anything_is_read() {
    const MANY: usize = 1_000_000;
    let attributes: String = (0..MANY).map(|at| format!(" a{at}='b'")).collect();
    let feed = ends("a million attributes", || {
        read(rss(&format!("<item><title{attributes}>One</title></item>")))
    });
    assert_eq!(
        feed.expect("it is a feed").entries[0].title.as_deref(),
        Some("One")
    );
    let spaces: String = (0..MANY)
        .map(|at| format!(" xmlns:a{at}='urn:{at}'"))
        .collect();
    let feed = ends("a million namespaces", || {
        read(format!(
            "<rss version='2.0'{spaces}><channel><item><title>One</title></item></channel></rss>"
        ))
    });
    assert_eq!(
        feed.expect("it is a feed").entries[0].title.as_deref(),
        Some("One")
    );
    let nested: String = (0..MANY / 10)
        .map(|at| format!("<b xmlns:a{at}='urn:{at}'>"))
        .collect();
    let feed = ends("namespaces within namespaces", || {
        read(rss(&format!("<item><title>One</title>{nested}")))
    });
    assert_eq!(
        feed.expect("it is a feed").entries[0].title.as_deref(),
        Some("One")
    );
    let keys: Vec<String> = (0..MANY).map(|at| format!("\"a{at}:b\":1")).collect();
    let feed = ends("a million prefixes in JSON", || {
        read(format!(
            "{{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{{\"title\":\"One\",{}}}]}}",
            keys.join(",")
        ))
    });
    assert_eq!(
        feed.expect("it is a feed").entries[0].title.as_deref(),
        Some("One")
    );
    let items = "<item/>".repeat(MANY);
    let feed = ends("a million entries", || read(rss(&items))).expect("it is a feed");
    assert!(feed.entries.len() > 1000 && feed.entries.len() <= Limits::default().entries);
    assert!(feed.head.report.truncated);
}

#[test]
fn a_hundred_thousand_levels_overflow_no_stack() {
    const MANY: usize = 100_000;
    let json = format!(
        "{{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"News\",\"items\":[{{\"id\":\"1\",\"title\":\"One\",\"_a\":{}",
        "{\"a\":[".repeat(MANY)
    );
    let deep = |open: &str, close: &str| {
        rss(&format!(
            "<item><title>One</title><description>{}words{}</description></item>",
            open.repeat(MANY),
            close.repeat(MANY)
        ))
    };
    let documents = [
        ("elements", deep("<b>", "</b>")),
        ("escaped elements", deep("&lt;b&gt;", "&lt;/b&gt;")),
        ("escaped divisions", deep("&lt;div&gt;", "&lt;/div&gt;")),
        ("escaped tables", deep("&lt;table&gt;&lt;td&gt;", "")),
        ("items", rss(&"<item><title>One</title><a>".repeat(MANY))),
        ("JSON", json),
        (
            "h-feed",
            format!(
                "<!DOCTYPE html><html><body><div class='h-feed'><div class='h-entry'><a class='p-name u-url' href='https://x.example/1'>One</a><div class='e-content'>{}</div></div></div></body></html>",
                "<div>".repeat(MANY) + &"</div>".repeat(MANY)
            ),
        ),
    ];
    for (name, document) in documents {
        // The smallest stack that hosts give.
        let thread = std::thread::Builder::new().stack_size(1 << 20);
        let read = thread.spawn(move || ends(name, || title(&document)));
        assert_eq!(
            read.expect("it starts").join().expect("it lives"),
            "One",
            "{name}"
        );
    }
}

/// By hand, and by the soak.
#[test]
#[ignore = "needs a gigabyte of memory"]
fn a_hundred_megabytes_of_one_entry() {
    let long = rss(&format!(
        "<item><title>One</title><description>{}",
        "words &amp; words ".repeat(6 << 20)
    ));
    let error = read(&long).expect_err("it is too large");
    assert_eq!(error.code, "too-large");
    let limits = Limits {
        bytes: usize::MAX,
        ..Limits::default()
    };
    let options = Options {
        limits,
        ..Options::default()
    };
    let feed = ends("a hundred megabytes", || {
        parse(long.as_bytes(), None, &options)
    })
    .expect("it is a feed");
    assert_eq!(feed.entries[0].title.as_deref(), Some("One"));
    assert!(feed.head.report.truncated);
}
