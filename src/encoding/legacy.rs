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

/// Reads bytes as this encoding.
pub fn read(encoding: &'static Encoding, bytes: &[u8]) -> Reading {
    match encoding.decode_without_bom_handling_and_without_replacement(bytes) {
        Some(text) => Reading::whole(text.into_owned()),
        None => with_faults(encoding, bytes),
    }
}

/// Fault by fault, through a small buffer: the decoder clears whatever room it is given each time it stops.
fn with_faults(encoding: &'static Encoding, bytes: &[u8]) -> Reading {
    let mut reading = Reading::whole(String::with_capacity(bytes.len()));
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut buffer = [0; 4096];
    let mut rest = bytes;
    loop {
        let (result, taken, made) =
            decoder.decode_to_utf8_without_replacement(rest, &mut buffer, true);
        let made = buffer
            .get(..made)
            .and_then(|made| std::str::from_utf8(made).ok());
        reading.text.push_str(made.unwrap_or_default());
        rest = rest.get(taken..).unwrap_or_default();
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
