//! `imageSlider`

use crate::fields::Fields;
use crate::{Picture, Shaping, manifest, picture};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A gallery: pictures side by side, one at a time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ImageSlider {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The pictures.
    pub slides: Vec<Slide>,
    /// The address of the gallery as IIIF, to open in a viewer of one's own.
    pub manifest: Option<String>,
}

/// A picture of a gallery.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Slide {
    /// A key for lists.
    pub key: String,
    /// The picture.
    pub picture: Picture,
    /// The address at which IIIF gives parts of it.
    pub zoom: Option<String>,
}

impl ImageSlider {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let images = fields.list("images").enumerate();
        let slides: Vec<Slide> = images
            .filter_map(|(number, image)| {
                let place = format!("imageSlider {key} {number}");
                Some(Slide {
                    key: image.key(number),
                    picture: Picture::shape(image, shaping, &place)?,
                    zoom: picture::iiif(image, shaping),
                })
            })
            .collect();
        let page = fields.text("page");
        (!slides.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            slides,
            manifest: page.map(|page| manifest::address(page, shaping)),
        })
    }
}
