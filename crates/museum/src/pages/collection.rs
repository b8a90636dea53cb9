//! `collection`: things that belong together.

use crate::fields::Fields;
use crate::{Fact, Item, Module, PageHero, Shaping, manifest};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Collection {
    /// The top.
    pub hero: PageHero,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// What there is to know.
    pub facts: Vec<Fact>,
    /// What else to see.
    pub related: Vec<Item>,
    /// What follows.
    pub modules: Vec<Module>,
    /// The address of its pictures as IIIF, to open in a viewer of one's own.
    pub manifest: Option<String>,
}

impl Collection {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let hero = PageHero::shape(page, shaping);
        let id = page.text("_id").filter(|_| hero.picture.is_some());
        Self {
            manifest: id.map(|id| manifest::address(id, shaping)),
            hero,
            subtitle: page.owned("subtitle"),
            facts: Fact::list(page, "facts"),
            related: Item::chosen(page, "related", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
