//! Documents by id.

use crate::rows::from_row;
use crate::{Dataset, Lake, LakeError, Permission, Reader};
use documents::DocumentId;

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

impl Found {
    fn omit(&mut self, id: String, reason: &'static str) {
        self.omitted.push(Omitted { id, reason });
    }
}

struct Row {
    id: String,
    body: String,
}

from_row!(Row: id, body);

impl Lake {
    /// The documents with these ids, as they are stored. For a reader without a
    /// token, one that is not published does not exist; for others, one that the
    /// role does not let them read is omitted for want of permission.
    pub async fn documents(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        ids: &[String],
    ) -> Result<Found, LakeError> {
        // What cannot be an id is not asked for: PostgreSQL refuses some characters.
        let possible = ids.iter().filter(|id| DocumentId::parse(id).is_ok());
        let possible: Vec<&String> = possible.collect();
        let rows: Vec<Row> = sqlx::query_as(
            "select id, body from document where ds = $1 and id = any($2)
             and (not $3 or (layer = 'published' and position('.' in id) = 0))
             order by id",
        )
        .bind(dataset.ds)
        .bind(possible)
        .bind(reader.is_anonymous())
        .fetch_all(&self.pool)
        .await?;
        let mut found = Found::default();
        let is_there = |id: &String| rows.iter().any(|row| row.id == *id);
        for id in ids.iter().filter(|id| !is_there(id)) {
            found.omit(id.clone(), "existence");
        }
        let every = reader.is_anonymous() || reader.sees_everything();
        for row in rows {
            if every || reader.may_with_text(&[Permission::Read], &row.body)? {
                found.documents.push(row.body);
            } else {
                found.omit(row.id, "permission");
            }
        }
        Ok(found)
    }
}
