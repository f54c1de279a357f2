//! Marks by which documents that are no feeds are known.

use super::Found;

/// Offset, bytes, what they begin.
pub const MAGIC: &[(usize, &[u8], Found)] = &[
    (0, b"\x89PNG\r\n", Found::Image),
    (0, b"\xFF\xD8\xFF", Found::Image),
    (0, b"GIF87a", Found::Image),
    (0, b"GIF89a", Found::Image),
    (8, b"WEBPVP8", Found::Image),
    (0, b"\0\0\x01\0", Found::Image),
    (4, b"ftypavi", Found::Image),
    (4, b"ftypmif1", Found::Image),
    (4, b"ftyphei", Found::Image),
    (0, b"II*\0", Found::Image),
    (0, b"MM\0*", Found::Image),
    (0, b"%PDF-", Found::Pdf),
    (0, b"PK\x03\x04", Found::Binary),
    (0, b"PK\x05\x06", Found::Binary),
    (0, b"Rar!\x1A\x07", Found::Binary),
    (0, b"7z\xBC\xAF\x27\x1C", Found::Binary),
    (0, b"\xFD7zXZ\0", Found::Binary),
    (0, b"\x28\xB5\x2F\xFD", Found::Binary),
    (0, b"BZh", Found::Binary),
    (0, b"\x7FELF", Found::Binary),
    (0, b"\0asm", Found::Binary),
    (0, b"ID3\x02", Found::Binary),
    (0, b"ID3\x03", Found::Binary),
    (0, b"ID3\x04", Found::Binary),
    (0, b"OggS\0", Found::Binary),
    (0, b"fLaC\0", Found::Binary),
    (0, b"wOFF", Found::Binary),
    (0, b"wOF2", Found::Binary),
    (0, b"SQLite format 3\0", Found::Binary),
    (4, b"ftyp", Found::Binary),
];

pub const ROOTS: &[(&str, Found)] = &[
    ("opml", Found::Opml),
    ("urlset", Found::Sitemap),
    ("sitemapindex", Found::Sitemap),
    ("rdf", Found::Rdf),
    ("svg", Found::Image),
];

/// Elements that a page, or a piece of one, begins with.
#[rustfmt::skip]
pub const HTML: &[&str] = &[
    "html", "head", "body", "title", "meta", "link", "script", "style", "base", "noscript", "div", "span", "p", "br",
    "b", "i", "a", "font", "center", "h1", "h2", "h3", "hr", "pre", "code", "table", "form", "img", "ul", "ol",
    "main", "header", "section", "article", "nav", "iframe", "frameset", "strong", "em", "aside", "footer", "figure",
    "blockquote",
];

/// Only pages that keep robots out hold these. Cloudflare puts other scripts of its challenge platform into pages that it lets through.
#[rustfmt::skip]
pub const CHALLENGE: &[&str] = &[
    "<title>just a moment", "<title>attention required! | cloudflare", "<title>ddos-guard", "<title>access denied | ",
    "<title>pardon our interruption", "<title>robot check", "<title>captcha", "<title>are you a robot",
    "<title>making sure you", "<title>verifying your", "<title>one moment, please", "<title>bot verification",
    "<title>security check", "<title>human verification", "<title>client challenge", "cf-chl-", "_cf_chl_opt",
    "cf-browser-verification", "cf-error-details", "/cdn-cgi/challenge-platform/h/", "checking your browser before",
    "/.well-known/ddos-guard/", "_incapsula_resource", "sucuri_cloudproxy_js", "sucuri website firewall",
    "px-captcha", "captcha-delivery.com", "awswafintegration", "/.within.website/x/cmd/anubis", "slowaes.decrypt",
    "enable javascript and cookies to continue", "please enable js and disable any ad blocker",
];

/// Pages for people hold these too, under a form.
#[rustfmt::skip]
pub const CAPTCHA: &[&str] = &[
    "g-recaptcha", "recaptcha/api.js", "h-captcha", "hcaptcha.com", "challenges.cloudflare.com/turnstile",
    "cf-turnstile", "geetest", "friendlycaptcha", "friendly-challenge", "captcha",
];

/// What titles of login pages say.
#[rustfmt::skip]
pub const SIGN_IN: &[&str] = &[
    "log in", "login", "log-in", "sign in", "sign-in", "signin", "log on", "logon", "password", "anmeld", "einloggen",
    "passwort", "connexion", "connecter", "identifi", "iniciar ses", "acceder", "entrar", "accedi", "inloggen",
    "aanmelden", "logga in", "logg inn", "log ind", "kirjaudu", "zaloguj", "logowanie", "přihlá", "belép", "bejelent",
    "giriş", "вход", "войти", "авториза", "увійти", "ログイン", "登录", "登入", "로그인",
];
