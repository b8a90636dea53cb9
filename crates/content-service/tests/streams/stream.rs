//! A stream as its client reads it: nothing is made for it before it is read.

use crate::access::running::{PROJECT, Running};
use axum::body::{Body, BodyDataStream, Bytes};
use axum::http::Request;
use futures_util::StreamExt;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};
use std::time::Duration;

/// Far more than any event needs.
const LONGEST: Duration = Duration::from_secs(20);

/// An event that came.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) event: String,
    pub(crate) id: String,
    pub(crate) data: Value,
}

impl Received {
    fn parse(text: &str) -> Self {
        let field = |name: &str| {
            let mut lines = text.lines();
            let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            value.unwrap_or_default().to_owned()
        };
        Self {
            event: field("event"),
            id: field("id"),
            data: serde_json::from_str(&field("data")).unwrap(),
        }
    }
}

/// An open stream.
pub(crate) struct Stream {
    body: BodyDataStream,
}

impl Stream {
    /// The status, and the stream if it was opened.
    pub(crate) async fn try_open(
        running: &Running,
        token: &str,
        path: &str,
        last: &str,
    ) -> (u16, Self) {
        use tower::ServiceExt;
        let mut request = Request::builder()
            .uri(path)
            .header("x-sanity-project-id", PROJECT);
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if !last.is_empty() {
            request = request.header("last-event-id", last);
        }
        let request = request.body(Body::empty()).unwrap();
        let response = running.router.clone().oneshot(request).await.unwrap();
        let status = response.status().as_u16();
        let body = response.into_body().into_data_stream();
        (status, Self { body })
    }

    /// A listener to all documents, with all that can be sent of them.
    pub(crate) async fn listen(running: &Running, token: &str, last: &str) -> Self {
        let path = "/v2025-02-19/data/listen/production?query=*&includePreviousRevision=true\
                    &effectFormat=mendoza&enableResume=true&includeAllVersions=true";
        let (status, stream) = Self::try_open(running, token, path, last).await;
        assert_eq!(status, 200);
        stream
    }

    /// Live events.
    pub(crate) async fn live(running: &Running, token: &str, last: &str) -> Self {
        let path = "/v2025-02-19/data/live/events/production";
        let (status, stream) = Self::try_open(running, token, path, last).await;
        assert_eq!(status, 200);
        stream
    }

    /// The events up to the end of the stream.
    pub(crate) async fn rest(&mut self) -> Vec<Received> {
        let mut all = Vec::new();
        while let Some(one) = self.next().await {
            all.push(one);
        }
        all
    }

    /// The bytes of the next event, which hold its memory; none at the end.
    pub(crate) async fn next_bytes(&mut self) -> Option<Bytes> {
        loop {
            let bytes = self.body.next().await?.unwrap();
            // A comment keeps the connection open where nothing has come for long.
            if !bytes.starts_with(b":") {
                return Some(bytes);
            }
        }
    }

    /// The next event; none at the end.
    pub(crate) async fn next(&mut self) -> Option<Received> {
        let next = tokio::time::timeout(LONGEST, self.next_bytes()).await;
        let bytes = next.unwrap_or_else(|_| panic!("nothing came"))?;
        Some(Received::parse(str::from_utf8(&bytes).unwrap()))
    }

    /// The events up to the first of this document, or the first of another kind than mutations.
    pub(crate) async fn until(&mut self, document: &str) -> Vec<Received> {
        let mut all = Vec::new();
        while let Some(one) = self.next().await {
            let is_last = one.data["documentId"] == document || one.event == "reset";
            all.push(one);
            if is_last {
                break;
            }
        }
        all
    }
}

/// A public dataset, with tokens of an editor and of a role that reads one site.
pub(crate) async fn museum(running: &Running) {
    running.dataset("production", true).await;
    running.token("writer", "editor").await;
    let grants = vec![Grant::new("site == \"jelling\"", &[Permission::Read]).unwrap()];
    let role = Role::new("jelling", "Jelling", grants, false).unwrap();
    running.lake.put_role(PROJECT, &role).await.unwrap();
    running.token("jelling", "jelling").await;
}

pub(crate) async fn write(running: &Running, mutations: Value) {
    let body = json!({ "mutations": mutations });
    let answer = running.mutate("writer", "production", &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

pub(crate) fn page(id: &str, site: &str, text: &str) -> Value {
    json!({"createOrReplace": {"_id": id, "_type": "page", "site": site, "text": text}})
}
