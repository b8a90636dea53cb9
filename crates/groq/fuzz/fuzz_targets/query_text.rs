//! Any text as a query: it parses or is refused with a place in the text; what
//! parses prints to the same tree; what resolves ends within its limits.
#![no_main]

use groq::{Dataset, DateTime, Environment, Limits, Parameters, Value};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static DOCUMENTS: LazyLock<Dataset> = LazyLock::new(|| {
    let documents = include_str!("../seeds/documents.json");
    let documents = Value::from_json(documents).expect("documents.json");
    Dataset::new(documents.elements().into_iter().flatten().collect())
});

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let query = match groq::parse(text) {
        Ok(query) => query,
        Err(error) => {
            assert!(error.span.start <= error.span.end);
            assert!(error.span.end as usize <= text.len());
            error.excerpt(text, usize::MAX);
            error.excerpt(text, 16);
            return;
        }
    };
    let printed = query.to_string();
    let again = groq::parse(&printed).expect("a printed query parses");
    assert_eq!(again, query, "{printed}");

    let parameters = Parameters::from([("p".into(), Value::Number(1.0))]);
    let Ok(resolved) = groq::resolve(&query, &parameters) else {
        return;
    };
    let now = DateTime::parse("2026-11-15T08:30:00Z").expect("a time");
    let limits = Limits {
        steps: 200_000,
        bytes: 16 << 20,
        account: None,
    };
    let environment = Environment::at(now);
    if let Ok(value) = groq::evaluate(&resolved, &parameters, &*DOCUMENTS, &environment, &limits)
        && let Ok(json) = value.to_json_within(1 << 20)
    {
        Value::from_json(&json).expect("what is written is JSON");
    }
});
