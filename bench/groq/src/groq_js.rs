//! groq-js's times, measured by `run-groq-js.ts` in a Node process.

use groq_suite::{Suite, Test};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::error::Error;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// What groq-js made of a test.
#[derive(Debug, Deserialize)]
pub(crate) struct Times {
    test: String,
    /// Median nanoseconds by its documented `evaluate`.
    pub(crate) ns: Option<f64>,
    /// The same by its internal `evaluateSync`, which does not know every query.
    #[serde(rename = "syncNs")]
    pub(crate) sync_ns: Option<f64>,
    /// Why there are none.
    pub(crate) error: Option<String>,
}

/// Measures each test; the results are in the order of the tests.
pub(crate) fn measure(suite: &Suite, tests: &[&Test]) -> Result<Vec<Times>, Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let node = root.join("node_modules/.bin/node");
    if !node.exists() {
        return Err("node_modules/.bin/node is missing: run `make setup`".into());
    }
    let mut process = Command::new(node)
        .arg(root.join("bench/groq/run-groq-js.ts"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = process.stdin.take().ok_or("no standard input")?;
    input.write_all(lines(suite, tests)?.as_bytes())?;
    drop(input);

    let output = process.stdout.take().ok_or("no standard output")?;
    let mut times = HashMap::new();
    for line in BufReader::new(output).lines() {
        let result: Times = serde_json::from_str(&line?)?;
        times.insert(result.test.clone(), result);
    }
    if !process.wait()?.success() {
        return Err("run-groq-js.ts failed".into());
    }
    let found = tests.iter().map(|test| times.remove(&test.id));
    let found: Option<Vec<Times>> = found.collect();
    found.ok_or_else(|| "run-groq-js.ts left a query out".into())
}

fn lines(suite: &Suite, tests: &[&Test]) -> Result<String, Box<dyn Error>> {
    let mut lines = String::new();
    let used: BTreeSet<&String> = tests.iter().map(|test| &test.dataset).collect();
    for id in used {
        let dataset = suite.datasets.get(id).ok_or("no such dataset")?;
        let documents: Vec<String> = dataset
            .documents()
            .iter()
            .map(groq::Value::to_json)
            .collect();
        let (id, documents) = (serde_json::to_string(id)?, documents.join(","));
        writeln!(lines, r#"{{"dataset":{id},"documents":[{documents}]}}"#)?;
    }
    for test in tests {
        let parameters = test.parameters().into_iter();
        let parameters = groq::Value::object(parameters.collect()).to_json();
        let (id, dataset) = (
            serde_json::to_string(&test.id)?,
            serde_json::to_string(&test.dataset)?,
        );
        let query = serde_json::to_string(&test.query)?;
        writeln!(
            lines,
            r#"{{"test":{id},"dataset":{dataset},"query":{query},"params":{parameters}}}"#
        )?;
    }
    Ok(lines)
}
