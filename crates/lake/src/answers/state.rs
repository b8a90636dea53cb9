//! What a dataset is at, and whether anything was published since.

use crate::LakeError;
use crate::connection::Connection;
use crate::plan::{Bind, Statement};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use moka::sync::Cache;
use sqlx::Row;
use sqlx::postgres::{PgPool, PgRow};
use std::sync::{Arc, Mutex, PoisonError};

/// A dataset's latest transaction. Its id is there for a database that was brought back from
/// a copy: that gives the same numbers again, but to other transactions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    number: i64,
    id: Arc<str>,
}

impl State {
    /// Reads both as text from two columns of a row.
    pub(crate) fn at(row: &PgRow, number: usize, id: usize) -> Result<Self, LakeError> {
        let unreadable = |error| sqlx::Error::Decode(Box::new(error));
        let number: &str = row.try_get(number)?;
        Ok(Self {
            number: number.parse().map_err(unreadable)?,
            id: row.try_get::<&str, _>(id)?.into(),
        })
    }

    fn binds(&self, ds: i32) -> Vec<Bind> {
        vec![
            Bind::Number(ds),
            Bind::Text(self.number.to_string()),
            Bind::Text(self.id.to_string()),
            Bind::Number(MOST_TRANSACTIONS),
        ]
    }
}

const NOW: &str = "select d.seq::text, t.id from dataset d \
    join transaction t on t.ds = d.ds and t.seq = d.seq where d.ds = $1";

/// Whether the history that led to a state is this one, and has only drafts since. A
/// transaction of which it tells no change may have changed anything.
const ONLY_DRAFTS_SINCE: &str = "select \
    exists (select 1 from transaction t where t.ds = $1 \
      and t.seq = $2::text::bigint and t.id = $3) \
    and not exists (select 1 from transaction t where t.ds = $1 \
      and t.seq > $2::text::bigint + $4) \
    and not exists (select 1 from transaction t \
      left join change c on c.ds = t.ds and c.seq = t.seq \
      where t.ds = $1 and t.seq > $2::text::bigint and (c.document is null \
        or c.document not like 'drafts.%' and c.document not like 'versions.%'))";

/// After more transactions than this nobody looks what they were.
const MOST_TRANSACTIONS: i32 = 1000;

/// A statement that is on its way, or about to be. It fails if the database is away.
type Reading = Shared<BoxFuture<'static, Result<Option<State>, Away>>>;

#[derive(Clone, Copy)]
struct Away;

/// How the states of datasets are read: by one statement at a time for each, which tells
/// all who came before it began. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct States(Cache<i32, Arc<Turns>>);

#[derive(Debug, Default)]
struct Turns {
    /// Held while a statement runs.
    running: tokio::sync::Mutex<()>,
    /// The statement that has not begun yet.
    next: Mutex<Option<Reading>>,
}

impl Default for States {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(1000).build())
    }
}

impl States {
    /// What a dataset is at now; `None` if nothing was written to it, or that cannot be read.
    pub(crate) async fn now(&self, pool: &PgPool, ds: i32) -> Result<Option<State>, LakeError> {
        let turns = self.0.get_with(ds, Arc::default);
        let reading = {
            let mut next = turns.next.lock().unwrap_or_else(PoisonError::into_inner);
            let reading = next.get_or_insert_with(|| read(turns.clone(), pool.clone(), ds));
            reading.clone()
        };
        let away = |Away| LakeError::Database(sqlx::Error::PoolTimedOut);
        reading.await.map_err(away)
    }
}

fn read(turns: Arc<Turns>, pool: PgPool, ds: i32) -> Reading {
    let reading = async move {
        let _running = turns.running.lock().await;
        // Who comes from now on waits for the next one.
        *turns.next.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let statement = Statement::fixed(NOW, vec![Bind::Number(ds)]);
        match Connection::of(&pool).rows(&statement, u64::MAX).await {
            Ok((rows, _)) => Ok(rows.first().and_then(|row| State::at(row, 0, 1).ok())),
            Err(error) if error.is_away() => Err(Away),
            Err(_) => Ok(None),
        }
    };
    reading.boxed().shared()
}

/// Whether only drafts were written between two states.
pub(crate) async fn only_drafts(
    pool: &PgPool,
    ds: i32,
    since: &State,
    now: &State,
) -> Result<bool, LakeError> {
    if now.number <= since.number {
        return Ok(now == since);
    }
    let statement = Statement::fixed(ONLY_DRAFTS_SINCE, since.binds(ds));
    let (rows, _) = Connection::of(pool).rows(&statement, u64::MAX).await?;
    let said = rows.first().map(|row| row.try_get(0)).transpose()?;
    Ok(said.unwrap_or(false))
}
