//! The authors of the tasks of releases.
//!
//! A task is done with the permissions of its author. They are checked when the author begins the
//! task and again, by the role that the author has then, when it is done. The author is a token: if
//! it is revoked or expired, or its role was deleted, the task fails unless another token has taken
//! it over.

use super::release_documents::ReleaseDocuments;
use super::task_row::TaskRow;
use crate::rows::from_row;
use crate::transact::DatabaseTransaction;
use crate::transact::working_set::WorkingSet;
use crate::{Lake, LakeError, Permission, Principal};
use documents::{Document, DocumentId, Mutation, ReleaseTask};
use jiff::Timestamp;

/// A task of a release that is not done yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingTask {
    /// The dataset.
    pub dataset: String,
    /// The release.
    pub release: String,
    /// `publish`, `archive` or `unarchive`.
    pub task: String,
    /// When it is due, as RFC 3339.
    pub due: String,
    /// The id of the token by whose role its permissions are checked.
    pub author: String,
    /// Whether that token exists and is not expired when the task is due.
    pub author_is_valid: bool,
}

from_row!(PendingTask: dataset, release, task, due, author, author_is_valid);

const SELECT_PENDING: &str = "select d.name as dataset, t.release, t.task, t.author,
       to_char(t.due at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') as due,
       exists (select from token o where o.project = d.project and o.id = t.author
         and (o.expires_at is null or o.expires_at > t.due)) as author_is_valid
     from release_task t join dataset d on d.ds = t.ds
     where d.project = $1 and ($2::text is null or t.author = $2)
     order by t.due, d.name, t.release";

impl Lake {
    /// The tasks of a project's releases, of one author or of all, in the order in which they are
    /// due.
    pub async fn pending_tasks(
        &self,
        project: &str,
        author: Option<&str>,
    ) -> Result<Vec<PendingTask>, LakeError> {
        let tasks = sqlx::query_as(SELECT_PENDING).bind(project).bind(author);
        Ok(tasks.fetch_all(&self.pool).await?)
    }

    /// Makes one token the author of the pending tasks of another, and returns how many there were.
    /// This is for the operator's command, so no permission of a caller is checked. The permissions
    /// of the new author are checked when the tasks are due; only an author who may write no
    /// document at all is refused now.
    pub async fn take_over_tasks(
        &self,
        project: &str,
        (from, to): (&str, &str),
        now: Timestamp,
    ) -> Result<u64, LakeError> {
        let mut database = self.pool.begin().await?;
        let new_author = self.holder_of_id(&mut database, (project, to), now).await?;
        let writes = [Permission::Create, Permission::Update, Permission::Delete];
        let may_write = |author: Principal| writes.iter().any(|write| author.may_ever(*write));
        if !new_author.is_some_and(may_write) {
            return Err(LakeError::NoAuthor(to.to_owned()));
        }
        let updated = sqlx::query(
            "update release_task t set author = $3 from dataset d
             where d.ds = t.ds and d.project = $1 and t.author = $2",
        )
        .bind(project)
        .bind(from)
        .bind(to)
        .execute(&mut *database)
        .await?;
        database.commit().await?;
        Ok(updated.rows_affected())
    }

    /// The author of a task with the role that they have now.
    pub(super) async fn author(
        &self,
        database: &mut DatabaseTransaction,
        row: &TaskRow,
        now: Timestamp,
    ) -> Result<Principal, LakeError> {
        let token = (row.project.as_str(), row.author.as_str());
        let author = self.holder_of_id(database, token, now).await?;
        author.ok_or_else(|| LakeError::AuthorMayNot {
            author: row.author.clone(),
            cause: "the token is revoked, its time is over or its role is gone".to_owned(),
        })
    }
}

/// Whether an author may not read all documents of a task: the release, its versions, and the
/// documents that they remove. Such a task is refused, because otherwise it would be done in part,
/// without the documents that are hidden.
pub(super) fn lacks_read_permission(
    author: &Principal,
    release: &Document,
    documents: &ReleaseDocuments,
    (working_set, task): (&WorkingSet, ReleaseTask),
) -> Result<bool, LakeError> {
    let versions = documents.versions.iter().map(|(_, version)| version);
    let mutations = documents.mutations(working_set, task);
    let removed = mutations.iter().filter_map(|mutation| match mutation {
        Mutation::Delete(_) => working_set.document(mutation.document_id()?),
        _ => None,
    });
    for document in versions.chain([release]).chain(removed) {
        if !author.may_with(&[Permission::Read], document)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Turns a missing permission on a document into `AuthorMayNot`.
pub(super) fn author_error(error: LakeError, author: &Principal, id: &DocumentId) -> LakeError {
    match error {
        LakeError::Mutation(failure) if failure.lacks_permission() => LakeError::AuthorMayNot {
            author: author.identity().to_owned(),
            cause: format!("{failure} on {id}"),
        },
        other => other,
    }
}
