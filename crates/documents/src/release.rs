//! Releases: documents that are published together.
//!
//! A release is itself a document, `_.releases.autumn`. Its `state` says where it is in its
//! life; [`ReleaseStep`] lists the steps between the states. Publishing, archiving and
//! unarchiving take a task of their own, during which the release is in a state that says so.

mod step;
mod task;

pub use step::{ReleaseStep, StepError};
pub use task::{ReleaseTask, TaskError};
pub(crate) use task::{patch, set, unset};

use crate::{Document, DocumentId, IdError, ReleaseName};
use serde_json::{Map, Value, json};
use std::fmt;

/// The type of the document that a release is.
pub const RELEASE_TYPE: &str = "system.release";

const PREFIX: &str = "_.releases.";

/// Where a release is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReleaseState {
    /// Its documents are worked on.
    Active,
    /// It is published at a time, and its documents are locked until then.
    Scheduled,
    /// It is being published.
    Publishing,
    /// Its documents are published.
    Published,
    /// It is being archived.
    Archiving,
    /// Its documents are in history only.
    Archived,
    /// Its documents are being restored from history.
    Unarchiving,
}

impl ReleaseState {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Active,
        Self::Scheduled,
        Self::Publishing,
        Self::Published,
        Self::Archiving,
        Self::Archived,
        Self::Unarchiving,
    ];

    /// The name in documents.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Scheduled => "scheduled",
            Self::Publishing => "publishing",
            Self::Published => "published",
            Self::Archiving => "archiving",
            Self::Archived => "archived",
            Self::Unarchiving => "unarchiving",
        }
    }

    /// The state of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }

    /// The state of a release, given its document.
    pub fn of(release: &Document) -> Option<Self> {
        Self::named(release.get("state")?.as_str()?)
    }

    /// Whether the documents of the release may change.
    pub fn is_open(self) -> bool {
        self == Self::Active
    }

    /// What the service has yet to do for a release in this state.
    pub fn task(self) -> Option<ReleaseTask> {
        match self {
            Self::Scheduled | Self::Publishing => Some(ReleaseTask::Publish),
            Self::Archiving => Some(ReleaseTask::Archive),
            Self::Unarchiving => Some(ReleaseTask::Unarchive),
            Self::Active | Self::Published | Self::Archived => None,
        }
    }
}

impl fmt::Display for ReleaseState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl ReleaseName {
    /// The id of the release's own document.
    pub fn document_id(&self) -> Result<DocumentId, IdError> {
        DocumentId::parse(&format!("{PREFIX}{self}"))
    }

    /// What the ids of the release's versions begin with.
    pub fn version_prefix(&self) -> String {
        format!("versions.{self}.")
    }
}

impl DocumentId {
    /// Whether the document is a release.
    pub fn is_release(&self) -> bool {
        self.as_str().starts_with(PREFIX)
    }

    /// The name of a release, if the document is one.
    pub fn release_name(&self) -> Option<&str> {
        self.as_str().strip_prefix(PREFIX)
    }

    /// The document of the release that a version belongs to.
    pub fn release_document_id(&self) -> Option<Self> {
        let name = ReleaseName::parse(self.release()?).ok()?;
        name.document_id().ok()
    }
}

/// The document of a new release.
pub fn new_release(name: &ReleaseName, metadata: &Map<String, Value>) -> Document {
    let mut complete = Map::new();
    complete.insert("releaseType".into(), Value::from("undecided"));
    complete.extend(metadata.clone());
    let mut document = Document::new();
    document.insert("_id".into(), Value::from(format!("{PREFIX}{name}")));
    document.insert("_type".into(), Value::from(RELEASE_TYPE));
    document.insert("name".into(), Value::from(name.as_str()));
    document.insert("state".into(), Value::from(ReleaseState::Active.as_str()));
    document.insert("metadata".into(), Value::from(complete));
    document
}

/// A release as an import writes it: without a task. What was scheduled elsewhere is published
/// here when someone here says so; until then its documents are open, so that they can be
/// imported too.
#[must_use]
pub fn at_rest(mut release: Document) -> Document {
    let state = match ReleaseState::of(&release) {
        Some(ReleaseState::Scheduled | ReleaseState::Publishing | ReleaseState::Archiving) => {
            ReleaseState::Active
        }
        Some(ReleaseState::Unarchiving) => ReleaseState::Archived,
        Some(ReleaseState::Active | ReleaseState::Published | ReleaseState::Archived) | None => {
            return release;
        }
    };
    release.insert("state".into(), Value::from(state.as_str()));
    if let Some(publish_at) = release.shift_remove("publishAt") {
        let metadata = release.entry("metadata").or_insert_with(|| json!({}));
        if let Value::Object(metadata) = metadata {
            metadata.insert("intendedPublishAt".into(), publish_at);
        }
    }
    release
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_has_one_name() {
        for state in ReleaseState::ALL {
            assert_eq!(ReleaseState::named(state.as_str()), Some(state));
        }
        assert_eq!(ReleaseState::named("scheduling"), None);
    }

    #[test]
    fn a_version_knows_its_release() {
        let examples = [
            ("versions.autumn.castle", Some("_.releases.autumn")),
            ("drafts.castle", None),
            ("castle", None),
            ("_.releases.autumn", None),
        ];
        for (id, release) in examples {
            let id = DocumentId::parse(id).unwrap();
            let found = id.release_document_id();
            assert_eq!(found.as_ref().map(DocumentId::as_str), release);
            assert!(found.is_none_or(|found| found.is_release()));
        }
    }

    #[test]
    fn an_imported_release_has_no_task() {
        let examples = [
            ("active", "active"),
            ("scheduled", "active"),
            ("publishing", "active"),
            ("archiving", "active"),
            ("unarchiving", "archived"),
            ("archived", "archived"),
            ("published", "published"),
        ];
        for (before, after) in examples {
            let release = json!({"state": before, "publishAt": "2027-01-01T00:00:00Z", "metadata": {"title": "t"}});
            let resting = at_rest(release.as_object().unwrap().clone());
            assert_eq!(resting["state"], after);
            assert_eq!(ReleaseState::of(&resting).unwrap().task(), None);
            let intended = resting["metadata"].get("intendedPublishAt");
            assert_eq!(intended.is_some(), before != after);
            assert_eq!(at_rest(resting.clone()), resting);
        }
    }
}
