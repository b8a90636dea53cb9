//! A service with a dataset of a configuration.

use crate::access::running::{Of, PROJECT, Running, with_service};
use crate::streams::stream::Stream;
use content_service::{Settings, index_search};
use lake::DatasetConfiguration;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use test_support::configured_dataset;

/// Runs a test with a public dataset, whose index follows it.
pub(super) fn with_dataset<F>(
    configuration: DatasetConfiguration,
    test: impl FnOnce(Running) -> F + Send + 'static,
) where
    F: Future<Output = ()> + Send + 'static,
{
    with_service(Settings::default(), |running| async move {
        let name = (PROJECT, "production");
        configured_dataset(&running.lake, name, true, configuration).await;
        running.token("writer", "editor").await;
        tokio::spawn(index_search(running.service.clone()));
        test(running).await;
    });
}

pub(super) async fn write(running: &Running, documents: &[Value]) {
    let mutations = documents.iter().map(|one| json!({"createOrReplace": one}));
    let body = json!({"mutations": mutations.collect::<Value>()});
    let answer = running.mutate("writer", "production", &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// The result of a query, and its sync tags.
pub(super) async fn query(running: &Running, query: &str) -> (Value, BTreeSet<String>) {
    let published = Of {
        dataset: "production",
        version: "v2025-02-19",
        perspective: "published",
    };
    let answer = running.query("", &published, query).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let answer = answer.json();
    (answer["result"].clone(), texts(&answer["syncTags"]))
}

/// The sync tags of the next live event.
pub(super) async fn next_tags(stream: &mut Stream) -> BTreeSet<String> {
    let event = stream.next().await.unwrap();
    assert_eq!(event.event, "message", "{event:?}");
    texts(&event.data["tags"])
}

fn texts(list: &Value) -> BTreeSet<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|text| text.as_str().unwrap().to_owned()).collect()
}
