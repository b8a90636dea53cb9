//! A short way from query to value, for tests.

use crate::{Dataset, DateTime, Environment, Limits, Parameters, Value};

/// Runs a table of examples without documents: a query, and the JSON it gives.
pub(crate) fn check_examples(examples: &[(&str, &str)]) {
    check_examples_on("[]", examples);
}

/// Three museums and a place, for examples.
const MUSEUMS: &str = r#"[
    {"_id": "a", "name": "Castle", "year": 1750, "halls": [{"n": 1}, {"n": 2}, {"n": 3}], "in": {"_ref": "z"}},
    {"_id": "b", "name": "Fortress", "year": 980, "halls": [{"n": 4}], "in": {"_ref": "z"}},
    {"_id": "c", "name": "Ship hall", "tags": ["a", "b"], "in": {"_ref": "nowhere"}},
    {"_id": "z", "name": "Zealand"}
]"#;

/// Runs a table of examples over the museums.
pub(crate) fn check_museum_examples(examples: &[(&str, &str)]) {
    check_examples_on(MUSEUMS, examples);
}

/// Runs a table of examples over an array of documents.
fn check_examples_on(documents: &str, examples: &[(&str, &str)]) {
    for (query, expected) in examples {
        let value = evaluate(query, documents).unwrap_or_else(|e| panic!("{query}: {e}"));
        let expected = Value::from_json(expected).unwrap();
        assert_eq!(value.to_json(), expected.to_json(), "{query}");
    }
}

/// Checks that each query is refused, with a message that contains the given words.
pub(crate) fn check_refused(examples: &[(&str, &str)]) {
    for (query, words) in examples {
        let error = evaluate(query, "[]").expect_err(query).to_string();
        assert!(error.contains(words), "{query}: {error}");
    }
}

/// Evaluates a query over an array of documents.
pub(crate) fn evaluate(query: &str, documents: &str) -> Result<Value, Box<dyn std::error::Error>> {
    let documents = Value::from_json(documents)?;
    let dataset = Dataset::new(documents.elements().into_iter().flatten().collect());
    let parameters = Parameters::new();
    let query = crate::parse(query)?;
    let resolved = crate::resolve(&query, &parameters)?;
    let now = DateTime::parse("2026-11-15T08:30:00Z").ok_or("not a time")?;
    let environment = Environment {
        identity: "visitor".into(),
        ..Environment::at(now)
    };
    let limits = Limits::default();
    Ok(crate::evaluate(
        &resolved,
        &parameters,
        &dataset,
        &environment,
        &limits,
    )?)
}
