//! The events that the model expects in the history of documents.

use super::model::{Act, Model, Step, draft, published, release_of};
use std::collections::BTreeSet;

/// An expected event: the document and the type.
pub(crate) type ExpectedEvent = (String, &'static str);

impl Model {
    /// The events of a transaction that did one thing, given what was there before.
    pub(crate) fn events_of(before: &Self, after: &Self, act: &Act) -> Vec<ExpectedEvent> {
        let mut events: Vec<ExpectedEvent> = Vec::new();
        let mut expect = |id: &str, kind: &'static str| events.push((id.to_owned(), kind));
        let is_new = |id: &str| !before.documents.contains_key(id);
        let is_last = |id: &str| {
            !after
                .documents
                .keys()
                .any(|one| published(one) == published(id))
        };
        match act {
            Act::Publish { id, .. } => {
                expect(&draft(id), "publishDocumentVersion");
                expect(id, "publishDocumentVersion");
            }
            Act::Unpublish { id } => {
                expect(id, "unpublishDocument");
                if is_new(&draft(id)) {
                    expect(&draft(id), "createDocumentVersion");
                }
            }
            Act::Release { name, step } => {
                let kind = match step {
                    Step::Schedule { .. } => "scheduleDocumentVersion",
                    Step::Unschedule => "unscheduleDocumentVersion",
                    _ => return events,
                };
                let versions = after.documents.keys();
                for id in versions.filter(|id| release_of(id) == Some(name)) {
                    expect(id, kind);
                }
            }
            _ => {
                let ids = before.documents.keys().chain(after.documents.keys());
                let ids: BTreeSet<&String> = ids.collect();
                for id in ids {
                    let (was, is) = (before.documents.get(id), after.documents.get(id));
                    match (was, is, id.contains('.')) {
                        (None, Some(_), true) => expect(id, "createDocumentVersion"),
                        (None, Some(_), false) => expect(id, "createLiveDocument"),
                        (Some(_), None, _) if is_last(id) => expect(id, "deleteDocumentGroup"),
                        (Some(_), None, true) => expect(id, "deleteDocumentVersion"),
                        (Some(_), None, false) => expect(id, "unpublishDocument"),
                        (Some(was), Some(is), false) if was != is => {
                            expect(id, "updateLiveDocument");
                        }
                        _ => {}
                    }
                }
            }
        }
        events
    }

    /// What documents tell of a task.
    pub(crate) fn events_of_task(before: &Self, name: &str) -> Vec<ExpectedEvent> {
        let Some(release) = before.releases.get(name) else {
            return Vec::new();
        };
        let versions = before.documents.iter();
        let versions = versions.filter(|(id, _)| release_of(id) == Some(name));
        let mut events = Vec::new();
        match release.state {
            "archiving" => {
                events.extend(versions.map(|(id, _)| (id.clone(), "deleteDocumentVersion")));
            }
            "unarchiving" => {
                let restored = release.archived.keys();
                events.extend(restored.map(|id| (id.clone(), "createDocumentVersion")));
            }
            _ => {
                for (id, version) in versions {
                    events.push((id.clone(), "publishDocumentVersion"));
                    let shown = published(id).to_owned();
                    if !version.removal {
                        events.push((shown, "publishDocumentVersion"));
                    } else if before.documents.contains_key(&shown) {
                        events.push((shown, "unpublishDocument"));
                    }
                }
            }
        }
        events
    }
}
