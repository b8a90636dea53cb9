//! Roles by example.

use super::running::{Of, PROJECT, Running, with_service};
use axum::http::{Method, StatusCode};
use content_service::Settings;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};

const RAW: Of<'static> = Of {
    dataset: "production",
    version: "v2025-02-19",
    perspective: "raw",
};

/// Two sites, and a role that edits one of them and reads what has no site.
async fn museum(running: &Running) {
    let grants = vec![
        Grant::new("site == \"jelling\"", &Permission::ALL).unwrap(),
        Grant::new("!defined(site)", &[Permission::Read]).unwrap(),
        Grant::new("_type == \"note\" && by == identity()", &Permission::ALL).unwrap(),
    ];
    let role = Role::new("jelling", "Editor at Jelling", grants, false).unwrap();
    running.lake.put_role(PROJECT, &role).await.unwrap();
    running.dataset("production", true).await;
    running.token("local", "jelling").await;
    for role in ["viewer", "editor", "administrator"] {
        running.token(role, role).await;
    }
    let page = |id: &str, site: &str| json!({"create": {"_id": id, "_type": "page", "site": site}});
    let mutations = json!({"mutations": [
        page("own", "jelling"),
        page("drafts.own", "jelling"),
        page("other", "roskilde"),
        page("drafts.other", "roskilde"),
        {"create": {"_id": "covered", "_type": "page"}},
        {"create": {"_id": "drafts.covered", "_type": "page", "site": "roskilde"}},
        {"create": {"_id": "referred", "_type": "page", "site": "jelling"}},
        {"create": {"_id": "referring", "_type": "page", "site": "roskilde",
            "to": {"_type": "reference", "_ref": "referred"}}},
    ]});
    let answer = running.mutate("editor", "production", &mutations).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
}

#[test]
fn a_role_reads_what_its_grants_say() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let drafts = Of {
            perspective: "drafts",
            ..RAW
        };
        for (token, of, query, expected) in [
            (
                "local",
                RAW,
                "*._id",
                json!(["covered", "drafts.own", "own", "referred"]),
            ),
            ("viewer", RAW, "count(*)", json!(8)),
            // The draft that may not be read covers nothing.
            (
                "local",
                drafts,
                "*{_id, _originalId}",
                json!([
                    {"_id": "covered", "_originalId": "covered"},
                    {"_id": "own", "_originalId": "drafts.own"},
                    {"_id": "referred", "_originalId": "referred"},
                ]),
            ),
            ("local", RAW, "*[references('referred')]._id", json!([])),
            (
                "viewer",
                RAW,
                "*[references('referred')]._id",
                json!(["referring"]),
            ),
        ] {
            let answer = running.query(token, &of, query).await.json();
            assert_eq!(answer["result"], expected, "{token} {query}");
        }
        let found = running
            .get("local", "/v1/data/doc/production/none,own,other,never")
            .await
            .json();
        assert_eq!(found["documents"].as_array().unwrap().len(), 1);
        assert_eq!(
            found["omitted"],
            json!([
                {"id": "none", "reason": "existence"},
                {"id": "other", "reason": "existence"},
                {"id": "never", "reason": "existence"},
            ])
        );
        let found = running.get("", "/v1/data/doc/production/drafts.own").await;
        let omitted = json!([{"id": "drafts.own", "reason": "existence"}]);
        assert_eq!(found.json()["omitted"], omitted);
    });
}

/// Who sends which mutation, and the status and words of the answer.
type Case = (&'static str, &'static str, u16, &'static str);

fn check(cases: &'static [Case]) {
    with_service(Settings::default(), move |running| async move {
        museum(&running).await;
        for (token, mutation, status, words) in cases {
            let mutation: Value = serde_json::from_str(mutation).unwrap();
            let body = json!({"mutations": [mutation]});
            let answer = running.mutate(token, "production", &body).await;
            let text = answer.text().replace('\\', "");
            assert_eq!(answer.status.as_u16(), *status, "{mutation}: {text}");
            assert!(text.contains(words), "{mutation}: {text}");
        }
        let left = running
            .query("viewer", &RAW, "*[site == 'roskilde']._id")
            .await;
        let expected = json!(["drafts.covered", "drafts.other", "other", "referring"]);
        assert_eq!(left.json()["result"], expected);
    });
}

const NO_CREATE: &str = "permission \"create\" required";
const NO_UPDATE: &str = "permission \"update\" required";
const NO_DELETE: &str = "permission \"delete\" required";

#[test]
fn a_role_creates_what_its_grants_say() {
    check(&[
        (
            "local",
            r#"{"create": {"_id": "new", "_type": "page", "site": "jelling"}}"#,
            200,
            "",
        ),
        (
            "local",
            r#"{"create": {"_id": "new2", "_type": "page", "site": "ribe"}}"#,
            403,
            NO_CREATE,
        ),
        // Taken or not: the same answer to who may not create it.
        (
            "local",
            r#"{"create": {"_id": "other", "_type": "page", "site": "ribe"}}"#,
            403,
            NO_CREATE,
        ),
        (
            "local",
            r#"{"create": {"_id": "other", "_type": "page", "site": "jelling"}}"#,
            409,
            "already exists",
        ),
        (
            "local",
            r#"{"createIfNotExists": {"_id": "other", "_type": "page", "site": "ribe"}}"#,
            403,
            NO_CREATE,
        ),
        (
            "local",
            r#"{"createIfNotExists": {"_id": "own", "_type": "page", "site": "jelling"}}"#,
            200,
            "own",
        ),
        (
            "local",
            r#"{"createOrReplace": {"_id": "own", "_type": "page", "site": "jelling"}}"#,
            200,
            "",
        ),
        (
            "local",
            r#"{"createOrReplace": {"_id": "own", "_type": "page", "site": "ribe"}}"#,
            403,
            NO_UPDATE,
        ),
        (
            "local",
            r#"{"createOrReplace": {"_id": "other", "_type": "page", "site": "jelling"}}"#,
            403,
            NO_CREATE,
        ),
        (
            "local",
            r#"{"create": {"_type": "page", "site": "jelling", "to": {"_ref": "other"}}}"#,
            409,
            "non-existent",
        ),
        (
            "local",
            r#"{"create": {"_type": "page", "site": "jelling", "to": {"_ref": "own"}}}"#,
            200,
            "",
        ),
        (
            "local",
            r#"{"create": {"_id": "n", "_type": "note", "by": "local"}}"#,
            200,
            "",
        ),
        (
            "local",
            r#"{"create": {"_id": "m", "_type": "note", "by": "viewer"}}"#,
            403,
            NO_CREATE,
        ),
        (
            "viewer",
            r#"{"create": {"_id": "m", "_type": "note", "by": "viewer"}}"#,
            403,
            NO_CREATE,
        ),
    ]);
}

#[test]
fn a_role_updates_what_its_grants_say() {
    check(&[
        (
            "local",
            r#"{"patch": {"id": "own", "set": {"title": "a"}}}"#,
            200,
            "",
        ),
        // Nobody moves a document to where they could not have changed it.
        (
            "local",
            r#"{"patch": {"id": "own", "set": {"site": "roskilde"}}}"#,
            403,
            NO_UPDATE,
        ),
        (
            "local",
            r#"{"patch": {"id": "covered", "set": {"title": "a"}}}"#,
            403,
            NO_UPDATE,
        ),
        // Hidden or not there: the same answer.
        (
            "local",
            r#"{"patch": {"id": "other", "set": {"title": "a"}}}"#,
            404,
            "\"other\" was not found",
        ),
        (
            "local",
            r#"{"patch": {"id": "none", "set": {"title": "a"}}}"#,
            404,
            "\"none\" was not found",
        ),
        (
            "local",
            r#"{"patch": {"query": "*[_id == 'other']", "set": {"title": "a"}}}"#,
            200,
            "\"results\":[]",
        ),
        (
            "viewer",
            r#"{"patch": {"id": "none", "set": {"title": "a"}}}"#,
            403,
            NO_UPDATE,
        ),
    ]);
}

#[test]
fn a_role_deletes_what_its_grants_say() {
    check(&[
        ("local", r#"{"delete": {"id": "covered"}}"#, 403, NO_DELETE),
        // Hidden or not there: the same answer.
        (
            "local",
            r#"{"delete": {"id": "other"}}"#,
            200,
            "\"operation\":\"none\"",
        ),
        (
            "local",
            r#"{"delete": {"id": "none"}}"#,
            200,
            "\"operation\":\"none\"",
        ),
        (
            "local",
            r#"{"delete": {"query": "*[_id match 'other*']"}}"#,
            200,
            "\"results\":[]",
        ),
        (
            "local",
            r#"{"delete": {"id": "referred"}}"#,
            409,
            "from documents that you may not read",
        ),
        (
            "editor",
            r#"{"delete": {"id": "referred"}}"#,
            409,
            "\"referring\"",
        ),
        (
            "viewer",
            r#"{"delete": {"id": "referred"}}"#,
            403,
            NO_DELETE,
        ),
        (
            "local",
            r#"{"delete": {"id": "own"}}"#,
            200,
            "\"operation\":\"delete\"",
        ),
    ]);
}

#[test]
fn a_refusal_says_which_permission_is_missing() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let body = json!({"mutations": [
            {"patch": {"id": "own", "set": {"a": 1}}},
            {"patch": {"id": "covered", "set": {"a": 1}}},
        ]});
        let answer = running.mutate("local", "production", &body).await.json();
        let description = "Insufficient permissions; permission \"update\" required";
        assert_eq!(
            answer,
            json!({"statusCode": 403, "error": {
                "type": "mutationError",
                "description": format!("The mutation(s) failed: {description}"),
                "items": [{"index": 1, "error": {
                    "type": "insufficientPermissionsError",
                    "description": description,
                    "permission": "update",
                }}],
            }})
        );
    });
}

#[test]
fn roles_are_kept_shown_changed_and_deleted() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let me = running.get("local", "/v1/users/me").await.json();
        assert_eq!(me["role"], "jelling");
        assert_eq!(me["roles"][0]["title"], "Editor at Jelling");

        let path = format!("/v2021-06-07/projects/{PROJECT}/datasets/production/acl");
        let acl = running.get("local", &path).await.json();
        assert_eq!(
            acl[1],
            json!({"filter": "!defined(site)", "permissions": ["read", "history"]})
        );
        let acl = running.get("viewer", &path).await.json();
        let every = json!([{"filter": "_id in path(\"**\")", "permissions": ["read", "history"]}]);
        assert_eq!(acl, every);
        let acl = running.get("", &path).await.json();
        assert_eq!(
            acl,
            json!([{"filter": "_id in path(\"*\")", "permissions": ["read"]}])
        );

        // A change is seen by the next request.
        let grants = vec![Grant::new("_id == \"other\"", &[Permission::Read]).unwrap()];
        let role = Role::new("jelling", "Less", grants, false).unwrap();
        running.lake.put_role(PROJECT, &role).await.unwrap();
        let seen = running.query("local", &RAW, "*._id").await.json();
        assert_eq!(seen["result"], json!(["other"]));

        let in_use = running.lake.delete_role(PROJECT, "jelling").await;
        assert!(in_use.unwrap_err().to_string().contains("in use"));
        running.lake.revoke_token(PROJECT, "local").await.unwrap();
        running.lake.delete_role(PROJECT, "jelling").await.unwrap();
        assert!(running.lake.delete_role(PROJECT, "jelling").await.is_err());
        assert!(running.lake.delete_role(PROJECT, "viewer").await.is_err());

        for (token, status) in [("viewer", 403), ("editor", 403), ("administrator", 200)] {
            let path = format!("/v1/datasets/made-by-{token}");
            let made = running.ask(token, Method::PUT, &path, "").await;
            assert_eq!(made.status.as_u16(), status, "{token}");
        }
    });
}
