//! What a byte costs a compressor, guessed from all other functions: little where the same stood behind the same bytes before.

/// Places for what stood behind stretches of bytes, found by their hash: where two share one, the guess is a little worse.
const PLACES: u32 = 24;

/// Behind a stretch that is new, half of it tells, if that is at least so long; behind less, pairs do.
const LEAST: usize = 3;

/// Costs are in parts of a bit, and kept for so many counts.
const PARTS: f64 = 64.0;
const COUNTS: u32 = 1 << 16;

/// The whole of what was seen.
pub struct Likely {
    /// By longer stretches, then by shorter ones.
    stretches: Vec<Stretches>,
    /// By the byte before and the byte: what it costs where the stretches before are new.
    pairs: Vec<u32>,
    logarithms: Vec<u32>,
}

impl Likely {
    /// So many bytes before a byte tell of it: at most those of a word.
    pub fn new<'a>(bodies: impl Iterator<Item = &'a [u8]> + Clone, reach: usize) -> Self {
        let half = Some(reach.div_ceil(2)).filter(|half| *half >= LEAST);
        let mut likely = Self {
            stretches: [reach]
                .into_iter()
                .chain(half)
                .map(Stretches::new)
                .collect(),
            pairs: pairs(bodies.clone()),
            logarithms: (0..COUNTS).map(|count| bits(count.max(1).into())).collect(),
        };
        bodies.for_each(|body| likely.learn(body));
        likely
    }

    /// The function is seen as those that were before.
    pub fn learn(&mut self, body: &[u8]) {
        for stretches in &mut self.stretches {
            (0..body.len()).for_each(|at| stretches.learn(body, at));
        }
    }

    /// It is to be compared with all others, not with itself.
    pub fn forget(&mut self, body: &[u8]) {
        for stretches in &mut self.stretches {
            (0..body.len()).for_each(|at| stretches.forget(body, at));
        }
    }

    /// What the byte at a place costs.
    pub fn cost(&self, body: &[u8], at: usize) -> u32 {
        let mut cost = 0;
        for stretches in &self.stretches {
            let (together, seen, kinds) = stretches.seen(body, at);
            if seen == 0 {
                continue;
            }
            let kinds = kinds.max(1);
            let all = self.logarithms[(seen + kinds).min(COUNTS as usize - 1)];
            if together > 0 {
                return cost + all.saturating_sub(self.logarithms[together]);
            }
            cost += all - self.logarithms[kinds];
        }
        let before = at.checked_sub(1).map_or(0, |before| body[before]);
        cost + self.pairs[usize::from(before) << 8 | usize::from(body[at])]
    }

    /// How many bytes behind a place know of it.
    pub fn reach(&self) -> usize {
        self.stretches[0].reach
    }
}

/// What stood behind stretches of one length.
struct Stretches {
    reach: usize,
    /// By stretch and byte: how often they were seen together.
    together: Vec<u16>,
    /// By stretch: how often it was seen, and with how many different bytes behind it.
    alone: Vec<(u16, u16)>,
}

impl Stretches {
    fn new(reach: usize) -> Self {
        Self {
            reach,
            together: vec![0; 1 << PLACES],
            alone: vec![(0, 0); 1 << PLACES],
        }
    }

    fn learn(&mut self, body: &[u8], at: usize) {
        let (stretch, together) = self.places(body, at);
        let (seen, kinds) = &mut self.alone[stretch];
        *kinds += u16::from(self.together[together] == 0);
        *seen = seen.saturating_add(1);
        self.together[together] = self.together[together].saturating_add(1);
    }

    fn forget(&mut self, body: &[u8], at: usize) {
        let (stretch, together) = self.places(body, at);
        let (seen, kinds) = &mut self.alone[stretch];
        self.together[together] = self.together[together].saturating_sub(1);
        *kinds = kinds.saturating_sub(u16::from(self.together[together] == 0));
        *seen = seen.saturating_sub(1);
    }

    /// How often the byte at a place was seen there, how often anything, and how many different bytes.
    fn seen(&self, body: &[u8], at: usize) -> (usize, usize, usize) {
        let (stretch, together) = self.places(body, at);
        let (seen, kinds) = self.alone[stretch];
        (self.together[together].into(), seen.into(), kinds.into())
    }

    fn places(&self, body: &[u8], at: usize) -> (usize, usize) {
        let before = &body[..at];
        let word = match before.last_chunk() {
            Some(word) => u64::from_le_bytes(*word),
            None => before
                .iter()
                .fold(0, |word, byte| word >> 8 | u64::from(*byte) << 56),
        };
        let stretch = word >> (64 - 8 * self.reach);
        let byte = u64::from(body[at]) + 1;
        (
            place(stretch),
            place(stretch ^ byte.wrapping_mul(0x2545_F491_4F6C_DD1D)),
        )
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
