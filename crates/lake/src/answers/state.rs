//! What a dataset is at, and whether anything was published since.

use crate::LakeError;
use crate::connection::Connection;
use crate::plan::{Bind, Statement};
use sqlx::Row;
use sqlx::postgres::PgRow;
use std::fmt;
use std::sync::Arc;

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

    /// The present state; `None` if nothing was written yet.
    pub(super) async fn now(
        connection: &mut Connection<'_>,
        ds: i32,
    ) -> Result<Option<Self>, LakeError> {
        let statement = Statement::fixed(NOW, vec![Bind::Number(ds)]);
        let (rows, _) = connection.rows(&statement, u64::MAX).await?;
        rows.first().map(|row| Self::at(row, 0, 1)).transpose()
    }

    fn binds(&self) -> [Bind; 2] {
        [
            Bind::Text(self.number.to_string()),
            Bind::Text(self.id.to_string()),
        ]
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.id)
    }
}

const NOW: &str = "select d.seq::text, t.id from dataset d \
    join transaction t on t.ds = d.ds and t.seq = d.seq where d.ds = $1";

/// Whether two states are of the history that is there, with only drafts between them. A
/// transaction of which it tells no change may have changed anything.
const ONLY_DRAFTS_BETWEEN: &str = "select \
    exists (select 1 from transaction t where t.ds = $1 \
      and t.seq = $2::text::bigint and t.id = $3) \
    and exists (select 1 from transaction t where t.ds = $1 \
      and t.seq = $4::text::bigint and t.id = $5) \
    and not exists (select 1 from transaction t \
      left join change c on c.ds = t.ds and c.seq = t.seq \
      where t.ds = $1 and t.seq > $2::text::bigint and t.seq <= $4::text::bigint \
        and (c.document is null \
          or c.document not like 'drafts.%' and c.document not like 'versions.%'))";

/// After more transactions than this nobody looks what they were.
const MOST_TRANSACTIONS: i64 = 1000;

/// Whether only drafts were written between two states.
pub(super) async fn only_drafts(
    connection: &mut Connection<'_>,
    ds: i32,
    since: &State,
    now: &State,
) -> Result<bool, LakeError> {
    let transactions = now.number - since.number;
    if !(1..=MOST_TRANSACTIONS).contains(&transactions) {
        return Ok(now == since);
    }
    let states = since.binds().into_iter().chain(now.binds());
    let binds = std::iter::once(Bind::Number(ds)).chain(states).collect();
    let statement = Statement::fixed(ONLY_DRAFTS_BETWEEN, binds);
    let (rows, _) = connection.rows(&statement, u64::MAX).await?;
    let said = rows.first().map(|row| row.try_get(0)).transpose()?;
    Ok(said.unwrap_or(false))
}
