//! The document model: what a document is, and what may be done to it.
//!
//! - [`DocumentId`] and [`Perspective`]: which documents there are, and which of them a
//!   reader sees;
//! - [`Action`] and [`release`]: what editors do, and which mutations it makes;
//! - [`Mutation`], with its [`Patch`] and [`json_match`] paths: how a document changes;
//! - [`effects`]: the difference between two versions, for listeners and history;
//! - [`references`]: what a document points to;
//! - [`canonical`]: its text.
//!
//! The crate is pure. It looks up no document: the caller finds those that a mutation
//! selects, gives them in one by one, and stores what comes out. The time, the transaction's
//! id and generated ids and keys are arguments too.
//!
//! ```
//! use documents::{DocumentId, Mutation, Stamp};
//! use serde_json::json;
//!
//! let stamp = Stamp { transaction_id: "t1", now: "2026-11-15T08:30:00.000Z" };
//! let id = DocumentId::parse("castle")?;
//!
//! let create = Mutation::parse(&json!({"create": {"_id": "castle", "_type": "museum"}}))?;
//! let created = create.apply(&id, None, &stamp)?;
//!
//! let patch = json!({"patch": {"id": "castle", "set": {"name.da": "Slottet"}}});
//! let patched = Mutation::parse(&patch)?.apply(&id, created.document, &stamp)?;
//! assert_eq!(patched.document.unwrap()["name"], json!({"da": "Slottet"}));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
pub mod array_keys;
pub mod canonical;
pub mod effects;
mod id;
pub mod json_match;
mod mutation;
mod number;
mod patch;
mod perspective;
pub mod references;
pub mod release;

pub use action::{Action, ActionError, IfExists, MalformedAction, ReleaseChange, Stored};
pub use array_keys::KeySource;
pub use effects::Effects;
pub use id::{DocumentId, IdError, IdKind, MAX_ID_LENGTH, ReleaseName};
pub use mutation::{
    Applied, MalformedMutation, Mutation, MutationError, NewId, Operation, Selection, Stamp,
};
pub use patch::{Change, Patch, PatchError, Position};
pub use perspective::{Layer, Perspective, PerspectiveError};
pub use references::Reference;
pub use release::{ReleaseState, ReleaseStep, ReleaseTask};

use serde_json::Value;

/// A document: its attributes, in the order in which they were written.
pub type Document = serde_json::Map<String, Value>;

/// How deep the values of a document may lie. What is stored must be read again, and
/// readers of JSON stop at 128.
pub const MAX_DEPTH: usize = 100;

/// Whether a value nests no deeper than the given number of levels.
pub(crate) fn within_depth(value: &Value, levels: usize) -> bool {
    match value {
        Value::Array(items) => levels > 0 && items.iter().all(|v| within_depth(v, levels - 1)),
        Value::Object(map) => levels > 0 && map.values().all(|v| within_depth(v, levels - 1)),
        _ => true,
    }
}

/// About how many bytes a value takes.
pub(crate) fn weight(value: &Value) -> usize {
    16 + match value {
        Value::String(text) => text.len(),
        Value::Array(items) => items.iter().map(weight).sum(),
        Value::Object(object) => object.iter().map(|(k, v)| k.len() + weight(v)).sum(),
        _ => 0,
    }
}
