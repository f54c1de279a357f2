//! What a function keeps in its locals, told apart: a web is what is written in some places and read in others, and has
//! nothing to do with whatever else is kept under the same name before or after. So each may have a name of its own.

use std::collections::HashMap;

use wasmparser::{FunctionBody, ValType};

use crate::flow::{Access, Flow, Grid};

/// The webs of a function.
pub struct Webs {
    pub webs: Vec<Web>,
    /// Which web each access belongs to, in the order in which they stand.
    pub of: Vec<usize>,
    /// What can be kept under each name; parameters come first.
    pub kinds: Vec<ValType>,
    pub parameters: usize,
}

/// Writes and reads of one thing.
pub struct Web {
    pub name: usize,
    pub kind: ValType,
    pub origin: Origin,
    /// Where its name stands in the body.
    pub places: Vec<usize>,
    /// Webs of its kind that may not have its name: something is in both at the same time.
    pub rivals: Vec<usize>,
}

/// What is in a web before anything is written to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Nothing that is ever read.
    Nothing,
    /// The zero that every local begins with: a name of no parameter.
    Zero,
    /// What the function was called with: the name is the parameter's.
    Parameter,
}

impl Webs {
    /// Reads a function, whose parameters are of these kinds.
    pub fn of(body: &FunctionBody<'_>, parameters: &[ValType]) -> wasmparser::Result<Self> {
        let mut kinds = parameters.to_vec();
        for local in body.get_locals_reader()? {
            let (count, kind) = local?;
            kinds.extend((0..count).map(|_| kind));
        }
        let flow = Flow::of(body)?;
        let mut webs = Webs {
            webs: Vec::new(),
            of: Vec::new(),
            kinds,
            parameters: parameters.len(),
        };
        let live = flow.live(webs.kinds.len());
        let mut ties = Ties::of(&flow, &live, webs.kinds.len());
        webs.gather(&flow, &live, &mut ties);
        Ok(webs)
    }

    /// Whether each read finds the same here and there, whatever the names are.
    pub fn mean_the_same(&self, other: &Self) -> bool {
        let origins = |webs: &Self| -> Vec<_> {
            let told = webs.webs.iter().map(|web| {
                (
                    web.origin,
                    (web.origin == Origin::Parameter).then_some(web.name),
                    web.kind,
                )
            });
            told.collect()
        };
        self.of == other.of && origins(self) == origins(other)
    }

    fn gather(&mut self, flow: &Flow, live: &Grid, ties: &mut Ties) {
        let mut known = HashMap::new();
        for (access, node) in flow.accesses.iter().zip(ties.accesses.clone()) {
            let web = self.web(&mut known, ties.root(node), access.local);
            self.of.push(web);
            self.webs[web].places.push(access.place);
        }
        for local in live.members(0) {
            let web = self.web(&mut known, ties.root(local), local);
            let is_parameter = local < self.parameters;
            self.webs[web].origin = if is_parameter {
                Origin::Parameter
            } else {
                Origin::Zero
            };
        }
        self.rival(flow, live, ties, &known);
    }

    fn web(&mut self, known: &mut HashMap<usize, usize>, root: usize, local: usize) -> usize {
        *known.entry(root).or_insert_with(|| {
            self.webs.push(Web {
                name: local,
                kind: self.kinds[local],
                origin: Origin::Nothing,
                places: Vec::new(),
                rivals: Vec::new(),
            });
            self.webs.len() - 1
        })
    }

    /// From the end of each block back to its start: what is written would overwrite all that is still to be read.
    fn rival(&mut self, flow: &Flow, live: &Grid, ties: &mut Ties, known: &HashMap<usize, usize>) {
        let mut met = Grid::new(self.webs.len(), self.webs.len());
        let mut led_to = vec![false; flow.blocks.len()];
        let all = flow.blocks.iter().flat_map(|block| &block.next);
        all.for_each(|&next| led_to[next] = true);
        for (number, block) in flow.blocks.iter().enumerate() {
            let mut kept = Grid::new(1, self.webs.len());
            for &next in &block.next {
                for local in live.members(next) {
                    let node = ties.at_start(next, local);
                    kept.set(0, known[&ties.root(node)]);
                }
            }
            for access in block.accesses.clone().rev() {
                let web = self.of[access];
                if flow.accesses[access].writes {
                    kept.clear(0, web);
                    met.add(web, kept.row(0));
                } else {
                    kept.set(0, web);
                }
            }
            // What nothing wrote is there from the start: where the function begins, and where no way leads to.
            if !led_to[number] {
                let first: Vec<usize> = kept.members(0).collect();
                first.iter().for_each(|&web| met.add(web, kept.row(0)));
            }
        }
        for one in 0..self.webs.len() {
            let is_rival = |&other: &usize| {
                let have_met = met.has(one, other) || met.has(other, one);
                have_met && other != one && self.webs[one].kind == self.webs[other].kind
            };
            self.webs[one].rivals = (0..self.webs.len()).filter(is_rival).collect();
        }
    }
}

/// Which writes are read as one: a forest, in which each write and each local at the start of each block is a node.
struct Ties {
    above: Vec<usize>,
    locals: usize,
    /// The node of each access.
    accesses: Vec<usize>,
}

impl Ties {
    fn of(flow: &Flow, live: &Grid, locals: usize) -> Self {
        let starts = flow.blocks.len() * locals;
        let mut ties = Self {
            above: (0..starts + flow.accesses.len()).collect(),
            locals,
            accesses: vec![0; flow.accesses.len()],
        };
        for (number, block) in flow.blocks.iter().enumerate() {
            let mut now: Vec<usize> = (0..locals)
                .map(|local| ties.at_start(number, local))
                .collect();
            for access in block.accesses.clone() {
                let Access { local, writes, .. } = flow.accesses[access];
                if writes {
                    now[local] = starts + access;
                }
                ties.accesses[access] = now[local];
            }
            for &next in &block.next {
                for local in live.members(next) {
                    let one = ties.root(now[local]);
                    let other = ties.root(ties.at_start(next, local));
                    ties.above[one] = other;
                }
            }
        }
        ties
    }

    fn at_start(&self, block: usize, local: usize) -> usize {
        block * self.locals + local
    }

    fn root(&mut self, mut node: usize) -> usize {
        while self.above[node] != node {
            self.above[node] = self.above[self.above[node]];
            node = self.above[node];
        }
        node
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{BlockType, Function, InstructionSink};
    use wasmparser::BinaryReader;

    use super::*;

    /// A function with one parameter and two locals.
    fn read(write: impl FnOnce(&mut InstructionSink<'_>)) -> wasmparser::Result<Webs> {
        let mut function = Function::new([(2, wasm_encoder::ValType::I32)]);
        let mut body = function.instructions();
        write(&mut body);
        body.end();
        let body = function.into_raw_body();
        let body = FunctionBody::new(BinaryReader::new(&body, 0));
        Webs::of(&body, &[ValType::I32])
    }

    fn told(write: impl FnOnce(&mut InstructionSink<'_>)) -> (Vec<usize>, Vec<Origin>) {
        let webs = read(write).expect("a function");
        let origins = webs.webs.iter().map(|web| web.origin).collect();
        (webs.of, origins)
    }

    #[test]
    fn what_is_written_anew_is_something_else() {
        let write = |body: &mut InstructionSink<'_>| {
            for _ in 0..2 {
                body.i32_const(7).local_set(1).local_get(1).drop();
            }
        };
        let nothing = Origin::Nothing;
        assert_eq!(told(write), (vec![0, 0, 1, 1], vec![nothing, nothing]));
    }

    #[test]
    fn what_is_read_after_two_ways_is_one() {
        let write = |body: &mut InstructionSink<'_>| {
            body.local_get(0).if_(BlockType::Empty);
            body.i32_const(1).local_set(1).else_();
            body.i32_const(2).local_set(1).end();
            body.local_get(1).drop();
        };
        let origins = vec![Origin::Parameter, Origin::Nothing];
        assert_eq!(told(write), (vec![0, 1, 1, 1], origins));
    }

    #[test]
    fn a_loop_reads_what_it_wrote_the_time_before() {
        let write = |body: &mut InstructionSink<'_>| {
            body.loop_(BlockType::Empty).local_get(2).drop();
            body.i32_const(1).local_set(2).local_get(0).br_if(0).end();
        };
        let origins = vec![Origin::Zero, Origin::Parameter];
        assert_eq!(told(write), (vec![0, 0, 1], origins));
    }

    #[test]
    fn what_leaves_a_block_keeps_what_it_had() {
        let write = |body: &mut InstructionSink<'_>| {
            body.i32_const(1).local_set(1).block(BlockType::Empty);
            body.local_get(0).br_if(0).i32_const(2).local_set(1).end();
            body.local_get(1).drop();
        };
        assert_eq!(told(write).0, [0, 1, 0, 0]);
    }

    #[test]
    fn what_is_kept_at_the_same_time_is_apart() {
        let webs = read(|body| {
            body.i32_const(1).local_set(1).i32_const(2).local_set(2);
            body.local_get(1).local_get(2).local_get(0);
            body.drop().drop().drop();
            body.i32_const(3).local_set(1).local_get(1).drop();
        });
        let webs = webs.expect("a function").webs;
        let rivals = |web: usize| webs[web].rivals.as_slice();
        assert_eq!(rivals(0), [1, 2]);
        assert_eq!(rivals(1), [0, 2]);
        assert_eq!(rivals(2), [0, 1]);
        assert!(rivals(3).is_empty());
    }
}
