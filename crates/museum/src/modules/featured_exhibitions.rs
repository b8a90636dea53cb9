//! `featuredExhibitions`

use crate::fields::Fields;
use crate::{RunCard, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Exhibitions that an editor chose, large. Those that are over are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FeaturedExhibitions {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The exhibitions.
    pub exhibitions: Vec<RunCard>,
}

impl FeaturedExhibitions {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let exhibitions = RunCard::chosen(fields, "exhibitions", shaping);
        (!exhibitions.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            exhibitions,
        })
    }
}
