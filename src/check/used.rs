//! Which profiles a document uses: those of every document, its format's, and those of the namespaces in it.

use super::index::{ProfileId, profile, profile_of};

/// They look at every document.
const ALWAYS: [&str; 4] = ["document", "interop", "security", "accessibility"];

/// They require much of a feed: a namespace that is declared in vain makes no podcast.
const PODCASTS: [&str; 2] = ["itunes", "podcast"];

/// In the order in which they were met.
#[derive(Default)]
pub struct Used {
    ids: Vec<ProfileId>,
    /// The same, a bit for each.
    all: u64,
    /// Declared, and not met yet.
    waiting: Vec<ProfileId>,
}

impl Used {
    /// What looks at every document.
    pub fn always() -> Self {
        Used::only(ALWAYS.iter().filter_map(|name| profile(name)))
    }

    /// These, and no others.
    pub fn only(ids: impl IntoIterator<Item = ProfileId>) -> Self {
        let mut used = Used::default();
        ids.into_iter().for_each(|id| used.add(id));
        used
    }

    /// Whether its rules are asked.
    pub fn has(&self, id: ProfileId) -> bool {
        self.all & bit(id) != 0
    }

    /// Its rules are asked.
    pub fn add(&mut self, id: ProfileId) {
        if !self.has(id) {
            self.ids.push(id);
            self.all |= bit(id);
        }
    }

    /// Its namespace is declared. Atom within RSS is one element or two, RSS within Atom a mistake.
    pub fn declare(&mut self, id: ProfileId) {
        match profile_of(id).name {
            "rss" => {}
            name if !PODCASTS.contains(&name) => self.add(id),
            _ if !self.waiting.contains(&id) && !self.has(id) => self.waiting.push(id),
            _ => {}
        }
    }

    /// Elements of these profiles are met.
    pub fn meet(&mut self, met: impl Iterator<Item = Option<ProfileId>>) {
        if self.waiting.is_empty() {
            return;
        }
        for id in met.flatten() {
            if let Some(at) = self.waiting.iter().position(|one| *one == id) {
                self.waiting.swap_remove(at);
                self.add(id);
            }
        }
    }

    /// All of them.
    pub fn take(&mut self) -> Vec<ProfileId> {
        std::mem::take(&mut self.ids)
    }
}

/// There are fewer profiles than bits.
fn bit(id: ProfileId) -> u64 {
    1 << (id % 64)
}
