//! The events that actions leave, and what is left of those that erase.

use super::acting::{Acting, VERSION, action, of_release, with_editor};
use crate::access::history_events::summary;
use crate::access::running::PROJECT;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};
use test_support::operator;

const HISTORY: &str = "/v2025-02-19/data/history/production";

/// Takes actions in a transaction of this id.
async fn act(it: &Acting, id: &str, actions: Value) {
    let body = json!({"actions": actions, "transactionId": id});
    let answer = it.post("editor", VERSION, &body).await;
    assert_eq!(answer.status, 200, "{id}: {}", answer.text());
}

/// Does what releases wait for, in a transaction of this id.
async fn run_task(it: &Acting, id: &str) {
    let mut ids = || id.to_owned();
    let mut round = it.0.lake.begin_release_task_round().await.unwrap();
    let done = Box::pin(round.run_next(&mut ids)).await.unwrap();
    assert_eq!(done.unwrap().failure, None);
}

async fn events(it: &Acting, path: &str) -> Value {
    let answer =
        it.0.get("viewer", &format!("{HISTORY}/events/{path}"))
            .await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn summaries(events: &Value) -> Vec<String> {
    events.as_array().unwrap().iter().map(summary).collect()
}

/// A release with two documents, of which one is discarded; archived and back; scheduled, taken
/// back, and scheduled again for a time that is over.
async fn live(it: &Acting) {
    let page = |id: &str| json!({"_id": id, "_type": "page"});
    let create = json!({"mutations": [{"create": page("a")}], "transactionId": "t0"});
    let answer = it.0.mutate("editor", "production", &create).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    act(it, "t1", json!([of_release("create", "r")])).await;
    let version = |id: &str| {
        let document = page(&format!("versions.r.{id}"));
        action(
            "document.version.create",
            json!({"publishedId": id, "document": document}),
        )
    };
    act(it, "t2", json!([version("a"), version("b")])).await;
    let discard = json!({"versionId": "versions.r.b"});
    act(
        it,
        "t3",
        json!([action("document.version.discard", discard)]),
    )
    .await;
    let schedule = |at: &str| {
        action(
            "release.schedule",
            json!({"releaseId": "r", "publishAt": at}),
        )
    };
    act(it, "t4", json!([schedule("2099-01-01T00:00:00Z")])).await;
    act(it, "t5", json!([of_release("unschedule", "r")])).await;
    act(it, "t6", json!([of_release("archive", "r")])).await;
    run_task(it, "k1").await;
    act(it, "t7", json!([of_release("unarchive", "r")])).await;
    run_task(it, "k2").await;
    act(it, "t8", json!([schedule("2020-01-01T00:00:00Z")])).await;
    run_task(it, "k3").await;
}

#[test]
fn the_life_of_a_release() {
    with_editor(|it| async move {
        live(&it).await;
        let page = events(&it, "releases/r").await;
        assert_eq!(page["events"][0]["author"], "editor");
        let expected = [
            "publishRelease",
            "scheduleRelease 2020-01-01T00:00:00.000Z",
            "unarchiveRelease",
            "archiveRelease",
            "unscheduleRelease",
            "scheduleRelease 2099-01-01T00:00:00.000Z",
            "discardDocumentFromRelease b page versions.r.b t2",
            "addDocumentToRelease b page versions.r.b t2",
            "addDocumentToRelease a page versions.r.a t2 t0",
            "createRelease",
        ];
        assert_eq!(summaries(&page["events"]), expected);
        let page = events(&it, "documents/a,versions.r.a").await;
        let expected = [
            "publishDocumentVersion a versions.r.a k2 k3 release.schedule",
            "scheduleDocumentVersion a versions.r.a k2 published 2020-01-01T00:00:00.000Z",
            "createDocumentVersion a versions.r.a k2",
            "deleteDocumentVersion a versions.r.a t2",
            "unscheduleDocumentVersion a versions.r.a t2",
            "scheduleDocumentVersion a versions.r.a t2 unscheduled 2099-01-01T00:00:00.000Z",
            "createDocumentVersion a versions.r.a t2",
        ];
        assert_eq!(summaries(&page["events"]["versions.r.a"]), expected);
        let published = summaries(&page["events"]["a"]);
        assert_eq!(published[0], expected[0]);
        assert_eq!(published[1..], ["createLiveDocument a t0"]);

        let first = events(&it, "releases/r?limit=4").await;
        let cursor = first["nextCursor"].as_str().unwrap();
        let rest = events(&it, &format!("releases/r?limit=100&nextCursor={cursor}")).await;
        let count = |page: &Value| page["events"].as_array().unwrap().len();
        assert_eq!((count(&first), count(&rest)), (4, 6));
        assert_eq!(events(&it, "releases/none").await["events"], json!([]));
    });
}

#[test]
fn an_action_erases_the_history_too() {
    with_editor(|it| async move {
        let page = |id: &str, title: &str| json!({"_id": id, "_type": "page", "title": title});
        it.create(&[page("a", "secret"), page("drafts.a", "secret too")])
            .await;
        let purge = json!({"draftId": "drafts.a", "purge": true});
        act(&it, "t1", json!([action("document.discard", purge)])).await;
        let past = |id: &'static str| {
            let path = format!("{HISTORY}/documents/{id}?lastRevision=true");
            let it = &it;
            async move { it.0.get("viewer", &path).await.json()["documents"].clone() }
        };
        assert_eq!(past("drafts.a").await, json!([]));
        assert_eq!(past("a").await[0]["title"], "secret");
        let purge = json!({"publishedId": "a", "includeDrafts": [], "purge": true});
        act(&it, "t2", json!([action("document.delete", purge)])).await;
        assert_eq!(past("a").await, json!([]));
        let answer = events(&it, "documents/a,drafts.a").await;
        assert_eq!(summaries(&answer["events"]["a"]), ["deleteDocumentGroup a"]);
        let log = format!("{HISTORY}/transactions?effectFormat=mendoza");
        assert!(!it.0.get("viewer", &log).await.text().contains("secret"));
        // Who listens to the document hears that it is gone, and of which type it was.
        let dataset = it.0.lake.dataset(PROJECT, "production", &operator()).await;
        let ds = dataset.unwrap().ds;
        let latest = it.0.lake.position(ds).await.unwrap().unwrap().seq;
        let changed = it.0.lake.changed_transactions(ds, latest..=latest).await;
        let (_, transaction) = changed.unwrap().remove(0);
        let [change] = transaction.changes.as_slice() else {
            panic!("{transaction:?}");
        };
        let before: Value = serde_json::from_str(&change.before.as_ref().unwrap().text).unwrap();
        assert_eq!(
            (&before["_id"], &before["_type"]),
            (&json!("a"), &json!("page"))
        );
        assert_eq!(before.as_object().unwrap().len(), 3);
        assert!(change.after.is_none());
    });
}

/// Whether one might delete what is gone, the filter of a role cannot tell.
#[test]
fn a_limited_role_erases_what_it_deletes_and_no_more() {
    with_editor(|it| async move {
        let page = |id: &str, site: &str| json!({"_id": id, "_type": "page", "site": site});
        let pages = [
            page("own", "jelling"),
            page("gone", "ribe"),
            page("hidden", "ribe"),
        ];
        it.create(&pages).await;
        it.mutate(json!({"delete": {"id": "gone"}})).await;
        let grant = Grant::new("site == \"jelling\"", &Permission::ALL).unwrap();
        let role = Role::new("jelling", "Jelling", vec![grant], false).unwrap();
        it.0.lake.put_role(PROJECT, &role).await.unwrap();
        it.0.token("limited", "jelling").await;
        for (id, status) in [("gone", 403), ("hidden", 403), ("own", 200), ("own", 403)] {
            let members = json!({"publishedId": id, "includeDrafts": [], "purge": true});
            let body = json!({"actions": [action("document.delete", members)]});
            let answer = it.post("limited", VERSION, &body).await;
            assert_eq!(answer.status, status, "{id}: {}", answer.text());
        }
        for id in ["gone", "hidden"] {
            let path = format!("{HISTORY}/transactions/{id}?effectFormat=mendoza");
            assert!(
                it.0.get("viewer", &path).await.text().contains("ribe"),
                "{id}"
            );
        }
    });
}
