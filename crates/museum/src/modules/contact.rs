//! `contact`

use crate::{Picture, RichText};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whom to ask.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
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

/// Someone of the museum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Person {
    pub id: String,
    pub name: String,
    /// What the person does.
    pub title: Option<String>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub picture: Option<Picture>,
    pub excerpt: Option<String>,
}
