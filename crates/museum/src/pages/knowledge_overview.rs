//! `knowledgeOverview`: all that there is to read.

use crate::fields::Fields;
use crate::{Item, ItemPages, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Themes, and the newest articles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct KnowledgeOverview {
    /// The top.
    pub hero: PageHero,
    /// The themes.
    pub themes: Vec<Item>,
    /// The articles, the newest first.
    pub articles: ItemPages,
    /// What follows.
    pub modules: Vec<Module>,
}

impl KnowledgeOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            themes: Item::found(page, "themes", shaping),
            articles: ItemPages::shape(page, "articles", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
