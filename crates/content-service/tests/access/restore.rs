//! Restoring an earlier revision, by the requests that the Studio sends for it.

use super::running::{Running, with_service};
use axum::http::StatusCode;
use content_service::Settings;
use serde_json::{Value, json};

async fn write(running: &Running, id: &str, mutations: Value) {
    let body = json!({"mutations": mutations, "transactionId": id});
    let answer = running.mutate("writer", "production", &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
}

/// The document of a revision, or the last: the Studio takes the draft before the published one.
async fn at(running: &Running, moment: &str) -> Value {
    let path = format!("/v2025-02-19/data/history/production/documents/a,drafts.a?{moment}");
    let answer = running.get("writer", &path).await.json();
    let documents = answer["documents"].as_array().unwrap();
    let revision = moment.strip_prefix("revision=");
    let fits = |document: &&Value| revision.is_none_or(|revision| document["_rev"] == revision);
    let draft = documents
        .iter()
        .filter(fits)
        .find(|one| one["_id"] == "drafts.a");
    draft.or(documents.iter().find(fits)).unwrap().clone()
}

/// Makes the draft of a revision.
async fn restore(running: &Running, id: &str, moment: &str) {
    let mut document = at(running, moment).await;
    document.as_object_mut().unwrap().remove("_updatedAt");
    document["_id"] = json!("drafts.a");
    write(running, id, json!([{"createOrReplace": document}])).await;
}

async fn draft(running: &Running) -> Value {
    let path = "/v2025-02-19/data/doc/production/drafts.a";
    running.get("writer", path).await.json()["documents"][0].clone()
}

#[test]
fn an_earlier_revision_becomes_the_draft() {
    with_service(Settings::default(), |running| async move {
        running.token("writer", "editor").await;
        running.dataset("production", true).await;
        let first = json!({"_id": "a", "_type": "page", "title": "one",
            "list": [{"_key": "k", "text": "Æbler 🏛"}]});
        write(&running, "t1", json!([{"create": first}])).await;
        let published = at(&running, "revision=t1").await;
        write(
            &running,
            "t2",
            json!([{"patch": {"id": "a", "set": {"title": "two"}, "unset": ["list"]}}]),
        )
        .await;
        restore(&running, "t3", "revision=t1").await;
        let restored = draft(&running).await;
        assert_eq!(restored["title"], "one");
        assert_eq!(restored["list"], published["list"]);
        assert_eq!(restored["_createdAt"], published["_createdAt"]);
        assert_eq!(restored["_rev"], "t3");

        // Deleted as a whole, it is restored from its last revision.
        write(
            &running,
            "t4",
            json!([{"delete": {"id": "a"}}, {"delete": {"id": "drafts.a"}}]),
        )
        .await;
        assert_eq!(draft(&running).await, Value::Null);
        restore(&running, "t5", "lastRevision=true").await;
        assert_eq!(draft(&running).await["title"], "one");
        restore(&running, "t6", "revision=t2").await;
        assert_eq!(draft(&running).await["title"], "two");
        let events = "/v2025-02-19/data/history/production/events/documents/drafts.a";
        let events = running.get("writer", events).await.json();
        let events = events["events"]["drafts.a"].as_array().unwrap().iter();
        let kinds: Vec<&str> = events
            .map(|event| event["type"].as_str().unwrap())
            .collect();
        let expected = [
            "createDocumentVersion",
            "deleteDocumentGroup",
            "createDocumentVersion",
        ];
        assert_eq!(kinds, expected);
    });
}
