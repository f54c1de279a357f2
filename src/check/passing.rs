//! Pieces pass by on their way to the reader: each is shown to the rules, and handed on as it is.

use std::cell::RefCell;
use std::rc::Rc;

use super::document::Outer;
use super::watch::Watch;
use crate::diagnostic::{Log, Report};
use crate::model::{Entry, FeedHead};
use crate::pass::Sink;
use crate::syntax::tree::Tree;
use crate::syntax::{Piece, Pieces, Root};

/// Hands pieces on, and shows them.
pub struct Watched<'t> {
    pub inner: Box<dyn Pieces<'t> + 't>,
    pub outer: Rc<Outer<'t>>,
    pub watch: Rc<RefCell<Watch<'t>>>,
}

impl<'t> Pieces<'t> for Watched<'t> {
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let piece = self.inner.next(tree, log)?;
        self.watch
            .borrow_mut()
            .piece(piece, tree, self.inner.root(), &self.outer);
        Some(piece)
    }

    fn next_of_head(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        self.inner.next_of_head(tree, log)
    }

    fn root(&self) -> Option<&Root> {
        self.inner.root()
    }

    fn is_named_behind(&self) -> bool {
        self.inner.is_named_behind()
    }
}

/// Shows what came of the pieces to the rules of fields, and keeps the report.
pub struct Fields<'t>(pub Rc<RefCell<Watch<'t>>>, pub Option<Report>);

impl Sink for Fields<'_> {
    fn entry(&mut self, entry: Entry<'_>) {
        self.0.borrow_mut().entry(&entry);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.0.borrow_mut().head(&head);
        self.1 = Some(head.report);
    }

    fn restart(&mut self) {
        self.0.borrow_mut().restart();
    }
}
