//! What is known of a fragment once it was read: what became of it, and what it shows.

/// What was done to a fragment on the way.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Whether its tags were in order.
    pub structure: Structure,
    /// How many scripts, controls, handlers, frames and addresses that act were taken out.
    pub active: u32,
    /// How many tracking pixels were taken out.
    pub trackers: u32,
    /// An address went because it is relative to nothing that is known.
    pub homeless: bool,
    /// The result would have grown out of all proportion, and was cut.
    pub cut: bool,
    /// Content went that is not kept: the words of a drawing, the shape of a formula, a text field, an image map.
    pub dropped: bool,
    /// A comment, a value or an element that is not closed was ended before the next tag.
    pub unclosed: bool,
    /// Words went with an element of which nothing is shown, for it is never closed.
    pub swallowed: bool,
}

/// Whether the tags of a fragment were in order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Structure {
    /// The result is the tree that a browser would build.
    #[default]
    Sound,
    /// They were put in order in a simpler way than browsers do.
    Repaired,
    /// They nest too deeply: the innermost were closed as simply as can be.
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
        || memchr::memchr_iter(b'v', url.as_bytes()).any(|at| is_of_face(url, at))
}

fn is_of_face(url: &str, at: usize) -> bool {
    let parts = url.split_at_checked(at);
    let is_so = |(before, behind): (&str, &str)| {
        let mut faces = FACES.iter();
        faces.any(|(end, begin)| before.ends_with(end) && behind.starts_with(begin))
    };
    parts.is_some_and(is_so)
}

/// Where the faces of authors lie, parted at their first "v".
static FACES: &[(&str, &str)] = &[
    ("gra", "vatar.com/avatar/"),
    ("a", "vatars.githubusercontent.com/"),
];

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
