//! Document ids: which texts are ids, and how drafts and versions are named.

use std::fmt;
use thiserror::Error;

/// The longest id, in characters.
pub const MAX_ID_LENGTH: usize = 128;

const DRAFTS: &str = "drafts.";
const VERSIONS: &str = "versions.";

/// The id of a document.
///
/// Letters, digits, `_`, `.` and `-`, at most 128 of them; it begins with a letter, a digit
/// or `_`, does not end with a dot and has no two dots in a row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DocumentId(Box<str>);

/// What an id's prefix means for its document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IdKind {
    /// `castle`: what visitors see. It may hold dots; see [`DocumentId::is_public`].
    Published,
    /// `drafts.castle`: what editors work on.
    Draft,
    /// `versions.autumn.castle`: what the release `autumn` will publish.
    Version,
    /// `_.releases.autumn`: managed by the service itself.
    System,
}

/// Why a text is not an id, or not the name of a release.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IdError {
    /// Nothing there.
    #[error("the document ID is empty")]
    Empty,
    /// More than [`MAX_ID_LENGTH`] characters.
    #[error(
        "the document ID \"{id}\" has {length} characters; at most {MAX_ID_LENGTH} are allowed"
    )]
    TooLong {
        /// The text.
        id: String,
        /// Its length.
        length: usize,
    },
    /// A character that no id holds.
    #[error(
        "the document ID \"{id}\" holds the character {found:?}; only letters, digits, \"_\", \".\" and \"-\" are allowed"
    )]
    Character {
        /// The text.
        id: String,
        /// The character.
        found: char,
    },
    /// A first character that no id begins with.
    #[error("the document ID \"{id}\" must begin with a letter, a digit or \"_\"")]
    Start {
        /// The text.
        id: String,
    },
    /// Two dots in a row, or a dot at the end.
    #[error("the document ID \"{id}\" has an empty part: it ends with a dot or has two in a row")]
    EmptyPart {
        /// The text.
        id: String,
    },
    /// A prefix without an id after it, or a prefix after a prefix.
    #[error(
        "the document ID \"{id}\" has a prefix that is not followed by the ID of a published document"
    )]
    Prefix {
        /// The text.
        id: String,
    },
    /// Not the name of a release.
    #[error(
        "\"{name}\" is not the name of a release: letters, digits, \"_\" and \"-\" are allowed, the words \"published\" and \"drafts\" are not"
    )]
    Release {
        /// The text.
        name: String,
    },
}

impl DocumentId {
    /// Reads an id.
    pub fn parse(text: &str) -> Result<Self, IdError> {
        check_characters(text)?;
        let id = || text.to_owned();
        if text.ends_with('.') || text.contains("..") {
            return Err(IdError::EmptyPart { id: id() });
        }
        let published = if let Some(rest) = text.strip_prefix(DRAFTS) {
            rest
        } else if let Some(rest) = text.strip_prefix(VERSIONS) {
            let (release, rest) = rest.split_once('.').ok_or(IdError::Prefix { id: id() })?;
            ReleaseName::parse(release)?;
            rest
        } else {
            return Ok(Self(text.into()));
        };
        // What a prefix names must itself be a published id.
        let prefixed = published.starts_with(DRAFTS) || published.starts_with(VERSIONS);
        if prefixed || published.starts_with('-') {
            return Err(IdError::Prefix { id: id() });
        }
        Ok(Self(text.into()))
    }

    /// The id in full.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the prefix means.
    pub fn kind(&self) -> IdKind {
        if self.0.starts_with(DRAFTS) {
            IdKind::Draft
        } else if self.0.starts_with(VERSIONS) {
            IdKind::Version
        } else if self.0.starts_with("_.") {
            IdKind::System
        } else {
            IdKind::Published
        }
    }

    /// Whether readers without a token may see the document: no dot in its id.
    pub fn is_public(&self) -> bool {
        !self.0.contains('.')
    }

    /// The id without prefix, as text.
    pub fn published_str(&self) -> &str {
        self.split().1
    }

    /// The id without prefix.
    #[must_use]
    pub fn published_id(&self) -> Self {
        Self(self.published_str().into())
    }

    /// The id of the same document's draft.
    pub fn draft_id(&self) -> Result<Self, IdError> {
        Self::parse(&format!("{DRAFTS}{}", self.published_str()))
    }

    /// The id of the same document in a release.
    pub fn version_id(&self, release: &ReleaseName) -> Result<Self, IdError> {
        Self::parse(&format!("{VERSIONS}{release}.{}", self.published_str()))
    }

    /// The release of a version.
    pub fn release(&self) -> Option<&str> {
        self.split().0
    }

    /// The release, if it is a version, and the published id.
    fn split(&self) -> (Option<&str>, &str) {
        if let Some(rest) = self.0.strip_prefix(DRAFTS) {
            return (None, rest);
        }
        let version = self.0.strip_prefix(VERSIONS);
        match version.and_then(|rest| rest.split_once('.')) {
            Some((release, published)) => (Some(release), published),
            None => (None, &self.0),
        }
    }
}

fn check_characters(text: &str) -> Result<(), IdError> {
    let Some(first) = text.chars().next() else {
        return Err(IdError::Empty);
    };
    let length = text.chars().count();
    if length > MAX_ID_LENGTH {
        let id = text.to_owned();
        return Err(IdError::TooLong { id, length });
    }
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-');
    if let Some(found) = text.chars().find(|c| !allowed(*c)) {
        let id = text.to_owned();
        return Err(IdError::Character { id, found });
    }
    if matches!(first, '.' | '-') {
        let id = text.to_owned();
        return Err(IdError::Start { id });
    }
    Ok(())
}

impl fmt::Display for DocumentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The name of a release, as it occurs in the ids of its versions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReleaseName(Box<str>);

impl ReleaseName {
    /// Reads a name.
    pub fn parse(text: &str) -> Result<Self, IdError> {
        let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        let usable = !text.is_empty() && !text.starts_with('-') && text.chars().all(allowed);
        if usable && !matches!(text, "published" | "drafts") {
            return Ok(Self(text.into()));
        }
        let name = text.to_owned();
        Err(IdError::Release { name })
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ReleaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `drafts.` and `versions.{version}.` before an id.
    #[test]
    fn kinds_and_relatives() {
        use IdKind::{Draft, Published, System, Version};
        let examples = [
            ("castle", Published, true, "castle", None),
            ("a.b-c_D1", Published, false, "a.b-c_D1", None),
            ("_.releases.rA", System, false, "_.releases.rA", None),
            ("drafts.castle", Draft, false, "castle", None),
            ("drafts.a.b", Draft, false, "a.b", None),
            ("versions.rA.castle", Version, false, "castle", Some("rA")),
            ("versions.rA.a.b", Version, false, "a.b", Some("rA")),
            ("draftsman", Published, true, "draftsman", None),
            ("drafts", Published, true, "drafts", None),
            ("versions", Published, true, "versions", None),
        ];
        for (text, kind, public, published, release) in examples {
            let id = DocumentId::parse(text).unwrap();
            assert_eq!(id.kind(), kind, "{text}");
            assert_eq!(id.is_public(), public, "{text}");
            assert_eq!(id.published_id().as_str(), published, "{text}");
            assert_eq!(id.release(), release, "{text}");
            let draft = id.draft_id().unwrap();
            assert_eq!(draft.as_str(), format!("drafts.{published}"));
            let version = id.version_id(&ReleaseName::parse("r1").unwrap()).unwrap();
            assert_eq!(version.as_str(), format!("versions.r1.{published}"));
            assert_eq!(version.published_id(), id.published_id());
        }
    }

    /// Which texts are no ids, and which words name no version.
    #[test]
    fn refused() {
        let examples = [
            ("", "is empty"),
            (".a", "must begin with"),
            ("-a", "must begin with"),
            ("a.", "empty part"),
            ("a..b", "empty part"),
            ("a b", "the character ' '"),
            ("å", "the character 'å'"),
            ("drafts.", "empty part"),
            ("versions.r1", "is not followed by"),
            ("versions.drafts.a", "not the name of a release"),
            ("versions.published.a", "not the name of a release"),
            ("drafts.drafts.a", "is not followed by"),
            ("drafts.-a", "is not followed by"),
            ("drafts.versions.r.a", "is not followed by"),
            ("versions.r.drafts.a", "is not followed by"),
        ];
        for (text, words) in examples {
            let error = DocumentId::parse(text).unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
        assert!(DocumentId::parse(&"a".repeat(128)).is_ok());
        let error = DocumentId::parse(&"a".repeat(129)).unwrap_err();
        assert!(error.to_string().contains("129 characters"), "{error}");
        let long = DocumentId::parse(&"a".repeat(122)).unwrap();
        assert!(long.draft_id().is_err(), "a draft's id is an id too");
    }
}
