//! The lake itself: a pool of connections and a schema.

use crate::LakeError;
use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use std::time::Duration;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!();

/// All projects on one database. Cloning shares the connections.
#[derive(Clone, Debug)]
pub struct Lake {
    pub(crate) pool: PgPool,
}

impl Lake {
    /// Connects to a database: `postgres://user:password@host:port/name`.
    pub async fn connect(url: &str, connections: u32) -> Result<Self, LakeError> {
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(Duration::from_secs(10))
            .connect(url)
            .await?;
        Ok(Self { pool })
    }

    /// Brings the schema up to date. Nodes that start together wait for each other.
    pub async fn migrate(&self) -> Result<(), LakeError> {
        Ok(MIGRATIONS.run(&self.pool).await?)
    }

    /// Whether the database answers and its schema is the one this program knows.
    pub async fn ready(&self) -> Result<bool, LakeError> {
        let latest = MIGRATIONS.iter().map(|m| m.version).max();
        let applied: Option<i64> =
            sqlx::query_scalar("select max(version) from _sqlx_migrations where success")
                .fetch_one(&self.pool)
                .await?;
        Ok(applied >= latest)
    }

    /// Waits for calls under way and closes every connection.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
