//! Something to know before one comes.

use crate::fields::Fields;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `Varighed`: `Cirka en time`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fact {
    /// A key for lists.
    pub key: String,
    /// What it is about.
    pub title: String,
    /// What there is to know; may be empty.
    pub text: String,
}

impl Fact {
    /// The `location` of an exhibition or a project.
    pub(crate) fn place(page: Fields<'_>) -> Option<Self> {
        let location = page.child("location")?;
        Some(Self {
            key: "place".to_owned(),
            title: location.owned("name")?,
            text: location.owned("details").unwrap_or_default(),
        })
    }

    pub(crate) fn list(fields: Fields<'_>, name: &str) -> Vec<Self> {
        let fact = |(number, fact): (usize, Fields<'_>)| {
            Some(Self {
                key: fact.key(number),
                title: fact.owned("title")?,
                text: fact.owned("text")?,
            })
        };
        fields.list(name).enumerate().filter_map(fact).collect()
    }
}
