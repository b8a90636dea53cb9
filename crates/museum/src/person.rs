//! People of the museum.

use crate::fields::Fields;
use crate::{Picture, RichText, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Someone of the museum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
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
    pub bio: RichText,
}

impl Person {
    /// The people at a name, as `person.groq` returns them.
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let people = fields.list(name);
        people
            .filter_map(|person| Self::shape(person, shaping))
            .collect()
    }

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
            bio: RichText::spoken(fields, "bio", shaping),
        })
    }
}
