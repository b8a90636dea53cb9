//! The names that a request is made of: `docs/rules.md#names-and-versions`.

use documents::{DocumentId, IdError};
use std::fmt;
use thiserror::Error;

/// Characters of a dataset's name, at most.
pub const LONGEST_DATASET: usize = 64;
/// Characters of a request tag, at most.
pub const LONGEST_TAG: usize = 75;
/// The version of the API where none is named: `docs/rules.md#names-and-versions`.
pub const DEFAULT_VERSION: &str = "1";

/// A name that cannot be one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadName {
    /// Not the name of a dataset.
    #[error(
        "{0:?} is no dataset: a name has lowercase letters, digits, underscores or dashes, \
         may start with a tilde, and has at most {LONGEST_DATASET} characters"
    )]
    Dataset(String),
    /// Not the id of a project.
    #[error("{0:?} is no project: an id has letters, digits and dashes only")]
    Project(String),
    /// Not the id of a document.
    #[error(transparent)]
    Document(#[from] IdError),
    /// Not a tag.
    #[error(
        "{0:?} is no request tag: it has 1 to {LONGEST_TAG} letters, digits, underscores, \
         dashes or dots"
    )]
    Tag(String),
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
pub struct Tag(Box<str>);

/// The version of the API that is spoken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ApiVersion(Box<str>);

impl DatasetName {
    /// Reads a name.
    pub fn parse(name: &str) -> Result<Self, BadName> {
        let rest = name.strip_prefix('~').unwrap_or(name);
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c);
        let begins = rest.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
        let right = begins && name.len() <= LONGEST_DATASET && rest.chars().all(fits);
        right
            .then(|| Self(name.into()))
            .ok_or_else(|| BadName::Dataset(name.to_owned()))
    }
}

impl ProjectId {
    /// Reads an id.
    pub fn parse(id: &str) -> Result<Self, BadName> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let right = !id.is_empty() && id.chars().all(fits);
        right
            .then(|| Self(id.into()))
            .ok_or_else(|| BadName::Project(id.to_owned()))
    }
}

impl Tag {
    /// Reads a tag.
    pub fn parse(tag: &str) -> Result<Self, BadName> {
        let fits = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
        let right = (1..=LONGEST_TAG).contains(&tag.len()) && tag.chars().all(fits);
        right
            .then(|| Self(tag.into()))
            .ok_or_else(|| BadName::Tag(tag.to_owned()))
    }
}

impl ApiVersion {
    /// Reads a version; a `v` before it is taken away.
    pub fn parse(version: &str) -> Result<Self, BadName> {
        let plain = version.strip_prefix('v').unwrap_or(version);
        let right = ["1", "X"].contains(&plain) || is_date(plain);
        right
            .then(|| Self(plain.into()))
            .ok_or_else(|| BadName::Version(version.to_owned()))
    }
}

/// The version that is spoken where none is named.
impl Default for ApiVersion {
    fn default() -> Self {
        Self(DEFAULT_VERSION.into())
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

text!(DatasetName, ProjectId, Tag, ApiVersion);

#[cfg(test)]
mod tests {
    use super::*;

    /// What is named, whether a text is one, texts that are and texts that are not.
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
                |n| Tag::parse(n).is_ok(),
                &["website.page", "a", &long],
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
        for (kind, right, good, bad) in cases {
            for name in good {
                assert!(right(name), "{kind} {name}");
            }
            for name in bad {
                assert!(!right(name), "{kind} {name}");
            }
        }
    }

    /// The default API version is 1.
    #[test]
    fn the_version_where_none_is_named() {
        assert_eq!(ApiVersion::default(), ApiVersion::parse("1").unwrap());
    }

    #[test]
    fn a_wrong_name_is_told_with_the_rule() {
        let error = DatasetName::parse("Stage").unwrap_err().to_string();
        assert!(
            error.starts_with("\"Stage\" is no dataset: a name has lowercase"),
            "{error}"
        );
    }
}
