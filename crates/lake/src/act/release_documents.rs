//! The documents of a release.

use crate::LakeError;
use crate::history::rebuild;
use crate::transact::Transacting;
use crate::transact::failure::{MutationFailure, Problem};
use crate::transact::working_set::WorkingSet;
use documents::{Document, DocumentId, Mutation, ReleaseName, ReleaseTask};
use serde_json::Value;

/// A release with more documents is not published: it is one transaction.
const MOST_DOCUMENTS: usize = 10_000;

/// The versions that a task works on.
pub(crate) struct ReleaseDocuments {
    pub(crate) versions: Vec<(DocumentId, Document)>,
}

impl ReleaseDocuments {
    /// Loads the versions that a release has or, to unarchive it, had, and into the working set
    /// what the task does them to.
    pub(crate) async fn load(
        database: &mut Transacting,
        ds: i32,
        set: &mut WorkingSet,
        (name, release): (&ReleaseName, &Document),
        task: ReleaseTask,
    ) -> Result<Self, LakeError> {
        if task == ReleaseTask::Unarchive {
            let versions = archived(database, ds, release).await?;
            let ids = versions.iter().map(|(id, _)| id.clone()).collect();
            set.load(database, ds, ids).await?;
            return Ok(Self { versions });
        }
        let ids = versions_in(database, ds, name).await?;
        set.load(database, ds, ids.clone()).await?;
        if task == ReleaseTask::Publish {
            let published = ids.iter().map(DocumentId::published_id).collect();
            set.load(database, ds, published).await?;
        }
        let version = |id: DocumentId| {
            let document = set.document(&id)?.clone();
            Some((id, document))
        };
        let versions = ids.into_iter().filter_map(version).collect();
        Ok(Self { versions })
    }

    /// What the task does to them.
    pub(crate) fn mutations(&self, set: &WorkingSet, task: ReleaseTask) -> Vec<Mutation> {
        let versions = self.versions.iter().map(|(id, version)| (id, version));
        task.mutations(versions, |id| set.document(id))
    }

    /// Their ids.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &DocumentId> {
        self.versions.iter().map(|(id, _)| id)
    }
}

/// The ids of the versions in a release.
pub(crate) async fn versions_in(
    database: &mut Transacting,
    ds: i32,
    release: &ReleaseName,
) -> Result<Vec<DocumentId>, LakeError> {
    // A range, which the index of ids has: the slash comes after the dot.
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
    database: &mut Transacting,
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
pub(crate) async fn check_number(
    database: &mut Transacting,
    ds: i32,
    release: &ReleaseName,
    index: usize,
) -> Result<(), LakeError> {
    if versions_in(database, ds, release).await?.len() <= MOST_DOCUMENTS {
        return Ok(());
    }
    let message = format!("release \"{release}\" has more than {MOST_DOCUMENTS} documents");
    Err(MutationFailure::of(index, Problem::Malformed(message)).into())
}

/// The versions that an archived release had, as they were last.
async fn archived(
    database: &mut Transacting,
    ds: i32,
    release: &Document,
) -> Result<Vec<(DocumentId, Document)>, LakeError> {
    let names = release.get("finalDocumentStates").and_then(Value::as_array);
    let names = names.into_iter().flatten();
    let ids: Vec<String> = names
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
