//! `billboardWithReference`

use crate::fields::Fields;
use crate::{Billboard, Item, Link, Picture, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A billboard that takes from the page it leads to what it does not say itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BillboardWithReference(pub Billboard);

impl BillboardWithReference {
    /// A billboard that takes what it lacks itself from the page it leads to. One whose
    /// reference cannot be shown is left out: `docs/rules.md#warnings`.
    pub(super) fn shape(
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
        Some(Self(Billboard {
            key,
            link: Link { title, ..item.link },
            text: fields.owned("text").or(item.excerpt),
            picture: Picture::at(fields, "image", shaping).or(item.picture),
        }))
    }
}
