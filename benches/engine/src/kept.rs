//! HTML that lies in the module before it is measured: to bring a string from JavaScript into it takes a fifth as long
//! as to make it safe.

use std::cell::RefCell;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static KEPT: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a text, and gives the number by which it is asked for.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn keep(text: String) -> usize {
    KEPT.with_borrow_mut(|kept| {
        kept.push(text);
        kept.len() - 1
    })
}

/// What is made of a text that was kept.
pub fn of_kept(number: usize, make: impl FnOnce(&str) -> u32) -> u32 {
    KEPT.with_borrow(|kept| kept.get(number).map_or(0, |text| make(text)))
}
