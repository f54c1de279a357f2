//! `Europe/Paris` and its kin: the usual cities, their standard time, and whether clocks change there.
//!
//! Small on purpose: feeds that name a place nearly always give an offset as well. Offsets are those kept today; daylight
//! saving follows the rule in force in the date's own year, as far back as feeds go.

use chrono::{Datelike, NaiveDate, Weekday};

/// When clocks are put forward by an hour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Summer {
    /// Never.
    Never,
    /// The European Union: last Sunday of March to last Sunday of October, at 1:00 UTC.
    Europe,
    /// The United States and Canada: since 2007 from the second Sunday of March to the first of November.
    America,
}

/// Standard time in minutes east of UTC, the rule, and the last part of the IANA name in lower case.
#[rustfmt::skip]
const PLACES: &[(i32, Summer, &str)] = &[
    (-660, Summer::Never, "pago_pago samoa midway"),
    (-600, Summer::Never, "honolulu hawaii tahiti"),
    (-540, Summer::America, "anchorage juneau alaska"),
    (-480, Summer::America, "los_angeles vancouver tijuana pacific"),
    (-420, Summer::America, "denver boise edmonton mountain"),
    (-420, Summer::Never, "phoenix arizona hermosillo"),
    (-360, Summer::America, "chicago winnipeg menominee central"),
    (-360, Summer::Never, "mexico_city guatemala costa_rica el_salvador tegucigalpa managua regina monterrey"),
    (-300, Summer::America, "new_york toronto detroit montreal louisville indianapolis nassau eastern"),
    (-300, Summer::Never, "bogota lima panama guayaquil jamaica cancun"),
    (-240, Summer::America, "halifax bermuda thule moncton atlantic"),
    (-240, Summer::Never, "caracas la_paz manaus puerto_rico santo_domingo barbados port_of_spain martinique"),
    (-210, Summer::America, "st_johns newfoundland"),
    (-180, Summer::Never, "sao_paulo buenos_aires montevideo bahia fortaleza recife cordoba cayenne paramaribo asuncion"),
    (0, Summer::Europe, "london lisbon dublin belfast jersey guernsey isle_of_man madeira canary faroe"),
    (0, Summer::Never, "utc gmt uct zulu universal greenwich reykjavik abidjan accra dakar"),
    (60, Summer::Europe, "paris berlin madrid rome amsterdam brussels vienna zurich stockholm oslo copenhagen prague budapest warsaw \
        belgrade zagreb ljubljana bratislava sarajevo skopje luxembourg monaco malta andorra vaduz san_marino vatican \
        tirane podgorica gibraltar busingen ceuta longyearbyen"),
    (60, Summer::Never, "lagos algiers tunis casablanca kinshasa luanda"),
    (120, Summer::Europe, "athens helsinki bucharest sofia kiev kyiv riga tallinn vilnius mariehamn nicosia"),
    (120, Summer::Never, "johannesburg harare maputo lusaka tripoli kaliningrad kigali windhoek"),
    (180, Summer::Never, "moscow istanbul minsk riyadh baghdad kuwait qatar nairobi addis_ababa simferopol bahrain"),
    (210, Summer::Never, "tehran"),
    (240, Summer::Never, "dubai baku tbilisi yerevan samara muscat mauritius"),
    (270, Summer::Never, "kabul"),
    (300, Summer::Never, "karachi tashkent yekaterinburg almaty maldives ashgabat dushanbe"),
    (330, Summer::Never, "kolkata calcutta colombo"),
    (345, Summer::Never, "kathmandu katmandu"),
    (360, Summer::Never, "dhaka omsk bishkek thimphu"),
    (390, Summer::Never, "yangon rangoon"),
    (420, Summer::Never, "bangkok jakarta ho_chi_minh saigon hanoi novosibirsk krasnoyarsk phnom_penh vientiane"),
    (480, Summer::Never, "shanghai hong_kong singapore taipei manila perth kuala_lumpur irkutsk macau chongqing makassar"),
    (540, Summer::Never, "tokyo seoul pyongyang yakutsk jayapura"),
    (570, Summer::Never, "darwin"),
    (600, Summer::Never, "brisbane vladivostok guam port_moresby"),
    (660, Summer::Never, "noumea magadan guadalcanal"),
    (720, Summer::Never, "fiji kamchatka tarawa majuro"),
    (780, Summer::Never, "tongatapu apia"),
];

/// Standard time and rule of a place by the last part of its name.
pub fn find(city: &str) -> Option<(i32, Summer)> {
    let row = PLACES
        .iter()
        .find(|(_, _, cities)| cities.split_ascii_whitespace().any(|known| known == city))?;
    Some((row.0, row.1))
}

/// Minutes east of UTC at a local time: `second` seconds into `date`, by the clock on the wall.
///
/// The hour that comes twice in autumn is taken as the first of the two.
pub fn offset(standard: i32, summer: Summer, date: NaiveDate, second: i64) -> i32 {
    let year = date.year();
    let at = |day: Option<NaiveDate>, second: i64| day.map(|day| (day, second));
    let (start, end) = match summer {
        Summer::Never => (None, None),
        Summer::Europe => {
            let one_utc = 3600 + i64::from(standard) * 60;
            let end_month = if year < 1996 { 9 } else { 10 };
            (
                at(last_sunday(year, 3), one_utc),
                at(last_sunday(year, end_month), one_utc + 3600),
            )
        }
        Summer::America if year < 2007 => {
            let start = if year < 1987 {
                last_sunday(year, 4)
            } else {
                sunday(year, 4, 1)
            };
            (at(start, 7200), at(last_sunday(year, 10), 7200))
        }
        Summer::America => (at(sunday(year, 3, 2), 7200), at(sunday(year, 11, 1), 7200)),
    };
    let now = (date, second);
    let saving = match (start, end) {
        (Some(start), Some(end)) => start <= now && now < end,
        _ => false,
    };
    standard + if saving { 60 } else { 0 }
}

fn sunday(year: i32, month: u32, which: u8) -> Option<NaiveDate> {
    NaiveDate::from_weekday_of_month_opt(year, month, Weekday::Sun, which)
}

fn last_sunday(year: i32, month: u32) -> Option<NaiveDate> {
    sunday(year, month, 5).or_else(|| sunday(year, month, 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(city: &str, month: u32, day: u32, hour: i64, year: i32) -> i32 {
        let (standard, summer) = find(city).expect("a known city");
        offset(
            standard,
            summer,
            NaiveDate::from_ymd_opt(year, month, day).expect("a date"),
            hour * 3600,
        )
    }

    #[test]
    fn clocks_change_when_they_do() {
        // 2024: Europe 31 March and 27 October, America 10 March and 3 November.
        assert_eq!(at("paris", 3, 31, 1, 2024), 60);
        assert_eq!(at("paris", 3, 31, 3, 2024), 120);
        assert_eq!(at("paris", 10, 27, 2, 2024), 120);
        assert_eq!(at("paris", 10, 27, 3, 2024), 60);
        assert_eq!(at("london", 7, 1, 0, 2024), 60);
        assert_eq!(at("new_york", 3, 10, 1, 2024), -300);
        assert_eq!(at("new_york", 3, 10, 3, 2024), -240);
        assert_eq!(at("new_york", 11, 3, 1, 2024), -240);
        assert_eq!(at("new_york", 11, 3, 2, 2024), -300);
        // 2004: the first Sunday of April to the last of October.
        assert_eq!(at("los_angeles", 3, 20, 12, 2004), -480);
        assert_eq!(at("los_angeles", 4, 4, 12, 2004), -420);
        assert_eq!(at("tokyo", 7, 15, 0, 2024), 540);
    }

    #[test]
    fn a_city_stands_once() {
        let mut cities: Vec<&str> = PLACES
            .iter()
            .flat_map(|row| row.2.split_ascii_whitespace())
            .collect();
        cities.sort_unstable();
        assert!(cities.windows(2).all(|pair| pair.first() != pair.last()));
    }
}
