//! The parameters of a query.

use super::ast::{Call, Expr, ExprKind, ObjectEntry, Query, Step};
use std::collections::BTreeSet;

impl Query {
    /// The names of the parameters that a caller may give: `$today`, without the dollar. Those
    /// of the query's own functions are not among them.
    pub fn parameters(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for function in &self.functions {
            let mut inner = BTreeSet::new();
            collect(&function.body, &mut inner);
            let own = |name: &String| function.parameters.iter().any(|own| **own == **name);
            names.extend(inner.into_iter().filter(|name| !own(name)));
        }
        collect(&self.body, &mut names);
        names
    }
}

fn collect(expr: &Expr, names: &mut BTreeSet<String>) {
    match &expr.kind {
        ExprKind::Parameter(name) => {
            names.insert(name.to_string());
        }
        ExprKind::Literal(_)
        | ExprKind::Everything
        | ExprKind::This
        | ExprKind::Parent(_)
        | ExprKind::Attribute(_) => {}
        ExprKind::Group(inner)
        | ExprKind::Prefix(_, inner)
        | ExprKind::Ascending(inner)
        | ExprKind::Descending(inner) => collect(inner, names),
        ExprKind::Tuple(all) | ExprKind::And(all) | ExprKind::Or(all) => {
            for each in all {
                collect(each, names);
            }
        }
        ExprKind::Object(entries) => collect_entries(entries, names),
        ExprKind::Array(elements) => {
            for each in elements {
                collect(&each.value, names);
            }
        }
        ExprKind::Traversal(base, steps) => {
            collect(base, names);
            for step in steps {
                collect_step(step, names);
            }
        }
        ExprKind::Binary(_, left, right)
        | ExprKind::Range { left, right, .. }
        | ExprKind::Pair(left, right) => {
            collect(left, names);
            collect(right, names);
        }
        ExprKind::Call(call) => collect_arguments(call, names),
        ExprKind::Pipe(base, call) => {
            collect(base, names);
            collect_arguments(call, names);
        }
    }
}

fn collect_arguments(call: &Call, names: &mut BTreeSet<String>) {
    for each in &call.arguments {
        collect(each, names);
    }
}

fn collect_entries(entries: &[ObjectEntry], names: &mut BTreeSet<String>) {
    for entry in entries {
        match entry {
            ObjectEntry::Named(_, value)
            | ObjectEntry::Bare(value)
            | ObjectEntry::Splat(Some(value)) => collect(value, names),
            ObjectEntry::Splat(None) => {}
        }
    }
}

fn collect_step(step: &Step, names: &mut BTreeSet<String>) {
    match step {
        Step::Attribute(_) | Step::Dereference(_) | Step::Elements => {}
        Step::Subscript(inner) | Step::Nested(inner) => collect(inner, names),
        Step::Slice { left, right, .. } => {
            collect(left, names);
            collect(right, names);
        }
        Step::Projection(entries) => collect_entries(entries, names),
    }
}

#[cfg(test)]
mod tests {
    /// Every position in which an expression can occur.
    #[test]
    fn parameters_are_found_wherever_they_stand() {
        let cases = [
            ("*", ""),
            ("\"$text\"", ""),
            ("$a", "a"),
            (
                "*[_type == $a && n > -$b][$c...$d]{\"x\": $e, ...$f, n => {$g}}",
                "a b c d e f g",
            ),
            ("[$a, ...$b] + ($c)", "a b c"),
            ("count(*[$a in tags[]]) | score($b)", "a b"),
            ("*[0..$a] | order(n desc, $b asc)", "a b"),
            ("*{\"y\": refs[slug == $a]->{title[$b]}}", "a b"),
            ("fn x::f($own) = $own + $given; x::f($a)", "a given"),
        ];
        for (text, expected) in cases {
            let query = crate::parse(text).unwrap();
            let names: Vec<String> = query.parameters().into_iter().collect();
            assert_eq!(names.join(" "), expected, "{text}");
        }
    }
}
