//! The life of a release.

use super::acting::{action, of_release, with_editor};
use lake::PendingReleaseTasks;
use serde_json::{Value, json};

/// From state to state, with what belongs to each.
#[test]
fn a_release_goes_through_its_states() {
    with_editor(|it| async move {
        it.create(&[
            json!({"_id": "changed", "_type": "page", "n": 1}),
            json!({"_id": "drafts.changed", "_type": "page", "n": 9}),
            json!({"_id": "removed", "_type": "page", "n": 1}),
        ])
        .await;
        let metadata = json!({"title": "Autumn", "releaseType": "asap"});
        let create = json!({"releaseId": "autumn", "metadata": metadata});
        it.act(json!([
            action("release.create", create),
            action(
                "document.version.create",
                json!({"publishedId": "changed",
                "baseId": "changed", "versionId": "versions.autumn.changed"})
            ),
            action(
                "document.edit",
                json!({"draftId": "versions.autumn.changed",
                "publishedId": "changed", "patch": {"set": {"n": 2}}})
            ),
            action(
                "document.version.create",
                json!({"publishedId": "new",
                "document": {"_id": "versions.autumn.new", "_type": "page", "n": 2}})
            ),
            action(
                "document.version.unpublish",
                json!({"publishedId": "removed",
                "versionId": "versions.autumn.removed"})
            ),
        ]))
        .await;
        let release = it.document("_.releases.autumn").await;
        assert_eq!(release["_type"], "system.release");
        assert_eq!(release["name"], "autumn");
        assert_eq!(release["metadata"], metadata);
        assert_eq!(it.state("autumn").await, "active");

        let edit = json!({"releaseId": "autumn", "patch": {"set": {"metadata.title": "Winter"}}});
        let far = json!({"releaseId": "autumn", "publishAt": "2099-01-01T00:00:00Z"});
        it.act(json!([
            action("release.edit", edit),
            action("release.schedule", far)
        ]))
        .await;
        let release = it.document("_.releases.autumn").await;
        assert_eq!(release["metadata"]["title"], "Winter");
        assert_eq!(release["publishAt"], "2099-01-01T00:00:00.000Z");
        assert_eq!(it.state("autumn").await, "scheduled");
        assert!(it.run_tasks().await.is_empty());
        let wait = it.pending_tasks().await.next;
        assert!(wait.unwrap().as_secs() > 1_000_000);

        it.act(json!([of_release("unschedule", "autumn")])).await;
        assert_eq!(
            it.document("_.releases.autumn").await["publishAt"],
            Value::Null
        );
        assert_eq!(it.pending_tasks().await, PendingReleaseTasks::default());

        it.act(json!([of_release("archive", "autumn")])).await;
        assert_eq!(it.state("autumn").await, "archiving");
        it.settle().await;
        let release = it.document("_.releases.autumn").await;
        assert_eq!(release["state"], "archived");
        let names = json!([{"id": "versions.autumn.changed"}, {"id": "versions.autumn.new"},
            {"id": "versions.autumn.removed"}]);
        assert_eq!(release["finalDocumentStates"], names);
        let versions = "*[sanity::partOfRelease('autumn')]{_id, n, _system}";
        assert_eq!(it.query("editor", "raw", versions).await, json!([]));

        it.act(json!([of_release("unarchive", "autumn")])).await;
        it.settle().await;
        assert_eq!(it.state("autumn").await, "active");
        let restored = json!([
            {"_id": "versions.autumn.changed", "n": 2, "_system": null},
            {"_id": "versions.autumn.new", "n": 2, "_system": null},
            {"_id": "versions.autumn.removed", "n": 1, "_system": {"delete": true}},
        ]);
        assert_eq!(it.query("editor", "raw", versions).await, restored);

        it.act(json!([of_release("publish", "autumn")])).await;
        assert_eq!(it.state("autumn").await, "publishing");
        let (_, _, refused) = it.refused(json!([of_release("delete", "autumn")])).await;
        let text = "is not permitted to transition from state publishing to deleted";
        assert!(refused.contains(text), "{refused}");
        let published = "*[_type == 'page']{_id, n} | order(_id)";
        let before = json!([{"_id": "changed", "n": 1}, {"_id": "removed", "n": 1}]);
        assert_eq!(it.query("", "published", published).await, before);
        it.settle().await;
        let after = json!([{"_id": "changed", "n": 2}, {"_id": "new", "n": 2}]);
        assert_eq!(it.query("", "published", published).await, after);
        assert_eq!(it.query("editor", "raw", versions).await, json!([]));
        assert_eq!(it.document("drafts.changed").await["n"], 9);
        let release = it.document("_.releases.autumn").await;
        assert_eq!(release["state"], "published");
        assert_eq!(release["finalDocumentStates"], names);
        assert!(release["publishedAt"].is_string());
        assert_eq!(it.document("new").await["_system"], Value::Null);

        it.act(json!([of_release("delete", "autumn")])).await;
        assert_eq!(it.document("_.releases.autumn").await, Value::Null);
    });
}

/// A version is only open to change while its release is: to actions and to mutations alike.
#[test]
fn a_release_locks_its_versions() {
    with_editor(|it| async move {
        it.act(json!([of_release("create", "r")])).await;
        let version = json!({"_id": "versions.r.a", "_type": "page"});
        it.create(std::slice::from_ref(&version)).await;
        let far = json!({"releaseId": "r", "publishAt": "2099-01-01T00:00:00Z"});
        it.act(json!([action("release.schedule", far)])).await;
        let locked = "Documents in release \"r\" (state: scheduled) can not be mutated";
        let discard = action(
            "document.version.discard",
            json!({"versionId": "versions.r.a"}),
        );
        let edit = action(
            "document.edit",
            json!({"draftId": "versions.r.b",
            "publishedId": "b", "patch": {"set": {"n": 1}}}),
        );
        it.create(&[json!({"_id": "b", "_type": "page"})]).await;
        for refused in [discard, edit] {
            let (status, kind, text) = it.refused(json!([refused])).await;
            assert_eq!(
                (status, kind.as_str(), text.as_str()),
                (400, "validationError", locked)
            );
        }
        for mutation in [
            json!({"patch": {"id": "versions.r.a", "set": {"n": 1}}}),
            json!({"patch": {"query": "*[_id match 'versions.r.*']", "set": {"n": 1}}}),
            json!({"createOrReplace": version}),
            json!({"delete": {"id": "versions.r.a"}}),
        ] {
            let answer = it.mutate(mutation).await;
            let error = &answer.json()["error"]["items"][0]["error"];
            assert_eq!(error["description"], locked, "{}", answer.text());
        }
        // What is not there is not deleted, locked or not.
        let answer = it
            .mutate(json!({"delete": {"id": "versions.r.none"}}))
            .await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        it.act(json!([of_release("unschedule", "r")])).await;
        let answer = it.mutate(json!({"delete": {"id": "versions.r.a"}})).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    });
}

/// What can go wrong when a release is published is written to the release.
#[test]
fn a_release_that_cannot_be_published_is_active_again() {
    with_editor(|it| async move {
        it.create(&[
            json!({"_id": "a", "_type": "page"}),
            json!({"_id": "b", "_type": "page", "to": {"_type": "reference", "_ref": "a"}}),
        ])
        .await;
        it.act(json!([
            of_release("create", "r"),
            action(
                "document.version.unpublish",
                json!({"publishedId": "a",
                "versionId": "versions.r.a"})
            ),
            action(
                "document.version.create",
                json!({"publishedId": "c",
                "document": {"_id": "versions.r.c", "_type": "page"}})
            ),
        ]))
        .await;
        it.act(json!([of_release("publish", "r")])).await;
        let done = it.run_tasks().await;
        assert!(done[0].failure.is_some() && done.len() == 1, "{done:?}");
        let release = it.document("_.releases.r").await;
        assert_eq!(release["state"], "active");
        let message = release["error"]["message"].as_str().unwrap();
        assert!(
            message.contains("cannot be deleted as there are references to it"),
            "{message}"
        );
        assert_eq!(it.document("c").await, Value::Null);
        assert_eq!(it.document("versions.r.c").await["_type"], "page");
        assert!(it.run_tasks().await.is_empty(), "it is not tried again");

        it.create(&[json!({"_id": "b", "_type": "page"})]).await;
        it.act(json!([of_release("publish", "r")])).await;
        assert_eq!(it.document("_.releases.r").await["error"], Value::Null);
        it.settle().await;
        assert_eq!(it.state("r").await, "published");
        assert_eq!(it.document("a").await, Value::Null);
    });
}

/// A release that comes from elsewhere publishes nothing by itself.
#[test]
fn an_imported_release_is_at_rest() {
    with_editor(|it| async move {
        let release = json!({"_id": "_.releases.r", "_type": "system.release", "name": "r",
            "state": "scheduled", "publishAt": "2020-01-01T00:00:00Z", "metadata": {"title": "t"}});
        let import = |if_exists: &str| {
            let members = json!({"releaseId": "r", "document": release, "ifExists": if_exists});
            json!([action("release.import", members)])
        };
        it.act(import("fail")).await;
        it.act(import("ignore")).await;
        it.act(import("replace")).await;
        let (status, kind, _) = it.refused(import("fail")).await;
        assert_eq!((status, kind.as_str()), (409, "documentAlreadyExistsError"));
        assert!(it.run_tasks().await.is_empty());
        let release = it.document("_.releases.r").await;
        assert_eq!(release["state"], "active");
        assert_eq!(
            release["metadata"]["intendedPublishAt"],
            "2020-01-01T00:00:00Z"
        );
    });
}
