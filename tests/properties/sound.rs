//! How much of the HTML in real feeds needs a browser's repair. `cargo test --test properties sound -- --nocapture`
//! prints it where they are at hand.

use anyfeed::options::Html;
use anyfeed::{Options, parse, probe};

use crate::harness::{corpus, files};

fn is_sound(html: &str) -> bool {
    probe::sanitize(html, "").1
}

#[test]
fn what_is_closed_as_it_was_opened_needs_no_repair() {
    assert!(is_sound("<p>a <b>b</b></p>"));
    assert!(!is_sound("<b><i>a</b>b</i>"));
}

#[test]
fn most_html_of_real_feeds_needs_no_repair() {
    let Some(folder) = corpus::folder("most_html_of_real_feeds_needs_no_repair") else {
        return;
    };
    let options = Options {
        html: Html::Raw,
        text: false,
        ..Options::default()
    };
    let (mut all, mut sound, mut fragments, mut repaired) = (0, 0, 0, 0);
    for (_, bytes) in files::contents(&folder) {
        let Ok(feed) = parse(&bytes, None, &options) else {
            continue;
        };
        let bodies = feed.entries.iter().flat_map(|entry| {
            let fields = [&entry.content_html, &entry.summary_html, &entry.title_html];
            fields.into_iter().flatten()
        });
        for body in bodies {
            fragments += 1;
            all += body.len();
            match is_sound(body) {
                true => sound += body.len(),
                false => repaired += 1,
            }
        }
    }
    assert!(all > 0, "there is no HTML");
    let share = sound as f64 / all as f64 * 100.0;
    println!(
        "{share:.1} % of {all} bytes of HTML are sound; {repaired} of {fragments} fragments need a browser's repair"
    );
    assert!(share >= 95.0, "{share:.1} % are sound");
}
