//! Structured data that an editor wrote: `docs/rules.md#search-engines`.

use super::Subject;
use crate::{Json, WarningKind};
use serde_json::Value;

/// The nodes of an editor: one, a list, or those of a graph, as JSON or as the text of it.
pub(super) fn nodes(subject: &Subject<'_>) -> Vec<Value> {
    let seo = subject.page.child("seo");
    let Some(written) = seo.and_then(|seo| seo.value("structuredData")) else {
        return Vec::new();
    };
    let read = match written {
        Json::Str(text) if text.trim().is_empty() => return Vec::new(),
        Json::Str(text) => serde_json::from_str(text).ok(),
        other => Some(other.clone().into()),
    };
    match read {
        Some(Value::Array(nodes)) => nodes,
        Some(Value::Object(mut node)) => match node.remove("@graph") {
            Some(Value::Array(nodes)) => nodes,
            _ => vec![Value::Object(node)],
        },
        _ => {
            let kind = WarningKind::InvalidStructuredData;
            subject.shaping.warn(kind, "seo.structuredData");
            Vec::new()
        }
    }
}
