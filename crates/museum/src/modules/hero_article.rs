//! `heroArticle`: the top of a page that is an article (`docs/rules.md#articles-and-other-pages`).

use crate::fields::Fields;
use crate::hero::breadcrumbs;
use crate::{Json, Link, Person, Picture, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What an article is about, and who wrote it. What it leaves out is the page's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HeroArticle {
    /// A key for lists.
    pub key: String,
    /// The title.
    pub title: String,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// A few sentences.
    pub lead: Option<String>,
    /// The picture that the article lies over.
    pub picture: Option<Picture>,
    /// Who wrote it.
    pub authors: Vec<Person>,
    /// The day on which it came out.
    pub published: Option<String>,
    /// Whether it is the hero of its page.
    pub heads_page: bool,
    /// The way to that page.
    pub breadcrumbs: Vec<Link>,
}

impl HeroArticle {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let none = Json::Null;
        let page = fields.child("page").unwrap_or(Fields::of(&none));
        let Some(title) = fields.owned("title").or_else(|| page.owned("title")) else {
            let location = format!("heroArticle {key}");
            shaping.warn(WarningKind::MissingField("title"), &location);
            return None;
        };
        Some(Self {
            key,
            title,
            subtitle: fields.owned("subtitle"),
            lead: fields.owned("lead").or_else(|| page.owned("description")),
            picture: Picture::at(fields, "image", shaping)
                .or_else(|| Picture::at(page, "image", shaping)),
            authors: Person::list(fields, "authors", shaping),
            published: crate::item::published(fields, shaping),
            heads_page: false,
            breadcrumbs: Vec::new(),
        })
    }

    /// Makes it the hero of a page.
    pub(super) fn head(&mut self, page: Fields<'_>, shaping: &Shaping<'_>) {
        self.heads_page = true;
        self.breadcrumbs = breadcrumbs(page, shaping);
    }
}
