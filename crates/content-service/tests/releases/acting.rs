//! Someone who takes actions on a service of their own.

use crate::access::running::{Answer, Of, PROJECT, Running, with_service};
use axum::http::Method;
use content_service::Settings;
use lake::{PendingReleaseTasks, ReleaseTaskDone};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};

pub(crate) const VERSION: &str = "v2025-02-19";

/// Runs a test with a service that has a public dataset, and tokens for an editor and a viewer.
pub(crate) fn with_editor<F>(test: impl FnOnce(Acting) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    with_service(Settings::default(), |running| async move {
        running.dataset("production", true).await;
        running.token("editor", "editor").await;
        running.token("viewer", "viewer").await;
        test(Acting(running)).await;
    });
}

pub(crate) struct Acting(pub(crate) Running);

/// An action without the beginning that all have.
pub(crate) fn action(kind: &str, members: Value) -> Value {
    let mut action = members;
    action["actionType"] = format!("sanity.action.{kind}").into();
    action
}

pub(crate) fn of_release(kind: &str, release: &str) -> Value {
    action(&format!("release.{kind}"), json!({ "releaseId": release }))
}

impl Acting {
    /// The answer to a body of actions.
    pub(crate) async fn post(&self, token: &str, version: &str, body: &Value) -> Answer {
        let path = format!("/{version}/data/actions/production");
        self.0
            .ask(token, Method::POST, &path, &body.to_string())
            .await
    }

    /// Takes actions that succeed.
    pub(crate) async fn act(&self, actions: Value) {
        let answer = self
            .post("editor", VERSION, &json!({ "actions": actions }))
            .await;
        assert_eq!(answer.status, 200, "{actions}: {}", answer.text());
    }

    /// Takes actions that fail: the status, and the error of the first item.
    pub(crate) async fn refused(&self, actions: Value) -> (u16, String, String) {
        let answer = self
            .post("editor", VERSION, &json!({ "actions": actions }))
            .await;
        let body = answer.json();
        assert_eq!(body["error"]["type"], "actionError", "{actions}: {body}");
        assert_eq!(body["statusCode"], answer.status.as_u16());
        let error = &body["error"]["items"][0]["error"];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        (
            answer.status.as_u16(),
            text(&error["type"]),
            text(&error["description"]),
        )
    }

    /// The answer to one raw mutation.
    pub(crate) async fn mutate(&self, mutation: Value) -> Answer {
        let body = json!({"mutations": [mutation]});
        self.0.mutate("editor", "production", &body).await
    }

    /// Makes documents by raw mutations.
    pub(crate) async fn create(&self, documents: &[Value]) {
        let mutations = documents.iter().map(|one| json!({"createOrReplace": one}));
        let body = json!({"mutations": mutations.collect::<Value>()});
        let answer = self.0.mutate("editor", "production", &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }

    /// A document as it is stored; null if there is none.
    pub(crate) async fn document(&self, id: &str) -> Value {
        let path = format!("/{VERSION}/data/doc/production/{id}");
        let found = self.0.get("editor", &path).await.json();
        found["documents"][0].clone()
    }

    pub(crate) async fn state(&self, release: &str) -> Value {
        self.document(&format!("_.releases.{release}")).await["state"].clone()
    }

    /// The result of a query.
    pub(crate) async fn query(&self, token: &str, perspective: &str, query: &str) -> Value {
        let of = Of {
            dataset: "production",
            version: VERSION,
            perspective,
        };
        self.0.query(token, &of, query).await.json()["result"].clone()
    }

    /// Does what the service has to do for releases.
    pub(crate) async fn run_tasks(&self) -> Vec<ReleaseTaskDone> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let mut ids = || format!("task-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.0.lake.run_due_release_tasks(&mut ids).await.unwrap()
    }

    /// What there is to do for releases.
    pub(crate) async fn pending_tasks(&self) -> PendingReleaseTasks {
        let round = self.0.lake.begin_release_task_round().await.unwrap();
        round.pending().await.unwrap()
    }

    /// Does them, and fails if one was given up.
    pub(crate) async fn settle(&self) {
        for done in self.run_tasks().await {
            assert_eq!(done.failure, None, "{done:?}");
            assert_eq!(
                (done.project.as_str(), done.dataset.as_str()),
                (PROJECT, "production")
            );
        }
    }
}
