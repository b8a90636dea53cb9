//! A service with a database of its own, called without a network.

use assets::{AssetSettings, Assets, Store};
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use content_service::Front;
use content_service::{Parts, Service, Settings, router};
use jiff::Timestamp;
use lake::{Lake, NewDataset, NewToken, Reader, Role};
use serde_json::Value;
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use tower::ServiceExt;

pub(crate) const PROJECT: &str = "museum01";

/// The service, and the project it has.
#[derive(Clone)]
pub(crate) struct Running {
    pub(crate) lake: Lake,
    pub(crate) router: Front,
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
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let (server, own, name) = addresses();
        execute(&server, format!("create database {name}")).await;
        let running = Running::start(&own, settings).await;
        let lake = running.lake.clone();
        let done = tokio::spawn(test(running)).await;
        lake.close().await;
        drop_database(&server, &name).await;
        if let Err(failure) = done {
            std::panic::resume_unwind(failure.into_panic());
        }
    });
}

static COUNT: AtomicU64 = AtomicU64::new(0);

/// A folder that no other test has.
fn data_folder() -> std::path::PathBuf {
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("vitrine-access-{}-{count}", std::process::id());
    std::env::temp_dir().join(name)
}

/// The server's database, this test's own, and the latter's name.
fn addresses() -> (String, String, String) {
    let server = ["VITRINE_DATABASE_URL", "DATABASE_URL"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok())
        .unwrap_or_else(|| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned());
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("vitrine_access_{}_{count}", std::process::id());
    let (base, _) = server.rsplit_once('/').unwrap();
    let own = format!("{base}/{name}");
    (server, own, name)
}

/// The server may still be busy with it: a connection that ends, a vacuum of its own,
/// which nobody but its owner may end.
async fn drop_database(server: &str, name: &str) {
    let mut connection = PgConnection::connect(server).await.unwrap();
    let statement = format!("drop database {name}");
    let mut tries = 0;
    loop {
        let dropped = sqlx::raw_sql(sqlx::AssertSqlSafe(statement.clone()));
        match dropped.execute(&mut connection).await {
            Ok(_) => return,
            Err(error) if tries == 100 => panic!("{error}"),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

async fn execute(url: &str, statement: String) {
    let connection = PgConnection::connect(url).await;
    let mut connection = connection.expect("PostgreSQL runs: `make services` starts it");
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

pub(crate) fn operator() -> Reader {
    Reader::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        at: Timestamp::UNIX_EPOCH,
    }
}

impl Running {
    async fn start(url: &str, settings: Settings) -> Self {
        let lake = Lake::connect_patiently(url, 8).await.unwrap();
        lake.migrate().await.unwrap();
        let clock = Arc::new(AtomicI64::new(1_790_000_000_000));
        let time = clock.clone();
        let clock_of_service: content_service::Clock = Arc::new(move || {
            let ms = time.fetch_add(1, Ordering::Relaxed);
            Timestamp::from_millisecond(ms).unwrap()
        });
        let data = data_folder();
        let assets = AssetSettings {
            store: Store::Folder(data.join("originals")),
            data,
            ..AssetSettings::default()
        };
        let assets = Assets::open(assets, "access", clock_of_service.clone()).unwrap();
        let random = AtomicU64::new(1);
        let service = Service::new(Parts {
            lake: lake.clone(),
            settings: Arc::new(settings),
            clock: clock_of_service,
            entropy: Arc::new(move |bytes| {
                let mut state = random.fetch_add(1, Ordering::Relaxed);
                for byte in bytes {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    *byte = state.to_be_bytes()[0];
                }
            }),
            metrics: content_service::Metrics::new(assets.figures()),
            assets,
        });
        let now = Timestamp::UNIX_EPOCH;
        lake.put_project(PROJECT, "Museum", now).await.unwrap();
        Self {
            lake,
            router: router(service),
            clock,
        }
    }

    pub(crate) async fn dataset(&self, name: &str, public: bool) {
        let new = NewDataset {
            project: PROJECT.to_owned(),
            name: name.to_owned(),
            public,
        };
        let now = Timestamp::UNIX_EPOCH;
        let operator = operator();
        let made = self.lake.create_dataset(&new, &operator, now);
        made.await.unwrap();
    }

    /// Makes a token, whose id and secret are its name.
    pub(crate) async fn token(&self, name: &str, role: &str) {
        let new = NewToken {
            project: PROJECT.to_owned(),
            id: name.to_owned(),
            label: name.to_owned(),
            role: role.to_owned(),
            expires_at: None,
        };
        let made = self.lake.create_token(&new, name, Timestamp::UNIX_EPOCH);
        made.await.unwrap();
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
        let request = request.body(Body::from(body.to_owned())).unwrap();
        self.send(request).await
    }

    pub(crate) async fn get(&self, token: &str, path: &str) -> Answer {
        self.ask(token, Method::GET, path, "").await
    }

    /// A query's answer.
    pub(crate) async fn query(&self, token: &str, of: &Of<'_>, query: &str) -> Answer {
        let body = serde_json::json!({ "query": query }).to_string();
        let path = format!(
            "/{}/data/query/{}?perspective={}&returnQuery=false",
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
