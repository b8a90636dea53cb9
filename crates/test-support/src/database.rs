//! A database of a test's own.

use jiff::Timestamp;
use lake::{DatasetConfiguration, Lake, NewDataset, NewToken, Principal, Role};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How often a database is dropped that the server is still busy with.
const TRIES: u32 = 100;

/// A database with the tables of a lake.
pub struct Database {
    /// The lake.
    pub lake: Lake,
    /// Its name, which no other test has.
    pub name: String,
}

impl Database {
    /// Makes one. Its name begins with `vitrine` and `prefix`, and shows whose it is when a
    /// test was killed.
    pub async fn create(prefix: &str, connections: u32) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("vitrine_{prefix}_{}_{count}", std::process::id());
        let connection = PgConnection::connect(&server()).await;
        let mut connection = connection.expect("PostgreSQL runs: `make services` starts it");
        let statement = format!("create database {name}");
        connection.execute(AssertSqlSafe(statement)).await.unwrap();
        connection.close().await.unwrap();
        let lake = Lake::connect_patiently(&url(&name), connections)
            .await
            .unwrap();
        lake.migrate().await.unwrap();
        Self { lake, name }
    }

    /// Where it is.
    pub fn url(&self) -> String {
        url(&self.name)
    }

    /// A folder of the same name, for assets. Nobody makes it here.
    pub fn folder(&self) -> PathBuf {
        std::env::temp_dir().join(&self.name)
    }

    /// Drops it. The server may still be busy with it: a connection that ends, a vacuum of its
    /// own, which nobody but its owner may end.
    pub async fn drop(self) {
        self.lake.close().await;
        let mut connection = PgConnection::connect(&server()).await.unwrap();
        let statement = format!("drop database {} with (force)", self.name);
        let mut tries = 0;
        loop {
            let dropped = connection.execute(AssertSqlSafe(statement.clone())).await;
            if dropped.is_ok() || tries == TRIES {
                dropped.unwrap();
                return;
            }
            tries += 1;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

fn url(name: &str) -> String {
    let server = server();
    let (base, _) = server.rsplit_once('/').unwrap();
    format!("{base}/{name}")
}

/// The server's own database.
fn server() -> String {
    ["VITRINE_DATABASE_URL", "DATABASE_URL"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok())
        .unwrap_or_else(|| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned())
}

/// Runs a test with what `start` makes of a new database, and drops the database and its folder
/// whatever happens.
pub fn with_database<Started, Test>(
    prefix: &str,
    start: impl AsyncFnOnce(&Database) -> Started,
    test: impl FnOnce(Started) -> Test,
) where
    Test: Future<Output = ()> + Send + 'static,
{
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let database = Database::create(prefix, 8).await;
        let started = start(&database).await;
        let done = tokio::spawn(test(started)).await;
        let _ = std::fs::remove_dir_all(database.folder());
        database.drop().await;
        if let Err(failure) = done {
            resume_unwind(failure.into_panic());
        }
    });
}

/// Who has the database and may do everything.
pub fn operator() -> Principal {
    Principal::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        now: Timestamp::UNIX_EPOCH,
    }
}

/// How the datasets of a museum group are configured.
pub fn museum_configuration() -> DatasetConfiguration {
    DatasetConfiguration::parse(museum::DATASET_CONFIGURATION).unwrap()
}

/// Makes a dataset for a museum group.
pub async fn put_dataset(lake: &Lake, project: &str, name: &str, public: bool) {
    configured_dataset(lake, (project, name), public, museum_configuration()).await;
}

/// Makes a dataset with a configuration.
pub async fn configured_dataset(
    lake: &Lake,
    (project, name): (&str, &str),
    public: bool,
    configuration: DatasetConfiguration,
) {
    let new = NewDataset {
        project: project.to_owned(),
        name: name.to_owned(),
        public,
        configuration,
    };
    let operator = operator();
    let made = lake.create_dataset(&new, &operator, Timestamp::UNIX_EPOCH);
    made.await.unwrap();
}

/// Makes a token, whose id and secret are its name.
pub async fn put_token(lake: &Lake, project: &str, name: &str, role: &str) {
    let new = NewToken {
        project: project.to_owned(),
        id: name.to_owned(),
        label: name.to_owned(),
        role: role.to_owned(),
        expires_at: None,
    };
    let made = lake.create_token(&new, name, Timestamp::UNIX_EPOCH);
    made.await.unwrap();
}
