//! Random HTML: safe, and the same when it is sanitized again.

use super::super::*;
use super::generate::{Random, random_html};
use super::hostile::wrong;

fn sweep(seed: u64, times: usize) {
    let base = Base::new(Some("https://x.example/a/"));
    let mut random = Random::new(seed);
    for n in 0..times {
        let html = random_html(&mut random);
        assert_eq!(wrong(&html, &base), None, "seed {seed}, {n}");
    }
}

#[test]
fn random_html_comes_out_safe_and_settled() {
    sweep(1, 20_000);
}

/// Where tags are in order, what is read of a fragment is what is read of the safe one. Lines may end elsewhere where
/// a block was unwrapped, and marks of lists stand at the head of lines.
#[test]
fn text_is_the_same_before_and_after() {
    let base = Base::new(Some("https://x.example/a/"));
    let rules = Rules {
        base: &base,
        page: None,
        iframe_hosts: &[],
    };
    let wanted = Wanted {
        html: true,
        text: true,
    };
    let seen = |text: &str| text.replace(|c: char| c.is_whitespace() || c == '-', "");
    let (mut random, mut compared) = (Random::new(20), 0);
    for n in 0..60_000 {
        let html = random_html(&mut random);
        let read = read(&html, &rules, wanted);
        if read.outcome.structure != Structure::Sound {
            continue;
        }
        let (safe, before) = (read.html.unwrap_or_default(), read.text.unwrap_or_default());
        compared += usize::from(!seen(&before).is_empty());
        assert_eq!(
            seen(&text(&safe)),
            seen(&before),
            "{n}: {html:?} became {safe:?}"
        );
    }
    assert!(compared > 5000, "{compared} held any text");
}

/// Where they are not, its letters are all there, though some may stand elsewhere.
#[test]
fn nothing_is_lost_where_tags_are_put_in_order() {
    let base = Base::new(Some("https://x.example/a/"));
    let rules = super::rules(&base);
    let letters = |text: &str| {
        let mut all: Vec<char> = text.chars().filter(|c| c.is_alphanumeric()).collect();
        all.sort_unstable();
        all
    };
    let (mut random, mut compared) = (Random::new(21), 0);
    for n in 0..30_000 {
        let html = random_html(&mut random);
        let read = read(&html, &rules, super::BOTH);
        // Of a player that is not closed, what follows is text, but nothing that a browser shows.
        let plays = html.contains("<audio") || html.contains("<video");
        if read.outcome.structure != Structure::Repaired || plays {
            continue;
        }
        compared += 1;
        let (safe, before) = (read.html.unwrap_or_default(), read.text.unwrap_or_default());
        assert_eq!(
            letters(&text(&safe)),
            letters(&before),
            "{n}: {html:?} became {safe:?}"
        );
    }
    assert!(compared > 3000, "{compared} were put in order");
}

#[test]
#[ignore = "minutes: the same, ten million times"]
fn random_html_for_long() {
    for seed in 2..12 {
        sweep(seed, 1_000_000);
    }
}
