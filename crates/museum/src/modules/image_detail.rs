//! `imageDetail`

use crate::fields::Fields;
use crate::{Picture, Shaping, picture};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A picture that one can go close to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ImageDetail {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// What to look for.
    pub text: Option<String>,
    /// The picture.
    pub picture: Picture,
    /// The address at which IIIF gives parts of it; none for drawings, which have no pixels.
    pub zoom: Option<String>,
}

impl ImageDetail {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let image = fields.child("image")?;
        let picture = Picture::shape(image, shaping, &format!("imageDetail {key}"))?;
        Some(Self {
            key,
            title: fields.owned("title"),
            text: fields.owned("text"),
            picture,
            zoom: picture::iiif(image, shaping),
        })
    }
}
