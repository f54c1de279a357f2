//! The encoding of a document that nobody labels, by the statistics of its bytes.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

/// More than this does not change the verdict.
const REACH: usize = 512 << 10;

/// The likeliest encoding of bytes that are not UTF-8.
pub fn guess(bytes: &[u8]) -> &'static Encoding {
    let start = Encoding::ascii_valid_up_to(bytes);
    let rest = bytes.get(start..).unwrap_or_default();
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(rest.get(..REACH).unwrap_or(rest), true);
    detector.guess(None, Utf8Detection::Deny)
}
