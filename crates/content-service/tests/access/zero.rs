//! U+0000 is the one character that PostgreSQL takes in no text. Every parameter that becomes
//! a text of a statement is tried with it: it is refused or finds nothing, and is never a
//! failure of ours.

use super::running::{Running, with_service};
use axum::http::Method;
use content_service::Settings;
use serde_json::json;

async fn museum(running: &Running) {
    running.token("writer", "editor").await;
    running.token("manager", "administrator").await;
    running.dataset("production", true).await;
    let body = json!({
        "mutations": [{"create": {"_id": "castle", "_type": "page"}}],
        "transactionId": "made",
    });
    let made = running.mutate("writer", "production", &body).await;
    assert_eq!(made.status.as_u16(), 200, "{}", made.text());
}

/// Parameters of addresses, with the status of the answer.
const ADDRESSES: [(&str, u16); 30] = [
    ("/v1/data/doc/production/a%00b,castle", 200),
    ("/v1/data/doc/a%00b/castle", 404),
    ("/v1/data/query/a%00b?query=1", 404),
    ("/v1/data/query/production?query=*[_id==%22%00%22]", 200),
    (
        "/v1/data/query/production?query=*[_id==$a]&$a=%22%5Cu0000%22",
        200,
    ),
    ("/v1/data/query/production?query=*&perspective=%00", 400),
    (
        "/v1/data/query/production?query=*&perspective=a%00b,drafts",
        400,
    ),
    ("/v1/data/query/production?query=*&tag=%00", 400),
    ("/v1/data/export/a%00b", 404),
    ("/v1/data/export/production?types=a%00b", 400),
    ("/v1/data/export/production?types=page,%00", 400),
    ("/v1/data/history/a%00b/documents/castle?revision=made", 404),
    (
        "/v1/data/history/production/documents/a%00b?revision=made",
        200,
    ),
    (
        "/v1/data/history/production/documents/%00,castle?lastRevision=true",
        200,
    ),
    (
        "/v1/data/history/production/documents/%00?time=2030-01-01T00:00:00Z",
        200,
    ),
    (
        "/v1/data/history/production/documents/castle?revision=a%00b",
        400,
    ),
    ("/v1/data/history/production/documents/castle?time=%00", 400),
    ("/v1/data/history/production/transactions/a%00b", 200),
    ("/v1/data/history/production/transactions/castle,%00", 200),
    (
        "/v1/data/history/production/transactions?authors=a%00b",
        400,
    ),
    (
        "/v1/data/history/production/transactions?authors=writer,%00",
        400,
    ),
    (
        "/v1/data/history/production/transactions?fromTransaction=a%00b",
        400,
    ),
    (
        "/v1/data/history/production/transactions?toTransaction=a%00b",
        400,
    ),
    ("/v1/data/history/production/transactions?fromTime=%00", 400),
    ("/v1/data/history/production/events/documents/a%00b", 200),
    (
        "/v1/data/history/production/events/documents/castle?nextCursor=1.a%00b",
        400,
    ),
    ("/v1/data/history/production/events/releases/a%00b", 400),
    ("/v1/projects/museum01/datasets/a%00b/acl", 404),
    ("/v1/users/a%00b", 404),
    ("/project/a%00b/v1/data/query/production?query=1", 404),
];

#[test]
fn the_character_zero_in_an_address_is_no_failure() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let mut wrong = Vec::new();
        for (path, status) in ADDRESSES {
            let answer = running.get("writer", path).await;
            if answer.status.as_u16() != status {
                wrong.push(format!("{path}: {} {}", answer.status, answer.text()));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

/// What is asked for beside it is found all the same.
#[test]
fn the_character_zero_hides_no_other_document() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        for path in [
            "/v1/data/doc/production/%00,castle",
            "/v1/data/history/production/documents/%00,castle?lastRevision=true",
            "/v1/data/history/production/documents/%00,castle?revision=made",
        ] {
            let answer = running.get("writer", path).await.json();
            assert_eq!(answer["documents"][0]["_id"], "castle", "{path}: {answer}");
        }
        let path = "/v1/data/history/production/transactions/%00,castle";
        assert_eq!(running.get("writer", path).await.json()["id"], "made");
    });
}

/// Parameters of what writes, with the status of the answer.
#[test]
fn the_character_zero_in_what_is_written_is_no_failure() {
    let mutate = "/v1/data/mutate/production";
    let patch = |fields: serde_json::Value| {
        let mut patch = json!({"id": "castle", "set": {"a": 1}});
        patch
            .as_object_mut()
            .unwrap()
            .extend(fields.as_object().unwrap().clone());
        json!({"mutations": [{"patch": patch}]})
    };
    let mutation = |mutation: serde_json::Value| json!({"mutations": [mutation]});
    let cases = [
        (
            Method::POST,
            "/v1/data/mutate/a%00b",
            mutation(json!({"delete": {"id": "a"}})),
            404,
        ),
        (
            Method::POST,
            mutate,
            json!({"mutations": [], "transactionId": "a\0b"}),
            400,
        ),
        (
            Method::POST,
            mutate,
            mutation(json!({"delete": {"id": "a\0b"}})),
            400,
        ),
        (
            Method::POST,
            mutate,
            mutation(json!({"create": {"_id": "\0", "_type": "a"}})),
            400,
        ),
        (Method::POST, mutate, patch(json!({"id": "a\0b"})), 400),
        (
            Method::POST,
            mutate,
            patch(json!({"ifRevisionID": "a\0b"})),
            400,
        ),
        (
            Method::POST,
            mutate,
            patch(json!({"id": null, "query": "*[_id == '\0']"})),
            400,
        ),
        (
            Method::POST,
            "/v1/assets/files/production?label=%00",
            json!("text"),
            400,
        ),
        (
            Method::POST,
            "/v1/assets/files/production?filename=a%00.pdf",
            json!("text"),
            400,
        ),
        (Method::POST, "/v1/assets/files/a%00b", json!("text"), 404),
        (Method::PUT, "/v1/datasets/a%00b", json!({}), 400),
        (Method::PATCH, "/v1/datasets/a%00b", json!({}), 404),
        (Method::DELETE, "/v1/datasets/a%00b", json!({}), 404),
    ];
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        for (method, path, body, status) in cases {
            let text = body.to_string();
            let answer = running.ask("manager", method.clone(), path, &text).await;
            let answered = format!("{method} {path} {text}: {}", answer.text());
            assert_eq!(answer.status.as_u16(), status, "{answered}");
        }
    });
}
