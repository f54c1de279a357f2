//! What is known of a fragment once it was read: what became of it, and what it shows.

/// What was done to a fragment on the way.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Who put tags in order, if somebody had to.
    pub structure: Structure,
    /// How many scripts, controls, handlers, frames and addresses that act were taken out.
    pub active: u32,
    /// How many tracking pixels were taken out.
    pub trackers: u32,
    /// An address went because it is relative to nothing that is known.
    pub homeless: bool,
    /// The result would have grown out of all proportion, and was cut.
    pub cut: bool,
    /// Words went with an element of which nothing is shown, for it is never closed.
    pub swallowed: bool,
}

/// Who put the tags of a fragment in order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Structure {
    /// Nobody had to: the result is the tree that a browser would build.
    #[default]
    Sound,
    /// A browser's rules of repair.
    Repaired,
    /// The pass itself, because nobody else was to be asked.
    Simplified,
    /// The pass itself, because a browser's repair would have cost too much.
    Beyond,
}

/// A picture of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// Its absolute address.
    pub url: String,
    /// What it shows, in words.
    pub alt: Option<String>,
    /// Its width, where it is given in pixels.
    pub width: Option<u32>,
    /// Its height, where it is given in pixels.
    pub height: Option<u32>,
}

impl Picture {
    /// Whether it stands for nothing but itself.
    pub fn is_small(&self) -> bool {
        is_small(&self.url, [self.width, self.height])
    }
}

/// Whether a picture is of the size of a button, or shows who wrote something.
pub fn is_small(url: &str, sizes: [Option<u32>; 2]) -> bool {
    const LARGEST: u32 = 32;
    sizes.into_iter().flatten().any(|size| size <= LARGEST)
        || AVATARS.iter().any(|place| url.contains(place))
}

/// Where the faces of authors lie.
static AVATARS: &[&str] = &["gravatar.com/avatar/", "avatars.githubusercontent.com/"];

/// A sound or film of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Embedded {
    /// Whether it is a film.
    pub video: bool,
    /// Its absolute address.
    pub url: String,
    /// Its media type, if it is named.
    pub kind: Option<String>,
    /// The picture before a film begins.
    pub poster: Option<String>,
    /// The number of its player, where that has other addresses of the same.
    pub group: Option<u32>,
}

/// How many pictures, and how many sounds and films, are remembered of one fragment.
pub const MOST_SHOWN: usize = 8;

/// What a browser's repair of the fragment would cost.
#[derive(Debug, Clone, Copy, Default)]
pub struct Cost {
    /// Start and end tags.
    pub tags: usize,
    /// The depths of all of them, added up.
    pub walked: usize,
    /// The most elements open at once.
    pub deepest: usize,
    /// How much formatting would have to be opened again, all in all.
    pub reopened: usize,
    /// How much stands in tables outside their cells.
    pub misplaced: usize,
    /// The longest text.
    pub text: usize,
    /// Whether something was left out because a bound was reached.
    pub beyond: bool,
}

impl Cost {
    /// Whether a browser's repair costs no more than a known multiple of the pass itself.
    pub fn is_affordable(&self, size: usize) -> bool {
        !self.beyond
            && size <= 256 << 10
            // A text with many `&` costs the square of its length.
            && self.text <= 16 << 10
            && self.deepest <= 100
            && self.tags <= 256 + size / 8
            && self.walked <= 4096 + 2 * size
            && self.reopened <= 64 + size / 24
            && self.misplaced <= 64 + size / 1024
    }
}
