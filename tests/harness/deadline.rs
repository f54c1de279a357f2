//! What does not end must not leave a run standing. No figure: what a document costs is counted elsewhere.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Hundreds of times what anything here takes on a machine that does other things, too.
const MINUTES: u64 = 10;

/// Does something, and ends the process with its name if that does not end.
pub fn ends<T>(what: &str, read: impl FnOnce() -> T) -> T {
    let (done, waiting) = channel::<()>();
    let what = what.to_owned();
    thread::spawn(move || {
        if waiting.recv_timeout(Duration::from_secs(MINUTES * 60)) == Err(RecvTimeoutError::Timeout)
        {
            eprintln!("{what} has not ended after {MINUTES} minutes");
            std::process::abort();
        }
    });
    let read = read();
    drop(done);
    read
}
