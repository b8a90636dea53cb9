//! Erasing documents from history for good.
//!
//! The transactions stay, with their numbers, times and authors, so that the history of all other
//! documents reads as before. Of an erased document that is deleted one row stays: that it was
//! deleted, when and by whom, with its id and type.

use super::group;
use crate::principal::require_manager;
use crate::read::possible;
use crate::{Dataset, Lake, LakeError, Principal};
use documents::DocumentId;
use serde_json::Value;
use sqlx::PgConnection;
use std::collections::BTreeSet;

/// How much was erased.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Changes of the documents.
    pub changes: u64,
    /// Transactions whose mutations held their content.
    pub transactions: u64,
}

impl Purged {
    /// Where copies of an erased document may still exist, for operators.
    pub const REMAINING_COPIES: &'static str = "Other nodes forget it within a second. PostgreSQL \
        overwrites its deleted rows after a vacuum, and its write-ahead log in time. Backups, \
        archived logs and exported files hold it until you delete them; originals of pictures and \
        files stay until `vitrine assets gc --delete`.";

    /// Logs what was erased, and where copies may still exist. To be called after the commit.
    pub fn log(&self, ds: i32, ids: &[String]) {
        let Self {
            changes,
            transactions,
        } = self;
        tracing::warn!(
            ds,
            documents = ids.join(","),
            changes,
            transactions,
            "history was erased. {}",
            Self::REMAINING_COPIES
        );
    }
}

/// How many transactions one statement rewrites.
const BATCH_SIZE: usize = 100;

/// Deletes all changes of a document except, if it is deleted, its deletion.
const ERASE: &str = "with latest as (
       select distinct on (document) document, seq, apply from change
       where ds = $1 and document = any($2) order by document, seq desc
     )
     delete from change c using latest
     where c.ds = $1 and c.document = any($2) and c.document = latest.document
     and (c.seq <> latest.seq or latest.apply <> '[0,null]')";

const LEAVE_DELETION: &str = r#"update change set purged = true, revert =
       '[0,{"_id":' || to_json(document) || ',"_type":' || (revert::json -> 1 -> '_type')
       || ',"_rev":' || (revert::json -> 1 -> '_rev') || '}]'
     where ds = $1 and document = any($2) and not purged"#;

/// Transactions that changed a document, or name it: also a mutation without an effect may contain
/// the whole document. Names are searched without an index.
const SELECT_CONCERNED: &str = "select seq, seq = any($3) from transaction
     where ds = $1 and (seq = any($3) or exists (
       select 1 from unnest($2::text[]) as named (id) where strpos(mutations, id) > 0))";

const REWRITE: &str = "update transaction t set mutations = w.mutations
     from unnest($2::bigint[], $3::text[]) as w (seq, mutations)
     where t.ds = $1 and t.seq = w.seq";

/// Erases these documents from history. The transaction must hold the dataset's lock, and have
/// written its own entry before.
pub(crate) async fn purge(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
) -> Result<Purged, LakeError> {
    let ids = possible(ids);
    let changed: Vec<i64> =
        sqlx::query_scalar("select distinct seq from change where ds = $1 and document = any($2)")
            .bind(ds)
            .bind(&ids)
            .fetch_all(&mut *database)
            .await?;
    let erased = sqlx::query(ERASE)
        .bind(ds)
        .bind(&ids)
        .execute(&mut *database)
        .await?;
    let emptied = sqlx::query(LEAVE_DELETION)
        .bind(ds)
        .bind(&ids)
        .execute(&mut *database)
        .await?;
    let concerned: Vec<(i64, bool)> = sqlx::query_as(SELECT_CONCERNED)
        .bind(ds)
        .bind(&ids)
        .bind(changed)
        .fetch_all(&mut *database)
        .await?;
    let mut transactions = 0;
    for batch in concerned.chunks(BATCH_SIZE) {
        transactions += rewrite(database, ds, &ids, batch).await?;
    }
    sqlx::query("update dataset set purges = purges + 1 where ds = $1")
        .bind(ds)
        .execute(database)
        .await?;
    Ok(Purged {
        changes: erased.rows_affected() + emptied.rows_affected(),
        transactions,
    })
}

/// Removes the documents from the mutations of some transactions, each of which comes with whether
/// it changed one of them. Returns how many were rewritten.
async fn rewrite(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
    batch: &[(i64, bool)],
) -> Result<u64, LakeError> {
    let numbers: Vec<i64> = batch.iter().map(|(seq, _)| *seq).collect();
    let stored: Vec<(i64, String)> =
        sqlx::query_as("select seq, mutations from transaction where ds = $1 and seq = any($2)")
            .bind(ds)
            .bind(numbers)
            .fetch_all(&mut *database)
            .await?;
    let (mut numbers, mut texts) = (Vec::new(), Vec::new());
    for (seq, stored) in stored {
        let changed = batch.contains(&(seq, true));
        let mutations: Vec<Value> = serde_json::from_str(&stored).map_err(groq::JsonError::from)?;
        let rest = mutations
            .into_iter()
            .filter_map(|mutation| without(mutation, ids, changed));
        let rest = rest.collect::<Value>().to_string();
        if rest != stored {
            numbers.push(seq);
            texts.push(rest);
        }
    }
    let rewritten = sqlx::query(REWRITE)
        .bind(ds)
        .bind(numbers)
        .bind(texts)
        .execute(database)
        .await?;
    Ok(rewritten.rows_affected())
}

/// A mutation without these documents; `None` if nothing is left. One that selects its documents by
/// a query is removed if its transaction changed one of them, since it may contain what was written
/// to them, or if its query names one.
fn without(mut mutation: Value, ids: &[String], changed: bool) -> Option<Value> {
    let is_erased = |id: &Value| {
        id.as_str()
            .is_some_and(|id| ids.iter().any(|one| one == id))
    };
    let text = mutation.to_string();
    let body = mutation.as_object_mut()?.values_mut().next()?;
    let name = if body.get("_id").is_some() {
        "_id"
    } else {
        "id"
    };
    match body.get_mut(name) {
        Some(Value::Array(named)) => {
            named.retain(|id| !is_erased(id));
            (!named.is_empty()).then_some(mutation)
        }
        Some(id) => (!is_erased(id)).then_some(mutation),
        None => {
            let named = ids.iter().any(|id| names(&text, id));
            (!changed && !named).then_some(mutation)
        }
    }
}

/// Whether a text has an id in it, and not only a longer one.
fn names(text: &str, id: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-');
    text.match_indices(id).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + id.len()..]);
        !before.ends_with(part) && !after.starts_with(part)
    })
}

impl Lake {
    /// The published documents, drafts and versions of the same groups, whether they exist or are
    /// only in history.
    pub async fn document_groups(
        &self,
        dataset: &Dataset,
        ids: &[String],
    ) -> Result<Vec<String>, LakeError> {
        let ids = ids.iter().filter_map(|id| DocumentId::parse(id).ok());
        let ids: Vec<DocumentId> = ids.collect();
        let mut database = self.pool.acquire().await?;
        let members: BTreeSet<DocumentId> = group::members(&mut database, dataset.ds, &ids).await?;
        Ok(members.iter().map(ToString::to_string).collect())
    }

    /// Erases these documents from history. Documents that exist stay as they are, without a past.
    pub async fn purge(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        ids: &[String],
    ) -> Result<Purged, LakeError> {
        require_manager(principal)?;
        let mut database = self.pool.begin().await?;
        // The lock keeps other transactions from writing to the dataset meanwhile.
        sqlx::query("select 1 from dataset where ds = $1 for update")
            .bind(dataset.ds)
            .execute(&mut *database)
            .await?;
        let purged = purge(&mut database, dataset.ds, ids).await?;
        database.commit().await?;
        self.announce_dataset(dataset.ds);
        purged.log(dataset.ds, ids);
        Ok(purged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_mutation_keeps_what_it_says_of_others() {
        let ids = ["a".to_owned(), "drafts.a".to_owned()];
        let examples = [
            (json!({"create": {"_id": "a", "title": "x"}}), None),
            (
                json!({"create": {"_id": "b", "ref": "a"}}),
                Some(json!({"create": {"_id": "b", "ref": "a"}})),
            ),
            (json!({"patch": {"id": "drafts.a", "set": {"n": 1}}}), None),
            (
                json!({"patch": {"id": ["b", "a", "c"], "set": {"n": 1}}}),
                Some(json!({"patch": {"id": ["b", "c"], "set": {"n": 1}}})),
            ),
            (json!({"patch": {"id": ["a"], "set": {"n": 1}}}), None),
            (json!({"delete": {"query": "*[_id == 'a']"}}), None),
            (
                json!({"delete": {"query": "*[_id == \"b-a\"]"}}),
                Some(json!({"delete": {"query": "*[_id == \"b-a\"]"}})),
            ),
        ];
        for (mutation, expected) in examples {
            assert_eq!(
                without(mutation.clone(), &ids, false),
                expected,
                "{mutation}"
            );
        }
        let by_query = json!({"patch": {"query": "*[n == 1]", "set": {"n": 2}}});
        let others = ["x-y".to_owned()];
        assert_eq!(
            without(by_query.clone(), &others, false),
            Some(by_query.clone())
        );
        assert_eq!(without(by_query, &others, true), None);
    }
}
