//! What can be computed before any document is read.

use super::{Element, Entry, Node, Resolver, Resolving};
use crate::evaluate::operators;
use crate::functions::Body;
use crate::limits::Meter;
use crate::syntax::{BinaryOperator, Expr, ExprKind, PrefixOperator};
use crate::value::{ObjectBuilder, Value};

/// A node whose parts are all constants becomes a constant.
///
/// A value that would be refused later for its size stays as it is, and is
/// refused when it is evaluated.
pub(super) fn fold(node: Node) -> Node {
    let mut meter = Meter::for_constants();
    let value = match &node {
        Node::Not(operand) => operand.as_literal().map(operators::not),
        Node::Negate(operand) => operand.as_literal().map(operators::negate),
        Node::Plus(operand) => operand.as_literal().map(operators::plus),
        Node::Binary(operator, left, right) => match (left.as_literal(), right.as_literal()) {
            (Some(left), Some(right)) => operators::binary(&mut meter, *operator, left, right).ok(),
            _ => None,
        },
        Node::Array(elements) => constant_array(elements),
        Node::Object(entries) => constant_object(entries),
        Node::Call(function, arguments) => match function.body {
            Body::Pure(body) => {
                let arguments: Option<Vec<&Value>> =
                    arguments.iter().map(Node::as_literal).collect();
                arguments.and_then(|arguments| body(&mut meter, &arguments).ok())
            }
            _ => None,
        },
        _ => None,
    };
    value.map_or(node, Node::Literal)
}

fn constant_array(elements: &[Element]) -> Option<Value> {
    let items: Option<Vec<Value>> = elements
        .iter()
        .map(|element| match element {
            Element::One(node) => node.as_literal().cloned(),
            Element::Splat(_) => None,
        })
        .collect();
    items.map(Value::array)
}

fn constant_object(entries: &[Entry]) -> Option<Value> {
    let mut object = ObjectBuilder::with_capacity(entries.len());
    for entry in entries {
        let Entry::Named(name, node) = entry else {
            return None;
        };
        object.set(name.clone(), node.as_literal()?.clone());
    }
    Some(Value::object(object.build()))
}

impl<'q> Resolver<'q> {
    /// The value of an expression between brackets if it is constant: literals
    /// and parameters under arithmetic. `items[$n + 1]` is an element, `items[n]` a filter.
    pub(super) fn constant(&mut self, expr: &'q Expr) -> Resolving<Option<Value>> {
        if !is_constant(expr) {
            return Ok(None);
        }
        self.constant_value(expr).map(Some)
    }

    fn constant_value(&mut self, expr: &'q Expr) -> Resolving<Value> {
        Ok(match &expr.kind {
            ExprKind::Parameter(name) => {
                self.check_parameter(name, expr.span.0)?;
                self.shaped_by.insert(name.clone());
                self.parameter(name, expr.span.0)?.clone()
            }
            ExprKind::Group(inner) => self.constant_value(inner)?,
            ExprKind::Prefix(operator, operand) => {
                let operand = self.constant_value(operand)?;
                match operator {
                    PrefixOperator::Minus => operators::negate(&operand),
                    _ => operators::plus(&operand),
                }
            }
            ExprKind::Binary(operator, left, right) => {
                let left = self.constant_value(left)?;
                let right = self.constant_value(right)?;
                let mut meter = Meter::for_constants();
                operators::binary(&mut meter, *operator, &left, &right).unwrap_or_default()
            }
            _ => match self.expression(expr)? {
                Node::Literal(value) => value,
                _ => Value::Null,
            },
        })
    }
}

fn is_constant(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Literal(_) | ExprKind::Parameter(_) => true,
        ExprKind::Group(inner) => is_constant(inner),
        ExprKind::Prefix(PrefixOperator::Minus | PrefixOperator::Plus, operand) => {
            is_constant(operand)
        }
        ExprKind::Binary(operator, left, right) => {
            is_arithmetic(*operator) && is_constant(left) && is_constant(right)
        }
        _ => false,
    }
}

fn is_arithmetic(operator: BinaryOperator) -> bool {
    use BinaryOperator as B;
    matches!(
        operator,
        B::Add | B::Subtract | B::Multiply | B::Divide | B::Remainder | B::Power
    )
}

#[cfg(test)]
mod tests {
    use crate::testing::check_examples;

    #[test]
    fn examples() {
        check_examples(&[
            ("[1, 2, 3][1 + 1]", "3"),
            ("[1, 2, 3][-(1)]", "3"),
            (r#"{"ab": 1}["a" + "b"]"#, "1"),
            ("[1, 2, 3][0..1 + 1]", "[1,2,3]"),
            ("[1, 2, 3][@ > 1]", "[2,3]"),
            ("[1, 2, 3][true]", "[1,2,3]"),
            ("[1, 2, 3][1 / 0]", "[]"),
        ]);
    }
}
