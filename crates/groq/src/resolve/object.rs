//! Objects and projections.

use super::constant::fold;
use super::{Entry, Node, Resolver, Resolving, ungrouped};
use crate::syntax::{Expr, ExprKind, Literal, ObjectEntry, Step, SyntaxError};
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
            let piped = matches!(base.kind, ExprKind::Pipe(..));
            let mut before_array = steps.iter().take_while(|step| !works_on_array(step));
            if !piped && before_array.any(names_an_attribute) {
                return Err(nameless());
            }
            own_name(base)
        }
        _ => Err(nameless()),
    }
}

fn works_on_array(step: &Step) -> bool {
    match step {
        Step::Elements | Step::Slice { .. } => true,
        Step::Subscript(inner) => !matches!(
            ungrouped(inner).kind,
            ExprKind::Literal(_) | ExprKind::Prefix(..)
        ),
        _ => false,
    }
}

fn names_an_attribute(step: &Step) -> bool {
    match step {
        Step::Attribute(_) | Step::Dereference(Some(_)) => true,
        Step::Subscript(inner) => {
            matches!(ungrouped(inner).kind, ExprKind::Literal(Literal::String(_)))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_museum_examples, check_refused};

    #[test]
    fn examples() {
        check_museum_examples(&[
            (
                "*[0]{name, in->, halls[]{n}, (year)}",
                r#"{"name":"Castle","in":{"_id":"z","name":"Zealand"},"halls":[{"n":1},{"n":2},{"n":3}],"year":1750}"#,
            ),
            ("*[0]{halls[].n}", r#"{"halls":[1,2,3]}"#),
            ("*[0]{halls[] | order(n desc).n}", r#"{"halls":[3,2,1]}"#),
        ]);
        check_refused(&[
            ("{a.b}", "must have a name"),
            ("{in->name}", "must have a name"),
            ("{1}", "must have a name"),
            ("{a[0].b}", "must have a name"),
            ("{a[\"b\"]}", "must have a name"),
            ("{a: 1}", "must be strings"),
        ]);
    }
}
