//! One query's conversation with the database.
//!
//! The evaluator requests documents and gets those that were fetched. The session notes the
//! others and returns nothing for now. When the evaluator has gone through the whole query,
//! one statement fetches everything noted, and the evaluator goes through the query again.
//! A query therefore takes one statement for each level of documents that depend on others,
//! however many filters and references a level has.

mod source;

use crate::hot_paths::{HotPaths, key};
use crate::plan::sync_tags::Dependence;
use crate::plan::{Branch, Classified, Classifier, Order, Predicate, Statement, Test};
use crate::transact::dry_run::Unwritten;
use crate::view::View;
use crate::{Dataset, LakeError};
use groq::resolve::{Direction, OrderKey};
use groq::source::Fetch;
use groq::{Array, EvaluateError, Object, ObjectBuilder, Parameters, Text, Value};
use sqlx::Row;
use sqlx::postgres::PgRow;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// What a query has fetched from its dataset so far.
pub(crate) struct Session {
    pub(crate) ds: i32,
    pub(crate) view: View,
    pub(crate) hot_paths: Arc<HotPaths>,
    pub(crate) parameters: Arc<Parameters>,
    /// The attributes of documents that are looked at; all, if there is no list.
    needed: Option<Arc<Vec<Text>>>,
    /// Whether documents are traced to what they are stored as.
    traced: bool,
    /// What the transaction has made that the query is part of, if it is not in the database.
    pub(crate) unwritten: Unwritten,
    /// Whether PostgreSQL evaluates conditions.
    pub(crate) pushdown: bool,
    /// Whether to record how filters were evaluated, for people to read.
    pub(crate) explained: bool,
    found: HashMap<Branch, Found>,
    by_id: HashMap<Text, Option<Value>>,
    arrived: Vec<Arrival>,
    pending: RefCell<PendingReads>,
    /// The statements so far.
    pub(crate) rounds: Vec<Round>,
}

enum Found {
    Documents(Arc<Array>),
    Count(u64),
}

/// Rows that are not read yet.
struct Arrival {
    branches: Vec<Branch>,
    /// Ids that the last branch is for.
    ids: Vec<Text>,
    rows: Vec<PgRow>,
}

/// What one evaluation requested.
#[derive(Default)]
struct PendingReads {
    missing: Vec<Branch>,
    missing_ids: BTreeSet<Text>,
    /// What was fetched, which the result depends on.
    predicates: Vec<Predicate>,
    ids: BTreeSet<Text>,
    judged: Vec<Judged>,
}

/// How a filter was judged.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) predicate: String,
    pub(crate) exact: bool,
}

/// One statement and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) statement: Statement,
    pub(crate) rows: usize,
    pub(crate) bytes: usize,
}

impl Session {
    pub(crate) fn new(dataset: &Dataset, view: View, parameters: Arc<Parameters>) -> Self {
        Self {
            ds: dataset.ds,
            view,
            hot_paths: dataset.in_force.hot_paths.clone(),
            parameters,
            needed: None,
            traced: false,
            unwritten: Unwritten::default(),
            pushdown: true,
            explained: false,
            found: HashMap::new(),
            by_id: HashMap::new(),
            arrived: Vec::new(),
            pending: RefCell::default(),
            rounds: Vec::new(),
        }
    }

    /// Has only these attributes of documents read, if there is a list. Documents that are
    /// traced need their type too.
    pub(crate) fn read_attributes(&mut self, needed: Option<Arc<Vec<Text>>>, traced: bool) {
        self.traced = traced;
        self.needed = needed;
        if let (true, Some(names)) = (traced, &mut self.needed)
            && !names.iter().any(|name| name == "_type")
        {
            Arc::make_mut(names).push("_type".into());
        }
    }

    /// Clears what the last evaluation requested, before the next.
    pub(crate) fn begin(&mut self) {
        self.pending = RefCell::default();
    }

    /// Whether the last evaluation had all it requested.
    pub(crate) fn is_complete(&self) -> bool {
        let pending = self.pending.borrow();
        pending.missing.is_empty() && pending.missing_ids.is_empty()
    }

    /// What the last evaluation depends on.
    pub(crate) fn dependences(&mut self) -> Vec<Dependence> {
        let pending = self.pending.get_mut();
        let predicates = pending.predicates.iter();
        let mut all: Vec<Dependence> = predicates
            .map(|predicate| Dependence::of_predicate(predicate, &self.hot_paths))
            .collect();
        if !pending.ids.is_empty() {
            all.push(Dependence::of_ids(pending.ids.iter().map(Text::as_str)));
        }
        all
    }

    pub(crate) fn judged(&mut self) -> Vec<Judged> {
        std::mem::take(&mut self.pending.get_mut().judged)
    }

    /// The statement that fetches all that is missing.
    pub(crate) fn statement(&mut self) -> Statement {
        let pending = self.pending.get_mut();
        let mut branches = std::mem::take(&mut pending.missing);
        let ids: Vec<Text> = std::mem::take(&mut pending.missing_ids)
            .into_iter()
            .collect();
        if !ids.is_empty() {
            let names = ids.iter().map(ToString::to_string).collect();
            branches.push(Branch::all(Predicate::Id(Test::OneOf(names))));
        }
        let statement = Statement::new(self.ds, &self.view, &branches);
        self.arrived.push(Arrival {
            branches,
            ids,
            rows: Vec::new(),
        });
        statement
    }

    /// Takes the rows of the last statement.
    pub(crate) fn arrive(&mut self, statement: Statement, rows: Vec<PgRow>, bytes: usize) {
        self.rounds.push(Round {
            statement,
            rows: rows.len(),
            bytes,
        });
        if let Some(arrival) = self.arrived.last_mut() {
            arrival.rows = rows;
        }
    }

    /// Bytes of documents that are still to be read.
    pub(crate) fn unread(&self) -> usize {
        let last = self.rounds.last().filter(|_| !self.arrived.is_empty());
        last.map_or(0, |round| round.bytes)
    }

    /// Reads what arrived.
    pub(crate) fn read(&mut self) -> Result<(), LakeError> {
        for arrival in std::mem::take(&mut self.arrived) {
            let mut lists: Vec<Vec<Value>> = vec![Vec::new(); arrival.branches.len()];
            let mut counts = HashMap::new();
            // Of each document the uppermost layer comes first.
            let mut seen: (usize, &str) = (usize::MAX, "");
            for (branch, row) in self.in_order(&arrival.branches, &arrival.rows)? {
                if arrival.branches[branch].count {
                    let count: String = row.try_get(3)?;
                    counts.insert(branch, count.parse().unwrap_or(0));
                    continue;
                }
                let key = (branch, row.try_get(2)?);
                if self.view.is_layered() && seen == key {
                    continue;
                }
                if let Some(document) = self.document(row)? {
                    if !(self.view.is_layered() && is_removal(&document)) {
                        lists[branch].push(document);
                    }
                    seen = key;
                }
            }
            if !self.unwritten.is_empty() {
                for list in &mut lists {
                    self.unwritten.replace_changed(list);
                }
            }
            self.keep(arrival, lists, &counts);
        }
        Ok(())
    }

    /// The rows with their branches. PostgreSQL sorts only where the order decides which
    /// documents there are; all others are ordered by id here.
    fn in_order<'r>(
        &self,
        branches: &[Branch],
        rows: &'r [PgRow],
    ) -> Result<Vec<(usize, &'r PgRow)>, LakeError> {
        let id = if self.view.shows_origin() { 2 } else { 1 };
        let mut ordered = Vec::with_capacity(rows.len());
        for row in rows {
            let branch = usize::try_from(row.try_get::<i32, _>(0)?).unwrap_or(0);
            let sorted = branches[branch].limit.is_some() || self.view.is_layered();
            let key: Option<&str> = if sorted { None } else { row.try_get(id)? };
            ordered.push((branch, key, row));
        }
        ordered.sort_by_key(|(branch, key, _)| (*branch, *key));
        let ordered = ordered.into_iter().map(|(branch, _, row)| (branch, row));
        Ok(ordered.collect())
    }

    fn keep(&mut self, arrival: Arrival, lists: Vec<Vec<Value>>, counts: &HashMap<usize, u64>) {
        let by_reference = (!arrival.ids.is_empty()).then(|| arrival.branches.len() - 1);
        for (index, (branch, list)) in arrival.branches.into_iter().zip(lists).enumerate() {
            if by_reference == Some(index) {
                for document in list {
                    if let Some(id) = document.attribute("_id").as_str() {
                        self.by_id.insert(id.into(), Some(document));
                    }
                }
                continue;
            }
            let found = match counts.get(&index) {
                Some(count) => Found::Count(*count),
                None => Found::Documents(Arc::new(list.into())),
            };
            self.found.insert(branch, found);
        }
        for id in arrival.ids {
            self.by_id.entry(id).or_insert(None);
        }
    }

    /// A row as the reader sees it; `None` if it is not for this reader.
    fn document(&self, row: &PgRow) -> Result<Option<Value>, LakeError> {
        // Who must be tested is tested by the whole document.
        let needed = match &self.view.tested_for {
            None => self.needed.as_deref().map(Vec::as_slice),
            Some(_) => None,
        };
        let document = Value::attributes_from_json(row.try_get(3)?, needed)?;
        if let Some(principal) = &self.view.tested_for
            && !principal.may_read(&document)?
        {
            return Ok(None);
        }
        let document = match document.as_object() {
            Some(object) if self.view.shows_origin() => {
                with_origin(object, row.try_get(2)?, row.try_get(1)?)
            }
            _ => document,
        };
        Ok(Some(if self.traced {
            document.traced_to_document(row.try_get(1)?)
        } else {
            document
        }))
    }

    fn classify(&self, request: &mut Fetch<'_>) -> Result<Classified, EvaluateError> {
        let mut classified = match request.filter {
            None => Classified::everything(),
            Some(_) if !self.pushdown => Classified::residual(),
            Some(filter) => {
                let mut found = Classifier {
                    hot_paths: &self.hot_paths,
                    parameters: &self.parameters,
                    outer: request.outer,
                }
                .filter(filter)?;
                // Layers come along that do not fulfil the conditions themselves.
                found.exact &= !self.view.is_layered();
                found
            }
        };
        // So do those that are not in the database.
        classified.exact &= self.unwritten.is_empty();
        let mut pending = self.pending.borrow_mut();
        pending.predicates.push(classified.predicate.clone());
        if self.explained {
            pending.judged.push(Judged {
                predicate: classified.predicate.to_string(),
                exact: classified.exact,
            });
        }
        Ok(classified)
    }

    /// The branch for a request: with an order and a limit if PostgreSQL can determine
    /// which documents are the first.
    fn branch(&self, request: &Fetch<'_>, classified: &Classified) -> Branch {
        let mut branch = Branch::all(classified.predicate.clone());
        if let (true, Some(wanted)) = (self.decides(classified), request.wanted)
            && let Some(order) = self.order(request.order)
        {
            branch.order = order;
            branch.limit = Some(wanted);
        }
        branch
    }

    /// Whether PostgreSQL determines which documents there are: it evaluates all
    /// conditions, and none is taken away when the documents are read.
    fn decides(&self, classified: &Classified) -> bool {
        classified.exact && self.pushdown && self.view.tested_for.is_none()
    }

    fn order(&self, keys: &[OrderKey]) -> Option<Vec<Order>> {
        let order = |key: &OrderKey| {
            let path = crate::plan::path(&key.node)?;
            let known = path == "_id" || self.hot_paths.contains(&path);
            known.then_some(Order {
                path,
                descending: key.direction == Direction::Descending,
            })
        };
        keys.iter().map(order).collect()
    }

    /// The documents of a branch; nothing yet, if it was not fetched before.
    fn documents(&self, branch: Branch) -> Option<Arc<Array>> {
        let Some(Found::Documents(documents)) = self.found.get(&branch) else {
            self.ask(branch);
            return None;
        };
        if ends_unclear(&branch, documents) {
            let limit = None;
            return self.documents(Branch { limit, ..branch });
        }
        Some(documents.clone())
    }

    /// A document that a reference leads to; nothing yet, if it was not fetched before.
    fn by_id(&self, id: &Text) -> Option<Value> {
        if let Some(known) = self.by_id.get(id) {
            return known.clone();
        }
        // PostgreSQL refuses the character zero, and no id has it.
        if !id.contains('\0') {
            self.pending.borrow_mut().missing_ids.insert(id.clone());
        }
        None
    }

    fn ask(&self, branch: Branch) {
        let mut pending = self.pending.borrow_mut();
        if !pending.missing.contains(&branch) {
            pending.missing.push(branch);
        }
    }
}

/// Long strings share keys: if the last document of a limited list has one, others
/// may belong before it.
fn ends_unclear(branch: &Branch, documents: &[Value]) -> bool {
    let Some(last) = documents
        .last()
        .filter(|_| branch.limit == Some(documents.len()))
    else {
        return false;
    };
    branch.order.iter().any(|order| {
        let mut value = last.clone();
        for name in order.path.split('.') {
            value = value.attribute(name);
        }
        key::of_value(&value).is_some_and(|key| !key.unique)
    })
}

/// Whether the version that is seen says that its release removes the document.
fn is_removal(document: &Value) -> bool {
    let id = document.attribute("_originalId");
    let version = id.as_str().is_some_and(|id| id.starts_with("versions."));
    version && document.attribute("_system").attribute("delete").as_bool() == Some(true)
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
