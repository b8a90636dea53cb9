//! `image`

use crate::fields::Fields;
use crate::{Picture, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A picture in the flow of a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ImageModule {
    /// A key for lists.
    pub key: String,
    /// The picture.
    pub picture: Picture,
    /// Whether it takes the full width of the window.
    pub full_width: bool,
}

impl ImageModule {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let picture = Picture::shape(fields, shaping, &format!("image {key}"))?;
        Some(Self {
            key,
            picture,
            full_width: fields.is_on("fullWidth"),
        })
    }
}
