//! HTML that breaks rules of bodies, each by its code.

/// What breaks a rule of bodies.
pub const BODIES: &[(&str, &str)] = &[
    ("security/script", "<script>alert(1)</script>"),
    ("security/handler", "<p onclick=\"alert(1)\">Press</p>"),
    (
        "security/script-address",
        "<a href=\"javascript:alert(1)\">Press</a>",
    ),
    ("security/form", "<form><input name=\"q\"></form>"),
    (
        "security/frame",
        "<iframe src=\"https://example.org/map\" title=\"Map\"></iframe>",
    ),
    (
        "security/plugin",
        "<object data=\"https://example.org/film.swf\"></object>",
    ),
    ("security/style", "<style>p { color: red }</style>"),
    (
        "security/meta",
        "<meta http-equiv=\"refresh\" content=\"0\">",
    ),
    ("security/base", "<base href=\"https://example.net/\">"),
    (
        "security/opener",
        "<a href=\"https://example.org/\" target=\"_blank\">The harbour</a>",
    ),
    (
        "security/tracker",
        "<img src=\"https://example.org/t.gif\" width=\"1\" height=\"1\">",
    ),
    (
        "security/mixed",
        "<img src=\"http://example.org/1.jpg\" alt=\"A ship\">",
    ),
    ("security/relative", "<img src=\"/1.jpg\" alt=\"A ship\">"),
    (
        "security/wrapper",
        "<html><body><p>He counts.</p></body></html>",
    ),
    ("security/unknown", "<p>Write <keeper>.</p>"),
    ("security/outdated", "<marquee>News</marquee>"),
    (
        "accessibility/image-text",
        "<img src=\"https://example.org/1.jpg\">",
    ),
    (
        "accessibility/image-file-name",
        "<img src=\"https://example.org/1.jpg\" alt=\"1.jpg\">",
    ),
    (
        "accessibility/link-text",
        "<a href=\"https://example.org/\"></a>",
    ),
    (
        "accessibility/link-vague",
        "<a href=\"https://example.org/\">click here</a>",
    ),
    (
        "accessibility/frame-title",
        "<iframe src=\"https://example.org/map\"></iframe>",
    ),
    (
        "accessibility/autoplay",
        "<video src=\"https://example.org/1.mp4\" autoplay></video>",
    ),
    (
        "accessibility/table-headings",
        "<table><tr><td>Ship</td></tr></table>",
    ),
    ("accessibility/heading-first", "<h1>The keeper</h1>"),
    ("accessibility/heading-empty", "<h2> </h2><p>He counts.</p>"),
];
