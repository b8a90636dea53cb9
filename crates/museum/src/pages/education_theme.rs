//! `educationTheme`: one subject for one level.

use crate::fields::Fields;
use crate::{EducationCard, EducationVariant, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Its topics.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EducationTheme {
    /// The top.
    pub hero: PageHero,
    /// The topics.
    pub topics: Vec<EducationCard>,
    /// What teachers and students get to know.
    pub variants: Vec<EducationVariant>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl EducationTheme {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            topics: EducationCard::list(page, "topics", shaping),
            variants: EducationVariant::list(page, shaping),
            modules: Module::list(page, shaping),
        }
    }
}
