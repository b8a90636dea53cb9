//! Transactions of mutations.
//!
//! A transaction locks the row of its dataset, so that transactions of one dataset follow each
//! other, and loads the documents that its mutations name. It applies the mutations in memory, in
//! order. Then it stores the changed documents with their references, the effects and the next
//! number of the dataset, and commits. A dry run takes no lock and stores nothing ([`dry_run`]). All
//! queries of a transaction share one limit ([`bound`]).

mod bound;
pub(crate) mod dry_run;
pub(crate) mod failure;
mod import;
pub(crate) mod integrity;
pub(crate) mod load;
pub(crate) mod permit;
pub(crate) mod record;
mod select;
pub(crate) mod storable;
pub(crate) mod store;
pub(crate) mod working_set;

pub use failure::MutationFailure;
pub use import::{Dangling, IfThere, Import, Imported};
pub use load::Load;

use crate::{Dataset, Lake, LakeError, Principal};
use bound::TransactionBound;
use documents::{DocumentId, KeySource, Mutation, Stamp};
use dry_run::Unwritten;
use failure::Problem;
use groq::Limits;
use jiff::Timestamp;
use record::TransactionRecord;
use select::WriteRequest;
use sqlx::Postgres;
use std::sync::Arc;
use tokio::sync::Semaphore;
use working_set::{NamedDocuments, WorkingSet};

/// The request for a transaction.
pub struct Transaction {
    /// Its id, which becomes the revision of the documents that it changes.
    pub id: String,
    /// The mutations as the protocol writes them.
    pub mutations: Vec<serde_json::Value>,
    /// Its time.
    pub now: Timestamp,
    /// Whether to write nothing. A dry run with queries holds a connection while they run, so that a
    /// service admits few at the same time.
    pub dry_run: bool,
    /// Whether to give objects in arrays a `_key` where they have none.
    pub generate_array_keys: bool,
    /// The limits of all queries in the mutations together, and the account that they are charged
    /// to.
    pub limits: Limits,
    /// The slots for long evaluations, if they are limited.
    pub long_evaluations: Option<Arc<Semaphore>>,
}

/// The result of a transaction.
#[derive(Debug)]
pub struct Outcome {
    /// Its id.
    pub transaction_id: String,
    /// The result for each document, in the order of the mutations.
    pub results: Vec<WriteResult>,
}

/// The result of a mutation for one document.
#[derive(Debug)]
pub struct WriteResult {
    /// The document.
    pub id: String,
    /// `create`, `update`, `delete` or `none`.
    pub operation: &'static str,
    /// The JSON text of the document after it; `None` if it was deleted, or if the caller may not read
    /// it.
    pub document: Option<String>,
}

pub(crate) type DatabaseTransaction = sqlx::Transaction<'static, Postgres>;

impl Lake {
    /// Runs a transaction.
    pub async fn transact(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        transaction: Transaction,
        keys: &mut (dyn KeySource + Send),
    ) -> Result<Outcome, LakeError> {
        let mutations = prepare(&transaction, keys)?;
        permit::check_any(principal, &mutations)?;
        let request = WriteRequest {
            lake: self,
            dataset,
            principal,
            transaction: &transaction,
        };
        let now = format!("{:.3}", transaction.now);
        let stamp = Stamp {
            transaction_id: &transaction.id,
            now: &now,
        };
        let mut bound = TransactionBound::new(&transaction.limits);
        let mut open = if transaction.dry_run {
            let named = NamedDocuments::of(&transaction.id, &mutations);
            let snapshot = self.begin_dry_run(dataset, named).await?;
            OpenTransaction::of_dry_run(snapshot)
        } else {
            begin_with_lock(request, &mutations, &mut bound).await?
        };
        let mut results = Vec::new();
        for (index, mutation) in mutations.iter().enumerate() {
            let ids = select::documents(request, &mut open, &mut bound, (index, mutation)).await?;
            let working_set = &mut open.working_set;
            working_set
                .load(&mut open.database, dataset.ds, ids.clone())
                .await?;
            for id in ids {
                results.push(working_set.apply(principal, (index, mutation), &id, &stamp)?);
            }
        }
        let OpenTransaction {
            mut database,
            mut working_set,
            ..
        } = open;
        if transaction.dry_run {
            integrity::check(&mut database, dataset.ds, principal, &working_set).await?;
        } else {
            let record = TransactionRecord {
                ds: dataset.ds,
                principal,
                stamp: &stamp,
                mutations: &mutations,
            };
            let event = self.record(&mut database, &mut working_set, record).await?;
            database.commit().await?;
            self.announce(&event);
        }
        Ok(Outcome {
            transaction_id: transaction.id,
            results,
        })
    }
}

/// How often documents are selected without the lock, if other transactions commit meanwhile. After
/// that they are selected with the lock.
const MAX_SELECTIONS: usize = 3;

/// A transaction that is open in the database.
struct OpenTransaction {
    database: DatabaseTransaction,
    working_set: WorkingSet,
    /// The documents of the first mutation, if its query was evaluated before the lock was taken.
    selected: Option<Vec<DocumentId>>,
    /// The documents that a dry run has changed.
    unwritten: Option<Unwritten>,
}

impl OpenTransaction {
    fn of_dry_run((database, working_set): (DatabaseTransaction, WorkingSet)) -> Self {
        Self {
            database,
            working_set,
            selected: None,
            unwritten: Some(Unwritten::default()),
        }
    }
}

/// Opens a transaction, takes the dataset's lock, and loads the documents that the mutations name.
async fn begin_with_lock(
    request: WriteRequest<'_>,
    mutations: &[Mutation],
    bound: &mut TransactionBound,
) -> Result<OpenTransaction, LakeError> {
    let mut attempt = 0;
    loop {
        attempt += 1;
        let selected = select::without_lock(request, mutations, bound).await?;
        let mut database = request.lake.pool.begin().await?;
        let named = NamedDocuments::of(&request.transaction.id, mutations);
        let working_set =
            WorkingSet::begin(request.lake, &mut database, request.dataset, named).await?;
        bound.lock_taken();
        let selected = match selected {
            // This transaction has the next number if no other was committed meanwhile.
            Some(selected) if selected.number + 1 == working_set.number => Some(selected.ids),
            Some(_) if attempt < MAX_SELECTIONS => {
                database.rollback().await?;
                bound.lock_released();
                continue;
            }
            _ => None,
        };
        return Ok(OpenTransaction {
            database,
            working_set,
            selected,
            unwritten: None,
        });
    }
}

/// Parses the mutations, and adds missing ids and keys.
fn prepare(
    transaction: &Transaction,
    keys: &mut (dyn KeySource + Send),
) -> Result<Vec<Mutation>, LakeError> {
    let mut mutations = Vec::with_capacity(transaction.mutations.len());
    let mut malformed = Vec::new();
    for (index, json) in transaction.mutations.iter().enumerate() {
        if storable::holds_zero(json) {
            return Err(storable::refusal(index));
        }
        let mutation = Mutation::parse(json).and_then(|mut mutation| {
            mutation.assign_id(keys)?;
            Ok(mutation)
        });
        match mutation {
            Ok(mutation) => mutations.push(mutation),
            Err(error) => malformed.push((index, Problem::Malformed(error.to_string()))),
        }
    }
    if let Some(failure) = MutationFailure::of_all(malformed) {
        return Err(failure.into());
    }
    if transaction.generate_array_keys {
        for mutation in &mut mutations {
            mutation.generate_array_keys(keys);
        }
    }
    Ok(mutations)
}
