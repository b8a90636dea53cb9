//! Queries that ask too much end with an error.

use super::{answer, dataset};
use groq::{EvaluateError, LimitExceeded, Limits, Value};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

fn exceeded(query: &str, limits: &Limits) -> Option<LimitExceeded> {
    let documents: Vec<String> = (0..200).map(|n| format!("{{\"_id\": \"d{n}\"}}")).collect();
    let source = dataset(&format!("[{}]", documents.join(",")));
    let error = answer(query, &source, limits).err()?;
    match error.downcast_ref::<EvaluateError>() {
        Some(EvaluateError::Limit(limit)) => Some(*limit),
        _ => None,
    }
}

#[test]
fn steps_bound_joins_without_end() {
    let query =
        "count(*[count(*[_id != ^._id && count(*[_id != ^.^._id && _id != ^._id]) > 0]) > 0])";
    let limits = Limits {
        steps: 100_000,
        ..Limits::default()
    };
    assert_eq!(exceeded(query, &limits), Some(LimitExceeded::Steps));
}

#[test]
fn bytes_bound_values_that_double() {
    let limits = Limits {
        bytes: 4 << 20,
        ..Limits::default()
    };
    let doubled = "[{\"s\": \"museum\"}]".to_owned() + &"{\"s\": s + s}".repeat(60);
    assert_eq!(exceeded(&doubled, &limits), Some(LimitExceeded::Bytes));
    let spliced = "[{\"s\": [1]}]".to_owned() + &"{\"s\": [...s, ...s]}".repeat(60);
    assert_eq!(exceeded(&spliced, &limits), Some(LimitExceeded::Bytes));
}

#[test]
fn a_small_value_with_a_long_text_is_refused_when_written() {
    let query = "[{\"s\": 1}]".to_owned() + &"{\"s\": [s, s]}".repeat(60);
    let source = dataset("[]");
    let value: Value = answer(&query, &source, &Limits::default()).unwrap();
    assert!(value.to_json_within(1 << 20).is_err());
}

#[test]
fn comparing_a_value_with_a_long_text_takes_steps() {
    let value = "[{\"s\": 1}]".to_owned() + &"{\"s\": [s, s]}".repeat(60) + "[0]";
    let query = format!("diff::changedAny({value}, {value}, s)");
    assert_eq!(
        exceeded(&query, &Limits::default()),
        Some(LimitExceeded::Steps)
    );
}

#[test]
fn the_callers_clock_ends_a_query() {
    let asked = Arc::new(AtomicBool::new(false));
    let seen = asked.clone();
    let limits = Limits {
        expired: Some(Arc::new(move || {
            seen.store(true, Ordering::Relaxed);
            true
        })),
        ..Limits::default()
    };
    let query = "count(*[count(*[_id != ^._id]) > 0])";
    assert_eq!(exceeded(query, &limits), Some(LimitExceeded::Time));
    assert!(asked.load(Ordering::Relaxed));
}
