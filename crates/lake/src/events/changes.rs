//! What a transaction did to each document, before and after.

use crate::history::{concerns, rebuild};
use crate::plan::sync_tags::{self, Tag};
use crate::reader::is_for_anyone;
use crate::rows::from_row;
use crate::{Lake, LakeError, Reader};
use documents::{Document, canonical, effects};
use groq::Value;
use serde_json::Value as Json;
use std::collections::BTreeSet;

/// A transaction with the states of all documents that it changed.
#[derive(Debug)]
pub struct ChangedTransaction {
    /// Its id.
    pub id: String,
    /// Who made it.
    pub author: String,
    /// When, as RFC 3339.
    pub at: String,
    /// What it did to each document, in the order of their ids.
    pub changes: Vec<Change>,
    mutations: Vec<Json>,
}

/// What happened to a document.
#[derive(Debug)]
pub struct Change {
    /// Its id.
    pub document: String,
    /// What it was; `None` if it was not there.
    pub before: Option<DocumentState>,
    /// What it became; `None` if it is gone.
    pub after: Option<DocumentState>,
    /// The mendoza patch from the one to the other, as JSON text.
    pub apply: String,
    /// The patch back.
    pub revert: String,
}

/// A document as it was at a time.
#[derive(Debug)]
pub struct DocumentState {
    /// Its JSON text.
    pub text: String,
    /// The same as a value, for filters.
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
    id: String,
    author: String,
    at: String,
    mutations: String,
}

from_row!(Row: id, author, at, mutations);

type ChangeRow = (String, String, String);

impl Lake {
    /// The transaction of a number; `None` if there is none.
    pub async fn changed_transaction(
        &self,
        ds: i32,
        seq: i64,
    ) -> Result<Option<ChangedTransaction>, LakeError> {
        let mut database = self.pool.begin().await?;
        // What is there now and what led to it must be of one moment.
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let row: Option<Row> = sqlx::query_as(
            "select id, author, mutations,
               to_char(at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"') as at
             from transaction where ds = $1 and seq = $2",
        )
        .bind(ds)
        .bind(seq)
        .fetch_optional(&mut *database)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let rows: Vec<ChangeRow> = sqlx::query_as(
            "select document, apply, revert from change
             where ds = $1 and seq = $2 order by document",
        )
        .bind(ds)
        .bind(seq)
        .fetch_all(&mut *database)
        .await?;
        let ids: Vec<String> = rows.iter().map(|(id, ..)| id.clone()).collect();
        let mut after = rebuild::versions_at(&mut database, ds, &ids, seq).await?;
        let mut changes = Vec::with_capacity(rows.len());
        for (document, apply, revert) in rows {
            let after = after.remove(&document).unwrap_or(Json::Null);
            changes.push(change(document, &after, apply, revert)?);
        }
        Ok(Some(ChangedTransaction {
            id: row.id,
            author: row.author,
            at: row.at,
            mutations: serde_json::from_str(&row.mutations).map_err(groq::JsonError::from)?,
            changes,
        }))
    }

    /// The sync tags of those changes of which the reader may see one side; without drafts those
    /// of documents that anyone may read.
    pub fn tags_for(
        &self,
        transaction: &ChangedTransaction,
        reader: &Reader,
        drafts: bool,
    ) -> Result<Vec<String>, LakeError> {
        let hot = self.hot_paths();
        let mut tags: BTreeSet<Tag> = BTreeSet::new();
        for change in &transaction.changes {
            if !drafts && !is_for_anyone(&change.document) {
                continue;
            }
            let states = change.readable(reader)?;
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
                tags.extend(sync_tags::of_change(&change.document, states, &hot));
            }
        }
        Ok(tags.iter().map(Tag::text).collect())
    }
}

fn change(
    document: String,
    after: &Json,
    apply: String,
    revert: String,
) -> Result<Change, LakeError> {
    let patch: Vec<Json> = serde_json::from_str(&revert).map_err(groq::JsonError::from)?;
    let before = effects::apply(after, &patch)?;
    let state = |state: &Json| state.as_object().map(DocumentState::of).transpose();
    Ok(Change {
        before: state(&before)?,
        after: state(after)?,
        document,
        apply,
        revert,
    })
}

impl Change {
    /// The document before and after, as far as the reader may read it.
    pub fn readable(&self, reader: &Reader) -> Result<[Option<&DocumentState>; 2], LakeError> {
        let may = |state: Option<&'_ DocumentState>| match state {
            Some(state) if !reader.sees_everything() => reader.may_read(&state.value),
            state => Ok(state.is_some()),
        };
        let before = self.before.as_ref();
        let after = self.after.as_ref();
        let (see_before, see_after) = (may(before)?, may(after)?);
        Ok([before.filter(|_| see_before), after.filter(|_| see_after)])
    }
}

impl ChangedTransaction {
    /// The mutations that may have to do with a document.
    pub fn mutations_of<'t>(&'t self, document: &'t str) -> impl Iterator<Item = &'t Json> {
        let concerning =
            move |mutation: &&Json| concerns(mutation, Some(&[document.to_owned()]), false);
        self.mutations.iter().filter(concerning)
    }
}
