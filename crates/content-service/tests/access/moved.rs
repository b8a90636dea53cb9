//! The past of documents that moved out of a role's sight.

use super::running::{PROJECT, Running, with_service};
use content_service::Settings;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};

async fn write(running: &Running, id: &str, mutations: Value) {
    let body = json!({"transactionId": id, "mutations": mutations});
    let answer = running.mutate("editor", "production", &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

fn page(id: &str, site: &str) -> Value {
    json!({"_id": id, "_type": "page", "site": site, "text": format!("{id} at {site}")})
}

/// What a role may not read now it may not read as it was either; and the other way round.
#[test]
fn who_may_not_read_a_document_reads_nothing_of_its_past() {
    with_service(Settings::default(), |running| async move {
        running.dataset("production", true).await;
        running.token("editor", "editor").await;
        let grants = vec![Grant::new("site == 'jelling'", &[Permission::Read]).unwrap()];
        let role = Role::new("local", "Reader at Jelling", grants, false).unwrap();
        running.lake.put_role(PROJECT, &role).await.unwrap();
        running.token("local", "local").await;
        let ids = ["stays", "leaves", "comes", "gone", "gone-elsewhere"];
        let first = ["jelling", "jelling", "ribe", "jelling", "jelling"];
        let made = ids
            .iter()
            .zip(first)
            .map(|(id, site)| json!({"create": page(id, site)}));
        write(&running, "t1", made.collect()).await;
        let moves = [
            ("leaves", "ribe"),
            ("comes", "jelling"),
            ("gone-elsewhere", "ribe"),
        ];
        let moves = moves.map(|(id, site)| json!({"patch": {"id": id, "set": {"site": site}}}));
        write(&running, "t2", json!(moves)).await;
        let deleted = ["gone", "gone-elsewhere"].map(|id| json!({"delete": {"id": id}}));
        write(&running, "t3", json!(deleted)).await;
        for (moment, token, expected) in [
            (
                "revision=t1",
                "editor",
                "comes gone gone-elsewhere leaves stays",
            ),
            ("revision=t1", "local", "gone stays"),
            ("time=2099-01-01T00:00:00Z", "local", "comes stays"),
            ("revision=t2", "local", "comes gone stays"),
            ("revision=t3", "local", "comes stays"),
            ("lastRevision=true", "local", "comes gone stays"),
        ] {
            let path = format!(
                "/v2025-02-19/data/history/production/documents/{}?{moment}",
                ids.join(",")
            );
            let answer = running.get(token, &path).await.json();
            let documents = answer["documents"].as_array().unwrap().iter();
            let found: Vec<&str> = documents.map(|one| one["_id"].as_str().unwrap()).collect();
            assert_eq!(found.join(" "), expected, "{moment} by {token}");
        }
        for operation in ["transactions", "events/documents"] {
            let path = format!("/v2025-02-19/data/history/production/{operation}/leaves");
            let text = running.get("local", &path).await.text();
            assert!(
                !text.contains("t1") && !text.contains("t2"),
                "{operation}: {text}"
            );
        }
    });
}
