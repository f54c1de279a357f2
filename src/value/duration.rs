//! A duration as podcasts and videos write it → seconds.
//!
//! `itunes:duration` is seconds or `1:02:03`; ISO 8601 (`PT1H2M3S`) comes from YouTube and JSON, `1 hr 5 min` by hand.

use super::lower::lower;
use super::number;
use super::search::Search;

/// Seconds of `3600`, `1:02:03`, `62:03`, `1h 2m 3s`, `PT1H2M3S`, `90 min`; `None` if it is none of them.
pub fn read(text: &str) -> Option<f64> {
    plain(text).or_else(|| read_spelt(text))
}

/// Seconds, `62:03` and `1:02:03` in plain digits, as nearly all are written; what is read below would say the same.
fn plain(text: &str) -> Option<f64> {
    let (mut sum, mut part, mut digits, mut colons) = (0, 0, 0, 0);
    for byte in text.bytes() {
        match byte {
            b'0'..=b'9' if digits < 9 => {
                part = part * 10 + u64::from(byte - b'0');
                digits += 1;
            }
            b':' if digits > 0 && colons < 2 => {
                sum = (sum + part) * 60;
                (part, digits) = (0, 0);
                colons += 1;
            }
            _ => return None,
        }
    }
    (digits > 0).then_some((sum + part) as f64)
}

fn read_spelt(text: &str) -> Option<f64> {
    let text = &*number::in_ascii(text.trim());
    let seconds = match text.as_bytes().first()? {
        b'P' | b'p' => iso(text)?,
        _ if text.has(':') => colons(text)?,
        _ => units(text)?,
    };
    seconds.is_finite().then_some(seconds)
}

const MINUTE: f64 = 60.0;
const HOUR: f64 = 3600.0;
const DAY: f64 = 86_400.0;

/// Units in words, in lower case, without a closing dot.
const UNITS: &[(f64, &str)] = &[
    (DAY, "d day days tag tage jour jours dia dias giorno giorni"),
    (
        HOUR,
        "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur ч час часа часов godz godzina godziny godzin saat 時間 小时 小時 시간",
    ),
    (
        MINUTE,
        "m min mins minute minutes minuten minuto minutos minuti minuut мин минут минуты минута dk dakika 分 分钟 分鐘 분 ' ′",
    ),
    (
        1.0,
        "s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondi сек sn saniye 秒 秒钟 秒鐘 초 \" ″ ''",
    ),
];

/// `1:02:03`, `62:03`, `:45`; in four parts the last counts frames, as video editors write them.
fn colons(text: &str) -> Option<f64> {
    let end = text.rfind(|char: char| char.is_ascii_digit())? + 1;
    let (clock, unit) = text.split_at_checked(end)?;
    let (mut front, mut last) = clock.rsplit_once(':')?;
    let frames = last.trim();
    if front.matches(':').count() == 2 && number::is_digits(frames) && frames.len() <= 2 {
        (front, last) = front.rsplit_once(':')?;
    }
    let hours = front.split_once(':');
    let before = match hours {
        Some((hours, minutes)) => digits(hours)? * 60.0 + digits(minutes)?,
        None if front.trim().is_empty() => 0.0,
        None => digits(front)?,
    };
    let sum = before * 60.0 + fraction(last)?;
    match self::unit(unit) {
        // `1:30 h`
        Some(HOUR) if hours.is_none() => Some(sum * 60.0),
        Some(_) => Some(sum),
        None => unit.trim().is_empty().then_some(sum),
    }
}

/// `PT1H2M3S`, `P1DT12H`, `P2W`. Years and months have no fixed length.
fn iso(text: &str) -> Option<f64> {
    let upper = text.get(1..)?.to_ascii_uppercase();
    let (date, time) = upper.split_once('T').unwrap_or((&upper, ""));
    if date.is_empty() && time.is_empty() {
        return None;
    }
    let days = fields(date, &[('W', 7.0 * DAY), ('D', DAY)])?;
    Some(days + fields(time, &[('H', HOUR), ('M', MINUTE), ('S', 1.0)])?)
}

/// Numbers, each followed by one of these letters in this order.
fn fields(mut text: &str, letters: &[(char, f64)]) -> Option<f64> {
    let mut sum = 0.0;
    for (letter, size) in letters {
        if let Some((count, rest)) = text.split_once(*letter) {
            sum += fraction(count)? * size;
            text = rest;
        }
    }
    text.is_empty().then_some(sum)
}

/// `90`, `90 min`, `1h 2m 3s`, `1 hour, 5 minutes and 3 seconds`, `1h30`: units grow smaller from left to right.
fn units(text: &str) -> Option<f64> {
    let lower = lower(text);
    let mut rest = &*lower;
    let (mut sum, mut last) = (0.0, f64::INFINITY);
    while !rest.is_empty() {
        let end = rest
            .find(|char: char| !matches!(char, '0'..='9' | '.' | ','))
            .unwrap_or(rest.len());
        let (count, after) = rest.split_at_checked(end)?;
        let name_end = after
            .find(|char: char| char.is_ascii_digit())
            .unwrap_or(after.len());
        let (name, after) = after.split_at_checked(name_end)?;
        let size = match (name.trim().is_empty() && after.is_empty(), last) {
            (true, f64::INFINITY) => 1.0,
            (true, HOUR) => MINUTE,
            (true, MINUTE) => 1.0,
            _ => unit(name)?,
        };
        if size >= last {
            return None;
        }
        sum += number::decimal(count)? * size;
        (rest, last) = (after, size);
    }
    last.is_finite().then_some(sum)
}

/// The length of a unit's name, with the commas and "and" that join it to the next.
fn unit(name: &str) -> Option<f64> {
    let lower = lower(name);
    let mut words = lower
        .split([' ', ',', '.', '\u{a0}', '\u{202f}'])
        .filter(|word| !word.is_empty());
    let name = words.next()?;
    if words.any(|word| !matches!(word, "and" | "et" | "und" | "y" | "e" | "&")) {
        return None;
    }
    UNITS
        .iter()
        .find(|(_, names)| names.split(' ').any(|known| known == name))
        .map(|(size, _)| *size)
}

/// Digits with at most one point or comma, which is the decimal one: in ISO 8601, and behind a colon.
fn fraction(text: &str) -> Option<f64> {
    let text = text.trim();
    let plain = text
        .bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b','));
    if !plain || !text.starts_with(|char: char| char.is_ascii_digit()) {
        return None;
    }
    match text.has(',') {
        true => number::plain(&text.replace(',', ".")),
        false => number::plain(text),
    }
}

/// Digits alone, with space around.
fn digits(text: &str) -> Option<f64> {
    let text = text.trim();
    number::is_digits(text).then(|| number::plain(text))?
}

#[cfg(test)]
mod tests {
    use super::{plain, read, read_spelt};

    #[test]
    fn what_is_plain_is_read_as_all_others() {
        let signs = [":", "0", "1", "59", "123456789", " ", "."];
        let mut count = 0;
        for number in 0..signs.len().pow(5) {
            let digits = (0..5).map(|digit| number / signs.len().pow(digit) % signs.len());
            let text: String = digits.map(|digit| signs[digit]).collect();
            if let Some(seconds) = plain(text.trim_end_matches(' ')) {
                count += 1;
                assert_eq!(read_spelt(&text), Some(seconds), "{text}");
            }
        }
        // So many are one to three parts of one to nine digits, with colons between them.
        assert_eq!(count, 812);
    }

    #[test]
    fn every_duration_of_the_table_is_read() {
        for line in include_str!("../../tests/tables/durations.tsv")
            .lines()
            .filter(|line| !line.starts_with('#'))
        {
            let mut columns = line.split('\t');
            let input = columns.next().unwrap_or("");
            let expected = match columns.next().expect("an expectation") {
                "-" => None,
                seconds => Some(seconds.parse::<f64>().expect("seconds")),
            };
            assert_eq!(read(input), expected, "{input:?}");
        }
    }
}
