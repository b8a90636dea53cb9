//! Custom functions: `fn ns::f($x) = $x[]->{…};`
//!
//! A body is its parameter, optionally as an array, optionally dereferenced,
//! with a projection. A call is replaced by the body on its argument, so a
//! custom function costs nothing at run time.

use super::{Node, Resolver, Resolving};
use crate::syntax::{Call, ExprKind, FunctionDeclaration, Span, Step, SyntaxError, quoted};

impl<'q> Resolver<'q> {
    /// Checks each declaration, called or not.
    pub(super) fn check_declarations(&mut self) -> Resolving<()> {
        for function in self.functions {
            // Resolved on its own, so that `^` cannot reach out of the function.
            let null = Node::Literal(crate::value::Value::Null);
            self.inline(function, null)?;
        }
        self.use_of = super::Use::default();
        Ok(())
    }

    pub(super) fn custom_function(&self, call: &Call) -> Option<&'q FunctionDeclaration> {
        let namespace = call.namespace.as_deref().unwrap_or("global");
        // The last declaration of a name counts.
        self.functions
            .iter()
            .rev()
            .find(|f| f.namespace == namespace && f.name == call.name)
    }

    pub(super) fn custom_call(
        &mut self,
        function: &'q FunctionDeclaration,
        call: &'q Call,
        span: Span,
    ) -> Resolving<Node> {
        let [argument] = call.arguments.as_slice() else {
            return Err(super::call::wrong_count(call, span, "1"));
        };
        let argument = self.expression(argument)?;
        self.inline(function, argument)
    }

    /// The function's body with `argument` for its parameter.
    fn inline(&mut self, function: &'q FunctionDeclaration, argument: Node) -> Resolving<Node> {
        if self.calling.iter().any(|f| std::ptr::eq(*f, function)) {
            let (namespace, name) = (quoted(&function.namespace), quoted(&function.name));
            let message = format!("function {namespace}::{name} calls itself");
            return Err(SyntaxError::at(function.span.0, message));
        }
        let steps = body_steps(function)?;
        self.calling.push(function);
        let floor = self.floor.replace(self.scopes.len());
        let node = self.traversal_from(argument, false, steps);
        self.floor = floor;
        self.calling.pop();
        node
    }

    /// A parameter of the function being inlined may occur only as the base of its body:
    /// used twice, its argument would be evaluated twice.
    pub(super) fn check_parameter(&self, name: &str, span: Span) -> Resolving<()> {
        match self.calling.last() {
            Some(function) if function.parameters.iter().any(|p| p == name) => {
                let message = "a function may use its parameter once, as the base of its body";
                Err(SyntaxError::at(span, message))
            }
            _ => Ok(()),
        }
    }

    /// `^` may not reach out of the function being inlined.
    pub(super) fn check_parent(&self, index: usize, span: Span) -> Resolving<()> {
        match self.floor {
            Some(floor) if index <= floor => {
                Err(SyntaxError::at(span, "^ reaches outside of the function"))
            }
            _ => Ok(()),
        }
    }
}

/// The steps after the parameter, if the body has one of the four forms.
fn body_steps(function: &FunctionDeclaration) -> Resolving<&[Step]> {
    let [parameter] = function.parameters.as_slice() else {
        let message = "custom functions must have exactly one parameter";
        return Err(SyntaxError::at(function.span.0, message));
    };
    let fault = || {
        let parameter = quoted(parameter);
        let message = format!("function body must be a projection of ${parameter}");
        SyntaxError::at(function.body.span.0, message)
    };
    let ExprKind::Traversal(base, steps) = &function.body.kind else {
        return Err(fault());
    };
    let own = matches!(&base.kind, ExprKind::Parameter(name) if name == parameter);
    let formed = matches!(
        steps.as_slice(),
        [Step::Projection(_)]
            | [
                Step::Dereference(None) | Step::Elements,
                Step::Projection(_)
            ]
            | [Step::Elements, Step::Dereference(None), Step::Projection(_)]
    );
    if own && formed {
        Ok(steps)
    } else {
        Err(fault())
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_museum_examples, check_refused};

    #[test]
    fn examples() {
        check_museum_examples(&[
            (
                "fn m::short($m) = $m{name}; m::short(*[0])",
                r#"{"name":"Castle"}"#,
            ),
            (
                r#"fn m::all($m) = $m[]{"n": m::in(@)}; fn m::in($m) = $m{_id}; m::all(*[0..1])"#,
                r#"[{"n":{"_id":"a"}},{"n":{"_id":"b"}}]"#,
            ),
            (
                r#"fn m::at($m) = $m->{name}; *[0]{"at": m::at(in)}"#,
                r#"{"at":{"name":"Zealand"}}"#,
            ),
        ]);
        check_refused(&[
            ("fn m::f($a, $b) = $a{c}; 1", "exactly one parameter"),
            (r#"fn m::f($a) = $a{"b": ^.b}; 1"#, "reaches outside"),
            (r#"fn m::f($a) = $a{"b": $a}; 1"#, "once"),
            ("fn m::f($a) = $a{\"b\": c[$a]}; 1", "once"),
            ("fn m::f($a) = $a{b}; m::f()", "takes 1 argument"),
        ]);
    }
}
