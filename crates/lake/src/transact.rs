//! Writing: transactions of mutations.
//!
//! A transaction takes the dataset's row lock, so that writes to one dataset
//! follow each other, and with it loads what its mutations touch; applies them in memory, in
//! order; and stores what changed, with the references, the effects and the next
//! number of the dataset. It commits whole or not at all. A dry run takes no lock and stores
//! nothing ([`dry_run`]). What the queries of a transaction may cost is bounded together
//! ([`bound`]).

mod bound;
pub(crate) mod dry_run;
pub(crate) mod failure;
mod import;
pub(crate) mod integrity;
mod load;
pub(crate) mod permit;
pub(crate) mod record;
mod select;
pub(crate) mod storable;
pub(crate) mod store;
pub(crate) mod working_set;

pub use failure::MutationFailure;
pub use import::{Dangling, IfThere, Import, Imported};
pub use load::Load;

use crate::{Dataset, Lake, LakeError, Reader};
use bound::TransactionBound;
use documents::{DocumentId, KeySource, Mutation, Stamp};
use dry_run::Unwritten;
use failure::Problem;
use groq::Limits;
use jiff::Timestamp;
use record::Done;
use select::Writing;
use sqlx::Postgres;
use std::sync::Arc;
use tokio::sync::Semaphore;
use working_set::WorkingSet;

/// Mutations to make together.
pub struct Transaction {
    /// Its id, which becomes the revision of what it touches.
    pub id: String,
    /// The mutations as the protocol writes them.
    pub mutations: Vec<serde_json::Value>,
    /// When it happens.
    pub now: Timestamp,
    /// Whether to leave everything as it was. One with queries holds a connection as long as they
    /// take: a service admits few at once.
    pub dry_run: bool,
    /// Whether to give objects in arrays a `_key` where they have none.
    pub generate_array_keys: bool,
    /// What the queries in mutations may cost together, and who pays for them.
    pub limits: Limits,
    /// The slots for long evaluations, if they are limited.
    pub long_evaluations: Option<Arc<Semaphore>>,
}

/// What a transaction did.
#[derive(Debug)]
pub struct Outcome {
    /// Its id.
    pub transaction_id: String,
    /// What became of each document, in the order of the mutations.
    pub results: Vec<WriteResult>,
}

/// What a mutation did to one document.
#[derive(Debug)]
pub struct WriteResult {
    /// The document.
    pub id: String,
    /// `create`, `update`, `delete` or `none`.
    pub operation: &'static str,
    /// The document's JSON text afterwards; `None` if it is gone, or not for the
    /// writer to read.
    pub document: Option<String>,
}

pub(crate) type Transacting = sqlx::Transaction<'static, Postgres>;

impl Lake {
    /// Makes mutations.
    pub async fn transact(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        transaction: Transaction,
        keys: &mut (dyn KeySource + Send),
    ) -> Result<Outcome, LakeError> {
        let mutations = prepare(&transaction, keys)?;
        permit::some(reader, &mutations)?;
        let writing = Writing {
            lake: self,
            dataset,
            reader,
            transaction: &transaction,
        };
        let now = format!("{:.3}", transaction.now);
        let stamp = Stamp {
            transaction_id: &transaction.id,
            now: &now,
        };
        let mut bound = TransactionBound::new(&transaction.limits);
        let mut begun = if transaction.dry_run {
            let named = (select::named(&mutations), select::referred_to(&mutations));
            let begun = self.begin_dry_run(dataset, &transaction.id, named).await?;
            Begun::dry(begun)
        } else {
            locked(writing, &mutations, &mut bound).await?
        };
        let mut results = Vec::new();
        for (index, mutation) in mutations.iter().enumerate() {
            let ids = select::documents(writing, &mut begun, &mut bound, (index, mutation)).await?;
            let set = &mut begun.set;
            set.load(&mut begun.database, dataset.ds, ids.clone())
                .await?;
            for id in ids {
                results.push(set.apply(reader, (index, mutation), &id, &stamp)?);
            }
        }
        let Begun {
            mut database,
            mut set,
            ..
        } = begun;
        if transaction.dry_run {
            integrity::check(&mut database, dataset.ds, reader, &set).await?;
        } else {
            let done = Done {
                ds: dataset.ds,
                reader,
                stamp: &stamp,
                mutations: &mutations,
            };
            let event = self.record(&mut database, &mut set, done).await?;
            database.commit().await?;
            self.announce(&event);
        }
        Ok(Outcome {
            transaction_id: transaction.id,
            results,
        })
    }
}

/// How often documents are selected again because others wrote meanwhile. After that they are
/// selected with the lock.
const MOST_SELECTIONS: usize = 3;

/// A transaction under way.
struct Begun {
    database: Transacting,
    set: WorkingSet,
    /// The documents of the first mutation, if its query was evaluated before the lock was taken.
    selected: Option<Vec<DocumentId>>,
    /// What a dry run has made.
    unwritten: Option<Unwritten>,
}

impl Begun {
    fn dry((database, set): (Transacting, WorkingSet)) -> Self {
        Self {
            database,
            set,
            selected: None,
            unwritten: Some(Unwritten::default()),
        }
    }
}

/// The transaction with the dataset's lock and what it begins with.
async fn locked(
    writing: Writing<'_>,
    mutations: &[Mutation],
    bound: &mut TransactionBound,
) -> Result<Begun, LakeError> {
    let mut attempt = 0;
    loop {
        attempt += 1;
        let selected = select::without_lock(writing, mutations, bound).await?;
        let mut database = writing.lake.pool.begin().await?;
        let set = WorkingSet::begin(
            &mut database,
            writing.dataset,
            &writing.transaction.id,
            select::named(mutations),
            select::referred_to(mutations),
        )
        .await?;
        bound.lock_taken();
        let selected = match selected {
            // The transaction itself has the next number.
            Some(selected) if selected.number + 1 == set.number => Some(selected.ids),
            Some(_) if attempt < MOST_SELECTIONS => {
                database.rollback().await?;
                bound.lock_given_back();
                continue;
            }
            _ => None,
        };
        return Ok(Begun {
            database,
            set,
            selected,
            unwritten: None,
        });
    }
}

/// Reads the mutations, and gives ids and keys where they are missing.
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
