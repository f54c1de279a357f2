//! Bodies that the transport left compressed.

use miniz_oxide::deflate::{compress_to_vec, compress_to_vec_zlib};

use super::*;

const INFLATED: &str = "encoding/inflated";
const SHORT: &str = "encoding/inflated-cut";
const TRAILING: &str = "encoding/inflated-trailing";

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let head = b"\x1F\x8B\x08\0\0\0\0\0\0\x03";
    let length = u32::try_from(bytes.len()).expect("small").to_le_bytes();
    [
        head.as_slice(),
        &compress_to_vec(bytes, 6),
        &[0; 4],
        &length,
    ]
    .concat()
}

#[test]
fn gzip_zlib_and_bare_deflate() {
    let feed = feed("utf-8", WORLD);
    let bytes = feed.as_bytes();
    shows(&gzip(bytes), None, WORLD, "utf-8", "xml", &[INFLATED]);
    shows(
        &compress_to_vec_zlib(bytes, 6),
        None,
        WORLD,
        "utf-8",
        "xml",
        &[INFLATED],
    );
    shows(
        &compress_to_vec(bytes, 6),
        None,
        WORLD,
        "utf-8",
        "xml",
        &[INFLATED],
    );
    let legacy = raw("koi8-r", &encoded(encoding_rs::KOI8_R, "Привет"));
    shows(&gzip(&legacy), None, "Привет", "koi8-r", "xml", &[INFLATED]);
}

#[test]
fn twice_at_most() {
    let feed = feed("utf-8", WORLD);
    let twice = gzip(&gzip(feed.as_bytes()));
    shows(&twice, None, WORLD, "utf-8", "xml", &[INFLATED, INFLATED]);
    let (text, ..) = read(&gzip(&twice), None);
    assert!(!text.contains(WORLD));
}

#[test]
fn headers_with_everything() {
    let mut bytes =
        b"\x1F\x8B\x08\x1E\0\0\0\0\0\x03\x04\0abcdfeed.xml\0a comment\0\x12\x34".to_vec();
    bytes.extend(compress_to_vec(feed("utf-8", WORLD).as_bytes(), 1));
    bytes.extend([0; 8]);
    shows(&bytes, None, WORLD, "utf-8", "xml", &[INFLATED]);
}

#[test]
fn members_follow_one_another() {
    let feed = feed("utf-8", WORLD);
    let (one, two) = feed.as_bytes().split_at(70);
    shows(
        &[gzip(one), gzip(two)].concat(),
        None,
        WORLD,
        "utf-8",
        "xml",
        &[INFLATED],
    );
    let trailing = [gzip(feed.as_bytes()), b"<!-- cached -->".to_vec()].concat();
    shows(
        &trailing,
        None,
        WORLD,
        "utf-8",
        "xml",
        &[INFLATED, TRAILING],
    );
    let padded = [gzip(feed.as_bytes()), vec![0; 100]].concat();
    shows(&padded, None, WORLD, "utf-8", "xml", &[INFLATED]);
}

#[test]
fn what_came_of_a_cut_body_is_read() {
    let long: String = (0..2000).map(|number| format!("<a>{number}</a>")).collect();
    for whole in [
        gzip(long.as_bytes()),
        compress_to_vec_zlib(long.as_bytes(), 6),
    ] {
        let half = whole.get(..whole.len() / 2).expect("within");
        let (text, .., codes) = read(half, None);
        assert!(
            text.starts_with("<a>0</a><a>1</a>") && text.len() > long.len() / 4,
            "{}",
            text.len()
        );
        assert!(long.starts_with(&text));
        assert_eq!(codes, [INFLATED, SHORT]);
    }
    let mut no_trailer = gzip(long.as_bytes());
    no_trailer.truncate(no_trailer.len() - 5);
    let (text, .., codes) = read(&no_trailer, None);
    assert_eq!(text, long);
    assert_eq!(codes, [INFLATED, SHORT]);
}

#[test]
fn a_bomb_is_refused_while_it_inflates() {
    let bomb = gzip(&vec![b' '; 10 << 20]);
    let limits = Limits {
        inflated: 1 << 20,
        ..Limits::default()
    };
    assert_eq!(
        decode(&bomb, None, &limits, &mut Log::new(1)),
        Err(TooLarge)
    );
    let enough = Limits {
        inflated: 10 << 20,
        ..Limits::default()
    };
    assert!(decode(&bomb, None, &enough, &mut Log::new(1)).is_ok());
}

#[test]
fn what_is_not_compressed_stays() {
    for text in [
        "x^2 is a square",
        "x",
        "",
        "H\u{7}",
        "hello, world",
        "\u{1F}\u{FFFD}",
    ] {
        let mut log = Log::new(9);
        let decoded =
            decode(text.as_bytes(), None, &Limits::default(), &mut log).expect("small enough");
        assert_eq!(decoded.text, text);
        assert!(
            log.diagnostics(text)
                .iter()
                .all(|found| found.code != INFLATED)
        );
    }
    for bytes in [
        &b"\x1F\x8B\x08"[..],
        b"\x1F\x8B\x08\0\0\0\0\0\0\x03\xFF\xFF",
        b"\x78\x9C\xFF\xFF\xFF",
    ] {
        let (.., codes) = read(bytes, None);
        assert!(!codes.contains(&INFLATED), "{bytes:?}");
    }
}

#[test]
fn every_prefix_of_a_compressed_body_is_read() {
    let whole = gzip(feed("utf-8", WORLD).as_bytes());
    for end in 0..whole.len() {
        read(whole.get(..end).expect("within"), None);
    }
}
