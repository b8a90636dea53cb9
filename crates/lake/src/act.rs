//! Actions: what editors do with documents and releases.
//!
//! The actions of a request are turned into mutations one after the other, each in the state that
//! the one before left. Together they are one transaction. Work that the service does later, such
//! as to publish all documents of a release, becomes a task here ([`release_tasks`]), which is found
//! when it is due ([`round`]) and done ([`run`]).

mod authors;
mod readable_documents;
pub(crate) mod release_documents;
pub(crate) mod release_tasks;
mod round;
mod run;
mod task_row;

pub use authors::PendingTask;
pub use round::{PendingReleaseTasks, ReleaseTaskRound};
pub use run::{ReleaseTaskDone, ReleaseTaskFailure};

use crate::transact::failure::{MutationFailure, Problem};
use crate::transact::record::TransactionRecord;
use crate::transact::working_set::{NamedDocuments, TransactionKind, WorkingSet};
use crate::transact::{DatabaseTransaction, integrity, storable};
use crate::{Dataset, Lake, LakeError, Permission, Principal, history};
use documents::{Action, DocumentId, Mutation, ReleaseName, ReleaseState, Stamp};
use jiff::Timestamp;
use readable_documents::ReadableDocuments;
use release_documents::ReleaseDocuments;

/// Actions to take together.
pub struct Actions {
    /// The id of the transaction, which becomes the revision of what it touches.
    pub id: String,
    /// The actions as the protocol writes them.
    pub actions: Vec<serde_json::Value>,
    /// When it happens.
    pub now: Timestamp,
    /// Whether to leave everything as it was.
    pub dry_run: bool,
    /// Whether the caller's version of the protocol has releases.
    pub releases: bool,
}

impl Lake {
    /// Takes actions, and returns the id of their transaction.
    pub async fn act(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        request: Actions,
    ) -> Result<String, LakeError> {
        if principal.is_anonymous() {
            return Err(LakeError::NeedsToken);
        }
        let result = self.take(dataset, principal, &request).await;
        result.map_err(|error| match error {
            LakeError::Mutation(failure) => failure.in_actions().into(),
            other => other,
        })?;
        Ok(request.id)
    }

    async fn take(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        request: &Actions,
    ) -> Result<(), LakeError> {
        let actions = prepare(request)?;
        let writes = [Permission::Create, Permission::Update, Permission::Delete];
        if !writes
            .iter()
            .any(|permission| principal.may_ever(*permission))
        {
            let problem = Problem::Forbidden(Permission::Update.name());
            return Err(MutationFailure::of(0, problem).into());
        }
        let named = NamedDocuments {
            id: &request.id,
            documents: actions.iter().flat_map(Action::documents).collect(),
            targets: Vec::new(),
        };
        let (mut database, mut working_set) = if request.dry_run {
            self.begin_dry_run(dataset, named).await?
        } else {
            let mut database = self.pool.begin().await?;
            let working_set = WorkingSet::begin(self, &mut database, dataset, named).await?;
            (database, working_set)
        };
        working_set.kind = TransactionKind::Actions;
        let now = format!("{:.3}", request.now);
        let stamp = Stamp {
            transaction_id: &request.id,
            now: &now,
        };
        let mut mutations = Vec::new();
        for (index, action) in actions.iter().enumerate() {
            let mut acting = Acting {
                database: &mut database,
                dataset,
                principal,
                working_set: &mut working_set,
                stamp,
            };
            mutations.extend(acting.take(index, action).await?);
        }
        let to_purge = documents_to_purge(principal, &working_set, &actions)?;
        if request.dry_run {
            return integrity::check(&mut database, dataset.ds, principal, &working_set).await;
        }
        let transaction = TransactionRecord {
            ds: dataset.ds,
            principal,
            stamp: &stamp,
            mutations: &mutations,
        };
        let event = self
            .record(&mut database, &mut working_set, transaction)
            .await?;
        let purged = if to_purge.is_empty() {
            None
        } else {
            Some(history::purge::purge(&mut database, dataset.ds, &to_purge).await?)
        };
        database.commit().await?;
        if let Some(purged) = purged {
            self.announce_dataset(dataset.ds);
            purged.log(dataset.ds, &to_purge);
        }
        self.announce(&event);
        if release_tasks::leaves_task(&working_set) {
            self.release_task_added.notify_one();
        }
        Ok(())
    }
}

/// The state in which the next action is taken.
struct Acting<'a> {
    database: &'a mut DatabaseTransaction,
    dataset: &'a Dataset,
    principal: &'a Principal,
    working_set: &'a mut WorkingSet,
    stamp: Stamp<'a>,
}

impl Acting<'_> {
    /// Takes one action. Returns its mutations, which were applied to the working set.
    async fn take(&mut self, index: usize, action: &Action) -> Result<Vec<Mutation>, LakeError> {
        let ids = self.load(action).await?;
        let documents = ReadableDocuments::new(self.working_set, self.principal, ids)?;
        let mutations = action
            .mutations(&documents)
            .map_err(|error| MutationFailure::of(index, Problem::Action(error)))?;
        for mutation in &mutations {
            if let Some(id) = mutation.document_id() {
                let numbered = (index, mutation);
                self.working_set
                    .apply(self.principal, numbered, id, &self.stamp)?;
            }
        }
        if let Action::Release { name, change } = action {
            self.authorize_task(index, name).await?;
            if change.begins_task() {
                self.working_set.begun.extend(name.document_id());
            }
        }
        Ok(mutations)
    }

    /// Loads the documents that an action reads, and returns their ids.
    async fn load(&mut self, action: &Action) -> Result<Vec<DocumentId>, LakeError> {
        let mut ids = action.documents();
        if let Some(published) = action.versions_of() {
            ids.extend(
                release_documents::versions_of(self.database, self.dataset.ds, published).await?,
            );
        }
        if let Some(release) = action.versions_in() {
            ids.extend(
                release_documents::versions_in(self.database, self.dataset.ds, release).await?,
            );
        }
        self.working_set
            .load(self.database, self.dataset.ds, ids.clone())
            .await?;
        Ok(ids)
    }

    /// Refuses a task that the caller may not do. When the service does it later, it checks the
    /// permissions that the caller has then.
    async fn authorize_task(&mut self, index: usize, name: &ReleaseName) -> Result<(), LakeError> {
        let refused = |problem| LakeError::from(MutationFailure::of(index, problem));
        let malformed = |message: String| refused(Problem::Malformed(message));
        let id = name
            .document_id()
            .map_err(|error| malformed(error.to_string()))?;
        let release = self.working_set.document(&id);
        let task = release
            .and_then(ReleaseState::of)
            .and_then(ReleaseState::task);
        let (Some(task), Some(release)) = (task, release.cloned()) else {
            return Ok(());
        };
        let ds = self.dataset.ds;
        release_documents::check_document_count(self.database, ds, name, index).await?;
        if self.principal.may_everything() {
            return Ok(());
        }
        let named_release = (name, &release);
        let documents =
            ReleaseDocuments::load(self.database, ds, self.working_set, named_release, task)
                .await?;
        let work = (&*self.working_set, task);
        if authors::lacks_read_permission(self.principal, &release, &documents, work)? {
            return Err(refused(Problem::Forbidden(Permission::Read.name())));
        }
        for mutation in documents.mutations(self.working_set, task) {
            if let Some(id) = mutation.document_id() {
                let numbered = (index, &mutation);
                self.working_set
                    .authorize(self.principal, numbered, id, &self.stamp)?;
            }
        }
        Ok(())
    }
}

/// The documents whose history is erased, too. A principal with limited permissions may erase only
/// what this transaction deletes: for a document that does not exist, or is hidden from it, it is
/// unknown whether the principal might have deleted it.
fn documents_to_purge(
    principal: &Principal,
    working_set: &WorkingSet,
    actions: &[Action],
) -> Result<Vec<String>, LakeError> {
    let is_deleted = |id: &DocumentId| {
        let entry = working_set.entries.get(id).filter(|entry| entry.touched);
        entry.is_some_and(|entry| entry.before.is_some() && entry.after.is_none())
    };
    let mut purged = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        for id in action.purged() {
            if !principal.may_everything() && !is_deleted(id) {
                let problem = Problem::Forbidden(Permission::Delete.name());
                return Err(MutationFailure::of(index, problem).into());
            }
            purged.push(id.as_str().to_owned());
        }
    }
    Ok(purged)
}

/// Parses the actions.
fn prepare(request: &Actions) -> Result<Vec<Action>, LakeError> {
    let mut actions = Vec::with_capacity(request.actions.len());
    let mut malformed = Vec::new();
    for (index, json) in request.actions.iter().enumerate() {
        if storable::holds_zero(json) {
            return Err(storable::refusal(index));
        }
        match Action::parse(json) {
            Ok(action) if action.needs_releases() && !request.releases => {
                let message = "releases and versions need API version v2025-02-19 or later";
                malformed.push((index, Problem::Malformed(message.to_owned())));
            }
            Ok(action) => actions.push(action),
            Err(error) => malformed.push((index, Problem::Malformed(error.to_string()))),
        }
    }
    match MutationFailure::of_all(malformed) {
        Some(failure) => Err(failure.into()),
        None => Ok(actions),
    }
}
