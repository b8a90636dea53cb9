//! The events that documents must tell of.

use super::model::{Act, Model, Step, draft, published, release_of};
use std::collections::BTreeSet;

/// An event that a document must tell of: the document and the type.
pub(crate) type Told = (String, &'static str);

impl Model {
    /// What documents tell of a transaction that did one thing, given what was there before.
    pub(crate) fn told(before: &Self, after: &Self, act: &Act) -> Vec<Told> {
        let mut told: Vec<Told> = Vec::new();
        let mut tell = |id: &str, kind: &'static str| told.push((id.to_owned(), kind));
        let is_new = |id: &str| !before.documents.contains_key(id);
        let is_last = |id: &str| {
            !after
                .documents
                .keys()
                .any(|one| published(one) == published(id))
        };
        match act {
            Act::Publish { id, .. } => {
                tell(&draft(id), "publishDocumentVersion");
                tell(id, "publishDocumentVersion");
            }
            Act::Unpublish { id } => {
                tell(id, "unpublishDocument");
                if is_new(&draft(id)) {
                    tell(&draft(id), "createDocumentVersion");
                }
            }
            Act::Release { name, step } => {
                let kind = match step {
                    Step::Schedule { .. } => "scheduleDocumentVersion",
                    Step::Unschedule => "unscheduleDocumentVersion",
                    _ => return told,
                };
                let versions = after.documents.keys();
                for id in versions.filter(|id| release_of(id) == Some(name)) {
                    tell(id, kind);
                }
            }
            _ => {
                let ids = before.documents.keys().chain(after.documents.keys());
                let ids: BTreeSet<&String> = ids.collect();
                for id in ids {
                    let (was, is) = (before.documents.get(id), after.documents.get(id));
                    match (was, is, id.contains('.')) {
                        (None, Some(_), true) => tell(id, "createDocumentVersion"),
                        (None, Some(_), false) => tell(id, "createLiveDocument"),
                        (Some(_), None, _) if is_last(id) => tell(id, "deleteDocumentGroup"),
                        (Some(_), None, true) => tell(id, "deleteDocumentVersion"),
                        (Some(_), None, false) => tell(id, "unpublishDocument"),
                        (Some(was), Some(is), false) if was != is => tell(id, "updateLiveDocument"),
                        _ => {}
                    }
                }
            }
        }
        told
    }

    /// What documents tell of a task.
    pub(crate) fn told_of_task(before: &Self, name: &str) -> Vec<Told> {
        let Some(release) = before.releases.get(name) else {
            return Vec::new();
        };
        let versions = before.documents.iter();
        let versions = versions.filter(|(id, _)| release_of(id) == Some(name));
        let mut told = Vec::new();
        match release.state {
            "archiving" => {
                told.extend(versions.map(|(id, _)| (id.clone(), "deleteDocumentVersion")));
            }
            "unarchiving" => {
                let restored = release.archived.keys();
                told.extend(restored.map(|id| (id.clone(), "createDocumentVersion")));
            }
            _ => {
                for (id, version) in versions {
                    told.push((id.clone(), "publishDocumentVersion"));
                    let shown = published(id).to_owned();
                    if !version.removal {
                        told.push((shown, "publishDocumentVersion"));
                    } else if before.documents.contains_key(&shown) {
                        told.push((shown, "unpublishDocument"));
                    }
                }
            }
        }
        told
    }
}
