#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| anyfeed_fuzz::target("lanes")(data));
