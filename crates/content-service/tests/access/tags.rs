//! Request tags: `docs/rules.md#names-and-versions`.

use super::running::with_service;
use axum::http::Method;
use content_service::Settings;

const GETS: [&str; 17] = [
    "/v2025-02-19/data/query/production?query=1&",
    "/v2025-02-19/data/doc/production/castle?",
    "/v2025-02-19/data/export/production?",
    "/v2025-02-19/data/listen/production?query=*&",
    "/v2025-02-19/data/live/events/production?",
    "/v2025-02-19/data/history/production/documents/castle?",
    "/v2025-02-19/data/history/production/transactions?",
    "/v2025-02-19/data/history/production/events/documents/castle?",
    "/v2025-02-19/data/history/production/events/releases/rautumn?",
    "/v2025-02-19/datasets?",
    "/v2025-02-19/projects?",
    "/v2025-02-19/projects/museum01?",
    "/v2025-02-19/projects/museum01/datasets/production/acl?",
    "/v2025-02-19/users/me?",
    "/v2025-02-19/check/cors?",
    "/project/museum01/v2025-02-19/data/query/production?query=1&",
    "/api/search/get-embedding-result?environment=production&query=a&",
];

const WRITES: [(Method, &str); 7] = [
    (Method::POST, "/v2025-02-19/data/query/production?"),
    (Method::POST, "/v2025-02-19/data/mutate/production?"),
    (Method::POST, "/v2025-02-19/data/actions/production?"),
    (
        Method::POST,
        "/v2025-02-19/agent/action/generate/production?",
    ),
    (Method::POST, "/v2025-02-19/assets/files/production?"),
    (Method::PATCH, "/v2025-02-19/datasets/production?"),
    (Method::PUT, "/v2025-02-19/datasets/other?"),
];

/// Every operation refuses a tag of 76 characters, and none one of 75.
#[test]
fn a_long_tag_is_refused_everywhere() {
    with_service(Settings::default(), |running| async move {
        running.token("manager", "administrator").await;
        running.dataset("production", true).await;
        let [longest, longer] = [75, 76].map(|length| "a".repeat(length));
        let gets = GETS.map(|path| (Method::GET, path));
        for (method, path) in gets.into_iter().chain(WRITES) {
            let refused = running
                .ask(
                    "manager",
                    method.clone(),
                    &format!("{path}tag={longer}"),
                    "{}",
                )
                .await;
            assert_eq!(refused.status.as_u16(), 400, "{method} {path}");
            let text = refused.text();
            assert!(
                text.contains("tag must be 1 to 75"),
                "{method} {path}: {text}"
            );
        }
        for path in [
            "/v2025-02-19/data/query/production?query=1&",
            "/v2025-02-19/users/me?",
        ] {
            let answer = running
                .get("manager", &format!("{path}tag={longest}"))
                .await;
            assert_eq!(answer.status.as_u16(), 200, "{path}: {}", answer.text());
        }
    });
}
