//! `collectionList`

use crate::fields::Fields;
use crate::{Item, Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The collections of the site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CollectionList {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The collections.
    pub collections: Vec<Item>,
    /// Where all of them are.
    pub link: Option<Link>,
}

impl CollectionList {
    /// Nothing if there are none.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let collections = Item::found(fields, "collections", shaping);
        (!collections.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            collections,
            link: Link::at(fields, "link", shaping),
        })
    }
}
