//! What can be wrong with a configuration.

use super::{MAX_BYTES, MAX_NAME, MAX_PATH};
use thiserror::Error;

/// Why a configuration is refused.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum InvalidConfiguration {
    /// Its text is too long.
    #[error("a configuration has at most {MAX_BYTES} bytes, and this one {bytes}")]
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// Its text is not the JSON of a configuration.
    #[error("this is no configuration: {0}")]
    Unreadable(String),
    /// A part of it breaks a rule.
    #[error("{place}: {problem}")]
    Rejected {
        /// Which part: `indexes[2].paths[0]`.
        place: String,
        /// What is wrong with it.
        problem: ConfigurationProblem,
    },
    /// All datasets of the database want too much together.
    #[error(
        "all datasets of the database would have {count} {of} together, and at most {max} are \
         possible"
    )]
    TooManyTogether {
        /// What there would be too many of.
        of: &'static str,
        /// How many.
        count: usize,
        /// How many are possible.
        max: usize,
    },
}

/// What is wrong with a part of a configuration.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ConfigurationProblem {
    /// Not the name of an index.
    #[error(
        "{0:?} must be a name of 1 to {max} lower-case letters and underscores, and not \"index\"",
        max = MAX_NAME
    )]
    Name(String),
    /// Two indexes have the same name, or a list names something twice.
    #[error("{0:?} stands there twice")]
    Repeated(String),
    /// Not a path.
    #[error(
        "{0:?} must be a path of at most {max} characters: names of fields with dots between \
         them, as in slug.current",
        max = MAX_PATH
    )]
    Path(String),
    /// A field of every document that has no stored key.
    #[error("{0:?} is of no use here: documents are looked up by id and by type anyway")]
    BuiltIn(String),
    /// Not the name of a field.
    #[error("{0:?} must be the name of a field")]
    Field(String),
    /// Not the name of a type.
    #[error("{0:?} must be the name of a type of documents")]
    Type(String),
    /// Not the code of a language.
    #[error("{0:?} must be the code of a language, as en or en-GB, or empty")]
    Locale(String),
    /// Too few or too many entries.
    #[error("{count} entries, where {min} to {max} are possible")]
    Count {
        /// How many there are.
        count: usize,
        /// How many there must be.
        min: usize,
        /// How many there may be.
        max: usize,
    },
    /// More tagged paths than paths.
    #[error("{tagged} paths cannot make a tag where there are {paths}")]
    Tagged {
        /// How many are to make a tag.
        tagged: usize,
        /// How many there are.
        paths: usize,
    },
}
