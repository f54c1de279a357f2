//! Nothing is lost without a word: what a field says is in the result, unless a diagnostic says that something is not as it should be.

use anyfeed::Options;
use serde_json::Value;

/// Stands nowhere else, and is no markup in any language.
const MARK: &str = "Quibbleworth";
/// Elements whose text is read wherever a feed or an entry has them.
const FIELDS: &[&str] = &["<title>", "<description>", "<summary>", "<category>"];
/// Where text is something else or nobody's, and where another vocabulary may say the same and is believed.
const OTHER_TEXT: &[&str] = &["<!", "<?", "script", "style", "xmlns:", "<content"];

/// Puts a word into the first and the last field of a document that is sound, and looks for it in the result.
pub fn kept(document: &[u8]) {
    let Ok(text) = std::str::from_utf8(document) else {
        return;
    };
    let declared = text
        .strip_prefix("<?xml ")
        .and_then(|rest| rest.split_once("?>"));
    let body = declared.map_or(text, |(_, body)| body);
    let is_feed = ["<rss", "<feed"]
        .iter()
        .any(|root| body.trim_start().starts_with(root));
    let is_hfeed = text.contains("h-entry");
    if !is_feed
        || is_hfeed
        || OTHER_TEXT.iter().any(|words| body.contains(words))
        || text.contains(MARK)
    {
        return;
    }
    for field in FIELDS {
        for at in [text.find(field), text.rfind(field)].into_iter().flatten() {
            let (before, behind) = text.split_at(at + field.len());
            sought(&format!("{before}{MARK} {behind}"), field);
        }
    }
}

fn sought(text: &str, field: &str) {
    let Ok(json) = anyfeed::parse_text_to_json(text, None, &Options::default()) else {
        return;
    };
    let feed: Value = serde_json::from_slice(&json).expect("the JSON is JSON");
    let report = &feed["report"];
    if report["truncated"] == true || report["diagnosticsTotal"] != 0 {
        return;
    }
    let is_there = json
        .windows(MARK.len())
        .any(|window| window == MARK.as_bytes());
    assert!(
        is_there,
        "what stands in {field} is nowhere, and nothing says so: {text:?}"
    );
}
