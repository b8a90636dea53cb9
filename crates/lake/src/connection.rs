//! Where the statements of a query run.

use crate::LakeError;
use crate::error::is_away;
use crate::plan::Statement;
use futures_util::TryStreamExt;
use groq::{EvaluateError, LimitExceeded};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPool, PgRow};
use sqlx::{PgConnection, Postgres, Row};

/// The pool, for a query that stands alone, or the transaction it is part of.
pub(crate) enum Connection<'c> {
    Pool {
        pool: &'c PgPool,
        /// The one that the last statement came by.
        held: Option<PoolConnection<Postgres>>,
    },
    Transaction(&'c mut PgConnection),
}

/// Rows, and how many bytes their documents have.
pub(crate) type Rows = (Vec<PgRow>, usize);

impl<'c> Connection<'c> {
    /// A connection of the pool, once it is needed.
    pub(crate) fn of(pool: &'c PgPool) -> Self {
        Self::Pool { pool, held: None }
    }

    /// Gives a connection back for now, before a long time without a statement.
    pub(crate) fn release(&mut self) {
        if let Self::Pool { held, .. } = self {
            *held = None;
        }
    }

    /// Runs a statement whose documents may have so many bytes.
    pub(crate) async fn rows(
        &mut self,
        statement: &Statement,
        most: u64,
    ) -> Result<Rows, LakeError> {
        let (pool, held) = match self {
            Self::Transaction(connection) => return collect(connection, statement, most).await,
            Self::Pool { pool, held } => (pool, held),
        };
        // Connections may have died in the pool, with the server they led to; how many, nobody
        // knows. Each is found dead at once, and the next one tells whether the server is back.
        for _ in 0..pool.options().get_max_connections() {
            let mut connection = match held.take() {
                Some(connection) => connection,
                None => pool.acquire().await?,
            };
            match collect(&mut connection, statement, most).await {
                Err(LakeError::Database(error)) if is_away(&error) => drop(connection.detach()),
                outcome => {
                    *held = Some(connection);
                    return outcome;
                }
            }
        }
        let mut connection = pool.acquire().await?;
        collect(&mut connection, statement, most).await
    }
}

async fn collect(
    connection: &mut PgConnection,
    statement: &Statement,
    most: u64,
) -> Result<Rows, LakeError> {
    let mut stream = statement.query().fetch(connection);
    let mut rows = Vec::new();
    let mut bytes = 0;
    while let Some(row) = stream.try_next().await? {
        bytes += row
            .try_get_raw(3)
            .map_or(0, |value| value.as_bytes().map_or(0, <[u8]>::len));
        if bytes as u64 > most {
            return Err(EvaluateError::from(LimitExceeded::Bytes).into());
        }
        rows.push(row);
    }
    Ok((rows, bytes))
}
