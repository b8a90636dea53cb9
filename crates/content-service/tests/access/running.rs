//! A service with a database of its own, called without a network.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use content_service::{CachedDerivativeService, Live, Parts, Service, Settings, router};
use jiff::Timestamp;
use lake::{Dataset, Lake};
use search::Embedder;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use test_support::{
    Database, asset_settings, operator, parts, put_dataset, put_token, with_database,
};
use tower::ServiceExt;

pub(crate) const PROJECT: &str = "museum01";

/// The service, and the project it has.
#[derive(Clone)]
pub(crate) struct Running {
    pub(crate) lake: Lake,
    /// Where its database is.
    url: String,
    pub(crate) router: CachedDerivativeService,
    pub(crate) service: Service,
    /// Milliseconds since 1970; it goes on by one at every look.
    pub(crate) clock: Arc<AtomicI64>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|e| panic!("{e}: {}", self.text()))
    }

    /// Everything that the caller can see, but for the ids that every request gets anew.
    pub(crate) fn seen(&self) -> String {
        let mut headers = self.headers.clone();
        headers.remove("x-request-id");
        headers.remove("traceparent");
        format!("{:?} {headers:?} {}", self.status, self.text())
    }
}

/// Runs a test with a service, and takes its database away whatever happens.
pub(crate) fn with_service<F>(settings: Settings, test: impl FnOnce(Running) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let start = async |database: &Database| Running::start(database, settings).await;
    with_database("access", start, test);
}

impl Running {
    async fn start(database: &Database, settings: Settings) -> Self {
        let lake = database.lake.clone();
        let clock = Arc::new(AtomicI64::new(1_790_000_000_000));
        let time = clock.clone();
        let clock_of_service: content_service::Clock = Arc::new(move || {
            let ms = time.fetch_add(1, Ordering::Relaxed);
            Timestamp::from_millisecond(ms).unwrap()
        });
        let assets = asset_settings(database.folder());
        let clocked = ("access", clock_of_service);
        let service = Service::new(parts(lake.clone(), settings, assets, clocked));
        let now = Timestamp::UNIX_EPOCH;
        lake.put_project(PROJECT, "Museum", now).await.unwrap();
        Self {
            lake,
            url: database.url(),
            router: router(service.clone()),
            service,
            clock,
        }
    }

    /// Another node on the same database, whose search has vectors.
    pub(crate) fn with_embedder(&self, embedder: Embedder) -> Self {
        self.node(|parts| parts.embedder = Some(embedder))
    }

    /// The same database as another process has it: with connections of its own, and without what
    /// this one announces.
    pub(crate) async fn another_lake(&self) -> Lake {
        Lake::connect_patiently(&self.url, 4).await.unwrap()
    }

    /// Another node on the same database, which this one cannot announce anything to.
    pub(crate) async fn distant_node(&self) -> Self {
        let lake = self.another_lake().await;
        let node = self.node(|parts| {
            parts.live = Live::without_broker(lake.clone());
            parts.lake = lake.clone();
        });
        Self { lake, ..node }
    }

    /// Another node on the same database.
    pub(crate) fn node(&self, change: impl FnOnce(&mut Parts)) -> Self {
        let mut parts = Parts {
            lake: self.lake.clone(),
            assets: self.service.assets.clone(),
            settings: Arc::clone(&self.service.settings),
            clock: Arc::clone(&self.service.clock),
            entropy: Arc::clone(&self.service.entropy),
            metrics: self.service.metrics.clone(),
            live: Live::without_broker(self.lake.clone()),
            embedder: None,
            agent: Arc::clone(&self.service.agent),
            notices: Arc::clone(&self.service.notices),
        };
        change(&mut parts);
        let service = Service::new(parts);
        Self {
            router: router(service.clone()),
            service,
            ..self.clone()
        }
    }

    pub(crate) async fn dataset(&self, name: &str, public: bool) {
        put_dataset(&self.lake, PROJECT, name, public).await;
    }

    /// The dataset `production`.
    pub(crate) async fn production(&self) -> Dataset {
        let operator = operator();
        let dataset = self.lake.dataset(PROJECT, "production", &operator);
        dataset.await.unwrap()
    }

    /// Makes a token, whose id and secret are its name.
    pub(crate) async fn token(&self, name: &str, role: &str) {
        put_token(&self.lake, PROJECT, name, role).await;
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            bytes: bytes.to_vec(),
        }
    }

    /// A request with a token, or without one if it is empty.
    pub(crate) async fn ask(&self, token: &str, method: Method, path: &str, body: &str) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("x-sanity-project-id", PROJECT);
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if !body.is_empty() {
            request = request.header("content-type", "application/json");
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        self.send(request).await
    }

    pub(crate) async fn get(&self, token: &str, path: &str) -> Answer {
        self.ask(token, Method::GET, path, "").await
    }

    /// A query's answer, with its source map.
    pub(crate) async fn query(&self, token: &str, of: &Of<'_>, query: &str) -> Answer {
        let body = serde_json::json!({ "query": query }).to_string();
        let path = format!(
            "/{}/data/query/{}?perspective={}&returnQuery=false&resultSourceMap=true",
            of.version, of.dataset, of.perspective
        );
        self.ask(token, Method::POST, &path, &body).await
    }

    pub(crate) async fn mutate(&self, token: &str, dataset: &str, body: &Value) -> Answer {
        let path = format!("/v2025-02-19/data/mutate/{dataset}?returnDocuments=true");
        self.ask(token, Method::POST, &path, &body.to_string())
            .await
    }
}

/// What a query is asked of.
#[derive(Clone, Copy)]
pub(crate) struct Of<'a> {
    pub(crate) dataset: &'a str,
    pub(crate) version: &'a str,
    pub(crate) perspective: &'a str,
}
