//! The names that a request is made of: `docs/rules.md#names-and-versions`.

use documents::{DocumentId, IdError};
use std::fmt;
use thiserror::Error;

/// Characters of a dataset's name, at most.
pub const MAX_DATASET_LENGTH: usize = 64;
/// Characters of a request tag, at most.
pub const MAX_REQUEST_TAG_LENGTH: usize = 75;
/// The version of the API where none is named: `docs/rules.md#names-and-versions`.
pub const DEFAULT_VERSION: &str = "1";
/// The first version of the API that has live events.
pub const LIVE_EVENTS_VERSION: &str = "2021-03-25";

/// A text that breaks the rules for a name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadName {
    /// Not the name of a dataset.
    #[error(
        "{0:?} is no dataset: a name has lowercase letters, digits, underscores or dashes, \
         may start with a tilde, and has at most {MAX_DATASET_LENGTH} characters"
    )]
    Dataset(String),
    /// Not the id of a project.
    #[error("{0:?} is no project: an id has letters, digits and dashes only")]
    Project(String),
    /// Not the id of a document.
    #[error(transparent)]
    Document(#[from] IdError),
    /// Not a request tag.
    #[error(
        "{0:?} is no request tag: it has 1 to {MAX_REQUEST_TAG_LENGTH} letters, digits, underscores, \
         dashes or dots"
    )]
    RequestTag(String),
    /// Not a version of the API.
    #[error("{0:?} is no API version: it is 1, X, or a date YYYY-MM-DD")]
    Version(String),
}

/// The name of a dataset.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DatasetName(Box<str>);

/// The id of a project.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ProjectId(Box<str>);

/// What a request is for, in the log of the service: `website.page`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RequestTag(Box<str>);

/// The version of the API that a request uses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ApiVersion(Box<str>);

impl DatasetName {
    /// Reads a name.
    pub fn parse(name: &str) -> Result<Self, BadName> {
        let rest = name.strip_prefix('~').unwrap_or(name);
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c);
        let starts_well = rest.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
        let is_valid = starts_well && name.len() <= MAX_DATASET_LENGTH && rest.chars().all(fits);
        is_valid
            .then(|| Self(name.into()))
            .ok_or_else(|| BadName::Dataset(name.to_owned()))
    }
}

impl ProjectId {
    /// Reads an id.
    pub fn parse(id: &str) -> Result<Self, BadName> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let is_valid = !id.is_empty() && id.chars().all(fits);
        is_valid
            .then(|| Self(id.into()))
            .ok_or_else(|| BadName::Project(id.to_owned()))
    }
}

impl RequestTag {
    /// Reads a tag.
    pub fn parse(tag: &str) -> Result<Self, BadName> {
        let fits = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
        let is_valid = (1..=MAX_REQUEST_TAG_LENGTH).contains(&tag.len()) && tag.chars().all(fits);
        is_valid
            .then(|| Self(tag.into()))
            .ok_or_else(|| BadName::RequestTag(tag.to_owned()))
    }
}

impl ApiVersion {
    /// Reads a version, with or without a `v` before it.
    pub fn parse(version: &str) -> Result<Self, BadName> {
        let plain = version.strip_prefix('v').unwrap_or(version);
        let is_valid = ["1", "X"].contains(&plain) || is_date(plain);
        is_valid
            .then(|| Self(plain.into()))
            .ok_or_else(|| BadName::Version(version.to_owned()))
    }
}

/// The version of a request that names none.
impl Default for ApiVersion {
    fn default() -> Self {
        Self(DEFAULT_VERSION.into())
    }
}

impl ApiVersion {
    /// Whether the version has live events: `docs/rules.md#names-and-versions`.
    pub fn has_live_events(&self) -> bool {
        match self.as_str() {
            "1" => false,
            "X" => true,
            // Days of this form are ordered as their texts are.
            day => day >= LIVE_EVENTS_VERSION,
        }
    }
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let number = |part: &str, length: usize| {
        let digits = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| part.parse::<u32>().ok()).flatten()
    };
    let [year, month, day] = parts[..] else {
        return false;
    };
    let month = number(month, 2).is_some_and(|month| (1..=12).contains(&month));
    let day = number(day, 2).is_some_and(|day| (1..=31).contains(&day));
    number(year, 4).is_some() && month && day
}

/// Refuses what is not the id of a document.
pub fn check_document_id(id: &str) -> Result<(), BadName> {
    DocumentId::parse(id)?;
    Ok(())
}

macro_rules! text {
    ($($name:ty),*) => {$(
        impl $name {
            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}

text!(DatasetName, ProjectId, RequestTag, ApiVersion);

#[cfg(test)]
mod tests {
    use super::*;

    /// The kind of name, its check, valid names and invalid ones.
    type Case<'a> = (&'a str, fn(&str) -> bool, &'a [&'a str], &'a [&'a str]);

    /// Each rule with what it accepts and what it rejects.
    #[test]
    fn names_are_as_the_spec_has_them() {
        let long = "a".repeat(65);
        let cases: [Case<'_>; 6] = [
            (
                "dataset",
                |n| DatasetName::parse(n).is_ok(),
                &["stage", "~stage", "a_b-1", &long[..64]],
                &["", "Stage", "a b", "blå", "~", "-a", &long],
            ),
            (
                "project",
                |n| ProjectId::parse(n).is_ok(),
                &["museerne", "Abc-1"],
                &["", "a_b", "a.b", "å"],
            ),
            (
                "document",
                |n| check_document_id(n).is_ok(),
                &["page-1", "drafts.page_1", &long],
                &["", "a..b", "a b", "å", &"a".repeat(129)],
            ),
            (
                "tag",
                |n| RequestTag::parse(n).is_ok(),
                &["website.page", "a", &"a".repeat(75)],
                &["", "a b", &"a".repeat(76)],
            ),
            (
                "version",
                |n| ApiVersion::parse(n).is_ok(),
                &["1", "X", "2024-10-01", "v2024-10-01"],
                &["", "2", "2024-13-01", "2024-1-1", "x", "2024-10-01-01"],
            ),
            (
                "perspective",
                |n| documents::Perspective::parse(n).is_ok(),
                &["raw", "published", "drafts", "autumn", "autumn,drafts"],
                &["", "raw,drafts", "drafts,raw", "raw,raw"],
            ),
        ];
        for (kind, is_valid, valid, invalid) in cases {
            for name in valid {
                assert!(is_valid(name), "{kind} {name}");
            }
            for name in invalid {
                assert!(!is_valid(name), "{kind} {name}");
            }
        }
    }

    #[test]
    fn live_events_begin_with_their_version() {
        for (version, expected) in [
            ("1", false),
            ("2021-03-24", false),
            ("2021-03-25", true),
            ("v2024-10-01", true),
            ("X", true),
        ] {
            let version = ApiVersion::parse(version).unwrap();
            assert_eq!(version.has_live_events(), expected, "{version}");
        }
    }

    /// The default API version is 1.
    #[test]
    fn the_version_where_none_is_named() {
        assert_eq!(ApiVersion::default(), ApiVersion::parse("1").unwrap());
    }

    #[test]
    fn an_invalid_name_is_reported_with_its_rule() {
        let error = DatasetName::parse("Stage").unwrap_err().to_string();
        assert!(
            error.starts_with("\"Stage\" is no dataset: a name has lowercase"),
            "{error}"
        );
    }
}
