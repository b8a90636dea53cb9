//! What a transaction did to each document, before and after.

use crate::configuration::ConfigurationDigests;
use crate::history::{concerns, rebuild};
use crate::hot_paths::HotPaths;
use crate::plan::sync_tags::{self, Tag};
use crate::principal::is_for_anyone;
use crate::rows::from_row;
use crate::{Lake, LakeError, Principal};
use documents::{Document, canonical, effects};
use groq::Value;
use serde_json::Value as Json;
use sqlx::PgConnection;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A transaction with the states of all documents that it changed.
#[derive(Debug)]
pub struct ChangedTransaction {
    /// Its id.
    pub id: String,
    /// Who made it.
    pub author: String,
    /// When, as RFC 3339.
    pub at: String,
    /// The changes of its documents, in the order of their ids.
    pub changes: Vec<Change>,
    mutations: Vec<Json>,
    mutation_bytes: usize,
    hot_paths: Arc<HotPaths>,
}

/// The change of a document.
#[derive(Debug)]
pub struct Change {
    /// Its id.
    pub document: String,
    /// The document before; `None` if it did not exist.
    pub before: Option<DocumentState>,
    /// The document after; `None` if it was deleted.
    pub after: Option<DocumentState>,
    /// The patch from the one to the other, as JSON text in Sanity's format
    /// [Mendoza](https://github.com/sanity-io/mendoza).
    pub apply: String,
    /// The patch that reverts it.
    pub revert: String,
}

impl Change {
    /// The length of its JSON texts.
    pub fn bytes(&self) -> usize {
        let states = [&self.before, &self.after].into_iter().flatten();
        let states: usize = states.map(|state| state.text.len()).sum();
        states + self.apply.len() + self.revert.len()
    }
}

/// A document as it was after a transaction.
#[derive(Debug)]
pub struct DocumentState {
    /// Its JSON text.
    pub text: String,
    /// Its value, for filters.
    pub value: Value,
}

impl DocumentState {
    fn of(document: &Document) -> Result<Self, LakeError> {
        let text = canonical::document(document);
        let value = Value::from_json(&text)?;
        Ok(Self { text, value })
    }

    /// Its revision.
    pub fn revision(&self) -> String {
        let revision = self.value.attribute("_rev");
        revision.as_str().unwrap_or_default().to_owned()
    }
}

struct Row {
    seq: i64,
    id: String,
    author: String,
    at: String,
    mutations: String,
    configuration: Option<String>,
    former_configuration: Option<String>,
}

from_row!(Row: seq, id, author, at, mutations, configuration, former_configuration);

type ChangeRow = (i64, String, String, String);

impl Lake {
    /// The transactions of a range of numbers, with the documents before and after each.
    pub async fn changed_transactions(
        &self,
        ds: i32,
        numbers: RangeInclusive<i64>,
    ) -> Result<Vec<(i64, ChangedTransaction)>, LakeError> {
        let mut database = self.pool.begin().await?;
        // The present documents and the changes that led to them must be of one snapshot.
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let rows: Vec<Row> = sqlx::query_as(
            "select t.seq, t.id, t.author, t.mutations, d.configuration, d.former_configuration,
               to_char(t.at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"') as at
             from transaction t join dataset d using (ds)
             where ds = $1 and t.seq between $2 and $3 order by t.seq",
        )
        .bind(ds)
        .bind(numbers.start())
        .bind(numbers.end())
        .fetch_all(&mut *database)
        .await?;
        let hot_paths = match rows.first() {
            None => Arc::default(),
            Some(row) => {
                let digests = ConfigurationDigests {
                    current: row.configuration.clone(),
                    former: row.former_configuration.clone(),
                };
                let in_force = self.configuration_in_force(&mut *database, digests).await?;
                in_force.hot_paths.clone()
            }
        };
        let mut changes = changes_of(&mut database, ds, &numbers).await?;
        let transactions = rows.into_iter().map(|row| {
            let mut changes = changes.remove(&row.seq).unwrap_or_default();
            changes.sort_unstable_by(|one, other| one.document.cmp(&other.document));
            let transaction = ChangedTransaction {
                id: row.id,
                author: row.author,
                at: row.at,
                mutations: serde_json::from_str(&row.mutations).map_err(groq::JsonError::from)?,
                mutation_bytes: row.mutations.len(),
                hot_paths: hot_paths.clone(),
                changes,
            };
            Ok((row.seq, transaction))
        });
        transactions.collect()
    }
}

/// The changes of transactions by their numbers. A document is rebuilt once, as the last of them
/// left it; its earlier states follow from the patches that revert them.
async fn changes_of(
    database: &mut PgConnection,
    ds: i32,
    numbers: &RangeInclusive<i64>,
) -> Result<BTreeMap<i64, Vec<Change>>, LakeError> {
    let rows: Vec<ChangeRow> = sqlx::query_as(
        "select seq, document, apply, revert from change
         where ds = $1 and seq between $2 and $3 order by seq desc",
    )
    .bind(ds)
    .bind(numbers.start())
    .bind(numbers.end())
    .fetch_all(&mut *database)
    .await?;
    let ids: BTreeSet<&String> = rows.iter().map(|(_, id, ..)| id).collect();
    let ids: Vec<String> = ids.into_iter().cloned().collect();
    let mut states = rebuild::states_at(database, ds, &ids, *numbers.end()).await?;
    let mut changes: BTreeMap<i64, Vec<Change>> = BTreeMap::new();
    for (seq, document, apply, revert) in rows {
        let after = states.entry(document.clone()).or_default();
        let patch: Vec<Json> = serde_json::from_str(&revert).map_err(groq::JsonError::from)?;
        let before = effects::apply(after, &patch)?;
        let state = |state: &Json| state.as_object().map(DocumentState::of).transpose();
        changes.entry(seq).or_default().push(Change {
            before: state(&before)?,
            after: state(after)?,
            document,
            apply,
            revert,
        });
        *after = before;
    }
    Ok(changes)
}

impl Change {
    /// The document before and after, where the reader may read it.
    pub fn readable_states(
        &self,
        principal: &Principal,
    ) -> Result<[Option<&DocumentState>; 2], LakeError> {
        let may_read = |state: Option<&'_ DocumentState>| match state {
            Some(state) if !principal.sees_everything() => principal.may_read(&state.value),
            state => Ok(state.is_some()),
        };
        let before = self.before.as_ref();
        let after = self.after.as_ref();
        let (sees_before, sees_after) = (may_read(before)?, may_read(after)?);
        Ok([before.filter(|_| sees_before), after.filter(|_| sees_after)])
    }
}

impl ChangedTransaction {
    /// The sync tags of those changes of which the reader may see the state before or after. Without
    /// drafts these are only changes of documents that anyone may read.
    pub fn tags_for(&self, principal: &Principal, drafts: bool) -> Result<Vec<String>, LakeError> {
        let mut tags: BTreeSet<Tag> = BTreeSet::new();
        for change in &self.changes {
            if !drafts && !is_for_anyone(&change.document) {
                continue;
            }
            let states = change.readable_states(principal)?;
            let documents: Vec<Option<Document>> = states
                .iter()
                .map(|state| {
                    state
                        .map(|state| serde_json::from_str(&state.text))
                        .transpose()
                })
                .collect::<Result<_, _>>()
                .map_err(groq::JsonError::from)?;
            if let [before, after] = documents.as_slice()
                && (before.is_some() || after.is_some())
            {
                let states = [before.as_ref(), after.as_ref()];
                tags.extend(sync_tags::of_change(
                    &change.document,
                    states,
                    &self.hot_paths,
                ));
            }
        }
        Ok(tags.iter().map(Tag::text).collect())
    }

    /// The length of its JSON texts. In memory it takes two or three times as much.
    pub fn bytes(&self) -> usize {
        let changes: usize = self.changes.iter().map(Change::bytes).sum();
        changes + self.mutation_bytes
    }

    /// The length of the JSON text of its mutations.
    pub fn mutation_bytes(&self) -> usize {
        self.mutation_bytes
    }

    /// The mutations that may concern a document.
    pub fn mutations_of<'t>(&'t self, document: &'t str) -> impl Iterator<Item = &'t Json> {
        let concerning =
            move |mutation: &&Json| concerns(mutation, Some(&[document.to_owned()]), false);
        self.mutations.iter().filter(concerning)
    }
}
