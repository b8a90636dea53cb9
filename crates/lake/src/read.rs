//! Documents by id.

use crate::{Dataset, Lake, LakeError, Reader};
use sqlx::FromRow;

/// Documents that were asked for by id.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The JSON text of each that is there, in the order of their ids.
    pub documents: Vec<String>,
    /// Those that are not, or are not for this reader.
    pub omitted: Vec<Omitted>,
}

/// A document that is not in the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Omitted {
    /// Its id.
    pub id: String,
    /// `existence` or `permission`.
    pub reason: &'static str,
}

#[derive(FromRow)]
struct Row {
    id: String,
    body: String,
}

impl Lake {
    /// The documents with these ids, as they are stored. For a reader without a
    /// token, one that is not published does not exist.
    pub async fn documents(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        ids: &[String],
    ) -> Result<Found, LakeError> {
        let rows: Vec<Row> = sqlx::query_as(
            "select id, body from document where ds = $1 and id = any($2)
             and (not $3 or (layer = 'published' and position('.' in id) = 0))
             order by id",
        )
        .bind(dataset.ds)
        .bind(ids)
        .bind(reader.is_anonymous())
        .fetch_all(&self.pool)
        .await?;
        let is_there = |id: &String| rows.iter().any(|row| row.id == *id);
        let absent = ids.iter().filter(|id| !is_there(id));
        let omitted = absent.map(|id| Omitted {
            id: id.clone(),
            reason: "existence",
        });
        Ok(Found {
            omitted: omitted.collect(),
            documents: rows.into_iter().map(|row| row.body).collect(),
        })
    }
}
