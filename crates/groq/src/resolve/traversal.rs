//! Traversals: which steps work on a whole array, and which on each element.
//!
//! `items[].image.alt` is the `alt` of each item, `items[0].image` one item's
//! image. Whether a step maps over an array follows from the steps around it,
//! not from the data: so it is decided here, once.

use super::{Filter, Node, Resolver, Resolving, SliceBounds};
use crate::syntax::{Expr, ExprKind, Span, Step, SyntaxError};
use crate::text::Text;
use crate::value::{Value, clamp_index};

/// A step with its parts resolved.
enum Resolved {
    Attribute(Text),
    Dereference,
    Elements,
    Element(f64),
    Slice(SliceBounds),
    Filter(Vec<(Node, bool)>),
    Projection(Node),
}

/// How the steps from some step on read their input and what they give.
#[derive(Clone, Copy, PartialEq)]
enum Shape {
    ArrayToArray,
    ArrayToOne,
    OneToArray,
    OneToOne,
}

impl Shape {
    fn reads_array(self) -> bool {
        matches!(self, Shape::ArrayToArray | Shape::ArrayToOne)
    }

    fn gives_array(self) -> bool {
        matches!(self, Shape::ArrayToArray | Shape::OneToArray)
    }
}

impl Resolved {
    /// The shape of this step followed by steps of shape `rest`.
    fn shape(&self, rest: Option<Shape>) -> Shape {
        match (self, rest) {
            (Resolved::Elements | Resolved::Slice(_) | Resolved::Filter(_), rest) => match rest {
                Some(Shape::ArrayToOne) => Shape::ArrayToOne,
                _ => Shape::ArrayToArray,
            },
            (Resolved::Attribute(_) | Resolved::Dereference, rest) => match rest {
                Some(rest) if rest.gives_array() => Shape::OneToArray,
                _ => Shape::OneToOne,
            },
            (Resolved::Element(_), rest) => match rest {
                Some(rest) if rest.gives_array() => Shape::ArrayToArray,
                _ => Shape::ArrayToOne,
            },
            (Resolved::Projection(_), rest) => rest.unwrap_or(Shape::OneToOne),
        }
    }

    fn on(self, base: Node) -> Node {
        let base = Box::new(base);
        match self {
            Resolved::Attribute(name) => Node::Attribute(base, name),
            Resolved::Dereference => Node::Dereference(base),
            Resolved::Elements => Node::Elements(base),
            Resolved::Element(index) => Node::Element(base, index),
            Resolved::Slice(bounds) => Node::Slice(base, bounds),
            Resolved::Projection(body) => Node::Project(base, Box::new(body)),
            Resolved::Filter(conditions) => filter(*base, conditions),
        }
    }
}

/// `a[b][c]` is one filter with two conditions.
fn filter(base: Node, conditions: Vec<(Node, bool)>) -> Node {
    let mut filter = match base {
        Node::Filter(inner) => *inner,
        base => Filter {
            base,
            own: Vec::new(),
            correlated: Vec::new(),
        },
    };
    for (node, correlated) in conditions {
        if correlated {
            filter.correlated.push(node);
        } else {
            filter.own.push(node);
        }
    }
    Node::Filter(Box::new(filter))
}

impl<'q> Resolver<'q> {
    pub(super) fn traversal(&mut self, base: &'q Expr, steps: &'q [Step]) -> Resolving<Node> {
        let is_array = matches!(
            base.kind,
            ExprKind::Everything | ExprKind::Array(_) | ExprKind::Pipe(..)
        );
        let base = self.expression(base)?;
        self.traversal_from(base, is_array, steps)
    }

    /// `steps` after a resolved base; `is_array` if the base is an array whatever the data.
    pub(super) fn traversal_from(
        &mut self,
        base: Node,
        is_array: bool,
        steps: &'q [Step],
    ) -> Resolving<Node> {
        let base = base.without_once();
        let mut resolved = Vec::with_capacity(steps.len());
        for step in steps {
            self.step(step, &mut resolved)?;
        }
        let mut shapes = Vec::with_capacity(resolved.len());
        let mut rest = None;
        for step in resolved.iter().rev() {
            let shape = step.shape(rest);
            shapes.push(shape);
            rest = Some(shape);
        }
        let mut steps = resolved.into_iter();
        // `shapes` is reversed: its last is the first step's.
        Ok(match shapes.last() {
            Some(shape) if is_array => mapped(base, *shape, &mut steps, &mut shapes),
            _ => apply(base, &mut steps, &mut shapes),
        })
    }

    fn step(&mut self, step: &'q Step, resolved: &mut Vec<Resolved>) -> Resolving<()> {
        let last = match step {
            Step::Attribute(name) => Resolved::Attribute(name.clone()),
            Step::Elements => Resolved::Elements,
            Step::Dereference(attribute) => {
                self.note_documents();
                resolved.push(Resolved::Dereference);
                match attribute {
                    Some(name) => Resolved::Attribute(name.clone()),
                    None => return Ok(()),
                }
            }
            Step::Subscript(inner) => self.subscript(inner)?,
            Step::Slice {
                left,
                right,
                inclusive,
            } => Resolved::Slice(SliceBounds {
                left: self.slice_index(left)?,
                right: self.slice_index(right)?,
                inclusive: *inclusive,
            }),
            Step::Projection(entries) => {
                Resolved::Projection(self.within(false, |this| this.object(entries))?)
            }
            Step::Nested(inner) => {
                return Err(SyntaxError::at(inner.span.0, "unexpected selector"));
            }
        };
        resolved.push(last);
        Ok(())
    }

    fn subscript(&mut self, inner: &'q Expr) -> Resolving<Resolved> {
        Ok(match self.constant(inner)? {
            Some(Value::Number(index)) => Resolved::Element(index),
            Some(Value::String(name)) => Resolved::Attribute(name),
            _ => Resolved::Filter(self.within(false, |this| this.conditions(inner))?),
        })
    }

    fn slice_index(&mut self, expr: &'q Expr) -> Resolving<i64> {
        match self.constant(expr)? {
            Some(Value::Number(index)) => Ok(clamp_index(index)),
            _ => Err(not_a_constant_number(expr.span.0)),
        }
    }
}

fn not_a_constant_number(span: Span) -> SyntaxError {
    SyntaxError::at(span, "slicing must use constant numbers")
}

type Steps = std::vec::IntoIter<Resolved>;

/// Applies the remaining steps to a base.
fn apply(base: Node, steps: &mut Steps, shapes: &mut Vec<Shape>) -> Node {
    let mut base = base;
    while let Some(step) = steps.next() {
        shapes.pop();
        let rest = shapes.last().copied();
        base = match step {
            Resolved::Elements | Resolved::Slice(_) | Resolved::Filter(_) => {
                let array = step.on(base);
                match rest {
                    Some(rest) => return mapped(array, rest, steps, shapes),
                    None => array,
                }
            }
            // A projection before steps that read an array is of each element.
            Resolved::Projection(_) if rest.is_some_and(Shape::reads_array) => {
                Node::Map(Box::new(base), Box::new(step.on(Node::This)))
            }
            _ => step.on(base),
        };
    }
    base
}

/// Applies the remaining steps, of shape `rest`, to an array: to the array
/// itself or to each of its elements.
fn mapped(array: Node, rest: Shape, steps: &mut Steps, shapes: &mut Vec<Shape>) -> Node {
    if rest.reads_array() {
        return apply(array, steps, shapes);
    }
    let body = Box::new(apply(Node::This, steps, shapes));
    if rest == Shape::OneToArray {
        Node::FlatMap(Box::new(array), body)
    } else {
        Node::Map(Box::new(array), body)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_museum_examples, check_refused};

    #[test]
    fn examples() {
        check_museum_examples(&[
            ("*.halls[0].n", "[1,4,null,null]"),
            ("*[].halls[].n", "[1,2,3,4,null,null]"),
            ("*[0].halls.n", "null"),
            ("(*[0].halls[]).n", "null"),
            ("*{name}[0].name", r#""Castle""#),
            ("*[0]{halls}.halls[1].n", "2"),
            ("*.in->name", r#"["Zealand","Zealand",null,null]"#),
        ]);
        check_refused(&[
            ("[1, 2][a..b]", "slicing must use constant numbers"),
            ("a.(b, c)", "unexpected selector"),
        ]);
    }
}
