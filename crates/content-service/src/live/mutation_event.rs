//! The events of a transaction for one listener: spec 7, `listen`.

use lake::{ChangedTransaction, Reader, SelectedChange, Transition};
use serde_json::{Map, Value, json};
use std::fmt::{self, Display, Formatter};

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
}

impl Detail {
    /// How long the event of a change may be.
    pub(crate) fn bytes(&self, transaction: &ChangedTransaction, change: &SelectedChange) -> usize {
        let change = &transaction.changes[change.index];
        let mutations = if self.mutations {
            transaction.mutation_bytes()
        } else {
            0
        };
        FIELDS + change.bytes() + mutations
    }
}

/// Bytes that the short fields of an event have together, about.
const FIELDS: usize = 1024;

/// The event of a change, as JSON. `number` is its place among the events of its transaction,
/// counted from 1, and how many there are.
pub(crate) fn mutation_event<'c>(
    transaction: &'c ChangedTransaction,
    selected: &SelectedChange,
    reader: &Reader,
    detail: &Detail,
    (number, total): (usize, usize),
) -> MutationEvent<'c> {
    let change = &transaction.changes[selected.index];
    let before = change.before.as_ref().filter(|_| selected.before);
    let after = change.after.as_ref().filter(|_| selected.after);
    let id = &change.document;
    let mut event = Map::new();
    let mut put = |name: &str, value: Value| drop(event.insert(name.to_owned(), value));
    put("eventId", json!(format!("{}#{id}", transaction.id)));
    put("documentId", json!(id));
    put("transactionId", json!(transaction.id));
    put("transition", json!(name_of(selected.transition)));
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
    put("transactionCurrentEvent", json!(number));
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
    // A document that is gone is shown to nobody but those who may read its history.
    let has_content = after.is_some() || reader.sees_everything();
    let effects = [change.apply.as_str(), &change.revert];
    let text = |text: &'c String| text.as_str();
    MutationEvent {
        fields: Value::Object(event),
        effects: Some(effects).filter(|_| has_content && detail.effects && both),
        previous: before
            .filter(|_| has_content && detail.previous)
            .map(|state| text(&state.text)),
        result: after
            .filter(|_| has_content && detail.result)
            .map(|state| text(&state.text)),
    }
}

/// The event of a change. What may be long is JSON text already, and is copied once: to where
/// the event is written.
pub(crate) struct MutationEvent<'c> {
    /// An object.
    fields: Value,
    /// The patches that lead forth and back.
    effects: Option<[&'c str; 2]>,
    previous: Option<&'c str>,
    result: Option<&'c str>,
}

impl Display for MutationEvent<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let fields = self.fields.to_string();
        f.write_str(fields.strip_suffix('}').unwrap_or(&fields))?;
        if let Some([apply, revert]) = self.effects {
            write!(f, r#","effects":{{"apply":{apply},"revert":{revert}}}"#)?;
        }
        if let Some(previous) = self.previous {
            write!(f, r#","previous":{previous}"#)?;
        }
        if let Some(result) = self.result {
            write!(f, r#","result":{result}"#)?;
        }
        f.write_str("}")
    }
}

fn name_of(transition: Transition) -> &'static str {
    match transition {
        Transition::Appear => "appear",
        Transition::Update => "update",
        Transition::Disappear => "disappear",
    }
}
