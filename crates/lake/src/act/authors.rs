//! Who began the tasks of releases.
//!
//! A task is done as its author: what they may do is judged when they begin it and, by the role
//! that they have then, again when it is done. The author is a token; where it is revoked, its
//! time is over or its role is gone, nobody may do the task until another takes it over.

use super::release_documents::ReleaseDocuments;
use super::task_row::TaskRow;
use crate::rows::from_row;
use crate::transact::Transacting;
use crate::transact::working_set::WorkingSet;
use crate::{Lake, LakeError, Permission, Reader};
use documents::{Document, DocumentId, Mutation, ReleaseTask};
use jiff::Timestamp;

/// A task of a release that is not done yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BegunTask {
    /// The dataset.
    pub dataset: String,
    /// The release.
    pub release: String,
    /// `publish`, `archive` or `unarchive`.
    pub task: String,
    /// When it is due, as RFC 3339.
    pub due: String,
    /// The id of the token by whose role it is judged.
    pub author: String,
    /// Whether that token is still there when the task is due.
    pub has_author: bool,
}

from_row!(BegunTask: dataset, release, task, due, author, has_author);

const BEGUN: &str = "select d.name as dataset, t.release, t.task, t.author,
       to_char(t.due at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') as due,
       exists (select from token o where o.project = d.project and o.id = t.author
         and (o.expires_at is null or o.expires_at > t.due)) as has_author
     from release_task t join dataset d on d.ds = t.ds
     where d.project = $1 and ($2::text is null or t.author = $2)
     order by t.due, d.name, t.release";

impl Lake {
    /// The tasks of a project's releases, those of one author or all, as they come to be due.
    pub async fn begun_tasks(
        &self,
        project: &str,
        author: Option<&str>,
    ) -> Result<Vec<BegunTask>, LakeError> {
        let begun = sqlx::query_as(BEGUN).bind(project).bind(author);
        Ok(begun.fetch_all(&self.pool).await?)
    }

    /// Makes the holder of a token the author of what another began. Who calls this has the
    /// database, and needs no other permission. What the new author may do is judged when the
    /// tasks are due; one who may write nothing at all is refused now. How many tasks there were.
    pub async fn take_over_tasks(
        &self,
        project: &str,
        (from, to): (&str, &str),
        now: Timestamp,
    ) -> Result<u64, LakeError> {
        let mut database = self.pool.begin().await?;
        let new_author = self.holder_of_id(&mut database, (project, to), now).await?;
        let writes = [Permission::Create, Permission::Update, Permission::Delete];
        if !new_author.is_some_and(|new_author| writes.iter().any(|one| new_author.may_ever(*one)))
        {
            return Err(LakeError::NoAuthor(to.to_owned()));
        }
        let taken = sqlx::query(
            "update release_task t set author = $3 from dataset d
             where d.ds = t.ds and d.project = $1 and t.author = $2",
        )
        .bind(project)
        .bind(from)
        .bind(to)
        .execute(&mut *database)
        .await?;
        database.commit().await?;
        Ok(taken.rows_affected())
    }

    /// The author of a task with the role that they have now.
    pub(super) async fn author(
        &self,
        database: &mut Transacting,
        due: &TaskRow,
        now: Timestamp,
    ) -> Result<Reader, LakeError> {
        let named = (due.project.as_str(), due.author.as_str());
        let author = self.holder_of_id(database, named, now).await?;
        author.ok_or_else(|| LakeError::AuthorMayNot {
            author: due.author.clone(),
            cause: "the token is revoked, its time is over or its role is gone".to_owned(),
        })
    }
}

/// Whether an author lacks the permission to read what a task is done to: a release, its versions,
/// and what they remove. What may not be read would be left out, and the rest done.
pub(super) fn lacks_to_read(
    author: &Reader,
    release: &Document,
    documents: &ReleaseDocuments,
    (set, task): (&WorkingSet, ReleaseTask),
) -> Result<bool, LakeError> {
    let versions = documents.versions.iter().map(|(_, version)| version);
    let mutations = documents.mutations(set, task);
    let removed = mutations.iter().filter_map(|mutation| match mutation {
        Mutation::Delete(_) => set.document(mutation.document_id()?),
        _ => None,
    });
    for document in versions.chain([release]).chain(removed) {
        if !author.may_with(&[Permission::Read], document)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Says of a document that a task could not be done to it whether its author lacks the
/// permission.
pub(super) fn explained(error: LakeError, author: &Reader, id: &DocumentId) -> LakeError {
    match error {
        LakeError::Mutation(failure) if failure.lacks_permission() => LakeError::AuthorMayNot {
            author: author.identity().to_owned(),
            cause: format!("{failure} on {id}"),
        },
        other => other,
    }
}
