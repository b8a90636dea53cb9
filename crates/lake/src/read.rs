//! Documents by id.

use crate::connection::UnderWay;
use crate::rows::from_row;
use crate::{Dataset, Lake, LakeError, Permission, Principal};
use documents::DocumentId;
use futures_util::TryStreamExt;
use groq::{Account, EvaluateError, Reservation, TooLarge};
use sqlx::PgConnection;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Documents that were requested by id.
#[derive(Debug, Default)]
pub struct Found {
    /// The JSON text of each that is there, in the order of their ids.
    pub documents: Vec<String>,
    /// The ids of those that do not exist, or that this reader may not read, in the order
    /// of the request. No reader learns which of the two it is.
    pub omitted: Vec<String>,
    /// The memory of the texts, twice their length so that they can be joined, if somebody pays.
    pub reservation: Option<Reservation>,
}

/// What documents that are requested by id may cost.
#[derive(Clone)]
pub struct ReadLimits {
    /// How long their texts may be together, in bytes.
    pub max_response_bytes: usize,
    /// Who pays for their memory, if anybody does.
    pub account: Option<Arc<dyn Account>>,
}

impl Default for ReadLimits {
    fn default() -> Self {
        Self {
            max_response_bytes: usize::MAX,
            account: None,
        }
    }
}

struct Row {
    id: String,
    body: String,
}

from_row!(Row: id, body);

/// The texts are held once as they came and once more in what is made of them.
const BYTES_A_BYTE: u64 = 2;

/// Texts up to this length are judged at once. What takes longer must not hold up the other
/// connections of a thread.
const LENGTH_AT_ONCE: usize = 64 << 10;

impl Lake {
    /// The documents with these ids, as they are stored. One that the reader may not
    /// read does not exist: without a token that is all that is not published.
    pub async fn documents(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        ids: &[String],
    ) -> Result<Found, LakeError> {
        self.documents_within(dataset, principal, ids, ReadLimits::default())
            .await
    }

    /// The same, if they cost no more than this.
    pub async fn documents_within(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        ids: &[String],
        limits: ReadLimits,
    ) -> Result<Found, LakeError> {
        let reservation = limits.account.clone().map(Reservation::of);
        let bounds = (limits.max_response_bytes, reservation.as_ref());
        // A caller who leaves, or whose documents cost too much, closes the connection with the
        // rows that are still in flight.
        let mut under_way = UnderWay::of(self.pool.acquire().await?);
        let rows = match under_way.connection() {
            Some(connection) => rows(connection, dataset, principal, ids, bounds).await?,
            None => Vec::new(),
        };
        under_way.done();
        let rows = readable(principal, rows).await?;
        let found: BTreeSet<&String> = rows.iter().map(|row| &row.id).collect();
        let omitted = ids.iter().filter(|id| !found.contains(id));
        Ok(Found {
            omitted: omitted.cloned().collect(),
            documents: rows.into_iter().map(|row| row.body).collect(),
            reservation,
        })
    }
}

async fn rows(
    connection: &mut PgConnection,
    dataset: &Dataset,
    principal: &Principal,
    ids: &[String],
    (max_response_bytes, reservation): (usize, Option<&Reservation>),
) -> Result<Vec<Row>, LakeError> {
    let mut stream = sqlx::query_as::<_, Row>(
        "select id, body from document where ds = $1 and id = any($2)
         and (not $3 or (layer = 'published' and position('.' in id) = 0))
         order by id",
    )
    .bind(dataset.ds)
    .bind(possible(ids))
    .bind(principal.is_anonymous())
    .fetch(connection);
    let mut rows = Vec::new();
    let mut length = 0;
    while let Some(row) = stream.try_next().await? {
        length += row.body.len();
        if length > max_response_bytes {
            return Err(TooLarge {
                limit: max_response_bytes,
            }
            .into());
        }
        if let Some(reservation) = reservation {
            let reserved = reservation.reserve(BYTES_A_BYTE * row.body.len() as u64);
            reserved.map_err(EvaluateError::from)?;
        }
        rows.push(row);
    }
    Ok(rows)
}

/// Those of these documents that the reader may read.
async fn readable(principal: &Principal, rows: Vec<Row>) -> Result<Vec<Row>, LakeError> {
    if principal.is_anonymous() || principal.sees_everything() {
        return Ok(rows);
    }
    let length: usize = rows.iter().map(|row| row.body.len()).sum();
    if length <= LENGTH_AT_ONCE {
        return judge(principal, rows);
    }
    let principal = principal.clone();
    tokio::task::spawn_blocking(move || judge(&principal, rows)).await?
}

fn judge(principal: &Principal, rows: Vec<Row>) -> Result<Vec<Row>, LakeError> {
    let mut readable = Vec::new();
    for row in rows {
        if principal.may_with_text(&[Permission::Read], &row.body)? {
            readable.push(row);
        }
    }
    Ok(readable)
}

/// Those of these texts that can be ids. The others are not queried: PostgreSQL refuses
/// some characters.
pub(crate) fn possible(ids: &[String]) -> Vec<String> {
    let ids = ids.iter().filter(|id| DocumentId::parse(id).is_ok());
    ids.cloned().collect()
}
