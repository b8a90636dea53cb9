//! Tree to text. What is printed parses to the same tree.

use super::ast::{
    ArrayElement, BinaryOperator, Call, Expr, ExprKind, FunctionDeclaration, Literal, ObjectEntry,
    PrefixOperator, Query, Step,
};
use super::string::quote;
use std::fmt::{self, Display, Formatter};

impl Display for Query {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for function in &self.functions {
            writeln!(f, "{function}")?;
        }
        write!(f, "{}", self.body)
    }
}

impl Display for FunctionDeclaration {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "fn {}::{}(", self.namespace, self.name)?;
        separated(f, &self.parameters, |f, name| write!(f, "${name}"))?;
        write!(f, ") = {};", self.body)
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            ExprKind::Literal(literal) => write!(f, "{literal}"),
            ExprKind::Parameter(name) => write!(f, "${name}"),
            ExprKind::Everything => f.write_str("*"),
            ExprKind::This => f.write_str("@"),
            ExprKind::Parent(levels) => {
                f.write_str("^")?;
                (1..*levels).try_for_each(|_| f.write_str(".^"))
            }
            ExprKind::Attribute(name) => f.write_str(name),
            ExprKind::Group(inner) => write!(f, "({inner})"),
            ExprKind::Tuple(members) => {
                f.write_str("(")?;
                listed(f, members)?;
                f.write_str(")")
            }
            ExprKind::Object(entries) => object(f, entries),
            ExprKind::Array(elements) => {
                f.write_str("[")?;
                listed(f, elements)?;
                f.write_str("]")
            }
            ExprKind::Traversal(base, steps) => {
                write!(f, "{base}")?;
                steps.iter().try_for_each(|step| write!(f, "{step}"))
            }
            ExprKind::Prefix(operator, operand) => prefix(f, *operator, operand),
            ExprKind::Binary(operator, left, right) => {
                write!(f, "{left} {operator} {right}")
            }
            ExprKind::And(terms) => joined(f, terms, " && "),
            ExprKind::Or(terms) => joined(f, terms, " || "),
            ExprKind::Range {
                left,
                right,
                inclusive,
            } => range(f, left, right, *inclusive),
            ExprKind::Pair(left, right) => write!(f, "{left} => {right}"),
            ExprKind::Ascending(inner) => write!(f, "{inner} asc"),
            ExprKind::Descending(inner) => write!(f, "{inner} desc"),
            ExprKind::Call(call) => write!(f, "{call}"),
            ExprKind::Pipe(base, call) => write!(f, "{base} | {call}"),
        }
    }
}

fn prefix(f: &mut Formatter<'_>, operator: PrefixOperator, operand: &Expr) -> fmt::Result {
    f.write_str(match operator {
        PrefixOperator::Not => "!",
        PrefixOperator::Minus => "-",
        PrefixOperator::Plus => "+",
    })?;
    write!(f, "{operand}")
}

fn range(f: &mut Formatter<'_>, left: &Expr, right: &Expr, inclusive: bool) -> fmt::Result {
    let dots = if inclusive { ".." } else { "..." };
    write!(f, "{left} {dots} {right}")
}

fn object(f: &mut Formatter<'_>, entries: &[ObjectEntry]) -> fmt::Result {
    f.write_str("{")?;
    listed(f, entries)?;
    f.write_str("}")
}

fn listed<T: Display>(f: &mut Formatter<'_>, items: &[T]) -> fmt::Result {
    separated(f, items, |f, item| write!(f, "{item}"))
}

fn joined<T: Display>(f: &mut Formatter<'_>, items: &[T], separator: &str) -> fmt::Result {
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            f.write_str(separator)?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

fn separated<T>(
    f: &mut Formatter<'_>,
    items: &[T],
    each: impl Fn(&mut Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            f.write_str(", ")?;
        }
        each(f, item)?;
    }
    Ok(())
}

impl Display for Literal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Literal::Null => f.write_str("null"),
            Literal::Boolean(value) => write!(f, "{value}"),
            Literal::Number(number) if number.is_finite() => {
                f.write_str(ryu_js::Buffer::new().format_finite(*number))
            }
            // Written larger than a double holds; so is what we print.
            Literal::Number(_) => f.write_str("1e999"),
            Literal::String(text) => quote(f, text),
        }
    }
}

impl Display for Call {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(namespace) = &self.namespace {
            write!(f, "{namespace}::")?;
        }
        write!(f, "{}(", self.name)?;
        listed(f, &self.arguments)?;
        f.write_str(")")
    }
}

impl Display for ArrayElement {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.splat {
            f.write_str("...")?;
        }
        write!(f, "{}", self.value)
    }
}

impl Display for ObjectEntry {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ObjectEntry::Named(name, value) => {
                quote(f, name)?;
                write!(f, ": {value}")
            }
            ObjectEntry::Bare(value) => write!(f, "{value}"),
            ObjectEntry::Splat(None) => f.write_str("..."),
            ObjectEntry::Splat(Some(value)) => write!(f, "...{value}"),
        }
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Step::Attribute(name) => write!(f, ".{name}"),
            Step::Dereference(None) => f.write_str("->"),
            Step::Dereference(Some(name)) => write!(f, "->{name}"),
            Step::Elements => f.write_str("[]"),
            Step::Subscript(inner) => write!(f, "[{inner}]"),
            Step::Slice {
                left,
                right,
                inclusive,
            } => {
                f.write_str("[")?;
                range(f, left, right, *inclusive)?;
                f.write_str("]")
            }
            Step::Projection(entries) => object(f, entries),
            Step::Nested(inner) => write!(f, ".{inner}"),
        }
    }
}

impl Display for BinaryOperator {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}
