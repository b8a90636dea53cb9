//! `/soeg`, `/en/search`, `/de/suche`, `/sv/sok`: what a search finds.

use crate::fields::Fields;
use crate::words::Message;
use crate::{Item, Json, Link, LinkKind, Locale, SearchQuery, Shaping, Shell, search_label};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    /// Those that are shown, the best first.
    pub items: Vec<SearchItem>,
    /// The types of what was found: each alone, and all of them.
    pub facets: Vec<SearchFacet>,
    /// What they are for.
    pub facets_label: String,
    /// The same search in the whole group, or on this site alone.
    pub scope: Option<Link>,
    /// What others search for.
    pub suggestions: Vec<Link>,
    /// What these are.
    pub suggestions_label: String,
}

/// A page that was found: `docs/rules.md#the-search-page`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchItem {
    /// The page.
    pub item: Item,
    /// What it is: `Udstilling`.
    pub label: String,
    /// The name of its site, if that is another one.
    pub prefix: Option<String>,
    /// A part of its text.
    pub excerpt: Vec<ExcerptPart>,
}

/// A part of an excerpt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ExcerptPart {
    /// The words.
    pub text: String,
    /// Whether they are what was searched for.
    pub found: bool,
}

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

/// A page as the search found it.
#[derive(Clone, Debug, Deserialize)]
pub struct FoundPage {
    /// The id of its document.
    pub id: String,
    /// A part of its text. What was found stands between `\u{2}` and `\u{3}`.
    pub excerpt: String,
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
        let facets = facets(&items, &query, &action, shaping);
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
        let nothing = summary.is_some() && !away && items.is_empty();
        Self {
            label: text(Message::SearchFor),
            suggest: suggest_address(shaping),
            advice: nothing.then(|| text(Message::SearchAdvice)),
            facets_label: text(Message::SearchTypes),
            suggestions_label: text(Message::SearchSuggestions),
            scope: scope(&query, &action, shaping),
            suggestions: suggestions(shell, &action),
            everywhere: query.everywhere,
            query: query.text,
            action,
            summary,
            total_results,
            items,
            facets,
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

impl SearchItem {
    fn list(found: &[FoundPage], documents: &Json<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        let documents = Fields::of(documents);
        let item = |page: &FoundPage| {
            let mut all = documents.list("pages");
            let fields = all.find(|fields| fields.text("_id") == Some(&page.id))?;
            let item = Item::shape(fields, shaping, "search")?;
            let own = fields.text("site").unwrap_or(&shaping.site.key);
            let site = shaping.group.site(own).ok()?;
            let prefix = (own != shaping.site.key).then(|| site.name(shaping.locale).to_owned());
            Some(Self {
                label: search_label(&item.page_type, shaping.site, shaping.locale),
                excerpt: ExcerptPart::list(&page.excerpt),
                prefix,
                item,
            })
        };
        found.iter().filter_map(item).collect()
    }
}

impl ExcerptPart {
    /// The parts of a text in which what was found is marked.
    fn list(text: &str) -> Vec<Self> {
        let part = |(number, text): (usize, &str)| Self {
            text: text.to_owned(),
            found: number % 2 == 1,
        };
        let parts = text.split(['\u{2}', '\u{3}']).enumerate();
        let parts = parts.filter(|(_, text)| !text.is_empty());
        parts.map(part).collect()
    }
}

/// The types of what was found, most first. One type alone is no choice.
fn facets(
    items: &[SearchItem],
    query: &SearchQuery,
    action: &str,
    shaping: &Shaping<'_>,
) -> Vec<SearchFacet> {
    let mut types: Vec<(&str, &str, usize)> = Vec::new();
    for item in items {
        match types.iter_mut().find(|(label, ..)| *label == item.label) {
            Some((.., count)) => *count += 1,
            None => types.push((&item.label, &item.item.page_type, 1)),
        }
    }
    if types.len() < 2 {
        return Vec::new();
    }
    types.sort_by_key(|(.., count)| std::cmp::Reverse(*count));
    let chosen = query.kind.as_deref();
    let chosen = chosen.map(|kind| search_label(kind, shaping.site, shaping.locale));
    let facet = |title: &str, kind: Option<&str>, count, is_chosen| SearchFacet {
        link: internal(
            title,
            SearchQuery {
                kind: kind.map(str::to_owned),
                ..query.clone()
            }
            .address(action),
        ),
        count,
        chosen: is_chosen,
    };
    let everything = Message::Everything.text(shaping.locale);
    let all = facet(everything, None, items.len(), chosen.is_none());
    let each = types.iter().map(|(label, kind, count)| {
        let is_chosen = chosen.as_deref() == Some(*label);
        facet(label, Some(kind), *count, is_chosen)
    });
    std::iter::once(all).chain(each).collect()
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
        ..query.clone()
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

fn internal(title: &str, href: String) -> Link {
    Link {
        title: title.to_owned(),
        href,
        kind: LinkKind::Internal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_is_marked() {
        let parts = ExcerptPart::list("en \u{2}guld\u{3} horn");
        let parts: Vec<(&str, bool)> = parts
            .iter()
            .map(|part| (part.text.as_str(), part.found))
            .collect();
        assert_eq!(parts, [("en ", false), ("guld", true), (" horn", false)]);
    }
}
