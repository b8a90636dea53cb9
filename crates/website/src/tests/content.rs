//! A content service with the small demonstration in it.

use super::*;
use assets::{AssetSettings, Assets, Store};
use content_service::{Metrics, Parts, Service, router};
use http_server::Server;
use tokio::net::TcpListener;

async fn execute(url: &str, statement: String) {
    let connection = PgConnection::connect(url).await;
    let mut connection = connection.expect("PostgreSQL runs: `make services` starts it");
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
        .execute(&mut connection)
        .await
        .unwrap();
}

/// Runs a test with the address of a content service, and takes its database away.
pub(super) fn with_content<F>(name: &str, test: impl FnOnce(String) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let server = ["VITRINE_DATABASE_URL", "DATABASE_URL"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok())
            .unwrap_or_else(|| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned());
        let name = format!("vitrine_website_{name}_{}", std::process::id());
        execute(&server, format!("create database {name}")).await;
        let (base, _) = server.rsplit_once('/').unwrap();
        let lake = Lake::connect_patiently(&format!("{base}/{name}"), 8)
            .await
            .unwrap();
        let address = start(lake.clone(), &name).await;
        let done = tokio::spawn(test(address)).await;
        lake.close().await;
        drop_database(&server, &name).await;
        if let Err(failure) = done {
            std::panic::resume_unwind(failure.into_panic());
        }
    });
}

/// The server may still be busy with it: a connection that ends, a vacuum of its own.
async fn drop_database(server: &str, name: &str) {
    let mut connection = PgConnection::connect(server).await.unwrap();
    let statement = format!("drop database {name}");
    let mut tries = 0;
    loop {
        let dropped = sqlx::raw_sql(sqlx::AssertSqlSafe(statement.clone()));
        let dropped = dropped.execute(&mut connection).await;
        if dropped.is_ok() || tries == 100 {
            dropped.unwrap();
            return;
        }
        tries += 1;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

async fn start(lake: Lake, name: &str) -> String {
    let now = Timestamp::UNIX_EPOCH;
    lake.migrate().await.unwrap();
    lake.put_project("museerne", "Museerne", now).await.unwrap();
    let operator = Reader::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        at: now,
    };
    let new = NewDataset {
        project: "museerne".to_owned(),
        name: "stage".to_owned(),
        public: true,
    };
    lake.create_dataset(&new, &operator, now).await.unwrap();
    let dataset = lake.dataset("museerne", "stage", &operator).await.unwrap();
    let text = include_str!("../../../../demo/small.ndjson");
    // The worker of the tests does what a title says.
    let throws = r#"{"_id": "throws", "_type": "landingPage", "title": "throw", "site":
        "nationalmuseet", "locale": "da", "slug": {"current": "kaster"}}"#;
    let documents = text.lines().chain([throws]).chain(feeds::DOCUMENTS);
    let documents = documents.map(|line| serde_json::from_str(line).unwrap());
    let import = Import {
        id: "demonstration".to_owned(),
        documents: documents.collect(),
        if_there: IfThere::Fail,
        now,
    };
    lake.import(&dataset, &operator, import).await.unwrap();
    let clock: content_service::Clock = Arc::new(|| Timestamp::UNIX_EPOCH);
    let data = std::env::temp_dir().join(name);
    let assets = AssetSettings {
        store: Store::Folder(data.join("originals")),
        data,
        ..AssetSettings::default()
    };
    let assets = Assets::open(assets, "website", clock.clone()).unwrap();
    let service = Service::new(Parts {
        lake,
        settings: Arc::new(content_service::Settings::default()),
        clock,
        entropy: Arc::new(|bytes| bytes.fill(7)),
        metrics: Metrics::new(assets.figures()),
        assets,
    });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let stop = std::future::pending();
    tokio::spawn(Server::default().serve(listener, router(service), stop));
    address
}
