//! `contact`

use crate::fields::Fields;
use crate::{Picture, RichText, Shaping};
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

impl Contact {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Self {
        let people = fields.list("people");
        Self {
            key,
            title: fields.owned("title"),
            content: RichText::at(fields, "content", shaping),
            people: people
                .filter_map(|person| Person::shape(person, shaping))
                .collect(),
        }
    }
}

impl Person {
    fn shape(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let spoken = |name| fields.spoken(name, shaping.locale).map(str::to_owned);
        Some(Self {
            id: fields.owned("_id")?,
            name: fields.owned("name")?,
            title: spoken("title"),
            email: fields.owned("email"),
            phone: fields.owned("phone"),
            picture: Picture::at(fields, "image", shaping),
            excerpt: spoken("excerpt"),
        })
    }
}
