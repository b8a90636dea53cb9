//! Does the tasks of releases when they are due.
//!
//! A task is one transaction. It locks the row of the task, so that no other node does it, and the
//! dataset, changes all documents, and deletes the row. If the node fails before the commit, nothing
//! has happened, and another node does the task.
//!
//! A task is done with the permissions that its author has at that time. To give it up needs no
//! permission.

use super::authors::{author_error, lacks_read_permission};
use super::release_documents::ReleaseDocuments;
use super::task_row::{DeferredTasks, TaskRow};
use crate::transact::DatabaseTransaction;
use crate::transact::record::TransactionRecord;
use crate::transact::working_set::{NamedDocuments, TransactionKind, WorkingSet};
use crate::{Dataset, Event, Lake, LakeError, Permission, Principal, Role};
use documents::{Document, DocumentId, KeySource, ReleaseName, ReleaseTask, Stamp};
use jiff::Timestamp;
use sqlx::PgPool;
use std::sync::Arc;
use std::time::Duration;

/// A task that was done, or given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleaseTaskDone {
    /// The project of the dataset.
    pub project: String,
    /// The dataset.
    pub dataset: String,
    /// The release.
    pub release: String,
    /// The task.
    pub task: ReleaseTask,
    /// The id of the transaction.
    pub transaction_id: String,
    /// How many versions of documents it was done to.
    pub documents: usize,
    /// How long after its time it was done.
    pub lag: Duration,
    /// The id of the token that began it, or took it over.
    pub author: String,
    /// Why it was given up, if it was. The release has the same message.
    pub failure: Option<ReleaseTaskFailure>,
}

/// Why a task was given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleaseTaskFailure {
    /// Shown to editors.
    pub message: String,
    /// Whether its author lacks a permission, so that another author can begin it again.
    pub refused: bool,
}

impl ReleaseTaskFailure {
    fn of(error: &LakeError) -> Self {
        Self {
            message: error.to_string(),
            refused: matches!(error, LakeError::AuthorMayNot { .. }),
        }
    }
}

const SELECT_TASK: &str = "select t.ds, d.project, d.name as dataset, t.release, t.task,
       t.due::text, t.author
     from release_task t join dataset d on d.ds = t.ds";

/// PostgreSQL ends the transaction of a node that stalls between two statements, so that another
/// node can do the task.
const SET_IDLE_TIMEOUT: &str = "set local idle_in_transaction_session_timeout = '30s'";

/// The time by the database's clock.
const NOW: &str = "select to_char(clock_timestamp() at time zone 'utc',
     'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')";

impl Lake {
    /// Begins a transaction for a task. The timeout is set before any row is locked.
    pub(super) async fn begin_task(&self) -> Result<DatabaseTransaction, LakeError> {
        let mut database = self.pool.begin().await?;
        sqlx::query(SET_IDLE_TIMEOUT)
            .execute(&mut *database)
            .await?;
        Ok(database)
    }

    /// Does the task whose row this transaction has locked, or gives it up. `None` if the row does
    /// not exist any more.
    pub(super) async fn run_task(
        &self,
        database: DatabaseTransaction,
        row: &TaskRow,
        ids: &mut (dyn KeySource + Send),
    ) -> Result<Option<ReleaseTaskDone>, LakeError> {
        match self.attempt(database, row, ids.key(), None).await {
            Ok(done) => Ok(Some(done)),
            Err(error) if is_permanent(&error) => {
                let failure = ReleaseTaskFailure::of(&error);
                self.give_up(row, ids.key(), failure).await
            }
            Err(error) => Err(error),
        }
    }

    /// Does a task, or with a failure gives it up, and commits. After an error the row is unlocked
    /// when this returns. A transaction that is only dropped would keep the lock for a while, and
    /// this node would take its own task for one that another node is doing.
    async fn attempt(
        &self,
        mut database: DatabaseTransaction,
        row: &TaskRow,
        transaction_id: String,
        failure: Option<ReleaseTaskFailure>,
    ) -> Result<ReleaseTaskDone, LakeError> {
        let work = self.write(&mut database, row, transaction_id, failure);
        match work.await {
            Ok((done, event)) => {
                database.commit().await?;
                self.announce(&event);
                Ok(done)
            }
            Err(error) => {
                if let Err(cause) = database.rollback().await {
                    tracing::warn!(release = row.release, ?cause, "no rollback of a task");
                }
                Err(error)
            }
        }
    }

    /// Writes the changes of a task or, with a failure, the failure to the release.
    async fn write(
        &self,
        database: &mut DatabaseTransaction,
        row: &TaskRow,
        transaction_id: String,
        failure: Option<ReleaseTaskFailure>,
    ) -> Result<(ReleaseTaskDone, Event), LakeError> {
        let dataset = row.dataset();
        let (name, id, task) = row.parsed()?;
        let named = NamedDocuments {
            id: &transaction_id,
            documents: vec![id.clone()],
            targets: Vec::new(),
        };
        let mut working_set = WorkingSet::begin(self, database, &dataset, named).await?;
        working_set.kind = TransactionKind::Service;
        let now: String = sqlx::query_scalar(NOW).fetch_one(&mut **database).await?;
        let stamp = Stamp {
            transaction_id: &transaction_id,
            now: &now,
        };
        let release = working_set.document(&id).cloned().unwrap_or_default();
        task.check(&release)
            .map_err(|error| LakeError::Task(error.to_string()))?;
        let (principal, mutations, documents) = if let Some(failure) = &failure {
            let failed = task.failed(&id, &failure.message);
            (row.service(), vec![failed], 0)
        } else {
            let author = self.author(database, row, parse_time(&now)?).await?;
            let named_release = (&name, &release);
            let documents =
                ReleaseDocuments::load(database, row.ds, &mut working_set, named_release, task)
                    .await?;
            row.check_read_permission(&author, &release, &documents, (&working_set, task))?;
            let mut mutations = documents.mutations(&working_set, task);
            mutations.push(task.completed(&id, documents.ids(), &now));
            (author, mutations, documents.versions.len())
        };
        for mutation in &mutations {
            if let Some(id) = mutation.document_id() {
                let applied = working_set.apply(&principal, (0, mutation), id, &stamp);
                applied.map_err(|error| author_error(error, &principal, id))?;
            }
        }
        let transaction = TransactionRecord {
            ds: row.ds,
            principal: &principal,
            stamp: &stamp,
            mutations: &mutations,
        };
        let event = self.record(database, &mut working_set, transaction).await?;
        let done = ReleaseTaskDone {
            project: dataset.project,
            dataset: dataset.name,
            release: row.release.clone(),
            task,
            transaction_id,
            documents,
            lag: row.lag(database).await?,
            author: row.author.clone(),
            failure,
        };
        Ok((done, event))
    }

    /// Returns a release to the state before its task began, with the reason. `None` if the row does
    /// not exist any more, or has no release.
    async fn give_up(
        &self,
        row: &TaskRow,
        transaction_id: String,
        failure: ReleaseTaskFailure,
    ) -> Result<Option<ReleaseTaskDone>, LakeError> {
        let mut database = self.begin_task().await?;
        let locked: Option<TaskRow> = sqlx::query_as(sqlx::AssertSqlSafe(format!(
            "{SELECT_TASK} where t.ds = $1 and t.release = $2 and t.due = $3::timestamptz
             for update of t skip locked"
        )))
        .bind(row.ds)
        .bind(&row.release)
        .bind(&row.due)
        .fetch_optional(&mut *database)
        .await?;
        let Some(row) = locked else {
            return Ok(None);
        };
        let work = self.attempt(database, &row, transaction_id, Some(failure));
        match work.await {
            Ok(done) => Ok(Some(done)),
            // No release waits for this task.
            Err(LakeError::Task(cause)) => {
                tracing::error!(release = row.release, cause, "a task without a release");
                row.delete(&self.pool).await?;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }
}

impl TaskRow {
    /// Locks the row that has been due longest, except those that were deferred, and those that
    /// another transaction has locked.
    pub(super) async fn take_due(
        database: &mut DatabaseTransaction,
        deferred: &DeferredTasks,
    ) -> Result<Option<Self>, LakeError> {
        let row = sqlx::query_as(sqlx::AssertSqlSafe(format!(
            "{SELECT_TASK} where t.due <= clock_timestamp() and not exists (
               select from unnest($1::int[], $2::text[]) as deferred (ds, release)
               where deferred.ds = t.ds and deferred.release = t.release)
             order by t.due, t.ds, t.release limit 1 for update of t skip locked"
        )))
        .bind(&deferred.datasets)
        .bind(&deferred.releases)
        .fetch_optional(&mut **database)
        .await?;
        Ok(row)
    }

    /// How long it has been due.
    async fn lag(&self, database: &mut DatabaseTransaction) -> Result<Duration, LakeError> {
        let lag: f64 = sqlx::query_scalar(
            "select extract(epoch from clock_timestamp() - $1::timestamptz)::float8",
        )
        .bind(&self.due)
        .fetch_one(&mut **database)
        .await?;
        Ok(duration(lag))
    }

    /// Deletes the row, but no later one of the same release.
    async fn delete(&self, pool: &PgPool) -> Result<(), LakeError> {
        sqlx::query(
            "delete from release_task where ds = $1 and release = $2 and due = $3::timestamptz",
        )
        .bind(self.ds)
        .bind(&self.release)
        .bind(&self.due)
        .execute(pool)
        .await?;
        Ok(())
    }

    fn dataset(&self) -> Dataset {
        Dataset {
            ds: self.ds,
            project: self.project.clone(),
            name: self.dataset.clone(),
            public: false,
            created_at: String::new(),
            // A transaction has that which is in force when it begins.
            in_force: Arc::default(),
        }
    }

    /// The service with all permissions, which writes under the author's id.
    fn service(&self) -> Principal {
        Principal::Holder {
            id: self.author.clone(),
            role: Role::administrator(),
            now: Timestamp::UNIX_EPOCH,
        }
    }

    /// Refuses an author who may not read all documents of the task.
    fn check_read_permission(
        &self,
        author: &Principal,
        release: &Document,
        documents: &ReleaseDocuments,
        task: (&WorkingSet, ReleaseTask),
    ) -> Result<(), LakeError> {
        if lacks_read_permission(author, release, documents, task)? {
            let cause = format!(
                "permission \"{}\" required on the release, its versions and what they remove",
                Permission::Read
            );
            let author = self.author.clone();
            return Err(LakeError::AuthorMayNot { author, cause });
        }
        Ok(())
    }

    fn parsed(&self) -> Result<(ReleaseName, DocumentId, ReleaseTask), LakeError> {
        let invalid = || LakeError::Task(format!("no task {} of {}", self.task, self.release));
        let name = ReleaseName::parse(&self.release).map_err(|_| invalid())?;
        let id = name.document_id().map_err(|_| invalid())?;
        let task = ReleaseTask::named(&self.task).ok_or_else(invalid)?;
        Ok((name, id, task))
    }
}

/// SQLSTATE classes of permanent errors, whose cause is in the documents: data, constraints, limits.
const PERMANENT_CLASSES: [&str; 3] = ["22", "23", "54"];

/// Whether the task would fail in the same way at another time. The cause of any other error of
/// PostgreSQL is in its own state or schema, and a due release is not given up for that.
fn is_permanent(error: &LakeError) -> bool {
    match error {
        LakeError::Database(sqlx::Error::Database(refusal)) => {
            let is_of = |code: &str| {
                PERMANENT_CLASSES
                    .iter()
                    .any(|class| code.starts_with(class))
            };
            refusal.code().is_some_and(|code| is_of(&code))
        }
        LakeError::Database(_) => false,
        _ => !error.is_away(),
    }
}

/// Parses a time of the database's clock.
fn parse_time(text: &str) -> Result<Timestamp, LakeError> {
    let parsed = text.parse();
    parsed.map_err(|_| LakeError::Task(format!("{text:?} is no time")))
}

pub(super) fn duration(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX)
}
