//! `textSection`

use crate::fields::Fields;
use crate::{Link, RichText, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Running text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TextSection {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The text.
    pub content: RichText,
    /// Where to read on.
    pub links: Vec<Link>,
}

impl TextSection {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Self {
        Self {
            key,
            title: fields.owned("title"),
            content: RichText::at(fields, "content", shaping),
            links: Link::list(fields, "links", shaping),
        }
    }
}
