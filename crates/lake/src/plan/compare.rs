//! Comparisons of a document's id, type, references and hot paths with constants.

use super::classified::Classified;
use super::join::{Join, JoinKey};
use super::predicate::{Bound, Predicate, Test};
use crate::hot_paths::key;
use groq::Value;
use groq::syntax::BinaryOperator;

/// A string, or a list of nothing else.
pub(super) fn is_texts(value: &Value) -> bool {
    match value.as_array() {
        Some(items) => items.iter().all(|item| storable(item).is_some()),
        None => storable(value).is_some(),
    }
}

/// A string that a document can have: PostgreSQL stores none with U+0000 in it.
fn storable(value: &Value) -> Option<&str> {
    value.as_str().filter(|text| !text.contains('\0'))
}

/// The strings of a value: itself, or those of its elements.
pub(super) fn texts(value: &Value) -> Vec<String> {
    match value.as_array() {
        Some(items) => {
            let texts = items.iter().filter_map(storable);
            texts.map(str::to_owned).collect()
        }
        None => storable(value).map(str::to_owned).into_iter().collect(),
    }
}

pub(super) fn refers_to_any(rows: Vec<Vec<String>>) -> Classified {
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
pub(super) fn by_name(
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
pub(super) fn by_key(operator: BinaryOperator, path: &str, values: &[Value]) -> Classified {
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
                // A key that several values share does not determine their order.
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
