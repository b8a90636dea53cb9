//! `billboard` and `billboardWithReference`

use crate::fields::Fields;
use crate::{Item, Link, Picture, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A large picture with its label.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
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

    /// A billboard that takes what it does not say itself from the page it leads to. One
    /// whose reference cannot be shown is left out: spec 8.
    pub(super) fn of_reference(
        fields: Fields<'_>,
        key: String,
        shaping: &Shaping<'_>,
    ) -> Option<Self> {
        let page = fields.child("page");
        let here = |page: &Fields<'_>| shaping.takes_chosen(page.text("locale"), page.text("site"));
        let item = page
            .filter(here)
            .and_then(|page| Item::shape(page, shaping, "billboardWithReference"));
        let Some(item) = item else {
            let place = format!("billboardWithReference {key}");
            shaping.warn(WarningKind::UnmappableReference, &place);
            return None;
        };
        let title = fields.owned("title").unwrap_or(item.link.title);
        Some(Self {
            key,
            link: Link { title, ..item.link },
            text: fields.owned("text").or(item.excerpt),
            picture: Picture::at(fields, "image", shaping).or(item.picture),
        })
    }
}
