//! `make conformance`: the suite through the evaluator, once plain and once with
//! every value traced to its document.

use groq::{DateTime, Environment, Limits, Value};
use groq_suite::{Exceptions, Report, Suite, Test, Verdict, judge, locate, read};
use std::error::Error;
use std::process::ExitCode;

const EXCEPTIONS: &str = include_str!("../../exceptions.txt");
const SHOWN: usize = 40;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            let required = std::env::var_os("CI").is_some_and(|ci| ci == "true");
            ExitCode::from(u8::from(required))
        }
    }
}

fn run() -> Result<bool, Box<dyn Error>> {
    let file = locate(std::env::var_os("GROQ_SUITE").map(Into::into))?;
    let suite = read(&file)?;
    let exceptions = Exceptions::parse(EXCEPTIONS);
    let mut report = Report::default();
    for test in &suite.tests {
        let plain = answer(&suite, test, false);
        let mut verdict = judge(test, &plain);
        if verdict == Verdict::Passed && answer(&suite, test, true) != plain {
            verdict = Verdict::Failed("another value when traced".to_owned());
        }
        report.add(test, &verdict, &exceptions);
    }
    report.close(&exceptions);
    for fault in report.faults.iter().take(SHOWN) {
        println!("{fault}\n");
    }
    if report.faults.len() > SHOWN {
        println!("and {} more\n", report.faults.len() - SHOWN);
    }
    println!("{report}");
    Ok(report.faults.is_empty())
}

fn answer(suite: &Suite, test: &Test, trace: bool) -> Result<Value, String> {
    let parameters = test.parameters();
    let dataset = suite.datasets.get(&test.dataset).ok_or("no such dataset")?;
    let query = groq::parse(&test.query).map_err(|e| e.to_string())?;
    let resolved = groq::resolve(&query, &parameters).map_err(|e| e.to_string())?;
    let now = DateTime::parse("2026-11-15T08:30:00Z").ok_or("not a time")?;
    let environment = Environment {
        trace,
        ..Environment::at(now)
    };
    let limits = Limits::default();
    groq::evaluate(&resolved, &parameters, dataset, &environment, &limits)
        .map_err(|e| e.to_string())
}
