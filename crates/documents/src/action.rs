//! Actions: what editors do with documents and releases.
//!
//! An action is a step of editorial work, such as to publish a draft; mutations are what it
//! does to the documents. [`Action::mutations`] goes from one to the other, given what is
//! stored. The caller loads what the action looks at ([`Action::documents`],
//! [`Action::versions_of`]), and applies the mutations one by one.

mod document;
mod error;
mod parse;
mod publishing;
mod release;

pub use error::{ActionError, MalformedAction};
pub(crate) use publishing::published_form;

use crate::release::ReleaseStep;
use crate::{Document, DocumentId, Mutation, Patch, ReleaseName};
use serde_json::{Map, Value};

/// An action, read from its wire form. A `version` is a draft or a version of a release.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Makes a draft of a document that is not published.
    Create {
        /// The document, with the id of the draft.
        document: Document,
        /// The draft.
        version: DocumentId,
        /// Whether a draft that is there is left as it is.
        or_ignore: bool,
    },
    /// Replaces a draft, or makes one of a published document.
    ReplaceDraft {
        /// The document, with the id of the draft.
        document: Document,
        /// The draft.
        version: DocumentId,
    },
    /// Changes a version; makes it from the published document first if it is not there.
    Edit {
        /// The version.
        version: DocumentId,
        /// The changes.
        patch: Patch,
    },
    /// Deletes a document with its drafts and versions.
    Delete {
        /// The published document.
        published: DocumentId,
        /// Its drafts and versions, all that there are.
        versions: Vec<DocumentId>,
        /// Whether the history goes too.
        purge: bool,
    },
    /// Deletes a version.
    Discard {
        /// The version.
        version: DocumentId,
        /// Whether the history goes too.
        purge: bool,
    },
    /// Publishes one version.
    Publish {
        /// The version.
        version: DocumentId,
        /// The revision it must have.
        if_version_revision: Option<String>,
        /// The revision that the published document must have.
        if_published_revision: Option<String>,
    },
    /// Retracts a published document; it becomes a draft if there is none.
    Unpublish {
        /// The draft.
        version: DocumentId,
    },
    /// Makes a version of a given content.
    CreateVersion {
        /// The document, with the id of the version.
        document: Document,
        /// The version.
        version: DocumentId,
    },
    /// Makes a version as a copy.
    CopyVersion {
        /// The version.
        version: DocumentId,
        /// The document that is copied.
        base: DocumentId,
        /// The revision that it must have.
        if_base_revision: Option<String>,
    },
    /// Replaces a version.
    ReplaceVersion {
        /// The document, with the id of the version.
        document: Document,
        /// The version.
        version: DocumentId,
    },
    /// Marks that the release unpublishes the document.
    UnpublishVersion {
        /// The version.
        version: DocumentId,
    },
    /// Changes a release.
    Release {
        /// The release.
        name: ReleaseName,
        /// What is done to it.
        change: ReleaseChange,
    },
}

/// What is done to a release.
#[derive(Clone, Debug, PartialEq)]
pub enum ReleaseChange {
    /// Makes it.
    Create {
        /// Title, description, type and more.
        metadata: Map<String, Value>,
    },
    /// Changes its metadata.
    Edit {
        /// The changes.
        patch: Patch,
    },
    /// Publishes it at a time.
    Schedule {
        /// The time, as the request had it.
        publish_at: String,
    },
    /// Brings one in that was exported.
    Import {
        /// Its document.
        document: Document,
        /// What to do with one that is there.
        if_exists: IfExists,
    },
    /// Another step, which needs nothing but the name.
    Step(ReleaseStep),
}

impl ReleaseChange {
    /// Whether the service has something to do for the release after it.
    pub fn begins_task(&self) -> bool {
        match self {
            Self::Schedule { .. }
            | Self::Step(ReleaseStep::Publish | ReleaseStep::Archive | ReleaseStep::Unarchive) => {
                true
            }
            Self::Create { .. } | Self::Edit { .. } | Self::Import { .. } | Self::Step(_) => false,
        }
    }
}

/// What to do with a release that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfExists {
    /// Refuse.
    Fail,
    /// Leave it as it is.
    Ignore,
    /// Replace it.
    Replace,
}

/// The documents that an action looks at, as they are before it.
pub trait Stored {
    /// A document; `None` if there is none.
    fn document(&self, id: &DocumentId) -> Option<&Document>;

    /// The drafts and versions of a published document.
    fn versions_of(&self, published: &DocumentId) -> Vec<DocumentId>;

    /// The versions that belong to a release.
    fn versions_in(&self, release: &ReleaseName) -> Vec<DocumentId>;
}

impl Action {
    /// Reads an action.
    pub fn parse(action: &Value) -> Result<Self, MalformedAction> {
        parse::action(action)
    }

    /// The documents that it names, which must be loaded before [`Action::mutations`].
    pub fn documents(&self) -> Vec<DocumentId> {
        match self {
            Self::Create { version, .. }
            | Self::ReplaceDraft { version, .. }
            | Self::Edit { version, .. }
            | Self::Discard { version, .. }
            | Self::Publish { version, .. }
            | Self::Unpublish { version }
            | Self::CreateVersion { version, .. }
            | Self::ReplaceVersion { version, .. }
            | Self::UnpublishVersion { version } => vec![version.clone(), version.published_id()],
            Self::CopyVersion { version, base, .. } => vec![version.clone(), base.clone()],
            Self::Delete {
                published,
                versions,
                ..
            } => {
                let all = std::iter::once(published).chain(versions);
                all.cloned().collect()
            }
            Self::Release { name, .. } => name.document_id().into_iter().collect(),
        }
    }

    /// The published document of which all drafts and versions must be loaded too.
    pub fn versions_of(&self) -> Option<&DocumentId> {
        match self {
            Self::Delete { published, .. } => Some(published),
            _ => None,
        }
    }

    /// The release of which all versions must be loaded too: its documents are deleted with it.
    pub fn versions_in(&self) -> Option<&ReleaseName> {
        match self {
            Self::Release {
                name,
                change: ReleaseChange::Step(ReleaseStep::Delete),
            } => Some(name),
            _ => None,
        }
    }

    /// Whether it is about releases or their versions, which API versions before releases do not
    /// have.
    pub fn needs_releases(&self) -> bool {
        match self {
            Self::CreateVersion { .. }
            | Self::CopyVersion { .. }
            | Self::ReplaceVersion { .. }
            | Self::UnpublishVersion { .. }
            | Self::Release { .. } => true,
            _ => self.documents().iter().any(|id| id.release().is_some()),
        }
    }

    /// The documents whose history is to be erased.
    pub fn purged(&self) -> Vec<&DocumentId> {
        match self {
            Self::Delete {
                published,
                versions,
                purge: true,
            } => std::iter::once(published).chain(versions).collect(),
            Self::Discard {
                version,
                purge: true,
            } => vec![version],
            _ => Vec::new(),
        }
    }

    /// What the action does, given what is stored.
    pub fn mutations(&self, stored: &impl Stored) -> Result<Vec<Mutation>, ActionError> {
        match self {
            Self::Release { name, change } => release::mutations(name, change, stored),
            _ => document::mutations(self, stored),
        }
    }
}

#[cfg(test)]
mod tests;
