//! Where the statements of a query run.

use crate::LakeError;
use crate::error::is_away;
use crate::plan::Statement;
use futures_util::TryStreamExt;
use groq::{Account, EvaluateError, LimitExceeded, Reservation};
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

/// What the documents of a statement may cost.
#[derive(Clone, Copy)]
pub(crate) struct Bounds<'r> {
    /// Bytes of their texts.
    pub(crate) bytes: u64,
    /// Where their memory is reserved.
    pub(crate) reservation: Option<&'r Reservation>,
}

/// A document takes its text and, once it is read, about as much again.
const BYTES_A_BYTE: u64 = 2;

/// A connection with a statement in flight. A caller that stops waiting drops it and closes
/// the connection. PostgreSQL notices and cancels the statement instead of finishing it for
/// nobody.
pub(crate) struct UnderWay(Option<PoolConnection<Postgres>>);

impl UnderWay {
    pub(crate) fn of(connection: PoolConnection<Postgres>) -> Self {
        Self(Some(connection))
    }

    /// The connection; none once the statement is done.
    pub(crate) fn connection(&mut self) -> Option<&mut PgConnection> {
        self.0.as_deref_mut()
    }

    /// No statement is in flight: the connection goes back to its pool.
    pub(crate) fn done(mut self) -> Option<PoolConnection<Postgres>> {
        self.0.take()
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
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

    /// Runs a statement whose documents may cost so much.
    pub(crate) async fn rows(
        &mut self,
        statement: &Statement,
        bounds: Bounds<'_>,
    ) -> Result<Rows, LakeError> {
        let (pool, held) = match self {
            Self::Transaction(connection) => return collect(connection, statement, bounds).await,
            Self::Pool { pool, held } => (pool, held),
        };
        // The pool may hold any number of connections that died with their server. Each
        // fails at once, and the next one shows whether the server is back.
        for _ in 0..pool.options().get_max_connections() {
            let connection = match held.take() {
                Some(connection) => connection,
                None => pool.acquire().await?,
            };
            match run(connection, statement, bounds).await {
                (Err(LakeError::Database(error)), Some(connection)) if is_away(&error) => {
                    drop(connection.detach());
                }
                (outcome, connection) => {
                    *held = connection;
                    return outcome;
                }
            }
        }
        run(pool.acquire().await?, statement, bounds).await.0
    }
}

async fn run(
    connection: PoolConnection<Postgres>,
    statement: &Statement,
    bounds: Bounds<'_>,
) -> (Result<Rows, LakeError>, Option<PoolConnection<Postgres>>) {
    let mut connection = UnderWay::of(connection);
    let Some(open) = connection.connection() else {
        return (Ok((Vec::new(), 0)), None);
    };
    let outcome = collect(open, statement, bounds).await;
    // The connection still has unread rows in flight.
    if matches!(outcome, Err(LakeError::Evaluate(_))) {
        return (outcome, None);
    }
    (outcome, connection.done())
}

async fn collect(
    connection: &mut PgConnection,
    statement: &Statement,
    bounds: Bounds<'_>,
) -> Result<Rows, LakeError> {
    let mut stream = statement.query().fetch(connection);
    let mut rows = Vec::new();
    let mut bytes = 0;
    while let Some(row) = stream.try_next().await? {
        let length = row
            .try_get_raw(3)
            .map_or(0, |value| value.as_bytes().map_or(0, <[u8]>::len));
        bytes += length;
        if bytes as u64 > bounds.bytes {
            return Err(EvaluateError::from(LimitExceeded::Bytes).into());
        }
        if let Some(reservation) = bounds.reservation {
            reserve(reservation, BYTES_A_BYTE * length as u64)?;
        }
        rows.push(row);
    }
    Ok((rows, bytes))
}

fn reserve(reservation: &Reservation, bytes: u64) -> Result<(), LakeError> {
    let reserved = reservation.reserve(bytes);
    reserved.map_err(|refused| EvaluateError::from(refused).into())
}
