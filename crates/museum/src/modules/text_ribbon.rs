//! `textRibbon`

use crate::fields::Fields;
use crate::{Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A band of short texts; one with an empty `href` leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TextRibbon {
    /// A key for lists.
    pub key: String,
    /// The texts.
    pub items: Vec<Link>,
}

impl TextRibbon {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let item = |item: Fields<'_>| {
            let leads = ["target", "url", "slug"]
                .iter()
                .any(|name| item.value(name).is_some());
            if leads {
                return Link::shape(item, shaping, "items");
            }
            item.text("title").map(Link::nowhere)
        };
        let items: Vec<Link> = fields.list("items").filter_map(item).collect();
        (!items.is_empty()).then_some(Self { key, items })
    }
}
