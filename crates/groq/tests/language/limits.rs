//! Queries that ask too much end with an error.

use super::{answer, dataset};
use groq::{Account, EvaluateError, LimitExceeded, Limits, NotWritten, Value};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

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

/// An account of a caller who is gone, or of a service that has so much memory.
struct Service {
    gone: bool,
    memory: AtomicU64,
}

impl Account for Service {
    fn charge_steps(&self, _: u64) -> Result<(), LimitExceeded> {
        if self.gone {
            return Err(LimitExceeded::Abandoned);
        }
        Ok(())
    }

    fn reserve(&self, bytes: u64) -> Result<(), LimitExceeded> {
        let take = |left: u64| left.checked_sub(bytes);
        let taken = self.memory.fetch_update(Relaxed, Relaxed, take);
        taken.map(drop).map_err(|_| LimitExceeded::Memory)
    }

    fn release(&self, bytes: u64) {
        self.memory.fetch_add(bytes, Relaxed);
    }
}

fn paid_by(gone: bool, memory: u64) -> (Arc<Service>, Limits) {
    let memory = AtomicU64::new(memory);
    let service = Arc::new(Service { gone, memory });
    let limits = Limits {
        account: Some(service.clone()),
        ..Limits::default()
    };
    (service, limits)
}

#[test]
fn an_account_ends_a_query() {
    let (_, limits) = paid_by(true, 1 << 20);
    let query = "count(*[count(*[_id != ^._id]) > 0])";
    assert_eq!(exceeded(query, &limits), Some(LimitExceeded::Abandoned));
    let (service, limits) = paid_by(false, 16 << 20);
    assert_eq!(exceeded(query, &limits), None);
    service.memory.store(1 << 20, Relaxed);
    // 8 to the power of 7 values, as the anonymous caller of an open service wrote them.
    let spread = (0..7).fold("[1]".to_owned(), |inner, _| {
        let eight = ["...a"; 8].join(",");
        format!("[{{\"a\": {inner}}}]{{\"a\": [{eight}]}}.a[]")
    });
    assert_eq!(exceeded(&spread, &limits), Some(LimitExceeded::Memory));
}

#[test]
fn a_text_is_paid_for_as_it_grows() {
    let query = "[{\"s\": 1}]".to_owned() + &"{\"s\": [s, s]}".repeat(14);
    let value: Value = answer(&query, &dataset("[]"), &Limits::default()).unwrap();
    let length = value.to_json().len();
    let (service, _) = paid_by(false, 1 << 20);
    assert_eq!(value.to_json_for(1 << 20, &*service).unwrap().len(), length);
    let left = service.memory.load(Relaxed);
    assert!(
        left <= (1 << 20) - length as u64,
        "{left} left of a MB, {length}"
    );
    let (service, _) = paid_by(false, length as u64 / 2);
    let refused = value.to_json_for(1 << 20, &*service);
    assert_eq!(refused, Err(LimitExceeded::Memory.into()));
    let refused = value.to_json_for(length - 1, &*paid_by(false, 1 << 20).0);
    assert!(matches!(refused, Err(NotWritten::TooLarge(_))));
}

/// A string or list of `2^times` parts, as `s`, and a projection of it.
fn doubled(seed: &str, times: usize, last: &str) -> String {
    format!(
        "[{{\"s\": {seed}}}]{}{last}",
        "{\"s\": s + s}".repeat(times)
    )
}

#[test]
fn long_strings_and_lists_are_paid_for() {
    let limits = Limits {
        steps: 200_000,
        ..Limits::default()
    };
    let cases = [
        doubled("\"a.\"", 13, "{\"m\": s in path(s)}"),
        doubled("[\"a\"]", 13, "{\"n\": count(*[references(^.s)])}"),
        doubled("\"a \"", 19, "{\"m\": s match \"x\"}"),
        doubled(
            "\"a\"",
            22,
            "{\"n\": count(*[string::startsWith(^.s, ^.s)])}",
        ),
        doubled("\"a\"", 19, "{\"n\": count(*[^.s < ^.s])}"),
        doubled("\"a\"", 19, "{\"n\": count(*[^.s == ^.s])}"),
        doubled("\"a\"", 19, "{\"n\": * | order(^.s)}"),
    ];
    for query in cases {
        assert_eq!(
            exceeded(&query, &limits),
            Some(LimitExceeded::Steps),
            "{query}"
        );
    }
}

#[test]
fn rows_and_objects_are_paid_for() {
    let query = "*{\"a\": *{\"b\": *{\"c\": ^.^._id}}}";
    assert_eq!(
        exceeded(query, &Limits::default()),
        Some(LimitExceeded::Bytes)
    );
}

#[test]
fn functions_cannot_make_a_value_too_deep_or_a_query_too_large() {
    let brackets = |n: usize| format!("{}s{}", "[".repeat(n), "]".repeat(n));
    let mut deep = format!("fn f::f0($x) = $x{{\"s\": {}}};", brackets(150));
    let mut wide = "fn f::f0($x) = $x{\"s\": 1};".to_owned();
    let mut long = wide.clone();
    for n in 1..=30 {
        let m = n - 1;
        write!(deep, "fn f::f{n}($x) = $x{{\"s\": f::f{m}(f::f{m}(@)).s}};").unwrap();
        write!(
            wide,
            "fn f::f{n}($x) = $x{{\"a\": f::f{m}(@), \"b\": f::f{m}(@)}};"
        )
        .unwrap();
    }
    for n in 1..=1_000 {
        write!(long, "fn f::f{n}($x) = $x{{\"s\": f::f{}(@)}};", n - 1).unwrap();
    }
    let refused = |query: &str| {
        let source = dataset("[]");
        answer(query, &source, &Limits::default())
            .unwrap_err()
            .to_string()
    };
    let check = move || {
        for levels in [4, 5, 8, 10] {
            let error = refused(&format!("{deep} f::f{levels}({{\"s\": 1}})"));
            assert!(
                error.contains("nested too deeply") || error.contains("too large"),
                "{error}"
            );
        }
        let error = refused(&format!("{wide} f::f25({{}})"));
        assert!(error.contains("too large"), "{error}");
        let error = refused(&format!("{long} f::f999({{}})"));
        assert!(error.contains("nested too deeply"), "{error}");
        let piped = format!(
            "[{{\"s\": 1}}]{}",
            format!("{{\"s\": {}}}", brackets(60)).repeat(20)
        );
        let error = refused(&piped);
        assert!(error.contains("nested too deeply"), "{error}");
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(check);
    thread.unwrap().join().unwrap();
}
