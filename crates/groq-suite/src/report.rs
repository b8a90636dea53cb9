//! Counting.

use crate::{Test, Verdict};
use std::collections::BTreeMap;
use std::fmt;

/// Tests that contradict the written specification, by id, each with its reason.
#[derive(Clone, Debug, Default)]
pub struct Exceptions(BTreeMap<String, String>);

impl Exceptions {
    /// Reads lines of an id, a blank and a reason; `#` begins a comment.
    pub fn parse(text: &str) -> Self {
        let lines = text.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let split = |line: &str| {
            let (id, reason) = line.split_once(' ').unwrap_or((line, ""));
            (id.to_owned(), reason.trim().to_owned())
        };
        Self(lines.map(split).collect())
    }
}

/// Passed and failed tests by feature.
#[derive(Debug, Default)]
pub struct Report {
    features: BTreeMap<String, Count>,
    /// What is wrong, a line each: failures that are not excepted, and
    /// exceptions that are not failures.
    pub faults: Vec<String>,
    passed: usize,
    excepted: usize,
    total: usize,
    used: Vec<String>,
}

#[derive(Debug, Default)]
struct Count {
    passed: usize,
    total: usize,
}

impl Report {
    /// Counts one test.
    pub fn add(&mut self, test: &Test, verdict: &Verdict, exceptions: &Exceptions) {
        let count = self.features.entry(test.feature()).or_default();
        count.total += 1;
        self.total += 1;
        let excepted = exceptions.0.contains_key(&test.id);
        if excepted {
            self.used.push(test.id.clone());
        }
        let place = format!("{} ({}) {}", test.id, test.filename, test.name);
        match (verdict, excepted) {
            (Verdict::Passed, false) => {
                count.passed += 1;
                self.passed += 1;
            }
            (Verdict::Failed(_), true) => self.excepted += 1,
            (Verdict::Passed, true) => {
                self.passed += 1;
                self.faults
                    .push(format!("{place}\n  is excepted, but passes"));
            }
            (Verdict::Failed(why), false) => {
                let query = test.query.trim();
                self.faults.push(format!("{place}\n  {query}\n  {why}"));
            }
        }
    }

    /// Ends the count: an exception for a test that does not exist is a fault.
    pub fn close(&mut self, exceptions: &Exceptions) {
        for (id, reason) in &exceptions.0 {
            if !self.used.contains(id) {
                self.faults
                    .push(format!("{id}\n  is excepted, but there is no such test"));
            } else if reason.is_empty() {
                self.faults
                    .push(format!("{id}\n  is excepted without a reason"));
            }
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (feature, count) in &self.features {
            writeln!(f, "{:5} of {:5}  {feature}", count.passed, count.total)?;
        }
        let (passed, total, excepted) = (self.passed, self.total, self.excepted);
        write!(f, "groq: {passed} of {total}, {excepted} excepted")
    }
}
