//! The index in the database.

use crate::rules::fingerprint;
use crate::serving::LastServing;
use crate::{Embedder, Entry, Language, SearchError};
use jiff::civil::Date;
use lake::{FollowedDataset, Lake};
use sqlx::postgres::PgPoolOptions;
use sqlx::{PgConnection, PgPool};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const DICTIONARIES: &str = include_str!("../sql/dictionaries.sql");
const WRITE: &str = include_str!("../sql/write.sql");

/// Connections of the index. They are not those of the lake: a flood of searches leaves them to
/// those who read documents.
const CONNECTIONS: u32 = 4;
/// How long a search waits for one: a new one loads its dictionaries first.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Has a connection load the dictionaries: the first text of a language would wait half a second
/// for its own.
const WARM: &str = "select to_tsvector('vitrine_da', 'x'), to_tsvector('vitrine_en', 'x'),
    to_tsvector('vitrine_de', 'x'), to_tsvector('vitrine_sv', 'x')";

/// How a connection searches.
const SESSION: &str = "
    -- How alike words are that differ by a typing error: of the letter triples of one, the share
    -- that the other has.
    set pg_trgm.word_similarity_threshold = 0.5;
    -- Sites differ in size by a hundred times: a plan is made for the one that is searched.
    set plan_cache_mode = force_custom_plan;
    -- Neighbours that another site has are passed over, until there are enough.
    set hnsw.iterative_scan = relaxed_order";

/// The search index of a database. Cloning shares its connections.
#[derive(Clone, Debug)]
pub struct SearchIndex {
    /// What is indexed.
    pub(crate) lake: Lake,
    /// Where the index is.
    pub(crate) pool: PgPool,
    pub(crate) embedder: Option<Arc<Embedder>>,
    pub(crate) serving: Arc<LastServing>,
    /// Whether the embedder's model has been in the index.
    pub(crate) is_registered: Arc<AtomicBool>,
}

/// How far the index of a dataset has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexStatus {
    /// The number of the dataset in the database.
    pub ds: i32,
    /// Its project and name: `museerne/stage`.
    pub name: String,
    /// Pages in the index.
    pub entries: i64,
    /// Transactions that are not in it yet.
    pub behind: i64,
    /// Whether its entries were written by other rules, and are being written again.
    pub outdated: bool,
}

impl SearchIndex {
    /// The index of a lake, in the same database, by connections of its own.
    pub fn new(lake: &Lake) -> Self {
        let options = lake.pool().connect_options().as_ref().clone();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(LONGEST_WAIT)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    sqlx::raw_sql(SESSION).execute(&mut *connection).await?;
                    // What is wrong with the schema shows in the first search.
                    let _ = sqlx::query(WARM).execute(connection).await;
                    Ok(())
                })
            })
            .connect_lazy_with(options);
        Self {
            lake: lake.clone(),
            pool,
            embedder: None,
            serving: Arc::default(),
            is_registered: Arc::default(),
        }
    }

    /// Puts the dictionaries that are installed before the stemmers.
    pub async fn add_dictionaries(&self) -> Result<(), SearchError> {
        sqlx::raw_sql(DICTIONARIES).execute(&self.pool).await?;
        Ok(())
    }

    /// The languages that have a dictionary before their stemmer: `da`, `sv`.
    pub async fn dictionaries(&self) -> Result<Vec<String>, SearchError> {
        let names = sqlx::query_scalar(
            "select split_part(dictname, '_', 2) from pg_ts_dict
             where dictname like 'vitrine\\_%\\_hunspell' order by 1",
        );
        Ok(names.fetch_all(&self.pool).await?)
    }

    /// How far the index of each dataset has come.
    pub async fn status(&self) -> Result<Vec<IndexStatus>, SearchError> {
        let counts: Vec<(i32, i64)> =
            sqlx::query_as("select ds, count(*) from search_entry group by ds")
                .fetch_all(&self.pool)
                .await?;
        let counts: BTreeMap<i32, i64> = counts.into_iter().collect();
        let positions = self.positions().await?;
        let status = |dataset: FollowedDataset| {
            let position = positions.get(&dataset.ds);
            IndexStatus {
                ds: dataset.ds,
                entries: counts.get(&dataset.ds).copied().unwrap_or_default(),
                behind: dataset.seq - position.map_or(0, |position| position.seq),
                outdated: position.map(|position| position.rules)
                    != Some(fingerprint(dataset.search_rules())),
                name: dataset.name,
            }
        };
        let mut database = self.pool.acquire().await?;
        let datasets = self.lake.followed_datasets(&mut database).await?;
        Ok(datasets.into_iter().map(status).collect())
    }
}

/// Writes entries in the place of those of the same documents.
pub(crate) async fn write(
    database: &mut PgConnection,
    ds: i32,
    entries: &[Entry],
) -> Result<(), SearchError> {
    let texts = |of: fn(&Entry) -> &str| -> Vec<&str> { entries.iter().map(of).collect() };
    let languages = entries.iter().map(|entry| Language::of(&entry.locale));
    let configurations: Vec<&str> = languages.map(Language::configuration).collect();
    let days = |of: fn(&Entry) -> Option<Date>| -> Vec<Option<String>> {
        let days = entries.iter().map(of);
        days.map(|day| day.map(|day| day.to_string())).collect()
    };
    // Ids have no spaces.
    let referrers: Vec<String> = entries.iter().map(|one| one.referrers.join(" ")).collect();
    sqlx::query(WRITE)
        .bind(ds)
        .bind(texts(|entry| &entry.id))
        .bind(texts(|entry| &entry.site))
        .bind(texts(|entry| &entry.locale))
        .bind(texts(|entry| &entry.kind))
        .bind(texts(|entry| &entry.title))
        .bind(texts(|entry| &entry.summary))
        .bind(texts(|entry| &entry.headings))
        .bind(texts(|entry| &entry.body))
        .bind(texts(|entry| &entry.words))
        .bind(days(|entry| entry.until))
        .bind(configurations)
        .bind(days(|entry| entry.day))
        .bind(texts(|entry| &entry.updated_at))
        .bind(referrers)
        .execute(database)
        .await?;
    Ok(())
}
