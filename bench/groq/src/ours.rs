//! This evaluator's times.

use groq::{Dataset, DateTime, Environment, Limits, Parameters, Value};
use groq_suite::{Suite, Test};
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

const MIN_ITERATIONS: usize = 3;
const MAX_TIME: Duration = Duration::from_millis(5);

/// Median nanoseconds for each test, after one pass over all to warm up.
pub(crate) fn measure(suite: &Suite, tests: &[&Test]) -> Result<Vec<f64>, Box<dyn Error>> {
    let now = DateTime::parse("2026-11-15T08:30:00Z").ok_or("not a time")?;
    let environment = Environment::at(now);
    let prepared: Result<Vec<_>, Box<dyn Error>> = tests
        .iter()
        .map(|test| {
            let dataset = suite.datasets.get(&test.dataset).ok_or("no such dataset")?;
            Ok((test.query.as_str(), test.parameters(), dataset))
        })
        .collect();
    let prepared = prepared?;
    for (query, parameters, dataset) in &prepared {
        run(query, parameters, dataset, &environment)?;
    }
    prepared
        .iter()
        .map(|(query, parameters, dataset)| median(query, parameters, dataset, &environment))
        .collect()
}

fn run(
    query: &str,
    parameters: &Parameters,
    dataset: &Dataset,
    environment: &Environment,
) -> Result<Value, Box<dyn Error>> {
    let query = groq::parse(query)?;
    let resolved = groq::resolve(&query, parameters)?;
    let limits = Limits::default();
    Ok(groq::evaluate(
        &resolved,
        parameters,
        dataset,
        environment,
        &limits,
    )?)
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn median(
    query: &str,
    parameters: &Parameters,
    dataset: &Dataset,
    environment: &Environment,
) -> Result<f64, Box<dyn Error>> {
    let begin = Instant::now();
    let mut last = begin;
    let mut durations = Vec::new();
    while durations.len() < MIN_ITERATIONS || last - begin < MAX_TIME {
        black_box(run(black_box(query), parameters, dataset, environment)?);
        let now = Instant::now();
        durations.push(now - last);
        last = now;
    }
    durations.sort_unstable();
    Ok(durations[durations.len() / 2].as_secs_f64() * 1e9)
}
