//! A database of its own for a test.

use lake::{Dataset, Lake, Transaction};
use serde_json::Value as Json;
pub(crate) use test_support::operator;
use test_support::put_dataset;

pub(crate) const NOW: &str = "2026-11-15T08:30:00Z";

pub(crate) struct Database {
    pub(crate) lake: Lake,
    pub(crate) dataset: Dataset,
    own: test_support::Database,
}

impl Database {
    /// A new database with one dataset of these documents.
    pub(crate) async fn with(documents: &[Json]) -> Self {
        let own = test_support::Database::create("planner", 4).await;
        let lake = own.lake.clone();
        let now = NOW.parse().unwrap();
        lake.put_project("museum", "Museum", now).await.unwrap();
        put_dataset(&lake, "museum", "stage", true).await;
        let dataset = lake.dataset("museum", "stage", &operator()).await.unwrap();
        let database = Self { lake, dataset, own };
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
        sqlx::query_scalar("select tags || draft_tags from transaction where id = $1")
            .bind(transaction)
            .fetch_one(&self.lake.pool_for_measurements())
            .await
            .unwrap()
    }

    pub(crate) async fn remove(self) {
        self.own.drop().await;
    }
}
