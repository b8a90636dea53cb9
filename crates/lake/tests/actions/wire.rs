//! Acts as the protocol writes them.

use super::model::{Act, Step, published};
use serde_json::{Value, json};

fn document(id: &str, n: u32) -> Value {
    json!({"_id": id, "_type": "page", "n": n})
}

/// An action.
pub(crate) fn action(act: &Act) -> Value {
    let named = |name: &str, mut action: Value| {
        action["actionType"] = json!(format!("sanity.action.{name}"));
        action
    };
    match act {
        Act::Create { id, n, ignore } => {
            let if_exists = if *ignore { "ignore" } else { "fail" };
            let action = json!({"publishedId": id, "attributes": document(&format!("drafts.{id}"), *n),
                "ifExists": if_exists});
            named("document.create", action)
        }
        Act::ReplaceDraft { id, n } => {
            let attributes = document(&format!("drafts.{id}"), *n);
            named(
                "document.replaceDraft",
                json!({"publishedId": id, "attributes": attributes}),
            )
        }
        Act::Edit { version, n } => {
            let action = json!({"draftId": version, "publishedId": published(version),
                "patch": {"set": {"n": n}}});
            named("document.edit", action)
        }
        Act::Publish {
            id,
            guard,
            published_guard,
        } => {
            let mut action = json!({"draftId": format!("drafts.{id}"), "publishedId": id});
            if let Some(guard) = guard {
                action["ifDraftRevisionId"] = json!(guard);
            }
            if let Some(guard) = published_guard {
                action["ifPublishedRevisionId"] = json!(guard);
            }
            named("document.publish", action)
        }
        Act::Unpublish { id } => {
            let action = json!({"draftId": format!("drafts.{id}"), "publishedId": id});
            named("document.unpublish", action)
        }
        Act::Discard { version } if version.starts_with("drafts.") => {
            named("document.discard", json!({"draftId": version}))
        }
        Act::Discard { version } => {
            named("document.version.discard", json!({"versionId": version}))
        }
        Act::Delete { id, versions } => named(
            "document.delete",
            json!({"publishedId": id, "includeDrafts": versions}),
        ),
        Act::CreateVersion { version, n } => {
            let action =
                json!({"publishedId": published(version), "document": document(version, *n)});
            named("document.version.create", action)
        }
        Act::CopyVersion {
            version,
            base,
            guard,
        } => {
            let mut action = json!({"publishedId": published(version), "baseId": base,
                "versionId": version});
            if let Some(guard) = guard {
                action["ifBaseRevisionId"] = json!(guard);
            }
            named("document.version.create", action)
        }
        Act::ReplaceVersion { version, n } => named(
            "document.version.replace",
            json!({"document": document(version, *n)}),
        ),
        Act::UnpublishVersion { version } => {
            let action = json!({"versionId": version, "publishedId": published(version)});
            named("document.version.unpublish", action)
        }
        Act::Release { name, step } => release(name, *step),
        Act::RawCreate { .. }
        | Act::RawReplace { .. }
        | Act::RawPatch { .. }
        | Act::RawDelete { .. } => Value::Null,
    }
}

fn release(name: &str, step: Step) -> Value {
    let (kind, more) = match step {
        Step::Create => ("create", json!({"metadata": {"n": 0}})),
        Step::Edit(n) => ("edit", json!({"patch": {"set": {"metadata.n": n}}})),
        Step::Publish => ("publish", json!({})),
        Step::Schedule { past: true } => ("schedule", json!({"publishAt": "2020-01-01T00:00:00Z"})),
        Step::Schedule { past: false } => {
            ("schedule", json!({"publishAt": "2099-01-01T00:00:00Z"}))
        }
        Step::Unschedule => ("unschedule", json!({})),
        Step::Archive => ("archive", json!({})),
        Step::Unarchive => ("unarchive", json!({})),
        Step::Delete => ("delete", json!({})),
    };
    let mut action = more;
    action["actionType"] = json!(format!("sanity.action.release.{kind}"));
    action["releaseId"] = json!(name);
    action
}

/// A mutation.
pub(crate) fn mutation(act: &Act) -> Value {
    match act {
        Act::RawCreate { document: id, n } => json!({"create": document(id, *n)}),
        Act::RawReplace { document: id, n } => json!({"createOrReplace": document(id, *n)}),
        Act::RawPatch { document: id, n } => json!({"patch": {"id": id, "set": {"n": n}}}),
        Act::RawDelete { document: id } => json!({"delete": {"id": id}}),
        _ => Value::Null,
    }
}
