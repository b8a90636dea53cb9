//! Reading `suite.ndjson.gz`.

use flate2::read::GzDecoder;
use groq::{Dataset, Parameters, Value};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Where the suite comes from.
pub const PUBLIC_SOURCE: &str = "https://github.com/sanity-io/groq-test-suite";

/// The suite: tests, and the datasets they ask.
pub struct Suite {
    /// Datasets by id.
    pub datasets: BTreeMap<String, Dataset>,
    /// The tests for GROQ 1.x whose dataset is known.
    pub tests: Vec<Test>,
}

/// One test.
#[derive(Debug, Deserialize)]
pub struct Test {
    /// Its id.
    #[serde(rename = "_id")]
    pub id: String,
    /// What it shows, in words.
    pub name: String,
    /// The file of the suite that it stands in.
    pub filename: String,
    /// The id of its dataset.
    pub dataset: String,
    /// The query.
    pub query: String,
    /// Values for the query's parameters.
    #[serde(default)]
    pub params: Option<Parameters>,
    /// Optional features of the language that it needs.
    #[serde(default)]
    pub features: Option<Vec<String>>,
    /// Whether the query is one; if not, it must be refused.
    pub valid: bool,
    /// The expected value.
    #[serde(default)]
    pub result: Value,
    #[serde(default)]
    version: Option<String>,
}

impl Test {
    /// The parameters, if any.
    pub fn parameters(&self) -> Parameters {
        self.params.clone().unwrap_or_default()
    }

    /// The feature that the test is counted under; `core` for the language itself.
    pub fn feature(&self) -> String {
        match self.features.as_deref() {
            None | Some([]) => "core".to_owned(),
            Some(features) => features.join("+"),
        }
    }

    /// Tests of the language before 1.0, and those whose data has to be downloaded, are left out.
    fn counts(&self) -> bool {
        self.version.as_deref() != Some("0.1") && !self.filename.starts_with("perf/")
    }
}

#[derive(Deserialize)]
struct DatasetLine {
    #[serde(rename = "_id")]
    id: String,
    #[serde(default)]
    documents: Vec<Value>,
}

#[derive(Deserialize)]
struct Kind<'l> {
    #[serde(rename = "_type", borrow)]
    kind: &'l str,
}

/// A suite that could not be read.
#[derive(Debug, Error)]
pub enum SuiteError {
    /// There is none.
    #[error(
        "no GROQ conformance suite at {0}; set GROQ_SUITE to the folder with suite.ndjson.gz, \
         made from {PUBLIC_SOURCE}"
    )]
    Missing(PathBuf),
    /// The file could not be read.
    #[error("cannot read the suite: {0}")]
    Io(#[from] std::io::Error),
    /// A line is not as expected.
    #[error("line {0} of the suite: {1}")]
    Line(usize, serde_json::Error),
}

/// The suite's file: in `folder` if given, else in `../shared/groq-suite` beside the checkout.
pub fn locate(folder: Option<PathBuf>) -> Result<PathBuf, SuiteError> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/groq-suite");
    let file = folder.unwrap_or_else(beside).join("suite.ndjson.gz");
    if file.is_file() {
        Ok(file)
    } else {
        Err(SuiteError::Missing(file))
    }
}

/// Reads the suite.
pub fn read(file: &Path) -> Result<Suite, SuiteError> {
    let lines = BufReader::new(GzDecoder::new(File::open(file)?)).lines();
    let mut suite = Suite {
        datasets: BTreeMap::new(),
        tests: Vec::new(),
    };
    for (i, line) in lines.enumerate() {
        suite
            .add(&line?)
            .map_err(|error| SuiteError::Line(i + 1, error))?;
    }
    Ok(suite)
}

impl Suite {
    fn add(&mut self, line: &str) -> Result<(), serde_json::Error> {
        let kind: Kind<'_> = serde_json::from_str(line)?;
        if kind.kind == "dataset" {
            let dataset: DatasetLine = serde_json::from_str(line)?;
            let documents = Dataset::new(dataset.documents);
            self.datasets.insert(dataset.id, documents);
        } else {
            let test: Test = serde_json::from_str(line)?;
            if test.counts() {
                self.tests.push(test);
            }
        }
        Ok(())
    }
}
