//! The transactions of a dataset, as lines of JSON.

use super::number;
use crate::read::possible;
use crate::rows::from_row;
use crate::{Dataset, Lake, LakeError, Principal};
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;
use std::collections::BTreeMap;

/// The request for transactions: which of them, and which parts.
#[derive(Clone, Debug)]
pub struct HistoryRequest {
    /// Only those that touched one of these documents.
    pub documents: Option<Vec<String>>,
    /// Only those made by one of these.
    pub authors: Option<Vec<String>>,
    /// Only those from this time on.
    pub from_time: Option<Timestamp>,
    /// Only those until this time.
    pub to_time: Option<Timestamp>,
    /// The id of the first transaction.
    pub from_transaction: Option<String>,
    /// The id of the last transaction, which is included.
    pub to_transaction: Option<String>,
    /// Whether the latest comes first.
    pub reverse: bool,
    /// How many transactions to return at most.
    pub limit: usize,
    /// How much of the mutations to return.
    pub mutations: MutationDetail,
    /// Whether to return effects, as Mendoza patches.
    pub effects: bool,
    /// Whether to leave out changes of documents that were not requested.
    pub only_identified: bool,
}

/// How much of the mutations is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MutationDetail {
    /// All of it.
    Whole,
    /// The kind of each and its document, without content.
    Outline,
    /// The same, but only of mutations that name their document.
    Names,
    /// Nothing.
    Nothing,
}

/// Transactions that are read on demand.
#[derive(Debug)]
pub struct TransactionLog {
    pool: PgPool,
    ds: i32,
    request: HistoryRequest,
    /// The numbers that are still to be read, both included.
    first: i64,
    last: i64,
    /// How many transactions may still be returned.
    left: usize,
}

/// How many transactions one page has.
const PAGE_SIZE: usize = 50;

struct Row {
    seq: i64,
    id: String,
    author: String,
    at: String,
    mutations: Option<String>,
}

from_row!(Row: seq, id, author, at, mutations);

struct Change {
    seq: i64,
    document: String,
    apply: Option<String>,
    revert: Option<String>,
}

from_row!(Change: seq, document, apply, revert);

const TRANSACTIONS: &str = "select t.seq, t.id, t.author,
       to_char(t.at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"') as at,
       case when $7 then t.mutations end as mutations
     from {from} where t.ds = $1 and t.seq between $2 and $3
     and ($4::text[] is null or t.author = any($4))
     and ($5::timestamptz is null or t.at >= $5::timestamptz)
     and ($6::timestamptz is null or t.at <= $6::timestamptz)
     order by t.seq {order} limit $8";

/// The transactions are found by their documents, which is faster than to scan all transactions.
const OF_DOCUMENTS: &str = "(select distinct seq from change
       where ds = $1 and document = any($9) and seq between $2 and $3) touched
     join transaction t using (seq)";

const CHANGES: &str = "select seq, document,
       case when $4 then apply end as apply, case when $4 then revert end as revert
     from change where ds = $1 and seq = any($2)
     and ($3::text[] is null or document = any($3)) order by seq, document";

impl Lake {
    /// The transactions of a dataset.
    pub async fn transactions(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        mut request: HistoryRequest,
    ) -> Result<TransactionLog, LakeError> {
        if principal.is_anonymous() {
            return Err(LakeError::NeedsToken);
        }
        if !principal.sees_everything() {
            request = self.restrict(dataset, principal, request).await?;
        }
        request.documents = request.documents.as_deref().map(possible);
        let mut database = self.pool.acquire().await?;
        let first = match &request.from_transaction {
            Some(id) => number(&mut database, dataset.ds, id).await?,
            None => 0,
        };
        let last = match &request.to_transaction {
            Some(id) => number(&mut database, dataset.ds, id).await?,
            None => i64::MAX,
        };
        Ok(TransactionLog {
            pool: self.pool.clone(),
            ds: dataset.ds,
            left: request.limit,
            request,
            first,
            last,
        })
    }

    /// The request that a reader with limited permissions is answered: changes of documents that it
    /// may read now, without content. Earlier content may have been hidden from the reader, and the
    /// query of a mutation may reveal other documents.
    async fn restrict(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        request: HistoryRequest,
    ) -> Result<HistoryRequest, LakeError> {
        let Some(ids) = &request.documents else {
            return Err(LakeError::Forbidden("read"));
        };
        let found = self.documents(dataset, principal, ids).await?;
        let readable = ids.iter().filter(|id| !found.omitted.contains(id));
        let documents = readable.cloned().collect();
        Ok(HistoryRequest {
            documents: Some(documents),
            only_identified: true,
            effects: false,
            mutations: match request.mutations {
                MutationDetail::Nothing => MutationDetail::Nothing,
                _ => MutationDetail::Names,
            },
            ..request
        })
    }
}

impl TransactionLog {
    /// The next transactions, each a line of JSON; `None` when there are no more.
    pub async fn next_page(&mut self) -> Result<Option<String>, LakeError> {
        let size = self.left.min(PAGE_SIZE);
        if size == 0 {
            return Ok(None);
        }
        let rows = self.rows(size).await?;
        let Some(end) = rows.last().map(|row| row.seq) else {
            return Ok(None);
        };
        self.left = match rows.len() {
            full if full == size => self.left - full,
            _ => 0,
        };
        if self.request.reverse {
            self.last = end - 1;
        } else {
            self.first = end + 1;
        }
        let mut changes = self.changes(&rows).await?;
        let mut lines = String::new();
        for row in rows {
            let changes = changes.remove(&row.seq).unwrap_or_default();
            lines.push_str(&self.line(&row, &changes)?);
        }
        Ok(Some(lines))
    }

    async fn rows(&self, size: usize) -> Result<Vec<Row>, LakeError> {
        let request = &self.request;
        let (from, order) = (
            request
                .documents
                .as_ref()
                .map_or("transaction t", |_| OF_DOCUMENTS),
            if request.reverse { "desc" } else { "asc" },
        );
        let statement = TRANSACTIONS
            .replace("{from}", from)
            .replace("{order}", order);
        let mut query = sqlx::query_as(sqlx::AssertSqlSafe(statement))
            .bind(self.ds)
            .bind(self.first)
            .bind(self.last)
            .bind(request.authors.as_deref())
            .bind(request.from_time.map(|at| at.to_string()))
            .bind(request.to_time.map(|at| at.to_string()))
            .bind(request.mutations != MutationDetail::Nothing)
            .bind(i64::try_from(size).unwrap_or(i64::MAX));
        if let Some(documents) = &request.documents {
            query = query.bind(documents);
        }
        Ok(query.fetch_all(&self.pool).await?)
    }

    async fn changes(&self, rows: &[Row]) -> Result<BTreeMap<i64, Vec<Change>>, LakeError> {
        let numbers: Vec<i64> = rows.iter().map(|row| row.seq).collect();
        let only = self.identified();
        let found: Vec<Change> = sqlx::query_as(CHANGES)
            .bind(self.ds)
            .bind(numbers)
            .bind(only)
            .bind(self.request.effects)
            .fetch_all(&self.pool)
            .await?;
        let mut changes: BTreeMap<i64, Vec<Change>> = BTreeMap::new();
        for change in found {
            changes.entry(change.seq).or_default().push(change);
        }
        Ok(changes)
    }

    /// If set, only these documents are reported.
    fn identified(&self) -> Option<&[String]> {
        let documents = self.request.documents.as_deref();
        documents.filter(|_| self.request.only_identified)
    }

    fn line(&self, row: &Row, changes: &[Change]) -> Result<String, LakeError> {
        let mut members = vec![
            format!("\"id\":{}", Value::from(row.id.as_str())),
            format!("\"timestamp\":\"{}\"", row.at),
            format!("\"author\":{}", Value::from(row.author.as_str())),
        ];
        if let Some(mutations) = &row.mutations {
            members.push(format!("\"mutations\":{}", self.mutations(mutations)?));
        }
        let ids: Value = changes.iter().map(|c| c.document.as_str()).collect();
        members.push(format!("\"documentIDs\":{ids}"));
        if self.request.effects {
            let effects: Vec<String> = changes.iter().filter_map(effect).collect();
            members.push(format!("\"effects\":{{{}}}", effects.join(",")));
        }
        Ok(format!("{{{}}}\n", members.join(",")))
    }

    fn mutations(&self, stored: &str) -> Result<String, LakeError> {
        let detail = self.request.mutations;
        let named = detail == MutationDetail::Names;
        let outlined = named || detail == MutationDetail::Outline;
        if !outlined && self.identified().is_none() {
            return Ok(stored.to_owned());
        }
        let mutations: Vec<Value> = serde_json::from_str(stored).map_err(groq::JsonError::from)?;
        let included = mutations
            .into_iter()
            .filter(|mutation| concerns(mutation, self.identified(), named))
            .map(|m| if outlined { outline(&m) } else { m });
        Ok(included.collect::<Value>().to_string())
    }
}

/// The effects of a change as a member of an object.
fn effect(change: &Change) -> Option<String> {
    let (apply, revert) = (change.apply.as_ref()?, change.revert.as_ref()?);
    let id = Value::from(change.document.as_str());
    Some(format!("{id}:{{\"apply\":{apply},\"revert\":{revert}}}"))
}

/// Whether a mutation may concern one of these documents. One that selects its documents by a query
/// may.
pub(crate) fn concerns(mutation: &Value, documents: Option<&[String]>, must_name: bool) -> bool {
    let Some(documents) = documents else {
        return true;
    };
    let body = mutation.as_object().and_then(|kind| kind.values().next());
    let named = body.and_then(|body| body.get("_id").or_else(|| body.get("id")));
    match named {
        Some(Value::String(id)) => documents.contains(id),
        Some(Value::Array(ids)) => {
            let listed = |id: &Value| documents.iter().any(|d| id.as_str() == Some(d));
            ids.iter().any(listed) && (!must_name || ids.iter().all(listed))
        }
        _ => !must_name,
    }
}

/// The kind of a mutation and the document that it names, by which the Studio finds creations.
fn outline(mutation: &Value) -> Value {
    let Some((kind, body)) = mutation.as_object().and_then(|kind| kind.iter().next()) else {
        return json!({});
    };
    let fields = ["_id", "_type", "id", "ifRevisionID", "query"];
    let fields = fields.into_iter().filter_map(|name| {
        let value = body.get(name)?;
        Some((name.to_owned(), value.clone()))
    });
    json!({ kind: fields.collect::<Value>() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_names_the_document_and_no_content() {
        let examples = [
            (
                json!({"create": {"_id": "a", "_type": "t", "title": "x"}}),
                json!({"create": {"_id": "a", "_type": "t"}}),
            ),
            (
                json!({"patch": {"id": "a", "ifRevisionID": "r", "set": {"title": "x"}}}),
                json!({"patch": {"id": "a", "ifRevisionID": "r"}}),
            ),
            (
                json!({"delete": {"id": "a"}}),
                json!({"delete": {"id": "a"}}),
            ),
            (
                json!({"delete": {"query": "*", "params": {"x": 1}}}),
                json!({"delete": {"query": "*"}}),
            ),
        ];
        for (mutation, expected) in examples {
            assert_eq!(outline(&mutation), expected);
        }
    }

    #[test]
    fn a_mutation_concerns_the_documents_it_names() {
        let only = ["a".to_owned()];
        let examples = [
            (json!({"create": {"_id": "a"}}), true),
            (json!({"create": {"_id": "b"}}), false),
            (json!({"patch": {"id": ["b", "a"]}}), true),
            (json!({"patch": {"id": "b"}}), false),
            (json!({"delete": {"query": "*"}}), true),
        ];
        for (mutation, expected) in examples {
            assert_eq!(
                concerns(&mutation, Some(&only), false),
                expected,
                "{mutation}"
            );
            assert!(concerns(&mutation, None, false));
        }
    }
}
