//! The events of a transaction for one listener, as `listen` sends them.

use lake::{ChangedTransaction, Principal, SelectedChange, Transition};
use serde_json::{Map, Value, json};
use std::fmt::{self, Display, Formatter};

/// The parts of each change that a listener requested.
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
    /// The mutations of the document.
    pub(crate) mutations: bool,
    /// The patches between the two.
    pub(crate) effects: bool,
    /// The `visibility` parameter, which the event repeats.
    pub(crate) visibility: &'static str,
}

impl Detail {
    /// An upper bound of the length of a change's event.
    pub(crate) fn max_bytes(
        &self,
        transaction: &ChangedTransaction,
        change: &SelectedChange,
    ) -> usize {
        let change = &transaction.changes[change.index];
        let mutations = if self.mutations {
            transaction.mutation_bytes()
        } else {
            0
        };
        FIXED_BYTES + change.bytes() + mutations
    }
}

/// About how many bytes the fields of bounded length have together.
const FIXED_BYTES: usize = 1024;

/// The event of a change, as JSON. `number` counts from 1; `total` is how many events the
/// transaction has for this listener.
pub(crate) fn mutation_event<'c>(
    transaction: &'c ChangedTransaction,
    selected: &SelectedChange,
    principal: &Principal,
    detail: &Detail,
    (number, total): (usize, usize),
) -> MutationEvent<'c> {
    let change = &transaction.changes[selected.index];
    let before = change.before.as_ref().filter(|_| selected.sees_before);
    let after = change.after.as_ref().filter(|_| selected.sees_after);
    let id = &change.document;
    let mut event = Map::new();
    let mut put = |name: &str, value: Value| drop(event.insert(name.to_owned(), value));
    put("eventId", json!(format!("{}#{id}", transaction.id)));
    put("documentId", json!(id));
    put("transactionId", json!(transaction.id));
    put("transition", json!(name_of(selected.transition)));
    // The author is shown only to readers that may read history.
    let identity = if principal.is_anonymous() {
        ""
    } else {
        &transaction.author
    };
    put("identity", json!(identity));
    put("timestamp", json!(transaction.at));
    put("visibility", json!(detail.visibility));
    put("transactionTotalEvents", json!(total));
    put("transactionCurrentEvent", json!(number));
    // Patches and mutations reveal both states, so the reader must be allowed to see both.
    let sees_both =
        change.before.is_some() == before.is_some() && change.after.is_some() == after.is_some();
    if detail.mutations {
        let may_read = sees_both && principal.sees_everything();
        let mutations = transaction.mutations_of(id);
        let mutations: Vec<&Value> = mutations.filter(|_| may_read).collect();
        put("mutations", json!(mutations));
    }
    if let Some(before) = before {
        put("previousRev", json!(before.revision()));
    }
    if let Some(after) = after {
        put("resultRev", json!(after.revision()));
    }
    // The content of a deleted document is shown only to readers that may read its history.
    let has_content = after.is_some() || principal.sees_everything();
    let effects = [change.apply.as_str(), &change.revert];
    let text = |text: &'c String| text.as_str();
    MutationEvent {
        fields: Value::Object(event),
        effects: Some(effects).filter(|_| has_content && detail.effects && sees_both),
        previous: before
            .filter(|_| has_content && detail.previous)
            .map(|state| text(&state.text)),
        result: after
            .filter(|_| has_content && detail.result)
            .map(|state| text(&state.text)),
    }
}

/// The event of a change. Documents and patches are JSON text already, and are copied once, into
/// the buffer of the event.
pub(crate) struct MutationEvent<'c> {
    /// A JSON object.
    fields: Value,
    /// The patches that apply the change and revert it.
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
