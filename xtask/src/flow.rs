//! The ways through a function: stretches that run from their start to their end, and which comes after which.

use std::ops::Range;

use wasmparser::{FunctionBody, Operator};

/// A function as blocks; the first is where it begins.
pub struct Flow {
    pub blocks: Vec<Block>,
    /// Of all blocks, in the order in which they stand.
    pub accesses: Vec<Access>,
}

/// What is run from its start to its end.
#[derive(Default)]
pub struct Block {
    pub accesses: Range<usize>,
    pub next: Vec<usize>,
}

/// A local is read or written.
pub struct Access {
    pub local: usize,
    pub writes: bool,
    /// Where its name stands in the body.
    pub place: usize,
}

impl Flow {
    pub fn of(body: &FunctionBody<'_>) -> wasmparser::Result<Self> {
        let mut reading = Reading {
            flow: Self {
                blocks: Vec::new(),
                accesses: Vec::new(),
            },
            now: 0,
            open: vec![Open {
                target: None,
                otherwise: None,
                end: None,
            }],
        };
        reading.block();
        let start = body.range().start;
        for operator in body.get_operators_reader()?.into_iter_with_offsets() {
            let (operator, place) = operator?;
            reading.operator(&operator, place + 1 - start)?;
        }
        Ok(reading.flow)
    }

    /// What is still to be read when a block begins.
    pub fn live(&self, locals: usize) -> Grid {
        let mut live = Grid::new(self.blocks.len(), locals);
        let mut written = Grid::new(self.blocks.len(), locals);
        for (number, block) in self.blocks.iter().enumerate() {
            for access in &self.accesses[block.accesses.clone()] {
                if access.writes {
                    written.set(number, access.local);
                } else if !written.has(number, access.local) {
                    live.set(number, access.local);
                }
            }
        }
        let mut changes = true;
        while changes {
            changes = false;
            for (number, block) in self.blocks.iter().enumerate().rev() {
                for &next in &block.next {
                    changes |= live.inherit(number, next, &written);
                }
            }
        }
        live
    }
}

/// Something that is to be left: where a branch to it goes, what is instead of it, where it ends. Nothing stands for the function's end.
struct Open {
    target: Option<usize>,
    otherwise: Option<usize>,
    end: Option<usize>,
}

struct Reading {
    flow: Flow,
    now: usize,
    open: Vec<Open>,
}

impl Reading {
    /// Other ways through a function, such as exceptions, are not known to what validates modules here (`names.rs`).
    fn operator(&mut self, operator: &Operator<'_>, place: usize) -> wasmparser::Result<()> {
        match *operator {
            Operator::LocalGet { local_index } => self.access(local_index, false, place),
            Operator::LocalSet { local_index } | Operator::LocalTee { local_index } => {
                self.access(local_index, true, place);
            }
            Operator::Block { .. } => {
                let end = self.block();
                self.open(end, None, end);
            }
            Operator::Loop { .. } => self.begin_loop(),
            Operator::If { .. } => self.begin_if(),
            Operator::Else => self.otherwise(),
            Operator::End => self.end(),
            Operator::Br { relative_depth } => {
                self.goes_out(relative_depth);
                self.begin_anew();
            }
            Operator::BrIf { relative_depth } => {
                self.goes_out(relative_depth);
                let next = self.block();
                self.goes_to(Some(next));
                self.begin(next);
            }
            Operator::BrTable { ref targets } => {
                for target in targets.targets() {
                    self.goes_out(target?);
                }
                self.goes_out(targets.default());
                self.begin_anew();
            }
            Operator::Return | Operator::Unreachable => self.begin_anew(),
            _ => {}
        }
        Ok(())
    }

    fn begin_loop(&mut self) {
        let (start, end) = (self.block(), self.block());
        self.goes_to(Some(start));
        self.begin(start);
        self.open(start, None, end);
    }

    fn begin_if(&mut self) {
        let (then, otherwise, end) = (self.block(), self.block(), self.block());
        self.goes_to(Some(then));
        self.goes_to(Some(otherwise));
        self.begin(then);
        self.open(end, Some(otherwise), end);
    }

    fn access(&mut self, local: u32, writes: bool, place: usize) {
        self.flow.accesses.push(Access {
            local: local as usize,
            writes,
            place,
        });
        self.flow.blocks[self.now].accesses.end = self.flow.accesses.len();
    }

    fn block(&mut self) -> usize {
        self.flow.blocks.push(Block::default());
        self.flow.blocks.len() - 1
    }

    fn begin(&mut self, block: usize) {
        let here = self.flow.accesses.len();
        self.flow.blocks[block].accesses = here..here;
        self.now = block;
    }

    /// What nobody comes to but by a branch, and there is none.
    fn begin_anew(&mut self) {
        let block = self.block();
        self.begin(block);
    }

    fn goes_to(&mut self, next: Option<usize>) {
        self.flow.blocks[self.now].next.extend(next);
    }

    fn goes_out(&mut self, depth: u32) {
        let open = &self.open[self.open.len() - 1 - depth as usize];
        self.goes_to(open.target);
    }

    fn open(&mut self, target: usize, otherwise: Option<usize>, end: usize) {
        self.open.push(Open {
            target: Some(target),
            otherwise,
            end: Some(end),
        });
    }

    fn otherwise(&mut self) {
        let Some(open) = self.open.last_mut() else {
            return;
        };
        let (otherwise, end) = (open.otherwise.take(), open.end);
        self.goes_to(end);
        otherwise.into_iter().for_each(|block| self.begin(block));
    }

    fn end(&mut self) {
        let Some(Open {
            otherwise,
            end: Some(end),
            ..
        }) = self.open.pop()
        else {
            return;
        };
        self.goes_to(Some(end));
        if let Some(otherwise) = otherwise {
            self.flow.blocks[otherwise].next.push(end);
        }
        self.begin(end);
    }
}

/// Rows of bits.
pub struct Grid {
    width: usize,
    words: Vec<u64>,
}

impl Grid {
    pub fn new(rows: usize, columns: usize) -> Self {
        let width = columns.div_ceil(64);
        Self {
            width,
            words: vec![0; rows * width],
        }
    }

    pub fn has(&self, row: usize, column: usize) -> bool {
        self.words[row * self.width + column / 64] >> (column % 64) & 1 == 1
    }

    pub fn set(&mut self, row: usize, column: usize) {
        self.words[row * self.width + column / 64] |= 1 << (column % 64);
    }

    pub fn clear(&mut self, row: usize, column: usize) {
        self.words[row * self.width + column / 64] &= !(1 << (column % 64));
    }

    pub fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..(row + 1) * self.width]
    }

    pub fn members(&self, row: usize) -> impl Iterator<Item = usize> {
        let words = self.row(row).iter().enumerate();
        words.flat_map(|(word, &bits)| {
            (0..64)
                .filter(move |bit| bits >> bit & 1 == 1)
                .map(move |bit| word * 64 + bit)
        })
    }

    pub fn add(&mut self, row: usize, bits: &[u64]) {
        let words = &mut self.words[row * self.width..(row + 1) * self.width];
        words
            .iter_mut()
            .zip(bits)
            .for_each(|(word, bits)| *word |= bits);
    }

    /// Adds what another row has, but for what is `without`; whether that was anything new.
    fn inherit(&mut self, row: usize, other: usize, without: &Self) -> bool {
        let mut changes = false;
        for word in 0..self.width {
            let new =
                self.words[other * self.width + word] & !without.words[row * self.width + word];
            let old = &mut self.words[row * self.width + word];
            changes |= *old | new != *old;
            *old |= new;
        }
        changes
    }
}
