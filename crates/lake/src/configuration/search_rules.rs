//! What of a dataset is searched.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Which documents are pages, and what is searched of them. Paths are names of fields with dots
/// between them, as in `slug.current`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SearchRules {
    /// Where a page has its title. A document without one is no page.
    pub title: String,
    /// Where a page has its address. A document without one is no page.
    pub slug: String,
    /// Where a page names its site. If there is such a path, a document without a site is no page.
    pub site: Option<String>,
    /// Where a page names its language. Without such a path all are of the default one.
    pub locale: Option<String>,
    /// Codes that pages have in place of others, as `se` for `sv`: they are of those languages.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub locale_aliases: BTreeMap<String, String>,
    /// The language of a search that names none.
    pub default_locale: String,
    /// Where a page has its last day.
    pub last_day: Option<String>,
    /// Pages whose last day stands in documents that refer to them.
    pub last_day_of_referring: Vec<LastDayOfReferring>,
    /// Documents whose names are searched on the pages that refer to them, such as authors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names_of_referred: Vec<NamesOfReferred>,
    /// Where a page has the day that it is of: the first of these that there is.
    pub days: Vec<String>,
    /// How much pages of a type count where they match alike, in hundredths; others count 100.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub type_weights: BTreeMap<String, u16>,
    /// How much the fields of a page count.
    pub texts: TextRules,
}

/// The last day of pages of a type is the latest that documents which refer to them have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LastDayOfReferring {
    /// The type of the pages.
    pub page_type: String,
    /// The type of the documents that refer to them.
    pub referring_type: String,
    /// Where these have their last day.
    pub path: String,
}

/// The documents of a type have names by which pages that refer to them are found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NamesOfReferred {
    /// The type of the documents that are referred to.
    pub referred_type: String,
    /// Where these have their name.
    pub path: String,
}

/// The fields of a page by their weight. Portable text is found under any name that is not left
/// out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct TextRules {
    /// Fields that say in a few words what a page is about.
    pub summaries: Vec<String>,
    /// Fields that head a part of a page.
    pub headings: Vec<String>,
    /// Fields of plain text.
    pub bodies: Vec<String>,
    /// Fields that have no text of the page in them, however deep.
    pub left_out: Vec<String>,
}

impl Default for SearchRules {
    fn default() -> Self {
        Self {
            title: "title".to_owned(),
            slug: "slug.current".to_owned(),
            site: None,
            locale: None,
            locale_aliases: BTreeMap::new(),
            default_locale: String::new(),
            last_day: None,
            last_day_of_referring: Vec::new(),
            names_of_referred: Vec::new(),
            days: vec!["publishedAt".to_owned()],
            type_weights: BTreeMap::new(),
            texts: TextRules::default(),
        }
    }
}

impl Default for TextRules {
    fn default() -> Self {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Self {
            summaries: names(&["subtitle", "summary", "excerpt", "description"]),
            headings: names(&["title", "heading", "name"]),
            bodies: names(&["text", "caption", "quote", "question", "answer", "content"]),
            left_out: names(&["slug", "seo", "markDefs", "alt"]),
        }
    }
}
