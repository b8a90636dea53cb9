//! What of a filter PostgreSQL can judge, and how well.

use super::classified::Classified;
use super::compare::{by_key, by_name, is_texts, refers_to_any, texts};
use super::constant::{is_constant, is_reference_path, path};
use super::join::JoinKey;
use super::predicate::{Predicate, Test};
use crate::hot_paths::HotPaths;
use groq::resolve::{Filter, Node};
use groq::source::OuterRows;
use groq::syntax::BinaryOperator;
use groq::{EvaluateError, Parameters, Value, deep_equal};

type Classifying = Result<Classified, EvaluateError>;

/// Looks at the conditions of a filter.
pub(crate) struct Classifier<'c> {
    pub(crate) hot_paths: &'c HotPaths,
    pub(crate) parameters: &'c Parameters,
    pub(crate) outer: &'c mut dyn OuterRows,
}

impl Classifier<'_> {
    /// All conditions of a filter together.
    pub(crate) fn filter(&mut self, filter: &Filter) -> Classifying {
        let mut parts = Vec::new();
        let mut exact = true;
        let mut join = None;
        for condition in filter.own.iter().chain(&filter.correlated) {
            let found = self.condition(condition)?;
            exact &= found.exact;
            join = join.or(found.join);
            parts.push(found.predicate);
        }
        Ok(Classified {
            predicate: Predicate::all(parts),
            exact,
            join,
        })
    }

    fn condition(&mut self, node: &Node) -> Classifying {
        match node {
            Node::And(terms) => self.combined(terms, Predicate::all),
            Node::Or(terms) => self.combined(terms, Predicate::any),
            Node::Not(inner) => self.negated(inner),
            Node::Binary(operator, left, right) => self.comparison(*operator, left, right),
            Node::Call(function, arguments) if is_constant_list(arguments) => {
                match (function.namespace, function.name) {
                    ("global", "references") => self.references(arguments),
                    ("sanity", "versionOf") => self.of_id(arguments, Predicate::VersionOf),
                    ("sanity", "partOfRelease") => self.of_id(arguments, Predicate::InRelease),
                    _ => Ok(Classified::residual()),
                }
            }
            _ => Ok(Classified::residual()),
        }
    }

    fn combined(
        &mut self,
        terms: &[Node],
        combine: fn(Vec<Predicate>) -> Predicate,
    ) -> Classifying {
        let mut parts = Vec::new();
        let mut exact = true;
        for term in terms {
            let found = self.condition(term)?;
            exact &= found.exact;
            parts.push(found.predicate);
        }
        Ok(Classified {
            exact,
            ..Classified::superset(combine(parts))
        })
    }

    /// The opposite, where a condition is true or false of every document and
    /// never neither.
    fn negated(&mut self, inner: &Node) -> Classifying {
        // `!defined(locale)`
        if let Node::Call(function, arguments) = inner
            && (function.namespace, function.name) == ("global", "defined")
            && let [argument] = arguments.as_slice()
            && let Some(path) = path(argument)
            && self.hot_paths.contains(&path)
        {
            return Ok(Classified::exact(Predicate::Hot(path, Test::Absent)));
        }
        let found = self.condition(inner)?;
        let opposite = match (found.exact, found.predicate) {
            (true, Predicate::Id(Test::OneOf(names))) => Predicate::Id(Test::NoneOf(names)),
            (true, Predicate::Type(Test::OneOf(names))) => Predicate::Type(Test::NoneOf(names)),
            _ => return Ok(Classified::residual()),
        };
        Ok(Classified::exact(opposite))
    }

    fn comparison(&mut self, operator: BinaryOperator, left: &Node, right: &Node) -> Classifying {
        if is_constant(right) && !is_constant(left) {
            return self.compared(operator, left, right);
        }
        if is_constant(left) {
            if operator == BinaryOperator::In && is_reference_path(right) {
                return self.refers_to(left);
            }
            if let Some(turned) = turned(operator) {
                return self.compared(turned, right, left);
            }
        }
        Ok(Classified::residual())
    }

    /// `subject operator constant`
    fn compared(
        &mut self,
        operator: BinaryOperator,
        subject: &Node,
        constant: &Node,
    ) -> Classifying {
        use BinaryOperator as B;
        if matches!(operator, B::Equal | B::In) && is_reference_path(subject) {
            return self.refers_to(constant);
        }
        let Some(path) = path(subject) else {
            return Ok(Classified::residual());
        };
        let values = self.values(constant)?;
        Ok(match path.as_str() {
            "_id" => by_name(operator, &values, Predicate::Id, JoinKey::Id),
            "_type" => by_name(operator, &values, Predicate::Type, JoinKey::Type),
            path if self.hot_paths.contains(path) => by_key(operator, path, &values),
            _ => Classified::residual(),
        })
    }

    fn references(&mut self, arguments: &[Node]) -> Classifying {
        let mut columns = Vec::with_capacity(arguments.len());
        for argument in arguments {
            columns.push(self.values(argument)?);
        }
        let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
        let row = |i: usize| {
            let values = columns.iter().filter_map(|c| c.get(i).or(c.first()));
            values.flat_map(texts).collect()
        };
        Ok(refers_to_any((0..rows).map(row).collect()))
    }

    fn refers_to(&mut self, constant: &Node) -> Classifying {
        let values = self.values(constant)?;
        // Only strings are stored as references: a null would find what has none.
        if !values.iter().all(is_texts) {
            return Ok(Classified::residual());
        }
        Ok(refers_to_any(values.iter().map(texts).collect()))
    }

    /// `sanity::versionOf(id)` and its like, whose one argument is a text.
    fn of_id(&mut self, arguments: &[Node], predicate: fn(String) -> Predicate) -> Classifying {
        let [argument] = arguments else {
            return Ok(Classified::residual());
        };
        let values = self.values(argument)?;
        let parts = values.iter().flat_map(texts).map(predicate);
        Ok(Classified::superset(Predicate::any(parts)))
    }

    /// A constant's value for each outer row; one value if all have the same.
    fn values(&mut self, constant: &Node) -> Result<Vec<Value>, EvaluateError> {
        match constant {
            Node::Literal(value) => Ok(vec![value.clone()]),
            Node::Parameter(name) => {
                Ok(vec![self.parameters.get(name).cloned().unwrap_or_default()])
            }
            other => {
                let mut values = self.outer.values(other)?;
                if let Some((first, rest)) = values.split_first()
                    && rest.iter().all(|value| deep_equal(first, value))
                {
                    values.truncate(1);
                }
                Ok(values)
            }
        }
    }
}

fn is_constant_list(nodes: &[Node]) -> bool {
    nodes.iter().all(is_constant)
}

/// The operator with its sides exchanged.
fn turned(operator: BinaryOperator) -> Option<BinaryOperator> {
    use BinaryOperator as B;
    Some(match operator {
        B::Equal | B::NotEqual => operator,
        B::Less => B::Greater,
        B::LessEqual => B::GreaterEqual,
        B::Greater => B::Less,
        B::GreaterEqual => B::LessEqual,
        _ => return None,
    })
}
