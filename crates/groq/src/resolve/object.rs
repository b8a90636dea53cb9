//! Objects and projections.

use super::constant::fold;
use super::{Entry, Node, Resolver, Resolving};
use crate::syntax::{Expr, ExprKind, ObjectEntry, Step, SyntaxError};
use crate::text::Text;

impl<'q> Resolver<'q> {
    pub(super) fn object(&mut self, entries: &'q [ObjectEntry]) -> Resolving<Node> {
        let entries: Result<_, _> = entries.iter().map(|entry| self.entry(entry)).collect();
        Ok(fold(Node::Object(entries?)))
    }

    fn entry(&mut self, entry: &'q ObjectEntry) -> Resolving<Entry> {
        Ok(match entry {
            ObjectEntry::Named(name, value) => Entry::Named(name.clone(), self.expression(value)?),
            ObjectEntry::Splat(None) => Entry::Splat(self.this()),
            ObjectEntry::Splat(Some(value)) => Entry::Splat(self.expression(value)?),
            ObjectEntry::Bare(value) => match &value.kind {
                ExprKind::Pair(condition, value) => {
                    Entry::Conditional(self.expression(condition)?, self.expression(value)?)
                }
                _ => Entry::Named(own_name(value)?, self.expression(value)?),
            },
        })
    }
}

/// The name an entry gives itself: `title`, `author->`, `tags[]`, `items[].name`
/// are named by their first word; `author.name` has no one name and needs one.
fn own_name(expr: &Expr) -> Resolving<Text> {
    let nameless = || {
        let message = "attribute must have a name: write it as \"name\": value";
        SyntaxError::at(expr.span.0, message)
    };
    match &expr.kind {
        ExprKind::Attribute(name) => Ok(name.clone()),
        ExprKind::Group(inner) | ExprKind::Pipe(inner, _) => own_name(inner),
        ExprKind::Traversal(base, steps) => {
            let mut before_array = steps.iter().take_while(|step| !works_on_array(step));
            if before_array.any(names_an_attribute) {
                return Err(nameless());
            }
            own_name(base)
        }
        _ => Err(nameless()),
    }
}

fn works_on_array(step: &Step) -> bool {
    matches!(
        step,
        Step::Elements | Step::Slice { .. } | Step::Subscript(_)
    )
}

fn names_an_attribute(step: &Step) -> bool {
    matches!(step, Step::Attribute(_) | Step::Dereference(Some(_)))
}
