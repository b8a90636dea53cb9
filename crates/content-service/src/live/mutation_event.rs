//! The events of a transaction for one listener: spec 7, `listen`.

use jiff::Timestamp;
use lake::{Change, ChangedTransaction, DocumentState, LakeError, ListenedDocuments, Reader};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// What a listener wants to know of each change.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "the protocol has a switch for each"
)]
pub(crate) struct Detail {
    /// The document as it became.
    pub(crate) result: bool,
    /// The document as it was.
    pub(crate) previous: bool,
    /// What was requested of it.
    pub(crate) mutations: bool,
    /// The patches between the two.
    pub(crate) effects: bool,
    /// What the listener waits for, which the event repeats.
    pub(crate) visibility: &'static str,
    /// Whether drafts and versions are left out.
    pub(crate) only_published: bool,
}

/// The change of one document as far as the reader may see it.
struct Seen<'c> {
    change: &'c Change,
    before: Option<&'c DocumentState>,
    after: Option<&'c DocumentState>,
    transition: &'static str,
}

/// The events of a transaction, as JSON. A change of which the reader may see neither side, or
/// that concerns no document of the query, has none, and is not counted.
pub(crate) fn mutation_events(
    transaction: &ChangedTransaction,
    documents: &ListenedDocuments,
    reader: &Reader,
    detail: &Detail,
    now: Timestamp,
) -> Result<Vec<String>, LakeError> {
    let mut all = Vec::new();
    for change in &transaction.changes {
        if detail.only_published && change.document.contains('.') {
            continue;
        }
        all.extend(seen(change, documents, reader, now)?);
    }
    let total = all.len();
    let events = all.iter().enumerate();
    let events =
        events.map(|(number, seen)| event(transaction, seen, reader, detail, (number, total)));
    Ok(events.collect())
}

fn seen<'c>(
    change: &'c Change,
    documents: &ListenedDocuments,
    reader: &Reader,
    now: Timestamp,
) -> Result<Option<Seen<'c>>, LakeError> {
    let [before, after] = change.readable(reader)?;
    let matches = |state: Option<&DocumentState>| match state {
        Some(state) => documents.contains(state, reader, now),
        None => Ok(false),
    };
    let transition = match (matches(before)?, matches(after)?) {
        (false, false) => return Ok(None),
        (false, true) => "appear",
        (true, false) => "disappear",
        (true, true) => "update",
    };
    Ok(Some(Seen {
        change,
        before,
        after,
        transition,
    }))
}

fn event(
    transaction: &ChangedTransaction,
    seen: &Seen<'_>,
    reader: &Reader,
    detail: &Detail,
    (number, total): (usize, usize),
) -> String {
    let Seen {
        change,
        before,
        after,
        transition,
    } = seen;
    let id = &change.document;
    let mut event = Map::new();
    let mut put = |name: &str, value: Value| drop(event.insert(name.to_owned(), value));
    put("eventId", json!(format!("{}#{id}", transaction.id)));
    put("documentId", json!(id));
    put("transactionId", json!(transaction.id));
    put("transition", json!(transition));
    // Who wrote is for those who may read history.
    let identity = if reader.is_anonymous() {
        ""
    } else {
        &transaction.author
    };
    put("identity", json!(identity));
    put("timestamp", json!(transaction.at));
    put("visibility", json!(detail.visibility));
    put("transactionTotalEvents", json!(total));
    put("transactionCurrentEvent", json!(number + 1));
    // What led from one side to the other tells of both.
    let both =
        change.before.is_some() == before.is_some() && change.after.is_some() == after.is_some();
    if detail.mutations {
        let whole = both && reader.sees_everything();
        let mutations = transaction.mutations_of(id);
        let mutations: Vec<&Value> = mutations.filter(|_| whole).collect();
        put("mutations", json!(mutations));
    }
    if let Some(before) = before {
        put("previousRev", json!(before.revision()));
    }
    if let Some(after) = after {
        put("resultRev", json!(after.revision()));
    }
    if detail.effects && both {
        let patch = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(Value::Null);
        put(
            "effects",
            json!({"apply": patch(&change.apply), "revert": patch(&change.revert)}),
        );
    }
    let previous = before.filter(|_| detail.previous);
    let result = after.filter(|_| detail.result);
    with_documents(event, [("previous", previous), ("result", result)])
}

/// The event as text, with documents put in as they are stored.
fn with_documents(
    event: Map<String, Value>,
    documents: [(&str, Option<&DocumentState>); 2],
) -> String {
    let mut text = Value::Object(event).to_string();
    for (name, state) in documents {
        if let Some(state) = state {
            text.truncate(text.len() - 1);
            // Writing to a string does not fail.
            let _ = write!(text, ",\"{name}\":{}}}", state.text);
        }
    }
    text
}
