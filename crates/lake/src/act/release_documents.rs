//! The documents of a release.

use crate::LakeError;
use crate::history::rebuild;
use crate::transact::DatabaseTransaction;
use crate::transact::failure::{MutationFailure, Problem};
use crate::transact::working_set::WorkingSet;
use documents::{Document, DocumentId, Mutation, ReleaseName, ReleaseTask};
use serde_json::Value;

/// How many documents a release may have: its task is one transaction.
const MAX_DOCUMENTS: usize = 10_000;

/// The versions in a release that its task is done to.
pub(crate) struct ReleaseDocuments {
    pub(crate) versions: Vec<(DocumentId, Document)>,
}

impl ReleaseDocuments {
    /// Loads the versions of a release, or those it had when it was archived if the task is to
    /// unarchive it. Also loads the documents that the task changes into the working set.
    pub(crate) async fn load(
        database: &mut DatabaseTransaction,
        ds: i32,
        working_set: &mut WorkingSet,
        (name, release): (&ReleaseName, &Document),
        task: ReleaseTask,
    ) -> Result<Self, LakeError> {
        if task == ReleaseTask::Unarchive {
            let versions = archived_versions(database, ds, release).await?;
            let ids = versions.iter().map(|(id, _)| id.clone()).collect();
            working_set.load(database, ds, ids).await?;
            return Ok(Self { versions });
        }
        let ids = versions_in(database, ds, name).await?;
        working_set.load(database, ds, ids.clone()).await?;
        if task == ReleaseTask::Publish {
            let published = ids.iter().map(DocumentId::published_id).collect();
            working_set.load(database, ds, published).await?;
        }
        let version = |id: DocumentId| {
            let document = working_set.document(&id)?.clone();
            Some((id, document))
        };
        let versions = ids.into_iter().filter_map(version).collect();
        Ok(Self { versions })
    }

    /// The mutations that do the task.
    pub(crate) fn mutations(&self, working_set: &WorkingSet, task: ReleaseTask) -> Vec<Mutation> {
        let versions = self.versions.iter().map(|(id, version)| (id, version));
        task.mutations(versions, |id| working_set.document(id))
    }

    /// The ids of the versions.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &DocumentId> {
        self.versions.iter().map(|(id, _)| id)
    }
}

/// The ids of the versions in a release.
pub(crate) async fn versions_in(
    database: &mut DatabaseTransaction,
    ds: i32,
    release: &ReleaseName,
) -> Result<Vec<DocumentId>, LakeError> {
    // The index of ids finds a range: in ASCII the slash comes after the dot.
    let ids: Vec<String> = sqlx::query_scalar(
        "select id from document where ds = $1 and id >= $2 and id < $3 order by id",
    )
    .bind(ds)
    .bind(release.version_prefix())
    .bind(format!("versions.{release}/"))
    .fetch_all(&mut **database)
    .await?;
    Ok(parsed(&ids))
}

/// The ids of a document's drafts and versions.
pub(crate) async fn versions_of(
    database: &mut DatabaseTransaction,
    ds: i32,
    published: &DocumentId,
) -> Result<Vec<DocumentId>, LakeError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "select id from document where ds = $1 and published_id = $2 and layer <> 'published'
         order by id",
    )
    .bind(ds)
    .bind(published.as_str())
    .fetch_all(&mut **database)
    .await?;
    Ok(parsed(&ids))
}

/// Refuses a release with too many documents for one transaction.
pub(crate) async fn check_document_count(
    database: &mut DatabaseTransaction,
    ds: i32,
    release: &ReleaseName,
    index: usize,
) -> Result<(), LakeError> {
    if versions_in(database, ds, release).await?.len() <= MAX_DOCUMENTS {
        return Ok(());
    }
    let message = format!("release \"{release}\" has more than {MAX_DOCUMENTS} documents");
    Err(MutationFailure::of(index, Problem::Malformed(message)).into())
}

/// The versions that an archived release had, in their last state.
async fn archived_versions(
    database: &mut DatabaseTransaction,
    ds: i32,
    release: &Document,
) -> Result<Vec<(DocumentId, Document)>, LakeError> {
    let states = release.get("finalDocumentStates").and_then(Value::as_array);
    let states = states.into_iter().flatten();
    let ids: Vec<String> = states
        .filter_map(|state| state.get("id")?.as_str().map(str::to_owned))
        .collect();
    let mut versions = Vec::new();
    for text in rebuild::last(&mut *database, ds, &ids).await? {
        let document: Document = serde_json::from_str(&text).map_err(groq::JsonError::from)?;
        let id = document.get("_id").and_then(Value::as_str);
        if let Some(id) = id.and_then(|id| DocumentId::parse(id).ok()) {
            versions.push((id, document));
        }
    }
    Ok(versions)
}

fn parsed(ids: &[String]) -> Vec<DocumentId> {
    let ids = ids.iter().filter_map(|id| DocumentId::parse(id).ok());
    ids.collect()
}
