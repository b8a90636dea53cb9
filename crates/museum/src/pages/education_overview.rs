//! `educationOverview`: what schools can do here.

use crate::fields::Fields;
use crate::{EducationCard, EducationVariant, Item, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// By level, with some that an editor chose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EducationOverview {
    /// The top.
    pub hero: PageHero,
    /// The levels.
    pub levels: Vec<Item>,
    /// Four topics at most: `docs/rules.md#education`.
    pub highlighted: Vec<EducationCard>,
    /// What teachers and students get to know.
    pub variants: Vec<EducationVariant>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl EducationOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            levels: Item::found(page, "levels", shaping),
            highlighted: EducationCard::highlighted(page, shaping),
            variants: EducationVariant::list(page, shaping),
            modules: Module::list(page, shaping),
        }
    }
}
