//! Documents from elsewhere, with their history begun here.

use super::store;
use super::working_set::{NamedDocuments, TransactionKind, WorkingSet};
use super::{DatabaseTransaction, MutationFailure, Problem};
use crate::principal::require_manager;
use crate::{Dataset, Lake, LakeError, Principal};
use documents::{Document, DocumentId, Mutation, Stamp, canonical, release};
use jiff::Timestamp;
use serde_json::{Value, json};
use std::borrow::Cow;

/// What to do with a document that is there already and differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfThere {
    /// Refuse.
    Fail,
    /// Replace it with the new one.
    Replace,
    /// Leave it.
    Keep,
}

/// Documents to bring into a dataset together, in one transaction.
#[derive(Clone, Debug)]
pub struct Import {
    /// The id of the transaction, and the revision of what it writes.
    pub id: String,
    /// The documents, with their ids. They retain the times that they bring.
    pub documents: Vec<Document>,
    /// What to do with one that is there.
    pub if_there: IfThere,
    /// When it happens.
    pub now: Timestamp,
}

/// What became of imported documents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Created, or replaced.
    pub written: usize,
    /// There already and equal, or left as they were.
    pub left: usize,
}

/// A strong reference to a document that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dangling {
    /// The document that refers.
    pub id: String,
    /// What it refers to.
    pub target: String,
}

impl Lake {
    /// Brings documents in. One that is there and equal is left as it is, so that a
    /// repeated import writes nothing. References are not checked here, because their
    /// targets may come with a later batch: [`Lake::dangling`] checks them at the end.
    pub async fn import(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        import: Import,
    ) -> Result<Imported, LakeError> {
        require_manager(principal)?;
        let mutations = prepare(import.documents)?;
        let mut database = self.pool.begin().await?;
        let ids = mutations.iter().filter_map(Mutation::document_id).cloned();
        let named = NamedDocuments {
            id: &import.id,
            documents: ids.collect(),
            targets: Vec::new(),
        };
        let mut set = WorkingSet::begin(self, &mut database, dataset, named).await?;
        set.kind = TransactionKind::Service;
        let now = format!("{:.3}", import.now);
        let stamp = Stamp {
            transaction_id: &import.id,
            now: &now,
        };
        let mut written = Vec::new();
        for (index, mutation) in mutations.iter().enumerate() {
            if apply(
                &mut set,
                principal,
                (index, mutation),
                &stamp,
                import.if_there,
            )? {
                written.push(mutation.to_json());
            }
        }
        let imported = Imported {
            written: written.len(),
            left: mutations.len() - written.len(),
        };
        if !written.is_empty() {
            let event = set.event(dataset.ds);
            let entry = store::Entry {
                id: &import.id,
                author: principal.identity(),
                at: &now,
                mutations: written,
                event: &event,
            };
            finish(database, dataset.ds, set, entry).await?;
            self.announce(&event);
        }
        Ok(imported)
    }

    /// Strong references of a dataset that lead nowhere: the first few.
    pub async fn dangling(&self, dataset: &Dataset) -> Result<Vec<Dangling>, LakeError> {
        let rows: Vec<(String, String)> = sqlx::query_as(
            "select src, dst from reference r where ds = $1 and not weak
             and not exists (select 1 from document d where d.ds = r.ds and d.id = r.dst)
             order by src, dst limit 10",
        )
        .bind(dataset.ds)
        .fetch_all(&self.pool)
        .await?;
        let dangling = rows.into_iter().map(|(id, target)| Dangling { id, target });
        Ok(dangling.collect())
    }

    /// Which of these documents are not in the dataset.
    pub async fn missing(
        &self,
        dataset: &Dataset,
        ids: &[String],
    ) -> Result<Vec<String>, LakeError> {
        let missing = sqlx::query_scalar(
            "select id from unnest($2::text[]) as requested (id)
             where not exists (select 1 from document d where d.ds = $1 and d.id = requested.id)",
        )
        .bind(dataset.ds)
        .bind(ids)
        .fetch_all(&self.pool)
        .await?;
        Ok(missing)
    }

    /// The first document whose id begins so.
    pub async fn beginning_with(
        &self,
        dataset: &Dataset,
        beginning: &str,
    ) -> Result<Option<String>, LakeError> {
        // A range, which can use the index of ids: nothing sorts after the last character.
        let id = sqlx::query_scalar(
            "select id from document where ds = $1 and id >= $2 and id < $2 || chr(1114111)
             order by id limit 1",
        )
        .bind(dataset.ds)
        .bind(beginning)
        .fetch_optional(&self.pool)
        .await?;
        Ok(id)
    }
}

async fn finish(
    mut database: DatabaseTransaction,
    ds: i32,
    mut set: WorkingSet,
    entry: store::Entry<'_>,
) -> Result<(), LakeError> {
    store::finish(&mut database, ds, &mut set, entry).await?;
    database.commit().await?;
    Ok(())
}

fn prepare(documents: Vec<Document>) -> Result<Vec<Mutation>, LakeError> {
    let read = |(index, mut document): (usize, Document)| {
        let id = document.get("_id").and_then(Value::as_str);
        if id
            .and_then(|id| DocumentId::parse(id).ok())
            .is_some_and(|id| id.is_release())
        {
            document = release::at_rest(document);
        }
        let mutation = Mutation::parse(&json!({"createOrReplace": Value::Object(document)}));
        mutation.map_err(|error| {
            MutationFailure::of(index, Problem::Malformed(error.to_string())).into()
        })
    };
    documents.into_iter().enumerate().map(read).collect()
}

/// Applies one document to the working set; false if nothing is to be written.
fn apply(
    set: &mut WorkingSet,
    principal: &Principal,
    (index, mutation): (usize, &Mutation),
    stamp: &Stamp<'_>,
    if_there: IfThere,
) -> Result<bool, LakeError> {
    let Mutation::CreateOrReplace(document, id) = mutation else {
        return Ok(false);
    };
    let refused = |problem| LakeError::from(MutationFailure::of(index, problem));
    if let Some(there) = set.entries.get(id).and_then(|entry| entry.after.as_ref()) {
        match if_there {
            IfThere::Keep => return Ok(false),
            _ if equal(&resting(id, there), document) => return Ok(false),
            IfThere::Replace => {}
            IfThere::Fail => return Err(refused(exists(id))),
        }
    }
    set.apply(principal, (index, mutation), id, stamp)?;
    // The time of the last change is part of what is brought in.
    let changed = document.get("_updatedAt").filter(|value| is_time(value));
    let after = set
        .entries
        .get_mut(id)
        .and_then(|entry| entry.after.as_mut());
    if let (Some(changed), Some(after)) = (changed, after) {
        after.insert("_updatedAt".to_owned(), changed.clone());
    }
    Ok(true)
}

fn exists(id: &DocumentId) -> Problem {
    Problem::Refused(documents::MutationError::AlreadyExists { id: id.clone() })
}

/// A document that is there, in the form in which it would be imported: a release without its
/// task.
fn resting<'d>(id: &DocumentId, there: &'d Document) -> Cow<'d, Document> {
    if id.is_release() {
        return Cow::Owned(release::at_rest(there.clone()));
    }
    Cow::Borrowed(there)
}

/// Whether a document is the one that is there. Its revision is not compared, nor are
/// times that it does not name.
fn equal(there: &Document, new: &Document) -> bool {
    let mut new = new.clone();
    for name in ["_createdAt", "_updatedAt", "_rev"] {
        if name == "_rev" || !new.get(name).is_some_and(is_time) {
            match there.get(name) {
                Some(value) => new.insert(name.to_owned(), value.clone()),
                None => new.shift_remove(name),
            };
        }
    }
    // Else in the form in which it would be stored: 1.0 is 1.
    *there == new || stored(&new).is_some_and(|new| *there == new)
}

fn is_time(value: &Value) -> bool {
    let text = value.as_str();
    text.is_some_and(|text| text.parse::<Timestamp>().is_ok())
}

fn stored(document: &Document) -> Option<Document> {
    serde_json::from_str(&canonical::document(document)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_but_for_revision_and_missing_times() {
        let (made, changed) = ("2020-01-01T00:00:00Z", "2021-01-01T00:00:00Z");
        let there = json!({"_id": "a", "_rev": "r", "_createdAt": made, "_updatedAt": changed, "n": 1, "o": {"x": 1, "y": 2}});
        let cases = [
            (json!({"_id": "a", "n": 1.0, "o": {"y": 2, "x": 1}}), true),
            (
                json!({"_id": "a", "_rev": "s", "_updatedAt": changed, "n": 1, "o": {"x": 1, "y": 2}}),
                true,
            ),
            (
                json!({"_id": "a", "_createdAt": null, "_updatedAt": "late", "n": 1, "o": {"x": 1, "y": 2}}),
                true,
            ),
            (
                json!({"_id": "a", "_updatedAt": made, "n": 1, "o": {"x": 1, "y": 2}}),
                false,
            ),
            (json!({"_id": "a", "n": 1, "o": {"x": 1}}), false),
            (
                json!({"_id": "a", "n": 1, "o": {"x": 1, "y": 2}, "more": null}),
                false,
            ),
        ];
        for (new, expected) in cases {
            let (there, new) = (there.as_object().unwrap(), new.as_object().unwrap());
            assert_eq!(equal(there, new), expected, "{new:?}");
        }
    }
}
