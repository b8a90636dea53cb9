//! A service with a database, a store and workers of its own, called without a network.

use assets::{AssetSettings, Assets, S3, Store, Workers};
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use content_service::CachedDerivativeService;
use content_service::{Parts, Service, Settings, router};
use jiff::Timestamp;
use lake::{Grant, Lake, Permission, Role};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use test_support::{Database, operator, parts, put_dataset, put_token, with_database};
use tower::ServiceExt;

/// Where originals are kept in a test.
#[derive(Clone, Debug)]
pub(crate) enum StoreKind {
    Folder,
    /// The address of an S3 store.
    S3(String),
}

impl StoreKind {
    /// Both kinds: what holds of one must hold of the other.
    pub(crate) fn both() -> [Self; 2] {
        [Self::Folder, Self::S3(s3_endpoint())]
    }
}

/// The S3 store of `make services`.
pub(crate) fn s3_endpoint() -> String {
    std::env::var("AWS_ENDPOINT_URL").unwrap_or_else(|_| "http://127.0.0.1:29000".to_owned())
}

/// The service. Its project is its own, so that tests can share a bucket.
#[derive(Clone)]
pub(crate) struct Running {
    pub(crate) lake: Lake,
    pub(crate) assets: Assets,
    pub(crate) router: CachedDerivativeService,
    pub(crate) project: String,
    pub(crate) data: PathBuf,
    settings: AssetSettings,
    service: Service,
    /// Milliseconds since 1970; it stands still until it is moved.
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

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |v| v.to_str().unwrap())
    }

    /// The width and height of the picture that came.
    pub(crate) fn size(&self) -> (u32, u32) {
        let picture = image::load_from_memory(&self.bytes);
        let picture = picture.unwrap_or_else(|e| panic!("{e}: {} {}", self.status, self.text()));
        (picture.width(), picture.height())
    }

    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        self
    }
}

/// Runs a test with a service, and takes its database and folder away whatever happens.
pub(crate) fn with_service<F>(
    store: StoreKind,
    change: impl FnOnce(&mut AssetSettings),
    test: impl FnOnce(Running) -> F,
) where
    F: Future<Output = ()> + Send + 'static,
{
    let start = async |database: &Database| {
        let mut settings = settings(store, database.folder());
        change(&mut settings);
        Running::start(database, settings).await
    };
    with_database("assets", start, test);
}

/// The usual settings, with a folder of the test's own.
fn settings(store: StoreKind, data: PathBuf) -> AssetSettings {
    let store = match store {
        StoreKind::Folder => Store::Folder(data.join("originals")),
        StoreKind::S3(endpoint) => Store::Bucket(S3 {
            bucket: of_environment("S3_BUCKET", "vitrine"),
            endpoint: Some(endpoint),
            region: Some(of_environment("AWS_REGION", "eu-north-1")),
            key: Some(of_environment("AWS_ACCESS_KEY_ID", "key")),
            secret: Some(of_environment("AWS_SECRET_ACCESS_KEY", "secret")),
        }),
    };
    AssetSettings {
        store,
        data,
        workers: Workers {
            program: worker_program(),
            ..Workers::default()
        },
        ..AssetSettings::default()
    }
}

fn of_environment(name: &str, usual: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| usual.to_owned())
}

/// The worker is built apart: a test must not pass because there was none.
pub(crate) fn worker_program() -> PathBuf {
    let own = std::env::current_exe().unwrap();
    let beside = own.parent().and_then(|folder| folder.parent()).unwrap();
    let program = std::env::var_os("VITRINE_IMAGE_WORKER")
        .map_or_else(|| beside.join("vitrine-image-worker"), PathBuf::from);
    assert!(
        program.exists(),
        "{} is missing: `cargo build -p image-worker` makes it",
        program.display()
    );
    program
}

impl Running {
    async fn start(database: &Database, settings: AssetSettings) -> Self {
        let (lake, data) = (database.lake.clone(), database.folder());
        let project = database.name.replace('_', "-");
        let clock = Arc::new(AtomicI64::new(1_790_000_000_000));
        let time = clock.clone();
        let now: content_service::Clock =
            Arc::new(move || Timestamp::from_millisecond(time.load(Ordering::Relaxed)).unwrap());
        let of_service = Settings {
            default_project: Some(project.clone()),
            public_url: Some("http://content.example.org".to_owned()),
            ..Settings::default()
        };
        let parts = parts(lake.clone(), of_service, settings.clone(), ("test", now));
        let assets = parts.assets.clone();
        let service = Service::new(parts);
        let epoch = Timestamp::UNIX_EPOCH;
        lake.put_project(&project, "Museum", epoch).await.unwrap();
        let running = Self {
            lake,
            assets,
            router: router(service.clone()),
            settings,
            service,
            project,
            data,
            clock,
        };
        running.furnish().await;
        running
    }

    /// The same with another service on the same folders, which begins without memory.
    pub(crate) fn anew(&self) -> Self {
        self.anew_with(|_| {})
    }

    /// The same with other settings.
    pub(crate) fn anew_with(&self, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Settings::clone(&self.service.settings);
        change(&mut settings);
        let clock = self.service.clock.clone();
        let assets = Assets::open(self.settings.clone(), "anew", clock).unwrap();
        let live = content_service::Live::without_broker(self.lake.clone());
        let service = Service::new(Parts {
            lake: self.lake.clone(),
            settings: Arc::new(settings),
            clock: self.service.clock.clone(),
            entropy: self.service.entropy.clone(),
            metrics: content_service::Metrics::new(assets.metrics(), live.metrics()),
            embedder: None,
            agent: Arc::clone(&self.service.agent),
            notices: Arc::clone(&self.service.notices),
            assets: assets.clone(),
            live,
        });
        Self {
            assets,
            router: router(service),
            ..self.clone()
        }
    }

    /// Datasets `stage` and `closed`, and tokens by the names of their roles. Who has
    /// `letters` may write letters and nothing else.
    async fn furnish(&self) {
        put_dataset(&self.lake, &self.project, "stage", true).await;
        put_dataset(&self.lake, &self.project, "closed", false).await;
        let grant = Grant::new("_type == \"letter\"", &Permission::ALL).unwrap();
        let role = Role::new("letters", "Letters", vec![grant], false).unwrap();
        let put = self.lake.put_role(&self.project, &role);
        put.await.unwrap();
        for role in ["viewer", "editor", "letters"] {
            put_token(&self.lake, &self.project, role, role).await;
        }
    }

    /// Makes a dataset private.
    pub(crate) async fn close(&self, name: &str) {
        let operator = operator();
        let dataset = self.lake.dataset(&self.project, name, &operator);
        let dataset = dataset.await.unwrap();
        let closed = self.lake.set_public(&dataset, false, &operator);
        closed.await.unwrap();
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

    /// A request with headers; with a token unless it is empty.
    pub(crate) async fn ask(
        &self,
        method: Method,
        token: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Body>,
    ) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "content.example.org");
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(body.into()).unwrap()).await
    }

    /// Without a token.
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, "", path, &[], Body::empty()).await
    }

    pub(crate) async fn get_as(&self, token: &str, path: &str) -> Answer {
        self.ask(Method::GET, token, path, &[], Body::empty()).await
    }

    /// Uploads to `stage`; `kind` is `images` or `files`, with parameters if need be.
    pub(crate) async fn upload(&self, kind: &str, bytes: &[u8]) -> Answer {
        let (kind, search) = kind.split_once('?').unwrap_or((kind, ""));
        let path = format!("/v2024-10-01/assets/{kind}/stage?{search}");
        let body = bytes.to_vec();
        self.ask(Method::POST, "editor", &path, &[], body).await
    }

    /// Uploads a picture; the path of its address.
    pub(crate) async fn picture(&self, bytes: &[u8]) -> String {
        let answer = self.upload("images", bytes).await.expect(200);
        let path = answer.json()["document"]["path"].clone();
        format!("/{}", path.as_str().unwrap())
    }

    /// Waits until this many pictures are being made or wait for a worker.
    pub(crate) async fn jobs(&self, count: u64) {
        while self.figure("image_jobs").await < count {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    /// A figure of `/metrics` by its name.
    pub(crate) async fn figure(&self, name: &str) -> u64 {
        let figures = self.get("/metrics").await.text();
        let line = figures.lines().find(|line| {
            let line = line.strip_prefix("vitrine_").unwrap_or_default();
            line.strip_prefix(name)
                .is_some_and(|rest| rest.starts_with(' '))
        });
        let line = line.unwrap_or_else(|| panic!("{name} is not in\n{figures}"));
        line.rsplit_once(' ').unwrap().1.parse().unwrap()
    }

    /// Objects in the store that are this test's.
    pub(crate) async fn stored(&self) -> Vec<String> {
        use futures_util::TryStreamExt;
        let mut keys = Vec::new();
        for folder in ["images", "files", "pyramids"] {
            let folder = format!("{folder}/{}", self.project);
            let listed = self.assets.originals().list(&folder);
            let listed: Vec<_> = listed.try_collect().await.unwrap();
            keys.extend(listed.into_iter().map(|listed| listed.key));
        }
        keys
    }

    /// Whether what is uploaded is kept as a copy: of a folder there is no need.
    pub(crate) fn assets_are_copied(&self) -> bool {
        !self.data.join("originals").exists()
    }

    /// How many documents `stage` has.
    pub(crate) async fn documents(&self) -> u64 {
        let path = "/v2024-10-01/data/query/stage?query=count(*)";
        let answer = self.get_as("viewer", path).await.expect(200);
        answer.json()["result"].as_u64().unwrap()
    }

    /// Files of uploads and pictures under way.
    pub(crate) fn under_way(&self) -> usize {
        std::fs::read_dir(self.data.join("work/test"))
            .unwrap()
            .count()
    }
}
