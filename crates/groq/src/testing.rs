//! A short way from query to value, for tests.

use crate::{Dataset, DateTime, Environment, Limits, Parameters, Value};

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
