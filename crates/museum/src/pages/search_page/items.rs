//! The pages that a search found.

use crate::fields::Fields;
use crate::{Item, Json, Shaping, search_label};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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

/// A page as the search found it.
#[derive(Clone, Debug, Deserialize)]
pub struct FoundPage {
    /// The id of its document.
    pub id: String,
    /// A part of its text. What was found stands between `\u{2}` and `\u{3}`.
    pub excerpt: String,
}

impl SearchItem {
    /// Those whose documents are there, the best first.
    pub(super) fn list(found: &[FoundPage], documents: &Json<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
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
