//! What of a filter PostgreSQL can judge, and how well.

use super::constant::{is_constant, is_reference_path, path};
use super::join::{Join, JoinKey};
use super::predicate::{Bound, Predicate, Test};
use crate::hot_paths::{HotPaths, key};
use groq::resolve::{Filter, Node};
use groq::source::OuterRows;
use groq::syntax::BinaryOperator;
use groq::{EvaluateError, Parameters, Value, deep_equal};

/// A predicate that is true at least of the documents that fulfil the conditions.
#[derive(Clone, Debug)]
pub(crate) struct Classified {
    pub(crate) predicate: Predicate,
    /// Whether it is true of no others.
    pub(crate) exact: bool,
    /// How to tell which document is for which outer row.
    pub(crate) join: Option<Join>,
}

impl Classified {
    fn exact(predicate: Predicate) -> Self {
        Self {
            predicate,
            exact: true,
            join: None,
        }
    }

    fn superset(predicate: Predicate) -> Self {
        Self {
            exact: false,
            ..Self::exact(predicate)
        }
    }

    /// No condition at all.
    pub(crate) fn everything() -> Self {
        Self::exact(Predicate::Always)
    }

    /// Left to the evaluator whole.
    pub(crate) fn residual() -> Self {
        Self::superset(Predicate::Always)
    }
}

type Classifying = Result<Classified, EvaluateError>;

/// Looks at the conditions of a filter.
pub(crate) struct Classifier<'c> {
    pub(crate) hot: &'c HotPaths,
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
        // `!defined(locale)`: no scalar there, or something else, which is checked.
        if let Node::Call(function, arguments) = inner
            && (function.namespace, function.name) == ("global", "defined")
            && let [argument] = arguments.as_slice()
            && let Some(path) = path(argument)
            && self.hot.contains(&path)
        {
            return Ok(Classified::superset(Predicate::Hot(path, Test::Absent)));
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
            hot if self.hot.contains(hot) => by_key(operator, hot, &values),
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
        // Only texts are kept as references: a null would find what has none.
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

/// A string, or a list of nothing else.
fn is_texts(value: &Value) -> bool {
    match value.as_array() {
        Some(items) => items.iter().all(|item| storable(item).is_some()),
        None => storable(value).is_some(),
    }
}

/// A string that a document can have: PostgreSQL keeps none with U+0000 in it.
fn storable(value: &Value) -> Option<&str> {
    value.as_str().filter(|text| !text.contains('\0'))
}

/// The strings of a value: itself, or those of its elements.
fn texts(value: &Value) -> Vec<String> {
    match value.as_array() {
        Some(items) => {
            let texts = items.iter().filter_map(storable);
            texts.map(str::to_owned).collect()
        }
        None => storable(value).map(str::to_owned).into_iter().collect(),
    }
}

fn refers_to_any(rows: Vec<Vec<String>>) -> Classified {
    let all = union(&rows);
    if all.is_empty() {
        return Classified::superset(Predicate::Never);
    }
    Classified {
        join: Join::of(JoinKey::Reference, rows),
        ..Classified::superset(Predicate::References(all))
    }
}

fn union(rows: &[Vec<String>]) -> Vec<String> {
    let mut all: Vec<String> = rows.iter().flatten().cloned().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// A condition on `_id` or `_type`, which every document has as a string.
fn by_name(
    operator: BinaryOperator,
    values: &[Value],
    on: fn(Test) -> Predicate,
    key: JoinKey,
) -> Classified {
    use BinaryOperator as B;
    let one = values.len() == 1;
    match operator {
        B::Equal | B::In => {
            if let [value] = values
                && let Value::Path(pattern) = value.bare()
                && operator == B::In
            {
                return within(pattern.as_str(), on);
            }
            let is_list = |value: &Value| value.as_array().is_some();
            if values
                .iter()
                .any(|v| !is_texts(v) || is_list(v) != (operator == B::In))
            {
                return Classified::residual();
            }
            let rows: Vec<Vec<String>> = values.iter().map(texts).collect();
            let all = union(&rows);
            if all.is_empty() {
                return Classified::exact(Predicate::Never);
            }
            Classified {
                exact: one,
                join: Join::of(key, rows),
                ..Classified::exact(on(Test::OneOf(all)))
            }
        }
        B::NotEqual if one => match storable(&values[0]) {
            Some(text) => Classified::exact(on(Test::NoneOf(vec![text.to_owned()]))),
            None => Classified::residual(),
        },
        _ => Classified::residual(),
    }
}

/// `_id in path("drafts.**")`: what begins with the part before the first star.
fn within(pattern: &str, on: fn(Test) -> Predicate) -> Classified {
    match pattern.split_once('*') {
        _ if pattern.contains('\0') => Classified::residual(),
        None => Classified::exact(on(Test::OneOf(vec![pattern.to_owned()]))),
        Some(("", _)) => Classified::residual(),
        Some((prefix, _)) => {
            // The text after all that begin so: ids are plain ASCII.
            let end = format!("{prefix}\u{7f}");
            let range = Test::Between(Bound::including(prefix), Bound::excluding(end));
            Classified::superset(on(range))
        }
    }
}

/// A condition on the value at a hot path.
fn by_key(operator: BinaryOperator, path: &str, values: &[Value]) -> Classified {
    use BinaryOperator as B;
    let hot = |test| Predicate::Hot(path.to_owned(), test);
    let one = values.len() == 1;
    match operator {
        B::Equal | B::In => {
            let Some(rows) = keys_of_rows(operator, values) else {
                return Classified::residual();
            };
            let unique = rows.iter().flatten().all(|key| key.unique);
            let text = |key: key::Key| key.text;
            let rows: Vec<Vec<String>> = rows
                .into_iter()
                .map(|row| row.into_iter().map(text).collect())
                .collect();
            let all = union(&rows);
            if all.is_empty() {
                return Classified::exact(Predicate::Never);
            }
            Classified {
                exact: one && unique,
                join: Join::of(JoinKey::Hot(path.to_owned()), rows),
                ..Classified::exact(hot(Test::OneOf(all)))
            }
        }
        B::NotEqual if one => match key::of_value(&values[0]) {
            Some(key) if key.unique => Classified::exact(hot(Test::NoneOf(vec![key.text]))),
            _ => Classified::residual(),
        },
        B::Less | B::LessEqual | B::Greater | B::GreaterEqual if one => {
            match key::of_value(&values[0]) {
                Some(key) if key.unique => Classified::exact(hot(range(operator, key.text))),
                // A key that others share says too little about where they stand.
                _ => Classified::residual(),
            }
        }
        _ => Classified::residual(),
    }
}

/// The keys that each row compares with; `None` if a value without one is among
/// them: a null, which a document without a value would equal.
fn keys_of_rows(operator: BinaryOperator, values: &[Value]) -> Option<Vec<Vec<key::Key>>> {
    let mut rows = Vec::with_capacity(values.len());
    for value in values {
        let items = match (operator, value.as_array()) {
            (BinaryOperator::In, Some(items)) => items,
            (BinaryOperator::In, None) => return None,
            (_, _) => std::slice::from_ref(value),
        };
        let keys: Option<Vec<key::Key>> = items.iter().map(key::of_value).collect();
        rows.push(keys?);
    }
    Some(rows)
}

/// Only values of one type compare, so a range ends where their keys end.
fn range(operator: BinaryOperator, text: String) -> Test {
    use BinaryOperator as B;
    let [first, end] = [key::NUMBERS, key::STRINGS, key::BOOLEANS]
        .into_iter()
        .find(|[first, _]| text.starts_with(first))
        .unwrap_or(key::STRINGS);
    match operator {
        B::Less => Test::Between(Bound::including(first), Bound::excluding(text)),
        B::LessEqual => Test::Between(Bound::including(first), Bound::including(text)),
        B::Greater => Test::Between(Bound::excluding(text), Bound::excluding(end)),
        _ => Test::Between(Bound::including(text), Bound::excluding(end)),
    }
}
