//! `contact`

use crate::fields::Fields;
use crate::{Person, RichText, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whom to ask.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Contact {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// A few words before the people.
    pub content: RichText,
    /// The people.
    pub people: Vec<Person>,
}

impl Contact {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Self {
        Self {
            key,
            title: fields.owned("title"),
            content: RichText::at(fields, "content", shaping),
            people: Person::list(fields, "people", shaping),
        }
    }
}
