//! The source is asked a batch at a time, never once per row.

use super::{answer, dataset};
use groq::source::{Documents, Fetch, Fetched, Source};
use groq::{Dataset, EvaluateError, Limits, Text, Value};
use std::cell::RefCell;

/// Notes what it is asked; answers correlated filters for each row apart if told to.
struct Counting {
    dataset: Dataset,
    per_row: bool,
    requests: RefCell<Vec<String>>,
}

impl Source for Counting {
    fn fetch<'s>(&'s self, request: Fetch<'_>) -> Result<Fetched<'s>, EvaluateError> {
        let rows = request.outer.count();
        self.requests.borrow_mut().push(format!("fetch for {rows}"));
        let correlated = request.filter.is_some_and(|f| !f.correlated.is_empty());
        if self.per_row && correlated {
            let all = self.dataset.documents().to_vec();
            return Ok(Fetched {
                documents: Documents::PerRow(vec![all; rows]),
                exact: false,
            });
        }
        let documents = self.dataset.documents().iter().cloned().map(Ok);
        Ok(Fetched {
            documents: Documents::Shared(Box::new(documents)),
            exact: false,
        })
    }

    fn dereference(&self, ids: &[Text]) -> Result<Vec<Option<Value>>, EvaluateError> {
        let mut requests = self.requests.borrow_mut();
        requests.push(format!("dereference {}", ids.join(" ")));
        self.dataset.dereference(ids)
    }
}

fn counting(per_row: bool) -> Counting {
    let event = |n: u32| {
        format!(
            r#"{{"_id": "e{n}", "_type": "event", "place": {{"_ref": "p{}"}}}}"#,
            n % 2
        )
    };
    let mut documents: Vec<String> = (0..4).map(event).collect();
    documents.push(r#"{"_id": "p0", "_type": "place", "city": {"_ref": "c"}}"#.to_owned());
    documents.push(r#"{"_id": "p1", "_type": "place", "city": {"_ref": "c"}}"#.to_owned());
    documents.push(r#"{"_id": "c", "_type": "city", "name": "Ribe"}"#.to_owned());
    Counting {
        dataset: dataset(&format!("[{}]", documents.join(","))),
        per_row,
        requests: RefCell::default(),
    }
}

#[test]
fn one_question_for_each_level_of_a_query() {
    let cases: [(&str, &[&str]); 6] = [
        (
            "*[_type == \"event\"]{\"city\": place->city->name}",
            &["fetch for 1", "dereference p0 p1", "dereference c"],
        ),
        (
            "*[_type == \"event\" && place->city->name == \"Ribe\"]._id",
            &["fetch for 1", "dereference p0 p1", "dereference c"],
        ),
        (
            "*[_type == \"place\"]{\"events\": *[references(^._id)]{_id, \"city\": place->city->name}}",
            &[
                "fetch for 1",
                "fetch for 2",
                "dereference p0 p1",
                "dereference c",
            ],
        ),
        // No outer row in it: asked once for the whole query.
        (
            "*[_type == \"event\"]{\"cities\": count(*[_type == \"city\"])}",
            &["fetch for 1", "fetch for 1"],
        ),
        // The condition keeps the branch from being asked at all.
        (
            "*[_type == \"city\"]{_type == \"event\" => {\"place\": place->}}",
            &["fetch for 1"],
        ),
        (
            "*[_type == \"event\"] | order(place->city->name, _id desc)[0]._id",
            &["fetch for 1", "dereference p0 p1", "dereference c"],
        ),
    ];
    for per_row in [false, true] {
        for (query, expected) in &cases {
            let source = counting(per_row);
            let value = answer(query, &source, &Limits::default()).unwrap();
            assert_eq!(*source.requests.borrow(), *expected, "{query}");
            let plain = answer(query, &source.dataset, &Limits::default()).unwrap();
            assert_eq!(value, plain, "{query}");
        }
    }
}

/// Uses the outer rows as a database would: one look-up for all parents.
struct ByReference(Dataset);

impl Source for ByReference {
    fn fetch<'s>(&'s self, request: Fetch<'_>) -> Result<Fetched<'s>, EvaluateError> {
        let part = request.filter.and_then(|f| f.correlated.first());
        if let Some(groq::resolve::Node::Call(_, arguments)) = part {
            let parents = request.outer.values(&arguments[0])?;
            let lists = parents.iter().map(|parent| self.referring(parent));
            return Ok(Fetched {
                documents: Documents::PerRow(lists.collect()),
                exact: true,
            });
        }
        self.0.fetch(request)
    }

    fn dereference(&self, ids: &[Text]) -> Result<Vec<Option<Value>>, EvaluateError> {
        self.0.dereference(ids)
    }
}

impl ByReference {
    fn referring(&self, parent: &Value) -> Vec<Value> {
        let refers = |document: &&Value| {
            let reference = document.attribute("place").attribute("_ref");
            groq::equal(&reference, parent)
        };
        self.0.documents().iter().filter(refers).cloned().collect()
    }
}

#[test]
fn a_source_can_answer_correlated_filters_exactly() {
    let source = ByReference(counting(false).dataset);
    let query = "*[_type == \"place\"]{\"events\": *[references(^._id)]._id}";
    let value = answer(query, &source, &Limits::default()).unwrap();
    assert_eq!(
        value.to_json(),
        r#"[{"events":["e0","e2"]},{"events":["e1","e3"]}]"#
    );
}
