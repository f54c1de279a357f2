//! RSS 1.0 module streaming: live audio and video.

use super::table::*;

pub static STREAMING: Vocabulary = Vocabulary {
    prefix: "str",
    about: "RSS 1.0 module streaming: live audio and video",
    uris: &["http://hacks.benhammersley.com/rss/streaming/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("type", TEXT),
        both("associatedApplication", TEXT),
        both("associatedApplication.version", TEXT),
        both("associatedApplication.downloadUri", URL),
        both("codec", TEXT),
        both("codec.name", TEXT),
        both("codec.version", TEXT),
        both("codec.downloadUri", URL),
        both("codec.sampleRate", TEXT),
        both("codec.stereo", FLAG),
        both("codec.ResolutionX", NUMBER),
        both("codec.ResolutionY", NUMBER),
        both("duration", DURATION),
        both("live", FLAG),
        both("live.scheduledStartTime", DATE),
        both("live.scheduledEndTime", DATE),
        both("live.location", TEXT),
        both("live.contactUri", URL),
    ],
};
