//! Conditions on a change.

use super::{dataset, environment};
use groq::resolve::{Mode, resolve_in};
use groq::{Delta, Environment, Limits, Parameters, Value};

fn evaluated(query: &str, before: &str, after: &str) -> String {
    let parameters = Parameters::new();
    let query = groq::parse(query).unwrap();
    let resolved = resolve_in(Mode::Delta, &query, &parameters).unwrap();
    let environment = Environment {
        delta: Delta {
            before: Value::from_json(before).unwrap(),
            after: Value::from_json(after).unwrap(),
        },
        ..environment()
    };
    let limits = Limits::default();
    let value = groq::evaluate(
        &resolved,
        &parameters,
        &dataset("[]"),
        &environment,
        &limits,
    );
    value.unwrap().to_json()
}

#[test]
fn a_change_can_be_asked_what_it_did() {
    let before = r#"{"title": "Old", "slug": "a", "list": [{"n": 1}, {"n": 2}]}"#;
    let after = r#"{"title": "New", "slug": "a", "list": [{"n": 1}, {"n": 3}]}"#;
    let cases = [
        ("operation()", before, after, "\"update\""),
        ("operation()", "null", after, "\"create\""),
        ("delta::operation()", before, "null", "\"delete\""),
        ("before().title", before, after, "\"Old\""),
        ("after().title", before, after, "\"New\""),
        ("delta::changedAny(title)", before, after, "true"),
        ("delta::changedAny(slug)", before, after, "false"),
        ("delta::changedAny((slug, list[].n))", before, after, "true"),
        ("delta::changedAny(list[n == 1].n)", before, after, "false"),
        ("delta::changedOnly((title, list))", before, after, "true"),
        ("delta::changedOnly(title)", before, after, "false"),
    ];
    for (query, before, after, expected) in cases {
        assert_eq!(evaluated(query, before, after), expected, "{query}");
    }
}

#[test]
fn a_query_knows_no_change() {
    for query in [
        "before()",
        "after()",
        "operation()",
        "delta::operation()",
        "delta::changedAny(a)",
    ] {
        let query = groq::parse(query).unwrap();
        let error = groq::resolve(&query, &Parameters::new()).unwrap_err();
        assert!(error.message.starts_with("unknown function"), "{error}");
    }
}
