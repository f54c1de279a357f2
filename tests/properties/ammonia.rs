//! A second opinion on HTML: made safe again it is the same, and where our pass says that nothing had to be put in order,
//! ammonia, told the same policy, builds the same tree. Attributes of addresses are rewritten by each in its own way and
//! are left out; a grammar judges them elsewhere.
//!
//! `AMMONIA_SECONDS=600 AMMONIA_SEED=7 cargo test --release --test properties ammonia -- --include-ignored` asks for longer.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use std::time::{Duration, Instant};

use crate::fuzz::markup::is_crowded;
use crate::fuzz::mutate;
use crate::generate::{self, random_html};
use crate::harness::environment::number;
use ammonia::{Builder, UrlRelative};
use html5ever_browser::tendril::TendrilSink;
use html5ever_browser::{ParseOpts, QualName, local_name, ns, parse_fragment};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

const BASE: &str = "https://x.example/a/";

/// What stays, without what is judged by its address: a picture and a source without one go.
const KEPT: &str = "a abbr acronym address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup \
    data dd del details dfn dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd \
    label legend li main mark menu meter nav ol output p picture pre progress q rb rp rt rtc ruby s samp search section small span \
    strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr";

/// What goes with all that it holds.
const DROPPED: &str = "applet canvas datalist fencedframe frame noembed noframes portal script select style svg \
    template textarea title";

/// Attributes that stay as they are.
const PLAIN: &str = "abbr align bgcolor border color dir lang summary title valign";

/// Tags that go while what they hold stays, and those that hold nothing. ammonia has its own mind on others: it reads
/// `<noscript>` as a browser with scripts does, makes no links of frames, objects and embeds, leaves no break where a form or
/// a dialog was, and names from SVG cost what they hold.
const OTHERS: &str = "area base basefont bgsound blink body button frameset head html image img input keygen \
    layer link map marquee meta multicol nobr optgroup option param slot source spacer track x y-z";

fn words(list: &'static str) -> HashSet<&'static str> {
    list.split_whitespace().collect()
}

fn builder() -> Builder<'static> {
    let mut builder = Builder::empty();
    builder
        .tags(words(KEPT))
        .clean_content_tags(words(DROPPED))
        .generic_attributes(words(PLAIN))
        .tag_attributes(HashMap::new())
        .url_relative(UrlRelative::PassThrough)
        .link_rel(None);
    builder
}

/// What a browser builds of HTML, one line for each node.
fn tree(html: &str) -> String {
    let div = QualName::new(None, ns!(html), local_name!("div"));
    let dom = parse_fragment(
        RcDom::default(),
        ParseOpts::default(),
        div,
        Vec::new(),
        false,
    )
    .one(html);
    let mut out = String::new();
    let root = dom.document.children.borrow()[0].clone();
    let mut waiting: Vec<(usize, Handle)> = vec![(0, root)];
    let mut texts = String::new();
    while let Some((depth, node)) = waiting.pop() {
        match &node.data {
            NodeData::Text { contents } => texts.push_str(&contents.borrow()),
            NodeData::Element { name, .. } if ["img", "source"].contains(&&*name.local) => {}
            NodeData::Element { name, attrs, .. } => {
                flush(&mut out, &mut texts);
                let attrs = attrs.borrow();
                let plain = words(PLAIN);
                let mut kept: Vec<_> = attrs
                    .iter()
                    .filter(|attribute| plain.contains(&*attribute.name.local))
                    .map(|attribute| (&*attribute.name.local, &*attribute.value))
                    .collect();
                kept.sort_unstable();
                writeln!(out, "{depth} {} {kept:?}", name.local).expect("memory does not fail");
            }
            _ => {}
        }
        let children = node.children.borrow();
        waiting.extend(
            children
                .iter()
                .rev()
                .map(|child| (depth + 1, child.clone())),
        );
    }
    flush(&mut out, &mut texts);
    out
}

/// A `<pre>` loses a newline each time that it is written and read again; here it has none in first place.
fn flush(out: &mut String, texts: &mut String) {
    let in_pre = out
        .lines()
        .last()
        .is_some_and(|line| line.contains(" pre ["));
    let text = match in_pre {
        true => texts.trim_start_matches('\n'),
        false => texts,
    };
    if !text.is_empty() {
        writeln!(out, "{text:?}").expect("memory does not fail");
    }
    texts.clear();
}

/// Whether both have the same mind on every tag. A tag that has another's beginning in it is none that ammonia keeps, and an
/// end tag without a name, which is nothing, costs a newline behind `<pre>` its meaning there.
fn are_known(html: &str) -> bool {
    // Glued to a word, what no table knows is text here: "Vec<u8>". So is the path of a file.
    let is_glued = |three: &[u8]| {
        matches!(three, [before, b'<', first]
            if before.is_ascii_alphanumeric() && b"xXyY".contains(first))
            || matches!(three, [b'x' | b'X' | b'z' | b'Z', b'/', next] if !b"/> ".contains(next))
    };
    // And what is hidden goes.
    let hides = html.to_ascii_lowercase().contains("none");
    !html.contains("</>")
        && !hides
        && !html.as_bytes().windows(3).any(is_glued)
        && html.split('<').skip(1).all(|rest| {
            let tag = rest.strip_prefix('/').unwrap_or(rest);
            let is_tag = tag.starts_with(|sign: char| sign.is_ascii_alphabetic());
            let end = tag.find(|sign: char| sign.is_ascii_whitespace() || "/>".contains(sign));
            let name = tag[..end.unwrap_or(tag.len())].to_ascii_lowercase();
            let is_named = [KEPT, DROPPED, OTHERS]
                .iter()
                .any(|list| list.split_whitespace().any(|word| word == name));
            !is_tag || is_named && tag.contains('>')
        })
}

/// ammonia keeps them; ours are spaces, newlines or nothing.
fn without_controls(html: &str) -> String {
    html.chars()
        .filter_map(|sign| match sign {
            '\r' => Some('\n'),
            '\u{c}' => Some(' '),
            '\n' | '\t' => Some(sign),
            _ => (sign >= ' ').then_some(sign),
        })
        .collect()
}

#[derive(Default)]
struct Tally {
    asked: usize,
    compared: usize,
}

/// What is wrong with what becomes of HTML.
fn judge(html: &str, builder: &Builder, tally: &mut Tally) -> Option<String> {
    tally.asked += 1;
    let safe = anyfeed::sanitize_html(html, Some(BASE), &[]);
    let again = anyfeed::sanitize_html(&safe, Some(BASE), &[]);
    if again != safe {
        return Some(format!("not the same again:\n{safe:?}\n{again:?}"));
    }
    // A browser shows U+FFFD for NUL in some places and nothing in others; here it is nothing.
    // And html5ever takes a byte order mark away where a text begins, and behind scripts.
    let html = &html.replace(['\0', '\u{feff}'], "");
    // The words of a picture without an address stay here and not there.
    let html = &html.replace("alt=", "axis=");
    if !are_known(html) {
        return None;
    }
    let (sound, is_sound) = anyfeed::probe::sanitize(html, BASE);
    if !is_sound || is_crowded(html) {
        return None;
    }
    tally.compared += 1;
    let theirs = builder.clean(html).to_string();
    let (ours, others) = (tree(&sound), tree(&without_controls(&theirs)));
    (ours != others)
        .then(|| format!("another tree:\n{sound:?}\n{theirs:?}\n{ours}\nammonia:\n{others}"))
}

/// HTML at random, every second one damaged further.
fn sweep(seed: u64, mut goes_on: impl FnMut(&Tally) -> bool) {
    let builder = builder();
    let mut random = generate::Random::new(seed);
    let mut damage = mutate::Random::new(seed);
    let mut tally = Tally::default();
    let mut before = String::new();
    while goes_on(&tally) {
        let mut html = random_html(&mut random);
        if tally.asked % 2 == 1 {
            let damaged = mutate::mutate(html.as_bytes(), before.as_bytes(), &mut damage);
            before = std::mem::replace(&mut html, String::from_utf8_lossy(&damaged).into_owned());
        }
        if let Some(wrong) = judge(&html, &builder, &mut tally) {
            panic!(
                "{html:?}, number {} of the seed {seed}, is {wrong}",
                tally.asked
            );
        }
    }
    println!(
        "{} fragments, {} of them sound and compared, seed {seed}",
        tally.asked, tally.compared
    );
    assert!(
        tally.compared * 8 > tally.asked,
        "{} compared",
        tally.compared
    );
}

/// Random HTML has each element in some place; here each of them has the one where it means what it should.
#[test]
fn each_element_stays_or_goes() {
    for name in words(KEPT) {
        let safe = anyfeed::sanitize_html(&in_place(name), None, &[]);
        let tags = [format!("<{name}>"), format!("<{name} controls=\"\">")];
        let stays = tags.iter().any(|tag| safe.contains(tag));
        assert!(stays, "{name}: {safe}");
    }
    // A frame holds nothing outside of a set of frames.
    for name in words(DROPPED).into_iter().filter(|name| *name != "frame") {
        let safe = anyfeed::sanitize_html(&in_place(name), None, &[]);
        assert!(!safe.contains("held"), "{name}: {safe}");
    }
    for name in words(OTHERS) {
        let safe = anyfeed::sanitize_html(&in_place(name), None, &[]);
        let stays = safe.contains("held") && !safe.contains(&format!("<{name}"));
        assert!(stays, "{name}: {safe}");
    }
}

/// In text, elements that only change its look run on; all others of those that hold words have lines of their own.
#[test]
fn each_element_has_its_place_in_a_text() {
    const RUN_ON: &str = "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span \
        strike strong sub sup time tt u var";
    const APART: &str = "address article aside blockquote center dd details dir div dl dt fieldset figcaption figure footer \
        h1 h2 h3 h4 h5 h6 header hgroup main nav p pre search section summary";
    for (names, wanted) in [(RUN_ON, "abc"), (APART, "a\nb\nc")] {
        for name in words(names) {
            let text = anyfeed::html_to_text(&format!("a<{name}>b</{name}>c"));
            assert_eq!(text, wanted, "{name}");
        }
    }
}

/// Words in an element that stands where it may.
fn in_place(name: &str) -> String {
    let around = match name {
        "td" | "th" => "<table><tbody><tr>",
        "tr" => "<table><tbody>",
        "col" => "<table><colgroup>",
        "caption" | "colgroup" | "tbody" | "tfoot" | "thead" => "<table>",
        _ => "",
    };
    format!("{around}<{name}>held</{name}>")
}

#[test]
fn twenty_thousand_fragments_are_as_ammonia_builds_them() {
    sweep(1, |tally| tally.asked < 20_000);
}

/// What the sweeps have found.
#[test]
fn what_was_found_holds() {
    let found = [
        // The inner point is over when the list around it is: it is the outer one that the next point ends.
        "<dd><code><ol><dd></code><dd>",
        "<li><code><ol><li></code><li>",
        "<dd><code><ol><dd></code>a<dd>b<dd>c",
    ];
    for html in found {
        assert_eq!(
            judge(html, &builder(), &mut Tally::default()),
            None,
            "{html}"
        );
    }
}

/// By the soak.
#[test]
#[ignore = "takes as long as it is given"]
fn as_many_fragments_as_there_is_time_for() {
    let until = Duration::from_secs(number("AMMONIA_SECONDS", 60));
    let most = number("AMMONIA_INPUTS", u64::MAX);
    let began = Instant::now();
    sweep(number("AMMONIA_SEED", 2), |tally| {
        (tally.asked as u64) < most && began.elapsed() < until
    });
}
