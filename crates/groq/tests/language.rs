//! The language from outside: text in, value or error out.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

#[path = "language/batching.rs"]
mod batching;
#[path = "language/delta.rs"]
mod delta;
#[path = "language/depth.rs"]
mod depth;
#[path = "language/errors.rs"]
mod errors;
#[path = "language/findings.rs"]
mod findings;
#[path = "language/generate.rs"]
mod generate;
#[path = "language/limits.rs"]
mod limits;
#[path = "language/properties.rs"]
mod properties;
#[path = "language/scopes.rs"]
mod scopes;
#[path = "language/source_maps.rs"]
mod source_maps;

use groq::{Dataset, DateTime, Environment, Limits, Parameters, Source, Value};

type Fault = Box<dyn std::error::Error>;

fn dataset(documents: &str) -> Dataset {
    let documents = Value::from_json(documents).unwrap();
    Dataset::new(documents.elements().into_iter().flatten().collect())
}

fn environment() -> Environment {
    Environment::at(DateTime::parse("2026-11-15T08:30:00Z").unwrap())
}

fn answer(query: &str, source: &dyn Source, limits: &Limits) -> Result<Value, Fault> {
    answer_with(query, source, &environment(), limits)
}

fn answer_with(
    query: &str,
    source: &dyn Source,
    environment: &Environment,
    limits: &Limits,
) -> Result<Value, Fault> {
    let parameters = Parameters::from([("p".into(), Value::Number(1.0))]);
    let query = groq::parse(query)?;
    let resolved = groq::resolve(&query, &parameters)?;
    Ok(groq::evaluate(
        &resolved,
        &parameters,
        source,
        environment,
        limits,
    )?)
}
