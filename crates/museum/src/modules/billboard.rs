//! `billboard`

use crate::fields::Fields;
use crate::{Link, Picture, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A large picture with its label.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Billboard {
    /// A key for lists.
    pub key: String,
    /// The title, and where it leads; an empty `href` leads nowhere.
    pub link: Link,
    /// A few words.
    pub text: Option<String>,
    /// The picture.
    pub picture: Option<Picture>,
}

impl Billboard {
    /// A billboard with its own words and picture.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let title = fields.text("title");
        let link = match (Link::at(fields, "link", shaping), title) {
            (Some(link), Some(title)) => Link {
                title: title.to_owned(),
                ..link
            },
            (Some(link), None) => link,
            (None, Some(title)) => Link::nowhere(title),
            (None, None) => {
                shaping.warn(
                    WarningKind::MissingField("title"),
                    &format!("billboard {key}"),
                );
                return None;
            }
        };
        Some(Self {
            key,
            link,
            text: fields.owned("text"),
            picture: Picture::at(fields, "image", shaping),
        })
    }
}
