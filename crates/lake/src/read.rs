//! Documents by id.

use crate::rows::from_row;
use crate::{Dataset, Lake, LakeError, Permission, Reader};
use documents::DocumentId;
use std::collections::BTreeSet;

/// Documents that were requested by id.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The JSON text of each that is there, in the order of their ids.
    pub documents: Vec<String>,
    /// The ids of those that do not exist, or that this reader may not read, in the order
    /// of the request. No reader learns which of the two it is.
    pub omitted: Vec<String>,
}

struct Row {
    id: String,
    body: String,
}

from_row!(Row: id, body);

impl Lake {
    /// The documents with these ids, as they are stored. One that the reader may not
    /// read does not exist: without a token that is all that is not published.
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
        .bind(possible(ids))
        .bind(reader.is_anonymous())
        .fetch_all(&self.pool)
        .await?;
        let every = reader.is_anonymous() || reader.sees_everything();
        let mut documents = Vec::new();
        let mut readable = BTreeSet::new();
        for row in rows {
            if every || reader.may_with_text(&[Permission::Read], &row.body)? {
                documents.push(row.body);
                readable.insert(row.id);
            }
        }
        let omitted = ids.iter().filter(|id| !readable.contains(*id));
        let omitted = omitted.cloned().collect();
        Ok(Found { documents, omitted })
    }
}

/// Those of these texts that can be ids. The others are not queried: PostgreSQL refuses
/// some characters.
pub(crate) fn possible(ids: &[String]) -> Vec<String> {
    let ids = ids.iter().filter(|id| DocumentId::parse(id).is_ok());
    ids.cloned().collect()
}
