//! Options by their names.

use super::question::SetByName;
use crate::options::{Html, Options, UrlOptions};

impl SetByName for Options {
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        if let Some((group, name)) = name.split_once('.') {
            return match group {
                "limits" => self.limit(name, value),
                "canonical" => self.canonical.set(name, value),
                "synonyms" => {
                    self.synonyms.push((name.to_owned(), value.to_owned()));
                    Some(())
                }
                _ => None,
            };
        }
        match name {
            "url" => self.url = Some(value.to_owned()),
            "maxEntries" => self.max_entries = Some(value.parse().ok()?),
            "html" => {
                self.html = match value {
                    "safe" => Html::Safe,
                    "raw" => Html::Raw,
                    "none" => Html::None,
                    _ => return None,
                }
            }
            "iframeHosts" => self.iframe_hosts.push(value.to_owned()),
            _ => *self.flag(name)? = value == "true",
        }
        Some(())
    }
}

impl Options {
    fn flag(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "text" => &mut self.text,
            "extensions" => &mut self.extensions,
            "emails" => &mut self.emails,
            "provenance" => &mut self.provenance,
            "hfeed" => &mut self.hfeed,
            "beginning" => &mut self.beginning,
            _ => return None,
        })
    }

    fn limit(&mut self, name: &str, value: &str) -> Option<()> {
        let limits = &mut self.limits;
        let limit = match name {
            "bytes" => &mut limits.bytes,
            "inflated" => &mut limits.inflated,
            "entries" => &mut limits.entries,
            "entryBytes" => &mut limits.entry_bytes,
            "attributes" => &mut limits.attributes,
            "expansion" => &mut limits.expansion,
            "depth" => &mut limits.depth,
            "diagnostics" => &mut limits.diagnostics,
            _ => return None,
        };
        *limit = value.parse().ok()?;
        Some(())
    }
}

impl SetByName for UrlOptions {
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        let list = match name {
            "drop" => &mut self.drop,
            "keep" => &mut self.keep,
            _ => return None,
        };
        list.push(value.to_owned());
        Some(())
    }
}
