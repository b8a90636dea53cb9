//! The real content service on a database of its own.

use assets::{AssetSettings, Assets, Store};
use content_client::{ApiVersion, Client, DatasetName, ErrorKind, ProjectId, Query, Settings};
use content_service::{Metrics, Parts, Service, router};
use http_server::Server;
use jiff::Timestamp;
use lake::{Lake, NewDataset, NewToken, Reader, Role};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::net::TcpListener;

async fn execute(url: &str, statement: String) {
    let connection = PgConnection::connect(url).await;
    let mut connection = connection.expect("PostgreSQL runs: `make services` starts it");
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
        .execute(&mut connection)
        .await
        .unwrap();
}

/// Starts the service with one dataset, runs the test with its address, and takes the
/// database away.
async fn with_service<F: Future<Output = ()> + Send + 'static>(
    name: &str,
    test: impl FnOnce(String) -> F,
) {
    let server = ["VITRINE_DATABASE_URL", "DATABASE_URL"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok())
        .unwrap_or_else(|| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned());
    let name = format!("vitrine_client_{name}_{}", std::process::id());
    execute(&server, format!("create database {name}")).await;
    let (base, _) = server.rsplit_once('/').unwrap();
    let lake = Lake::connect_patiently(&format!("{base}/{name}"), 4)
        .await
        .unwrap();
    let address = start(lake.clone(), &name).await;
    let done = tokio::spawn(test(address)).await;
    lake.close().await;
    drop_database(&server, &name).await;
    if let Err(failure) = done {
        std::panic::resume_unwind(failure.into_panic());
    }
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
    for (name, public) in [("stage", true), ("closed", false)] {
        let new = NewDataset {
            project: "museerne".to_owned(),
            name: name.to_owned(),
            public,
        };
        lake.create_dataset(&new, &operator, now).await.unwrap();
    }
    let token = NewToken {
        project: "museerne".to_owned(),
        id: "editor".to_owned(),
        label: "editor".to_owned(),
        role: "editor".to_owned(),
        expires_at: None,
    };
    lake.create_token(&token, "secret", now).await.unwrap();
    let clock: content_service::Clock = Arc::new(|| Timestamp::UNIX_EPOCH);
    let data = std::env::temp_dir().join(name);
    let assets = AssetSettings {
        store: Store::Folder(data.join("originals")),
        data,
        ..AssetSettings::default()
    };
    let assets = Assets::open(assets, "client", clock.clone()).unwrap();
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

fn client(address: &str, dataset: &str, token: Option<&str>) -> Client {
    let settings = Settings {
        version: ApiVersion::parse("2024-10-01").unwrap(),
        token: token.map(str::to_owned),
        ..Settings::new(
            address,
            ProjectId::parse("museerne").unwrap(),
            DatasetName::parse(dataset).unwrap(),
        )
    };
    Client::new(settings, Arc::new(|bytes| bytes.fill(0))).unwrap()
}

/// Of transactions. The service's own ids would be the same each time: it has no chance.
static NUMBER: AtomicUsize = AtomicUsize::new(0);

async fn write(address: &str, documents: &[Value]) {
    let create = |document: &Value| json!({"create": document});
    let mutations: Vec<Value> = documents.iter().map(create).collect();
    let id = format!("t{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let answer = reqwest::Client::new()
        .post(format!("{address}/v2024-10-01/data/mutate/stage"))
        .header("x-sanity-project-id", "museerne")
        .header("authorization", "Bearer secret")
        .body(json!({"mutations": mutations, "transactionId": id}).to_string())
        .send()
        .await
        .unwrap();
    assert!(answer.status().is_success(), "{:?}", answer.text().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_asks_and_is_answered() {
    with_service("asks", |address| async move {
        let page = |id: &str, title: &str| {
            json!({"_id": id, "_type": "landingPage", "title": title, "site": "jelling",
                "locale": "da", "slug": {"current": "besøg"}})
        };
        write(
            &address,
            &[page("visit", "Besøg os"), page("drafts.visit", "Kladde")],
        )
        .await;
        let text = "*[slug.current == $slug && site == $site][0].title";
        let query = || {
            Query::new(text)
                .with("slug", "besøg")
                .with("site", "jelling")
        };
        let open = client(&address, "stage", None);
        let answer = open.query(&query()).await.unwrap();
        assert_eq!(answer.read::<&str>().unwrap(), "Besøg os");
        assert!(!answer.sync_tags.is_empty());
        let long = format!("{text} // {}", "x".repeat(12_000));
        let long = Query {
            text: &long,
            ..query()
        };
        let answer = open.query(&long).await.unwrap();
        assert_eq!(answer.read::<&str>().unwrap(), "Besøg os");
        let editor = client(&address, "stage", Some("secret"));
        let drafts = Query {
            perspective: documents::Perspective::drafts(),
            ..query()
        };
        let answer = editor.query(&drafts).await.unwrap();
        assert_eq!(answer.read::<&str>().unwrap(), "Kladde");
        let found = open.documents(&["visit", "nothing"]).await.unwrap();
        assert_eq!(found.len(), 1);
        open.ping().await.unwrap();
    })
    .await;
}

/// Spec 9, "Content cache": an answer is had once, and asked about each time.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_the_same_until_it_changes() {
    with_service("again", |address| async move {
        let page = |id: &str| json!({"_id": id, "_type": "page"});
        write(&address, &[page("a"), page("drafts.a")]).await;
        let open = client(&address, "stage", None);
        let short = "*[_type == \"page\"]._id".to_owned();
        let long = format!("{short} // {}", "x".repeat(12_000));
        for (text, new) in [(&short, "b"), (&long, "c")] {
            let query = Query::new(text);
            let first = open.query(&query).await.unwrap();
            let again = open.query(&query).await.unwrap();
            assert!(Arc::ptr_eq(&first, &again), "{new}");
            write(&address, &[page(&format!("drafts.{new}"))]).await;
            let drafted = open.query(&query).await.unwrap();
            assert!(Arc::ptr_eq(&first, &drafted), "{new}");
            write(&address, &[page(new)]).await;
            let changed = open.query(&query).await.unwrap();
            let ids: Vec<&str> = changed.read().unwrap();
            assert!(ids.contains(&new), "{ids:?}");
        }
        // What a token shows is for its holder, and for once.
        let editor = client(&address, "stage", Some("secret"));
        let drafts = Query {
            perspective: documents::Perspective::drafts(),
            ..Query::new(&short)
        };
        for (client, query) in [
            (&editor, &drafts),
            (&editor, &Query::new(&short)),
            (&open, &drafts),
        ] {
            let first = client.query(query).await.unwrap();
            let again = client.query(query).await.unwrap();
            assert!(!Arc::ptr_eq(&first, &again));
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_come_as_what_they_are() {
    with_service("errors", |address| async move {
        let open = client(&address, "stage", None);
        let error = open.query(&Query::new("*[_type == ")).await.unwrap_err();
        assert_eq!(error.kind, ErrorKind::QueryParse);
        let text = error.to_string();
        assert!(text.contains("1 | *[_type == \n"), "{text}");
        let closed = client(&address, "closed", None);
        let error = closed.query(&Query::new("*")).await.unwrap_err();
        assert_eq!(error.kind, ErrorKind::Client);
        let error = open.documents(&["a..b"]).await.unwrap_err();
        assert_eq!((error.kind, error.status), (ErrorKind::Client, None));
    })
    .await;
}
