//! What holds for every query.

use super::generate::{documents, expression, json};
use super::{answer, answer_with, environment};
use groq::{Dataset, Environment, Limits, Value};
use proptest::prelude::*;

fn limits() -> Limits {
    Limits {
        steps: 300_000,
        bytes: 16 << 20,
        account: None,
    }
}

fn dataset(documents: &[Vec<(String, String)>], reversed: bool) -> Dataset {
    let value = |document: &Vec<_>| Value::from_json(&json(document, reversed)).unwrap();
    let mut values: Vec<Value> = documents.iter().map(value).collect();
    if reversed {
        values.reverse();
    }
    Dataset::new(values)
}

/// The value, or the message with which the query was refused.
fn outcome(query: &str, source: &Dataset, environment: &Environment) -> Result<Value, String> {
    answer_with(query, source, environment, &limits()).map_err(|e| e.to_string())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_printed_query_parses_to_the_same_tree(query in expression()) {
        let tree = groq::parse(&query).unwrap();
        let printed = tree.to_string();
        let again = groq::parse(&printed).unwrap();
        prop_assert_eq!(&again, &tree, "{} printed as {}", query, printed);
        prop_assert_eq!(again.to_string(), printed);
    }

    #[test]
    fn neither_the_order_of_attributes_nor_of_documents_matters(
        query in expression(),
        documents in documents(),
    ) {
        let one = outcome(&query, &dataset(&documents, false), &environment());
        let other = outcome(&query, &dataset(&documents, true), &environment());
        prop_assert_eq!(one, other);
    }

    #[test]
    fn tracing_changes_no_value(query in expression(), documents in documents()) {
        let source = dataset(&documents, false);
        let traced = Environment { trace: true, ..environment() };
        let plain = outcome(&query, &source, &environment());
        // Origins take memory of their own.
        let limits = Limits { bytes: 8 * limits().bytes, ..limits() };
        if plain.is_ok() {
            let traced = answer_with(&query, &source, &traced, &limits);
            prop_assert_eq!(plain, traced.map_err(|e| e.to_string()));
        }
    }

    #[test]
    fn a_batch_of_rows_gives_what_each_row_gives(query in expression(), documents in documents()) {
        let source = dataset(&documents, false);
        let batch = answer(&format!("*{{\"v\": {query}}}"), &source, &limits());
        if let Ok(batch) = batch {
            for (i, row) in batch.elements().unwrap().enumerate() {
                let single = format!("*[_id == \"d{i}\"]{{\"v\": {query}}}");
                let single = answer(&single, &source, &limits()).unwrap();
                prop_assert_eq!(single.element(0.0), row);
            }
        }
    }
}

#[test]
fn everything_is_ordered_by_id() {
    let ids = ["b", "a.b", "a", "å", "Z", "a-b", "_.x", "drafts.a"];
    let documents = ids.map(|id| Value::from_json(&format!("{{\"_id\": \"{id}\"}}")).unwrap());
    let source = Dataset::new(documents.to_vec());
    let value = answer("*._id", &source, &Limits::default()).unwrap();
    let mut sorted = ids;
    sorted.sort_unstable();
    assert_eq!(value, Value::array(sorted.map(Value::from)));
}
