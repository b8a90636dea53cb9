//! `educationLevel`: what there is for classes of one level.

use crate::fields::Fields;
use crate::{EducationVariant, Item, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Its themes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EducationLevel {
    /// The top.
    pub hero: PageHero,
    /// The themes.
    pub themes: Vec<Item>,
    /// What teachers and students get to know.
    pub variants: Vec<EducationVariant>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl EducationLevel {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            themes: Item::found(page, "themes", shaping),
            variants: EducationVariant::list(page, shaping),
            modules: Module::list(page, shaping),
        }
    }
}
