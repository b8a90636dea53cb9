//! `relatedContent`

use crate::fields::Fields;
use crate::{Item, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Related pages under tabs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RelatedContent {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The tabs; one without items is not here.
    pub tabs: Vec<RelatedTab>,
}

/// One tab: at most four items (`docs/rules.md#related-content`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RelatedTab {
    /// A key for lists.
    pub key: String,
    /// What the tab says.
    pub title: String,
    /// What is under it.
    pub items: Vec<Item>,
}

/// How many items a tab shows: `docs/rules.md#related-content`.
pub const RELATED_LIMIT: usize = 4;

impl RelatedContent {
    /// Tabs by an editor's choice, by tag or by type; one without items is left out.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let tab = |(number, tab): (usize, Fields<'_>)| {
            let mut items = Item::chosen(tab, "chosen", shaping);
            if items.is_empty() {
                items = Item::found(tab, "found", shaping);
            }
            items.truncate(RELATED_LIMIT);
            let title = tab.owned("title")?;
            (!items.is_empty()).then(|| RelatedTab {
                key: tab.key(number),
                title,
                items,
            })
        };
        let tabs: Vec<_> = fields.list("tabs").enumerate().filter_map(tab).collect();
        (!tabs.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            tabs,
        })
    }
}
