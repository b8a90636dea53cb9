//! A dataset as a source of documents for GROQ.

use crate::{LakeError, Reader};
use documents::{Layer, Perspective};
use groq::source::{Documents, Fetch, Fetched, Source};
use groq::{EvaluateError, Object, ObjectBuilder, Text, Value};
use sqlx::postgres::{PgArguments, PgPool, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::{Row, Transaction};
use std::cell::RefCell;
use std::sync::Arc;
use tokio::runtime::Handle;

/// Which documents of a dataset are seen, and how.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// The layers that cover each other, uppermost first; `None` for each
    /// document as it is stored.
    layers: Option<Vec<String>>,
    /// Only what anyone may see: published, and no dot in the id.
    anonymous: bool,
    /// Whether `versions.…` documents are there at all.
    versions: bool,
}

impl View {
    /// The view of a reader in a perspective. Without a token every perspective
    /// shows what is published.
    pub(crate) fn new(perspective: &Perspective, reader: &Reader, versions: bool) -> Self {
        let anonymous = reader.is_anonymous();
        let layers = match perspective {
            Perspective::Raw => None,
            Perspective::Stack(_) if anonymous => Some(vec!["published".to_owned()]),
            Perspective::Stack(layers) => Some(layers.iter().map(layer_name).collect()),
        };
        Self {
            layers,
            anonymous,
            versions,
        }
    }

    /// Documents as they are stored, all of them: what a transaction works on.
    pub(crate) fn of_writer() -> Self {
        Self {
            layers: None,
            anonymous: false,
            versions: true,
        }
    }
}

fn layer_name(layer: &Layer) -> String {
    match layer {
        Layer::Published => "published".to_owned(),
        Layer::Drafts => "drafts".to_owned(),
        Layer::Release(name) => name.as_str().to_owned(),
    }
}

/// Where statements run.
pub(crate) enum Connection {
    Pool(PgPool),
    Transaction(RefCell<Transaction<'static, Postgres>>),
}

/// A dataset seen in one way. Its calls wait for the database, so it is used on
/// a thread that may wait.
pub(crate) struct Snapshot {
    pub(crate) connection: Connection,
    pub(crate) runtime: Handle,
    pub(crate) ds: i32,
    pub(crate) view: View,
}

const STORED: &str = "select id, id as published_id, body from document
     where ds = $1 and ($2::text[] is null or id = any($2))
     and (not $3 or (layer = 'published' and position('.' in id) = 0))
     and ($4 or layer in ('published', 'drafts'))
     order by id";

const COVERED: &str = "select distinct on (published_id) id, published_id, body from document
     where ds = $1 and ($2::text[] is null or published_id = any($2))
     and (not $3 or position('.' in published_id) = 0)
     and ($4 or layer in ('published', 'drafts'))
     and layer = any($5)
     order by published_id, array_position($5, layer)";

impl Snapshot {
    fn rows(&self, ids: Option<Vec<String>>) -> Result<Vec<PgRow>, sqlx::Error> {
        let statement = if self.view.layers.is_some() {
            COVERED
        } else {
            STORED
        };
        let mut query = sqlx::query(statement)
            .bind(self.ds)
            .bind(ids)
            .bind(self.view.anonymous)
            .bind(self.view.versions);
        if let Some(layers) = &self.view.layers {
            query = query.bind(layers);
        }
        self.runtime.block_on(self.fetch_all(query))
    }

    // Only this thread has the transaction, and it asks one thing at a time.
    #[expect(clippy::await_holding_refcell_ref, reason = "see above")]
    async fn fetch_all(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<Vec<PgRow>, sqlx::Error> {
        match &self.connection {
            Connection::Pool(pool) => query.fetch_all(pool).await,
            Connection::Transaction(transaction) => {
                query.fetch_all(&mut **transaction.borrow_mut()).await
            }
        }
    }

    fn document(&self, row: &PgRow) -> Result<(String, Value), LakeError> {
        let id: String = row.try_get("id")?;
        let published_id: String = row.try_get("published_id")?;
        let body: &str = row.try_get("body")?;
        let document = Value::from_json(body)?;
        // Published documents alone need no second id.
        let shows_origin = match &self.view.layers {
            Some(layers) => layers.len() > 1,
            None => false,
        };
        let document = match document.as_object() {
            Some(object) if shows_origin => with_origin(object, &published_id, &id),
            _ => document,
        };
        Ok((published_id, document))
    }
}

/// The document under its published id, with the id it is stored under beside it.
fn with_origin(document: &Object, published_id: &str, id: &str) -> Value {
    let mut covered = ObjectBuilder::with_capacity(document.len() + 1);
    for (name, value) in document.iter() {
        covered.set(name.clone(), value.clone());
    }
    covered.set("_id".into(), Value::string(published_id));
    covered.set("_originalId".into(), Value::string(id));
    Value::object(covered.build())
}

impl Source for Snapshot {
    fn fetch<'s>(&'s self, _: Fetch<'_>) -> Result<Fetched<'s>, EvaluateError> {
        let rows = self.rows(None).map_err(EvaluateError::source)?;
        let documents: Result<Vec<Value>, LakeError> =
            rows.iter().map(|row| Ok(self.document(row)?.1)).collect();
        let documents = documents.map_err(EvaluateError::source)?;
        Ok(Fetched {
            documents: Documents::Held(Arc::new(documents.into())),
            exact: false,
        })
    }

    fn dereference(&self, ids: &[Text]) -> Result<Vec<Option<Value>>, EvaluateError> {
        let asked = ids.iter().map(ToString::to_string).collect();
        let rows = self.rows(Some(asked)).map_err(EvaluateError::source)?;
        let mut found = std::collections::BTreeMap::new();
        for row in &rows {
            let (id, document) = self.document(row).map_err(EvaluateError::source)?;
            found.insert(id, document);
        }
        Ok(ids.iter().map(|id| found.remove(id.as_str())).collect())
    }
}
