//! What the service does for a release after the action that began it.

use super::ReleaseState;
use crate::action::published_form;
use crate::json_match::Path;
use crate::{Change, Document, DocumentId, Mutation, Patch, Selection};
use serde_json::{Value, json};
use std::fmt;
use thiserror::Error;

/// Work on all documents of a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReleaseTask {
    /// Each version becomes the published document, or removes it.
    Publish,
    /// The versions go.
    Archive,
    /// The versions come back from history.
    Unarchive,
}

/// A release that is not in a state that has this task.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the release is in state {found}, which has no task to {task}")]
pub struct TaskError {
    /// The task.
    pub task: ReleaseTask,
    /// The state.
    pub found: String,
}

impl ReleaseTask {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Publish, Self::Archive, Self::Unarchive];

    /// The name in the database and in metrics.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Publish => "publish",
            Self::Archive => "archive",
            Self::Unarchive => "unarchive",
        }
    }

    /// The task of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|task| task.as_str() == name)
    }

    /// Refuses a release that is not waiting for this task.
    pub fn check(self, release: &Document) -> Result<(), TaskError> {
        let state = ReleaseState::of(release);
        if state.and_then(ReleaseState::task) == Some(self) {
            return Ok(());
        }
        let found = state.map_or("unknown", ReleaseState::as_str).to_owned();
        Err(TaskError { task: self, found })
    }

    /// What happens to the documents of a release: `versions` are those it has or, to
    /// unarchive, had; `stored` finds a published document.
    pub fn mutations<'d>(
        self,
        versions: impl IntoIterator<Item = (&'d DocumentId, &'d Document)>,
        stored: impl Fn(&DocumentId) -> Option<&'d Document>,
    ) -> Vec<Mutation> {
        let mut mutations = Vec::new();
        for (id, version) in versions {
            match self {
                Self::Publish => {
                    let published = id.published_id();
                    let before = stored(&published);
                    mutations.push(published_form(version, &published, before));
                    mutations.push(Mutation::Delete(Selection::Id(id.clone())));
                }
                Self::Archive => mutations.push(Mutation::Delete(Selection::Id(id.clone()))),
                Self::Unarchive => {
                    mutations.push(Mutation::CreateIfNotExists(version.clone(), id.clone()));
                }
            }
        }
        mutations
    }

    /// What happens to the release itself when its documents are done; `now` is the time, and
    /// `versions` are the documents.
    pub fn completed<'d>(
        self,
        release: &DocumentId,
        versions: impl IntoIterator<Item = &'d DocumentId>,
        now: &str,
    ) -> Mutation {
        let names = versions.into_iter().map(|id| json!({"id": id.as_str()}));
        let names: Value = names.collect();
        let mut changes = vec![];
        let state = match self {
            Self::Publish => {
                changes.push(set("publishedAt", Value::from(now)));
                changes.push(set("finalDocumentStates", names));
                changes.push(unset("publishAt"));
                ReleaseState::Published
            }
            Self::Archive => {
                changes.push(set("finalDocumentStates", names));
                ReleaseState::Archived
            }
            Self::Unarchive => {
                changes.push(unset("finalDocumentStates"));
                ReleaseState::Active
            }
        };
        changes.push(unset("error"));
        patch(release, state, changes)
    }

    /// What happens to the release when its documents could not be done: it is what it was
    /// before, and says why.
    pub fn failed(self, release: &DocumentId, message: &str) -> Mutation {
        let state = match self {
            Self::Publish | Self::Archive => ReleaseState::Active,
            Self::Unarchive => ReleaseState::Archived,
        };
        let mut changes = vec![set("error", json!({"message": message}))];
        if self == Self::Publish {
            changes.push(unset("publishAt"));
        }
        patch(release, state, changes)
    }
}

impl fmt::Display for ReleaseTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

pub(crate) fn set(attribute: &str, value: Value) -> Change {
    Change::Set(Path::attribute(attribute), value)
}

pub(crate) fn unset(attribute: &str) -> Change {
    Change::Unset(Path::attribute(attribute))
}

/// A patch of a release: the state, and what belongs to it.
pub(crate) fn patch(release: &DocumentId, state: ReleaseState, changes: Vec<Change>) -> Mutation {
    let mut all = vec![set("state", Value::from(state.as_str()))];
    all.extend(changes);
    // The order in which a patch's operations are applied.
    all.sort_by_key(|change| matches!(change, Change::Unset(_)));
    Mutation::Patch(Selection::Id(release.clone()), Patch::of(all))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stamp;

    fn document(value: &Value) -> Document {
        value.as_object().unwrap().clone()
    }

    fn shown(mutations: &[Mutation]) -> Value {
        mutations.iter().map(Mutation::to_json).collect()
    }

    /// A version becomes what is published; one that marks a removal removes it.
    #[test]
    fn what_happens_to_the_versions() {
        let (a, b) = ("versions.r.a", "versions.r.b");
        let versions = [
            (
                DocumentId::parse(a).unwrap(),
                document(
                    &json!({"_id": a, "_type": "t", "_rev": "1", "_createdAt": "2020", "n": 2}),
                ),
            ),
            (
                DocumentId::parse(b).unwrap(),
                document(&json!({"_id": b, "_type": "t", "_system": {"delete": true}})),
            ),
        ];
        let published = document(&json!({"_id": "a", "_type": "t", "_createdAt": "2019", "n": 1}));
        let mutations = |task: ReleaseTask| {
            let each = versions.iter().map(|(id, version)| (id, version));
            let stored = |id: &DocumentId| (id.as_str() == "a").then_some(&published);
            shown(&task.mutations(each, stored))
        };
        let expected = json!([
            {"createOrReplace": {"_id": "a", "_type": "t", "_createdAt": "2019", "n": 2}},
            {"delete": {"id": a}},
            {"delete": {"id": "b"}},
            {"delete": {"id": b}},
        ]);
        assert_eq!(mutations(ReleaseTask::Publish), expected);
        let expected = json!([{"delete": {"id": a}}, {"delete": {"id": b}}]);
        assert_eq!(mutations(ReleaseTask::Archive), expected);
        let restored = mutations(ReleaseTask::Unarchive);
        assert_eq!(restored[0]["createIfNotExists"]["_id"], a);
    }

    /// A release is told apart by its state when its task is done, and when it failed.
    #[test]
    fn what_happens_to_the_release() {
        use ReleaseTask::{Archive, Publish, Unarchive};
        let id = DocumentId::parse("_.releases.r").unwrap();
        let version = DocumentId::parse("versions.r.a").unwrap();
        let stamp = Stamp {
            transaction_id: "t",
            now: "2026-11-15T08:30:00Z",
        };
        let after = |state: &str, mutation: &Mutation| {
            let before = json!({"_id": "_.releases.r", "_type": "system.release", "state": state,
                "publishAt": "2026-11-15T08:00:00Z", "finalDocumentStates": []});
            let applied = mutation.apply(&id, Some(document(&before)), &stamp);
            applied.unwrap().document.unwrap()
        };
        let examples = [
            (Publish, "scheduled", "published", "active"),
            (Publish, "publishing", "published", "active"),
            (Archive, "archiving", "archived", "active"),
            (Unarchive, "unarchiving", "active", "archived"),
        ];
        for (task, before, done, undone) in examples {
            let completed = task.completed(&id, [&version], stamp.now);
            let completed = after(before, &completed);
            assert_eq!(completed["state"], done);
            let names = completed.get("finalDocumentStates").cloned();
            let expected = json!([{"id": "versions.r.a"}]);
            assert_eq!(names, (task != Unarchive).then_some(expected));
            assert_eq!(completed.contains_key("publishedAt"), task == Publish);
            let failed = after(before, &task.failed(&id, "why"));
            assert_eq!(failed["state"], undone);
            assert_eq!(failed["error"], json!({"message": "why"}));
            assert_eq!(failed.contains_key("publishAt"), task != Publish);
        }
        assert!(
            Publish
                .check(&document(&json!({"state": "scheduled"})))
                .is_ok()
        );
        assert!(
            Publish
                .check(&document(&json!({"state": "active"})))
                .is_err()
        );
    }
}
