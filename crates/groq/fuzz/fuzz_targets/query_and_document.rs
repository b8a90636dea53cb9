//! A query and documents together, a line break between them: the value is the
//! same with and without traces, and whatever the order of the documents.
#![no_main]

use groq::{Dataset, DateTime, Environment, Limits, Parameters, Value};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((query, documents)) = std::str::from_utf8(data)
        .ok()
        .and_then(|text| text.split_once('\n'))
    else {
        return;
    };
    let Ok(documents) = Value::from_json(documents) else {
        return;
    };
    let mut documents: Vec<Value> = documents.elements().into_iter().flatten().collect();
    documents.push(documents.first().cloned().unwrap_or_default());
    let parameters = Parameters::from([("p".into(), documents[0].clone())]);
    let Ok(query) = groq::parse(query) else {
        return;
    };
    let Ok(resolved) = groq::resolve(&query, &parameters) else {
        return;
    };
    let now = DateTime::parse("2026-11-15T08:30:00Z").expect("a time");
    let answer = |source: &Dataset, trace: bool| {
        let limits = Limits {
            steps: 100_000,
            // Origins take memory of their own.
            bytes: if trace { 64 << 20 } else { 8 << 20 },
            account: None,
        };
        let environment = Environment {
            trace,
            ..Environment::at(now)
        };
        let value = groq::evaluate(&resolved, &parameters, source, &environment, &limits);
        // Text, since comparing two values that share much takes as long as writing them.
        value.ok().map(|value| value.to_json_within(1 << 18))
    };
    let source = Dataset::new(documents);
    let plain = answer(&source, false);
    if plain.is_some() {
        assert_eq!(plain, answer(&source, true));
    }
    if let Some(Ok(json)) = plain {
        Value::from_json(&json).expect("what is written is JSON");
    }
});
