//! HTML at random: tags of a few names, and texts, in any order. What tests of other crates ask is made here, too.

pub use super::chance::Random;

impl Random {
    pub fn of<'l>(&mut self, list: &[&'l str]) -> &'l str {
        list[self.below(list.len())]
    }
}

const NAMES: &[&str] = &[
    "a",
    "b",
    "code",
    "em",
    "font",
    "i",
    "s",
    "u",
    "q",
    "rb",
    "rp",
    "rt",
    "rtc",
    "ruby",
    "span",
    "br",
    "wbr",
    "address",
    "article",
    "blockquote",
    "center",
    "details",
    "div",
    "h1",
    "h2",
    "hr",
    "p",
    "pre",
    "section",
    "summary",
    "dd",
    "dl",
    "dt",
    "li",
    "ol",
    "ul",
    "caption",
    "col",
    "colgroup",
    "table",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
    "tr",
    "audio",
    "img",
    "picture",
    "source",
    "video",
    "body",
    "button",
    "dialog",
    "fieldset",
    "form",
    "frameset",
    "head",
    "html",
    "listing",
    "marquee",
    "nobr",
    "noscript",
    "optgroup",
    "option",
    "applet",
    "area",
    "base",
    "canvas",
    "embed",
    "frame",
    "iframe",
    "image",
    "input",
    "link",
    "math",
    "meta",
    "noembed",
    "noframes",
    "object",
    "param",
    "plaintext",
    "script",
    "select",
    "style",
    "svg",
    "template",
    "textarea",
    "title",
    "xmp",
    "x",
    "y-z",
    "foreignObject",
    "desc",
    "mi",
    "mtext",
    "annotation-xml",
];
const TEXTS: &[&str] = &[
    "x",
    " ",
    "\n",
    "&amp;",
    "&lt;",
    "&nbsp;",
    "\u{a0}",
    "<",
    "&#13;",
    "\r\n",
    "\0",
    "é",
    "a b ",
    "\"",
    "'",
    "<!--c-->",
    "<!--",
    "-->",
    "<![CDATA[x]]>",
    "</",
    "&copy",
    "\n\n",
    ">",
    "<?x?>",
    "]]>",
    "\u{c}",
    "<a@b.example>",
    "<x.y>",
];
const ATTRIBUTES: &[&str] = &[
    " href=x",
    " href='javascript:alert(1)'",
    " src=a.png",
    " title=\"<img src=x onerror=alert(1)>\"",
    " alt='\"&amp;'",
    " onclick=x",
    " srcset='a.png 1x, javascript:x 2x'",
    " color=red",
    " style='display:none;max-height:0'",
    " type=hidden",
    " class=a",
    " /",
    "/",
    " width=1 height=1",
    " cite='javascript:x'",
    " start=3",
    " open",
    " href=https://a.example/?a=1&copy=2",
];

/// Tags of a few names and texts, in any order.
pub fn random_html(random: &mut Random) -> String {
    let few: Vec<&str> = (0..1 + random.below(6)).map(|_| random.of(NAMES)).collect();
    let mut html = String::new();
    for _ in 0..1 + random.below(24) {
        let name = if random.below(8) == 0 {
            random.of(NAMES)
        } else {
            random.of(&few)
        };
        match random.below(10) {
            0..=3 => {
                html.push_str(&format!("<{name}"));
                for _ in 0..random.below(3) {
                    html.push_str(random.of(ATTRIBUTES));
                }
                html.push('>');
            }
            4..=6 => html.push_str(&format!("</{name}>")),
            _ => html.push_str(random.of(TEXTS)),
        }
    }
    html
}
