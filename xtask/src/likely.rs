//! What a byte costs a compressor, guessed from all other functions: little where the same stood behind the same bytes before.

/// Places for what stood behind stretches of bytes, found by their hash: where two share one, the guess is a little worse.
const PLACES: u32 = 22;

/// Costs are in parts of a bit, and kept for so many counts.
const PARTS: f64 = 64.0;
const COUNTS: u32 = 1 << 16;

/// The whole of what was seen.
pub struct Likely {
    /// So many bytes before a byte tell of it.
    reach: usize,
    /// By the byte before and the byte: what it costs where the stretch before is new.
    pairs: Vec<u32>,
    /// By stretch and byte: how often they were seen together.
    together: Vec<u16>,
    /// By stretch: how often it was seen, and with how many different bytes behind it.
    stretches: Vec<(u16, u16)>,
    logarithms: Vec<u32>,
}

impl Likely {
    pub fn new<'a>(bodies: impl Iterator<Item = &'a [u8]> + Clone, reach: usize) -> Self {
        let mut likely = Self {
            reach,
            pairs: pairs(bodies.clone()),
            together: vec![0; 1 << PLACES],
            stretches: vec![(0, 0); 1 << PLACES],
            logarithms: (0..COUNTS).map(|count| bits(count.max(1).into())).collect(),
        };
        bodies.for_each(|body| likely.learn(body));
        likely
    }

    /// The function is seen as those that were before.
    pub fn learn(&mut self, body: &[u8]) {
        for at in 0..body.len() {
            let (stretch, together) = self.places(body, at);
            let (seen, kinds) = &mut self.stretches[stretch];
            *kinds += u16::from(self.together[together] == 0);
            *seen = seen.saturating_add(1);
            self.together[together] = self.together[together].saturating_add(1);
        }
    }

    /// It is to be compared with all others, not with itself.
    pub fn forget(&mut self, body: &[u8]) {
        for at in 0..body.len() {
            let (stretch, together) = self.places(body, at);
            let (seen, kinds) = &mut self.stretches[stretch];
            self.together[together] = self.together[together].saturating_sub(1);
            *kinds = kinds.saturating_sub(u16::from(self.together[together] == 0));
            *seen = seen.saturating_sub(1);
        }
    }

    /// What the byte at a place costs.
    pub fn cost(&self, body: &[u8], at: usize) -> u32 {
        let (stretch, together) = self.places(body, at);
        let (seen, kinds) = self.stretches[stretch];
        let before = at.checked_sub(1).map_or(0, |before| body[before]);
        let pair = self.pairs[usize::from(before) << 8 | usize::from(body[at])];
        if seen == 0 {
            return pair;
        }
        let kinds = usize::from(kinds.max(1));
        let all = self.logarithms[(usize::from(seen) + kinds).min(COUNTS as usize - 1)];
        match self.together[together] {
            0 => all - self.logarithms[kinds] + pair,
            count => all.saturating_sub(self.logarithms[usize::from(count)]),
        }
    }

    /// How many bytes behind a place know of it.
    pub fn reach(&self) -> usize {
        self.reach
    }

    fn places(&self, body: &[u8], at: usize) -> (usize, usize) {
        let before = &body[at.saturating_sub(self.reach)..at];
        let stretch = before
            .iter()
            .fold(1, |stretch, byte| stretch << 8 | u64::from(*byte));
        (place(stretch), place(stretch << 8 | u64::from(body[at])))
    }
}

fn place(stretch: u64) -> usize {
    let mixed = (stretch ^ stretch >> 29).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (64 - PLACES)) as usize
}

fn bits(ratio: f64) -> u32 {
    (ratio.log2() * PARTS).round() as u32
}

/// By the byte before and the byte. What never stood there is guessed from how frequent the byte is anywhere.
fn pairs<'a>(bodies: impl Iterator<Item = &'a [u8]>) -> Vec<u32> {
    let mut counts = vec![0_u32; 1 << 16];
    for body in bodies {
        let before = [0].iter().chain(body);
        for (before, byte) in before.zip(body) {
            counts[usize::from(*before) << 8 | usize::from(*byte)] += 1;
        }
    }
    let sum = |counts: &mut dyn Iterator<Item = &u32>| -> f64 {
        counts.map(|count| f64::from(*count)).sum()
    };
    let all = sum(&mut counts.iter());
    let anywhere: Vec<u32> = (0..256)
        .map(|byte| bits((all + 256.0) / (sum(&mut counts.iter().skip(byte).step_by(256)) + 1.0)))
        .collect();
    let rows = counts.chunks(256).flat_map(|row| {
        let seen = sum(&mut row.iter());
        let kinds = row.iter().filter(|count| **count > 0).count() as f64;
        row.iter()
            .zip(&anywhere)
            .map(move |(&count, &anywhere)| match count {
                0 if seen == 0.0 => anywhere,
                0 => bits((seen + kinds) / kinds) + anywhere,
                _ => bits((seen + kinds) / f64::from(count)),
            })
    });
    rows.collect()
}
