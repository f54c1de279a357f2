//! Reads bytes as one of WHATWG's encodings and says where they are none.

use encoding_rs::{DecoderResult, Encoding};

use crate::diagnostic::{Log, catalogue};

/// How many faults are told in full.
const TOLD: usize = 100;

/// Bytes as text.
pub struct Reading {
    /// U+FFFD stands where bytes mean nothing.
    pub text: String,
    /// How many bytes or sequences mean nothing.
    pub faults: usize,
    /// The last character is incomplete and was left out.
    pub cut: bool,
    places: Vec<usize>,
}

impl Reading {
    /// A reading without a fault.
    pub fn whole(text: String) -> Reading {
        Reading {
            text,
            faults: 0,
            cut: false,
            places: Vec::new(),
        }
    }

    /// Puts U+FFFD.
    pub fn fault(&mut self) {
        self.faults += 1;
        if self.places.len() < TOLD {
            self.places.push(self.text.len());
        }
        self.text.push('\u{FFFD}');
    }

    /// Logs what was lost.
    pub fn tell(&self, name: &str, log: &mut Log) {
        for place in &self.places {
            log.add_with(
                &catalogue::encoding::UNDECODABLE,
                *place..*place + '\u{FFFD}'.len_utf8(),
                name,
            );
        }
        if self.cut {
            log.add(&catalogue::encoding::CUT, self.text.len()..self.text.len());
        }
    }
}

/// Reads bytes that extend ASCII by these characters, U+FFFD where a byte means nothing.
pub fn one_byte(bytes: &[u8], high: &'static str) -> Reading {
    let high: Vec<char> = high.chars().collect();
    let mut reading = Reading::whole(String::with_capacity(bytes.len() + bytes.len() / 2));
    for byte in bytes {
        let place = usize::from(*byte);
        match high.get(place.wrapping_sub(128)) {
            _ if byte.is_ascii() => reading.text.push(char::from(*byte)),
            Some(&character) if character != char::REPLACEMENT_CHARACTER => {
                reading.text.push(character);
            }
            _ => reading.fault(),
        }
    }
    reading
}

/// Reads bytes as this encoding, through a small buffer: the decoder asks for three times the room that it needs,
/// and clears whatever it is given each time it stops.
pub fn read(encoding: &'static Encoding, bytes: &[u8]) -> Reading {
    let mut reading = Reading::whole(String::new());
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut buffer = [0; 8192];
    let mut rest = bytes;
    loop {
        let (result, taken, made) =
            decoder.decode_to_utf8_without_replacement(rest, &mut buffer, true);
        let made = buffer
            .get(..made)
            .and_then(|made| simdutf8::basic::from_utf8(made).ok());
        rest = rest.get(taken..).unwrap_or_default();
        make_room(
            &mut reading.text,
            made.map_or(0, str::len),
            bytes.len(),
            rest.len(),
        );
        reading.text.push_str(made.unwrap_or_default());
        match result {
            DecoderResult::InputEmpty => return reading,
            DecoderResult::OutputFull => {}
            DecoderResult::Malformed(..) if rest.is_empty() && !encoding.is_single_byte() => {
                reading.cut = true;
                return reading;
            }
            DecoderResult::Malformed(..) => reading.fault(),
        }
    }
}

/// From this much text on, what is left will be like what there is.
const TYPICAL: usize = 128 << 10;

/// Room for what was made, and then for about what is left: doubling would take twice the memory.
fn make_room(text: &mut String, made: usize, whole: usize, left: usize) {
    let size = text.len() + made;
    if size <= text.capacity() {
        return;
    }
    let more = if size < TYPICAL {
        (made + left).min(TYPICAL)
    } else {
        let grown = size as f64 / whole.saturating_sub(left).max(1) as f64;
        made + (left as f64 * grown * 1.03) as usize + (4 << 10)
    };
    text.reserve_exact(more);
}
