//! A piece of content in a list, a grid or a ribbon.

use crate::{Link, Picture};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a card shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Item {
    /// The document's id, a key for lists.
    pub id: String,
    /// The type of its page, such as `exhibition`.
    #[serde(rename = "type")]
    pub page_type: String,
    /// The title, and where it leads.
    pub link: Link,
    /// Its picture.
    pub picture: Option<Picture>,
    /// A short line above the title: a type, a duration, a date in words.
    pub meta: Option<String>,
    /// A few words about it.
    pub excerpt: Option<String>,
    /// Its tags.
    pub tags: Vec<Tag>,
}

/// A tag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Tag {
    /// The document's id.
    pub id: String,
    /// Its name in the page's language.
    pub title: String,
}
