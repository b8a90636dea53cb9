//! The process that answers questions.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// Asks the judge; the answers are in the order of the questions.
pub(crate) fn ask(questions: impl Iterator<Item = Value>) -> Vec<Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let node = root.join("node_modules/.bin/node");
    let packages = root.join("node_modules/@sanity/mutator");
    assert!(
        node.exists() && packages.exists(),
        "the judge's packages are missing in node_modules: run `make setup`"
    );
    let mut process = Command::new(node)
        .arg(root.join("crates/documents/judge/judge.ts"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the judge starts");
    let mut lines = String::new();
    let mut count = 0;
    for question in questions {
        lines.push_str(&question.to_string());
        lines.push('\n');
        count += 1;
    }
    let mut input = process.stdin.take().expect("a pipe");
    // Written from a thread: the judge answers while it is still being asked.
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = BufReader::new(process.stdout.take().expect("a pipe"));
    let answers: Vec<Value> = output
        .lines()
        .map(|line| serde_json::from_str(&line.expect("a line")).expect("JSON"))
        .collect();
    writer
        .join()
        .expect("a thread")
        .expect("questions are read");
    assert!(
        process.wait().expect("an end").success(),
        "the judge failed"
    );
    assert_eq!(answers.len(), count, "an answer for each question");
    answers
}
