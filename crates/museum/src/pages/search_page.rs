//! `/soeg`, `/en/search`, `/de/suche`, `/sv/sok`: what a search finds.

mod items;
mod types;

pub use items::{ExcerptPart, FoundPage, SearchItem};
pub use types::{SearchFacet, SearchGroup};

use crate::paging::ListParts;
use crate::words::Message;
use crate::{
    FRONT, FilterOption, Json, Link, LinkKind, Locale, SearchOrder, SearchQuery, Shaping, Shell,
    search_label,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use types::{FoundType, facets};

/// Pages in a part of one list.
const PER_PART: usize = 20;

/// The search page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SearchPage {
    /// What was typed; empty if nothing was.
    pub query: String,
    /// Where the form leads.
    pub action: String,
    /// Where suggestions come from while one types.
    pub suggest: String,
    /// What its field is for: `Hvad leder du efter?`
    pub label: String,
    /// How many pages were found, in words; none if nothing was searched for.
    pub summary: Option<String>,
    /// What to do where nothing was found.
    pub advice: Option<String>,
    /// Whether all sites of the group are searched.
    pub everywhere: bool,
    /// How many pages were found.
    pub total_results: usize,
    /// The first ones of each type; none where all stand in one list.
    pub groups: Vec<SearchGroup>,
    /// One list: those of a type, or all by relevance. The best are first.
    pub items: Vec<SearchItem>,
    /// The parts of that list.
    pub parts: ListParts,
    /// The types of what was found: each alone, and all of them.
    pub facets: Vec<SearchFacet>,
    /// What they are for.
    pub facets_label: String,
    /// By type, or by relevance; none where there is but one type.
    pub orders: Vec<FilterOption>,
    /// What they are for.
    pub orders_label: String,
    /// The same search in the whole group, or on this site alone.
    pub scope: Option<Link>,
    /// Where one can go on where nothing was found: the front page, and what the menu leads to.
    pub ways_on: Vec<Link>,
    /// What these are.
    pub ways_on_label: String,
    /// What others search for.
    pub suggestions: Vec<Link>,
    /// What these are.
    pub suggestions_label: String,
}

impl SearchPage {
    /// The page for what a search found, and the documents of it; `None` if the search is away.
    pub(crate) fn shape(
        found: Option<(&[FoundPage], &Json<'_>)>,
        shell: &Shell,
        shaping: &Shaping<'_>,
    ) -> Self {
        let query = SearchQuery::read(&shaping.query_string);
        let action = shaping.site.search_path(shaping.locale);
        let text = |message: Message| message.text(shaping.locale).to_owned();
        let away = found.is_none();
        let mut items = found.map_or_else(Vec::new, |(found, documents)| {
            SearchItem::list(found, documents, shaping)
        });
        let types = FoundType::list(&items);
        let facets = facets(&types, &query, &action, shaping);
        let total_results = items.len();
        if let Some(kind) = &query.kind {
            let label = search_label(kind, shaping.site, shaping.locale);
            items.retain(|item| item.label == label);
        }
        let summary = match (away, items.len()) {
            _ if query.text.is_empty() => None,
            (true, _) => Some(text(Message::SearchAway)),
            (false, count) => Some(summary(&query.text, count, shaping.locale)),
        };
        let is_mixed = types.len() > 1 && query.kind.is_none();
        let orders = if is_mixed {
            orders(&query, &action, shaping.locale)
        } else {
            Vec::new()
        };
        let nothing = summary.is_some() && !away && items.is_empty();
        let (mut groups, mut parts) = (Vec::new(), ListParts::default());
        if is_mixed && query.order == SearchOrder::Type {
            let all = std::mem::take(&mut items);
            groups = types::groups(&types, all, &query, &action, shaping);
        } else {
            parts = part_of(&mut items, &query, &action);
        }
        Self {
            label: text(Message::SearchFor),
            suggest: suggest_address(shaping),
            advice: nothing.then(|| text(Message::SearchAdvice)),
            ways_on: if nothing {
                ways_on(shell, shaping)
            } else {
                Vec::new()
            },
            ways_on_label: text(Message::SearchWaysOn),
            facets_label: text(Message::SearchTypes),
            orders_label: text(Message::SearchOrder),
            suggestions_label: text(Message::SearchSuggestions),
            scope: scope(&query, &action, shaping),
            suggestions: suggestions(shell, &action),
            everywhere: query.everywhere,
            query: query.text,
            action,
            summary,
            total_results,
            groups,
            items,
            parts,
            facets,
            orders,
        }
    }
}

/// `12 resultater for »guld«`.
fn summary(query: &str, count: usize, locale: Locale) -> String {
    let message = match count {
        0 => Message::SearchNothing,
        1 => Message::SearchOne,
        _ => Message::SearchMany,
    };
    let count = count.to_string();
    // What was typed is last: it may have braces in it.
    message.with(locale, &[("count", &count), ("query", query)])
}

/// Leaves the part of a list that is requested, or its last one.
fn part_of(items: &mut Vec<SearchItem>, query: &SearchQuery, action: &str) -> ListParts {
    let last = items.len().div_ceil(PER_PART).max(1);
    let last = u32::try_from(last).unwrap_or(u32::MAX);
    let now = query.part.min(last);
    let parts = std::mem::take(items);
    let before = (1..now).map(|_| PER_PART).sum();
    items.extend(parts.into_iter().skip(before).take(PER_PART));
    ListParts::new(last, now, |part| query.in_part(part).address(action))
}

/// The ways in which pages of several types can stand.
fn orders(query: &SearchQuery, action: &str, locale: Locale) -> Vec<FilterOption> {
    let option = |(message, order): (Message, SearchOrder)| FilterOption {
        title: message.text(locale).to_owned(),
        href: query.in_order(order).address(action),
        chosen: query.order == order,
        group: None,
    };
    let orders = [
        (Message::SearchByType, SearchOrder::Type),
        (Message::SearchByRelevance, SearchOrder::Relevance),
    ];
    orders.map(option).into()
}

/// The same search elsewhere. A group of one site has no elsewhere.
fn scope(query: &SearchQuery, action: &str, shaping: &Shaping<'_>) -> Option<Link> {
    if query.text.is_empty() || shaping.group.sites.len() < 2 {
        return None;
    }
    let message = if query.everywhere {
        Message::SearchHere
    } else {
        Message::SearchEverywhere
    };
    let other = SearchQuery {
        everywhere: !query.everywhere,
        kind: None,
        ..query.first_part()
    };
    let title = message.text(shaping.locale);
    Some(internal(title, other.address(action)))
}

/// Where pages come from that a text may mean.
pub(super) fn suggest_address(shaping: &Shaping<'_>) -> String {
    let (site, locale) = (&shaping.site.key, shaping.locale);
    format!("/api/search/suggest?site={site}&locale={locale}")
}

fn suggestions(shell: &Shell, action: &str) -> Vec<Link> {
    let words = shell.search_suggestions.iter();
    let link = |word: &String| {
        let query = SearchQuery {
            text: word.clone(),
            ..SearchQuery::default()
        };
        internal(word, query.address(action))
    };
    words.map(link).collect()
}

/// The front page, and what the first level of the menu and practical information lead to.
fn ways_on(shell: &Shell, shaping: &Shaping<'_>) -> Vec<Link> {
    let front = shaping.site.path(shaping.locale, FRONT);
    let front = internal(Message::FrontPage.text(shaping.locale), front);
    let menu = shell.navigation.primary.iter().map(|entry| &entry.link);
    let mut links = vec![front];
    for link in menu.chain(&shell.navigation.practical_info) {
        let is_known = links.iter().any(|known| known.href == link.href);
        if !is_known && !link.href.is_empty() {
            links.push(link.clone());
        }
    }
    links
}

fn internal(title: &str, href: String) -> Link {
    Link {
        title: title.to_owned(),
        href,
        kind: LinkKind::Internal,
    }
}

