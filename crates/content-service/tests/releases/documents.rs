//! Actions on documents.

use super::acting::{VERSION, action, of_release, with_editor};
use lake::PendingReleaseTasks;
use serde_json::{Value, json};

#[test]
fn a_document_is_drafted_published_and_retracted() {
    with_editor(|it| async move {
        let ids = |patch: Value| json!({"draftId": "drafts.a", "publishedId": "a", "patch": patch});
        let pair = json!({"draftId": "drafts.a", "publishedId": "a"});
        let create = json!({"publishedId": "a", "attributes": {"_type": "page", "n": 1}});
        it.act(json!([action("document.create", create.clone())]))
            .await;
        assert_eq!(it.document("drafts.a").await["n"], 1);
        let (status, kind, _) = it.refused(json!([action("document.create", create)])).await;
        assert_eq!((status, kind.as_str()), (409, "documentAlreadyExistsError"));

        it.act(json!([action("document.publish", pair.clone())]))
            .await;
        assert_eq!(it.document("a").await["n"], 1);
        assert_eq!(it.document("drafts.a").await, Value::Null);

        // An edit makes the draft from what is published; the next one finds it.
        let guard = "_empty_action_guard_pseudo_field_";
        it.act(json!([
            action("document.edit", ids(json!({"unset": [guard]}))),
            action(
                "document.edit",
                ids(json!({"set": {"n": 2}, "setIfMissing": {"list": []}}))
            ),
            action(
                "document.edit",
                ids(json!({"insert": {"after": "list[-1]", "items": ["x"]}}))
            ),
        ]))
        .await;
        let draft = it.document("drafts.a").await;
        assert_eq!((&draft["n"], &draft["list"]), (&json!(2), &json!(["x"])));
        assert_eq!(draft["_createdAt"], it.document("a").await["_createdAt"]);
        assert_eq!(it.document("a").await["n"], 1);

        let guarded = |draft: &str, published: &str| {
            let mut publish = pair.clone();
            publish["ifDraftRevisionId"] = draft.into();
            publish["ifPublishedRevisionId"] = published.into();
            json!([action("document.publish", publish)])
        };
        let revision = |document: &Value| document["_rev"].as_str().unwrap().to_owned();
        let (of_draft, of_published) = (revision(&draft), revision(&it.document("a").await));
        for actions in [guarded("x", &of_published), guarded(&of_draft, "x")] {
            let (status, kind, text) = it.refused(actions).await;
            assert_eq!(
                (status, kind.as_str()),
                (409, "documentRevisionIDDoesNotMatchError")
            );
            assert!(text.contains("has unexpected revision ID"), "{text}");
        }
        it.act(guarded(&of_draft, &of_published)).await;
        assert_eq!(it.document("a").await["n"], 2);

        it.act(json!([action("document.unpublish", pair.clone())]))
            .await;
        assert_eq!(it.document("a").await, Value::Null);
        assert_eq!(it.document("drafts.a").await["n"], 2);
        let replace = json!({"publishedId": "a",
            "attributes": {"_id": "drafts.a", "_type": "page", "n": 3}});
        it.act(json!([action("document.replaceDraft", replace)]))
            .await;
        assert_eq!(it.document("drafts.a").await["n"], 3);
        it.act(json!([action(
            "document.discard",
            json!({"draftId": "drafts.a"})
        )]))
        .await;
        assert_eq!(it.document("drafts.a").await, Value::Null);
        let missing = json!([action("document.edit", ids(json!({"set": {"n": 2}})))]);
        let (status, kind, _) = it.refused(missing).await;
        assert_eq!((status, kind.as_str()), (404, "documentNotFoundError"));
    });
}

#[test]
fn a_document_is_deleted_with_all_its_versions_or_not() {
    with_editor(|it| async move {
        it.create(&[
            json!({"_id": "a", "_type": "page"}),
            json!({"_id": "drafts.a", "_type": "page"}),
            json!({"_id": "versions.r.a", "_type": "page"}),
        ])
        .await;
        let delete = |ids: &[&str]| {
            let members = json!({"publishedId": "a", "includeDrafts": ids});
            json!([action("document.delete", members)])
        };
        let (status, kind, text) = it.refused(delete(&["drafts.a"])).await;
        assert_eq!((status, kind.as_str()), (400, "validationError"));
        assert!(text.ends_with("\"versions.r.a\""), "{text}");
        it.act(delete(&["drafts.a", "versions.r.a"])).await;
        assert_eq!(it.query("editor", "raw", "count(*)").await, 0);
        it.act(delete(&[])).await;
    });
}

/// All actions of a request or none; a trial writes nothing; an id is used once.
#[test]
fn actions_are_one_transaction() {
    with_editor(|it| async move {
        let create = |id: &str| {
            let members = json!({"publishedId": id, "attributes": {"_type": "page"}});
            action("document.create", members)
        };
        let wrong = json!({"actions": [create("a"), create("a")]});
        let answer = it.post("editor", VERSION, &wrong).await;
        let error = answer.json()["error"].clone();
        assert_eq!(error["items"][0]["index"], 1, "{error}");
        let description = "The action(s) failed: Document by ID \"drafts.a\" already exists";
        assert_eq!(error["description"], description);
        assert_eq!(it.query("editor", "raw", "count(*)").await, 0);

        let malformed = json!({"actions": [{"actionType": "x"}, create("b"), {}]});
        let answer = it.post("editor", VERSION, &malformed).await;
        assert_eq!(answer.status, 400);
        let error = answer.json()["error"].clone();
        assert_eq!(error["description"], "Action(s) failed with 2 error(s)");
        assert_eq!(error["items"][1]["index"], 2);

        let trial = json!({"actions": [create("a"), of_release("create", "r"),
            of_release("publish", "r")], "dryRun": true, "transactionId": "mine"});
        let answer = it.post("editor", VERSION, &trial).await;
        assert_eq!(answer.json(), json!({"transactionId": "mine"}));
        assert_eq!(it.query("editor", "raw", "count(*)").await, 0);
        assert_eq!(it.pending_tasks().await, PendingReleaseTasks::default());

        let named = json!({"actions": [create("a")], "transactionId": "mine",
            "skipCrossDatasetReferenceValidation": true});
        let answer = it.post("editor", VERSION, &named).await;
        assert_eq!(answer.json(), json!({"transactionId": "mine"}));
        assert_eq!(it.document("drafts.a").await["_rev"], "mine");
        let again = it.post("editor", VERSION, &named).await;
        assert_eq!(again.status, 409);
        assert_eq!(
            again.json()["error"]["type"],
            "transactionAlreadyExistsError"
        );
        for body in [
            json!({"actions": []}),
            json!({}),
            json!({"actions": [], "dryRun": 1}),
        ] {
            assert_eq!(
                it.post("editor", VERSION, &body).await.status,
                400,
                "{body}"
            );
        }
        let zero = json!({"actions": [action("document.create",
            json!({"publishedId": "z", "attributes": {"_type": "page", "t": "\u{0}"}}))]});
        assert_eq!(it.post("editor", VERSION, &zero).await.status, 400);
    });
}

/// Actions came with a day, and releases with another.
#[test]
fn older_versions_of_the_protocol_have_no_releases() {
    with_editor(|it| async move {
        let create = json!({"actions": [action("document.create",
            json!({"publishedId": "a", "attributes": {"_type": "page"}}))], "dryRun": true});
        let release = json!({"actions": [of_release("create", "r")], "dryRun": true});
        let version = json!({"actions": [action("document.create",
            json!({"publishedId": "a", "attributes": {"_id": "versions.r.a", "_type": "page"}}))],
            "dryRun": true});
        for (day, body, expected) in [
            ("v1", &create, 400),
            ("v2024-05-22", &create, 400),
            ("v2024-05-23", &create, 200),
            ("v2024-05-23", &release, 400),
            ("v2025-02-18", &release, 400),
            ("v2025-02-18", &version, 400),
            ("v2025-02-19", &release, 200),
            ("v2025-02-19", &version, 200),
            ("vX", &release, 200),
        ] {
            let answer = it.post("editor", day, body).await;
            assert_eq!(answer.status, expected, "{day} {body}: {}", answer.text());
        }
    });
}
