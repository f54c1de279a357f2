//! Shopify: products and their variants.

use super::table::{Slot::*, *};

const PRICE: Kind = parts(&[attribute("currency", TEXT), own(NUMBER)]);
const VARIANT: Kind = parts(&[
    child("id", TEXT),
    child("title", TEXT),
    child("price", PRICE),
    child("sku", TEXT),
    child("grams", NUMBER),
]);

pub static SHOPIFY: Vocabulary = Vocabulary {
    prefix: "s",
    about: "Shopify: products and their variants",
    uris: &["http://jadedpixel.com/-/spec/shopify"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("type", TEXT),
        entry("vendor", TEXT),
        entry("tag", TEXT).many().claims(&[Category]),
        entry("variant", VARIANT).many(),
    ],
};
