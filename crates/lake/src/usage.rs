//! Whether documents are there, and whether others refer to them.

use crate::{Dataset, Lake, LakeError};

/// How a dataset uses an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usage {
    /// The id.
    pub id: String,
    /// Whether there is a document with it.
    pub there: bool,
    /// Whether any document refers to it, strongly or weakly, drafts and versions too.
    pub referred_to: bool,
}

impl Lake {
    /// How a dataset uses some ids.
    pub async fn usage(&self, dataset: &Dataset, ids: &[String]) -> Result<Vec<Usage>, LakeError> {
        let rows: Vec<(String, bool, bool)> = sqlx::query_as(
            "select requested.id,
               exists (select 1 from document d where d.ds = $1 and d.id = requested.id),
               exists (select 1 from reference r where r.ds = $1 and r.dst = requested.id)
             from unnest($2::text[]) as requested (id)",
        )
        .bind(dataset.ds)
        .bind(ids)
        .fetch_all(&self.pool)
        .await?;
        let usage = rows.into_iter().map(|(id, there, referred_to)| Usage {
            id,
            there,
            referred_to,
        });
        Ok(usage.collect())
    }
}
