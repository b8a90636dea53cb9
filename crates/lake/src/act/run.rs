//! The tasks of releases, carried out when they are due.
//!
//! A task is one transaction: it takes the row of the task, so that no other node takes it too,
//! and the lock of the dataset, does all documents, and deletes the row. Whatever dies in
//! between, a task is done with its row, or not at all and by another node.
//!
//! It is done as its author, by the role that they have when it is done. Only to give it up needs
//! no permission.

use super::authors::{explained, lacks_to_read};
use super::release_documents::ReleaseDocuments;
use super::task_row::TaskRow;
use crate::transact::Transacting;
use crate::transact::record::Done;
use crate::transact::working_set::{Means, WorkingSet};
use crate::{Dataset, Event, Lake, LakeError, Permission, Reader, Role};
use documents::{Document, DocumentId, KeySource, ReleaseName, ReleaseTask, Stamp};
use jiff::Timestamp;
use sqlx::PgPool;
use std::time::Duration;

/// A task that was carried out, or given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleaseTaskDone {
    /// The project of the dataset.
    pub project: String,
    /// The dataset.
    pub dataset: String,
    /// The release.
    pub release: String,
    /// What was done.
    pub task: ReleaseTask,
    /// The id of the transaction.
    pub transaction_id: String,
    /// How many documents it was done to.
    pub documents: usize,
    /// How long after its time it was done.
    pub lag: Duration,
    /// The id of the token whose holder began it.
    pub author: String,
    /// Why it was given up, if it was. The release says so too.
    pub failure: Option<ReleaseTaskFailure>,
}

/// Why a task was given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleaseTaskFailure {
    /// For people.
    pub message: String,
    /// Whether its author may not do it, so that it can be done when another begins it.
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

const TAKE: &str = "select t.ds, d.project, d.name, t.release, t.task, t.due::text, t.author
     from release_task t join dataset d on d.ds = t.ds";

/// A node that stands still between two statements loses the task to another: PostgreSQL ends
/// its transaction.
const SET_IDLE_TIMEOUT: &str = "set local idle_in_transaction_session_timeout = '30s'";

/// The time by the database's clock.
const NOW: &str = "select to_char(clock_timestamp() at time zone 'utc',
     'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')";

impl Lake {
    /// Begins a transaction for a task. The timeout is set before any row is locked.
    pub(super) async fn begin_task(&self) -> Result<Transacting, LakeError> {
        let mut database = self.pool.begin().await?;
        sqlx::query(SET_IDLE_TIMEOUT)
            .execute(&mut *database)
            .await?;
        Ok(database)
    }

    /// Carries out a task that this transaction holds, or gives it up; `None` if it is gone.
    pub(super) async fn settle(
        &self,
        database: Transacting,
        due: &TaskRow,
        ids: &mut (dyn KeySource + Send),
    ) -> Result<Option<ReleaseTaskDone>, LakeError> {
        match self.attempt(database, due, ids.key(), None).await {
            Ok(done) => Ok(Some(done)),
            Err(error) if is_lasting(&error) => {
                let failure = ReleaseTaskFailure::of(&error);
                self.give_up(due, ids.key(), failure).await
            }
            Err(error) => Err(error),
        }
    }

    /// Carries out a task or, with the reason why that is not possible, gives it up. If that
    /// fails, the row is free when this returns: a transaction that is only dropped holds it for
    /// a while, and then this node takes its own task for one that another node has in hand.
    async fn attempt(
        &self,
        mut database: Transacting,
        due: &TaskRow,
        transaction_id: String,
        failure: Option<ReleaseTaskFailure>,
    ) -> Result<ReleaseTaskDone, LakeError> {
        let carried = self.carry_out(&mut database, due, transaction_id, failure);
        match carried.await {
            Ok((done, event)) => {
                database.commit().await?;
                self.announce(&event);
                Ok(done)
            }
            Err(error) => {
                if let Err(cause) = database.rollback().await {
                    tracing::warn!(release = due.release, ?cause, "no rollback of a task");
                }
                Err(error)
            }
        }
    }

    async fn carry_out(
        &self,
        database: &mut Transacting,
        due: &TaskRow,
        transaction_id: String,
        failure: Option<ReleaseTaskFailure>,
    ) -> Result<(ReleaseTaskDone, Event), LakeError> {
        let dataset = due.dataset();
        let (name, id, task) = due.parsed()?;
        let named = vec![id.clone()];
        let mut set =
            WorkingSet::begin(database, &dataset, &transaction_id, named, Vec::new()).await?;
        set.means = Means::Service;
        let now: String = sqlx::query_scalar(NOW).fetch_one(&mut **database).await?;
        let stamp = Stamp {
            transaction_id: &transaction_id,
            now: &now,
        };
        let release = set.document(&id).cloned().unwrap_or_default();
        task.check(&release)
            .map_err(|error| LakeError::Task(error.to_string()))?;
        let (reader, mutations, documents) = if let Some(failure) = &failure {
            let failed = task.failed(&id, &failure.message);
            (due.service(), vec![failed], 0)
        } else {
            let author = self.author(database, due, at(&now)?).await?;
            let named = (&name, &release);
            let found = ReleaseDocuments::load(database, due.ds, &mut set, named, task).await?;
            due.judge_reading(&author, &release, &found, (&set, task))?;
            let mut mutations = found.mutations(&set, task);
            mutations.push(task.completed(&id, found.ids(), &now));
            (author, mutations, found.versions.len())
        };
        for mutation in &mutations {
            if let Some(id) = mutation.document_id() {
                let applied = set.apply(&reader, (0, mutation), id, &stamp);
                applied.map_err(|error| explained(error, &reader, id))?;
            }
        }
        let written = Done {
            ds: due.ds,
            reader: &reader,
            stamp: &stamp,
            mutations: &mutations,
        };
        let event = self.record(database, &mut set, written).await?;
        let done = ReleaseTaskDone {
            project: dataset.project,
            dataset: dataset.name,
            release: due.release.clone(),
            task,
            transaction_id,
            documents,
            lag: due.lag(database).await?,
            author: due.author.clone(),
            failure,
        };
        Ok((done, event))
    }

    /// Returns a release to what it was before its task, with the reason; `None` if the task is
    /// gone meanwhile, or has no release.
    async fn give_up(
        &self,
        due: &TaskRow,
        transaction_id: String,
        failure: ReleaseTaskFailure,
    ) -> Result<Option<ReleaseTaskDone>, LakeError> {
        let mut database = self.begin_task().await?;
        let again: Option<TaskRow> = sqlx::query_as(sqlx::AssertSqlSafe(format!(
            "{TAKE} where t.ds = $1 and t.release = $2 and t.due = $3::timestamptz
             for update of t skip locked"
        )))
        .bind(due.ds)
        .bind(&due.release)
        .bind(&due.due)
        .fetch_optional(&mut *database)
        .await?;
        let Some(again) = again else {
            return Ok(None);
        };
        let carried = self.attempt(database, &again, transaction_id, Some(failure));
        match carried.await {
            Ok(done) => Ok(Some(done)),
            // There is no release that waits for it.
            Err(LakeError::Task(cause)) => {
                tracing::error!(release = due.release, cause, "a task without a release");
                due.delete(&self.pool).await?;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }
}

impl TaskRow {
    /// Takes the row that has been due longest, but for those of these datasets and releases,
    /// and those that another transaction holds.
    pub(super) async fn take_due(
        database: &mut Transacting,
        (datasets, releases): &(Vec<i32>, Vec<String>),
    ) -> Result<Option<Self>, LakeError> {
        let due: Option<Self> = sqlx::query_as(sqlx::AssertSqlSafe(format!(
            "{TAKE} where t.due <= clock_timestamp() and not exists (
               select from unnest($1::int[], $2::text[]) as other (ds, release)
               where other.ds = t.ds and other.release = t.release)
             order by t.due, t.ds, t.release limit 1 for update of t skip locked"
        )))
        .bind(datasets)
        .bind(releases)
        .fetch_optional(&mut **database)
        .await?;
        Ok(due)
    }

    /// How long it has been due.
    async fn lag(&self, database: &mut Transacting) -> Result<Duration, LakeError> {
        let lag: f64 = sqlx::query_scalar(
            "select extract(epoch from clock_timestamp() - $1::timestamptz)::float8",
        )
        .bind(&self.due)
        .fetch_one(&mut **database)
        .await?;
        Ok(duration(lag))
    }

    /// Deletes the row, and not one that came in its place.
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
            name: self.name.clone(),
            public: false,
            created_at: String::new(),
        }
    }

    /// The service itself, which returns a release to what it was in the name of its author.
    fn service(&self) -> Reader {
        Reader::Holder {
            id: self.author.clone(),
            role: Role::administrator(),
            at: Timestamp::UNIX_EPOCH,
        }
    }

    /// Refuses an author who may not read all that the task is done to.
    fn judge_reading(
        &self,
        author: &Reader,
        release: &Document,
        documents: &ReleaseDocuments,
        done: (&WorkingSet, ReleaseTask),
    ) -> Result<(), LakeError> {
        if lacks_to_read(author, release, documents, done)? {
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
        let wrong = || LakeError::Task(format!("no task {} of {}", self.task, self.release));
        let name = ReleaseName::parse(&self.release).map_err(|_| wrong())?;
        let id = name.document_id().map_err(|_| wrong())?;
        let task = ReleaseTask::named(&self.task).ok_or_else(wrong)?;
        Ok((name, id, task))
    }
}

/// SQLSTATE classes of failures that lie in the documents: data, constraints, limits.
const LASTING: [&str; 3] = ["22", "23", "54"];

/// Whether the same fails another time too. Everything else that PostgreSQL refuses lies in its
/// own state or in its schema, and a release that is due does not fail for that.
fn is_lasting(error: &LakeError) -> bool {
    match error {
        LakeError::Database(sqlx::Error::Database(refusal)) => refusal
            .code()
            .is_some_and(|code| LASTING.iter().any(|class| code.starts_with(class))),
        LakeError::Database(_) => false,
        _ => !error.is_away(),
    }
}

/// A time that the database gave.
fn at(text: &str) -> Result<Timestamp, LakeError> {
    let parsed = text.parse();
    parsed.map_err(|_| LakeError::Task(format!("{text:?} is no time")))
}

pub(super) fn duration(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX)
}
