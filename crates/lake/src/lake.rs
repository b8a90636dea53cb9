//! The lake itself: a pool of connections and a schema.

use crate::configuration::ConfigurationCache;
use crate::events::Committed;
use crate::hot_paths::HotPathLock;
use crate::migrations::migrator;
use crate::origin::Origins;
use crate::prepared::PreparedQueries;
use crate::role::RoleCache;
use crate::{Dataset, LakeError};
use moka::sync::Cache;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgConnection, PgPool};
use std::io;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, broadcast};

/// How long a call waits for a connection before it reports that the database is away.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// How long a person waits for a database that accepts a connection and then does not
/// respond.
const LONGEST_SILENCE: Duration = Duration::from_secs(10);

/// How long a node caches a dataset.
const DATASET_CACHE_EXPIRY: Duration = Duration::from_secs(2);

/// How long a connection may be idle and still be reused without a ping.
const TRUSTED_IDLE: Duration = Duration::from_secs(1);

/// Prepared statements that a connection caches.
const STATEMENTS_CACHED: usize = 500;

/// Events that a listener of this node may be behind before it must read them from the database.
const EVENTS_AHEAD: usize = 1024;

/// All projects on one database. Cloning shares the connections.
#[derive(Clone, Debug)]
pub struct Lake {
    pub(crate) pool: PgPool,
    pub(crate) prepared: PreparedQueries,
    pub(crate) configurations: ConfigurationCache,
    pub(crate) known_datasets: Cache<String, Arc<Dataset>>,
    /// Held while a dataset is looked up, by its name and whether for anyone.
    pub(crate) dataset_lookups: Cache<String, Arc<tokio::sync::Mutex<()>>>,
    pub(crate) known_roles: Arc<RoleCache>,
    pub(crate) known_origins: Arc<Origins>,
    /// What this node has committed.
    pub(crate) committed: broadcast::Sender<Committed>,
    /// That this node gave a release a task.
    pub(crate) release_task_added: Arc<Notify>,
}

impl Lake {
    /// Connects to a database: `postgres://user:password@host:port/name`.
    pub async fn connect(url: &str, connections: u32) -> Result<Self, LakeError> {
        Self::connect_within(url, connections, LONGEST_WAIT).await
    }

    /// The same, with calls that wait a minute for a connection: for tests, where a busy machine
    /// is not a database that is away.
    pub async fn connect_patiently(url: &str, connections: u32) -> Result<Self, LakeError> {
        Self::connect_within(url, connections, Duration::from_mins(1)).await
    }

    async fn connect_within(
        url: &str,
        connections: u32,
        longest_wait: Duration,
    ) -> Result<Self, LakeError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("vitrine")
            // The same statement comes again and again with other values: planning it
            // each time costs more than running it.
            .options([("plan_cache_mode", "force_generic_plan")])
            // A statement whose reader closed the connection ends within this time.
            .options([("client_connection_check_interval", "500ms")])
            // A node whose machine is gone says no farewell. Its locks go after half a minute.
            .options([
                ("tcp_keepalives_idle", "10"),
                ("tcp_keepalives_interval", "5"),
                ("tcp_keepalives_count", "4"),
            ])
            .statement_cache_capacity(STATEMENTS_CACHED);
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(longest_wait)
            // The pool pings a connection that was idle: the server may have been restarted
            // meanwhile. Pinging a busy one each time would cost more than the rare
            // failure.
            .test_before_acquire(false)
            .before_acquire(|connection, rest| {
                Box::pin(async move {
                    let lives = rest.idle_for < TRUSTED_IDLE || connection.ping().await.is_ok();
                    Ok(lives)
                })
            })
            .connect_with(options)
            .await?;
        Ok(Self {
            pool,
            prepared: PreparedQueries::default(),
            configurations: ConfigurationCache::default(),
            known_datasets: Cache::builder()
                .max_capacity(1000)
                .time_to_live(DATASET_CACHE_EXPIRY)
                .build(),
            dataset_lookups: Cache::builder()
                .max_capacity(1000)
                .time_to_idle(DATASET_CACHE_EXPIRY)
                .build(),
            known_roles: Arc::default(),
            known_origins: Arc::default(),
            committed: broadcast::Sender::new(EVENTS_AHEAD),
            release_task_added: Arc::default(),
        })
    }

    /// Connections to the database, at most.
    pub fn most_connections(&self) -> u32 {
        self.pool.options().get_max_connections()
    }

    /// The connections, for what else is in the same database: the search index.
    pub fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Whether the database can be reached, without waiting for one that cannot.
    pub async fn reach(url: &str) -> Result<(), LakeError> {
        let reached = async {
            let mut connection = PgConnection::connect(url).await?;
            connection.ping().await?;
            connection.close().await
        };
        match tokio::time::timeout(LONGEST_SILENCE, reached).await {
            Ok(reached) => Ok(reached?),
            Err(_) => Err(sqlx::Error::Io(silent()).into()),
        }
    }

    /// Brings the schema up to date, and declares what the datasets are looked up by. Nodes that
    /// start together wait for each other.
    pub async fn migrate(&self) -> Result<(), LakeError> {
        migrator().run(&self.pool).await?;
        let mut lock = HotPathLock::take(&self.pool).await?;
        lock.declare().await?;
        lock.commit().await
    }

    /// Whether the database responds and its schema is the one this program expects.
    pub async fn ready(&self) -> Result<bool, LakeError> {
        let latest = migrator().iter().map(|m| m.version).max();
        let applied: Option<i64> =
            sqlx::query_scalar("select max(version) from _sqlx_migrations where success")
                .fetch_one(&self.pool)
                .await?;
        Ok(applied >= latest)
    }

    /// Connections that are open, and those of them that are idle.
    pub fn connections(&self) -> (u32, usize) {
        (self.pool.size(), self.pool.num_idle())
    }

    /// The connections themselves, so that a measurement beside the lake goes the same way.
    /// Nothing else uses them.
    pub fn pool_for_measurements(&self) -> PgPool {
        self.pool.clone()
    }

    /// Waits for calls under way and closes every connection.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

fn silent() -> io::Error {
    let message = format!(
        "it takes a connection, but says nothing for {} s",
        LONGEST_SILENCE.as_secs()
    );
    io::Error::new(io::ErrorKind::TimedOut, message)
}
