//! `styledTextAndVisual`

use crate::fields::Fields;
use crate::{Link, Picture, RichText, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Text beside a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StyledTextAndVisual {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: String,
    /// The text.
    pub content: RichText,
    /// The picture.
    pub picture: Option<Picture>,
    /// On which side the picture is.
    pub side: Side,
    /// Whether the text stands on a panel of the theme's deep colour.
    pub panel: bool,
    /// Where to go on.
    pub link: Option<Link>,
}

/// A side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "said by their names")]
pub enum Side {
    Left,
    #[default]
    Right,
}

impl StyledTextAndVisual {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Self {
        Self {
            key,
            title: fields.owned("title").unwrap_or_default(),
            content: RichText::at(fields, "content", shaping),
            picture: Picture::at(fields, "image", shaping),
            side: match fields.text("side") {
                Some("left") => Side::Left,
                _ => Side::Right,
            },
            panel: fields.is_on("panel"),
            link: Link::at(fields, "link", shaping),
        }
    }
}
