//! Syndication module. <https://web.resource.org/rss/1.0/modules/syndication/>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static SYNDICATION: Profile = Profile {
    name: "sy",
    title: "Syndication module",
    uris: &["http://purl.org/rss/1.0/modules/syndication/"],
    link: "https://web.resource.org/rss/1.0/modules/syndication/",
    rules: rules! {
        "sy/period-unknown" Error "updatePeriod" Word(&["hourly", "daily", "weekly", "monthly", "yearly"]) => "Write hourly, daily, weekly, monthly or yearly." "";
        "sy/period-empty" Warning "updatePeriod" Filled => "Write a period, or leave the element out." "";
        "sy/period-repeated" Error "@feed" Once("sy:updatePeriod") => "Keep one <sy:updatePeriod>." "";
        "sy/frequency-form" Error "updateFrequency" Is(POSITIVE) => "Write a number above zero." "";
        "sy/frequency-repeated" Error "@feed" Once("sy:updateFrequency") => "Keep one <sy:updateFrequency>." "";
        "sy/base-form" Error "updateBase" Is(W3CDTF) => "Write “2000-01-01T12:00+00:00”." "";
        "sy/place" Warning "updatePeriod" Within(&["channel", "feed"]) => "Put it into the channel." "";
    },
};
