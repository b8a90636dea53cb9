//! The index follows the transactions of a dataset, whose numbers have no gap.

use crate::entry::{RULES, last_day, parse_day};
use crate::index::write;
use crate::{Entry, SearchError, SearchIndex, vectors};
use jiff::civil::Date;
use serde_json::Value;
use sqlx::PgConnection;

/// Documents that are read and written at once.
const CHUNK: i64 = 200;
/// Transactions that are looked at at once.
const MOST_TRANSACTIONS: i64 = 1000;

/// How far an index has come with all documents of a dataset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Documents that were looked at.
    pub done: i64,
    /// Documents in all.
    pub all: i64,
}

/// What is to be done for a dataset.
enum Work {
    Nothing,
    /// All documents are to be looked at: the rules are others, or nobody knows what changed.
    All,
    /// These documents were touched by the transactions up to a number.
    Some(Vec<String>, i64),
}

impl SearchIndex {
    /// Datasets whose index is behind.
    pub async fn behind(&self) -> Result<Vec<i32>, SearchError> {
        let behind = sqlx::query_scalar(
            "select ds from dataset left join search_position position using (ds)
             where dataset.seq > coalesce(position.seq, -1) or position.rules is distinct from $1
             order by ds",
        );
        Ok(behind.bind(RULES).fetch_all(&self.pool).await?)
    }

    /// Brings the index of a dataset up to date, unless another node is at it. Returns whether
    /// there may be more to do.
    pub async fn catch_up(&self, ds: i32) -> Result<bool, SearchError> {
        let mut database = self.pool.begin().await?;
        if !is_alone(&mut database, ds).await? {
            return Ok(false);
        }
        match work(&mut database, ds).await? {
            Work::Nothing => Ok(false),
            Work::All => {
                self.rebuild(ds, |_| {}).await?;
                database.commit().await?;
                Ok(true)
            }
            Work::Some(ids, seq) => {
                for ids in ids.chunks(usize::try_from(CHUNK).unwrap_or(1)) {
                    renew(&mut database, ds, ids).await?;
                }
                set_position(&mut database, ds, seq).await?;
                database.commit().await?;
                Ok(true)
            }
        }
    }

    /// Writes all entries of a dataset again. The old ones are found until then.
    pub async fn rebuild(
        &self,
        ds: i32,
        progress: impl Fn(Progress),
    ) -> Result<Progress, SearchError> {
        let (seq, all): (i64, i64) = sqlx::query_as(
            "select seq, (select count(*) from document
               where document.ds = dataset.ds and layer = 'published')
             from dataset where ds = $1",
        )
        .bind(ds)
        .fetch_one(&self.pool)
        .await?;
        let mut done = 0;
        let mut after = String::new();
        loop {
            let ids: Vec<String> = sqlx::query_scalar(
                "select id from document
                 where ds = $1 and layer = 'published' and id > $2 order by id limit $3",
            )
            .bind(ds)
            .bind(&after)
            .bind(CHUNK)
            .fetch_all(&self.pool)
            .await?;
            let Some(last) = ids.last() else {
                break;
            };
            after.clone_from(last);
            let mut database = self.pool.begin().await?;
            renew(&mut database, ds, &ids).await?;
            database.commit().await?;
            done += i64::try_from(ids.len()).unwrap_or_default();
            progress(Progress {
                done,
                all: all.max(done),
            });
        }
        let mut database = self.pool.begin().await?;
        set_position(&mut database, ds, seq).await?;
        database.commit().await?;
        Ok(Progress { done, all: done })
    }
}

/// One node at a time writes the index of a dataset, until its transaction ends.
async fn is_alone(database: &mut PgConnection, ds: i32) -> Result<bool, SearchError> {
    let alone = "select pg_try_advisory_xact_lock(hashtext('vitrine search'), $1)";
    Ok(sqlx::query_scalar(alone)
        .bind(ds)
        .fetch_one(database)
        .await?)
}

async fn work(database: &mut PgConnection, ds: i32) -> Result<Work, SearchError> {
    let position: Option<(i64, i32)> =
        sqlx::query_as("select seq, rules from search_position where ds = $1")
            .bind(ds)
            .fetch_optional(&mut *database)
            .await?;
    let Some((since, RULES)) = position else {
        return Ok(Work::All);
    };
    let (until, bulk): (Option<i64>, Option<bool>) = sqlx::query_as(
        "select max(seq), bool_or(bulk) from (
           select seq, bulk from transaction where ds = $1 and seq > $2 order by seq limit $3
         ) as next",
    )
    .bind(ds)
    .bind(since)
    .bind(MOST_TRANSACTIONS)
    .fetch_one(&mut *database)
    .await?;
    let Some(until) = until else {
        return Ok(Work::Nothing);
    };
    if bulk == Some(true) {
        return Ok(Work::All);
    }
    // An event says when its pages are over.
    let ids = sqlx::query_scalar(
        "with touched as (
           select distinct document as id from change where ds = $1 and seq > $2 and seq <= $3
         )
         select id from touched where position('.' in id) = 0
         union
         select dst from touched join reference on reference.ds = $1 and src = touched.id
           join document on document.ds = $1 and document.id = touched.id and type = 'event'
         union
         -- One that was deleted does not tell which page it had.
         select entry.id from search_entry entry
         where ds = $1 and type = 'eventPage' and until is not null and exists (
           select from touched where position('.' in touched.id) = 0 and not exists (
             select from document where document.ds = $1 and document.id = touched.id))",
    );
    let ids = ids.bind(ds).bind(since).bind(until).fetch_all(database);
    Ok(Work::Some(ids.await?, until))
}

/// A published document, and the last day of an event that has it as its page.
type Published = (String, Option<String>);

async fn documents(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
) -> Result<Vec<Published>, SearchError> {
    let documents = sqlx::query_as(
        "select body, (
           select max(event.body::jsonb #>> '{period,to}') from reference
             join document event on event.ds = $1 and event.id = src and event.type = 'event'
               and event.layer = 'published'
           where reference.ds = $1 and dst = document.id and document.type = 'eventPage'
         )
         from document where ds = $1 and id = any($2) and layer = 'published'",
    );
    Ok(documents.bind(ds).bind(ids).fetch_all(database).await?)
}

fn entries(documents: Vec<Published>) -> Vec<Entry> {
    let entry = |(body, until): Published| {
        let document: Value = serde_json::from_str(&body).ok()?;
        let entry = Entry::read(&document)?;
        let own = document.as_object().and_then(last_day);
        let until: Option<Date> = until.and_then(|day| parse_day(&day)).or(own);
        Some(Entry { until, ..entry })
    };
    documents.into_iter().filter_map(entry).collect()
}

/// Writes the entries of documents, and removes those of documents that are no pages any more.
async fn renew(database: &mut PgConnection, ds: i32, ids: &[String]) -> Result<(), SearchError> {
    let entries = entries(documents(database, ds, ids).await?);
    write(database, ds, &entries).await?;
    let written: Vec<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
    sqlx::query("delete from search_entry where ds = $1 and id = any($2) and id <> all($3)")
        .bind(ds)
        .bind(ids)
        .bind(written)
        .execute(&mut *database)
        .await?;
    vectors::queue(database, ds, ids).await
}

async fn set_position(database: &mut PgConnection, ds: i32, seq: i64) -> Result<(), SearchError> {
    sqlx::query(
        "insert into search_position (ds, seq, rules) values ($1, $2, $3)
         on conflict (ds) do update set
           seq = greatest(search_position.seq, excluded.seq), rules = excluded.rules",
    )
    .bind(ds)
    .bind(seq)
    .bind(RULES)
    .execute(database)
    .await?;
    Ok(())
}
