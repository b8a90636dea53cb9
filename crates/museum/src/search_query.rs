//! What a visitor searches for, as the address has it.

use crate::{Locale, PageAddress, Site};
use url::form_urlencoded;

/// Characters of a query that are read. Nobody types more.
const LONGEST: usize = 100;

/// How an address says that pages stand by relevance.
const RELEVANCE: &str = "relevance";
/// Parts of a list, at most: crawlers count on.
const MAX_PARTS: u32 = 50;

/// In which order pages of several types stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchOrder {
    /// In groups by their type.
    #[default]
    Type,
    /// In one list, the best first.
    Relevance,
}

/// A search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchQuery {
    /// What was typed.
    pub text: String,
    /// The type of page that is shown alone: `exhibition`.
    pub kind: Option<String>,
    /// Whether all sites of the group are searched.
    pub everywhere: bool,
    /// The order of pages of several types.
    pub order: SearchOrder,
    /// The part of a long list, from 1.
    pub part: u32,
}

impl Default for SearchQuery {
    fn default() -> Self {
        Self {
            text: String::new(),
            kind: None,
            everywhere: false,
            order: SearchOrder::default(),
            part: 1,
        }
    }
}

impl SearchQuery {
    /// The names in a query string that the search page reads.
    pub const PARAMETERS: [&str; 5] = ["q", "type", "all", "order", "page"];

    /// A search for what was typed.
    pub fn of(text: &str) -> Self {
        Self {
            text: cleaned(text),
            ..Self::default()
        }
    }

    /// Reads the part of an address after the question mark.
    pub fn read(query_string: &str) -> Self {
        let mut query = Self::default();
        for (name, value) in form_urlencoded::parse(query_string.as_bytes()) {
            match &*name {
                "q" => query.text = cleaned(&value),
                "type" => query.kind = Some(value.into_owned()).filter(|kind| !kind.is_empty()),
                "all" => query.everywhere = value == "1",
                "order" if value == RELEVANCE => query.order = SearchOrder::Relevance,
                "page" => query.part = part(&value),
                _ => {}
            }
        }
        query
    }

    /// The same search from its first page on.
    pub(crate) fn first_part(&self) -> Self {
        self.in_part(1)
    }

    pub(crate) fn in_part(&self, part: u32) -> Self {
        Self {
            part,
            ..self.clone()
        }
    }

    /// The same search in this order.
    #[must_use]
    pub fn in_order(&self, order: SearchOrder) -> Self {
        Self {
            order,
            ..self.first_part()
        }
    }

    /// The address of this search below a path.
    pub(crate) fn address(&self, path: &str) -> String {
        match self.to_query_string().as_str() {
            "" => path.to_owned(),
            query_string => format!("{path}?{query_string}"),
        }
    }

    /// The part of an address after the question mark.
    pub fn to_query_string(&self) -> String {
        let mut query_string = form_urlencoded::Serializer::new(String::new());
        if !self.text.is_empty() {
            query_string.append_pair("q", &self.text);
        }
        if let Some(kind) = &self.kind {
            query_string.append_pair("type", kind);
        }
        if self.everywhere {
            query_string.append_pair("all", "1");
        }
        if self.order == SearchOrder::Relevance {
            query_string.append_pair("order", RELEVANCE);
        }
        if self.part > 1 {
            query_string.append_pair("page", &self.part.to_string());
        }
        query_string.finish()
    }
}

/// The number of a part; the first one where it is none.
fn part(text: &str) -> u32 {
    let number = text.parse().ok();
    number
        .filter(|number| (1..=MAX_PARTS).contains(number))
        .unwrap_or(1)
}

/// In one line, without what nobody types.
fn cleaned(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(LONGEST).collect()
}

impl Locale {
    /// The slug of the search page: [`crate::RESERVED`] has them all.
    pub(crate) fn search_slug(self) -> &'static str {
        match self {
            Self::Da => "soeg",
            Self::En => "search",
            Self::De => "suche",
            Self::Sv => "sok",
        }
    }
}

impl Site {
    /// The path of its search page.
    pub fn search_path(&self, locale: Locale) -> String {
        self.path(locale, locale.search_slug())
    }
}

impl<'a> PageAddress<'a> {
    /// The search page of a site.
    pub fn of_search(site: &'a Site, locale: Locale) -> Self {
        Self {
            site,
            locale,
            slug: locale.search_slug().to_owned(),
        }
    }

    /// Whether this is the search page.
    pub fn is_search(&self) -> bool {
        self.slug == self.locale.search_slug()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_what_is_searched_for() {
        let query = |text: &str, kind: Option<&str>, everywhere| SearchQuery {
            text: text.to_owned(),
            kind: kind.map(str::to_owned),
            everywhere,
            ..SearchQuery::default()
        };
        let cases = [
            ("", query("", None, false), "/soeg"),
            (
                "q=guld+horn",
                query("guld horn", None, false),
                "/soeg?q=guld+horn",
            ),
            (
                "q=%20guld%0A&type=exhibition&all=1",
                query("guld", Some("exhibition"), true),
                "/soeg?q=guld&type=exhibition&all=1",
            ),
            ("q=&type=&all=2", query("", None, false), "/soeg"),
            (
                "page=3&order=relevance&q=guld",
                SearchQuery {
                    order: SearchOrder::Relevance,
                    part: 3,
                    ..query("guld", None, false)
                },
                "/soeg?q=guld&order=relevance&page=3",
            ),
            (
                "q=guld&order=x&page=0",
                query("guld", None, false),
                "/soeg?q=guld",
            ),
            ("page=51", query("", None, false), "/soeg"),
        ];
        for (search, expected, address) in cases {
            let read = SearchQuery::read(search);
            assert_eq!(read, expected, "{search}");
            assert_eq!(read.address("/soeg"), address);
        }
        let long = format!("q={}", "x".repeat(500));
        assert_eq!(SearchQuery::read(&long).text.len(), LONGEST);
    }
}
