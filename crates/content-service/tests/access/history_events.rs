//! The events of documents and releases, as the Studio reads them.

use super::running::{PROJECT, Running, with_service};
use axum::http::{Method, StatusCode};
use content_service::Settings;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};

const HISTORY: &str = "/v2025-02-19/data/history/production";

/// Makes mutations in a transaction of this id.
async fn write(running: &Running, id: &str, mutations: Value) {
    write_as(running, "writer", id, mutations).await;
}

async fn write_as(running: &Running, token: &str, id: &str, mutations: Value) {
    let body = json!({"mutations": mutations, "transactionId": id}).to_string();
    let path = "/v2025-02-19/data/mutate/production";
    let answer = running.ask(token, Method::POST, path, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
}

async fn events(running: &Running, path: &str) -> Value {
    let answer = running
        .get("writer", &format!("{HISTORY}/events/{path}"))
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

/// The events of a document, each as its type and what is named, the latest first.
async fn of_document(running: &Running, id: &str) -> Vec<String> {
    let page = events(running, &format!("documents/{id}?limit=100")).await;
    assert_eq!(page["nextCursor"], "");
    page["events"][id]
        .as_array()
        .unwrap()
        .iter()
        .map(summary)
        .collect()
}

/// What an event says, but for who and when.
pub(crate) fn summary(event: &Value) -> String {
    let names = [
        "type",
        "documentId",
        "documentType",
        "versionId",
        "versionRevisionId",
        "revisionId",
        "publishCause",
        "state",
        "publishAt",
    ];
    let texts = names.iter().filter_map(|name| event[*name].as_str());
    texts
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn with_museum<F>(test: impl FnOnce(Running) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    with_service(Settings::default(), |running| async move {
        running.token("writer", "editor").await;
        running.token("karen", "editor").await;
        running.dataset("production", true).await;
        test(running).await;
    });
}

fn page(id: &str, title: &str) -> Value {
    json!({"_id": id, "_type": "page", "title": title})
}

#[test]
fn the_life_of_a_document() {
    with_museum(|running| async move {
        write(&running, "t1", json!([{"create": page("drafts.a", "one")}])).await;
        let edit = json!([{"patch": {"id": "drafts.a", "set": {"title": "two"}}}]);
        write_as(&running, "karen", "t2", edit).await;
        let publish = json!([{"delete": {"id": "drafts.a"}}, {"create": page("a", "two")}]);
        write(&running, "t3", publish).await;
        let live = json!([{"patch": {"id": "a", "set": {"title": "three"}}}]);
        write(&running, "t4", live).await;
        write(
            &running,
            "t5",
            json!([{"create": page("drafts.a", "four")}]),
        )
        .await;
        write(&running, "t6", json!([{"delete": {"id": "drafts.a"}}])).await;
        let unpublish = json!([{"delete": {"id": "a"}}, {"create": page("drafts.a", "three")}]);
        write(&running, "t7", unpublish).await;
        write(&running, "t8", json!([{"delete": {"id": "drafts.a"}}])).await;
        write(&running, "t9", json!([{"create": page("b", "another")}])).await;

        let draft = of_document(&running, "drafts.a").await;
        let expected = [
            "deleteDocumentGroup a",
            "createDocumentVersion a drafts.a t7",
            "deleteDocumentVersion a drafts.a t5",
            "createDocumentVersion a drafts.a t5",
            "publishDocumentVersion a drafts.a t2 t3 document.publish",
            "createDocumentVersion a drafts.a t1",
        ];
        assert_eq!(draft, expected);
        let published = of_document(&running, "a").await;
        let expected = [
            "unpublishDocument a drafts.a t7",
            "updateLiveDocument a t4",
            "publishDocumentVersion a drafts.a t2 t3 document.publish",
        ];
        assert_eq!(published, expected);
        let page = events(&running, "documents/a,b,none").await;
        let publish = &page["events"]["a"][2];
        assert_eq!(publish["author"], "writer");
        assert_eq!(publish["contributors"], json!(["karen", "writer"]));
        assert_eq!(page["events"]["b"][0]["type"], "createLiveDocument");
        assert_eq!(page["events"]["none"], json!([]));
    });
}

#[test]
fn pages_have_every_event_once() {
    with_museum(|running| async move {
        for n in 0..7 {
            let (id, document) = (format!("t{n}"), page("a", &n.to_string()));
            let both = json!([{"createOrReplace": document}, {"createOrReplace": page("b", &id)}]);
            write(&running, &id, both).await;
        }
        let mut found = Vec::new();
        let mut cursor = String::new();
        let mut pages = 0;
        loop {
            let page = events(
                &running,
                &format!("documents/a,b?limit=3&nextCursor={cursor}"),
            )
            .await;
            for id in ["a", "b"] {
                let events = page["events"][id].as_array().unwrap().iter();
                found.extend(events.map(|event| format!("{id} {}", summary(event))));
            }
            pages += 1;
            cursor = page["nextCursor"].as_str().unwrap().to_owned();
            if cursor.is_empty() {
                break;
            }
        }
        found.sort();
        found.dedup();
        assert_eq!((found.len(), pages), (14, 5));
        for wrong in ["nextCursor=x", "limit=0", "limit=1001"] {
            let path = format!("{HISTORY}/events/documents/a?{wrong}");
            let answer = running.get("writer", &path).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
        }
    });
}

#[test]
fn events_are_for_those_who_may_read_the_documents() {
    with_museum(|running| async move {
        write(
            &running,
            "t1",
            json!([{"create": page("drafts.a", "secret")}]),
        )
        .await;
        let publish = json!([{"delete": {"id": "drafts.a"}}, {"create": page("a", "told")}]);
        write(&running, "t2", publish).await;
        for path in ["documents/a", "releases/r"] {
            let answer = running.get("", &format!("{HISTORY}/events/{path}")).await;
            assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        }
        // Who may not read drafts learns that the document appeared, not of what.
        let grant = Grant::new("title == \"told\"", &[Permission::Read]).unwrap();
        let role = Role::new("told", "Told", vec![grant], false).unwrap();
        running.lake.put_role(PROJECT, &role).await.unwrap();
        running.token("listener", "told").await;
        let path = format!("{HISTORY}/events/documents/a,drafts.a");
        let seen = running.get("listener", &path).await.json();
        let names: Vec<&String> = seen["events"].as_object().unwrap().keys().collect();
        assert_eq!(names, ["a"]);
        assert_eq!(summary(&seen["events"]["a"][0]), "createLiveDocument a t2");
    });
}
