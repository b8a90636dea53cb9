//! The two side by side.

use crate::groq_js::Times;
use groq_suite::Test;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

/// Times of the queries that both could evaluate.
pub(crate) struct Summary {
    pairs: Vec<Pair>,
    unanswered: usize,
}

struct Pair {
    group: String,
    ours: f64,
    theirs: f64,
    theirs_sync: Option<f64>,
}

impl Summary {
    /// Puts the times together.
    pub(crate) fn of(
        tests: &[&Test],
        ours: &[f64],
        theirs: &[Times],
    ) -> Result<Self, Box<dyn Error>> {
        let pairs: Vec<Pair> = tests
            .iter()
            .zip(ours)
            .zip(theirs)
            .filter_map(|((test, ours), theirs)| {
                let group = test
                    .filename
                    .split('/')
                    .next()
                    .unwrap_or_default()
                    .to_owned();
                Some(Pair {
                    group,
                    ours: *ours,
                    theirs: theirs.ns?,
                    theirs_sync: theirs.sync_ns,
                })
            })
            .collect();
        if pairs.is_empty() {
            let first = theirs.iter().find_map(|times| times.error.as_deref());
            return Err(format!("groq-js answered no query: {first:?}").into());
        }
        let unanswered = tests.len() - pairs.len();
        Ok(Self { pairs, unanswered })
    }

    fn ratio(&self) -> f64 {
        median(self.pairs.iter().map(|pair| pair.theirs / pair.ours))
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut groups: BTreeMap<&str, Vec<&Pair>> = BTreeMap::new();
        for pair in &self.pairs {
            groups.entry(&pair.group).or_default().push(pair);
        }
        writeln!(f, "median per query, parse included:")?;
        writeln!(f, "{:>12}  queries     here  groq-js   ratio", "")?;
        for (group, pairs) in groups {
            row(f, group, &pairs)?;
        }
        let all: Vec<&Pair> = self.pairs.iter().collect();
        row(f, "all", &all)?;
        let (total, theirs) = (sum(&all, |p| p.ours), sum(&all, |p| p.theirs));
        writeln!(
            f,
            "all queries once: {:.1} ms here, {:.1} ms in groq-js",
            total / 1e6,
            theirs / 1e6
        )?;
        let sync: Vec<f64> = all
            .iter()
            .filter_map(|p| Some(p.theirs_sync? / p.ours))
            .collect();
        writeln!(
            f,
            "by groq-js's internal evaluateSync, where it can ({} queries): {:.1}x",
            sync.len(),
            median(sync.into_iter())
        )?;
        writeln!(f, "groq-js gave no answer to {} queries", self.unanswered)?;
        write!(f, "groq: {:.1}x groq-js", self.ratio())
    }
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, pairs: &[&Pair]) -> fmt::Result {
    let ours = median(pairs.iter().map(|p| p.ours)) / 1e3;
    let theirs = median(pairs.iter().map(|p| p.theirs)) / 1e3;
    let ratio = median(pairs.iter().map(|p| p.theirs / p.ours));
    let count = pairs.len();
    writeln!(
        f,
        "{name:>12}  {count:7}  {ours:6.1}µs {theirs:6.1}µs  {ratio:5.1}x"
    )
}

fn sum(pairs: &[&Pair], of: impl Fn(&Pair) -> f64) -> f64 {
    pairs.iter().map(|pair| of(pair)).sum()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
