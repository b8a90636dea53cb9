//! Job after job.

use crate::engine::Engine;
use crate::refused::{Refused, Result};
use crate::{inspect, pyramid, transform};
use pictures::{Job, JobResult, Refusal};
use std::io::{BufRead, Write};

/// Answers each line of `input` with one of `output`, until `input` ends.
pub fn serve(engine: &Engine, input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    for line in input.lines() {
        let answer = answer(engine, &line?);
        if let JobResult::Refused { refusal, reason } = &answer {
            eprintln!("refused as {refusal:?}: {reason}");
        }
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

fn answer(engine: &Engine, line: &str) -> JobResult {
    match serde_json::from_str(line) {
        Ok(job) => engine.hear(|| work(&job)).unwrap_or_else(JobResult::from),
        Err(error) => Refused::new(Refusal::Failed, format!("not a job: {error}")).into(),
    }
}

fn work(job: &Job) -> Result<JobResult> {
    match job {
        Job::Inspect {
            source,
            most_bytes,
            palette,
            placeholder,
        } => inspect(source, *most_bytes, *palette, *placeholder).map(JobResult::Inspected),
        Job::Transform {
            source,
            target,
            recipe,
            most_bytes,
        } => transform(source, target, recipe, *most_bytes).map(JobResult::Made),
        Job::Pyramid {
            source,
            target,
            most_bytes,
        } => pyramid(source, target, *most_bytes).map(JobResult::Made),
    }
}
