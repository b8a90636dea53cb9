//! Expressions, one kind after the other.

use super::constant::fold;
use super::{Element, MOST_EXPRESSIONS, Node, Resolver, Resolving, ungrouped};
use crate::syntax::{
    ArrayElement, BinaryOperator, Expr, ExprKind, Literal, MAX_DEPTH, PrefixOperator, Span,
    SyntaxError,
};
use crate::value::Value;

impl<'q> Resolver<'q> {
    /// Resolves an expression in the present scope.
    pub(super) fn expression(&mut self, expr: &'q Expr) -> Resolving<Node> {
        self.open += 1;
        self.resolved += 1;
        if self.open > MAX_DEPTH {
            return Err(SyntaxError::at(expr.span.0, "query is nested too deeply"));
        }
        if self.resolved > MOST_EXPRESSIONS {
            let message = "query is too large once its functions are inlined";
            return Err(SyntaxError::at(expr.span.0, message));
        }
        let (node, own) = self.noting_use(|this| this.kind(expr))?;
        self.open -= 1;
        Ok(self.once_if_independent(node, own))
    }

    fn kind(&mut self, expr: &'q Expr) -> Resolving<Node> {
        let span = expr.span.0;
        match &expr.kind {
            ExprKind::Literal(literal) => Ok(Node::Literal(literal_value(literal))),
            ExprKind::Parameter(name) => {
                self.check_parameter(name, span)?;
                self.parameter(name, span)?;
                Ok(Node::Parameter(name.clone()))
            }
            ExprKind::Everything => {
                self.note_documents();
                Ok(Node::Everything)
            }
            ExprKind::This => Ok(self.this()),
            ExprKind::Parent(levels) => self.parent(*levels, span),
            ExprKind::Attribute(name) => Ok(Node::Attribute(Box::new(self.this()), name.clone())),
            ExprKind::Group(inner) => self.kind(inner),
            ExprKind::Object(entries) => self.object(entries),
            ExprKind::Array(elements) => self.array(elements),
            ExprKind::Traversal(base, steps) => self.traversal(base, steps),
            ExprKind::Prefix(operator, operand) => self.prefix(*operator, operand),
            ExprKind::Binary(operator, left, right) => self.binary(*operator, left, right),
            ExprKind::And(terms) => Ok(Node::And(self.expressions(terms)?)),
            ExprKind::Or(terms) => Ok(Node::Or(self.expressions(terms)?)),
            ExprKind::Call(call) => self.call(call, span),
            ExprKind::Pipe(base, call) => self.pipe(base, call, span),
            ExprKind::Range { .. } => Err(SyntaxError::at(span, "unexpected range")),
            ExprKind::Pair(..) => Err(SyntaxError::at(span, "unexpected =>")),
            ExprKind::Ascending(_) => Err(SyntaxError::at(span, "unexpected asc")),
            ExprKind::Descending(_) => Err(SyntaxError::at(span, "unexpected desc")),
            ExprKind::Tuple(_) => Err(SyntaxError::at(span, "unexpected tuple")),
        }
    }

    pub(super) fn expressions(&mut self, exprs: &'q [Expr]) -> Resolving<Vec<Node>> {
        exprs.iter().map(|expr| self.expression(expr)).collect()
    }

    pub(super) fn this(&mut self) -> Node {
        self.note_scope(self.scopes.len());
        Node::This
    }

    fn parent(&mut self, levels: u32, span: Span) -> Resolving<Node> {
        let index = self.scope_above(levels);
        self.check_parent(index, span)?;
        self.note_scope(index);
        if index == 0 && !self.reaches_query_scope(levels) {
            return Ok(Node::Literal(Value::Null));
        }
        Ok(Node::Parent(levels))
    }

    /// Whether `^` taken this often ends at the query's own scope, not beyond it.
    fn reaches_query_scope(&self, levels: u32) -> bool {
        self.scope_above(levels.saturating_sub(1)) > 0
    }

    fn array(&mut self, elements: &'q [ArrayElement]) -> Resolving<Node> {
        let mut resolved = Vec::with_capacity(elements.len());
        for element in elements {
            let value = self.expression(&element.value)?;
            resolved.push(if element.splat {
                Element::Splat(value)
            } else {
                Element::One(value)
            });
        }
        Ok(fold(Node::Array(resolved)))
    }

    fn prefix(&mut self, operator: PrefixOperator, operand: &'q Expr) -> Resolving<Node> {
        let operand = Box::new(self.expression(operand)?);
        Ok(fold(match operator {
            PrefixOperator::Not => Node::Not(operand),
            PrefixOperator::Minus => Node::Negate(operand),
            PrefixOperator::Plus => Node::Plus(operand),
        }))
    }

    fn binary(
        &mut self,
        operator: BinaryOperator,
        left: &'q Expr,
        right: &'q Expr,
    ) -> Resolving<Node> {
        if operator == BinaryOperator::In
            && let ExprKind::Range {
                left: from,
                right: to,
                inclusive,
            } = &ungrouped(right).kind
        {
            return Ok(Node::InRange {
                value: Box::new(self.expression(left)?),
                left: Box::new(self.expression(from)?),
                right: Box::new(self.expression(to)?),
                inclusive: *inclusive,
            });
        }
        let left = Box::new(self.expression(left)?);
        let right = Box::new(self.expression(right)?);
        Ok(fold(Node::Binary(operator, left, right)))
    }

    /// The conditions of a filter, each with whether it reads an outer scope.
    pub(super) fn conditions(&mut self, predicate: &'q Expr) -> Resolving<Vec<(Node, bool)>> {
        let terms = match &ungrouped(predicate).kind {
            ExprKind::And(terms) => terms.as_slice(),
            _ => std::slice::from_ref(predicate),
        };
        let mut conditions = Vec::with_capacity(terms.len());
        for term in terms {
            if matches!(ungrouped(term).kind, ExprKind::And(_)) {
                conditions.extend(self.conditions(term)?);
                continue;
            }
            let (node, own) = self.noting_use(|this| this.expression(term))?;
            conditions.push((node, own.outermost < self.scopes.len()));
        }
        Ok(conditions)
    }
}

fn literal_value(literal: &Literal) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Boolean(value) => Value::Boolean(*value),
        Literal::Number(number) => Value::number(*number),
        Literal::String(text) => Value::String(text.clone()),
    }
}
