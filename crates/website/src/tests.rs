//! The website from outside: requests in, responses out, with the real content service on a
//! database of its own behind it. A worker of the tests renders.

use crate::app::{App, AppState, Dependencies};
use crate::builds::Builds;
use crate::builds::tests::{Folder, dist};
use crate::cached_page_service::CachedPageService;
use crate::metrics::Metrics;
use crate::renderer::{Renderer, RendererSettings};
use crate::router::router;
use crate::settings::Settings;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use jiff::Timestamp;
use lake::{IfThere, Import};
use museum::{Environment, Group};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicI64, Ordering};
use tower::ServiceExt;

mod accessibility_statement;
mod catalogue;
mod citations;
mod content;
mod failures;
mod feeds;
mod media;
mod newsletter;
mod outages;
mod page_cache;
mod page_queries;
mod pages;
mod parameter_pages;
mod preview_cards;
mod recording_service;
mod search;
mod search_engines;
mod structured_data;
mod visitors;
mod web_manifest;

/// The host of the site that has content.
const HOST: &str = "nationalmuseet.localhost";

struct TestResponse {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl TestResponse {
    fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

struct Running {
    router: CachedPageService,
    app: App,
    /// The time, in seconds since 1970.
    seconds: Arc<AtomicI64>,
    _folder: Folder,
}

impl Running {
    async fn start(content: &str, change: impl FnOnce(&mut Settings, &mut Group)) -> Self {
        let text = include_str!("../../../demo/group.toml");
        let mut group = Group::parse(text, Environment::Development)
            .unwrap()
            .on_port(8443);
        let mut settings = Settings {
            content_service_url: content.to_owned(),
            media_base_url: "/media".to_owned(),
            ..Settings::default()
        };
        change(&mut settings, &mut group);
        let folder = Folder::new("website");
        let builds = folder.0.join("builds");
        std::fs::create_dir_all(&builds).unwrap();
        Builds::add(&builds, &dist(&folder.0, "aaa1")).unwrap();
        let builds = Builds::open(&builds).unwrap();
        let renderer = RendererSettings {
            node: node(),
            workers: 1,
            socket_folder: folder.0.clone(),
            ..RendererSettings::default()
        };
        let metrics = Metrics::default();
        let seconds = Arc::new(AtomicI64::new(1_790_000_000));
        let clock_seconds = seconds.clone();
        // The clock returns another time at each call.
        let calls = AtomicI32::new(0);
        let clock: crate::clock::Clock = Arc::new(move || {
            let nanosecond = calls.fetch_add(1, Ordering::SeqCst);
            Timestamp::new(clock_seconds.load(Ordering::SeqCst), nanosecond).unwrap()
        });
        let build = builds.current().unwrap();
        let renderer = Renderer::start(build, renderer, metrics.clone(), clock.clone());
        let renderer = renderer.await.unwrap();
        let dependencies = Dependencies {
            clock,
            entropy: Arc::new(|bytes| bytes.fill(7)),
            metrics,
        };
        let app = App::new(group, settings, builds, renderer, dependencies).unwrap();
        Self {
            router: router(app.clone()),
            app,
            seconds,
            _folder: folder,
        }
    }

    /// Changes the state of the application.
    fn change_state(&mut self, change: impl FnOnce(&mut AppState)) {
        self.app = self.app.clone().with(change);
        self.router = router(self.app.clone());
    }

    /// Advances the clock.
    fn advance_seconds(&self, seconds: i64) {
        self.seconds.fetch_add(seconds, Ordering::SeqCst);
    }

    /// The value of a metric.
    fn metric(&self, name: &str) -> u64 {
        let text = self.app.metrics.text();
        let mut lines = text.lines().filter_map(|line| line.split_once(' '));
        let line = lines.find(|(metric, _)| *metric == name);
        line.and_then(|(_, value)| value.parse().ok())
            .unwrap_or_else(|| panic!("{name}: {text}"))
    }

    async fn get(&self, path: &str) -> TestResponse {
        self.get_with_headers(path, &[]).await
    }

    async fn get_with_headers(&self, path: &str, headers: &[(&str, &str)]) -> TestResponse {
        let mut request = Request::builder().uri(path);
        if !headers.iter().any(|(name, _)| *name == "host") {
            request = request.header("host", HOST);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    async fn send(&self, request: Request<Body>) -> TestResponse {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        let coding = parts.headers.get(header::CONTENT_ENCODING);
        let bytes = match coding.map(axum::http::HeaderValue::as_bytes) {
            Some(b"gzip") => compression::gunzip(&bytes),
            Some(b"br") => compression::unbrotli(&bytes),
            _ => bytes.to_vec(),
        };
        TestResponse {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }
}

/// The path of Node: the pinned version if it is installed.
fn node() -> PathBuf {
    let pinned = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../node_modules/.bin/node");
    if pinned.exists() {
        pinned
    } else {
        "node".into()
    }
}
