//! The types of what a search found: as filters, and as groups.

use super::{SearchItem, internal};
use crate::words::Message;
use crate::{Link, SearchQuery, Shaping, search_label};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Pages of a type that are shown among those of other types.
const PER_GROUP: usize = 3;

/// A type of page that was found: `docs/rules.md#the-search-page`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SearchFacet {
    /// `Udstilling (3)` without its number, and where it leads.
    pub link: Link,
    /// How many there are.
    pub count: usize,
    /// Whether these are the ones that are shown.
    pub chosen: bool,
}

/// The first pages of a type that were found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchGroup {
    /// The name of the type: `Viden`.
    pub title: String,
    /// The first ones, the best first.
    pub items: Vec<SearchItem>,
    /// `Alle 12 i Viden`; none if all are here.
    pub all: Option<Link>,
}

/// A type of which something was found.
pub(super) struct FoundType {
    label: String,
    /// The first page type that has this name.
    kind: String,
    count: usize,
}

impl FoundType {
    /// The types of these pages, that of the best page first.
    pub(super) fn list(items: &[SearchItem]) -> Vec<Self> {
        let mut types: Vec<Self> = Vec::new();
        for item in items {
            match types.iter_mut().find(|known| known.label == item.label) {
                Some(known) => known.count += 1,
                None => types.push(Self {
                    label: item.label.clone(),
                    kind: item.item.page_type.clone(),
                    count: 1,
                }),
            }
        }
        types
    }

    /// The search for this type alone.
    fn link(&self, title: &str, query: &SearchQuery, action: &str) -> Link {
        let only = SearchQuery {
            kind: Some(self.kind.clone()),
            ..query.first_part()
        };
        internal(title, only.address(action))
    }
}

/// All of what was found, and each type alone. One type is no choice.
pub(super) fn facets(
    types: &[FoundType],
    query: &SearchQuery,
    action: &str,
    shaping: &Shaping<'_>,
) -> Vec<SearchFacet> {
    if types.len() < 2 {
        return Vec::new();
    }
    let chosen = query.kind.as_deref();
    let chosen = chosen.map(|kind| search_label(kind, shaping.site, shaping.locale));
    let everything = SearchQuery {
        kind: None,
        ..query.first_part()
    };
    let all = SearchFacet {
        link: internal(
            Message::Everything.text(shaping.locale),
            everything.address(action),
        ),
        count: types.iter().map(|found| found.count).sum(),
        chosen: chosen.is_none(),
    };
    let each = types.iter().map(|found| SearchFacet {
        link: found.link(&found.label, query, action),
        count: found.count,
        chosen: chosen.as_deref() == Some(&*found.label),
    });
    std::iter::once(all).chain(each).collect()
}

/// The first pages of each type, the group with the best page first.
pub(super) fn groups(
    types: &[FoundType],
    items: Vec<SearchItem>,
    query: &SearchQuery,
    action: &str,
    shaping: &Shaping<'_>,
) -> Vec<SearchGroup> {
    let group = |found: &FoundType| SearchGroup {
        title: found.label.clone(),
        items: Vec::new(),
        all: (found.count > PER_GROUP).then(|| {
            let count = found.count.to_string();
            let values = [("count", &*count), ("type", &*found.label)];
            let title = Message::SearchAllOfType.with(shaping.locale, &values);
            found.link(&title, query, action)
        }),
    };
    let mut groups: Vec<SearchGroup> = types.iter().map(group).collect();
    for item in items {
        let own = groups.iter_mut().find(|group| group.title == item.label);
        if let Some(group) = own.filter(|group| group.items.len() < PER_GROUP) {
            group.items.push(item);
        }
    }
    groups
}
