//! Each action: what it does, and when it is refused.

use super::*;
use serde_json::json;
use std::collections::BTreeMap;

struct Documents(BTreeMap<String, Document>);

impl Documents {
    fn of(documents: &[Value]) -> Self {
        let entry = |document: &Value| {
            let mut document = document.as_object().unwrap().clone();
            document.entry("_type").or_insert(json!("page"));
            document.entry("_rev").or_insert(json!("r1"));
            (document["_id"].as_str().unwrap().to_owned(), document)
        };
        Self(documents.iter().map(entry).collect())
    }

    fn ids(&self, chosen: impl Fn(&DocumentId) -> bool) -> Vec<DocumentId> {
        let ids = self.0.keys().map(|id| DocumentId::parse(id).unwrap());
        ids.filter(chosen).collect()
    }
}

impl Stored for Documents {
    fn document(&self, id: &DocumentId) -> Option<&Document> {
        self.0.get(id.as_str())
    }

    fn versions_of(&self, published: &DocumentId) -> Vec<DocumentId> {
        self.ids(|id| id != published && id.published_id() == *published)
    }

    fn versions_in(&self, release: &ReleaseName) -> Vec<DocumentId> {
        self.ids(|id| id.release() == Some(release.as_str()))
    }
}

/// The mutations of an action, or its error's text.
fn taken(action: &Value, stored: &[Value]) -> Value {
    let mut action = action.clone();
    let kind = format!("sanity.action.{}", action["actionType"].as_str().unwrap());
    action["actionType"] = kind.into();
    let action = match Action::parse(&action) {
        Ok(action) => action,
        Err(error) => return format!("malformed: {error}").into(),
    };
    match action.mutations(&Documents::of(stored)) {
        Ok(mutations) => mutations.iter().map(Mutation::to_json).collect(),
        Err(error) => format!("{}: {error}", error.to_json()["type"].as_str().unwrap()).into(),
    }
}

fn check(examples: &[(Value, Vec<Value>, Value)]) {
    for (action, stored, expected) in examples {
        let result = taken(action, stored);
        let equal = match (&result, expected) {
            (Value::String(found), Value::String(part)) => found.contains(part.as_str()),
            _ => result == *expected,
        };
        assert!(
            equal,
            "{action}\n  on {stored:?}\n  gives    {result}\n  expected {expected}"
        );
    }
}

#[test]
fn drafts() {
    let (a, draft) = (
        json!({"_id": "a", "n": 1}),
        json!({"_id": "drafts.a", "n": 2}),
    );
    let create = json!({"actionType": "document.create", "publishedId": "a",
        "attributes": {"_type": "page"}});
    let mut ignore = create.clone();
    ignore["ifExists"] = "ignore".into();
    let edit = json!({"actionType": "document.edit", "draftId": "drafts.a", "publishedId": "a",
        "patch": {"set": {"n": 3}}});
    let patch = json!({"patch": {"id": "drafts.a", "set": {"n": 3}}});
    let mut guarded = edit.clone();
    guarded["patch"]["ifRevisionID"] = "r1".into();
    let mut stale = edit.clone();
    stale["patch"]["ifRevisionID"] = "r0".into();
    let replace = json!({"actionType": "document.replaceDraft", "publishedId": "a",
        "attributes": {"_id": "drafts.a", "_type": "page", "n": 4}});
    let discard = json!({"actionType": "document.discard", "draftId": "drafts.a"});
    let created = json!([{"create": {"_type": "page", "_id": "drafts.a"}}]);
    let copied = json!({"create": {"_id": "drafts.a", "n": 1, "_type": "page"}});
    let replaced = json!([{"createOrReplace": {"_id": "drafts.a", "_type": "page", "n": 4}}]);
    check(&[
        (create.clone(), vec![], created),
        (
            create.clone(),
            vec![a.clone()],
            json!("documentAlreadyExistsError"),
        ),
        (
            create,
            vec![draft.clone()],
            json!("documentAlreadyExistsError"),
        ),
        (ignore.clone(), vec![draft.clone()], json!([])),
        (ignore, vec![a.clone()], json!("documentAlreadyExistsError")),
        (edit.clone(), vec![draft.clone()], json!([patch])),
        (edit.clone(), vec![a.clone()], json!([copied, patch])),
        (guarded, vec![a.clone()], json!([copied, patch])),
        (
            stale,
            vec![a.clone()],
            json!("documentRevisionIDDoesNotMatchError"),
        ),
        (edit, vec![], json!("documentNotFoundError")),
        (replace.clone(), vec![a.clone()], replaced.clone()),
        (replace.clone(), vec![draft.clone()], replaced),
        (replace, vec![], json!("documentNotFoundError")),
        (
            discard.clone(),
            vec![draft.clone()],
            json!([{"delete": {"id": "drafts.a"}}]),
        ),
        (discard, vec![a.clone()], json!("documentNotFoundError")),
    ]);
}

#[test]
fn publishing_and_deleting() {
    let a = json!({"_id": "a", "_createdAt": "2019", "n": 1});
    let draft = json!({"_id": "drafts.a", "_createdAt": "2020", "_rev": "r2", "n": 2});
    let version = json!({"_id": "versions.r.a"});
    let publish = json!({"actionType": "document.publish", "draftId": "drafts.a",
        "publishedId": "a"});
    let guarded = |key: &str, revision: &str| {
        let mut publish = publish.clone();
        publish[key] = revision.into();
        publish
    };
    let unpublish = json!({"actionType": "document.unpublish", "draftId": "drafts.a",
        "publishedId": "a"});
    let delete = json!({"actionType": "document.delete", "publishedId": "a",
        "includeDrafts": ["drafts.a"]});
    let gone = |id: &str| json!({"delete": {"id": id}});
    let published = |created: &str| {
        let document = json!({"_id": "a", "_createdAt": created, "n": 2, "_type": "page"});
        json!([{ "createOrReplace": document }, gone("drafts.a")])
    };
    let retracted =
        json!({"create": {"_id": "drafts.a", "_createdAt": "2019", "n": 1, "_type": "page"}});
    let both = vec![a.clone(), draft.clone()];
    let stale = json!("documentRevisionIDDoesNotMatchError");
    check(&[
        (publish.clone(), both.clone(), published("2019")),
        (publish.clone(), vec![draft.clone()], published("2020")),
        (
            publish.clone(),
            vec![a.clone()],
            json!("documentNotFoundError"),
        ),
        (
            guarded("ifDraftRevisionId", "r2"),
            both.clone(),
            published("2019"),
        ),
        (
            guarded("ifDraftRevisionId", "r1"),
            both.clone(),
            stale.clone(),
        ),
        (
            guarded("ifPublishedRevisionId", "r1"),
            both.clone(),
            published("2019"),
        ),
        (
            guarded("ifPublishedRevisionId", "r1"),
            vec![draft.clone()],
            stale,
        ),
        (unpublish.clone(), both.clone(), json!([gone("a")])),
        (
            unpublish.clone(),
            vec![a.clone()],
            json!([retracted, gone("a")]),
        ),
        (
            unpublish,
            vec![draft.clone()],
            json!("documentNotFoundError"),
        ),
        (
            delete.clone(),
            both.clone(),
            json!([gone("a"), gone("drafts.a")]),
        ),
        (delete.clone(), vec![], json!([gone("a"), gone("drafts.a")])),
        (
            delete,
            vec![a, draft, version],
            json!("has drafts or versions that are not to be deleted: \"versions.r.a\""),
        ),
    ]);
}

#[test]
fn versions() {
    let a = json!({"_id": "a", "n": 1});
    let version = json!({"_id": "versions.r.a", "_createdAt": "2020", "n": 2});
    let create = json!({"actionType": "document.version.create", "publishedId": "a",
        "document": {"_id": "versions.r.a", "_type": "page"}});
    let copy = json!({"actionType": "document.version.create", "publishedId": "a",
        "baseId": "a", "versionId": "versions.r.a"});
    let mut stale = copy.clone();
    stale["ifBaseRevisionId"] = "r0".into();
    let replace = json!({"actionType": "document.version.replace",
        "document": {"_id": "versions.r.a", "_type": "page"}});
    let discard = json!({"actionType": "document.version.discard", "versionId": "versions.r.a"});
    let unpublish = json!({"actionType": "document.version.unpublish",
        "versionId": "versions.r.a", "publishedId": "a"});
    let created = json!([{"create": {"_id": "versions.r.a", "_type": "page"}}]);
    let copied = json!([{"create": {"_id": "versions.r.a", "n": 1, "_type": "page"}}]);
    let replaced = json!([{"createOrReplace":
        {"_id": "versions.r.a", "_type": "page", "_createdAt": "2020"}}]);
    let marked = json!([{"create":
        {"_id": "versions.r.a", "n": 1, "_type": "page", "_system": {"delete": true}}}]);
    let both = vec![a.clone(), version.clone()];
    check(&[
        (create.clone(), vec![], created.clone()),
        (create.clone(), vec![a.clone()], created),
        (
            create,
            vec![version.clone()],
            json!("documentAlreadyExistsError"),
        ),
        (copy.clone(), vec![a.clone()], copied),
        (
            copy.clone(),
            both.clone(),
            json!("documentAlreadyExistsError"),
        ),
        (copy, vec![], json!("documentNotFoundError")),
        (
            stale,
            vec![a.clone()],
            json!("documentRevisionIDDoesNotMatchError"),
        ),
        (replace.clone(), vec![version.clone()], replaced),
        (replace, vec![a.clone()], json!("documentNotFoundError")),
        (
            discard.clone(),
            vec![version.clone()],
            json!([{"delete": {"id": "versions.r.a"}}]),
        ),
        (discard, vec![a.clone()], json!("documentNotFoundError")),
        (unpublish.clone(), vec![a], marked),
        (
            unpublish.clone(),
            both.clone(),
            json!([{"patch": {"id": "versions.r.a", "set": {"_system": {"delete": true}}}}]),
        ),
        (unpublish, vec![version], json!("documentNotFoundError")),
    ]);
}

#[test]
fn releases() {
    let release = |state: &str| {
        json!({"_id": "_.releases.r", "_type": "system.release", "name": "r", "state": state,
            "metadata": {"title": "t"}})
    };
    let of = |kind: &str| json!({"actionType": format!("release.{kind}"), "releaseId": "r"});
    let with = |kind: &str, key: &str, value: Value| {
        let mut action = of(kind);
        action[key] = value;
        action
    };
    let title = with("edit", "patch", json!({"set": {"metadata.title": "u"}}));
    let schedule = with("schedule", "publishAt", json!("2027-01-01T01:00:00+01:00"));
    let version = json!({"_id": "versions.r.a"});
    let patch = |changes: Value| {
        let mut patch = json!({"id": "_.releases.r"});
        patch
            .as_object_mut()
            .unwrap()
            .extend(changes.as_object().unwrap().clone());
        json!([{ "patch": patch }])
    };
    let state = |name: &str| patch(json!({"set": {"state": name}, "unset": ["error"]}));
    let made = json!([{"create": {"_id": "_.releases.r", "_type": "system.release", "name": "r",
        "state": "active", "metadata": {"releaseType": "undecided"}}}]);
    let step = |from: &str, to: &str| json!(format!("from state {from} to {to}"));
    check(&[
        (of("create"), vec![], made),
        (
            of("create"),
            vec![release("active")],
            json!("documentAlreadyExistsError"),
        ),
        (
            title.clone(),
            vec![release("scheduled")],
            patch(json!({"set": {"metadata.title": "u"}})),
        ),
        (title, vec![release("archived")], step("archived", "edited")),
        (
            with("edit", "patch", json!({"set": {"state": "published"}})),
            vec![release("active")],
            json!("only the metadata of a release can be edited, not \"state\""),
        ),
        (
            with("edit", "patch", json!({"unset": ["metadata"]})),
            vec![release("active")],
            json!("not \"metadata\""),
        ),
        (of("publish"), vec![release("active")], state("publishing")),
        (of("publish"), vec![], json!("documentNotFoundError")),
        (
            of("publish"),
            vec![release("scheduled")],
            step("scheduled", "publishing"),
        ),
        (of("archive"), vec![release("active")], state("archiving")),
        (
            of("unarchive"),
            vec![release("archived")],
            state("unarchiving"),
        ),
        (
            of("unarchive"),
            vec![release("active")],
            step("active", "unarchiving"),
        ),
        (
            schedule,
            vec![release("active")],
            patch(
                json!({"set": {"state": "scheduled", "publishAt": "2027-01-01T00:00:00.000Z"},
                "unset": ["error"]}),
            ),
        ),
        (
            of("unschedule"),
            vec![release("scheduled")],
            patch(json!({"set": {"state": "active"}, "unset": ["error", "publishAt"]})),
        ),
        (
            of("delete"),
            vec![release("publishing")],
            step("publishing", "deleted"),
        ),
        (
            of("delete"),
            vec![release("archived"), version],
            json!([{"delete": {"id": "_.releases.r"}}, {"delete": {"id": "versions.r.a"}}]),
        ),
    ]);
}

#[test]
fn imported_releases() {
    let release = |state: &str| {
        json!({"_id": "_.releases.r", "_type": "system.release", "name": "r", "state": state,
            "metadata": {"title": "t"}})
    };
    let import = |if_exists: &str| {
        let mut import = json!({"actionType": "release.import", "releaseId": "r",
            "document": release("scheduled")});
        import["ifExists"] = if_exists.into();
        import
    };
    let imported = json!([{ "createOrReplace": release("active") }]);
    check(&[
        (import("fail"), vec![], imported.clone()),
        (
            import("fail"),
            vec![release("active")],
            json!("documentAlreadyExistsError"),
        ),
        (import("ignore"), vec![release("active")], json!([])),
        (import("replace"), vec![release("active")], imported),
        (
            import("replace"),
            vec![release("scheduled")],
            json!("from state scheduled to replaced"),
        ),
    ]);
}

#[test]
fn malformed() {
    let examples = [
        (
            json!({"actionType": "document.rename"}),
            "unknown action type",
        ),
        (json!({"actionType": "release"}), "unknown action type"),
        (
            json!({"actionType": "document.discard"}),
            "\"versionId\" of sanity.action.document.discard must be a string",
        ),
        (
            json!({"actionType": "document.discard", "draftId": "a"}),
            "is not the ID of a draft or a version",
        ),
        (
            json!({"actionType": "document.discard", "draftId": "drafts._.releases.r"}),
            "is not the ID of a draft or a version",
        ),
        (
            json!({"actionType": "document.publish", "draftId": "drafts.b", "publishedId": "a"}),
            "is not a draft or version of \"a\"",
        ),
        (
            json!({"actionType": "document.publish", "draftId": "drafts.a", "publishedId": "drafts.a"}),
            "is not the ID of a published document",
        ),
        (
            json!({"actionType": "document.publish", "draftId": "drafts.a", "publishedId": "a", "ifDraftRevisionID": "r"}),
            "unknown key \"ifDraftRevisionID\"",
        ),
        (
            json!({"actionType": "document.create", "publishedId": "a", "attributes": {}}),
            "a \"_type\" that is a string",
        ),
        (
            json!({"actionType": "document.create", "publishedId": "a", "attributes": {"_type": "t"}, "ifExists": "replace"}),
            "\"ifExists\"",
        ),
        (
            json!({"actionType": "document.edit", "draftId": "drafts.a", "publishedId": "a", "patch": {"id": "b"}}),
            "unknown key \"id\" in patch",
        ),
        (
            json!({"actionType": "document.edit", "draftId": "drafts.a", "publishedId": "a"}),
            "\"patch\"",
        ),
        (
            json!({"actionType": "document.delete", "publishedId": "a", "includeDrafts": ["drafts.b"]}),
            "is not a draft or version of \"a\"",
        ),
        (
            json!({"actionType": "document.version.create", "publishedId": "a", "document": {"_id": "a", "_type": "t"}}),
            "is not the ID of a draft or a version",
        ),
        (
            json!({"actionType": "release.create", "releaseId": "drafts"}),
            "not the name of a release",
        ),
        (
            json!({"actionType": "release.create", "releaseId": "r", "metadata": 1}),
            "\"metadata\"",
        ),
        (
            json!({"actionType": "release.schedule", "releaseId": "r", "publishAt": "soon"}),
            "a time",
        ),
        (
            json!({"actionType": "release.publish", "releaseId": "r", "publishAt": "2027-01-01T00:00:00Z"}),
            "unknown key \"publishAt\"",
        ),
        (
            json!({"actionType": "release.import", "releaseId": "r", "document": {"state": "gone"}}),
            "a state that there is",
        ),
    ];
    for (action, words) in examples {
        let result = taken(&action, &[]);
        let text = result.as_str().unwrap_or_default();
        assert!(
            text.starts_with("malformed: ") && text.contains(words),
            "{action}: {result}"
        );
    }
    assert!(Action::parse(&json!([])).is_err());
    assert!(Action::parse(&json!({"actionType": 1})).is_err());
}

#[test]
fn what_an_action_looks_at() {
    let parse = |action: Value| Action::parse(&action).unwrap();
    let delete = parse(
        json!({"actionType": "sanity.action.document.delete", "publishedId": "a",
        "includeDrafts": ["drafts.a", "versions.r.a"], "purge": true}),
    );
    let ids: Vec<String> = delete.documents().iter().map(ToString::to_string).collect();
    assert_eq!(ids, ["a", "drafts.a", "versions.r.a"]);
    assert_eq!(delete.purged().len(), 3);
    assert_eq!(delete.versions_of().map(DocumentId::as_str), Some("a"));
    assert!(delete.needs_releases());
    let discard = parse(json!({"actionType": "sanity.action.document.discard",
        "draftId": "drafts.a"}));
    assert!(!discard.needs_releases() && discard.purged().is_empty());
    let release = parse(json!({"actionType": "sanity.action.release.delete", "releaseId": "r"}));
    assert!(release.needs_releases());
    assert_eq!(release.versions_in().map(ReleaseName::as_str), Some("r"));
}
