//! Selectors: the third argument of `diff::changedAny` and `diff::changedOnly`.

use super::{Node, Resolver, Resolving, Selector};
use crate::syntax::{Expr, ExprKind, Step, SyntaxError};
use crate::value::Value;

impl<'q> Resolver<'q> {
    pub(super) fn selector(&mut self, expr: &'q Expr) -> Resolving<Selector> {
        match &expr.kind {
            ExprKind::Attribute(name) => Ok(Selector::Attribute(None, name.clone())),
            ExprKind::Group(inner) => self.selector(inner),
            ExprKind::Tuple(members) => {
                let members: Result<_, _> = members.iter().map(|m| self.selector(m)).collect();
                Ok(Selector::Tuple(members?))
            }
            ExprKind::Traversal(base, steps) => {
                let mut selector = self.selector(base)?;
                for step in steps {
                    selector = self.selector_step(selector, step, expr)?;
                }
                Ok(selector)
            }
            ExprKind::Call(call)
                if call.name == "anywhere"
                    && call.namespace.is_none()
                    && call.arguments.len() == 1 =>
            {
                Ok(Selector::Anywhere(Box::new(
                    self.selector_condition(&call.arguments[0])?,
                )))
            }
            _ => Err(invalid(expr)),
        }
    }

    fn selector_step(
        &mut self,
        base: Selector,
        step: &'q Step,
        whole: &'q Expr,
    ) -> Resolving<Selector> {
        let base = Box::new(base);
        Ok(match step {
            Step::Attribute(name) => Selector::Attribute(Some(base), name.clone()),
            Step::Elements => Selector::Elements(base),
            Step::Nested(inner) => Selector::Nested(base, Box::new(self.selector(inner)?)),
            Step::Subscript(inner) => match self.constant(inner)? {
                Some(Value::String(name)) => Selector::Attribute(Some(base), name),
                Some(Value::Number(_)) => return Err(invalid(inner)),
                _ => Selector::Filter(base, Box::new(self.selector_condition(inner)?)),
            },
            _ => return Err(invalid(whole)),
        })
    }

    /// A condition on a part of the compared values. It may read rows anywhere,
    /// so nothing in it is taken to be the same for all of them.
    fn selector_condition(&mut self, expr: &'q Expr) -> Resolving<Node> {
        self.within(false, |this| this.expression(expr))
    }
}

fn invalid(expr: &Expr) -> SyntaxError {
    SyntaxError::at(expr.span.0, "invalid selector")
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_examples, check_refused};

    #[test]
    fn examples() {
        check_examples(&[(r#"diff::changedAny({}, {}, ((a), b[].c, d["e"]))"#, "false")]);
        check_refused(&[
            ("diff::changedAny({}, {}, a[0])", "invalid selector"),
            ("diff::changedAny({}, {}, a + 1)", "invalid selector"),
            ("diff::changedAny({}, {}, @)", "invalid selector"),
        ]);
    }
}
