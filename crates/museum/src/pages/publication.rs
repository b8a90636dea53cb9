//! `publication`: a book or a paper.

use crate::citation::doi_link;
use crate::fields::Fields;
use crate::{CitationLinks, Fact, Json, Link, Module, PageHero, RichText, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A publication.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Publication {
    /// The top.
    pub hero: PageHero,
    /// The day on which it came out.
    pub published: Option<String>,
    /// Who wrote it.
    pub authors: Vec<String>,
    /// What is said.
    pub content: RichText,
    /// What there is to know.
    pub facts: Vec<Fact>,
    /// Where it can be read or bought.
    pub link: Option<Link>,
    /// Its DOI, which leads to where it is for good.
    pub doi: Option<Link>,
    /// How to cite it.
    pub citation: Option<CitationLinks>,
    /// Who does it.
    pub unit: Option<Link>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl Publication {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let authors = page.values("authors").filter_map(Json::as_str);
        Self {
            hero: PageHero::shape(page, shaping),
            published: crate::item::published(page, shaping),
            authors: authors.map(str::to_owned).collect(),
            content: RichText::at(page, "content", shaping),
            facts: Fact::list(page, "facts"),
            link: Link::at(page, "link", shaping),
            doi: doi_link(page),
            citation: CitationLinks::of(page, shaping),
            unit: crate::link::at_page(page, "unit", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
