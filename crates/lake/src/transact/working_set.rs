//! The documents that a transaction touches, before and after.

use super::failure::{MutationFailure, Problem};
use super::permit::{self, Verdict};
use super::{DatabaseTransaction, WriteResult, select, storable};
use crate::configuration::ConfigurationDigests;
use crate::hot_paths::HotPaths;
use crate::plan::sync_tags::{self, Tag};
use crate::principal::is_for_anyone;
use crate::{Dataset, Event, Lake, LakeError, Permission, Principal};
use documents::{
    Applied, Document, DocumentId, Mutation, Operation, ReleaseState, Stamp, canonical, references,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What a transaction carries out. It decides whether it may change releases and versions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TransactionKind {
    /// Mutations of a caller: releases change by actions alone.
    #[default]
    Mutations,
    /// Actions of a caller.
    Actions,
    /// The service itself, which carries out the task of a release or imports documents. No
    /// state of a release locks its versions for it.
    Service,
}

#[derive(Default)]
pub(crate) struct WorkingSet {
    pub(crate) kind: TransactionKind,
    /// The number of the transaction in its dataset.
    pub(crate) number: i64,
    pub(crate) entries: BTreeMap<DocumentId, Entry>,
    /// The releases whose task one of the actions begins.
    pub(crate) begun: BTreeSet<DocumentId>,
    /// What the dataset is looked up by. Its lock holds the configuration as it is.
    hot_paths: Arc<HotPaths>,
    /// Other documents that were there when the transaction began.
    there: BTreeSet<String>,
}

/// The documents that a transaction names, which are loaded when it begins.
pub(crate) struct NamedDocuments<'t> {
    /// The id of the transaction. No two transactions of a dataset have the same.
    pub(crate) id: &'t str,
    /// The documents that it will read or write.
    pub(crate) documents: Vec<DocumentId>,
    /// The ids to which its documents will refer.
    pub(crate) targets: Vec<&'t str>,
}

impl<'t> NamedDocuments<'t> {
    /// What the mutations of a transaction name.
    pub(crate) fn of(id: &'t str, mutations: &'t [Mutation]) -> Self {
        Self {
            id,
            documents: select::named(mutations),
            targets: select::reference_targets(mutations),
        }
    }
}

/// A row of `begin_transaction`: what it is, id, body, number. Of the number's own, id and body are
/// the digests of the present and the former configuration.
type Row = (String, Option<String>, Option<String>, Option<i64>);

/// One document.
pub(crate) struct Entry {
    pub(crate) before: Option<Document>,
    pub(crate) after: Option<Document>,
    /// Whether `after` is not in the database yet.
    pub(crate) unsaved: bool,
    /// Whether any mutation changed it.
    pub(crate) touched: bool,
    /// Whether it replaced one of another type.
    pub(crate) type_changed: bool,
}

impl Entry {
    /// Whether a reference could lead nowhere by this: it has strong ones, or is gone.
    pub(crate) fn matters_to_references(&self) -> bool {
        let Some(after) = &self.after else {
            return true;
        };
        self.type_changed || !references::strong(after).is_empty()
    }
}

impl WorkingSet {
    /// Takes the dataset's lock, and begins with the documents that a transaction names.
    /// An id that another transaction has used is refused.
    pub(crate) async fn begin(
        lake: &Lake,
        database: &mut DatabaseTransaction,
        dataset: &Dataset,
        named: NamedDocuments<'_>,
    ) -> Result<Self, LakeError> {
        let ids = with_releases(named.documents);
        let texts: Vec<&str> = ids.iter().map(DocumentId::as_str).collect();
        let rows: Vec<Row> = sqlx::query_as("select * from begin_transaction($1, $2, $3, $4)")
            .bind(dataset.ds)
            .bind(named.id)
            .bind(texts)
            .bind(named.targets)
            .fetch_all(&mut **database)
            .await?;
        let mut set = Self::default();
        let mut bodies = BTreeMap::new();
        let mut digests = ConfigurationDigests::default();
        for (what, id, body, number) in rows {
            if what == "number" {
                set.number = number.unwrap_or_default();
                digests = ConfigurationDigests {
                    current: id,
                    former: body,
                };
                continue;
            }
            let id = id.unwrap_or_default();
            match what.as_str() {
                "repeated" => {
                    return Err(MutationFailure::of(0, Problem::Repeated(id)).into());
                }
                "target" => drop(set.there.insert(id)),
                _ => drop(bodies.insert(id, body.unwrap_or_default())),
            }
        }
        // Numbers begin with 1.
        if set.number == 0 {
            return Err(no_such(dataset));
        }
        let in_force = lake
            .configuration_in_force(&mut **database, digests)
            .await?;
        set.hot_paths = in_force.hot_paths.clone();
        set.add(ids, bodies)?;
        Ok(set)
    }

    /// The same of a snapshot: nobody waits for it, and it has no number of its own.
    pub(crate) async fn without_lock(
        database: &mut DatabaseTransaction,
        dataset: &Dataset,
        named: NamedDocuments<'_>,
    ) -> Result<Self, LakeError> {
        let repeated: Option<bool> = sqlx::query_scalar(
            "select exists (select from transaction t where t.ds = d.ds and t.id = $2)
             from dataset d where ds = $1",
        )
        .bind(dataset.ds)
        .bind(named.id)
        .fetch_optional(&mut **database)
        .await?;
        match repeated {
            None => return Err(no_such(dataset)),
            Some(true) => {
                let repeated = Problem::Repeated(named.id.to_owned());
                return Err(MutationFailure::of(0, repeated).into());
            }
            Some(false) => {}
        }
        let there: Vec<String> =
            sqlx::query_scalar("select id from document where ds = $1 and id = any($2)")
                .bind(dataset.ds)
                .bind(named.targets)
                .fetch_all(&mut **database)
                .await?;
        let mut set = Self {
            there: there.into_iter().collect(),
            ..Self::default()
        };
        set.load(database, dataset.ds, named.documents).await?;
        Ok(set)
    }

    /// Whether a document is known to be there at the end of the transaction.
    pub(crate) fn holds(&self, id: &str) -> bool {
        let entry = DocumentId::parse(id).ok();
        match entry.and_then(|id| self.entries.get(&id)) {
            Some(entry) => entry.after.is_some(),
            None => self.there.contains(id),
        }
    }

    /// Loads documents that are not there yet.
    pub(crate) async fn load(
        &mut self,
        database: &mut DatabaseTransaction,
        ds: i32,
        ids: Vec<DocumentId>,
    ) -> Result<(), LakeError> {
        let missing: Vec<DocumentId> = with_releases(ids)
            .into_iter()
            .filter(|id| !self.entries.contains_key(id))
            .collect();
        if missing.is_empty() {
            return Ok(());
        }
        let texts: Vec<&str> = missing.iter().map(DocumentId::as_str).collect();
        let rows: Vec<(String, String)> =
            sqlx::query_as("select id, body from document where ds = $1 and id = any($2)")
                .bind(ds)
                .bind(texts)
                .fetch_all(&mut **database)
                .await?;
        self.add(missing, rows.into_iter().collect())
    }

    fn add(
        &mut self,
        ids: Vec<DocumentId>,
        mut bodies: BTreeMap<String, String>,
    ) -> Result<(), LakeError> {
        for id in ids {
            // Two mutations may name the same.
            if self.entries.contains_key(&id) {
                continue;
            }
            let before = match bodies.remove(id.as_str()) {
                Some(body) => Some(serde_json::from_str(&body).map_err(groq::JsonError::from)?),
                None => None,
            };
            let entry = Entry {
                after: before.clone(),
                before,
                unsaved: false,
                touched: false,
                type_changed: false,
            };
            self.entries.insert(id, entry);
        }
        Ok(())
    }

    /// What a mutation would make of one document, if the principal may; `None` if it finds
    /// nothing that it could be made on.
    pub(crate) fn authorize(
        &self,
        principal: &Principal,
        (index, mutation): (usize, &Mutation),
        id: &DocumentId,
        stamp: &Stamp<'_>,
    ) -> Result<Option<Applied>, LakeError> {
        let before = self.document(id);
        let verdict = permit::before(principal, (index, mutation), id, before, stamp)?;
        if let Verdict::LeaveAlone = verdict {
            return Ok(None);
        }
        let applied = mutation
            .apply(id, before.cloned(), stamp)
            .map_err(|error| permit::refused(index, error))?;
        // A patch of a text can produce a character that occurs nowhere in the mutation.
        let mut values = applied.document.iter().flat_map(Document::values);
        if applied.operation != Operation::None && values.any(storable::holds_zero) {
            return Err(storable::refusal(index));
        }
        permit::after(
            principal,
            index,
            applied.operation,
            applied.document.as_ref(),
        )?;
        Ok(Some(applied))
    }

    /// Refuses to change a release by mutations, and the versions of a release that is not open.
    fn refuse_locked(&self, index: usize, id: &DocumentId) -> Result<(), LakeError> {
        if self.kind == TransactionKind::Service {
            return Ok(());
        }
        if self.kind == TransactionKind::Mutations && id.is_release() {
            let id = id.as_str().to_owned();
            return Err(MutationFailure::of(index, Problem::OfActions { id }).into());
        }
        let release = id.release_document_id();
        let release = release.and_then(|release| self.document(&release));
        match release.and_then(ReleaseState::of) {
            Some(state) if !state.is_open() => {
                let release = id.release().unwrap_or_default().to_owned();
                Err(MutationFailure::of(index, Problem::Locked { release, state }).into())
            }
            _ => Ok(()),
        }
    }

    /// A document as the transaction has it now.
    pub(crate) fn document(&self, id: &DocumentId) -> Option<&Document> {
        self.entries.get(id)?.after.as_ref()
    }

    /// Applies a mutation to one document, if the principal may.
    pub(crate) fn apply(
        &mut self,
        principal: &Principal,
        (index, mutation): (usize, &Mutation),
        id: &DocumentId,
        stamp: &Stamp<'_>,
    ) -> Result<WriteResult, LakeError> {
        let Some(applied) = self.authorize(principal, (index, mutation), id, stamp)? else {
            return Ok(WriteResult {
                id: id.as_str().to_owned(),
                operation: Operation::None.as_str(),
                document: None,
            });
        };
        if applied.operation != Operation::None {
            self.refuse_locked(index, id)?;
        }
        let document = match &applied.document {
            Some(document) if principal.may_with(&[Permission::Read], document)? => {
                Some(canonical::document(document))
            }
            _ => None,
        };
        if let Some(entry) = self.entries.get_mut(id)
            && applied.operation != Operation::None
        {
            entry.after = applied.document;
            entry.unsaved = true;
            entry.touched = true;
            entry.type_changed |= applied.type_changed;
        }
        Ok(WriteResult {
            id: id.as_str().to_owned(),
            operation: applied.operation.as_str(),
            document,
        })
    }

    /// What others hear of it: the sync tags of all that was changed, by its values before and
    /// after.
    pub(crate) fn event(&self, ds: i32) -> Event {
        let tags = |anyone: bool| {
            let touched = self.touched();
            let touched = touched.filter(|(id, _)| is_for_anyone(id.as_str()) == anyone);
            let tags: BTreeSet<Tag> = touched
                .flat_map(|(id, entry)| {
                    let states = [entry.before.as_ref(), entry.after.as_ref()];
                    sync_tags::of_change(id.as_str(), states, &self.hot_paths)
                })
                .collect();
            tags.iter().map(Tag::text).collect()
        };
        Event {
            ds,
            seq: self.number,
            tags: tags(true),
            draft_tags: tags(false),
            bulk: false,
        }
    }

    /// The documents that were changed.
    pub(crate) fn touched(&self) -> impl Iterator<Item = (&DocumentId, &Entry)> {
        self.entries.iter().filter(|(_, entry)| entry.touched)
    }
}

fn no_such(dataset: &Dataset) -> LakeError {
    LakeError::NoSuchDataset {
        project: dataset.project.clone(),
        dataset: dataset.name.clone(),
    }
}

/// The releases of versions too, whose state decides whether they may change.
fn with_releases(mut ids: Vec<DocumentId>) -> Vec<DocumentId> {
    let releases = ids.iter().filter_map(DocumentId::release_document_id);
    let releases: BTreeSet<DocumentId> = releases.collect();
    ids.extend(releases);
    ids
}
