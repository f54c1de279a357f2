//! Atom Publishing. <https://www.rfc-editor.org/rfc/rfc5023>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static APP: Profile = Profile {
    name: "app",
    title: "Atom Publishing",
    uris: &["http://www.w3.org/2007/app"],
    link: "https://www.rfc-editor.org/rfc/rfc5023",
    rules: rules! {
        "app/edited-form" Error "edited" Is(RFC3339) => "Write “2024-01-15T14:45:00Z”." "#section-10.2";
        "app/edited-repeated" Error "@entry" Once("app:edited") => "Keep one <app:edited>." "#section-10.2";
        "app/edited-empty" Error "edited" Filled => "Write a date." "#section-10.2";
        "app/draft-form" Error "draft" Word(&["yes", "no"]) => "Write yes or no." "#section-13.1.1";
        "app/draft-public" Warning "draft" Word(&["no"]) => "Leave drafts out of the feed." "#section-13.1.1" ["Readers show the draft."];
        "app/control-repeated" Error "@entry" Once("app:control") => "Keep one <app:control>." "#section-13.1.1";
    },
};
