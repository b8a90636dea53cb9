//! Function calls and pipes.

use super::constant::fold;
use super::{
    Change, Direction, Filter, Mode, Node, OrderKey, Resolver, Resolving, Scorer, ungrouped,
};
use crate::functions::{self, Body, Function};
use crate::syntax::{BinaryOperator, Call, Expr, ExprKind, Span, Step, SyntaxError, quoted};
use crate::value::Value;

impl<'q> Resolver<'q> {
    pub(super) fn call(&mut self, call: &'q Call, span: Span) -> Resolving<Node> {
        if let Some(function) = self.custom_function(call) {
            return self.custom_call(function, call, span);
        }
        let namespace = call.namespace.as_deref().unwrap_or("global");
        match (namespace, call.name.as_str()) {
            ("global", "select") => self.select(&call.arguments),
            ("global", "coalesce") => Ok(Node::Coalesce(self.expressions(&call.arguments)?)),
            ("global", "boost") => {
                Err(SyntaxError::at(span, "boost() may only be used in score()"))
            }
            ("diff", "changedAny") => self.changed(false, call, span),
            ("diff", "changedOnly") => self.changed(true, call, span),
            ("delta", "changedAny") if self.in_delta() => self.delta_changed(false, call, span),
            ("delta", "changedOnly") if self.in_delta() => self.delta_changed(true, call, span),
            ("releases", "all") => self.releases(call, span),
            (namespace, name) => {
                let function = self
                    .function(namespace, name)
                    .ok_or_else(|| unknown("function", call, span))?;
                if !function.arity.contains(&call.arguments.len()) {
                    return Err(wrong_count(call, span, &function.arity_text()));
                }
                if matches!(function.body, Body::OfThis(_)) {
                    self.this();
                }
                let arguments = self.expressions(&call.arguments)?;
                Ok(fold(Node::Call(function, arguments)))
            }
        }
    }

    fn in_delta(&self) -> bool {
        self.mode == Mode::Delta
    }

    fn function(&self, namespace: &str, name: &str) -> Option<&'static Function> {
        let of_delta = || functions::find_in_delta(namespace, name).filter(|_| self.in_delta());
        functions::find(namespace, name).or_else(of_delta)
    }

    /// `select(condition => value, …, fallback)`
    fn select(&mut self, arguments: &'q [Expr]) -> Resolving<Node> {
        let mut alternatives = Vec::new();
        let mut fallback = None;
        for argument in arguments {
            if fallback.is_some() {
                let message = "unexpected argument to select() after its fallback";
                return Err(SyntaxError::at(argument.span.0, message));
            }
            match &argument.kind {
                ExprKind::Pair(condition, value) => {
                    alternatives.push((self.expression(condition)?, self.expression(value)?));
                }
                _ => fallback = Some(Box::new(self.expression(argument)?)),
            }
        }
        Ok(Node::Select(alternatives, fallback))
    }

    fn changed(&mut self, only: bool, call: &'q Call, span: Span) -> Resolving<Node> {
        let [before, after, selector] = call.arguments.as_slice() else {
            return Err(wrong_count(call, span, "3"));
        };
        Ok(Node::Changed(Box::new(Change {
            only,
            before: self.expression(before)?,
            after: self.expression(after)?,
            selector: self.selector(selector)?,
        })))
    }

    /// `delta::changedAny(selector)` is `diff::changedAny(before(), after(), selector)`.
    fn delta_changed(&mut self, only: bool, call: &'q Call, span: Span) -> Resolving<Node> {
        let [selector] = call.arguments.as_slice() else {
            return Err(wrong_count(call, span, "1"));
        };
        let side = |name| {
            let function = functions::find_in_delta("global", name);
            function.map_or(Node::Literal(Value::Null), |f| Node::Call(f, Vec::new()))
        };
        Ok(Node::Changed(Box::new(Change {
            only,
            before: side("before"),
            after: side("after"),
            selector: self.selector(selector)?,
        })))
    }

    /// `releases::all()` is `*[_type == "system.release"]`.
    fn releases(&mut self, call: &Call, span: Span) -> Resolving<Node> {
        if !call.arguments.is_empty() {
            return Err(wrong_count(call, span, "0"));
        }
        self.note_documents();
        let own_type = Node::Attribute(Box::new(Node::This), "_type".into());
        let release = Node::Literal(Value::string("system.release"));
        let is_release = Node::Binary(BinaryOperator::Equal, Box::new(own_type), Box::new(release));
        Ok(Node::Filter(Box::new(Filter {
            base: Node::Everything,
            own: vec![is_release],
            correlated: Vec::new(),
        })))
    }

    pub(super) fn pipe(&mut self, base: &'q Expr, call: &'q Call, span: Span) -> Resolving<Node> {
        let namespace = call.namespace.as_deref().unwrap_or("global");
        match (namespace, call.name.as_str()) {
            ("global", "order" | "score") if call.arguments.is_empty() => {
                Err(wrong_count(call, span, "at least 1"))
            }
            ("global", "order") => self.order(base, &call.arguments),
            ("global", "score") => self.score(base, &call.arguments),
            _ => Err(unknown("pipe function", call, span)),
        }
    }

    fn order(&mut self, base: &'q Expr, arguments: &'q [Expr]) -> Resolving<Node> {
        let base = self.expression(base)?.without_once();
        let mut keys = Vec::with_capacity(arguments.len());
        for argument in arguments {
            let (expr, direction) = match &argument.kind {
                ExprKind::Ascending(inner) => (&**inner, Direction::Ascending),
                ExprKind::Descending(inner) => (&**inner, Direction::Descending),
                _ => (argument, Direction::Ascending),
            };
            let node = self.within(false, |this| this.expression(expr))?;
            keys.push(OrderKey { node, direction });
        }
        Ok(Node::Order(Box::new(base), keys))
    }

    fn score(&mut self, base: &'q Expr, arguments: &'q [Expr]) -> Resolving<Node> {
        if ends_in_one_or_a_projection(base) {
            let message = "score() must be applied to documents, before any projection";
            return Err(SyntaxError::at(base.span.0, message));
        }
        let base = self.expression(base)?.without_once();
        let scorers: Result<_, _> = self.within(false, |this| {
            Ok(arguments.iter().map(|a| this.scorer(a)).collect())
        })?;
        Ok(Node::Score(Box::new(base), scorers?))
    }

    fn scorer(&mut self, expr: &'q Expr) -> Resolving<Scorer> {
        let expr = ungrouped(expr);
        match &expr.kind {
            ExprKind::And(terms) => Ok(Scorer::And(self.scorers(terms)?)),
            ExprKind::Or(terms) => Ok(Scorer::Or(self.scorers(terms)?)),
            ExprKind::Binary(BinaryOperator::Match, text, pattern) => Ok(Scorer::Match(
                self.expression(text)?,
                self.expression(pattern)?,
            )),
            ExprKind::Call(call) if call.name == "boost" && is_global(call) => {
                let [term, amount] = call.arguments.as_slice() else {
                    return Err(wrong_count(call, expr.span.0, "2"));
                };
                let term = Box::new(self.scorer(term)?);
                Ok(Scorer::Boost(term, self.expression(amount)?))
            }
            _ => Ok(Scorer::Test(self.expression(expr)?)),
        }
    }

    fn scorers(&mut self, terms: &'q [Expr]) -> Resolving<Vec<Scorer>> {
        terms.iter().map(|term| self.scorer(term)).collect()
    }
}

fn is_global(call: &Call) -> bool {
    matches!(call.namespace.as_deref(), None | Some("global"))
}

/// Whether an expression ends in one element or a projection: neither is an
/// array of documents to score.
fn ends_in_one_or_a_projection(expr: &Expr) -> bool {
    let ExprKind::Traversal(_, steps) = &ungrouped(expr).kind else {
        return false;
    };
    match steps.last() {
        Some(Step::Projection(_)) => true,
        Some(Step::Subscript(inner)) => matches!(
            ungrouped(inner).kind,
            ExprKind::Literal(_) | ExprKind::Prefix(..)
        ),
        _ => false,
    }
}

fn qualified(call: &Call) -> String {
    match &call.namespace {
        Some(namespace) => format!("{namespace}::{}", call.name),
        None => call.name.to_string(),
    }
}

fn unknown(kind: &str, call: &Call, span: Span) -> SyntaxError {
    SyntaxError::at(
        span,
        format!("unknown {kind} {:?}", quoted(&qualified(call))),
    )
}

pub(super) fn wrong_count(call: &Call, span: Span, expected: &str) -> SyntaxError {
    let message = format!(
        "function {}() takes {expected} argument(s), got {}",
        quoted(&qualified(call)),
        call.arguments.len()
    );
    SyntaxError::at(span, message)
}

#[cfg(test)]
mod tests {
    use crate::testing::check_refused;

    #[test]
    fn examples() {
        check_refused(&[
            ("nosuch()", r#"unknown function "nosuch""#),
            ("a::b()", r#"unknown function "a::b""#),
            ("count()", "takes 1 argument(s), got 0"),
            ("round()", "takes 1 to 2"),
            ("references()", "at least 1"),
            ("select(1, 2)", "after its fallback"),
            ("* | order()", "at least 1"),
            ("* | nosuch()", "unknown pipe function"),
            ("*[0] | score(a)", "before any projection"),
            ("boost(a, 1)", "only be used in score()"),
            ("releases::all(1)", "takes 0"),
        ]);
    }
}
