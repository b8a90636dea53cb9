//! `knowledgeTheme`: articles about one thing.

use crate::fields::Fields;
use crate::{ItemPages, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Those whose page above this is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct KnowledgeTheme {
    /// The top.
    pub hero: PageHero,
    /// The articles, the newest first.
    pub articles: ItemPages,
    /// What follows.
    pub modules: Vec<Module>,
}

impl KnowledgeTheme {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            articles: ItemPages::shape(page, "articles", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
