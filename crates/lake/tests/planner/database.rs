//! A database of its own for a test.

use lake::{Dataset, Lake, NewDataset, Reader, Role, Transaction};
use serde_json::Value as Json;
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

pub(crate) const NOW: &str = "2026-11-15T08:30:00Z";

pub(crate) struct Database {
    pub(crate) lake: Lake,
    pub(crate) dataset: Dataset,
    name: String,
}

pub(crate) fn operator() -> Reader {
    Reader::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        at: jiff::Timestamp::UNIX_EPOCH,
    }
}

fn server() -> String {
    std::env::var("DATABASE_URL")
        .unwrap_or_else(|_| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned())
}

impl Database {
    /// A new database with one dataset of these documents.
    pub(crate) async fn with(documents: &[Json]) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("vitrine_planner_{}_{number}", std::process::id());
        let mut connection = PgConnection::connect(&server()).await.unwrap();
        let make = format!("create database {name}");
        connection.execute(AssertSqlSafe(make)).await.unwrap();
        let server = server();
        let (before, _) = server.rsplit_once('/').unwrap();
        let lake = Lake::connect_patiently(&format!("{before}/{name}"), 4)
            .await
            .unwrap();
        lake.migrate().await.unwrap();
        let now = NOW.parse().unwrap();
        lake.put_project("museum", "Museum", now).await.unwrap();
        let new = NewDataset {
            project: "museum".to_owned(),
            name: "stage".to_owned(),
            public: true,
        };
        lake.create_dataset(&new, &operator(), now).await.unwrap();
        let dataset = lake.dataset("museum", "stage", &operator()).await.unwrap();
        let database = Self {
            lake,
            dataset,
            name,
        };
        database.fill(documents).await;
        database
    }

    async fn fill(&self, documents: &[Json]) {
        let create = |document: &Json| serde_json::json!({"create": document});
        let transaction = Transaction {
            id: "first".to_owned(),
            mutations: documents.iter().map(create).collect(),
            now: NOW.parse().unwrap(),
            dry_run: false,
            generate_array_keys: false,
            limits: groq::Limits::default(),

            long_evaluations: None,
        };
        let mut keys = || "key".to_owned();
        self.lake
            .transact(&self.dataset, &operator(), transaction, &mut keys)
            .await
            .unwrap();
    }

    /// The sync tags of a transaction.
    pub(crate) async fn tags_of(&self, transaction: &str) -> Vec<String> {
        sqlx::query_scalar("select tags from transaction where id = $1")
            .bind(transaction)
            .fetch_one(&self.lake.pool_for_measurements())
            .await
            .unwrap()
    }

    pub(crate) async fn remove(self) {
        self.lake.close().await;
        let mut connection = PgConnection::connect(&server()).await.unwrap();
        // The server may still be at work in it.
        for _ in 0..50 {
            let drop = format!("drop database {}", self.name);
            if connection.execute(AssertSqlSafe(drop)).await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}
