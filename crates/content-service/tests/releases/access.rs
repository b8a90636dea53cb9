//! Who may take actions, and who sees releases.

use super::acting::{VERSION, action, of_release, with_editor};
use crate::access::running::PROJECT;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};

/// Releases are changed by actions alone; versions by mutations too.
#[test]
fn mutations_do_not_change_releases() {
    with_editor(|it| async move {
        it.act(json!([of_release("create", "r")])).await;
        let release =
            json!({"_id": "_.releases.r", "_type": "system.release", "state": "published"});
        for mutation in [
            json!({"createOrReplace": release}),
            json!({"create": {"_id": "_.releases.new", "_type": "system.release"}}),
            json!({"patch": {"id": "_.releases.r", "set": {"state": "published"}}}),
            json!({"patch": {"query": "*[_type == 'system.release']", "set": {"n": 1}}}),
            json!({"delete": {"id": "_.releases.r"}}),
        ] {
            let answer = it.mutate(mutation.clone()).await;
            assert_eq!(answer.status, 403, "{mutation}: {}", answer.text());
        }
        assert_eq!(it.state("r").await, "active");
        for id in ["versions.r.a", "versions.none.a"] {
            let mutation = json!({"create": {"_id": id, "_type": "page"}});
            assert_eq!(it.mutate(mutation).await.status, 200);
        }
    });
}

/// Who has no token sees no release, no draft and no version, in any perspective.
#[test]
fn nothing_unpublished_is_for_anyone() {
    with_editor(|it| async move {
        it.act(json!([
            of_release("create", "r"),
            action(
                "document.version.create",
                json!({"publishedId": "a",
                "document": {"_id": "versions.r.a", "_type": "page"}})
            ),
            action(
                "document.create",
                json!({"publishedId": "a", "attributes": {"_type": "page"}})
            ),
        ]))
        .await;
        for perspective in ["raw", "published", "drafts", "r", "r,drafts"] {
            let all = it
                .query("", perspective, "[count(*), count(releases::all())]")
                .await;
            assert_eq!(all, json!([0, 0]), "{perspective}");
        }
        let ids = it.query(
            "editor",
            "r",
            "[*[_type == 'page']{_id, _originalId}, releases::all()[]._id]",
        );
        let expected = json!([[{"_id": "a", "_originalId": "versions.r.a"}], ["_.releases.r"]]);
        assert_eq!(ids.await, expected);
        for id in ["_.releases.r", "versions.r.a", "drafts.a"] {
            let path = format!("/{VERSION}/data/doc/production/{id}");
            assert_eq!(it.0.get("", &path).await.json()["documents"], json!([]));
        }
        let body = json!({"actions": [of_release("publish", "r")]});
        assert_eq!(it.post("", VERSION, &body).await.status, 401);
        let answer = it.post("viewer", VERSION, &body).await;
        assert_eq!(answer.status, 403);
        let error = answer.json()["error"].clone();
        assert_eq!(
            error["items"][0]["error"]["type"],
            "insufficientPermissionsError"
        );
        assert_eq!(it.state("r").await, "active");
    });
}

/// A version by which its release removes the document hides it in the release's perspective, from
/// those who read everything and from those who do not.
#[test]
fn a_removal_hides_its_document() {
    with_editor(|it| async move {
        let grants = vec![Grant::new("n != 3", &[Permission::Read]).unwrap()];
        let role = Role::new("most", "Reader of most", grants, false).unwrap();
        it.0.lake.put_role(PROJECT, &role).await.unwrap();
        it.0.token("most", "most").await;
        it.create(&[
            json!({"_id": "a", "_type": "page", "n": 1}),
            json!({"_id": "b", "_type": "page", "n": 1, "to": {"_type": "reference", "_ref": "a"}}),
            json!({"_id": "drafts.a", "_type": "page", "n": 2}),
        ])
        .await;
        it.act(json!([
            of_release("create", "r"),
            action(
                "document.version.unpublish",
                json!({"publishedId": "a", "versionId": "versions.r.a"}),
            ),
        ]))
        .await;
        let query =
            "[count(*[_type == 'page']), *[_type == 'page'][0...9]._id, *[_id == 'b'][0].to->n]";
        for token in ["editor", "most"] {
            for (perspective, expected) in [
                ("r", json!([1, ["b"], null])),
                ("r,drafts", json!([1, ["b"], null])),
                ("drafts,r", json!([2, ["a", "b"], 2])),
                ("drafts", json!([2, ["a", "b"], 2])),
                ("published", json!([2, ["a", "b"], 1])),
            ] {
                let found = it.query(token, perspective, query).await;
                assert_eq!(found, expected, "{token} {perspective}");
            }
        }
    });
}

/// An action needs what its mutations need, also where the service makes them later.
#[test]
fn a_task_needs_what_its_mutations_need() {
    with_editor(|it| async move {
        let all = &Permission::ALL;
        let grants = vec![
            Grant::new("_id in path('_.releases.**')", all).unwrap(),
            Grant::new("_id in path('versions.**')", all).unwrap(),
            Grant::new("site == 'jelling'", all).unwrap(),
        ];
        let role = Role::new("local", "Editor at Jelling", grants, false).unwrap();
        it.0.lake.put_role(PROJECT, &role).await.unwrap();
        it.0.token("local", "local").await;
        let version = |release: &str, site: &str| {
            let id = format!("versions.{release}.a");
            action(
                "document.version.create",
                json!({"publishedId": "a",
                "document": {"_id": id, "_type": "page", "site": site}}),
            )
        };
        it.act(json!([
            of_release("create", "own"),
            version("own", "jelling"),
            of_release("create", "other"),
            version("other", "ribe"),
        ]))
        .await;
        let time =
            |release: &str| json!({"releaseId": release, "publishAt": "2020-01-01T00:00:00Z"});
        for (actions, expected) in [
            (json!([of_release("publish", "other")]), 403),
            (json!([action("release.schedule", time("other"))]), 403),
            (
                json!([action(
                    "document.publish",
                    json!({"draftId": "versions.other.a",
                "publishedId": "a"})
                )]),
                403,
            ),
            (json!([of_release("archive", "other")]), 200),
            (json!([of_release("publish", "own")]), 200),
        ] {
            let body = json!({"actions": actions});
            let answer = it.post("local", VERSION, &body).await;
            assert_eq!(answer.status, expected, "{body}: {}", answer.text());
        }
        it.settle().await;
        assert_eq!(it.document("a").await["site"], "jelling");
        let path = format!("/{VERSION}/data/history/production/transactions/a");
        let line: Value = it.0.get("editor", &path).await.json();
        assert_eq!(line["author"], "local");
    });
}
