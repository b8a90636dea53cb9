//! Syntax tree to resolved tree: what the query means.
//!
//! The resolver decides what brackets are (element, attribute or filter), how a traversal
//! maps over arrays, which function a name is and whether its arguments fit; it inlines
//! custom functions and computes what is constant. What it returns can be evaluated many
//! times, with other parameters of the same names.

mod call;
mod constant;
mod custom;
mod expression;
mod node;
mod object;
mod selector;
mod traversal;

pub use node::{
    Change, Direction, Element, Entry, Filter, Node, OrderKey, Scorer, Selector, SliceBounds,
};

use crate::syntax::{ExprKind, FunctionDeclaration, Query, Span, SyntaxError, quoted};
use crate::text::Text;
use crate::value::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Values for `$name` in a query, by name without the dollar.
pub type Parameters = BTreeMap<Text, Value>;

/// A query ready to evaluate.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The expression.
    pub root: Node,
    /// Parameters whose *values* shaped the tree, because they occur in brackets
    /// (`items[$n]`, `[$from..$to]`). With other values for these, resolve again.
    pub shaped_by: BTreeSet<Text>,
    /// All parameters that the query names.
    pub named: BTreeSet<Text>,
    /// Whether it fetches documents from the source: `*`, `->`, `releases::all()`.
    pub reads_documents: bool,
}

/// What a query reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Documents.
    Query,
    /// A change: `before()`, `after()`, `operation()` and `delta::…` are known.
    Delta,
}

/// Resolves a query for the given parameters.
///
/// A parameter that the query names and `parameters` lacks is an error.
pub fn resolve(query: &Query, parameters: &Parameters) -> Result<Resolved, SyntaxError> {
    resolve_in(Mode::Query, query, parameters)
}

/// Resolves a query, or a condition on a change.
pub fn resolve_in(
    mode: Mode,
    query: &Query,
    parameters: &Parameters,
) -> Result<Resolved, SyntaxError> {
    let mut resolver = Resolver {
        mode,
        open: 0,
        resolved: 0,
        parameters,
        functions: &query.functions,
        calling: Vec::new(),
        floor: None,
        scopes: Vec::new(),
        use_of: Use::default(),
        shaped_by: BTreeSet::new(),
        named: BTreeSet::new(),
    };
    resolver.check_declarations()?;
    let root = resolver.expression(&query.body)?;
    Ok(Resolved {
        root,
        shaped_by: resolver.shaped_by,
        named: resolver.named,
        reads_documents: resolver.use_of.documents,
    })
}

type Resolving<T> = Result<T, SyntaxError>;

/// How many expressions a query may have once its functions are inlined.
const MOST_EXPRESSIONS: usize = 200_000;

struct Resolver<'q> {
    mode: Mode,
    /// How many expressions enclose the one being resolved, and how many there were.
    open: u32,
    resolved: usize,
    parameters: &'q Parameters,
    functions: &'q [FunctionDeclaration],
    /// Custom functions being inlined, to find one that calls itself.
    calling: Vec<&'q FunctionDeclaration>,
    /// How many scopes enclose the custom function being inlined.
    floor: Option<usize>,
    /// The scopes around the expression being resolved, outermost first. The
    /// query's own scope, whose `@` is null, is not among them.
    scopes: Vec<Scope>,
    /// What the expression being resolved has used so far.
    use_of: Use,
    shaped_by: BTreeSet<Text>,
    named: BTreeSet<Text>,
}

/// A scope in which `@` is an element, and what `^` is there.
#[derive(Clone, Copy)]
struct Scope {
    /// A mapping's scope has an `@` of its own but is passed over by `^`.
    hidden: bool,
    /// How many scopes enclose the one that `^` names.
    parent: usize,
}

/// What an expression uses: the outermost scope it reads, and whether it reads documents.
#[derive(Clone, Copy)]
struct Use {
    /// Index in the list of scopes, counted from 1; the query's own is never counted.
    outermost: usize,
    documents: bool,
}

impl Default for Use {
    fn default() -> Self {
        Self {
            outermost: usize::MAX,
            documents: false,
        }
    }
}

impl Use {
    fn and(self, other: Self) -> Self {
        Self {
            outermost: self.outermost.min(other.outermost),
            documents: self.documents || other.documents,
        }
    }
}

impl<'q> Resolver<'q> {
    /// Resolves in a new scope, inside the present one.
    fn within<T>(
        &mut self,
        hidden: bool,
        inner: impl FnOnce(&mut Self) -> Resolving<T>,
    ) -> Resolving<T> {
        let around = self.scopes.len();
        let parent = match self.scopes.last() {
            Some(scope) if scope.hidden => scope.parent,
            _ => around,
        };
        self.scopes.push(Scope { hidden, parent });
        let result = inner(self);
        self.scopes.pop();
        result
    }

    /// Resolves and returns what the part itself used.
    fn noting_use<T>(
        &mut self,
        inner: impl FnOnce(&mut Self) -> Resolving<T>,
    ) -> Resolving<(T, Use)> {
        let before = std::mem::take(&mut self.use_of);
        let result = inner(self)?;
        let own = self.use_of;
        self.use_of = before.and(own);
        Ok((result, own))
    }

    fn note_scope(&mut self, index: usize) {
        if index > 0 {
            self.use_of.outermost = self.use_of.outermost.min(index);
        }
    }

    fn note_documents(&mut self) {
        self.use_of.documents = true;
    }

    /// The index of the scope that is `levels` up: 0 for the query's own or beyond it.
    fn scope_above(&self, levels: u32) -> usize {
        let mut index = self.scopes.len();
        for _ in 0..levels {
            match index.checked_sub(1).and_then(|i| self.scopes.get(i)) {
                Some(scope) => index = scope.parent,
                None => return 0,
            }
        }
        index
    }

    /// Marks an expression that reads documents but no row: it has one value for
    /// the whole query, so it is evaluated once and not again for every row.
    fn once_if_independent(&mut self, node: Node, own: Use) -> Node {
        let depends = own.outermost <= self.scopes.len();
        if depends || !own.documents || self.scopes.is_empty() {
            return node;
        }
        Node::Once(Box::new(node.without_once()))
    }

    fn parameter(&mut self, name: &Text, span: Span) -> Resolving<&'q Value> {
        self.named.insert(name.clone());
        self.parameters.get(name).ok_or_else(|| {
            let name = quoted(name);
            SyntaxError::at(span, format!("param ${name} referenced, but not provided"))
        })
    }
}

/// The expression inside any parentheses.
fn ungrouped(expr: &crate::syntax::Expr) -> &crate::syntax::Expr {
    let mut inner = expr;
    while let ExprKind::Group(group) = &inner.kind {
        inner = group;
    }
    inner
}
