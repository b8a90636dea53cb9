//! `randomRelatedContent`

use crate::fields::Fields;
use crate::{Item, Json, Locale, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Ten pages of the site. The choice is made anew by the island, because the page
/// itself may come from a cache.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RandomRelatedContent {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The address of the island with another choice.
    pub island: String,
    /// The choice made with the page.
    pub items: Vec<Item>,
}

/// How many pages it shows: `docs/rules.md#related-content`.
pub const RANDOM_RELATED: usize = 10;
/// How many pages the island chooses from: more than it shows.
pub(crate) const RANDOM_CHOICE: usize = 4 * RANDOM_RELATED;
/// The name of the island that chooses anew.
const ISLAND: &str = "randomRelatedContent";

impl RandomRelatedContent {
    /// The choice of the page itself: the newest, so that a cached page stays the same.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let items = Item::found(fields, "found", shaping);
        let page = fields.text("page").unwrap_or_default();
        (!items.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            island: island(&shaping.site.key, shaping.locale, page),
            items,
        })
    }

    /// Another choice: some of what was found, the newest first. `chance` gives a number
    /// below the one it is given.
    pub fn choose(
        answer: &Json<'_>,
        shaping: &Shaping<'_>,
        chance: &mut dyn FnMut(usize) -> usize,
    ) -> Vec<Item> {
        let answer = Fields::of(answer);
        let policies: Vec<&str> = answer.values("policies").filter_map(Json::as_str).collect();
        let mut items = Item::found(answer, "found", shaping);
        items.retain(|item| !policies.contains(&item.id.as_str()));
        let mut numbered: Vec<(usize, Item)> = items.into_iter().enumerate().collect();
        while numbered.len() > RANDOM_RELATED {
            let out = chance(numbered.len()).min(numbered.len() - 1);
            numbered.remove(out);
        }
        numbered.into_iter().map(|(_, item)| item).collect()
    }
}

/// The address of the island: `/__nuxt_island/randomRelatedContent.json?…`.
fn island(site: &str, locale: Locale, page: &str) -> String {
    format!("/__nuxt_island/{ISLAND}.json?site={site}&locale={locale}&page={page}")
}
