//! `featuredCollections`

use crate::fields::Fields;
use crate::{Item, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Collections that an editor chose, large.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FeaturedCollections {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The collections.
    pub collections: Vec<Item>,
}

impl FeaturedCollections {
    /// Nothing if there are none.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let collections = Item::chosen(fields, "collections", shaping);
        (!collections.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            collections,
        })
    }
}
