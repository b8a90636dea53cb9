//! The vectors of pages, by an embedder's model.
//!
//! A model's vectors serve when all pages have one. Until then those of the model before serve,
//! if it can still be opened, and words alone otherwise.

use crate::embedder::{Embedder, Opening};
use crate::serving::Serving;
use crate::{EmbedderError, SearchError, SearchIndex};
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::Instant;

/// Pages that are embedded before their vectors are written.
const BATCH: i64 = 16;
/// How long a node believes that the same model serves.
const BELIEF: Duration = Duration::from_secs(2);

const LOCK: &str = "select from search_entry entry
    join unnest($1::int[], $2::text[]) as page (ds, id) using (ds, id)
    order by entry.ds, entry.id for key share of entry";
const NEXT: &str = include_str!("../sql/next_to_embed.sql");
const WRITE: &str = include_str!("../sql/write_vectors.sql");
const QUEUE: &str = include_str!("../sql/queue_to_embed.sql");

/// A page that lacks a vector.
type Page = (i32, String, i64, String, String);

/// A model of the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VectorStatus {
    /// Its name.
    pub name: String,
    /// The numbers of a vector.
    pub dimension: i32,
    /// Whether its vectors are searched.
    pub serves: bool,
    /// Pages that have one.
    pub embedded: i64,
    /// Pages that wait for one.
    pub waiting: i64,
}

impl SearchIndex {
    /// The same index with vectors.
    #[must_use]
    pub fn with_embedder(self, embedder: Option<Embedder>) -> Self {
        let embedder = embedder.map(Arc::new);
        Self { embedder, ..self }
    }

    /// Whether it has vectors, or will have.
    pub fn has_embedder(&self) -> bool {
        self.embedder.is_some()
    }

    /// The models of the index.
    pub async fn vectors(&self) -> Result<Vec<VectorStatus>, SearchError> {
        let rows: Vec<(String, i32, bool, i64, i64)> = sqlx::query_as(
            "select name, dimension, serves,
               (select count(*) from search_vector own where own.model = search_model.model),
               (select count(*) from search_embedding own where own.model = search_model.model)
             from search_model order by serves desc, name",
        )
        .fetch_all(&self.pool)
        .await?;
        let status = |(name, dimension, serves, embedded, waiting)| VectorStatus {
            name,
            dimension,
            serves,
            embedded,
            waiting,
        };
        Ok(rows.into_iter().map(status).collect())
    }

    /// Embeds some of the pages that lack a vector, unless another node does. Returns whether
    /// there may be more to do.
    pub async fn embed_some(&self) -> Result<bool, SearchError> {
        let Some(embedder) = &self.embedder else {
            return Ok(false);
        };
        let (model, serves) = self.own_model(embedder).await?;
        let mut database = self.pool.begin().await?;
        if !is_alone(&mut database).await? {
            return Ok(false);
        }
        let pages: Vec<Page> = sqlx::query_as(NEXT)
            .bind(model)
            .bind(BATCH)
            .fetch_all(&mut *database)
            .await?;
        if pages.is_empty() {
            if !serves {
                self.let_serve(model).await?;
            }
            return Ok(false);
        }
        let texts: Vec<String> = pages.iter().map(|page| page.3.clone()).collect();
        match embedder.pages(&texts).await {
            Ok(vectors) => write(&mut database, model, &pages, &vectors).await?,
            Err(_) => one_by_one(&mut database, embedder, model, &pages).await?,
        }
        database.commit().await?;
        Ok(true)
    }

    /// The number of the configured model, and whether it serves. One that is new has all pages
    /// before it.
    async fn own_model(&self, embedder: &Embedder) -> Result<(i32, bool), SearchError> {
        let (name, dimension) = embedder.describe().await?;
        let known = "select model, serves from search_model where name = $1";
        let known: Option<(i32, bool)> = sqlx::query_as(known)
            .bind(name)
            .fetch_optional(&self.pool)
            .await?;
        let opening = serde_json::to_string(embedder.opening()).unwrap_or_default();
        if let Some(known) = known {
            self.is_registered.store(true, Ordering::Relaxed);
            let current = "update search_model set opening = $2 where model = $1 and opening <> $2";
            sqlx::query(current)
                .bind(known.0)
                .bind(opening)
                .execute(&self.pool)
                .await?;
            return Ok(known);
        }
        // Two nodes with two models would embed all pages in turns, for ever.
        if self.is_registered.load(Ordering::Relaxed) {
            return Err(
                EmbedderError::from("another node's model replaced that of this one").into(),
            );
        }
        let mut database = self.pool.begin().await?;
        let model: Option<i32> = sqlx::query_scalar(
            "insert into search_model (name, dimension, opening) values ($1, $2, $3)
             on conflict (name) do nothing returning model",
        )
        .bind(name)
        .bind(i32::try_from(dimension).unwrap_or(i32::MAX))
        .bind(opening)
        .fetch_optional(&mut *database)
        .await?;
        let Some(model) = model else {
            // Another node has just done it: it works on it.
            return Err(EmbedderError::from("another node begins with the model").into());
        };
        // Who writes an entry now does not see the model yet: the fill waits for it.
        sqlx::query("lock table search_entry in share mode")
            .execute(&mut *database)
            .await?;
        sqlx::query(
            "insert into search_embedding (ds, id, model) select ds, id, $1 from search_entry",
        )
        .bind(model)
        .execute(&mut *database)
        .await?;
        database.commit().await?;
        Ok((model, false))
    }

    /// All pages have a vector of this model: it serves from now on, and the others go.
    async fn let_serve(&self, model: i32) -> Result<(), SearchError> {
        // A connection of its own: the index is built beside everything else, which no transaction
        // can do.
        let options = self.pool.connect_options();
        let mut database = PgConnection::connect_with(&options).await?;
        build_index(&mut database, model).await?;
        let mut change = database.begin().await?;
        sqlx::query("update search_model set serves = false where serves")
            .execute(&mut *change)
            .await?;
        sqlx::query("update search_model set serves = true where model = $1")
            .bind(model)
            .execute(&mut *change)
            .await?;
        let former: Vec<i32> =
            sqlx::query_scalar("delete from search_model where not serves returning model")
                .fetch_all(&mut *change)
                .await?;
        change.commit().await?;
        for model in former {
            let drop = format!("drop index concurrently if exists search_vector_{model}");
            sqlx::raw_sql(sqlx::AssertSqlSafe(drop))
                .execute(&mut database)
                .await?;
        }
        *self.serving.lock().await = None;
        database.close().await?;
        Ok(())
    }

    /// The model whose vectors are searched; `None` if there is no embedder, or no vectors yet.
    pub(crate) async fn serving(&self) -> Result<Option<Serving>, SearchError> {
        let Some(own) = &self.embedder else {
            return Ok(None);
        };
        let mut last = self.serving.lock().await;
        if let Some((at, serving)) = &*last
            && at.elapsed() < BELIEF
        {
            return Ok(serving.clone());
        }
        let row: Option<(i32, String, i32, String)> =
            sqlx::query_as("select model, name, dimension, opening from search_model where serves")
                .fetch_optional(&self.pool)
                .await?;
        let former = last.take().and_then(|(_, serving)| serving);
        let mut serving = None;
        if let Some((model, name, dimension, opening)) = row {
            let opening: Option<Opening> = serde_json::from_str(&opening).ok();
            let is_own = opening.as_ref() == Some(own.opening())
                || own.name_in_time().await == Some(name.as_str());
            let former = former.filter(|former| former.model == model);
            let embedder = match (former, opening) {
                // Its settings are the present ones: how much is alike, what stands before a query.
                _ if is_own => Some(Arc::clone(own)),
                (Some(former), _) => Some(former.embedder),
                (None, opening) => opening.map(|opening| Arc::new(own.other(opening))),
            };
            serving = embedder.map(|embedder| Serving {
                model,
                dimension,
                embedder,
            });
        }
        *last = Some((Instant::now(), serving.clone()));
        Ok(serving)
    }
}

/// Has pages embedded again whose text is another than their vector's.
pub(crate) async fn queue(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
) -> Result<(), SearchError> {
    sqlx::query(QUEUE)
        .bind(ds)
        .bind(ids)
        .execute(database)
        .await?;
    Ok(())
}

/// A vector as PostgreSQL reads it.
pub(crate) fn literal(vector: &[f32]) -> String {
    let numbers: Vec<String> = vector.iter().map(f32::to_string).collect();
    format!("[{}]", numbers.join(","))
}

/// One node at a time embeds, until its transaction ends.
async fn is_alone(database: &mut PgConnection) -> Result<bool, SearchError> {
    let alone = "select pg_try_advisory_xact_lock(hashtext('vitrine vectors'), 0)";
    Ok(sqlx::query_scalar(alone).fetch_one(database).await?)
}

/// Embeds pages one by one: a text that the embedder refuses does not hold the others up. Words
/// find its page. Fails if the embedder refuses everything.
async fn one_by_one(
    database: &mut PgConnection,
    embedder: &Embedder,
    model: i32,
    pages: &[Page],
) -> Result<(), SearchError> {
    let (mut accepted, mut vectors, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    for page in pages {
        let text = std::slice::from_ref(&page.3);
        let mut vector = embedder.pages(text).await;
        if vector.is_err() {
            // What works for another text, and twice not for this one, is its fault.
            embedder.pages(&["museum".to_owned()]).await?;
            vector = embedder.pages(text).await;
        }
        match vector {
            Ok(vector) => {
                vectors.extend(vector);
                accepted.push(page.clone());
            }
            Err(error) => {
                tracing::warn!(id = page.1, cause = error.cause, "a page has no vector");
                refused.push(page.2);
            }
        }
    }
    // Nothing is locked while the embedder works.
    write(database, model, &accepted, &vectors).await?;
    sqlx::query("delete from search_embedding where model = $1 and ordinal = any($2)")
        .bind(model)
        .bind(refused)
        .execute(database)
        .await?;
    Ok(())
}

async fn write(
    database: &mut PgConnection,
    model: i32,
    pages: &[Page],
    vectors: &[Vec<f32>],
) -> Result<(), SearchError> {
    let datasets: Vec<i32> = pages.iter().map(|page| page.0).collect();
    let ids: Vec<&str> = pages.iter().map(|page| page.1.as_str()).collect();
    let ordinals: Vec<i64> = pages.iter().map(|page| page.2).collect();
    let digests: Vec<&str> = pages.iter().map(|page| page.4.as_str()).collect();
    let vectors: Vec<String> = vectors.iter().map(|vector| literal(vector)).collect();
    // In the order of an unpublish, entry before vector: neither waits for the other in a circle.
    sqlx::query(LOCK)
        .bind(&datasets)
        .bind(&ids)
        .execute(&mut *database)
        .await?;
    sqlx::query(WRITE)
        .bind(model)
        .bind(datasets)
        .bind(ids)
        .bind(ordinals)
        .bind(digests)
        .bind(vectors)
        .execute(database)
        .await?;
    Ok(())
}

/// The index of a model's vectors. One that was not finished is built anew.
async fn build_index(database: &mut PgConnection, model: i32) -> Result<(), SearchError> {
    let name = format!("search_vector_{model}");
    let valid: Option<bool> = sqlx::query_scalar(
        "select indisvalid from pg_index where indexrelid = to_regclass($1)::oid",
    )
    .bind(&name)
    .fetch_optional(&mut *database)
    .await?;
    if valid == Some(true) {
        return Ok(());
    }
    let dimension: i32 = sqlx::query_scalar("select dimension from search_model where model = $1")
        .bind(model)
        .fetch_one(&mut *database)
        .await?;
    let statements = [
        format!("drop index concurrently if exists {name}"),
        format!(
            "create index concurrently {name} on search_vector
             using hnsw ((vector::halfvec({dimension})) halfvec_cosine_ops)
             where model = {model}"
        ),
        "analyze search_vector".to_owned(),
    ];
    // The numbers are the database's own.
    for statement in statements {
        sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
            .execute(&mut *database)
            .await?;
    }
    Ok(())
}
