//! The documents that are one document to an editor: published, draft, and a version in each
//! release.

use crate::LakeError;
use documents::DocumentId;
use sqlx::PgConnection;
use std::collections::BTreeSet;

/// Versions that exist, or existed once. The index `change_version` finds those of the history.
const VERSIONS: &str = r"select distinct document from change
     where ds = $1 and document >= 'versions.' and document < 'versions/'
     and regexp_replace(document, '^versions\.[^.]+\.', '') = any($2)
   union select id from document
     where ds = $1 and published_id = any($2) and starts_with(id, 'versions.')";

/// All documents of the groups that these belong to, whether they exist or not.
pub(super) async fn members(
    database: &mut PgConnection,
    ds: i32,
    ids: &[DocumentId],
) -> Result<BTreeSet<DocumentId>, LakeError> {
    let published: BTreeSet<&str> = ids.iter().map(DocumentId::published_str).collect();
    let published: Vec<&str> = published.into_iter().collect();
    let versions: Vec<String> = sqlx::query_scalar(VERSIONS)
        .bind(ds)
        .bind(published)
        .fetch_all(database)
        .await?;
    let versions = versions.iter().filter_map(|id| DocumentId::parse(id).ok());
    let mut members: BTreeSet<DocumentId> = versions.collect();
    for id in ids {
        members.insert(id.published_id());
        members.extend(id.draft_id());
    }
    Ok(members)
}
