//! Agent actions, of which there are none.

use super::acting::with_editor;
use axum::http::Method;
use serde_json::json;

#[test]
fn agent_actions_say_that_they_are_not_configured() {
    with_editor(|it| async move {
        let message = "Agent actions are not configured in this service";
        for action in ["generate", "patch", "prompt", "transform", "translate"] {
            let path = format!("/vX/agent/action/{action}/production");
            let body = json!({"instruction": "write"}).to_string();
            let answer = it.0.ask("editor", Method::POST, &path, &body).await;
            let expected =
                json!({"statusCode": 501, "error": "Not Implemented", "message": message});
            assert_eq!(answer.json(), expected);
            assert_eq!(it.0.ask("", Method::POST, &path, &body).await.status, 401);
        }
        let other =
            it.0.ask(
                "editor",
                Method::POST,
                "/vX/agent/action/sing/production",
                "{}",
            )
            .await;
        assert_eq!(other.status, 404);
    });
}
