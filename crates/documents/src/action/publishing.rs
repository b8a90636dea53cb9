//! From a version to what is published, and back.

use crate::perspective::is_removal;
use crate::{Document, DocumentId, Mutation, Selection};
use serde_json::Value;

/// Attributes that a copy has of its own.
const OWN: [&str; 3] = ["_rev", "_updatedAt", "_system"];

/// What publishing a version does to the published document: `before` is what is there.
pub(crate) fn published_form(
    version: &Document,
    published: &DocumentId,
    before: Option<&Document>,
) -> Mutation {
    if is_removal(version) {
        return Mutation::Delete(Selection::Id(published.clone()));
    }
    let mut document = copy(version, published);
    for value in document.values_mut() {
        strengthen(value);
    }
    if let Some(created) = before.and_then(|before| before.get("_createdAt")) {
        document.insert("_createdAt".into(), created.clone());
    }
    Mutation::CreateOrReplace(document, published.clone())
}

/// The same content under another id.
pub(super) fn copy(document: &Document, id: &DocumentId) -> Document {
    let mut copy = document.clone();
    for attribute in OWN {
        copy.shift_remove(attribute);
    }
    copy.insert("_id".into(), Value::from(id.as_str()));
    copy
}

/// References to what was not published yet are weak until now. Their `_strengthenOnPublish`
/// says whether they stay so.
fn strengthen(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(strengthen),
        Value::Object(object) => {
            if object.contains_key("_ref")
                && let Some(mark) = object.shift_remove("_strengthenOnPublish")
                && mark.get("weak") != Some(&Value::Bool(true))
            {
                object.shift_remove("_weak");
            }
            object.values_mut().for_each(strengthen);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn references_become_strong() {
        let version = json!({"_id": "drafts.a", "_type": "t", "_rev": "r", "_system": {"x": 1},
            "plain": {"_ref": "b", "_weak": true},
            "list": [{"_ref": "b", "_weak": true, "_strengthenOnPublish": {"type": "t"}}],
            "weak": {"_ref": "b", "_weak": true, "_strengthenOnPublish": {"weak": true}}});
        let published = DocumentId::parse("a").unwrap();
        let mutation = published_form(version.as_object().unwrap(), &published, None);
        let expected = json!({"createOrReplace": {"_id": "a", "_type": "t",
            "plain": {"_ref": "b", "_weak": true},
            "list": [{"_ref": "b"}],
            "weak": {"_ref": "b", "_weak": true}}});
        assert_eq!(mutation.to_json(), expected);
    }
}
