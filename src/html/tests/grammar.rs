//! The grammar of safe HTML, checked by a reader of its own: whatever the sanitizer gives must obey it.
//!
//! Written without the tables and the tokenizer that it checks. Output that obeys it holds nothing that
//! runs, loads, restyles or escapes its place, in whatever way it is parsed.

const ELEMENTS: &str = " a abbr acronym address article aside audio b bdi bdo big blockquote br caption center cite code data \
    col colgroup dd del details dfn dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header \
    hgroup hr i img ins kbd label legend li main mark menu meter nav ol output p picture pre progress q rb rp rt rtc ruby s samp search section \
    small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr ";
const VOID: &str = " br col hr img source wbr ";
const ATTRIBUTES: &str = " abbr align alt axis bgcolor border bordercolor cellpadding cellspacing char charoff cite clear \
    color cols colspan compact controls datetime dir face frame headers height href hspace lang loading media noshade \
    nowrap open poster rel reversed rowspan rules scope size sizes span src srcset start summary title type valign value \
    vspace width \
    accept autocomplete balance bgproperties bordercolordark bordercolorlight bottompadding ch challenge charset choff coords \
    datafld datapagesize default delay disabled draggable end galleryimg gutter hidefocus high hreflang inputmode keytype \
    leftspacing loopcount loopend loopstart low max maxlength min multiple nohref optimum point-size pqg prompt radiogroup \
    readonly repeat-max repeat-min replace required rev rightspacing rows shape step suppress toppadding unselectable urn \
    variable volume wrap ";
/// Of a formula, which holds nothing else.
const FORMULA: &str = " math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder \
    mover munderover mmultiscripts mprescripts none mtable mtr mtd semantics annotation ";
const TEXT_ALONE: &str = " mi mn mo ms mtext annotation ";
const IN_FORMULAS: &str = " display alttext dir displaystyle scriptlevel mathvariant mathsize form fence separator stretchy symmetric \
    largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth voffset linethickness columnalign \
    rowalign columnspacing rowspacing columnspan rowspan encoding ";
const ADDRESSES: &str = " cite href poster src ";
const BLOCKS: &str = " address article aside blockquote center details dir div dl fieldset figcaption figure footer h1 h2 \
    h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul li dd dt ";
const SHUTS_OFF: &str = " caption table td th ";

fn is_in(list: &str, word: &str) -> bool {
    !word.contains(' ') && list.contains(&format!(" {word} "))
}

/// What breaks the grammar first.
pub fn violation(html: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    if html
        .bytes()
        .any(|byte| byte < b' ' && byte != b'\n' && byte != b'\t')
    {
        return Some("a control character".into());
    }
    while let Some(at) = rest.find('<') {
        if let Some(found) = in_text(&rest[..at]) {
            return Some(found);
        }
        let Some(end) = rest[at..].find('>') else {
            return Some(format!("an open tag: {}", &rest[at..]));
        };
        let tag = &rest[at + 1..at + end];
        rest = &rest[at + end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Some(format!("</{name}> closes something else"));
            }
            continue;
        }
        if let Some(found) = start(tag, &mut open) {
            return Some(found);
        }
    }
    in_text(rest).or((!open.is_empty()).then(|| format!("left open: {open:?}")))
}

fn in_text(text: &str) -> Option<String> {
    if text.contains('>') {
        return Some(format!("a bare > in {text:?}"));
    }
    bare_ampersand(text)
}

fn bare_ampersand(text: &str) -> Option<String> {
    let known = ["amp;", "lt;", "gt;", "nbsp;", "quot;"];
    text.split('&')
        .skip(1)
        .find(|after| !known.iter().any(|name| after.starts_with(name)))
        .map(|after| format!("a bare &{after}"))
}

fn start<'h>(tag: &'h str, open: &mut Vec<&'h str>) -> Option<String> {
    let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
    let parent = open.last().copied().unwrap_or_default();
    if is_in(FORMULA, parent) != is_in(FORMULA, name) && name != "math" || is_in(TEXT_ALONE, parent)
    {
        return Some(format!("<{name}> in <{parent}>"));
    }
    if name == "math" && is_in(FORMULA, parent) {
        return Some("a formula in a formula".into());
    }
    if !is_in(ELEMENTS, name) && !is_in(FORMULA, name) {
        return Some(format!("<{name}>"));
    }
    let enclosing = open
        .iter()
        .rev()
        .take_while(|outer| !is_in(SHUTS_OFF, outer));
    if is_in(BLOCKS, name) && enclosing.clone().any(|outer| *outer == "p") {
        return Some(format!("<{name}> in a paragraph"));
    }
    if name == "a" && enclosing.clone().any(|outer| *outer == "a") {
        return Some("a link in a link".into());
    }
    let parents: &[&str] = match name {
        "tbody" | "thead" | "tfoot" | "caption" | "colgroup" => &["table"],
        "tr" => &["tbody", "thead", "tfoot"],
        "td" | "th" => &["tr"],
        "col" => &["colgroup"],
        _ => &[],
    };
    if !parents.is_empty() && !parents.contains(&parent) {
        return Some(format!("<{name}> in <{parent}>"));
    }
    if parents.is_empty()
        && ["table", "tbody", "thead", "tfoot", "tr", "colgroup"].contains(&parent)
    {
        return Some(format!("<{name}> directly in <{parent}>"));
    }
    if let Some(found) = in_attributes(name, attributes) {
        return Some(found);
    }
    if !is_in(VOID, name) {
        open.push(name);
    }
    (open.len() > 150).then(|| "deeper than 150".into())
}

fn in_attributes(element: &str, attributes: &str) -> Option<String> {
    let mut rest = attributes;
    let mut seen: Vec<(&str, &str)> = Vec::new();
    while !rest.is_empty() {
        let Some((name, after)) = rest.split_once("=\"") else {
            return Some(format!("no value: {rest}"));
        };
        let Some((value, after)) = after.split_once('"') else {
            return Some(format!("no end: {rest}"));
        };
        let known = if is_in(FORMULA, element) {
            IN_FORMULAS
        } else {
            ATTRIBUTES
        };
        if !is_in(known, name) || seen.iter().any(|(known, _)| *known == name) {
            return Some(format!("{name}= on <{element}>"));
        }
        if value.contains(['<', '>']) {
            return Some(format!("a bare < or > in {name}"));
        }
        if let Some(found) = bare_ampersand(value).or(in_addresses(element, name, value)) {
            return Some(found);
        }
        seen.push((name, value));
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    let has = |wanted: &str| {
        seen.iter()
            .find(|(name, _)| *name == wanted)
            .map(|(_, value)| *value)
    };
    if element == "a" && has("href").is_some() && has("rel") != Some("noopener noreferrer nofollow")
    {
        return Some("a link without rel".into());
    }
    let tiny = |name| has(name).is_some_and(|size| size == "0" || size == "1");
    (element == "img" && tiny("width") && tiny("height")).then(|| "a tracking pixel".into())
}

fn in_addresses(element: &str, name: &str, value: &str) -> Option<String> {
    let web = |address: &str| address.starts_with("http://") || address.starts_with("https://");
    if name == "srcset" {
        let bad = value.split(", ").find(|candidate| !web(candidate));
        return bad.map(|bad| format!("srcset {bad}"));
    }
    if !is_in(ADDRESSES, name) {
        return None;
    }
    let allowed = web(value)
        || name == "href"
            && ["mailto:", "tel:", "magnet:", "ftp:"]
                .iter()
                .any(|scheme| value.starts_with(scheme))
        || element == "img"
            && name == "src"
            && value.starts_with("data:image/")
            && value.contains(";base64,");
    (!allowed).then(|| format!("{name} {value}"))
}

#[test]
fn the_grammar_sees_what_is_wrong() {
    for html in [
        "<p>a</p>",
        "<a>b</a>",
        "<a href=\"https://x.example/\" rel=\"noopener noreferrer nofollow\">b</a>",
        "a&amp;b",
        "<table><tbody><tr><td><p>a</p></td></tr></tbody></table>",
        "<img src=\"https://x.example/\" loading=\"lazy\">",
        "<p><math display=\"block\"><mi>a</mi></math></p>",
    ] {
        assert_eq!(violation(html), None, "{html}");
    }
    for html in [
        "<p>",
        "</p>",
        "<b><i></b></i>",
        "<script></script>",
        "<p onclick=\"\"></p>",
        "<p style=\"\"></p>",
        "a & b",
        "a > b",
        "<a href=\"javascript:x\"></a>",
        "<a href=\"https://x.example/\"></a>",
        "<p><div></div></p>",
        "<td></td>",
        "<p title=\"<\"></p>",
        "<img srcset=\"javascript:x 1x\">",
        "<a><b><a></a></b></a>",
        "<P></P>",
        "<table>x<p></p></table>",
        "<img src=\"https://x.example/\" width=\"1\" height=\"1\">",
        "\r",
        "<svg></svg>",
        "<a href=x></a>",
        "<mi>a</mi>",
        "<math><p></p></math>",
        "<math><mi><mo></mo></mi></math>",
        "<math><math></math></math>",
        "<math href=\"https://x.example/\"></math>",
    ] {
        assert!(violation(html).is_some(), "{html}");
    }
}
