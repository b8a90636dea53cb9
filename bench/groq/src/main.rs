//! `make bench-groq`: the suite's core queries through this evaluator and
//! through groq-js, parse included, documents already in memory.

mod groq_js;
mod ours;
mod summary;

use groq_suite::{Suite, Test, locate, read};
use std::error::Error;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench-groq: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let suite = read(&locate(std::env::var_os("GROQ_SUITE").map(Into::into))?)?;
    let tests = core_queries(&suite);
    eprintln!("measuring {} queries here", tests.len());
    let ours = ours::measure(&suite, &tests)?;
    eprintln!("measuring {} queries in groq-js", tests.len());
    let theirs = groq_js::measure(&suite, &tests)?;
    println!("{}", summary::Summary::of(&tests, &ours, &theirs)?);
    Ok(())
}

/// Valid queries of the language itself; groq-js has no geo functions.
fn core_queries(suite: &Suite) -> Vec<&Test> {
    let core = |test: &&Test| test.valid && !test.feature().contains("geo");
    suite.tests.iter().filter(core).collect()
}
